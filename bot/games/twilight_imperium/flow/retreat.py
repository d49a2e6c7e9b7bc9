"""Retreating from a space combat (rules 11.4, RT1-RT7)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import TILES, Kind
from bot.games.twilight_imperium.flow.losses import LimitCheck, remove
from bot.games.twilight_imperium.flow.permits import permits
from bot.games.twilight_imperium.flow.rifts import SAFE, fates, lose_cargo, lose_ships, shared_out
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.forces import (
    damaged,
    figures,
    fleets,
    in_order,
    in_space,
    locations,
    on_planet,
    present,
    put,
    take,
)
from bot.games.twilight_imperium.galaxy.anomalies import RIFT, can_withdraw_to
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.readings import STEPPING_OUT, follows_given
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import State, Units


def eligible(play: Galaxy, seat: int, system: str) -> list[str]:
    """RT1, G14: systems to which a side could retreat now.

    Args:
        play: the match.
        seat: whose.
        system: where it fights.
    """
    state = play.board
    return [
        at
        for at in reachable(play, seat, system)
        if present(state, at, seat) or any(state.planets[p].controller == seat for p in state.in_system(at))
    ]


def reachable(play: Galaxy, seat: int, system: str) -> list[str]:
    """MV19: adjacent systems without ships of others that a player's ships may enter."""
    state = play.board
    return [
        at
        for at in adjacency(play, seat, moving=True)[system]
        if not any(other != seat for other in fleets(state, at))
        and can_withdraw_to(TILES[state.systems[at].tile].anomaly, permits(play, seat))
    ]


def movers(state: State, seat: int, system: str) -> Units:
    """RT2: ships that can go by themselves."""
    return {
        kind: count
        for kind, count in in_order(in_space(state, system, seat))
        if kind != "infantry" and figures(state, seat, kind).move is not None
    }


def room(state: State, seat: int, going: Mapping[Kind, int]) -> int:
    """What the ships that go can carry."""
    return sum(count * figures(state, seat, kind).capacity for kind, count in going.items())


def cargo(play: Galaxy, seat: int, system: str, going: Mapping[Kind, int]) -> dict[str, int]:
    """RT3: what could ride: units in space that cannot go by themselves, ground forces on own planets there.

    By the source text ground forces stepped into space when the retreat was announced, and no more of them ride.

    Args:
        play: the match.
        seat: whose.
        system: from where.
        going: ships that go by themselves.
    """
    state = play.board
    found = {
        f"{system}:{k}": n for k, n in in_space(state, system, seat).items() if k not in going and k != "space_dock"
    }
    if not follows_given(play, STEPPING_OUT):
        found |= {f"{planet}:infantry": count for planet, count in on_own_planets(state, seat, system).items()}
    return found


def on_own_planets(state: State, seat: int, system: str) -> dict[str, int]:
    """Own planets of a system -> own ground forces there."""
    return {
        planet: count
        for planet in state.in_system(system)
        if state.planets[planet].controller == seat and (count := on_planet(state, planet, seat).get("infantry", 0))
    }


