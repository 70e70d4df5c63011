#!/usr/bin/env bash
# Builds .venv-compiled: the locked packages and abyssal with core, games, policies, values and search compiled by mypyc.
# With a WHEEL as argument that one is installed, otherwise one is built when it must be.
# ABYSSAL_OPTIMIZE=1 is enough for tests and spares the C compiler minutes; it keeps a build that is
# optimized further.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

env=.venv-compiled
native=(src/abyssal/core src/abyssal/games src/abyssal/policies src/abyssal/values src/abyssal/search setup.py build_tools pyproject.toml requirements.lock tools/compiled.sh)

digest() { .venv/bin/python tools/digest.py "$@"; }
level=${ABYSSAL_OPTIMIZE:-3}
is_fresh() {
    local stamp=$env/$1 built built_level
    [[ -e $stamp ]] && read -r built built_level <"$stamp" || return 1
    [[ $built == "$2" && ${built_level:-3} -ge $level ]]
}

tools/setup.sh
native_digest=$(digest "${native[@]}")
whole_digest=$(digest "${native[@]}" src/abyssal)

if [[ -z ${1-} ]] && is_fresh whole-stamp "$whole_digest"; then
    exit 0
fi
if ! tools/can_compile.sh; then
    echo "abyssal: no Python headers (or no C compiler) found; on Debian and Ubuntu: python3-dev, gcc" >&2
    exit 1
fi

if [[ -z ${1-} ]] && is_fresh native-stamp "$native_digest"; then
    # The extensions are right, so only the interpreted files around them are renewed.
    rm -f "$env/whole-stamp"
    package=$("$env/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/abyssal
    find "$package" -type f ! -name '*.so' -delete
    find src/abyssal -name __pycache__ -prune -o -type f -print | while read -r file; do
        mkdir -p "$package/$(dirname "${file#src/abyssal/}")"
        cp "$file" "$package/${file#src/abyssal/}"
    done
else
    wheel=${1-}
    if [[ -z $wheel ]]; then
        echo "Compiling core, games and policies (once per change of them) …" >&2
        folder=$(mktemp -d)
        trap 'rm -rf "$folder"' EXIT
        tools/wheel.sh compiled "$folder"
        wheel=$(echo "$folder"/*.whl)
    fi
    .venv/bin/uv venv --quiet --clear --python .venv/bin/python "$env"
    .venv/bin/uv pip sync --quiet --python "$env/bin/python" --require-hashes requirements.lock
    .venv/bin/uv pip install --quiet --python "$env/bin/python" --no-deps "$wheel"
    echo "$native_digest $level" >"$env/native-stamp"
fi
read -r _ level <"$env/native-stamp"
echo "$whole_digest $level" >"$env/whole-stamp"
