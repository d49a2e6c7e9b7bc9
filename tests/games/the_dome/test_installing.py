"""Rules 4.3 and 4.4: Install and Crack. Named after their numbers; worked examples are in `test_rules.py`."""

from __future__ import annotations

import pytest

from bot.core.state import Modifier
from bot.games.the_dome.costs import cost_of
from bot.games.the_dome.state import HOME, MAIN, SUB, SYSTEM, Marker, Program, Slot
from tests.games.the_dome.packbox import player, with_cards
from tests.games.the_dome.scene import Scene

STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-wall", "blue-drain", "yellow-cut"]


def scene(seats: int = 2, **more: object) -> Scene:
    """Seat 0 to move with plenty of everything, nobody with Controls."""
    found = Scene(seats, **more)  # type: ignore[arg-type]
    for seat in range(seats):
        found.put(seat, hand=list(STOCK), deck=STOCK * 2, pools=[["red-hit"] * 4, ["blue-scan"] * 4, []], ap=3)
    return found


def cracker(*systems: str) -> Scene:
    """Three of every colour; by default b y y b | r b b | y r y | r r b y."""
    table = scene().put(0, pools=[["red-hit"] * 3, ["blue-scan"] * 3, ["yellow-mend"] * 3])
    return table.server(*(systems or ("system-4", "system-0", "system-2", "system-3")))


# --- Install ---------------------------------------------------------------------------------------------------------


def test_i1_the_card_is_shown_to_all() -> None:
    table = scene(traps="ask").put(1, controls=["red-snare"])
    table.do("install:red-hit")
    for viewer in (0, 1, None):
        assert table.match.view(viewer).staged == ((0, "red-hit"),)


def test_i3_q26_a_cost_that_takes_more_than_it_asks_for_needs_them_all() -> None:
    """D7, Q26: `[2/1]` needs two cards."""
    pack = with_cards(player("red-hit", "action", "red", (2, 1), effects=[{"do": "damage"}]))
    table = scene(pack=pack).put(0, pools=[["red-gun"], [], []])
    table.do("install:red-hit")
    assert table.told("unpaid")
    table = scene(pack=pack).put(0, pools=[["red-gun", "red-gun"], [], []])
    assert not table.do("install:red-hit").told("unpaid")


def test_i4_a_program_stays_and_works_from_now_on() -> None:
    table = scene().do("install:red-gun")
    assert [program.card for program in table[0].programs] == ["red-gun"]
    assert table[0].programs[0].ready
    assert "use:red-gun" in table.offered()


def test_i4_q3_an_action_goes_onto_the_pool_it_was_paid_from_after_its_effect() -> None:
    table = scene().do("install:red-hit")
    assert table[0].pools[0] == ["red-hit"] * 4
    assert table[0].void == ["red-hit"]


def test_i4_into_the_void_if_that_pool_is_full() -> None:
    table = scene().put(0, pools=[["red-gun"] * 6, [], []])
    table.do("install:red-grind")
    assert table[0].void == ["red-grind"]
    assert len(table[0].pools[0]) == 6


def test_i5_a_nullified_card_is_removed_unpaid_and_the_point_is_spent() -> None:
    table = scene().put(1, controls=["red-snare"])
    table.do("install:red-hit")
    assert table[0].void == ["red-hit"]
    assert (len(table[0].pools[0]), table[0].ap) == (4, 2)


def test_i6_a_control_is_set_face_down_for_one_point_and_no_cost() -> None:
    table = scene().put(0, hand=["blue-wall"], pools=[[], [], []])
    table.do("set:blue-wall")
    assert [control.card for control in table[0].controls] == ["blue-wall"]
    assert (table[0].ap, table[0].void) == (2, [])


def test_i6_others_read_that_a_control_was_set_and_not_which() -> None:
    table = scene().put(0, hand=["blue-wall"])
    table.do("set:blue-wall")
    event = next(event for event in table.events if event.key == "the_dome-event-set")
    assert event.seen(0) == ("the_dome-event-set", {"seat": 0, "card": "blue-wall"})
    assert event.seen(1) == event.seen(None) == ("the_dome-event-set-some", {"seat": 0})


def test_i7_a_revealed_control_is_paid_and_goes_onto_its_pool_without_a_point() -> None:
    table = scene().put(1, controls=["blue-wall"], ap=0)
    table.do("install:red-hit")
    assert table.told("reveal")
    assert table[1].pools[1] == ["blue-scan"] * 4 + ["blue-wall"]


