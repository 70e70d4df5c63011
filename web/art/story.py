"""Draw the places and the loyalties of Unfathomable: `python3 web/art/story.py` writes their sprite.

Eight scenes, one of which each mythos card and waypoint wears, and the face of each loyalty.
"""

# ruff: noqa
# Paths and colours are data in long lines
import math, random, re
from pathlib import Path
from drawing import *

SPRITE = Path(__file__).parents[1] / "src" / "games" / "unfathomable" / "drawn" / "story.svg"


def person(x, y, s, fill, arm="", hat="", op=1):
    """standing paper figure, feet at x,y; arm: 'r','l','ru','lu' (pointing / raised)"""
    A = {
        "r": "M8-58L44-66",
        "l": "M-8-58L-44-66",
        "ru": "M8-60L30-96",
        "lu": "M-8-60L-30-96",
        "": "",
    }[arm]
    H = {
        "cap": '<path d="M-12-92q12-9 24 0l3 3H-14Z"/><path d="M-11-95q11-13 22 0Z"/>',
        "top": '<path d="M-9-98h18v-15H-9ZM-15-97h30v4h-30Z"/>',
        "hat": '<path d="M-19-92h38l-4-3H-15ZM-10-95q10-16 20 0Z"/>',
        "bun": '<circle cx="7" cy="-99" r="6"/>',
        "": "",
    }[hat]
    return (
        f'<g transform="translate({f(x)} {f(y)}) scale({s})" fill="{fill}" stroke="none" opacity="{op}"><circle cx="0" cy="-86" r="10.500"/>{H}<path d="M-17 0C-19-34-22-58-16-68-10-75 10-75 16-68 22-58 19-34 17 0Z"/>'
        + (
            f'<path d="{A}" stroke="{fill}" stroke-width="8.500" stroke-linecap="round" fill="none"/>'
            if A
            else ""
        )
        + "</g>"
    )


def lantern(x, y, r=70, k=1):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#gLamp)"/><path d="M{x - 5 * k} {y - 7 * k}h{10 * k}l{2 * k} {14 * k}h{-14 * k}Z" fill="#FFE9B8" stroke="#3a2408" stroke-width="1.600"/><path d="M{x - 4 * k} {y - 7 * k}q{4 * k}-{9 * k} {8 * k} 0" fill="none" stroke="#3a2408" stroke-width="1.600"/>'


def grad(id, stops, x2=0, y2=1):
    return (
        f'<linearGradient id="{id}" x1="0" y1="0" x2="{x2}" y2="{y2}">'
        + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
        + "</linearGradient>"
    )


def fogbands(ys, c, seed=1):
    r = random.Random(seed)
    return "".join(
        f'<rect x="{f(r.uniform(-60, 200))}" y="{y}" width="{f(r.uniform(300, 520))}" height="{h}" rx="9" fill="{c}" opacity="{o}" filter="url(#b6)"/>'
        for y, h, o in ys
    )


def deep_one(x, y, s, eye="#F4E58A"):
    return f'<g transform="translate({x} {y}) scale({s})"><path d="M-30 44C-34 8-26-24 0-26S34 8 30 44Z" fill="var(--sd4)"/><path d="M0-26c-7-14-4-24 0-34 6 10 8 20 0 34ZM-17-21c-12-8-15-17-15-26 9 6 15 14 15 26ZM17-21c12-8 15-17 15-26-9 6-15 14-15 26Z" fill="var(--sd3)"/><path d="M-23-1c7-9 17-8 20 3-8 6-17 5-20-3ZM23-1C16-10 6-9 3 2c8 6 17 5 20-3Z" fill="{eye}"/><path d="M-12-4v7M12-4v7" stroke="#06141C" stroke-width="3" stroke-linecap="round"/><path d="M-10 20q10 5 20 0M-26 16q-5 5-4 12M26 16q5 5 4 12M-22 20q-4 4-3 10M22 20q4 4 3 10" stroke="#BFE6D6" stroke-opacity=".4" stroke-width="1.800" fill="none"/></g>'


def claw(x, y, s, fl=1):
    return f'<g transform="translate({x} {y}) scale({s * fl} {s})"><path d="M-15 26C-16 6-15-4-11-7q3-1 3 4l1 7 1-13q1-4 4-4t3 5l0 10 3-11q2-4 5-2t1 6l-3 11 5-6q4-3 5 0t-3 6L8 26Z" fill="var(--sd4)"/></g>'


