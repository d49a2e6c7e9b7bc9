"""Transactions (rules 15): who may trade what with whom, and what others see of it."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.shapes import Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.economy import lingering
from bot.games.twilight_imperium.economy.transactions import ACCEPT, COUNTER, DECLINE, OFFER, SWAPS, can_trade
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.turns import Turn
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import NOBODY, State
from tests.games.twilight_imperium.board import Board


def at_a_turn(*, neighbours: bool = True) -> Match:
    """A match of three in the first turn; the active player has 2 goods and 3 commodities, the next one 4 goods.

    Args:
        neighbours: whether these two are.
    """
    stream = Stream.of("transactions")
    match = Match.new("twilight_imperium", 3, stream.seed_bytes(), {"factions": "pick_open", **LIGHT})
    while not isinstance(match.play.state.agenda[-1], Turn):
        move = next_move(match)
        assert move is not None
        # Guild Ships would make neighbours of everybody.
        choice = ("sol", "sardakk", "letnev")[move[0]] if move[1].topic.endswith("faction") else None
        match.answer(move[0], move[1].no, choice or match.sample(move[0], move[1].no, stream))
    state: State = match.play.board
    active, other = state.turn, (state.turn + 1) % 3
    state.players[active].goods, state.players[active].commodities = 2, 3
    state.players[other].goods, state.players[other].commodities = 4, 0
    if neighbours:
        state.systems[state.players[other].home].units[active] = {"cruiser": 1}
    return Match.load(match.save())


def asked(match: Match, seat: int, slot: str) -> Question | None:
    """A standing question of a seat."""
    return next((question for question in match.asked(seat) if question.slot.startswith(slot)), None)


def offer(match: Match, seat: int, answer: dict[str, object]) -> None:
    """A seat offers something."""
    question = asked(match, seat, OFFER)
    assert question is not None
    match.answer(seat, question.no, {"until": "turn", **answer})


def reply(match: Match, seat: int, answer: str, **more: object) -> None:
    """A seat answers the offer that it has."""
    question = asked(match, seat, "reply:")
    assert question is not None
    match.answer(seat, question.no, {"reply": answer, **more})


def act(match: Match) -> None:
    """The active player uses a strategy card, and everybody goes on as time would until the next turn."""
    active = match.play.board.turn
    question = next(one for one in match.asked(active) if one.blocking)
    card = next(one.id for one in question.shape.shape.options if one.id.startswith("c:"))  # type: ignore[union-attr]
    match.answer(active, question.no, {"action": card})
    while not isinstance(match.play.state.agenda[-1], Turn):
        move = next_move(match)
        assert move is not None
        match.answer(move[0], move[1].no, move[1].default)


def test_TX1_only_neighbours_trade_and_one_of_them_is_the_active_player() -> None:
    match = at_a_turn(neighbours=False)
    active = match.play.board.turn
    with pytest.raises(IllegalAnswer):
        offer(match, active, {"partner": f"seat-{(active + 1) % 3}", "give": {"goods": 1}, "take": {}})
    match = at_a_turn()
    assert can_trade(match.play, active, (active + 1) % 3)
    assert not can_trade(match.play, (active + 1) % 3, (active + 2) % 3)


def test_TX5_commodities_become_trade_goods() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    answer = {"partner": f"seat-{other}", "give": {"commodities": 3}, "take": {"goods": 2}}
    offer(match, active, answer)
    reply(match, other, ACCEPT)
    ours, theirs = match.play.board.players[active], match.play.board.players[other]
    assert (ours.goods, ours.commodities) == (4, 0)
    assert (theirs.goods, theirs.commodities) == (5, 0)


def test_TX1_a_pair_trades_once_a_turn() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    offer(match, other, {"partner": f"seat-{active}", "give": {"goods": 1}, "take": {}})
    reply(match, active, ACCEPT)
    assert match.play.board.traded == [(min(active, other), max(active, other))]
    with pytest.raises(IllegalAnswer):
        offer(match, other, {"partner": f"seat-{active}", "give": {"goods": 1}, "take": {}})


def test_TX8_an_offer_lapses_when_what_is_in_it_is_gone_and_can_be_declined() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 2}, "take": {}})
    reply(match, other, DECLINE)
    assert match.play.state.proposals == []
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 2}, "take": {}})
    match.play.board.players[active].goods = 1
    match = Match.load(match.save())
    move = next_move(match)
    assert move is not None
    card = next(option.id for option in move[1].shape.shape.options if option.id.startswith("c:"))  # type: ignore[union-attr]
    match.answer(move[0], move[1].no, {"action": card})
    assert match.play.state.proposals == []


def test_TX2_an_offer_holds_something_that_is_there() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    match.questions()  # numbers are given when somebody looks
    before = match.save()
    for give in ({}, {"goods": 3}):
        with pytest.raises(IllegalAnswer):
            offer(match, active, {"partner": f"seat-{other}", "give": give, "take": {}})
    assert match.save() == before


def test_TX9_an_offer_is_known_to_its_two_parties_alone() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other, third = (active + 1) % 3, (active + 2) % 3
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}})
    (event,) = match.entry.events
    assert event.seen(active) is not None
    assert event.seen(other) is not None
    assert event.seen(third) is None
    assert event.seen(None) is None
    assert asked(match, third, "reply:") is None


def test_an_offer_is_answered_by_another() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    offer(match, active, {"partner": f"seat-{other}", "give": {"commodities": 3}, "take": {"goods": 4}})
    question = asked(match, other, "reply:")
    assert question is not None
    field = match.narrow(other, question.no, {"reply": COUNTER})
    assert field is not None
    assert field.start == {"goods": 4}, "it begins as it was offered"
    reply(match, other, COUNTER, give={"goods": 2}, take={"commodities": 3}, until="turn")
    assert asked(match, other, "reply:") is None
    reply(match, active, ACCEPT)
    players = match.play.board.players
    assert [(players[seat].goods, players[seat].commodities) for seat in (active, other)] == [(4, 0), (5, 0)]


def test_an_offer_can_be_taken_back_by_its_owner_alone() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}})
    assert asked(match, other, "withdraw:") is None
    mine = asked(match, active, "withdraw:")
    assert mine is not None
    match.answer(active, mine.no, "withdraw")
    assert match.play.state.proposals == []
    assert asked(match, other, "reply:") is None


def test_TX4_a_standing_offer_is_executed_at_the_first_legal_moment() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other, third = (active + 1) % 3, (active + 2) % 3
    state: State = match.play.board
    state.systems[state.players[third].home].units[other] = {"cruiser": 1}
    state.players[third].goods = 1
    match = Match.load(match.save())
    answer = {"partner": f"seat-{third}", "give": {"goods": 2}, "take": {}, "until": "kept"}
    offer(match, other, answer)
    reply(match, third, ACCEPT)
    assert match.play.board.players[other].goods == 4, "neither is the active player"
    (told,) = match.entry.events
    assert told.seen(active) is None
    assert told.seen(other) is not None
    while match.play.board.turn == active:
        act(match)
    assert match.play.board.traded == [(min(other, third), max(other, third))]
    assert match.play.state.proposals == []


def test_TX8_a_standing_offer_ends_with_its_round() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    for until, left in (("round", 0), ("next", 1), ("kept", 1)):
        trial = match.copy()
        offer(trial, active, {"partner": f"seat-{other}", "give": {"goods": 2}, "take": {}, "until": until})
        trial.play.board.round += 1
        trial.play.lapse()
        assert len(trial.play.state.proposals) == left, until
        trial.play.board.round += 1
        trial.play.lapse()
        assert len(trial.play.state.proposals) == (until == "kept")


def test_EL2_TX8_what_was_offered_to_somebody_who_is_out_lapses_in_the_same_turn() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    match.play.board.players[active].faction = "hacan"  # Guild Ships: no neighbour is needed
    match = Match.load(match.save())
    offer(match, active, {"partner": f"seat-{other}", "give": {"goods": 1}, "take": {}})
    state: State = match.play.board
    for world in state.planets.values():
        world.units.pop(other, None)
        world.controller = NOBODY if world.controller == other else world.controller
    for system in state.systems.values():
        system.units.pop(other, None)
    check_elimination(match.play, other)
    match.play.lapse()
    again = Match.load(match.save())  # a second action of the same turn
    assert state.players[other].eliminated
    assert asked(again, active, "withdraw:") is None


def test_equal_swaps_of_commodities_are_accepted_by_order_and_nothing_else_is() -> None:
    match = at_a_turn()
    active = match.play.board.turn
    other = (active + 1) % 3
    match.play.board.players[other].commodities = 3
    match = Match.load(match.save())
    question = asked(match, other, SWAPS)
    assert question is not None
    match.answer(other, question.no, [f"seat-{active}"])
    assert match.entry.order
    question = asked(match, other, SWAPS)
    assert question is not None
    assert question.given == [f"seat-{active}"]
    for give, take, done in (
        ({"goods": 2}, {}, False),
        ({"commodities": 3}, {"commodities": 2}, False),
        ({"goods": 1}, {"goods": 1}, False),
        ({"commodities": 2}, {"commodities": 2}, True),
    ):
        trial = match.copy()
        offer(trial, active, {"partner": f"seat-{other}", "give": give, "take": take})
        assert bool(trial.play.board.traded) == done, (give, take)


def test_32_nobody_believes_in_what_others_have_agreed() -> None:
    board = Board("hacan", "letnev", "sol")
    board[0].commodities = board[1].commodities = 2
    content = {"give": {"commodities": 1}, "take": {"commodities": 1}, "until": 9, "agreed": True}
    board.play.propose(0, (1,), content)
    for seat, offers in ((0, 1), (1, 1), (2, 0)):
        twin = board.match.resample(seat, Stream.of("worlds", str(seat)))
        assert len(twin.play.state.proposals) == offers


def test_32_what_was_agreed_in_secret_bars_undo_when_it_is_carried_out() -> None:
    board = Board("hacan", "letnev", "sol")
    board[0].commodities = board[1].commodities = 2
    board.put(board[0].home, 1, cruiser=1)
    content = {"give": {"commodities": 1}, "take": {"commodities": 1}, "until": 9, "agreed": True}
    board.play.propose(0, (1,), content)
    board.begin(opens("TN_START", seat=0), Turn(0))
    assert (board[0].goods, board[1].goods) == (1, 1)
    assert [event.reveals for event in board.events if event.key == "core-gathered"] == [True]


# --- after the action -----------------------------------------------------------------------------------------------


def trader(**more: str) -> Board:
    """Seat 0 has Trade, and seat 1 as its neighbour; it has said that its turn waits."""
    board = Board("sol", "letnev", "hacan", options=more)
    board[0].cards, board[1].cards, board[2].cards = {5: True, 1: True}, {2: True}, {3: True}
    board.state.common = {}
    return board.put(board[1].home, 0, destroyer=1).begin()


def waiting(board: Board, answer: str = lingering.STAY) -> Board:
    """The active player says so, or that it does not."""
    question = asked(board.match, 0, lingering.SLOT)
    assert question is not None
    board.match.answer(0, question.no, answer)
    return board


def test_TX4_TX8_the_active_player_may_wait_after_the_action_to_trade() -> None:
    board = waiting(trader()).do({"action": "c:5"}, 0)
    board.do([], 0)
    while board.topic == "secondary":
        board.do({"what": "decline"})
    assert (board.topic, board.awaited) == ("linger", [0])
    assert asked(board.match, 1, lingering.SLOT) is None
    board[1].goods = 2
    board.reload()
    offer(board.match, 0, {"partner": "seat-1", "give": {"commodities": 2}, "take": {"goods": 2}})
    reply(board.match, 1, ACCEPT)
    assert (board[0].goods, board[0].commodities, board[1].goods) == (5, 2, 2), "what has come by that very action"
    board.do("end", 0)
    assert (board.topic, board.state.turn) == ("turn", 1)
    assert not board.play.orders(0), "for one turn"


@pytest.mark.parametrize("said", ["nothing", lingering.GO])
def test_TX8_else_the_turn_ends_with_the_action(said: str) -> None:
    board = trader()
    if said == lingering.GO:
        waiting(waiting(board), said)
    board.do({"action": "c:5"}, 0).do([], 0)
    while board.topic == "secondary":
        board.do({"what": "decline"})
    assert board.state.turn == 1


def test_TU6_a_turn_that_was_ended_does_not_wait() -> None:
    board = Board("sol", "xxcha", "letnev").learn(1, "nullification_field").put("104", 1, cruiser=1)
    waiting(board.put("207", 0, cruiser=1).begin()).activate("104", {"207:cruiser": 1})
    board.do("yes", 1)
    assert board.state.turn == 1


def test_32_whether_somebody_will_wait_nobody_else_knows() -> None:
    board = waiting(trader())
    assert not board.match.resample(1, Stream.of("linger")).play.orders(0)
    assert board.match.resample(0, Stream.of("linger")).play.orders(0)
