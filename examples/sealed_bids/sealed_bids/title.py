"""The plugin descriptor of Sealed Bids: what `pyproject.toml` registers."""

from typing import Final

from abyssal.core.title import Title
from sealed_bids import hidden
from sealed_bids.game import SealedBids

TITLE: Final = Title(
    name="sealed-bids",
    make=SealedBids,
    package="sealed_bids",
    data="data/sealed_bids.toml",
    minutes=(5, 10),
    hidden=hidden,
)