def fog():
    d = grad("sc-fgS", ((0, "var(--fg1)"), (1, "var(--fg2)"))) + grad(
        "sc-fgW", ((0, "var(--fg3)"), (0.5, "var(--fg4)"), (1, "var(--fg5)"))
    )
    b = '<rect width="640" height="360" fill="url(#sc-fgS)"/>' + fogbands(
        ((36, 16, 0.5), (78, 12, 0.45), (120, 18, 0.5)), "var(--fg2)", 4
    )
    b += '<g fill="var(--fg6)" opacity=".45"><path d="M60 196h96l-8 14H70ZM84 196v-14h44v14ZM98 182l-2-22h8l2 22ZM114 182l-1-20h7l2 20Z"/></g>'
    b += f'<path d="{wave(640, 206, 3, 150, 360, 0.4)}" fill="url(#sc-fgW)"/>' + fogbands(
        ((188, 22, 0.7), (214, 14, 0.5)), "var(--fg2)", 9
    )
    b += (
        '<g transform="translate(376 252)"><g fill="var(--fg7)"><path d="M-84-8C-40 4 44 4 92-12 84 12 70 24 54 26H-48C-66 22-78 10-84-8Z"/></g>'
        + person(-34, 8, 0.62, "var(--fg7)")
        + person(-8, 10, 0.56, "var(--fg7)", "", "hat")
        + person(38, 6, 0.78, "var(--fg7)", "ru", "cap")
        + "</g>"
    )
    b += lantern(441, 186, 86, 1.1)
    b += (
        '<g class="screen">'
        + "".join(
            f'<rect x="{406 + i * 5}" y="{290 + i * 11}" width="{70 - i * 12}" height="3" rx="1.500" fill="#FFDFA0" opacity="{0.7 - 0.13 * i:.2f}"/>'
            for i in range(5)
        )
        + "</g>"
    )
    b += '<rect y="214" width="640" height="80" fill="url(#pRipple)" opacity=".22"/><path d="M200 330C280 300 420 296 520 320 440 344 300 350 200 330Z" fill="#020c14" opacity=".42" filter="url(#b2)"/>'
    b += '<g fill="var(--sil4)"><path d="M0 250h150v9H0ZM0 290h150v7H0Z"/><path d="M24 236h9v124h-9ZM86 236h9v124h-9ZM145 232h11v128h-11Z"/><circle cx="59" cy="308" r="27" fill="none" stroke="var(--fg8)" stroke-width="11"/><path d="M59 276v14M59 326v14M27 308h14M77 308h14" stroke="#B3301C" stroke-width="11"/></g>'
    b += '<g stroke="var(--sil4)" fill="none"><path d="M612-6V366" stroke-width="13"/><path d="M612 14 540 330M612 14 572 330" stroke-width="3"/><path d="M602 60h10M590 110h22M579 160h33M568 210h44M556 260h56" stroke-width="2"/></g>'
    return d, b


def storm():
    d = (
        grad("sc-srS", ((0, "var(--sr1)"), (1, "var(--sr2)")))
        + grad("sc-srW", ((0, "var(--sr4)"), (1, "var(--sr6)")))
        + grad("sc-srB", ((0, "var(--sr3)"), (0.6, "var(--sr4)"), (1, "var(--sr6)")))
    )
    b = '<rect width="640" height="360" fill="url(#sc-srS)"/>'
    for cx, cy, rx, ry, sd, c, o in (
        (120, 34, 190, 52, 3, "--sr1", 0.9),
        (420, 20, 240, 58, 5, "--sr1", 0.95),
        (600, 70, 150, 40, 8, "--sr1", 0.8),
        (290, 74, 170, 26, 11, "--sr7", 0.5),
    ):
        b += f'<path d="{blob(cx, cy, rx, ry, sd, 13, 0.14)}" fill="var({c})" opacity="{o}"/>'
    b += '<path d="M306 40l-22 52 20-4-30 74 58-86-22 5 24-41Z" fill="#EAF7FF" opacity=".85"/>'
    b += f'<path d="{smooth([(-10, 206), (80, 190), (180, 214), (300, 190), (420, 206), (540, 182), (650, 196)])}L650 360L-10 360Z" fill="var(--sr3)" opacity=".75"/>'
    # ship on the back of the wave
    b += '<circle cx="430" cy="138" r="64" fill="url(#gLamp)" opacity=".9"/><g transform="translate(440 206) rotate(-15)" fill="var(--sil4)"><path d="M-118-20H116C108 6 96 22 82 30H-90C-104 20-112 4-118-20Z"/><path d="M-70-20v-22H56v22ZM-46-42v-16H34v16Z"/><path d="M-30-58-34-104h17l4 46ZM8-58 6-100h16l3 42Z"/><path d="M-92-20-88-112M86-20 82-92M-88-108 82-88" stroke="var(--sil4)" stroke-width="2.400" fill="none"/><path d="M-60-34h108" stroke="#FFE9B8" stroke-width="5" stroke-dasharray="5 9"/><path d="M-17-104c-10-14-30-18-52-14 16-12 42-14 56 10ZM22-100C14-116-6-122-30-122c22-8 48 0 54 20Z" fill="var(--sr7)" opacity=".7"/></g>'
    b += f'<path d="{smooth([(300, 262), (380, 230), (470, 222), (560, 240), (650, 226)])}L650 360L260 360Z" fill="url(#sc-srB)"/>'
    # the breaking wave
    b += '<path d="M-20 360V120C20 84 84 62 150 78c58 14 92 54 96 96-22-26-52-38-84-30 44 18 74 58 100 118 24 54 70 76 120 98Z" fill="url(#sc-srW)"/><path d="M-20 120C20 84 84 62 150 78c58 14 92 54 96 96-22-26-52-38-84-30" fill="none" stroke="#F2FBFF" stroke-width="7" stroke-linecap="round"/><path d="M246 174c4 14-6 22-14 18M162 144c-14 4-24 2-30-4M110 92c-30-2-70 14-96 40M150 108c-40-10-100 20-130 64M170 176c-40-24-110 0-150 56M210 236c-40-26-120-10-170 40" fill="none" stroke="#DDF2F8" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>'
    b += f'<g fill="#F2FBFF" opacity=".85">{bubbles(250, 190, 16, 5, 30, 60, 3)}{bubbles(190, 84, 12, 9, 46, 34, 2.6)}</g>'
    b += f'<path d="{wave(640, 326, 9, 170, 360, 1.4)}" fill="var(--sil4)" opacity=".85"/><path d="{waveline(640, 326, 9, 170, 1.4)}" fill="none" stroke="#DDF2F8" stroke-opacity=".5" stroke-width="2"/>'
    r = random.Random(6)
    b += (
        '<path d="'
        + "".join(
            f"M{f(x)} {f(y)}l-9 26"
            for x, y in ((r.uniform(0, 650), r.uniform(-10, 330)) for _ in range(70))
        )
        + '" stroke="#EAF7FF" stroke-opacity=".38" stroke-width="1.300"/>'
    )
    return d, b


