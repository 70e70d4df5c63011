"""Key Largo: the island with its ports in a sea of three depths, and the water column of a dive."""

# ruff: noqa
# Paths and colours are data in long lines
import math
import random

from drawing import *


def house(w, h, wall, roof, roof2, extra=""):
    """A house in three-quarter view, its base around the origin."""
    return f'<ellipse cx="4" cy="1" rx="{w * 0.72}" ry="{h * 0.17}" fill="#06202f" opacity=".25"/><path d="M{-w / 2} 0V{-h * 0.52}H{w / 2}V0Z" fill="{wall}"/><path d="M{w / 2} 0V{-h * 0.52}L{w * 0.72} {-h * 0.6}V{-h * 0.09}Z" fill="{wall}"/><path d="M{w / 2} 0V{-h * 0.52}L{w * 0.72} {-h * 0.6}V{-h * 0.09}Z" fill="#06202f" opacity=".3"/><path d="M{-w * 0.58} {-h * 0.48}L{-w * 0.3} {-h}H{w * 0.5}L{w * 0.56} {-h * 0.48}Z" fill="{roof}"/><path d="M{w * 0.5} {-h}L{w * 0.8} {-h * 0.58} {w * 0.56} {-h * 0.48}Z" fill="{roof2}"/><path d="M{-w * 0.44} {-h * 0.74}H{w * 0.53}M{-w * 0.37} {-h * 0.87}H{w * 0.515}M{-w * 0.51} {-h * 0.61}H{w * 0.545}" stroke="#0003" stroke-width="1"/>{extra}'


BAR = house(
    46,
    50,
    "#E9C79A",
    "#8E4A2C",
    "#6E371F",
    '<rect x="-16" y="-19" width="9" height="19" fill="#5A2B18"/><rect x="0" y="-17" width="12" height="9" fill="#FFD98A"/><path d="M-20-23H20" stroke="#FFD98A" stroke-width="2" stroke-dasharray="2 4"/><circle cx="-26" cy="-30" r="7" fill="#35B3C4" stroke="#08202F"/><path d="M-28-27q-1-5 2-7 2 2 1 4l3 3" stroke="#fff" stroke-width="1.4" fill="none"/>',
)
SHOP = house(
    46,
    50,
    "#CFDCDD",
    "#2F6D7E",
    "#235260",
    '<rect x="-17" y="-20" width="15" height="12" fill="#BFE6EE"/><rect x="4" y="-21" width="11" height="21" fill="#3A4E58"/><circle cx="0" cy="-40" r="8" fill="#E0AC4B" stroke="#5C3A0C" stroke-width="1.4"/><circle cx="0" cy="-40" r="4" fill="#0B3551"/>',
)
DOLPHIN = '<g transform="rotate(-14)"><path d="M-26 10C-20-10-4-20 14-16 18-21 23-23 28-23c-3 4-4 7-3 10 8 4 13 10 14 17-7 0-13-1-18-4C14 8 4 12-6 10c-6-1-11 2-13 8-3 3-8 4-13 3 3-2 5-5 6-11Z" fill="#5C8EA6" stroke="#08202F" stroke-width="1.4"/><path d="M-14 9C-4 0 12-2 22 1 14 8 4 11-6 9.5Z" fill="#DCEBEF"/><circle cx="21" cy="-7" r="1.5" fill="#08202F"/></g><path d="M-40 20q8-6 16 0t16 0 16 0 16 0" stroke="#fff" stroke-width="2" fill="none" opacity=".85"/>'


def stalls():
    """Three awnings of the market."""
    o = ""
    for c, x, y in (("#D2503E", -26, -2), ("#E3AE2B", 0, 4), ("#1F8A70", 26, -3)):
        o += f'<g transform="translate({x} {y})"><ellipse cx="2" cy="1" rx="15" ry="4" fill="#06202f" opacity=".25"/><path d="M-11 0v-14M11 0v-14" stroke="#4F321E" stroke-width="2"/><path d="M-9-1h18v-6H-9Z" fill="#A9794A"/><circle cx="-5" cy="-8" r="2.4" fill="#E8701A"/><circle cx="0" cy="-8.5" r="2.4" fill="#F2C766"/><circle cx="5" cy="-8" r="2.4" fill="#7FBF5A"/><path d="M-15-14-11-25H11l4 11Z" fill="#FBF6E8"/><path d="M-15-14-11-25h4.5l-2 11ZM-3-14l.5-11h5L3-14ZM9-14 7-25h4l4 11Z" fill="{c}"/><path d="M-15-14q3 4 6 0q3 4 6 0q3 4 6 0q3 4 6 0q3 4 6 0" fill="{c}"/></g>'
    return o


