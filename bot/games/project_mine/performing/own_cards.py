"""Cards of a player: drawn, discarded, exiled, moved, shuffled (K3, K6, K7)."""

from __future__ import annotations

from bot.core.cards.naming import cards_of
from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.core.events import Event
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.verbs import Discard, Draw, Exile, Mill, Move, Shuffle


@VERBS.performs(Draw)
def draw(part: Part, line: Draw) -> Outcome:
    return did(part.keywords.draw(part.seat, part.n(line)))


@VERBS.performs(Shuffle)
def shuffle(part: Part, line: Shuffle) -> Outcome:
    board, seat = part.board, part.seat
    zone = {"deck": part.player.deck, "market": board.pile, "goals": board.goal_pile}[line.zone]
    part.play.shuffle(f"deck:{seat}" if line.zone == "deck" else line.zone, zone)
    part.play.tell("project_mine-event-shuffled", seat=seat, zone=line.zone)
    return Outcome(True)


@VERBS.offers(Discard, Exile, Move)
def cards(part: Part, line: Discard | Exile | Move) -> Offer | None:
    zone = "hand" if isinstance(line, Discard) else line.zone
    if line.how != "choice" or zone in ("deck", "self"):
        return None
    verb = {Discard: "discard", Exile: "exile", Move: "move"}[type(line)]
    return part.among(getattr(part.player, zone), line, zone, f"project_mine-ask-{verb}", zone == "hand")


def _handled(part: Part, line: Discard | Exile | Move, zone: str) -> list[str]:
    """The cards that were chosen, or that the engine picks."""
    if line.how == "choice":
        return cards_of(part.chosen)
    return part.picked(getattr(part.player, zone), part.n(line), line.how, line.filter)


def _done(cards: list[str]) -> Outcome:
    return Outcome(True, len(cards), cards) if cards else NOTHING


@VERBS.performs(Discard)
def discard(part: Part, line: Discard) -> Outcome:
    cards = _handled(part, line, "hand")
    part.keywords.discard(part.seat, cards, "hand", chosen=bool(part.chosen))
    return _done(cards)


@VERBS.performs(Mill)
def mill(part: Part, line: Mill) -> Outcome:
    cards = part.picked(part.player.deck, part.n(line), "top", None)
    part.keywords.discard(part.seat, cards, "deck", chosen=False)
    return _done(cards)


@VERBS.performs(Exile)
def exile(part: Part, line: Exile) -> Outcome:
    if line.zone == "self":
        return _exile_self(part)
    cards = _handled(part, line, line.zone)
    part.keywords.exile(part.seat, cards, line.zone, chosen=bool(part.chosen) and line.zone != "deck")
    return _done(cards)


def _exile_self(part: Part) -> Outcome:
    """The card whose effect this is leaves wherever it lies, the play area first."""
    run = part.run
    player = part.board.players[run.owner]
    for zone in ("play", "discard", "hand", "deck"):
        if run.card in getattr(player, zone):
            part.keywords.exile(run.owner, [run.card], zone)
            return Outcome(True, 1, [run.card])
    return NOTHING


@VERBS.performs(Move)
def move(part: Part, line: Move) -> Outcome:
    player, seat, chosen = part.player, part.seat, _handled(part, line, line.zone)
    if not chosen:
        return NOTHING
    zone: list[str] = getattr(player, line.zone)
    for card in chosen:
        at = len(zone) - 1 - zone[::-1].index(card)
        del zone[at]
        if line.to == "deck_bottom":
            player.deck.insert(0, card)
        else:
            (player.deck if line.to == "deck_top" else getattr(player, line.to)).append(card)
    if line.to == "hand":
        part.board.halt = True
    args = {"seat": seat, "cards": chosen, "zone": line.zone, "to": line.to}
    if line.zone == "hand" and line.to != "discard":  # hidden
        public = {"seat": seat, "count": len(chosen), "zone": line.zone, "to": line.to}
        part.play.emit(
            Event("project_mine-event-moved", args, (seat,), "project_mine-event-moved-some", public, reveals=True)
        )
    else:
        part.keywords.shown(seat, chosen)
        part.play.emit(Event("project_mine-event-moved", args, reveals=not part.chosen or line.zone == "hand"))
    return _done(chosen)
