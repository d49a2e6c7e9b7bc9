"""Random numbers that anybody can check (design 2.7).

A stream is SHA-256 in counter mode: its key is HMAC-SHA-256(seed, name), block i is SHA-256(key, i as 8 bytes
big-endian), each block gives four 8-byte big-endian words. A number below `bound` is a word by rejection, so that every
value is equally likely. Streams have names (one per deck, one per roll), so that one more draw here never moves draws
elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, MutableSequence
from functools import lru_cache
from typing import Any, TypeVar

from bot.core.events import Chance

ALGORITHM = "madang-sha256-ctr-1"
DICE = "dice:"
"""Names of the streams of dice begin so; each roll has one of its own, with a number at the end of its name."""
_WORDS = 4
_TOP = 1 << 64

T = TypeVar("T")


@lru_cache(maxsize=256)
def _key(seed: bytes, name: str) -> bytes:
    return hmac.digest(seed, name.encode(), "sha256")


@lru_cache(maxsize=1024)
def _block(key: bytes, number: int) -> bytes:
    return hashlib.sha256(key + number.to_bytes(8, "big")).digest()


def word(seed: bytes, name: str, index: int) -> int:
    """The `index`-th 64-bit word of a stream."""
    block = _block(_key(seed, name), index // _WORDS)
    start = index % _WORDS * 8
    return int.from_bytes(block[start : start + 8], "big")


def below(seed: bytes, name: str, counter: int, bound: int) -> tuple[int, int]:
    """One number in `range(bound)`.

    Args:
        seed: 32 bytes.
        name: the stream.
        counter: words used so far.
        bound: exclusive upper bound, 1..2**64.

    Returns:
        (the number, words used afterwards).
    """
    limit = _TOP - _TOP % bound
    while True:
        value = word(seed, name, counter)
        counter += 1
        if value < limit:
            return value % bound, counter


class Stream:
    """A stream outside any match: bots, fuzzing, sampling. Same numbers, own counter."""

    __slots__ = ("counter", "name", "seed")

    def __init__(self, seed: bytes, name: str = "stream", counter: int = 0) -> None:
        self.seed = seed
        self.name = name
        self.counter = counter

    @classmethod
    def of(cls, *parts: Any) -> Stream:
        """A stream from any printable parts, the same on every machine."""
        return cls(hashlib.sha256("\x1f".join(map(str, parts)).encode()).digest())

    def below(self, bound: int) -> int:
        """A number in `range(bound)`."""
        value, self.counter = below(self.seed, self.name, self.counter, bound)
        return value

    def choice(self, items: tuple[T, ...] | list[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher-Yates, in place, from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Iterable[T], count: int) -> list[T]:
        """`count` different items, in random order."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]

    def seed_bytes(self) -> bytes:
        """32 fresh bytes, for a match or a stream of its own."""
        return b"".join(self.below(_TOP).to_bytes(8, "big") for _ in range(4))


class LoggedStream(Stream):
    """A stream that writes down what was drawn from it."""

    __slots__ = ("_bounds", "_first", "_results")

    def __init__(self, seed: bytes, name: str, counter: int = 0) -> None:
        super().__init__(seed, name, counter)
        self._first = counter
        self._bounds: list[int] = []
        self._results: list[int] = []

    def below(self, bound: int) -> int:
        value = super().below(bound)
        self._bounds.append(bound)
        self._results.append(value)
        return value

    def draw(self) -> Chance:
        """All that was drawn so far."""
        return Chance(self.name, self._first, tuple(self._bounds), tuple(self._results))


def commitment(secret: bytes) -> str:
    """What is posted with the lobby, before anybody joins: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def seed_from(secret: bytes, joins: Iterable[str]) -> bytes:
    """The match's seed: SHA-256 of the secret and the digest of every join, in order (design 2.7).

    Args:
        secret: the 32 bytes committed to.
        joins: one text per join (the id of its interaction), in the order of joining.
    """
    digest = hashlib.sha256(secret)
    for join in joins:
        digest.update(hashlib.sha256(join.encode()).digest())
    return digest.digest()
