"""One sprite of symbols for every page. Icons: 24 grid, 1.75 stroke, round joins, currentColor."""

# ruff: noqa
# Paths and colours are data in long lines
import crew
from bots import FACES


def ic(id, body):
    return f'<symbol id="i-{id}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{body}</g></symbol>'


K = 'stroke="#08202F" stroke-width="1.5" stroke-linejoin="round"'


def seat(l, shape, ty=16.4, fs=11.5):
    return f'<symbol id="s-{l}" viewBox="0 0 24 24"><g fill="var(--seat-{l})" {K}>{shape}</g><text x="12" y="{ty}" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="{fs}" fill="#08202F">{l.upper()}</text></symbol>'


S = ""
S += seat("a", '<circle cx="12" cy="12" r="10.2"/>')
S += seat("b", '<path d="M12 .9 23.1 12 12 23.1 .9 12Z"/>', 16, 10.5)
S += seat("c", '<rect x="2" y="2" width="20" height="20" rx="3.2"/>')
S += seat("d", '<path d="M12 1.4 23 21.6H1Z"/>', 19, 10)
S += seat("e", '<path d="M6.4 2.2h11.2L23.2 12l-5.6 9.8H6.4L.8 12Z"/>')
S += seat("f", '<path d="M12 1.2 22 4v8.4c0 5-4 8.6-10 10.6C6 21 2 17.400 2 12.400V4Z"/>', 16, 11)


# --- shells: one species per seat; fill by --c, shade by overlays
def shell(id, body):
    return f'<symbol id="sh-{id}" viewBox="0 0 32 32"><g stroke="#08202F" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">{body}</g></symbol>'


