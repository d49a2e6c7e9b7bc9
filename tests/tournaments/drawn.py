"""Tournaments drawn at random, of every format and of every size (tournaments P2)."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import count as count_from

from msgspec import Struct, field

from bot.core.streams import Stream
from bot.pairing.contest import PairingError, Terms
from bot.pairing.registry import FORMATS
from bot.pairing.simulation import simulate
from tests.tournaments.invariants import Watch

LARGEST = 512
HARDEST = {"robin": 30, "groups": 128}
"""Where everybody meets everybody there are as many matches as pairs."""
LEVELS = (0.0, 0.05, 0.2, 0.5)
"""Of trouble."""


class Tried(Struct):
    """A tournament that was drawn and played.

    Args:
        format: its key.
        people: who signed up.
        seats: at a table.
        trouble: how much there was.
        refused: how often other terms were drawn before, with which so many cannot begin.
        begun: whether it could begin.
        matches, rounds: that were played and paired.
        faults: what did not hold.
    """

    format: str
    people: int
    seats: int
    trouble: float
    refused: int = 0
    begun: bool = True
    matches: int = 0
    rounds: int = 0
    faults: list[str] = field(default_factory=list[str])


def terms_and_people(key: str, stream: Stream) -> tuple[Terms, int]:
    """What was agreed on, and how many come: 1 and 512 among them, small numbers oftener than large ones."""
    most = HARDEST.get(key, LARGEST)
    people = (1, 2, most, round(math.exp(stream.below(10_000) / 10_000 * math.log(most))))[min(3, stream.below(20))]
    seats = stream.choice((2, 2, 3, 4, 5, 6))
    pools = key in ("flow", "season")
    several = seats > 2 and key in ("knockout", "groups")
    terms = Terms(
        "drawn",
        format=key,
        seats=seats,
        rounds=stream.below(4) if key in ("swiss", "flow") else 0,
        odd=stream.choice(("smaller", "larger", "bye")),
        points=stream.choice(("standard", "steep", "winner")),
        order=stream.choice(("fold", "drawn")),
        late_until=stream.below(3) if key in ("swiss", "flow") else 0,
        at_once=1 + stream.below(2) if pools else 1,
        weeks=2 if key == "season" else 0,
        double=key == "knockout" and bool(stream.below(2)),
        third=key == "knockout" and bool(stream.below(2)),
        advance=1 + stream.below(2) if several else 1,
        inner=stream.choice(("robin", "swiss")) if key == "groups" else "robin",
    )
    return terms, people


def drawn(count: int, seed: int) -> Iterator[Tried]:
    """So many tournaments, the formats in turn."""
    for index in range(count):
        key = tuple(FORMATS)[index % len(FORMATS)]
        for refused in count_from(0):
            stream = Stream.of("drawn", seed, index, refused)
            terms, people = terms_and_people(key, stream)
            found = tried(terms, people, stream.choice(LEVELS), stream)
            if found.begun:
                found.refused = refused
                yield found
                break


def tried(terms: Terms, people: int, trouble: float, stream: Stream) -> Tried:
    """One of them, played to its end."""
    found = Tried(terms.format, people, terms.seats, trouble)
    watch = Watch()
    try:
        played = simulate(terms, people, stream, time.perf_counter, trouble=trouble, seen=watch)
    except PairingError as error:
        # Refused before the start is as it should be, afterwards it is a fault.
        if watch.rounds:
            found.faults = [*watch.faults, f"refused: {error.key}"]
        found.begun = bool(watch.rounds)
        return found
    except (RuntimeError, ValueError, LookupError, AssertionError, TypeError) as error:
        found.faults = [*watch.faults, f"{type(error).__name__}: {error}"]
        return found
    watch.ended(played)
    found.matches = len(played.contest.live)
    found.rounds = watch.rounds
    found.faults = watch.faults
    return found
