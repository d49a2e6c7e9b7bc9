"""Twilight Imperium's pictures of fights: what was rolled, what is lost, what can be expected."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing
from renderers.twilight_imperium.fights import hits_on, percent
from tests.games.twilight_imperium.board import Board
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of
from tests.renderers.twilight_fleets import after, landing, meeting, won
from tests.renderers.twilight_tables import LONG_NAMES, NAMES

CROWDS = (NAMES, LONG_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
def test_every_text_of_a_combat_fits(language: Language, names: tuple[str, ...]) -> None:
    board = meeting()
    for view in (board.match.view(None), after(board)):
        picture = pictures.combat(view, names=names[:3], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
def test_every_text_of_odds_fits(language: Language, names: tuple[str, ...]) -> None:
    board = meeting("sardakk")
    view = board.match.view(None)
    for fight in (landing(), space_fight(board.play, "104", 0, 1)):
        picture = pictures.odds(view, fight, names=names[:3], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)


def test_a_combat_shows_every_die_and_what_is_lost() -> None:
    board = meeting()
    seen = board.match.view(None).fought
    shown = labels_of(pictures.combat(board.match.view(None), names=NAMES[:3], language="en"))
    for thrown in (*seen.dice.values(), *seen.barrage.values()):
        for one in thrown:
            assert str(one.result) in shown
    view = after(board)
    lost = view.fought.lost[1]
    shown = labels_of(pictures.combat(view, names=NAMES[:3], language="en"))
    assert {f"−{count}" for count in lost.values()} <= set(shown)


def test_a_combat_that_is_over_says_who_has_won() -> None:
    view = won().match.view(None)
    assert view.combat is None
    assert "Mina" in NAMES[:3]
    assert f"{NAMES[0]} has won" in labels_of(pictures.combat(view, names=NAMES[:3], language="en"))


def test_no_combat_has_no_picture() -> None:
    with pytest.raises(ValueError, match="combat"):
        pictures.combat(Board("sol", "letnev").match.view(None), names=NAMES[:3], language="en")


def test_the_picture_of_odds_says_what_is_reckoned() -> None:
    fight = landing()
    found = odds(fight)
    view = Board("l1z1x", "sol").match.view(None)
    picture = pictures.odds(view, fight, names=NAMES[:3], language="en")
    assert percent(found.attacker) in labels_of(picture)
    assert percent(found.attacker) in picture.alt
    assert any("Bombards first" in label for label in labels_of(picture))


def test_odds_can_be_drawn_elsewhere() -> None:
    view = Board("l1z1x", "sol").match.view(None)
    wanted = drawing(pictures.odds, view, landing(), names=NAMES[:3], language="ko")
    sent = Drawing.decode(wanted.game, wanted.kind, wanted.encode())
    assert sent.draw().data == wanted.draw().data


def test_what_a_unit_hits_on_has_what_is_added_counted_in() -> None:
    fight = space_fight(meeting("sardakk").play, "104", 0, 1)
    assert (fight.now(0)["cruiser"].value, fight.now(0)["cruiser"].bonus) == (7, 2)
    assert hits_on(fight.now(0)["cruiser"]) == "5+"
    assert hits_on(fight.now(1)["war_sun"]) == "3+ ×3"


def test_nothing_is_certain_that_is_not() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == ["0%", "<1%", "50%", ">99%", "100%"]
    assert (percent(1, exact=False), percent(0, exact=False)) == (">99%", "<1%")