HL = 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"'
RB = 'fill="none" stroke="#08202F" stroke-opacity=".55" stroke-width="1.3"'
S += shell(
    "a",
    f'<path fill="var(--seat-a)" d="M16 28.500C13.500 28.500 12 27 11.600 25.200 5.500 21.500 2.500 16.500 3.200 12.400 4 10.600 5.800 9.800 7.200 10.100 7.500 6.800 9.800 5 12 5.500 13.200 3.800 14.600 3.200 16 3.200s2.800.600 4 2.300c2.200-.500 4.500 1.300 4.800 4.600 1.400-.300 3.200.500 4 2.300.700 4.100-2.300 9.100-8.400 12.800C20 27 18.500 28.500 16 28.500Z"/><path {RB} d="M16 25V5.500M13.500 24.500 10 8M18.500 24.500 22 8M12 24 6 13M20 24l6-11"/><path {HL} d="M7 12.500c1.200-1.400 2.200-1.200 3-.6"/>',
)
S += shell(
    "b",
    f'<path fill="var(--seat-b)" d="M16 2.200c2.600 2.600 4.200 6 5 9.800 3.600 2.600 5.200 6.200 3.800 10.600-1.200 3.900-4.600 6.600-8.800 7.200-4.200-.6-7.600-3.300-8.800-7.200-1.400-4.400.2-8 3.800-10.600.8-3.800 2.400-7.200 5-9.800Z"/><path {RB} d="M12.900 8c2.200 1.300 4.400 1.300 6.200 0M11 12.300c3.200 1.800 7 1.800 10 0M8.200 17.500c4.800 3.300 11 3.300 15.600 0"/><path fill="#08202F" fill-opacity=".35" stroke="none" d="M15.500 21c3-1 6.200-.3 7.200 1-1 3.200-3.600 5.400-6.700 6-1.600-2-2-5-.5-7Z"/><path {HL} d="M11.500 15c-1.600 1.400-2.300 3-2.200 5"/>',
)
S += shell(
    "c",
    f'<path fill="var(--seat-c)" d="M4 17.500C4 9.800 10 4 17 4c6.600 0 11.200 4.600 11.200 10.400 0 5.200-3.800 8.800-8.200 8.800-1.800 0-3-.5-4.200-1.400 0 3-2.600 5.600-6.300 5.600C6 27.400 4 23.500 4 17.500Z"/><path {RB} d="M15.800 21.800c-3-2.200-3.800-5.700-2.200-8.700 1.600-2.900 5.600-3.600 7.800-1.200 1.700 2 1.300 5-.9 6-1.900.8-3.800-.4-3.800-2.200M8 9.500l5.600 3.600M12.500 5.200l3 5M19 4.300l-.5 6M24.800 7.500l-3.600 4.200"/><path {HL} d="M6.300 16.500c.3-3 1.700-5.700 3.800-7.500"/>',
)
S += shell(
    "d",
    f'<path fill="var(--seat-d)" d="M6 27.500 23.500 3.200c1-1 2.300-.7 2.600.6l2 14.400c.3 4-1.600 7.600-5.300 9.200-4.800 2-11 2.100-16.800.1Z"/><path {RB} d="M20.500 7.500c2 1.400 4 1.900 6.200 1.400M17.200 12c3.200 2.200 6.600 2.900 10.200 2.200M13.500 17.200c4.600 3 9.400 4 14.600 2.800M9.800 22.400c4.600 2.800 10.600 3.700 16 2.100"/><path {HL} d="M21.800 8.500 12 22"/>',
)
S += shell(
    "e",
    f'<circle cx="16" cy="16" r="12.800" fill="var(--seat-e)"/><path fill="#fff" fill-opacity=".45" stroke="#08202F" stroke-opacity=".55" stroke-width="1.2" d="M16 14.500c-2-2.800-1.600-6 0-8 1.600 2 2 5.200 0 8ZM17.200 15.500c2-2.700 5.200-3.300 7.500-2.300-1.200 2.200-4 3.800-7.500 2.300ZM16.700 17c3.300.9 4.900 3.700 4.700 6.200-2.500-.5-4.900-2.700-4.700-6.200ZM15.300 17c.2 3.500-2.200 5.700-4.700 6.200-.2-2.500 1.400-5.300 4.700-6.200ZM14.800 15.500c-3.500 1.500-6.300-.1-7.500-2.300 2.300-1 5.500-.4 7.500 2.300Z"/>',
)
# --- icons
S += ic("menu", '<path d="M4 7h16M4 12h16M4 17h16"/>')
S += ic(
    "sun",
    '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.500 12H21M5.600 5.600l1.100 1.100M17.300 17.300l1.100 1.100M18.400 5.600l-1.100 1.100M6.700 17.300l-1.100 1.100"/>',
)
S += ic("back", '<path d="M14.500 5.500 8 12l6.500 6.500"/>')
S += ic("log", '<path d="M6 4h12v16H6zM9 8.500h6M9 12h6M9 15.500h4"/>')
S += ic("undo", '<path d="M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9"/>')
S += ic("torch", '<path d="M8.5 14.5a6 6 0 1 1 7 0V17h-7ZM9.5 20h5M10 12l2-1.5 2 1.5"/>')
S += ic(
    "book",
    '<path d="M12 6.500C10 5 7 4.500 4 5v13.500c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500ZM12 6.500V20"/>',
)
S += ic("check", '<path d="m5 12.500 4.500 4.500L19 7"/>')
S += ic("x", '<path d="m6.500 6.500 11 11M17.500 6.500l-11 11"/>')
S += ic("roll", '<path d="M19.500 12a7.500 7.500 0 1 1-2.400-5.500M19.500 4v4.500H15"/>')
S += ic(
    "lock",
    '<rect x="5.500" y="10.500" width="13" height="9.500" rx="2"/><path d="M8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500"/>',
)
S += ic(
    "users",
    '<circle cx="9" cy="8.500" r="3.200"/><path d="M3.500 19c.4-3.600 2.600-5.500 5.500-5.500s5.100 1.900 5.500 5.500M15.500 5.600a3.200 3.200 0 0 1 0 5.800M17 13.800c2 .6 3.200 2.400 3.500 5.200"/>',
)
S += ic("clock", '<circle cx="12" cy="12" r="8"/><path d="M12 7.500V12l3 2"/>')
S += ic(
    "bot",
    '<rect x="5" y="8.500" width="14" height="10.500" rx="3"/><path d="M12 8.500V5M9.500 13v1.500M14.500 13v1.500"/><circle cx="12" cy="4" r="1"/>',
)
S += ic(
    "link",
    '<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>',
)
S += ic("plus", '<path d="M12 5v14M5 12h14"/>')
S += ic("play", '<path d="M8 5.500v13l10.500-6.500Z" fill="currentColor"/>')
S += ic("chat", '<path d="M5 5h14v10.500h-7L8 19v-3.500H5Z"/>')
S += ic(
    "eye",
    '<path d="M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12Z"/><circle cx="12" cy="12" r="2.800"/>',
)
S += ic("arrow", '<path d="M5 12h13M13 6.500l5.500 5.500-5.500 5.500"/>')
S += ic("down", '<path d="M12 5v13M6.500 13l5.500 5.500 5.500-5.500"/>')
S += ic("up", '<path d="M12 19V6M6.500 11 12 5.500 17.500 11"/>')
S += ic(
    "cards",
    '<rect x="8.500" y="4" width="10.500" height="14" rx="1.800"/><path d="M6 7.500 5 8a1.500 1.500 0 0 0-.8 1.900l3.300 8.900a1.500 1.500 0 0 0 1.900.9l2.600-.9"/>',
)
S += ic(
    "crown",
    '<path d="M4.500 17.500 3 8l5 3.500L12 5l4 6.500L21 8l-1.500 9.500Z" fill="currentColor" fill-opacity=".25"/>',
)
S += ic(
    "chest",
    '<path d="M4 11c0-3.500 2-5.500 4-5.500h8c2 0 4 2 4 5.500M4 11h16v8H4ZM10.500 11v3.500h3V11"/>',
)
S += ic(
    "shell",
    '<path d="M12 20c-1.500 0-2.300-.8-2.600-2C5.500 16 3.500 12.500 4 9.500c.6-1.300 1.800-1.700 2.800-1.500.3-2.300 1.800-3.500 3.300-3.200.6-.8 1.200-1.100 1.900-1.100s1.300.3 1.900 1.100c1.500-.3 3 .9 3.300 3.200 1-.2 2.200.2 2.800 1.500.5 3-1.500 6.500-5.400 8.500-.3 1.200-1.100 2-2.600 2ZM12 17V6M9.500 16.500 8 8.500M14.500 16.500 16 8.500"/>',
)
S += ic(
    "coins",
    '<ellipse cx="12" cy="7" rx="6.500" ry="2.800"/><path d="M5.500 7v5c0 1.500 3 2.800 6.500 2.800s6.500-1.300 6.500-2.800V7M5.500 12v5c0 1.500 3 2.800 6.500 2.800s6.500-1.300 6.500-2.800v-5"/>',
)
S += ic(
    "hand",
    '<path d="M7 12V6.500a1.500 1.500 0 0 1 3 0V11M10 11V4.500a1.500 1.500 0 0 1 3 0V11M13 11V6a1.500 1.500 0 0 1 3 0v6.500l1-1.500a1.600 1.600 0 0 1 2.700 1.700L17 18c-1 1.700-2.500 2.500-4.500 2.500-3.500 0-5.500-2.500-5.500-6Z"/>',
)
S += ic(
    "more",
    '<circle cx="6" cy="12" r="1" fill="currentColor"/><circle cx="12" cy="12" r="1" fill="currentColor"/><circle cx="18" cy="12" r="1" fill="currentColor"/>',
)
S += ic(
    "wheel",
    '<circle cx="12" cy="12" r="5.500"/><circle cx="12" cy="12" r="1.600"/><path d="M12 3v7.400M12 13.600V21M3 12h7.400M13.600 12H21M5.600 5.600l5.200 5.200M13.200 13.200l5.200 5.200M18.400 5.600l-5.200 5.200M10.800 13.200l-5.200 5.200"/>',
)
S += ic("search", '<circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5.500 5.500"/>')
S += ic("first", '<path d="M6 6v12M18 6l-8 6 8 6Z"/>')
S += ic("prev", '<path d="M15 6l-8 6 8 6Z"/>')
S += ic("next", '<path d="M9 6l8 6-8 6Z"/>')
S += ic("last", '<path d="M18 6v12M6 6l8 6-8 6Z"/>')
S += ic("pause", '<path d="M9 6v12M15 6v12"/>')
S += ic(
    "copy",
    '<rect x="9" y="9" width="10.500" height="10.500" rx="2"/><path d="M15 9V6.500a2 2 0 0 0-2-2H6.500a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2H9"/>',
)
S += ic("moon", '<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z"/>')
S += ic(
    "sound",
    '<path d="M4 10v4h3l5 4V6l-5 4ZM15.500 9.500c1 1.500 1 3.500 0 5M18 7c2.300 3 2.300 7 0 10"/>',
)
S += ic(
    "bell",
    '<path d="M6.500 16V11a5.500 5.500 0 0 1 11 0v5l1.500 2H5ZM10.500 20.500h3M12 5.500V4"/>',
)
S += ic("door", '<path d="M13 4.500H6v15h7M10.500 12h9M16 8.500l3.500 3.500-3.500 3.500"/>')
S += ic("flag", '<path d="M6 20.500V4M6 5c4-2 7 2 12 0v8.500c-5 2-8-2-12 0"/>')
S += ic(
    "gear",
    '<circle cx="12" cy="12" r="3"/><path d="M12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2.100 2.100M15.900 15.900 18 18M18 6l-2.100 2.100M8.100 15.900 6 18"/>',
)
S += ic(
    "keys",
    '<rect x="3.500" y="6.500" width="17" height="11" rx="2"/><path d="M7 10h.01M10.300 10h.01M13.700 10h.01M17 10h.01M8.500 14h7"/>',
)
S += ic(
    "mail",
    '<rect x="3.500" y="5.500" width="17" height="13" rx="2"/><path d="m4.500 7.500 7.500 6 7.500-6"/>',
)
S += ic(
    "feed",
    '<path d="M5 5c8 0 14 6 14 14M5 11c4.500 0 8 3.500 8 8"/><circle cx="6.500" cy="17.500" r="1.500" fill="currentColor"/>',
)
S += ic(
    "calendar",
    '<rect x="4" y="5.500" width="16" height="14.500" rx="2"/><path d="M4 10h16M8.500 3.500v4M15.500 3.500v4M8 14h3M13.500 14H16M8 17h3"/>',
)
S += ic(
    "trash",
    '<path d="M5 7h14M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500"/>',
)
S += ic("download", '<path d="M12 4v11M7 10.500l5 5 5-5M4.500 19.500h15"/>')
S += ic("home", '<path d="M4 11.500 12 4.500l8 7M6.500 10v9.500h11V10M10 19.500V14h4v5.500"/>')
S += ic(
    "me",
    '<circle cx="12" cy="8.500" r="3.800"/><path d="M4.500 20c.5-4.500 3.500-7 7.500-7s7 2.500 7.500 7"/>',
)
S += ic(
    "phone",
    '<rect x="7.500" y="3.500" width="9" height="17" rx="2"/><path d="M11 17.500h2"/>',
)
S += ic("skip", '<path d="M5 6l7 6-7 6ZM12 6l7 6-7 6Z"/>')
S += ic(
    "wifi",
    '<path d="M4 10c5-4.500 11-4.500 16 0M7 13.500c3.300-2.800 6.700-2.800 10 0M12 18h.01"/>',
)


