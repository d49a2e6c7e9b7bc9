"""Setup (rules 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.play import FIRST
from bot.games.project_mine.eras import ChooseCompany
from bot.games.project_mine.keywords import Keywords, pack_of
from bot.games.project_mine.state import State

if TYPE_CHECKING:
    from bot.core.play import Play

DEAR: Final = 6
"""S3: cards of this cost or more leave the board at the beginning."""
COMPANIES: Final = 3
"""S5: company goals to choose from."""


def set_up(play: Play[State]) -> None:
    """S1-S8."""
    state, pack = play.board, pack_of(play)
    play.state.pack = pack.sha
    state.pile = [card.id for card in pack.of_kind("resource", "plan") for _ in range(card.copies)]
    play.shuffle("market", state.pile)
    state.goal_pile = [card.id for card in pack.of_kind("active", "passive") for _ in range(card.copies)]
    play.shuffle("goals", state.goal_pile)
    state.basic = {c.id: c.copies for c in pack.of_kind("basic") if c.role in ("medium", "large")}
    keywords = Keywords(play)
    keywords.refill()
    keywords.refill(goals=True)
    discard_dear(keywords)
    companies = [card.id for card in pack.of_kind("company") for _ in range(card.copies)]
    play.shuffle("company", companies)
    for player in state.players:
        player.offered = [companies.pop() for _ in range(COMPANIES)]
    state.first = first_player(play)
    play.tell("project_mine-event-began", first_seat=state.first)
    play.push(ChooseCompany(list(range(state.seats))))


def discard_dear(keywords: Keywords) -> None:
    """S3, Q1: market cards and goals of cost 6 or more are discarded once and the board is refilled."""
    state, pack = keywords.state, keywords.pack
    for board, spent, goals in (
        (state.market, state.market_discard, False),
        (state.goals, state.goal_discard, True),
    ):
        dear = [card for card in board if pack[card].cost >= DEAR]
        if dear:
            board[:] = [card for card in board if pack[card].cost < DEAR]
            spent.extend(dear)
            keywords.play.tell("project_mine-event-too-dear", cards=dear)
            keywords.refill(goals)


def first_player(play: Play[State]) -> int:
    """S8, Q20: two dice each, the highest sum begins, ties roll again among themselves; a rematch names the seat."""
    named: Any = play.state.options.get(FIRST, "")
    if named.isdecimal() and int(named) < play.seats:
        return int(named)
    among = list(range(play.seats))
    while True:
        sums = [sum(play.roll("first", 2, 6)) for _ in among]
        if not play.board.dice:
            play.board.dice = list(sums)
        for seat, total in zip(among, sums, strict=True):
            play.tell("project_mine-event-dice", seat=seat, total=total)
        best = max(sums)
        among = [seat for seat, total in zip(among, sums, strict=True) if total == best]
        if len(among) == 1:
            return among[0]
