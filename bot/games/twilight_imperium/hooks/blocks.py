"""Blocks: one for each card, technology, ability and unit with a text, with all that it hooks into.

A block is declared under `components`, in one place, and never asks for another component's name; the rules never ask
for a component's name at all (rules 8). They open windows (`hooks.moments`) and ask queries (`hooks.queries`), and what
is in play answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from bot.core.errors import RulesDefect
from bot.core.play import Play
from bot.core.shapes import Answer, Field, Option, Pick, Question
from bot.core.state import Modifier, Reflex
from bot.games.twilight_imperium.figures import FACTIONS, TECHNOLOGIES, UNITS, Kind, unit_cards
from bot.games.twilight_imperium.hooks.queries import QUERIES
from bot.games.twilight_imperium.light import LATER_TEXTS
from bot.games.twilight_imperium.state import State

Galaxy = Play[State]
"""A match of this game seen from the inside."""
Facts = Mapping[str, Any]

Mode = Literal["set", "add", "forbid", "cannot"]


Worth = Callable[[Galaxy, int, Facts], Any]
"""`value(play, owner, facts)` of a contribution."""


class Contribution(NamedTuple):
    """What a block adds to a query: `value(play, owner, facts)`, None for nothing."""

    block: Block
    mode: Mode
    value: Worth


class AtMoment(NamedTuple):
    """What a block does at a window by itself, or asks its owner about (class A and D of rules 29.4)."""

    block: Block
    path: str
    holds: Callable[[Galaxy, int, Facts], bool]
    goes_off: Callable[[Galaxy, int, Facts], None]
    optional: bool
    in_turn: bool = False
    behind: bool = False


class Reaction(NamedTuple):
    """What a hidden component can do in a call (class C).

    Args:
        block: whose.
        possible: whether public facts leave it possible for a seat (PP1 a, the public part of the condition).
        options: what a seat that holds it can declare.
        resolves: does it; what `AC_PLAYED` needs is opened by it.
    """

    block: Block
    possible: Callable[[Galaxy, int, Facts], bool]
    options: Callable[[Galaxy, int, Facts], Sequence[Option]]
    resolves: Callable[[Galaxy, int, Facts, str], None]


class ComponentAction(NamedTuple):
    """A component action (rules 13).

    Args:
        block: whose.
        targets: what its owner can name, None while it cannot be used; an action without a target has one option.
        does: it, with the option that was named.
        free: whether it is used as a turn begins instead (`TN_START`), and is no action.
    """

    block: Block
    targets: Callable[[Galaxy, int], Pick | None]
    does: Callable[[Galaxy, int, str], None]
    free: bool = False


class Foretold(NamedTuple):
    """What a block says of itself to the odds of a fight: `value(play, owner)`, None for nothing now."""

    block: Block
    value: Callable[[Galaxy, int], Any]


class StandingOrder(NamedTuple):
    """What the owner of a component may say of it beforehand, at any time (rules 29.4); its slot is the id.

    Args:
        block: whose.
        question: what is asked.
        field: the next field of its form, None for a complete one.
        keeps: stores the answer; under the id of the block, so that it is dropped where others may not know it.
    """

    block: Block
    question: Callable[[Galaxy, int], Question]
    field: Callable[[Galaxy, int, Mapping[str, Answer]], Field | None]
    keeps: Callable[[Galaxy, int, Answer], None]


Trait = Literal[
    "opens",
    "mends",
    "more",
    "silences",
    "again",
    "rerolls",
    "rerolled",
    "aims",
    "boards",
    "raises",
    "gives",
    "rams",
    "volleys",
    "bursts",
    "answers",
    "shoots",
    "spreads",
]
"""What a component does to a fight at a moment of it, where no query is asked; its value in `advice.odds`:

