"""Transactions of goods, promissory notes and action cards between neighbours (rules 15).

One of the two is the active player, and each pair has one a turn. Either side offers, the other accepts, declines or
makes a counter-offer; an offer stops nobody, and lapses with the turn or when what is in it is gone (TX8). One made as
a standing offer stays until the round that was said, or until it is withdrawn; once accepted it is executed at the
first moment at which both may trade and have what is in it (TX4). One that hangs on a decision of who accepts (TX7) is
executed with that decision (`linking`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, ReadyAnswer, Text, any_number
from bot.core.state import Proposal
from bot.core.step import NOTHING_ASKED, Asks
from bot.games.twilight_imperium.economy import declining, lingering, linking
from bot.games.twilight_imperium.economy.exchanging import execute
from bot.games.twilight_imperium.economy.linking import LINK
from bot.games.twilight_imperium.economy.offering import (
    ASKED,
    CARDS,
    FIELDS,
    NO_NOTE,
    cards_of,
    ending,
    has_cards,
    holds,
    holds_wanted,
    note_told,
    offer_field,
    seems_there,
    there,
    told_of,
)
from bot.games.twilight_imperium.economy.safe_points import before_council, between_rounds, can_trade, open_to_offers
from bot.games.twilight_imperium.flow.notes import (
    NOTE,
    WANT,
    hand,
)
from bot.games.twilight_imperium.flow.turns import TURN
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.council import HEARING
from bot.games.twilight_imperium.state import NOBODY, State

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
ASIDE: Final = "aside"
"""In the arguments of a partner: something else than a turn or an agenda is decided; bots offer nothing then."""
UNTIL: Final = ("turn", "round", "next", "kept")


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


# --- what is asked ----------------------------------------------------------------------------------------------------


def standing(play: Galaxy) -> Asks:
    """TX4: offers and replies are open at safe points; TX7: those that hang on a decision as long as that is open."""
    usual = open_to_offers(play)
    if not usual and not between_rounds(play):
        return _beside_decision(play)
    found: dict[int, list[Question]] = {seat: [] for seat in play.board.seats_in()}
    for seat, asked in found.items():
        able = partners(play, seat)
        if able:
            asked.append(_question(OFFER, Text("twilight_imperium-ask-offer"), _with(play, seat, able)))
        if usual:
            asked += (_swaps(play, seat), declining.question(play, seat), *lingering.asked(play, seat))
    for one in play.state.proposals:
        if not one.content.get("agreed"):
            found[one.to[0]].append(_reply(play, one))
        found[one.seat].append(_withdrawal(play, one))
    return found


def _beside_decision(play: Galaxy) -> Asks:
    """TX7: inside a strategic action nothing is offered but to who decides, and nothing but what hangs on just that."""
    open_now = linking.deciding(play)
    if open_now is None:
        return NOTHING_ASKED
    found: dict[int, list[Question]] = {}
    for seat in play.board.seats_in():
        if open_now.seat in partners(play, seat) and linking.comes(play, seat, *open_now):
            shape = _with(play, seat, [open_now.seat])
            found[seat] = [_question(OFFER, Text("twilight_imperium-ask-offer"), shape)]
    for one in play.state.proposals:
        if one.to[0] == open_now.seat and linking.link_of(one) == open_now.link:
            found.setdefault(one.to[0], []).append(_reply(play, one))
            found.setdefault(one.seat, []).append(_withdrawal(play, one))
    return found


def _withdrawal(play: Galaxy, one: Proposal) -> Question:
    """TX8: an offer of one's own, to take it back."""
    mine = (Option("withdraw", "twilight_imperium-opt-withdraw"),)
    told = {**told_of(one), "to_seat": one.to[0], "until": until(one)}
    prompt = Text(f"twilight_imperium-ask-withdraw{ending(one)}", told)
    question = _question(f"{WITHDRAW}{one.id}", prompt, Pick(mine))
    question.why = linking.condition(one, "twilight_imperium-linked", _agenda(play))
    return question


