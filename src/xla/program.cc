#include "xla/program.h"

#include <cstring>

#include "xla/saved_program.h"

namespace fullbore::xla {
namespace {

// What is at most this long is sent again only when it has changed (weights of samples).
constexpr int64_t kSmall = 4096;

std::unique_ptr<Executable> load_or_compile(const Client& client, const std::string& text,
                                            const ProgramOptions& options) {
  if (options.saved.empty())
    return compile_cached(client, text, options.flags, options.cache.get());
  return client.deserialize(read_program_for(options.saved, client, text).code);
}

}  // namespace

// ---- Resident ----

void Resident::replace(Buffer buffer) {
  copied_ = {};
  buffer_ = std::move(buffer);
  set_host_is_old();
}

void Resident::prefetch() {
  staged_.resize(static_cast<size_t>(buffer_.type().bytes()));
  copied_ = buffer_.download(staged_.data());
}

void Resident::read(std::byte* host) {
  const auto bytes = static_cast<size_t>(buffer_.type().bytes());
  if (bytes == 0) return;
  if (!copied_.pending()) return buffer_.download(host).wait("copy a value from the device");
  copied_.wait("copy a value from the device");
  std::memcpy(host, staged_.data(), bytes);
}

std::shared_ptr<Array> array_of(std::shared_ptr<Resident> value) {
  auto array = std::make_shared<Array>(value->buffer().type());
  array->set_remote(std::move(value));
  return array;
}

// ---- Program ----

Program::Program(std::shared_ptr<const Client> client, Graph graph, const ProgramOptions& options)
    : client_(std::move(client)),
      graph_(std::move(graph)),
      device_(options.device),
      executable_(load_or_compile(*client_, to_stablehlo(graph_, options.hlo), options)),
      taken_(hlo_arguments(graph_)),
      bound_(graph_.inputs().size()),
      residents_(graph_.inputs().size()),
      fed_(graph_.inputs().size()),
      fed_bytes_(graph_.inputs().size()),
      results_(graph_.outputs.size()),
      arguments_(taken_.size()),
      raw_(graph_.outputs.size()) {
  if (executable_->num_outputs() != graph_.outputs.size())
    throw BackendError(
        13, str_cat("[program] expected ", graph_.outputs.size(),
                    " results of the compiled program, got ", executable_->num_outputs()));
}

void Program::bind(size_t input, Array& array) {
  const Type& type = graph_.type(graph_.inputs().at(input));
  FB_CHECK(array.type() == type, "input ", input, " is ", type, ", got ", array.type());
  bound_[input] = &array;
}

Resident& Program::resident(size_t input) {
  Array& array = *bound_[input];
  if (auto* here = dynamic_cast<Resident*>(array.remote().get());
      here != nullptr && here->buffer().client() == client_.get() && here->device() == device_)
    return *here;
  auto made = std::make_shared<Resident>(
      client_->upload(array.type(), std::as_const(array).data(), device_), device_, true);
  Resident& value = *made;
  array.set_remote(std::move(made));
  return value;
}

void Program::feed(size_t input, const void* value) {
  const Type& type = graph_.type(graph_.inputs()[input]);
  const auto bytes = static_cast<size_t>(type.bytes());
  std::string& last = fed_bytes_[input];
  if (!last.empty() && std::memcmp(last.data(), value, bytes) == 0) return;
  last.clear();  // until it is there
  fed_[input] = std::make_shared<Resident>(client_->upload(type, value, device_), device_, false);
  if (type.bytes() <= kSmall) last.assign(static_cast<const char*>(value), bytes);
}

void Program::run(std::span<const void* const> feeds) {
  FB_CHECK(feeds.size() == bound_.size());
  for (size_t a = 0; a < taken_.size(); ++a) {
    const size_t i = taken_[a];
    if (bound_[i] != nullptr) {
      residents_[i] = &resident(i);
      arguments_[a] = residents_[i]->buffer().get();
      continue;
    }
    FB_CHECK(feeds[i] != nullptr, "input ", i, " is neither bound nor fed");
    feed(i, feeds[i]);
    arguments_[a] = fed_[i]->buffer().get();
  }
  try {
    executable_->run(arguments_, raw_);
  } catch (const OutOfMemory& e) {
    throw OutOfMemory(e.code, str_cat(e.what(), "; the program is planned to take ",
                                      executable_->memory().peak(), " bytes"));
  }
  for (size_t k = 0; k < raw_.size(); ++k) {
    Buffer value(client_, raw_[k], graph_.type(graph_.outputs[k].node));
    const int alias = graph_.outputs[k].alias;
    if (alias >= 0) {
      residents_[static_cast<size_t>(alias)]->replace(std::move(value));
    } else {
      results_[k] = std::make_shared<Resident>(std::move(value), device_, false);
    }
  }
}

std::vector<Array> execute(const std::shared_ptr<const Client>& client, const Graph& graph,
                           std::span<const Array> inputs, const ProgramOptions& options) {
  if (inputs.size() != graph.inputs().size())
    fail("[execute] expected ", graph.inputs().size(), " inputs, got ", inputs.size());
  Program program(client, graph, options);
  std::vector<Array> state(inputs.begin(), inputs.end());
  std::vector<const void*> feeds(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Type& type = graph.type(graph.inputs()[i]);
    if (inputs[i].type() != type)
      fail("[execute] expected input ", i, " of type ", type, ", got ", inputs[i].type());
    program.bind(i, state[i]);
  }
  program.run(feeds);
  std::vector<Array> values;
  for (size_t k = 0; k < graph.outputs.size(); ++k) {
    const int alias = graph.outputs[k].alias;
    values.push_back(alias >= 0 ? state[static_cast<size_t>(alias)] : *array_of(program.result(k)));
  }
  return values;
}

}  // namespace fullbore::xla
