"""Bot players and Controls: which they set, what they keep for them, and with which orders they lie; and which programs
they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.the_dome.bots import best
from bot.games.the_dome.search import Glance
from bot.games.the_dome.setting_controls import USELESS, order_for, payable, set_worth, spoils
from bot.games.the_dome.state import HOME, Marker, Slot
from bot.games.the_dome.zones import pack_of
from tests.games.the_dome.proof import without_controls
from tests.games.the_dome.test_house_cards import JUNK, Duel

LEVELS = ("easy", "hard")


def asked(duel: Duel, seat: int = 0) -> tuple[Match, Question]:
    """The match as it stands, and what a seat has to answer."""
    match = Match.load(duel.match.save(), duel.match.play.pack)
    question = next_question(match, seat)
    assert question is not None
    return match, question


def answer(duel: Duel, level: str = "easy", seat: int = 0, seed: int = 0) -> Answer:
    """What a bot at a seat answers now."""
    match, question = asked(duel, seat)
    return choose(match, seat, question, level, Stream.of("bots", seed), 4)


def worth(duel: Duel, card: str, seat: int = 0) -> float:
    """Worth of setting a card."""
    view = asked(duel)[0].view(seat)
    return set_worth(view, view.players[seat], card)


def order(duel: Duel, card: str, seat: int = 0) -> str:
    """The order with which a card would lie."""
    view = asked(duel)[0].view(seat)
    return order_for(view, view.players[seat], card)


def last_action(character: str = "ria", against: str = "jerry", **fields: Any) -> Duel:
    """Seat 0 has one action point, nothing to activate, and no use for another card or resource."""
    duel = Duel(character, against).put(0, ap=1, used=True, deck=[JUNK] * 5)
    return duel.put(0, **fields)


# --- which are set ---------------------------------------------------------------------------------------------------


def test_I6_a_control_that_brings_more_than_a_card_at_hand_is_set() -> None:
    duel = last_action(hand=["ria-closing-shot", JUNK])
    assert {answer(duel, seed=seed) for seed in range(8)} == {"set:ria-closing-shot"}


def test_I7_what_could_not_be_paid_is_not_set() -> None:
    duel = last_action(hand=["ria-closing-shot"], pools=[[JUNK] * 2, [], []])
    assert worth(duel, "ria-closing-shot") == USELESS
    assert answer(duel) != "set:ria-closing-shot"


def test_D7_standing_changes_of_costs_are_reckoned_in() -> None:
    short = {"pools": [[], [JUNK] * 2, []]}
    assert worth(last_action("jerry", "ria", **short), "jerry-full-block") > 0  # [0/-1] of the character
    assert worth(last_action("ria", "jerry", **short), "neutral-access-denied") == USELESS
    cheaper = last_action("ria", "jerry", **short).programs(0, "system-discount-server")
    assert worth(cheaper, "neutral-access-denied") > 0
    view = asked(cheaper)[0].view(0)
    assert payable(view, view.players[0], "neutral-access-denied")


@pytest.mark.parametrize(
    ("character", "card", "against"),
    [
        ("odit", "odit-toll", {"markers": [Marker(101, 1), Marker(HOME, 0)]}),
        ("odit", "odit-cut-off", {"markers": [Marker(101, 2), Marker(HOME, 0)]}),
        ("jerry", "jerry-short-circuit", "ria-auto-turret"),
        ("mellow", "mellow-fallen-leaves", "system-alarm"),
    ],
)
def test_8_a_control_without_anything_to_answer_is_not_set(character: str, card: str, against: Any) -> None:
    duel = last_action(character, "ria")
    assert worth(duel, card) == USELESS
    duel = duel.programs(1, against) if isinstance(against, str) else duel.put(1, **against)
    assert worth(duel, card) > 0


def test_8_a_control_against_reveals_waits_for_a_control() -> None:
    duel = last_action("jerry", "ria")
    assert worth(duel, "jerry-traceback") == USELESS
    assert worth(duel.traps(1, "neutral-buffer"), "jerry-traceback") > 0


def test_D4_a_control_for_a_leak_is_worth_more_the_nearer_the_leak() -> None:
    far, near = (worth(last_action(space=space), "neutral-backfire") for space in (1, 5))
    assert 0 < far < near
    assert worth(last_action(layer=2, space=4), "neutral-backfire") == USELESS  # no leak comes any more


def test_D5_a_short_deck_is_not_drained_by_an_own_control() -> None:
    long = last_action(space=5, deck=[JUNK] * 12)
    assert worth(long, "neutral-seal") > 0
    assert order(long, "neutral-seal") == "first"
    assert worth(long.put(0, deck=[JUNK] * 5), "neutral-seal") == USELESS
    assert order(long, "neutral-seal") == "hold"


def test_8_a_control_against_costly_cards_is_worth_what_the_other_deck_holds_of_them() -> None:
    """The list of a pre-built deck is public."""
    against = {deck: worth(last_action("odit", deck), "neutral-access-denied") for deck in ("ria", "odit")}
    assert against["ria"] > against["odit"] > 0


def test_what_another_hides_changes_nothing() -> None:
    """Only what the seat sees: other cards in the other hand, deck, pools and Controls give the same answers."""
    for seed in range(6):
        duel = last_action("ria", "jerry", hand=["ria-counterblow", "neutral-backfire"]).traps(0, "neutral-buffer")
        duel.put(1, hand=["jerry-maze"], pools=[["neutral-ember"] * 4, [JUNK] * 4, [JUNK]]).traps(1, "jerry-intercept")
        first = answer(duel, seed=seed)
        duel.put(
            1, hand=["jerry-moth"], deck=["neutral-spare-slot"] * 10, pools=[[JUNK] * 4, ["neutral-ember"] * 4, [JUNK]]
        )
        assert answer(duel.traps(1, "jerry-full-block"), seed=seed) == first


# --- what is kept for them -------------------------------------------------------------------------------------------


def test_B1_resources_of_a_set_control_are_not_spent_on_less() -> None:
    """Three red cards: an ability for [1/3] would leave two, too few for the Control's [1/3]."""
    duel = last_action(hand=[], pools=[[JUNK] * 3, [], []], used=False, ap=0)
    assert answer(duel) == "use:character"
    assert answer(duel.traps(0, "ria-closing-shot")) == "end"
    assert answer(duel.put(0, pools=[[JUNK] * 4, [], []])) == "use:character"  # enough for both


