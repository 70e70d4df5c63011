#!/usr/bin/env bash
# Builds the pages of docs/ into site/, with search and API pages; any warning, lost link or address
# that a page would load from elsewhere is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
tools/from_pypi.sh docs
rm -rf site
PYTHONPATH=.venv/docs:tools .venv/bin/python -P -m zensical build --clean --strict
.venv/bin/python tools/built_site.py site
echo "Open site/index.html in a browser."
