#!/usr/bin/env bash
# Prints the name of a Python that is new enough; PYTHON names one to be tried first.
set -euo pipefail

for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$name"
        exit 0
    fi
done
echo "abyssal: Python 3.11 or newer is needed and none was found (PYTHON=/path/to/python names one)" >&2
exit 1
