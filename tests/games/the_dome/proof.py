"""What `make prove` measures of THE DOME. The balance of its cards has its own report: `tests/balance_dome.py`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from bot.core.bots import choose
from bot.core.match import Match
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.games.the_dome.responses import ASK, ORDERS, TRAPS
from bot.games.the_dome.state import State
from tests.prove import HAND_OVERS, Proof, Run

MOST: Mapping[str, float] = {ORDERS: 2.0, ASK: 2.5}
"""Hand-overs that a turn may have, by the option of traps. Under `orders` one, the leaks (the leaking player chooses
what to keep, then the turn goes on: two) and other real choices."""


WITHOUT = "easy without Controls"
"""The easy bot that never sets a Control: what it is beaten by, Controls are worth."""


def without_controls(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """The easy bot's answer when no Control can be set."""
    shape = question.shape
    if question.slot == "turn" and isinstance(shape, Pick):
        left = tuple([option for option in shape.options if not option.id.startswith("set:")])
        question = structs.replace(question, shape=structs.replace(shape, options=left))
    return choose(match, seat, question, "easy", stream)


def strength(level: str, other: str, games: int, least: float) -> Run:
    """A duel of two levels."""
    return Run(f"{level}-{other} 2", "strength", 2, games, (level, other), {TRAPS: ORDERS}, (level, least))


def alone(level: str, other: str, seats: int, games: int, least: float, boss: bool) -> Run:
    """A Mastermind of one level against allies of another: of the two `level` is measured, as Mastermind or as ally."""
    levels = (level, *(other,) * (seats - 1)) if boss else (other, *(level,) * (seats - 1))
    name = f"{level} {'mastermind' if boss else 'allies'}-{other} {seats}"
    return Run(name, "strength", seats, games, levels, {TRAPS: ORDERS}, (level, least), first=True)


def observe(match: Match) -> Mapping[str, float]:
    """Course and end of one game."""
    state: State = match.play.board
    return {
        "turns of a seat": sum(player.turns for player in state.players) / state.seats,
        "system cards cracked": state.cracked,
        "leaks of a seat": sum(player.leaks for player in state.players) / state.seats,
        "ended by an empty deck %": float(state.reason == "draw"),
    }


def turns(match: Match) -> int:
    """Turns taken by all seats."""
    state: State = match.play.board
    return state.turn


def whose(match: Match) -> int:
    """The seat whose turn it is."""
    state: State = match.play.board
    return state.current


def began(match: Match) -> int:
    """The seat that began."""
    state: State = match.play.board
    return state.first


THE_DOME_PROOF = Proof(
    game="the_dome",
    runs=(
        strength("easy", "random", 200, 0.95),
        strength("easy", WITHOUT, 800, 0.55),
        strength("hard", "easy", 200, 0.85),
        alone("hard", "easy", 3, 100, 0.6, boss=True),
        alone("hard", "easy", 4, 100, 0.6, boss=True),
        *(alone("hard", "easy", seats, 100, 0.6, boss=False) for seats in (3, 4)),
        *(
            Run(f"hand-overs {traps}", "balance", 2, 200, ("easy",), {TRAPS: traps}, most=(HAND_OVERS, MOST[traps]))
            for traps in (ORDERS, ASK)
        ),
        *(Run(f"mastermind {seats}", "balance", seats, 200, ("easy",), {TRAPS: ORDERS}) for seats in (3, 4)),
        *(
            Run(f"random {seats} {traps}", "selfplay", seats, 500, ("random",), {TRAPS: traps})
            for seats in (2, 3, 4)
            for traps in (ORDERS, ASK)
        ),
    ),
    observe=observe,
    turns=turns,
    whose=whose,
    began=began,
    players={WITHOUT: without_controls},
)
