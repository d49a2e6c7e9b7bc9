"""Twilight Imperium's picture of a move: what can come by which way, and what the plan makes of it."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.forces import load
from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing
from renderers.twilight_imperium.moving import ranges, resulting
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of
from tests.renderers.twilight_fleets import CARGO, arrivals, gathering
from tests.renderers.twilight_tables import LONG_NAMES, NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=("plain", "longest"))
def test_every_text_of_a_move_fits(language: Language, names: tuple[str, ...]) -> None:
    board = gathering()
    coming = arrivals(board, {"207:carrier": 1, "207:dreadnought!": 1, "206:destroyer": 2})
    picture = pictures.moving(board.match.view(0), 0, "104", coming, CARGO, names=names[:3], language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)


def test_a_move_numbers_stacks_and_says_their_way_and_risk() -> None:
    board = gathering()
    coming = arrivals(board, {})
    assert any(one.rifts for one in coming)
    shown = labels_of(pictures.moving(board.match.view(0), 0, "104", coming, {}, names=NAMES[:3], language="en"))
    assert {one.label for one in coming} <= set(shown)
    assert "310 → 207" in shown
    assert "rift 30%" in shown
    assert any("space cannon: 2 dice, about 1.2 hits" in label for label in shown)


def test_the_fleet_of_a_plan_is_what_the_rules_reckon_when_it_has_come() -> None:
    board = gathering()
    chosen = {"207:carrier": 1, "207:cruiser": 2}
    found = resulting(board.match.view(0), 0, "104", arrivals(board, chosen), CARGO)
    assert found.units == {"carrier": 1, "cruiser": 2, "fighter": 4, "infantry": 2}
    board.put("205", 0, **found.units)
    rules = load(board.reload().play, 0, "205")
    assert (found.ships, found.most) == (rules.ships, rules.fleet)
    assert (found.carried, found.room) == (rules.fighters + rules.ground, rules.capacity)


def test_a_move_without_anything_chosen_says_so() -> None:
    board = gathering()
    shown = labels_of(
        pictures.moving(board.match.view(0), 0, "104", arrivals(board, {}), {}, names=NAMES[:3], language="en")
    )
    assert "Nothing would be there." in shown
    assert "Ships 0 of 5" in shown


def test_a_move_can_be_drawn_elsewhere() -> None:
    board = gathering()
    wanted = drawing(
        pictures.moving, board.match.view(0), 0, "104", arrivals(board, {}), CARGO, names=NAMES[:3], language="ko"
    )
    sent = Drawing.decode(wanted.game, wanted.kind, wanted.encode())
    assert sent.draw().data == wanted.draw().data


def test_numbers_that_share_a_bubble_are_told_in_short() -> None:
    assert ranges(["1", "2", "7", "8", "9", "12"]) == "1–2·7–9·12"
