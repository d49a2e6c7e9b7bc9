"""Twilight Imperium's close-up: everything in a system can be read, wherever it is and whoever owns it."""

from __future__ import annotations

import pytest

from bot.core.shapes import Anchor
from bot.games.twilight_imperium.figures import TILES
from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing
from tests.games.twilight_imperium.board import Board
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of
from tests.renderers.twilight_tables import LONG_NAMES, NAMES, seen

BOTH = [("1", Anchor("planet", ("new_albion",))), ("2", Anchor("planet", ("starpoint",)))]


def crowded() -> Board:
    """A system with a great fleet, another's landing, structures, an exhausted planet, and cannons of two seats."""
    board = Board("sol", "letnev", "hacan", at_206=41, at_104=27, at_207=20, at_103=25, at_208=26)
    board.put("207", 0, {"dreadnought": 1}, dreadnought=2, cruiser=2, fighter=4, infantry=2, carrier=1)
    fleet = {"cruiser": 2, "fighter": 12, "dreadnought": 5, "infantry": 3, "carrier": 4, "destroyer": 2}
    board.put("104", 1, {"dreadnought": 1}, **fleet, flagship=1, war_sun=2).put("104", 0, destroyer=2)
    board.put("new_albion", 1, pds=2, infantry=12, space_dock=1).learn(1, "pds_ii", "war_sun")
    board.put("starpoint", 0, infantry=3, pds=1)
    board.state.planets["new_albion"].ready = False
    return board.reload()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=("plain", "longest"))
def test_every_text_of_a_close_up_fits(language: Language, names: tuple[str, ...]) -> None:
    view = crowded().match.view(0)
    for shown in ((), BOTH):
        picture = pictures.closeup(view, "104", marks=shown, names=names[:3], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_of_a_played_table_can_be_seen_close_up(language: Language) -> None:
    view = seen(6, 5)
    for position in list(view.systems)[::5]:
        picture = pictures.closeup(view, position, names=NAMES, language=language)
        keeps_to_rooms(picture)
        has_size(picture)


def test_a_close_up_tells_planets_and_their_state_and_cannons() -> None:
    board = crowded()
    picture = pictures.closeup(board.match.view(0), "104", names=NAMES[:3], language="en")
    shown = labels_of(picture)
    assert {"New Albion", "exhausted", "Starpoint", "ready"} <= set(shown)
    assert f"{NAMES[1]}: space cannon with 2 dice, about 1.2 hits" in shown
    assert f"{NAMES[0]}: space cannon with 1 die, about 0.5 hits" in shown
    assert "12 Infantry" in picture.alt
    assert "5 Dreadnought" in picture.alt


def test_planets_of_nobody_are_said_to_be_free() -> None:
    view = Board("sol", "letnev", at_104=27).match.view(0)
    shown = labels_of(pictures.closeup(view, "104", names=NAMES[:3], language="en"))
    assert shown.count("nobody's") == len(TILES[27].planets)


def test_choices_among_the_planets_of_a_system_are_numbered_close_up() -> None:
    view = crowded().match.view(0)
    near = pictures.move(view, 0, BOTH, names=NAMES[:3], language="en")
    assert near.data == pictures.closeup(view, "104", marks=BOTH, names=NAMES[:3], language="en").data
    far = [*BOTH, ("3", Anchor("planet", ("vefut_ii",)))]
    everywhere = pictures.move(view, 0, far, names=NAMES[:3], language="en")
    assert everywhere.width > near.width, "planets of several systems are numbered on the galaxy"
    assert "1·2" in labels_of(everywhere)


def test_a_system_that_is_not_there_has_no_close_up() -> None:
    with pytest.raises(ValueError, match="999"):
        pictures.closeup(seen(3, 1), "999", names=NAMES[:3], language="en")


def test_a_close_up_can_be_drawn_elsewhere() -> None:
    wanted = drawing(pictures.closeup, crowded().match.view(0), "104", marks=BOTH, names=NAMES[:3], language="ko")
    sent = Drawing.decode(wanted.game, wanted.kind, wanted.encode())
    assert sent.draw().data == wanted.draw().data
