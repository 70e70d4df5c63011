"""The faces of the five opponents: the deeper the dress, the stronger the player. Plaques like those
of the characters of Unfathomable; `--c` is the colour of the seat, where there is one."""

# ruff: noqa
# Paths and colours are data in long lines

PLAQUE = '<path d="M2 46V20C2 9 9 2 20 2s18 7 18 18v26Z" fill="var(--c,#B5D6E2)" stroke="#08202F" stroke-width="1.8"/><path d="M4.5 46V20.5C4.5 10.5 11 4.5 20 4.5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>'
SHOULDERS = '<path d="M7 46c.8-7.5 5-11 13-11s12.2 3.5 13 11Z"/>'


def eyes(y, left=14.6, right=22.4, high=5.5):
    return f'<g fill="#CFF3FA"><rect x="{left}" y="{y}" width="3" height="{high}" rx="1.5"/><rect x="{right}" y="{y}" width="3" height="{high}" rx="1.5"/></g>'


BARE = (
    SHOULDERS
    + '<rect x="11.5" y="16" width="17" height="16" rx="6"/>'
    + eyes(21)
    + '<path d="M15 13.5q5-3 10 0" stroke="#0B2A3E" stroke-width="2" fill="none" stroke-linecap="round"/>'
)
SNORKEL = (
    SHOULDERS
    + '<rect x="11.5" y="14" width="17" height="18" rx="6"/><path d="M32.5 9v17.5q0 4.5-5 4.5" stroke="#0B2A3E" stroke-width="2.8" fill="none" stroke-linecap="round"/><rect x="12.5" y="18" width="15" height="7.5" rx="3.6" fill="#0B2A3E" stroke="#CFF3FA" stroke-width="1.6"/>'
    + eyes(20, 16, 21.5, 3.6)
)
AQUALUNG = (
    SHOULDERS
    + '<path d="M10 33c-1.5-13 2-22 10-22s11.5 9 10 22Z"/><rect x="12" y="17" width="16" height="8" rx="4" fill="#0B2A3E" stroke="#CFF3FA" stroke-width="1.7"/>'
    + eyes(19, 16, 21.5, 4)
    + '<path d="M15 30.5h10" stroke="#CFF3FA" stroke-width="2.6" stroke-linecap="round"/><path d="M13.5 30.5C8 31 7.5 36 9.5 41M26.5 30.5c5.5.5 6 5.5 4 10.5" stroke="#CFF3FA" stroke-width="1.6" fill="none"/>'
)
HELMET = (
    '<path d="M6.5 46c.5-5 3-8.5 6-10h15c3 1.5 5.5 5 6 10Z"/><circle cx="20" cy="22" r="13"/><circle cx="20" cy="22.5" r="7.6" fill="#123B50" stroke="#CFF3FA" stroke-width="1.7"/>'
    + eyes(20, 16.3, 20.9, 5)
    + '<path d="M20 15v15" stroke="#CFF3FA" stroke-opacity=".55" stroke-width="1.2"/><circle cx="8.2" cy="21" r="2.6"/><circle cx="31.8" cy="21" r="2.6"/><path d="M9.5 37.5h21" stroke="#CFF3FA" stroke-width="1.5" stroke-dasharray=".1 3.6" stroke-linecap="round"/>'
)
BATHYSPHERE = (
    '<path d="M20 2v6" stroke="#0B2A3E" stroke-width="2.6"/><path d="M15.5 8h9l2 3.5h-13Z"/><circle cx="20" cy="26.5" r="15.5"/><path d="M9 41h22l3 5H6Z"/><circle cx="20" cy="25.5" r="7.2" fill="#123B50" stroke="#CFF3FA" stroke-width="1.8"/>'
    + eyes(23, 16.3, 20.9, 5)
    + '<g fill="#123B50" stroke="#CFF3FA" stroke-width="1.3"><circle cx="8.8" cy="27.5" r="2.5"/><circle cx="31.2" cy="27.5" r="2.5"/></g><g fill="#CFF3FA"><circle cx="12.5" cy="17" r=".9"/><circle cx="27.5" cy="17" r=".9"/><circle cx="12.8" cy="36" r=".9"/><circle cx="27.2" cy="36" r=".9"/></g>'
)
# A player that is none of the five: the robot of the icon.
ANY = (
    SHOULDERS
    + '<rect x="10.5" y="15" width="19" height="16.5" rx="4.5"/><path d="M20 15v-5" stroke="#0B2A3E" stroke-width="2.2"/><circle cx="20" cy="8.8" r="2.2"/>'
    + eyes(20.5)
)
FACES = "".join(
    f'<symbol id="bf-{number}" viewBox="0 0 40 48">{PLAQUE}<g fill="#0B2A3E">{face}</g></symbol>'
    for number, face in enumerate((ANY, BARE, SNORKEL, AQUALUNG, HELMET, BATHYSPHERE))
)
