#!/usr/bin/env bash
# Puts what games without a server need into src/abyssal/server/static/offline, when it has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh
folder=src/abyssal/server/static/offline wheels=.venv/solo
needed='anyio|idna|msgspec|mypy-extensions|starlette|typing-extensions'

# The same versions as on a server; for what is compiled, the wheel that Pyodide loads.
lock=$(awk -v needed="^($needed)==" '/^[^ #]/ { on = ($0 ~ needed) } on && !/^ *#/' requirements.lock |
    sed 's/ ;[^\\]*//')
wanted=$(echo "$lock"; grep '"pyodide":' web/package.json)
if [[ "$(cat "$wheels/stamp" 2>/dev/null)" != "$wanted" ]]; then
    echo "Fetching the packages of games without a server (once per change of them, 1 MB) …" >&2
    rm -rf "$wheels"
    mkdir -p "$wheels"
    echo "$lock" >"$wheels/lock"
    .venv/bin/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
        --platform pyemscripten_2026_0_wasm32 --python-version 314 --only-binary=:all: \
        -r "$wheels/lock" -d "$wheels"
    echo "$wanted" >"$wheels/stamp"
fi

inputs=(src/abyssal/*.py src/abyssal/{bots,core,games,keeper,notices,policies,record,results,store,table,text}
    src/abyssal/server/*.py src/abyssal/server/routes pyproject.toml tools/solo.{py,sh} "$wheels/stamp")
digest=$(.venv/bin/python tools/digest.py "${inputs[@]}")
if [[ "$(cat "$folder/.stamp" 2>/dev/null)" != "$digest" ]]; then
    tools/npm.sh
    .venv/bin/python tools/solo.py web/node_modules/pyodide "$wheels" "$folder"
    echo "$digest" >"$folder/.stamp"
fi
