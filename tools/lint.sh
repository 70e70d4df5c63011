#!/usr/bin/env bash
# Lock files, ruff and mypy: all of them run, even if an earlier one fails.
set -uo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh || exit 1
status=0
tools/lock_guard.sh || status=1
.venv/bin/python -m ruff check . || status=1
.venv/bin/python -m ruff format --check . || status=1
.venv/bin/python -m mypy || status=1
exit "$status"
