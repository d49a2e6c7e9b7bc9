"""Looking at hidden cards (rules 9)."""

from __future__ import annotations

from bot.core.cards.naming import cards_of, named
from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.core.events import Event
from bot.games.the_dome.knowing import (
    from_deck,
    hold,
    let_go,
    onto_deck,
    seen_in_hand,
    seen_on_deck,
    seen_on_pool,
    under_deck,
)
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.verbs import COLOURS, Peek
from bot.games.the_dome.wording import card_option, colour_option, hidden_option


@VERBS.offers(Peek)
def peeked_at(part: Part, line: Peek) -> Offer | None:
    player, seat, looker = part.player, part.seat, part.run.seat
    match line:
        case Peek(zone="pool", pool="any"):
            pools = [colour_option(c, seat, len(player.pool(c))) for c in COLOURS if player.pool(c)]
            return some(looker, pools, 1, False, "the_dome-ask-pool") if len(pools) > 1 else None
        case Peek(zone="control"):
            n = part.n(line)
            controls = [hidden_option(c.uid, seat, at + 1) for at, c in enumerate(player.controls)]
            return some(looker, controls, n, False, "the_dome-ask-control") if len(controls) > n else None
        case Peek(zone="deck", bottom=True) if part.board.held:
            held = [card_option(option, "held", at) for at, option in enumerate(named(part.board.held))]
            return Offer(looker, held, 0, len(held), "the_dome-ask-bottom", True)
        case _:
            return None


@VERBS.performs(Peek)
def peek(part: Part, line: Peek) -> Outcome | None:
    play, state, run, player = part.play, part.board, part.run, part.player
    if state.held and state.held_by == run.seat:
        return _put_back(part)
    n, looker = part.n(line), 1 << run.seat
    if line.zone == "deck":
        shown = player.deck[-n:][::-1] if n > 0 else []
        seen_on_deck(player, len(shown), looker)
    elif line.zone == "hand":
        shown = list(player.hand)
        seen_in_hand(player, looker)
    elif line.zone == "pool":
        colour = part.chosen[0] if part.chosen else line.pool if line.pool in COLOURS else part.fullest(free=False)
        shown = player.pool(colour)[-n:][::-1] if n > 0 else []
        seen_on_pool(player, colour, len(shown), looker)
    else:
        wanted = {int(option[1:]) for option in part.chosen}
        controls = [c for c in player.controls if not part.chosen or c.uid in wanted]
        shown = [control.card for control in controls]
        for control in controls:
            control.known |= looker
    if not shown:
        return NOTHING
    args = {"seat": run.seat, "of_seat": player.seat, "zone": line.zone}
    play.emit(
        Event(
            "the_dome-event-peeked-cards",
            args | {"cards": shown},
            (run.seat,),
            "the_dome-event-peeked",
            args | {"count": len(shown)},
            reveals=True,
        )
    )
    if line.zone == "deck" and line.bottom:
        hold(state, run.seat, player.seat, [from_deck(player) for _ in shown])
        return None
    return did(len(shown))


def _put_back(part: Part) -> Outcome:
    """Back onto the deck, some under it; where cards went under, others know no more which is which."""
    player, looker = part.player, 1 << part.run.seat
    held = let_go(part.board)
    if part.chosen:
        held = [(card, looker) for card, _ in held]
    under = cards_of(part.chosen)
    rest = [card for card, _ in held]
    for card in under:
        rest.remove(card)
    if part.chosen:
        for card in reversed(rest):
            onto_deck(player, card, looker)
        for card in under:
            under_deck(player, card, looker)
    else:
        for card, mask in reversed(held):
            onto_deck(player, card, mask)
    part.play.tell("the_dome-event-put-under", seat=player.seat, count=len(under))
    return did(len(held))
