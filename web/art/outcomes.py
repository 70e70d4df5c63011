"""Unfathomable: the sea when a test is over. Water, light and lids are the outcome."""

# ruff: noqa
# Paths and colours are data in long lines
from drawing import *

LEVEL = {"passed": 0.66, "partial": 0.46, "failed": 0.30}
LIDS = {"passed": 0, "partial": 0.42, "failed": 1}
DEPTH = {"passed": 0.5, "partial": 0.02, "failed": 0.03}
SIZE = {"passed": 0.9, "partial": 1.2, "failed": 1.62}
SMALL = {"passed": 0.55, "partial": 0.74, "failed": 0.92}


def eye(x, flip, open):
    if not open:
        return f'<path d="M{x - 34} -52q34 16 66-2" fill="none" stroke="#8FD3DC" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>'
    glow = f'<ellipse rx="58" ry="{30 / max(open, 0.3):.0f}" fill="url(#gLamp)" opacity="{0.85 * min(1, open * 1.6):.2f}"/>'
    return f'<g transform="translate({x} -54) scale({flip} {open})">{glow}<path d="M-34 4c14-24 46-28 68-12-12 26-46 32-68 12Z" fill="#FFD97F"/><ellipse cx="2" cy="-3" rx="6" ry="17" fill="#081018"/></g>'


def beast(w, h, outcome):
    """How far it has risen, and how far its lids are open."""
    wide = w > 500
    k = max(w / 980, 0.6)
    s = k * SIZE[outcome] if wide else SMALL[outcome]
    e = LIDS[outcome]
    return f'<g transform="translate({w * (0.5 if wide else 0.4):.0f} {h * (1 + DEPTH[outcome]):.0f}) scale({s:.2f})" opacity="{1 if e else 0.5}"><path d="M-250 40C-226-74-116-136 0-136s226 62 250 176Z" fill="#020c14" opacity=".78"/><path d="M-228-8C-196-88-100-134 0-134s196 46 228 126" fill="none" stroke="#8FD3DC" stroke-opacity=".32" stroke-width="2.5"/><path d="M-40-110c12-7 68-7 80 0M-58-94c20-9 96-9 116 0M-30 0q30 12 60 0M-60 14q60 20 120 0" fill="none" stroke="#8FD3DC" stroke-opacity=".2" stroke-width="2.4"/><path d="M0-136c-9-24-6-42 0-58 8 15 10 34 0 58ZM-58-128c-21-18-27-36-27-52 16 11 27 29 27 52ZM58-128c21-18 27-36 27-52-16 11-27 29-27 52ZM-112-108c-26-12-36-27-40-42 19 7 34 21 40 42ZM112-108c26-12 36-27 40-42-19 7-34 21-40 42Z" fill="#020c14" opacity=".72"/>{eye(-76, 1, e)}{eye(76, -1, e)}</g>'


def sea(w, h, outcome, p):
    """Low water and sun, or half-open lids, or high water, rain and open eyes."""
    wl = h * LEVEL[outcome]
    k = max(w / 980, 0.6)
    rough = 9 if outcome == "failed" else 4
    stops = lambda *colours: "".join(
        f'<stop offset="{at}" stop-color="var(--o{number})"/>' for at, number in colours
    )
    d = f'<linearGradient id="{p}S" x1="0" y1="0" x2="0" y2="1">{stops((0, 1), (1, 2))}</linearGradient><linearGradient id="{p}W" x1="0" y1="0" x2="0" y2="1">{stops((0, 3), (0.4, 4), (1, 5))}</linearGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}S)"/>'
    if outcome == "passed":
        d += f'<linearGradient id="{p}R" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF3CF" stop-opacity=".5"/><stop offset="1" stop-color="#FFF3CF" stop-opacity=".08"/></linearGradient>'
        angles = (-96, -74, -52, -30, -8, 16, 38, 60, 82, 104, 128, 150, 172, 196, 222)
        widths = (9, 6, 10, 7, 9, 6, 10, 7, 9, 8, 10, 7, 10, 6, 9)
        rays = shafts(w * 0.5, wl * 0.74, w * 0.8, angles, widths, f"{p}R")
        b += f'<circle cx="{w * 0.5:.0f}" cy="{wl * 0.74:.0f}" r="{h * 0.6:.0f}" fill="url(#gLamp)" opacity=".95"/><g class="screen" filter="url(#b2)">{rays}</g><circle cx="{w * 0.5:.0f}" cy="{wl * 0.74:.0f}" r="{34 * k:.0f}" fill="#FFF3CF"/>'
    elif outcome == "failed":
        for cx, cy, rx, ry, seed in (
            (0.12, 0.05, 0.3, 0.08, 3),
            (0.5, 0.03, 0.36, 0.09, 5),
            (0.86, 0.06, 0.3, 0.09, 8),
        ):
            b += f'<path d="{blob(w * cx, h * cy, w * rx, h * ry, seed, 13, 0.14)}" fill="var(--o1)" opacity=".9"/>'
        r = random.Random(6)
        drops = [(r.uniform(0, w), r.uniform(-10, wl)) for _ in range(int(w / 22))]
        rain = "".join(f"M{f(x)} {f(y)}l-7 22" for x, y in drops)
        b += f'<path d="{rain}" stroke="#EAF7FF" stroke-opacity=".3" stroke-width="1.3"/>'
    b += f'<path d="{wave(w, wl, rough, w / 4, h, 0.3)}" fill="url(#{p}W)"/><path d="{waveline(w, wl, rough, w / 4, 0.3)}" fill="none" stroke="#fff" stroke-width="2.6" stroke-opacity=".85"/>'
    light = 0.8 if outcome == "passed" else 0.3
    b += f'<g class="screen" filter="url(#b6)" opacity="{light}">{beams(w, wl + 4, (h - wl) * 0.9, 7, 7, -0.2, w * 0.03, w * 0.09)}</g>'
    b += beast(w, h, outcome)
    b += f'<g fill="#DFF3F8" opacity=".55">{bubbles(w * 0.3, h - 20, 14, 3, 30 * k + 8, h * 0.36, 3)}{bubbles(w * 0.66, h - 20, 14, 8, 30 * k + 8, h * 0.36, 3)}{motes(w, h - wl, 20, 5, 0, wl + 8)}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>{d}</defs>{b}</svg>'
