"""The closed list of moments in which components come into play (rules 7), and how a moment passes (6.3).

A moment is a step: first what goes off by itself and what owners of open components are asked (classes A and D, the
kernel's queue of happenings), then a call to everybody whom public facts leave a hidden card for it (class C).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from bot.core.errors import RulesDefect
from bot.core.play import Play
from bot.core.step import Step
from bot.core.windows import Window
from bot.games.twilight_imperium.hooks.blocks import BEHIND, REACTIONS, WAITING
from bot.games.twilight_imperium.light import orders_as_calls
from bot.games.twilight_imperium.state import State, window_order

Class = Literal["A", "D", "C", "O"]
Part = Literal["when", "after", "start", "end", "always"]


class Moment(NamedTuple):
    """A row of section 7: whether it replaces, follows, begins or ends, and how it is asked (29.4)."""

    part: Part
    asked: Class


WINDOWS: Final[Mapping[str, Moment]] = {
    # 7.1 strategy phase
    "SP_START": Moment("start", "O"),
    "SP_PICK": Moment("when", "O"),
    "SP_END": Moment("end", "C"),
    # 7.2 turn frame
    "TN_START": Moment("start", "C"),
    "AC_PLAYED": Moment("when", "C"),
    "AN_END": Moment("end", "D"),
    "TN_END": Moment("end", "A"),
    # 7.3 tactical action
    "SY_ACTIVATED": Moment("after", "C"),
    "MV_ARRIVED": Moment("after", "C"),
    "CN_BEFORE": Moment("start", "D"),
    "CN_HITS": Moment("start", "C"),
    "SU_USED": Moment("after", "C"),
    "UN_DIED": Moment("after", "C"),
    "TA_END": Moment("end", "D"),
    # 7.4 space combat
    "SC_START": Moment("start", "C"),
    "SC_ROUND": Moment("start", "C"),
    "SC_RETREAT": Moment("after", "C"),
    "SC_ROLLED": Moment("after", "D"),
    "SC_HITS": Moment("start", "C"),
    "SC_ROUND_END": Moment("end", "C"),
    "SC_END": Moment("end", "C"),
    # 7.5 invasion
    "INV_START": Moment("start", "C"),
    "BM_DONE": Moment("end", "D"),
    "INV_COMMIT": Moment("after", "C"),
    "GC_START": Moment("start", "C"),
    "GC_ROUND": Moment("start", "C"),
    "GC_ROLLED": Moment("after", "C"),
    "GC_ROUND_END": Moment("end", "D"),
    "GC_END": Moment("end", "D"),
    "PL_GAIN": Moment("when", "C"),
    "PL_GAINED": Moment("after", "C"),
    # 7.6 production, research, economy
    "PR_USE": Moment("when", "D"),
    "PR_DONE": Moment("after", "D"),
    "DK_PLACED": Moment("when", "D"),
    "RS_WHEN": Moment("when", "D"),
    "RS_DONE": Moment("after", "C"),
    "CM_REPLENISH": Moment("when", "C"),
    "TG_GAINED": Moment("after", "D"),
    "TX_DONE": Moment("after", "D"),
    "AC_DRAWN": Moment("when", "D"),
    "SO_DRAWN": Moment("after", "D"),
    # 7.7 strategic action
    "SA_PRIMARY": Moment("when", "D"),
    "SA_SECONDARY": Moment("when", "D"),
    "SA_DONE_PART": Moment("after", "D"),
    # 7.8 status phase
    "ST_START": Moment("start", "D"),
    "ST_SCORE": Moment("when", "D"),
    "ST_RETURN": Moment("when", "O"),
    "ST_END": Moment("end", "D"),
    # 7.9 agenda phase
    "AG_START": Moment("start", "O"),
    "AG_WHEN": Moment("when", "C"),
    "AG_AFTER": Moment("after", "C"),
    "AG_PREVOTE": Moment("when", "D"),
    "AG_VOTED": Moment("after", "D"),
    "AG_SPEAKER": Moment("after", "C"),
    "AG_ELECTED": Moment("when", "C"),
    "AG_RESOLVED": Moment("after", "D"),
    # 7.10 always
    "TX_ANY": Moment("always", "D"),
    "SECRET_EVENT": Moment("after", "O"),
}


TELLING: Final = (
    *("CN_HITS", "SU_USED", "UN_DIED", "SC_START", "SC_ROUND", "SC_RETREAT", "SC_HITS", "SC_ROUND_END", "SC_END"),
    *("MV_ARRIVED", "GC_START", "GC_ROUND", "GC_ROUND_END"),
    *("AG_WHEN", "AG_AFTER", "AG_SPEAKER", "AG_ELECTED"),
    *("SP_PICK", "INV_START", "INV_COMMIT", "GC_ROLLED", "PL_GAIN", "PL_GAINED"),
)
"""Windows whose call has a sentence of its own, made of the facts of the moment."""
CALLED: Final = ("C", "D")
"""Classes of windows that are called where a hidden card can be played in them; a few of class D have one besides what
their owners are asked (7.5 `GC_ROUND_END`: Emergency Repairs)."""
DECLARED: Final = frozenset(("AG_VOTED",))
"""Windows whose cards are declared in their player's own dialogue, and called for nobody (7.9)."""
AGENDA_WINDOWS: Final = ("AG_WHEN", "AG_AFTER", "AG_PREVOTE", "AG_SPEAKER", "AG_ELECTED")
"""Windows that are open while an agenda lies before the council (7.9)."""
ALSO: Final = "_also"
"""Fact of a call: the other moments that are one window with it (SC2, SC11). Not told in its prompt."""


