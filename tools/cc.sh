#!/usr/bin/env bash
# Prints a C compiler: the one that CC names, the machine's own, or else Zig's from PyPI in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n ${CC:-} ]] || command -v cc >/dev/null; then
    echo "${CC:-cc}"
    exit 0
fi
tools/from_pypi.sh zig
compiler=$PWD/.venv/zig/cc
printf '#!/bin/sh\nexec "%s/.venv/zig/ziglang/zig" cc "$@"\n' "$PWD" >"$compiler"
chmod +x "$compiler"
echo "$compiler"