def boarding():
    d = grad("sc-bdS", ((0, "var(--bd1)"), (1, "var(--bd2)"))) + grad(
        "sc-bdW", ((0, "var(--bd3)"), (1, "var(--bd5)"))
    )
    b = '<rect width="640" height="360" fill="url(#sc-bdS)"/><circle cx="470" cy="66" r="96" fill="var(--bd6)" opacity=".16"/><circle cx="470" cy="66" r="30" fill="var(--bd6)" opacity=".9"/>'
    b += (
        fogbands(((96, 14, 0.4), (124, 12, 0.4)), "var(--bd2)", 2)
        + f'<path d="{wave(640, 150, 4, 140, 360, 0.9)}" fill="url(#sc-bdW)"/><rect y="154" width="640" height="110" fill="url(#pRipple)" opacity=".2"/>'
    )
    b += (
        '<g class="screen">'
        + "".join(
            f'<rect x="{440 + i * 4}" y="{160 + i * 11}" width="{60 - i * 7}" height="2.600" rx="1.300" fill="var(--bd6)" opacity="{0.6 - 0.1 * i:.2f}"/>'
            for i in range(5)
        )
        + "</g>"
    )
    b += '<g opacity=".5">' + deep_one(250, 190, 0.5) + deep_one(560, 196, 0.56) + "</g>"
    b += (
        '<g stroke="var(--sd4)" stroke-linecap="round" fill="none"><path d="M330 236C312 262 300 280 296 300M398 236c16 26 28 46 34 62" stroke-width="15"/></g>'
        + deep_one(362, 214, 1.12)
        + deep_one(516, 236, 0.9)
        + deep_one(206, 240, 0.84)
    )
    b += (
        '<g fill="var(--sil4)"><path d="M0 268h640v13H0ZM0 316h640v9H0Z"/>'
        + "".join(f'<path d="M{x} 262h10v98h-10Z"/>' for x in (64, 166, 268, 370, 472, 574))
        + '<path d="M0 346h640v14H0Z"/></g><path d="M0 269h640" stroke="#F6E9C8" stroke-opacity=".35" stroke-width="1.600"/>'
    )
    b += (
        claw(292, 262, 1.1)
        + claw(434, 262, 1.1, -1)
        + claw(176, 262, 0.85)
        + claw(238, 262, 0.85, -1)
        + claw(486, 262, 0.85)
        + claw(552, 262, 0.85, -1)
    )
    b += (
        '<g transform="translate(66 372)">'
        + person(0, 0, 2, "var(--sil4)", "", "cap")
        + '<path d="M26-116 84-150" stroke="var(--sil4)" stroke-width="17" stroke-linecap="round"/></g>'
        + lantern(158, 212, 96, 1.6)
        + '<path d="M150 222v-18" stroke="var(--sil4)" stroke-width="4"/>'
    )
    return d, b


