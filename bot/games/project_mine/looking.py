"""Looking at cards privately, and showing them to all (K10, K14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.events import Event
from bot.games.project_mine.counting import Context, matching, passes
from bot.games.project_mine.outcome import NOTHING, Outcome
from bot.games.project_mine.state import NOBODY
from bot.games.project_mine.verbs import Look, Reveal

if TYPE_CHECKING:
    from bot.games.project_mine.acts import Acts


def look(acts: Acts, line: Look, seat: int, at: Context) -> None:
    """K14: take the top cards of a pile into the private place of the seat that looks."""
    state, n = acts.state, at.number(line.n)
    held: list[str] = []
    for _ in range(n):
        if line.zone == "deck":
            card = state.players[seat].deck.pop() if state.players[seat].deck else ""
        else:
            card = acts.from_pile(line.zone == "goals")
        if not card:
            break
        held.append(card)
    if not held:
        return
    state.held, state.held_by, state.held_zone = held, seat, line.zone
    acts.play.emit(
        Event(
            "project_mine-event-looked-cards",
            {"seat": seat, "cards": list(held), "zone": line.zone},
            (seat,),
            "project_mine-event-looked",
            {"seat": seat, "count": len(held), "zone": line.zone},
            reveals=True,
        )
    )


def put_looked(acts: Acts, line: Look, seat: int, chosen: list[str]) -> Outcome:
    """Where the looked-at cards go."""
    state = acts.state
    if not state.held:
        return NOTHING
    rest = list(state.held)
    for card in chosen:
        rest.remove(card)
    zone = state.held_zone
    state.held, state.held_by, state.held_zone = [], NOBODY, ""
    _settle_looked(acts, seat, zone, chosen, line.to)
    _settle_looked(acts, seat, zone, rest, line.rest)
    return bool(chosen), [], len(chosen)


def _settle_looked(acts: Acts, seat: int, zone: str, cards: list[str], to: str) -> None:
    """K14: what is put back or discarded is not shown; only a player's own discard pile lies open (rules 7), and what
    is gained or exiled."""
    if not cards:
        return
    state, player = acts.state, acts.state.players[seat]
    pile = {"deck": player.deck, "market": state.pile, "goals": state.goal_pile}[zone]
    public: dict[str, Any] = {"seat": seat, "count": len(cards), "zone": zone, "to": to}
    match to:
        case "top":
            pile.extend(reversed(cards))
        case "bottom":
            pile[:0] = reversed(cards)
        case "shuffle":
            pile.extend(reversed(cards))
            acts.play.shuffle(f"deck:{seat}" if zone == "deck" else zone, pile)
        case "discard" if zone == "deck":
            pile.extend(reversed(cards))
            acts.discard(seat, cards, "deck", chosen=False)
            return
        case "discard":
            (state.goal_down if zone == "goals" else state.market_down).extend(cards)
        case "exile" if zone == "deck":
            pile.extend(reversed(cards))
            acts.exile(seat, cards, "deck", chosen=False)
            return
        case "exile":
            state.exile.extend(cards)
        case _:
            for card in cards:
                acts.receive(seat, card, "discard" if to == "gain" else to)
    open_ = to in ("gain", "exile")
    shown = {"seat": seat, "cards": cards, "zone": zone, "to": to}
    if open_:
        acts.play.emit(Event("project_mine-event-looked-to", shown, reveals=True))
        if to == "gain" and zone != "deck":
            for card in cards:
                acts.happen("gain_goal" if zone == "goals" else "gain_card", seat, card=card)
    else:
        acts.play.emit(
            Event(
                "project_mine-event-looked-to", shown, (seat,), "project_mine-event-looked-some", public, reveals=True
            )
        )


def reveal(acts: Acts, line: Reveal, seat: int, chosen: list[str], at: Context) -> Outcome:
    state, player = acts.state, acts.state.players[seat]
    if line.zone == "hand":
        if chosen:
            acts.shown(seat, chosen)
            acts.play.emit(
                Event("project_mine-event-revealed", {"seat": seat, "cards": chosen, "zone": "hand"}, reveals=True)
            )
        return bool(chosen), chosen, len(chosen)
    pile = {"deck": player.deck, "market": state.pile, "goals": state.goal_pile}[line.zone]
    n = at.number(line.n)
    shown: list[str] = []
    hit: list[str] = []
    while pile and (line.until is not None or len(shown) < n):
        shown.append(pile.pop())
        if line.until is not None and passes(acts.pack[shown[-1]], line.until):
            hit = [shown[-1]]
            break
    if not shown:
        return NOTHING
    if line.zone == "deck":
        acts.shown(seat, shown)
    args = {"seat": seat, "cards": shown, "zone": line.zone}
    acts.play.emit(Event("project_mine-event-revealed", args, reveals=True))
    pile.extend(reversed(shown))
    match line.to:
        case "bottom":
            del pile[-len(shown) :]
            pile[:0] = reversed(shown)
        case "shuffle":
            acts.play.shuffle(f"deck:{seat}" if line.zone == "deck" else line.zone, pile)
        case "discard" if line.zone == "deck":
            acts.discard(seat, shown, "deck", chosen=False)
        case "discard":
            del pile[-len(shown) :]
            (state.goal_discard if line.zone == "goals" else state.market_discard).extend(shown)
        case "hand":
            del pile[-len(shown) :]
            for card in shown:
                acts.receive(seat, card, "hand")
        case _:
            pass
    cards = hit if line.until is not None else matching(acts.pack, shown, line.filter)
    return bool(cards), cards, len(cards)
