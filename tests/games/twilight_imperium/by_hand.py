"""Fights worked out beside the application, from the rulebook alone: every unit a thing of its own, every die thrown.

It shares no code and no table with `bot.games.twilight_imperium`. Two ways: `exact` follows all that the dice can show,
round by round; `tossed` throws dice, as public calculators of this game do (pgsandstrom/ti4calc: many fights, each a
series of rounds of simultaneous hits, sustaining before losing, cheap units lost first).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product

DEAR = ("war_sun", "flagship", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "infantry")
LOST_FIRST = ("fighter", "infantry", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship")

Ship = tuple[str, bool]
"""A type, and whether it is damaged."""
Side = tuple[Ship, ...]
"""Sorted, the dearest first."""
Dist = dict[tuple[int, int], float]

# natural result on which a die hits, dice: by faction where it has its own
COMBAT = {
    "war_sun": (3, 3),
    "dreadnought": (5, 1),
    "carrier": (9, 1),
    "cruiser": (7, 1),
    "destroyer": (9, 1),
    "fighter": (9, 1),
    "infantry": (8, 1),
    "sol infantry": (7, 1),
    "sol flagship": (5, 2),
    "letnev flagship": (5, 2),
    "hacan flagship": (7, 2),
    "jolnar flagship": (6, 2),
    "sardakk flagship": (6, 2),
    "l1z1x flagship": (5, 2),
    "nekro flagship": (9, 2),
}
BETTER = {
    "cruiser_ii": ("cruiser", (6, 1)),
    "destroyer_ii": ("destroyer", (8, 1)),
    "fighter_ii": ("fighter", (8, 1)),
    "infantry_ii": ("infantry", (7, 1)),
    "super_dreadnought_ii": ("dreadnought", (4, 1)),
}


BEGINS = {
    "sol": {"antimass_deflectors"},
    "letnev": {"antimass_deflectors", "plasma_scoring"},
    "hacan": {"antimass_deflectors"},
    "jolnar": {"antimass_deflectors", "plasma_scoring"},
    "sardakk": set[str](),
    "l1z1x": {"plasma_scoring"},
    "nekro": set[str](),
}
"""What of a faction's first technologies touches a fight."""


@dataclass(frozen=True)
class Army:
    """One side's facts.

    Args:
        faction: its name.
        technologies: that it has.
        bonus: to every combat die besides its faction's.
        space: whether it fights in space.
        boost: to every combat die of the first round (Morale Boost).
        again: whether it rolls its misses of the first round again (War Funding).
    """

    faction: str
    technologies: frozenset[str]
    bonus: int = 0
    space: bool = True
    boost: int = 0
    again: bool = False

    def sustains(self, kind: str) -> bool:
        """SC9."""
        if kind == "carrier":
            return "advanced_carrier_ii" in self.technologies
        return kind in ("war_sun", "flagship", "dreadnought")

    @property
    def soaks(self) -> int:
        """Hits that sustaining cancels."""
        return 2 if "non_euclidean_shielding" in self.technologies else 1

    def die(self, kind: str, side: Side) -> tuple[int, int, int]:
        """Natural result on which a die of a unit hits, dice, what is added."""
        value, dice = COMBAT.get(f"{self.faction} {kind}") or COMBAT[kind]
        for known in self.technologies & BETTER.keys():
            if BETTER[known][0] == kind and not (self.faction == "sol" and kind == "infantry"):
                value, dice = BETTER[known][1]
        added = self.bonus + {"sardakk": 1, "jolnar": -1}.get(self.faction, 0)
        leads = self.faction == "sardakk" and self.space and any(one == "flagship" for one, _ in side)
        return value, dice, added + int(leads and kind != "flagship")

    def faces(self, side: Side, first: bool = False) -> Iterable[list[tuple[int, int]]]:
        """For each die: (free hits, hits on non-fighters first) for each way it can fall, all alike.

        Args:
            side: whose dice.
            first: whether it is the first round.
        """
        aims = self.faction == "l1z1x" and any(one == "flagship" for one, _ in side)
        for kind, _ in side:
            value, dice, added = self.die(kind, side)
            added += self.boost if first else 0
            for _ in range(dice):
                shown: list[tuple[int, int]] = []
                for face, second in product(range(1, 11), range(1, 11) if first and self.again else (0,)):
                    lies = second if second and face + added < value else face
                    hit = 1 if lies + added >= value else 0
                    besides = 2 if self.faction == "jolnar" and kind == "flagship" and lies >= 9 else 0
                    strong = aims and kind in ("flagship", "dreadnought")
                    shown.append((besides, hit) if strong else (besides + hit, 0))
                yield shown


