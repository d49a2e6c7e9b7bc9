"""A space or ground combat that is under way, as plain data (rules 31.1), and what those who look on keep of one."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.figures import Kind

NOBODY: Final = -1

BARRAGE: Final = "barrage"
"""What comes last before the first dice of a space combat, in `Combat.past`."""

Units = dict[Kind, int]
"""Units of one player in one place, by type; a type with none is not there."""


class Hits(Struct):
    """Hits that a side has to take in one go (SC7).

    Args:
        free: to be taken by any of its ships.
        first: of these that fall on non-fighter ships while there are any (`[0.0.1]`, Graviton Laser System).
    """

    free: int = 0
    first: int = 0

    @property
    def all(self) -> int:
        """How many there are."""
        return self.free + self.first


class Combat(Struct):
    """A space or ground combat that is under way (31.1).

    Args:
        place: position of the system, or id of the planet.
        attacker, defender: seats.
        space: whether it is one of ships.
        round: from 1 on.
        retreats: who has announced a retreat this round.
        hits: seat -> hits it has to take.
        dice: seat -> its dice of this round, each as (unit card, result).
        sustained: seat -> types of which a unit sustained this round.
        lost: seat -> units it has lost in this combat.
        began: seat -> value in resources of its side at the beginning.
        scored: who has scored an objective in it (OB4).
        idle: rounds in a row whose hits destroyed nothing (SC13).
        flags: who brought a flagship into it.
        drawn: whether it has ended without a winner before its time (Skilled Retreat).
        held: whether a retreat that was announced this round has been prevented (Intercept).
        joined: seat -> place -> ground forces there that take part as ships (27.1 The Alastor).
        learned: who has gained a technology in it (28.11 Technological Singularity).
        barrage: seat -> its dice of anti-fighter barrage, until they have counted, each as (type, result).
        raised: seat -> numbers of the dice that lie there to which one was added (27.1 Wrath of Kenara).
        staked: seat -> numbers of its dice that were rolled again at the risk of their units (23 Thalnos).
        past: what comes once as a space combat begins and has come: `BARRAGE`, or a trait of odds and the seat.
    """

    place: str
    attacker: int
    defender: int
    space: bool = True
    round: int = 0
    retreats: int = NOBODY
    hits: dict[int, Hits] = {}
    dice: dict[int, list[tuple[str, int]]] = {}
    sustained: dict[int, Units] = {}
    lost: dict[int, Units] = {}
    began: dict[int, int] = {}
    scored: list[int] = []
    idle: int = 0
    flags: list[int] = []
    drawn: bool = False
    held: bool = False
    joined: dict[int, dict[str, int]] = {}
    learned: list[int] = []
    barrage: dict[int, list[tuple[str, int]]] = {}
    raised: dict[int, list[int]] = {}
    staked: dict[int, list[int]] = {}
    past: list[str] = []

    def has_come(self, what: str, seat: int) -> None:
        """What a component does once as the combat begins is over."""
        self.past.append(f"{what}:{seat}")

    def still_comes(self, what: str, seat: int) -> bool:
        """Whether what comes once as the combat begins may still come."""
        return self.round <= 1 and BARRAGE not in self.past and f"{what}:{seat}" not in self.past

    def other(self, seat: int) -> int:
        """GR7: the opponent."""
        return self.defender if seat == self.attacker else self.attacker

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender."""
        return self.attacker, self.defender


class Thrown(Struct, omit_defaults=True):
    """One combat die as it lies.

    Args:
        kind: type of the unit that rolled it.
        result: natural.
        value: result on which it hits.
        bonus: what is added to the result.
        former: result before it was rolled again; 0 if it was not.
    """

    kind: Kind
    result: int
    value: int
    bonus: int = 0
    former: int = 0

    @property
    def hit(self) -> bool:
        """Whether it hits."""
        return self.result + self.bonus >= self.value


class CombatRound(Struct):
    """A round of a combat to be looked at: the one under way, or the last one of the last combat.

    Args:
        place, attacker, defender, space: as `Combat`.
        number: of the round.
        stood: seat -> what it had when the round began.
        hurt: seat -> how much of that was damaged.
        barrage: seat -> its dice of anti-fighter barrage.
        dice: seat -> its combat dice, once they have counted.
        former: seat -> number of a die and what it showed before it was rolled again.
        hits: seat -> hits that it has scored, those besides the dice included.
        sustained: seat -> types that sustained damage.
        lost: seat -> what it lost.
        over: whether the combat ended with it.
        winner: seat, or NOBODY.
    """

    place: str
    attacker: int
    defender: int
    space: bool
    number: int
    stood: dict[int, Units] = {}
    hurt: dict[int, Units] = {}
    barrage: dict[int, list[Thrown]] = {}
    dice: dict[int, list[Thrown]] = {}
    former: dict[int, dict[int, int]] = {}
    hits: dict[int, int] = {}
    sustained: dict[int, Units] = {}
    lost: dict[int, Units] = {}
    over: bool = False
    winner: int = NOBODY

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender."""
        return self.attacker, self.defender
