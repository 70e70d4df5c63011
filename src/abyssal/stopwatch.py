"""A stopwatch, for bots that are given so much time: they themselves read no clock."""

from time import monotonic


class Stopwatch:
    """Runs from its making on."""

    def __init__(self, seconds: float) -> None:
        self.until = monotonic() + seconds

    def is_over(self) -> bool:
        return monotonic() >= self.until
