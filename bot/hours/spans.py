"""Stretches of time as pairs of Unix seconds, from the first up to the second, which is not in it any more."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[int, int]


def joined(spans: Iterable[Span]) -> list[Span]:
    """In order, without overlaps, gaps of nothing or empty ones."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if begin >= end:
            continue
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def within(spans: Iterable[Span], begin: int, end: int) -> list[Span]:
    """What lies between two instants."""
    return joined((max(begin, one), min(end, other)) for one, other in spans)


def seconds(spans: Iterable[Span]) -> int:
    """Length of all of them; they may not overlap (`joined`)."""
    return sum(end - begin for begin, end in spans)


def holding(spans: Iterable[Span], at: int) -> Span | None:
    """The stretch that an instant lies in."""
    return next((span for span in spans if span[0] <= at < span[1]), None)


def limited(spans: Iterable[Span], most: int) -> list[Span]:
    """The first so many seconds of them."""
    found: list[Span] = []
    for begin, end in joined(spans):
        if most <= 0:
            break
        found.append((begin, min(end, begin + most)))
        most -= found[-1][1] - begin
    return found


def rationed(spans: Iterable[Span], since: int, most: int, window: int) -> list[Span]:
    """What is left of them so that no `window` seconds hold more than `most` of them (asynchronous C9).

    What began before `since` stays as it is and counts; after it the earlier stretch goes before the later one.

    Args:
        spans: from a window before `since` on.
        since: Unix time from which on they are rationed.
        most: seconds.
        window: seconds.
    """
    before = [span for span in joined(spans) if span[0] < since]
    kept = joined((begin, min(end, since)) for begin, end in before)
    for begin, end in within(spans, since, max((end for _, end in joined(spans)), default=since)):
        at = begin
        while at < end:
            at = _further(kept, at, end, most, window)
    return kept


def _further(kept: list[Span], at: int, end: int, most: int, window: int) -> int:
    """Keep what may be kept from an instant on, up to the next one at which that changes; returns that one."""
    back = at - window
    room = most - seconds(within(kept, back, at))
    leaving = holding(kept, back)
    if leaving is not None:
        if room < 0:
            return min(end, leaving[1] + window, at - room)
        stop = min(end, leaving[1] + window)  # as much leaves the window as is kept
    else:
        enters = min((begin for begin, _ in kept if begin > back), default=end)
        if room <= 0:
            return min(end, enters + window)
        stop = min(end, enters + window, at + room)
    kept[:] = joined([*kept, (at, stop)])
    return stop
