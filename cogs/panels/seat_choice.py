"""What a seat chooses for itself in the lobby (a deck): the game offers, the table keeps it secret until the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables.model import Snapshot, TableError
from bot.text import names
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit

LATER: Final = "later"
"""Stands for choosing nothing yet in a menu, which takes no empty value."""
SHOWN: Final = 24
"""Offers of one page, beside LATER."""


@dataclass(frozen=True, slots=True)
class SeatOption:
    """Something a seat can choose.

    Args:
        token: what stands in the menu for it.
        value: what the table keeps.
        label, description: in the person's language.
    """

    token: str
    value: str
    label: str
    description: str = ""


class SeatOptions(Protocol):
    """A game whose seats choose something. Its texts: `KEY-seat-button`, `KEY-seat-prompt`, `KEY-seat-later-option`,
    `KEY-seat-later`, `KEY-seat-older`, `KEY-seat-taken`, `KEY-seat-placeholder`, `KEY-seat-chosen`."""

    async def of(self, visit: Visit, table: Snapshot | None, pack: str = "") -> tuple[Sequence[SeatOption], str]:
        """What this person can choose at this table now, and a line about what is left out (or nothing); without a
        table of a pack, by its SHA-256, or of the game as it is."""
        ...

    def more(self, table: Snapshot, reader: Reader) -> list[Button]:
        """Further buttons under the choice."""
        ...


_offers: Final[dict[str, SeatOptions]] = {}


def offer(game: str, offers: SeatOptions) -> None:
    """Let the seats of a game choose."""
    _offers[game] = offers


async def offered_to(visit: Visit, game: str, pack: str = "") -> tuple[Sequence[SeatOption], str]:
    """What somebody can choose in a game before there is a table; see `SeatOptions.of`.

    Raises:
        TableError: nothing is chosen in it.
    """
    if game not in _offers:
        raise TableError("error-nothing-to-choose")
    return await _offers[game].of(visit, None, pack)


def has_choice(game: str) -> bool:
    """Whether the seats of a game choose something."""
    return game in _offers


async def choice_screen(visit: Visit, table: Snapshot, page: int = 0, note: str = "") -> Screen:
    """What this person can choose, and what is chosen now.

    Raises:
        TableError: no seat, begun, or nothing to choose.
    """
    game = table.row.game
    if game not in _offers:
        raise TableError("error-nothing-to-choose")
    if not table.in_lobby:
        raise TableError("error-already-started")
    seat = table.seat_of(visit.user_id)
    if seat is None:
        raise TableError("error-choose-when-seated")
    reader = await visit.reader(table)
    found, left_out = await _offers[game].of(visit, table)
    page = max(0, min(page, (len(found) - 1) // SHOWN))
    kept = table.seats[seat].choice
    now = next((one for one in found if one.value == kept), None)
    if now is not None:
        told = reader(f"{game}-seat-taken", what=names.for_message(now.label))
    else:
        told = reader(f"{game}-seat-older" if kept else f"{game}-seat-later")
    choices = [
        Pickable(reader(f"{game}-seat-later-option"), LATER, chosen=not kept),
        *(
            Pickable(one.label, one.token, one.description, one is now)
            for one in found[page * SHOWN : (page + 1) * SHOWN]
        ),
    ]
    id = Id("choice", table.id)
    rows: list[Row] = [Dropdown(reader(f"{game}-seat-placeholder"), id.to("s-choice", page), choices)]
    row = _offers[game].more(table, reader)
    if page:
        row.append(Button(reader("button-previous"), id.to("choice", page - 1)))
    if (page + 1) * SHOWN < len(found):
        row.append(Button(reader("button-next"), id.to("choice", page + 1)))
    if row:
        rows.append(row)
    return Screen(
        ["\n".join(line for line in (note, reader(f"{game}-seat-prompt"), told, left_out) if line)], rows=rows
    )


@on("choice")
async def choice(visit: Visit) -> None:
    """The button in the lobby."""
    page = whole(visit.id.arg, 0)
    await visit.show(choice_screen(visit, await visit.table(), page))


@on("s-choice")
async def chosen(visit: Visit) -> None:
    """Something was chosen, or to choose at the start."""
    table = await visit.table()
    token = str(visit.value)
    value = ""
    if token != LATER:
        found, _ = await _offers[table.row.game].of(visit, table) if table.row.game in _offers else ((), "")
        picked = next((one for one in found if one.token == token), None)
        if picked is None:
            raise TableError("error-unknown-option")
        value = picked.value
    table = await visit.tables.seat_choices.choose(table.id, visit.person, value, visit.number)
    page = whole(visit.id.arg, 0)
    await visit.show(choice_screen(visit, table, page))
