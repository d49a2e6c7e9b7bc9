"""Agenda cards: what the table says of each (rules 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from bot.games.twilight_imperium.figures import TRAITS, read_rows, slug

Elects = Literal["", "player", "planet", "cultural", "hazardous", "industrial", "outer", "law", "secret"]
"""What an agenda elects (18.2): nothing (for or against), a player, any planet, one of a trait, one that is neither a
home planet nor Mecatol Rex, a law in play, a scored secret objective."""

FOR: Final = "for"
AGAINST: Final = "against"
SIDES: Final = (FOR, AGAINST)

PLANETS_ELECTED: Final[frozenset[Elects]] = frozenset(("planet", "cultural", "hazardous", "industrial", "outer"))

_ELECTS: Final[Mapping[str, Elects]] = {
    "": "",
    "player": "player",
    "planet": "planet",
    **{f"{trait} planet": trait for trait in TRAITS},  # type: ignore[dict-item]
    "non-home planet other than Mecatol Rex": "outer",
    "law": "law",
    "scored secret objective": "secret",
}


class Agenda(Struct, frozen=True, gc=False):
    """An agenda card.

    Args:
        id, name: of the card.
        law: whether it stays in play when it passes; else it is a directive.
        elects: what is voted about.
        needs: what must be there for it to be voted on at all, else it is replaced as it is revealed: `law`, `secret`,
            or nothing.
    """

    id: str
    name: str
    law: bool
    elects: Elects
    needs: str


AGENDAS: Final[Mapping[str, Agenda]] = {
    slug(row["name"]): Agenda(
        id=slug(row["name"]),
        name=row["name"],
        law=row["type"] == "law",
        elects=_ELECTS[row["elects"]],
        needs=row["needs"],
    )
    for row in read_rows("agendas")
}
