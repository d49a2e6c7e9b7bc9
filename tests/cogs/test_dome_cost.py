"""What the panel says that the present position would cost is what the rules then take (D2, D4, D5, M8)."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.core.match import Match
from bot.games.the_dome.damage import struck
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.state import Player
from bot.games.the_dome.view import durability
from bot.text.catalogue import LANGUAGES, Language
from cogs.panels.reader import Reader
from cogs.the_dome.face import BOOK, DomeFace
from renderers import the_dome as pictures
from tests.games.the_dome.scene import Scene

FACE = DomeFace()


def reader_in(language: Language) -> Reader:
    BOOK.install()
    table: Any = SimpleNamespace(row=SimpleNamespace(game="the_dome"), seats=(), pack=None, in_lobby=False)
    return Reader(language, table)


def lines(match: Match, seat: int, language: Language = "en") -> list[str]:
    """The panel's lines for a seat."""
    return FACE.standing_cost(match.view(seat), seat, reader_in(language))


@pytest.mark.parametrize("layer", range(LAYERS))
@pytest.mark.parametrize("space", range(1, LENGTH + 1))
def test_the_damage_told_breaks_the_layer_and_one_less_does_not(layer: int, space: int) -> None:
    table = Scene().put(0, layer=layer, space=space, deck=["red-hit"] * 9)
    told = lines(table.match, 0)[1]
    damage = int(told.split()[0])
    less, enough = Player(0, layer=layer, space=space), Player(0, layer=layer, space=space)
    struck(less, damage - 1)
    assert (less.layer, less.fallen) == (layer, "")
    assert struck(enough, damage) or enough.fallen == "durability"
    assert ("you lose" in told) == (layer == LAYERS - 1)


@pytest.mark.parametrize("leaks", [0, 1])
@pytest.mark.parametrize("deck", range(6))
def test_a_leak_that_cannot_be_drawn_is_told_as_a_loss(leaks: int, deck: int) -> None:
    """Ana leaks 2/4, then 2/3."""
    table = Scene().put(0, leaks=leaks, layer=leaks, deck=["red-hit"] * deck)
    drawn = (4, 3)[leaks]
    told = lines(table.match, 0)[1]
    assert f"draws {drawn}" in told
    assert ("you lose" in told) == (drawn > deck)


@pytest.mark.parametrize(("deck", "word"), [(0, "loses you the game"), (1, "the next draw"), (2, "takes one or two")])
def test_the_deck_says_what_the_next_download_does(deck: int, word: str) -> None:
    assert word in lines(Scene().put(0, deck=["red-hit"] * deck).match, 0)[0]


def test_an_ally_is_told_of_being_incapacitated_and_fears_nothing_afterwards() -> None:
    table = Scene(3).put(1, layer=2, deck=[])
    assert all("incapacitates" in line or "incapacitated" in line for line in lines(table.match, 1))
    assert all("lose" in line for line in lines(table.put(0, layer=2, deck=[]).match, 0))
    assert lines(table.put(1, down=True, layer=3, space=0).match, 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_of_others_or_when_it_is_over(language: Language) -> None:
    table = Scene().put(0, deck=["red-hit"] * 3).put(1, deck=["red-hit"] * 7)
    assert not any("7" in line for line in lines(table.match, 0, language))
    table.match.concede(0)
    assert lines(table.match, 0, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layer", range(LAYERS))
@pytest.mark.parametrize("space", range(1, LENGTH + 1))
def test_the_text_told_another_figure_of_the_firewall_than_the_picture(
    language: Language, layer: int, space: int
) -> None:
    """The shield of the picture, its text alternative and the line of the board say the same number."""
    table = Scene().put(0, layer=layer, space=space)
    view = table.match.view(0)
    left = durability(view.players[0])
    assert re.findall(r"\d+", FACE.score(view, 0, reader_in(language)))[0] == str(left)
    picture = pictures.board(view, names=("Ann", "Bo"), language=language, viewer=0)
    assert re.search(rf"Ann\D+{left}\D", picture.alt)
