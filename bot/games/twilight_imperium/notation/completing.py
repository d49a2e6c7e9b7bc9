"""What a half-typed line can become: legal lines only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Simple
from bot.games.twilight_imperium.flow.movement import fullest
from bot.games.twilight_imperium.flow.stacks import Stack, stacks
from bot.games.twilight_imperium.flow.turns import SYSTEM
from bot.games.twilight_imperium.notation.codes import Code, codes, spelled
from bot.games.twilight_imperium.notation.reading import NO_NAMES, Names, amounts_begun, read, squeezed
from bot.games.twilight_imperium.notation.writing import INLINE, SHIPS, amounts, moves, value, written
from bot.games.twilight_imperium.state import State

if TYPE_CHECKING:
    from bot.core.match import Match

LIMIT: Final = 25
SHARED: Final = 4
"""Things at most among which all ways to share out a number are offered."""
GROUPS: Final = ("free", "enemy", "own", "empty")
"""Groups of systems of which no counsel is given, the likeliest first."""
TRIED: Final = 120
"""Lines looked at for one answer, so that a hasty typist costs little."""
_LAST: Final = re.compile(r"(.*[\s,:;>]|)([^\s,:;>]*)", re.DOTALL)


class Completion(NamedTuple):
    """A line that can be answered as it stands.

    Args:
        line: the whole of it.
        option: what was added last, for its words; None where several things were.
    """

    line: str
    option: Option | None


def completions(
    match: Match, seat: int, question: Question, text: str, names: Names = NO_NAMES, limit: int = LIMIT
) -> list[Completion]:
    """Legal lines that begin as somebody has typed.

    Args:
        match: in which it is asked; nothing is looked at but what the seat is asked and what everybody sees.
        seat: whom.
        question: which.
        text: typed so far.
        names: what else they may call things.
        limit: how many at most.
    """
    found: dict[str, Completion] = {}
    tried = 0
    for line, option in _candidates(match, seat, question, text.lstrip(), names):
        if line in found:
            continue
        tried += 1
        if tried > TRIED or len(found) == limit:
            break
        try:
            read(match, seat, question, line)
        except IllegalAnswer:
            continue
        found[line] = Completion(line, option)
    return list(found.values())


def _candidates(
    match: Match, seat: int, question: Question, text: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """Lines that may be legal, the likeliest first."""
    state = cast("State", match.play.board)
    if text.strip():
        with suppress(IllegalAnswer):
            yield written(match, seat, question, read(match, seat, question, text, names)), None
    begun = squeezed(text)
    for one in question.ready:
        line = written(match, seat, question, one.answer)
        if squeezed(line).startswith(begun) or squeezed(one.name).startswith(begun):
            yield line, None
    shape = question.shape
    before, fragment = _parted(text)
    if not isinstance(shape, Form):
        yield from _continued(state, shape, before, fragment, names)
        return
    head, semicolon, last = before.rpartition(";")
    if semicolon:
        yield from _later(match, seat, question, head, f"{last}{fragment}", names)
    elif shape.first == SHIPS:
        yield from _planned(match, seat, match.play.board.tactical.active, before, fragment, names)  # type: ignore[union-attr]
    elif ":" in before:
        yield from _inline(match, seat, question, before, fragment, names)
    else:
        best = match.counsel(seat, question.no, {}).best
        found = list(_continued(state, shape.shape, before, fragment, names, best))
        yield from found
        for word, _ in found:  # where a choice alone is no answer yet
            yield from _inline(match, seat, question, f"{word}: ", "", names)


def _parted(text: str) -> tuple[str, str]:
    """What is complete, and the word that is being typed."""
    found = _LAST.fullmatch(text)
    return (found[1], found[2]) if found is not None else ("", text)


def _fits(fragment: str, word: str, names: Names) -> bool:
    """Whether a word, or something it is called, begins as typed; a number before it is no part of it."""
    typed = squeezed(fragment.lstrip("0123456789") if not fragment.isdigit() else fragment)
    return not typed or squeezed(word).startswith(typed) or _called(typed, word, names)


def _called(typed: str, word: str, names: Names) -> bool:
    return any(word in words and name.startswith(typed) for name, words in names.items())


def _counts(fragment: str, most: int) -> list[int]:
    """Numbers that are offered: the one typed, else all there are, and fewer."""
    typed = re.match(r"\d{1,2}", fragment)
    if typed is not None and not fragment.isdigit():
        return [int(typed[0])] if int(typed[0]) <= most else []
    return list(range(most, 0, -1))


def _continued(
    state: State, shape: Simple, before: str, fragment: str, names: Names, best: Sequence[str] = ()
) -> Iterator[tuple[str, Option | None]]:
    """The next thing of one shape; `best` are options that stand before others of their kind (`Counsel.best`)."""
    known = codes(state, shape.options)
    options = {option.id: option for option in shape.options if option.blocked is None}
    if isinstance(shape, Amounts):
        if shape.min == shape.max and len(options) <= SHARED:
            yield from _shares(state, shape, known, f"{before}{fragment}", names)
        else:
            yield from _amounts(shape, known, options, before, fragment, names)
        return
    single = isinstance(shape, Pick) and shape.min == shape.max == 1
    if not single:
        yield value(state, shape, [*options][: shape.max] if isinstance(shape, Pick) else [*options]), None
    typed = squeezed(f"{before}{fragment}" if single else fragment)
    ranked = sorted(known.items(), key=lambda item: _rank(options.get(item[1]), best))
    for code, id in ranked:
        word = f"{code.place} {code.word}".strip()
        if id in options and (squeezed(word).startswith(typed) or _called(typed, word, names)):
            yield word if single else f"{before}{word}", options[id]


def _rank(option: Option | None, best: Sequence[str]) -> int:
    """Systems come behind what is named otherwise, those that are likeliest wanted first, as the panel numbers them."""
    if option is None or not option.id.startswith(SYSTEM):
        return -1
    if option.id in best:
        return best.index(option.id)
    return len(best) + next((at for at, group in enumerate(GROUPS) if option.args.get("there") == group), len(GROUPS))


def _shares(
    state: State, shape: Amounts, known: Mapping[Code, str], typed: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """All ways to share out a number, those that are most even first."""
    said = amounts_begun(state, typed, known, names)
    if said is None:
        return
    ids = [*known.values()]
    ways: list[dict[str, int]] = [{}]
    for id in ids:
        most = min(shape.most.get(id, 0), shape.max)
        ways = [
            {**way, id: count}
            for way in ways
            for count in ([said[id]] if id in said else range(most + 1))
            if count <= most and sum(way.values()) + count <= shape.max
        ]
    whole = [way for way in ways if sum(way.values()) == shape.max]
    for way in sorted(whole, key=lambda way: max(way.values()) - min(way.values())):
        yield value(state, shape, way), None


def _amounts(
    shape: Amounts,
    known: Mapping[Code, str],
    options: dict[str, Option],
    before: str,
    fragment: str,
    names: Names,
) -> Iterator[tuple[str, Option | None]]:
    """One more kind of a list with numbers."""
    named = set(re.split(r"[\s,]+", re.sub(r"\b\d{1,2}", " ", before)))
    most = {id: min(count, shape.max) for id, count in shape.most.items()}
    for at in range(2):  # the most of each first, fewer after it
        for code, id in known.items():
            if id not in options or (code.word in named and not code.place):
                continue
            if not (_fits(fragment, code.word, names) or (code.place and _fits(fragment, code.place, names))):
                continue
            numbers = _counts(fragment, most[id])
            for count in numbers[:1] if at == 0 else numbers[1:]:
                one = amounts([(code, count)])
                joint = "" if not before or before[-1] in " " else " "
                yield f"{before}{joint}{one}", options[id]


def _inline(
    match: Match, seat: int, question: Question, before: str, fragment: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """What follows behind a colon."""
    head, _, rest = before.partition(":")
    state = cast("State", match.play.board)
    form = cast("Form", question.shape)
    first = _first(state, form, head.strip(), names)
    if first is None:
        return
    if first.startswith(SYSTEM):
        active = first.removeprefix(SYSTEM)
        for line, option in _planned(match, seat, active, rest.lstrip(), fragment, names):
            yield f"{head}: {line}", option
        return
    if not isinstance(form.shape, Pick) or not form.shape.min == form.shape.max == 1:
        return  # of several, the next field follows when all of them are named
    field = match.narrow(seat, question.no, {form.first: first})
    if field is not None:
        joint = ": " if field.name in INLINE else f"; {field.name} "
        for line, option in _continued(state, field.shape, rest.lstrip(), fragment, names):
            yield f"{head}{joint}{line}", option


def _first(state: State, form: Form, text: str, names: Names) -> str | None:
    """The first field's option that a text means."""
    for code, id in codes(state, form.shape.options).items():
        if code.word == text or squeezed(code.word) == squeezed(text) or code.word in names.get(squeezed(text), ()):
            return id
    return None


