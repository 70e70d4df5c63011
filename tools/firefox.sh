#!/usr/bin/env bash
# Prints a Firefox: the one that ABYSSAL_FIREFOX names, or the machine's own.
set -euo pipefail

for name in ${ABYSSAL_FIREFOX:-} firefox-esr firefox; do
    if command -v "$name"; then
        exit 0
    fi
done
echo "abyssal: no Firefox was found; please install the package firefox-esr (ABYSSAL_FIREFOX names one)" >&2
exit 1
