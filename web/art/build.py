"""Draw everything anew: `python3 web/art/build.py` writes the pictures in web/src/art."""

import re
from pathlib import Path

import jetty
import scenes
import seas
from sprite import SPRITE, WORD

HERE = Path(__file__).parent
ART = HERE.parent / "src" / "art"


def svelte(name: str, svg: str) -> None:
    """Write a drawing as a component, so that theme and sprite reach it."""
    text = re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", svg)
    note = '<!-- Drawn by web/art/build.py. -->\n<script lang="ts"></script>\n\n'
    (ART / "drawn" / f"{name}.svelte").write_text(f"{note}{text}\n", "utf-8")


def main() -> None:
    (ART / "drawn").mkdir(parents=True, exist_ok=True)
    (ART / "sprite.svg").write_text(SPRITE + "\n", "utf-8")
    svelte("Word", WORD.replace('role="img" aria-label="Abyssal"', 'aria-hidden="true"'))
    svelte("Hero", scenes.hero())
    svelte("KeyLargo", scenes.art_kl())
    svelte("IntoTheBlue", scenes.art_itb())
    svelte("InTooDeep", scenes.art_itd())
    svelte("Unfathomable", scenes.art_unf())
    svelte("Lighthouse", scenes.lighthouse())
    svelte("JettyWide", jetty.deck(980, 416, 158, "wide"))
    svelte("JettyNarrow", jetty.deck(374, 196, 62, "narrow"))
    svelte("DepthsWide", seas.levels(980, 520, (56, 84, 84, 84, 84, 84, 44), "depthsWide"))
    svelte("DepthsNarrow", seas.levels(374, 470, (14, 84, 84, 84, 84, 84, 36), "depthsNarrow"))
    for who in ("none", "open", "human", "bot"):
        svelte(f"Chair{who.title()}", jetty.chair("x", who).replace("var(--seat-x)", "var(--c)"))


if __name__ == "__main__":
    main()
