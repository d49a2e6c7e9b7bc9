"""Project MINE runs the kernel's conformance kit: every number of seats, both lengths, three packs of cards."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import playable
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import Pack, built_in
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.games.project_mine.packbox import Record, files, named, packed, tiny

TABLES = [(seats, length) for seats in (2, 3, 4) for length in ("full", "short")]


def way(*effects: Record) -> Record:
    """One of several."""
    return {"text": {"ko": "길", "en": "way"}, "effects": list(effects)}


WILD: list[list[Record]] = [
    [{"do": "discard", "who": "opponents"}, {"do": "credit", "n": 2}],
    [{"do": "discard", "who": "all", "n": 2, "filter": {"resource": "any"}, "upto": True}, {"do": "credit", "n": 2}],
    [{"do": "look", "n": 3, "take": 2, "upto": True, "to": "hand", "rest": "discard"}],
    [{"do": "look", "zone": "market", "n": 3, "upto": True, "to": "gain", "rest": "discard"}],
    [{"do": "look", "zone": "goals", "n": 2, "upto": True, "to": "gain", "rest": "bottom"}],
    [{"do": "reveal", "who": "all", "then": [{"do": "use", "zone": "cards"}]}, {"do": "credit"}],
    [{"do": "reveal", "until": {"resource": "iron"}, "to": "discard", "then": [{"do": "draw"}]}, {"do": "credit"}],
    [{"do": "reveal", "zone": "hand", "n": 9, "filter": {"resource": "gold"}, "then": [{"do": "draw"}]}],
    [{"do": "use", "zone": "discard", "n": 2, "upto": True}, {"do": "use", "zone": "deck_top"}],
    [{"do": "use", "zone": "hand"}, {"do": "move", "zone": "hand", "to": "deck_bottom"}],
    [{"do": "move", "zone": "discard", "to": "hand", "upto": True}, {"do": "shuffle"}],
    [{"do": "exile", "upto": True, "then": [{"do": "gain_card", "filter": {"cost_max": 4}}]}],
    [{"do": "exile", "zone": "deck", "how": "top"}, {"do": "exile", "zone": "self"}, {"do": "credit", "n": 3}],
    [{"do": "choose_res", "mode": "lose", "may": True, "then": [{"do": "choose_res", "n": 2}]}, {"do": "credit"}],
    [{"do": "choose", "n": 2, "ways": [way({"do": "draw"}), way({"do": "energy"}), way({"do": "penalty"})]}],
    [
        {"do": "sweep", "n": 2},
        {"do": "sweep", "zone": "pile"},
        {"do": "open_market"},
        {"do": "cost_mod"},
        {"do": "credit", "n": 2},
    ],
    [{"do": "sweep", "zone": "goals"}, {"do": "gain_goal", "upto": True}, {"do": "token", "on": "any"}],
    [{"do": "flip", "on": "any"}, {"do": "mill", "who": "all", "n": 3}],
    [{"do": "each", "who": "opponents", "effects": [{"do": "mill"}, {"do": "credit", "who": "owner"}]}],
    [{"do": "reveal", "zone": "hand", "who": "all", "n": 2, "filter": {"kind": "plan"}}, {"do": "credit", "n": 2}],
    [{"do": "exile", "who": "opponents", "then": [{"do": "draw", "who": "opponents"}]}, {"do": "draw"}],
    [{"do": "choose_res", "who": "all"}, {"do": "move", "zone": "hand", "to": "deck_top", "who": "opponents"}],
    [{"do": "next_turn", "who": "all", "effects": [{"do": "draw"}, {"do": "choose_res"}]}, {"do": "credit"}],
    [
        {"do": "lasting", "trigger": {"event": "play", "by": "opponents", "effects": [{"do": "choose_res"}]}},
        {"do": "gain_res", "resource": "most"},
        {"do": "discard", "who": "opponents", "how": "random"},
    ],
]
"""Effects with every kind of choice, hidden and open, own and forced."""


@cache
def wild() -> Pack:
    """A pack in which everything happens all the time."""
    records = files()
    copies = 80 // len(WILD)
    keep = [records["market.toml"][2] | {"copies": 100 - copies * len(WILD), "on_exile": [{"do": "draw"}]}]
    for number, effects in enumerate(WILD):
        card = {"id": f"wild-{number}", "kind": "plan", "cost": number % 4, "energy": number % 2, "copies": copies}
        keep.append(named(card | {"effects": effects, "on_discard": [{"do": "draw"}] if number % 3 == 0 else []}))
    records["market.toml"] = keep
    for number, card in enumerate(records["basic.toml"]):
        if card["role" if "role" in card else "trait"] != "investment":
            card["effects"] = WILD[number % len(WILD)]
            card["on_discard"] = [{"do": "draw"}]
        else:
            card["effects"] = [{"do": "credit", "n": 3}]
    return packed(records)


PACKS = {"small": tiny, "wild": wild, "house": built_in}


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(PROJECT_MINE)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES), pack=st.sampled_from(sorted(PACKS)))
def test_project_mine_conforms(seed: int, table: tuple[int, str], pack: str) -> None:
    seats, length = table
    conform("project_mine", seats, {"length": length}, seed, pack=PACKS[pack](), leaks=25)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_things_are_probed_all_the_way(seats: int) -> None:
    steps: set[str] = set()
    for seed in (8, 9, 10):
        report = conform("project_mine", seats, {"length": "short"}, seed, pack=wild(), leaks=3)
        assert report.differing > 50
        assert report.lockstep > 100
        steps |= report.steps
    waiting = ("cards", "buying", "discards", "run", "last-call", "choices")
    assert {"which-first", *(f"project_mine-{step}" for step in waiting)} <= steps


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_bots_play_whole_games(level: str) -> None:
    conform("project_mine", 3, {"length": "short"}, 5, level=level, leaks=0)
