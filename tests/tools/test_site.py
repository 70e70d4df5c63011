"""The built pages fetch nothing from elsewhere, and every link in them holds."""

import subprocess
from pathlib import Path

import pytest

import built_site

ROOT = Path(__file__).parents[2]


def built(folder: Path, page: str, **others: str) -> list[str]:
    (folder / "index.html").write_text(page)
    for name, text in others.items():
        (folder / name.replace("_", ".")).write_text(text)
    return list(built_site.faults(folder))


@pytest.mark.parametrize(
    "page",
    [
        '<script src="https://cdn.example/shim"></script>',
        '<script src="//cdn.example/shim"></script>',
        '<link rel="stylesheet" href="http://fonts.example/css">',
        '<link rel="preconnect" href="https://fonts.example">',
        '<img src="https://example/x.png">',
        '<img src="a.png" srcset="https://example/x.png 2x">',
        '<iframe src="https://example"></iframe>',
        "<style>@import 'https://fonts.example/css';</style>",
        '<p style="background: url(https://example/x.png)"></p>',
    ],
)
def test_what_a_page_would_fetch_from_elsewhere_is_found(tmp_path: Path, page: str) -> None:
    assert "index.html fetches" in "".join(built(tmp_path, page, a_png=""))


def test_a_style_sheet_that_fetches_a_font_is_found(tmp_path: Path) -> None:
    style = "@font-face { src: url('https://fonts.example/a.woff2') }"
    assert built(tmp_path, "<p>", main_css=style) == [
        "main.css fetches https://fonts.example/a.woff2"
    ]


@pytest.mark.parametrize("link", ["b.html", "b.html#there", "#here", ".", "https://example"])
def test_a_link_that_holds_is_no_fault(tmp_path: Path, link: str) -> None:
    page = (
        f'<h1 id="here"></h1><a href="{link}">a</a><link rel="canonical" href="https://x.example">'
    )
    assert built(tmp_path, page, b_html='<h1 id="there"></h1>') == []


@pytest.mark.parametrize("link", ["c.html", "b.html#gone", "#gone", "/b.html", "picture.png"])
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    found = built(tmp_path, f'<a href="{link}">a</a>', b_html='<h1 id="there"></h1>')
    assert found == [f"index.html leads to {link}, which is not there"]


def test_a_folder_without_pages_is_no_site(tmp_path: Path) -> None:
    assert list(built_site.faults(tmp_path)) == [f"{tmp_path}: no page"]


@pytest.mark.long
def test_the_pages_of_this_checkout_are_built_without_a_warning() -> None:
    ran = subprocess.run([ROOT / "tools/docs.sh"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "No issues found" in ran.stdout + ran.stderr
    engine = (ROOT / "site/api/engine.html").read_text("utf-8")
    assert 'id="abyssal.core.game.Position.imagine"' in engine
    assert "<blockquote>" not in engine  # an example, taken for a quotation
    assert "var __index" in (ROOT / "site/search.js").read_text("utf-8")
