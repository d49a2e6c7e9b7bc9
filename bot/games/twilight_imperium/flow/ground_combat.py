"""Ground combat (rules IN8): rounds of dice on one planet after the other, without a question."""

from __future__ import annotations

from typing import Final

from bot.core.scopes import Scope
from bot.core.step import Step
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.figures import HARMLESS
from bot.games.twilight_imperium.flow import combat_cards
from bot.games.twilight_imperium.flow.combat_rolls import ROUND
from bot.games.twilight_imperium.flow.falling import FallTogether, has_choice
from bot.games.twilight_imperium.flow.fighters_landing import take_off
from bot.games.twilight_imperium.flow.landing import tactical
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.flow.space_combat import Forget
from bot.games.twilight_imperium.flow.witness import see_dice, see_end, see_hits, see_round
from bot.games.twilight_imperium.forces import figures, troops, worth
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import (
    HITRULE,
    asked,
    combat_bonus,
)
from bot.games.twilight_imperium.state import NOBODY, State

LABEL: Final = "combat"
IDLE_ROUNDS: Final = 60
"""Rounds of a ground combat that nobody can end (SC13): the attacker's ground forces are lost then."""


def combatants(state: State, planet: str) -> list[int]:
    """Seats with ground forces on a planet, or with what fights there as such."""
    return [seat for seat in state.planets[planet].units if troops(state, planet, seat)]


class Fights(Step, tag="twilight_imperium-fights"):
    """IN8: a ground combat on each planet where both sides have ground forces, one after the other.

    Args:
        seat: the active player.
        fought: how many of the planets in their order are done with.
    """

    seat: int
    fought: int = 0

    def run(self, play: Galaxy) -> None:
        """The next one."""
        state, action = play.board, tactical(play)
        for at, planet in enumerate(action.landing[self.fought :], self.fought + 1):
            sides = combatants(state, planet)
            if len(sides) == 2 and self.seat in sides:
                defender = next(seat for seat in sides if seat != self.seat)
                state.combat = Combat(planet, self.seat, defender, space=False)
                state.combat.began = {seat: worth(state, seat, troops(state, planet, seat)) for seat in sides}
                play.tell(
                    "twilight_imperium-event-ground-combat", seat=self.seat, defender_seat=defender, planet=planet
                )
                play.push(
                    GroundRound(),
                    EndOfGroundCombat(),
                    Scope(LABEL),
                    Fights(self.seat, at),
                )
                return


class GroundRound(Step, tag="twilight_imperium-ground-round"):
    """One round: both roll, both lose, while both have ground forces."""

    def run(self, play: Galaxy) -> None:
        """Its moments and dice."""
        state = play.board
        combat = state.combat
        if combat is None or len(combatants(state, combat.place)) < 2:
            return
        combat.round += 1
        see_round(play)
        play.expire(ROUND)
        combat.hits, combat.dice, combat.staked = {}, {}, {}
        combat.idle += 1
        if combat.idle > IDLE_ROUNDS:
            destroy(play, combat.place, combat.attacker, troops(state, combat.place, combat.attacker))
            return
        facts = {"planet": combat.place, "round": combat.round}
        start = opens("GC_ROUND", **facts)
        if combat.round == 1:
            start = opens("GC_START", "GC_ROUND", **facts, attacker=combat.attacker, defender=combat.defender)
        play.push(
            start,
            GroundRoll(combat.attacker),
            GroundRoll(combat.defender),
            GroundHits(),
            GroundRoundOver(),
        )


class GroundRoll(Step, tag="twilight_imperium-ground-roll"):
    """A side rolls for its ground forces, unless something keeps it from rolling (Magen Defense Grid)."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Roll."""
        state = play.board
        combat = state.combat
        if combat is None or len(combatants(state, combat.place)) < 2:
            return
        there = troops(state, combat.place, self.seat)
        rolls = asked(play, "Q_COMBAT", 0, seat=self.seat, place=combat.place, rolls=True).allowed
        kinds = [kind for kind, count in there.items() for _ in range(count * figures(state, self.seat, kind).dice)]
        results = play.roll("ground", len(kinds), 10) if rolls else []
        combat.dice[self.seat] = list(zip(kinds, results, strict=bool(rolls)))
        play.push(opens("GC_ROLLED", seat=self.seat, planet=combat.place))


class GroundHits(Step, tag="twilight_imperium-ground-hits"):
    """The dice become hits, and both sides lose ground forces at once."""

    def run(self, play: Galaxy) -> None:
        """Count, then lose."""
        state = play.board
        combat = state.combat
        if combat is None or len(combatants(state, combat.place)) < 2:
            return
        scored: dict[int, int] = {}
        for seat in combat.sides:
            bonus = combat_bonus(play, seat, "infantry", combat.place)
            rolled = combat.dice.get(seat, [])
            dice = [result for _, result in rolled]
            bonuses = [combat_bonus(play, seat, kind, combat.place) for kind, _ in rolled]
            values = [figures(state, seat, kind).combat or HARMLESS for kind, _ in rolled]
            see_dice(play, seat, rolled, bonuses)
            scored[seat] = sum(
                result + more >= value for result, more, value in zip(dice, bonuses, values, strict=True)
            )
            needs = [value - more for value, more in zip(values, bonuses, strict=True)]
            told = {"seat": seat, "dice": dice, "bonus": bonus, "needs": needs, "hits": scored[seat]}
            play.tell("twilight_imperium-event-ground-dice", **told)
        more = {
            seat: asked(
                play, HITRULE, 0, seat=seat, ground=True, suffered=scored[combat.other(seat)], place=combat.place
            ).value
            for seat in combat.sides
        }
        scored = {seat: hits + more[seat] for seat, hits in scored.items()}
        for seat, hits in scored.items():
            see_hits(play, seat, hits)
        suffered = {seat: scored[combat.other(seat)] for seat in combat.sides}
        asks = [seat for seat, hits in suffered.items() if has_choice(troops(state, combat.place, seat), hits)]
        falling = FallTogether(asks, planet=combat.place, hits=suffered)
        if asks:
            play.push(falling)
        else:
            falling.done(play)


class GroundRoundOver(Step, tag="twilight_imperium-ground-round-over"):
    """The end of a round is a moment of its own (Harrow), also in the last one: what the active player does at it can
    still make the combat a draw, and `GC_END` tells who has won (SC11 has them as one window, in which the active
    player is first)."""

    def run(self, play: Galaxy) -> None:
        """On."""
        combat = play.board.combat
        if combat is not None:
            combat_cards.look_again(play)
            play.push(opens("GC_ROUND_END", planet=combat.place, round=combat.round), GroundRound())


class EndOfGroundCombat(Step, tag="twilight_imperium-end-of-ground-combat"):
    """IN8: winner, loser or draw."""

    def run(self, play: Galaxy) -> None:
        """Who has ground forces there has won, if the other has none."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        take_off(play, combat.place)  # who has nothing but fighters left has not won
        left = [seat for seat in combatants(state, combat.place) if seat in combat.sides]
        winner = left[0] if len(left) == 1 else NOBODY
        loser = combat.other(winner) if winner != NOBODY else NOBODY
        see_end(play, winner)
        play.tell("twilight_imperium-event-ground-over", winner_seat=winner, planet=combat.place, round=combat.round)
        play.push(opens("GC_END", winner=winner, loser=loser, planet=combat.place), Forget())
