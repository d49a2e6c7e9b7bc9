"""The bot players of Metromania: easy looks at what it may do now, hard plays each of the best few on to the end.

Both know what their seat knows: easy works on a state made from the view, hard on a match its seat could believe in.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, cast

from bot.core.match import Match
from bot.core.shapes import Answer, Pick, Question
from bot.core.streams import Stream
from bot.core.trying import Tried
from bot.games.metromania.courses import WholeTurn, after_site, digs, purchases
from bot.games.metromania.dealing import redeal_unseen
from bot.games.metromania.digging import station_sites
from bot.games.metromania.geometry import Vertex
from bot.games.metromania.greedy import (
    EQUAL,
    Jitter,
    Outlook,
    choose_action,
    choose_site,
    choose_step,
    worth_considering,
)
from bot.games.metromania.notation import SKIP, Station, TypedStep, format_step, parse_step
from bot.games.metromania.playout import copy_of
from bot.games.metromania.readings import BLAME_POINTS, TUNNELS_PER_DIG
from bot.games.metromania.scoring import line_points
from bot.games.metromania.search import TURNS_PER_UNIT, Deal, Search
from bot.games.metromania.state import HIDDEN, Line, Placed, State
from bot.games.metromania.steps import DIG
from bot.games.metromania.styles import EASY
from bot.games.metromania.view import MetromaniaView, if_it_ended_now
from bot.games.metromania.wording import BUILD, PASS

BLAME: Final = -BLAME_POINTS
_JITTER: Final = 1000
"""Steps of the tiny random share of a value."""
_LUCK: Final = 9.0
"""Points ahead that make about 73 % of winning in the middle of a game."""


def state_of(view: MetromaniaView) -> State:
    """The game as a seat sees it; letters it cannot see stay `?`."""
    return State(
        seats=view.seats,
        variant=view.variant,
        order=view.order,
        rotations=view.rotations,
        hands=[list(player.hand) for player in view.players],
        lines=[Line(list(line.path), list(line.hosts)) for line in view.lines],
        first=view.first,
        stations=[station.vertex for station in view.stations],
        station_points=[player.station_points for player in view.players],
        placed=[Placed(marker.cell, marker.seat, marker.kind + marker.letter) for marker in view.markers],
        turns=[player.turns for player in view.players],
        current=view.current,
        left=view.left_in_dig,
        marked=view.marked,
        phase=view.phase,
        closing=view.closing,
        last_turns=list(view.last_turns),
    )


def offered_ids(question: Question) -> list[str]:
    """Ids of the options that can be taken."""
    return [option.id for option in cast("Pick", question.shape).options if option.blocked is None]


def tunnels_in(ids: Sequence[str]) -> list[TypedStep]:
    """The tunnels among these option ids."""
    steps = (parse_step(one) for one in ids if one not in (BUILD, PASS, SKIP))
    return [step for step in steps if not isinstance(step, Station)]


def sites_in(ids: Sequence[str]) -> list[Vertex]:
    """The places for stations among these option ids."""
    return [step.vertex for one in ids if one != SKIP and isinstance(step := parse_step(one), Station)]


def prefer(view: MetromaniaView, seat: int, question: Question, stream: Stream) -> Answer:
    """The easy bot (see `greedy`): routes towards the far ends, through places for its markers, stations at them."""
    ids = offered_ids(question)
    if len(ids) == 1:
        return ids[0]
    return easy_answer(state_of(view), seat, question.slot, ids, lambda: stream.below(_JITTER) * EQUAL / _JITTER)


def easy_answer(state: State, seat: int, slot: str, ids: Sequence[str], jitter: Jitter) -> str:
    """What the easy bot takes of these option ids on a state of which it may know everything it is asked about."""
    outlook = Outlook(state, seat, EASY)
    if slot != DIG:
        site, value = choose_site(outlook, sites_in(ids), jitter)
        return SKIP if SKIP in ids and value <= 0 else format_step(Station(site))
    steps = tunnels_in(ids)
    if BUILD in ids:
        choice = choose_action(outlook, steps, station_sites(state, seat), jitter)
        return BUILD if isinstance(choice, int) else format_step(choice)
    return format_step(choose_step(outlook, worth_considering(outlook, steps), jitter)[0])


def think(
    match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
) -> Answer:
    """The hard bot (see `search`).

    Args:
        match: one its seat could believe in; it is not changed.
        seat: whose question it is.
        question: open in `match`.
        stream: chance: what others hold (V2), and what those who play on value.
        budget: units of `search.TURNS_PER_UNIT` turns to play on.
        tried: takes what was found of the answers that were tried.
    """
    ids = offered_ids(question)
    if len(ids) == 1:
        return ids[0]
    state: State = match.play.board
    courses = courses_of(state, seat, question.slot, ids)
    search = Search(seat, _deal(state, seat, stream), stream, budget * TURNS_PER_UNIT[state.seats])
    best = search.best(courses)
    if tried is not None:
        tried += search.findings(courses, best)
    return best.first


def courses_of(state: State, seat: int, slot: str, ids: Sequence[str]) -> list[WholeTurn]:
    """What the rest of the turn could be, the most promising first.

    Args:
        state: not changed.
        seat: whose turn.
        slot: of the question.
        ids: its options.
    """
    if slot != DIG:
        if SKIP in ids:
            return after_site(state, seat, sites_in(ids))
        return purchases(state, seat, lambda v: format_step(Station(v)))
    begun = copy_of(state)
    begun.left = begun.left or TUNNELS_PER_DIG
    found = digs(begun, seat, tunnels_in(ids))
    return [*found[:1], *(purchases(state, seat, lambda _: BUILD) if BUILD in ids else ()), *found[1:]]


def _deal(state: State, seat: int, stream: Stream) -> Deal:
    if state.variant != HIDDEN:
        return lambda: state.hands
    return lambda: redeal_unseen(state, seat, lambda bound: stream.below(bound))


def score(view: MetromaniaView, seat: int) -> float:
    """How good the position looks, 0..1: points if it ended now, and what the open lines may still bring.

    A seat's unfinished lines are counted as half finished, its markers in hand as half placed.
    """
    now = if_it_ended_now(view)
    worth: list[float] = []
    for player, account in zip(view.players, now.accounts):
        lines = [line for line in view.lines if line.seat == player.seat]
        alive = sum(not line.finished and not line.dead for line in lines)
        hopes = line_points(player.station_points, player.finished + alive) - account.line_points
        points = account.total
        if view.variant == HIDDEN:  # hands alike, whether the viewer knows their letters or not
            told = (award for trip in now.trips for award in trip.awards if award.reason == "unplaced")
            points -= sum(award.points for award in told if award.seat == player.seat)
            points -= BLAME * len(player.hand) // 2
        worth.append(points + hopes / 2)
    if view.result is not None:
        ranks = [account.rank for account in now.accounts]
        return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    mine = worth.pop(seat)
    return 1 / (1 + math.exp((max(worth) - mine) / _LUCK))
