"""Dice of a space combat: anti-fighter barrage, combat rolls and what changes them (rules SC3, SC6, R2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.twilight_imperium.figures import HARMLESS, TILES
from bot.games.twilight_imperium.flow.combat_orders import orders_of, runs
from bot.games.twilight_imperium.flow.hits import ships_of, without_spared
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.flow.witness import see_barrage, see_dice, see_hits
from bot.games.twilight_imperium.forces import figures, in_space
from bot.games.twilight_imperium.galaxy.anomalies import NEBULA
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import EXTRA_DIE, combat_bonus, falls_first
from bot.games.twilight_imperium.state import Hits, State


def sides(state: State) -> tuple[int, ...]:
    """Those of the two sides that still have ships."""
    combat = state.combat
    if combat is None or combat.drawn:
        return ()
    return tuple(seat for seat in combat.sides if ships_of(state, combat.place, seat))


def fighting(state: State) -> bool:
    """SC4: whether both sides have ships."""
    return len(sides(state)) == 2


def barrage_values(play: Galaxy, seat: int) -> list[int]:
    """What each die of a side's barrage has to reach."""
    combat = play.board.combat
    assert combat is not None
    values: list[int] = []
    for kind, count in ships_of(play.board, combat.place, seat).items():
        barrage = figures(play.board, seat, kind).barrage
        if barrage is not None:
            values += [barrage.value] * (barrage.count * count)
    return values


def can_barrage(play: Galaxy, seat: int) -> bool:
    """Whether a side has barrage, and the other has fighters."""
    combat = play.board.combat
    assert combat is not None
    there = in_space(play.board, combat.place, combat.other(seat)).get("fighter", 0)
    return there > 0 and bool(barrage_values(play, seat))


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


ROUND: Final = "round"
"""Label with which effects end that last for a round of combat."""
FIRE: Final = "fire"
HOLD: Final = "hold"


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
        dice = len(barrage_values(play, seat))
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
        """Roll for both, then both lose fighters; natural results."""
        state = play.board
        combat = state.combat
        if combat is None:
            return
        hits: dict[int, int] = {}
        for seat in combat.sides:
            if seat not in self.firing:
                continue
            values, target = barrage_values(play, seat), combat.other(seat)
            results = play.roll("barrage", len(values), 10)
            hits[target] = sum(result >= value for result, value in zip(results, values, strict=True))
            see_barrage(play, seat, values, results)
            play.tell("twilight_imperium-event-barrage", seat=seat, dice=results, values=values, hits=hits[target])
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


class Roll(Step, tag="twilight_imperium-roll"):
    """SC6: a side rolls all its combat dice."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Roll; what changes dice comes then."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        kinds: list[str] = []
        for kind, count in ships_of(state, combat.place, self.seat).items():
            kinds += [kind] * (dice_of(play, self.seat, kind) * count)
        results = play.roll("combat", len(kinds), 10)
        combat.dice[self.seat] = list(zip(kinds, results, strict=True))
        play.push(opens("SC_ROLLED", seat=self.seat, place=combat.place))


def dice_of(play: Galaxy, seat: int, kind: str) -> int:
    """SC6: combat dice of a unit; of one without a number on its card, as many as components say."""
    figure = figures(play.board, seat, kind)
    if figure.dice or figure.combat is None:
        return figure.dice
    return play.query(EXTRA_DIE, 0, seat=seat, unit=kind, combat=True).value


def bonus(play: Galaxy, seat: int, kind: str) -> int:
    """What is added to each of a unit's combat dice: a nebula helps the defender (4.4)."""
    combat = play.board.combat
    assert combat is not None
    shelter = combat.space and seat == combat.defender
    shelter = shelter and TILES[play.board.systems[combat.place].tile].anomaly == NEBULA
    return combat_bonus(play, seat, kind, combat.place) + (1 if shelter else 0)


def hit(play: Galaxy, seat: int, kind: str, result: int) -> bool:
    """Whether a die hits."""
    value = figures(play.board, seat, kind).combat
    return value is not None and result + bonus(play, seat, kind) >= value


def needed(play: Galaxy, seat: int, kind: str) -> int:
    """What a unit's combat die has to show to hit, all that is added to it counted; more than 10 where none can."""
    value = figures(play.board, seat, kind).combat
    return HARMLESS if value is None else value - bonus(play, seat, kind)


class CountHits(Step, tag="twilight_imperium-count"):
    """The dice of both sides become hits."""

    def run(self, play: Galaxy) -> None:
        """Count them; those of some units fall on non-fighter ships first."""
        state = play.board
        combat = state.combat
        if combat is None or not fighting(state):
            return
        for seat in combat.sides:
            dice = combat.dice.get(seat, [])
            other = combat.hits.setdefault(combat.other(seat), Hits())
            scored = [kind for kind, result in dice if hit(play, seat, kind, result)]
            for kind in scored:
                if falls_first(play, seat, kind, combat.place):
                    other.first += 1
                else:
                    other.free += 1
            bonuses = [bonus(play, seat, kind) for kind, _ in dice]
            see_dice(play, seat, dice, bonuses)
            see_hits(play, seat, other.all)
            play.tell(
                "twilight_imperium-event-dice",
                seat=seat,
                units=[kind for kind, _ in dice],
                dice=[result for _, result in dice],
                bonuses=bonuses,
                needs=[needed(play, seat, kind) for kind, _ in dice],
                hits=len(scored),
            )
        for seat in combat.sides:
            if combat.hits.get(seat, Hits()).all:
                play.push(opens("SC_HITS", seat=seat, hits=combat.hits[seat].all, barrage=False))


AGAIN: Final = "again"
"""Fact of `SC_ROLLED`: the dice lay there already, and some were rolled again by somebody else's leave (24.1 War
Funding). What natural results give is counted anew; nothing else comes of it a second time."""


def reroll_misses(play: Galaxy, seat: int) -> None:
    """A side rolls those of its dice again that do not hit."""
    combat = play.board.combat
    if combat is not None:
        dice = combat.dice.get(seat, [])
        reroll(play, seat, [at for at, (kind, result) in enumerate(dice) if not hit(play, seat, kind, result)])


def reroll(play: Galaxy, seat: int, chosen: Sequence[int], by: str = "") -> None:
    """R2: a side rolls some of its combat dice again; what they showed is kept for those who look on.

    Args:
        play: the match.
        seat: whose.
        chosen: numbers of these dice, from 0 on.
        by: what they are rolled for; empty for the combat itself.
    """
    combat = play.board.combat
    if combat is None or not chosen:
        return
    dice = combat.dice[seat]
    former = [dice[at][1] for at in chosen]
    needs = [needed(play, seat, dice[at][0]) for at in chosen]
    results = play.roll(by or ("combat" if combat.space else "ground"), len(chosen), 10)
    for at, result in zip(chosen, results, strict=True):
        if play.board.fought is not None:
            play.board.fought.former.setdefault(seat, {})[at] = dice[at][1]
        dice[at] = (dice[at][0], result)
    play.tell("twilight_imperium-event-rerolled", seat=seat, dice=results, former=former, needs=needs)
