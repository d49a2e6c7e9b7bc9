"""How what was offered changes hands (rules 15 TX5, TX9): at once where it can be, else at the first moment at which it
can (TX4)."""

from __future__ import annotations

from bot.core.events import Event
from bot.core.state import Proposal
from bot.games.twilight_imperium.economy.offering import ASKED, CARDS, ending, move_cards, there, things_seen, told_of
from bot.games.twilight_imperium.economy.safe_points import can_trade, pair
from bot.games.twilight_imperium.flow.hand import HandLimit
from bot.games.twilight_imperium.flow.notes import NOTE, WANT, hand_over, received
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import window_order


def execute(play: Galaxy, made: Proposal) -> None:
    """TX5: both sides give at once; what was a commodity is a trade good for who gets it."""
    state = play.board
    other = made.to[0]
    for giver, taker, what in ((made.seat, other, made.content["give"]), (other, made.seat, made.content["take"])):
        state.players[giver].goods -= what.get("goods", 0)
        state.players[giver].commodities -= what.get("commodities", 0)
        state.players[taker].goods += sum(what.values())
    state.traded.append(pair(made.seat, other))
    _tell_all(play, made)
    moved = [(made.seat, other, made.content.get(NOTE)), (other, made.seat, made.content.get(WANT))]
    for giver, taker, note in moved:
        if note is not None:
            hand_over(play, giver, taker, note)
    order = window_order(state)
    takers = move_cards(play, made)
    limit = [HandLimit(sorted(takers, key=order.index))] if takers else []
    play.push(*limit, opens("TX_DONE", one=made.seat, other=other))
    for _, taker, note in sorted(moved, key=lambda one: order.index(one[1])):
        if note is not None and play.state.result is None:
            received(play, taker, note)


def _tell_all(play: Galaxy, made: Proposal) -> None:
    """TX9: which note or action cards changed hands is known to the two alone, that one did, or how many, to all."""
    told = {**told_of(made), "to_seat": made.to[0]}
    if not ending(made):
        play.tell("twilight_imperium-event-traded", **told)
        return
    public = {name: told[name] for name in ("seat", "to_seat", "give", "take", "note_with", "want_with")}
    if ending(made) == "-cards":
        public["gives"] = things_seen(made.content, "give", CARDS)
        public["takes"] = things_seen(made.content, "take", ASKED)
    play.emit(
        Event(
            f"twilight_imperium-event-traded{ending(made)}",
            told,
            seen_by=(made.seat, made.to[0]),
            public_key=f"twilight_imperium-event-traded{ending(made)}-hidden",
            public_args=public,
            reveals=True,
        )
    )


# --- offers that wait for their moment --------------------------------------------------------------------------------

_AGREEMENTS = Block("agreements", lambda state: list(state.seats_in()))


def _due(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether an offer of a player has been accepted and can be executed now."""
    return any(
        one.seat == owner and one.content.get("agreed") and can_trade(play, owner, one.to[0]) and there(play, one)
        for one in play.state.proposals
    )


def _carry_out(play: Galaxy, owner: int, facts: Facts) -> None:
    """The oldest of them; a pair trades once a turn (TX1), so others wait."""
    for one in list(play.state.proposals):
        if one.seat == owner and one.content.get("agreed") and can_trade(play, owner, one.to[0]) and there(play, one):
            play.withdraw(one.id)
            play.emit(Event("core-gathered", seen_by=(), reveals=True))  # nobody else knew of it: no free undo
            execute(play, one)


for _moment in ("TN_START", "SC_ROUND", "SC_END", "GC_ROUND", "GC_END", "AN_END", "AG_AFTER", "AG_VOTED"):
    _AGREEMENTS.waits(_moment, _due)(_carry_out)
