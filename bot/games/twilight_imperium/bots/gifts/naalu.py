"""Fleets that slip away from what they would lose to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bot.core.shapes import Amounts, Answer, Question
from bot.games.twilight_imperium.bots.fights import chance, fleet, force, infantry_for
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.components.factions.naalu import Foresee
from bot.games.twilight_imperium.forces import in_space, load, on_planet, ships, without_figure
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match

WORTH_A_FIGHT: Final = 0.45
"""Chance to win from which on one stays."""
HOME: Final = 0.25
"""The same at home, where everything is."""


def _foresight(match: Match, seat: int, question: Question) -> Answer:
    """To where most of them can stay, if the fight would be lost."""
    play: Galaxy = match.play
    step, state = play.state.agenda[-1], play.board
    assert isinstance(step, Foresee)
    own = force(play, seat, fleet(state, step.system, seat))
    other = force(play, step.active, fleet(state, step.system, step.active))
    if chance(own, other) >= (HOME if step.system == state.players[seat].home else WORTH_A_FIGHT):
        return NO
    places = [one for one in first_options(question) if one != NO]

    def fits(at: str) -> tuple[int, bool, int]:
        there = load(play, seat, at)
        return there.fleet - there.ships, seat in state.systems[at].tokens, ships(in_space(state, at, seat))

    return max(places, key=fits)


def _land_fighters(match: Match, seat: int, question: Question) -> Answer:
    """With infantry of one's own that lands against others, all of them."""
    state = match.play.board
    shape = cast("Amounts", question.shape)
    beside = [
        option.id
        for option in shape.options
        if on_planet(state, option.id, seat).get("infantry") and option.args["count"]
    ]
    if not beside or state.tactical is None:
        return {}
    answer = {max(beside, key=lambda planet: infantry_for(match.play, seat, planet)): shape.max}
    return {} if without_figure(state, seat, "fighter", {state.tactical.active: shape.max}, answer) else answer


CHOOSERS["land-fighters"] = _land_fighters
CHOOSERS["foresight"] = _foresight
LEARNED.update(neuroglaive=2.5, hybrid_crystal_fighter_ii=4.0)
