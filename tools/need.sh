#!/usr/bin/env bash
# need.sh PACKAGE COMMAND: makes sure that COMMAND exists; only CI may install PACKAGE for it.
set -euo pipefail
package=$1 command=$2

if command -v "$command" >/dev/null; then
    exit 0
fi
if [[ -n ${CI:-} && $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq "$package"
else
    echo "abyssal: the command $command is missing; please install the package $package" >&2
    exit 1
fi
