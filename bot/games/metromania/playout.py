"""Games played on without the kernel: the same rules on a bare state, easy bots on every seat, and the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.metromania import turns
from bot.games.metromania.digging import free_station_sites, lay, legal_steps, station_sites
from bot.games.metromania.greedy import (
    Jitter,
    Outlook,
    choose_action,
    choose_site,
    choose_step,
    distinct,
    no_jitter,
    worth_considering,
)
from bot.games.metromania.notation import Finish, TypedStep
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import Line, State
from bot.games.metromania.styles import EASY, Style

TURN_LIMIT: Final = 200
"""Rules 12: no game takes more turns."""


def copy_of(state: State) -> State:
    """An independent state, good for playing on."""
    return State(
        seats=state.seats,
        variant=state.variant,
        order=state.order,
        rotations=state.rotations,
        hands=[list(hand) for hand in state.hands],
        lines=[Line(list(line.path), list(line.hosts)) for line in state.lines],
        first=state.first,
        stations=list(state.stations),
        station_points=list(state.station_points),
        placed=list(state.placed),
        turns=list(state.turns),
        current=state.current,
        left=state.left,
        marked=state.marked,
        phase=state.phase,
        closing=state.closing,
        last_turns=list(state.last_turns),
        idle=state.idle,
    )


class Playout:
    """One game played on from the middle of a turn.

    Args:
        state: changed in place.
        styles: the style of each seat; easy bots everywhere if left out.
        jitters: what tells equals apart for each seat; if left out, the first is taken.
        over: whether the building phase is over.
    """

    def __init__(
        self,
        state: State,
        styles: Sequence[Style] | None = None,
        jitters: Sequence[Jitter] | None = None,
        *,
        over: bool = False,
    ) -> None:
        self.state = state
        self.styles = styles or [EASY] * state.seats
        self.jitters = jitters or [no_jitter] * state.seats
        self.over = over

    def margin(self) -> list[float]:
        """Play to the end; per seat, final points ahead of the best other seat."""
        for _ in range(TURN_LIMIT):
            if self.over:
                break
            self._turn()
        totals = [account.total for account in score(standing_of(self.state)).accounts]
        return [mine - max(totals[:i] + totals[i + 1 :]) for i, mine in enumerate(totals)]

    def after_turn(self) -> list[float]:
        """The same from the end of a turn in which something was done."""
        if not self.over:
            self._end_turn(acted=True)
        return self.margin()

    def _outlook(self) -> Outlook:
        return Outlook(self.state, self.state.current, self.styles[self.state.current])

    def _turn(self) -> None:
        state = self.state
        seat = state.current
        steps = legal_steps(state, seat)
        sites = station_sites(state, seat) if turns.may_build(state, seat) else []
        if not steps and not sites:
            self._end_turn(acted=False)
            return
        outlook = self._outlook()
        choice = choose_action(outlook, distinct(steps), sites, self.jitters[state.current])
        if isinstance(choice, int):
            turns.buy_station(state, choice)
            self._end_turn(acted=True)
        else:
            turns.begin_dig(state)
            self._lay(outlook, choice)
            self._dig(outlook)

    def _dig(self, outlook: Outlook) -> None:
        state = self.state
        jitter = self.jitters[state.current]
        while not self.over and state.left and (steps := legal_steps(state, state.current)):
            self._lay(outlook, choose_step(outlook, worth_considering(outlook, distinct(steps)), jitter)[0])
        if not self.over:
            self._end_turn(acted=True)

    def _lay(self, outlook: Outlook, step: TypedStep) -> None:
        state = self.state
        laid = lay(state, state.current, step)
        state.left -= 1
        outlook.note(laid)
        if isinstance(step, Finish):
            if sites := free_station_sites(state, laid.line):
                site, value = choose_site(outlook, sites, self.jitters[state.current])
                if value > 0:
                    turns.buy_station(state, site)
            self.over = turns.closes_at_once(state)

    def _end_turn(self, acted: bool) -> None:
        following = turns.end_turn(self.state, acted)
        if following is None:
            self.over = True
        else:
            turns.begin_turn(self.state, following)
