"""Draw the seas behind the boards: `python3 web/art/seas.py` writes web/src/games/<title>/drawn."""

# ruff: noqa
# Paths and colours are data in long lines
import random, re
from pathlib import Path
import island
import outcomes
import ship
from drawing import *

GAMES = Path(__file__).parents[1] / "src" / "games"


def levels(w, h, rows, p):
    """Into the Blue; rows: the heights of surface, five levels and floor."""
    ys = [0]
    for r in rows:
        ys.append(ys[-1] + r)
    d = f'<linearGradient id="{p}Sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient>'
    d += f'<radialGradient id="{p}Sun"><stop offset="0" stop-color="var(--sun)" stop-opacity=".8"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient>'
    for i in range(5):
        a = f"var(--l{i + 1})"
        n = f"var(--l{i + 2})" if i < 4 else "var(--floor)"
        d += f'<linearGradient id="{p}L{i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{a}"/><stop offset="1" stop-color="color-mix(in srgb,{a} 72%,{n})"/></linearGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}Sky)"/>'
    b += f'<circle cx="{f(w * 0.88)}" cy="{ys[1] - 2}" r="{f(rows[0] * 2.2)}" fill="url(#{p}Sun)"/><circle class="sun" cx="{f(w * 0.88)}" cy="{ys[1] - 4}" r="{f(rows[0] * 0.46)}" fill="var(--sun)"/>'
    for i in range(5):
        b += f'<path d="{wave(w, ys[i + 1], 3.2 if i else 2.4, w / 4.3, h, i * 1.7)}" fill="url(#{p}L{i})"/>'
        b += f'<path d="{waveline(w, ys[i + 1], 3.2 if i else 2.4, w / 4.3, i * 1.7)}" fill="none" stroke="#fff" stroke-opacity="{0.8 if i == 0 else 0.3 - 0.04 * i:.2f}" stroke-width="{2 if i == 0 else 1.4}"/>'
    b += f'<g class="screen" filter="url(#b6)" opacity=".6">{beams(w, ys[1] + 2, (h - ys[1]) * 0.8, 9, 8 if w > 500 else 5, -0.22, w * 0.03, w * 0.08)}</g>'
    b += f'<g fill="#fff" opacity=".35">{motes(w, h - ys[1], 70 if w > 500 else 34, 3, 0, ys[1] + 10, 1.3)}</g>'
    s = 1 if w > 500 else 0.42
    for sd in (-1, 1):  # reef walls left and right, heavier with depth
        ps = []
        r = random.Random(5 + sd)
        for i in range(9):
            t = i / 8
            y = ys[2] + (h - ys[2]) * t
            x = -34 if i == 0 else (6 + 54 * t**1.8 + r.uniform(-7, 7)) * s * 1.5
            ps.append((x if sd < 0 else w - x, y))
        e = -30 if sd < 0 else w + 30
        b += f'<path d="{smooth(ps)}L{e} {h + 30}L{e} {ys[2]}Z" fill="var(--sil3)" opacity=".55"/>'
    b += f'<path d="{ridge(w, ys[6] + rows[6] * 0.2, 6, h + 10, 4, 10)}" fill="var(--sil3)"/><path d="{ridge(w, ys[6] + rows[6] * 0.52, 5, h + 10, 9, 12)}" fill="var(--floor)"/>'
    b += f'<path d="{kelps(0, 60 * s, h, 50 * s + 14, 110 * s + 18, 7, 4, 9 * s + 2)}{kelps(w - 60 * s, w, h, 50 * s + 14, 120 * s + 18, 7, 6, 9 * s + 2)}" fill="var(--sil4)"/>'
    b += f'<g fill="none" stroke="var(--sil4)" stroke-linecap="round">{coral(w * 0.115, h - 6, 62 * s + 12, 4)}{coral(w * 0.885, h - 6, 70 * s + 12, 8)}</g>'
    b += f'<g fill="#EAFBFF" opacity=".4">{bubbles(w * 0.13, h - 30, 10, 2, 10, h * 0.5, 2.6)}{bubbles(w * 0.9, h - 40, 9, 5, 10, h * 0.5, 2.6)}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="none" aria-hidden="true"><defs>{d}</defs>{b}</svg>'


