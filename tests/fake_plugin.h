// The plugin that fails on demand (tests/xla/fake_plugin.cc), as a test holds it.
#pragma once

#include <dlfcn.h>

namespace fullbore::testing {

struct Fake {
  Fake() : library(::dlopen(FB_FAKE_PLUGIN, RTLD_NOW)) {
    fail = reinterpret_cast<void (*)(long, int)>(::dlsym(library, "fake_fail"));
    alive = reinterpret_cast<long (*)()>(::dlsym(library, "fake_alive"));
    calls = reinterpret_cast<long (*)()>(::dlsym(library, "fake_calls"));
  }
  void* library;
  // The call from now on that fails (0: none), and with which code.
  void (*fail)(long, int);
  long (*alive)();
  long (*calls)();
};

}  // namespace fullbore::testing
