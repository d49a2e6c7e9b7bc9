"""Shapes (design 2.3): every sample passes, everything else is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Option, Pick, Ranking, Text, check, legal, sample
from bot.core.streams import Stream
from tests.core.abuse import GARBAGE, malformed_simple

IDS = st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=1, max_size=6, unique=True)


@st.composite
def options(draw: st.DrawFn, blockable: bool = True) -> tuple[Option, ...]:
    """Options with different ids, some of them blocked."""
    return tuple(
        Option(item, "o", blocked=Text("why") if blockable and draw(st.integers(0, 3)) == 0 else None)
        for item in draw(IDS)
    )


@st.composite
def shapes(draw: st.DrawFn) -> Pick | Amounts | Ranking:
    """Any shape that has an answer."""
    kind = draw(st.sampled_from(("one", "pick", "amounts", "order")))
    if kind == "order":
        return Ranking(draw(options(blockable=False)))
    found = draw(options())
    low, more = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    if kind == "amounts":
        shape: Pick | Amounts = Amounts(found, {o.id: draw(st.integers(0, 3)) for o in found}, low, low + more)
    else:
        shape = Pick(found) if kind == "one" else Pick(found, low, low + more)
    return shape if legal(shape) else Pick((Option("only", "o"),))


@given(shapes(), st.integers(0, 10**6))
def test_every_sample_is_legal_and_in_normal_form(shape: Any, seed: int) -> None:
    answer = sample(shape, Stream.of(seed))
    assert check(shape, answer) == answer


@given(shapes(), st.integers(0, 10**6))
def test_everything_malformed_is_refused(shape: Any, seed: int) -> None:
    good = sample(shape, Stream.of(seed))
    for bad in (*GARBAGE, *malformed_simple(shape, good)):
        with pytest.raises(IllegalAnswer):
            check(shape, bad)


ABC = tuple(Option(item, item) for item in "abc")


@pytest.mark.parametrize(
    ("shape", "answer", "normal"),
    [
        (Pick(ABC), "b", "b"),
        (Pick(ABC), ["b"], "b"),
        (Pick(ABC, 0, 2), ["c", "a"], ["a", "c"]),
        (Pick(ABC, 0, 2), [], []),
        (Pick(ABC, 0, 1), "c", ["c"]),
        (Ranking(ABC), ["c", "a", "b"], ["c", "a", "b"]),
        (Amounts(ABC, {"a": 2, "b": 1}, 1, 3), {"b": 1, "a": 2}, {"a": 2, "b": 1}),
        (Amounts(ABC, {"a": 2, "b": 1}, 0, 3), {"a": 0}, {}),
    ],
)
def test_normal_forms(shape: Any, answer: Any, normal: Any) -> None:
    found = check(shape, answer)
    assert found == normal
    assert list(found) == list(normal)


@pytest.mark.parametrize(
    ("shape", "answer", "key"),
    [
        (Pick(ABC), "d", "core-unknown-option"),
        (Pick(ABC), ["a", "b"], "core-malformed"),
        (Pick((Option("a", "a", blocked=Text("poor")),)), "a", "core-blocked-option"),
        (Pick(ABC, 1, 2), ["a", "b", "c"], "core-wrong-count"),
        (Pick(ABC, 1, 2), ["a", "a"], "core-malformed"),
        (Ranking(ABC), ["a", "b"], "core-wrong-count"),
        (Amounts(ABC, {"a": 2}, 1, 3), {"a": 3}, "core-wrong-count"),
        (Amounts(ABC, {"a": 2}, 1, 3), {"b": 1}, "core-wrong-count"),
        (Amounts(ABC, {"a": 2}, 1, 3), {}, "core-wrong-count"),
        (Amounts(ABC, {"a": 2}, 0, 3), {"a": True}, "core-malformed"),
        (Amounts(ABC, {"a": 2}, 0, 3), {"a": 1.0}, "core-malformed"),
    ],
)
def test_refusals_say_why(shape: Any, answer: Any, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        check(shape, answer)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        (Pick(()), False),
        (Pick((Option("a", "a", blocked=Text("no")),)), False),
        (Pick(ABC, 3, 3), True),
        (Pick(ABC, 4, 4), False),
        (Pick(ABC, 2, 1), False),
        (Ranking((Option("a", "a", blocked=Text("no")),)), False),
        (Amounts(ABC, {"a": 1}, 2, 2), False),
        (Amounts(ABC, {"a": 1, "b": 1}, 2, 2), True),
    ],
)
def test_legal_means_that_an_answer_exists(shape: Any, expected: bool) -> None:
    assert legal(shape) is expected


def test_every_free_option_comes_up() -> None:
    found = {sample(Pick(ABC), Stream.of(number)) for number in range(60)}
    assert found == {"a", "b", "c"}
    sizes = {len(sample(Pick(ABC, 0, 3), Stream.of(number))) for number in range(60)}
    assert sizes == {0, 1, 2, 3}
