"""What every game of cards means by a filter, a count, a condition, a line of effect, a choice, a trigger.

A game narrows the fields that hold words of its own (`who`, `count`, `event` ...) and adds its verbs; what a field
says here it means in all of them. Lines are immutable and belong to a pack: the agenda never holds lines, only where
they stand (card id and path).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, cast

from msgspec import Struct

from bot.core.cards.records import Bilingual, Record, parts

NOBODY: Final = -1
"""No seat."""


class Filter(Record, frozen=True):
    """Which cards are meant; a card must agree with every field that is given. Bounds are pairs of fields, `X_min` and
    `X_max`, inclusive."""

    def crossed(self) -> Iterator[tuple[str, int, int]]:
        """Pairs of which the least is over the most: the field, the least, the most."""
        for field in self.__struct_fields__:
            if field.endswith("_min"):
                low, high = getattr(self, field), getattr(self, f"{field[:-3]}max")
                if low is not None and high is not None and low > high:
                    yield field, low, high

    def agrees(self, card: Any, field: str, value: Any) -> bool:
        """Whether a card agrees with one field; a game says so of its own words."""
        return getattr(card, "id" if field == "design" else field) == value

    def number(self, card: Any, name: str) -> int | None:
        """What bounds `NAME_min` and `NAME_max` are held against; None keeps to none (X energy)."""
        return getattr(card, name)


@lru_cache(maxsize=4096)
def _given(wanted: Filter) -> tuple[tuple[str, str, Any], ...]:
    """What a filter says: the field, the number that it is a bound of, and its value."""
    found: list[tuple[str, str, Any]] = []
    for field, default in zip(wanted.__struct_fields__, wanted.__struct_defaults__, strict=True):
        if (value := getattr(wanted, field)) != default:
            found.append((field, field[:-4] if field.endswith(("_min", "_max")) else "", value))
    return tuple(found)


def passes(card: Any, wanted: Filter | None, now: Mapping[str, int] = MappingProxyType({})) -> bool:
    """Whether a card is one of those that a filter means.

    Args:
        card: a design of the game.
        wanted: None lets everything pass.
        now: numbers of the card that are not what is printed on it (a cost), by name.
    """
    if wanted is None:
        return True
    for field, bounds, value in _given(wanted):
        if not bounds:
            if not wanted.agrees(card, field, value):
                return False
            continue
        number = now[bounds] if bounds in now else wanted.number(card, bounds)
        if number is None or (number < value if field.endswith("_min") else number > value):
            return False
    return True


class Count(Record, frozen=True, kw_only=True):
    """A number read from the game: `floor(times * value / per) + plus`, then cut to `at_most`.

    The value is one count of the game's (field `count`), or the sum of several. `of` says of whom it is: the acting
    seat (`me`), the highest of its opponents (`most` or `opponent`), all of them together (`sum`), the seat that caused
    the event (`actor`); a game has some of these words.

    Args:
        per, times, plus, at_most: arithmetic, rounded down.
        sum: further counts, each with arithmetic of its own, instead of one.
    """

    least: ClassVar[int | None] = None
    """What no count of the game is below."""

    per: int = 1
    times: int = 1
    plus: int = 0
    at_most: int | None = None
    sum: tuple[Any, ...] = ()

    def terms(self) -> Iterator[Any]:
        """The counts it is made of: itself, or those of the sum."""
        if not self.sum:
            yield self
        for part in self.sum:
            yield from part.terms()

    def reckoned(self, value: int) -> int:
        """The number that a value comes to."""
        number = value * self.times // self.per + self.plus
        if self.at_most is not None and number > self.at_most:
            number = self.at_most
        return number if self.least is None or number >= self.least else self.least


class Cond(Record, frozen=True, rename={"is_": "is"}):
    """A condition: bounds of a number, or a combination of conditions; exactly one of `is`, `all` and `any`.

    Args:
        is_: the number (`is` in the file).
        min, max: inclusive bounds; a table by number of seats (`{ "2" = 3, "4" = 2 }`) where they differ.
        all, any: of these conditions.
    """

    is_: Any = None
    min: int | dict[str, int] | None = None
    max: int | dict[str, int] | None = None
    all: tuple[Any, ...] = ()
    any: tuple[Any, ...] = ()

    def counts(self) -> Iterator[Any]:
        """Every count that it looks at."""
        if self.is_ is not None:
            yield from self.is_.terms()
        for part in (*self.all, *self.any):
            yield from part.counts()


def bound(value: int | dict[str, int] | None, seats: int) -> int | None:
    """A bound of a condition at a table of so many seats."""
    return value.get(str(seats)) if isinstance(value, dict) else value


class Context:
    """From where something is counted; a game says what its words of counts mean (`raw`) and what else is known.

    Args:
        seat: the acting seat ("me").
        seats: number of seats.
        last: what the line before came to.
        actor: the seat that caused the event that is answered, or `NOBODY`.
    """

    __slots__ = ("actor", "last", "seat", "seats")

    def __init__(self, seat: int, seats: int, last: int = 0, actor: int = NOBODY) -> None:
        self.seat, self.seats, self.last, self.actor = seat, seats, last, actor

    def raw(self, what: Any, seat: int) -> int:
        """The value of a seat that a count names, without arithmetic."""
        raise NotImplementedError

    def opponents(self) -> Sequence[int]:
        """Opponents of the acting seat."""
        return [other for other in range(self.seats) if other != self.seat]

    def count(self, what: Any) -> int:
        """A count, with its arithmetic."""
        if what.sum:
            return what.reckoned(sum(self.count(part) for part in what.sum))
        match what.of:
            case "me":
                value = self.raw(what, self.seat)
            case "sum":
                value = sum(self.raw(what, seat) for seat in self.opponents())
            case "actor":
                value = self.raw(what, self.actor) if self.actor != NOBODY else 0
            case _:
                value = max(self.raw(what, seat) for seat in self.opponents())
        return what.reckoned(value)

    def number(self, n: Any) -> int:
        """A number of a line, now: a plain one, or a count."""
        return n if isinstance(n, int) else self.count(n)

    def holds(self, cond: Cond) -> bool:
        """Whether a condition holds."""
        if cond.all:
            return all(self.holds(part) for part in cond.all)
        if cond.any:
            return any(self.holds(part) for part in cond.any)
        if cond.is_ is None:
            return True
        value = self.count(cond.is_)
        least, most = bound(cond.min, self.seats), bound(cond.max, self.seats)
        return (least is None or value >= least) and (most is None or value <= most)


# --- lines -----------------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, tag_field="do"):
    """One line of an effect. A verb is a subclass with its tag; what it does is a performer of the game.

    Args:
        who: whom, or whose cards, it is about; words of the game.
        may: the acting seat may decline.
        then: further lines if this one did something ("if you do").
        otherwise: further lines if it did nothing or was declined.
    """

    later: ClassVar[frozenset[str]] = frozenset()
    """Fields with lines that are not carried out now, with this line, but when something happens."""

    who: str = "me"
    may: bool = False
    then: tuple[Any, ...] = ()
    otherwise: tuple[Any, ...] = ()

    def causes(self) -> frozenset[str]:
        """What carrying it out may cause, in the words of the game's triggers; lines inside it say so themselves."""
        return frozenset()


