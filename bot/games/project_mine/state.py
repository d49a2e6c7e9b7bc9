"""The board of a match: plain data, saved after every answer (rules 7). Cards are design ids; copies are alike."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from bot.games.project_mine.verbs import RESOURCES

FULL: Final = "full"
SHORT: Final = "short"
"""House rule: three competition eras instead of six."""

CHOOSE, ERA, TRANSITION, OVER = "choose", "era", "transition", "over"
"""Phases of a game."""

NOBODY: Final = -1


class Goal(Struct):
    """A public goal in front of a player (G1)."""

    card: str
    tokens: int = 0
    flipped: bool = False
    used: bool = False
    """Active: used in this turn."""


class Cut(Struct):
    """A change of costs until the end of the turn (K13): where its line stands in the pack."""

    card: str
    path: str


class Player(Struct):
    """One seat. The end of `deck` and of `discard` is the top.

    Args:
        company: the chosen company goal; empty before.
        offered: the three goals to choose from; after the choice, still known to this seat.
        tokens, revealed: of the company goal (H1).
        due: paths of triggers of the secret company goal whose event happened in the own turn and waits for the owner
            to reveal it or not (H1).
        trait_shown: whether the public has seen the trait card.
        pending: next-turn effects (card, path) (K9).
        played, bought, discarded: cards of this turn, in order.
        drawn, changed, lost: of this turn: cards drawn by effects, resource changes, resources removed.
        gained: kinds of resources added this turn.
        turns: turns begun in the whole game.
        declared: declared the end of the present (or last) competition era.
        out: takes no part in transition eras any more (R1).
        judged: company goals judged before the transition: 1 achieved, 0 failed, -1 not judged.
    """

    deck: list[str]
    hand: list[str]
    discard: list[str]
    play: list[str]
    resources: dict[str, int]
    goals: list[Goal]
    offered: list[str]
    pending: list[tuple[str, str]]
    played: list[str]
    bought: list[str]
    discarded: list[str]
    gained: list[str]
    company: str = ""
    tokens: int = 0
    revealed: bool = False
    trait_shown: bool = False
    energy: int = 4
    credit: int = 0
    buys: int = 1
    coins: int = 0
    penalty: int = 0
    drawn: int = 0
    changed: int = 0
    lost: int = 0
    turns: int = 0
    declared: bool = False
    out: bool = False
    judged: int = -1
    due: list[str] = []

    @property
    def owned(self) -> list[str]:
        """All cards that count as this player's (rules 6)."""
        return self.deck + self.hand + self.discard + self.play


class Recent(Struct):
    """What the latest turn that changed something has changed, for the picture's glow. All of it lies open.

    Args:
        turn: turns begun by all when it changed.
        market, goals: slots of the market board where cards were laid open.
        tokens, flipped: public goals that got tokens, and those turned over.
        stock: (seat, resource) whose number has changed.
        penalty: seats that got penalty points.
        declared: whether the end of the era was declared.
    """

    turn: int = 0
    market: list[int] = []
    goals: list[int] = []
    tokens: list[str] = []
    flipped: list[str] = []
    stock: list[tuple[int, str]] = []
    penalty: list[int] = []
    declared: bool = False

    def slots(self, goals: bool) -> list[int]:
        """The noted slots of a board."""
        return self.goals if goals else self.market

    def opened(self, goals: bool, slot: int) -> None:
        """A card came to a slot; those from there on moved up."""
        slots = self.slots(goals)
        slots[:] = [one + (one >= slot) for one in slots] + [slot]

    def closed(self, goals: bool, slot: int) -> None:
        """The card of a slot went; those after it moved down."""
        slots = self.slots(goals)
        slots[:] = [one - (one > slot) for one in slots if one != slot]


class State(Struct):
    """Everything on the table.

    Args:
        length: full or short.
        eras: competition eras of this match.
        market, goals: cards open on the market board, by slot.
        pile, goal_pile: face down, the end is the top; `market_discard`, `goal_discard` their discard piles, and
            `market_down`, `goal_down` those cards of them that lie face down (K14): nobody may see more than how many.
        basic: copies left of each medium and large mine.
        exile: the exile zone.
        held, held_by, held_zone: cards a seat is privately looking at now, and where they came from.
        phase: choose, era, transition, over.
        era, round: of the competition eras, from 1.
        transition: number of the transition era, from 1.
        entrants: seats that play in it, in turn order.
        first: first player (marker) of the present era.
        current: whose turn it is, or -1.
        stage: step of the turn: goals, cards, buying, clean; empty between turns.
        declarer: who declared the end, or -1; `last_round`: the round that will be the last, or 0.
        cuts: changes of costs. (Triggers that last are the kernel's to keep: `Play.arm`.)
        chain: designs whose effects are being used one inside the other.
        lines: effect lines since the last decision of the turn player.
        halt: the plan of cards to play stops here (something was drawn or asked).
        maybe: since the turn player was last waited for, something happened that may be an event of its secret company
            goal, for all the public knows (H1).
        turns: turns begun by all.
        dice: the sums each seat rolled for the first player (S8), empty if it was settled otherwise.
        recent: what was changed last.
        spent: triggers that go off once a turn and have (`triggers.once`).
    """

    seats: int
    length: str
    eras: int
    players: list[Player]
    market: list[str]
    pile: list[str]
    market_discard: list[str]
    goals: list[str]
    goal_pile: list[str]
    goal_discard: list[str]
    basic: dict[str, int]
    exile: list[str]
    held: list[str]
    entrants: list[int]
    cuts: list[Cut]
    chain: list[str]
    dice: list[int]
    held_by: int = NOBODY
    held_zone: str = ""
    phase: str = CHOOSE
    era: int = 1
    round: int = 0
    transition: int = 0
    first: int = 0
    current: int = NOBODY
    stage: str = ""
    declarer: int = NOBODY
    last_round: int = 0
    lines: int = 0
    halt: bool = False
    maybe: bool = False
    turns: int = 0
    market_down: list[str] = []
    goal_down: list[str] = []
    recent: Recent = field(default_factory=Recent)
    spent: list[str] = []

    def latest(self) -> Recent:
        """Where a change is noted: what an earlier turn has changed is forgotten."""
        if self.recent.turn != self.turns:
            self.recent = Recent(turn=self.turns)
        return self.recent

    def order(self, first: int | None = None) -> list[int]:
        """All seats in turn order from `first`, by default from whose turn it is (else the first player)."""
        start = first if first is not None else self.current if self.current >= 0 else self.first
        return [(start + i) % self.seats for i in range(self.seats)]


def blank(seats: int, length: str) -> State:
    """A table before setup."""
    return State(
        seats=seats,
        length=length,
        eras=3 if length == SHORT else 6,
        players=[Player([], [], [], [], dict.fromkeys(RESOURCES, 0), [], [], [], [], [], [], []) for _ in range(seats)],
        market=[],
        pile=[],
        market_discard=[],
        goals=[],
        goal_pile=[],
        goal_discard=[],
        basic={},
        exile=[],
        held=[],
        entrants=[],
        cuts=[],
        chain=[],
        dice=[],
    )
