"""Actions of Sealed Bids as numbers and as text: `bid 7` · `pay 3`."""

from typing import Final

from sealed_bids.components import HIGHEST

BID: Final = 0
PAY: Final = 16
EXAMPLES: Final = ["bid 7", "pay 3"]

WRITTEN: Final = {BID + card: f"bid {card}" for card in range(1, HIGHEST + 1)} | {
    PAY + card: f"pay {card}" for card in range(1, HIGHEST + 1)
}
READ: Final = {text: action for action, text in WRITTEN.items()}
