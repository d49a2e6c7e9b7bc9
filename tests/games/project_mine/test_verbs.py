"""The verbs of the card format about stocks and about other lines, its counts, conditions and filters (rules 10.5).

One card each. The verbs that handle cards are in `test_card_verbs.py`.
"""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.project_mine import verbs
from bot.games.project_mine.counting import matching
from bot.games.project_mine.state import Goal
from tests.games.project_mine.packbox import Record, with_card
from tests.games.project_mine.scene import holding, play, used

# --- stocks ----------------------------------------------------------------------------------------------------------


def test_draw() -> None:
    assert len(play({"do": "draw", "n": 2})[0].hand) == 3
    scene = play({"do": "draw", "who": "all"})
    assert [len(scene[0].hand), len(scene[1].hand)] == [2, 6]


def test_gain_res() -> None:
    assert play({"do": "gain_res", "resource": "iron", "n": 2})[0].resources["iron"] == 2
    scene = play({"do": "gain_res", "resource": "most"}, put={"resources": {"gold": 3, "ruby": 1}})
    assert scene[0].resources["gold"] == 4
    scene = play({"do": "gain_res", "resource": "least"}, put={"resources": {"ruby": 1}})
    assert scene[0].resources["sapphire"] == 1
    scene = play({"do": "gain_res", "who": "opponents", "resource": "iron"}, seats=3)
    assert [scene[seat].resources["iron"] for seat in range(3)] == [0, 1, 1]


def test_lose_res() -> None:
    line = {"do": "lose_res", "who": "opponents", "resource": "most", "n": 2, "upto": True}
    assert play(line, resources={"ruby": 1, "gold": 3})[1].resources["gold"] == 1
    assert play(line, resources={"gold": 1})[1].resources["gold"] == 0
    assert play(line, resources={})[1].lost == 0
    whole = {
        "do": "if",
        "when": {"is": {"count": "era"}, "min": 1},
        "then": [{"do": "lose_res", "resource": "gold", "n": 2}],
    }
    assert play(whole, put={"resources": {"gold": 1}})[0].resources["gold"] == 1
    assert play(whole, put={"resources": {"gold": 2}})[0].resources["gold"] == 0


def test_choose_res() -> None:
    scene = play({"do": "choose_res", "n": 2})
    assert scene.ids(0) == list(verbs.RESOURCES)
    assert scene.answer(0, "iron")[0].resources["iron"] == 2
    scene = play({"do": "choose_res", "among": ["ruby", "gold"]})
    assert scene.ids(0) == ["ruby", "gold"]


def test_choose_res_swap_the_same_allowed() -> None:
    line = {"do": "choose_res", "mode": "lose", "may": True, "then": [{"do": "choose_res"}]}
    scene = play(line, put={"resources": {"gold": 1, "iron": 1}}).answer(0, "yes")
    assert scene.ids(0) == ["iron", "gold"]
    scene.answer(0, "gold", "gold")
    assert scene[0].resources["gold"] == 1


def test_nobody_is_asked_to_pay_what_is_not_there() -> None:
    offer = {"do": "choose_res", "mode": "lose", "n": 2, "may": True, "then": [{"do": "credit"}]}
    assert play(offer, put={"resources": {"gold": 2}}).ids(0) == ["yes", "no"]
    short = play(offer, put={"resources": {"gold": 1, "iron": 1}})
    assert short.ids(0) != ["yes", "no"]
    assert short[0].credit == 0
    assert short[0].resources["gold"] == 1
    fixed = {
        "do": "lose_res",
        "resource": "gold",
        "n": 2,
        "may": True,
        "otherwise": [{"do": "gain_res", "resource": "iron"}],
    }
    assert play(fixed, put={"resources": {"gold": 1}})[0].resources["iron"] == 1


def test_choose_res_pick_is_remembered() -> None:
    scene = holding(
        [{"do": "choose_res", "mode": "pick"}, {"do": "gain_res", "resource": "chosen", "n": 3}], "investment"
    )
    scene.answer(0, ["tested"], "emerald")
    assert scene[0].resources["emerald"] == 3


def test_credit_energy_buys_penalty() -> None:
    assert play({"do": "credit", "n": 2})[0].credit == 2
    assert play({"do": "credit", "n": -1})[0].credit == -1
    assert play({"do": "energy", "n": 2})[0].energy == 6
    assert play({"do": "energy", "n": -9})[0].energy == 0
    assert play({"do": "buys", "n": 2})[0].buys == 3
    scene = play({"do": "penalty", "who": "opponents", "n": 2}, seats=3)
    assert [scene[seat].penalty for seat in range(3)] == [0, 2, 2]


