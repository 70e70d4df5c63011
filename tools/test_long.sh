#!/usr/bin/env bash
# The whole of `make test-long`: what takes too long for `make test`; arguments go to pytest.
set -uo pipefail
cd "$(dirname "$0")/.."
source tools/stages.sh

long() {
    tests .venv/bin/python -m "long or twice" "$@"
    local status=$?
    [[ $status == 5 ]] || return "$status" # 5: no test there is marked
}

stage "preflight" tools/preflight.sh python venv chromium firefox
stage "set-up" tools/setup.sh || sum_up
stage "client" tools/web.sh || sum_up
stage "long tests" long -n 2 --ignore tests/browser --ignore tests/firefox "$@"

on_postgresql -n 2 -m "not long" tests/store tests/table tests/server tests/notices "$@"

if ABYSSAL_CHROMIUM=$(tools/chromium.sh); then
    export ABYSSAL_CHROMIUM
    stage "long tests in the browser" long -n 2 --dist worksteal tests/browser "$@"
else
    skipped "long tests in the browser" "no Chromium"
fi
if ABYSSAL_FIREFOX=$(tools/firefox.sh); then
    export ABYSSAL_FIREFOX
    stage "tests in Firefox" long tests/firefox "$@"
else
    skipped "tests in Firefox" "no Firefox"
fi
stage "kills under load" .venv/bin/python tools/kill.py
stage "kills of workers" .venv/bin/python tools/kill.py --workers 4 --kills 20 --crashes 2 --tables 8
sum_up
