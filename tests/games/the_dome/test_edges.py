"""Numbered rules where an almost right program would pass every other test: each test here fails if its rule slips."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import registry
from bot.core.match import Match
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.damage import look_for_the_end, recovered
from bot.games.the_dome.state import HOME, MAIN, SUB, Marker, Player, Program, State
from tests.games.the_dome.packbox import Record, player, tiny, with_cards
from tests.games.the_dome.scene import Scene
from tests.games.the_dome.test_windows import called, listening, passed

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]


def scene(seats: int = 2, traps: str = "orders", **more: Any) -> Scene:
    """Everybody with plenty of cards and no Controls; seat 0 has three action points."""
    found = Scene(seats, traps, **more)
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found


def begun(seed: int, seats: int = 2) -> State:
    """A table of the house's first moment with this seed."""
    registry.register(THE_DOME)
    return Match.new("the_dome", seats, bytes([seed] * 32), {}, tiny()).play.board


def reacting(event: str, **more: Any) -> Record:
    """A program that recovers 1 whenever something happens, whoever does it."""
    trigger = {"event": event, "by": "anyone", "effects": [{"do": "recover"}]} | more
    return player("blue-watch", "program", "blue", (0, 1), triggers=[trigger])


# --- setup -----------------------------------------------------------------------------------------------------------


def test_s2_m2_the_system_deck_and_the_mastermind_deck_are_shuffled() -> None:
    tables = [begun(seed, 3) for seed in range(6)]
    assert len({tuple(slot.card for slot in table.server) for table in tables}) > 1
    assert len({tuple(table.system_deck) for table in tables}) > 1
    assert len({tuple(table.mm_deck) for table in tables}) > 1


def test_s4_each_pool_gets_its_own_number_of_initial_resources() -> None:
    assert [len(pool) for pool in Scene()[0].pools] == [2, 1, 0]
    assert [len(pool) for pool in Scene()[1].pools] == [1, 1, 1]


def test_s5_who_begins_is_drawn_at_random() -> None:
    assert {begun(seed).first for seed in range(12)} == {0, 1}


# --- the turn --------------------------------------------------------------------------------------------------------


def test_t1_q17_one_effect_each_then_the_other_side() -> None:
    def heal(name: str, colour: str) -> Record:
        return reacting("turn_start") | {"id": name, "colour": colour}

    table = scene(pack=with_cards(heal("red-gun", "red"), heal("blue-watch", "blue")))
    for seat in (0, 1):
        table.put(seat, programs=["red-gun", "blue-watch"], space=4)
    table.do("end").do("blue-watch", seat=1)
    assert (table[0].space, table[1].space) == (4, 3)  # one of seat 1, now one of seat 0
    table.do("red-gun", seat=0)
    assert (table[0].space, table[1].space) == (2, 2)


def test_t1_an_effect_whose_program_has_left_does_not_happen_any_more() -> None:
    sweep = player("red-gun", "program", "red", (0, 1)) | {
        "triggers": [{"event": "turn_start", "effects": [{"do": "remove"}]}]
    }
    hurt = reacting("turn_start") | {
        "triggers": [{"event": "turn_start", "by": "anyone", "effects": [{"do": "damage"}]}]
    }
    table = scene(pack=with_cards(sweep, hurt)).put(0, programs=["blue-watch"]).put(1, programs=["red-gun"])
    table.do("end")
    assert (table[0].programs, table[1].space) == ([], 1)


def test_t1_copies_of_one_card_leave_no_order_to_choose() -> None:
    grow = player("red-forge", "program", "red", (0, 1), addon=True) | {
        "triggers": [{"event": "turn_start", "effects": [{"do": "recover"}]}]
    }
    table = scene(pack=with_cards(grow)).put(1, programs=["red-forge"] * 3, space=5)
    table.do("end")
    assert (table[1].space, table.asked(1).slot) == (2, "turn")


def test_t2_the_phase_goes_on_while_mastermind_cards_are_in_hand() -> None:
    table = scene(3)
    table.state.mm_hand = ["master-0"]
    table.put(0, ap=0, used=True)
    assert table.offered() == ["mm:master-0:weak", "mm:master-0:strong", "end"]


