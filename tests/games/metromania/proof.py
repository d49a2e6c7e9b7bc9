"""What `make prove` measures of Metromania."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.match import Match
from bot.games.metromania.game import VARIANT
from bot.games.metromania.scoring import FINAL, score, standing_of
from bot.games.metromania.state import State
from tests.games.metromania.opponents import rollouts, whole_digs
from tests.prove import Proof, Run

TABLES = ((2, "open"), (3, "open"), (4, "open"), (3, "hidden"), (4, "hidden"), (3, "fixed"), (4, "fixed"))


def strength(level: str, other: str, seats: int, variant: str, games: int, least: float) -> Run:
    """One seat of a level against all others of another."""
    name = f"{level}-{other} {seats} {variant}"
    levels = (level, *(other,) * (seats - 1))
    return Run(name, "strength", seats, games, levels, {VARIANT: variant}, (level, least))


def observe(match: Match) -> Mapping[str, float]:
    """Course and end of one game, and where a seat's points came from."""
    state: State = match.play.board
    result = score(standing_of(state))
    seats = state.seats
    made = {trip.name: trip.network.minutes for trip in result.trips if trip.network is not None}
    lettered = [minutes for name, minutes in made.items() if name != FINAL]
    return {
        "turns of a seat": sum(state.turns) / seats,
        "ended by both lines finished %": state.closing == "both",
        "ended by closed lines %": state.closing == "lines",
        "ended by the last station %": state.closing == "stations",
        "finished lines of a seat": sum(account.finished for account in result.accounts) / seats,
        "tunnels of a seat": sum(account.tunnels for account in result.accounts) / seats,
        "stations": len(state.stations),
        "markers left in hands": sum(map(len, state.hands)),
        "lettered trips made, of 6": len(lettered),
        "final test made %": FINAL in made,
        "minutes of a lettered trip": sum(lettered) / max(1, len(lettered)),
        "points: lines": sum(account.line_points for account in result.accounts) / seats,
        "points: networks": sum(account.network for account in result.accounts) / seats,
        "points: endpoints": sum(account.endpoints for account in result.accounts) / seats,
        "points: blame": sum(account.blame for account in result.accounts) / seats,
        "points: final test": sum(account.final for account in result.accounts) / seats,
    }


METROMANIA_PROOF = Proof(
    game="metromania",
    runs=(
        strength("easy", "random", 2, "open", 200, 0.9),
        strength("hard", "easy", 2, "open", 200, 0.95),
        strength("hard", "rollouts", 2, "open", 100, 0.85),
        strength("hard", "digs", 2, "open", 100, 0.6),
        strength("easy", "random", 3, "open", 200, 0.8),
        strength("easy", "random", 4, "hidden", 200, 0.8),
        strength("hard", "easy", 3, "open", 100, 0.5),
        strength("hard", "easy", 4, "hidden", 100, 0.45),
        *(
            Run(f"balance {seats} {variant}", "balance", seats, 400, ("easy",), {VARIANT: variant})
            for seats, variant in TABLES
        ),
        *(
            Run(f"random {seats} {variant}", "selfplay", seats, 1000, ("random",), {VARIANT: variant})
            for seats, variant in TABLES
        ),
    ),
    observe=observe,
    players={"rollouts": rollouts, "digs": whole_digs},
)
