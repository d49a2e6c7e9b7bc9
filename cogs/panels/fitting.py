"""Whether a lobby's options go with its number of seats, and how to say so when they do not."""

from __future__ import annotations

from bot.core import playable
from bot.core.options import fitted, seats_for
from bot.core.rules import WRITTEN, Setting
from bot.tables.model import Snapshot, TableError
from cogs.errors import explain
from cogs.panels.reader import Reader


def numbers(table: Snapshot) -> list[int]:
    """Numbers of seats that all chosen options go with; those of the game if the options exclude each other."""
    rules = playable.find(table.row.game).rules
    found = set(rules.seats)
    for choice in rules.settings:
        found &= set(_allowed(table, choice))
    return sorted(found or rules.seats)


def misfit(table: Snapshot) -> TableError | None:
    """The first option that does not go with those who sit, as an error that names its value."""
    rules = playable.find(table.row.game).rules
    for choice in rules.settings:
        allowed = _allowed(table, choice)
        if len(table.seated) not in allowed and set(allowed) != set(rules.seats):
            value = f"{table.row.game}-{choice.key}-{_chosen(table, choice).partition(WRITTEN)[0]}"
            if len(allowed) == 1:
                return TableError("error-option-seats-only", option=value, max=allowed[0])
            return TableError("error-option-seats", option=value, min=min(allowed), max=max(allowed))
    return None


def misfit_line(reader: Reader, table: Snapshot) -> str:
    """The same as a line of the lobby; empty when all is well."""
    error = misfit(table)
    return explain(reader, error) if error is not None else ""


def fitting(game: str, seats: int) -> dict[str, str]:
    """The first value of every option that goes with a number of seats."""
    return fitted(playable.find(game).rules, seats, {})


def _chosen(table: Snapshot, choice: Setting) -> str:
    return table.row.options.get(choice.key, choice.values[0])


def _allowed(table: Snapshot, choice: Setting) -> tuple[int, ...]:
    rules = playable.find(table.row.game).rules
    return seats_for(rules, choice, _chosen(table, choice)) or tuple(rules.seats)
