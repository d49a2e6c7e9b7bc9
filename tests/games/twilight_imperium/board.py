"""A board of the tests: put things where a rule needs them, say what the dice show, then answer as people would.

Seat 0 is to move. The map is empty space (tile 46) but for Mecatol Rex, the homes and what a test puts on it.
"""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Any, Self

import pytest

from bot.core import playable
from bot.core.bots import next_question
from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.match import Match
from bot.core.play import Play
from bot.core.running import run
from bot.core.shapes import Amounts, Form, Pick, Question, Shape
from bot.core.step import Step
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM, forces
from bot.games.twilight_imperium.figures import CREUSS_GATE, FACTIONS, OBJECTIVES, PLANETS, STRATEGY_CARDS, TILES
from bot.games.twilight_imperium.flow.rounds import GameRound
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.flow.turns import NextTurn
from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.placing import CREUSS_TILE
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import NOBODY, BoardPlanet, Player, State, System
from tests.games.twilight_imperium.galaxy.boards import tiles_with

SEED = bytes(range(32))
HOMES = ("310", "304", "316")


class Loaded(Play[State]):
    """A match whose dice show what a test has said; dice of which nothing was said are drawn."""

    said: defaultdict[str, deque[list[int]]]

    def roll(self, purpose: str, dice: int, sides: int) -> list[int]:
        """What was said for this roll; wrong numbers of dice are a fault."""
        if not self.said[purpose]:
            return super().roll(purpose, dice, sides)
        results = self.said[purpose].popleft()
        assert len(results) == dice, f"{purpose}: {dice} dice are rolled, {len(results)} were said"
        return list(results)


