"""What easy bots make of their company goal (rules 4.2) and of transition eras (rules 5), from what their seat sees."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.games.project_mine.aims import Aim
from bot.games.project_mine.bots import EASY, Values
from bot.games.project_mine.cards import built_in
from bot.games.project_mine.entering import turn_brings
from bot.games.project_mine.search import HARD
from bot.games.project_mine.state import Goal
from bot.games.project_mine.view import MineView
from tests.games.project_mine.house import FILLER, Table, start
from tests.games.project_mine.scene import Scene

PACK = built_in()
BOARD = ("plan-takeover", "gold-coinage", "gold-vault", "iron-hammer", "ruby-vein", "sapphire-barter")


def aim_of(table: Table, goal: str) -> Aim:
    """The turn player's, holding a goal."""
    table.put(company=goal)
    return Aim(PACK, cast("MineView", table.match.view(table.seat)), table.seat, goal)


def wanted(table: Table, goal: str, card: str) -> float:
    """How much the turn player wants a card while it holds a goal."""
    table.put(company=goal)
    return Values(EASY, PACK, cast("MineView", table.match.view(table.seat)), table.seat).card(PACK[card])


def answer(table: Table) -> Any:
    """What the easy bot at the turn player's seat answers."""
    question = next_question(table.match, table.seat)
    assert question is not None
    return choose(table.match, table.seat, question, "easy", Stream.of("aims"))


@pytest.mark.parametrize(
    ("goal", "card"),
    [
        ("company-planner", "plan-field-crew"),
        ("company-luxury", "gold-bank"),
        ("company-full-set", "medium-iron"),
        ("company-big-firm", "plan-yard-sale"),
        ("company-fine-work", "emerald-spoil"),
        ("company-achiever", "passive-tripod"),
        ("company-open-hand", "gold-coinage"),
        ("company-second-leg", "large-ruby"),
        ("company-market-leader", "large-ruby"),
        ("company-runaway", "large-ruby"),
    ],
)
def test_h2_a_card_is_worth_more_to_whoever_has_a_goal_that_it_serves(goal: str, card: str) -> None:
    # Sales of the last era wants fewer cards, so that nothing serves it that is bought.
    assert wanted(start(FILLER), goal, card) > wanted(start(FILLER), "company-last-bell", card) + 0.1


def test_h2_of_five_colours_only_those_that_are_missing_are_sought() -> None:
    sets = ["small-ruby", "small-sapphire", "small-emerald", "small-gold"] * 3
    table = start(FILLER, hand=(FILLER, "small-iron"), deck=sets)
    aim = aim_of(table, "company-full-set")
    assert aim.gap == 2
    assert aim.getting(PACK["medium-iron"]) == 1
    assert aim.getting(PACK["medium-ruby"]) == 0


def test_h2_the_last_steps_are_worth_most() -> None:
    few = aim_of(start(FILLER, deck=["small-ruby"] * 12), "company-big-firm")
    many = aim_of(start(FILLER, deck=["small-ruby"] * 20), "company-big-firm")
    assert (few.gap, many.gap) == (11, 3)
    assert many.step > few.step > 0


def test_h2_what_is_met_asks_for_nothing_more() -> None:
    table = start(FILLER, deck=["small-ruby"] * 24)
    aim = aim_of(table, "company-big-firm")
    assert (aim.gap, aim.step, aim.chance) == (0, 0, 1)
    assert wanted(table, "company-big-firm", "medium-iron") == wanted(table, "company-achiever", "medium-iron")


def test_h2_what_is_out_of_reach_is_given_up() -> None:
    early = aim_of(start(FILLER), "company-luxury")
    late = aim_of(start(FILLER, board_era=6, board_round=4), "company-luxury")
    assert early.gap == late.gap == 4
    assert late.chance < 0.001
    assert late.step < early.step / 10
    late_wish = wanted(start(FILLER, board_era=6, board_round=4), "company-luxury", "gold-bank")
    assert late_wish == pytest.approx(
        wanted(start(FILLER, board_era=6, board_round=4), "company-open-hand", "gold-bank"), abs=0.2
    )


def test_h1_what_a_token_counts_is_played_and_bought_for_it() -> None:
    table = start("gold-coinage", resources={"gold": 3}, company="company-open-hand")
    aim = aim_of(table, "company-open-hand")
    assert aim.playing(PACK["gold-coinage"]) == 1
    assert aim.playing(PACK["gold-bank"]) == 0
    assert aim_of(table, "company-planner").getting(PACK["plan-budget"]) == 1


def test_h2_the_resource_that_the_goal_lacks_is_chosen() -> None:
    held = {"ruby": 18, "iron": 13, "gold": 4}
    table = start("plan-field-crew", resources=held, company="company-second-leg").answer(["plan-field-crew"])
    assert answer(table) == "iron"


def test_h2_of_several_goals_the_one_that_promises_most_is_chosen() -> None:
    table = Table()
    table.put(
        board_phase="choose",
        offered=["company-full-steam", "company-second-leg", "company-luxury"],
        company="",
        deck=[],
        hand=(),
    )
    view = cast("MineView", table.match.view(table.seat))
    offered = view.players[table.seat].company_offered
    promised = {goal: Aim(PACK, view, table.seat, goal).chance * PACK[goal].worth for goal in offered}
    assert max(promised, key=lambda goal: promised[goal]) == "company-second-leg"
    assert promised["company-full-steam"] < 2


