#!/usr/bin/env bash
# preflight.sh NEED…: names all that is missing here at once, with the one line that installs it;
# as root with apt-get it installs it. The run goes on without what is then still missing: each stage
# finds another way, or says why it is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

# need | Debian's packages | what for | without it
table='python|python3|everything|nothing runs
venv|python3-venv|everything|nothing runs
chromium|chromium-headless-shell|the tests in the browser|the whole Chromium, which is slower, or one of our own
compiler|gcc libc6-dev|the compiled tests|one from PyPI (Zig)
headers|python3-dev|the compiled tests (Python.h)|they are skipped
firefox|firefox-esr|the tests in Firefox|they are skipped'

has() {
    case $1 in
    python) tools/python.sh 2>/dev/null ;;
    venv) "$(tools/python.sh)" -c 'import ensurepip, venv' 2>/dev/null ;;
    chromium) [[ -n ${ABYSSAL_CHROMIUM:-} ]] || command -v chromium-headless-shell ;;
    compiler) [[ -n ${CC:-} ]] || command -v cc ;;
    headers) "$(tools/python.sh)" tools/headers.py 2>/dev/null ;;
    firefox) tools/firefox.sh 2>/dev/null ;;
    esac >/dev/null
}

lacking='' packages=''
while IFS='|' read -r need package purpose otherwise; do
    if [[ " $* " == *" $need "* ]] && ! has "$need" 2>/dev/null; then
        lacking+="  $need: for $purpose; without it: $otherwise"$'\n'
        packages+=" $package"
    fi
done <<<"$table"
if [[ -z $packages ]]; then
    exit 0
fi

printf 'Missing here:\n%s' "$lacking"
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing it: apt-get install -y$packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || true
    for package in $packages; do # one that this system does not know keeps no other away
        apt-get install -y -qq "$package" >/dev/null ||
            echo "abyssal: apt-get could not install $package; going on without"
    done
else
    echo "To install it all on Debian or Ubuntu: sudo apt-get install -y$packages"
    echo "Going on without."
fi
