"""Unfathomable: the ship from above, the stage of a test, the sea of a mythos card."""

# ruff: noqa
# Paths and colours are data in long lines
from drawing import *


def sea(w, h, p):
    """Water around the hull, darker toward the edge: defs and body."""
    d = f'<linearGradient id="{p}W" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="var(--u1)"/><stop offset="1" stop-color="var(--u2)"/></linearGradient><linearGradient id="{p}D" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--dk1)"/><stop offset=".5" stop-color="var(--dk2)"/><stop offset="1" stop-color="var(--dk1)"/></linearGradient><radialGradient id="{p}V" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-color="#020810" stop-opacity="0"/><stop offset="1" stop-color="#020810" stop-opacity=".55"/></radialGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}W)"/><rect width="{w}" height="{h}" fill="url(#pRipple)" opacity=".16"/>'
    return d, b


def planks(hull, cx, cy, sx, sy, p):
    """The hull, its deck a little smaller upon it."""

    def grown(x, y):
        return f'transform="translate({cx} {cy}) scale({x} {y}) translate({-cx} {-cy})"'

    return f'<path d="{hull}" fill="#1B2227" stroke="#05090c" stroke-width="2"/><path d="{hull}" fill="url(#{p}D)" {grown(sx, sy)}/><path d="{hull}" fill="url(#pPlank)" {grown(sx, sy)}/>'


def wide():
    """Bow to the left."""
    w, h, p = 980, 412, "unfWide"
    d, b = sea(w, h, p)
    b += '<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M6 206C60 120 110 66 210 62M6 206c54 86 104 140 204 144" stroke-opacity=".5" stroke-width="3"/><path d="M-10 196C40 96 100 40 230 40M-10 216c50 100 110 156 240 156" stroke-opacity=".22" stroke-width="2"/><path d="M968 170c14-6 20-18 30-22M968 206h24M968 242c14 6 20 18 30 22" stroke-opacity=".4" stroke-width="2.400"/></g>'
    b += '<g fill="#020d14" opacity=".28" filter="url(#b6)"><path d="M330 20c30-20 90-14 120 6s80 6 110-8c-20 30-70 40-110 30s-90 10-120-28Z"/><path d="M640 392c40-24 120-20 160 0s70 6 90-8c-10 34-70 40-110 30s-110 10-140-22Z"/></g>'
    hull = "M14 206C44 140 84 84 150 77L916 77Q964 80 966 132L966 280Q964 332 916 335L150 335C84 328 44 272 14 206Z"
    b += f'<path d="{hull}" fill="#000" opacity=".4" transform="translate(0 7)" filter="url(#b6)"/>'
    b += planks(hull, 490, 206, 0.986, 0.962, p)
    b += f'<path d="{hull}" fill="none" stroke="#F6E9C8" stroke-opacity=".5" stroke-width="1.400" transform="translate(490 206) scale(.978 .94) translate(-490 -206)"/>'
    b += '<g><circle cx="62" cy="206" r="7" fill="#2A3338" stroke="#0b1114"/><path d="M62 206H26" stroke="#2A3338" stroke-width="3"/><circle cx="90" cy="190" r="5" fill="#4A3320"/><circle cx="90" cy="222" r="5" fill="#4A3320"/></g>'
    for x in (330, 528, 728):
        for y, s in ((73, -1), (339, 1)):
            b += f'<g transform="translate({x} {y})"><path d="M-16 {-s * 9}V{s * 2}M16 {-s * 9}V{s * 2}" stroke="#0b1114" stroke-width="2"/><path d="M-30 0C-22-8 22-8 30 0 22 8-22 8-30 0Z" fill="#F4EFE2" stroke="#0b1114" stroke-width="1.400"/><path d="M-22 0C-16-4 16-4 22 0 16 4-16 4-22 0Z" fill="#9C7A4C"/><path d="M-8-3.200v6.400M8-3.200v6.400" stroke="#F4EFE2" stroke-width="1.400"/></g>'
    b += '<rect x="112" y="140" width="820" height="132" rx="16" fill="#0A141A" opacity=".5"/>'
    b += f'<rect width="{w}" height="{h}" fill="url(#{p}V)"/>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="none" aria-hidden="true"><defs>{d}</defs>{b}</svg>'


