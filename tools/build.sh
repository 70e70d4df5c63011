#!/usr/bin/env bash
# Builds the plain and the compiled wheel into dist/, and .venv-compiled from the latter.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
rm -rf dist && mkdir dist
tools/wheel.sh plain dist
tools/wheel.sh compiled dist
tools/compiled.sh "$(echo dist/abyssal-*-cp*.whl)"
ls -1 dist
