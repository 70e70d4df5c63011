"""Draw everything anew: `python3 web/art/build.py` writes the pictures in web/src/art."""

import re
import sys
from pathlib import Path

import jetty
import scenes
import seas
from sprite import SPRITE, WORD

HERE = Path(__file__).parent
ART = HERE.parent / "src" / "art"


def svelte(svg: str) -> str:
    """A drawing as a component, so that theme and sprite reach it."""
    text = re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", svg)
    return f'<!-- Drawn by web/art/build.py. -->\n<script lang="ts"></script>\n\n{text}\n'


def icon_names(sprite: str) -> str:
    """The icons of a sprite as a type, so that nobody can name one that is not there."""
    names = sorted(set(re.findall(r'id="i-([a-z0-9]+)"', sprite)))
    union = "".join(f'\n  | "{name}"' for name in names)
    about = "/** The icons of the sprite; written by web/art/build.py. */"
    return f"{about}\nexport type IconName ={union};\n"


def files() -> dict[str, str]:
    """All that is drawn, by its path in web/src/art."""
    drawn = {
        "Word": WORD.replace('role="img" aria-label="Abyssal"', 'aria-hidden="true"'),
        "Hero": scenes.hero(),
        "KeyLargo": scenes.art_kl(),
        "IntoTheBlue": scenes.art_itb(),
        "InTooDeep": scenes.art_itd(),
        "Unfathomable": scenes.art_unf(),
        "Lighthouse": scenes.lighthouse(),
        "JettyWide": jetty.deck(980, 416, 158, "wide"),
        "JettyNarrow": jetty.deck(374, 196, 62, "narrow"),
        "DepthsWide": seas.levels(980, 520, (56, 84, 84, 84, 84, 84, 44), "depthsWide"),
        "DepthsNarrow": seas.levels(374, 470, (14, 84, 84, 84, 84, 84, 36), "depthsNarrow"),
    }
    for who in ("none", "open", "human", "bot"):
        chair = jetty.chair("x", who)
        drawn[f"Chair{who.title()}"] = chair.replace("var(--seat-x)", "var(--c)")
    return {
        "sprite.svg": SPRITE + "\n",
        "icons.ts": icon_names(SPRITE),
        **{f"drawn/{name}.svelte": svelte(svg) for name, svg in drawn.items()},
    }


def main() -> None:
    """Write all files; with `--check` only say which are not as they would be drawn now."""
    if sys.argv[1:] == ["--check"]:
        sys.exit(", ".join(path for path, text in files().items() if kept(path) != text) or None)
    (ART / "drawn").mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        (ART / path).write_text(text, "utf-8")


def kept(path: str) -> str | None:
    file = ART / path
    return file.read_text("utf-8") if file.exists() else None


if __name__ == "__main__":
    main()
