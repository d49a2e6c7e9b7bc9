"""Tables that the modules beside this one fill, and what is common to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Option, Question
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.blocks import DEEDS, Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match

Worth = Callable[[Galaxy, int, Option], float]

WORTH: Final[dict[str, Worth]] = {}
"""Component action -> what it brings with what one of its options names, its price taken off; in resources."""
CHOOSERS: Final[dict[str, Callable[[Match, int, Question], Answer]]] = {}
"""Question by its slot, without the name of the game -> who answers it; None leaves it to its default."""
ANSWERS: Final[dict[str, Callable[[Match, int, Question], str]]] = {}
"""Ability that is used in a call -> the option that uses it, `PASS` for none."""
LEARNED: Final[dict[str, float]] = {}
"""Faction technology -> what it does for a player who has no objective in mind."""

STAYING: Final[dict[str, Callable[[Galaxy, int, str], int]]] = {}
"""Faction -> infantry that is worth more on a planet than on its way."""

STRATEGY_TOKEN: Final = 1.2
"""What a strategy token is worth that no card of this round asks for any more."""
WANTED: Final = 2.5
"""What one is worth that a card may still ask for."""


def deeds(play: Galaxy, seat: int, ids: list[str]) -> list[tuple[float, dict[str, Answer]]]:
    """Component actions that could be done now, each with its best target and what that promises.

    Args:
        play: the match.
        seat: whose turn it is.
        ids: of components that can be used.
    """
    return best_of(play, seat, [id for id in ids if id not in play.board.copies], WORTH)


def best_of(
    play: Galaxy, seat: int, ids: list[str], worth: Mapping[str, Worth]
) -> list[tuple[float, dict[str, Answer]]]:
    """Each of these components that something is known of, with its best target and what that is worth."""
    found: list[tuple[float, dict[str, Answer]]] = []
    for id in ids:
        targets = DEEDS[id].targets(play, seat) if id in worth else None
        if targets is None:
            continue
        best = max(targets.options, key=lambda option: worth[id](play, seat, option))
        answer: dict[str, Answer] = {"action": f"d:{id}"}
        if len(targets.options) > 1 or (id in play.board.copies and best.args):
            answer["target"] = best.id
        found.append((worth[id](play, seat, best), answer))
    return found


def strategy_token(play: Galaxy, seat: int) -> float:
    """What the next strategy token is worth to a player: more while cards of others are still to be followed."""
    state = play.board
    open_cards = sum(
        ready for other in state.seats_in() if other != seat for ready in state.players[other].cards.values()
    )
    return WANTED if state.players[seat].strategy <= min(2, open_cards) else STRATEGY_TOKEN


def unit_cost(play: Galaxy, seat: int, kind: str) -> float:
    """What one unit of a type costs its owner, in resources."""
    figure = figures(play.board, seat, kind)
    return (figure.cost or 0) / figure.batch
