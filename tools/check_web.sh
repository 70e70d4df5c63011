#!/usr/bin/env bash
# The client's own checks: types, lint, format and unit tests; and its types of the games' views.
set -uo pipefail
cd "$(dirname "$0")/.."

tools/npm.sh || exit 1
status=0
.venv/bin/python tools/view_types.py --check || status=1
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
# Side by side: each of them keeps one core busy.
declare -A running
for check in check lint test; do
    tools/npm.sh run "$check" >"$logs/$check" 2>&1 &
    running[$check]=$!
done
for check in check lint test; do
    if ! wait "${running[$check]}"; then
        cat "$logs/$check" >&2
        status=1
    fi
done
exit "$status"
