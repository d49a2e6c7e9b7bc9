"""What a film and a report say of a move: in the words of pictures, which know no markup, and as boards say it
(asynchronous R3, R4)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.core import playable
from bot.core.events import Event
from bot.core.waits import WhoseTurn
from bot.tables.replay import PastMove
from bot.text.catalogue import LANGUAGES, Language
from cogs.panels.film import told
from cogs.panels.gamefaces import face_of
from cogs.panels.reader import Reader
from tests.renderers.whole import GAMES, matches

pytestmark = pytest.mark.usefixtures("on_stage")
MOVES = 150


def reader_of(game: str, seats: int, language: Language) -> Reader:
    """Whoever reads in a language of a match of so many."""
    pack = playable.find(game).rules.built_in_pack()
    table: Any = SimpleNamespace(row=SimpleNamespace(game=game), seats=(), pack=pack, in_lobby=False)
    reader = Reader(language, table)
    names = tuple(f"Name{seat}" for seat in range(seats))
    reader.__dict__ |= {"names": dict(enumerate(names)), "plain": names}
    return reader


def moved(number: int, seat: int | None, *events: Event) -> PastMove:
    """A move, as everybody may read it."""
    return PastMove(number, number, seat, WhoseTurn(seat, number), events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_markup_is_drawn_and_nothing_is_typed(game: str, seats: int, language: Language) -> None:
    reader, unsaid = reader_of(game, seats, language), face_of(game).unsaid
    left_out = 0
    for number, match in zip(range(MOVES), matches(game, seats, 1), strict=False):
        events = [event for event in match.entry.events if event.seen(None) is not None]
        said = told(reader, [moved(number, match.entry.seat, *events)])
        assert "**" not in said
        assert "`" not in said
        left_out += any(event.key in unsaid for event in events)
    assert left_out or not unsaid


def test_a_fleet_is_said_as_the_board_says_it_without_its_line_to_be_typed() -> None:
    """It stood in the film as "Fighters (`212: 307 ff`)"."""
    reader = reader_of("twilight_imperium", 3, "en")
    args = {"seat": 1, "system": "212", "ships": 1, "units": ["fighter"], "cargo": [], "riding": 0, "line": "307 ff"}
    said = told(reader, [moved(1, 1, Event("twilight_imperium-event-moved", args))])
    assert "Name1" in said
    assert "307" not in said
