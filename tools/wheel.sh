#!/usr/bin/env bash
# wheel.sh plain|compiled FOLDER: builds that wheel, client included, with the locked tools of .venv.
set -euo pipefail
kind=$1 folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."

export ABYSSAL_COMPILE=0
if [[ $kind == compiled ]]; then
    # The compiler a Python was built with may be absent here.
    CC=$(tools/cc.sh)
    export CC ABYSSAL_COMPILE=1
fi
tools/web.sh
log=$(mktemp)
trap 'rm -f "$log"' EXIT
.venv/bin/uv build --wheel --no-build-isolation --python .venv/bin/python --out-dir "$folder" . \
    >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
rm -f "$folder/.gitignore"
