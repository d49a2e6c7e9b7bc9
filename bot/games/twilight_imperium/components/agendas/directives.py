"""Directives: agendas that act once (rules 23)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.components.agendas.dues import (
    Due,
    LoseToken,
    exhaust,
    from_speaker,
    lose,
    ready_planets,
    voters,
)
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.research import Research
from bot.games.twilight_imperium.figures import GROUND_FORCES, KINDS, MECATOL, PLANETS, SHIPS
from bot.games.twilight_imperium.flow.agenda import Debate, defer, hear, outcomes_of
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits
from bot.games.twilight_imperium.flow.hand import DrawCards, discard, kinds
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.secrets import DrawSecret
from bot.games.twilight_imperium.flow.status import reveal
from bot.games.twilight_imperium.forces import ground_forces, on_board, on_planet, units_at
from bot.games.twilight_imperium.galaxy.adjacency import has_alpha_or_beta
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_land
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE
from bot.games.twilight_imperium.politics.asking import about_agenda
from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS, FOR
from bot.games.twilight_imperium.politics.council import Hearing
from bot.games.twilight_imperium.politics.laws import council_of, deferred, discard_law, outcome, seat_of
from bot.games.twilight_imperium.space import holes, next_to

KEPT_DREADNOUGHTS = 2
KEPT_CRUISERS = 4
EQUAL_GOODS = 5
MEASURES = 2
"""Action cards that Unconventional Measures gives."""
ARTIFACT_WORKS = 6
"""Result of the speaker's die from which on the Ixthian Artifact gives technologies."""
ARTIFACT_RESEARCHES = 2
ARTIFACT_LOSSES = 3


def change_points(play: Galaxy, seats: list[int], points: int, agenda: str) -> None:
    """Victory points come or go one player after the other, never below 0 (C11); a win ends it (EN1)."""
    for seat in seats:
        if play.state.result is not None:
            return
        if points > 0 or play.board.players[seat].points > 0:
            gain_points(play, seat, points, agenda)


@outcome("archived_secret")
def _archived_secret(play: Galaxy, elected: str) -> None:
    play.push(DrawSecret(seat_of(elected)))


