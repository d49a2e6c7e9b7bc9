"""What an offer is made of (rules 15 TX2): goods, commodities, one promissory note a side and, where a component lets
them be traded, action cards, as fields of a form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from bot.core.shapes import Amounts, Answer, Field, Option, Pick, Text
from bot.core.state import Proposal
from bot.games.twilight_imperium.flow.hand import kinds
from bot.games.twilight_imperium.flow.notes import NOTE, WANT, askable, believed, hand, issuer_of, kind_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_trade_cards
from bot.games.twilight_imperium.state import Player, State

KINDS: Final = ("goods", "commodities")
NO_NOTE: Final = "none"
"""Option id: no promissory note is given, or asked for."""
CARDS: Final = "cards"
ASKED: Final = "asked"
"""In an offer: action cards that are given, id -> how many, and of those that the other has offered the ones that a
counter-offer asks for. Nobody asks for others: who holds which is not known (HI3)."""
FIELDS: Final = ("give", NOTE, CARDS, "take", WANT, ASKED)
"""What an offer says, in this order; fields of what a side does not have are not asked."""


def owned(player: Player, kind: str) -> int:
    """Goods or commodities that a player has."""
    return player.goods if kind == "goods" else player.commodities


def offer_field(play: Galaxy, seat: int, other: int, name: str, start: object) -> Field | None:
    """A field of `FIELDS`; None where it would hold nothing.

    Args:
        play: the match.
        seat: who offers.
        other: to whom.
        name: of the field.
        start: what it begins with: amounts, or a note; of the cards asked for, those that there are.
    """
    if name in (CARDS, ASKED):
        return _cards_field(play, seat, other, name, cast("dict[str, int]", start or {}))
    if name in (NOTE, WANT):
        return _notes_field(play, seat, other, name, start)
    return _goods_field(play, seat, other, name, cast("dict[str, int]", start or {}))


def _goods_field(play: Galaxy, seat: int, other: int, name: str, start: dict[str, int]) -> Field | None:
    """Goods and commodities that a side gives; None where it has none."""
    player = play.board.players[seat if name == "give" else other]
    most = {kind: owned(player, kind) for kind in KINDS if owned(player, kind)}
    if not most:
        return None
    options = tuple(Option(kind, f"twilight_imperium-opt-{kind}", {"count": count}) for kind, count in most.items())
    prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
    begun = {kind: min(n, most[kind]) for kind, n in start.items() if most.get(kind)}
    return Field(name, prompt, Amounts(options, most, 0, sum(most.values())), start=begun, together=True)


def _notes_field(play: Galaxy, seat: int, other: int, name: str, start: object) -> Field | None:
    """PN6: one promissory note at most that a side gives; None where it can have none. What is asked for may be any
    that the other may hold, as far as who asks can know."""
    state = play.board
    notes = hand(state, seat) if name == NOTE else askable(state, seat, other)
    if not notes:
        return None
    options = (Option(NO_NOTE, f"twilight_imperium-opt-no-{name}"), *(note_option(note) for note in notes))
    prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
    return Field(
        name,
        prompt,
        Pick(options),
        start=start if isinstance(start, str) and start in notes else NO_NOTE,
        together=True,
    )


def _cards_field(play: Galaxy, seat: int, other: int, name: str, start: dict[str, int]) -> Field | None:
    """TX2: any number of action cards; None where they cannot be traded, or there are none to name."""
    if not may_trade_cards(play, seat, other):
        return None
    most = kinds(play.board.players[seat].hand) if name == CARDS else start
    if not most:
        return None
    options = tuple(
        Option(id, "twilight_imperium-opt-hand-card", {"component": id, "count": n}) for id, n in most.items()
    )
    begun = {id: min(n, most[id]) for id, n in start.items() if id in most}
    prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
    return Field(name, prompt, Amounts(options, most, 0, sum(most.values())), start=begun, together=True)


def has_cards(play: Galaxy, seat: int, other: int) -> bool:
    """Whether a player has action cards that it may offer another one; how many each holds is public."""
    if not play.board.players[seat].hand:
        return False
    return play.memo(("may trade cards", seat, other), lambda: may_trade_cards(play, seat, other))


def holds(state: State, seat: int, cards: Mapping[str, int]) -> bool:
    """Whether action cards are in a player's hand."""
    hand = state.players[seat].hand
    return all(hand.count(id) >= n for id, n in cards.items())


