"""Answers in words, as their questions said them: what is planned, what was given, what is usual."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import msgspec
from msgspec import Struct

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Answer, Form, Option, Question, Simple, Text


class Told(Struct):
    """An answer in words, as its question said them.

    Args:
        prompt: of the question.
        chosen: options that were chosen, and how many of each where that was asked.
    """

    prompt: Text
    chosen: list[tuple[Option, int]]


def told_of(match: Match, seat: int, question: Question, answer: Answer) -> Told:
    """An answer in words.

    Args:
        match: before it.
        answer: a legal one, or one that was legal when it was given: what the rules do not take any more is left out.
    """
    if not isinstance(question.shape, Form):
        return Told(question.prompt, _chosen(question.shape, answer))
    chosen: list[tuple[Option, int]] = []
    given, filled = cast("dict[str, Any]", answer), dict[str, Any]()
    with suppress(IllegalAnswer):
        while (asked := match.narrow(seat, question.no, filled)) is not None and asked.name in given:
            chosen += _chosen(asked.shape, given[asked.name])
            filled[asked.name] = given[asked.name]
    return Told(question.prompt, chosen)


def _chosen(shape: Simple, answer: Answer) -> list[tuple[Option, int]]:
    if isinstance(answer, dict):
        counts = cast("dict[str, int]", answer)
    else:
        counts = {str(one): 1 for one in ([answer] if isinstance(answer, str) else cast("list[str]", answer))}
    known = {one.id: one for one in shape.options}
    return [(_bare(known[one]), count) for one, count in counts.items() if one in known and count]


def _bare(option: Option) -> Option:
    """Of an option what its label is made of: where it lies and what it was warned of then is no part of a plan."""
    return msgspec.structs.replace(option, anchor=None, blocked=None, warn=None)