def _agenda(play: Galaxy) -> str:
    """The agenda before the council; empty for none."""
    council = play.board.council
    return council.hearing.card if council is not None and council.hearing is not None else ""


def _question(slot: str, prompt: Text, shape: Pick | Form) -> Question:
    return Question(slot=slot, prompt=prompt, shape=shape, rule="twilight_imperium-rule-transactions", blocking=False)


def _with(play: Galaxy, seat: int, able: list[int]) -> Form:
    options = tuple(
        Option(f"seat-{other}", "twilight_imperium-opt-partner", _partner_told(play, seat, other))
        for other in sorted(able, key=lambda other: not can_trade(play, seat, other))
    )
    return Form("partner", Pick(options))


def _partner_told(play: Galaxy, seat: int, other: int) -> dict[str, object]:
    """Whom one could trade with, whether now, whether beside something else that is decided (`ASIDE`), and whether own
    action cards may be part of it."""
    told: dict[str, object] = {"seat": other, "now": int(can_trade(play, seat, other))}
    if not open_to_offers(play):
        told[ASIDE] = 1
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
    if not holds_wanted(play, one):
        return Text("twilight_imperium-note-not-held", note_told(one.content[WANT], WANT))
    if not holds(play.board, one.seat, one.content.get(CARDS, {})):
        return Text("twilight_imperium-cards-gone", {"seat": one.seat})
    if not holds(play.board, one.to[0], one.content.get(ASKED, {})):
        return Text("twilight_imperium-cards-not-held")
    return linking.missing_link(play, one) if linking.link_of(one) else None


