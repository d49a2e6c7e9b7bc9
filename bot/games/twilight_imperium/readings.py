"""Where the source text and the rules reference differ, and which of them a table follows (rules 36b).

One named constant for each row; the table option `reading` says for all of them which text wins.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.twilight_imperium.hooks.blocks import Galaxy

READING: Final = "reading"
"""Table option."""
REFERENCE: Final = "reference"
GIVEN: Final = "given"


class Row(NamedTuple):
    """A difference: its name, and the number of the rule that `reference` follows."""

    id: str
    rule: str


DIPLOMACY: Final = Row("diplomacy", "12")
"""Given: everybody places a token in the chosen system, and the own planets there are exhausted. Reference: only the
others do, and they are readied (Q3)."""
POLITICS: Final = Row("politics", "12")
"""Given: one agenda on top and one at the bottom. Reference: each goes where one likes (Q4)."""
ABSTAINING: Final = Row("abstaining", "AV1")
"""Given: nobody abstains from a vote for or against. Reference: everybody may (Q5)."""
SECRETS_DEALT: Final = Row("secrets", "S10")
"""Given: one secret objective is dealt. Reference: two, and one is kept, unless the table deals one (Q1)."""
TILES_APART: Final = Row("tiles", "MB4")
"""Given: any tile may lie beside any other. Reference: anomalies and equal wormholes keep apart."""
FIVE_SEATS: Final = Row("five-seats", "G5")
"""Given: five seats get no trade goods, and no red tile is bound to the ring around Mecatol Rex. Reference: they do."""
SPECIALTIES: Final = Row("specialties", "TE2")
"""Given: specialties of all own planets count. Reference: a ready planet is exhausted for its symbol."""
RIFTS: Final = Row("rifts", "MV12")
"""Given: a gravity rift destroys. Reference: it removes."""
STEPPING_OUT: Final = Row("stepping-out", "RT3")
"""Given: ground forces step into space when the retreat is announced. Reference: they ride along at the retreat."""

ROWS: Final = (
    DIPLOMACY,
    POLITICS,
    ABSTAINING,
    SECRETS_DEALT,
    TILES_APART,
    FIVE_SEATS,
    SPECIALTIES,
    RIFTS,
    STEPPING_OUT,
)


def follows_given(play: Galaxy, row: Row) -> bool:
    """Whether the source text is followed in a row; all rows go together (36b)."""
    return row in ROWS and play.state.options.get(READING) == GIVEN
