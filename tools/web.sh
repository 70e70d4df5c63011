#!/usr/bin/env bash
# Builds the client into src/abyssal/server/static, when something it is made of has changed.
set -euo pipefail
cd "$(dirname "$0")/.."

static=src/abyssal/server/static
inputs=(
    web/src web/public web/index.html web/*.json web/*.ts web/*.js web/.npmrc tools/web.sh
    src/abyssal/text src/abyssal/games/*/text
)

# What is missing without them is no reason to keep anybody from playing at a server.
without_a_server() {
    tools/solo.sh && return
    [[ -z ${CI:-} ]] || exit 1
    echo "Games without a server are not offered: what they need could not be fetched." >&2
}

tools/setup.sh
digest=$(.venv/bin/python tools/digest.py "${inputs[@]}")
if [[ -e $static/index.html && "$(cat "$static/.stamp" 2>/dev/null)" == "$digest" ]]; then
    without_a_server
    exit
fi

tools/npm.sh
echo "Building the client (once per change of it) …" >&2
# Built aside and moved in one piece, so that a running server never serves half of it.
folder=$(mktemp -d "$PWD/src/abyssal/server/.static-XXXXXX")
log=$(mktemp)
trap 'rm -rf "$folder" "$log"' EXIT
chmod 755 "$folder"
tools/npm.sh run build -- --outDir "$folder" --emptyOutDir >"$log" 2>&1 ||
    { cat "$log" >&2; exit 1; }
echo "$digest" >"$folder/.stamp"
rm -rf "$static"
mv "$folder" "$static"
without_a_server