def wall(w, h, p):
    """In Too Deep: open water above a wreck."""
    d = f'<linearGradient id="{p}G" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--l1)"/><stop offset=".25" stop-color="var(--l2)"/><stop offset=".5" stop-color="var(--l3)"/><stop offset=".72" stop-color="var(--l4)"/><stop offset="1" stop-color="var(--floor)"/></linearGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}G)"/><g class="screen" filter="url(#b6)" opacity=".55">{beams(w, -4, h * 0.62, 12, 7, -0.2, w * 0.03, w * 0.09)}</g>'
    b += f'<g fill="#fff" opacity=".3">{motes(w, h, 70, 4)}</g>'
    k = 1 if w > 500 else 0.55
    b += f'<g fill="var(--l3)" color="var(--l3)" opacity=".42">{jelly(w * 0.9, h * 0.6, 1.5 * k, 2)}{jelly(w * 0.95, h * 0.72, 0.9 * k, 5)}{jelly(w * 0.12, h * 0.74, 1.2 * k, 7)}</g>'
    b += (
        f'<path d="{ridge(w, h - 46 * k, 14 * k, h + 20, 3, 9)}" fill="var(--sil3)" opacity=".75"/>'
    )
    b += f'<g transform="translate({f(w * 0.7)} {f(h - 24 * k)}) rotate(-9) scale({1.05 * k:.3f})" fill="var(--sil4)"><path d="M-92 0C-70-6-52-34-46-58L84-46c4 22-4 44-20 60L-70 22Z"/><path d="M-30-54-40-104l6-1 12 52ZM28-49 40-92l5 2-9 42Z"/><path d="M-40-100l36 22M38-90 8-62" stroke="var(--sil4)" stroke-width="2"/><g fill="#FFC95E" opacity=".55"><circle cx="-14" cy="-16" r="4"/><circle cx="16" cy="-13" r="4"/></g></g>'
    b += f'<path d="{kelps(0, w * 0.07, h + 4, 40 * k, 110 * k, 6, 4, 9 * k)}{kelps(w * 0.92, w, h + 4, 40 * k, 120 * k, 7, 6, 9 * k)}" fill="var(--sil4)"/>'
    b += f'<path d="{ridge(w, h - 18 * k, 7 * k, h + 20, 6, 12)}" fill="var(--sil4)"/><g fill="var(--sil3)" opacity=".7">{school(w * 0.52, h * 0.8, 9, 2, 60, 20, 0.7, -1)}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>{d}</defs>{b}</svg>'


def write(title, name, svg):
    folder = GAMES / title / "drawn"
    folder.mkdir(parents=True, exist_ok=True)
    text = re.sub(
        r"scale\((-?[\d.]+) (-?[\d.]+)\)",
        lambda m: f"scale({float(m[1]):.2f} {float(m[2]):.2f})",
        svg,
    )
    (folder / f"{name}.svelte").write_text(
        f'<!-- Drawn by web/art/seas.py. -->\n<script lang="ts"></script>\n\n{text}\n', "utf-8"
    )


if __name__ == "__main__":
    write("into_the_blue", "SeaWide", levels(980, 500, (50, 75, 75, 75, 75, 75, 75), "blueWide"))
    write(
        "into_the_blue", "SeaNarrow", levels(374, 372, (38, 55, 55, 55, 55, 55, 59), "blueNarrow")
    )
    write("in_too_deep", "SeaWide", wall(980, 500, "deepWide"))
    write("in_too_deep", "SeaNarrow", wall(374, 420, "deepNarrow"))
    write("key_largo", "IslandWide", island.wide())
    write("key_largo", "IslandTablet", island.tablet())
    write("key_largo", "IslandNarrow", island.narrow())
    write("key_largo", "Column", island.column(560, 440, "klDive"))
    write("unfathomable", "ShipWide", ship.wide())
    write("unfathomable", "ShipNarrow", ship.narrow())
    write("unfathomable", "StageWide", ship.stage(980, 520, 262, "unfStageWide"))
    write("unfathomable", "StageNarrow", ship.stage(374, 392, 190, "unfStageNarrow"))
    for one in outcomes.LEVEL:
        name = one.capitalize()
        write("unfathomable", f"{name}Wide", outcomes.sea(980, 540, one, f"unf{name}Wide"))
        write("unfathomable", f"{name}Narrow", outcomes.sea(374, 420, one, f"unf{name}Narrow"))
