"""The verifier of finished records: the luck is the one committed to, and every line is legal."""

from typing import NamedTuple

from abyssal.core.chance import KeyedChance
from abyssal.record.commitment import commitment_of, start_of
from abyssal.record.errors import BadRecord, bad_line
from abyssal.record.record import NO_RESULT, UNDO, Record, result_of


class Verified(NamedTuple):
    """What was found to be true of a record."""

    actions: int
    """Actions that stand."""
    undone: int
    """Actions that were taken back."""
    draws: int | None
    """Words of luck drawn from the keyed stream; None for an int seed, which counts none."""
    commitment: str | None
    hash: str


def verify(record: Record) -> Verified:
    """Check the commitment, replay every draw and action, compare the end; or raise BadRecord."""
    if record.hash is None:
        raise BadRecord("record-unfinished", "a record can be verified once the game is over")
    verify_commitment(record)
    state = record.replay()
    if record.result != NO_RESULT and not state.over():
        last = len(record.header()) + 1 + len(record.entries)
        message = "the game is not over after the last line: lines are missing, or one was changed"
        raise bad_line("record-truncated", last, message, {})
    if record.hash != state.hash():
        raise BadRecord(
            "record-hash",
            "every line is legal, but they lead to a position with another hash:"
            " an action, the hash or a seed that nothing commits to was changed",
        )
    if record.result != result_of(state):
        raise BadRecord(
            "record-result",
            f"the result was changed: the game ended {result_of(state)}, not {record.result}",
            {"result": result_of(state), "claimed": record.result},
        )
    if record.play != record.digest_of_play():
        raise BadRecord(
            "record-play",
            "every line is legal and they lead to the same end, but they are not those that were"
            " played: an action, a mark, a bot or the play line was changed",
        )
    undone = sum(entry.text == UNDO for entry in record.entries)
    chance = state.chance
    return Verified(
        actions=len(record.entries) - 2 * undone,
        undone=undone,
        draws=chance.used if isinstance(chance, KeyedChance) else None,
        commitment=record.commitment,
        hash=record.hash,
    )


def verify_commitment(record: Record) -> None:
    """Check that seed, header and phrases are those of the start."""
    if record.commitment is None or record.seed is None:
        return
    right = commitment_of(record.game, record.seats, record.options, record.seed)
    committed = record.commitment == right
    started = record.start == start_of(record.commitment, record.phrases)
    if started and not committed:
        raise BadRecord(
            "record-seed", "the seed (or a header line) is not the one that was committed to"
        )
    if committed and not started:
        raise BadRecord("record-phrase", "a phrase (or the start line) was changed after the start")
    if not committed:
        raise BadRecord("record-commitment", "the commitment itself was changed")
