"""What a side says of its cards in a ground combat, and the profiles that keep it (rules 29.4, 29.7, 32)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.match import Match
from bot.core.questions import CALLED
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.combat_cards import FORM, SLOT
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, table
from tests.games.twilight_imperium.papers import dealt, give
from tests.games.twilight_imperium.test_combat_orders import filled, meeting
from tests.games.twilight_imperium.test_space_combat import TO_THE_END

SIDES = ("hacan", "sol", "letnev")
PACED = {"action_cards": "on", "table-pace": "daily"}


def landing(*mine: str, theirs: tuple[str, ...] = (), infantry: tuple[int, int] = (3, 3), **options: str) -> Board:
    """Seat 0 has landed on Wellon, which seat 1 holds; both sides may be called as the combat begins."""
    board = table(*SIDES, at_104=19, options=options)
    hold(hold(board, 1, *mine), 0, *theirs)
    board.state.actions.sort()
    return landed(board, infantry)


def landed(board: Board, infantry: tuple[int, int] = (3, 3)) -> Board:
    board.put("wellon", 1, infantry=infantry[1]).put("104", 0, carrier=1, infantry=infantry[0])
    board.activate("104").do({"wellon": infantry[0]})
    return until(board, "GC_START")


def until(board: Board, *windows: str) -> Board:
    """All pass, up to a call of one of these windows or to the end of the combat."""
    while (name := called(board)[0]) and name not in windows:
        everybody(board)
    return board


def everybody(board: Board) -> Board:
    """Who has not answered passes, and the time of the call goes by."""
    call = board.match.call()
    assert call is not None
    for seat in call.seats:
        question = next((one for one in board.match.asked(seat) if one.slot.startswith(CALLED)), None)
        if question is not None and not question.answered and board.match.call() == call:
            board.events = list(board.match.answer(seat, question.no, "pass"))
    if board.match.call() == call and board.match.timers():
        board.events = list(board.match.elapse(board.match.timers()[0]))
    return board


def form(board: Board, seat: int) -> Any:
    return next((one for one in board.match.asked(seat) if one.slot == FORM), None)


def say(board: Board, seat: int, **said: str) -> Board:
    """The form beside the call, with what is said and else as it is proposed."""
    no = form(board, seat).no
    partial: dict[str, Any] = {"cards": said.pop("cards", "say")}
    while (field := board.match.narrow(seat, no, partial)) is not None:
        partial[field.name] = said.pop(field.name.removeprefix("card-"), field.start)
    assert not said, f"not asked: {said}"
    board.events = list(board.match.answer(seat, no, partial))
    return board


def rounds(board: Board, seat: int) -> list[int]:
    """What was added to the dice of a seat, round by round."""
    return [one["bonus"] for one in board.told("ground-dice") if one["seat"] == seat]


def test_29_7_a_ground_combat_in_which_nobody_can_be_asked_anything_asks_nothing() -> None:
    board = table(*SIDES, at_104=19)
    board.put("wellon", 1, infantry=3).put("104", 0, carrier=1, infantry=3)
    board.dice("ground", 1, 1, 1).dice("ground", 1, 1, 1).dice("ground", 9, 9, 9).dice("ground", 1, 1, 1)
    board.activate("104").do({"wellon": 3})
    assert board.told("ground-over")[0]["round"] == 2


def test_29_7_the_form_asks_for_each_card_that_fits_a_ground_combat() -> None:
    board = hold(table(*SIDES, at_104=19), 1, "morale_boost", "fire_team", "shields_holding", "sabotage", "plague")
    landed(board)
    usual = ["ask", "pass", "now"]
    partial: dict[str, Any] = {"cards": "say"}
    found: dict[str, list[str]] = {}
    while (field := board.match.narrow(1, form(board, 1).no, partial)) is not None:
        found[field.name] = [option.id for option in field.shape.options]
        partial[field.name] = field.start
    assert found == {
        "card-morale_boost": [*usual, "round-2", "round-3", "lost-infantry"],
        "card-fire_team": [*usual, "misses-2", "misses-3"],
        "card-sabotage": usual,
        "until": ["end", "half"],
        "store": ["yes", "no"],
    }, "Shields Holding and Plague are no cards for the ground"


@pytest.mark.parametrize(
    ("when", "bonuses"),
    [("now", [1, 0, 0]), ("round-2", [0, 1, 0]), ("lost-infantry", [0, 0, 1]), ("pass", [0, 0, 0])],
)
def test_29_4_morale_boost_is_played_on_the_ground_as_the_form_says(when: str, bonuses: list[int]) -> None:
    board = landing("morale_boost")
    board.dice("ground", 1, 1, 1).dice("ground", 1, 1, 1).dice("ground", 9, 1, 1).dice("ground", 1, 1, 1)
    board.dice("ground", 1, 1, 1).dice("ground", 1, 1).dice("ground", 9, 9, 1).dice("ground", 1, 1)
    say(board, 1, morale_boost=when)
    assert board.told("ground-over"), "no call has stopped it"
    assert rounds(board, 1)[:3] == bonuses
    assert ("morale_boost" in board[1].hand) == (when == "pass")


@pytest.mark.parametrize(("when", "rolled"), [("misses-2", 2), ("misses-3", 0), ("now", 2)])
def test_29_4_fire_team_is_played_where_so_many_dice_miss(when: str, rolled: int) -> None:
    board = landing("fire_team").dice("ground", 1, 1, 1).dice("ground", 9, 1, 1)
    say(board, 1, fire_team=when)
    assert [len(one["dice"]) for one in board.told("rerolled")][:1] == ([rolled] if rolled else [])
    assert called(board) == ("", ()), "nothing stops, whether it is played or not"


def test_29_7_a_card_to_be_asked_about_is_asked_about_and_others_pass() -> None:
    board = landing("morale_boost", "fire_team").dice("ground", 1, 1, 1).dice("ground", 9, 1, 1)
    say(board, 1, morale_boost="pass", fire_team="ask")
    assert called(board) == ("GC_ROLLED", (1,))


def test_29_7_half_lost_is_the_stop_rule_of_a_ground_combat() -> None:
    board = landing("morale_boost", infantry=(3, 4))
    board.dice("ground", 9, 1, 1).dice("ground", 1, 1, 1, 1).dice("ground", 9, 1, 1).dice("ground", 1, 1, 1)
    say(board, 1, morale_boost="pass", until="half")
    assert board.at("wellon", 1) == {"infantry": 2}
    assert called(board) == ("GC_ROUND", (1,)), "two of four are left: what to do now is asked anew"
    assert form(board, 1) is not None


def test_29_9_the_form_is_for_the_sides_and_one_no_for_everybody() -> None:
    board = landing("morale_boost", theirs=("morale_boost",))
    hold(board, 2, "sabotage")
    assert called(board) == ("GC_START", (0, 1))
    assert [seat for seat in range(3) if form(board, seat) is not None] == [0, 1]
    board.do("morale_boost", 0).do("pass", 1)
    assert called(board) == ("AC_PLAYED", (1, 2))
    assert [seat for seat in range(3) if form(board, seat) is not None] == [1]
    assert any(one.slot == SLOT for one in board.match.asked(2))


def test_29_9_what_was_said_is_taken_back_with_one_press() -> None:
    board = landing("morale_boost", "fire_team", infantry=(2, 2))
    board.dice("ground", 1, 1).dice("ground", 9, 1)
    say(board, 1, morale_boost="pass", fire_team="ask")
    assert called(board) == ("GC_ROLLED", (1,))
    again = next(one for one in board.match.asked(1) if one.slot == SLOT)
    board.match.answer(1, again.no, "ask")
    assert "combat-plays" not in board.match.play.orders(1)
    assert form(board, 1) is not None


# --- profiles ---------------------------------------------------------------------------------------------------------


def test_29_7_a_profile_fills_the_form_of_the_next_ground_combat_in() -> None:
    board = landing("morale_boost", "fire_team", infantry=(1, 1))
    board.dice("ground", 1).dice("ground", 1).dice("ground", 9).dice("ground", 1)
    say(board, 1, morale_boost="round-2", fire_team="pass", until="half", store="yes")
    kept = board.match.play.orders(1)["combat-profile-ground"]
    assert kept == {"cards": "say", "until": "half", "card-morale_boost": "round-2", "card-fire_team": "pass"}
    board = table(*SIDES, at_104=19)
    hold(board, 1, "morale_boost", "sabotage")
    board.play.give_order(1, "combat-profile-ground", kept)
    landed(board)
    (ready,) = form(board, 1).ready
    assert ready.answer == {
        "cards": "say",
        "card-morale_boost": "round-2",
        "card-sabotage": "ask",
        "until": "half",
        "store": "no",
    }, "of a card that it does not know it is asked"
    assert Match.load(board.match.save()).play.orders(1)["combat-profile-ground"] == kept


def test_29_7_a_profile_of_space_combats_keeps_what_was_said_of_cards() -> None:
    board = hold(table("sol", "hacan"), 1, "shields_holding", "direct_hit")
    board.play.give_order(1, "combat-profile", {"how": "filled", "cards": "say", "card-morale_boost": "round-3"})
    meeting(board, {"cruiser": 1}, {"cruiser": 1}).do(TO_THE_END, 0)
    board.dice("combat", 9).dice("combat", 1)
    said = {"card-shields_holding": "hits-2", "card-direct_hit": "now"}
    filled(board, 1, stops=[], cards="say", store="yes", **said)
    kept = board.match.play.orders(1)["combat-profile"]
    assert {name: when for name, when in kept.items() if name.startswith("card-")} == {
        "card-morale_boost": "round-3",
        **said,
    }, "a card that is not held now is not forgotten"
    board = hold(table("sol", "hacan"), 1, "direct_hit", "morale_boost", "sabotage")
    board.play.give_order(1, "combat-profile", kept)
    meeting(board, {"cruiser": 1}, {"cruiser": 1})
    answer = board.asked(1).ready[0].answer
    assert {name: when for name, when in answer.items() if name.startswith("card-")} == {
        "card-direct_hit": "now",
        "card-morale_boost": "round-3",
        "card-sabotage": "ask",
    }


# --- notes ------------------------------------------------------------------------------------------------------------


def test_29_7_a_note_of_the_hand_is_said_like_a_card() -> None:
    board = dealt(hold(table("hacan", "sardakk", "letnev", at_104=19, options={"notes": "on"}), 0, "morale_boost"))
    landed(give(board, 0, "tekklar_legion:1"))
    board.dice("ground", 1, 1, 1).dice("ground", 1, 1, 1).dice("ground", 9, 9, 9).dice("ground", 1, 1, 1)
    say(board, 0, morale_boost="pass", tekklar_legion="now")
    assert [one["component"] for one in board.told("note-used")] == ["tekklar_legion"]
    assert (rounds(board, 0), rounds(board, 1)) == ([1, 1], [0, 0]), "Sardakk N'orr are worse by one, with their one"


# --- nothing of it shows ----------------------------------------------------------------------------------------------


def public(board: Board) -> tuple[Any, ...]:
    match = board.match
    return (match.view(None), match.awaited(), match.call(), match.timers(), match.view(0), match.view(2))


def watched(hand: str, **said: str) -> list[Any]:
    """All that others see of a ground combat in which seat 1 passes each call, by hand or by what it has said."""
    board = landing(hand, infantry=(1, 1), **{"table-pace": "daily"})
    board.dice("ground", 1).dice("ground", 1).dice("ground", 9).dice("ground", 1)
    seen = [public(board)]
    if said:
        say(board, 1, **said)
    while called(board)[0].startswith("GC_"):
        seen.append(public(board))
        everybody(board)
    return seen


def test_32_whether_a_call_of_a_ground_combat_is_passed_by_hand_shows_to_nobody() -> None:
    one = watched("morale_boost")
    assert len(one) > 2
    assert one == watched("morale_boost", morale_boost="pass")
    assert one == watched("plague", cards="pass")
    assert one == watched("morale_boost", morale_boost="round-3", until="half", store="yes")


def test_32_a_profile_is_nobodys_when_it_is_drawn_anew() -> None:
    board = landing("morale_boost")
    say(board, 1, morale_boost="ask", store="yes", until="half")
    kept = {"combat-profile-ground", "combat-plays", "combat-cards-until"}
    assert kept <= board.match.resample(1, Stream.of("cards")).play.orders(1).keys()
    assert not kept & board.match.resample(0, Stream.of("cards")).play.orders(1).keys()