def sort(side: Iterable[Ship]) -> Side:
    """The dearest first, whole ones before damaged ones."""
    return tuple(sorted(side, key=lambda one: (DEAR.index(one[0]), one[1])))


def take(army: Army, side: Side, free: int, first: int) -> Side:
    """Hits of one round: who can sustain does, the dearest first; then the cheapest go, damaged ones before whole."""
    left, ships = free + first, list(side)
    fresh: list[int] = []
    for at, (kind, hurt) in enumerate(ships):
        if left > 0 and not hurt and army.space and army.sustains(kind):
            ships[at] = (kind, True)
            fresh.append(at)
            left -= army.soaks
    left = max(0, left)
    used = len(fresh)
    sustained = {kind: sum(ships[at][0] == kind for at in fresh) for kind in DEAR}
    order = sorted(ships, key=lambda one: (LOST_FIRST.index(one[0]), not one[1]))
    must = max(0, first - used)
    for strong in (True, False):
        while left > 0 and (must > 0 or not strong):
            able = [one for one in order if not strong or one[0] != "fighter"]
            if not able:
                break
            order.remove(able[0])
            left, must = left - 1, must - 1
    if "duranium_armor" in army.technologies and army.space:
        for kind in DEAR:
            if sum(one == (kind, True) for one in order) > sustained[kind]:
                order.remove((kind, True))
                order.append((kind, False))
                break
    return sort(order)


def mend(army: Army, side: Side) -> Side:
    """Arc Secundus is repaired as a round begins."""
    if army.faction == "letnev" and ("flagship", True) in side:
        return sort([one for one in side if one[0] != "flagship"] + [("flagship", False)])
    return side


def without(side: Side, kinds: Iterable[str], count: int) -> Side:
    """A side without some of these, the cheapest and damaged ones first."""
    order = sorted(side, key=lambda one: (LOST_FIRST.index(one[0]), not one[1]))
    able = [one for one in order if one[0] in kinds]
    for one in able[:count]:
        order.remove(one)
    return sort(order)


def successes(chances: list[float]) -> list[float]:
    """Chance of each number of hits, all the ways of the dice added up."""
    found = {0: 1.0}
    for p in chances:
        then: dict[int, float] = {}
        for hits, q in found.items():
            then[hits + 1] = then.get(hits + 1, 0) + q * p
            then[hits] = then.get(hits, 0) + q * (1 - p)
        found = then
    return [found.get(n, 0.0) for n in range(len(chances) + 1)]


BARRAGE = {"destroyer": (9, 2), "destroyer_ii": (6, 3)}
Both = tuple[Side, Side]


class Fought:
    """A space or ground combat of two armies.

    Args:
        armies: attacker, defender.
        sides: what they have.
        magen: whether the attacker rolls nothing in the first round.
        harrow: what each die that bombards as a round ends hits on.
    """

    def __init__(
        self, armies: tuple[Army, Army], sides: Both, magen: bool = False, harrow: tuple[int, ...] = ()
    ) -> None:
        self.armies, self.sides, self.magen, self.harrow = armies, sides, magen, harrow
        self._dist: dict[tuple[int, Side, bool], Dist] = {}

    def begin(self) -> dict[Both, float]:
        """Assault Cannon, mending, barrage."""
        sides = list(self.sides)
        if not self.armies[0].space:
            return {self.sides: 1.0}
        for at in (0, 1):
            big = sum(kind != "fighter" for kind, _ in sides[at])
            if "assault_cannon" in self.armies[at].technologies and big >= 3:
                sides[1 - at] = without(sides[1 - at], [kind for kind in DEAR if kind != "fighter"], 1)
        if not all(sides):
            return {(sides[0], sides[1]): 1.0}
        sides = [mend(self.armies[at], sides[at]) for at in (0, 1)]
        shot: list[list[float]] = []
        for at in (0, 1):
            value, dice = BARRAGE["destroyer_ii" if "destroyer_ii" in self.armies[at].technologies else "destroyer"]
            shot.append(successes([(11 - value) / 10] * (dice * sum(kind == "destroyer" for kind, _ in sides[at]))))
        found: dict[Both, float] = {}
        for ours, p in enumerate(shot[0]):
            for theirs, q in enumerate(shot[1]):
                key = without(sides[0], ["fighter"], theirs), without(sides[1], ["fighter"], ours)
                found[key] = found.get(key, 0) + p * q
        return found

    def dist(self, at: int, side: Side, opening: bool = False) -> Dist:
        """What a side's dice score."""
        found = self._dist.get((at, side, opening))
        if found is None:
            found = {(0, 0): 1.0}
            for faces in self.armies[at].faces(side, opening):
                then: Dist = {}
                for (free, first), p in found.items():
                    for more, firsts in faces:
                        key = (free + more, first + firsts)
                        then[key] = then.get(key, 0) + p / len(faces)
                found = then
            self._dist[at, side, opening] = found
        return found

    def struck(self, both: Both, ours: tuple[int, int], theirs: tuple[int, int]) -> Both:
        """Both sides after these hits."""
        if not self.armies[0].space and "valkyrie_particle_weave" in self.armies[0].technologies and theirs[0]:
            ours = ours[0] + 1, 0
        if not self.armies[1].space and "valkyrie_particle_weave" in self.armies[1].technologies and ours[0]:
            theirs = theirs[0] + 1, 0
        return take(self.armies[0], both[0], *theirs), take(self.armies[1], both[1], *ours)

    def after(self, both: Both, number: int) -> dict[Both, float]:
        """One round."""
        found: dict[Both, float] = {}
        first = number == 0
        mine: Dist = {(0, 0): 1.0} if self.magen and first else self.dist(0, both[0], first)
        for ours, p in mine.items():
            for theirs, q in self.dist(1, both[1], first).items():
                then = self.struck(both, ours, theirs)
                for bombed, r in self._bombed(then):
                    key = bombed
                    if all(bombed):
                        key = mend(self.armies[0], bombed[0]), mend(self.armies[1], bombed[1])
                    found[key] = found.get(key, 0) + p * q * r
        return found

    def _bombed(self, both: Both) -> list[tuple[Both, float]]:
        if not self.harrow or not both[1]:
            return [(both, 1.0)]
        hits = successes([(11 - value) / 10 for value in self.harrow])
        return [((both[0], without(both[1], ["infantry"], n)), p) for n, p in enumerate(hits)]


