"""Searchers that the hard bot of Metromania is measured against; none of its own search is in them.

`rollouts` is flat Monte Carlo: so many games played on at random for one answer, shared out among what it may answer.
`whole_digs` plays each of the most promising digs on once with easy bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.metromania import turns
from bot.games.metromania.bots import offered_ids, sites_in, tunnels_in
from bot.games.metromania.digging import free_station_sites, lay, legal_steps, station_sites
from bot.games.metromania.geometry import Vertex
from bot.games.metromania.greedy import Outlook
from bot.games.metromania.notation import SKIP, Finish, TypedStep, format_step
from bot.games.metromania.playout import TURN_LIMIT, Playout, copy_of
from bot.games.metromania.readings import TUNNELS_PER_DIG
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import State
from bot.games.metromania.steps import DIG
from bot.games.metromania.wording import BUILD

ROLLOUTS: Final = 200
"""Games played on at random for one answer."""
WIDTHS: Final = (8, 4, 3)
"""Digs looked at: so many first tunnels, so many second ones behind each, so many third ones."""
BOUGHT: Final = 3
"""Places for a bought station that are looked at."""


class Chaos:
    """A game played on by nobody in particular: any legal thing is as likely as any other.

    Args:
        state: changed in place.
        stream: chance.
    """

    def __init__(self, state: State, stream: Stream) -> None:
        self.state, self.stream = state, stream
        self.over = False

    def margin(self, seat: int) -> int:
        """Play to the end; points of a seat ahead of the best other one."""
        for _ in range(TURN_LIMIT):
            if self.over:
                break
            self._turn()
        totals = [account.total for account in score(standing_of(self.state)).accounts]
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])

    def _turn(self) -> None:
        state = self.state
        steps = legal_steps(state, state.current)
        sites = station_sites(state, state.current) if turns.may_build(state, state.current) else []
        if not steps and not sites:
            self.end_turn(acted=False)
        elif sites and self.stream.below(len(steps) + 1) == 0:
            self.buy(self.stream.choice(sites))
        else:
            turns.begin_dig(state)
            self.dig()

    def dig(self) -> None:
        """Lay what is left of a dig."""
        state = self.state
        while not self.over and state.left and (steps := legal_steps(state, state.current)):
            self.lay(self.stream.choice(steps))
        if not self.over:
            self.end_turn(acted=True)

    def lay(self, step: TypedStep) -> None:
        """One tunnel, and after the last of a line its free station, somewhere or nowhere."""
        state = self.state
        laid = lay(state, state.current, step)
        state.left -= 1
        if isinstance(step, Finish):
            self.free([*free_station_sites(state, laid.line), None])

    def free(self, sites: Sequence[Vertex | None]) -> None:
        """A free station on one of these, or none (C1)."""
        site = self.stream.choice(list(sites))
        if site is not None:
            turns.buy_station(self.state, site)
        self.over = turns.closes_at_once(self.state)

    def buy(self, site: Vertex) -> None:
        """A station in place of a dig."""
        turns.buy_station(self.state, site)
        self.end_turn(acted=True)

    def end_turn(self, acted: bool) -> None:
        """The next seat's turn, or the end."""
        following = turns.end_turn(self.state, acted)
        self.over = following is None
        if following is not None:
            turns.begin_turn(self.state, following)


def _done(chaos: Chaos, slot: str, id: str) -> None:
    """Answer with an option, and play the turn on."""
    if id == BUILD:
        chaos.buy(chaos.stream.choice(station_sites(chaos.state, chaos.state.current)))
    elif slot == DIG:
        chaos.state.left = chaos.state.left or TUNNELS_PER_DIG
        chaos.lay(tunnels_in([id])[0])
        chaos.dig()
    elif chaos.state.left or id == SKIP:
        chaos.free(sites_in([id]) or [None])
        chaos.dig()
    else:
        chaos.buy(sites_in([id])[0])


def rollouts(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """The answer with the best mean of its share of `ROLLOUTS`; hidden letters are dealt anew for each."""
    ids = offered_ids(question)
    if len(ids) == 1:
        return ids[0]
    sums = dict.fromkeys(ids, 0.0)
    for number in range(ROLLOUTS):
        id = ids[number % len(ids)]
        believed: State = match.resample(seat, stream).play.board
        chaos = Chaos(copy_of(believed), stream)
        _done(chaos, question.slot, id)
        sums[id] += chaos.margin(seat)
    return max(ids, key=lambda id: sums[id] / len(range(ids.index(id), ROLLOUTS, len(ids))))


def _tunnels(state: State, seat: int, steps: Sequence[TypedStep], widths: Sequence[int]) -> list[State]:
    """States after the most promising ways to lay the rest of a dig, or as much of it as is looked at."""
    outlook = Outlook(state, seat)
    found: list[State] = []
    for step in sorted(steps, key=outlook.worth_of_step, reverse=True)[: widths[0]]:
        after = copy_of(state)
        laid = lay(after, seat, step)
        after.left -= 1
        if isinstance(step, Finish):
            free = Outlook(after, seat)
            site = max(free_station_sites(after, laid.line), key=free.worth_of_site, default=None)
            if site is not None and free.worth_of_site(site) > 0:
                turns.buy_station(after, site)
        following = legal_steps(after, seat) if after.left and after.finished_lines(seat) < 2 else []
        found += _tunnels(after, seat, following, widths[1:]) if following else [after]
    return found


def _bought(state: State, sites: Sequence[Vertex]) -> None:
    for v in sites:
        turns.buy_station(state, v)


def _ended(state: State, seat: int) -> float:
    over = turns.both_finished(state, seat)
    return Playout(copy_of(state), over=over).after_turn()[seat]


def whole_digs(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """The answer that begins the dig, or is the station, after which easy bots end best for the seat."""
    ids = offered_ids(question)
    if len(ids) == 1:
        return ids[0]
    state: State = match.resample(seat, stream).play.board
    bought: list[tuple[float, str]] = []

    def after(first: Callable[[State], None]) -> float:
        begun = copy_of(state)
        first(begun)
        left = legal_steps(begun, seat) if begun.left and begun.finished_lines(seat) < 2 else []
        ends = _tunnels(begun, seat, left, WIDTHS[1:]) if left else [begun]
        return max(_ended(end, seat) for end in ends)

    if question.slot != DIG:
        return max(ids, key=lambda id: after(lambda begun: _bought(begun, sites_in([id]))))
    outlook = Outlook(state, seat)
    if BUILD in ids:
        best = sorted(station_sites(state, seat), key=outlook.worth_of_site, reverse=True)[:BOUGHT]
        bought = [(after(lambda begun, v=v: _bought(begun, [v])), BUILD) for v in best]
    state.left = state.left or TUNNELS_PER_DIG
    steps = sorted(tunnels_in(ids), key=outlook.worth_of_step, reverse=True)[: WIDTHS[0]]
    dug = [
        (max(_ended(end, seat) for end in _tunnels(state, seat, [step], (1, *WIDTHS[1:]))), format_step(step))
        for step in steps
    ]
    return max((*dug, *bought), key=lambda one: one[0])[1] if dug or bought else ids[0]
