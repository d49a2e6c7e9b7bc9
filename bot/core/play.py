"""What rules hold in their hands while they run: the state, and the few things they may do to it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, MutableSequence, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from bot.core import streams
from bot.core.errors import RulesDefect
from bot.core.events import Chance, Event
from bot.core.state import Fired, MatchState, Modifier, Proposal, Reflex, Result
from bot.core.step import Effect, Step, bind

if TYPE_CHECKING:
    from bot.core.playable import Game

B = TypeVar("B")
T = TypeVar("T")

FIRST = "table-first"
"""Option with the seat that begins; a rematch sets it."""
PACE = "table-pace"
"""Option with the pace of a table; without one, or with `NO_PACE`, no clock runs there."""
NO_PACE = "none"


class Verdict(NamedTuple):
    """Answer to a query: its value, and whether anything forbids it."""

    value: Any
    allowed: bool


class Play(Generic[B]):
    """A match seen from the inside. Rules and steps get it; nobody else does.

    Attributes:
        game: the registered game.
        state: the saved document.
        board: the game's part of it.
        seats: number of seats.
        pack: the card pack's data, or None.
        fired: what has been set off while the present step runs; None for nothing.
        follows: what belongs to that and runs before it.
        reckoned: what `memo` holds; None for nothing.
        stirred: whether any of these three is there to be looked at when the present step has run.
        looked_up: what was looked up while nothing can change, as open questions are made; None while something may.
    """

    __slots__ = (
        "_seed",
        "board",
        "drawn",
        "events",
        "fired",
        "follows",
        "game",
        "looked_up",
        "pack",
        "reckoned",
        "seats",
        "state",
        "stirred",
    )

    def __init__(self, game: Game, state: MatchState[B, Any], pack: Any = None) -> None:
        self.game = game
        self.state = state
        self.board: B = state.board
        self.seats = state.seats
        self.pack = pack
        self.events: list[Event] = []
        self.drawn: list[Chance] = []
        self.fired: list[Fired] | None = None
        self.follows: list[Step] | None = None
        self._seed: bytes | None = None
        self.reckoned: dict[Any, Any] | None = None
        self.stirred = False
        self.looked_up: dict[Any, Any] | None = None

    # --- what is read again and again --------------------------------------------------------------------------------

    def memo(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` gives, made once until something changes (adjacency, a value, a set of legal moves:
        twilight_imperium 8).

        Pure reckoning from the state only. It is forgotten before every step, answer and other way in; a step that
        changes the state and reads on calls `forget` itself.

        Args:
            key: what is reckoned, with all it is reckoned for.
            make: reckons it.
        """
        if self.reckoned is None:
            self.reckoned, self.stirred = {}, True
        elif key in self.reckoned:
            return self.reckoned[key]
        made = self.reckoned[key] = make()
        return made

    def forget(self) -> None:
        """The state has changed: nothing that was reckoned holds any more."""
        self.reckoned = None

    @property
    def paced(self) -> bool:
        """Whether the table has a pace, so that calls may close at their time (twilight_imperium 29.2 US2)."""
        return self.state.options.get(PACE, NO_PACE) != NO_PACE

    # --- agenda ------------------------------------------------------------------------------------------------------

    def push(self, *steps: Effect) -> None:
        """Put steps on the agenda; the first given runs first. Plain data become the steps they describe.

        Raises:
            RulesDefect: unknown step, wrong fields.
        """
        agenda = self.state.agenda
        if len(steps) == 1 and isinstance(steps[0], Step):
            agenda.append(steps[0])
            return
        for step in reversed(steps):
            agenda.append(step if isinstance(step, Step) else self._realise(step))

    def push_effect(self, effect: Iterable[Any], /, **values: Any) -> None:
        """Push an effect (list of steps or their data) with `$name` bound to `values`."""
        self.push(*(bind(step, values) for step in effect))

    def _realise(self, step: Any) -> Step:
        try:
            return msgspec.convert(step, type=self.game.step_type, str_keys=True)
        except msgspec.ValidationError as error:
            raise RulesDefect(f"{self.game.key}: no such step: {error}") from error

    def finish(self, *, scores: Sequence[int], ranks: Sequence[int], detail: Mapping[str, Any] | None = None) -> None:
        """End the match; the agenda is dropped."""
        self.state.result = Result(tuple(scores), tuple(ranks), dict(detail or {}))
        self.state.agenda.clear()
        self.fired = self.follows = None

    def serial(self) -> int:
        """A fresh id within this match."""
        self.state.serial += 1
        return self.state.serial

    def first_seat(self) -> int:
        """The seat that begins: the one a rematch names, else one drawn at random."""
        named = self.state.options.get(FIRST, "")
        if named.isdecimal() and int(named) < self.seats:
            return int(named)
        return self.below("first", self.seats)

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order beginning with `first` (twilight_imperium 6.1 O1)."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, key: str, /, **args: Any) -> None:
        """Log an event that everybody may read."""
        self.events.append(Event(key, args))

    def emit(self, event: Event) -> None:
        """Log an event with its own audience."""
        self.events.append(event)

    # --- randomness --------------------------------------------------------------------------------------------------

    def random(self, stream: str, *bounds: int) -> list[int]:
        """One number below each of `bounds`, from the named stream; logged."""
        if not bounds:
            return []
        results, self.state.streams[stream] = self._drawn(stream, self.state.streams.get(stream, 0), bounds)
        return results

    def _drawn(self, stream: str, first: int, bounds: tuple[int, ...]) -> tuple[list[int], int]:
        seed = self.seed()
        counter = first
        results: list[int] = []
        for bound in bounds:
            value, counter = streams.below(seed, stream, counter, bound)
            results.append(value)
        self.drawn.append(Chance(stream, first, bounds, tuple(results)))
        return results, counter

    def seed(self) -> bytes:
        """The match's seed; for the kernel."""
        if self._seed is None:
            self._seed = bytes.fromhex(self.state.seed)
        return self._seed

    def below(self, stream: str, bound: int) -> int:
        """A number in `range(bound)`."""
        return self.random(stream, bound)[0]

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Fisher-Yates from the end, in place."""
        lasts = range(len(items) - 1, 0, -1)
        for last, other in zip(lasts, self.random(stream, *(last + 1 for last in lasts)), strict=True):
            items[last], items[other] = items[other], items[last]

    def roll(self, purpose: str, dice: int, sides: int) -> list[int]:
        """Dice, each `1..sides`, in a stream of its own: one for each roll, so that its key can be shown at once."""
        name = f"{streams.DICE}{purpose}"
        number = self.state.streams.get(name, 0) + 1
        self.state.streams[name] = number
        results, _ = self._drawn(f"{name}:{number}", 0, (sides,) * dice)
        return [value + 1 for value in results]

    def reseed(self, seed: bytes) -> None:
        """Give the match another future (resampling only)."""
        self.state.seed = seed.hex()
        self._seed = None

    # --- lasting effects ---------------------------------------------------------------------------------------------

    def query(self, name: str, base: Any = None, /, **subject: Any) -> Verdict:
        """Fold all contributions set -> add -> forbid -> cannot (design 2.13, twilight_imperium 8).

        Args:
            name: the query.
            base: its value without any contribution.
            subject: facts about what is asked; a modifier counts if its scope agrees with all of them.
        """
        found = self.game.rules.contributions(self, name, subject)
        if not found and not self.state.modifiers:  # nearly every query of a game in which little is in play
            return Verdict(base, True)
        value, forbidden, assured = base, False, False
        added: Any = None
        for one in chain(found, self._lasting(name, subject)):
            if one.mode == "set":
                value = one.value
            elif one.mode == "add":
                added = one.value if added is None else added + one.value
            elif one.mode == "forbid":
                forbidden = True
            elif one.mode == "cannot":
                assured = True
            else:
                raise RulesDefect(f"unknown mode {one.mode}")
        if added is not None:
            value = added if value is None else value + added
        return Verdict(value, assured or not forbidden)

    def _lasting(self, name: str, subject: Mapping[str, Any]) -> list[Modifier]:
        return [one for one in self.state.modifiers if one.query == name and _agrees(one.scope, subject)]

    def modify(self, modifier: Modifier) -> None:
        """Store a contribution that lasts."""
        self.state.modifiers.append(modifier)

    # --- happenings --------------------------------------------------------------------------------------------------

    def happen(self, event: str, /, **facts: Any) -> None:
        """Something happened: what waits for it is set off, and goes off when the present step has run, if its
        condition holds then (`bot.core.happenings`)."""
        for reflex in self.game.rules.reflexes(self, event, facts):
            self.set_off(reflex, facts)
        for reflex in self.state.reflexes:
            if reflex.event == event:
                self.set_off(reflex, facts)

    def set_off(self, reflex: Reflex, facts: Mapping[str, Any] | None = None) -> None:
        """Set off one reflex by name (a card's "if it is discarded", an effect kept for the next turn)."""
        if self.fired is None:
            self.fired, self.stirred = [], True
        self.fired.append(Fired(reflex, dict(facts) if facts else {}))

    def follow(self, *steps: Step) -> None:
        """Push what belongs to what is happening: it runs before what that sets off. The first given runs first."""
        if self.follows is None:
            self.follows, self.stirred = [], True
        self.follows.extend(steps)

    def arm(self, reflex: Reflex) -> Reflex:
        """Store a reflex that lasts, under an id of its own; returns it as it is stored."""
        stored = msgspec.structs.replace(reflex, id=f"stored-{self.serial()}")
        self.state.reflexes.append(stored)
        return stored

    def still(self, fired: Fired) -> bool:
        """Whether what was set off goes off now; a stored one must still be there."""
        reflex = fired.reflex
        if reflex.id.startswith("stored-") and all(one.id != reflex.id for one in self.state.reflexes):
            return False
        return self.game.rules.still(self, reflex, fired.facts)

    def spend(self, reflex: Reflex) -> None:
        """A reflex goes off: one that was stored for once is not there any more."""
        if reflex.once:
            self.state.reflexes[:] = [one for one in self.state.reflexes if one.id != reflex.id]

    def expire(self, label: str) -> None:
        """Remove the modifiers, reflexes, proposals and orders that end with `label`."""
        state = self.state
        state.modifiers[:] = [one for one in state.modifiers if one.expiry != label]
        state.reflexes[:] = [one for one in state.reflexes if one.expiry != label]
        state.proposals[:] = [one for one in state.proposals if one.lapses != label]
        for order in [order for order, until in state.lapses.items() if until == label]:
            seat, name = order.split(":", 1)
            self.drop_order(int(seat), name)

    # --- proposals and orders -----------------------------------------------------------------------------------------

    def propose(self, seat: int, to: Sequence[int], content: Mapping[str, Any], lapses: str = "") -> Proposal:
        """Store a proposal (twilight_imperium 29.5, 30.4 `D_TX_OFFER`)."""
        made = Proposal(f"proposal-{self.serial()}", seat, tuple(to), dict(content), lapses)
        self.state.proposals.append(made)
        return made

    def withdraw(self, id: str) -> Proposal | None:
        """Take a proposal away; None if it is gone already."""
        for proposal in self.state.proposals:
            if proposal.id == id:
                self.state.proposals.remove(proposal)
                return proposal
        return None

    def lapse(self) -> None:
        """Take away proposals that do not stand any more."""
        proposals = self.state.proposals
        if proposals:
            rules = self.game.rules
            proposals[:] = [one for one in proposals if rules.stands(self, one)]

    def orders(self, seat: int) -> dict[str, Any]:
        """The live standing orders of a seat."""
        return self.state.orders[seat]

    def give_order(self, seat: int, name: str, value: Any = True, until: str = "") -> None:
        """Keep a standing order with its value.

        Args:
            seat: whose.
            name: which; an earlier one of that name is replaced.
            value: plain data.
            until: label with which it goes, as a modifier's expiry: of a `Scope` ("combat:7"), or one that the game
                lets expire ("turn-of:2" at the beginning of a turn, for "until my next turn"); empty stays for good
                (twilight_imperium 29.4).
        """
        self.drop_order(seat, name)
        self.state.orders[seat][name] = value
        if until:
            self.state.lapses[f"{seat}:{name}"] = until

    def drop_order(self, seat: int, name: str) -> None:
        """Take a standing order away, if there is one."""
        self.state.orders[seat].pop(name, None)
        self.state.lapses.pop(f"{seat}:{name}", None)


def _agrees(scope: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    return all(facts.get(name) == wanted for name, wanted in scope.items())
