"""What decisions of Twilight Imperium cost in presses, beside what they may cost (`twilight_imperium_seen.md`, 2)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

ASK: Final = "twilight_imperium-ask-"
CALL: Final = "twilight_imperium-window-"
"""What a prompt of a call begins with."""
SYSTEM, CARD, DEED, WITH = "s:", "c:", "d:", "a:"
"""How what is done in a turn begins."""


class Given(NamedTuple):
    """One answer that was given by pressing.

    Args:
        seat: whose.
        round: of the game.
        ask: what was asked, without what all questions begin with.
        answer: what was answered.
        presses: that it took, *My move* and what was asked about once more counted.
        opened: whether the panel was opened for it.
        where: of those presses *My move* and what the first field of a form took.
    """

    seat: int
    round: int
    ask: str
    answer: Any
    presses: int
    opened: bool
    where: int

    @property
    def action(self) -> str:
        """What is done in the turn that it begins; empty where it begins none."""
        return str(self.answer.get("action", "")) if self.ask == "turn" else ""


class Budget(NamedTuple):
    """What a decision may cost: in the usual case, which the median is taken for, and in any."""

    usual: int
    most: int


BUDGETS: Final[Mapping[str, Budget]] = {
    "strategy pick": Budget(2, 2),
    "tactical action: where": Budget(3, 4),  # another system: its region in a menu beside the best
    # What comes of it is asked about once more; ships and cargo both put together otherwise take two menus each.
    "tactical action: what moves": Budget(3, 5),
    "production": Budget(4, 4),
    "whole tactical action without combat": Budget(10, 13),  # what a faction is asked of its own comes on top
    "the same with production": Budget(10, 13),
    "the same with a card of the activation": Budget(10, 13),
    "combat: orders": Budget(2, 6),  # who fills the form in says what matters, the rest goes by one press
    "combat: a round by hand": Budget(2, 3),
    "invasion": Budget(3, 4),
    "strategy primary": Budget(5, 7),  # several questions, of which each has its proposal
    "strategy secondary": Budget(2, 6),  # as proposed or declined; what one puts together oneself takes more
    "research": Budget(2, 4),  # what is paid with is chosen too
    "component action": Budget(3, 4),
    "status phase": Budget(3, 7),  # all tokens laid out anew take a menu for each pool
    "offer a trade": Budget(5, 5),
    "answer an offer": Budget(1, 1),  # where it stands; the command that shows it is no press
    "vote": Budget(3, 4),  # the votes put together oneself take one more
    "call (window)": Budget(2, 3),  # through *My move*; to pass is one press on the board
}
"""Rows of the table of budgets."""
FIGHTS: Final = ("combat-orders", "hits", "announce", "retreat", "casualties")
"""What is asked in a combat alone."""
INVASION: Final = ("bombard", "commit", "cannon", "defend", "planet-order", "planet-first", "custodians")
STATUS: Final = ("score-public", "redistribute")
ONE_BY_ONE: Final = {
    "card": "strategy pick",
    "produce": "production",
    "combat-orders": "combat: orders",
    "hits": "combat: a round by hand",
    "research": "research",
    "secondary": "strategy secondary",
    "vote": "vote",
    "tie": "vote",
}


def actions(given: Sequence[Given]) -> list[list[Given]]:
    """What one seat answers from one question what to do in its turn to the next, as long as nobody else is asked."""
    found: list[list[Given]] = []
    for one in given:
        if one.action:
            found.append([one])
        elif found and found[-1][0].seat == one.seat and not one.opened and one.ask not in STATUS:
            found[-1].append(one)
    return found


def rows(given: Sequence[Given]) -> dict[str, list[int]]:
    """Presses by row of the table."""
    found: dict[str, list[int]] = defaultdict(list)
    for one in given:
        if (row := "call (window)" if one.ask.startswith(CALL) else ONE_BY_ONE.get(one.ask)) is not None:
            found[row].append(one.presses)
    for action in actions(given):
        kind = action[0].action[:2]
        presses = sum(one.presses for one in action if not one.ask.startswith(CALL))  # a call is no part of an action
        if kind == WITH:
            if not {one.ask for one in action} & set(FIGHTS):
                found["the same with a card of the activation"].append(presses)
        elif kind == SYSTEM:
            found["tactical action: where"].append(action[0].where)
            found["tactical action: what moves"].append(action[0].presses - action[0].where)
            if landing := [one.presses for one in action if one.ask in INVASION]:
                found["invasion"].append(sum(landing))
            asked = {one.ask for one in action}
            if not asked & set(FIGHTS):
                found["whole tactical action without combat"].append(presses)
                if "produce" in asked:
                    found["the same with production"].append(presses)
        elif kind == CARD:
            found["strategy primary"].append(presses)
        elif kind == DEED:
            found["component action"].append(presses)
    phases: dict[tuple[int, int], int] = defaultdict(int)
    for one in given:
        if one.ask in STATUS:
            # The panel goes on by itself when the others have scored; opened anew it takes one press more.
            again = one.opened and one.ask != STATUS[0]
            phases[one.seat, one.round] += one.presses - again
    found["status phase"] += phases.values()
    return {row: counts for row, counts in found.items() if counts}


def beyond(found: Mapping[str, Sequence[int]]) -> dict[str, Sequence[int]]:
    """Rows that cost more than they may, with what they cost."""
    return {
        row: sorted(counts)
        for row, counts in found.items()
        if median(counts) > BUDGETS[row].usual or max(counts) > BUDGETS[row].most
    }


def lines(found: Mapping[str, Sequence[int]]) -> Iterable[str]:
    """The rows for `docs/results/twilight_imperium.md`."""
    for row, budget in BUDGETS.items():
        if counts := found.get(row):
            yield f"| {row} | {budget.usual} | {median(counts):g} | {max(counts)} | {len(counts)} |"
