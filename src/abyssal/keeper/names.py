"""Random identifiers: ids of tables, and invitation codes that can be read out aloud."""

import secrets
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 14
WORDS: Final = (
    "AMBER", "ANCHOR", "ANGEL", "ARGO", "ATOLL", "BEACON", "BRINE", "BUOY", "CANOE", "CORAL",
    "CRAB", "CUTTER", "DELTA", "DINGHY", "DOLPHIN", "DUNE", "EDDY", "FJORD", "FOAM", "GALLEON",
    "GANNET", "GULL", "HARBOR", "HELM", "HERON", "ISLET", "JETTY", "KELP", "KRAKEN", "LAGOON",
    "LANTERN", "LIMPET", "LOBSTER", "MANTA", "MARLIN", "MAST", "NACRE", "NARVAL", "OCTOPUS",
    "ORCA", "OTTER", "OYSTER", "PEARL", "PELICAN", "PIER", "POLAR", "PRAWN", "PUFFIN", "RAFT",
    "REEF", "SAIL", "SALT", "SCHOONER", "SEAL", "SHELL", "SHOAL", "SKIFF", "SONAR", "SPONGE",
    "SQUID", "STORM", "SURF", "TIDE", "TRIDENT", "TUNA", "TURTLE", "URCHIN", "VOYAGE", "WAVE",
    "WHALE", "WRECK", "YACHT",
)  # fmt: skip


def table_id() -> str:
    """The id of a new table. It is a capability: whoever knows it may look at the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def invitation() -> str:
    """The code of a new invitation, such as CORAL-418732: 26 bits."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(1_000_000):06}"