def land(cx, cy, rx, ry, k, p):
    """The island without its houses: defs and body; `k` scales what stands on it."""

    def grown(x, y):
        return f'transform="translate({cx} {cy}) scale({x} {y}) translate({-cx} {-cy})"'

    shore = blob(cx, cy, rx, ry, 52, 14, 0.08)
    bx, by = cx - rx * 0.5, cy + ry * 0.66
    d = f'<radialGradient id="{p}Gr" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="var(--g1)"/><stop offset=".7" stop-color="var(--g2)"/><stop offset="1" stop-color="var(--g3)"/></radialGradient>'
    d += f'<clipPath id="{p}Is"><path d="{shore}" {grown(1.012, 1.014)}/></clipPath>'
    b = f'<path d="{shore}" fill="#fff" opacity=".55" {grown(1.06, 1.08)}/><path d="{shore}" fill="var(--sd1)"/><path d="{shore}" fill="var(--sd2)" {grown(0.968, 0.955)}/>'
    # The cove, cut into the beach.
    bay = blob(bx - rx * 0.06, by + ry * 0.34, rx * 0.335, ry * 0.48, 61, 9, 0.08)
    b += f'<path d="{blob(bx - rx * 0.1, by + ry * 0.5, rx * 0.34, ry * 0.42, 61, 9, 0.08)}" fill="var(--m0)" filter="url(#b6)"/>'
    b += f'<g clip-path="url(#{p}Is)"><path d="{bay}" fill="none" stroke="var(--sd1)" stroke-width="{9 * k}"/><path d="{bay}" fill="var(--m0)" stroke="#fff" stroke-opacity=".6" stroke-width="{5 * k}"/></g><path d="{blob(bx - rx * 0.08, by + ry * 0.46, rx * 0.24, ry * 0.34, 63, 9, 0.08)}" fill="var(--m1)" opacity=".55" filter="url(#b6)"/>'
    green = blob(cx + rx * 0.06, cy - ry * 0.14, rx * 0.74, ry * 0.62, 71, 13, 0.1)
    b += f'<path d="{green}" fill="url(#{p}Gr)"/><path d="{green}" fill="url(#pStipple)" opacity=".35"/>'
    # The hill.
    b += f'<path d="{smooth([(cx - rx * 0.26, cy - ry * 0.1), (cx - rx * 0.11, cy - ry * 0.5), (cx + rx * 0.02, cy - ry * 0.66), (cx + rx * 0.14, cy - ry * 0.5), (cx + rx * 0.3, cy - ry * 0.08)])}Q{cx} {cy + ry * 0.1} {cx - rx * 0.26} {cy - ry * 0.1}Z" fill="var(--g3)"/><path d="{smooth([(cx - rx * 0.26, cy - ry * 0.1), (cx - rx * 0.11, cy - ry * 0.5), (cx + rx * 0.02, cy - ry * 0.66), (cx - rx * 0.02, cy - ry * 0.3), (cx - rx * 0.06, cy - ry * 0.02)])}Z" fill="var(--g1)" opacity=".75"/>'
    b += f'<path d="M{cx - rx * 0.62} {cy - ry * 0.02}C{cx - rx * 0.3} {cy + ry * 0.34} {cx + rx * 0.2} {cy + ry * 0.3} {cx + rx * 0.6} {cy + ry * 0.02}M{cx} {cy + ry * 0.26}C{cx + rx * 0.1} {cy + ry * 0.5} {cx + rx * 0.3} {cy + ry * 0.5} {cx + rx * 0.36} {cy + ry * 0.56}" fill="none" stroke="var(--sd1)" stroke-width="{4.5 * k}" stroke-linecap="round"/>'
    r = random.Random(4)
    for i in range(9):
        a = r.uniform(0, 6.28)
        t = r.uniform(0.3, 0.86)
        x = cx + rx * 0.06 + math.cos(a) * rx * 0.72 * t
        y = cy - ry * 0.14 + math.sin(a) * ry * 0.56 * t
        if abs(x - cx) < rx * 0.2 and y < cy:
            continue
        trunk, leaves = palm(x, y, 25 * k, r.uniform(-5, 5) * k, i, 1.25)
        b += f'<path d="{trunk}" fill="#5B4327"/><path d="{leaves}" fill="var(--g3)" stroke="#06202f" stroke-opacity=".35" stroke-width=".6"/>'
    return d, b