# --- lines about lines -----------------------------------------------------------------------------------------------


def test_lasting_once() -> None:
    trigger = {"event": "gain_res", "effects": [{"do": "credit"}]}
    scene = holding([{"do": "lasting", "until": "turn", "once": True, "trigger": trigger}], "small-ruby", "small-iron")
    scene.answer(0, ["tested", "small-ruby", "small-iron"])
    assert scene[0].credit == 1
    assert scene.match.play.state.reflexes == []


def test_lasting_ends_with_its_time() -> None:
    for until, after in (("turn", 0), ("next_turn", 1), ("era", 1)):
        trigger = {"event": "penalty", "by": "anyone", "effects": [{"do": "credit"}]}
        scene = holding([{"do": "lasting", "until": until, "trigger": trigger}], "small-ruby")
        for seat in range(2):
            scene.put(seat, deck=["small-gold"] * 9)
        scene.answer(0, ["tested"]).end_turn(0)
        assert len(scene.match.play.state.reflexes) == after, until
        scene.end_turn(1)
        assert len(scene.match.play.state.reflexes) == (until == "era"), until


def test_next_turn_of_opponents() -> None:
    scene = play(
        {"do": "next_turn", "who": "opponents", "effects": [{"do": "credit", "n": -1}]}, deck=["small-gold"] * 9
    )
    scene.put(0, deck=["small-gold"] * 9).end_turn(0)
    assert scene[1].credit == -1


def test_if() -> None:
    line = {
        "do": "if",
        "when": {"is": {"count": "resource", "resource": "emerald"}, "min": 4},
        "then": [{"do": "credit"}],
        "otherwise": [{"do": "buys"}],
    }
    for held, credit, buys in ((3, 0, 2), (4, 1, 1)):
        scene = play(line, put={"resources": {"emerald": held}})
        assert (scene[0].credit, scene[0].buys) == (credit, buys)


def way(name: str, *effects: Record, **more: Any) -> Record:
    """One of several."""
    return {"text": {"ko": name, "en": name}, "effects": list(effects), **more}


def test_choose() -> None:
    line = {"do": "choose", "ways": [way("a", {"do": "credit"}), way("b", {"do": "buys"}), way("c", {"do": "energy"})]}
    scene = play(line)
    assert scene.ids(0) == ["way-1", "way-2", "way-3"]
    assert scene.options(0)["way-2"].args == {"way": "tested|effects.0.ways.1"}
    assert scene.pack.names("en")["tested|effects.0.ways.1"] == "b"
    assert scene.answer(0, "way-2")[0].buys == 2
    scene = play({**line, "n": 2}).answer(0, ["way-1", "way-3"])
    assert (scene[0].credit, scene[0].energy) == (1, 5)


def test_choose_offers_only_what_is_possible() -> None:
    ways = [
        way("a", {"do": "lose_res", "resource": "gold"}, {"do": "credit", "n": 3}),
        way("b", {"do": "buys"}, when={"is": {"count": "era"}, "min": 2}),
        way("c", {"do": "energy"}),
    ]
    assert play({"do": "choose", "ways": ways})[0].energy == 5
    assert play({"do": "choose", "ways": ways}, put={"resources": {"gold": 1}}).ids(0) == ["way-1", "way-3"]