# Key Largo: places, equipment, treasures
S += ic(
    "dive",
    '<circle cx="12" cy="11" r="6.500"/><circle cx="12" cy="11" r="2.800"/><path d="M6.500 16.500 5 20.500h14l-1.500-4M12 4.500V2.500M5.500 11H4M20 11h-1.500"/>',
)
S += ic(
    "bar",
    '<path d="M6 5h9v13.500a1.500 1.500 0 0 1-1.500 1.500h-6A1.500 1.500 0 0 1 6 18.500ZM15 8.500h2.500A1.500 1.500 0 0 1 19 10v4a1.500 1.500 0 0 1-1.500 1.500H15M9 9v7M12 9v7"/>',
)
S += ic(
    "dolphins",
    '<path d="M3.500 15.500c1-5.500 5-9 10-9 1-1.500 2.300-2.300 4-2.500-.8 1.200-1 2.300-.8 3.300 2.300 1.200 3.600 3 4 5.200-2 .1-3.700-.2-5.200-.9-1.300 2-3.600 3.200-6.500 3-1.500 0-3 .7-3.700 2.400-1 .8-2.400 1.200-3.800 1 .8-.6 1.500-1.300 2-2.500Z"/><circle cx="16" cy="9.700" r=".6" fill="currentColor"/>',
)
S += ic(
    "shop",
    '<path d="M4.500 10V19.500h15V10M3 10l2-5.500h14L21 10c0 1.500-1.300 2.500-3 2.500s-3-1-3-2.500c0 1.500-1.300 2.500-3 2.500S9 11.500 9 10c0 1.500-1.300 2.500-3 2.500S3 11.500 3 10ZM10 19.500V15h4v4.500"/>',
)
S += ic(
    "market",
    '<path d="M12 4v16M8 20h8M5 7.500l7-2 7 2M5 7.500 2.800 13c.5 1.300 1.300 1.800 2.200 1.800s1.700-.5 2.200-1.800ZM19 7.500 16.800 13c.5 1.300 1.300 1.800 2.200 1.800s1.700-.5 2.200-1.800Z"/>',
)
S += ic(
    "hose",
    '<path d="M5 20V9a4 4 0 0 1 8 0v6a3 3 0 0 0 6 0V4"/><path d="M3.500 20h3M17.500 4h3"/>',
)
S += ic(
    "trident",
    '<path d="M12 21V5M12 3.500V5M6 5v4.500c0 2.500 2 4 6 4s6-1.500 6-4V5M6 3.500 4.800 6M6 3.500 7.200 6M18 3.500 16.800 6M18 3.500 19.200 6M12 2.500 10.800 5M12 2.500 13.200 5M9.500 17.500h5"/>',
)
S += ic(
    "weight",
    '<circle cx="12" cy="6.500" r="2.500"/><path d="M8 9h8l3 10.500H5Z"/>',
)
S += ic(
    "gold",
    '<path d="M8 6.500h8l2 4.500H6ZM3.500 13h8l2 4.500h-12ZM12.500 13h8l2 4.500h-8.500"/>',
)
S += ic(
    "goods",
    '<path d="M4.500 8 12 4.500 19.500 8v8.500L12 20l-7.500-3.500ZM4.500 8 12 11.500 19.500 8M12 11.500V20"/>',
)
S += ic(
    "antiques",
    '<path d="M9 4h6M9.500 4v3C6 8.500 5 11.500 6 14.500c.8 2.300 2.500 4 3.500 5.500h5c1-1.500 2.700-3.200 3.500-5.500 1-3 0-6-3.500-7.500V4M6.200 12h11.600"/>',
)
S += ic(
    "diamond",
    '<path d="M7 5h10l4 5-9 10L3 10ZM3 10h18M9 10l3 10 3-10-3-5Z"/>',
)
S += ic(
    "monster",
    '<path d="M5.500 12.500C5.500 7.500 8 4 12 4s6.500 3.500 6.500 8.500M5.500 12.500c0 3-2.500 3-2.500 5.500 0 1.300 1 2 2 2M18.500 12.500c0 3 2.500 3 2.500 5.500 0 1.300-1 2-2 2M9.500 13.500c0 3.500-2 3.500-2 5.500 0 .9.600 1.500 1.500 1.500M14.500 13.500c0 3.500 2 3.500 2 5.500 0 .9-.600 1.500-1.500 1.500M12 14v6"/><path d="M8.500 9.500 10.500 10.500M15.500 9.500 13.500 10.500"/>',
)
S += ic(
    "dusk",
    '<path d="M3 16.500h18M6.500 20h11M7.500 16.500a4.500 4.500 0 0 1 9 0M12 9V6.500M5.500 11.500 7 13M18.500 11.500 17 13"/>',
)
S += ic(
    "purse",
    '<path d="M9 4h6l-1.500 4c3.500 1.500 5.500 4.500 5.500 7.500 0 3-2.500 4.500-7 4.500s-7-1.500-7-4.500c0-3 2-6 5.500-7.500ZM9.500 8h5"/>',
)
S += ic(
    "swap",
    '<path d="M4 8.500h14M14.500 5 18 8.500 14.500 12M20 15.500H6M9.500 12 6 15.500 9.500 19"/>',
)
S += """<symbol id="boat" viewBox="0 0 48 36"><path d="M4 23h40c-1.500 6-5 9.500-9 9.500H13c-4 0-7.500-3.500-9-9.500Z" fill="var(--c)" stroke="#08202F" stroke-width="1.600" stroke-linejoin="round"/><path d="M6 27.500h36" stroke="#08202F" stroke-opacity=".45" stroke-width="1.200"/><path d="M24 4v19" stroke="#3A2413" stroke-width="2" stroke-linecap="round"/><path d="M25.500 5.500C33 9 36 14 36.500 20.500h-11Z" fill="#FBF6E8" stroke="#08202F" stroke-width="1.400" stroke-linejoin="round"/><path d="M22.500 8C17 11 14 15.500 13.500 20.500h9Z" fill="#E9DFC6" stroke="#08202F" stroke-width="1.400" stroke-linejoin="round"/><path d="M28 10c3.500 2.500 5.300 5.500 6 8.500" stroke="#08202F" stroke-opacity=".25" fill="none"/></symbol>"""
S += """<symbol id="diver" viewBox="0 0 48 56"><path d="M8 56c0-9 4-15 10-17h12c6 2 10 8 10 17Z" fill="#B98A4A" stroke="#08202F" stroke-width="1.700"/><path d="M13 41c6 4 16 4 22 0" fill="none" stroke="#6B4412" stroke-width="1.600"/><circle cx="24" cy="22" r="16" fill="#D9A441" stroke="#08202F" stroke-width="1.700"/><path d="M13 12c4-4 10-6 15-4.500" stroke="#fff" stroke-opacity=".6" stroke-width="2.200" fill="none" stroke-linecap="round"/><circle cx="24" cy="22" r="9" fill="#0B3551" stroke="#6B4412" stroke-width="2.600"/><path d="M18.500 18.500c2-2.600 5-3.500 7.500-2.800" stroke="#BDEAF4" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M24 13v18M15 22h18" stroke="#6B4412" stroke-width="1.500"/><circle cx="8.300" cy="22" r="3.300" fill="#B5832C" stroke="#08202F" stroke-width="1.400"/><circle cx="39.700" cy="22" r="3.300" fill="#B5832C" stroke="#08202F" stroke-width="1.400"/><path d="M19 7.500V3.500h10v4" fill="#B5832C" stroke="#08202F" stroke-width="1.400"/></symbol>"""


