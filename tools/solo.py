"""Puts together what a page needs to run the server inside itself: Python for browsers, our package
and what it needs, in `server/static/offline`. All files are packed (gzip), and served like that.

    solo.py PYODIDE WHEELS FOLDER

PYODIDE is its npm package, WHEELS the folder of the packages that ours needs, where packed files
of PYODIDE are kept as well; FOLDER is made anew.
"""

import gzip
import json
import shutil
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "abyssal"
RUNTIME = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
PACKAGES = "packages.zip"
LEFT_OUT = {"cli", "lab", "testing", "static", "migrations", "__pycache__"}
"""Folders that no game in a page needs."""
ENDINGS = {".py", ".toml", ".json", ".ftl"}


def our_files() -> Iterator[tuple[str, bytes]]:
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in ENDINGS and not LEFT_OUT & set(path.relative_to(SOURCE).parts):
            yield path.relative_to(SOURCE.parent).as_posix(), path.read_bytes()
    with (ROOT / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    about = f"Metadata-Version: 2.1\nName: abyssal\nVersion: {version}\n"
    yield f"abyssal-{version}.dist-info/METADATA", about.encode()


def files_in(wheels: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(wheels.glob("*.whl")):
        with ZipFile(wheel) as packed:
            for name in sorted(packed.namelist()):
                if ".dist-info/" not in name:
                    yield name, packed.read(name)


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """An archive whose bytes follow from its files alone; it is packed as a whole afterwards."""
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as opened:
        for name, content in files:
            opened.writestr(ZipInfo(name), content)
    return buffer.getvalue()


def packed_runtime(pyodide: Path, kept: Path, name: str) -> Path:
    """A file of Pyodide, packed once: the largest takes some seconds."""
    target = kept / f"{name}.gz"
    if not target.exists():
        target.write_bytes(gzip.compress((pyodide / name).read_bytes(), mtime=0))
    return target


def main(pyodide: Path, wheels: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(packed_runtime(pyodide, wheels, name), folder / f"{name}.gz")
    ours = archive(file for files in (our_files(), files_in(wheels)) for file in files)
    (folder / f"{PACKAGES}.gz").write_bytes(gzip.compress(ours, mtime=0))
    files = []
    for name in (*RUNTIME, PACKAGES):
        packed = (folder / f"{name}.gz").read_bytes()
        size = len(ours) if name == PACKAGES else (pyodide / name).stat().st_size
        digest = sha256(packed).hexdigest()[:16]
        files.append({"name": name, "bytes": len(packed), "size": size, "digest": digest})
    (folder / "files.json").write_text(json.dumps(files, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