def test_each() -> None:
    line = {
        "do": "each",
        "who": "opponents",
        "effects": [{"do": "mill"}, {"do": "gain_res", "who": "owner", "resource": "iron"}],
    }
    scene = play(line, seats=3)
    assert scene[0].resources["iron"] == 2
    assert [len(scene[seat].discard) for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("zone", ["deck", "market", "goals"])
def test_shuffle(zone: str) -> None:
    scene = play({"do": "shuffle", "zone": zone})
    assert scene.told("shuffled") == [{"seat": 0, "zone": zone}]
    assert scene.match.entry.draws


# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "value"),
    [
        ({"count": "resource", "resource": "gold"}, 5),
        ({"count": "resources"}, 8),
        ({"count": "resource_rank", "rank": 1}, 5),
        ({"count": "resource_rank", "rank": 2}, 3),
        ({"count": "resource_rank", "rank": 3}, 0),
        ({"count": "resource_kinds"}, 2),
        ({"count": "leads"}, 1),
        ({"count": "total_ahead"}, 1),
        ({"count": "resource", "resource": "ruby", "of": "most"}, 7),
        ({"count": "resources", "of": "sum"}, 11),
        ({"count": "played"}, 2),
        ({"count": "played", "filter": {"resource": "any"}}, 1),
        ({"count": "played", "value": "energy"}, 1),
        ({"count": "hand"}, 2),
        ({"count": "discard", "value": "points"}, 2),
        ({"count": "discard", "value": "cost"}, 6),
        ({"count": "play"}, 1),
        ({"count": "deck"}, 5),
        ({"count": "owned"}, 9),
        ({"count": "owned", "filter": {"points_min": 2}}, 1),
        ({"count": "owned", "filter": {"points_min": 2}, "with_goals": True}, 2),
        ({"count": "drawn"}, 0),
        ({"count": "bought"}, 0),
        ({"count": "discarded"}, 0),
        ({"count": "changed"}, 0),
        ({"count": "gained_kinds"}, 0),
        ({"count": "lost"}, 0),
        ({"count": "energy"}, 4),
        ({"count": "coins"}, 1),
        ({"count": "penalty"}, 3),
        ({"count": "buys"}, 1),
        ({"count": "goals"}, 2),
        ({"count": "flipped"}, 1),
        ({"count": "declared"}, 0),
        ({"count": "era"}, 1),
        ({"count": "round"}, 1),
        ({"count": "seats"}, 3),
        ({"count": "resources", "per": 3}, 2),
        ({"count": "resources", "times": 2, "plus": 1, "at_most": 12}, 12),
    ],
)
def test_counts(count: Record, value: int) -> None:
    scene = holding([{"do": "credit", "n": count}], "investment", "small-iron", seats=3)
    scene.put(
        0,
        resources={"gold": 5, "ruby": 3},
        played=["small-ruby"],
        discard=["large-iron"],
        coins=1,
        penalty=3,
        goals=[Goal("passive-0", flipped=True), Goal("active-0")],
    )
    scene.put(1, resources={"ruby": 7}).put(2, resources={"ruby": 3, "iron": 1}).table(era=1)
    scene.answer(0, ["tested"])
    assert scene[0].credit == value


@pytest.mark.parametrize(
    ("cond", "holds"),
    [
        ({"is": {"count": "seats"}, "min": 2, "max": 2}, True),
        ({"is": {"count": "seats"}, "max": 1}, False),
        ({"is": {"count": "buys"}, "min": {"2": 1, "3": 9, "4": 9}}, True),
        ({"is": {"count": "buys"}, "min": {"2": 2, "3": 2, "4": 2}}, False),
        ({"all": [{"is": {"count": "era"}, "min": 1}, {"is": {"count": "buys"}, "min": 2}]}, False),
        ({"any": [{"is": {"count": "era"}, "min": 1}, {"is": {"count": "buys"}, "min": 2}]}, True),
    ],
)
def test_conditions(cond: Record, holds: bool) -> None:
    scene = play({"do": "if", "when": cond, "then": [{"do": "credit"}]})
    assert scene[0].credit == int(holds)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"resource": "ruby"}, ["small-ruby"]),
        ({"resource": "none"}, ["investment", "plan-x"]),
        ({"resource": "any", "not_resource": "ruby"}, ["large-iron", "gold-card"]),
        ({"kind": "basic"}, ["small-ruby", "large-iron", "investment"]),
        ({"design": "gold-card"}, ["gold-card"]),
        ({"cost_min": 6, "cost_max": 7}, ["large-iron"]),
        ({"energy_min": 2}, ["gold-card"]),
        ({"energy_max": 0}, []),
        ({"points_min": 2}, ["large-iron", "gold-card"]),
        ({"x": True}, ["plan-x"]),
        ({"x": False, "kind": "plan"}, []),
    ],
)
def test_filters(wanted: Record, found: list[str]) -> None:
    pack = with_card({"id": "plan-x", "kind": "plan", "energy": "X", "effects": []}, "plan-card")
    cards = ["small-ruby", "large-iron", "investment", "gold-card", "plan-x"]
    assert matching(pack, cards, msgspec.convert(wanted, verbs.Filter)) == found


def test_every_verb_has_a_test() -> None:
    names = {getattr(one, "__struct_config__").tag for one in typing.get_args(verbs.AnyLine)}  # noqa: B009
    here = Path(__file__)
    text = "".join(file.read_text(encoding="utf-8") for file in (here, here.with_name("test_card_verbs.py")))
    assert {name for name in names if f'"do": "{name}"' not in text} == set()


def test_used_answers_what_is_asked() -> None:
    assert used([{"do": "choose_res"}], answers=("gold",))[0].resources["gold"] == 1
