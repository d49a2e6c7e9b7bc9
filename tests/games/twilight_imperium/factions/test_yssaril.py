"""The Yssaril Tribes (rules 28.16, 24, 27.1, AC1, AC7)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.twilight_imperium.components.strategy_cards.politics import CARDS
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.flow.hand import DrawCards, HandLimit, StatusDraw
from bot.games.twilight_imperium.flow.permits import permits
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.queries import NO_LIMIT, hand_limit, may_play, may_use
from bot.games.twilight_imperium.politics.council import Council, Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table, targets


def test_S7_what_the_yssaril_begin_with() -> None:
    faction = FACTIONS["yssaril"]
    assert faction.units == {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 5, "pds": 1, "space_dock": 1}
    assert (faction.technologies, faction.home, faction.commodities) == (("neural_motivator",), 15, 3)


def test_28_stall_tactics_is_an_action_that_discards_a_card_of_ones_choice() -> None:
    board = hold(table("yssaril"), 0, "plague", "spy")
    assert set(targets(board, "stall_tactics")) == {"plague", "spy"}
    play(board, "stall_tactics", "spy")
    assert (board[0].hand, board.state.discards) == (["plague"], ["spy"])
    assert board.awaited != [0], "it was the action of the turn"


def test_28_stall_tactics_needs_a_card() -> None:
    assert "d:stall_tactics" not in table("yssaril").begin().offered(0)
    assert "d:stall_tactics" not in hold(table("sol"), 0, "spy").begin().offered(0)


def drawing(board: Board, count: int) -> Board:
    """Seat 0 draws."""
    return board.begin(DrawCards(0, count))


def test_28_AC1_scheming_draws_one_more_for_each_instruction_and_discards_one_of_the_hand() -> None:
    board = drawing(hold(table("yssaril"), 0, "plague"), CARDS)
    assert len(board[0].hand) == 1 + CARDS + 1
    assert (board.topic, board.awaited) == ("scheming", [0])
    assert "plague" in board.offered(), "any card of the hand, not only one that was drawn"
    board.do("plague")
    assert "plague" not in board[0].hand
    assert board.state.discards == ["plague"]
    assert board.topic == "turn"


def test_28_scheming_is_of_the_yssaril_alone() -> None:
    board = drawing(table("sol", "yssaril"), 2)
    assert len(board[0].hand) == 2
    assert board.topic == "turn"


def test_28_scheming_with_neural_motivator_in_the_status_phase_and_once_for_the_instruction() -> None:
    board = table("yssaril", "letnev").begin(StatusDraw())
    assert len(board[0].hand) == 3, "two by Neural Motivator, one by Scheming"
    assert len(board[1].hand) == 0, "the others draw when the card is gone"
    board.do(board[0].hand[0], 0)
    assert (len(board[0].hand), len(board[1].hand)) == (2, 1)


def test_28_GR2_without_the_additional_card_nothing_is_discarded() -> None:
    board = table("yssaril")
    board.state.actions, rest = board.state.actions[:2], board.state.actions[2:]
    board.state.copies = {id: board.state.actions.count(id) for id in board.state.actions}
    assert rest
    drawing(board, 2)
    assert len(board[0].hand) == 2
    assert board.topic == "turn"


def test_28_crafty_no_limit_and_no_law_brings_one_back() -> None:
    board = table("yssaril", "sol")
    for seat in (0, 1):
        hold(board, seat, *board.state.actions[:8])
    board.state.council = Council([], laws={"executive_sanctions": Law()})
    board.begin(HandLimit([0, 1]))
    assert (hand_limit(board.play, 0), hand_limit(board.play, 1)) == (NO_LIMIT, 3)
    assert board.awaited == [1], "the Yssaril keep all eight"


# --- technologies -------------------------------------------------------------------------------------------------


def looking() -> Board:
    """The Yssaril look into the hand of Letnev."""
    board = table("yssaril", "letnev", "hacan").learn(0, "mageon_implants")
    hold(board, 1, "plague", "spy", "sabotage", "sabotage")
    return play(board, "mageon_implants")


def test_24_mageon_implants_looks_at_a_hand_and_takes_a_card() -> None:
    board = looking()
    assert (board.topic, board.awaited, board.offered()) == ("mageon", [0], ["plague", "spy", "sabotage"])
    assert board[0].technologies["mageon_implants"] is False, "exhausted"
    board.do("spy")
    assert (board[0].hand, board[1].hand) == (["spy"], ["plague", "sabotage", "sabotage"])
    assert board.topic == "turn", "it was no draw: Scheming has no part in it"


def test_24_mageon_implants_needs_a_hand_to_look_at_and_is_exhausted() -> None:
    board = hold(table("yssaril", "letnev", "hacan"), 2, "spy").learn(0, "mageon_implants")
    assert "d:mageon_implants" in board.begin().offered(0), "of the only one who has cards nothing is asked"
    hold(board, 1, "plague").reload()
    assert targets(board, "mageon_implants") == ["seat-1", "seat-2"]
    board[0].technologies["mageon_implants"] = False
    assert "d:mageon_implants" not in board.reload().offered(0)


def test_32_what_mageon_implants_shows_both_see_and_nobody_else() -> None:
    board = looking()
    taken = next(event for event in board.events if event.key.endswith("hand-seen"))
    assert taken.seen_by == (0, 1)
    assert taken.public_args == {"seat": 0, "target_seat": 1}
    board.do("spy")
    taken = next(event for event in board.events if event.key.endswith("card-taken"))
    assert taken.seen_by == (0, 1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_32_what_a_seat_may_believe_while_a_hand_is_looked_at(seat: int | None) -> None:
    board = looking()
    hold(board, 2, *board.state.actions[:5])
    match = Match.load(board.match.save())
    hands: set[tuple[str, ...]] = set()
    for number in range(12):
        believed = match.resample(seat, Stream.of("belief", number))
        state = believed.play.board
        hands.add(tuple(sorted(state.players[1].hand)))
        asked = believed.asked(0)[0].shape
        assert isinstance(asked, Pick)
        assert {one.id for one in asked.options} == set(state.players[1].hand)
        assert believed.play.game.rules.violations(believed.play) == []
    assert (hands == {("plague", "sabotage", "sabotage", "spy")}) == (seat in (0, 1))


def test_AC7_transparasteel_plating_keeps_passed_players_from_their_cards_in_yssaril_turns() -> None:
    board = hold(table("yssaril", "sol", "letnev"), 0, "plague").learn(0, "transparasteel_plating")
    hold(board, 1, "sabotage")
    hold(board, 2, "sabotage")
    board.put("arc_prime", 2, infantry=1)
    board[1].passed = True
    board.begin()
    assert (may_play(board.play, 0), may_play(board.play, 1), may_play(board.play, 2)) == (True, False, True)
    play(board, "plague", "arc_prime")
    call = board.match.call()
    assert call is not None
    assert call.seats == (2,), "who has passed is not asked"


def test_AC7_without_it_or_in_turns_of_others_passed_players_play() -> None:
    board = table("sol", "yssaril", "letnev").learn(1, "transparasteel_plating").begin()
    board[2].passed = True
    assert may_play(board.reload().play, 2), "Sol's turn"
    board = table("yssaril", "sol", "letnev").begin()
    board[1].passed = True
    assert may_play(board.reload().play, 1)


def test_24_transparasteel_plating_leaves_passed_players_their_abilities_and_technologies() -> None:
    board = Board("yssaril", "naalu", "xxcha").learn(0, "transparasteel_plating").learn(2, "nullification_field")
    board.put("104", 1, cruiser=1).put("207", 0, cruiser=2)
    board[1].passed = board[2].passed = True
    board.begin()
    assert not may_play(board.play, 1)
    assert may_use(board.play, 1, "foresight", 0)
    assert may_use(board.play, 2, "nullification_field", 0)
    board.activate("104", {"207:cruiser": 2})
    assert (board.topic, board.awaited) == ("foresight", [1])


# --- flagship -----------------------------------------------------------------------------------------------------


def test_27_y_sia_y_ssrila_passes_systems_with_ships_of_others_with_its_cargo_and_nothing_else_does() -> None:
    board = Board("yssaril", "sol", at_104=20).put("310", 0, flagship=1, cruiser=1).put("retillion", 0, infantry=2)
    for at in ("207", "206", "208", "311", "309"):
        if at in board.state.systems:
            board.put(at, 1, destroyer=1)
    board.begin()
    assert permits(board.play, 0, "flagship").through_ships
    assert not permits(board.play, 0, "cruiser").through_ships
    assert list(stacks(board.play, 0, "104")) == ["310:flagship"]
    board.activate("104", {"310:flagship": 1}, {"retillion:infantry": 2})
    assert board.at("104", 0) == {"flagship": 1, "infantry": 2}


def test_27_figures_of_y_sia_y_ssrila() -> None:
    ship = figures(Board("yssaril").state, 0, "flagship")
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 5, 2, 2, 3, True)
