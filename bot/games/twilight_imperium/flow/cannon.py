"""Space cannon offense (rules 11.3), and the roll that defense shares (IN7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.figures import SHIPS, Dice, Kind
from bot.games.twilight_imperium.flow import fire_orders
from bot.games.twilight_imperium.flow.hits import (
    TakeHits,
    assigning,
    check_losses,
    has_choice,
    losing_field,
    take,
    without_spared,
)
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.forces import figures, fleets, has_ships, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import CANNON, cannon_bonus, extra_dice, falls_first
from bot.games.twilight_imperium.space import next_to

HOLD: Final = "hold"
"""Option id: do not fire."""
Guns = list[tuple[Kind, Dice]]


def guns(play: Galaxy, seat: int, system: str) -> Guns:
    """SO2: space cannons of a player that reach a system, those with the best values first.

    Args:
        play: the match.
        seat: whose.
        system: the active system.
    """
    state = play.board
    found: Guns = []
    for at in (system, *next_to(play, system, seat)):
        places = [(at, in_space(state, at, seat)), *((p, on_planet(state, p, seat)) for p in state.in_system(at))]
        for _, units in places:
            for kind, count in units.items():
                dice = figures(state, seat, kind).cannon
                if dice is not None and (at == system or reaches(play, seat, kind)):
                    found.extend([(kind, dice)] * count)
    more: list[int] | None = play.query(CANNON, None, seat=seat, system=system, more=True).value
    if more is not None:
        found.append(("space_dock", Dice(*more)))
    return sorted(found, key=lambda gun: gun[1].value)


def reaches(play: Galaxy, seat: int, kind: Kind) -> bool:
    """SO2: whether space cannons of a type reach systems beside their own."""
    return bool(play.query(CANNON, False, seat=seat, unit=kind, reach=True).value)


def targets(play: Galaxy, seat: int, system: str, active: int) -> list[int]:
    """SO3: at whom a player may fire: others at the active player, the active player at one other with ships there."""
    state = play.board
    if seat != active:
        found = [active] if has_ships(state, system, active) else []
    else:
        found = [other for other in fleets(state, system) if other != active]
    return [other for other in found if cannon_bonus(play, seat, other).allowed]


def barrels(play: Galaxy, seat: int, guns: Guns) -> list[int]:
    """SO4: what each die of a space cannon roll hits on; one more goes with the best cannon where something gives one.

    Args:
        play: the match.
        seat: who fires.
        guns: with what, the best first.
    """
    extra = extra_dice(play, seat, "cannon")
    return [gun.value for at, (_, gun) in enumerate(guns) for _ in range(gun.count + (extra if at == 0 else 0))]


def roll(play: Galaxy, seat: int, guns: Guns, target: int, purpose: str) -> int:
    """SO4: the dice of one space cannon roll; the number of hits.

    Args:
        play: the match.
        seat: who fires.
        guns: with what, the best first.
        target: at whom.
        purpose: name of the roll.
    """
    values = barrels(play, seat, guns)
    results = play.roll(purpose, len(values), 10)
    bonus = cannon_bonus(play, seat, target).value
    hits = sum(result + bonus >= value for value, result in zip(values, results, strict=True))
    play.tell(
        "twilight_imperium-event-cannon",
        seat=seat,
        target_seat=target,
        dice=results,
        values=values,
        bonus=bonus,
        hits=hits,
    )
    return hits


class CannonOffense(Step, tag="twilight_imperium-cannon-offense"):
    """11.3: everybody clockwise from the active player may fire (SO1)."""

    seat: int
    system: str

    def run(self, play: Galaxy) -> None:
        """One after the other."""
        play.push(*(Fire(seat, system=self.system, active=self.seat) for seat in play.board.clockwise(self.seat)))


class Fire(Ask, tag="twilight_imperium-fire"):
    """`D_CANNON`: a player fires with all that reach, or holds (SO1)."""

    system: str = ""
    active: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether there is something to fire with and at, all of it public, and its player wants to be asked."""
        found = self._targets(play)
        return bool(found) and fire_orders.aimed(play, self.seat, found) is None

    def _targets(self, play: Galaxy) -> list[int]:
        """At whom it can fire; none where there is nothing to fire with."""
        found = targets(play, self.seat, self.system, self.active)
        return found if found and guns(play, self.seat, self.system) else []

    def unasked(self, play: Galaxy) -> None:
        """As was said beforehand (29.4)."""
        found = self._targets(play)
        target = fire_orders.aimed(play, self.seat, found) if found else None
        if target is not None and target >= 0:
            self.chosen(play, f"fire:{target}")

    def question(self, play: Galaxy) -> Question:
        """At whom."""
        found = guns(play, self.seat, self.system)
        count = len(barrels(play, self.seat, found))
        options = [
            Option(f"fire:{other}", "twilight_imperium-opt-fire", {"seat": other, "dice": count})
            for other in targets(play, self.seat, self.system, self.active)
        ]
        options.append(Option(HOLD, "twilight_imperium-opt-hold"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-cannon", {"system": self.system, "dice": count}),
            shape=Pick(tuple(options)),
            topic="twilight_imperium-topic-cannon",
            rule="twilight_imperium-rule-cannon",
            default=options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Before the dice, then the dice."""
        if answer == HOLD:
            return
        target = int(str(answer).split(":")[1])
        play.push(
            opens("CN_BEFORE", seat=self.seat, target=target, system=self.system),
            Volley(self.seat, self.system, target),
        )


class Volley(Step, tag="twilight_imperium-volley"):
    """SO4, SO5: the roll, its hits, the limits of who was hit."""

    seat: int
    system: str
    target: int

    def run(self, play: Galaxy) -> None:
        """Roll, and let the target take the hits."""
        found = guns(play, self.seat, self.system)
        count = roll(play, self.seat, found, self.target, "cannon")
        first = count if falls_first(play, self.seat, "pds", self.system) else 0
        play.expire("cannon")
        if count:
            play.push(
                opens("CN_HITS", seat=self.target, by=self.seat, system=self.system, hits=count),
                Impact(self.target, self.system, self.seat, Hits(count - first, first)),
                Dust(self.target, self.system, self.seat),
                LimitCheck([self.target], [self.system]),
            )


class Impact(Step, tag="twilight_imperium-impact"):
    """SO4: what is left of a roll's hits when cards have cancelled some."""

    seat: int
    system: str
    by: int
    hits: Hits

    def run(self, play: Galaxy) -> None:
        """They are taken."""
        left = without_spared(play, self.seat, self.hits)
        play.push(UnderFire(self.seat, system=self.system, by=self.by, hits=left.all, first=left.first))


class UnderFire(Ask, tag="twilight_imperium-under-fire"):
    """SO4: the target takes the hits of one roll with ships of its choice."""

    system: str = ""
    by: int = 0
    hits: int = 0
    first: int = 0

    @property
    def taken(self) -> Hits:
        """As hits by whom they fall on."""
        return Hits(free=self.hits - self.first, first=self.first)

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return has_choice(play, self.system, self.seat, self.taken)

    def question(self, play: Galaxy) -> Question:
        """Which units."""
        return assigning(play, self.system, self.seat, self.taken, "twilight_imperium-topic-hits")

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What is lost."""
        return losing_field(play, self.system, seat, self.taken, partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """As the rules have it."""
        check_losses(play, self.system, seat, self.taken, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are taken."""
        play.push(TakeHits(self.seat, self.system, self.by, answer, self.hits, self.first))

    def unasked(self, play: Galaxy) -> None:
        """They are taken in the one way there is."""
        play.push(take(play, self.system, self.seat, self.taken, self.by))


class Dust(Step, tag="twilight_imperium-dust"):
    """SO7: whether the last ship of the target was destroyed by this roll."""

    seat: int
    system: str
    by: int

    def run(self, play: Galaxy) -> None:
        """Say so: a secret objective waits for it."""
        units = in_space(play.board, self.system, self.seat)
        if not any(kind in SHIPS for kind in units):
            play.push(opens("SECRET_EVENT", what="dust", seat=self.by, against=self.seat, system=self.system))