def test_i7_removed_if_its_pool_is_full() -> None:
    table = scene().put(1, controls=["blue-wall"], pools=[[], ["blue-scan"] * 5, []])
    table.do("install:red-hit")
    assert table[1].void == ["blue-wall"]


def test_i8_a_wrong_reveal_is_not_offered() -> None:
    table = scene(traps="ask").put(1, controls=["blue-wall", "red-snare"])
    table.do("install:red-hit")
    assert table.offered(1) == ["pass", "reveal:911"]


def test_i8_a_control_that_cannot_be_paid_is_not_offered() -> None:
    table = scene(traps="ask").put(1, controls=["red-snare"], pools=[[], ["blue-scan"] * 2, []])
    table.do("install:red-hit")
    assert table.asked(1).slot == "window:damage"  # W-INSTALL did not call: no Control of that window could be paid
    assert table.offered(1) == ["pass"]


def test_i9_a_control_set_in_an_action_is_not_revealed_in_it() -> None:
    early = player("blue-wall", "control", "blue", (0, 0), window="end", effects=[{"do": "damage"}])
    table = scene(pack=with_cards(early)).put(0, hand=["blue-wall"])
    table.do("set:blue-wall")
    assert not table.told("reveal")
    table.do("end", {f"c{table[0].controls[0].uid}": "first"})
    assert table.told("reveal")  # at the end of that turn it may be


def test_i10_q15_a_second_program_of_a_name_is_not_offered_but_its_add_on_is() -> None:
    table = scene().put(0, hand=["red-gun", "red-forge"], programs=["red-gun", "red-forge"])
    assert "install:red-gun" not in table.offered()
    table.do("install:red-forge")
    assert [program.card for program in table[0].programs].count("red-forge") == 2


def test_q13_q14_what_cannot_be_paid_may_be_installed_with_a_warning() -> None:
    table = scene().put(0, pools=[["red-gun"], [], []])
    option = next(o for o in table.asked().shape.options if o.id == "install:red-hit")  # type: ignore[union-attr]
    assert option.warn is not None
    assert (option.warn.args["have"], option.warn.args["need"]) == (1, 2)


def test_d7_changes_add_up_and_stop_at_zero() -> None:
    table = scene()
    card = table.pack["red-hit"]
    play = table.match.play
    for x, y in ((-1, -1), (-1, 2)):
        for query, add in (("cost_x", x), ("cost_y", y)):
            play.modify(Modifier(query, "add", add, {"seat": 0}, "turn"))
    assert cost_of(play, 0, card) == (0, 3)
    assert cost_of(play, 1, card) == (1, 2)


def test_d7_a_change_for_the_turn_ends_with_it_and_one_for_the_next_card_with_that_card() -> None:
    turn = player("yellow-mend", "action", "yellow", (0, 0), effects=[{"do": "cost_mod", "x": -1, "until": "turn"}])
    table = scene(pack=with_cards(turn)).put(0, hand=["yellow-mend", "red-hit", "red-hit"])
    table.do("install:yellow-mend", "install:red-hit", "install:red-hit")
    assert table[0].void == []
    table.do("end") if table.state.current == 0 else None
    assert table.match.play.state.modifiers == []


def test_d7_a_change_for_the_next_card_installed_leaves_controls_alone() -> None:
    table = scene().put(0, pools=[["red-gun"] * 4, [], ["yellow-mend"]])
    table.do("install:yellow-cut")
    play = table.match.play
    assert cost_of(play, 0, table.pack["red-hit"]) == (0, 0)
    assert cost_of(play, 0, table.pack["blue-echo"]) == (1, 1)
    table.do("install:red-hit")
    assert play.state.modifiers == []


def test_q20_a_lasting_change_outlives_its_source() -> None:
    table = scene().put(0, pools=[["red-gun"] * 4, [], ["yellow-mend"]])
    table.do("install:yellow-cut")
    table[0].pools[2].clear()
    assert cost_of(table.match.play, 0, table.pack["red-hit"]) == (0, 0)


# --- Crack -----------------------------------------------------------------------------------------------------------


