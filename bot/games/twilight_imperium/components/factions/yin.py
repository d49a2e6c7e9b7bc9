"""The Yin Brotherhood (rules 28.15, 24, 27.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.combat import Combat, Hits
from bot.games.twilight_imperium.components.abilities import NO, YES
from bot.games.twilight_imperium.economy.payment import affordable, next_payment_field, pay, purse, read_payment
from bot.games.twilight_imperium.figures import SHIPS, Kind
from bot.games.twilight_imperium.flow.ability_hits import aim, strike, targets
from bot.games.twilight_imperium.flow.combat_orders import gives_none
from bot.games.twilight_imperium.flow.combat_rolls import fighting
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.forces import in_space, on_planet, put, take
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import may_land, may_use
from bot.games.twilight_imperium.state import Units

INDOCTRINATION = ability("indoctrination")
DEVOTION = ability("devotion")
YIN_SPINNER = technology("yin_spinner")
IMPULSE_CORE = technology("impulse_core")
VAN_HAUGE = flagship("van_hauge")
INDOCTRINATION_PRICE: Final = 2
"""Influence that it costs to turn an infantry."""
GIVEN_UP: Final[tuple[Kind, ...]] = ("destroyer", "cruiser")
"""Ships that Devotion and Impulse Core give, the cheaper first."""

# --- Indoctrination -----------------------------------------------------------------------------------------------


def _can_indoctrinate(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return (
        combat is not None
        and not combat.space
        and owner in combat.sides
        and bool(on_planet(play.board, combat.place, combat.other(owner)).get("infantry"))
        and affordable(play, owner, "influence", INDOCTRINATION_PRICE)
        and may_use(play, owner, INDOCTRINATION.id, combat.other(owner))
    )


class Indoctrinate(Ask, tag="twilight_imperium-indoctrinate"):
    """Indoctrination: as a ground combat begins, 2 influence turn one opposing infantry into an own one."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one, and it can be paid."""
        return _can_indoctrinate(play, self.seat, {})

    def question(self, play: Galaxy) -> Question:
        """Turn one or not, and the payment."""
        combat = play.board.combat
        assert combat is not None
        options = (
            Option(YES, "twilight_imperium-opt-indoctrinate", {"price": INDOCTRINATION_PRICE}),
            Option(NO, "twilight_imperium-opt-no"),
        )
        return Question(
            slot="",
            prompt=Text(
                "twilight_imperium-ask-indoctrinate",
                {"planet": combat.place, "seat": combat.other(self.seat), "price": INDOCTRINATION_PRICE},
            ),
            shape=Form("use", Pick(options)),
            topic="twilight_imperium-topic-invasion",
            rule="twilight_imperium-rule-indoctrination",
            default={"use": NO},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The payment."""
        if partial["use"] == NO:
            return None
        money = purse(play, seat, "influence")
        return next_payment_field(money, "pay", "influence", INDOCTRINATION_PRICE, dict(partial))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """It must be paid."""
        if answer["use"] == YES:
            read_payment(purse(play, seat, "influence"), "pay", INDOCTRINATION_PRICE, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """One of theirs goes to reinforcements, one of one's own stands there; it is not destroyed (I27)."""
        combat = play.board.combat
        if answer["use"] == NO or combat is None:
            return
        money = purse(play, self.seat, "influence")
        pay(play, self.seat, read_payment(money, "pay", INDOCTRINATION_PRICE, answer))
        former, planet = combat.other(self.seat), combat.place
        take(play.board, planet, former, "infantry", 1)
        put(play.board, planet, self.seat, "infantry", 1)
        play.tell(
            "twilight_imperium-event-replaced",
            seat=self.seat,
            former_seat=former,
            planet=planet,
            units={"infantry": 1},
        )
        check_elimination(play, former)


@INDOCTRINATION.waits("GC_START", _can_indoctrinate, optional=True)
def _indoctrination(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Indoctrinate(owner))


# --- ships that are given up: Devotion and Impulse Core ------------------------------------------------------------


def _to_give(play: Galaxy, owner: int) -> Units:
    """Own cruisers and destroyers in the space combat under way."""
    combat = play.board.combat
    if combat is None or not combat.space or owner not in combat.sides or not fighting(play.board):
        return {}
    fleet = in_space(play.board, combat.place, owner)
    return {kind: fleet[kind] for kind in GIVEN_UP if kind in fleet}


def _gifts(play: Galaxy, owner: int, combat: Combat) -> tuple[Option, ...]:
    """Which of them is given, or none."""
    return (
        *(
            Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": count, "place": combat.place})
            for kind, count in _to_give(play, owner).items()
        ),
        Option(NO, "twilight_imperium-opt-no"),
    )


def _give(play: Galaxy, owner: int, combat: Combat, kind: Kind) -> None:
    destroy(play, combat.place, owner, {kind: 1}, by=owner)


class Devote(Ask, tag="twilight_imperium-devotion"):
    """Devotion: as a round of space combat ends an own cruiser or destroyer is destroyed for a hit on a ship of the
    opponent that its owner chooses; only that ship may sustain it."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a ship to give, and one to hit, and its owner wants to be asked."""
        return bool(_to_give(play, self.seat)) and not gives_none(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Which ship is given, and which is hit."""
        combat = play.board.combat
        assert combat is not None
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-devotion", {"system": combat.place}),
            shape=Form("give", Pick(_gifts(play, self.seat, combat))),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-devotion",
            default={"give": NO},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The ship that is hit."""
        combat = play.board.combat
        if combat is None or partial["give"] == NO or "hit" in partial:
            return None
        options = tuple(
            Option(id, "twilight_imperium-opt-devotion-target", {"unit": kind, "count": count, "hurt": int(hurt)})
            for id, (kind, hurt, count) in targets(play, seat, combat).items()
        )
        return Field("hit", Text("twilight_imperium-ask-devotion-target"), Pick(options))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """One's own is destroyed; then the hit."""
        combat = play.board.combat
        if combat is None or answer["give"] == NO:
            return
        kind, hurt, _ = targets(play, self.seat, combat)[str(answer["hit"])]
        _give(play, self.seat, combat, str(answer["give"]))
        play.tell("twilight_imperium-event-devotion", seat=self.seat, target_seat=combat.other(self.seat), unit=kind)
        aim(play, combat.other(self.seat), kind, hurt=hurt)


@DEVOTION.waits(
    "SC_ROUND_END",
    lambda play, owner, facts: bool(_to_give(play, owner)) and may_use(play, owner, DEVOTION.id),
    optional=True,
)
def _devotion(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Devote(owner))


@DEVOTION.foretells("gives")
def _devotion_foretold(play: Galaxy, owner: int) -> bool:
    return bool(_to_give(play, owner)) and may_use(play, owner, DEVOTION.id)


class Impulse(Ask, tag="twilight_imperium-impulse-core"):
    """Impulse Core: as a space combat begins an own cruiser or destroyer is destroyed for a hit that falls on a
    non-fighter ship, if there is one."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a ship to give, and its owner wants to be asked."""
        return bool(_to_give(play, self.seat)) and not gives_none(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Which ship is given."""
        combat = play.board.combat
        assert combat is not None
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-impulse-core", {"system": combat.place}),
            shape=Pick(_gifts(play, self.seat, combat)),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-combat",
            default=NO,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is destroyed; the opponent takes the hit."""
        combat = play.board.combat
        if combat is None or answer == NO:
            return
        _give(play, self.seat, combat, str(answer))
        strike(play, combat.other(self.seat), Hits(first=1))


@IMPULSE_CORE.waits(
    "SC_START",
    lambda play, owner, facts: bool(_to_give(play, owner)) and may_use(play, owner, IMPULSE_CORE.id),
    optional=True,
)
def _impulse_core(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Impulse(owner))


@IMPULSE_CORE.foretells("gives")
def _impulse_foretold(play: Galaxy, owner: int) -> bool:
    combat = play.board.combat
    begins = combat is not None and combat.still_comes("gives", owner)
    return begins and bool(_to_give(play, owner)) and may_use(play, owner, IMPULSE_CORE.id)


# --- Yin Spinner --------------------------------------------------------------------------------------------------


class Spin(Ask, tag="twilight_imperium-yin-spinner"):
    """Yin Spinner: after production one more infantry stands on an own planet of that system.

    Args:
        system: where was produced.
    """

    system: str = ""

    def planets(self, play: Galaxy) -> list[str]:
        """Where it can stand."""
        state = play.board
        return [
            planet
            for planet in state.in_system(self.system)
            if state.planets[planet].controller == self.seat
            and may_land(play, self.seat, planet)
            and placeable(state, self.seat, planet, "infantry")
        ]

    def matters(self, play: Galaxy) -> bool:
        """Whether there are several."""
        return len(self.planets(play)) > 1

    def question(self, play: Galaxy) -> Question:
        """Where."""
        found = self.planets(play)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-yin-spinner"),
            shape=Pick(tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in found)),
            topic="twilight_imperium-topic-produce",
            rule="twilight_imperium-rule-technologies",
            default=found[0],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It stands there; with no figure left its owner says which comes back (C4)."""
        play.push(PlaceUnits(self.seat, place=str(answer), kind="infantry"))

    def unasked(self, play: Galaxy) -> None:
        """On the only one there is."""
        for planet in self.planets(play):
            self.chosen(play, planet)


@YIN_SPINNER.waits(
    "PR_DONE",
    lambda play, owner, facts: (
        facts["seat"] == owner and facts.get("use", True) and may_use(play, owner, YIN_SPINNER.id)
    ),
)
def _yin_spinner(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Spin(owner, system=facts["system"]))


# --- Van Hauge ----------------------------------------------------------------------------------------------------


@VAN_HAUGE.waits(
    "UN_DIED",
    lambda play, owner, facts: facts["seat"] == owner and bool(facts["units"].get("flagship")),
)
def _van_hauge(play: Galaxy, owner: int, facts: Facts) -> None:
    """All ships there are destroyed with it, whoever's they are; ground forces stay, as far as something carries
    them. Nobody wins the combat, whoever still has ground forces that took part as ships."""
    state, at = play.board, facts["place"]
    play.tell("twilight_imperium-event-van-hauge", seat=owner, system=at)
    if state.combat is not None and state.combat.place == at:
        state.combat.drawn = True
    for seat, units in list(state.systems[at].units.items()):
        destroy(play, at, seat, {kind: count for kind, count in units.items() if kind in SHIPS}, by=owner)
    if state.combat is None:
        play.push(LimitCheck([], [at]))


@VAN_HAUGE.foretells("bursts")
def _bursts(play: Galaxy, owner: int) -> str:
    return "flagship"