def cards_shown(proposals: Iterable[Proposal], seat: int, hand: list[str]) -> list[str]:
    """32: action cards of a hand that an offer has shown to who is offered it, or an agreement to who offered; as many
    of a kind as the offer with the most of it."""
    shown: dict[str, int] = {}
    for one in proposals:
        told: dict[str, int] = one.content.get(CARDS, {}) if one.seat == seat else {}
        if one.to[0] == seat and one.content.get("agreed"):
            told = one.content.get(ASKED, {})
        for id, n in told.items():
            shown[id] = max(shown.get(id, 0), min(n, hand.count(id)))
    return [id for id, n in shown.items() for _ in range(n)]


def things(goods: Mapping[str, int], cards: Mapping[str, int]) -> dict[str, int]:
    """What a side gives, as names of texts: goods, commodities and action cards."""
    named = {f"good-{id}": n for id, n in goods.items() if n} | {f"component-{id}": n for id, n in cards.items()}
    return named or {"good-none": 1}


def things_seen(content: Mapping[str, Any], goods: str, cards: str) -> dict[str, int]:
    """TX9: the same as everybody sees it: of action cards the number.

    Args:
        content: of an offer.
        goods, cards: names of the two in it.
    """
    count = sum(content.get(cards, {}).values())
    return things({**content[goods], **({CARDS: count} if count else {})}, {})


def note_option(note: str) -> Option:
    """A note as one of several."""
    return Option(note, "twilight_imperium-opt-note", {"component": kind_of(note), "issuer_seat": issuer_of(note)})


def note_told(note: str, name: str) -> dict[str, object]:
    """Arguments of a sentence that names a note."""
    return {name: kind_of(note), f"{name}_seat": issuer_of(note)}


# --- action cards and notes of an offer as it stands ---


def ending(one: Proposal) -> str:
    """The end of the keys of sentences that tell an offer with notes, or with action cards."""
    if CARDS in one.content or ASKED in one.content:
        return "-cards"
    return "-notes" if NOTE in one.content or WANT in one.content else ""


def told_of(one: Proposal) -> dict[str, object]:
    give, take = one.content["give"], one.content["take"]
    """Arguments of a sentence that tells an offer."""
    told: dict[str, object] = {"seat": one.seat, "give": give, "take": take}
    given, asked = one.content.get(CARDS, {}), one.content.get(ASKED, {})
    if given or asked:
        told |= {CARDS: given, ASKED: asked, "gives": things(give, given), "takes": things(take, asked)}
    for name, goods in ((NOTE, give or given), (WANT, take or asked)):
        if ending(one):
            note = one.content.get(name)
            told[f"{name}_with"] = "none" if note is None else "goods" if goods else "alone"
            told |= note_told(note, name) if note is not None else {name: "", f"{name}_seat": one.seat}
    return told


def cards_of(answer: Mapping[str, Answer]) -> dict[str, dict[str, int]]:
    """Action cards of an offer as it was answered; nothing of a side that gives none."""
    named = {name: cast("dict[str, int]", answer.get(name) or {}) for name in (CARDS, ASKED)}
    said = {name: {id: n for id, n in cards.items() if n} for name, cards in named.items()}
    return {name: cards for name, cards in said.items() if cards}


def move_cards(play: Galaxy, made: Proposal) -> list[int]:
    """TX5: action cards change hands; returns who has got some."""
    sides = ((made.seat, made.to[0], CARDS), (made.to[0], made.seat, ASKED))
    moved = [
        (giver, taker, id)
        for giver, taker, name in sides
        for id, n in made.content.get(name, {}).items()
        for _ in range(n)
    ]
    for giver, taker, id in moved:
        play.board.players[giver].hand.remove(id)
        play.board.players[taker].hand.append(id)
    return list(dict.fromkeys(taker for _, taker, _ in moved))


# --- whether it can be executed ---


def there(play: Galaxy, made: Proposal) -> bool:
    """Whether both have what is in an offer."""
    return (
        seems_there(play, made)
        and holds_wanted(play, made)
        and holds(play.board, made.to[0], made.content.get(ASKED, {}))
    )


def seems_there(play: Galaxy, made: Proposal) -> bool:
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


def holds_wanted(play: Galaxy, made: Proposal) -> bool:
    """Whether who is offered something holds the note that is asked for."""
    wanted = made.content.get(WANT)
    return wanted is None or wanted in hand(play.board, made.to[0])