def test_k1_q11_an_empty_pool_may_be_declared_for_recalling() -> None:
    table = cracker().put(0, pools=[[], [], []], markers=[Marker(100, 1), Marker()])
    table.do("crack:red")
    assert table.offered() == ["recall-main", "stop"]
    table.do("recall-main")
    assert table[0].markers[MAIN] == Marker(HOME, 0)


def test_k2_q10_one_or_both_markers_may_be_recalled_before_the_first_move_only() -> None:
    table = cracker().put(0, markers=[Marker(100, 1), Marker(101, 1)])
    table.do("crack:blue")
    assert {"recall-main", "recall-sub"} <= set(table.offered())
    table.do("recall-main")
    assert "recall-sub" in table.offered()
    table.do("sub>2.2")
    assert not [option for option in table.offered() if option.startswith("recall")]


def test_k3_points_are_the_cards_of_the_pool_and_stay_there() -> None:
    table = cracker().do("crack:blue")
    assert table.asked().prompt.args["points"] == 3
    table.do("main>1.1")
    assert len(table[0].pools[1]) == 3


def test_k4_only_onto_spaces_of_the_declared_colour_both_markers_in_any_mix() -> None:
    table = cracker().do("crack:red")
    assert set(table.offered()) == {"main>2.1", "sub>2.1", "main>4.1", "main>4.2", "sub>4.1", "sub>4.2", "stop"}
    table.do("main>4.1", "sub>2.1", "main>4.2")
    assert (table[0].markers[MAIN], table[0].markers[SUB]) == (Marker(103, 2), Marker(101, 1))


def test_k5_m11_anybodys_main_marker_keeps_out_sub_markers_do_not() -> None:
    table = scene(4).server("system-4", "system-0", "system-6", "system-3")
    table.put(2, markers=[Marker(100, 1), Marker(102, 1)])
    table.do("crack:blue")
    assert not [option for option in table.offered() if option.startswith(("main>1", "sub>1"))]
    assert {"main>3.1", "sub>3.1"} <= set(table.offered())


def test_k5_q9_a_main_marker_may_enter_where_subs_stand_and_locks_from_then_on() -> None:
    table = cracker().put(1, markers=[Marker(), Marker(100, 1)])
    table.do("crack:blue", "main>1.1")
    assert "sub>1.1" not in table.offered()
    assert table[0].markers[MAIN].space == table[1].markers[SUB].space == 1


def test_k6_left_over_points_are_lost() -> None:
    table = cracker().do("crack:blue", "main>1.1")
    assert table.asked().slot == "turn"  # two points left, nothing that they could move
    table.do("crack:red")
    assert table.asked().prompt.args["points"] == 3


def test_k7_completion_in_mid_action_refills_and_points_go_on_to_the_new_card() -> None:
    table = cracker().put(0, markers=[Marker(101, 1), Marker()], pools=[[], ["blue-scan"] * 5, []])
    table.put(1, markers=[Marker(), Marker(101, 1)])
    table.state.system_deck = ["system-6"]  # b b r b
    table.reload()
    table.do("crack:blue", "main>2.3")
    assert [program.card for program in table[0].programs] == ["system-0"]
    assert table[0].void == []  # free of cost
    assert table[0].markers[MAIN].on == table[1].markers[SUB].on == HOME
    assert [slot.card for slot in table.state.server][1] == "system-6"
    assert {"main>2.1", "main>2.2"} <= set(table.offered())
    table.do("main>2.2")
    assert table[0].markers[MAIN].space == 2


def test_k7_an_action_is_applied_and_goes_to_the_system_void() -> None:
    table = cracker("system-7", "system-0", "system-2", "system-3").put(0, markers=[Marker(100, 2), Marker()])
    table.do("crack:red", "main>1.3")
    assert table[1].space == 3
    assert table.state.system_void == ["system-7"]
    assert table[0].programs == []


def test_q12_two_completions_in_one_action() -> None:
    table = cracker("system-8", "system-0", "system-2", "system-3")  # y y b | r b b
    table.put(0, markers=[Marker(100, 2), Marker(101, 1)])
    table.do("crack:blue", "main>1.3", "sub>2.3")
    assert table.state.cracked == 2
    assert len(table.state.server) == 4


