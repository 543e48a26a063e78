#include "cpu/program.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>

#include "cpu/executable.h"
#include "cpu/threads.h"

namespace fullbore::cpu {
namespace {

// The first failure reported in the step that is running.
struct Failure {
  std::atomic<int> code{0};
  std::atomic<const char*> what{nullptr};
};
Failure failure;

// oneDNN 2.6.3 allocates packing buffers in a call; measured with the largest products.
constexpr int64_t kOnednnAllowancePerThread = int64_t{1} << 20;

}  // namespace

void report_failure(int code, const char* what) noexcept {
  const char* none = nullptr;
  if (failure.what.compare_exchange_strong(none, what)) failure.code = code;
}

void throw_reported_failure() {
  if (failure.what.load(std::memory_order_relaxed) == nullptr) return;
  const char* what = failure.what.exchange(nullptr);
  throw BackendError(failure.code,
                     str_cat("[run] ", what, " failed with code ", failure.code.load()));
}

void Program::Free::operator()(std::byte* p) const noexcept { std::free(p); }

Program::~Program() = default;

std::unique_ptr<Program> Program::compile(Graph graph, const CompileOptions& options) {
  std::unique_ptr<Program> program(new Program);
  program->threads_ = checked_threads(options.threads);
  const StepScope scope(program->threads_);
  program->executable_ = std::make_unique<Executable>(std::move(graph), options, program->threads_);
  program->team_ = program->executable_->uses_threads() ? program->threads_ : 1;
  const auto bytes = static_cast<size_t>(program->executable_->arena_bytes() + kAlignment);
  program->arena_.reset(static_cast<std::byte*>(
      std::aligned_alloc(kAlignment, (bytes + kAlignment - 1) / kAlignment * kAlignment)));
  if (program->arena_ == nullptr)
    fail("[compile] expected ", bytes, " bytes of memory for the program's values, got none");
  program->executable_->bind(program->arena_.get());
  throw_reported_failure();
  return program;
}

void Program::check_counts(size_t inputs, size_t outputs) const {
  if (inputs != graph().inputs().size() || outputs != graph().outputs.size())
    fail("[run] expected ", graph().inputs().size(), " inputs and ", graph().outputs.size(),
         " outputs, got ", inputs, " and ", outputs);
}

void Program::run(std::span<const void* const> inputs, std::span<void* const> outputs,
                  const TeamTask& first) {
  check_counts(inputs.size(), outputs.size());
  const StepScope scope(team_, first);
  executable_->run(inputs.data(), outputs.data());
  throw_reported_failure();
}

const Graph& Program::graph() const { return executable_->graph(); }

PlanInfo Program::plan() const {
  PlanInfo info = executable_->plan();
  info.onednn_allowance = kOnednnAllowancePerThread * threads_;
  return info;
}

std::span<const Buffer> Program::buffers() const { return executable_->buffers(); }

std::string Program::explain() const { return executable_->explain(); }

std::vector<Array> execute(const Graph& graph, std::span<const Array> inputs,
                           const CompileOptions& options) {
  const auto program = Program::compile(graph, options);
  if (inputs.size() != graph.inputs().size())
    fail("[execute] expected ", graph.inputs().size(), " inputs, got ", inputs.size());
  std::vector<const void*> in;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].type() != graph.type(graph.inputs()[i]))
      fail("[execute] expected input ", i, " of type ", graph.type(graph.inputs()[i]), ", got ",
           inputs[i].type());
    in.push_back(inputs[i].data());
  }
  std::vector<Array> results;
  std::vector<void*> out;
  for (const Output& o : graph.outputs) results.emplace_back(graph.type(o.node));
  for (Array& r : results) out.push_back(r.data());
  program->run(in, out);
  return results;
}

}  // namespace fullbore::cpu
