"""A fight as plain figures, which the rules' own queries have read off the table (`scouting`).

It can be sent to wherever its odds are reckoned (`odds`) or drawn. Only public facts stand in it.
"""

from __future__ import annotations

from msgspec import Struct

from bot.games.twilight_imperium.advice.chances import chance


class Arms(Struct, frozen=True, gc=False):
    """The combat dice of one unit.

    Args:
        value: natural result on which they hit by its card.
        bonus: what is added to them now.
        dice: how many.
        first: whether their hits fall on non-fighter ships first.
        cancels: hits that one of these units cancels by sustaining damage, 0 if it cannot.
    """

    value: int
    bonus: int
    dice: int
    first: bool = False
    cancels: int = 0


class Salvo(Struct, frozen=True, gc=False):
    """Dice outside combat rounds: space cannon, bombardment, barrage.

    Args:
        seat: whose.
        target: seat at whose units.
        values: natural result on which each hits.
        bonus: what is added to each.
        first: whether hits fall on non-fighter ships first.
        spreads: whether a single hit takes all that it is fired at (24.1 X-89 Bacterial Weapon).
        sure: whether it is a hit that nothing is rolled for (24.1 Magen Defense Grid).
    """

    seat: int
    target: int
    values: tuple[int, ...]
    bonus: int = 0
    first: bool = False
    spreads: bool = False
    sure: bool = False

    @property
    def expected(self) -> float:
        """Hits on average."""
        return sum(chance(value, self.bonus) for value in self.values)


class Side(Struct, frozen=True):
    """One side of a fight.

    Args:
        seat: whose.
        units: ships, or ground forces.
        damaged: how many of them are damaged.
        arms: by number of a case (`Fight.switches`), the dice of each type.
        barrage: anti-fighter barrage of each type: natural result, dice of one.
        more: type -> (natural result from which on, hits besides).
        mends: types that are repaired as a round begins.
        repairs: damaged units that may be repaired as a round ends.
        opens: number of own non-fighter ships from which on the opponent loses one as the combat begins; 0 for never.
        silent: first rounds in which it rolls no dice.
        again: bombardment as a round of ground combat ends.
        spite: hits that it scores besides, by how many it suffers in that round (a ground combat).
        keep: ground forces aboard, for which capacity is kept as long as something else can be lost (29.7).
        carries: capacity of a ship of each type.
        answers: type that rolls as many dice as the opponent has non-fighter ships; empty for none.
        early: by number of a case, the dice of each type in the round under way, where something changes them in it
            alone; empty where nothing does.
        rerolled: whether it rolls its misses of the round under way again, as was paid for openly.
        aims: whether it hits the dearest ship of the opponent as the combat begins.
        rerolls: rounds for which a reroll of misses could be paid now; reckoned with only where that is asked for.
        volley: types of which each unit rolls a die as the combat begins, without modifiers.
        volleys: most dice of it.
        bursts: type with whose last unit all ships of both sides are destroyed; empty for none.
    """

    seat: int
    units: dict[str, int]
    damaged: dict[str, int]
    arms: dict[int, dict[str, Arms]]
    barrage: dict[str, tuple[int, int]] = {}
    more: dict[str, tuple[int, int]] = {}
    mends: tuple[str, ...] = ()
    repairs: int = 0
    opens: int = 0
    silent: int = 0
    again: Salvo | None = None
    spite: tuple[int, ...] = ()
    keep: int = 0
    carries: dict[str, int] = {}
    rerolls: int = 0
    volley: tuple[str, ...] = ()
    volleys: int = 0
    bursts: str = ""
    answers: str = ""
    early: dict[int, dict[str, Arms]] = {}
    rerolled: bool = False
    aims: bool = False


class Fight(Struct, frozen=True):
    """A space combat, or a ground combat on one planet.

    Args:
        place: position of the system, or id of the planet.
        space: which of both it is.
        attacker, defender: its sides.
        switches: units by whose presence figures of others change: (0 attacker or 1 defender, type). Bit n of a case
            says that the nth of them is gone.
        salvos: what is fired before it, in this order.
    """

    place: str
    space: bool
    attacker: Side
    defender: Side
    switches: tuple[tuple[int, str], ...] = ()
    salvos: tuple[Salvo, ...] = ()

    @property
    def sides(self) -> tuple[Side, Side]:
        """Attacker and defender."""
        return self.attacker, self.defender

    def now(self, side: int) -> dict[str, Arms]:
        """The dice of a side with all that is there."""
        return self.sides[side].arms[0]