def test_I4_an_action_comes_back_as_a_resource() -> None:
    duel = last_action(pools=[[JUNK] * 3, [], []]).traps(0, "ria-closing-shot")
    view = asked(duel)[0].view(0)
    me = view.players[0]
    assert spoils(view, me, "red", 0) == 0
    assert spoils(view, me, "red", 1) > 0
    assert spoils(view, me, "blue", 1) == 0


# --- with which orders they lie --------------------------------------------------------------------------------------


def test_orders_wait_for_what_is_worth_an_answer() -> None:
    duel = last_action("jerry", "ria")
    assert order(duel, "jerry-full-block") == "min-2"
    assert order(duel, "jerry-maze") == "min-2"
    assert order(last_action("ria", "jerry"), "ria-counterblow") == "min-2"
    assert order(last_action("odit", "ria"), "odit-toll") == "first"


def test_D2_on_the_last_spaces_any_damage_is_answered() -> None:
    assert order(last_action("ria", "jerry", layer=2, space=3), "ria-counterblow") == "min-2"
    assert order(last_action("ria", "jerry", layer=2, space=4), "ria-counterblow") == "first"


def test_markers_that_stand_at_home_are_not_sent_there() -> None:
    duel = last_action("odit", "ria")
    assert order(duel, "odit-cut-off") == "hold"
    assert order(duel.put(1, markers=[Marker(101, 2), Marker(HOME, 0)]), "odit-cut-off") == "first"


