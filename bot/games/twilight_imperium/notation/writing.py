"""Answers as typed lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from bot.core.shapes import Amounts, Answer, Field, Form, Pick, Question, Ranking, Simple
from bot.games.twilight_imperium.notation.codes import COUNTED, FLYING, Code, codes, spelled, unit_word
from bot.games.twilight_imperium.state import State

if TYPE_CHECKING:
    from bot.core.match import Match

NOTHING: Final = "-"
INLINE: Final = ("ships", "target", "give")
"""Fields that follow the first one behind a colon."""
SHIPS: Final = "ships"
CARGO: Final = "cargo"


def written(match: Match, seat: int, question: Question, answer: Answer) -> str:
    """A legal answer to an open question as the line that `read` makes the same answer of.

    Args:
        match: in which it is asked.
        seat: whom.
        question: which.
        answer: in normal form.
    """
    state = cast("State", match.play.board)
    shape = question.shape
    if not isinstance(shape, Form):
        return value(state, shape, answer)
    given = cast("dict[str, Answer]", answer)
    if shape.first == SHIPS:
        return moves(given[SHIPS], given.get(CARGO, {})) or NOTHING
    line = value(state, shape.shape, given[shape.first])
    partial: dict[str, Answer] = {shape.first: given[shape.first]}
    while (field := match.narrow(seat, question.no, partial)) is not None:
        chosen = partial[field.name] = given[field.name]
        if field.name == SHIPS:
            plan = moves(chosen, given.get(CARGO, {}))
            head, joint, rest = line.partition("; ")
            line = f"{head}: {plan}{joint}{rest}" if plan else line
        elif field.name == CARGO and SHIPS in partial:
            continue
        elif chosen != proposed(field):
            joint = ": " if field.name in INLINE and ":" not in line else f"; {field.name} "
            line += joint + value(state, field.shape, chosen)
    return line


def proposed(field: Field) -> Answer:
    """What a field means that a line leaves out; None where it must be said."""
    shape = field.shape
    if field.start is not None:
        return field.start
    if isinstance(shape, Pick):
        free = [option.id for option in shape.options if option.blocked is None]
        if shape.min == shape.max == 1:
            return free[0] if len(free) == 1 else None
        return [] if shape.min == 0 else free if len(free) == shape.min else None
    if isinstance(shape, Amounts):
        room = sum(shape.most.values())
        return {} if shape.min == 0 else {k: n for k, n in shape.most.items() if n} if room == shape.min else None
    return [option.id for option in shape.options] if len(shape.options) == 1 else None


def value(state: State, shape: Simple, answer: Answer) -> str:
    """What is chosen in one shape."""
    names = {id: code for code, id in codes(state, shape.options).items()}
    if isinstance(shape, Amounts):
        return amounts((names[option.id], answer.get(option.id, 0)) for option in shape.options) or NOTHING
    chosen: Sequence[str] = [answer] if isinstance(answer, str) else answer
    joint = " > " if isinstance(shape, Ranking) or shape.ordered else ", "
    return joint.join(_whole(names[one]) for one in chosen) or NOTHING


def _whole(code: Code) -> str:
    return f"{code.place} {code.word}" if code.place else code.word


def amounts(chosen: Iterable[tuple[Code, int]]) -> str:
    """How many of each, grouped by places."""
    groups: dict[str, list[str]] = {}
    single: list[str] = []
    for (place, word), count in chosen:
        if not count:
            continue
        if place:
            groups.setdefault(place, []).append(f"{count if count > 1 else ''}{word}")
        elif word in COUNTED:
            groups.setdefault("", []).append(f"{count}{word}")
        else:
            single.append(f"{word} {count}")
    return ", ".join([" ".join([place, *words] if place else words) for place, words in groups.items()] + single)


def moves(ships: Mapping[str, int], cargo: Mapping[str, int]) -> str:
    """A move plan: `304 2cv, jord 6inf`. It is made of the plan alone, so the log can print it afterwards.

    Args:
        ships: stack -> number.
        cargo: `PLACE:TYPE` -> number.
    """
    chosen: list[tuple[Code, int]] = []
    for flies, part in ((True, ships), (False, cargo)):
        for id, count in part.items():
            place, _, unit = id.partition(":")
            word = unit_word(unit)
            if flies and unit.startswith("fighter"):
                word = word.replace("ff", f"ff{FLYING}", 1)
            chosen.append((Code(spelled(place), word), count))
    return amounts(chosen)
