#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
.venv/bin/python -m ruff check .
.venv/bin/python -m ruff format --check .
.venv/bin/python -m mypy