def test_t2_the_phase_goes_on_while_the_character_can_be_used() -> None:
    assert scene().put(0, ap=0).offered() == ["use:character", "end"]


@pytest.mark.parametrize("action", ["download", "download-2", "allocate", "install:red-hit", "crack:yellow"])
def test_t2_each_of_the_four_actions_costs_one_point(action: str) -> None:
    assert scene().do(action)[0].ap == 2


def test_t3_the_cards_of_others_stay_exhausted() -> None:
    table = scene()
    for seat in (0, 1):
        table.state.players[seat].programs = [Program(500 + seat, "red-gun", seat, False)]
    table.reload()
    table.do("end")
    assert [table[seat].programs[0].ready for seat in (0, 1)] == [True, False]


def test_m4_the_mastermind_phase_comes_after_the_start_of_the_turn() -> None:
    table = listening("start", 3)
    before = (len(table.state.mm_hand), table.state.energy)
    for seat in range(3):
        table.do("end", seat=seat)
        assert (called(table)[0], set(called(table)[1])) == ("start", {1, 2})
        assert (len(table.state.mm_hand), table.state.energy) == before
        passed(table, 1, 2)
    assert (len(table.state.mm_hand), table.state.energy) == (before[0] + 1, before[1] + 1)


# --- installing, activating, automatic effects -----------------------------------------------------------------------


def test_b1_an_ability_may_name_another_pool_than_its_cards_colour() -> None:
    gun = player("red-gun", "program", "red", (0, 1)) | {
        "ability": {"cost": [1, 2], "colour": "blue", "effects": [{"do": "damage"}]}
    }
    table = scene(pack=with_cards(gun)).put(0, programs=["red-gun"]).do("use:red-gun")
    assert [len(pool) for pool in table[0].pools] == [4, 3, 0]


EVENTS: dict[str, tuple[Record, list[str]]] = {
    "install": ({}, ["install:red-hit"]),
    "activate": ({}, ["use:red-gun"]),
    "allocate": ({}, ["allocate", "red-hit>yellow", "done"]),
    "crack": ({}, ["crack:yellow", "stop"]),
    "complete": ({}, ["crack:blue", "main>1.3"]),
    "draw": ({}, ["download", "no"]),
    "damage": ({}, ["install:red-hit"]),
    "deck_damage": ({}, ["install:red-grind"]),
    "leak": ({"space": 5}, ["install:red-hit"]),
    "reveal": ({"controls": ["blue-wall"]}, ["install:red-hit"]),
}
"""Event of an automatic effect, what seat 1 has, what seat 0 does."""


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("owner", [0, 1])
def test_i4_automatic_effects_answer_their_event(event: str, owner: int) -> None:
    has, answers = EVENTS[event]
    effects = [{"do": "allocate", "zone": "deck", "pool": "yellow"}]
    table = scene(pack=with_cards(reacting(event, effects=effects)))
    table.server("system-0", "system-2", "system-3", "system-7").put(1, **has)
    table.put(0, markers=[Marker(100, 2), Marker()], programs=["red-gun"])
    table[owner].programs.append(Program(777, "blue-watch", owner))
    table.reload()
    cards = len(table[owner].deck)
    table.do(*answers)
    if event == "leak":
        table.do(table.offered(1)[:2], seat=1)
    gone = {"deck_damage": 2, "leak": 3}.get(event, 0) if owner else {"draw": 1}.get(event, 0)
    assert len(table[owner].deck) == cards - gone - 1


# --- cracking --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 2, 3])
def test_k3_k4_a_marker_goes_as_far_as_the_points_and_no_further(points: int) -> None:
    table = scene().server("system-6", "system-0", "system-2", "system-3")  # b b r b
    table.put(0, pools=[[], ["blue-scan"] * points, []]).do("crack:blue")
    assert [option for option in table.offered() if option[:4] == "main"] == ["main>1.1", "main>1.2"][:points]