def crowd():
    d = (
        grad("sc-cwS", ((0, "var(--cw1)"), (1, "var(--cw2)")))
        + '<radialGradient id="sc-cwL" cx=".5" cy="0" r="1"><stop offset="0" stop-color="#FFE9B8" stop-opacity=".85"/><stop offset=".6" stop-color="#FFD27A" stop-opacity=".22"/><stop offset="1" stop-color="#FFC04A" stop-opacity="0"/></radialGradient>'
    )
    b = '<rect width="640" height="360" fill="url(#sc-cwS)"/><g fill="var(--cw3)"><path d="M0 0h640v26H0ZM0 60h150v190H0ZM490 60h150v190H490Z" opacity=".6"/><path d="M30 92a26 26 0 1 1 52 0 26 26 0 1 1-52 0ZM560 92a26 26 0 1 1 52 0 26 26 0 1 1-52 0Z" fill="var(--cw1)"/><path d="M214 250V110q106-70 212 0v140Z" opacity=".7"/></g><path d="M30 92a26 26 0 1 1 52 0 26 26 0 1 1-52 0ZM560 92a26 26 0 1 1 52 0 26 26 0 1 1-52 0Z" fill="none" stroke="#8A5A12" stroke-width="5"/>'
    b += '<path d="M320 58 196 330H444Z" fill="url(#sc-cwL)"/><ellipse cx="320" cy="318" rx="128" ry="22" fill="#FFE3A0" opacity=".4"/><path d="M320 0v42" stroke="var(--sil4)" stroke-width="3"/><path d="M300 60q20-30 40 0Z" fill="var(--sil4)"/><circle cx="320" cy="62" r="8" fill="#FFF3CF"/>'
    for x, y, s, a, h in (
        (120, 262, 0.86, "r", "cap"),
        (168, 254, 0.8, "", "hat"),
        (214, 256, 0.78, "ru", ""),
        (428, 256, 0.8, "lu", "top"),
        (474, 256, 0.84, "", "bun"),
        (522, 262, 0.88, "l", "hat"),
    ):
        b += person(x, y + 14, s, "var(--cw4)", a, h)
    b += (
        person(320, 322, 1.36, "var(--cw5)", "", "")
        + '<path d="M301 236q19 14 38 0l6 60q-25 8-50 0Z" fill="#FFE3A0" opacity=".28"/>'
    )
    b += '<path d="M306 196a16 16 0 0 1 28 0M297 240q2-14 14-18M343 240q-2-14-14-18" stroke="#FFE9B8" stroke-opacity=".8" stroke-width="2.400" stroke-linecap="round" fill="none"/>'
    for x, s, a, h in (
        (42, 2, "r", "cap"),
        (150, 1.74, "", "bun"),
        (500, 1.78, "", "top"),
        (604, 2.06, "l", "hat"),
    ):
        b += person(x, 384, s, "var(--sil4)", a, h)
    return d, b


def ritual():
    d = grad("sc-rtS", ((0, "var(--rt1)"), (1, "var(--rt2)")))
    b = '<rect width="640" height="360" fill="url(#sc-rtS)"/><g fill="var(--rt3)">'
    for x in (96, 320, 544):
        b += f'<path d="M{x - 58} 226V92Q{x - 56} 34 {x} 12Q{x + 56} 34 {x + 58} 92V226Z" opacity=".55"/>'
    b += "</g>"
    for x in (96, 544):
        b += f'<path d="M{x - 44} 214V96Q{x - 42} 50 {x} 30Q{x + 42} 50 {x + 44} 96V214Z" fill="var(--rt4)"/><path d="M{x} 30V214M{x - 44} 128h88M{x - 44} 172h88" stroke="var(--rt3)" stroke-width="5"/>'
    # the eye behind the middle window
    b += '<path d="M276 214V96Q278 50 320 30Q362 50 364 96V214Z" fill="var(--rt5)"/><g><ellipse cx="320" cy="128" rx="42" ry="30" fill="#DFF0B0" opacity=".25" filter="url(#b6)"/><path d="M280 128c22-30 58-30 80 0-22 28-58 28-80 0Z" fill="#D5E08A"/><ellipse cx="320" cy="127" rx="7" ry="21" fill="#0b1020"/></g><path d="M276 214V96Q278 50 320 30Q362 50 364 96V214Z" fill="none" stroke="var(--rt3)" stroke-width="7"/>'
    b += '<g fill="none" stroke="var(--rt6)" stroke-linecap="round" opacity=".85"><path d="M226 236C190 190 206 130 172 96c-14-14-34-8-34 8" stroke-width="14"/><path d="M414 236c38-44 20-104 56-140 14-14 34-8 34 8" stroke-width="14"/></g>'
    b += '<path d="M0 232H640V360H0Z" fill="var(--rt3)"/><g fill="none" stroke="#E6D3FF" stroke-opacity=".75" stroke-width="3"><ellipse cx="320" cy="296" rx="210" ry="44"/><ellipse cx="320" cy="296" rx="186" ry="37" stroke-width="1.500"/><path d="M320 258 436 324 138 284H502L204 324Z" stroke-width="2.400"/></g>'
    for x, y, h in (
        (112, 292, 26),
        (188, 330, 30),
        (452, 330, 30),
        (528, 292, 26),
        (214, 262, 20),
        (426, 262, 20),
    ):
        b += f'<path d="M{x - 5} {y}v-{h}h10v{h}Z" fill="#EFE4CC"/><path d="M{x} {y - h - 16}q6 8 0 14q-6-6 0-14Z" fill="#FFE9B8"/>'
    b += '<circle cx="320" cy="230" r="104" fill="url(#gLamp)" opacity=".9"/><path d="M300 300l8-54h24l8 54Z" fill="var(--sil4)"/><path d="M262 236q30-16 58 2 28-18 58-2l6 16q-34-14-64 2-30-16-64-2Z" fill="#FFF3D6" stroke="#3a2408" stroke-width="2"/><path d="M274 238q22-8 40 3M326 241q20-10 40-3M272 244q22-8 40 3M328 247q20-10 40-3" stroke="#7a5a2a" stroke-width="1.300" fill="none"/>'
    for x, fl in ((66, 1), (574, -1)):
        b += f'<g transform="translate({x} 366) scale({fl} 1)" fill="var(--sil4)"><path d="M-76 0C-78-70-58-112-22-132c-4-34 12-56 34-56 24 0 36 26 30 58 34 22 48 64 52 130Z"/><path d="M6-176c14-2 24 14 22 34-10 6-22 4-28-4Z" fill="var(--rt1)" opacity=".75"/></g>'
    return d, b