# company emblems (filled, two-tone, 32 grid)
def em(id, body):
    return f'<symbol id="co-{id}" viewBox="0 0 32 32">{body}</symbol>'


S += em(
    "ocean",
    '<circle cx="16" cy="16" r="14" fill="var(--co-ocean)"/><g fill="none" stroke="#08202F" stroke-width="2.200" stroke-linecap="round"><path d="M6.500 13c2.400-2.600 4.800-2.600 7.100 0s4.800 2.600 7.100 0 4.200-2.400 5.300-1.200M6.500 19.500c2.400-2.600 4.800-2.600 7.100 0s4.800 2.600 7.100 0 4.200-2.400 5.300-1.200"/></g>',
)
S += em(
    "treasure",
    '<circle cx="16" cy="16" r="14" fill="var(--co-treasure)"/><g fill="none" stroke="#08202F" stroke-width="2" stroke-linejoin="round"><path d="M8 14.500c0-4 2-6 4-6h8c2 0 4 2 4 6M8 14.500h16v8.500H8Z"/><rect x="14" y="13" width="4" height="5" rx="1" fill="#08202F"/></g>',
)
S += em(
    "pearl",
    '<circle cx="16" cy="16" r="14" fill="var(--co-pearl)"/><path d="M6.500 19c0 4 4.200 6.500 9.500 6.500s9.500-2.500 9.500-6.500Z" fill="none" stroke="#08202F" stroke-width="2" stroke-linejoin="round"/><path d="M8 17C7 10.500 11 6.500 16 6.500S25 10.500 24 17" fill="none" stroke="#08202F" stroke-width="2" stroke-linecap="round"/><circle cx="16" cy="16" r="4.200" fill="#fff" stroke="#08202F" stroke-width="2"/>',
)
S += em(
    "research",
    '<circle cx="16" cy="16" r="14" fill="var(--co-research)"/><g fill="none" stroke="#08202F" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M13 7.500h6M14 7.500v6L8.800 22c-.8 1.600.2 3 1.800 3h10.800c1.600 0 2.600-1.400 1.800-3L18 13.500v-6"/><path d="M11 19.500h10"/></g><circle cx="15" cy="22.300" r="1.100" fill="#08202F"/>',
)
S += em(
    "wildlife",
    '<circle cx="16" cy="16" r="14" fill="var(--co-wildlife)"/><path d="M6 16.500c3.500-5.500 10-7 15.500-2.200L26 10.500c-.6 3.800-.6 7.200 0 11l-4.500-3.300C16 23 9.500 22 6 16.500Z" fill="none" stroke="#08202F" stroke-width="2" stroke-linejoin="round"/><circle cx="11.500" cy="15.300" r="1.400" fill="#08202F"/>',
)
# chest (face down), treasure motifs
S += """<symbol id="chest" viewBox="0 0 56 46"><path d="M5 20C5 9 11 4 17 4h22c6 0 12 5 12 16Z" fill="#7A4E2A" stroke="#1C0F06" stroke-width="1.800"/><path d="M5 20h46v20a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2Z" fill="#8E5C33" stroke="#1C0F06" stroke-width="1.800"/><path d="M6 27h44M6 34h44M8 13c12-2 28-2 40 0" stroke="#4F2F17" stroke-width="1.200" opacity=".7" fill="none"/><path d="M13 4.800C10 8 9.600 14 9.600 20v22h6V20c0-6 .6-12 3-16M43 4.800c3 3.200 3.400 9.200 3.400 15.200v22h-6V20c0-6-.6-12-3-16" fill="#D9A441" stroke="#5C3A0C" stroke-width="1.100"/><path d="M5 18.500h46v4H5Z" fill="#D9A441" stroke="#5C3A0C" stroke-width="1.100"/><rect x="22.500" y="16" width="11" height="13" rx="2.500" fill="#F2C766" stroke="#5C3A0C" stroke-width="1.300"/><circle cx="28" cy="21.300" r="1.900" fill="#3A2406"/><path d="M28 22v3.500" stroke="#3A2406" stroke-width="1.800" stroke-linecap="round"/><path d="M14 7c-2.500 3-3 7-3 10" stroke="#fff" stroke-opacity=".45" fill="none" stroke-width="1.400"/></symbol>"""


