"""Twilight Imperium's questions are shown with the picture nearest to them."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from bot.core.shapes import Amounts, Field, Option, Text
from bot.core.streams import Stream
from bot.games.twilight_imperium.components.strategy_cards.construction import Construct
from bot.games.twilight_imperium.components.strategy_cards.diplomacy import PeacefulSystem
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.view import TwilightImperiumView
from cogs.panels.gamefaces import Halfway
from cogs.twilight_imperium import counsel
from cogs.twilight_imperium.face import TwilightImperiumFace
from cogs.twilight_imperium.nearest import arrivals
from renderers.drawings import Drawing
from tests.games.twilight_imperium.board import Board
from tests.renderers.twilight_tables import NAMES

FACE = TwilightImperiumFace()
BY_HAND = {"how": "by-hand"}


def shown(board: Board, seat: int, filled: Mapping[str, Any] | None = None, *options: Option) -> Drawing:
    view: TwilightImperiumView = board.match.view(seat)
    answers = [(str(number), "") for number, _ in enumerate(options, 1)]
    question = board.asked(seat)
    numbered = tuple((label, option) for (label, _), option in zip(answers, options, strict=True))
    drawn = FACE.draw_question(view, seat, question, answers, NAMES[:3], "ko", Halfway(filled or {}, numbered=numbered))
    assert drawn.draw().data
    return drawn


def gathered() -> Board:
    return Board("sol", "letnev", at_104=19).put("207", 0, cruiser=2, carrier=1, infantry=2).put("104", 1, cruiser=1)


def test_a_turn_is_shown_on_the_galaxy_until_a_system_is_named() -> None:
    assert shown(gathered(), 0).kind == "board"


def test_a_move_plan_is_shown_with_all_that_can_come_and_what_is_chosen() -> None:
    board = gathered()
    shape = board.shape(0, action="s:104")
    assert isinstance(shape, Amounts)
    drawn = shown(board, 0, {"action": "s:104", "ships": {"207:cruiser": 2}}, *shape.options)
    assert drawn.kind == "moving"
    coming = drawn.arguments["arrivals"]
    assert {(one.unit, one.chosen) for one in coming} == {("cruiser", 2), ("carrier", 0)}
    assert all(one.path == ("207", "104") for one in coming)


def test_while_cargo_is_chosen_the_ships_that_come_stay_in_sight() -> None:
    filled = {"action": "s:104", "ships": {"207:carrier": 1}, "cargo": {"207:infantry": 2}}
    drawn = shown(gathered(), 0, filled)
    assert (drawn.kind, drawn.arguments["cargo"]) == ("moving", {"207:infantry": 2})
    (one,) = drawn.arguments["arrivals"]
    assert (one.unit, one.count, one.chosen) == ("carrier", 1, 1)


@pytest.mark.parametrize(
    ("id", "unit", "hurt"),
    [
        ("304:carrier", "carrier", False),
        ("304:war_sun!", "war_sun", True),
        ("304:dreadnought!+@2", "dreadnought", True),
    ],
)
def test_stacks_are_known_by_their_ids(id: str, unit: str, hurt: bool) -> None:
    (one,) = arrivals("205", Halfway({"ships": {id: 1}}))
    assert (one.unit, one.hurt, one.path) == (unit, hurt, ("304", "205"))


def test_a_combat_is_shown_by_its_odds_before_the_dice_and_by_its_round_from_then_on() -> None:
    board = gathered().activate("104", {"207:cruiser": 2})
    assert board.topic == "combat-orders"
    assert shown(board, 0).kind == "odds"
    board.dice("combat", 10, 1).dice("combat", 10).do(BY_HAND, 0).do(BY_HAND, 1)
    while board.topic not in ("hits", "announce", "turn"):
        board.do(board.asked().default)
    if board.topic != "turn":
        assert shown(board, board.awaited[0]).kind == "combat"


def test_what_is_asked_about_the_active_system_is_shown_close_up() -> None:
    board = Board("sol", "letnev", at_104=19).put("207", 0, carrier=1, infantry=3).put("wellon", 1, pds=1)
    board.activate("104", {"207:carrier": 1}, {"207:infantry": 3})
    assert (board.topic, board.awaited) == ("cannon", [1])
    assert shown(board, 1).kind == "closeup"


def test_the_same_question_is_shown_the_same_to_whoever_knows_the_same() -> None:
    board = gathered().activate("104", {"207:cruiser": 2})
    first = shown(board, 1)
    other = board.match.copy()
    other.play.game.rules.resample(other.play, 1, Stream.of("another"))
    assert FACE.draw_question(other.view(1), 1, board.asked(1), [], NAMES[:3], "ko").encode() == first.encode()


class Told:
    """A reader that says keys."""

    seat, drawn, language = 0, NAMES[:3], "en"

    def __call__(self, key: str, **args: Any) -> str:
        return key


async def test_the_odds_in_a_system_are_told_with_a_picture_of_each_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "back", lambda reader, table: [])
    board = Board("sol", "letnev", at_104=27).put("104", 0, cruiser=2, infantry=3)
    board.put("new_albion", 1, infantry=1).put("starpoint", 1, infantry=2)
    row = SimpleNamespace(game="twilight_imperium", secret="s", epoch=0)
    table: Any = SimpleNamespace(id=7, playing=True, match=board.reload().match, row=row)

    async def reader(table: object) -> Told:
        return Told()

    visit: Any = SimpleNamespace(reader=reader)
    screen = await counsel.odds_screen(visit, table, "104")
    assert len(screen.pictures) == 2
    said = [one.drawing.draw().alt for one in screen.pictures if one.drawing is not None]
    assert [("New Albion" in alt, "Starpoint" in alt) for alt in said] == [(True, False), (False, True)]
    assert len({one.filename for one in screen.pictures}) == 2


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("objectives", [Option("corner", "twilight_imperium-opt-objective", {"objective": "corner"})]),
        ("research", [Option("war_sun", "twilight_imperium-opt-technology", {"technology": "war_sun"})]),
        (
            "payment",
            [
                Option(
                    "wellon",
                    "twilight_imperium-opt-planet-value",
                    {"planet": "wellon", "worth": 1, "coin": "resources"},
                )
            ],
        ),
        ("payment", [Option("a", "twilight_imperium-opt-payment", {"planets": ["wellon"], "goods": 0, "surplus": 0})]),
    ],
)
def test_what_options_are_about_is_shown_with_their_numbers(kind: str, options: list[Option]) -> None:
    board = gathered()
    name = {"objectives": "objective", "research": "technology"}.get(kind)
    if name == "objective":
        known = next(iter(OBJECTIVES))
        options = [Option(known, options[0].key, {"objective": known})]
    drawn = shown(board, 0, None, *options)
    assert drawn.kind == kind
    if name is not None:
        assert drawn.arguments["marks"] == [("1", str(options[0].args[name]))]


@pytest.mark.parametrize(("topic", "kind"), [("card", "table"), ("secondary", "table"), ("tokens", "sheet")])
def test_what_is_asked_about_cards_and_tokens_is_shown_where_these_lie(topic: str, kind: str) -> None:
    board = gathered()
    question = structs.replace(board.asked(0), topic=f"twilight_imperium-topic-{topic}")
    drawn = FACE.draw_question(board.match.view(0), 0, question, [], NAMES[:3], "ko")
    assert drawn.kind == kind
    assert drawn.draw().data


def test_factions_to_choose_from_are_shown_with_their_numbers() -> None:
    options = [Option(one, "twilight_imperium-opt-faction", {"faction": one}) for one in ("sol", "hacan")]
    drawn = shown(gathered(), 0, None, *options)
    assert drawn.kind == "factions"
    assert drawn.arguments["offered"] == [("1", "sol"), ("2", "hacan")]


def test_while_cargo_is_chosen_ships_come_by_the_way_that_was_offered() -> None:
    board = Board("sol", "letnev", at_104=19).put("207", 0, carrier=1, infantry=2)
    shape = board.shape(0, action="s:104")
    assert isinstance(shape, Amounts)
    (way,) = shape.options
    standing = Halfway({"ships": {way.id: 1}}, passed={"ships": Field("ships", Text("x"), shape)})
    (one,) = arrivals("104", standing)
    assert (one.path, one.count, one.chosen) == (tuple(way.args["path"]), 1, 1)


def test_a_payment_is_shown_with_its_price_and_the_planets_that_pay() -> None:
    board = gathered()
    args = {"planet": "wellon", "worth": 1, "coin": "resources"}
    numbered = (("1", Option("wellon", "twilight_imperium-opt-planet-value", args)),)
    prompt = Text("twilight_imperium-ask-payment-planets", {"coin": "resources", "price": 3, "goods": 2})
    standing = Halfway({"pay-planets": ["wellon"]}, "pay-planets", prompt, numbered=numbered)
    drawn = FACE.draw_question(board.match.view(0), 0, board.asked(0), [("1", "")], NAMES[:3], "ko", standing)
    assert drawn.kind == "payment"
    told = {name: drawn.arguments[name] for name in ("coin", "price", "chosen")}
    assert told == {"coin": "resources", "price": 3, "chosen": ["wellon"]}
    assert drawn.draw().data


# --- where something is placed or made --------------------------------------------------------------------------------


def test_production_was_shown_on_the_whole_galaxy() -> None:
    board = Board("sol").put("jord", 0, space_dock=1)
    board[0].goods = 5
    board.activate("310")
    assert board.topic == "produce"
    drawn = shown(board, 0)
    assert (drawn.kind, drawn.arguments["position"]) == ("closeup", "310")


def building(planet: str, unit: str = "pds") -> Option:
    return Option(f"{unit}:{planet}", "twilight_imperium-opt-build", {"unit": unit, "planet": planet})


def test_where_a_structure_goes_was_shown_on_the_table_of_strategy_cards() -> None:
    """Planets of one system close up with their numbers; of several on the galaxy, numbered too."""
    board = Board("sol", at_207=27).own(0, "new_albion", "starpoint")
    board.begin(Construct(0))
    assert board.topic == "construct"
    drawn = shown(board, 0, None, building("new_albion"), building("starpoint"))
    assert (drawn.kind, {label for label, _ in drawn.arguments["marks"]}) == ("move", {"1", "2"})
    following = Halfway({"what": "follow"}, "site", numbered=(("1", building("jord")), ("2", building("starpoint"))))
    view: TwilightImperiumView = board.match.view(0)
    question = structs.replace(board.asked(0), topic="twilight_imperium-topic-secondary")
    there = FACE.draw_question(view, 0, question, [("1", ""), ("2", "")], NAMES[:3], "en", following)
    assert (there.kind, len(there.arguments["marks"])) == ("move", 2)


def test_systems_of_diplomacy_have_their_numbers_on_the_galaxy() -> None:
    board = Board("sol", at_207=27).own(0, "new_albion")
    board.begin(PeacefulSystem(0))
    assert board.topic == "diplomacy"
    options = [Option(at, "twilight_imperium-opt-system", {"system": at}) for at in board.offered(0)]
    drawn = shown(board, 0, None, *options)
    assert (drawn.kind, len(drawn.arguments["marks"])) == ("move", len(options))
