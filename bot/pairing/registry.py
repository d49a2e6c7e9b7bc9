"""Which formats of tournaments there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from bot.pairing.contest import Contest
from bot.pairing.flow import Flow
from bot.pairing.formats import Format, PairingError
from bot.pairing.groups import Groups
from bot.pairing.knockout import Knockout
from bot.pairing.robin import Robin
from bot.pairing.season import Season
from bot.pairing.standings import StandingRow
from bot.pairing.swiss import Swiss

FORMATS: Final[Mapping[str, Format]] = {
    one.key: one for one in (Swiss(), Flow(), Robin(), Knockout(), Groups(), Season())
}
"""By key, in the order in which they are offered."""


def format_of(key: str) -> Format:
    """A format by key.

    Raises:
        PairingError: there is none.
    """
    if key not in FORMATS:
        raise PairingError("pairing-no-format")
    return FORMATS[key]


def standings(contest: Contest) -> list[StandingRow]:
    """Where everybody stands, best first: places as the format gives them, columns as their results add up.

    Args:
        contest: in any phase; before the start nobody stands anywhere but first.
    """
    one = format_of(contest.terms.format)
    rows = one.rows(contest)
    if type(one).ranking is Format.ranking:
        return rows
    found = {row.entrant: row for row in rows}
    return [replace(found[number], place=place) for place, number in one.ranking(contest)]
