"""Command tokens: how many are bought, and which pools they go to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bot.core.shapes import Amounts, Answer, Form, Pick, Question
from bot.games.twilight_imperium.bots.builds import best_rate
from bot.games.twilight_imperium.bots.spending import completed, payment
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit, fleet_pool_limit

if TYPE_CHECKING:
    from bot.core.match import Match

ENOUGH: Final = 4
"""Tokens for turns of one round; more of them make the fleets bigger."""
BIG: Final = 6
"""Ships that are enough together."""
TOKEN_PRICE: Final = 3
"""Influence for a command token."""


def buy(match: Match, seat: int, question: Question, partial: dict[str, Answer]) -> dict[str, Answer] | None:
    """As many tokens as influence pays for that nothing else needs; None for none."""
    play: Galaxy = match.play
    field = match.narrow(seat, question.no, partial) if partial else None
    shape = field.shape if field is not None else cast("Form", question.shape).shape
    counts = sorted((int(option.id) for option in cast("Pick", shape).options), reverse=True)
    for count in counts:
        if not count:
            return {**partial, "count": "0"}
        paid = payment(play, seat, "influence", count * TOKEN_PRICE)
        if paid is not None and _cheap(play, seat, paid.planets, paid.goods, count):
            answer = completed(match, seat, question, {**partial, "count": str(count)})
            return {**answer, "pools": _shared(play, seat, count)}
    return None


def _cheap(play: Galaxy, seat: int, planets: tuple[str, ...], goods: int, count: int) -> bool:
    """Whether what is paid for tokens would not buy more elsewhere."""
    lost = goods + max(0.75, 0.6 * best_rate(play, seat)) * sum(PLANETS[planet].resources for planet in planets)
    return lost <= 1.8 * count


def _shared(play: Galaxy, seat: int, count: int) -> dict[str, int]:
    """Tokens that are gained, into the pools that want them."""
    player = play.board.players[seat]
    given = {"tactic": 0, "fleet": 0, "strategy": 0}
    have = {"tactic": player.tactic, "fleet": player.fleet, "strategy": player.strategy}
    for _ in range(count):
        if have["tactic"] < 3:
            pool = "tactic"
        elif have["strategy"] < 2:
            pool = "strategy"
        elif have["fleet"] < (_fleet_wanted(play, seat) if have["tactic"] < ENOUGH else _most(play, seat)):
            pool = "fleet"
        else:
            pool = "tactic"
        have[pool] += 1
        given[pool] += 1
    return {pool: number for pool, number in given.items() if number}


def _most(play: Galaxy, seat: int) -> int:
    """Tokens of the fleet pool that are ever wanted."""
    return min(fleet_pool_limit(play, seat), BIG)


def _biggest(play: Galaxy, seat: int) -> int:
    """Tokens of the fleet pool that the most ships in one system need."""
    state = play.board
    most = max(
        (
            sum(n for kind, n in system.units[seat].items() if kind not in ("fighter", "infantry"))
            for system in state.systems.values()
            if seat in system.units
        ),
        default=0,
    )
    return most - (fleet_limit(play, seat) - state.players[seat].fleet)


def _fleet_wanted(play: Galaxy, seat: int) -> int:
    """Ships that should be able to stand together."""
    return min(fleet_pool_limit(play, seat), max(3 + (play.board.round >= 3), min(6, _biggest(play, seat) + 1)))


def gain(match: Match, seat: int, question: Question) -> Answer:
    """Where tokens that are gained go."""
    shape = cast("Amounts", question.shape)
    given = _shared(match.play, seat, shape.max)
    return given if all(count <= shape.most.get(pool, 0) for pool, count in given.items()) else None


def lay_out(match: Match, seat: int, question: Question) -> Answer:
    """Tokens for turns, some for secondaries, and a fleet that grows with the rounds."""
    play: Galaxy = match.play
    shape = cast("Amounts", question.shape)
    total = shape.max
    fleet = min(shape.most.get("fleet", total), _fleet_wanted(play, seat))
    least = max(2, min(fleet, _biggest(play, seat)))  # what stands together already would be lost
    while fleet > least and total - fleet < 4:
        fleet -= 1
    strategy = min(4 if total - fleet >= 9 else 3 if total - fleet >= 7 else 2, max(0, total - fleet - 2))
    while total - fleet - strategy > ENOUGH and fleet < min(shape.most.get("fleet", total), _most(play, seat)):
        fleet += 1
    given = {"tactic": total - fleet - strategy, "fleet": fleet, "strategy": strategy}
    if any(count < 0 or count > shape.most.get(pool, 0) for pool, count in given.items()):
        return None
    return {pool: count for pool, count in given.items() if count}
