#include "xla/compiled.h"

#include "xla/wire.h"

namespace fullbore::xla {

using abi::Entry;

std::string compile_options(const CompileFlags& flags) {
  MessageWriter build;
  build
      .number(1, -1)  // no device in particular
      .number(4, flags.replicas)
      .number(5, 1);
  MessageWriter options;
  options.text(3, build.bytes());
  for (const auto& [name, value] : flags.overrides) {
    const std::string text = MessageWriter().text(1, value).bytes();
    options.text(7, MessageWriter().text(1, name).text(2, text).bytes());
  }
  return options.bytes();
}

std::string refused_name(const std::string& message, const std::string& before) {
  const size_t at = message.find(before);
  if (at == std::string::npos) return "";
  const size_t start = at + before.size();
  const size_t end = message.find_first_of("' \n,;", start);
  return message.substr(start, end == std::string::npos ? end : end - start);
}

Compiled::~Compiled() {
  if (executable_ == nullptr) return;
  abi::ExecutableArgs args{{}, executable_};
  plugin_->call_quietly(Entry::kExecutableDestroy, args);
}

size_t Compiled::num_outputs() const {
  abi::NumOutputsArgs args{{}, executable_, 0};
  plugin_->call(Entry::kExecutableNumOutputs, args, "count a program's results");
  return args.num_outputs;
}

ProgramMemory Compiled::memory() const {
  abi::CompiledMemoryStatsArgs a{};
  a.executable = executable_;
  plugin_->call(Entry::kExecutableGetCompiledMemoryStats, a, "read a program's memory");
  return {.arguments = a.argument,
          .results = a.output,
          .aliased = a.alias,
          .temporaries = a.temp,
          .code = a.generated_code};
}

std::string Compiled::serialize() const {
  abi::SerializeArgs args{};
  args.executable = executable_;
  plugin_->call(Entry::kExecutableSerialize, args, "serialize a program");
  struct Release {
    const abi::SerializeArgs& args;
    ~Release() {
      if (args.deleter != nullptr) args.deleter(args.backing);
    }
  } const release{args};
  return std::string(args.bytes, args.size);
}

std::string Compiled::optimized_hlo() const {
  abi::Program program;
  abi::OptimizedProgramArgs args{{}, executable_, &program};
  plugin_->call(Entry::kExecutableOptimizedProgram, args, "read the compiled program");
  std::string bytes(program.code_size, '\0');
  program.code = bytes.data();
  plugin_->call(Entry::kExecutableOptimizedProgram, args, "read the compiled program");
  bytes.resize(std::min(bytes.size(), program.code_size));
  return bytes;
}

}  // namespace fullbore::xla
