"""Transactions of goods, promissory notes and action cards between neighbours (rules 15).

One of the two is the active player, and each pair has one a turn. Either side offers, the other accepts, declines or
makes a counter-offer; an offer stops nobody, and lapses with the turn or when what is in it is gone (TX8). One made as
a standing offer stays until the round that was said, or until it is withdrawn; once accepted it is executed at the
first moment at which both may trade and have what is in it (TX4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text, any_number
from bot.core.state import Proposal
from bot.core.step import NOTHING_ASKED, Asks
from bot.games.twilight_imperium.economy import declining, lingering
from bot.games.twilight_imperium.economy.offering import (
    ASKED,
    CARDS,
    FIELDS,
    NO_NOTE,
    cards_of,
    ending,
    has_cards,
    holds,
    move_cards,
    note_told,
    offer_field,
    owned,
    things_seen,
    told_of,
)
from bot.games.twilight_imperium.economy.safe_points import before_council, open_to_offers
from bot.games.twilight_imperium.flow.hand import HandLimit
from bot.games.twilight_imperium.flow.notes import (
    NOTE,
    WANT,
    believed,
    hand,
    hand_over,
    received,
)
from bot.games.twilight_imperium.flow.turns import TURN
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import may_trade
from bot.games.twilight_imperium.politics.council import HEARING
from bot.games.twilight_imperium.space import known_neighbours
from bot.games.twilight_imperium.state import NOBODY, State, window_order

OFFER: Final = "offer"
"""Slot in which somebody offers."""
REPLY: Final = "reply:"
"""Before the id of an offer: slot in which it is accepted or declined."""
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
COUNTER: Final = "counter"
WITHDRAW: Final = "withdraw:"
"""Before the id of an offer: slot in which its owner takes it back."""
SWAPS: Final = "swaps"
"""Slot in which somebody says whose equal swaps of commodities are accepted by themselves."""
SWAPS_WITH: Final = "swaps-with-"
"""Before a seat: the standing order to accept its equal swaps."""
THIS_TURN: Final = 0
FOR_GOOD: Final = -1
"""How long an offer stands, in its content: for this turn, until it is withdrawn, or the number of a round."""
UNTIL: Final = ("turn", "round", "next", "kept")


def pair(one: int, other: int) -> tuple[int, int]:
    """Two seats, the smaller first."""
    return min(one, other), max(one, other)


def can_trade(play: Galaxy, one: int, other: int) -> bool:
    """TX1: whether two players may have a transaction now."""
    state = play.board
    if pair(one, other) in state.traded:
        return False
    if before_council(play):
        return True
    if state.turn not in (one, other):
        return False
    return may_trade(play, one, other, known_neighbours(play, one, other))


def partners(play: Galaxy, seat: int) -> list[int]:
    """Whom a player may offer something: everybody, for the turn those with whom it may trade now."""
    state = play.board
    if (state.turn == NOBODY and not before_council(play)) or state.players[seat].eliminated:
        return []
    offered = [one.to[0] for one in play.state.proposals if one.seat == seat]
    return [
        other
        for other in state.seats_in()
        if other != seat
        and other not in offered
        and (_has(state, seat) or _has(state, other) or has_cards(play, seat, other))
    ]


def _has(state: State, seat: int) -> int:
    """How much there is to trade with; all of it is public (PN2)."""
    player = state.players[seat]
    return player.goods + player.commodities + len(hand(state, seat))


def _there(play: Galaxy, made: Proposal) -> bool:
    """Whether both have what is in an offer."""
    return (
        _seems_there(play, made)
        and _holds_wanted(play, made)
        and holds(play.board, made.to[0], made.content.get(ASKED, {}))
    )


def _seems_there(play: Galaxy, made: Proposal) -> bool:
    """Whether both have what is in an offer as far as who made it can know: a note that it asks for may be there, as
    long as nobody could say that it is not (HI3)."""
    players = play.board.players
    sides = ((made.seat, made.content["give"]), (made.to[0], made.content["take"]))
    if not all(owned(players[owner], kind) >= count for owner, what in sides for kind, count in what.items()):
        return False
    if not holds(play.board, made.seat, made.content.get(CARDS, {})):
        return False
    note, wanted = made.content.get(NOTE), made.content.get(WANT)
    given = note is None or note in hand(play.board, made.seat)
    return given and (wanted is None or made.to[0] in believed(play.board, made.seat, wanted))


def _holds_wanted(play: Galaxy, made: Proposal) -> bool:
    """Whether who is offered something holds the note that is asked for."""
    wanted = made.content.get(WANT)
    return wanted is None or wanted in hand(play.board, made.to[0])


# --- what is asked ----------------------------------------------------------------------------------------------------


def standing(play: Galaxy) -> Asks:
    """TX4: offers and replies are open at safe points."""
    if not open_to_offers(play):
        return NOTHING_ASKED
    found: dict[int, list[Question]] = {}
    for seat in play.board.seats_in():
        able = partners(play, seat)
        if able:
            found.setdefault(seat, []).append(
                _question(OFFER, Text("twilight_imperium-ask-offer"), _with(play, seat, able))
            )
        found.setdefault(seat, []).extend(
            (_swaps(play, seat), declining.question(play, seat), *lingering.asked(play, seat))
        )
    for one in play.state.proposals:
        if not one.content.get("agreed"):
            found[one.to[0]].append(_reply(one, _missing(play, one)))
        mine = (Option("withdraw", "twilight_imperium-opt-withdraw"),)
        told = {**told_of(one), "to_seat": one.to[0], "until": until(one)}
        prompt = Text(f"twilight_imperium-ask-withdraw{ending(one)}", told)
        found[one.seat].append(_question(f"{WITHDRAW}{one.id}", prompt, Pick(mine)))
    return found


def _question(slot: str, prompt: Text, shape: Pick | Form) -> Question:
    return Question(slot=slot, prompt=prompt, shape=shape, rule="twilight_imperium-rule-transactions", blocking=False)


def _with(play: Galaxy, seat: int, able: list[int]) -> Form:
    options = tuple(
        Option(f"seat-{other}", "twilight_imperium-opt-partner", _partner_told(play, seat, other))
        for other in sorted(able, key=lambda other: not can_trade(play, seat, other))
    )
    return Form("partner", Pick(options))


def _partner_told(play: Galaxy, seat: int, other: int) -> dict[str, object]:
    """Whom one could trade with, whether now, and whether own action cards may be part of it."""
    told: dict[str, object] = {"seat": other, "now": int(can_trade(play, seat, other))}
    return {**told, CARDS: 1} if has_cards(play, seat, other) else told


def _swaps(play: Galaxy, seat: int) -> Question:
    """Equal swaps of commodities that are accepted by themselves; nothing else ever is."""
    others = [other for other in play.board.seats_in() if other != seat]
    options = tuple(Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other}) for other in others)
    question = _question(SWAPS, Text("twilight_imperium-ask-swaps"), any_number(options))
    question.changeable = True
    given = [f"seat-{other}" for other in others if f"{SWAPS_WITH}{other}" in play.orders(seat)]
    if given:
        question.given = given
    return question


def _missing(play: Galaxy, one: Proposal) -> Text | None:
    """Why an offer cannot be accepted, of what its two parties alone know; None where nothing is missing."""
    if not _holds_wanted(play, one):
        return Text("twilight_imperium-note-not-held", note_told(one.content[WANT], WANT))
    if not holds(play.board, one.seat, one.content.get(CARDS, {})):
        return Text("twilight_imperium-cards-gone", {"seat": one.seat})
    if not holds(play.board, one.to[0], one.content.get(ASKED, {})):
        return Text("twilight_imperium-cards-not-held")
    return None


def _reply(one: Proposal, missing: Text | None) -> Question:
    """What somebody says to an offer; `missing`: why it cannot be accepted."""
    words = ((ACCEPT, "accept"), (DECLINE, "refuse"), (COUNTER, "counter"))
    options = tuple(
        Option(id, f"twilight_imperium-opt-{word}", blocked=missing if id == ACCEPT else None) for id, word in words
    )
    prompt = Text(f"twilight_imperium-ask-reply{ending(one)}", told_of(one))
    question = _question(f"{REPLY}{one.id}", prompt, Form("reply", Pick(options)))
    question.ready = tuple(
        ReadyAnswer(id, Text(f"twilight_imperium-opt-{word}"), {"reply": id})
        for id, word in words[:2]
        if missing is None or id != ACCEPT
    )
    return question


def until(one: Proposal) -> int:
    """Until which round an offer stands: THIS_TURN, a round, or FOR_GOOD."""
    return int(one.content.get("until", THIS_TURN))


def next_field(play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
    """What is given, then what is asked for, then how long it stands."""
    if slot == OFFER:
        other, start = _seat(partial["partner"]), dict[str, Any]()
    else:
        made = _found(play, slot)
        if made is None or partial["reply"] != COUNTER:
            return None
        other = made.seat
        start = {"give": made.content["take"], "take": made.content["give"]}
        for name, from_ in ((NOTE, WANT), (WANT, NOTE), (CARDS, ASKED), (ASKED, CARDS)):
            if from_ in made.content:
                start[name] = made.content[from_]
    for name in FIELDS:
        if name in partial:
            continue
        found = offer_field(play, seat, other, name, start.get(name))
        if found is not None:
            return found
    if "until" in partial:
        return None
    offered = [one for one in UNTIL if one != "turn" or can_trade(play, seat, other)]
    told = {"turn": "agenda"} if before_council(play) else {}  # TX8: then it lapses when the agenda is resolved
    options = tuple(Option(one, f"twilight_imperium-opt-until-{told.get(one, one)}") for one in offered)
    return Field("until", Text("twilight_imperium-ask-until"), Pick(options), start=offered[0])


def check(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """An offer is of something.

    Raises:
        IllegalAnswer: why not.
    """
    offers = slot == OFFER or (slot.startswith(REPLY) and answer["reply"] == COUNTER)
    notes = any(answer.get(name, NO_NOTE) != NO_NOTE for name in (NOTE, WANT)) if offers else False
    if offers and not (answer.get("give") or answer.get("take") or notes or cards_of(answer)):
        raise IllegalAnswer("twilight_imperium-empty-offer")


# --- what is answered -------------------------------------------------------------------------------------------------


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """An offer is made, accepted, declined, answered by another, or taken back; whose swaps are accepted."""
    if slot == SWAPS:
        for other in range(play.seats):
            play.drop_order(seat, f"{SWAPS_WITH}{other}")
        for one in answer:
            play.give_order(seat, f"{SWAPS_WITH}{_seat(one)}")
    elif slot == declining.SLOT:
        declining.take(play, seat, answer)
    elif slot == lingering.SLOT:
        lingering.take(play, seat, str(answer))
    elif slot == OFFER:
        _offer(play, seat, _seat(answer["partner"]), answer)
    elif slot.startswith(WITHDRAW):
        made = play.withdraw(slot.removeprefix(WITHDRAW))
        if made is not None:
            _tell(play, "twilight_imperium-event-withdrawn", made)
    else:
        _answered(play, seat, slot, answer)


def _answered(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    made = _found(play, slot)
    if made is None:
        return
    if answer["reply"] == ACCEPT:
        _agree(play, made)
        return
    play.withdraw(made.id)
    _tell(play, "twilight_imperium-event-refused", made)
    if answer["reply"] == COUNTER:
        _offer(play, seat, made.seat, answer)


def _offer(play: Galaxy, seat: int, other: int, answer: Mapping[str, Answer]) -> None:
    stands_until = {"round": play.board.round, "next": play.board.round + 1, "kept": FOR_GOOD}
    content = {"give": answer.get("give", {}), "take": answer.get("take", {})}
    content |= {name: answer[name] for name in (NOTE, WANT) if answer.get(name, NO_NOTE) != NO_NOTE}
    content |= cards_of(answer)
    chosen = stands_until.get(str(answer["until"]), THIS_TURN)
    if chosen != THIS_TURN:
        content["until"] = chosen
    made = play.propose(
        seat, (other,), content, (HEARING if before_council(play) else TURN) if chosen == THIS_TURN else ""
    )
    _tell(play, "twilight_imperium-event-offered", made)
    if declining.declines(play, other, seat):
        play.withdraw(made.id)
        _tell(play, "twilight_imperium-event-refused", made)
    elif _equal_swap(made) and f"{SWAPS_WITH}{seat}" in play.orders(other):
        _agree(play, made)


def _equal_swap(made: Proposal) -> bool:
    give: dict[str, int] = made.content["give"]
    return bool(give) and give == made.content["take"] and set(give) == {"commodities"} and not ending(made)


def _agree(play: Galaxy, made: Proposal) -> None:
    """It is executed now, or as soon as it can be."""
    if can_trade(play, made.seat, made.to[0]) and _there(play, made):
        play.withdraw(made.id)
        execute(play, made)
        return
    proposals = play.state.proposals
    agreed = Proposal(made.id, made.seat, made.to, {**made.content, "agreed": True}, made.lapses)
    proposals[proposals.index(made)] = agreed
    _tell(play, "twilight_imperium-event-agreed", made)


def _found(play: Galaxy, slot: str) -> Proposal | None:
    id = slot.partition(":")[2]
    return next((one for one in play.state.proposals if one.id == id), None)


def _tell(play: Galaxy, key: str, made: Proposal) -> None:
    """Offers are known to their two parties alone (32)."""
    told = {**told_of(made), "to_seat": made.to[0]}
    play.emit(Event(f"{key}{ending(made)}", told, seen_by=(made.seat, made.to[0])))


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


def stands(play: Galaxy, made: Proposal) -> bool:
    """TX8: whether an offer holds: one for the turn while it could be executed, a standing one until its round; none
    with somebody who is out (EL2)."""
    state = play.board
    last = until(made)
    if state.players[made.seat].eliminated or state.players[made.to[0]].eliminated:
        return False
    if last == THIS_TURN:
        return can_trade(play, made.seat, made.to[0]) and _seems_there(play, made)
    return last == FOR_GOOD or state.round <= last


def _seat(option: Answer) -> int:
    return int(str(option).removeprefix("seat-"))


# --- offers that wait for their moment --------------------------------------------------------------------------------

_AGREEMENTS = Block("agreements", lambda state: list(state.seats_in()))


def _due(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether an offer of a player has been accepted and can be executed now."""
    return any(
        one.seat == owner and one.content.get("agreed") and can_trade(play, owner, one.to[0]) and _there(play, one)
        for one in play.state.proposals
    )


def _carry_out(play: Galaxy, owner: int, facts: Facts) -> None:
    """The oldest of them; a pair trades once a turn (TX1), so others wait."""
    for one in list(play.state.proposals):
        if one.seat == owner and one.content.get("agreed") and can_trade(play, owner, one.to[0]) and _there(play, one):
            play.withdraw(one.id)
            play.emit(Event("core-gathered", seen_by=(), reveals=True))  # nobody else knew of it: no free undo
            execute(play, one)


for _moment in ("TN_START", "AN_END", "AG_AFTER", "AG_VOTED"):
    _AGREEMENTS.waits(_moment, _due)(_carry_out)