def calls(play: Play[State], window: str) -> bool:
    """29.4: whether a moment calls who may hold something for it; those of class O do with the option alone, else what
    was said beforehand is looked at in silence (`flow.card_orders`)."""
    asked = WINDOWS[window].asked
    if window in DECLARED:
        return False
    return asked in CALLED or (asked == "O" and orders_as_calls(play.state.options))


class Opens(Step, tag="twilight_imperium-opens"):
    """A moment of the game is there, or several that are one window: what waits for them is one queue, and who may
    hold something for any of them is called once.

    Args:
        window: id of the one that the call is named after, in `WINDOWS`.
        facts: of the moment, plain data. Those whose name begins with `_` are not told in the prompt of a call.
        also: ids of the others.
    """

    window: str
    facts: dict[str, Any] = {}
    also: tuple[str, ...] = ()

    def run(self, play: Play[State]) -> None:
        """What waits for it goes off; then whoever may hold something for it is called."""
        moments = (self.window, *self.also)
        for one in moments:
            if one not in WINDOWS:
                raise RulesDefect(f"no window {one}")
        play.push(*(Behind(one, self.facts) for one in moments if any(w.behind for w in WAITING.get(one, ()))))
        if any(
            calls(play, one) and any(r.block.in_force(play.board) for r in REACTIONS.get(one, ())) for one in moments
        ):
            play.push(
                Window(
                    self.window,
                    window_order(play.board),
                    event={**self.facts, ALSO: list(self.also)} if self.also else self.facts,
                    phases=(WINDOWS[self.window].part,),
                    minimum=play.paced,
                    prompt=f"twilight_imperium-window{f'-{self.window}' if self.window in TELLING else ''}",
                )
            )
        for one in moments:
            play.happen(one, **self.facts)


class Behind(Step, tag="twilight_imperium-behind"):
    """The call of a moment is over: what comes after it goes off.

    Args:
        window: id of the moment.
        facts: of it.
    """

    window: str
    facts: dict[str, Any] = {}

    def run(self, play: Play[State]) -> None:
        """It does."""
        play.happen(self.window, **self.facts, **{BEHIND: True})


def opens(window: str, /, *also: str, **facts: Any) -> Opens:
    """The step of a moment with its facts.

    Args:
        window: id of it.
        also: ids of moments that are one window with it.
        facts: of all of them.
    """
    return Opens(window, facts, also)


def called_for(window: Window) -> tuple[str, ...]:
    """The moments that a call is for: mostly one."""
    return (window.name, *window.event.get(ALSO, ()))
