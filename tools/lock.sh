#!/usr/bin/env bash
# Writes requirements.lock anew; -U moves the pins.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

tools/setup.sh uv
.venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --group dev --extra all "$@" \
    pyproject.toml -o requirements.lock
tools/lock_guard.sh
