"""Draw the icons of the installed app: `python web/art/icons.py` writes the PNGs in web/public.

A water column with one lamp; a browser turns the drawings into pixels.
"""

import os
from pathlib import Path

from drawing import wave, waveline
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
LAMP = (
    '<radialGradient id="lamp"><stop offset="0" stop-color="#FFE3A3" stop-opacity=".9"/>'
    '<stop offset="1" stop-color="#FFC04A" stop-opacity="0"/></radialGradient>'
)


def icon(corner: float, inset: float) -> str:
    """The icon; a maskable one has square corners, and its picture keeps to the middle."""
    size = 64 - 2 * inset
    column = (
        '<circle cx="48" cy="14" r="6" fill="#FFE3A3"/>'
        f'<path d="{wave(64, 21, 2.2, 26, 90, 0.6, 0)}" fill="#3F9FBA"/>'
        f'<path d="{wave(64, 32, 2.2, 30, 90, 2, 0)}" fill="#1D7197"/>'
        f'<path d="{wave(64, 44, 2, 28, 90, 1, 0)}" fill="#0A2D4A"/>'
        f'<path d="{waveline(64, 21, 2.2, 26, 0.6)}" stroke="#fff" stroke-width="1.8" fill="none"/>'
        '<path d="M32 21v24" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>'
        '<circle cx="32" cy="50" r="13" fill="url(#lamp)"/>'
        '<circle cx="32" cy="50" r="5.5" fill="#FFC04A" stroke="#231400" stroke-width="1.5"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>{LAMP}'
        f'<clipPath id="c"><rect width="64" height="64" rx="{corner}"/></clipPath></defs>'
        '<g clip-path="url(#c)"><rect width="64" height="64" fill="#D8EFEE"/>'
        f'<rect y="{inset + 30}" width="64" height="64" fill="#0A2D4A"/>'
        f'<g transform="translate({inset} {inset}) scale({size / 64})">{column}</g></g></svg>'
    )


BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    '<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round">'
    '<path d="M8 22q6-6 12 0t12 0 12 0 12 0"/>'
    '<path d="M18 36q4.700-4.700 9.300 0t9.300 0 9.300 0"/></g>'
    '<circle cx="32" cy="51" r="5" fill="#fff"/></svg>'
)


def main() -> None:
    drawings = {
        "icon-192": (192, icon(15, 0)),
        "icon-512": (512, icon(15, 0)),
        "icon-round": (512, icon(0, 0)),
        "badge": (96, BADGE),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["ABYSSAL_CHROMIUM"], args=["--no-sandbox"]
        )
        for name, (size, drawing) in drawings.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
