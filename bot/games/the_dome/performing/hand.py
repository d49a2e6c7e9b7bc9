"""Hand, deck and void."""

from __future__ import annotations

from bot.core.cards.knowing import PUBLIC
from bot.core.cards.naming import cards_of, named
from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.games.the_dome.knowing import into_hand, onto_deck, shown_from_hand, under_deck
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.responses import happen
from bot.games.the_dome.verbs import Discard, Draw, Retrieve, Shuffle
from bot.games.the_dome.void_order import order_void
from bot.games.the_dome.wording import card_option
from bot.games.the_dome.zones import draw, learned, mark, to_void


@VERBS.performs(Draw)
def draw_cards(part: Part, line: Draw) -> Outcome:
    """D5."""
    done = draw(part.play, part.seat, part.n(line), line.upto)
    if done:
        happen(part.play, "draw", part.seat, amount=done)
    return did(done)


@VERBS.performs(Shuffle)
def shuffle(part: Part, line: Shuffle) -> Outcome:
    part.play.shuffle(f"deck:{part.seat}", part.player.deck)
    part.player.known_deck = []
    mark(part.play, "deck", part.seat)
    part.play.tell("the_dome-event-shuffled", seat=part.seat)
    return did(1)


@VERBS.offers(Discard)
def discarded(part: Part, line: Discard) -> Offer | None:
    cards, n = part.player.hand, part.n(line)
    if line.how != "choice" or not cards or (line.filter is None and not line.upto and n >= len(cards)):
        return None
    options = [
        card_option(option, "hand", at)
        for at, (option, card) in enumerate(zip(named(cards), cards, strict=True))
        if part.passes(card, line.filter)
    ]
    return some(part.seat, options, n, line.upto, "the_dome-ask-discard", True, ordered=True)


@VERBS.performs(Discard)
def discard(part: Part, line: Discard) -> Outcome:
    play, player, seat, n = part.play, part.player, part.seat, part.n(line)
    if line.how == "choice" and part.chosen:
        thrown = cards_of(part.chosen)
    elif line.how == "choice" and (line.filter is not None or line.upto):
        return NOTHING
    else:
        thrown = [card for card in player.hand if part.passes(card, line.filter)]
        if line.how == "random" and n < len(thrown):
            play.shuffle(f"random:{seat}", thrown)
        if line.how != "all":
            thrown = thrown[: max(0, n)]
        if player.hand and not thrown:
            learned(play)
    for card in thrown:
        shown_from_hand(player, card)
    if thrown:
        mark(play, "hand", seat)
        to_void(play, seat, thrown, "discarded")
    if not part.chosen:
        order_void(play, seat, len(thrown))
    return did(len(thrown))


@VERBS.offers(Retrieve)
def retrieved(part: Part, line: Retrieve) -> Offer | None:
    void, n = part.player.void, part.n(line)
    options = [
        card_option(option, "void", part.seat, at)
        for at, (option, card) in enumerate(zip(named(void), void, strict=True))
        if part.passes(card, line.filter)
    ]
    ordered = line.to in ("top", "bottom") and len(options) > 1
    many = len(options) > n or line.upto or ordered
    return some(part.seat, options, n, line.upto, "the_dome-ask-retrieve", ordered=True) if many else None


@VERBS.performs(Retrieve)
def retrieve(part: Part, line: Retrieve) -> Outcome:
    play, player = part.play, part.player
    if part.chosen:
        cards = cards_of(part.chosen)
    elif line.upto:
        return NOTHING
    else:
        cards = [card for card in player.void if part.passes(card, line.filter)][: max(0, part.n(line))]
    for card in cards:
        player.void.remove(card)
        if line.to == "hand":
            into_hand(player, card, PUBLIC)
        elif line.to == "bottom":
            under_deck(player, card, PUBLIC)
    if line.to in ("top", "shuffle"):
        for card in reversed(cards):
            onto_deck(player, card, PUBLIC)
    if cards:
        mark(play, "void", player.seat)
        mark(play, "hand" if line.to == "hand" else "deck", player.seat)
        play.tell("the_dome-event-retrieved", seat=player.seat, cards=cards, to=line.to)
    if line.to == "shuffle":
        play.shuffle(f"deck:{player.seat}", player.deck)
        player.known_deck = []
    return did(len(cards))
