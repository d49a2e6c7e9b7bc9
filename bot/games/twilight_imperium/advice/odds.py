"""The odds of a fight: who wins how often, and what it costs both (seen 2 *Odds*).

**The policy.** Both sides fight to the end and take hits in one way, the one that the rules propose and use where
nobody is asked (`flow.hits.shared_out`): everything that can sustain damage does, the dearest first; then what is worth
least is lost, fighters, destroyers, cruisers, carriers, dreadnoughts, war suns, flagship, damaged ones before whole
ones, but no ship that carries ground forces while another can be lost (29.7). What costs nothing is used (barrage,
Ambush, Dimensional Splicer, Magen Defense Grid, Harrow, space cannons; ground forces in space join where the Alastor
lets them); what costs influence, trade goods or ships is not (Munitions Reserves, unless it is asked for;
Indoctrination; ramming, Devotion, Impulse Core), nor is anything hidden. What was played openly counts: a note for its
combat, a card for its round. So the odds are those of a match in which everybody fights on and answers every question
with its default.

Three things of the rules are left out, because they hardly ever happen or cannot be foreseen: the end of a combat
that destroys nothing for twelve rounds (SC13), what is removed for want of capacity after cannons have fired (LC1), and
retreats.

Up to `EXACT` units a side the odds are exact: chances flow from state to state of the two fleets, each round's hits
being shared out by the policy. Above that `DRAWN` fights are fought side by side, round by round, their luck spread
evenly over all of them. The draw is always the same for the same fight.
"""

from __future__ import annotations

import heapq
import random
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.games.twilight_imperium.advice.chances import Ladder, chance, drawn_from, listed, summed_up
from bot.games.twilight_imperium.advice.fights import Fight, Salvo, Side
from bot.games.twilight_imperium.advice.toll import Fleet, Toll, strength, units

EXACT: Final = 8
"""Units a side up to which odds are exact."""
DRAWN: Final = 4000
"""Fights that are drawn above that; drawn evenly, they are as good as many times more: within a point of the chance."""
ROUNDS: Final = 200
"""Rounds after which a drawn fight ends without a winner."""
RARE: Final = 1e-5
"""Chance of a roll below which no fight is drawn with it."""
TRIFLE: Final = 1e-7
"""Chance below which what may still happen is not followed."""
EVEN: Final = 0.7548776662466927, 0.5698402909980532
"""Steps that spread draws for two things evenly."""
STALEMATE: Final = 1 - 1e-12

Standing = tuple[Fleet, Fleet, int]
"""Both fleets, and how many rounds are over, counted as far as rounds differ."""


class Odds(Struct, frozen=True):
    """What comes of a fight.

    Args:
        attacker, defender: chance to win, 0 to 1.
        neither: chance that nobody is left, or nobody can end it.
        losses: of attacker and defender: units of each type lost on average.
        exact: whether it is exact; else drawn fights.
    """

    attacker: float
    defender: float
    neither: float
    losses: tuple[dict[str, float], dict[str, float]]
    exact: bool

    def of(self, side: int) -> float:
        """Chance to win of the attacker (0) or the defender (1)."""
        return (self.attacker, self.defender)[side]


def odds(fight: Fight, rerolls: tuple[int, int] = (0, 0), *, drawn: bool = False) -> Odds:
    """The odds of a fight, exact where it is small. Reckons some milliseconds, a tenth of a second and more where
    fights are drawn, so outside the bot's own process where it can be; the latest are remembered.

    Args:
        fight: see `fights`.
        rerolls: rounds for which each side pays a reroll of its misses, from the first on.
        drawn: draw fights even if it is small (tests).
    """
    return _reckoned(msgspec.msgpack.encode(fight), rerolls, drawn)


@lru_cache(maxsize=256)
def _reckoned(data: bytes, rerolls: tuple[int, int], drawn: bool) -> Odds:
    fight = msgspec.msgpack.decode(data, type=Fight)
    exact = not drawn and all(sum(side.units.values()) <= EXACT for side in fight.sides)
    reckoning = Reckoning(fight, rerolls, 0.0 if exact else RARE)
    return reckoning.summed(reckoning.followed() if exact else reckoning.fought(), exact)


def expected_barrage(fight: Fight) -> tuple[float, float]:
    """SC3: fighters that the barrage of attacker and defender can be expected to hit, as many as there are at most."""
    found: list[float] = []
    for side, other in (fight.sides, fight.sides[::-1]):
        there = other.units.get("fighter", 0)
        hits = summed_up(
            [chance(value) for kind, (value, dice) in side.barrage.items() for _ in range(dice * side.units[kind])]
        )
        found.append(sum(min(count, there) * p for count, p in enumerate(hits)))
    return found[0], found[1]


