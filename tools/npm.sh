#!/usr/bin/env bash
# npm.sh ARGUMENTS…: npm in web/, with the packages of its lock file installed; without arguments
# they are installed and nothing else is done.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

tools/setup.sh
node=$(tools/node.sh)
export PATH="$node:$PATH" npm_config_update_notifier=false
stamp=web/node_modules/.stamp
inputs=(web/package.json web/package-lock.json web/.npmrc)
digest=$(node --version; .venv/bin/python tools/digest.py "${inputs[@]}")
if [[ "$(cat "$stamp" 2>/dev/null)" != "$digest" ]]; then
    echo "Fetching the packages of the client from npm (once per change of them, 150 MB) …" >&2
    (cd web && npm ci --loglevel=error --no-audit --no-fund >&2)
    echo "$digest" >"$stamp"
fi
[[ $# != 0 ]] || exit 0
cd web && exec npm --silent "$@"
