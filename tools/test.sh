#!/usr/bin/env bash
# The whole of `make test`; arguments go to the interpreted run of pytest.
set -euo pipefail
cd "$(dirname "$0")/.."

stage() {
    local name=$1 start=$SECONDS
    shift
    echo "── $name"
    "$@"
    echo "── $name: $((SECONDS - start)) s"
}

# -P: the checkout itself stays off the path, so tests import what is installed.
interpreted() {
    .venv/bin/python -P -m pytest -n 2 --ignore tests/browser "$@"
}
# Tests of a file share a server; whoever is done first takes over what the other has left.
browser() {
    .venv/bin/python -P -m pytest -n 2 --dist worksteal tests/browser
}
compiled() {
    ABYSSAL_EXPECT_COMPILED=1 .venv-compiled/bin/python -P -m pytest -n 2 \
        tests/generic tests/golden tests/compiled
}

stage "set-up" tools/setup.sh
stage "lint and types" tools/lint.sh
stage "client" tools/web.sh

# The C compiler keeps one core busy for minutes: it takes what the tests before it leave idle.
if tools/can_compile.sh; then
    compilation=$(mktemp)
    set -m # a process group of its own, so that the compiler ends with a test run that fails
    nice -n 19 tools/compiled.sh >"$compilation" 2>&1 &
    compiler=$!
    set +m
    trap 'kill -- "-$compiler" 2>/dev/null || true; rm -f "$compilation"' EXIT
fi
compilation() {
    wait "$compiler" || { cat "$compilation"; return 1; }
}

stage "client: lint, types and tests" tools/check_web.sh
stage "terminal for the tests" tools/need.sh tmux tmux
stage "tests, interpreted" interpreted "$@"
stage "browser for the tests" tools/need.sh chromium chromium
stage "tests in the browser" browser

if [[ -n ${compiler-} ]]; then
    stage "compilation" compilation
    stage "tests, compiled" compiled
    echo "── all: $SECONDS s"
else
    echo "── all: $SECONDS s"
    echo "No C compiler (or no Python headers) was found: the compiled part was not run."
    [[ -z ${CI:-} ]]
fi
