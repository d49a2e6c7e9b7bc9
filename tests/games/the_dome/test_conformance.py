"""The kernel's conformance kit: duel and Mastermind, both options of traps, three packs of cards."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import playable
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import Pack, built_in
from tests.core.conformance import EXAMPLES, conform, seeds
from tests.games.the_dome.packbox import Record, others, packed, player, players, tiny

playable.register(THE_DOME)
RANDOM_STEPS = {"the_dome-actions", "the_dome-resources", "the_dome-deck", "the_dome-allocating"}
TABLES = [(seats, traps) for seats in (2, 3, 4) for traps in ("orders", "ask")]


def way(*effects: Record) -> Record:
    """One of several."""
    return {"text": {"ko": "길", "en": "way"}, "effects": list(effects)}


WILD: list[list[Record]] = [
    [{"do": "retrieve", "n": 2, "to": "top", "upto": True}, {"do": "draw"}],
    [{"do": "retrieve", "n": 2, "to": "bottom"}, {"do": "peek", "zone": "deck", "n": 3}],
    [{"do": "retrieve", "n": 3, "to": "hand"}, {"do": "discard", "how": "all"}],
    [{"do": "retrieve", "to": "shuffle", "n": 9}, {"do": "allocate", "zone": "deck", "n": 2}],
    [{"do": "peek", "zone": "deck", "n": 3, "bottom": True}, {"do": "swap"}],
    [{"do": "peek", "zone": "deck", "n": 3, "bottom": True, "who": "opponent"}, {"do": "deck_damage"}],
    [{"do": "peek", "zone": "hand", "who": "opponents"}, {"do": "discard", "who": "opponent", "n": 2}],
    [{"do": "peek", "zone": "pool", "n": 2, "who": "player"}, {"do": "pool_remove", "to": "hand", "n": 2}],
    [{"do": "peek", "zone": "control", "who": "opponent"}, {"do": "bounce", "target": "control", "who": "all"}],
    [{"do": "remove", "target": "control", "who": "all", "all": True}, {"do": "remove", "who": "all", "all": True}],
    [{"do": "bounce", "who": "all", "n": 2, "upto": True}, {"do": "exhaust"}, {"do": "ready", "all": True}],
    [{"do": "discard", "how": "random", "n": 2, "who": "all"}, {"do": "draw", "n": 2, "upto": True}],
    [{"do": "discard", "filter": {"kind": "action"}, "may": True, "then": [{"do": "draw", "n": 2, "upto": True}]}],
    [{"do": "discard", "how": "random", "filter": {"colour": "red"}, "who": "opponents", "n": 2}],
    [{"do": "allocate", "zone": "void", "n": 2, "upto": True}, {"do": "allocate", "zone": "hand", "pool": "card"}],
    [{"do": "allocate", "zone": "deck", "pool": "any", "n": 3}, {"do": "pool_remove", "n": 2, "who": "player"}],
    [{"do": "swap"}, {"do": "swap"}, {"do": "cost_mod", "x": -1, "until": "turn"}],
    [{"do": "move_marker", "n": 3}, {"do": "crack_points", "n": 2}, {"do": "push_back", "who": "all"}],
    [{"do": "recall", "who": "all", "n": 2, "upto": True}, {"do": "ap"}, {"do": "crack_points", "n": 3}],
    [{"do": "choose", "n": 2, "ways": [way({"do": "damage"}), way({"do": "recover"}), way({"do": "shuffle"})]}],
    [{"do": "each", "who": "all", "effects": [{"do": "deck_damage", "who": "me"}, {"do": "discard", "upto": True}]}],
    [{"do": "damage", "who": "all", "n": 2}, {"do": "shuffle", "who": "opponent"}, {"do": "energy", "n": -1}],
    [{"do": "retrieve", "n": 2, "to": "top"}, {"do": "allocate", "zone": "deck", "pool": "most", "n": 2}],
]
"""Effects with every kind of choice, hidden and open, of one and of many."""


@cache
def wild(turned: int) -> Pack:
    """A pack in which everything happens all the time; `turned` chooses which card has which effects."""
    given_ = iter((WILD[turned:] + WILD[:turned]) * 4)
    cards: list[Record] = []
    for record in players():
        if record["kind"] == "action":
            record |= {"effects": next(given_), "cost": [0, 1]}
        elif record["kind"] == "program":
            record |= {"ability": {"effects": next(given_)}}
        cards.append(record)
    cards.append(player("extra", "action", "red", (0, 0), effects=next(given_)))
    for record in others():
        if record.get("becomes") == "action":
            record |= {"effects": next(given_)}
        elif record["kind"] == "mastermind":
            record |= {"weak": next(given_), "effects": next(given_)}
        cards.append(record)
    return packed(cards)


@pytest.mark.parametrize(("seats", "traps"), TABLES)
def test_conformance(seats: int, traps: str) -> None:
    report = conform("the_dome", seats, {"traps": traps}, seats, pack=tiny(), leaks=9)
    assert report.differing > 0
    assert report.lockstep > 0
    assert report.steps >= RANDOM_STEPS


@pytest.mark.parametrize("traps", ["orders", "ask"])
@pytest.mark.parametrize("seats", [2, 3])
def test_conformance_of_sensible_play(seats: int, traps: str) -> None:
    conform("the_dome", seats, {"traps": traps}, 7, pack=tiny(), level="easy", leaks=5)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES))
def test_conformance_with_wild_cards(seed: int, table: tuple[int, str]) -> None:
    seats, traps = table
    conform("the_dome", seats, {"traps": traps}, seed, pack=wild(seed % len(WILD)), leaks=5)


@settings(max_examples=max(3, EXAMPLES // 4), deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES))
def test_conformance_with_the_cards_of_the_house(seed: int, table: tuple[int, str]) -> None:
    seats, traps = table
    conform("the_dome", seats, {"traps": traps}, seed, pack=built_in(), leaks=12)
