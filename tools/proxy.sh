#!/usr/bin/env bash
# proxy.sh nginx|caddy: prints that program, the machine's own or Debian's, unpacked in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

name=$1
PATH=$PATH:/usr/sbin:/sbin
command -v "$name" && exit 0
if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then
    echo "abyssal: no $name was found, and no apt-get to ask; please install the package $name" >&2
    exit 1
fi
home=$PWD/.venv/$name
program=$(find "$home" -path "*bin/$name" -type f 2>/dev/null || true)
if [[ -z $program ]]; then
    echo "Fetching $name from Debian's packages (once) …" >&2
    apt=(apt-get -qq -o Debug::NoLocking=1 -o "Dir::State::lists=$home/lists" -o "Dir::Cache=$home/cache")
    mkdir -p "$home"/{lists,cache/archives}/partial
    "${apt[@]}" update >&2
    "${apt[@]}" install -y --no-install-recommends --download-only "$name" >&2
    for package in "$home"/cache/archives/*.deb; do
        dpkg-deb -x "$package" "$home/unpacked"
    done
    rm -rf "$home/lists" "$home/cache"
    program=$(find "$home" -path "*bin/$name" -type f)
fi
echo "$program"
