"""Damage and recovery (rules 5)."""

from __future__ import annotations

from bot.core.cards.performers import NOTHING, Outcome, did
from bot.games.the_dome.damage import damage, deck_damage, recovered
from bot.games.the_dome.parts import VERBS, Part
from bot.games.the_dome.responses import happen
from bot.games.the_dome.verbs import Damage, DeckDamage, Recover
from bot.games.the_dome.zones import mark


@VERBS.performs(Damage)
def player_damage(part: Part, line: Damage) -> Outcome:
    """D2; what comes of it the line is told when it has struck."""
    damage(part.play, part.run.seat, part.seat, part.n(line), part.run.receipt(part.play, line))
    return NOTHING


@VERBS.performs(DeckDamage)
def damage_to_the_deck(part: Part, line: DeckDamage) -> Outcome:
    """D1; as above."""
    deck_damage(part.play, part.run.seat, part.seat, part.n(line), part.run.receipt(part.play, line))
    return NOTHING


@VERBS.performs(Recover)
def recover(part: Part, line: Recover) -> Outcome:
    """D3."""
    player, seat = part.player, part.seat
    moved = recovered(player, part.n(line))
    if moved:
        mark(part.play, "wall", seat)
        part.play.tell("the_dome-event-recovered", seat=seat, count=moved, layer=player.layer + 1, space=player.space)
        happen(part.play, "recover", seat, amount=moved)
    return did(moved)