def _reply(play: Galaxy, one: Proposal) -> Question:
    """What somebody says to an offer; nothing is offered in turn while a decision that it hangs on is open."""
    missing, link = _missing(play, one), linking.link_of(one)
    words = ((ACCEPT, "accept"), (DECLINE, "refuse"), (COUNTER, "counter-unlinked" if link else "counter"))
    if linking.deciding(play) is not None:
        words = words[:2]
    options = tuple(
        Option(id, f"twilight_imperium-opt-{word}", blocked=missing if id == ACCEPT else None) for id, word in words
    )
    prompt = Text(f"twilight_imperium-ask-reply{ending(one)}", {**told_of(one), **({LINK: link} if link else {})})
    question = _question(f"{REPLY}{one.id}", prompt, Form("reply", Pick(options)))
    question.why = linking.condition(one, "twilight_imperium-linked", _agenda(play))
    at_once = missing is None and (not link or linking.accept_field(play, one, {}) is None)
    question.ready = tuple(
        ReadyAnswer(id, Text(f"twilight_imperium-opt-{word}"), {"reply": id})
        for id, word in words[:2]
        if at_once or id != ACCEPT
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
        if made is not None and partial["reply"] == ACCEPT and linking.link_of(made):
            return linking.accept_field(play, made, partial)
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
    if "until" not in partial:
        return _until_field(play, seat, other)
    asks = partial["until"] == linking.VOTE and linking.OUTCOME not in partial
    return linking.outcome_field(play, other) if asks else None


def _until_field(play: Galaxy, seat: int, other: int) -> Field:
    """TX8: how long an offer stands; TX7: or on which decision of the partner it hangs, until which it stands."""
    lasting: tuple[str, ...] = () if linking.deciding(play) is not None else UNTIL
    offered = [one for one in lasting if one != "turn" or can_trade(play, seat, other)]
    told = {"turn": "agenda"} if before_council(play) else {}  # TX8: then it lapses when the agenda is resolved
    options = [Option(one, f"twilight_imperium-opt-until-{told.get(one, one)}") for one in offered]
    options += [
        Option(one, f"twilight_imperium-opt-until-linked-{one}", {"seat": other})
        for one in linking.links(play, seat, other)
    ]
    return Field("until", Text("twilight_imperium-ask-until"), Pick(tuple(options)), start=options[0].id)


def check(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """An offer is of something.

    Raises:
        IllegalAnswer: why not.
    """
    offers = slot == OFFER or (slot.startswith(REPLY) and answer["reply"] == COUNTER)
    notes = any(answer.get(name, NO_NOTE) != NO_NOTE for name in (NOTE, WANT)) if offers else False
    if offers and not (answer.get("give") or answer.get("take") or notes or cards_of(answer)):
        raise IllegalAnswer("twilight_imperium-empty-offer")
    made = _found(play, slot) if slot.startswith(REPLY) and answer["reply"] == ACCEPT else None
    if made is not None and linking.link_of(made):
        linking.check_link(play, made, answer)


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
        if linking.link_of(made):
            _execute_linked(play, made, answer)
        else:
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
    lapses = (HEARING if before_council(play) else TURN) if chosen == THIS_TURN else ""
    if chosen != THIS_TURN:
        content["until"] = chosen
    if answer["until"] in linking.LINKS:
        content |= {name: answer[name] for name in (linking.OUTCOME,) if name in answer} | {LINK: answer["until"]}
        lapses = HEARING if before_council(play) else ""
    made = play.propose(seat, (other,), content, lapses)
    _tell(play, "twilight_imperium-event-offered", made)
    hangs_on = linking.condition(made, "twilight_imperium-event-linked", _agenda(play))
    if hangs_on is not None:
        play.emit(Event(hangs_on.key, hangs_on.args, seen_by=(seat, other)))
    if declining.declines(play, other, seat):
        play.withdraw(made.id)
        _tell(play, "twilight_imperium-event-refused", made, replies=True)
    elif _equal_swap(made) and f"{SWAPS_WITH}{seat}" in play.orders(other):
        _agree(play, made)


def _equal_swap(made: Proposal) -> bool:
    give: dict[str, int] = made.content["give"]
    return (
        bool(give)
        and give == made.content["take"]
        and set(give) == {"commodities"}
        and not ending(made)
        and LINK not in made.content
    )


def _agree(play: Galaxy, made: Proposal) -> None:
    """It is executed now, or as soon as it can be."""
    if can_trade(play, made.seat, made.to[0]) and there(play, made):
        play.withdraw(made.id)
        execute(play, made)
        return
    proposals = play.state.proposals
    agreed = Proposal(made.id, made.seat, made.to, {**made.content, "agreed": True}, made.lapses)
    proposals[proposals.index(made)] = agreed
    _tell(play, "twilight_imperium-event-agreed", made)


def _execute_linked(play: Galaxy, made: Proposal, answer: Mapping[str, Answer]) -> None:
    """TX7: what hangs on a decision is exchanged, and the decision is made; both at once, so neither without the
    other."""
    together = [made, *linking.joined(play, made, answer)]
    linking.decide(play, made, answer)
    for one in together:
        play.withdraw(one.id)
        execute(play, one)


def _found(play: Galaxy, slot: str) -> Proposal | None:
    id = slot.partition(":")[2]
    return next((one for one in play.state.proposals if one.id == id), None)


def _tell(play: Galaxy, key: str, made: Proposal, replies: bool = False) -> None:
    """Offers are known to their two parties alone (32)."""
    told = {**told_of(made), "to_seat": made.to[0]}
    play.emit(Event(f"{key}{ending(made)}", told, seen_by=(made.seat, made.to[0]), replies=replies))


def stands(play: Galaxy, made: Proposal) -> bool:
    """TX8: whether an offer holds: one for the turn while it could be executed, a standing one until its round; none
    with somebody who is out (EL2)."""
    state = play.board
    last = until(made)
    if state.players[made.seat].eliminated or state.players[made.to[0]].eliminated:
        return False
    if linking.link_of(made):
        return linking.stands_linked(play, made)
    if last == THIS_TURN:
        return can_trade(play, made.seat, made.to[0]) and seems_there(play, made)
    return last == FOR_GOOD or state.round <= last


def _seat(option: Answer) -> int:
    return int(str(option).removeprefix("seat-"))
