"""What one side of a fight scores, and what hits make of it, each worked out once."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.twilight_imperium.advice.chances import Chances, die, joined
from bot.games.twilight_imperium.advice.fights import Side
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.figures import KINDS, Kind
from bot.games.twilight_imperium.flow.hits import USUAL, Losing, shared_out
from bot.games.twilight_imperium.forces import fallen

Fleet = tuple[tuple[int, int], ...]
"""Units of a side at one moment: of each of its types how many, and how many of these are damaged."""
NO_HITS: Chances = {(0, 0): 1.0}


class Toll:
    """One side while a fight is reckoned.

    Args:
        side: as the table has it.
        space: whether it is a space combat.
        rerolls: first rounds in which it rolls its misses again.
        trifle: chance below which what dice can score is left out.
    """

    def __init__(self, side: Side, space: bool, rerolls: int, trifle: float = 0.0) -> None:
        self.trifle = trifle
        self.side = side
        self.space = space
        self.rerolls = rerolls
        self.kinds: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind in side.units)
        self.whole: Fleet = tuple((side.units[kind], side.damaged.get(kind, 0)) for kind in self.kinds)
        self._mends = bool(side.repairs or side.mends)
        self._aboard = side.units.get("infantry", 0) if space else 0
        self._rolled: dict[tuple[Fleet, int, bool, bool, int], Chances] = {}
        self._volleys: dict[tuple[Kind, int, int, bool, bool, int], Chances] = {}
        self._taken: dict[tuple[Fleet, int, int, int, bool, bool], Fleet] = {}

    def rolled(self, fleet: Fleet, case: int, rounds: int, against: int = 0) -> Chances:
        """What its combat dice score.

        Args:
            fleet: that rolls.
            case: of `Fight.switches`.
            rounds: that are over.
            against: non-fighter ships of the opponent, for what rolls as many dice.
        """
        if rounds < self.side.silent:
            return NO_HITS
        early = rounds == 0 and bool(self.side.early)
        again = rounds < self.rerolls or (rounds == 0 and self.side.rerolled)
        against = against if self.side.answers else 0
        key = (fleet, case, early, again, against)
        found = self._rolled.get(key)
        if found is None:
            found = NO_HITS
            for kind, (count, _) in zip(self.kinds, fleet, strict=True):
                dice = against if kind == self.side.answers else -1
                found = joined(found, self._volley(kind, count, case, early, again, dice))
            if self.trifle:
                found = {hits: p for hits, p in found.items() if p > self.trifle}
            self._rolled[key] = found
        return found

    def _volley(self, kind: Kind, count: int, case: int, early: bool, again: bool, dice: int) -> Chances:
        """What the dice of all units of a type score; `dice` of each, -1 for what its card says."""
        if not count:
            return NO_HITS
        key = (kind, count, case, early, again, dice)
        found = self._volleys.get(key)
        if found is None:
            arms = (self.side.early if early else self.side.arms)[case][kind]
            scored = die(arms.value, arms.bonus, self.side.more.get(kind), first=arms.first, again=again)
            found = self._volley(kind, count - 1, case, early, again, dice)
            for _ in range(arms.dice if dice < 0 else dice):
                found = joined(found, scored)
            self._volleys[key] = found
        return found

    def taken(
        self, fleet: Fleet, case: int, free: int, first: int = 0, *, between: bool = False, early: bool = False
    ) -> Fleet:
        """What hits make of a fleet, by the policy, with what is repaired until the next round.

        Args:
            fleet: before.
            case: of `Fight.switches`.
            free, first: hits by whom they fall on.
            between: whether the hits come outside a round, after which nothing is repaired.
            early: whether they come in the combat, before its first round; nothing is repaired after them either.
        """
        if not (free or first or (self._mends and not between and not early)):
            return fleet
        key = (fleet, case, free, first, between, early)
        found = self._taken.get(key)
        if found is None:
            found = self._taken[key] = self._take(fleet, case, Hits(free=free, first=first), between, early)
        return found

    def _take(self, fleet: Fleet, case: int, hits: Hits, between: bool, early: bool) -> Fleet:
        there = {kind: count for kind, (count, _) in zip(self.kinds, fleet, strict=True) if count}
        if self.space:
            sustain, lose = shared_out(there, dict(self._able(fleet, case)), hits, self._losing(fleet, between))
        else:
            sustain, lose = dict[Kind, int](), fallen(there, hits.all)
        left: list[tuple[int, int]] = []
        for kind, (count, hurt) in zip(self.kinds, fleet, strict=True):
            gone, bad = lose.get(kind, 0), hurt + sustain.get(kind, 0)
            left.append((count - gone, min(count - gone, max(0, bad - gone))))
        if between or early:
            return tuple(left)
        able = self.side.repairs
        for at, kind in enumerate(self.kinds):
            mended = min(able, max(0, left[at][1] - sustain.get(kind, 0)))
            left[at] = left[at][0], left[at][1] - mended
            able -= mended
        return self.mended(tuple(left))

    def _losing(self, fleet: Fleet, between: bool) -> Losing:
        """29.7: room is kept for ground forces aboard; of those that fight as ships fewer are left (27.1 The Alastor),
        and those aboard are lost first."""
        if between:
            return USUAL
        gone = self._aboard - self.number(fleet, "infantry") if self._aboard else 0
        return Losing(keep=max(0, self.side.keep - gone), carries=self.side.carries)

    def gives(self, fleet: Fleet) -> Fleet:
        """A fleet without the non-fighter ship that its own player gives (Assault Cannon)."""
        there = {kind: count for kind, (count, _) in zip(self.kinds, fleet, strict=True) if count and kind != "fighter"}
        (kind,) = shared_out(there, {}, Hits(1), self._losing(fleet, between=False))[1]
        return less(fleet, self.kinds.index(kind), 1)

    def aimed_at(self, fleet: Fleet, case: int) -> Fleet:
        """A fleet whose dearest ship has taken a hit: a whole one, which sustains it if it can, else a damaged one."""
        at = next(at for at, (count, _) in enumerate(fleet) if count)
        count, hurt = fleet[at]
        if count > hurt and self.side.arms[case][self.kinds[at]].cancels:
            one = count, hurt + 1
        else:
            one = count - 1, hurt if count > hurt else hurt - 1
        return (*fleet[:at], one, *fleet[at + 1 :])

    def _able(self, fleet: Fleet, case: int) -> Iterator[tuple[Kind, tuple[int, int]]]:
        """SC9: types that can sustain damage, the dearest first: undamaged ones, and hits that each cancels."""
        arms = self.side.arms[case]
        for kind, (count, hurt) in zip(self.kinds, fleet, strict=True):
            if count > hurt and arms[kind].cancels:
                yield kind, (count - hurt, arms[kind].cancels)

    def mended(self, fleet: Fleet) -> Fleet:
        """What is repaired as the next round begins."""
        mends = self.side.mends
        if not mends:
            return fleet
        return tuple(
            (count, max(0, hurt - 1) if kind in mends else hurt)
            for kind, (count, hurt) in zip(self.kinds, fleet, strict=True)
        )

    def shot_down(self, fleet: Fleet, hits: int) -> Fleet:
        """SC3: a fleet without fighters that a barrage hit."""
        if "fighter" not in self.kinds or not hits:
            return fleet
        index = self.kinds.index("fighter")
        return less(fleet, index, min(hits, fleet[index][0]))

    def number(self, fleet: Fleet, kind: Kind) -> int:
        """How many of a type are there."""
        return fleet[self.kinds.index(kind)][0] if kind in self.kinds else 0

    def big(self, fleet: Fleet) -> list[tuple[int, int]]:
        """Non-fighter ships: index of the type and number, the dearest first."""
        return [
            (index, count)
            for index, (kind, (count, _)) in enumerate(zip(self.kinds, fleet, strict=True))
            if count and kind != "fighter"
        ]


def less(fleet: Fleet, index: int, gone: int) -> Fleet:
    """A fleet without some units of a type, damaged ones first."""
    count, hurt = fleet[index]
    return (*fleet[:index], (count - gone, min(count - gone, max(0, hurt - gone))), *fleet[index + 1 :])


def units(fleet: Fleet) -> int:
    """How many there are."""
    return sum(count for count, _ in fleet)


def strength(fleet: Fleet) -> int:
    """Hits that it takes, damage counted."""
    return sum(2 * count - hurt for count, hurt in fleet)