def tr(id, b):
    return f'<symbol id="tr-{id}" viewBox="0 0 32 32"><g fill="none" stroke="#4A2C05" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">{b}</g></symbol>'


S += tr(
    "1",
    '<path d="M13.500 4h5v6c3 1.500 4 3.500 4 6v10a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V16c0-2.500 1-4.500 4-6Z" fill="#BFE3D2"/><path d="M9.500 18h13v5h-13z" fill="#F6F0E1"/>',
)
S += tr(
    "2",
    '<circle cx="16" cy="17" r="10" fill="#F6F0E1"/><path d="m16 9.500 2.500 7.500-2.500 7.500-2.500-7.500Z" fill="#E8701A"/><path d="M16 7V4.500M13.500 4h5"/>',
)
S += tr(
    "3",
    '<path d="M12 4h8M13 4v4c-4 1.500-6 5-5 9.500.8 3.500 3.500 6 5 9.500h6c1.500-3.500 4.200-6 5-9.500 1-4.500-1-8-5-9.500V4" fill="#D98A54"/><path d="M8 15.500c5 2 11 2 16 0M9 11C5 11 5 16 8.500 17M23 11c4 0 4 5 .5 6"/>',
)
S += tr(
    "4",
    '<circle cx="16" cy="20" r="8" fill="none" stroke-width="3.600"/><circle cx="16" cy="20" r="8" stroke="#F2C766" stroke-width="1.600"/><path d="M11 9 13 4.500h6L21 9l-5 5Z" fill="#8FD8EE"/><path d="M11 9h10"/>',
)
S += tr(
    "5",
    '<path d="M5 24.500 3.500 10l7 6L16 6l5.500 10 7-6L27 24.500Z" fill="#F2C766"/><path d="M5 24.500h22v3H5z" fill="#E8A93A"/><circle cx="16" cy="19" r="2" fill="#D2503E"/><circle cx="9.500" cy="20" r="1.300" fill="#35B3C4"/><circle cx="22.500" cy="20" r="1.300" fill="#35B3C4"/>',
)
S += crew.SYMBOLS
# dice body gradients + shared gradients
DEFS = """<linearGradient id="gShaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#E8FBFF" stop-opacity=".16"/><stop offset="1" stop-color="#E8FBFF" stop-opacity="0"/></linearGradient>
<radialGradient id="gCoin" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#FFE9B0"/><stop offset=".55" stop-color="#E8B548"/><stop offset="1" stop-color="#A9731C"/></radialGradient>
<radialGradient id="gSilver" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#FDFEFE"/><stop offset=".55" stop-color="#C9D8DD"/><stop offset="1" stop-color="#7F99A3"/></radialGradient>
<radialGradient id="gLamp" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#FFE9B8" stop-opacity=".95"/><stop offset=".35" stop-color="#FFC95E" stop-opacity=".45"/><stop offset="1" stop-color="#FFC04A" stop-opacity="0"/></radialGradient>
<filter id="b2" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter><filter id="b6" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter><filter id="b14" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>
<pattern id="pStipple" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="2" cy="3" r=".7" fill="#fff" opacity=".5"/><circle cx="9" cy="8" r=".5" fill="#fff" opacity=".4"/><circle cx="5" cy="12" r=".6" fill="#fff" opacity=".35"/></pattern>
<pattern id="pRipple" width="80" height="26" patternUnits="userSpaceOnUse"><path d="M4 8q8-5 16 0t16 0M46 20q7-4 14 0t14 0" fill="none" stroke="#fff" stroke-width="1.200" stroke-linecap="round" opacity=".5"/></pattern>
<pattern id="pPlank" width="46" height="12" patternUnits="userSpaceOnUse"><path d="M0 11.500h46M12 0v11.500" stroke="#2A1708" stroke-opacity=".35" stroke-width="1" fill="none"/></pattern>
<pattern id="pHatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0v6" stroke="#fff" stroke-opacity=".22" stroke-width="1.600"/></pattern>"""
# Around the tables: paces, votes, and who is not here.
S += "\n"
S += ic(
    "glass",
    '<path d="M7 3.5h10M7 20.5h10M8 3.5c0 5 3 6 4 8.5 1-2.5 4-3.5 4-8.5M8 20.5c0-5 3-'
    '6 4-8.5 1 2.5 4 3.5 4 8.5"/>',
)
S += ic(
    "days",
    '<circle cx="8.5" cy="8.5" r="3.2"/><path d="M8.5 2.5v.8M2.5 8.5h.8M4.3 4.3l.5.5M'
    '12.7 4.3l-.5.5M4.3 12.7l.5-.5M20.5 17a5 5 0 1 1-5.5-6.5 4 4 0 0 0 5.5 6.5Z"/>',
)
S += ic(
    "vote",
    '<path d="M4.5 12v7.5h15V12M2.5 12h19M8 12V4.5h8V12M10 8l1.5 1.5L14.5 6.5"/>',
)
S += ic(
    "nonet",
    '<path d="M4 9.5c2.3-2 5-3 8-3M16 7.3c1.5.5 2.8 1.2 4 2.2M7 13c1.2-1 2.6-1.7 4-1.'
    '9M10 16.5c1.2-.9 2.8-.9 4 0M4.5 4.5l15 15"/><circle cx="12" cy="19.3" r=".8" fil'
    'l="currentColor"/>',
)
S += ic(
    "cal",
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4'
    'M15.5 3.5v4M8 14h3M13.5 14H16M8 17h3"/>',
)
S += ic(
    "key",
    '<circle cx="8" cy="14.5" r="4"/><path d="m11 11.5 8-8M16 6.5l2.5 2.5M13.5 9l1.5 1.5"/>',
)
S += ic(
    "closed",
    '<path d="M6 20.5V4h10v16.5M3.5 20.5h17M12.5 12v1"/>',
)
S += "\n"

SPRITE = f'<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>{DEFS}</defs>{S}{FACES}\n</svg>'
# wordmark: drawn letters, monoline
WORD = """<svg class="word" viewBox="0 0 300 44" role="img" aria-label="Abyssal"><g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M6 38 22 6l16 32"/><path d="M54 6v32M54 6h12a8 8 0 0 1 0 16H54h15a8 8 0 0 1 0 16H54"/><path d="m92 6 14 17 14-17M106 23v15"/><path d="M158 11.500C155 8 151 6 146 6c-6 0-10 3-10 7.500 0 10.500 23 5.500 23 17 0 5-4.500 7.500-11 7.500-6 0-10.500-2.500-13-6.500"/><path d="M200 11.500C197 8 193 6 188 6c-6 0-10 3-10 7.500 0 10.500 23 5.500 23 17 0 5-4.500 7.500-11 7.500-6 0-10.500-2.500-13-6.500"/><path d="M214 38 230 6l16 32"/><path d="M264 6v32h22"/></g><path d="M14.500 31q3.800-3.600 7.500 0t7.500 0M222.500 31q3.800-3.600 7.500 0t7.500 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>"""
