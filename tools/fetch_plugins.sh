#!/bin/sh
# Fetches the plugins that tests use into a folder: XLA's for the CPU, and those that compile for
# NVIDIA's cards and for TPUs that are not there. Tests skip what is missing, so this never fails:
# what cannot be had (no network, no pip) is printed.
#   tools/fetch_plugins.sh [--command PATH] FOLDER [NAME...]    default names: xla-cpu cuda13 tpu
# Then: export XDG_DATA_HOME=FOLDER
set -u

command=fullbore
if [ "${1:-}" = --command ]; then
  command=$2
  shift 2
fi
[ $# -ge 1 ] || { echo "usage: $0 [--command PATH] FOLDER [NAME...]"; exit 1; }
mkdir -p "$1" || exit 1
XDG_DATA_HOME=$(cd "$1" && pwd)
export XDG_DATA_HOME
shift
[ $# -ge 1 ] || set -- xla-cpu cuda13 tpu

missing=
for name in "$@"; do
  # A folder that was fetched before is used again.
  if [ -d "$XDG_DATA_HOME/fullbore/plugins/$name" ]; then
    echo "$name: there already"
  elif ! "$command" plugin add "$name" --compile-only; then
    missing="$missing $name"
  fi
done
[ -z "$missing" ] || echo "not fetched:$missing; tests that need them will be skipped"
echo "export XDG_DATA_HOME=$XDG_DATA_HOME"
