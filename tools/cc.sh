#!/usr/bin/env bash
# Prints a C compiler: the one that CC names, the machine's own, or else Zig's from PyPI in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n ${CC:-} ]] || command -v cc >/dev/null; then
    echo "${CC:-cc}"
    exit 0
fi
tools/from_pypi.sh zig
compiler=$PWD/.venv/zig/cc
cat >"$compiler" <<END
#!/usr/bin/env bash
# Debian's Python asks the linker for an option that Zig's does not know.
arguments=()
for argument in "\$@"; do
    [[ \$argument == -Wl,-Bsymbolic-functions ]] || arguments+=("\$argument")
done
exec "$PWD/.venv/zig/ziglang/zig" cc "\${arguments[@]}"
END
chmod +x "$compiler"
echo "$compiler"