def table():
    d = grad("sc-tbS", ((0, "var(--tb1)"), (1, "var(--tb2)")))
    b = (
        '<rect width="640" height="360" fill="url(#sc-tbS)"/><g stroke="#000" stroke-opacity=".18" stroke-width="2">'
        + "".join(f'<path d="M0 {y}H640"/>' for y in (30, 74, 118, 162, 206))
        + "</g>"
    )
    for x in (104, 536):
        b += (
            f'<circle cx="{x}" cy="86" r="42" fill="var(--tb3)"/><path d="M{x - 34} 96q17-9 34 0t34 0v2a34 34 0 0 1-68 0Z" fill="var(--sea3)"/><circle cx="{x}" cy="86" r="38" fill="none" stroke="#A9772B" stroke-width="8"/>'
            + "".join(
                f'<circle cx="{f(x + 38 * math.cos(a))}" cy="{f(86 + 38 * math.sin(a))}" r="2.200" fill="#5C3A0C"/>'
                for a in [i * 1.047 for i in range(6)]
            )
        )
    b += '<path d="M320 0v48" stroke="var(--sil4)" stroke-width="3"/><path d="M284 78q36-54 72 0Z" fill="var(--sil4)"/><path d="M320 76 150 300H490Z" fill="#FFE3A0" opacity=".3" filter="url(#b6)"/><circle cx="320" cy="80" r="10" fill="#FFF3CF"/><circle cx="320" cy="84" r="70" fill="url(#gLamp)"/>'
    for x, y, s, h in (
        (60, 250, 1.1, "bun"),
        (150, 238, 1, "cap"),
        (234, 230, 0.92, ""),
        (406, 230, 0.92, "hat"),
        (492, 238, 1, ""),
        (582, 250, 1.1, "bun"),
    ):
        b += person(x, y + 22, s, "var(--tb4)", "", h)
    b += '<path d="M120 232H520L640 360H0Z" fill="var(--tb5)"/><path d="M120 232H520L532 244H108Z" fill="#FFF3D6" opacity=".25"/><path d="M210 232 150 360M430 232l60 128M320 232v128" stroke="#2A1708" stroke-opacity=".25" stroke-width="2"/>'
    for x, y, k in (
        (196, 262, 0.8),
        (252, 250, 0.66),
        (388, 250, 0.66),
        (444, 262, 0.8),
        (150, 312, 1.1),
        (490, 312, 1.1),
    ):
        b += f'<ellipse cx="{x}" cy="{y}" rx="{34 * k}" ry="{11 * k}" fill="#EDE4CC" stroke="#2A1708" stroke-opacity=".5" stroke-width="1.500"/><ellipse cx="{x}" cy="{y}" rx="{22 * k}" ry="{6.5 * k}" fill="#D8CBAA"/><path d="M{x + 44 * k} {y - 9 * k}l{6 * k} {22 * k}" stroke="#5b6a70" stroke-width="{3.4 * k}" stroke-linecap="round"/>'
    b += '<path d="M278 272h84c0 30-18 46-42 46s-42-16-42-46Z" fill="#7C8E95" stroke="#08202F" stroke-width="2"/><ellipse cx="320" cy="272" rx="42" ry="11" fill="#C99A52" stroke="#08202F" stroke-width="2"/><path d="M306 258c-8-12 8-18 0-32M322 256c-8-14 8-20 0-36M338 258c-8-12 8-18 0-32" fill="none" stroke="#FFF6E0" stroke-opacity=".75" stroke-width="3.500" stroke-linecap="round"/><path d="M358 268l34-26" stroke="#5b6a70" stroke-width="6" stroke-linecap="round"/>'
    for x, fl in ((-6, 1), (646, -1)):
        b += f'<g transform="translate({x} 376) scale({fl * 2.1} 2.1)" fill="var(--sil4)"><circle cx="24" cy="-78" r="15"/><path d="M-14 0C-14-36-4-58 24-60c26 2 36 26 38 60Z"/></g>'
    return d, b


def crate(x, y, w, h, c="--hd3"):
    return f'<g><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="3" fill="var({c})"/><path d="M{x + 6} {y + 6}h{w - 12}v{h - 12}h{-(w - 12)}ZM{x + 6} {y + 6}l{w - 12} {h - 12}M{x + 6} {y + h - 6}l{w - 12} {-(h - 12)}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5"/></g>'


