"""Stretches of time, and what is left of them under a cap (asynchronous C9)."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from bot.hours.spans import joined, limited, rationed, seconds, within

times = st.integers(0, 400)
spans = st.lists(st.tuples(times, times), max_size=8)


@given(spans)
def test_joined_is_the_same_seconds_in_order(found: list[tuple[int, int]]) -> None:
    tidy = joined(found)
    assert {at for span in tidy for at in range(*span)} == {at for span in found for at in range(*span)}
    assert all(one[1] < other[0] for one, other in itertools.pairwise(tidy))
    assert seconds(tidy) == len({at for span in found for at in range(*span)})


@given(spans, times, times)
def test_within_cuts(found: list[tuple[int, int]], begin: int, end: int) -> None:
    kept = {at for span in within(found, begin, end) for at in range(*span)}
    assert kept == {at for span in found for at in range(*span) if begin <= at < end}


@given(spans, st.integers(0, 300))
def test_limited_keeps_the_first_seconds(found: list[tuple[int, int]], most: int) -> None:
    every = sorted({at for span in found for at in range(*span)})
    assert sorted(at for span in limited(found, most) for at in range(*span)) == every[:most]


@given(spans, st.integers(0, 60), st.integers(60, 120), st.integers(0, 200))
def test_rationed_second_by_second(found: list[tuple[int, int]], most: int, window: int, since: int) -> None:
    """Beside the plainest way to do it: each second is kept if the window behind it has room."""
    wanted = {at for span in found for at in range(*span)}
    kept = {at for at in wanted if at < since}
    for at in range(since, 400):
        if at in wanted and sum(at - window < one < at for one in kept) < most:
            kept.add(at)
    assert {at for span in rationed(found, since, most, window) for at in range(*span)} == kept
