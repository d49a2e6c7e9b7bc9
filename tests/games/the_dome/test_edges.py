"""Numbered rules where an almost right program would pass every other test: each test here fails if its rule slips."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.state import Modifier
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.costs import cost_of
from bot.games.the_dome.damage import look_for_the_end, recovered
from bot.games.the_dome.state import HOME, MAIN, SUB, Marker, Player, Program, State
from bot.games.the_dome.zones import add_program, refill
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
    playable.register(THE_DOME)
    return Match.new("the_dome", seats, bytes([seed] * 32), {}, tiny()).play.board


def reacting(event: str, **more: Any) -> Record:
    """A program that recovers 1 whenever something happens, whoever does it."""
    trigger = {"event": event, "by": "anyone", "effects": [{"do": "recover"}]} | more
    return player("blue-watch", "program", "blue", (0, 1), triggers=[trigger])


HITTING = ("install", "damage")
"""What happens when an Action hits somebody."""


def snare(**more: Any) -> Record:
    """The Control of `listening` for W-INSTALL, with more to it."""
    return player("red-snare", "control", "red", (0, 0), window="install", effects=[{"do": "recover"}], **more)


# --- setup -----------------------------------------------------------------------------------------------------------


def test_s2_m2_the_system_deck_and_the_mastermind_deck_are_shuffled() -> None:
    tables = [begun(seed, 3) for seed in range(6)]
    assert len({tuple(slot.card for slot in table.server) for table in tables}) > 1
    assert len({tuple(table.system_deck) for table in tables}) > 1
    assert len({tuple(table.mm_deck) for table in tables}) > 1


def test_s4_each_pool_gets_its_own_number_of_initial_resources() -> None:
    assert [len(pool) for pool in Scene()[0].pools] == [2, 1, 0]
    assert [len(pool) for pool in Scene()[1].pools] == [1, 1, 1]


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
    table.put(0, ap=1, used=True).do("crack:yellow")
    assert (table.state.current, table.state.phase) == (0, "action")
    assert table.offered() == ["mm:master-0:weak", "mm:master-0:strong", "end"]


def test_t2_the_phase_goes_on_while_the_character_can_be_used() -> None:
    table = scene().put(0, ap=1).do("crack:yellow")
    assert (table.state.current, table.offered()) == (0, ["use:character", "end"])


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


def test_m4_q24_the_energy_of_a_turn_comes_with_the_event_and_with_an_empty_deck_too() -> None:
    for deck in (["event"], []):
        table = scene(3)
        table.state.mm_deck = list(deck)
        table.reload()
        for seat in range(3):
            table.do("end", seat=seat)
        assert (table.state.current, table.state.energy, table.state.mm_void) == (0, 2, deck)


@pytest.mark.parametrize(("held", "thrown"), [(3, 0), (4, 1)])
def test_m6_the_fourth_mastermind_card_goes(held: int, thrown: int) -> None:
    table = scene(3)
    table.state.mm_hand = [f"master-{number}" for number in range(held)]
    table.reload()
    table.do("end")
    if thrown:
        table.do("master-0")
    assert (len(table.state.mm_hand), len(table.state.mm_void), table.state.current) == (3, thrown, 1)


def test_a1_two_cards_at_once_are_not_offered_of_a_deck_of_one() -> None:
    assert "download-2" in scene().put(0, deck=STOCK[:2]).offered()
    assert "download-2" not in scene().put(0, deck=STOCK[:1]).offered()


def test_d5_as_far_as_the_deck_goes_is_no_loss() -> None:
    drawing = player("red-grind", "action", "red", (0, 1), effects=[{"do": "draw", "n": 3, "upto": True}])
    table = scene(pack=with_cards(drawing)).put(0, deck=STOCK[:2]).do("install:red-grind")
    assert (table.match.result, table[0].deck, len(table[0].hand)) == (None, [], len(STOCK) + 1)


def test_m8_a_failed_draw_of_who_is_down_draws_what_is_left() -> None:
    table = scene(3).do("end").put(1, down=True, layer=3, space=0, deck=["red-gun"], hand=["blue-scan"])
    table.do("install:blue-scan", seat=1)
    assert (table.match.result, table[1].deck) == (None, [])
    assert table[1].void[-1] == "red-gun"  # drawn, and then discarded by the same card


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


def test_i10_who_has_a_program_twice_by_an_effect_removes_one() -> None:
    for card, left in (("red-gun", 1), ("red-forge", 2)):  # red-forge is an Add-on
        table = scene().put(0, programs=[card])
        add_program(table.match.play, 0, card, 0)
        assert ([program.card for program in table[0].programs], len(table[0].void)) == ([card] * left, 2 - left)


def test_11_5_cards_installed_are_counted_anew_each_turn() -> None:
    count = {"count": "installed"}
    table = scene(pack=with_cards(player("red-grind", "action", "red", (0, 0), effects=[{"do": "damage", "n": count}])))
    table.do("install:red-gun", "install:red-grind")
    assert table[1].space == 1 + 2
    table.do("end").do("end", seat=1).put(0, hand=["red-grind"]).put(1, space=1).do("install:red-grind")
    assert table[1].space == 1 + 1


def test_11_5_cards_installed_in_the_own_turn_do_not_count_in_another() -> None:
    table = scene()
    table.do("install:red-gun")
    assert table[0].installed == 1
    table.do("end")
    assert table[0].installed == 0


OPPONENTS = {
    "install": ["install:red-hit"], "activate": ["use:red-gun"], "crack": ["crack:yellow"],
    "allocate": ["allocate", "red-hit>yellow", "done"], "complete": ["crack:blue", "main>2.3"],
}  # fmt: skip


@pytest.mark.parametrize("window", OPPONENTS)
def test_8_opponents_answer_and_nobody_oneself(window: str) -> None:
    table = listening(window, 3, own=True).put(0, programs=["red-gun"], pools=[["red-hit"] * 3] * 3)
    table.put(0, markers=[Marker(101, 1), Marker()])
    table.do(*OPPONENTS[window][:1])
    for answer in OPPONENTS[window][1:]:
        table.do(answer)
    assert called(table) == (window, (1, 2))


@pytest.mark.parametrize(
    ("window", "answers"), [("damage", ["install:red-hit", "s1"]), ("leak", ["use:character", "s1"])]
)
def test_8_who_is_hurt_answers_and_nobody_else(window: str, answers: list[str]) -> None:
    table = listening(window, 3, own=True).put(1, space=5).do(*answers)
    assert called(table) == (window, (1,))


@pytest.mark.parametrize(("colour", "called_"), [("red", ("install", (1,))), ("blue", ("", ()))])
def test_i7_a_control_may_name_the_cards_it_answers(colour: str, called_: tuple[str, tuple[int, ...]]) -> None:
    table = listening("install", cards=[snare(of={"colour": colour})])
    assert called(table.do("install:red-hit")) == called_


def test_i7_a_revealed_control_is_paid_from_the_top_of_its_pool() -> None:
    pack = with_cards(player("red-snare", "control", "red", (1, 2), window="install", effects=[{"do": "recover"}]))
    table = scene(pack=pack).put(1, controls=["red-snare"], pools=[["red-gun", "red-grind"], [], []])
    table.do("install:red-hit")
    assert (table[1].pools[0], table[1].void) == (["red-gun", "red-snare"], ["red-grind"])


def test_i7_an_order_goes_with_its_control() -> None:
    table = scene().put(1, controls=["red-snare"])
    standing = next(one for one in table.match.asked(1) if one.slot == "orders")
    table.match.answer(1, standing.no, {"c910": "min-2"})
    table.do("install:red-hit")
    assert table.told("reveal")
    assert table.match.play.orders(1) == {}


def test_i10_a_second_copy_that_came_meanwhile_makes_the_installation_fail() -> None:
    table = listening("install").do("install:red-gun").put(0, programs=["red-gun"])
    passed(table, 1)
    assert ([program.card for program in table[0].programs], table[0].void) == (["red-gun"], ["red-gun"])


def test_8_a_control_of_another_character_is_in_nobodys_own_deck() -> None:
    """Of an own deck everything that the rules allow is believed, and no more."""
    for mark, called_ in (("", ("install", (1,))), ("bo", ("install", (1,))), ("ana", ("", ()))):
        marked = player("red-trap", "control", "red", (0, 0), window="install", effects=[{"do": "recover"}], mark=mark)
        quiet = player("red-snare", "control", "red", (0, 0), window="end", effects=[{"do": "recover"}])
        table = listening("end", cards=[quiet, marked if mark else marked | {"mark": ""}]).put(1, deck_id="")
        assert called(table.do("install:red-hit")) == called_


def test_d7_neither_number_of_a_cost_goes_below_0() -> None:
    table = scene()
    for query in ("cost_x", "cost_y"):
        table.match.play.modify(Modifier(query, "add", -9, {"seat": 0}, "turn"))
    assert cost_of(table.match.play, 0, table.pack["red-hit"]) == (0, 0)


def test_t1_effects_of_one_event_come_in_turn_order_from_the_turn_player() -> None:
    table = scene(3, pack=with_cards(reacting("allocate"))).do("end")
    for seat in range(3):
        table.put(seat, programs=["blue-watch"], space=4)
    table.do("allocate", "red-hit>yellow", "done", seat=1)
    assert [event.args["seat"] for event in table.events if event.key == "the_dome-event-recovered"] == [1, 2, 0]


def test_11_5_an_effect_once_a_turn_comes_once_a_turn() -> None:
    table = scene(pack=with_cards(reacting("damage", once=True))).put(0, programs=["blue-watch"], space=5)
    table.do("install:red-hit", "install:red-grind")
    assert table[0].space == 4
    table.do("end").do("end", seat=1).put(0, hand=["red-grind"]).do("install:red-grind")
    assert table[0].space == 3


def test_11_5_each_effect_of_a_card_comes_once_a_turn_and_does_not_use_up_the_other() -> None:
    twice = [{"event": event, "by": "anyone", "effects": [{"do": "recover"}], "once": True} for event in HITTING]
    table = scene(pack=with_cards(player("blue-watch", "program", "blue", (0, 1), triggers=twice)))
    table.put(0, programs=["blue-watch"], space=6)
    assert table.do("install:red-hit")[0].space == 4
    assert table.do("install:red-grind")[0].space == 4


def test_11_5_a_card_that_left_and_came_back_in_the_same_turn_is_another_one() -> None:
    table = scene(pack=with_cards(reacting("damage", once=True))).put(0, programs=["blue-watch"], space=5)
    assert table.do("install:red-hit")[0].space == 4
    table[0].programs[0].uid = 600
    table.reload()
    assert table.do("install:red-grind")[0].space == 3


def test_11_5_an_effect_of_a_least_amount_overlooks_less() -> None:
    table = scene(pack=with_cards(reacting("damage", min=2))).put(0, programs=["blue-watch"], space=5)
    assert table.do("install:red-grind")[0].space == 5
    assert table.do("install:red-hit")[0].space == 4


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


def test_k8_the_system_void_is_shuffled_into_the_new_deck_and_is_empty_then() -> None:
    table = scene()
    cards = sorted(card.id for card in table.pack.of_kind("system"))
    table.state.server, table.state.system_deck, table.state.system_void = [], [], list(cards)
    refill(table.match.play)
    found = [*table.state.system_deck, *[slot.card for slot in reversed(table.state.server)]]
    assert (sorted(found), table.state.system_void, len(table.state.server)) == (cards, [], 4)
    assert found != cards


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