def test_k4_two_markers_share_the_points() -> None:
    table = scene().server("system-4", "system-6", "system-2", "system-3").put(0, pools=[[], ["blue-scan"] * 2, []])
    table.do("crack:blue", "main>2.1")
    assert set(table.offered()) == {"main>2.2", "sub>1.1", "stop"}
    table.do("sub>1.1")
    assert table.asked().slot == "turn"


def test_k4_a_marker_on_one_system_card_goes_on_there_alone() -> None:
    table = (
        scene().server("system-4", "system-6", "system-2", "system-3").put(0, markers=[Marker(101, 1), Marker(100, 1)])
    )
    table.do("crack:blue")
    assert [option for option in table.offered() if not option.startswith("recall")] == ["main>2.2", "stop"]


def test_x5_as_it_is_written() -> None:
    """Three blue points: the sub marker two spaces, the main marker one on another card; red, then blue complete it."""
    table = scene().server("system-6", "system-4", "system-2", "system-3")  # b b r b | b y y b
    table.put(0, pools=[["red-hit"], ["blue-scan"] * 3, []])
    table.do("crack:blue", "sub>1.1", "sub>1.2")
    assert not [option for option in table.offered() if option.startswith("sub>1")]  # space 3 is red
    table.do("main>2.1")
    assert (table[0].markers[SUB], table[0].markers[MAIN]) == (Marker(100, 2), Marker(101, 1))
    table.do("crack:red", "sub>1.3").put(1, markers=[Marker(), Marker(100, 1)])
    table.do("crack:blue", "sub>1.4")
    assert [program.card for program in table[0].programs] == ["system-6"]
    assert table[0].markers[SUB].on == table[1].markers[SUB].on == HOME
    assert table[0].markers[MAIN] == Marker(101, 1)
    assert len(table.state.server) == 4


# --- damage, Mastermind ----------------------------------------------------------------------------------------------


def test_x4_as_it_is_written() -> None:
    """Leak 2/4: draw four, keep two, discard two; recovery 2 leads to no former layer."""
    pack = with_cards(player("red-hit", "action", "red", (1, 2), effects=[{"do": "damage", "n": 3}]))
    table = scene(pack=pack).do("end").put(0, space=4, hand=[]).do("install:red-hit", seat=1)
    assert (table[0].layer, table[0].space, len(table.offered(0))) == (1, 1, 4)
    table.do(table.offered(0)[:2], seat=0)
    assert (len(table[0].hand), len(table[0].void)) == (2, 2)
    assert (recovered(table[0], 2), table[0].layer, table[0].space) == (0, 1, 1)


def test_d6_whoever_falls_in_the_same_moment_the_turn_players_opponent_wins() -> None:
    for current in (0, 1):
        table = scene()
        table.state.current = current
        for person in table.state.players:
            person.fallen = "draw"
        look_for_the_end(table.match.play)
        assert table.match.result is not None
        assert table.match.result.ranks[1 - current] == 1


def test_m8_d3_a_marker_off_the_firewall_does_not_come_back() -> None:
    ally = Player(1, layer=3, space=0, down=True)
    assert (recovered(ally, 2), ally.layer, ally.space) == (0, 3, 0)


def test_m8_no_window_opens_for_damage_that_nobody_takes() -> None:
    table = listening("damage", 3).put(1, down=True, layer=3, space=0)
    table.do("install:red-hit", "s1")
    assert called(table)[0] == ""
    assert table.asked().slot == "turn"


def test_m8_the_leak_of_who_is_incapacitated_in_answer_draws_nothing() -> None:
    flood = player("red-snare", "control", "red", (0, 0), window="leak", effects=[{"do": "draw", "n": 3}])
    table = scene(3, pack=with_cards(flood)).put(1, controls=["red-snare"], space=5, deck=["yellow-mend"] * 2)
    table.put(1, void=STOCK * 2).do("install:red-hit", "s1")
    assert (table[1].down, len(table[1].hand)) == (True, 3)
    assert table.match.awaited() == (0,)
