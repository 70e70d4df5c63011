#!/usr/bin/env bash
# The whole of `make test`; arguments go to the interpreted run of pytest.
set -uo pipefail
cd "$(dirname "$0")/.."
source tools/stages.sh

# Each process begins with half of the files, so that what a file's tests share is made once; the one
# that finishes first takes over tests of the other.
by_two=(-n 2 --dist worksteal -m "not long")
interpreted() {
    local once=()
    # The same sources give the same answers compiled, several times as fast.
    [[ -z $compiler ]] || once=(-m "not long and not twice")
    tests .venv/bin/python "${by_two[@]}" "${once[@]}" --ignore tests/browser "$@"
}
browser() {
    tests .venv/bin/python "${by_two[@]}" tests/browser
}
compiled() {
    ABYSSAL_EXPECT_COMPILED=1 tests .venv-compiled/bin/python "${by_two[@]}" \
        tests/generic tests/golden tests/compiled tests/policies tests/values
}
compilation() {
    wait "$compiler"
    local status=$?
    compiler=''
    [[ $status == 0 ]] || cat "$logs/compilation"
    return "$status"
}

stage "preflight" tools/preflight.sh python venv chromium compiler headers
stage "set-up" tools/setup.sh || sum_up
stage "lint and types" tools/lint.sh
stage "client" tools/web.sh
client=$?

# The C compiler keeps one core busy for minutes: it takes what the tests before it leave idle.
if tools/can_compile.sh; then
    set -m # a process group of its own, so that the compiler ends with a run that is broken off
    ABYSSAL_OPTIMIZE=1 nice -n 19 tools/compiled.sh >"$logs/compilation" 2>&1 &
    compiler=$!
    set +m
fi

stage "client: lint, types and tests" tools/check_web.sh
stage "tests, interpreted" interpreted "$@"
# The store's own tests run on both above; here a few of those that need a store. All: make test-long.
on_postgresql -n 2 -m "not long" tests/table/test_two_hosts.py tests/table/test_over_days.py \
    tests/server/test_former_owners.py tests/server/test_lists.py tests/notices/test_office.py

if [[ $client != 0 ]]; then
    note "tests in the browser" red "not run: the client was not built"
elif ABYSSAL_CHROMIUM=$(tools/chromium.sh); then
    export ABYSSAL_CHROMIUM
    if ABYSSAL_WHOLE_CHROMIUM=$(tools/chromium.sh whole); then
        export ABYSSAL_WHOLE_CHROMIUM # without it, one test of notices is skipped
    fi
    stage "tests in the browser" browser
else
    skipped "tests in the browser" "no Chromium"
fi

if [[ -z $compiler ]]; then
    skipped "tests, compiled" "no Python headers, or no C compiler"
elif stage "compilation" compilation; then
    stage "tests, compiled" compiled
fi
sum_up
