"""What is said of action cards for one combat: which are played when, or none of them (rules 29.4, 29.7, 29.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.questions import CALLED
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.combat_cards import SLOT
from bot.games.twilight_imperium.hooks.queries import combat_bonus
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, passed, react, table
from tests.games.twilight_imperium.test_fight_cards import CRUISERS, SIDES, fight
from tests.games.twilight_imperium.test_space_combat import TO_THE_END

PACED = {"action_cards": "on", "table-pace": "daily"}


def said(**cards: str) -> dict[str, Any]:
    """A form that runs through and says when cards are played."""
    fields = {f"card-{card}": when for card, when in cards.items()}
    return {"how": "filled", "losses": ["cruiser", "destroyer"], "stops": [], "store": "no", "cards": "say", **fields}


def battle(form: dict[str, Any], *mine: str, theirs: tuple[str, ...] = (), others: tuple[str, ...] = (),
           options: dict[str, str] | None = None, dice: tuple[tuple[int, ...], ...] = ()) -> Board:  # fmt: skip
    """Seat 0 attacks seat 1, which fights by this form and holds these cards; seat 0 runs through."""
    board = table(*SIDES, options=options)
    for seat, cards in enumerate((theirs, mine, others)):
        hold(board, seat, *cards)
    board.state.actions.sort()
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=2, destroyer=1)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:cruiser": 3})
    for results in dice:
        board.dice("combat", *results)
    return board.do(TO_THE_END, 0).do(form, 1)


MISSES = ((1, 1, 1), (1, 1, 1))


def test_29_7_the_form_asks_for_each_card_of_the_hand_that_fits_a_battle() -> None:
    board = table(*SIDES)
    hold(board, 1, "morale_boost", "shields_holding", "courageous_to_the_end", "plague", "sabotage")
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=2, destroyer=1)
    board.activate("104", {"207:cruiser": 3})
    board.do(TO_THE_END, 0)
    usual = ["ask", "pass", "now"]
    found: dict[str, list[str]] = {}
    partial = {name: one for name, one in said().items() if name != "store"}
    while (field := board.match.narrow(1, board.asked(1).no, partial)) is not None and field.name.startswith("card-"):
        found[field.name] = [option.id for option in field.shape.options]
        partial[field.name] = field.start
    assert found == {
        "card-morale_boost": [*usual, "round-2", "round-3", "lost-cruiser", "lost-destroyer"],
        "card-shields_holding": [*usual, "hits-2", "hits-3"],
        "card-courageous_to_the_end": [*usual, "lost-cruiser", "lost-destroyer"],
        "card-sabotage": usual,
    }, "Plague is no card for battles"


def test_29_7_a_card_is_played_as_the_form_says_without_a_question() -> None:
    board = battle(said(morale_boost="now"), "morale_boost", dice=MISSES)
    assert board.told("card-played")[0]["component"] == "morale_boost"
    assert board.told("dice")[0]["seat"] == 0
    assert board.told("dice")[1]["bonuses"] == [1, 1, 1]
    assert called(board) == ("", ())


@pytest.mark.parametrize(("when", "bonuses"), [("now", [1, 0]), ("round-2", [0, 1]), ("pass", [0, 0])])
def test_29_4_round_n_is_the_round_from_which_a_card_is_played(when: str, bonuses: list[int]) -> None:
    board = battle(said(morale_boost=when), "morale_boost", dice=(*MISSES, *MISSES))
    rolled = [one["bonuses"][0] for one in board.told("dice") if one["seat"] == 1]
    assert rolled[:2] == bonuses


@pytest.mark.parametrize(("when", "played"), [("hits-2", True), ("hits-3", False), ("now", True)])
def test_29_4_hits_n_are_the_least_for_which_a_card_is_played(when: str, played: bool) -> None:
    board = battle(said(shields_holding=when), "shields_holding", dice=((9, 9, 1), (9, 9, 9)))
    assert bool(board.told("card-played")) == played
    lost = [one["units"] for one in board.told("destroyed") if one["seat"] == 1]
    assert (sum(sum(one.values()) for one in lost) == 0) == played


@pytest.mark.parametrize(("when", "bonuses"), [("lost-destroyer", [0, 0]), ("lost-cruiser", [0, 1])])
def test_29_4_own_loss_of_a_type_before_a_round(when: str, bonuses: list[int]) -> None:
    board = battle(said(morale_boost=when), "morale_boost", dice=((9, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1)))
    rolled = [one["bonuses"][0] for one in board.told("dice") if one["seat"] == 1]
    assert rolled[:2] == bonuses


@pytest.mark.parametrize("kind", ["cruiser", "destroyer"])
def test_29_4_own_loss_of_a_type(kind: str) -> None:
    board = battle(said(courageous_to_the_end=f"lost-{kind}"), "courageous_to_the_end", dice=((9, 1, 1), (1, 1, 1)))
    assert [one["unit"] for one in board.told("card-played-unit")] == [kind], "a cruiser goes first by the loss order"


def test_29_9_what_the_other_side_plays_is_cancelled_as_the_form_says() -> None:
    board = battle(said(sabotage="now"), "sabotage", theirs=("morale_boost",))
    board.do("morale_boost", 0)
    assert board.told("card-cancelled")[0]["component"] == "morale_boost"
    assert combat_bonus(board.play, 0, "cruiser", "104") == 0


def test_29_9_a_form_without_it_lets_it_pass() -> None:
    board = battle(said(sabotage="pass"), "sabotage", theirs=("morale_boost",))
    board.do("morale_boost", 0)
    assert board.told("card-cancelled") == []
    assert board[1].hand == ["sabotage"]


def test_29_7_a_card_to_be_asked_about_is_asked_about_and_others_pass() -> None:
    board = battle(said(shields_holding="ask", morale_boost="pass"), "shields_holding", "morale_boost",
                   dice=((9, 9, 1), (1, 1, 1)))  # fmt: skip
    assert called(board) == ("SC_HITS", (1,)), "neither as it began nor as the round did"


def test_29_7_a_card_that_is_gone_is_not_asked_about() -> None:
    board = table(*SIDES)
    hold(board, 1, "shields_holding", "morale_boost")
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=2, destroyer=1)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:cruiser": 3}).do(TO_THE_END, 0)
    board[1].hand.remove("shields_holding")
    board.reload()
    board.dice("combat", 9, 9, 1).dice("combat", 1, 1, 1)
    board.do(said(morale_boost="now"), 1)
    assert board.told("card-played")[0]["component"] == "morale_boost"


# --- no card in this battle ------------------------------------------------------------------------------------------


def none(board: Board, seat: int) -> None:
    """*No card in this battle*, or *ask me again*."""
    question = next(one for one in board.match.asked(seat) if one.slot == SLOT)
    board.events = list(board.match.answer(seat, question.no, question.shape.options[0].id))  # type: ignore[union-attr]


def offered(board: Board) -> list[int]:
    return [seat for seat in range(3) if any(one.slot == SLOT for one in board.match.asked(seat))]


def test_29_9_one_no_passes_every_call_of_a_battle_for_who_watches_it_too() -> None:
    board = table(*SIDES)
    hold(hold(board, 2, "sabotage"), 0, "morale_boost", "shields_holding")
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=3)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:cruiser": 3}).do(TO_THE_END, 0).do(TO_THE_END, 1)
    board.dice("combat", 1, 1, 1).dice("combat", 9, 9, 9)
    react(board, 0, "morale_boost", through=False)
    assert called(board) == ("AC_PLAYED", (2,))
    assert offered(board) == [2]
    none(board, 2)
    assert called(board)[1] == (0,), "and the battle goes on"
    passed(board, "SC_HITS")
    react(board, 0, "shields_holding", through=False)
    assert called(board)[0] != "AC_PLAYED"
    assert board[2].hand == ["sabotage"]


def test_29_9_it_ends_with_the_battle_and_can_be_taken_back() -> None:
    board = fight((1, "shields_holding"), attacker=CRUISERS, defender=CRUISERS, orders=TO_THE_END)
    board.dice("combat", 9, 9).dice("combat", 1, 1)
    none(board, 1)
    assert board.state.combat is None
    assert offered(board) == []
    assert "combat-cards" not in board.play.orders(1)


def test_29_9_in_a_ground_combat_as_well() -> None:
    board = hold(table(*SIDES, at_104=19), 1, "morale_boost", "fire_team")
    board.put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    board.activate("104").do({"wellon": 1})
    while called(board)[0] != "GC_START":
        board.do("pass", 1)
    assert offered(board) == [1]
    board.dice("ground", 1).dice("ground", 1).dice("ground", 9).dice("ground", 1)
    none(board, 1)
    assert board.told("ground-over")[0]["round"] == 2, "neither its rounds nor its dice ask"


# --- nothing of a hand shows ------------------------------------------------------------------------------------------


def public(board: Board) -> tuple[Any, ...]:
    match = board.match
    return (match.view(None), match.awaited(), match.call(), match.timers(), match.view(0), match.view(2))


def watched(form: dict[str, Any], *hand: str) -> list[Any]:
    """All that others see of a battle in which seat 1 passes each call, by hand or by what it has said."""
    board = battle(form, *hand, others=("sabotage",), options=PACED, dice=((9, 1, 1), (1, 1, 1)))
    seen: list[Any] = []
    for _ in range(8):
        seen.append(public(board))
        call = board.match.call()
        if call is None:
            break
        for seat in call.seats:
            question = next(one for one in board.match.asked(seat) if one.slot.startswith(CALLED))
            if not question.answered:
                board.match.answer(seat, question.no, "pass")
        seen.append(public(board))
        board.match.elapse(f"window:{call.number}")
    return seen


ASKED = {**said(), "cards": "ask"}


def test_32_whether_a_call_is_passed_by_hand_or_by_what_was_said_shows_to_nobody() -> None:
    one = watched(ASKED, "shields_holding")
    assert len(one) > 6
    assert one == watched(said(shields_holding="pass"), "shields_holding")
    assert one == watched({**said(), "cards": "pass"}, "shields_holding")
    assert one == watched(said(skilled_retreat="pass"), "skilled_retreat")
    assert one == watched(said(), "plague")


def test_32_what_was_said_is_nobodys_and_goes_when_it_is_drawn_anew() -> None:
    board = battle(said(shields_holding="hits-3"), "shields_holding", others=("sabotage",), options=PACED)
    assert "combat-plays" in board.play.orders(1)
    assert "combat-plays" in board.match.resample(1, Stream.of("cards")).play.orders(1)
    assert "combat-plays" not in board.match.resample(0, Stream.of("cards")).play.orders(1)
