"""What `make prove` measures of Project MINE. The balance of its cards has its own report: `tests/balance_mine.py`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.match import Match
from bot.games.project_mine.game import LENGTH
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.scoring import account
from bot.games.project_mine.state import FULL, SHORT, State
from tests.prove import HAND_OVERS, Proof, Run

MOST = 1.15
"""Hand-overs between seats that a turn may have."""


def strength(level: str, other: str, seats: int, games: int, least: float) -> Run:
    """One seat of a level against all others of another."""
    levels = (level, *(other,) * (seats - 1))
    return Run(f"{level}-{other} {seats}", "strength", seats, games, levels, {LENGTH: FULL}, (level, least))


def observe(match: Match) -> Mapping[str, float]:
    """Course and end of one game, and where a seat's points came from."""
    state: State = match.play.board
    accounts = [account(pack_of(match.play), state, seat) for seat in range(state.seats)]
    seats = state.seats
    return {
        "turns of a seat": sum(player.turns for player in state.players) / seats,
        "transition eras entered": state.transition - 1,
        "public goals of a seat": sum(len(player.goals) for player in state.players) / seats,
        "flipped goals of a seat": sum(one.flipped for one in accounts) / seats,
        "cards of a seat": sum(len(player.owned) for player in state.players) / seats,
        "company goals achieved %": sum(one.company > 0 for one in accounts) / seats,
        "points: company goal": sum(one.company for one in accounts) / seats,
        "points: public goals": sum(one.goals for one in accounts) / seats,
        "points: deck": sum(one.deck for one in accounts) / seats,
        "points: resources": sum(one.resources for one in accounts) / seats,
        "points: penalty": -sum(one.penalty for one in accounts) / seats,
    }


def turns(match: Match) -> int:
    """Turns taken by all seats."""
    state: State = match.play.board
    return state.turns


PROJECT_MINE_PROOF = Proof(
    game="project_mine",
    runs=(
        strength("easy", "random", 2, 200, 0.95),
        strength("hard", "easy", 2, 200, 0.9),
        *(
            Run(f"balance {seats}", "balance", seats, 200, ("easy",), {LENGTH: FULL}, most=(HAND_OVERS, MOST))
            for seats in (2, 3, 4)
        ),
        *(Run(f"random {seats}", "selfplay", seats, 1000, ("random",), {LENGTH: FULL}) for seats in (2, 3, 4)),
        *(Run(f"random {seats} short", "selfplay", seats, 200, ("random",), {LENGTH: SHORT}) for seats in (2, 3, 4)),
    ),
    observe=observe,
    turns=turns,
)
