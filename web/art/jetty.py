"""The jetty of the new-table page and its deck chairs."""

# ruff: noqa
# Paths and colours are data in long lines
from drawing import *


def chair(l, who):
    wood = "#8A5D36"
    wd = "#5A3A1F"
    if who == "none":
        return f'<svg class="chr" viewBox="0 0 100 116" aria-hidden="true"><ellipse cx="50" cy="106" rx="30" ry="5" fill="#031220" opacity=".25"/><path d="M22 12h56l8 92H14Z" fill="#061D31" opacity=".2"/><g fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.200" stroke-dasharray="5 5" stroke-linecap="round"><path d="M24 14h52M24 14 16 104M76 14l8 90M17 84h66"/><path d="M28 16h44l6 66H22Z"/></g><g stroke="#fff" stroke-width="3.500" stroke-linecap="round"><path d="M50 38v24M38 50h24"/></g></svg>'
    c = f"var(--seat-{l})"
    o = f'<svg class="chr" viewBox="0 0 100 116" aria-hidden="true"><ellipse cx="50" cy="106" rx="40" ry="6.500" fill="#031220" opacity=".3"/>'
    o += f'<path d="M30 60 12 106M70 60l18 46" stroke="{wd}" stroke-width="5" stroke-linecap="round"/>'
    o += f'<path d="M26 12h48l7 72c-18 5-44 5-62 0Z" fill="{c}" stroke="#08202F" stroke-width="1.800" stroke-linejoin="round"/><path d="M36 12l-4 74.500M50 12v76M64 12l4 74.500" stroke="#fff" stroke-opacity=".5" stroke-width="5.500" fill="none"/><path d="M21.500 62c18 5 39 5 57 0l2.500 22c-18 5-44 5-62 0Z" fill="#08202F" opacity=".16"/>'
    o += f'<path d="M25 10 15 106M75 10l10 96" stroke="{wood}" stroke-width="5.500" stroke-linecap="round"/><path d="M22 11h56" stroke="{wd}" stroke-width="6" stroke-linecap="round"/><path d="M14 86c22 6 50 6 72 0" stroke="{wood}" stroke-width="5.500" fill="none" stroke-linecap="round"/>'
    if who == "human":
        o += '<g fill="#0B2A3E"><path d="M24 82c1-20 9-29 19-31v-6c-5-3-8-8-8-14 0-9 6-15 15-15s15 6 15 15c0 6-3 11-8 14v6c10 2 18 11 19 31-16 4-36 4-52 0Z"/></g>'
    if who == "bot":
        o += '<g fill="#0B2A3E"><path d="M26 82c1-17 9-24 24-24s23 7 24 24c-15 4-33 4-48 0Z"/><rect x="31" y="24" width="38" height="31" rx="9"/><path d="M50 24v-9" stroke="#0B2A3E" stroke-width="3.500"/><circle cx="50" cy="13" r="4"/></g><g fill="#BFE6EE"><rect x="39" y="34" width="6" height="10" rx="3"/><rect x="55" y="34" width="6" height="10" rx="3"/></g>'
    return o + "</svg>"


def deck(w, h, dy, cls):
    d = f'<linearGradient id="{cls}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient><radialGradient id="{cls}u"><stop offset="0" stop-color="var(--sun)" stop-opacity=".85"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient><linearGradient id="{cls}p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--nt1)"/><stop offset="1" stop-color="var(--nt2)"/></linearGradient><linearGradient id="{cls}w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--l1)"/><stop offset="1" stop-color="var(--l3)"/></linearGradient>'
    hz = dy - 40 if w > 500 else dy - 20
    b = f'<rect width="{w}" height="{h}" fill="url(#{cls}s)"/><circle cx="{w * 0.795}" cy="{hz - 16}" r="{h * 0.5}" fill="url(#{cls}u)"/><circle cx="{w * 0.795}" cy="{hz - 12}" r="{22 if w > 500 else 13}" fill="var(--sun)"/>'
    for x, y, l in ((0.04, 0.10, 0.14), (0.2, 0.2, 0.2), (0.56, 0.09, 0.17), (0.63, 0.22, 0.12)):
        b += f'<rect x="{w * x}" y="{h * y}" width="{w * l}" height="6" rx="3" fill="#fff" opacity=".3"/>'
    b += f'<path d="{smooth([(w * 0.04, hz + 2), (w * 0.1, hz - 16), (w * 0.17, hz - 22), (w * 0.24, hz - 9), (w * 0.31, hz + 2)])}Z" fill="var(--sil1)" opacity=".4"/>'
    b += f'<path d="{wave(w, hz, 1.6, w / 5, h, 0.4)}" fill="url(#{cls}w)"/><path d="{waveline(w, hz, 1.6, w / 5, 0.4)}" stroke="#fff" stroke-opacity=".7" stroke-width="1.600" fill="none"/><rect y="{hz + 6}" width="{w}" height="{dy - hz}" fill="url(#pRipple)" opacity=".5"/>'
    b += f'<rect y="{dy}" width="{w}" height="{h - dy}" fill="url(#{cls}p)"/><path d="M0 {dy}h{w}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>'
    n = 16 if w > 500 else 9
    b += (
        '<g stroke="#1C0F06" stroke-opacity=".28" stroke-width="1.400">'
        + "".join(
            f'<path d="M{f(w / 2 + (i - n / 2) * w / n)} {dy}L{f(w / 2 + (i - n / 2) * w / n * 1.22)} {h}"/>'
            for i in range(-1, n + 2)
        )
        + "</g>"
    )
    return f'<svg class="sea {cls}" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs>{d}</defs>{b}</svg>'