class Board:
    """Three players (or more) on a map laid by hand, in the action phase of round 1 unless `begin` says otherwise.

    Args:
        factions: of the seats.
        options: of the table, which else plays without agendas, action cards and notes.
        tiles: position -> tile, as `at_207=41`.
    """

    def __init__(
        self,
        *factions: str,
        options: dict[str, str] | None = None,
        homes: tuple[str, ...] = HOMES,
        **tiles: int,
    ) -> None:
        playable.register(TWILIGHT_IMPERIUM)
        seats = factions or ("sol", "letnev", "hacan")
        seats += tuple(one for one in ("hacan", "jolnar", "sardakk") if one not in seats)[: 3 - len(seats)]
        if len(seats) > len(homes):
            homes = LAYOUTS[len(seats)].homes
        match = Match.new("twilight_imperium", len(seats), SEED, {**LIGHT, **(options or {})})
        play = Loaded(match.play.game, match.play.state)
        play.said = defaultdict(deque)
        board = tiles_with(**tiles) | {home: FACTIONS[f].home for f, home in zip(seats, homes, strict=True)}
        if "creuss" in seats:  # S4: the gate in its place, its home beside the map
            slot = homes[seats.index("creuss")]
            board |= {slot: CREUSS_GATE, CREUSS_HOME: CREUSS_TILE}
            homes = tuple(CREUSS_HOME if home == slot else home for home in homes)
        state = play.board
        state.players = [
            Player(
                faction, home, technologies=dict.fromkeys(FACTIONS[faction].technologies, True), cards={seat + 1: True}
            )
            for seat, (faction, home) in enumerate(zip(seats, homes, strict=True))
        ]
        state.systems = {at: System(tile) for at, tile in board.items()}
        state.planets = {planet: BoardPlanet(at) for at, tile in board.items() for planet in TILES[tile].planets}
        state.round, state.phase, state.speaker = 1, "action", 0
        state.common = dict.fromkeys((n for n in STRATEGY_CARDS if n > len(seats)), 0)
        for seat in range(len(seats)):
            for planet in state.home_planets(seat):
                state.planets[planet].controller, state.planets[planet].ready = seat, True
        state.revealed = []
        state.stage_one = [one.id for one in OBJECTIVES.values() if one.deck == "I"][:5]
        state.stage_two = [one.id for one in OBJECTIVES.values() if one.deck == "II"][:5]
        state.secrets = [o.id for o in OBJECTIVES.values() if o.deck == "secret" and o.id != "form_a_spy_network"]
        play.state.agenda = []
        play.state.asked = [{} for _ in seats]
        self.play = play
        self.match = Match(play)
        self.events: list[Event] = []
        self.begun = False

    # --- laying things out --------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The table."""
        return self.play.board

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def put(self, place: str, seat: int, hurt: dict[str, int] | None = None, **units: int) -> Self:
        """Units somewhere; a planet that nobody has is theirs then.

        Args:
            place: position of a system or id of a planet.
            seat: whose.
            hurt: which of them are damaged.
            units: type -> number.
        """
        for kind, count in units.items():
            forces.put(self.state, place, seat, kind, count, (hurt or {}).get(kind, 0))
        if place in self.state.planets and self.state.planets[place].controller == NOBODY:
            self.own(seat, place)
        return self

    def own(self, seat: int, *planets: str, ready: bool = True) -> Self:
        """Planets of a player; those that are not on the map come with their tile, in the next free system."""
        for planet in planets:
            if planet not in self.state.planets:
                at = next(a for a in reversed(self.state.systems) if self.state.systems[a].tile == 46)
                self.state.systems[at].tile = PLANETS[planet].tile
                for one in TILES[PLANETS[planet].tile].planets:
                    self.state.planets[one] = BoardPlanet(at)
            self.state.planets[planet].controller, self.state.planets[planet].ready = seat, ready
        return self

    def learn(self, seat: int, *technologies: str) -> Self:
        """Technologies of a player."""
        self[seat].technologies |= dict.fromkeys(technologies, True)
        return self

    def token(self, seat: int, *systems: str) -> Self:
        """Command tokens on the board."""
        for at in systems:
            self.state.systems[at].tokens.append(seat)
        return self

    def dice(self, purpose: str, *results: int) -> Self:
        """What the next roll of a purpose shows."""
        self.play.said[purpose].append(list(results))
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def begin(self, *steps: Step) -> Self:
        """Let it run: these steps and then turns in initiative order, or just turns."""
        if not self.begun:
            self.begun = True
            order = sorted(range(len(self.state.players)), key=lambda seat: min(self[seat].cards, default=9))
            if self.state.phase == "action":
                self.play.push(NextTurn(order), StatusPhase(), GameRound())
            else:
                self.play.push(GameRound())
            self.state.turn = 0 if steps else NOBODY
            self.play.push(*steps)
            self._go()
        return self

    def _go(self) -> None:
        self.play.forget()
        run(self.play, None)
        self.events = list(self.play.events)
        self.play.events = []
        self.match = Match(self.play)

    def reload(self) -> Self:
        """Questions follow what was changed by hand."""
        self.play.forget()
        self.match = Match(self.play)
        return self

    @property
    def awaited(self) -> list[int]:
        """Seats that are asked."""
        self.begin()
        return [seat for seat in range(len(self.state.players)) if next_question(self.match, seat) is not None]

    def asked(self, seat: int | None = None) -> Question:
        """What a seat, or the one seat that is, is asked."""
        self.begin()
        question = next_question(self.match, self.awaited[0] if seat is None else seat)
        assert question is not None, f"seat {seat} is not asked, but {self.awaited}"
        return question

    @property
    def topic(self) -> str:
        """What the question is about, without the name of the game."""
        if self.match.result is not None:
            return "over"
        return self.asked().prompt.key.removeprefix("twilight_imperium-ask-")

    def shape(self, seat: int | None = None, **partial: Any) -> Shape:
        """The shape of a question, or of the field of its form that follows these."""
        question = self.asked(seat)
        if partial:
            field = self.match.narrow(self.awaited[0] if seat is None else seat, question.no, partial)
            assert field is not None, "the form is complete"
            return field.shape
        return question.shape.shape if isinstance(question.shape, Form) else question.shape

    def offered(self, seat: int | None = None, **partial: Any) -> list[str]:
        """Ids that can be chosen."""
        shape = self.shape(seat, **partial)
        assert isinstance(shape, (Pick, Amounts))
        return [option.id for option in shape.options if option.blocked is None]

    def do(self, answer: Any, seat: int | None = None) -> Self:
        """Answer the question of a seat, or of the first that is asked."""
        who = self.awaited[0] if seat is None else seat
        self.events = list(self.match.answer(who, self.asked(who).no, answer))
        return self

    def refused(self, answer: Any, seat: int | None = None) -> str:
        """Why an answer is refused."""
        who = self.awaited[0] if seat is None else seat
        before = self.match.save()
        with pytest.raises(IllegalAnswer) as found:
            self.match.answer(who, self.asked(who).no, answer)
        assert self.match.save() == before
        return found.value.key.removeprefix("twilight_imperium-")

    def defaults(self, *until: str) -> Self:
        """Everybody answers as time would, until one of these questions (`turn` if none is named)."""
        for _ in range(200):
            if self.match.result is not None or self.topic in (until or ("turn",)):
                return self
            self.do(self.asked().default)
        raise AssertionError("the questions do not end")

    def plan(
        self, system: str, ships: dict[str, int] | None = None, cargo: dict[str, int] | None = None
    ) -> dict[str, Any]:
        """The answer of a turn that is a tactical action."""
        answer: dict[str, Any] = {"action": f"s:{system}"}
        wanted = {"ships": ships or {}, "cargo": cargo or {}}
        while "cargo" in wanted and (field := self.match.narrow(0, self.asked(0).no, answer)) is not None:
            answer[field.name] = wanted.pop(field.name)
        assert not any(wanted.values()), f"no field for {wanted}"
        return answer

    def activate(self, system: str, ships: dict[str, int] | None = None, cargo: dict[str, int] | None = None) -> Self:
        """Seat 0 activates a system with a move plan."""
        return self.do(self.plan(system, ships, cargo), 0)

    # --- looking ------------------------------------------------------------------------------------------------------

    def at(self, place: str, seat: int) -> dict[str, int]:
        """A player's units in a place."""
        return dict(forces.units_at(self.state, place, seat))

    def told(self, key: str) -> list[dict[str, Any]]:
        """Arguments of the events of a kind in the last answer."""
        return [dict(event.args) for event in self.events if event.key == f"twilight_imperium-event-{key}"]
