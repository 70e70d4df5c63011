#!/usr/bin/env bash
# Fails when a lock file names a registry host, an index option or a path of one machine.
set -euo pipefail
cd "$(dirname "$0")/.."

leaks='https?://[^ "]*(simple|/packages/|\.tgz)|^ *--(index|extra-index|find-links)|file:|@ /'
status=0
# --no-index: a lock file that is not committed yet is looked at too.
git grep --no-index --exclude-standard -nE -e "$leaks" -- '*.lock' '*lock.json' || status=$?
if [[ $status != 1 ]]; then
    echo "abyssal: a lock file names a host or a machine path (or git grep failed: $status)" >&2
    exit 1
fi