class Reckoning:
    """One fight while it is reckoned."""

    def __init__(self, fight: Fight, rerolls: tuple[int, int] = (0, 0), trifle: float = 0.0) -> None:
        self.fight = fight
        first, second = (Toll(side, fight.space, n, trifle) for side, n in zip(fight.sides, rerolls, strict=True))
        self.tolls = first, second
        self.last = max(*rerolls, *(max(side.silent, bool(side.early or side.rerolled)) for side in fight.sides))
        """Rounds that differ from those after them."""
        self._switches = [(at, self.tolls[at].kinds.index(kind)) for at, kind in fight.switches]
        self._ladders: dict[tuple[int, Standing], Ladder[Any]] = {}
        self._suffered: dict[tuple[int, Standing], dict[Fleet, float]] = {}

    # --- how it goes --------------------------------------------------------------------------------------------------

    def followed(self) -> dict[Standing, float]:
        """Chance of each end."""
        ends: dict[Standing, float] = {}
        waiting: dict[Standing, float] = {}
        heap: list[tuple[int, int, Standing]] = []
        ranks: dict[Standing, int] = {}
        known: dict[Standing, dict[Standing, float]] = {}

        def put(at: Standing, p: float) -> None:
            if at in waiting:
                waiting[at] += p
            elif at in ends:
                ends[at] += p
            elif at not in ranks and self.over(at):
                ends[at] = p
            else:
                waiting[at] = p
                rank = ranks.get(at)
                if rank is None:
                    rank = ranks[at] = -strength(at[0]) - strength(at[1])
                heapq.heappush(heap, (at[2], rank, at))

        for at, p in self.begun().items():
            put(at, p)
        while heap:
            at = heapq.heappop(heap)[2]
            p = waiting.pop(at)
            if p < TRIFLE:
                continue
            after = known.get(at)
            if after is None:
                after = known[at] = self.after(at)
            stays = after.get(at, 0.0)
            if stays > STALEMATE:
                ends[at] = p
                continue
            for then, q in after.items():
                if then != at:
                    put(then, p * q / (1 - stays))
        return ends

    def fought(self) -> dict[Standing, float]:
        """Fights that are drawn, by their end. Those that stand alike draw side by side, each from a part of its own of
        what can happen, so that together they have neither good nor bad luck."""
        source = random.Random(zlib.crc32(msgspec.json.encode(self.fight)))
        ends: dict[Standing, float] = {}
        going = listed(drawn_from(self.begun(), DRAWN, source))
        for _ in range(ROUNDS):
            still: list[Standing] = []
            for at in going:
                if self.over(at):
                    ends[at] = ends.get(at, 0.0) + 1
                else:
                    still.append(at)
            if not still:
                return ends
            still.sort(key=lambda at: strength(at[0]) - strength(at[1]))
            one, other = source.random(), source.random()
            going = [
                self._fought_on(at, (one + number * EVEN[0]) % 1, (other + number * EVEN[1]) % 1)
                for number, at in enumerate(still)
            ]
        for at in going:
            ends[at] = ends.get(at, 0.0) + 1
        return ends

    def _fought_on(self, at: Standing, one: float, other: float) -> Standing:
        """What becomes of a fight in which luck stands there, from 0 to 1, for either side."""
        if not self.fight.space:
            return self._ladder(2, at).at(one)
        rounds = min(at[2] + 1, self.last)
        return self._burst((self._ladder(0, at).at(one), self._ladder(1, at).at(other), rounds))

    def _ladder(self, side: int, at: Standing) -> Ladder[Any]:
        """What can become of a side in a round, or of both (2), the best first."""
        found = self._ladders.get((side, at))
        if found is None:
            if side == 2:
                found = Ladder(self.after(at), lambda then: strength(then[1]) - strength(then[0]))
            else:
                found = Ladder(self.suffers(side, at))  # dice are counted from no hits on
            self._ladders[side, at] = found
        return found

    def summed(self, ends: Mapping[Standing, float], exact: bool) -> Odds:
        """Who has won, and what is lost, on average."""
        won = [0.0, 0.0, 0.0]
        lost: tuple[dict[str, float], dict[str, float]] = ({}, {})
        whole = sum(ends.values())
        for (ours, theirs, _), share in ends.items():
            p = share / whole
            left = units(ours), units(theirs)
            won[2 if bool(left[0]) == bool(left[1]) else (0 if left[0] else 1)] += p
            for at, fleet in enumerate((ours, theirs)):
                toll = self.tolls[at]
                for kind, (count, _), (began, _) in zip(toll.kinds, fleet, toll.whole, strict=True):
                    lost[at][kind] = lost[at].get(kind, 0.0) + p * (began - count)
        return Odds(won[0], won[1], won[2], lost, exact)

    # --- steps of a fight ---------------------------------------------------------------------------------------------

    def over(self, at: Standing) -> bool:
        """SC4, IN8: whether a side has nobody left."""
        return not (units(at[0]) and units(at[1]))

    def case(self, at: Standing) -> int:
        """Which of the units that change figures of others are gone (`Fight.switches`)."""
        return sum(1 << bit for bit, (side, index) in enumerate(self._switches) if not _of(at, side)[index][0])

    def begun(self) -> dict[Standing, float]:
        """What is there when the first round's dice are rolled: after salvos, Assault Cannon and the barrage."""
        found: dict[Standing, float] = {(self.tolls[0].whole, self.tolls[1].whole, 0): 1.0}
        for salvo in self.fight.salvos:
            found = self._under(found, salvo)
        if not self.fight.space:
            return found
        opened: dict[Standing, float] = {}
        for at, p in found.items():
            for first, q in self._opened(self._burst(at)).items():
                for then, r in self._shot(self._burst(first)).items():
                    opened[then] = opened.get(then, 0.0) + p * q * r
        return opened

    def _under(self, found: dict[Standing, float], salvo: Salvo) -> dict[Standing, float]:
        side = 0 if salvo.target == self.fight.attacker.seat else 1
        hits = summed_up([chance(value, salvo.bonus) for value in salvo.values])
        then: dict[Standing, float] = {}
        for at, p in found.items():
            case, over = self.case(at), self.over(at)
            for count, q in enumerate(hits):
                taken = units(_of(at, side)) if salvo.spreads and count else count
                free, first = (0, taken) if salvo.first else (taken, 0)
                one = at
                if not over:
                    one = _with(at, side, self.tolls[side].taken(_of(at, side), case, free, first, between=True))
                then[one] = then.get(one, 0.0) + p * q
        return then

    def _burst(self, at: Standing) -> Standing:
        """What is left where a unit has gone with which everything is destroyed: nothing."""
        for side in (0, 1):
            kind, toll = self.fight.sides[side].bursts, self.tolls[side]
            if kind in toll.kinds and not toll.number(_of(at, side), kind):
                return tuple((0, 0) for _ in at[0]), tuple((0, 0) for _ in at[1]), at[2]
        return at

    def _opened(self, at: Standing) -> dict[Standing, float]:
        """What is mended as the first round begins; then what strikes once, each side in turn and the attacker first:
        Assault Cannon, dice of ships that strike first, a hit on a chosen ship (6.3)."""
        mended = self.tolls[0].mended(at[0]), self.tolls[1].mended(at[1]), at[2]
        left = tuple(self._strikes(side) for side in self.fight.sides)
        return self._struck(mended, (left[0], left[1]), 0)

    def _strikes(self, side: Side) -> tuple[str, ...]:
        """What a side has to strike with as a combat begins, what it must use first."""
        able = {"opens": side.opens, "volley": side.volley, "aims": side.aims}
        return tuple(name for name, has in able.items() if has)

    def _struck(self, at: Standing, left: tuple[tuple[str, ...], tuple[str, ...]], turn: int) -> dict[Standing, float]:
        """The first thing that a side can use goes off, then it is the other's turn."""
        for side in () if self.over(at) else (turn, 1 - turn):
            name = next((one for one in left[side] if one != "opens" or self._enough(side, at)), "")
            if not name:
                continue
            rest = tuple(one for one in left[side] if one != name)
            found: dict[Standing, float] = {}
            for then, p in self._by_strike(side, name, at).items():
                further = (rest, left[1]) if side == 0 else (left[0], rest)
                for end, q in self._struck(self._burst(then), further, 1 - side).items():
                    found[end] = found.get(end, 0.0) + p * q
            return found
        return {at: 1.0}

    def _enough(self, side: int, at: Standing) -> bool:
        """Whether a side has the ships for Assault Cannon, and the other one to lose."""
        own = sum(count for _, count in self.tolls[side].big(_of(at, side)))
        return own >= self.fight.sides[side].opens and bool(self.tolls[1 - side].big(_of(at, 1 - side)))

    def _by_strike(self, side: int, name: str, at: Standing) -> dict[Standing, float]:
        other, theirs = self.tolls[1 - side], _of(at, 1 - side)
        if name == "volley":
            return self._volleyed(at, side)
        fleet = other.gives(theirs) if name == "opens" else other.aimed_at(theirs, self.case(at))
        return {_with(at, 1 - side, fleet): 1.0}

    def _volleyed(self, at: Standing, side: int) -> dict[Standing, float]:
        """What the ships of a side that strike first make of the other."""
        own, toll, other = self.fight.sides[side], self.tolls[side], self.tolls[1 - side]
        then: dict[Standing, float] = {}
        values = [own.arms[0][kind].value for kind in own.volley for _ in range(toll.number(_of(at, side), kind))]
        for count, q in enumerate(summed_up([chance(value) for value in sorted(values)[: own.volleys]])):
            left = other.taken(_of(at, 1 - side), self.case(at), count, early=True)
            one = _with(at, 1 - side, left)
            then[one] = then.get(one, 0.0) + q
        return then

    def _shot(self, at: Standing) -> dict[Standing, float]:
        """SC3: the barrage of both at once, on fighters alone."""
        if self.over(at):
            return {at: 1.0}
        fleets: list[dict[Fleet, float]] = []
        for side in (0, 1):
            shooter, fleet = self.tolls[1 - side], _of(at, side)
            dice = [
                chance(value)
                for kind, (value, n) in shooter.side.barrage.items()
                for _ in range(n * shooter.number(_of(at, 1 - side), kind))
            ]
            then: dict[Fleet, float] = {}
            for hits, p in enumerate(summed_up(dice)):
                one = self.tolls[side].shot_down(fleet, hits)
                then[one] = then.get(one, 0.0) + p
            fleets.append(then)
        return {(one, other, at[2]): p * q for one, p in fleets[0].items() for other, q in fleets[1].items()}

    def after(self, at: Standing) -> dict[Standing, float]:
        """What one round makes of both fleets."""
        rounds = min(at[2] + 1, self.last)
        if not self.fight.space:
            return self._ground_round(at, rounds)
        theirs = self.suffers(1, at)
        found: dict[Standing, float] = {}
        for one, p in self.suffers(0, at).items():
            for other, q in theirs.items():
                then = self._burst((one, other, rounds))
                found[then] = found.get(then, 0.0) + p * q
        return found

    def suffers(self, side: int, at: Standing) -> dict[Fleet, float]:
        """What the opponent's dice of one round make of a fleet."""
        found = self._suffered.get((side, at))
        if found is None:
            found = self._suffered[side, at] = {}
            case, fleet = self.case(at), _of(at, side)
            against = sum(count for _, count in self.tolls[side].big(fleet))
            for (free, first), p in self.tolls[1 - side].rolled(_of(at, 1 - side), case, at[2], against).items():
                then = self.tolls[side].taken(fleet, case, free, first)
                found[then] = found.get(then, 0.0) + p
        return found

    def _ground_round(self, at: Standing, rounds: int) -> dict[Standing, float]:
        """IN8: both lose ground forces at once; then ships may bombard again."""
        case, (ours, theirs) = self.case(at), self.tolls
        found: dict[Standing, float] = {}
        for (scored, _), p in ours.rolled(at[0], case, at[2]).items():
            for (suffered, _), q in theirs.rolled(at[1], case, at[2]).items():
                all_ours = scored + _by(ours.side.spite, suffered)
                all_theirs = suffered + _by(theirs.side.spite, scored)
                then = ours.taken(at[0], case, all_theirs), theirs.taken(at[1], case, all_ours), rounds
                found[then] = found.get(then, 0.0) + p * q
        again = ours.side.again
        if again is None:
            return found
        hits = summed_up([chance(value, again.bonus) for value in again.values])
        bombed: dict[Standing, float] = {}
        for then, p in found.items():
            for count, q in enumerate(hits if units(then[1]) else [1.0]):
                taken = units(then[1]) if again.spreads and count else count
                one = _with(then, 1, theirs.taken(then[1], case, taken))
                bombed[one] = bombed.get(one, 0.0) + p * q
        return bombed


def _of(at: Standing, side: int) -> Fleet:
    return at[1] if side else at[0]


def _with(at: Standing, side: int, fleet: Fleet) -> Standing:
    return (fleet, at[1], at[2]) if side == 0 else (at[0], fleet, at[2])


def _by(spite: tuple[int, ...], suffered: int) -> int:
    return spite[min(suffered, len(spite) - 1)] if spite else 0
