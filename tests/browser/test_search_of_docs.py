"""The site of `make docs` is opened as a file and searched, without a server and a network."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_pages_can_be_searched_as_files(browser: Browser) -> None:
    subprocess.run([ROOT / "tools/docs.sh"], check=True, capture_output=True)
    page = browser.new_page()
    said, asked = [], []
    # Where the first page found has a fragment, newer browsers remark that nothing is focused.
    page.on("console", lambda one: said.append(one.text) if one.type != "info" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto((ROOT / "site" / "index.html").as_uri())
    page.get_by_role("button", name="Search").first.click()
    words = page.get_by_role("combobox")
    words.press_sequentially("determinization")
    expect(page.locator("a[href*='glossary.html?h=determinization']").first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url("**/*.html?h=determinization*")
    assert said == []
    assert [url for url in asked if not url.startswith("file:")] == []
    page.close()