- `opens`: as a space combat begins its opponent loses a non-fighter ship, if one has this many oneself
- `mends`: types that are repaired as a round begins
- `more`: type -> (natural result from which on, hits besides)
- `silences`: rounds of ground combat in which the opponent does not roll
- `again`: whether ships bombard again as a round of ground combat ends
- `rerolls`: trade goods for which misses of a round are rolled again; by default nobody pays
- `rerolled`: whether misses of the round under way are rolled again, as was paid for openly
- `aims`: whether a hit falls on the dearest ship of the opponent as a space combat begins
- `boards`: whether ground forces in space join a space combat as ships
- `gives`: whether a ship of one's own may be given for something in the combat under way; by default none is
- `raises`: trade goods for which one is added to a die of a space combat; by default nobody pays
- `answers`: type that rolls as many dice as the opponent has non-fighter ships
- `rams`: type that can be given for two ships of the opponent; by default none is
- `volleys`: types of which each unit rolls a die as a space combat begins, and how many dice at most
- `shoots`: hits on the opponent as a ground combat begins, without dice
- `spreads`: whether a bombardment that hits destroys all infantry there
- `bursts`: type with whose last unit all ships of both sides are destroyed
"""

BEHIND: Final = "_behind"
"""Fact of a moment whose call is over: what comes after all that was used in it goes off then."""
FORETOLD: Final[dict[Trait, list[Foretold]]] = {}
CONTRIBUTIONS: Final[dict[str, list[Contribution]]] = {}
WAITING: Final[dict[str, list[AtMoment]]] = {}
FIRST: Final[dict[str, str]] = {}
"""Window -> the component that its owner uses before others there, without a choice."""
REACTIONS: Final[dict[str, list[Reaction]]] = {}
DEEDS: Final[dict[str, ComponentAction]] = {}
STANDING_ORDERS: Final[dict[str, StandingOrder]] = {}
BLOCKS: Final[dict[str, Block]] = {}


class Block:
    """One component.

    Args:
        id: of the card, technology, ability or unit card.
        owners: who has it in play now.

    Attributes:
        later: whether it is the later text of a component that has two (24.1), None for one with a single text.
    """

    __slots__ = ("id", "later", "owners")

    def __init__(self, id: str, owners: Callable[[State], Iterable[int]]) -> None:
        if id in BLOCKS:
            raise RulesDefect(f"two blocks for {id}")
        self.id = id
        self.owners = owners
        self.later: bool | None = None
        BLOCKS[id] = self

    def codex(self) -> Block:
        """24.1: the same component by its later text, to be declared like any block. What is declared of this one
        stands at tables with the base text alone then, what is declared of the other at tables with the Codex.

        Raises:
            RulesDefect: it has a later text already.
        """
        if self.later is not None:
            raise RulesDefect(f"two later texts for {self.id}")
        owners: Callable[[State], Iterable[int]] = self.owners
        other = Block.__new__(Block)
        self.later, other.later, other.id = False, True, self.id
        LATER_TEXTS.append(self.id)

        def before(state: State) -> Iterable[int]:
            return () if state.codex else owners(state)

        def after(state: State) -> Iterable[int]:
            return owners(state) if state.codex else ()

        self.owners, other.owners = before, after
        return other

    def in_force(self, state: State) -> bool:
        """Whether this is the text that a table plays."""
        return self.later is None or self.later is state.codex

    def contributes(self, query: str, mode: Mode) -> Callable[[Callable[[Galaxy, int, Facts], Any]], None]:
        """Declare a contribution to a query; the function gives its value, None for nothing now.

        Raises:
            RulesDefect: the query is not in the closed list (rules 8).
        """
        if query not in QUERIES:
            raise RulesDefect(f"{self.id}: no query {query}")

        def declare(value: Callable[[Galaxy, int, Facts], Any]) -> None:
            CONTRIBUTIONS.setdefault(query, []).append(Contribution(self, mode, value))

        return declare

    def foretells(self, trait: Trait) -> Callable[[Callable[[Galaxy, int], Any]], None]:
        """Declare what the odds of a fight have to know; the function gives it, None for nothing now."""

        def declare(value: Callable[[Galaxy, int], Any]) -> None:
            FORETOLD.setdefault(trait, []).append(Foretold(self, value))

        return declare

    def waits(
        self,
        window: str,
        holds: Callable[[Galaxy, int, Facts], bool] | None = None,
        *,
        optional: bool = False,
        in_turn: bool = False,
        behind: bool = False,
        first: bool = False,
    ) -> Callable[[Callable[[Galaxy, int, Facts], None]], None]:
        """Declare what goes off at a window; the function does it.

        Args:
            window: id of it.
            holds: whether it goes off for an owner; judged when its turn has come.
            optional: whether its owner may decline; the function asks for it. Mandatory ones go off before.
            in_turn: mandatory, but its owner's use in the order of the window (AT4); else it goes off before all uses.
            behind: whether it comes after all that is used in the call of the moment (7.6 `CM_REPLENISH`).
            first: whether its owner uses it before other components at this window, without a choice (R2: dice are
                rolled again before anything is added to them).
        """

        def declare(goes_off: Callable[[Galaxy, int, Facts], None]) -> None:
            known = WAITING.setdefault(window, [])
            if first:
                FIRST[window] = self.id
            path = f"{window}/{sum(one.block.id == self.id for one in known)}"
            known.append(AtMoment(self, path, holds or _always, goes_off, optional, in_turn, behind))

        return declare

    def reacts(
        self,
        window: str,
        possible: Callable[[Galaxy, int, Facts], bool],
        options: Callable[[Galaxy, int, Facts], Sequence[Option]],
    ) -> Callable[[Callable[[Galaxy, int, Facts, str], None]], None]:
        """Declare what can be done in a call; the function resolves it."""

        def can(play: Galaxy, seat: int, facts: Facts) -> bool:
            return self.in_force(play.board) and possible(play, seat, facts)

        def declare(resolves: Callable[[Galaxy, int, Facts, str], None]) -> None:
            REACTIONS.setdefault(window, []).append(Reaction(self, can, options, resolves))

        return declare

    def acts(
        self, targets: Callable[[Galaxy, int], Pick | None], *, free: bool = False
    ) -> Callable[[Callable[[Galaxy, int, str], None]], None]:
        """Declare a component action (rules 13); the function does it. A `free` one is no action: its owner may use it
        as its turn begins, and that is asked together with the action, so that nobody sees who holds it (29.4 D)."""

        def declare(does: Callable[[Galaxy, int, str], None]) -> None:
            DEEDS[self.id] = ComponentAction(self, targets, does, free)

        return declare

    def ordered(
        self,
        question: Callable[[Galaxy, int], Question],
        field: Callable[[Galaxy, int, Mapping[str, Answer]], Field | None],
    ) -> Callable[[Callable[[Galaxy, int, Answer], None]], None]:
        """Declare what its owner may say of it beforehand (rules 29.4); the function stores it."""

        def declare(keeps: Callable[[Galaxy, int, Answer], None]) -> None:
            STANDING_ORDERS[self.id] = StandingOrder(self, question, field, keeps)

        return declare


def _always(play: Galaxy, owner: int, facts: Facts) -> bool:
    return True


def ability(id: str) -> Block:
    """A faction ability: whoever plays that faction has it.

    Raises:
        RulesDefect: no faction has it.
    """
    faction = next((one.id for one in FACTIONS.values() if id in one.abilities), None)
    if faction is None:
        raise RulesDefect(f"no faction has the ability {id}")
    return Block(
        id, lambda state: [s for s, one in enumerate(state.players) if one.faction == faction and not one.eliminated]
    )


def technology(id: str) -> Block:
    """A technology: whoever owns it has it, ready or not. A unit upgrade has no text while a better card of its type is
    there (28.11: a faction's upgrade beats everybody's)."""
    if TECHNOLOGIES[id].unit:
        return _unit(id, UNITS[id].kind)
    return Block(
        id, lambda state: [s for s, one in enumerate(state.players) if id in one.technologies and not one.eliminated]
    )


def flagship(id: str) -> Block:
    """A flagship: its faction has it, whether or not it is on the board (`hooks.forces` tells where)."""
    return _unit(id, "flagship")


def unit(id: str, kind: Kind) -> Block:
    """The unit card of a faction: whoever's units of that type have these figures now."""
    return _unit(id, kind)


