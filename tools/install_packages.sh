#!/bin/sh
# install_packages.sh LIST...: installs the packages of these lists that are missing; does nothing, and needs no
# network, when all are there.
set -eu
cd "$(dirname "$0")/.."

missing=
for package in $(sed 's/#.*//' "$@"); do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

echo "Installing:$missing"
as_root=
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "cannot install$missing: run this as root, or install sudo" >&2; exit 1; }
  as_root=sudo
fi
$as_root apt-get update
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
