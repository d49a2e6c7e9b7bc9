"""Transactions of trade goods and commodities between neighbours (rules 15).

One of the two is the active player, and each pair has one a turn. Either side offers, the other accepts or declines; an
offer stops nobody, and lapses with the turn or when what is in it is gone (TX8).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.state import Proposal
from bot.core.step import NOTHING_ASKED, Asks
from bot.games.twilight_imperium.flow.turns import TURN, Turn
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import may_trade
from bot.games.twilight_imperium.space import are_neighbouring
from bot.games.twilight_imperium.state import NOBODY, Player

OFFER: Final = "offer"
"""Slot in which somebody offers."""
REPLY: Final = "reply:"
"""Before the id of an offer: slot in which it is accepted or declined."""
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
KINDS: Final = ("goods", "commodities")


def pair(one: int, other: int) -> tuple[int, int]:
    """Two seats, the smaller first."""
    return min(one, other), max(one, other)


def can_trade(play: Galaxy, one: int, other: int) -> bool:
    """TX1: whether two players may have a transaction now."""
    state = play.board
    if state.turn not in (one, other) or pair(one, other) in state.traded:
        return False
    neighbours = play.memo(("neighbours", *pair(one, other)), lambda: are_neighbouring(play, one, other))
    return may_trade(play, one, other, neighbours)


def partners(play: Galaxy, seat: int) -> list[int]:
    """Whom a player may offer something now: the active player trades with all, all trade with the active player."""
    state = play.board
    if state.turn == NOBODY or state.players[seat].eliminated:
        return []
    others = list(state.seats_in()) if seat == state.turn else [state.turn]
    offered = [one.to[0] for one in play.state.proposals if one.seat == seat]
    return [
        other
        for other in others
        if other != seat
        and other not in offered
        and not state.players[other].eliminated
        and (_has(state.players[seat]) or _has(state.players[other]))
        and can_trade(play, seat, other)
    ]


def _has(player: Player) -> int:
    return player.goods + player.commodities


def _owned(player: Player, kind: str) -> int:
    return player.goods if kind == "goods" else player.commodities


def standing(play: Galaxy) -> Asks:
    """TX4: offers and replies are open while the active player thinks about an action."""
    agenda = play.state.agenda
    if not agenda or not isinstance(agenda[-1], Turn):
        return NOTHING_ASKED
    found: dict[int, list[Question]] = {}
    for seat in play.board.seats_in():
        able = partners(play, seat)
        if able:
            options = tuple(Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other}) for other in able)
            found.setdefault(seat, []).append(
                Question(
                    slot=OFFER,
                    prompt=Text("twilight_imperium-ask-offer"),
                    shape=Form("partner", Pick(options)),
                    rule="twilight_imperium-rule-transactions",
                    blocking=False,
                )
            )
    for one in play.state.proposals:
        replies = (
            Option(ACCEPT, "twilight_imperium-opt-accept"),
            Option(DECLINE, "twilight_imperium-opt-refuse"),
        )
        found.setdefault(one.to[0], []).append(
            Question(
                slot=f"{REPLY}{one.id}",
                prompt=Text("twilight_imperium-ask-reply", _told(one)),
                shape=Pick(replies),
                rule="twilight_imperium-rule-transactions",
                blocking=False,
            )
        )
    return found


def _told(one: Proposal) -> dict[str, object]:
    give, take = one.content["give"], one.content["take"]
    return {"seat": one.seat, "give": give, "take": take}


def next_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    """What is given, then what is asked for."""
    other = _seat(partial["partner"])
    for name, owner in (("give", seat), ("take", other)):
        if name in partial:
            continue
        player = play.board.players[owner]
        most = {kind: _owned(player, kind) for kind in KINDS if _owned(player, kind)}
        if most:
            options = tuple(
                Option(kind, f"twilight_imperium-opt-{kind}", {"count": count}) for kind, count in most.items()
            )
            prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
            return Field(name, prompt, Amounts(options, most, 0, sum(most.values())), start={})
    return None


def check(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """An offer is of something; what is accepted is still there.

    Raises:
        IllegalAnswer: why not.
    """
    if slot == OFFER and not (answer.get("give") or answer.get("take")):
        raise IllegalAnswer("twilight_imperium-empty-offer")


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """An offer is made, accepted or declined."""
    if slot == OFFER:
        other = _seat(answer["partner"])
        content = {"give": answer.get("give", {}), "take": answer.get("take", {})}
        made = play.propose(seat, (other,), content, TURN)
        _tell(play, "twilight_imperium-event-offered", made)
        return
    made = play.withdraw(slot.removeprefix(REPLY))
    if made is None:
        return
    if answer == ACCEPT:
        execute(play, made)
    else:
        _tell(play, "twilight_imperium-event-refused", made)


def _tell(play: Galaxy, key: str, made: Proposal) -> None:
    """Offers are known to their two parties alone (32)."""
    play.emit(Event(key, {**_told(made), "to_seat": made.to[0]}, seen_by=(made.seat, made.to[0])))


def execute(play: Galaxy, made: Proposal) -> None:
    """TX5: both sides give at once; what was a commodity is a trade good for who gets it."""
    state = play.board
    other = made.to[0]
    for giver, taker, what in ((made.seat, other, made.content["give"]), (other, made.seat, made.content["take"])):
        state.players[giver].goods -= what.get("goods", 0)
        state.players[giver].commodities -= what.get("commodities", 0)
        state.players[taker].goods += sum(what.values())
    state.traded.append(pair(made.seat, other))
    play.tell("twilight_imperium-event-traded", to_seat=other, **_told(made))
    play.push(opens("TX_DONE", one=made.seat, other=other))


def stands(play: Galaxy, made: Proposal) -> bool:
    """TX8: whether what is offered is there, and the two may still trade."""
    state = play.board
    if not can_trade(play, made.seat, made.to[0]):
        return False
    for owner, what in ((made.seat, made.content["give"]), (made.to[0], made.content["take"])):
        if any(_owned(state.players[owner], kind) < count for kind, count in what.items()):
            return False
    return True


def _seat(option: Answer) -> int:
    return int(str(option).removeprefix("seat-"))
