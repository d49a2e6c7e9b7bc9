"""What going back carries over: orders and other people's proposals lie outside what it restores (design 2.10)."""

from __future__ import annotations

from typing import Any

from bot.core.play import Play
from bot.core.scopes import Scope


def carry_over(live: Play[Any], then: Play[Any], by: int | None) -> None:
    """Bring an earlier state's orders and proposals up to date.

    Orders are the live ones, but for those that mean nothing there; proposals of others are the live ones, those of the
    seat that goes back are as they were then.

    Args:
        live: as it stands; not changed.
        then: the earlier state.
        by: the seat that goes back; None for nobody.
    """
    now, state = live.state, then.state
    state.orders = [dict(orders) for orders in now.orders]
    state.lapses = dict(now.lapses)
    over = _scopes(live) - _scopes(then)
    for order in [order for order, until in state.lapses.items() if until in over]:
        seat, name = order.split(":", 1)
        then.drop_order(int(seat), name)
    for one in range(then.seats):
        then.game.rules.prune_orders(then, one)
    own = [proposal for proposal in state.proposals if proposal.seat == by]
    state.proposals = own + [proposal for proposal in now.proposals if proposal.seat != by]
    # What was given a number since keeps it, and nobody else gets it.
    state.serial = max(state.serial, now.serial)
    then.lapse()


def _scopes(play: Play[Any]) -> set[str]:
    """Labels of the scopes that are open."""
    return {step.label for step in play.state.agenda if isinstance(step, Scope)}