def _unit(id: str, kind: Kind) -> Block:
    able = {one for one in FACTIONS if any(card.id == id for card in unit_cards(one, kind))}

    def owners(state: State) -> list[int]:
        return [
            seat
            for seat, one in enumerate(state.players)
            if one.faction in able and not one.eliminated and unit_card(state, seat, kind) == id
        ]

    return Block(id, owners)


def unit_card(state: State, seat: int, kind: Kind) -> str:
    """Id of the card that a player's units of a type follow now (U2); empty where they may own none (C10)."""
    player = state.players[seat]
    for card in unit_cards(player.faction, kind):
        if not card.upgraded or card.id in player.technologies:
            return card.id
    return ""


def waited_for(state: State, seat: int, *windows: str) -> bool:
    """Whether anything that a player has in play waits for one of these moments."""
    return any(seat in one.block.owners(state) for window in windows for one in WAITING.get(window, ()))


def goes_off(play: Galaxy, seat: int, facts: Facts, *windows: str) -> bool:
    """Whether anything that a player has in play would go off if one of these moments came as things are."""
    return any(
        seat in one.block.owners(play.board) and one.holds(play, seat, facts)
        for window in windows
        for one in WAITING.get(window, ())
    )


def set_off(play: Galaxy, event: str, facts: Facts) -> Iterable[Reflex]:
    """What waits for a moment, by the order of the blocks; what comes behind its call once that is over."""
    for one in WAITING.get(event, ()):
        if one.behind == (BEHIND in facts):
            for owner in one.block.owners(play.board):
                if one.holds(play, owner, facts):
                    yield Reflex(event, owner, one.block.id, one.path, optional=one.optional, in_turn=one.in_turn)


