"""Since you were here: by turn, with all marked that has changed since one's own last answer (asynchronous R1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.waits import WhoseTurn
from bot.text.catalogue import Voice
from cogs.panels.gamefaces import face_of
from cogs.panels.move.happened import since_last
from tests.cogs.test_happened import FACE, NAMES, dug, lines, reader_in
from tests.renderers.whole import GAMES, draw, matches

pytestmark = pytest.mark.usefixtures("on_stage")
EN = Voice("en")


def views(game: str, seats: int, count: int) -> list[Any]:
    """What everybody sees after each of so many answers."""
    found: list[Any] = []
    for match in matches(game, seats, 1):
        found.append(match.view(None))
        if len(found) > count:
            break
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_picture_marks_what_has_changed_since_an_earlier_position(game: str, seats: int) -> None:
    face, seen = face_of(game), views(game, seats, 80)
    last = seen[-1]
    unmarked = face.marked_since(last, last)
    some, more = face.marked_since(last, seen[50]), face.marked_since(last, seen[10])
    assert unmarked.recent != some.recent != more.recent
    assert len({draw(game, one).data for one in (unmarked, some, more)}) == 3
    assert replace(more, recent=last.recent) == last, "nothing but marks is different"


def test_in_metromania_all_that_was_laid_in_between_is_lit() -> None:
    seen = views("metromania", 4, 60)
    face, last = face_of("metromania"), seen[-1]
    laid = {cell for view in seen[31:] for cell in view.recent.cells} - {
        c for line in seen[30].lines for c in line.hosts
    }
    assert len(laid) > 12
    marked = face.marked_since(last, seen[30]).recent
    assert set(marked.cells) == laid
    assert marked.seat == -1, "of several seats"


def test_what_several_did_in_somebodys_turn_stands_below_that_turn() -> None:
    reader = reader_in("en")
    told = [replace(line, turn=WhoseTurn(1, 5)) for line in lines((1, dug(1, "a")), (2, dug(2, "b")))]
    told += [replace(line, turn=WhoseTurn(2, 6)) for line in lines((2, dug(2, "c")))]
    told += [replace(line, turn=WhoseTurn(0, 7)) for line in lines((1, dug(1, "d")))]
    found = since_last(reader, FACE, told).splitlines()
    assert found[1] == EN("panel-since-turn", name=NAMES[1])
    assert all(line.startswith("•") for line in found[2:4])
    assert NAMES[2] in found[4]
    assert not found[4].startswith("•"), "who plays the own turn alone needs no heading"
    assert found[5] == EN("panel-since-own-turn")
