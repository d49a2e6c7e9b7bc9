"""What the easy player answers when an ability of its faction asks it something (rules 28)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.bots.fights import chance, fleet, force, threats
from bot.games.twilight_imperium.bots.spending import completed, first_options, payment
from bot.games.twilight_imperium.bots.votes import worth
from bot.games.twilight_imperium.bots.worth import gain_of
from bot.games.twilight_imperium.components.abilities import NO, YES
from bot.games.twilight_imperium.components.factions.mentak import Salvage
from bot.games.twilight_imperium.components.factions.xxcha import Nullify, open_planets
from bot.games.twilight_imperium.components.factions.yin import INDOCTRINATION_PRICE, targets
from bot.games.twilight_imperium.economy.yards import price
from bot.games.twilight_imperium.figures import DIPLOMACY
from bot.games.twilight_imperium.flow.hits import sustainers
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.forces import figures, in_space, load, ships, supply
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.politics.laws import council_of

if TYPE_CHECKING:
    from bot.core.match import Match

HARMFUL: Final = 2.5
"""What an agenda must cost, in trade goods, to be sent away for a token."""
SAFE: Final = 0.6
"""Chance in a fight below which a turn is ended that could bring it."""

# --- Xxcha --------------------------------------------------------------------------------------------------------


def joining(play: Galaxy, seat: int) -> float:
    """What the best planet is worth that would join a player who resolves Diplomacy; 0 without one."""
    if not goes_off(play, seat, {"seat": seat, "card": DIPLOMACY}, "SA_DONE_PART"):
        return 0.0
    return max((gain_of(play, seat, [planet]) for planet in open_planets(play, seat)), default=0.0)


def _peace_accords(match: Match, seat: int, question: Question) -> Answer:
    return max((one for one in first_options(question) if one != NO), key=lambda one: gain_of(match.play, seat, [one]))


def _quash(match: Match, seat: int, question: Question) -> Answer:
    """An agenda whose likeliest outcome, the one that others gain most by, does harm; not where own votes decide."""
    play: Galaxy = match.play
    hearing = council_of(play).hearing
    assert hearing is not None
    others = [one for one in play.board.seats_in() if one != seat]
    if votes_of(play, seat) > sum(votes_of(play, one) for one in others):
        return NO
    likely = max(hearing.outcomes, key=lambda one: sum(worth(play, other, hearing.card, one) for other in others))
    return YES if worth(play, seat, hearing.card, likely) <= -HARMFUL else NO


def _nullify(match: Match, seat: int, question: Question) -> Answer:
    """A turn that could bring a fight one would rather not have."""
    play: Galaxy = match.play
    step = play.state.agenda[-1]
    if not isinstance(step, Nullify) or step.system not in threats(play, seat):
        return NO
    own = force(play.board, seat, fleet(play.board, step.system, seat))
    return YES if chance(own, threats(play, seat)[step.system]) < SAFE else NO


# --- Yin ----------------------------------------------------------------------------------------------------------


def _indoctrinate(match: Match, seat: int, question: Question) -> Answer:
    """Whenever the influence is not kept for something else."""
    if payment(match.play, seat, "influence", INDOCTRINATION_PRICE) is None:
        return {"use": NO}
    return completed(match, seat, question, {"use": YES})


def _cost(play: Galaxy, seat: int, kind: str) -> float:
    figure = figures(play.board, seat, kind)
    return (figure.cost or 0) / figure.batch


def _spare_ship(play: Galaxy, seat: int, question: Question) -> str:
    """The cheapest ship that could be given, while it is not the last one; empty without one."""
    combat = play.board.combat
    given = [one for one in first_options(question) if one != NO]
    if combat is None or not given or ships(in_space(play.board, combat.place, seat)) < 2:
        return ""
    return min(given, key=lambda kind: _cost(play, seat, kind))


def _devotion(match: Match, seat: int, question: Question) -> Answer:
    """For a dearer ship that cannot sustain the hit."""
    play: Galaxy = match.play
    combat, given = play.board.combat, _spare_ship(match.play, seat, question)
    if combat is None or not given:
        return {"give": NO}
    other = combat.other(seat)
    able = sustainers(play, combat.place, other)
    found = targets(play, seat, combat)
    lost = {id: _cost(play, other, kind) if hurt or kind not in able else 0.0 for id, (kind, hurt, _) in found.items()}
    best = max(lost, key=lambda id: lost[id])
    return {"give": given, "hit": best} if lost[best] > _cost(play, seat, given) else {"give": NO}


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
    return given if min(_cost(play, other, kind) for kind in big) > _cost(play, seat, given) else NO


# --- Mentak -------------------------------------------------------------------------------------------------------


def _salvage(match: Match, seat: int, question: Question) -> Answer:
    """The dearest that fits the fleet and can be spared."""
    play: Galaxy = match.play
    step = play.state.agenda[-1]
    assert isinstance(step, Salvage)
    room = load(play, seat, step.system)
    found = [
        kind
        for kind in step.most(play, step.yard(play))
        if kind != "fighter" and room.ships < room.fleet and supply(play.board, seat, kind)
    ]
    for kind in sorted(found, key=lambda one: -_cost(play, seat, one)):
        if payment(play, seat, "resources", price(play, seat, {kind: 1}, use=False)) is not None:
            return completed(match, seat, question, {"units": {kind: 1}})
    return {"units": {}}


CHOOSERS: Final[Mapping[str, Callable[[Match, int, Question], Answer]]] = {
    "peace-accords": _peace_accords,
    "quash": _quash,
    "nullify": _nullify,
    "indoctrinate": _indoctrinate,
    "devotion": _devotion,
    "impulse-core": _impulse_core,
    "salvage": _salvage,
}
