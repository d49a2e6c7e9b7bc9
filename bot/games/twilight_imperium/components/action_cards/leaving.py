"""Action cards about leaving a space combat, and keeping somebody from it (rules 22)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.shapes import Anchor, Option
from bot.core.step import Step
from bot.games.twilight_imperium.components.action_cards.aiming import named_in, played_at, standing
from bot.games.twilight_imperium.components.action_cards.combat import is_fighting
from bot.games.twilight_imperium.flow.combat_cards import PREFERRED
from bot.games.twilight_imperium.flow.combat_orders import orders_of
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.retreat import Retreat, movers, reachable
from bot.games.twilight_imperium.forces import in_space
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.state import NOBODY, Units

SKILLED_RETREAT = standing("skilled_retreat")
INTERCEPT = standing("intercept")


def _can_leave(play: Galaxy, seat: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or not combat.space or not is_fighting(play, seat, facts):
        return False
    return bool(reachable(play, seat, combat.place))


def _ways_out(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    combat = play.board.combat
    assert combat is not None
    return [
        Option(
            f"{SKILLED_RETREAT.id}:{at}",
            "twilight_imperium-opt-react-place",
            {"component": SKILLED_RETREAT.id, **play.board.named(at)},
            anchor=Anchor("system", (at,)),
        )
        for at in reachable(play, seat, combat.place)
    ]


@played_at(SKILLED_RETREAT, "SC_ROUND", may=_can_leave, options=_ways_out)
def _skilled_retreat(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    combat = play.board.combat
    if combat is not None:
        combat.joined.pop(seat, None)  # ships alone go
        play.push(SlipAway(seat, system=combat.place, to=named_in(target)), NobodyWins())


def _best_way_out(play: Galaxy, seat: int, found: Sequence[str]) -> str:
    """Where it goes by orders: what the form prefers for a retreat, else where most own units are."""
    orders = orders_of(play, seat)
    wished = [f"{SKILLED_RETREAT.id}:{at}" for at in (orders.to if orders is not None else ())]
    best = max(found, key=lambda one: sum(in_space(play.board, named_in(one), seat).values()))
    return next((one for one in wished if one in found), best)


PREFERRED[SKILLED_RETREAT.id] = _best_way_out


class SlipAway(Retreat, tag="twilight_imperium-slip-away"):
    """All own ships go, Fighters I too; ground forces ride within capacity. It is no retreat (22).

    Args:
        to: where.
    """

    to: str = ""

    def goals(self, play: Galaxy) -> list[str]:
        """The system that was named."""
        return [self.to]

    def going(self, play: Galaxy) -> Units:
        """All of them, and docks that move as ships do (28.3): what stayed would be destroyed."""
        afloat = movers(play.board, self.seat, self.system).get("space_dock", 0)
        return {**ships_of(play.board, self.system, self.seat), **({"space_dock": afloat} if afloat else {})}

    def arrives(self, play: Galaxy, to: str) -> None:
        """Say so."""
        play.tell("twilight_imperium-event-slipped-away", seat=self.seat, system=self.system, to_system=to)


class NobodyWins(Step, tag="twilight_imperium-nobody-wins"):
    """SC11: the combat is over, and nobody has won it."""

    def run(self, play: Galaxy) -> None:
        """Over."""
        if play.board.combat is not None:
            play.board.combat.drawn = True


def _announced(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether the opponent has announced a retreat that nothing has prevented yet."""
    combat = play.board.combat
    return combat is not None and seat in combat.sides and combat.retreats == combat.other(seat)


@played_at(INTERCEPT, "SC_RETREAT", may=_announced)
def _intercept(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Of this round alone; nobody announces another one in it (SC5)."""
    combat = play.board.combat
    if combat is not None:
        combat.retreats, combat.held = NOBODY, True
        play.tell("twilight_imperium-event-intercepted", seat=seat, target_seat=combat.other(seat), system=combat.place)
