"""Company goals that count events: when they are revealed, who is asked, and what the others see of it (H1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.match import Match
from tests.games.project_mine.packbox import Record
from tests.games.project_mine.scene import Scene
from tests.games.project_mine.test_goals import DECK, company, pack_with

COUNTS: Record = {"tokens": 9, "triggers": [{"event": "gain_res", "effects": [{"do": "token"}]}]}
PLANS: Record = {"tokens": 3, "triggers": [{"event": "buy", "filter": {"kind": "plan"}, "effects": [{"do": "token"}]}]}


def order(scene: Scene, seat: int, way: str) -> Scene:
    """Give the standing order about the own company goal."""
    question = scene.standing(seat, "goal")
    assert question is not None
    scene.events = list(scene.match.answer(seat, question.no, f"goal-{way}"))
    return scene


def seen(match: Match, seat: int) -> Any:
    """What another seat sees of the table and of who is awaited for what."""
    awaited = match.awaited()
    return match.view(seat), match.asked(seat), awaited, [match.topic(one) for one in awaited]


# --- the own turn ----------------------------------------------------------------------------------------------------


def test_h1_in_the_own_turn_the_owner_is_asked_and_the_event_counts_if_it_is_revealed() -> None:
    scene = company(COUNTS).answer(0, ["small-ruby"])
    assert scene.asked(0) == "reveal-goal"
    assert (scene[0].revealed, scene[0].tokens) == (False, 0)
    scene.answer(0, "reveal")
    assert scene.told("company-revealed") == [{"seat": 0, "card": scene[0].company}]
    assert scene.match.view(1).players[0].company == scene[0].company
    assert (scene[0].tokens, scene.asked(0)) == (1, "cards")


def test_h1_from_then_on_each_event_counts_unasked() -> None:
    scene = company({**COUNTS, "tokens": 3}).answer(0, ["small-ruby"], "reveal")
    scene.answer(0, ["small-ruby", "small-ruby#2"])
    assert (scene[0].tokens, scene.asked(0)) == (3, "cards")
    assert scene.told("company-done")


def test_h1_declined_it_stays_secret_and_that_event_is_gone() -> None:
    scene = company(COUNTS).answer(0, ["small-ruby"], "hide")
    assert (scene.events, scene.match.view(1).players[0].company) == ([], "")
    scene.answer(0, ["small-ruby"], "reveal")
    assert scene[0].tokens == 1


def test_h1_events_of_one_plan_of_cards_are_asked_about_together() -> None:
    scene = company(COUNTS).answer(0, ["small-ruby", "small-ruby#2", "small-ruby#3"])
    assert scene.question(0).prompt.args["count"] == 3
    assert scene.answer(0, "reveal")[0].tokens == 3


def test_h1_on_time_out_it_stays_secret() -> None:
    scene = company(COUNTS).answer(0, ["small-ruby"])
    scene.match.elapse(f"default:0:{scene.question(0).no}")
    assert (scene[0].revealed, scene.asked(0)) == (False, "cards")


# --- standing orders -------------------------------------------------------------------------------------------------


def test_h1_held_back_by_order_it_is_not_asked_about_and_events_before_do_not_count() -> None:
    scene = order(company(COUNTS), 0, "hold").answer(0, ["small-ruby"])
    assert (scene.asked(0), scene[0].revealed, scene[0].tokens) == ("cards", False, 0)
    order(scene, 0, "ask").answer(0, ["small-ruby"], "reveal")
    assert scene[0].tokens == 1


def test_h1_revealed_by_order_it_is_not_asked_about() -> None:
    scene = order(company(COUNTS), 0, "auto").answer(0, ["small-ruby"])
    assert (scene.asked(0), scene[0].revealed, scene[0].tokens) == ("cards", True, 1)
    assert scene.standing(0, "goal") is None


@pytest.mark.parametrize(("way", "tokens"), [("hold", 0), ("auto", 1)])
def test_h1_an_order_given_while_it_is_asked_answers_it(way: str, tokens: int) -> None:
    scene = order(company(COUNTS).answer(0, ["small-ruby"]), 0, way)
    assert (scene.asked(0), scene[0].tokens, scene[0].revealed) == ("cards", tokens, bool(tokens))


@pytest.mark.parametrize(("way", "tokens"), [("", 1), ("ask", 1), ("auto", 1), ("hold", 0)])
def test_decision_9_in_turns_of_others_the_order_decides_and_nobody_is_waited_for(way: str, tokens: int) -> None:
    """Without one it is revealed, for the event would be lost."""
    gain = [{"do": "gain_res", "who": "opponents", "resource": "gold"}]
    scene = Scene(2, pack_with(company=COUNTS, card=gain))
    for seat in range(2):
        scene.put(seat, deck=list(DECK), hand=["tested", "small-ruby"])
    if way == "ask":
        order(scene, 1, "hold")
    if way:
        order(scene, 1, way)
    scene.answer(0, ["tested"])
    assert scene.match.awaited() == (0,)
    assert (scene[1].revealed, scene[1].tokens, scene[1].due) == (bool(tokens), tokens, [])


# --- what the others see ---------------------------------------------------------------------------------------------


def buying(company: str, seats: int = 2, **fields: Any) -> Scene:
    """Seat 0 with this company goal buys a plan, its last purchase; `company-*-20` count plans bought."""
    scene = Scene(seats).table(market=["plan-card", *["ruby-card"] * 5])
    for seat in range(seats):
        scene.put(seat, company="company-trade-16", offered=["company-trade-16", "company-research-12"])
    scene.put(0, company=company, offered=[company], hand=["investment"], deck=list(DECK), credit=2, **fields)
    return scene.answer(0, [], "plan-card")


def test_h1_at_the_end_of_a_turn_those_are_asked_too_who_only_could_have_such_a_goal() -> None:
    counts, does_not = buying("company-trade-20"), buying("company-trade-12")
    assert (counts.asked(0), does_not.asked(0)) == ("reveal-goal", "nothing-to-reveal")
    assert counts.ids(0) == ["reveal", "hide"]
    assert does_not.ids(0) == ["hide"]
    assert seen(counts.match, 1) == seen(does_not.match, 1)
    told = [(event.key, dict(event.args)) for scene in (counts, does_not) for event in scene.answer(0, "hide").events]
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert seen(counts.match, 1) == seen(does_not.match, 1)
    assert counts.board.current == 1


def test_h1_revealed_at_the_end_of_a_turn_it_counts_the_purchase() -> None:
    scene = buying("company-trade-20").answer(0, "reveal")
    assert (scene[0].revealed, scene[0].tokens, scene.board.current) == (True, 1, 1)


def test_h1_before_another_question_of_the_turn_the_others_see_the_same_as_without_such_a_goal() -> None:
    counts, does_not = buying("company-trade-20", buys=2, coins=1), buying("company-trade-12", buys=2, coins=1)
    assert (counts.asked(0), does_not.asked(0)) == ("reveal-goal", "buy")
    assert seen(counts.match, 1) == seen(does_not.match, 1)
    counts.answer(0, "hide")
    assert (counts.events, counts.asked(0)) == ([], "buy")
    assert seen(counts.match, 1) == seen(does_not.match, 1)


def test_h1_nobody_is_asked_whose_known_trait_has_no_such_goal() -> None:
    """The small pack has one for each trait; here research has none left, for another player has revealed it."""
    scene = Scene(2).table(market=["plan-card", *["ruby-card"] * 5])
    scene.put(1, company="company-research-20", offered=["company-research-20"], revealed=True)
    scene.put(0, company="company-research-12", offered=["company-research-12"], trait_shown=True)
    scene.put(0, hand=["investment"], deck=list(DECK), credit=2).answer(0, [], "plan-card")
    assert scene.board.current == 1


@pytest.mark.parametrize("way", ["hold", "auto"])
@pytest.mark.parametrize("company", ["company-trade-20", "company-trade-12"])
def test_h1_with_a_standing_order_nobody_is_asked_at_the_end_of_a_turn(way: str, company: str) -> None:
    scene = Scene(2).table(market=["plan-card", *["ruby-card"] * 5])
    scene.put(0, company=company, offered=[company], hand=["investment"], deck=list(DECK), credit=2)
    order(scene, 0, way).answer(0, [], "plan-card")
    assert scene.board.current == 1
    assert scene[0].revealed == (way == "auto" and company == "company-trade-20")


def test_h1_what_nobody_could_count_asks_nobody() -> None:
    scene = Scene(2).table(market=["ruby-card"] * 6)
    scene.put(0, hand=["investment"], deck=list(DECK), credit=2).answer(0, [], "ruby-card")
    assert scene.board.current == 1


def test_h1_an_event_of_the_end_of_the_turn_is_asked_about_before_the_next_one() -> None:
    """Discarding down to five, and triggers of the end of a turn, come after the last purchase."""
    goal: Record = {"tokens": 3, "triggers": [{"event": "turn_end", "effects": [{"do": "token"}]}]}
    scene = company(goal).answer(0, [])
    assert (scene.asked(0), scene.match.awaited()) == ("reveal-goal", (0,))
    scene.answer(0, "reveal")
    assert (scene[0].tokens, scene.board.current) == (1, 1)


def test_h1_a_condition_on_hidden_cards_gives_nothing_away() -> None:
    """Whether the goal's condition holds is not public, so everybody who could have it is asked at the end."""
    when = {"is": {"count": "owned", "filter": {"kind": "plan"}}, "min": 99}
    goal: Record = {"tokens": 3, "triggers": [{"event": "turn_end", "when": when, "effects": [{"do": "token"}]}]}
    assert company(goal).answer(0, []).asked(0) == "nothing-to-reveal"
