"""Influence for infantry, and small ships that are given where a dear one falls for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.bots.fights import fleet
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, unit_cost
from bot.games.twilight_imperium.bots.spending import completed, first_options, payment
from bot.games.twilight_imperium.components.abilities import NO, YES
from bot.games.twilight_imperium.components.factions.yin import INDOCTRINATION_PRICE
from bot.games.twilight_imperium.flow.ability_hits import targets
from bot.games.twilight_imperium.flow.hits import sustainers
from bot.games.twilight_imperium.forces import in_space, ships
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match


def _indoctrinate(match: Match, seat: int, question: Question) -> Answer:
    """Whenever the influence is not kept for something else."""
    if payment(match.play, seat, "influence", INDOCTRINATION_PRICE) is None:
        return {"use": NO}
    return completed(match, seat, question, {"use": YES})


def _spare_ship(play: Galaxy, seat: int, question: Question) -> str:
    """The cheapest ship that could be given, while it is not the last one; empty without one."""
    combat = play.board.combat
    given = [one for one in first_options(question) if one != NO]
    if combat is None or not given or ships(in_space(play.board, combat.place, seat)) < 2:
        return ""
    return min(given, key=lambda kind: unit_cost(play, seat, kind))


def _devotion(match: Match, seat: int, question: Question) -> Answer:
    """For a dearer ship that cannot sustain the hit."""
    play: Galaxy = match.play
    combat, given = play.board.combat, _spare_ship(match.play, seat, question)
    if combat is None or not given:
        return {"give": NO}
    other = combat.other(seat)
    able = sustainers(play, combat.place, other)
    found = targets(play, seat, combat)
    lost = {
        id: unit_cost(play, other, kind) if hurt or kind not in able else 0.0 for id, (kind, hurt, _) in found.items()
    }
    best = max(lost, key=lambda id: lost[id])
    return {"give": given, "hit": best} if lost[best] > unit_cost(play, seat, given) else {"give": NO}


def _impulse_core(match: Match, seat: int, question: Question) -> Answer:
    """Where nothing of theirs can sustain the hit, and the cheapest that can take it is dearer."""
    play: Galaxy = match.play
    combat, given = play.board.combat, _spare_ship(match.play, seat, question)
    if combat is None or not given:
        return NO
    other = combat.other(seat)
    big = [kind for kind in fleet(play.board, combat.place, other) if kind != "fighter"]
    if not big or sustainers(play, combat.place, other):
        return NO
    return given if min(unit_cost(play, other, kind) for kind in big) > unit_cost(play, seat, given) else NO


CHOOSERS["indoctrinate"] = _indoctrinate
CHOOSERS["devotion"] = _devotion
CHOOSERS["impulse-core"] = _impulse_core
LEARNED.update(yin_spinner=3.5, impulse_core=1.5)
