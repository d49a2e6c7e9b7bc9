"""Which cards can do their own player harm: read from their lines alone, once a pack."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.games.the_dome.readings import LAYERS
from bot.games.the_dome.verbs import Allocate, Damage, DeckDamage, Draw, Each, Line, Peek

if TYPE_CHECKING:
    from bot.games.the_dome.cards import Card, Pack
    from bot.games.the_dome.state import State


@lru_cache(maxsize=1024)
def harmful(pack: Pack, card: str) -> bool:
    """Whether a card's effect can take cards from the deck of who plays it, or damage it: only then can revealing it
    lose the game. At the start and the end of a turn "that player" may be the owner itself."""
    record: Card = pack[card]
    return _any(record.effects, record.window in ("start", "end"))


def _any(lines: tuple[Line, ...], own: bool) -> bool:
    return any(_hurts(line, own) for line in lines)


def _hurts(line: Line, own: bool) -> bool:
    """Whether a line, or one inside it, can be about the own deck or the own firewall.

    Args:
        own: whether `actor` may be who acts.
    """
    if isinstance(line, Draw | Each) or (isinstance(line, Allocate | Peek) and line.zone == "deck"):
        return True
    if isinstance(line, Damage | DeckDamage):
        others = ("opponent", "opponents") if own else ("opponent", "opponents", "actor")
        if line.who not in others:
            return True
    inside = (*line.then, *line.otherwise, *[one for way in getattr(line, "ways", ()) for one in way.effects])
    return _any(inside, own)


def listening(pack: Pack, state: State) -> bool:
    """Whether an automatic effect of anything in play can draw or do damage in answer to a reveal."""
    return any(
        card in _answering(pack)
        for player in state.players
        for card in (player.character, *[program.card for program in player.programs])
    )


@lru_cache(maxsize=16)
def _answering(pack: Pack) -> frozenset[str]:
    """Cards with an automatic effect, other than of a turn's start or end, that draws or does damage to anybody."""
    return frozenset(
        card.id
        for card in pack.document.cards
        for trigger in card.triggers
        if trigger.event not in ("turn_start", "turn_end") and _strikes(trigger.effects)
    )


def _strikes(lines: tuple[Line, ...]) -> bool:
    for line in lines:
        ways = [one for way in getattr(line, "ways", ()) for one in way.effects]
        if isinstance(line, Damage | DeckDamage) or _hurts(line, own=True):
            return True
        if _strikes((*line.then, *line.otherwise, *ways)):
            return True
    return False


# --- how near the end is ---------------------------------------------------------------------------------------------


def in_danger(pack: Pack, state: State, seat: int) -> bool:
    """Whether one answer can lose a seat the game at all: on the last layer, or with a deck that one card and what it
    sets off could empty. Public."""
    player = state.players[seat]
    if player.layer >= LAYERS - 1:
        return True
    set_off = sum(
        _reach(pack, card)
        for other in state.players
        if other.character
        for card in (other.character, *[program.card for program in other.programs])
    )
    return len(player.deck) <= _farthest(pack) + AGAIN * set_off


AGAIN: Final = 2
"""Times that one answer is taken to set off the same automatic effect."""
UNBOUNDED: Final = 30
"""What a counted number may come to that names no bound: a whole deck."""


@lru_cache(maxsize=16)
def _farthest(pack: Pack) -> int:
    """Most cards that one card, and a data leak, can take from the deck of who plays it."""
    leaks = max((drawn for card in pack.document.cards for _, drawn in card.leaks), default=0)
    return leaks + max(_taken(pack, block) for card in pack.document.cards for block in _blocks(card))


@lru_cache(maxsize=1024)
def _reach(pack: Pack, card: str) -> int:
    return sum(_taken(pack, trigger.effects) for trigger in pack[card].triggers)


def _blocks(card: Card) -> list[tuple[Line, ...]]:
    return [card.effects, card.weak, *([card.ability.effects] if card.ability else ())]


def _taken(pack: Pack, lines: tuple[Line, ...]) -> int:
    """Cards that lines can take from anybody's deck, data leaks set aside but for damage to oneself."""
    total = 0
    for line in lines:
        n = getattr(line, "n", 1)
        most = n if isinstance(n, int) else UNBOUNDED if n.at_most is None else n.at_most
        if isinstance(line, Draw | DeckDamage) or (isinstance(line, Allocate) and line.zone == "deck"):
            total += most
        inside = [one for way in getattr(line, "ways", ()) for one in way.effects]
        total += _taken(pack, (*line.then, *line.otherwise, *inside, *getattr(line, "effects", ())))
    return total
