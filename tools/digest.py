"""Print one digest of the given files and folders, and of where they lie."""

import hashlib
import sys
from pathlib import Path


def main(names: list[str]) -> None:
    # The place and the interpreter count: an environment works for one of each.
    digest = hashlib.sha256(f"{Path.cwd()}\0{sys.version}\0".encode())
    for name in names:
        root = Path(name)
        files = [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.is_file())
        if not files:
            raise SystemExit(f"digest: nothing at {name}")
        for path in files:
            if "__pycache__" not in path.parts:
                data = path.read_bytes()
                digest.update(f"{path.as_posix()}\0{len(data)}\0".encode() + data)
    print(digest.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1:])
