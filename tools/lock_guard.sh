#!/usr/bin/env bash
# Fails when a lock file names a registry host, an index option or a path of one machine.
set -euo pipefail
cd "$(dirname "$0")/.."

leaks='https?://[^ "]*(simple|/packages/|\.tgz)|^ *--(index|extra-index|find-links)|file:|@ /'
status=0
grep -rnE -e "$leaks" --include='*.lock' --include='*lock.json' \
    --exclude-dir=.git --exclude-dir='.venv*' --exclude-dir=node_modules . || status=$?
if [[ $status != 1 ]]; then
    echo "abyssal: a lock file names a host or a machine path (or grep failed: $status)" >&2
    exit 1
fi