@pytest.mark.parametrize("level", LEVELS)
def test_orders_are_given_at_the_end_of_the_turn(level: str) -> None:
    duel = last_action(hand=["ria-counterblow", "neutral-backfire"], ap=2)
    duel.do("set:ria-counterblow", "set:neutral-backfire")
    if asked(duel)[1].slot == "turn":
        duel.do("end")
    match, question = asked(duel)
    assert question.slot == "review"
    found = choose(match, 0, question, level, Stream.of("orders"), 4)
    assert isinstance(found, dict)
    assert sorted(found.values()) == ["first", "min-2"]
    match.answer(0, question.no, found)  # what is offered


@pytest.mark.parametrize(("hit", "revealed"), [("neutral-ember", False), ("neutral-current-jab", True)])
def test_under_ask_a_control_is_not_wasted_on_little(hit: str, revealed: bool) -> None:
    duel = Duel("jerry", "ria").traps(1, "ria-counterblow")
    duel.board.traps = "ask"
    duel.install(hit)
    assert (answer(duel, seat=1) != "pass") == revealed


# --- programs that are left alone ------------------------------------------------------------------------------------


def test_D5_a_short_deck_is_not_drawn_from_by_a_program() -> None:
    for card in ("system-indexer", "ria-magazine"):
        duel = last_action(hand=[], ap=0, pools=[[JUNK], [], []]).programs(0, card)
        assert answer(duel.put(0, deck=[JUNK] * 12)) == f"use:{card}"
        assert answer(duel.put(0, deck=[JUNK] * 5)) == "end"


def test_B1_nothing_is_paid_for_a_marker_that_cannot_move() -> None:
    duel = last_action("odit", "ria", hand=[], ap=0, pools=[[], [], [JUNK] * 3]).programs(0, "odit-relay")
    duel.board.server = [Slot(101, "system-automatic-attack-system")]
    assert answer(duel) == "use:odit-relay"
    duel.put(1, markers=[Marker(101, 1), Marker()])  # it is locked now (K5)
    assert answer(duel) == "end"


def test_C5_the_best_card_is_not_swapped_away() -> None:
    duel = last_action(hand=["neutral-overload"], ap=0, pools=[["neutral-ember"], [], []]).programs(0, "neutral-broker")
    assert answer(duel) == "end"
    duel.put(0, hand=["neutral-ember", "neutral-seal"], pools=[["neutral-overload"], ["neutral-ember"], []])
    assert answer(duel) == "use:neutral-broker"
    assert answer(duel.do("use:neutral-broker")) == "neutral-seal>red"


def test_R2_no_good_card_is_put_into_a_full_pool() -> None:
    duel = last_action("mellow", "ria", hand=["neutral-overload"], ap=0, used=False)
    assert answer(duel) == "end"
    assert answer(duel.put(0, pools=[[], [], []])) == "use:character"


def test_D3_recovery_on_the_first_space_brings_nothing() -> None:
    duel = last_action("mellow", "ria", hand=[], ap=0).programs(0, "mellow-greenhouse")
    assert answer(duel) == "end"
    assert answer(duel.put(0, space=3)) == "use:mellow-greenhouse"


# --- the easy bot of the measure -------------------------------------------------------------------------------------


def test_the_bot_without_controls_sets_none() -> None:
    duel = last_action(hand=["ria-closing-shot"])
    match, question = asked(duel)
    assert answer(duel) == "set:ria-closing-shot"
    assert not str(without_controls(match, 0, question, Stream.of("without"))).startswith("set:")


def test_playing_on_sees_controls_as_the_view_shows_them() -> None:
    duel = last_action(hand=["ria-counterblow", "neutral-access-denied"]).traps(0, "neutral-backfire")
    match, question = asked(duel)
    assert best(Glance(match.play.board, pack_of(match.play)), 0, question) == best(match.view(0), 0, question)
