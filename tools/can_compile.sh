#!/usr/bin/env bash
# Succeeds where the headers of .venv's Python and a C compiler are found.
set -euo pipefail
cd "$(dirname "$0")/.."

.venv/bin/python tools/headers.py && tools/cc.sh >/dev/null