class If(Line, frozen=True):
    """`then` if `when` holds, else `otherwise`. What the line before came to stays known."""

    when: Any


class Way(Record, frozen=True, kw_only=True):
    """One of several to choose from.

    Args:
        text: what the option is called.
        effects: what it does.
        when: it can be chosen only if that holds.
    """

    text: Bilingual
    effects: tuple[Any, ...]
    when: Any = None


class Choose(Line, frozen=True):
    """`n` of several ways whose condition holds are chosen, and carried out in the order listed."""

    ways: tuple[Any, ...]
    n: int = 1


class Each(Line, frozen=True):
    """Lines for each seat of `who`; inside, `me` is that seat."""

    effects: tuple[Any, ...]


class _Narrowed(Record, frozen=True, kw_only=True):
    min: int = 0
    when: Any = None
    once: bool = False


class Trigger(_Narrowed, frozen=True):
    """When that happens, do this.

    Args:
        event: what happens, a word of the game.
        effects: what the owner does.
        by: who does it, or whom it befalls, seen from the owner: `me`, `opponents`, `anyone`.
        filter: the card it happens with.
        min: at least so many at once.
        when: a further condition, seen from the owner.
        once: only once a turn.
    """

    event: str
    effects: tuple[Any, ...]
    by: str = "me"
    filter: Any = None


def carried_out(lines: Sequence[Any]) -> Iterator[Line]:
    """Every line that carrying out these may carry out now: they themselves, and those that hang on them, on a way or
    on `each`; not what a line keeps for later."""
    for line in lines:
        if isinstance(line, Line):
            yield line
            for field in line.__struct_fields__:
                value = getattr(line, field)
                if field not in line.later and isinstance(value, tuple):
                    yield from carried_out(cast("tuple[Any, ...]", value))
        elif isinstance(line, Way):
            yield from carried_out(line.effects)


def caused(lines: Sequence[Any]) -> set[str]:
    """What lines may cause (`Line.causes`)."""
    return {word for line in carried_out(lines) for word in line.causes()}


def ways(record: Struct) -> list[tuple[str, Bilingual]]:
    """Path and text of every way of every choice on a record."""
    return [(path, part.text) for path, part in parts(record) if isinstance(part, Way)]
