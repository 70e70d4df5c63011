#!/usr/bin/env bash
# The whole of `make check`: lint, types and the tests that a change touches, in under three minutes.
set -uo pipefail
cd "$(dirname "$0")/.."
source tools/stages.sh
most=130

# Nearest tests first; those for which no time is left are reported as skipped.
in_time() {
    local left=$((most - SECONDS))
    ABYSSAL_BUDGET=$((left > 20 ? left : 20)) PYTHONPATH=tools \
        tests .venv/bin/python -p budget -n 2 -m "not long" "$@"
}

stage "set-up" tools/setup.sh || sum_up
stage "lint and types" tools/lint.sh
touched=$(.venv/bin/python tools/touched.py)

if [[ $touched == *tests/browser/* ]]; then
    stage "client" tools/web.sh
    stage "client: lint, types and tests" tools/check_web.sh
    if ABYSSAL_CHROMIUM=$(tools/chromium.sh); then
        export ABYSSAL_CHROMIUM
    else
        skipped "tests in the browser" "no Chromium"
        touched=$(grep -v '^tests/browser/' <<<"$touched")
    fi
fi

if [[ -z $touched ]]; then
    note "tests that the change touches" green "none"
else
    # shellcheck disable=SC2086 # one word a file
    stage "tests that the change touches" in_time $touched
fi
sum_up
