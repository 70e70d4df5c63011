"""built_site.py FOLDER: what the pages of a built site fetch from elsewhere, and their lost links.

Links that a reader may follow to other sites are no fault; scripts, styles, fonts and pictures that
a page would fetch from there are. A site that is read without a network needs none of them.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    "audio": "src", "embed": "src", "iframe": "src", "img": "src", "input": "src",
    "link": "href", "object": "data", "script": "src", "source": "src", "track": "src",
    "video": "src",
}  # fmt: skip
"""Elements that a browser fetches something for, and the attribute that says what."""
NOT_FETCHED = {"alternate", "canonical", "next", "prev"}
"""What a <link> may be without anything being fetched."""
IN_STYLE = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """What a page fetches, where its links lead, and the names that links to it may have."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self.in_style = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        self.in_style = tag == "style"
        self.fetched += in_style(given.get("style", ""))
        self.fetched += [part.split()[0] for part in given.get("srcset", "").split(",") if part]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        rel = set(given.get("rel", "").split()) if tag == "link" else set()
        if FETCHED.get(tag) in given and not rel & NOT_FETCHED:
            self.fetched.append(given[FETCHED[tag]])

    def handle_data(self, data: str) -> None:
        if self.in_style:
            self.fetched += in_style(data)


def in_style(text: str) -> list[str]:
    """The addresses in a style sheet."""
    return ["".join(found) for found in IN_STYLE.findall(text)]


def is_foreign(address: str) -> bool:
    """Whether it is on another site, whatever the protocol."""
    parts = urlsplit(address.strip())
    return bool(parts.netloc) or parts.scheme in ("http", "https")


def faults(site: Path) -> Iterator[str]:
    """Everything that is wrong with a built site."""
    pages = {path.resolve(): Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    if not pages:
        yield f"{site}: no page"
    for path, page in pages.items():
        name = path.relative_to(site.resolve()).as_posix()
        for address in page.fetched:
            if is_foreign(address):
                yield f"{name} fetches {address}"
        if name != "404.html":  # served for any path: its links begin at the root
            for address in (*page.links, *page.fetched):
                if not is_foreign(address) and not holds(address, path, pages):
                    yield f"{name} leads to {address}, which is not there"
    for path in site.rglob("*.css"):
        for address in in_style(path.read_text("utf-8")):
            if is_foreign(address):
                yield f"{path.relative_to(site).as_posix()} fetches {address}"


def holds(address: str, origin: Path, pages: dict[Path, Page]) -> bool:
    """Whether an address inside the site leads to a file, and to a place on that page."""
    parts = urlsplit(address)
    if parts.scheme:
        return parts.scheme in ("data", "mailto")
    target = (origin.parent / unquote(parts.path)).resolve() if parts.path else origin
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return (
        target not in pages or not parts.fragment or unquote(parts.fragment) in pages[target].names
    )


def main() -> None:
    found = sorted(faults(Path(sys.argv[1])))
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
