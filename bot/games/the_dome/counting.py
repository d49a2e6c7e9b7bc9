"""Numbers and conditions of cards; all of them are public."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.games.the_dome.state import HOME, NOBODY, SYSTEM, State
from bot.games.the_dome.verbs import Cond, Count, Number

if TYPE_CHECKING:
    from bot.core.play import Play


class Context(NamedTuple):
    """Who acts, who caused the event, its amount, and what the line before did."""

    seat: int
    actor: int = NOBODY
    amount: int = 0
    last: int = 0


def number(play: Play[State], n: Number, at: Context) -> int:
    """A number of a card, now; a fixed one may be negative, a counted one not."""
    return n if isinstance(n, int) else count(play, n, at)


def count(play: Play[State], n: Count, at: Context) -> int:
    """`floor(times * value / per) + plus`, cut to `at_most`, never under 0."""
    state = play.board
    if n.of == "me":
        value = _value(state, n, at.seat, at)
    elif n.of == "actor":
        value = _value(state, n, at.actor, at) if at.actor != NOBODY else 0
    else:
        value = max(_value(state, n, seat, at) for seat in state.opponents(at.seat))
    result = n.times * value // n.per + n.plus
    return max(0, result if n.at_most is None else min(result, n.at_most))


def _value(state: State, n: Count, seat: int, at: Context) -> int:
    player = state.players[seat]
    match n.count:
        case "pool":
            return len(player.pool(n.colour))
        case "pools":
            return sum(map(len, player.pools))
        case "void":
            return len(player.void)
        case "deck":
            return len(player.deck)
        case "hand":
            return len(player.hand)
        case "programs":
            return len(player.programs)
        case "system":
            return sum(program.owner == SYSTEM for program in player.programs)
        case "ready":
            return sum(program.ready for program in player.programs)
        case "controls":
            return len(player.controls)
        case "layer":
            return player.layer
        case "leaks":
            return player.leaks
        case "markers":
            return sum(marker.on != HOME for marker in player.markers)
        case "amount":
            return at.amount
        case "last":
            return at.last
        case "ap":
            return player.ap
        case "energy":
            return state.energy
        case "down":
            return sum(other.down for other in state.players)
        case "installed":
            return player.installed
        case "seats":
            return state.seats


def holds(play: Play[State], cond: Cond, at: Context) -> bool:
    """Whether a condition holds."""
    if cond.all:
        return all(holds(play, one, at) for one in cond.all)
    if cond.any:
        return any(holds(play, one, at) for one in cond.any)
    if cond.is_ is None:
        return True
    value = count(play, cond.is_, at)
    return (cond.min is None or value >= cond.min) and (cond.max is None or value <= cond.max)
