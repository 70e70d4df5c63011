"""The pictures of the home page: four games and the sea they share."""

# ruff: noqa
# Paths and colours are data in long lines
import math
import random
from drawing import *


def scene(id, w, h, defs, body):
    return f'<svg class="scene" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>{defs}</defs>{body}</svg>'


def grad(id, stops, extra='x1="0" y1="0" x2="0" y2="1"'):
    return (
        f'<linearGradient id="{id}" {extra}>'
        + "".join(
            f'<stop offset="{o}" stop-color="{c}"'
            + (f' stop-opacity="{a}"' if a is not None else "")
            + "/>"
            for o, c, a in [(s + (None,))[:3] for s in stops]
        )
        + "</linearGradient>"
    )


# ---------- Key Largo: half above, half below ----------
def art_kl():
    w, h = 560, 360
    wl = 188
    d = (
        '<radialGradient id="klSun"><stop offset="0" stop-color="var(--kl-sun)" stop-opacity=".75"/><stop offset="1" stop-color="var(--kl-sun)" stop-opacity="0"/></radialGradient>'
        + grad("klS", [(0, "var(--kl-sky1)"), (0.55, "var(--kl-sky2)"), (1, "var(--kl-sky3)")])
        + grad("klW", [(0, "var(--sea1)"), (0.35, "var(--sea2)"), (1, "var(--sea4)")])
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#klS)"/>'
    b += '<circle cx="398" cy="112" r="130" fill="url(#klSun)"/><circle cx="398" cy="112" r="37" fill="var(--kl-sun)"/>'
    for y, x, l, o in (
        (58, 40, 150, 0.5),
        (76, 96, 220, 0.35),
        (104, 290, 230, 0.5),
        (128, 250, 120, 0.4),
        (44, 410, 120, 0.35),
    ):
        b += f'<rect x="{x}" y="{y}" width="{l}" height="7" rx="3.5" fill="#fff" opacity="{o * 0.75}"/>'
    # far isles
    b += f'<path d="{smooth([(300, wl), (340, 166), (390, 158), (440, 170), (480, 160), (530, 168), (575, wl)])}Z" fill="var(--kl-far)"/>'
    # main island
    b += f'<path d="{smooth([(-20, wl + 4), (-10, 150), (40, 124), (96, 112), (150, 120), (196, 146), (236, 168), (286, wl + 4)])}Z" fill="var(--kl-hill)"/>'
    b += f'<path d="{smooth([(-20, wl + 4), (20, 160), (90, 150), (170, 158), (240, 176), (300, wl + 4)])}Z" fill="var(--kl-hill2)"/>'
    b += f'<path d="{smooth([(60, wl + 5), (120, 180), (210, 179), (300, 186), (340, wl + 5)])}Z" fill="var(--kl-sand)"/>'
    # hut + jetty
    b += '<g fill="var(--kl-dark)"><path d="M150 178v-22h54v22z"/><path d="M142 158l35-22 35 22z"/><path d="M206 176h96v3.500h-96zM222 179v16M246 179v16M270 179v16M294 179v16" stroke="var(--kl-dark)" stroke-width="3"/></g><rect x="160" y="163" width="9" height="15" fill="#FFD27A"/><rect x="184" y="163" width="10" height="7" fill="#FFD27A"/>'
    for x, y, hh, l, s in (
        (96, 164, 84, 22, 1),
        (122, 172, 66, -16, 2),
        (58, 160, 70, -20, 4),
        (28, 160, 96, 18, 3),
    ):
        t, lv = palm(x, y, hh, l, s, 1.15)
        b += f'<path d="{t}{lv}" fill="var(--kl-dark)"/>'
    # water
    b += f'<path d="{wave(w, wl, 2.2, 120, h)}" fill="url(#klW)"/>'
    b += f'<path d="{waveline(w, wl, 2.2, 120)}" stroke="#fff" stroke-opacity=".75" stroke-width="2" fill="none"/>'
    b += f'<g class="screen" filter="url(#b2)">{beams(w, wl + 3, 170, 5, 9, -0.3, 14, 48)}</g>'
    # sun glitter
    for i, (x, y, l) in enumerate(((366, wl + 9, 60), (380, wl + 16, 40), (356, wl + 24, 70))):
        b += f'<rect x="{x}" y="{y}" width="{l}" height="2.4" rx="1.2" fill="#fff" opacity="{0.6 - 0.14 * i}"/>'
    # boat
    b += '<g transform="translate(404 138)"><path d="M-8-64v66" stroke="var(--kl-dark)" stroke-width="3.4"/><path d="M-4-62C20-48 34-26 37 0H-4Z" fill="#FDF6E6"/><path d="M-12-54C-30-40-40-20-42 0h30Z" fill="#EADCC0"/><path d="M10-40c9 8 15 20 18 34" stroke="#0003" fill="none"/><path d="M-58 12h112c-5 18-16 40-34 44H-30c-16-4-24-24-28-44Z" fill="#B6492F"/><path d="M-58 12h112l-2 8H-56Z" fill="#F3E6CB"/><path d="M-53 34h96l-5 9h-86Z" fill="#0003"/></g>'
    b += f'<path d="{wave(w, wl + 3, 2, 110, wl + 30, 1.2)}" fill="var(--sea1)" opacity=".32"/>'
    # seabed + wreck + diver
    b += f'<path d="{ridge(w, 318, 9, h, 7, 9)}" fill="var(--sil2)" opacity=".75"/>'
    b += '<g transform="translate(120 322) rotate(-14)" fill="var(--sil3)"><path d="M-92 0C-70-6-52-34-46-58L84-46c4 22-4 44-20 60L-70 22Z"/><path d="M-30-54-40-104l6-1 12 52ZM28-49 40-92l5 2-9 42Z"/><path d="M-40-100l36 22M38-90 8-62" stroke="var(--sil3)" stroke-width="2"/><path d="M-40-36 78-26M-48-18 74-8" stroke="var(--sil1)" stroke-opacity=".6" stroke-width="2.500" fill="none"/><circle cx="-14" cy="-16" r="6" fill="var(--sea4)"/><circle cx="16" cy="-13" r="6" fill="var(--sea4)"/><circle cx="46" cy="-10" r="6" fill="var(--sea4)"/></g>'
    b += f'<path d="{ridge(w, 338, 7, h, 3, 10)}" fill="var(--sil4)"/>'
    b += f'<path d="M398 196C392 220 352 226 346 250s6 26 2 40" stroke="var(--kl-hose)" stroke-width="3" fill="none"/>'
    b += '<circle cx="334" cy="300" r="62" fill="url(#gLamp)" opacity=".75"/><g transform="translate(346 302)"><path d="M-13 40c-4-14-3-26 2-31h22c5 5 6 17 2 31l-8 0-2-14h-6l-2 14Z" fill="#8B6A3E"/><path d="M-14 12c-10 4-18 12-22 18l5 4c6-6 13-9 20-10ZM14 12c6 4 12 10 15 18l-6 4c-5-6-9-9-14-12Z" fill="#8B6A3E"/><circle r="13.500" fill="#E0AC4B"/><circle cx="-3" cy="0" r="7.200" fill="#0B3551" stroke="#7A5318" stroke-width="2.400"/><path d="M-7-3q2.500-3 5.500-2.400" stroke="#CDEFF7" stroke-width="1.800" fill="none"/><circle cx="-38" cy="34" r="5" fill="#FFE9B8"/></g>'
    b += f'<g fill="#EAFBFF" opacity=".75">{bubbles(360, 286, 12, 4, 10, 84, 2.6)}</g>'
    b += f'<g fill="var(--sil2)">{school(470, 262, 11, 3, 70, 26, 0.62, -1)}</g>'
    b += f'<path d="{kelps(430, 560, h, 40, 110, 9, 5, 8)}{kelps(0, 46, h, 30, 70, 4, 9, 8)}" fill="var(--sil4)"/>'
    return scene("kl", w, h, d, b)


# ---------- Into the Blue ----------
def art_itb():
    w, h = 560, 360
    d = grad(
        "ibW",
        [
            (0, "var(--l1)"),
            (0.22, "var(--l2)"),
            (0.5, "var(--l3)"),
            (0.78, "var(--l4)"),
            (1, "var(--l5)"),
        ],
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#ibW)"/>'
    cols = ["var(--l1)", "var(--l2)", "var(--l3)", "var(--l4)", "var(--l5)"]
    for i, y in enumerate((0, 74, 146, 216, 284)):
        if i:
            b += f'<path d="{wave(w, y, 4, 190, h, i * 1.1)}" fill="{cols[i]}" opacity=".62"/>'
    b += f'<g class="screen" filter="url(#b2)">{beams(w, -6, 330, 11, 7, -0.42, 26, 80)}</g>'
    b += f'<g fill="#fff" opacity=".5">{motes(w, h, 60, 3)}</g>'
    # side reefs framing
    b += f'<path d="{smooth([(-30, h + 20), (-20, 120), (14, 142), (8, 190), (48, 214), (44, 258), (96, 282), (104, 320), (170, h + 20)])}Z" fill="var(--sil2)" opacity=".85"/>'
    b += f'<path d="{smooth([(w + 30, h + 20), (w + 16, 90), (w - 26, 128), (w - 14, 180), (w - 64, 204), (w - 58, 250), (w - 112, 280), (w - 120, 318), (w - 190, h + 20)])}Z" fill="var(--sil2)" opacity=".85"/>'
    b += f'<g fill="none" stroke="var(--sil3)" stroke-linecap="round">{coral(46, 262, 70, 4)}{coral(w - 74, 258, 90, 9)}{coral(w - 20, 186, 60, 12)}</g>'
    b += f'<path d="{smooth([(-30, h + 20), (-10, 230), (30, 262), (70, 300), (140, 326), (230, 340), (330, 334), (420, 322), (480, 296), (530, 270), (w + 30, 232), (w + 30, h + 20)])}Z" fill="var(--sil3)"/>'
    # glowing chest
    b += '<circle cx="284" cy="318" r="96" fill="url(#gLamp)"/><use href="#chest" x="254" y="292" width="60" height="50"/>'
    b += f'<path d="{smooth([(-30, h + 20), (0, 300), (60, 322), (120, 346), (210, 352), (300, 350), (380, 346), (450, 338), (520, 306), (w + 30, 286), (w + 30, h + 20)])}Z" fill="var(--sil4)"/>'
    b += f'<path d="{kelps(-4, 90, h + 6, 50, 140, 9, 5, 9)}{kelps(470, 566, h + 6, 60, 150, 9, 8, 9)}" fill="var(--sil4)"/>'
    # free diver: body, arms, monofin
    b += '<g transform="translate(300 148) rotate(26) scale(1.16)" fill="var(--sil4)"><path d="M-9.500 30C-12 12-9 0-7.500-12-8.500-28-10-44-8-58l4-1C-1.500-46-.5-30 .5-14 2-30 4-44 9-56l4 2C11-38 10-24 8.500-11 10 2 11.500 14 9.500 30 8 36 4 38 0 38S-8 36-9.500 30Z"/><path d="M-8.500-56C-14-70-20-84-17-98c3-2 8-2 10 1 2 14 3 28 3 40ZM8.500-54c0-14 4-30 14-40 4-1 8 1 9 4-6 14-13 26-19 37Z"/><circle cx="0" cy="47" r="8.600"/><path d="M-9 29c-4 16-2 36 6 56 1.500 4 5 3 4.500-1C-1 66-1 50-1 40ZM9 29c4 16 3 36-2 56-1 4-4.500 4-4.800 0C2.500 68 2 52 1 40Z"/><path d="M-8 46c4 3.500 12 3.500 16 0l-1 5c-4 3-10 3-14 0Z" fill="#BFEFF7" opacity=".7"/></g>'
    b += f'<g fill="#F2FEFF" opacity=".85">{bubbles(250, 140, 16, 8, 14, 120, 3.4)}</g>'
    b += f'<g fill="var(--sil2)">{school(430, 120, 16, 21, 90, 34, 0.75, -1, -6)}</g><g fill="var(--sil1)" opacity=".8">{school(120, 90, 12, 5, 70, 24, 0.55, 1, 8)}</g>'
    for s, x, y, r, z in (
        ("a", 170, 196, -18, 25),
        ("c", 376, 226, 14, 25),
        ("d", 214, 256, 22, 20),
        ("e", 344, 176, -8, 19),
        ("b", 400, 286, 30, 22),
    ):
        b += f'<use href="#sh-{s}" x="{-z / 2}" y="{-z / 2}" width="{z}" height="{z}" transform="translate({x} {y}) rotate({r})"/>'
    return scene("itb", w, h, d, b)


# ---------- In Too Deep ----------
def art_itd():
    w, h = 560, 360
    d = (
        grad("idW", [(0, "var(--l3)"), (0.3, "var(--l4)"), (0.7, "var(--l5)"), (1, "var(--d7)")])
        + '<linearGradient id="idB" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE3A0" stop-opacity=".85"/><stop offset="1" stop-color="#FFD27A" stop-opacity="0"/></linearGradient><radialGradient id="idS" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="#F6D48C"/><stop offset=".45" stop-color="#C98F38"/><stop offset="1" stop-color="#4A2E0C"/></radialGradient>'
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#idW)"/>'
    b += f'<g class="screen" opacity=".6" filter="url(#b2)">{beams(300, -6, 170, 4, 4, -0.1, 20, 56, x0=130)}</g>'

    # canyon walls, three layers
    def wall(side, xs, fill, seed):
        r = random.Random(seed)
        ps = []
        n = 11
        for i in range(n + 1):
            y = -20 + (h + 40) * i / n
            x = xs[0] + (xs[1] - xs[0]) * (i / n) ** 1.3 + r.uniform(-16, 16)
            ps.append((x if side < 0 else w - x, y))
        e = -30 if side < 0 else w + 30
        return f'<path d="{smooth(ps)}L{e} {h + 30}L{e} -30Z" fill="{fill}"/>'

    b += wall(-1, (150, 222), "color-mix(in srgb,var(--sil2) 62%,var(--l3))", 1) + wall(
        1, (140, 210), "color-mix(in srgb,var(--sil2) 62%,var(--l3))", 2
    )
    b += wall(-1, (100, 176), "var(--sil2)", 3) + wall(1, (96, 168), "var(--sil2)", 4)
    # depth marks
    for i, y in enumerate(range(34, 350, 40)):
        b += f'<path d="M{196 + (i % 2) * 0} {y}h{12 if i % 2 else 20}" stroke="#fff" stroke-opacity=".35" stroke-width="1.600"/>'
    b += wall(-1, (52, 128), "var(--sil3)", 5) + wall(1, (50, 120), "var(--sil3)", 6)
    # cable and bell
    b += '<path d="M292-10V128" stroke="#0A1B28" stroke-width="3.400"/><path d="M292-10V128" stroke="#E9D7AE" stroke-opacity=".5" stroke-width="1"/>'
    b += (
        '<path d="M272 214 196 372h196L316 214Z" fill="url(#idB)" opacity=".75" filter="url(#b2)"/>'
    )
    b += '<circle cx="294" cy="176" r="104" fill="url(#gLamp)" opacity=".5"/>'
    b += '<g transform="translate(294 174)"><path d="M-14-48h28l5 12h-38Z" fill="#6B4412"/><circle r="44" fill="url(#idS)" stroke="#1C1006" stroke-width="2.600"/><path d="M-41-15C-20-5 20-5 41-15M-42 13c22 10 62 10 84 0" stroke="#3A2208" stroke-opacity=".65" stroke-width="2" fill="none"/>'
    for a in range(0, 360, 24):
        b += f'<circle cx="{f(39 * math.cos(math.radians(a)))}" cy="{f(39 * math.sin(math.radians(a)))}" r="1.500" fill="#2A1706" opacity=".7"/>'
    b += '<circle r="20" fill="#2A1706"/><circle r="15.500" fill="#FFE9B0"/><path d="M-15.500 0a15.500 15.500 0 0 1 31 0Z" fill="#fff" opacity=".4"/><path d="M-6.500 15C-7 6-4 3 0 3s7 3 6.500 12Z" fill="#7A4A14"/><circle cy="-2.500" r="4.600" fill="#7A4A14"/><circle r="17.700" fill="none" stroke="#E0AC4B" stroke-width="4"/><path d="M-26 40-34 58h68L26 40Z" fill="#4A2E0C"/><circle cx="0" cy="50" r="5" fill="#FFF3CF"/></g>'
    b += f'<g fill="#DDF4FA" opacity=".6">{bubbles(330, 150, 14, 6, 10, 110, 2.6)}</g>'
    # floor glints and angler
    b += f'<path d="{ridge(w, 330, 10, h + 10, 12, 9)}" fill="var(--sil4)"/>'
    b += '<g transform="translate(296 330)"><path d="M-60 12 -44-6-30 4-12-14 6 2 22-10 40 6 60 12Z" fill="#C98F38" opacity=".55"/><circle cx="-14" cy="-2" r="3" fill="#FFE9B0"/><circle cx="16" cy="0" r="2.400" fill="#FFE9B0"/><circle cx="36" cy="6" r="2" fill="#FFE9B0"/></g>'
    b += '<g transform="translate(428 262)"><circle cx="-54" cy="-24" r="26" fill="url(#gLamp)"/><path d="M-40 4C-30-22 4-34 36-14l30-18c-5 18-5 32 0 50L36 12C8 30-28 26-40 4Z" fill="var(--sil4)"/><path d="M-8-24C-20-46-44-44-54-25" stroke="var(--sil4)" stroke-width="2.600" fill="none"/><circle cx="-54" cy="-24" r="3.600" fill="#FFF3CF"/><circle cx="-18" cy="-6" r="4.200" fill="#FFE9B0"/><circle cx="-19" cy="-6" r="1.800" fill="#06141C"/><path d="M-40 4-30 2-28 9-20 5-17 12-9 7-4 13" stroke="#BFD6DD" stroke-opacity=".7" stroke-width="1.400" fill="none"/></g>'
    b += f'<g fill="#fff" opacity=".35">{motes(w, h, 50, 8)}</g>'
    return scene("itd", w, h, d, b)


# ---------- Unfathomable ----------
def art_unf():
    w, h = 560, 360
    wl = 140
    d = (
        grad("unS", [(0, "var(--un-sky1)"), (1, "var(--un-sky2)")])
        + grad("unW", [(0, "var(--un-w1)"), (0.4, "var(--un-w2)"), (1, "var(--un-w3)")])
        + '<radialGradient id="unMoon"><stop offset="0" stop-color="#F5EFCF" stop-opacity=".45"/><stop offset="1" stop-color="#F5EFCF" stop-opacity="0"/></radialGradient><radialGradient id="unM" cx=".5" cy=".35" r=".62"><stop offset="0" stop-color="var(--un-b1)"/><stop offset="1" stop-color="var(--un-b2)"/></radialGradient>'
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#unS)"/>'
    b += '<circle cx="204" cy="52" r="110" fill="url(#unMoon)"/><circle cx="204" cy="52" r="27" fill="#F7F1D6"/><circle cx="195" cy="46" r="5" fill="#D9D2B0" opacity=".6"/><circle cx="212" cy="58" r="7" fill="#D9D2B0" opacity=".5"/>'
    for x, y, l, o in (
        (-20, 86, 260, 0.16),
        (180, 102, 320, 0.2),
        (330, 70, 260, 0.14),
        (40, 118, 460, 0.16),
    ):
        b += f'<rect x="{x}" y="{y}" width="{l}" height="13" rx="6.500" fill="#DCE7EA" opacity="{o}"/>'
    # steamer
    b += '<g transform="translate(306 128)"><g fill="#0A1620"><path d="M-128-14H132c-4 16-11 26-22 34H-104C-116 12-124 2-128-14Z"/><path d="M-96-14v-13H98v13ZM-74-27v-12H70v12ZM-52-39v-9h40v9Z"/><path d="M-118-14l-2-26M112-14V-58M-84-27v-38" stroke="#0A1620" stroke-width="2.600"/></g><g fill="#7C2A20"><path d="M-34-48h16v-36h-16ZM4-39h16v-42H4ZM40-39h16v-38H40Z"/></g><g fill="#0A1620"><path d="M-35-84h18v8h-18ZM3-81h18v8H3ZM39-77h18v8H39Z"/></g><path d="M-84-64-26-84 12-82 48-78 112-57" stroke="#0A1620" stroke-width="1" fill="none"/>'
    for i in range(17):
        b += f'<circle cx="{-104 + i * 13}" cy="-4" r="2" fill="#FFD27A"/>'
    for i in range(13):
        b += f'<rect x="{-88 + i * 14}" y="-23" width="6" height="4.500" fill="#FFD27A" opacity="{1 if i % 4 else 0.35}"/>'
    for i in range(9):
        b += f'<rect x="{-66 + i * 15}" y="-36" width="6" height="4.500" fill="#FFE3A0" opacity="{1 if i % 3 else 0.4}"/>'
    b += '<rect x="-48" y="-46" width="32" height="3.500" fill="#FFE9B8"/></g>'
    b += '<g fill="#0A1620" opacity=".55" filter="url(#b6)"><path d="M282 44C300 30 330 36 350 24s60-8 96-22l40 4c-40 24-80 16-110 30s-60 6-94 8Z"/><path d="M320 48c30-16 70-10 100-26s60-10 100-20v16c-50 12-70 18-100 28s-70 0-100 2Z"/></g>'
    b += f'<path d="{wave(w, wl, 2.6, 100, h, 0.6)}" fill="url(#unW)"/>'
    b += f'<path d="{waveline(w, wl, 2.6, 100, 0.6)}" stroke="#DCEBEE" stroke-opacity=".6" stroke-width="1.800" fill="none"/>'
    for i in range(7):
        b += f'<rect x="{176 - (34 - i * 3.4) / 2 + (i % 2) * 5 - 2}" y="{wl + 6 + i * 6}" width="{34 - i * 3.4}" height="1.800" rx=".9" fill="#F7F1D6" opacity="{0.5 - 0.06 * i}"/>'
    for i in range(15):
        b += f'<rect x="{204 + i * 13}" y="{wl + 8 + (i % 3) * 3}" width="2" height="{13 + (i * 7) % 9}" fill="#FFD27A" opacity=".32"/>'
    # the one below: head, fins, eyes
    b += '<g><path d="M280 196c70 0 128 34 150 84 40-20 70-18 100-6-26 8-44 24-56 44 30 0 56 12 80 34H0c26-26 54-38 88-38-14-18-32-32-58-40 30-14 64-12 102 8 20-52 78-86 148-86Z" fill="url(#unM)"/><path d="M280 196c-10-22-6-38 0-52 8 14 10 30 0 52ZM232 202c-18-16-24-32-24-46 14 10 24 26 24 46ZM328 202c18-16 24-32 24-46-14 10-24 26-24 46Z" fill="var(--un-b1)" opacity=".8"/></g>'
    for s in (-1, 1):
        b += f'<g transform="translate({280 + s * 66} 276) scale({s} 1)"><ellipse rx="60" ry="34" fill="url(#gLamp)" opacity=".8"/><path d="M-36 5C-24-15 10-21 36-8 26 14-12 21-36 5Z" fill="#FFD97F"/><path d="M-36 5C-24-15 10-21 36-8" stroke="#081018" stroke-width="4" fill="none"/><ellipse cx="0" cy="-1" rx="5.400" ry="15" fill="#081018"/><circle cx="-4" cy="-7" r="2.600" fill="#fff"/></g>'
    b += '<path d="M196 340c52 24 116 24 168 0M214 347l6 13M242 353l4 12M280 355v14M318 353l-4 12M346 347l-6 13" stroke="#081018" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>'

    def tent(x, sg, hh, ph, wd):
        L = []
        R = []
        for i in range(10):
            t = i / 9
            cx = x + math.sin(t * 4.6 + ph) * 26 * t * sg + sg * t * t * 22
            y = h + 16 - hh * t
            ww = wd * (1 - t) + 2.2
            L.append((cx - ww, y))
            R.append((cx + ww, y))
        return smooth(L + R[::-1], True)

    b += f'<path d="{tent(38, 1, 250, 0.4, 13)}{tent(514, -1, 262, 0.2, 14)}{tent(92, -1, 150, 1.4, 9)}{tent(462, 1, 146, 1.1, 9)}" fill="var(--un-t)"/>'
    b += f'<g fill="#CFE6EC" opacity=".5">{bubbles(210, 250, 10, 3, 30, 90, 2.4)}{bubbles(360, 260, 10, 9, 30, 100, 2.4)}{motes(w, 190, 40, 5, 0, 160)}</g>'
    return scene("unf", w, h, d, b)


# ---------- hero: the whole page is one water column ----------
def hero():
    w, h = 1280, 470
    wl = 208
    d = (
        grad("hSky", [(0, "var(--sky2)"), (0.6, "var(--sky1)"), (1, "var(--hz)")])
        + grad(
            "hSea",
            [
                (0, "var(--sea1)"),
                (0.3, "var(--sea2)"),
                (0.65, "var(--sea3)"),
                (1, "var(--sea3)", 0),
            ],
        )
        + grad("hFoam", [(0, "#fff", 0.16), (0.6, "#fff", 0), (1, "#fff", 0)])
        + grad("hFade", [(0, "#fff", 1), (0.72, "#fff", 1), (1, "#fff", 0)])
        + '<mask id="hM"><rect width="1280" height="470" fill="url(#hFade)"/></mask><radialGradient id="hSun"><stop offset="0" stop-color="var(--sun)"/><stop offset=".3" stop-color="var(--sun)" stop-opacity=".55"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient>'
    )
    b = f'<rect width="{w}" height="{h}" fill="url(#hSky)"/><g class="sunny"><circle class="halo" cx="930" cy="150" r="230" fill="url(#hSun)"/><circle cx="930" cy="150" r="42" fill="var(--sun2)"/></g>'
    for x, y, l, o in (
        (560, 60, 210, 0.5),
        (640, 78, 300, 0.42),
        (1010, 92, 230, 0.5),
        (1080, 112, 240, 0.36),
        (700, 132, 150, 0.4),
        (1000, 182, 210, 0.4),
        (520, 40, 120, 0.3),
    ):
        b += f'<rect class="cld" x="{x}" y="{y}" width="{l}" height="9" rx="4.500" fill="var(--cloud)" opacity="{o}"/>'
    b += f'<path d="{smooth([(980, wl + 6), (1030, 188), (1080, 176), (1130, 184), (1180, 168), (1240, 180), (1300, wl + 6)])}Z" fill="var(--hill)" opacity=".65"/>'
    # far steamer & sail
    b += '<g class="steamer" transform="translate(722 204) scale(.9)" fill="var(--far)"><path d="M-60-6H58c-3 6-7 10-12 12H-50C-55 4-58 0-60-6ZM-44-6v-7H42v7ZM-32-13v-6H30v6Z"/><path d="M-18-19v-17h8v17ZM2-19v-19h8v19ZM20-19v-16h8v16Z"/><path d="M-14-38c12-9 30-4 44-12s30-4 46-10c-12 12-30 8-44 16s-30 4-46 6Z" opacity=".4"/></g>'
    b += f'<path d="{wave(w, wl, 3, 210, h, 0.4)}" fill="url(#hSea)"/><path d="{waveline(w, wl, 3, 210, 0.4)}" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none"/>'
    b += f'<path d="{wave(w, wl + 14, 3, 260, wl + 120, 1.4)}" fill="url(#hFoam)"/><path d="{wave(w, wl + 34, 4, 320, wl + 160, 2.2)}" fill="url(#hFoam)"/>'
    for i in range(6):
        b += f'<rect x="{930 - (120 - i * 15) / 2}" y="{wl + 7 + i * 6}" width="{120 - i * 15}" height="2.200" rx="1.100" fill="var(--sun2)" opacity="{0.7 - 0.1 * i}"/>'
    b += f'<g class="screen" filter="url(#b6)" opacity=".75">{beams(w, wl + 4, 290, 17, 12, -0.28, 30, 110)}</g>'
    # whale and calf
    b += '<g class="whales"><g transform="translate(1060 252) rotate(-5) scale(.4)" fill="var(--whale)"><path d="M-196 6C-160-34-70-50 20-40c70 8 120 22 168 16 18-14 38-22 58-22-10 12-20 20-24 28 8 6 18 16 24 30-22 0-44-8-60-22C140 8 90 34 20 42c-80 9-170-6-216-36Z"/><path d="M-60 34c10 22 30 40 62 46-2-18-8-36-20-48Z"/><path d="M-190 8c50 18 120 26 190 20M-178 16c46 16 96 22 150 20" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/><circle cx="-136" cy="-2" r="4.500" fill="#fff" opacity=".75"/></g><g transform="translate(846 262) rotate(-6) scale(.17)" fill="var(--whale)" opacity=".85"><path d="M-196 6C-160-34-70-50 20-40c70 8 120 22 168 16 18-14 38-22 58-22-10 12-20 20-24 28 8 6 18 16 24 30-22 0-44-8-60-22C140 8 90 34 20 42c-80 9-170-6-216-36Z"/></g></g>'
    b += f'<g fill="var(--whale)" opacity=".65">{school(560, 258, 16, 31, 120, 20, 0.62, 1, -4)}</g><g fill="#F2FEFF" opacity=".55">{bubbles(735, 330, 12, 8, 16, 90, 3)}{motes(w, 220, 70, 12, 0, wl + 20)}</g>'
    return f'<svg class="hero-art" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs>{d}</defs><g mask="url(#hM)">{b}</g></svg>'


def lighthouse():
    """What goes on where no server can be reached."""
    width, height, level = 374, 236, 170
    defs = (
        grad("ofS", [("0", "var(--of1)"), ("1", "var(--of2)")])
        + grad("ofB", [("0", "#FFE9B8", 0.85), ("1", "#FFE9B8", 0)], 'x1="0" y1="0" x2="1" y2="0"')
        + grad("ofF", [("0", "var(--sea5)", 0), (".85", "var(--sea5)")])
        + grad("ofW", [("0", "var(--sea3)"), ("1", "var(--sea5)")])
    )
    sky = (
        f'<rect width="{width}" height="{height}" fill="url(#ofS)"/>'
        f'<g fill="#fff" opacity=".7">{motes(width, 120, 26, 8)}</g>'
        '<path d="M96 64 384 18v96Z" fill="url(#ofB)"/>'
        '<path d="M84 64-20 46v40Z" fill="url(#ofB)" opacity=".45" transform="rotate(180 32 66)"/>'
    )
    shore = [(180, level + 2), (230, 150), (290, 142), (340, 154), (400, level + 2)]
    land = (
        f'<path d="{smooth(shore)}Z" fill="var(--sil1)" opacity=".5"/><g fill="var(--sil4)">'
        f'<path d="M-20 {level + 30}V152c30-14 60-16 84-8 20 6 52 8 70 {level - 140}'
        f'V{level + 30}Z"/>'
        '<path d="M74 150 81 76h18l7 74ZM76 70h28v7H76ZM80 56h20v15H80ZM78 57 90 44l12 13Z"/></g>'
        '<path d="M79.5 96h21l1.5 14h-24Z" fill="#F3E6CB" opacity=".85"/>'
        '<path d="M83 59h14v11H83Z" fill="#FFE9B8"/>'
        '<circle cx="90" cy="64" r="30" fill="url(#gLamp)"/>'
    )
    boat = (
        f'<g transform="translate(286 {level - 8}) scale(.62)">'
        '<path d="M-8-64v66" stroke="var(--sil4)" stroke-width="3.4"/>'
        '<path d="M-4-62C20-48 34-26 37 0H-4Z" fill="#FDF6E6"/>'
        '<path d="M-12-54C-30-40-40-20-42 0h30Z" fill="#EADCC0"/>'
        '<path d="M-58 8h112c-5 14-16 22-34 24H-30c-16-2-24-10-28-24Z" fill="#B6492F"/></g>'
    )
    crest = waveline(width, level, 2.4, 80, 0.4)
    sea = (
        f'<path d="{wave(width, level, 2.4, 80, height, 0.4)}" fill="url(#ofW)"/>'
        f'<path d="{crest}" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" fill="none"/>'
        f"{boat}"
        f'<path d="{wave(width, level + 10, 2.4, 90, height, 1.6)}" fill="var(--sea4)" opacity=".75"/>'
        f'<rect y="{level + 6}" width="{width}" height="{height - level - 6}" fill="url(#ofF)"/>'
    )
    return (
        f'<svg class="lighthouse" viewBox="0 0 {width} {height}" '
        'preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f"<defs>{defs}</defs>{sky}{land}{sea}</svg>"
    )
