#!/usr/bin/env bash
# The client's own checks: types, lint, format and unit tests; and its types of the games' views.
set -uo pipefail
cd "$(dirname "$0")/.."

tools/npm.sh || exit 1
status=0
.venv/bin/python tools/view_types.py --check || status=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for check in check lint test; do
    if ! tools/npm.sh run "$check" >"$log" 2>&1; then
        cat "$log" >&2
        status=1
    fi
done
exit "$status"
