#!/usr/bin/env bash
# Writes requirements.lock, tools/docs.lock and tools/training.lock anew; -U moves the pins.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

compile() {
    .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header "$@"
}

tools/setup.sh uv
compile --group dev --extra all --extra postgresql "$@" pyproject.toml -o requirements.lock
compile --group docs "$@" -o tools/docs.lock
compile --group training "$@" -o tools/training.lock
tools/lock_guard.sh