def still_set_off(play: Galaxy, reflex: Reflex, facts: Facts) -> bool:
    """Whether what was set off goes off now that its turn has come: its owner has it still, and its condition holds."""
    return any(
        reflex.owner in one.block.owners(play.board) and one.holds(play, reflex.owner, facts)
        for one in WAITING.get(reflex.event, ())
        if one.block.id == reflex.source and one.path == reflex.path
    )


def foretold(play: Galaxy, seat: int, trait: Trait) -> Any:
    """What a player's components say of themselves to the odds, None for nothing."""
    for block, value in FORETOLD.get(trait, ()):
        if seat in block.owners(play.board) and (found := value(play, seat)) is not None:
            return found
    return None


def foretelling(play: Galaxy, seat: int, *traits: Trait) -> list[str]:
    """Components of a player that say something to one of these."""
    return [
        block.id
        for trait in traits
        for block, value in FORETOLD.get(trait, ())
        if seat in block.owners(play.board) and value(play, seat)
    ]


def contributions(play: Galaxy, query: str, facts: Facts) -> Iterable[Modifier]:
    """What everything in play contributes to a query now."""
    return [
        Modifier(query, mode, found, source=block.id)
        for block, mode, value, owners in _in_play(play, query)
        for owner in owners
        if (found := value(play, owner, facts)) is not None
    ]


def _in_play(play: Galaxy, query: str) -> Iterable[tuple[Block, str, Worth, tuple[int, ...]]]:
    """What contributes to a query, with who has it: looked up once while nothing can change."""
    known = play.looked_up
    if known is not None and query in known:
        return known[query]
    state = play.board
    found = [
        (block, mode, value, owners)
        for block, mode, value in CONTRIBUTIONS.get(query, ())
        if (owners := tuple(block.owners(state)))
    ]
    if known is not None:
        known[query] = found
    return found