def test_k8_an_empty_system_deck_is_made_of_the_void_and_without_both_the_server_stays_short() -> None:
    table = cracker().put(0, markers=[Marker(101, 1), Marker(102, 2)])
    table.state.system_deck, table.state.system_void = [], ["system-6"]
    table.reload()
    table.do("crack:blue", "main>2.3")
    assert "system-6" in [slot.card for slot in table.state.server]
    table.do("stop", "crack:yellow", "sub>3.3")
    assert len(table.state.server) == 3


@pytest.mark.parametrize("all_", [True, False])
def test_k10_system_programs_leave_for_the_system_void(all_: bool) -> None:
    sweep = player("red-grind", "action", "red", (0, 1), effects=[{"do": "remove", "all": all_}])
    table = scene(pack=with_cards(sweep)).server("system-1", "system-3", "system-5", "system-7")
    table.state.players[1].programs = [Program(700, "system-0", -1)]
    table.reload()
    table.do("install:red-grind")
    assert table.state.system_void == ["system-0"]
    assert table[1].void == []


def test_a_marker_pushed_past_the_first_space_goes_home() -> None:
    table = cracker().put(0, pools=[[], [], ["yellow-mend"] * 2], hand=["yellow-tide"])
    table.put(1, markers=[Marker(100, 1), Marker()])
    table.do("install:yellow-tide", "red", "stop")
    assert table[1].markers[MAIN] == Marker(HOME, 0)


def test_k4_effects_that_move_ignore_colours_but_not_the_lock() -> None:
    run = player("red-grind", "action", "red", (0, 1), effects=[{"do": "move_marker", "n": 3}])
    table = scene(pack=with_cards(run)).server("system-4", "system-0", "system-2", "system-3")
    table.put(1, markers=[Marker(100, 1), Marker()])
    table.do("install:red-grind")
    assert {"main>2.3", "main>3.1", "main>4.3"} <= set(table.offered())
    assert not [option for option in table.offered() if option.startswith("main>1")]
    table.do("main>4.2")
    assert table.asked().slot == "turn"
    assert isinstance(table.state.server[0], Slot)


# --- the server while it is short ------------------------------------------------------------------------------------


def short(table: Scene) -> Scene:
    """All other system cards are programs of seat 1: nothing is left to refill the server with."""
    state = table.state
    rest = [Program(700 + at, card, SYSTEM) for at, card in enumerate(state.system_deck)]
    state.system_deck, state.system_void, state.players[1].programs = [], [], rest
    table.reload()
    return table


def test_k7_k8_a_short_server_is_refilled_when_an_action_comes_to_the_system_void() -> None:
    table = short(scene().server("system-1", "system-0", "system-2", "system-3"))
    table.put(0, markers=[Marker(100, 2), Marker()])
    table.do("crack:red", "main>1.3")
    assert table.state.cracked == 1
    assert sorted(slot.card for slot in table.state.server) == ["system-0", "system-1", "system-2", "system-3"]


def test_k8_k10_a_short_server_is_refilled_when_a_program_comes_to_the_system_void() -> None:
    sweep = player("red-grind", "action", "red", (0, 1), effects=[{"do": "remove"}])
    table = short(scene(pack=with_cards(sweep)).server("system-1", "system-0", "system-2", "system-3"))
    table.state.server.pop()
    table.reload()
    gone = table[1].programs[0].card
    table.do("install:red-grind", "p700")
    assert gone in [slot.card for slot in table.state.server]
    assert (len(table.state.server), table.state.system_void) == (4, [])


def test_k7_a_completed_program_is_replaced_in_its_place() -> None:
    table = scene().server("system-0", "system-2", "system-3", "system-7").put(0, markers=[Marker(100, 2), Marker()])
    table.do("crack:blue", "main>1.3")
    assert [program.card for program in table[0].programs] == ["system-0"]
    assert [slot.card for slot in table.state.server[1:]] == ["system-2", "system-3", "system-7"]


def test_k10_a_system_program_sent_back_goes_to_the_system_void_and_the_log_says_removed() -> None:
    table = scene(pack=with_cards(player("red-grind", "action", "red", (0, 1), effects=[{"do": "bounce"}])))
    table.server("system-1", "system-2", "system-3", "system-4")
    table.state.system_deck.remove("system-0")
    table.state.players[1].programs = [Program(700, "system-0", SYSTEM)]
    table.reload()
    table.do("install:red-grind")
    assert table.state.system_void == ["system-0"]
    assert table.told("program-void")
    assert not table.told("program-hand")
