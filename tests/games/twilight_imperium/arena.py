"""Fights by the real rules, many of them: the same combat again and again, everybody answering with defaults."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

from bot.core.asks import Ask
from bot.core.play import Play
from bot.core.running import run
from bot.core.step import Step
from bot.core.windows import PASS, Window
from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.flow.cannon import CannonOffense
from bot.games.twilight_imperium.flow.combat_form import Orders
from bot.games.twilight_imperium.flow.combat_orders import CombatOrders, give
from bot.games.twilight_imperium.flow.invasion import Invasion
from bot.games.twilight_imperium.flow.notes import deal_notes, hand_over, issuer_of, kind_of
from bot.games.twilight_imperium.flow.space_combat import SpaceCombat
from bot.games.twilight_imperium.forces import units_at
from bot.games.twilight_imperium.state import BoardPlanet, State, System, Tactical
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import notes

PLACE = "104"
PLANET = "wellon"
"""The planet there, where ground is fought for (tile 19)."""


@dataclass(frozen=True)
class SetUp:
    """A fight to be.

    Args:
        factions: of attacker and defender, and of a third player who looks on.
        fleets: their ships, or ground forces where `landing`.
        technologies: theirs besides those they begin with.
        damaged: how many of the ships are damaged.
        landing: whether it is an invasion of a planet; then `fleets` also has ships that bombard and structures.
        tile: of the system.
        cannons: whether space cannon offense comes before.
        plays: who plays which action card or note of a hand as the combat begins.
    """

    factions: tuple[str, ...]
    fleets: tuple[dict[str, int], dict[str, int]]
    technologies: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    damaged: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    landing: bool = False
    tile: int = 46
    cannons: bool = False
    plays: tuple[tuple[int, str], ...] = ()

    def __str__(self) -> str:
        sides: list[str] = []
        for at in (0, 1):
            units = " ".join(f"{n} {kind}" for kind, n in self.fleets[at].items())
            bad = "".join(f", damaged {n} {kind}" for kind, n in self.damaged[at].items())
            held = (*self.technologies[at], *(f"plays {one}" for seat, one in self.plays if seat == at))
            known = f" ({', '.join(held)})" if held else ""
            sides.append(f"{self.factions[at]}{known}: {units}{bad}")
        where = {46: "", 42: " in a nebula"}.get(self.tile, "") if not self.landing else " on a planet"
        return f"{sides[0]} / {sides[1]}{where}{', cannons' if self.cannons else ''}"

    def board(self) -> Board:
        """A table on which it is about to begin."""
        modes = {"action_cards": "on", "notes": "on"} if self.plays else {}
        board = Board(*self.factions, options=modes, **{f"at_{PLACE}": 19 if self.landing else self.tile})
        for seat in (0, 1):
            board.learn(seat, *self.technologies[seat])
            board[seat].fleet = 16
            on_planet = {"infantry", "pds"} if self.landing else set[str]()
            for kind, count in self.fleets[seat].items():
                ground = kind in on_planet
                place = PLANET if ground and seat == 1 else PLACE
                board.put(place, seat, self.damaged[seat], **{kind: count})
        if self.landing:
            board.own(1, PLANET)
        if self.plays:
            deal_notes(board.play)
        for seat, one in self.plays:
            if one in board.state.copies:
                board.state.actions.remove(one)
                board[seat].hand.append(one)
            else:
                note = next(note for note in notes(board).dealt if kind_of(note) == one)
                hand_over(board.play, issuer_of(note), seat, note)
        return board


class Tossed(Play[State]):
    """A match whose dice come from a quick generator."""

    source: random.Random

    def roll(self, purpose: str, dice: int, sides: int) -> list[int]:
        """They are tossed."""
        return self.source.choices(range(1, sides + 1), k=dice)


class Over(Step, tag="tests-fight-over"):
    """The end of a fight: it waits for ever."""

    def waits(self, play: Play[State]) -> bool:
        """Always."""
        return True


class Arena:
    """One set-up, fought as often as one likes.

    Args:
        setup: what is fought.
        seed: of the dice.
    """

    def __init__(self, setup: SetUp, seed: int = 1) -> None:
        board = setup.board()
        self.setup = setup
        self.play = Tossed(board.play.game, board.play.state)
        self.play.source = random.Random(f"{setup} {seed}")
        state = self.play.board
        system = state.systems[PLACE]
        self._space = {seat: dict(units) for seat, units in system.units.items()}
        self._hurt = {seat: dict(units) for seat, units in system.damaged.items()}
        self._ground = {
            planet: {seat: dict(units) for seat, units in state.planets[planet].units.items()}
            for planet in state.in_system(PLACE)
        }
        self._owners = {planet: state.planets[planet].controller for planet in self._ground}
        self._known = [dict(player.technologies) for player in state.players]
        self._hands = [list(player.hand) for player in state.players]
        self._notes = deepcopy(state.notes)
        self._boards = [setup.factions[seat] == "nekro" and "flagship" in setup.fleets[seat] for seat in (0, 1)]

    def fight(self) -> tuple[int, tuple[dict[str, int], dict[str, int]]]:
        """Once: who has won (2 nobody) and what attacker and defender have lost."""
        play, state = self.play, self.play.board
        state.systems[PLACE] = System(
            state.systems[PLACE].tile,
            [],
            {seat: dict(units) for seat, units in self._space.items()},
            {seat: dict(units) for seat, units in self._hurt.items()},
        )
        for planet, held in self._ground.items():
            units = {seat: dict(own) for seat, own in held.items()}
            state.planets[planet] = BoardPlanet(PLACE, self._owners[planet], True, units)
        for player, known, hand in zip(state.players, self._known, self._hands, strict=True):
            player.technologies, player.hand = dict(known), list(hand)
            player.waiting = 0
        state.notes, state.discards = deepcopy(self._notes), []
        self._left = list(self.setup.plays)
        state.combat, state.tactical, state.turn = None, Tactical(0, PLACE, arrived=True), 0
        play.state.agenda, play.state.modifiers = [Over()], []
        play.events.clear()
        play.forget()
        ships = tuple(kind for kind in self.setup.fleets[0] | self.setup.fleets[1] if kind in SHIPS)
        kinds = ("infantry",) if self.setup.landing else ships
        places = (PLANET, PLACE) if self.setup.landing else (PLACE,)
        before = [self._counted(seat, kinds, places) for seat in (0, 1)]
        if self.setup.landing:
            play.push(Invasion(0, PLACE))
        elif self.setup.cannons:
            play.push(CannonOffense(0, PLACE), SpaceCombat(0, PLACE))
        else:
            play.push(SpaceCombat(0, PLACE))
        combat, met = self._run(kinds, places)
        ends = met or [self._counted(seat, kinds, places) for seat in (0, 1)]
        if combat is not None:  # what is removed after it for want of capacity is no loss of the fight
            for seat in (0, 1):
                ends[seat].subtract(combat.lost.get(seat, {}))
        lost = [{kind: before[seat][kind] - ends[seat][kind] for kind in before[seat]} for seat in (0, 1)]
        left = [any(count > 0 for count in ends[seat].values()) for seat in (0, 1)]
        return (2 if left[0] == left[1] else int(left[1])), (lost[0], lost[1])

    def _counted(self, seat: int, kinds: tuple[str, ...], places: tuple[str, ...]) -> Counter[str]:
        state = self.play.board
        able = (*kinds, "infantry") if self._boards[seat] and not self.setup.landing else kinds
        return Counter({kind: sum(units_at(state, at, seat).get(kind, 0) for at in places) for kind in able})

    def _run(self, kinds: tuple[str, ...], places: tuple[str, ...]) -> tuple[Combat | None, list[Counter[str]]]:
        """Until it is over; a space combat that there was, and what met in it."""
        play = self.play
        agenda = play.state.agenda
        combat, met = None, list[Counter[str]]()
        while True:
            run(play, None)
            top = agenda[-1]
            if isinstance(top, Over):
                return combat, met
            if isinstance(top, Orders):
                agenda.pop()
                combat, met = play.board.combat, [self._counted(seat, kinds, places) for seat in (0, 1)]
                for seat in (0, 1):
                    give(play, seat, CombatOrders())
                continue
            if isinstance(top, Window):
                for seat in top.called or ():
                    top.take(play, seat, "", self._said(top, seat))
                continue
            assert isinstance(top, Ask), top
            question = top.question(play)
            agenda.pop()
            top.chosen(play, self._answer(type(top).__name__, question.default))

    def _said(self, call: Window, seat: int) -> str:
        """What is to be played is played at the first call for it."""
        for option in self.play.game.rules.reactions(self.play, call, call.phase, seat):
            one = seat, option.id.partition(":")[0]
            if one in self._left:
                self._left.remove(one)
                return option.id
        return PASS

    def _answer(self, what: str, default: object) -> object:
        if not self.setup.landing:
            return default
        infantry = self.setup.fleets[0].get("infantry", 0)
        return {"Bombard": {"planet": PLANET}, "Commit": {PLANET: infantry}}.get(what, default)
