"""Section 8: each window opens exactly when it is listed, to those who may answer, nested, and the interrupted step is
checked again. The table option is `ask`, where a window is seen by whom it calls."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.the_dome.verbs import WINDOWS
from bot.text.catalogue import LANGUAGES, Language, catalogues
from tests.games.the_dome.packbox import player, with_cards
from tests.games.the_dome.scene import Scene
from tests.text.worst_case import variables

PLENTY = ["red-hit"] * 4
STOCK = ["red-hit", "red-grind", "blue-scan", "yellow-mend", "red-gun", "blue-drain"]
LISTENER = "red-snare"
"""The Control that the tests put face down; decks hold two copies of it."""


def listening(window: str, seats: int = 2, traps: str = "ask", effects: Any = None, **more: Any) -> Scene:
    """Every seat but the turn player has one Control, of a pack in which no other Control exists."""
    quiet = [
        player(name, "action", name.split("-")[0], (0, 1), effects=[{"do": "recover"}])
        for name in ("blue-wall", "blue-echo", "yellow-lock")
    ]
    control = player(LISTENER, "control", "red", (0, 0), window=window, effects=effects or [{"do": "recover"}])
    table = Scene(seats, traps, with_cards(*quiet, control, *more.pop("cards", ())))
    for seat in range(seats):
        table.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[list(PLENTY), list(PLENTY), list(PLENTY)], ap=3)
        table.put(seat, controls=[LISTENER] if seat or more.get("own") else [])
    return table.server("system-4", "system-0", "system-2", "system-3")  # b y y b | r b b | y r y | r r b y


def called(table: Scene) -> tuple[str, tuple[int, ...]]:
    """Name of the open window and whom it calls; empty if none is open."""
    asked = {q.slot for seat in table.match.awaited() for q in table.match.asked(seat)}
    name = next((slot.partition(":")[2] for slot in asked if slot.startswith("window:")), "")
    return name, table.match.awaited() if name else ()


def passed(table: Scene, *seats: int) -> Scene:
    """Everybody called passes, and the minimum time is over."""
    for seat in seats:
        table.do("pass", seat=seat)
    while called(table)[0] and table.match.timers():
        table.match.elapse(table.match.timers()[0])
    return table


# --- W-INSTALL .. W-END: when, and to whom ---------------------------------------------------------------------------


def test_i2_w_install_opens_after_the_card_is_shown_and_before_it_is_paid() -> None:
    table = listening("install")
    table.do("install:red-hit")
    assert called(table) == ("install", (1,))
    assert [one.card for one in table.state.staged] == ["red-hit"]
    assert len(table[0].pools[0]) == 4
    passed(table, 1)
    assert len(table[0].pools[0]) == 4  # one paid, and the Action itself came back
    assert table[1].space == 3


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_said(language: Language, window: str) -> None:
    known = {"window", "seat", "by_seat", "actor", "card", "amount", "colour"}
    facts = {"install": "card", "activate": "card", "complete": "card", "reveal": "card", "crack": "colour"}
    own = {facts.get(window, "seat" if window in ("damage", "deck_damage", "leak") else "actor")}
    entry = catalogues()[language].entries[f"the_dome-window-{window}"]
    assert variables(entry) <= {"by_seat", "amount"} | own <= known


def test_the_question_names_who_caused_it() -> None:
    prompt = listening("install").do("install:red-hit").asked(1).prompt
    assert (prompt.args["by_seat"], prompt.args["card"]) == (0, "red-hit")


@pytest.mark.parametrize("answer", ["download", "allocate", "crack:blue"])
def test_w_install_opens_for_nothing_else(answer: str) -> None:
    assert called(listening("install").do(answer))[0] == ""


def test_i6_setting_a_control_opens_no_window() -> None:
    table = listening("install").put(0, hand=[LISTENER])
    table.do(f"set:{LISTENER}")
    assert called(table)[0] == ""


def test_w_damage_calls_the_damaged_player_before_the_marker_moves() -> None:
    table = listening("damage")
    table.do("install:red-hit")
    assert called(table) == ("damage", (1,))
    assert table[1].space == 1
    passed(table, 1)
    assert table[1].space == 3


def test_w_deck_damage_calls_the_damaged_player_before_cards_go() -> None:
    table = listening("deck_damage")
    table.do("install:red-grind")
    assert called(table) == ("deck_damage", (1,))
    assert table[1].void == []
    passed(table, 1)
    assert len(table[1].void) == 2


def test_w_activate_opens_after_exhausting_and_paying_and_before_the_effect() -> None:
    gun = player("red-gun", "program", "red", (1, 1), ability={"cost": [1, 1], "effects": [{"do": "damage"}]})
    table = listening("activate", cards=[gun]).put(0, programs=["red-gun"])
    table.do("use:red-gun")
    assert called(table) == ("activate", (1,))
    assert not table[0].programs[0].ready
    assert len(table[0].pools[0]) == 3
    assert table[1].space == 1
    passed(table, 1)
    assert table[1].space == 2


def test_w_activate_does_not_open_for_a_character() -> None:
    table = listening("activate")
    table.do("use:character")
    assert called(table)[0] == ""
    assert table[1].space == 2


def test_w_crack_opens_after_the_colour_and_before_recalling() -> None:
    table = listening("crack")
    table.do("crack:blue")
    assert called(table) == ("crack", (1,))
    passed(table, 1)
    assert "main>1.1" in table.offered()


def test_w_complete_opens_on_the_last_space_before_the_card_is_taken() -> None:
    table = listening("complete")
    table.do("crack:red", "main>2.1", "stop")
    table.do("crack:blue")
    assert called(table)[0] == ""
    table.do("main>2.3")
    assert called(table) == ("complete", (1,))
    assert table[0].markers[0].space == 3
    assert table[0].programs == []
    passed(table, 1)
    assert [program.card for program in table[0].programs] == ["system-0"]


def test_w_leak_opens_after_the_drop_and_before_the_draw() -> None:
    table = listening("leak").put(1, space=5)
    cards = len(table[1].deck)
    table.do("install:red-hit")
    assert called(table) == ("leak", (1,))
    assert (table[1].layer, table[1].space, len(table[1].deck)) == (1, 1, cards)
    passed(table, 1)
    assert len(table[1].deck) == cards - 3


def test_w_allocate_opens_once_after_the_whole_action() -> None:
    table = listening("allocate").put(0, pools=[[], [], []])
    table.do("allocate", "red-hit>red")
    assert called(table)[0] == ""
    table.do("red-grind>red")
    assert called(table) == ("allocate", (1,))
    assert len(table[0].pools[0]) == 2


@pytest.mark.parametrize(("window", "turn"), [("start", 1), ("end", 0)])
def test_w_start_and_w_end_call_anybody_in_turn_order(window: str, turn: int) -> None:
    table = listening(window, own=True)
    table.do("end")
    assert called(table)[0] == window
    assert set(called(table)[1]) == {0, 1}
    assert table.state.current == turn


def test_w_reveal_calls_the_other_side_before_the_effect() -> None:
    wall = player("blue-wall", "control", "blue", (0, 1), window="damage", effects=[{"do": "prevent", "n": 2}])
    table = listening("reveal", cards=[wall]).put(0, controls=[LISTENER]).put(1, controls=["blue-wall"])
    table.do("install:red-hit")
    assert called(table) == ("damage", (1,))
    table.do("reveal:910", seat=1)
    passed(table)
    assert called(table) == ("reveal", (0,))
    assert table[1].space == 1
    passed(table, 0)
    assert table[1].space == 1  # the damage was prevented after all


def test_k9_w_install_does_not_open_for_a_cracked_system_card() -> None:
    """K9."""
    table = listening("install")
    table.do("crack:red", "main>2.1", "stop", "crack:blue", "main>2.3")
    assert called(table)[0] == ""
    assert table.state.cracked == 1


def test_every_window_has_a_test_above() -> None:
    named = {name.split("_opens")[0].split("_calls")[0] for name in globals() if name.startswith("test_w_")}
    assert {f"test_w_{window}" for window in WINDOWS} - {"test_w_start", "test_w_end"} <= named


# --- public facts rule seats out; nobody else is passed over --------------------------------------------------------


def test_nobody_is_called_without_a_face_down_control() -> None:
    table = listening("install").put(1, controls=[])
    assert called(table.do("install:red-hit"))[0] == ""


def test_nobody_is_called_whose_pool_cannot_pay_any_such_control() -> None:
    dear = player(LISTENER, "control", "red", (0, 3), window="install", effects=[{"do": "recover"}])
    table = listening("install", cards=[dear]).put(1, pools=[["red-hit"] * 2, [], []])
    assert called(table.do("install:red-hit"))[0] == ""
    again = listening("install", cards=[dear]).put(1, pools=[["red-hit"] * 3, [], []])
    assert called(again.do("install:red-hit")) == ("install", (1,))


def test_nobody_is_called_when_every_copy_lies_in_the_void() -> None:
    table = listening("install").put(1, void=[LISTENER] * 2)
    assert called(table.do("install:red-hit"))[0] == ""


def test_a_copy_that_went_back_to_its_pool_in_public_rules_out_too() -> None:
    """A revealed Control lies face down on its pool, and everybody knows it."""
    table = listening("install").put(1, void=[LISTENER])
    table.do("install:red-hit")
    table.do("reveal:910", seat=1)
    passed(table)
    table.put(1, controls=["red-hit"])
    assert called(table.do("install:red-grind"))[0] == ""


def test_a_deck_without_such_a_control_is_never_called() -> None:
    assert called(listening("install").do("install:red-hit"))[0] == "install"
    other = with_cards(player("red-snare", "action", "red", (0, 1), effects=[{"do": "draw"}]))
    table = Scene(2, "ask", other).put(1, controls=["blue-wall"], pools=[list(PLENTY)] * 3)
    table.put(0, hand=list(STOCK), pools=[list(PLENTY), list(PLENTY), list(PLENTY)])
    assert called(table.do("install:blue-scan"))[0] == ""


def test_allies_are_called_together_and_act_in_turn_order() -> None:
    table = listening("install", 4, effects=[{"do": "damage", "who": "actor"}])
    table.do("install:red-hit")
    assert called(table) == ("install", (1, 2, 3))
    for seat in (3, 1):
        table.do(f"reveal:{900 + 10 * seat}", seat=seat)
    passed(table, 2)
    assert table[1].controls == []  # the first in turn order acts, then all are called again
    assert len(table[3].controls) == 1
    assert called(table) == ("install", (2, 3))


# --- nested windows, the interrupted step again ----------------------------------------------------------------------


def test_one_control_at_a_time_and_each_at_most_once() -> None:
    table = listening("install", effects=[{"do": "damage", "who": "actor"}]).put(1, controls=[LISTENER] * 2)
    table.do("install:red-hit")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table[0].space == 2
    assert "reveal:911" in table.offered(1)
    assert "reveal:910" not in table.offered(1)


def test_three_windows_inside_each_other() -> None:
    """Damage is answered, the answer is answered, that answer is answered: each changes the one it interrupts."""
    wall = player("blue-wall", "control", "blue", (0, 1), window="damage", effects=[{"do": "prevent", "n": 2}])
    echo = player("blue-echo", "control", "blue", (0, 1), window="reveal", effects=[{"do": "nullify"}])
    pack = with_cards(wall, echo)
    for echoes, damage in ((0, 0), (1, 2), (2, 0), (3, 2)):
        table = Scene(2, "orders", pack)
        for seat in (0, 1):
            table.put(seat, hand=list(STOCK), deck=STOCK * 3, pools=[list(PLENTY), list(PLENTY), list(PLENTY)])
        mine = ["blue-echo"] * ((echoes + 1) // 2)
        table.put(0, controls=mine).put(1, controls=["blue-wall", *["blue-echo"] * (echoes // 2)])
        table.do("install:red-hit")
        assert table[1].space == 1 + damage, echoes


def test_payment_is_looked_at_again_after_the_window() -> None:
    take = [{"do": "pool_remove", "who": "actor", "pool": "red", "n": 3}]
    table = listening("install", effects=take)
    table.do("install:red-hit")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table[0].void[-1] == "red-hit"
    assert table[1].space == 1


def test_k3_cracking_points_are_counted_again_after_the_window() -> None:
    table = listening("crack", effects=[{"do": "pool_remove", "who": "actor", "pool": "blue", "n": 3}])
    table.do("crack:blue")
    table.do("reveal:910", seat=1)
    passed(table)
    assert {option[:6] for option in table.offered()} == {"main>1", "sub>1.", "stop"}
    assert table.asked().prompt.args["points"] == 1


def test_prevented_and_lost_cracking_points_add_up() -> None:
    effects = [{"do": "prevent", "n": 1}, {"do": "pool_remove", "who": "actor", "pool": "blue", "n": 1}]
    table = listening("crack", effects=effects)
    table.do("crack:blue")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table.asked().prompt.args["points"] == 2


def test_a_marker_pushed_back_does_not_complete() -> None:
    table = listening("complete", effects=[{"do": "push_back", "who": "actor", "n": 1}])
    table.do("crack:red", "main>2.1", "stop", "crack:blue", "main>2.3")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table[0].programs == []
    assert table[0].markers[0].space == 2


def test_a_nullified_completion_sends_the_marker_home() -> None:
    table = listening("complete", effects=[{"do": "nullify"}])
    table.do("crack:red", "main>2.1", "stop", "crack:blue", "main>2.3")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table[0].markers[0].on == 0
    assert "system-0" in [slot.card for slot in table.state.server]


def test_an_activated_effect_goes_on_when_its_program_has_left() -> None:
    table = listening("activate", effects=[{"do": "remove", "who": "actor"}]).put(0, programs=["red-gun"])
    table.do("use:red-gun")
    table.do("reveal:910", seat=1)
    passed(table)
    assert table[0].programs == []
    assert table[1].space == 2


def test_prevented_leak_draws_less() -> None:
    table = listening("leak", effects=[{"do": "prevent", "n": 2}]).put(1, space=5, hand=[])
    table.do("install:red-hit")
    table.do("reveal:910", seat=1)
    passed(table)
    assert len(table[1].hand) == 1  # 1/3 with two drawn less: the one that is kept
    assert table[1].void == []


@pytest.mark.parametrize(("window", "card"), [("damage", "red-hit"), ("deck_damage", "red-grind")])
@pytest.mark.parametrize("traps", ["orders", "ask"])
def test_w_damage_and_w_deck_damage_no_control_answers_what_is_0_already(window: str, card: str, traps: str) -> None:
    table = listening(window, traps=traps, effects=[{"do": "prevent", "n": 2}]).put(1, controls=[LISTENER] * 2)
    table.do(f"install:{card}")
    if traps == "ask":
        table.do("reveal:910", seat=1)
        passed(table)
        assert called(table)[0] == ""
    assert [control.uid for control in table[1].controls] == [911]


@pytest.mark.parametrize("window", ["start", "end"])
def test_t1_q17_controls_at_the_start_and_the_end_of_a_turn_alternate(window: str) -> None:
    table = listening(window, traps="orders").put(0, controls=[LISTENER] * 2).put(1, controls=[LISTENER] * 2)
    table.do("end")
    revealed = [event.args["seat"] for event in table.events if event.key == "the_dome-event-reveal"]
    assert revealed == ([1, 0, 1, 0] if window == "start" else [0, 1, 0, 1])


def test_t1_q17_three_seats_alternate_in_turn_order() -> None:
    table = listening("end", 3, traps="orders")
    table.put(0, controls=[LISTENER] * 2).put(1, controls=[]).put(2, controls=[LISTENER] * 2)
    table.do("end")
    assert [e.args["seat"] for e in table.events if e.key == "the_dome-event-reveal"] == [0, 2, 0, 2]


# --- how `ask` and `orders` play them --------------------------------------------------------------------------------


def test_a_call_stays_open_for_its_minimum_time_even_when_all_have_answered() -> None:
    table = listening("install")
    table.do("install:red-hit")
    table.do("pass", seat=1)
    assert called(table) == ("install", (1,))
    assert table.match.timers()
    passed(table)
    assert called(table)[0] == ""


def test_passing_until_the_own_turn_keeps_the_call_open_as_long() -> None:
    table = listening("install")
    standing = next(q for q in table.match.asked(1) if q.slot == "passing")
    table.match.answer(1, standing.no, "passing")
    table.do("install:red-hit")
    assert table.match.timers()
    assert table.match.awaited() == (1,)
    passed(table)
    assert table[1].space == 3


def test_passing_ends_with_the_own_turn() -> None:
    table = listening("install")
    standing = next(q for q in table.match.asked(1) if q.slot == "passing")
    table.match.answer(1, standing.no, "passing")
    table.do("end")
    assert table.state.current == 1
    assert not table.match.view(1).passing


def test_orders_wait_for_nobody() -> None:
    table = listening("install", traps="orders")
    table.do("install:red-hit")
    assert table.match.awaited() == (0,)
    assert not table.match.timers()
    assert table[1].controls == []


@pytest.mark.parametrize(("least", "space"), [(2, 1), (3, 3)])
def test_an_order_for_a_least_amount(least: int, space: int) -> None:
    table = listening("damage", traps="orders", effects=[{"do": "prevent", "n": 2}])
    standing = next(q for q in table.match.asked(1) if q.slot == "orders")
    table.match.answer(1, standing.no, {"c910": f"min-{least}"})
    table.do("install:red-hit")
    assert table[1].space == space


def test_orders_are_reviewed_at_the_end_of_a_turn_in_which_a_control_was_set() -> None:
    table = listening("install", traps="orders").put(0, hand=[LISTENER])
    table.do(f"set:{LISTENER}", "end")
    assert table.asked().slot == "review"
    table.do({f"c{table[0].controls[0].uid}": "hold"})
    assert table.state.current == 1
    assert table.match.view(0).players[0].controls[0].order == "hold"
    assert table.match.view(1).players[0].controls[0].order == ""