@outcome("arms_reduction")
def _arms_reduction(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        defer(play, "arms_reduction", from_speaker(play))
        return
    state = play.board
    lose(
        play,
        "arms_reduction",
        {
            seat: [
                Due(have - kept, [kind])
                for kind, kept in (("dreadnought", KEPT_DREADNOUGHTS), ("cruiser", KEPT_CRUISERS))
                if (have := on_board(state, seat, kind)) > kept
            ]
            for seat in from_speaker(play)
        },
    )


@deferred("arms_reduction")
def _arms_reduction_later(play: Galaxy, seats: list[int]) -> None:
    for seat in seats:
        special = [planet for planet in ready_planets(play.board, seat) if PLANETS[planet].specialty]
        exhaust(play, seat, "arms_reduction", special)


class Settlers(Ask, tag="twilight_imperium-settlers"):
    """Colonial Redistribution: the controller of the planet picks one of the players with the fewest points.

    Args:
        planet: id.
    """

    planet: str = ""

    def _poorest(self, play: Galaxy) -> list[int]:
        """GR8: all who are tied."""
        seats = list(play.board.seats_in())
        least = min(play.board.players[seat].points for seat in seats)
        return [seat for seat in seats if play.board.players[seat].points == least]

    def matters(self, play: Galaxy) -> bool:
        """Whether there are several."""
        return len(self._poorest(play)) > 1

    def unasked(self, play: Galaxy) -> None:
        """The only one."""
        self.chosen(play, f"seat-{self._poorest(play)[0]}")

    def question(self, play: Galaxy) -> Question:
        """Who."""
        options = tuple(
            Option(f"seat-{seat}", "twilight_imperium-opt-seat", {"seat": seat}) for seat in self._poorest(play)
        )
        return about_agenda(
            Text("twilight_imperium-ask-settlers", {"planet": self.planet}), Pick(options), options[0].id
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They may settle there."""
        if may_land(play, seat_of(str(answer)), self.planet):
            play.push(Settle(seat_of(str(answer)), planet=self.planet))


class Settle(Ask, tag="twilight_imperium-settle"):
    """Colonial Redistribution: a player may put an infantry on the emptied planet; with it comes control (CO2, Q24).

    Args:
        planet: id.
    """

    planet: str = ""

    def question(self, play: Galaxy) -> Question:
        """Place it or not."""
        options = tuple(Option(one, f"twilight_imperium-opt-settle-{one}") for one in ("yes", "no"))
        return about_agenda(Text("twilight_imperium-ask-settle", {"planet": self.planet}), Pick(options), "yes")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It stands there."""
        if answer == "yes":
            play.push(PlaceUnits(self.seat, place=self.planet, kind="infantry"), Colonised(self.seat, self.planet))


class Colonised(Step, tag="twilight_imperium-colonised"):
    """CO2: whose units alone stand on a planet controls it."""

    seat: int
    planet: str

    def run(self, play: Galaxy) -> None:
        """Control passes, if it was another's."""
        from bot.games.twilight_imperium.flow.control import GainControl

        world = play.board.planets[self.planet]
        if world.units.get(self.seat) and world.controller != self.seat:
            play.push(GainControl(self.seat, self.planet))


@outcome("colonial_redistribution")
def _colonial_redistribution(play: Galaxy, elected: str) -> None:
    """Fighters that a dock there has held may be too many then (LC1)."""
    world = play.board.planets[elected]
    play.push(LimitCheck(systems=[world.system]), Settlers(world.controller, planet=elected))
    clear(play, elected)


def clear(play: Galaxy, planet: str) -> None:
    """All units on a planet are destroyed."""
    for seat, units in list(play.board.planets[planet].units.items()):
        destroy(play, planet, seat, dict(units))


@outcome("compensated_disarmament")
def _compensated_disarmament(play: Galaxy, elected: str) -> None:
    state = play.board
    controller = state.planets[elected].controller
    units = on_planet(state, elected, controller)
    count = ground_forces(units)
    destroy(play, elected, controller, {kind: n for kind, n in units.items() if kind in GROUND_FORCES})
    gain_goods(play, controller, count, "compensated_disarmament")


@outcome("economic_equality")
def _economic_equality(play: Galaxy, elected: str) -> None:
    for seat in from_speaker(play):
        player = play.board.players[seat]
        if player.goods:
            play.tell("twilight_imperium-event-goods-returned", seat=seat, count=player.goods)
        player.goods = 0
    if elected == FOR:
        for seat in from_speaker(play):
            gain_goods(play, seat, EQUAL_GOODS, "economic_equality")


@outcome("incentive_program")
def _incentive_program(play: Galaxy, elected: str) -> None:
    left = council_of(play).spare.get("I" if elected == FOR else "II", [])
    if left:
        reveal(play, left.pop(0))


@outcome("ixthian_artifact")
def _ixthian_artifact(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        return
    state = play.board
    result = play.roll("agenda", 1, 10)[0]
    play.tell("twilight_imperium-event-agenda-die", seat=state.speaker, agenda="ixthian_artifact", result=result)
    order = from_speaker(play)
    if result >= ARTIFACT_WORKS:
        play.push(*(Research(seat, source="ixthian_artifact") for seat in order for _ in range(ARTIFACT_RESEARCHES)))
        return
    centre = state.position_of(MECATOL)
    around = next_to(play, centre)
    lose(
        play,
        "ixthian_artifact",
        {
            seat: [Due(ARTIFACT_LOSSES, list(KINDS), [at, *state.in_system(at)], system=at) for at in around]
            for seat in order
        },
    )
    for planet in state.in_system(centre):
        clear(play, planet)
    for seat, units in list(state.systems[centre].units.items()):
        destroy(play, centre, seat, dict(units))


@outcome("judicial_abolishment")
def _judicial_abolishment(play: Galaxy, elected: str) -> None:
    discard_law(play, elected)


@outcome("miscount_disclosed")
def _miscount_disclosed(play: Galaxy, elected: str) -> None:
    """As if it was just revealed: with nothing that it could elect it goes, and another agenda comes (Q39)."""
    council = council_of(play)
    outer = council.hearing
    assert outer is not None
    found = outcomes_of(play.board, AGENDAS[elected])
    council.hearings.append(Hearing(elected, outer.number, found, again=True, replaced=not found))
    play.tell("twilight_imperium-event-miscount", agenda=elected)
    if found:
        hear(play)
        return
    play.emit(Event("twilight_imperium-event-agenda-replaced", {"agenda": elected}, reveals=True))
    play.push(Debate())


@outcome("mutiny")
def _mutiny(play: Galaxy, elected: str) -> None:
    change_points(play, voters(play, FOR), 1 if elected == FOR else -1, "mutiny")


@outcome("new_constitution")
def _new_constitution(play: Galaxy, elected: str) -> None:
    if elected == FOR:
        for law in list(council_of(play).laws):
            discard_law(play, law)
        defer(play, "new_constitution", from_speaker(play))


@deferred("new_constitution")
def _new_constitution_later(play: Galaxy, seats: list[int]) -> None:
    for seat in seats:
        exhaust(play, seat, "new_constitution", play.board.home_planets(seat))


@outcome("public_execution")
def _public_execution(play: Galaxy, elected: str) -> None:
    state, seat = play.board, seat_of(elected)
    lose_hand(play, seat)
    council_of(play).silenced.append(seat)
    if state.speaker == seat:
        state.speaker = state.clockwise((seat + 1) % play.seats)[0]
        play.tell("twilight_imperium-event-speaker", seat=state.speaker)


def lose_hand(play: Galaxy, seat: int) -> None:
    """A player discards all action cards; they lie open."""
    discard(play, seat, kinds(play.board.players[seat].hand))


@outcome("seed_of_an_empire")
def _seed_of_an_empire(play: Galaxy, elected: str) -> None:
    points = {seat: play.board.players[seat].points for seat in from_speaker(play)}
    wanted = max(points.values()) if elected == FOR else min(points.values())
    change_points(play, [seat for seat, has in points.items() if has == wanted], 1, "seed_of_an_empire")


@outcome("swords_to_plowshares")
def _swords_to_plowshares(play: Galaxy, elected: str) -> None:
    state, order = play.board, from_speaker(play)
    if elected == AGAINST:
        play.push(
            *(
                PlaceUnits(seat, place=planet, kind="infantry")
                for seat in order
                for planet in state.planets_of(seat)
                if may_land(play, seat, planet)
            )
        )
        return
    for seat in order:
        lost = 0
        for planet in state.planets:
            half = -(-on_planet(state, planet, seat).get("infantry", 0) // 2)
            destroy(play, planet, seat, {"infantry": half})
            lost += half
        gain_goods(play, seat, lost, "swords_to_plowshares")


IDLE[ACTION_CARDS].append("unconventional_measures")


@outcome("unconventional_measures")
def _unconventional_measures(play: Galaxy, elected: str) -> None:
    if elected == FOR:
        play.push(*(DrawCards(seat, MEASURES) for seat in voters(play, FOR)))
        return
    for seat in voters(play, FOR):
        lose_hand(play, seat)


class Collapse(Step, tag="twilight_imperium-wormholes-collapse"):
    """Wormhole Research: all ships in alpha and beta systems are destroyed."""

    def run(self, play: Galaxy) -> None:
        """Then what nothing carries any more goes (LC1)."""
        state = play.board
        for at, types in holes(play).items():
            if has_alpha_or_beta(types):
                for seat in list(state.systems[at].units):
                    destroy(play, at, seat, {k: n for k, n in units_at(state, at, seat).items() if k in SHIPS})
        play.push(LimitCheck())


@outcome("wormhole_research")
def _wormhole_research(play: Galaxy, elected: str) -> None:
    state = play.board
    if elected == AGAINST:
        play.push(*(LoseToken(seat, agenda="wormhole_research") for seat in voters(play, AGAINST)))
        return
    there = [
        seat
        for seat in from_speaker(play)
        if any(kind in SHIPS for at in holes(play) for kind in units_at(state, at, seat))
    ]
    play.push(*(Research(seat, source="wormhole_research") for seat in there), Collapse())
