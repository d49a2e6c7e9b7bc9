"""The hard player: it tries the easy one's likeliest answers on tables its seat could believe in, and plays them on.

Everybody plays on there as the easy player does until the round is over, and what a position is worth is reckoned then
(`standing`). A few tables say little, so that what the easy player thinks of
its answers counts beside it, the less the more tables there were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.bots import play_on
from bot.core.shapes import Answer, Question
from bot.core.trying import Trials, Tried
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.aims import POINT, aims, holds_mecatol, room_for_secrets, worth_of
from bot.games.twilight_imperium.bots.cards import pick_worth
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.worth import ease, income
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.streams import Stream

ANSWERS_PER_UNIT: Final = 2.5
"""Answers at a table of three that may be played on for one unit of the budget; 95 of 100 answers then take 0.5 s."""
TRIED: Final = 4
"""Most answers that are tried."""
NEAR: Final = 9.0
"""What an answer may promise less than the best and still be tried."""
AHEAD: Final = 270
"""Most answers a table is played on, shared among its seats: each of more players costs as many again to reckon."""
OVERHEAD: Final = 2
"""Answers that a copy of the table takes the time of."""
FAITH: Final = 2.0
"""How many tables what the easy player thinks counts for."""
DOCK: Final = 3.0
"""What a space dock is worth in resources."""
WON: Final = 10 * POINT
"""What winning is worth beside the points."""


def think(
    match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
) -> Answer:
    """The hard player's answer.

    Args:
        match: one its seat could believe in; it is not changed.
        seat: whose question it is.
        question: open in `match`.
        stream: the bot's own randomness; the same stream gives the same answer.
        budget: units of `ANSWERS_PER_UNIT` answers to play on.
        tried: takes what was found of the answers that were tried.
    """
    found = tries(match, seat, question, stream)
    if len(found) == 1:
        return found[0][1]
    trials = Trials(
        match,
        seat,
        question,
        [answer for _, answer in found],
        budget * ANSWERS_PER_UNIT * 3.0 / match.seats,
        lambda table: to_the_end_of_the_round(table, stream),
        lambda table: standing(table.play, seat),
        OVERHEAD,
    )
    tables, last = 0, 0.0
    while trials.left > last / 2:  # to the nearest whole table: one more late in a round would be as long as all before
        before = trials.left
        trials.try_all(stream)
        tables, last = tables + 1, before - trials.left
    share = tables / (tables + FAITH)
    values = [
        (1 - share) * prior + share * total / tables for (prior, _), total in zip(found, trials.totals, strict=True)
    ]
    best = values.index(max(values))
    if tried is not None:
        worth = sorted((at != best, -values[at], at) for at in range(len(found)))
        tried += [Tried(found[at][1], values[at], tables) for _, _, at in worth]
    return found[best][1]


def tries(match: Match, seat: int, question: Question, stream: Stream) -> list[tuple[float, Answer]]:
    """Answers worth trying with what the easy player thinks of them, the best first."""
    tag = question.slot.removeprefix("twilight_imperium-")
    play: Galaxy = match.play
    found: list[tuple[float, Answer]] = []
    if tag == "turn":
        for value, partial in easy.actions(match, seat, question):
            if len(found) < TRIED and (not found or value > found[0][0] - NEAR):
                found.append((value, easy.finished(match, seat, question, partial)))
    elif tag == "pick-card":
        goods = play.board.common
        found = [(pick_worth(play, seat, int(id)) + 1.1 * goods[int(id)], id) for id in first_options(question)]
        found.sort(key=lambda one: -one[0])
        found = [one for one in found[:TRIED] if one[0] > found[0][0] - NEAR]
    if not found:
        return [(0.0, easy.plan(match, seat, question, stream))]
    return found


def to_the_end_of_the_round(match: Match, stream: Stream) -> int:
    """Everybody answers as the easy player does until the round is over; how many answers were given.

    Args:
        match: a table that is believed in; it is changed.
        stream: for what the easy player leaves to chance.
    """
    round_ = match.play.board.round
    return play_on(
        match,
        AHEAD // match.seats,
        lambda actor, question: easy.plan(match, actor, question, stream),
        lambda: match.play.board.round > round_,
    )


def standing(play: Galaxy, seat: int) -> float:
    """How well a seat stands beside the others, in resources."""
    others = [position(play, other) for other in play.board.seats_in() if other != seat]
    if not others:
        return WON
    return position(play, seat) - 0.5 * max(others) - 0.3 * sum(others) / len(others)


def position(play: Galaxy, seat: int) -> float:
    """What a seat has: points, what brings the next ones, planets, ships, technologies, tokens."""
    state = play.board
    player = state.players[seat]
    value = POINT * player.points
    result = play.state.result
    if result is not None and result.ranks[seat] == 1:
        value += WON
    nearest = sorted((worth_of(aim.points, max(0, aim.asked - aim.has)) for aim in aims(play, seat)), reverse=True)
    value += sum(worth * share for worth, share in zip(nearest, (0.6, 0.4, 0.25, 0.15), strict=False))
    value += sum(0.25 * POINT * ease(play, seat, one) for one in player.secrets)
    value += 0.15 * POINT * max(0, room_for_secrets(play, seat))
    lasting = 1.2 if state.round <= 3 else 0.8
    value += sum(1.0 + lasting * income(planet) for planet in state.planets_of(seat))
    value += 6.0 if holds_mecatol(play, seat) else 0.0
    value += sum(POINT for planet in state.home_planets(seat) if state.planets[planet].controller == seat)
    value += 3.0 * len(player.technologies) + 0.7 * player.goods + 0.3 * player.commodities
    value += 1.5 * (player.tactic + player.strategy) + 1.0 * player.fleet
    return value + 0.45 * _made(play, seat)


def _made(play: Galaxy, seat: int) -> float:
    """Resources that a seat's units have cost."""
    state = play.board
    total = 0.0
    for system in state.systems.values():
        for kind, count in system.units.get(seat, {}).items():
            if kind == "space_dock":
                total += DOCK * count
            if kind in SHIPS:
                figure = figures(state, seat, kind)
                total += count * (figure.cost or 0) / figure.batch
    for world in state.planets.values():
        units = world.units.get(seat, {})
        total += 0.5 * units.get("infantry", 0) + DOCK * units.get("space_dock", 0) + 1.5 * units.get("pds", 0)
    return total
