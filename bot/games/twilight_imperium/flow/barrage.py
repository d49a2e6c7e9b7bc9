"""Anti-fighter barrage, which opens a space combat (rules SC3, Q35)."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.combat import BARRAGE, Hits
from bot.games.twilight_imperium.figures import HARMLESS, Kind
from bot.games.twilight_imperium.flow.combat_orders import orders_of, runs
from bot.games.twilight_imperium.flow.combat_rolls import fighting
from bot.games.twilight_imperium.flow.hits import ships_of, without_spared
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.flow.witness import see_barrage
from bot.games.twilight_imperium.forces import figures, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy, foretold
from bot.games.twilight_imperium.hooks.moments import opens

FIRE: Final = "fire"
HOLD: Final = "hold"


def barrage_units(play: Galaxy, seat: int) -> list[Kind]:
    """The unit that rolls each die of a side's barrage, the dearest first."""
    combat = play.board.combat
    assert combat is not None
    units: list[Kind] = []
    for kind, count in ships_of(play.board, combat.place, seat).items():
        barrage = figures(play.board, seat, kind).barrage
        if barrage is not None:
            units += [kind] * (barrage.count * count)
    return units


def barrage_value(play: Galaxy, seat: int, kind: Kind) -> int:
    """What a die of a unit's barrage has to show, by its card."""
    barrage = figures(play.board, seat, kind).barrage
    return HARMLESS if barrage is None else barrage.value


def can_barrage(play: Galaxy, seat: int) -> bool:
    """Whether a side has barrage, and the other has fighters."""
    combat = play.board.combat
    assert combat is not None
    there = in_space(play.board, combat.place, combat.other(seat)).get("fighter", 0)
    return there > 0 and bool(barrage_units(play, seat))


class Barrage(Step, tag="twilight_imperium-barrage"):
    """SC3: anti-fighter barrage of both sides at once, each as a whole or not at all (Q35)."""

    def run(self, play: Galaxy) -> None:
        """Ask who fights by hand; the others do as their orders say."""
        combat = play.board.combat
        if combat is None or not fighting(play.board):
            return
        asked: list[int] = []
        firing: list[int] = []
        for seat in combat.sides:
            orders = orders_of(play, seat)
            if not can_barrage(play, seat):
                continue
            if orders is None or not runs(play, seat):
                asked.append(seat)
            elif orders.barrage:
                firing.append(seat)
        play.push(Barraging(asked, firing=firing))


class Barraging(Together, tag="twilight_imperium-barraging"):
    """Both sides say, hidden from each other, whether they fire barrage.

    Args:
        firing: seats that fire by their orders, and those who said so.
    """

    firing: list[int] = []

    def question(self, play: Galaxy, seat: int) -> Question:
        """Fire or hold."""
        combat = play.board.combat
        assert combat is not None
        dice = len(barrage_units(play, seat))
        options = (
            Option(FIRE, "twilight_imperium-opt-fire", {"seat": combat.other(seat), "dice": dice}),
            Option(HOLD, "twilight_imperium-opt-hold"),
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-barrage", {"system": combat.place, "dice": dice}),
            shape=Pick(options),
            topic="twilight_imperium-topic-barrage",
            rule="twilight_imperium-rule-combat",
            default=FIRE,
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It is rolled with the other's."""
        if answer == FIRE:
            self.firing = [*self.firing, seat]

    def done(self, play: Galaxy) -> None:
        """Both roll; what changes dice comes then."""
        combat = play.board.combat
        if combat is None:
            return
        combat.barrage, combat.raised = {}, {}
        for seat in combat.sides:
            if seat in self.firing:
                units = barrage_units(play, seat)
                combat.barrage[seat] = list(zip(units, play.roll("barrage", len(units), 10), strict=True))
        combat.past.append(BARRAGE)
        raising = [seat for seat in combat.barrage if foretold(play, seat, "raises")]  # nothing else changes these dice
        rolled = [opens("SC_ROLLED", seat=seat, place=combat.place, barrage=True) for seat in raising]
        play.push(*rolled, CountBarrage())


class CountBarrage(Step, tag="twilight_imperium-count-barrage"):
    """The dice of both barrages become hits, natural results but for what was paid for; then both lose fighters."""

    def run(self, play: Galaxy) -> None:
        """Count them."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        hits: dict[int, int] = {}
        for seat, dice in combat.barrage.items():
            values = [barrage_value(play, seat, kind) for kind, _ in dice]
            results = [result for _, result in dice]
            raised = combat.raised.get(seat, ())
            bonuses = [int(at in raised) for at in range(len(dice))]
            target = combat.other(seat)
            hits[target] = sum(
                result + more >= value for result, more, value in zip(results, bonuses, values, strict=True)
            )
            see_barrage(play, seat, dice, values, bonuses)
            needs = [value - more for value, more in zip(values, bonuses, strict=True)]
            play.tell("twilight_imperium-event-barrage", seat=seat, dice=results, values=needs, hits=hits[target])
        combat.barrage, combat.raised = {}, {}
        for target, count in hits.items():
            there = in_space(state, combat.place, target).get("fighter", 0)
            if count and there:
                play.push(
                    opens("SC_HITS", seat=target, hits=count, barrage=True),
                    Shot(target, count),
                )


class Shot(Step, tag="twilight_imperium-shot"):
    """Fighters that a barrage destroys."""

    seat: int
    count: int

    def run(self, play: Galaxy) -> None:
        """They are gone."""
        combat = play.board.combat
        if combat is not None:
            there = in_space(play.board, combat.place, self.seat).get("fighter", 0)
            hits = without_spared(play, self.seat, Hits(self.count)).all
            destroy(play, combat.place, self.seat, {"fighter": min(hits, there)}, by=combat.other(self.seat))
