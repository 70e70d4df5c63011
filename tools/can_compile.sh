#!/usr/bin/env bash
# Succeeds where a C compiler and the headers of .venv's Python are found.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v "${CC:-cc}" >/dev/null
.venv/bin/python -c '
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'
