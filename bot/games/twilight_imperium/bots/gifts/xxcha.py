"""Planets that join without a landing, agendas and turns that are worth a token to be rid of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Question
from bot.core.windows import PASS
from bot.games.twilight_imperium.bots.fights import chance, fleet, force, threats
from bot.games.twilight_imperium.bots.gifts.tables import ANSWERS, CHOOSERS, LEARNED
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.votes import worth
from bot.games.twilight_imperium.bots.worth import gain_of
from bot.games.twilight_imperium.components.abilities import NO, YES
from bot.games.twilight_imperium.components.factions.xxcha import QUASH, Nullify, open_planets
from bot.games.twilight_imperium.figures import DIPLOMACY
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off
from bot.games.twilight_imperium.politics.laws import council_of

if TYPE_CHECKING:
    from bot.core.match import Match

HARMFUL: Final = 2.5
"""What an agenda must cost, in trade goods, to be sent away for a token."""
SAFE: Final = 0.6
"""Chance in a fight below which a turn is ended that could bring it."""


def joining(play: Galaxy, seat: int) -> float:
    """What the best planet is worth that would join a player who resolves Diplomacy; 0 without one."""
    if not goes_off(play, seat, {"seat": seat, "card": DIPLOMACY}, "SA_DONE_PART"):
        return 0.0
    return max((gain_of(play, seat, [planet]) for planet in open_planets(play, seat)), default=0.0)


def _peace_accords(match: Match, seat: int, question: Question) -> Answer:
    return max((one for one in first_options(question) if one != NO), key=lambda one: gain_of(match.play, seat, [one]))


def _quash(match: Match, seat: int, question: Question) -> str:
    """An agenda whose likeliest outcome, the one that others gain most by, does harm; not where own votes decide."""
    play: Galaxy = match.play
    hearing = council_of(play).hearing
    assert hearing is not None
    others = [one for one in play.board.seats_in() if one != seat]
    if votes_of(play, seat) > sum(votes_of(play, one) for one in others):
        return PASS
    likely = max(hearing.outcomes, key=lambda one: sum(worth(play, other, hearing.card, one) for other in others))
    return QUASH.id if worth(play, seat, hearing.card, likely) <= -HARMFUL else PASS


def _nullify(match: Match, seat: int, question: Question) -> Answer:
    """A turn that could bring a fight one would rather not have."""
    play: Galaxy = match.play
    step = play.state.agenda[-1]
    if not isinstance(step, Nullify) or step.system not in threats(play, seat):
        return NO
    own = force(play, seat, fleet(play.board, step.system, seat))
    return YES if chance(own, threats(play, seat)[step.system]) < SAFE else NO


CHOOSERS["peace-accords"] = _peace_accords
CHOOSERS["nullify"] = _nullify
ANSWERS[QUASH.id] = _quash
LEARNED.update(instinct_training=2.0, nullification_field=3.0)
