"""Dice of a space combat: anti-fighter barrage, combat rolls and what changes them (rules SC3, SC6, R2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.step import Step
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.figures import HARMLESS, TILES
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.witness import see_dice, see_hits
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.galaxy.anomalies import NEBULA
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import EXTRA_DIE, combat_bonus, falls_first, hits_besides
from bot.games.twilight_imperium.state import State


def sides(state: State) -> tuple[int, ...]:
    """Those of the two sides that still have ships."""
    combat = state.combat
    if combat is None or combat.drawn:
        return ()
    return tuple(seat for seat in combat.sides if ships_of(state, combat.place, seat))


def fighting(state: State) -> bool:
    """SC4: whether both sides have ships."""
    return len(sides(state)) == 2


ROUND: Final = "round"
"""Label with which effects end that last for a round of combat."""


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


def hit(play: Galaxy, seat: int, kind: str, result: int, more: int = 0) -> bool:
    """Whether a die hits.

    Args:
        play: the match.
        seat: whose.
        kind: type of its unit.
        result: natural.
        more: what is added to this die alone.
    """
    value = figures(play.board, seat, kind).combat
    return value is not None and result + more + bonus(play, seat, kind) >= value


def hitting(play: Galaxy, seat: int) -> list[bool]:
    """Whether each of a side's combat dice hits as it lies there."""
    combat = play.board.combat
    if combat is None:
        return []
    raised = combat.raised.get(seat, ())
    return [
        hit(play, seat, kind, result, int(at in raised)) for at, (kind, result) in enumerate(combat.dice.get(seat, ()))
    ]


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
            raised = combat.raised.get(seat, ())
            scored = [kind for (kind, _), hits in zip(dice, hitting(play, seat), strict=True) if hits]
            for kind in scored:
                if falls_first(play, seat, kind, combat.place):
                    other.first += 1
                else:
                    other.free += 1
            besides = hits_besides(play, seat, dice, combat.place)
            if besides:
                other.free += besides
                play.tell("twilight_imperium-event-more-hits", seat=seat, hits=besides)
            bonuses = [bonus(play, seat, kind) + (at in raised) for at, (kind, _) in enumerate(dice)]
            see_dice(play, seat, dice, bonuses)
            see_hits(play, seat, other.all)
            play.tell(
                "twilight_imperium-event-dice",
                seat=seat,
                units=[kind for kind, _ in dice],
                dice=[result for _, result in dice],
                bonuses=bonuses,
                needs=[needed(play, seat, kind) - (at in raised) for at, (kind, _) in enumerate(dice)],
                hits=len(scored),
            )
        for seat in combat.sides:
            if combat.hits.get(seat, Hits()).all:
                play.push(opens("SC_HITS", seat=seat, hits=combat.hits[seat].all, barrage=False))


AGAIN: Final = "again"
"""Fact of `SC_ROLLED`: the dice lay there already, and some were rolled again by somebody else's leave (24.1 War
Funding). Who can add to them may do so anew; nothing else comes of it a second time."""


def reroll_misses(play: Galaxy, seat: int) -> None:
    """A side rolls those of its dice again that do not hit."""
    combat = play.board.combat
    if combat is not None:
        reroll(play, seat, [at for at, hits in enumerate(hitting(play, seat)) if not hits])


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
