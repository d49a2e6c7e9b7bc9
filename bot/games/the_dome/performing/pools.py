"""Resource pools (rules 4.2, C5)."""

from __future__ import annotations

from bot.core.cards.knowing import PUBLIC
from bot.core.cards.naming import card_of, named
from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.core.events import Event
from bot.core.shapes import Option
from bot.games.the_dome.knowing import from_deck, from_pool, hidden_from_hand, into_hand, onto_pool
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.verbs import COLOURS, Allocate, PoolRemove, Swap
from bot.games.the_dome.wording import NONE_OPTION, colour_option, pool_option
from bot.games.the_dome.zones import learned, mark, put_into_pool, room, to_void


@VERBS.offers(Allocate)
def allocated(part: Part, line: Allocate) -> Offer | None:
    return _allocated(part, line, len(part.run.picked))


def _allocated(part: Part, line: Allocate, before: int) -> Offer | None:
    """Args: `before`: cards the line has allocated already."""
    play, player, seat, n = part.play, part.player, part.seat, part.n(line)
    if n <= before or n <= 0:
        return None
    limits = part.pack[player.character].limits
    free = [c for c in COLOURS if room(play, player, c)]

    def into(card: str) -> list[str]:
        colour = part.pack[card].colour if line.pool == "card" else line.pool
        return free if line.pool == "any" else [c for c in free if colour in (c, "most")]

    def option(name: str, colour: str) -> Option:
        return pool_option(name, colour, seat, len(player.pool(colour)), limits[COLOURS.index(colour)])

    if line.zone == "deck":
        if line.pool != "any" or not player.deck or len(free) < 2:
            return None
        return Offer(seat, [colour_option(c, seat, len(player.pool(c))) for c in free], 1, 1, "the_dome-ask-pool")
    zone = player.hand if line.zone == "hand" else player.void
    if not zone or not free:
        return None
    options = [
        option(name, colour)
        for name, card in zip(named(zone), zone, strict=True)
        if part.passes(card, line.filter) and "#" not in name
        for colour in into(card)
    ]
    if line.upto or not options:
        options.append(NONE_OPTION)
    if line.zone == "void" and len(options) == 1 and options[0] is NONE_OPTION:
        return None
    return Offer(seat, options, 1, 1, "the_dome-ask-allocate")


@VERBS.performs(Allocate)
def allocate(part: Part, line: Allocate) -> Outcome | None:
    play, player, seat, n = part.play, part.player, part.seat, part.n(line)
    before = len(part.run.picked)
    if line.zone == "deck":
        return _from_deck(part, line, n, before)
    if not part.chosen:
        return did(before)
    name, _, colour = part.chosen[0].partition(">")
    card = card_of(name)
    mask = 0
    if line.zone == "hand":
        hidden_from_hand(part.pack, player, card)
    else:
        player.void.remove(card)
        mask = PUBLIC
    put_into_pool(play, seat, card, colour, known=True, source=line.zone, mask=mask)
    if before + 1 < n and _allocated(part, line, before + 1) is not None:
        return None
    return did(before + 1)


def _from_deck(part: Part, line: Allocate, n: int, done: int) -> Outcome | None:
    play, player, seat = part.play, part.player, part.seat
    colour = part.chosen[0] if part.chosen else line.pool
    while done < n and player.deck:
        if colour == "any":
            colour = next((c for c in COLOURS if room(play, player, c)), "")
        target = part.pack[player.deck[-1]].colour if colour == "card" else colour
        target = part.fullest(free=True) if target == "most" else target
        if not target or not room(play, player, target):
            if colour == "card":
                learned(play)
            break
        card, mask = from_deck(player)
        put_into_pool(play, seat, card, target, known=True, source="deck", mask=mask)
        done += 1
        if part.chosen and done < n and player.deck:
            return None
    return did(done)


@VERBS.offers(PoolRemove)
def removed_from_pools(part: Part, line: PoolRemove) -> Offer | None:
    player, seat = part.player, part.seat
    if line.pool != "any" or part.n(line) <= 0:
        return None
    options = [colour_option(c, seat, len(player.pool(c))) for c in COLOURS if player.pool(c)]
    return some(part.run.seat, options, 1, False, "the_dome-ask-pool") if len(options) > 1 else None


@VERBS.performs(PoolRemove)
def remove_from_pool(part: Part, line: PoolRemove) -> Outcome:
    play, player, n = part.play, part.player, part.n(line)
    if part.chosen:
        colour = part.chosen[0]
    elif line.pool in ("any", "most"):
        colour = part.fullest(free=False)
    else:
        colour = line.pool
    taken = [from_pool(player, colour) for _ in range(min(max(0, n), len(player.pool(colour))))]
    if not taken:
        return NOTHING
    cards = [card for card, _ in taken]
    mark(play, "pool", player.seat, colour)
    if line.to == "void":
        to_void(play, player.seat, cards, "removed")
        return did(len(taken))
    for card, mask in taken:
        into_hand(player, card, mask)
    mark(play, "hand", player.seat)
    args = {"seat": player.seat, "colour": colour}
    play.emit(
        Event(
            "the_dome-event-took-back",
            args | {"cards": cards},
            (player.seat,),
            "the_dome-event-took-back-some",
            args | {"count": len(cards)},
            reveals=True,
        )
    )
    return did(len(taken))


@VERBS.offers(Swap)
def swapped(part: Part, line: Swap) -> Offer | None:
    player, seat = part.player, part.seat
    full = [c for c in COLOURS if player.pool(c)]
    if not full or not player.hand:
        return None
    options = [
        pool_option(name, c, seat, len(player.pool(c)), len(player.pool(c)))
        for name in named(player.hand)
        if "#" not in name
        for c in full
    ]
    return Offer(seat, options, 1, 1, "the_dome-ask-swap")


@VERBS.performs(Swap)
def swap(part: Part, line: Swap) -> Outcome:
    if not part.chosen:
        return NOTHING
    play, player = part.play, part.player
    name, _, colour = part.chosen[0].partition(">")
    top, mask = from_pool(player, colour)
    hidden_from_hand(part.pack, player, card_of(name))
    into_hand(player, top, mask)
    onto_pool(player, colour, card_of(name), 0)
    mark(play, "pool", player.seat, colour)
    play.tell("the_dome-event-swapped", seat=player.seat, colour=colour)
    return did(1)