def hold():
    d = grad("sc-hdS", ((0, "var(--hd1)"), (1, "var(--hd2)")))
    b = (
        '<rect width="640" height="360" fill="url(#sc-hdS)"/><g fill="none" stroke="var(--hd4)" stroke-width="12" opacity=".55">'
        + "".join(f'<path d="M{x} 360V110Q{x} 30 {x + 90} -10"/>' for x in (-30, 70))
        + "".join(f'<path d="M{x} 360V110Q{x} 30 {x - 90} -10"/>' for x in (570, 670))
        + "</g>"
    )
    b += '<path d="M330 0h132l10 20H320Z" fill="#F8F2DC"/><path d="M322 18h150l120 342H250Z" fill="#FFF3CF" opacity=".2" filter="url(#b6)"/><g stroke="var(--sil4)" stroke-width="6"><path d="M350 6 336 330M404 6 398 330"/><path d="M349 40h54M347 76h55M346 112h55M344 148h56M342 184h57M341 220h58M339 256h60M338 292h60" stroke-width="5"/></g>'
    b += (
        crate(470, 206, 96, 84, "--hd5")
        + crate(520, 126, 84, 80, "--hd3")
        + crate(570, 214, 96, 150, "--hd4")
        + crate(446, 290, 124, 80, "--hd3")
    )
    b += (
        '<g transform="translate(380 190)">'
        + person(0, 0, 1.02, "var(--sil4)", "", "cap")
        + '<path d="M12-60 52-44" stroke="var(--sil4)" stroke-width="9" stroke-linecap="round"/><path d="M-8-2-4 34M8-2 12 24" stroke="var(--sil4)" stroke-width="11" stroke-linecap="round"/></g>'
        + lantern(436, 158, 100, 1.5)
    )
    b += (
        crate(188, 236, 104, 94, "--hd5")
        + crate(120, 150, 92, 88, "--hd3")
        + crate(0, 190, 120, 180, "--hd4")
    )
    # someone who has no ticket
    b += '<g transform="translate(244 352)"><path d="M-58 8c-2-40 6-72 34-84-6-26 6-44 26-44s30 20 24 44c22 14 32 44 34 84Z" fill="var(--sil4)"/><ellipse cx="-6" cy="-93" rx="4.500" ry="2.800" fill="#FFF6E0"/><ellipse cx="15" cy="-93" rx="4.500" ry="2.800" fill="#FFF6E0"/><path d="M-24-116c12-18 44-20 54 2-18-6-36-6-54-2Z" fill="var(--hd4)"/></g>'
    b += (
        crate(96, 286, 112, 90, "--hd6")
        + crate(276, 306, 86, 70, "--hd6")
        + '<path d="M330 306q-4-14 8-16l4-8 4 8 10-1 3-8 5 9q8 4 4 16Z" fill="var(--sil4)"/><path d="M368 306q16 2 18-14" stroke="var(--sil4)" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="341" cy="294" r="1.800" fill="#F4E58A"/><circle cx="349" cy="294" r="1.800" fill="#F4E58A"/>'
    )
    b += '<path d="M0 352H640V360H0Z" fill="var(--sil4)"/><g fill="none" stroke="var(--sil4)" stroke-width="2.500"><path d="M-6 20C60 70 80 120 84 190M-6 60C40 90 54 130 58 190M-6 100C20 120 30 150 32 190M20 40 4 150M50 84 26 190M74 140 50 190"/></g>'
    return d, b


def furnace(x, y, r, open_=False):
    o = (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--bl3)"/><circle cx="{x}" cy="{y}" r="{r - 10}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>'
        + "".join(
            f'<circle cx="{f(x + (r - 5) * math.cos(a))}" cy="{f(y + (r - 5) * math.sin(a))}" r="2.400" fill="#F6E9C8" opacity=".45"/>'
            for a in [i * 0.3927 for i in range(16)]
        )
    )
    if open_:
        o += f'<path d="M{x - 44} {y + 58}V{y + 6}q44-46 88 0v52Z" fill="#2a0c04"/><path d="M{x - 38} {y + 56}c-6-26 10-34 8-58 14 10 16 22 16 32 6-16 4-30 14-48 6 22 20 30 16 54 6-6 8-14 8-22 14 16 16 26 12 42Z" fill="#FF9A3C"/><path d="M{x - 20} {y + 56}c-4-18 8-22 8-38 10 8 10 16 12 24 4-8 4-16 10-26 4 16 14 22 8 40Z" fill="#FFE08A"/>'
    else:
        o += f'<path d="M{x - 34} {y + 50}V{y + 4}q34-34 68 0v46Z" fill="#1a1010"/><path d="M{x - 26} {y + 20}h52M{x - 26} {y + 32}h52" stroke="#FF9A3C" stroke-width="4" stroke-linecap="round" stroke-opacity=".9"/>'
    return o


