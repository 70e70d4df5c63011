#!/usr/bin/env bash
# Builds .venv from requirements.lock. With "uv" as argument it stops once uv is there.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

uv_version=0.13.7
inputs=(requirements.lock pyproject.toml setup.py build_tools tools/setup.sh)

digest() { .venv/bin/python tools/digest.py "${inputs[@]}"; }

has_uv() { [[ "$(.venv/bin/uv --version 2>/dev/null)" == "uv $uv_version"* ]]; }

if [[ -e .venv/stamp && ${1-} != uv && "$(cat .venv/stamp)" == "$(digest 2>/dev/null)" ]]; then
    exit 0
fi

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(tools/python.sh)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "abyssal: $python has no venv module (on Debian and Ubuntu: the package python3-venv)" >&2
        exit 1
    fi
    echo "Setting up .venv (once) …" >&2
    "$python" -m venv --clear .venv
fi
has_uv || .venv/bin/python -m pip install --quiet --disable-pip-version-check "uv==$uv_version"
[[ ${1-} != uv ]] || exit 0

# --python: an activated environment of the user would otherwise receive the packages.
rm -f .venv/stamp
.venv/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes requirements.lock
.venv/bin/uv pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation -e .
digest >.venv/stamp
