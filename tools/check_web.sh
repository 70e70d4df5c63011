#!/usr/bin/env bash
# The client's own checks: types, lint, format and unit tests; and its types of the games' views.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
.venv/bin/python tools/view_types.py --check
for check in check lint test; do
    log=$(mktemp)
    if ! tools/npm.sh run "$check" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
done
