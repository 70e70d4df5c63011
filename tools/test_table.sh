#!/usr/bin/env bash
# The whole of `make test-table`: the server, the client, and both together in a browser.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/setup.sh
tools/web.sh
tools/check_web.sh
tools/need.sh chromium chromium
.venv/bin/python -P -m pytest -n 2 tests/server tests/test_client.py
# A file of browser tests shares a server and a browser.
.venv/bin/python -P -m pytest -n 2 --dist loadfile tests/browser