def narrow():
    """Bow up."""
    w, h, p = 374, 404, "unfNarrow"
    d, b = sea(w, h, p)
    hull = "M187 6C222 12 290 26 300 62L304 386Q300 400 280 401H94Q74 400 70 386L74 62C84 26 152 12 187 6Z"
    b += '<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M187 2C130 6 66 24 62 70M187 2c57 4 121 22 125 68" stroke-opacity=".5" stroke-width="2.500"/></g>'
    b += f'<path d="{hull}" fill="#000" opacity=".4" filter="url(#b6)"/>'
    b += planks(hull, 187, 204, 0.962, 0.984, p)
    b += '<circle cx="187" cy="24" r="5" fill="#2A3338"/><path d="M187 24V12" stroke="#2A3338" stroke-width="2.400"/>'
    b += f'<rect width="{w}" height="{h}" fill="url(#{p}V)"/>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="none" aria-hidden="true"><defs>{d}</defs>{b}</svg>'


def stage(w, h, wl, p):
    """A test: daylight above the waterline, and something that rises below it: on a low board too its
    eyes are seen."""
    d = f'<linearGradient id="{p}S" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--st1)"/><stop offset="1" stop-color="var(--st2)"/></linearGradient><linearGradient id="{p}W" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--st3)"/><stop offset=".35" stop-color="var(--st4)"/><stop offset="1" stop-color="var(--st5)"/></linearGradient><radialGradient id="{p}G"><stop offset="0" stop-color="#FFF3CF" stop-opacity=".75"/><stop offset="1" stop-color="#FFF3CF" stop-opacity="0"/></radialGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}S)"/><ellipse cx="{w * 0.5}" cy="{wl * 0.6}" rx="{w * 0.42}" ry="{wl * 0.8}" fill="url(#{p}G)" opacity=".7"/>'
    b += f'<path d="{wave(w, wl, 4, w / 4, h, 0.3)}" fill="url(#{p}W)"/><path d="{waveline(w, wl, 4, w / 4, 0.3)}" fill="none" stroke="#fff" stroke-width="2.400" stroke-opacity=".85"/>'
    b += f'<g class="screen" filter="url(#b6)" opacity=".5">{beams(w, wl + 4, (h - wl) * 0.85, 7, 7, -0.2, w * 0.03, w * 0.09)}</g>'
    k = w / 980
    beast = f'<g transform="translate({w * 0.46} {h + 22 * k}) scale({max(k, 0.6)})"><path d="M-230 20C-210-70-110-128 0-128s210 58 230 148Z" fill="#020c14" opacity=".66"/><path d="M-214-14C-184-84-94-127 0-127s184 43 214 113" fill="none" stroke="#8FD3DC" stroke-opacity=".28" stroke-width="2.500"/><path d="M-40-106c12-7 68-7 80 0M-56-92c20-9 92-9 112 0" fill="none" stroke="#8FD3DC" stroke-opacity=".16" stroke-width="2"/><path d="M0-128c-8-20-5-34 0-46 7 12 9 28 0 46ZM-52-121c-17-14-22-28-22-41 13 9 22 23 22 41ZM52-121c17-14 22-28 22-41-13 9-22 23-22 41Z" fill="#020c14" opacity=".62"/><ellipse cx="-70" cy="-54" rx="52" ry="26" fill="url(#gLamp)" opacity=".7"/><ellipse cx="70" cy="-54" rx="52" ry="26" fill="url(#gLamp)" opacity=".7"/><path d="M-104-50c14-18 46-22 68-8-12 18-46 24-68 8ZM104-50c-14-18-46-22-68-8 12 18 46 24 68 8Z" fill="#FFD97F"/><ellipse cx="-70" cy="-55" rx="4.500" ry="12" fill="#081018"/><ellipse cx="70" cy="-55" rx="4.500" ry="12" fill="#081018"/></g>'
    b += f'<g fill="#DFF3F8" opacity=".55">{bubbles(w * 0.3, h - 20, 14, 3, 30 * k + 8, h * 0.36, 3)}{bubbles(w * 0.62, h - 20, 14, 8, 30 * k + 8, h * 0.36, 3)}{motes(w, h - wl, 40, 5, 0, wl + 8)}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>{d}</defs>{b}</svg><svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{beast}</svg>'
