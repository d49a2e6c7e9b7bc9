"""How a side fights a space combat without being asked (rules 29.7): what its orders say, and what stops them.

Orders are one form a side, private for good. While both sides' orders cover a round nobody is asked; what they do not
cover opens the normal decision. A stop rule that strikes is noticed at once, and the side says anew how it goes on as
the next round begins.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.hits import Losing, ships_of
from bot.games.twilight_imperium.flow.retreat import eligible
from bot.games.twilight_imperium.forces import figures, in_space, worth
from bot.games.twilight_imperium.hooks.blocks import Galaxy

LABEL: Final = "combat"
"""Scope of a combat; what lasts until its end expires with it."""
ORDERS: Final = "combat-orders"
"""Standing order of one combat: `CombatOrders` as plain data."""
PROFILE: Final = "combat-profile"
"""Standing order of the whole match: the form as it was filled in, proposed in later combats."""
GROUND_PROFILE: Final = "combat-profile-ground"
"""The same of ground combats: what was said of cards in one, proposed in later ones."""
SECRETS: Final = "combat-secrets"
"""Standing order of one combat: which secret objective is scored in it if several can be (OB4), the dearest first."""
CLAIMS: Final = "combat-claims"
"""Standing order of one combat: secret objectives that wait for a dearer one."""

CAPITAL_SHIPS: Final[tuple[Kind, ...]] = ("dreadnought", "war_sun", "flagship")

NEVER: Final = "never"
FROM_ROUND: Final = "round-"
BELOW: Final = "below-"
"""When a side retreats: never, from a round on, below so many per cent of its value as the combat began."""

HALF: Final = "half"
CAPITAL: Final = "capital"
EXITS: Final = "exits"
STOPS: Final = (HALF, CAPITAL, EXITS)
"""What stops orders: half the value lost, the first capital ship lost, a retreat becomes possible or impossible."""


class CombatOrders(Struct, frozen=True, omit_defaults=True):
    """How a side fights.

    Args:
        barrage: whether it fires anti-fighter barrage (SC3).
        retreat: when it announces a retreat.
        to: systems that it retreats to, the dearest first.
        spare: types of which no unit sustains damage.
        losses: types in the order in which they are lost; empty takes the usual one.
        keep: ground forces for which capacity is kept; -1 for all that are in space.
        goods: trade goods that may be spent on dice.
        gives: whether it is asked about ships that it can give for something; else it gives none.
        stops: of `STOPS`.
        value: of the side as the orders were given, as `forces.worth` counts it.
        capitals: capital ships that it had lost by then.
        exits: whether it could retreat then.
    """

    barrage: bool = True
    retreat: str = NEVER
    to: tuple[str, ...] = ()
    spare: tuple[Kind, ...] = ()
    losses: tuple[Kind, ...] = ()
    keep: int = -1
    goods: int = 0
    gives: bool = False
    stops: tuple[str, ...] = ()
    value: int = 0
    capitals: int = 0
    exits: bool = False


def give(play: Galaxy, seat: int, orders: CombatOrders) -> None:
    """Orders hold from now until the end of the combat, measured against what is there now."""
    standing = msgspec.structs.replace(
        orders, value=_value(play, seat), capitals=_capitals(play, seat), exits=_has_exits(play, seat)
    )
    play.give_order(seat, ORDERS, msgspec.to_builtins(standing), until=LABEL)


def forget(play: Galaxy, seat: int) -> None:
    """Nothing was said of this combat or of later ones: a world in which nobody knows what this side has said."""
    for order in (ORDERS, PROFILE, GROUND_PROFILE, SECRETS, CLAIMS):
        play.drop_order(seat, order)


def orders_of(play: Galaxy, seat: int) -> CombatOrders | None:
    """A side's orders, whether or not they have been stopped; None where it fights by hand."""
    found: Any = play.orders(seat).get(ORDERS)
    return None if found is None else msgspec.convert(found, CombatOrders)


def runs(play: Galaxy, seat: int) -> bool:
    """Whether a side fights without being asked now."""
    found = orders_of(play, seat)
    return found is not None and not _struck(play, seat, found)


def gives_none(play: Galaxy, seat: int) -> bool:
    """Whether a side's orders leave abilities unused for which it would give a ship; nobody is asked then."""
    found = orders_of(play, seat)
    return found is not None and runs(play, seat) and not found.gives


def stopped(play: Galaxy, seat: int) -> bool:
    """Whether a side had orders that a stop rule has ended."""
    found = orders_of(play, seat)
    return found is not None and _struck(play, seat, found)


def _struck(play: Galaxy, seat: int, orders: CombatOrders) -> bool:
    if HALF in orders.stops and 2 * _value(play, seat) < orders.value:
        return True
    if CAPITAL in orders.stops and _capitals(play, seat) > orders.capitals:
        return True
    return EXITS in orders.stops and _has_exits(play, seat) != orders.exits


def _value(play: Galaxy, seat: int) -> int:
    combat = play.board.combat
    return 0 if combat is None else worth(play.board, seat, ships_of(play.board, combat.place, seat))


def _capitals(play: Galaxy, seat: int) -> int:
    combat = play.board.combat
    lost = {} if combat is None else combat.lost.get(seat, {})
    return sum(lost.get(kind, 0) for kind in CAPITAL_SHIPS)


def _has_exits(play: Galaxy, seat: int) -> bool:
    combat = play.board.combat
    return combat is not None and bool(eligible(play, seat, combat.place))


def wants_to_retreat(play: Galaxy, seat: int) -> bool:
    """Whether a side's orders say that it announces a retreat this round."""
    combat, found = play.board.combat, orders_of(play, seat)
    if combat is None or found is None or not _has_exits(play, seat):
        return False
    if found.retreat.startswith(FROM_ROUND):
        return combat.round >= int(found.retreat.removeprefix(FROM_ROUND))
    if found.retreat.startswith(BELOW):
        limit = int(found.retreat.removeprefix(BELOW)) * combat.began.get(seat, 0)
        return 100 * _value(play, seat) < limit
    return False


def losing(play: Galaxy, seat: int) -> Losing:
    """How a side takes hits by its orders."""
    combat, found = play.board.combat, orders_of(play, seat)
    assert combat is not None
    aboard = in_space(play.board, combat.place, seat).get("infantry", 0)
    carries = {kind: figures(play.board, seat, kind).capacity for kind in ships_of(play.board, combat.place, seat)}
    if found is None:
        return Losing(keep=aboard, carries=carries)
    return Losing(found.spare, found.losses, aboard if found.keep < 0 else min(found.keep, aboard), carries)


def spend(play: Galaxy, seat: int, price: int) -> bool:
    """Whether a side's orders pay for something that changes dice; what they may spend is less by it then."""
    found = orders_of(play, seat)
    if found is None or found.goods < price:
        return False
    left = msgspec.structs.replace(found, goods=found.goods - price)
    play.give_order(seat, ORDERS, msgspec.to_builtins(left), until=LABEL)
    return True
