"""Records: a whole game as text a person can read, and the proof that nobody chose its luck.

The format, and how to check it by hand, is in docs/records.md.
"""

from abyssal.record.commitment import commitment_of as commitment_of
from abyssal.record.errors import BadRecord as BadRecord
from abyssal.record.record import Earlier as Earlier
from abyssal.record.record import Record as Record
from abyssal.record.record import is_public as is_public
from abyssal.record.record import is_undoable as is_undoable
from abyssal.record.record import may_undo as may_undo
from abyssal.record.verify import Verified as Verified
from abyssal.record.verify import verify as verify
