"""Looking at cards privately, and showing them to all (K10, K14)."""

from __future__ import annotations

from typing import Any

from bot.core.cards.language import passes
from bot.core.cards.naming import cards_of
from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.core.events import Event
from bot.games.project_mine.counting import matching
from bot.games.project_mine.keywords import Keywords
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.state import NOBODY
from bot.games.project_mine.verbs import Look, Reveal


@VERBS.offers(Look)
def looked_at(part: Part, line: Look) -> Offer | None:
    held = part.board.held
    if not held:
        return None
    n = part.at.number(line.take)
    return part.of(held, n, line.filter, line.upto, "looking", "project_mine-ask-look", True)


@VERBS.performs(Look)
def look(part: Part, line: Look) -> Outcome | None:
    """K14: who looks is asked when the cards are known, then they are put where they go."""
    if not part.board.held:
        _take_aside(part, line)
        return None if part.board.held else NOTHING
    return _put_away(part, line)


def _take_aside(part: Part, line: Look) -> None:
    """The top cards of a pile come into the private place of the seat that looks."""
    keywords, state, seat, n = part.keywords, part.board, part.seat, part.n(line)
    held: list[str] = []
    for _ in range(n):
        if line.zone == "deck":
            card = state.players[seat].deck.pop() if state.players[seat].deck else ""
        else:
            card = keywords.from_pile(line.zone == "goals")
        if not card:
            break
        held.append(card)
    if not held:
        return
    state.held, state.held_by, state.held_zone = held, seat, line.zone
    keywords.play.emit(
        Event(
            "project_mine-event-looked-cards",
            {"seat": seat, "cards": list(held), "zone": line.zone},
            (seat,),
            "project_mine-event-looked",
            {"seat": seat, "count": len(held), "zone": line.zone},
            reveals=True,
        )
    )


def _put_away(part: Part, line: Look) -> Outcome:
    """Where the looked-at cards go."""
    keywords, state, seat, chosen = part.keywords, part.board, part.seat, cards_of(part.chosen)
    rest = list(state.held)
    for card in chosen:
        rest.remove(card)
    zone = state.held_zone
    state.held, state.held_by, state.held_zone = [], NOBODY, ""
    _settle_looked(keywords, seat, zone, chosen, line.to)
    _settle_looked(keywords, seat, zone, rest, line.rest)
    return did(len(chosen))


def _settle_looked(keywords: Keywords, seat: int, zone: str, cards: list[str], to: str) -> None:
    """K14: what is put back or discarded is not shown; only a player's own discard pile lies open (rules 7), and what
    is gained or exiled."""
    if not cards:
        return
    state, player = keywords.state, keywords.state.players[seat]
    pile = {"deck": player.deck, "market": state.pile, "goals": state.goal_pile}[zone]
    public: dict[str, Any] = {"seat": seat, "count": len(cards), "zone": zone, "to": to}
    match to:
        case "top":
            pile.extend(reversed(cards))
        case "bottom":
            pile[:0] = reversed(cards)
        case "shuffle":
            pile.extend(reversed(cards))
            keywords.play.shuffle(f"deck:{seat}" if zone == "deck" else zone, pile)
        case "discard" if zone == "deck":
            pile.extend(reversed(cards))
            keywords.discard(seat, cards, "deck", chosen=False)
            return
        case "discard":
            (state.goal_down if zone == "goals" else state.market_down).extend(cards)
        case "exile" if zone == "deck":
            pile.extend(reversed(cards))
            keywords.exile(seat, cards, "deck", chosen=False)
            return
        case "exile":
            state.exile.extend(cards)
        case _:
            for card in cards:
                keywords.receive(seat, card, "discard" if to == "gain" else to)
    open_ = to in ("gain", "exile")
    shown = {"seat": seat, "cards": cards, "zone": zone, "to": to}
    if open_:
        keywords.play.emit(Event("project_mine-event-looked-to", shown, reveals=True))
        if to == "gain" and zone != "deck":
            for card in cards:
                keywords.happen("gain_goal" if zone == "goals" else "gain_card", seat, card=card)
    else:
        keywords.play.emit(
            Event(
                "project_mine-event-looked-to", shown, (seat,), "project_mine-event-looked-some", public, reveals=True
            )
        )


@VERBS.offers(Reveal)
def revealed(part: Part, line: Reveal) -> Offer | None:
    if line.zone != "hand":
        return None
    return part.of(part.player.hand, part.n(line), line.filter, True, "hand", "project_mine-ask-reveal", True)


@VERBS.performs(Reveal)
def reveal(part: Part, line: Reveal) -> Outcome:
    """K10."""
    keywords, state, player, seat, chosen = part.keywords, part.board, part.player, part.seat, cards_of(part.chosen)
    if line.zone == "hand":
        if chosen:
            keywords.shown(seat, chosen)
            keywords.play.emit(
                Event("project_mine-event-revealed", {"seat": seat, "cards": chosen, "zone": "hand"}, reveals=True)
            )
        return Outcome(bool(chosen), len(chosen), chosen)
    pile = {"deck": player.deck, "market": state.pile, "goals": state.goal_pile}[line.zone]
    n = part.n(line)
    shown: list[str] = []
    hit: list[str] = []
    while pile and (line.until is not None or len(shown) < n):
        shown.append(pile.pop())
        if line.until is not None and passes(keywords.pack[shown[-1]], line.until):
            hit = [shown[-1]]
            break
    if not shown:
        return NOTHING
    if line.zone == "deck":
        keywords.shown(seat, shown)
    args = {"seat": seat, "cards": shown, "zone": line.zone}
    keywords.play.emit(Event("project_mine-event-revealed", args, reveals=True))
    cards = hit if line.until is not None else matching(keywords.pack, shown, line.filter)
    found = cards if line.found else []
    rest = list(shown)
    for card in found:
        rest.remove(card)
    for those, to in ((rest, line.to), (found, line.found)):
        if those:
            _lay_down(part, line.zone, pile, those, to)
    return Outcome(bool(cards), len(cards), cards)


def _lay_down(part: Part, zone: str, pile: list[str], cards: list[str], to: str) -> None:
    """Where shown cards go: they lie open."""
    keywords, state, seat = part.keywords, part.board, part.seat
    match to:
        case "bottom":
            pile[:0] = reversed(cards)
        case "discard" if zone != "deck":
            (state.goal_discard if zone == "goals" else state.market_discard).extend(cards)
        case "exile" if zone != "deck":
            state.exile.extend(cards)
        case "hand":
            for card in cards:
                keywords.receive(seat, card, "hand")
        case _:
            pile.extend(reversed(cards))
            if to == "shuffle":
                keywords.play.shuffle(f"deck:{seat}" if zone == "deck" else zone, pile)
            elif to == "discard":
                keywords.discard(seat, cards, "deck", chosen=False)
            elif to == "exile":
                keywords.exile(seat, cards, "deck", chosen=False)
