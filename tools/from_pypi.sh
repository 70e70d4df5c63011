#!/usr/bin/env bash
# from_pypi.sh NAME: installs what tools/NAME.lock names into .venv/NAME, unless it is there.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh
lock=tools/$1.lock home=.venv/$1

if [[ "$(cat "$home/stamp" 2>/dev/null)" == "$(cat "$lock")" ]]; then
    exit 0
fi
echo "Taking what $lock names from PyPI (once) …" >&2
# Beside the packages of .venv, so that a new set-up of those leaves it alone.
rm -rf "$home"
.venv/bin/uv pip install --quiet --python .venv/bin/python --target "$home" --no-deps \
    --require-hashes -r "$lock"
cp "$lock" "$home/stamp"
