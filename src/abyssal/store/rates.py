"""Token buckets in PostgreSQL: the part of the store behind `rates_port`."""

from typing import Final

from sqlalchemy import delete

from abyssal.store.database import Database
from abyssal.store.rates_port import Bucket
from abyssal.store.schema import rates
from abyssal.store.workers import NOW

CLOCK: Final = "extract(epoch FROM clock_timestamp())::float8"
ASKED: Final = """
WITH asked (key, a_second, burst, cost) AS (VALUES (?::text, ?::float8, ?::float8, ?::float8))"""
FILLED: Final = f"least(burst, kept.level + greatest(0, {CLOCK} - kept.at) * a_second)"
"""How many tokens a bucket holds by now."""
TAKE: Final = f"""{ASKED}
INSERT INTO rates AS kept (key, level, at, full_at)
SELECT key, burst - cost, {CLOCK}, {CLOCK} + cost / a_second FROM asked WHERE cost <= burst
ON CONFLICT (key) DO UPDATE SET (level, at, full_at) = (
    SELECT filled - cost, {CLOCK}, {CLOCK} + (burst - filled + cost) / a_second
    FROM (SELECT *, {FILLED} AS filled FROM asked) AS now)
WHERE (SELECT {FILLED} >= cost FROM asked)
RETURNING level"""
"""One statement and so one transaction: whoever takes from the same bucket waits for its end, and
decides by what it left. A bucket that holds too little stays as it is, and no row comes back."""
LOOK: Final = f"""{ASKED}
SELECT coalesce({FILLED}, burst) FROM asked LEFT JOIN rates AS kept ON kept.key = asked.key"""


class Rates(Database):
    """The methods of `Buckets`, but for `key`."""

    async def take_tokens(self, bucket: Bucket, count: float) -> bool:
        # Where the connection is lost it may be asked, and so taken, twice: that harms nobody.
        return bool(await self.look_up(TAKE, (*bucket, count)))

    async def tokens_in(self, bucket: Bucket) -> float:
        found = await self.look_up(LOOK, (*bucket, 0.0))
        return float(found[0][0])

    async def forget_full(self) -> None:
        """Delete also what is said to be from later, as after the clock was set back."""
        useless = (rates.c.full_at < NOW) | (rates.c.at > NOW)
        await self.write(lambda connection: connection.execute(delete(rates).where(useless)))