def boiler():
    d = grad("sc-blS", ((0, "var(--bl1)"), (1, "var(--bl2)")))
    b = '<rect width="640" height="360" fill="url(#sc-blS)"/><g fill="none" stroke="var(--bl4)" stroke-linecap="round"><path d="M-10 40H650" stroke-width="20"/><path d="M88 40V110M560 40V120M210 40V90q0 20 20 20h30" stroke-width="16"/><path d="M-10 76H180q24 0 24-24V-10" stroke-width="9"/></g><g fill="#F6E9C8" opacity=".25"><rect x="80" y="58" width="16" height="6"/><rect x="552" y="58" width="16" height="6"/><rect x="300" y="30" width="6" height="20"/><rect x="440" y="30" width="6" height="20"/></g>'
    b += (
        '<circle cx="320" cy="250" r="220" fill="#FFB45A" opacity=".22" filter="url(#b14)"/>'
        + furnace(96, 216, 94)
        + furnace(556, 216, 94)
        + furnace(326, 206, 122, True)
    )
    b += '<g transform="translate(452 84)"><circle r="31" fill="#F6F0E1" stroke="#8A5A12" stroke-width="6"/><path d="M-18 12a22 22 0 1 1 36 0" fill="none" stroke="#20303A" stroke-width="3" stroke-dasharray="2 6"/><path d="M12-17a22 22 0 0 1 6 29" fill="none" stroke="#B3301C" stroke-width="5"/><path d="M0 0 16 8" stroke="#B3301C" stroke-width="4" stroke-linecap="round"/><circle r="4" fill="#20303A"/></g>'
    b += '<path d="M150 266H506L560 360H96Z" fill="#FF9A3C" opacity=".28"/><path d="M0 300H640V360H0Z" fill="var(--bl4)" opacity=".92"/><path d="M200 300H456L500 360H156Z" fill="#FFB45A" opacity=".35"/>'
    b += '<g transform="translate(206 352)" fill="var(--sil4)"><path d="M-30 0c-2-30 2-52 8-66-10-18-4-42 16-50 20-6 36 4 44 20l34 30-10 12-34-22c0 20 4 50 2 76Z"/><circle cx="22" cy="-128" r="17"/><path d="M4-134q16-18 36-4l-2 6q-18-6-34 2Z"/><path d="M20-68 118-40" stroke="var(--sil4)" stroke-width="7" stroke-linecap="round"/><path d="M112-54l38 12-6 20-38-8Z"/><path d="M118-56q14-8 28 8Z" fill="#0b0706"/></g>'
    b += '<path d="M470 360q14-34 46-36 30-18 58 2 44-10 66 12v22Z" fill="#0d0a0a"/><path d="M500 340l12-8M540 332l12 4M580 336l10-6" stroke="#FFB45A" stroke-opacity=".5" stroke-width="3"/>'
    r = random.Random(3)
    b += (
        '<g fill="#FFD27A">'
        + "".join(
            f'<circle cx="{f(326 + r.gauss(0, 74))}" cy="{f(r.uniform(60, 250))}" r="{f(r.uniform(0.8, 2.4))}" opacity="{r.uniform(0.4, 0.95):.2f}"/>'
            for _ in range(34)
        )
        + '</g><g fill="none" stroke="#EDE4DA" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"><path d="M566 122c16-8 10-24 28-30s14-18 30-20M572 130c20-4 20-18 38-18"/></g>'
    )
    return d, b