def exact(fight: Fought, start: dict[Both, float] | None = None) -> tuple[float, float, float]:
    """Chances of attacker, defender and nobody."""
    won = [0.0, 0.0, 0.0]
    going = fight.begin() if start is None else _begun(fight, start)
    after = cache(fight.after)
    for number in range(300):
        then: dict[Both, float] = {}
        for both, p in going.items():
            if not all(both):
                won[0 if both[0] else 1 if both[1] else 2] += p
                continue
            for other, q in after(both, min(number, 1)).items():
                then[other] = then.get(other, 0) + p * q
        going = then
        if sum(going.values()) < 1e-7:
            break
    return won[0], won[1], won[2]


def _begun(fight: Fought, start: dict[Both, float]) -> dict[Both, float]:
    found: dict[Both, float] = {}
    for sides, p in start.items():
        if not all(sides):
            found[sides] = found.get(sides, 0) + p
            continue
        for both, q in Fought(fight.armies, sides, fight.magen, fight.harrow).begin().items():
            found[both] = found.get(both, 0) + p * q
    return found


def volley(start: dict[Both, float], target: int, army: Army, chances: list[float]) -> dict[Both, float]:
    """Space cannon or bombardment before it: hits that the target takes."""
    plain = Army(army.faction, army.technologies - {"duranium_armor"}, army.bonus, army.space)
    found: dict[Both, float] = {}
    for both, p in start.items():
        for hits, q in enumerate(successes(chances)):
            sides = list(both)
            sides[target] = take(plain, sides[target], hits, 0)
            found[sides[0], sides[1]] = found.get((sides[0], sides[1]), 0) + p * q
    return found


def tossed(fight: Fought, fights: int, seed: int) -> tuple[float, float, float]:
    """Shares of attacker, defender and nobody among fights with real dice."""
    source = random.Random(seed)
    won = [0, 0, 0]
    begun = fight.begin()
    ways, weights = list(begun), list(begun.values())
    faces: Callable[[int, Side, bool], list[list[tuple[int, int]]]] = cache(
        lambda at, side, first: list(fight.armies[at].faces(side, first))
    )
    for both in source.choices(ways, weights, k=fights):
        first = True
        while all(both):
            hits: list[tuple[int, int]] = []
            for at in (0, 1):
                shown = [source.choice(die) for die in faces(at, both[at], first)]
                hits.append((sum(free for free, _ in shown), sum(first for _, first in shown)))
            both, first = fight.struck(both, hits[0], hits[1]), False
            if all(both):
                both = mend(fight.armies[0], both[0]), mend(fight.armies[1], both[1])
        won[0 if both[0] else 1 if both[1] else 2] += 1
    return won[0] / fights, won[1] / fights, won[2] / fights