def _later(
    match: Match, seat: int, question: Question, head: str, text: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """The fields after the first."""
    state = cast("State", match.play.board)
    said, _, typed = text.lstrip().partition(" ")
    for field in _fields(match, seat, question, head, names):
        if typed or text.endswith(" "):
            if field.name == said:
                before, fragment = _parted(typed)
                for line, option in _continued(state, field.shape, before, fragment, names):
                    yield f"{head}; {field.name} {line}", option
        elif field.name.startswith(said):
            for line, option in _continued(state, field.shape, "", "", names):
                yield f"{head}; {field.name} {line}", option


def _fields(match: Match, seat: int, question: Question, head: str, names: Names) -> Iterator[Field]:
    """The fields that follow what has been said."""
    form = cast("Form", question.shape)
    try:
        answer = cast("dict[str, Answer]", read(match, seat, question, head, names))
    except IllegalAnswer:
        return
    partial: dict[str, Answer] = {form.first: answer[form.first]}
    while (field := match.narrow(seat, question.no, partial)) is not None:
        yield field
        partial[field.name] = answer[field.name]


# --- moves ------------------------------------------------------------------------------------------------------------


def _planned(
    match: Match, seat: int, active: str, before: str, fragment: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """What else comes: everything of a system, laden as full as fits, or one type after the other."""
    play = match.play
    known = stacks(play, seat, active)
    groups = [group.strip() for group in before.split(",")]
    origins = [group.split()[0] for group in groups if group]
    here = groups[-1].split()[0] if groups[-1] else ""
    usual = [one for one in known.values() if not one.boosted and "@" not in one.id]
    if here:
        yield from _types(match, seat, active, here, before, fragment, names)
        return
    for origin in dict.fromkeys(one.origin for one in known.values()):
        if origin in origins or not _fits(fragment, origin, names):
            continue
        ships = {one.id: one.count for one in usual if one.origin == origin and one.kind != "fighter"}
        cargo = fullest(play, seat, active, ships) if ships else {}
        for plan in (moves(ships, cargo), moves(ships, {})):
            if plan:
                yield f"{before}{plan}", None
        yield from _types(match, seat, active, origin, f"{before}{origin} ", "", names)


def _types(
    match: Match, seat: int, active: str, origin: str, before: str, fragment: str, names: Names
) -> Iterator[tuple[str, Option | None]]:
    """The types of one place: ships that can come, then what can ride."""
    state = cast("State", match.play.board)
    known = stacks(match.play, seat, active)
    joint = "" if before.endswith(" ") else " "
    there: Sequence[Stack] = [one for one in known.values() if one.origin == origin]
    for most in (True, False):
        for one in there:
            word = moves({one.id: 1}, {}).split()[-1]
            if not _fits(fragment, word, names):
                continue
            numbers = _counts(fragment, one.count)
            for count in numbers[:1] if most else numbers[1:]:
                yield f"{before}{joint}{count if count > 1 else ''}{word}", _option(one)
    for line in _riders(state, seat, origin, fragment, names):
        yield f"{before}{joint}{line}", None


def _option(one: Stack) -> Option:
    return Option(
        one.id,
        "twilight_imperium-opt-units",
        {"unit": one.kind, "count": one.count, "place": one.origin},
    )


def _riders(state: State, seat: int, origin: str, fragment: str, names: Names) -> Iterable[str]:
    """Fighters and infantry of a place."""
    origin = next((at for at in (*state.systems, *state.planets) if spelled(at) == origin), "")
    if not origin:
        return
    units = state.systems[origin].units if origin in state.systems else state.planets[origin].units
    inside = state.in_system(origin) if origin in state.systems else []
    for kind, word in (("infantry", "inf"), ("fighter", "ff")):
        count = units.get(seat, {}).get(kind, 0)
        count += sum(state.planets[planet].units.get(seat, {}).get(kind, 0) for planet in inside)
        if count and _fits(fragment, word, names):
            for number in _counts(fragment, count):
                yield f"{number if number > 1 else ''}{word}"