def test_h2_a_goal_of_others_is_not_known() -> None:
    """The bot reads its own seat's view: another goal of the opponent changes none of its answers."""
    wishes = []
    for goal in ("company-runaway", "company-planner"):
        table = start(FILLER, other_company=goal, company="company-market-leader")
        wishes.append([wanted(table, "company-market-leader", card) for card in BOARD])
    assert wishes[0] == wishes[1]


def test_every_goal_of_the_house_can_be_measured() -> None:
    for goal in PACK.of_kind("company"):
        aim = aim_of(start(FILLER), goal.id)
        assert aim.gap > 0
        assert 0 < aim.chance < 1


# --- transition eras --------------------------------------------------------------------------------------------------


def at_the_end(deck: list[str], **zones: Any) -> Scene:
    """Seat 0 is asked whether it enters."""
    scene = Scene(2, PACK, first=0)
    for seat in range(2):
        scene.put(seat, deck=deck[5:], hand=deck[:5], discard=[])
    scene.table(era=6, last_round=1)
    while scene.board.phase == "era":
        scene.end_turn(scene.board.current)
    return scene.put(0, **zones)


def says(scene: Scene) -> Any:
    """The easy bot's answer at seat 0."""
    question = scene.question(0)
    return choose(scene.match, 0, question, "easy", Stream.of("enter"))


RICH = ["large-ruby"] * 12
FULL = dict.fromkeys(("ruby", "sapphire", "emerald", "iron", "gold"), 30)


def test_r2_a_transition_era_is_entered_where_it_brings_more_than_it_costs() -> None:
    near = {**FULL, "ruby": 13}
    scene = at_the_end(RICH, resources=near)
    # Four large mines are twelve rubies: from 2 points to 18, for two penalty points.
    assert says(scene) == "enter"
    scene.table(transition=9)
    assert says(scene) == "stop"


def test_r2_a_transition_era_that_brings_nothing_is_not_entered() -> None:
    assert says(at_the_end(RICH, resources=FULL)) == "stop"


def test_r2_a_company_goal_that_the_turn_would_meet_counts() -> None:
    deck = ["investment"] * 24
    scene = at_the_end(deck, resources=FULL, company="company-big-firm")
    assert says(scene) == "enter"
    scene.put(0, company="company-luxury")
    assert says(scene) == "stop"


def test_r3_a_bad_hand_is_given_back_and_a_good_one_kept() -> None:
    near = {**FULL, "ruby": 13}
    scene = at_the_end(RICH, resources=near)
    scene.answer(0, "enter").answer(1, "stop")
    assert says(scene) == "keep"
    scene.put(0, hand=[FILLER] * 5)
    assert says(scene) == "redraw"


def test_r2_what_a_turn_brings_is_reckoned_in_points_of_the_end() -> None:
    scene = at_the_end(RICH, resources={**FULL, "ruby": 13}, company="company-planner")
    view = cast("MineView", scene.match.view(0))
    values = Values(EASY, PACK, view, 0)
    assert turn_brings(values, Stream.of("brings")) == 16


def goal_of(table: Table, goal: str) -> Aim:
    """A public goal as the turn player stands to it."""
    return Aim(PACK, cast("MineView", table.match.view(table.seat)), table.seat, goal)


def test_g1_a_public_goal_is_nearer_with_its_tokens() -> None:
    offered = goal_of(start(FILLER), "active-gallery")
    begun = goal_of(start(FILLER, goals=[Goal("active-gallery", tokens=2)]), "active-gallery")
    assert (offered.gap, begun.gap) == (3, 1)
    assert begun.step > offered.step > 0


def test_g1_a_public_goal_that_comes_too_late_has_no_chance() -> None:
    early, late = (goal_of(start(FILLER, board_era=era, board_round=4), "active-samples") for era in (1, 6))
    assert early.chance > 0.9
    assert late.chance < 0.1


def test_g1_what_a_public_goal_waits_for_brings_it_nearer() -> None:
    table = start(FILLER, goals=["passive-drawing-room", "passive-twin-peaks"], resources={"ruby": 9, "iron": 6})
    assert goal_of(table, "passive-drawing-room").playing(PACK["plan-budget"]) == 1
    assert goal_of(table, "passive-drawing-room").playing(PACK["gold-bank"]) == 0
    peaks = goal_of(table, "passive-twin-peaks")
    assert (peaks.gap, peaks.piece("iron"), peaks.piece("ruby")) == (2, 1, 0)


def test_g1_only_whoever_seeks_public_goals_plays_for_them() -> None:
    table = start(FILLER, goals=["passive-drawing-room"], company="company-achiever")
    bare = start(FILLER, company="company-achiever")
    values = [
        Values(taste, PACK, cast("MineView", one.match.view(one.seat)), one.seat).effect(PACK["plan-budget"])
        for taste in (HARD, EASY)
        for one in (table, bare)
    ]
    assert values[0] > values[1]
    assert values[2] == values[3]
