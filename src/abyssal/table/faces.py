"""The faces of people: a sea sign in a porthole, on a tint. Never a seat's colour or shape."""

from typing import Final

from abyssal.table.errors import Refused, refused

SIGNS: Final = (
    "lighthouse",
    "whale",
    "octopus",
    "anchor",
    "ammonite",
    "jellyfish",
    "gull",
    "starfish",
)
TINTS: Final = ("mist", "sand", "moss", "lilac", "rose", "slate", "foam", "kelp")


def check_face(face: str) -> str:
    """A face as it was asked for, such as `whale-sand`; "" is none."""
    sign, _, tint = face.partition("-")
    if face and not (sign in SIGNS and tint in TINTS):
        raise no_face()
    return face


def no_face() -> Refused:
    signs, tints = ", ".join(SIGNS), ", ".join(TINTS)
    message = f"a face is a sign and a tint: one of {signs}, and one of {tints}"
    return refused("face", message, signs=signs, tints=tints)