def loyalty(k):
    """The same window, sky and sea for all, and one light each: nobody reads them across a room."""
    d = (
        grad(f"lp-{k}-sky", ((0, "var(--ly1)"), (1, "var(--ly2)")))
        + grad(f"lp-{k}-sea", ((0, "var(--ly3)"), (1, "var(--ly4)")))
        + f'<clipPath id="lp-{k}-window"><path d="M0 220V80C0 30 46 0 104 0s104 30 104 80V220Z"/></clipPath>'
    )
    b = f'<rect width="208" height="220" fill="url(#lp-{k}-sky)"/>'
    if k == "human":
        b += '<circle cx="166" cy="92" r="58" fill="url(#gLamp)" opacity=".8"/><path d="M166 92 20 52V84Z" fill="#FFF3CF" opacity=".45"/><path d="M166 92 208 80V104Z" fill="#FFF3CF" opacity=".5"/><path d="M104 142c20-10 40-18 62-18s34 8 48 18Z" fill="var(--ly5)"/><path d="M160 128l3-30h6l3 30Z" fill="var(--ly6)"/><path d="M160 98h12v-9h-12ZM158 89l8-7 8 7Z" fill="var(--ly6)"/><circle cx="166" cy="93" r="4" fill="#FFF3CF"/>'
        b += f'<path d="{wave(208, 142, 2, 70, 220, 0.4)}" fill="url(#lp-{k}-sea)"/><rect y="146" width="208" height="40" fill="url(#pRipple)" opacity=".3"/><path d="M146 150h40M150 158h30M156 166h18" stroke="#FFE9B8" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>'
        b += (
            '<g fill="var(--sil4)"><path d="M0 176h208v7H0ZM0 200h208v5H0ZM20 172h6v48h-6ZM86 172h6v48h-6ZM150 172h6v48h-6Z"/></g>'
            + person(64, 220, 1.28, "var(--sil4)", "", "cap")
            + '<path d="M46 152q-8 12-8 28M82 152q6 8 12 22" stroke="var(--sil4)" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M66 100a14 14 0 0 1 12 8M74 134q10 4 14 20" stroke="#FFE9B8" stroke-opacity=".75" stroke-width="2" fill="none" stroke-linecap="round"/>'
        )
    elif k == "hybrid":
        b += '<circle cx="48" cy="46" r="15" fill="var(--ly6)" opacity=".35"/>'
        b += (
            person(104, 168, 1.45, "var(--sil4)", "", "cap")
            + f'<path d="{wave(208, 112, 2, 70, 220, 0.4)}" fill="url(#lp-{k}-sea)"/><path d="{waveline(208, 112, 2, 70, 0.4)}" fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".8"/>'
        )
        b += '<g transform="translate(104 112) scale(.86)"><path d="M-26 0c-6 20-12 38-8 56 4 22 20 34 34 34s30-12 34-34c4-18-2-36-8-56Z" fill="var(--sd4)"/><path d="M0 90c-8 12-6 20 0 30 7-10 8-18 0-30ZM-22 82c-14 8-18 16-18 26 11-6 18-14 18-26ZM22 82c14 8 18 16 18 26-11-6-18-14-18-26Z" fill="var(--sd3)"/><ellipse cx="-13" cy="56" rx="26" ry="15" fill="url(#gLamp)" opacity=".75"/><ellipse cx="13" cy="56" rx="26" ry="15" fill="url(#gLamp)" opacity=".75"/><path d="M-25 56c7-10 18-9 21 2-8 7-18 6-21-2ZM25 56C18 46 7 47 4 58c8 7 18 6 21-2Z" fill="#FFE08A"/><path d="M-14 52v8M14 52v8" stroke="#06141C" stroke-width="3" stroke-linecap="round"/><path d="M-8 36q8-4 16 0M-27 30q-5 6-3 13M27 30q5 6 3 13M-22 26q-5 6-3 12M22 26q5 6 3 12" stroke="#BFE6D6" stroke-opacity=".55" stroke-width="1.800" fill="none"/></g>'
        b += '<g fill="none" stroke="#DDF2F8" stroke-opacity=".45" stroke-width="1.600" stroke-linecap="round"><path d="M20 136q12-4 24 0M160 134q12-4 24 0M14 160q10-3 20 0M172 166q10-3 20 0M40 190q10-3 20 0M150 196q10-3 20 0"/></g>'
    else:
        b += f'<path d="{wave(208, 132, 2, 70, 220, 0.4)}" fill="url(#lp-{k}-sea)"/><g fill="none" stroke="var(--ly5)" stroke-linecap="round"><path d="M26 220C10 170 44 140 26 96 20 80 4 84 6 96M182 220c16-50-18-80 0-124 6-16 22-12 20 0" stroke-width="13"/><path d="M58 220c-10-40 10-60 0-92M150 220c10-40-10-60 0-92" stroke-width="9"/></g><g fill="none" stroke="var(--ly6)" stroke-opacity=".8" stroke-width="2"><circle cx="104" cy="72" r="58"/><circle cx="104" cy="72" r="52" stroke-width="1"/><path d="m104 20 30 84-80-52h100l-80 52Z" stroke-width="1.400"/></g>'
        b += '<circle cx="104" cy="150" r="66" fill="url(#gLamp)" opacity=".85"/><path d="M30 220c2-52 22-86 48-98-8-44 6-72 26-72s34 28 26 72c26 12 46 46 48 98Z" fill="var(--sil4)"/><path d="M104 60c-14 0-20 18-17 42 8 12 26 12 34 0 3-24-3-42-17-42Z" fill="#020a12"/><path d="M66 168q20-14 38 0 18-14 38 0l4 14q-22-12-42 0-20-12-42 0Z" fill="#FFF3D6" stroke="#3a2408" stroke-width="1.600"/><path d="M74 169q15-7 26 1M108 170q13-8 26-1" stroke="#7a5a2a" stroke-width="1.100" fill="none"/><path d="M56 178q6-14 16-16M152 178q-6-14-16-16" stroke="var(--sil4)" stroke-width="9" stroke-linecap="round"/>'
    return f'<symbol id="lp-{k}" viewBox="0 0 208 220"><defs>{d}</defs><g clip-path="url(#lp-{k}-window)">{b}</g><path d="M1.500 220V80C1.500 32 46 1.500 104 1.500s102.500 30.500 102.500 78.500V220" fill="none" stroke="#8A5A12" stroke-width="3"/></symbol>'


SCENES = (fog, storm, boarding, crowd, ritual, table, hold, boiler)
LOYALTIES = ("human", "hybrid", "cultist")


def scene(draw):
    d, b = draw()
    return f'<symbol id="sc-{draw.__name__}" viewBox="0 0 640 360"><defs>{d}</defs>{b}</symbol>'


def sprite():
    drawn = "\n".join([*map(scene, SCENES), *map(loyalty, LOYALTIES)])
    text = re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", drawn)
    return f'<svg width="0" height="0" aria-hidden="true" focusable="false">{text}</svg>\n'


if __name__ == "__main__":
    SPRITE.write_text(sprite(), "utf-8")