def island(w, h, centre, radii, shallow, medium, k, places, jetties, p):
    """The whole map; `places` and `jetties` are where houses stand and boats moor."""
    cx, cy = centre
    d, ground = land(cx, cy, *radii, k, p)
    d = (
        f'<radialGradient id="{p}Dp" cx="{cx / w:.2f}" cy="{cy / h:.2f}" r=".75"><stop offset="0" stop-color="var(--m2)"/><stop offset=".62" stop-color="var(--m3)"/><stop offset="1" stop-color="var(--m4)"/></radialGradient>'
        + d
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}Dp)"/>'
    b += (
        '<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1">'
        + "".join(
            f'<path d="{blob(cx, cy, medium[0] * t, medium[1] * t, 21, 13, 0.07)}"/>'
            for t in (1.14, 1.28)
        )
        + "</g>"
    )
    line = blob(cx, cy, *medium, 21, 13, 0.07)
    b += f'<path d="{line}" fill="var(--m2)" stroke="#fff" stroke-opacity=".28" stroke-width="1.2" stroke-dasharray="6 5"/>'
    line = blob(cx, cy, *shallow, 31, 12, 0.07)
    b += f'<path d="{line}" fill="var(--m1)" stroke="#fff" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="6 5"/>'
    b += f'<path d="{blob(cx, cy, (shallow[0] + radii[0]) / 2, (shallow[1] + radii[1]) / 2, 33, 12, 0.06)}" fill="var(--m0)" opacity=".75"/>'
    b += f'<rect width="{w}" height="{h}" fill="url(#pRipple)" opacity=".28"/>'
    for i, (a, t) in enumerate(((0.4, 0.9), (2.2, 0.86), (3.6, 0.9), (5.3, 0.88))):
        b += f'<path d="{blob(cx + math.cos(a) * shallow[0] * t, cy + math.sin(a) * shallow[1] * t, 26 * k, 13 * k, 40 + i, 9, 0.2)}" fill="var(--m2)" opacity=".4"/>'
    b += ground
    for x1, y1, x2, y2 in jetties:
        b += f'<path d="M{x1} {y1}L{x2} {y2}" stroke="#4F321E" stroke-width="{8 * k}"/><path d="M{x1} {y1}L{x2} {y2}" stroke="#A9794A" stroke-width="{5.5 * k}" stroke-dasharray="{2.4 * k} {k}"/>'
    for (x, y), piece in zip(places, (BAR, SHOP, stalls(), DOLPHIN), strict=True):
        b += f'<g transform="translate({x} {y}) scale({k})">{piece}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="none" aria-hidden="true"><defs>{d}</defs>{b}</svg>'


def wide():
    return island(
        980,
        440,
        (490, 242),
        (235, 158),
        (318, 226),
        (412, 262),
        1,
        ((391, 152), (593, 152), (590, 286), (366, 352)),
        ((290, 232, 252, 228), (690, 232, 728, 228), (650, 330, 678, 372)),
        "klWide",
    )


def tablet():
    """Higher than wide(), with everything at the same shares of its width and height."""
    return island(
        796,
        520,
        (398, 286),
        (191, 178),
        (258, 262),
        (335, 310),
        0.95,
        ((317.6, 179.6), (481.7, 179.6), (479.2, 338), (297.3, 416)),
        ((235.6, 274.2, 204.7, 269.5), (560.4, 274.2, 591.3, 269.5), (528, 390, 550.7, 439.6)),
        "klTablet",
    )


def narrow():
    return island(
        374,
        322,
        (187, 164),
        (98, 84),
        (116, 156),
        (152, 178),
        0.62,
        ((147, 142), (233, 142), (226, 200), (134, 226)),
        ((110, 150, 88, 146), (264, 150, 286, 146), (244, 210, 262, 232)),
        "klNarrow",
    )


def column(w, h, p):
    """The water under a boat, from the surface to a wreck on the bed."""
    top = 46
    d = f'<linearGradient id="{p}S" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient><linearGradient id="{p}W" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--w1)"/><stop offset=".45" stop-color="var(--w2)"/><stop offset="1" stop-color="var(--w3)"/></linearGradient>'
    b = f'<rect width="{w}" height="{h}" fill="url(#{p}S)"/><path d="{wave(w, top, 2.4, w / 4.3, h, 0.6)}" fill="url(#{p}W)"/><path d="{waveline(w, top, 2.4, w / 4.3, 0.6)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>'
    b += f'<g class="screen" filter="url(#b6)" opacity=".5">{beams(w, top + 2, h * 0.7, 9, 6, -0.22, w * 0.03, w * 0.08)}</g>'
    b += f'<g fill="#fff" opacity=".3">{motes(w, h - top, 40, 3, 0, top + 10, 1.3)}</g>'
    b += f'<path d="{ridge(w, h - 58, 12, h + 10, 4, 9)}" fill="var(--sil3)" opacity=".7"/>'
    b += f'<g transform="translate({f(w * 0.5)} {f(h - 26)}) rotate(-7) scale(1.5)" fill="var(--sil4)"><path d="M-92 0C-70-6-52-34-46-58L84-46c4 22-4 44-20 60L-70 22Z"/><path d="M-30-54-40-104l6-1 12 52ZM28-49 40-92l5 2-9 42Z"/><path d="M-40-100l36 22M38-90 8-62" stroke="var(--sil4)" stroke-width="2"/><path d="M-40-36 78-26M-48-18 74-8" stroke="#fff" stroke-opacity=".12" stroke-width="2" fill="none"/></g>'
    b += f'<path d="{ridge(w, h - 24, 8, h + 10, 9, 11)}" fill="var(--sil4)"/><path d="{kelps(0, w * 0.1, h + 4, 40, 110, 6, 4, 9)}{kelps(w * 0.9, w, h + 4, 40, 120, 6, 6, 9)}" fill="var(--sil4)"/>'
    b += f'<g fill="#EAFBFF" opacity=".4">{bubbles(w * 0.16, h - 60, 10, 2, 12, h * 0.5, 2.6)}{bubbles(w * 0.84, h - 60, 9, 5, 12, h * 0.5, 2.6)}</g>'
    return f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>{d}</defs>{b}</svg>'
