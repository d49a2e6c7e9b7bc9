"""Bombardment (rules IN2, IN3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import Dice, Kind
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import figures, in_order, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import (
    BOMBARD,
    asked,
    extra_dice,
    shielded,
)
from bot.games.twilight_imperium.state import NOBODY

NONE: Final = "none"
SPLIT: Final = "split"
"""Option id: units bombard different planets."""


def bombers(play: Galaxy, seat: int, system: str) -> list[tuple[Kind, Dice, int]]:
    """Units of a player that bombard in a system: type, dice of each, number; the best values first."""
    state = play.board
    found = [
        (kind, dice, count)
        for kind, count in in_order(in_space(state, system, seat))
        if (dice := figures(state, seat, kind).bombardment) is not None
    ]
    return sorted(found, key=lambda one: one[1].value)


def bombable(play: Galaxy, seat: int, system: str) -> list[str]:
    """IN2: planets of a system that a player may bombard: of others, not shielded."""
    state = play.board
    found: list[str] = []
    for planet in state.in_system(system):
        owner = state.planets[planet].controller
        if owner in (seat, NOBODY):
            continue
        shield = any(figures(state, owner, kind).shield for kind in on_planet(state, planet, owner))
        if shield and shielded(play, owner, seat, system):
            continue
        if asked(play, BOMBARD, 0, seat=seat, planet=planet).allowed:
            found.append(planet)
    return found


class Bombard(Ask, tag="twilight_imperium-bombard"):
    """`D_BOMBARD`: which planets are bombarded, with everything or not at all (IN2)."""

    system: str = ""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a planet to bombard and something to do it with, and anything on it to hit."""
        state = play.board
        return bool(bombers(play, self.seat, self.system)) and any(
            on_planet(state, planet, state.planets[planet].controller).get("infantry")
            for planet in bombable(play, self.seat, self.system)
        )

    def question(self, play: Galaxy) -> Question:
        """Which planet, or none."""
        state = play.board
        planets = bombable(play, self.seat, self.system)
        options = [
            Option(
                planet,
                "twilight_imperium-opt-bombard",
                {
                    "planet": planet,
                    "count": on_planet(state, planet, state.planets[planet].controller).get("infantry", 0),
                },
            )
            for planet in planets
        ]
        units = sum(count for _, _, count in bombers(play, self.seat, self.system))
        if len(planets) > 1 and units > 1:
            options.append(Option(SPLIT, "twilight_imperium-opt-split"))
        options.append(Option(NONE, "twilight_imperium-opt-none"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-bombard", {"system": self.system}),
            shape=Form("planet", Pick(tuple(options))),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-invasion",
            default={"planet": NONE},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """How they are shared out."""
        if partial["planet"] != SPLIT or "units" in partial:
            return None
        units = bombers(play, seat, self.system)
        total = sum(count for _, _, count in units)
        most = {f"{planet}:{kind}": n for planet in bombable(play, seat, self.system) for kind, _, n in units}
        options = tuple(
            Option(
                id,
                "twilight_imperium-opt-bombard-with",
                {"planet": id.split(":")[0], "unit": id.split(":")[1], "count": count},
            )
            for id, count in most.items()
        )
        return Field(
            "units", Text("twilight_imperium-ask-split", {"count": total}), Amounts(options, most, total, total)
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """Every unit bombards one planet."""
        if answer["planet"] == SPLIT:
            for kind, _, count in bombers(play, seat, self.system):
                if sum(n for id, n in answer["units"].items() if id.endswith(f":{kind}")) != count:
                    raise IllegalAnswer("twilight_imperium-all-bombard", unit=kind, count=count)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The dice, planet by planet, of one roll; an extra die goes to the best unit."""
        planet = str(answer["planet"])
        if planet == NONE:
            return
        units = bombers(play, self.seat, self.system)
        if planet == SPLIT:
            shares = {
                p: [(kind, dice, n) for kind, dice, _ in units if (n := answer["units"].get(f"{p}:{kind}", 0))]
                for p in bombable(play, self.seat, self.system)
            }
        else:
            shares = {planet: units}
        killed = drop_bombs(play, self.seat, {p: share for p, share in shares.items() if share})
        play.push(opens("BM_DONE", seat=self.seat, system=self.system, killed=killed))


def bombs(
    play: Galaxy, seat: int, shares: Mapping[str, list[tuple[Kind, Dice, int]]]
) -> dict[str, tuple[list[int], int]]:
    """IN2: planet -> what each die of one bombardment roll hits on there, and what is added to it.

    Args:
        play: the match.
        seat: who bombards.
        shares: planet -> units that bombard it, the best values first.
    """
    extra = extra_dice(play, seat, "bombardment")
    best = min(shares, key=lambda planet: shares[planet][0][1].value)
    found: dict[str, tuple[list[int], int]] = {}
    for planet, units in shares.items():
        values = [dice.value for _, dice, count in units for _ in range(dice.count * count)]
        if planet == best:
            values += [units[0][1].value] * extra
        found[planet] = values, asked(play, BOMBARD, 0, seat=seat, planet=planet).value
    return found


def drop_bombs(play: Galaxy, seat: int, shares: Mapping[str, list[tuple[Kind, Dice, int]]]) -> list[str]:
    """IN2, IN3: one bombardment roll, and the ground forces it kills.

    Args:
        play: the match.
        seat: who bombards.
        shares: planet -> units that bombard it, the best values first.

    Returns:
        planets where it has destroyed ground forces.
    """
    state, killed = play.board, list[str]()
    for planet, (values, modifier) in bombs(play, seat, shares).items():
        results = play.roll("bombardment", len(values), 10)
        hits = sum(result + modifier >= value for result, value in zip(results, values, strict=True))
        owner = state.planets[planet].controller
        play.tell(
            "twilight_imperium-event-bombarded",
            seat=seat,
            planet=planet,
            dice=results,
            values=values,
            bonus=modifier,
            hits=hits,
        )
        there = on_planet(state, planet, owner).get("infantry", 0)
        if hits and there:
            destroy(play, planet, owner, {"infantry": min(hits, there)}, by=seat)
            killed.append(planet)
            if hits >= there:
                play.follow(opens("SECRET_EVENT", what="example", seat=seat, against=owner, planet=planet))
    return killed
