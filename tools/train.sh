#!/usr/bin/env bash
# train.sh TITLE [OPTION …]: learns the value of a title anew, from games played here.
# Into the Blue plays its games in JAX and takes the options of training/into_the_blue.py; the others
# play them with the compiled engine and take those of training/selfplay.py.
set -euo pipefail
cd "$(dirname "$0")/.."

title=${1:?which title, as in-too-deep}
shift
weights=src/abyssal/values/weights/${title//-/_}.json
tools/setup.sh
tools/from_pypi.sh training
learn() { PYTHONPATH=.venv/training .venv/bin/python "$@"; }

if [[ $title == into-the-blue ]]; then
    learn training/into_the_blue.py --out "$weights" "$@"
    exit
fi
tools/compiled.sh
games=$(mktemp -d)
trap 'rm -rf "$games"' EXIT
.venv-compiled/bin/python training/selfplay.py "$title" --out "$games" "$@"
learn training/fit.py "$games" --out "$weights"
