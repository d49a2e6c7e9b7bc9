"""Landing (rules IN4, IN5, IN7): the custodians, ground forces that are committed, cannons that fire at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.economy.payment import affordable, next_payment_field, pay, purse, read_payment
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow import fire_orders
from bot.games.twilight_imperium.flow.cannon import Guns, barrels, roll
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.falling import Fall
from bot.games.twilight_imperium.flow.hits import without_spared
from bot.games.twilight_imperium.forces import figures, in_space, on_planet, put, take, troops, without_figure
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import (
    HITRULE,
    asked,
    may_fire_at_landing,
    may_land,
)
from bot.games.twilight_imperium.state import NOBODY, State, Tactical

CUSTODIANS_PRICE: Final = 6
"""IN4: influence for the custodians token."""
NONE: Final = "none"


def tactical(play: Galaxy) -> Tactical:
    """The tactical action under way."""
    found = play.board.tactical
    assert found is not None
    return found


def landing_forces(state: State, seat: int, system: str) -> int:
    """Ground forces in the space area, to be committed."""
    return in_space(state, system, seat).get("infantry", 0)


def landable(play: Galaxy, seat: int, system: str) -> list[str]:
    """IN5: planets to which a player may commit ground forces."""
    state = play.board
    action = state.tactical
    barred = action.parleyed if action is not None else []
    return [
        planet
        for planet in state.in_system(system)
        if planet not in barred and may_land(play, seat, planet) and not (planet == MECATOL_REX and state.custodians)
    ]


def custodians_price(play: Galaxy, seat: int) -> int:
    """IN4: influence that a player pays for the custodians token."""
    return asked(play, HITRULE, CUSTODIANS_PRICE, seat=seat, custodians=True).value


class Custodians(Ask, tag="twilight_imperium-custodians"):
    """`D_CUSTODIANS`: 6 influence take the token from Mecatol Rex: a point, and then somebody must land (IN4)."""

    system: str = ""

    def _price(self, play: Galaxy) -> int:
        return custodians_price(play, self.seat)

    def matters(self, play: Galaxy) -> bool:
        """Whether the token is there, somebody could land, and it can be paid."""
        state = play.board
        return (
            state.custodians
            and MECATOL_REX in state.in_system(self.system)
            and landing_forces(state, self.seat, self.system) > 0
            and affordable(play, self.seat, "influence", self._price(play))
        )

    def question(self, play: Galaxy) -> Question:
        """Take it or not, and the payment."""
        options = (
            Option("take", "twilight_imperium-opt-custodians", {"price": self._price(play)}),
            Option(NONE, "twilight_imperium-opt-no-custodians"),
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-custodians", {"price": self._price(play)}),
            shape=Form("token", Pick(options)),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-mecatol",
            default={"token": NONE},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The payment."""
        if partial["token"] == NONE:
            return None
        return next_payment_field(purse(play, seat, "influence"), "pay", "influence", self._price(play), dict(partial))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """It must be paid."""
        if answer["token"] != NONE:
            read_payment(purse(play, seat, "influence"), "pay", self._price(play), answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The token goes, the point comes."""
        if answer["token"] == NONE:
            return
        pay(
            play,
            self.seat,
            read_payment(purse(play, self.seat, "influence"), "pay", self._price(play), answer),
        )
        play.board.custodians = False
        play.tell("twilight_imperium-event-custodians", seat=self.seat)
        tactical(play).landed[MECATOL_REX] = 0  # IN4: somebody must land there now
        gain_points(play, self.seat, 1, "custodians")


class Commit(Ask, tag="twilight_imperium-commit"):
    """`D_COMMIT`: ground forces in the space area land on planets (IN5)."""

    system: str = ""

    def must(self, play: Galaxy) -> bool:
        """IN4: whether one must land on Mecatol Rex."""
        return tactical(play).landed.get(MECATOL_REX) == 0

    def matters(self, play: Galaxy) -> bool:
        """Whether there is anybody to land, and anywhere; who must land on Mecatol Rex alone has no choice."""
        count = landing_forces(play.board, self.seat, self.system)
        return count > 0 and bool(landable(play, self.seat, self.system)) and not (count == 1 and self.must(play))

    def unasked(self, play: Galaxy) -> None:
        """The only one lands, if it must."""
        if landing_forces(play.board, self.seat, self.system) == 1 and self.must(play):
            self.chosen(play, {MECATOL_REX: 1})

    def question(self, play: Galaxy) -> Question:
        """How many on which planet."""
        state = play.board
        count = landing_forces(state, self.seat, self.system)
        planets = landable(play, self.seat, self.system)
        options = tuple(
            Option(
                planet,
                "twilight_imperium-opt-land",
                {
                    "planet": planet,
                    "seat": state.planets[planet].controller,
                    "count": sum(
                        units.get("infantry", 0)
                        for seat, units in state.planets[planet].units.items()
                        if seat != self.seat
                    ),
                },
            )
            for planet in planets
        )
        least = 1 if self.must(play) else 0
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-commit", {"count": count, "system": self.system}),
            shape=Amounts(options, dict.fromkeys(planets, count), least, count),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-invasion",
            default=self._least(play, count) if least else {},
        )

    def _least(self, play: Galaxy, count: int) -> dict[str, int]:
        """One on Mecatol Rex, or all where only the figure of the whole group can go there (C4)."""
        one = {MECATOL_REX: 1}
        return {MECATOL_REX: count} if self._lacks_figure(play, one) else one

    def _lacks_figure(self, play: Galaxy, landing: dict[str, int]) -> bool:
        return without_figure(play.board, self.seat, "infantry", {self.system: sum(landing.values())}, landing)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """IN4: one at least on Mecatol Rex; C4: new groups have figures."""
        if self.must(play) and not answer.get(MECATOL_REX):
            raise IllegalAnswer("twilight_imperium-must-land")
        if answer and self._lacks_figure(play, answer):
            raise IllegalAnswer("twilight_imperium-no-figure", unit="infantry")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They land."""
        state, action = play.board, tactical(play)
        for planet, count in answer.items():
            take(state, self.system, self.seat, "infantry", count)
            put(state, planet, self.seat, "infantry", count)
            action.landed[planet] = count
            play.tell("twilight_imperium-event-landed", seat=self.seat, planet=planet, count=count)
        for planet in answer:
            play.follow(opens("INV_COMMIT", seat=self.seat, planet=planet))


def defending_guns(play: Galaxy, seat: int, planet: str) -> Guns:
    """IN7: space cannons of a player on a planet, the best first; reach from elsewhere does not help here."""
    found: Guns = []
    for kind, count in on_planet(play.board, planet, seat).items():
        dice = figures(play.board, seat, kind).cannon
        if dice is not None:
            found += [(kind, dice)] * count
    return sorted(found, key=lambda gun: gun[1].value)


class Defend(Ask, tag="twilight_imperium-defend"):
    """IN7: the controller may fire with all space cannons on the planet."""

    planet: str = ""
    against: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether there is anything to fire with, and at, and the controller wants to be asked."""
        return self._may(play) and fire_orders.aimed(play, self.seat, [self.against]) is None

    def unasked(self, play: Galaxy) -> None:
        """As was said beforehand (29.4)."""
        if self._may(play) and fire_orders.aimed(play, self.seat, [self.against]) == self.against:
            self.chosen(play, "fire")

    def _may(self, play: Galaxy) -> bool:
        return (
            self.seat != NOBODY
            and bool(defending_guns(play, self.seat, self.planet))
            and bool(troops(play.board, self.planet, self.against))
            and may_fire_at_landing(play, self.seat, self.against)
        )

    def question(self, play: Galaxy) -> Question:
        """Fire or hold."""
        count = len(barrels(play, self.seat, defending_guns(play, self.seat, self.planet)))
        options = (
            Option("fire", "twilight_imperium-opt-fire", {"seat": self.against, "dice": count}),
            Option("hold", "twilight_imperium-opt-hold"),
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-defend", {"planet": self.planet, "dice": count}),
            shape=Pick(options),
            topic="twilight_imperium-topic-cannon",
            rule="twilight_imperium-rule-cannon",
            default="fire",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Fire: hits kill those who landed."""
        if answer != "fire":
            return
        play.push(
            opens("CN_BEFORE", seat=self.seat, target=self.against, planet=self.planet),
            DefensiveFire(self.seat, self.planet, self.against),
        )


class DefensiveFire(Step, tag="twilight_imperium-defensive-fire"):
    """SO4, IN7: the roll of the cannons on a planet, and its hits."""

    seat: int
    planet: str
    against: int

    def run(self, play: Galaxy) -> None:
        """Roll."""
        guns = defending_guns(play, self.seat, self.planet)
        hits = roll(play, self.seat, guns, self.against, "cannon")
        play.expire("cannon")
        if hits:
            play.push(
                opens("CN_HITS", seat=self.against, by=self.seat, planet=self.planet, hits=hits),
                Casualties(self.against, self.planet, hits, self.seat),
            )


class Casualties(Step, tag="twilight_imperium-casualties"):
    """Ground forces that die by hits; surplus hits are lost."""

    seat: int
    planet: str
    hits: int
    by: int

    def run(self, play: Galaxy) -> None:
        """They are destroyed."""
        hits = without_spared(play, self.seat, Hits(self.hits)).all
        play.push(Fall(self.seat, planet=self.planet, hits=hits, by=self.by))
