"""The state of THE DOME (rules 9): plain data, JSON-able. Cards are design ids of the match's pack."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.core.shapes import Anchor
from bot.games.the_dome.verbs import COLOURS

DUEL: Final = "duel"
MASTERMIND: Final = "mastermind"
SYSTEM: Final = -1
"""Owner of system cards."""
NOBODY: Final = -1
HOME: Final = 0
"""A marker that is on its character; slot uids begin at 1."""

CHOOSE, SETUP, START, ACTION, ARRANGE, END, OVER = "choose", "setup", "start", "action", "arrange", "end", "over"
"""Phases."""
MAIN: Final = 0
SUB: Final = 1
MARKERS: Final = ("main", "sub")


class Program(Struct):
    """An installed program."""

    uid: int
    card: str
    owner: int
    ready: bool = True


class Control(Struct):
    """A face-down Control; `turn` in which it was set; `known`: who has looked at it (`knowing`)."""

    uid: int
    card: str
    turn: int
    known: int = 0


class Staged(Struct):
    """A card shown and not settled yet: being installed, revealed or applied; `applied`: its effect has begun."""

    uid: int
    card: str
    seat: int
    system: bool = False
    applied: bool = False


class Slot(Struct):
    """A system card of the central server."""

    uid: int
    card: str


class Marker(Struct):
    """A cracking marker: on system card `on` (`HOME`: on the character), at space 1.. ."""

    on: int = HOME
    space: int = 0


class Player(Struct):
    """One seat. Ends of deck, pools and void are their tops.

    Args:
        layer: firewall layers lost (0-2); `space` 1..`LENGTH`.
        down: incapacitated (M8).
        fallen: meets a loss condition that has not been looked at yet: `durability` or `draw`; empty otherwise.
        used: the character's ability was used this turn.
        spent: action points used this turn; of an ally who is incapacitated in it, from then on.
        installed, acted: cards installed, actions taken (free ones included) this turn.
        deck_id: pre-built deck, or empty for an own one.
        known_hand, known_deck, known_pools: who knows which hidden card (`knowing`).
    """

    seat: int
    character: str = ""
    deck_id: str = ""
    deck: list[str] = []
    hand: list[str] = []
    pools: list[list[str]] = []
    void: list[str] = []
    programs: list[Program] = []
    controls: list[Control] = []
    layer: int = 0
    space: int = 1
    leaks: int = 0
    ap: int = 0
    spent: int = 0
    markers: list[Marker] = []
    down: bool = False
    fallen: str = ""
    used: bool = False
    installed: int = 0
    acted: int = 0
    turns: int = 0
    known_hand: list[int] = []
    known_deck: list[int] = []
    known_pools: list[list[int]] = []

    def pool(self, colour: str) -> list[str]:
        """The pool of a colour."""
        return self.pools[COLOURS.index(colour)]


class State(Struct):
    """The table.

    Args:
        mastermind: seat of the Mastermind, or `NOBODY` in a duel.
        first: who begins, `NOBODY` until that is decided: in a duel after the first resources are chosen (S5).
        turn: number of the present turn, from 1.
        held: cards one seat is privately looking at (`held_by`), taken out of their zone; whose they are: `held_of`.
        staged: cards shown and not settled yet, the newest last.
        uid: last id given to a card in play.
        acts: for measuring: number of system cards completed.
        chain: steps of effects since the last decision of the turn player.
        reason: how the match ended.
        remember: faces of pools that everybody or a looker once saw are shown to those who saw them (C5).
        receipts: last number under which a line asks what its damage came to.
        came: what damage that lines have announced came to, by the number under which they ask for it.
        spent: effects that go off once a turn and have (`triggers.once`).
        recent: public places that the last thing the turn player did has changed, and what followed (`view.DomeView`).
    """

    seats: int
    mode: str
    traps: str
    players: list[Player]
    phase: str = CHOOSE
    mastermind: int = NOBODY
    first: int = NOBODY
    current: int = 0
    turn: int = 0
    server: list[Slot] = []
    system_deck: list[str] = []
    system_void: list[str] = []
    mm_deck: list[str] = []
    mm_hand: list[str] = []
    mm_void: list[str] = []
    energy: int = 0
    held: list[str] = []
    held_by: int = NOBODY
    held_of: int = NOBODY
    held_known: list[int] = []
    staged: list[Staged] = []
    uid: int = 0
    cracked: int = 0
    chain: int = 0
    reason: str = ""
    recent: list[Anchor] = []
    remember: bool = False
    receipts: int = 0
    came: dict[int, int] = {}
    spent: list[str] = []

    def next_uid(self) -> int:
        """A fresh id."""
        self.uid += 1
        return self.uid

    def opponents(self, seat: int) -> list[int]:
        """M10, in turn order from the turn player."""
        if self.mode == DUEL:
            return [1 - seat]
        if seat != self.mastermind:
            return [self.mastermind]
        return [other for other in self.order(self.current) if other != seat]

    def everybody(self) -> list[int]:
        """All seats in the order in which an effect on all of them is carried out: the turn player first, in a
        Mastermind match the Mastermind before all others, so that of several who would lose at once the right one does
        (D6, M9)."""
        order = self.order(self.current)
        return order if self.mode == DUEL else [self.mastermind, *[s for s in order if s != self.mastermind]]

    def order(self, first: int) -> list[int]:
        """All seats in turn order."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def slot(self, uid: int) -> Slot | None:
        """A system card of the server."""
        return next((slot for slot in self.server if slot.uid == uid), None)

    def program(self, uid: int) -> tuple[Player, Program] | None:
        """An installed program and where it lies."""
        for player in self.players:
            for program in player.programs:
                if program.uid == uid:
                    return player, program
        return None


def blank(seats: int, traps: str, remember: bool = False) -> State:
    """An empty table."""
    players = [
        Player(seat=seat, pools=[[], [], []], markers=[Marker(), Marker()], deck=[], hand=[], void=[])
        for seat in range(seats)
    ]
    mode = DUEL if seats == 2 else MASTERMIND
    return State(seats=seats, mode=mode, traps=traps, players=players, remember=remember)
