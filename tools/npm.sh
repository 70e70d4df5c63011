#!/usr/bin/env bash
# npm.sh ARGUMENTS…: npm in web/, with the packages of its lock file installed.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
node=$(tools/node.sh)
export PATH="$node:$PATH" NO_UPDATE_NOTIFIER=1
stamp=web/node_modules/.stamp
inputs=(web/package.json web/package-lock.json web/.npmrc)
digest=$(node --version; .venv/bin/python tools/digest.py "${inputs[@]}")
if [[ "$(cat "$stamp" 2>/dev/null)" != "$digest" ]]; then
    echo "Fetching the packages of the client (once per change of them) …" >&2
    (cd web && npm ci --silent --no-audit --no-fund)
    echo "$digest" >"$stamp"
fi
cd web && exec npm --silent "$@"