class StepOut(Ask, tag="twilight_imperium-step-out"):
    """`readings.STEPPING_OUT`: ground forces that are to retreat step into space when it is announced.

    Args:
        system: where it was announced.
        ordered: whether the side fights by its orders; then nobody steps out.
    """

    system: str = ""
    ordered: bool = False

    def matters(self, play: Galaxy) -> bool:
        """Whether there are any, by the source text."""
        found = on_own_planets(play.board, self.seat, self.system)
        return follows_given(play, STEPPING_OUT) and not self.ordered and bool(found)

    def question(self, play: Galaxy) -> Question:
        """How many of each planet."""
        found = on_own_planets(play.board, self.seat, self.system)
        options = tuple(
            Option(planet, "twilight_imperium-opt-units", {"unit": "infantry", "count": count, "place": planet})
            for planet, count in found.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-step-out", {"system": self.system}),
            shape=Amounts(options, found, 0, sum(found.values())),
            topic="twilight_imperium-topic-announce",
            rule="twilight_imperium-rule-combat",
            default={},
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are in space."""
        for planet, count in answer.items():
            take(play.board, planet, self.seat, "infantry", count)
            put(play.board, self.system, self.seat, "infantry", count)
        if answer:
            play.tell("twilight_imperium-event-stepped-out", seat=self.seat, system=self.system, units=answer)


class Retreat(Ask, tag="twilight_imperium-retreat"):
    """`D_RETREAT`: where all ships go, and what rides with them.

    Args:
        system: from where.
        wished: systems that the side's orders prefer, the dearest first.
        ordered: whether its orders say all of it.
    """

    system: str = ""
    wished: list[str] = []
    ordered: bool = False

    def goals(self, play: Galaxy) -> list[str]:
        """Systems that they can go to."""
        return eligible(play, self.seat, self.system)

    def going(self, play: Galaxy) -> Units:
        """Ships that go by themselves."""
        return movers(play.board, self.seat, self.system)

    def aboard(self, play: Galaxy, going: Mapping[Kind, int]) -> dict[str, int]:
        """What could ride with these ships."""
        return cargo(play, self.seat, self.system, going)

    def arrives(self, play: Galaxy, to: str) -> None:
        """Say so."""
        play.tell("twilight_imperium-event-retreated", seat=self.seat, system=self.system, to_system=to)

    def matters(self, play: Galaxy) -> bool:
        """Whether its orders leave anything to be said: there are several systems, or not all can ride."""
        if self.ordered:
            return False
        riding = self._riding(play)
        chosen = riding is not None and riding.min < sum(riding.most.values())
        return chosen or len(self.goals(play)) > 1

    def unasked(self, play: Galaxy) -> None:
        """As the orders say, or as it must be."""
        self.chosen(play, self.question(play).default)

    def question(self, play: Galaxy) -> Question:
        """Where to."""
        state = play.board
        options = tuple(Option(at, "twilight_imperium-opt-system", state.named(at)) for at in self.goals(play))
        places = [option.id for option in options]
        best = max(places, key=lambda at: sum(in_space(state, at, self.seat).values()))
        default: dict[str, Answer] = {"to": next((at for at in self.wished if at in places), best)}
        riding = self._riding(play)
        if riding is not None:
            default["cargo"] = _fullest(riding)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-retreat", {"system": self.system}),
            shape=Form("to", Pick(options)),
            topic="twilight_imperium-topic-retreat",
            rule="twilight_imperium-rule-combat",
            default=default,
        )

    def _riding(self, play: Galaxy) -> Amounts | None:
        """What rides: places are filled before units in space are left behind (RT3)."""
        going = self.going(play)
        carried = self.aboard(play, going)
        space = room(play.board, self.seat, going)
        most = {id: min(count, space) for id, count in carried.items()}
        total = min(space, sum(carried.values()))
        if not total:
            return None
        in_the_open = sum(count for id, count in carried.items() if id.startswith(f"{self.system}:"))
        options = tuple(
            Option(
                id,
                "twilight_imperium-opt-units",
                {"unit": id.split(":")[1], "count": count, "place": id.split(":")[0]},
            )
            for id, count in carried.items()
        )
        return Amounts(options, most, min(space, in_the_open), total)

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What rides."""
        riding = None if "cargo" in partial else self._riding(play)
        if riding is None:
            return None
        return Field("cargo", Text("twilight_imperium-ask-cargo", {"room": riding.max}), riding, start=_fullest(riding))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """RT3: units in space are left behind only when all places are taken."""
        going = self.going(play)
        riding: dict[str, int] = answer.get("cargo", {})
        carried = self.aboard(play, going)
        left = any(riding.get(id, 0) < count for id, count in carried.items() if id.startswith(f"{self.system}:"))
        places = room(play.board, seat, going)
        if left and sum(riding.values()) < places:
            raise IllegalAnswer("twilight_imperium-must-fill", count=places)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They go; a rift takes some (RT4); what stays behind without ships is removed; a token is placed (RT5)."""
        state, to = play.board, str(answer["to"])
        loaded: dict[str, int] = dict(answer.get("cargo", {}))
        going = self.going(play)
        hurt = {kind: damaged(state, self.system, self.seat, kind) for kind in going}
        lost: Units = {}
        if TILES[state.systems[self.system].tile].anomaly == RIFT:
            lost = self._rift(play, going, loaded)
        for kind, count in going.items():
            gone = min(hurt[kind], lost.get(kind, 0))
            lose_ships(play, self.system, self.seat, kind, lost.get(kind, 0), gone)
            left = count - lost.get(kind, 0)
            take(state, self.system, self.seat, kind, left, hurt[kind] - gone)
            put(state, to, self.seat, kind, left, hurt[kind] - gone)
        arrived = sum(going.values()) > sum(lost.values())
        for id, count in loaded.items():
            place, kind = id.split(":")
            take(state, place, self.seat, kind, count)
            put(state, to, self.seat, kind, count)
        remove(play, self.system, self.seat, dict(in_space(state, self.system, self.seat)))
        for kind in ("infantry", "fighter"):  # C4: a group that no figure can stand for is gone
            if locations(state, self.seat, kind) > figures(state, self.seat, kind).supply:
                remove(play, to, self.seat, {kind: in_space(state, to, self.seat).get(kind, 0)})
        self.arrives(play, to)
        if arrived:
            play.push(PlaceToken(self.seat, system=to), LimitCheck([self.seat], [to]))

    def _rift(self, play: Galaxy, going: Mapping[Kind, int], loaded: dict[str, int]) -> Units:
        """RT4, MV12: a die for each ship; what is lost takes the cargo that is aboard with it."""
        state = play.board
        fated = [(kind, fate) for kind, count in going.items() for fate in fates(play, self.seat, kind, count, 1)]
        rooms = [figures(state, self.seat, kind).capacity for kind, _ in fated]
        lost: Units = {}
        gone: dict[str, int] = {}
        for (kind, fate), units in zip(fated, shared_out(rooms, sorted(loaded.items())), strict=True):
            if fate != SAFE:
                lost[kind] = lost.get(kind, 0) + 1
                for id in units:
                    gone[id] = gone.get(id, 0) + 1
        for id, count in gone.items():
            loaded[id] -= count
            place, kind = id.split(":")
            lose_cargo(play, place, self.seat, kind, count)
        return lost


def _fullest(riding: Amounts) -> dict[str, int]:
    """As much as can ride, ground forces in space first."""
    left, chosen = riding.max, dict[str, int]()
    for option in sorted(riding.options, key=lambda one: (one.args["unit"] != "infantry", one.id)):
        count = min(left, riding.most[option.id])
        if count:
            chosen[option.id] = count
            left -= count
    return chosen
