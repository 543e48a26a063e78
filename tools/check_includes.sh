#!/bin/sh
# Checks the directions of #include between the folders, and that only src/cpu names oneDNN and only
# src/xla names PJRT.
#   tools/check_includes.sh [ROOT]       prints each violation as FILE:LINE: text; exit 1 when there is one
#   tools/check_includes.sh --self-test  plants violations in a scratch tree and demands that each is found
# Needs nothing but sh and awk, so that it runs on a bare machine.
set -eu

check() {
  cd "$1"
  # Examples are outside programs: they may use the public headers only.
  files=$(find include src examples -name '*.h' -o -name '*.cc' -o -name '*.def' 2>/dev/null | LC_ALL=C sort)
  [ -n "$files" ] || { echo "no sources under $1"; return 1; }
  # shellcheck disable=SC2086
  awk '
    function allow(folder, list,   i, n, names) {
      known[folder] = 1
      n = split(list, names, " ")
      for (i = 1; i <= n; ++i) may[folder, names[i]] = 1
      may[folder, folder] = 1
    }
    function bad(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; violations = 1 }

    # The folder that a public header belongs to: include/fullbore/nn.h and include/fullbore/nn/*.h belong
    # to src/nn where there is such a folder; the others are listed.
    function layer_of_public(path,   name) {
      name = path
      sub(/^fullbore\//, "", name)
      if (name in layer) return layer[name]
      sub(/[.\/].*$/, "", name)
      return (name in known) ? name : ""
    }

    BEGIN {
      allow("base", "")
      allow("machine", "base")
      allow("ir", "base")
      allow("ops", "base ir")
      below = "base ir ops"
      allow("grad", below)
      allow("opt", below)
      below = below " grad opt"
      allow("cpu", below)
      allow("xla", below " machine")
      below = below " cpu xla"
      allow("nn", below)
      allow("models", below " nn")
      allow("optim", below " nn")
      allow("data", "base")
      allow("io", "base")
      allow("train", below " nn models optim data io machine")
      allow("cli", below " nn models optim data io machine train")
      allow("examples", "")

      layer["error.h"] = layer["dtype.h"] = layer["type.h"] = layer["array.h"] = "base"
      layer["graph.h"] = layer["ops.def"] = "ir"
      layer["tensor.h"] = layer["functional.h"] = "ops"
      layer["functional/image.h"] = layer["functional/positions.h"] = "ops"
      layer["functional/recurrent.h"] = layer["functional/attention.h"] = "ops"
      layer["profile.h"] = "cpu"
      layer["init.h"] = "nn"
      layer["device.h"] = layer["generate.h"] = layer["trainer.h"] = layer["fullbore.h"] = "train"
    }

    FNR == 1 {
      n = split(FILENAME, part, "/")
      public_file = part[1] == "include"
      folder = part[1] == "src" ? part[2] : part[1]
      if (public_file) {
        path = FILENAME
        sub(/^include\//, "", path)
        folder = layer_of_public(path)
      }
      if (!(folder in known))
        bad("unknown layer; name the folder or public header in tools/check_includes.sh")
    }

    /^[ \t]*#[ \t]*include[ \t]*"/ {
      split($0, quoted, "\"")
      target = quoted[2]
      if (target ~ /^fullbore\//) {
        to = layer_of_public(target)
        if (to == "") bad("\"" target "\" has no layer; list it in tools/check_includes.sh")
        else if (folder != "examples" && folder in known && !((folder, to) in may))
          bad("src/" folder " must not include \"" target "\", which belongs to src/" to)
      } else if (target ~ /^hwy\// && folder == "cpu") {
        next  # Highway quotes its own headers, and so do the files it includes again per target
      } else if (public_file || folder == "examples") {
        bad("only \"fullbore/...\" may be included here, not \"" target "\"")
      } else {
        to = target
        sub(/\/.*$/, "", to)
        if (!(to in known) || to == target) bad("\"" target "\": write the path from src/")
        else if (folder in known && !((folder, to) in may))
          bad("src/" folder " must not include \"" target "\"")
      }
      next
    }
    /^[ \t]*#[ \t]*include[ \t]*</ && public_file && /[.\/].*>/ {
      bad("public headers include the standard library only")
    }
    {
      code = $0
      sub(/\/\/.*$/, "", code)
      if (folder != "cpu" && code ~ /(^|[^A-Za-z0-9_])(dnnl::|dnnl_|<dnnl|<oneapi\/)/)
        bad("only src/cpu may name oneDNN")
      if (folder != "xla" && code ~ /(^|[^A-Za-z0-9_])PJRT_/) bad("only src/xla may name PJRT")
    }
    END { exit violations }
  ' $files
}

# plant FILE TEXT: writes one line into the scratch tree.
plant() {
  mkdir -p "$scratch/$(dirname "$1")"
  printf '%s\n' "$2" > "$scratch/$1"
}

self_test() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  plant include/fullbore/array.h '#include <vector>'
  plant include/fullbore/nn.h '#include "fullbore/array.h"'
  plant src/base/array.cc '#include "fullbore/array.h"'
  plant src/cpu/ok.cc '#include <dnnl.hpp>'
  plant src/ops/ok.cc '#include "ir/graph.h"  // dnnl::memory is named in a comment only'
  plant src/train/ok.cc '#include "io/checkpoint.h"'
  plant src/cli/ok.cc '#include "train/trainer.h"'
  plant src/xla/ok.cc '#include "machine/machine.h"'
  plant examples/ok.cc '#include "fullbore/nn.h"'
  check "$scratch" || { echo "self-test: clean tree refused"; exit 1; }

  planted=0
  while IFS='|' read -r file text; do
    [ -n "$file" ] || continue
    plant "$file" "$text"
    planted=$((planted + 1))
    if found=$(check "$scratch"); then
      echo "self-test: not caught: $file: $text"
      exit 1
    fi
    case $found in
      "$file:1: "*) ;;
      *) echo "self-test: $file: $text gave: $found"; exit 1 ;;
    esac
    rm "$scratch/$file"
  done <<'CASES'
src/base/bad.cc|#include "ir/graph.h"
src/ir/bad.cc|  #  include "ops/op_def.h"
src/ops/bad.cc|#include "grad/grad.h"
src/grad/bad.cc|#include "opt/fuse.h"
src/opt/bad.cc|#include "cpu/plan.h"
src/cpu/bad.cc|#include "xla/client.h"
src/machine/bad.cc|#include "xla/discover.h"
src/nn/bad5.cc|#include "machine/machine.h"
src/nn/bad.cc|#include "train/trainer.h"
src/nn/bad2.cc|#include "optim/adam.h"
src/data/bad.cc|#include "ir/graph.h"
src/io/bad.cc|#include "fullbore/nn.h"
src/train/bad.cc|#include "cli/main.h"
src/base/bad2.cc|#include "array_detail.h"
src/newfolder/bad.cc|int x;
include/fullbore/array_bad.h|int x;
include/fullbore/error.h|#include "base/str.h"
include/fullbore/type.h|#include <dnnl.hpp>
include/fullbore/dtype.h|#include "fullbore/nn.h"
examples/bad.cc|#include "ir/graph.h"
src/nn/bad3.cc|dnnl::memory m;
src/train/bad2.cc|#include <oneapi/dnnl/dnnl.h>
src/cpu/bad2.cc|PJRT_Api* api;
src/nn/bad4.cc|#include "hwy/highway.h"
CASES
  echo "self-test: $planted planted violations caught"
}

if [ "${1:-}" = --self-test ]; then
  self_test
else
  check "${1:-$(dirname "$0")/..}"
fi
