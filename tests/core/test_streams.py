"""Random numbers anybody can check (design 2.7): fixed vectors, rejection, evenness."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core import streams
from bot.core.streams import LoggedStream, Stream, below, commitment, seed_from, word

SEED = bytes(range(32))
VECTORS = ["0x6fb595c0c39a371f", "0x4afa6af87fd4f6f6", "0xb2d0811216073189"]
JOINED = "bd5e692a9622f329775551c339e7ed8f50bb7e79e8de27d029077191dec9544a"


def test_words_are_sha256_in_counter_mode() -> None:
    key = hmac.new(SEED, b"deck", hashlib.sha256).digest()
    blocks = b"".join(hashlib.sha256(key + i.to_bytes(8, "big")).digest() for i in range(3))
    expected = [int.from_bytes(blocks[8 * i : 8 * i + 8], "big") for i in range(12)]
    assert [word(SEED, "deck", i) for i in range(12)] == expected


def test_fixed_vectors() -> None:
    """Never change these: every commitment ever posted rests on them."""
    assert [hex(word(SEED, "deck", i)) for i in (0, 1, 4)] == VECTORS
    assert [Stream(SEED, "deck").below(bound) for bound in (6, 52)] == [3, 27]
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert seed_from(bytes(32), ["a", "b"]).hex() == JOINED


def test_the_seed_depends_on_secret_joins_and_their_order() -> None:
    found = {seed_from(*args) for args in ((SEED, []), (SEED, ["a", "b"]), (SEED, ["b", "a"]), (bytes(32), ["a", "b"]))}
    assert len(found) == 4


def test_words_over_the_last_whole_multiple_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [2**64 - 1, 2**64 - 2, 5]
    monkeypatch.setattr(streams, "word", lambda _seed, _name, index: words[index])
    limit = 2**64 - 2**64 % 3
    assert limit == 2**64 - 1
    assert below(SEED, "x", 0, 3) == ((2**64 - 2) % 3, 2)
    assert below(SEED, "x", 0, 4) == (3, 1), "a power of two rejects nothing"


@given(st.integers(1, 2**64), st.integers(0, 1000))
def test_below_is_in_range_and_repeatable(bound: int, counter: int) -> None:
    value, after = below(SEED, "any", counter, bound)
    assert 0 <= value < bound
    assert after > counter
    assert below(SEED, "any", counter, bound) == (value, after)


def test_streams_are_independent_by_name_and_seed() -> None:
    def some(seed: bytes, name: str) -> list[int]:
        stream = Stream(seed, name)
        return [stream.below(1000) for _ in range(8)]

    found = {tuple(some(seed, name)) for seed in (SEED, bytes(32)) for name in ("deck", "dice", "deck:1")}
    assert len(found) == 6


def test_every_value_and_every_order_is_equally_likely() -> None:
    stream = Stream(SEED, "even")
    faces = Counter(stream.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # chi-square, 5 degrees: p > 0.001
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7  # 23 degrees: p > 0.001


def test_sample_takes_different_items() -> None:
    stream = Stream.of("sample", 1)
    assert sorted(stream.sample(range(5), 5)) == list(range(5))
    assert len(set(stream.sample("abcdef", 3))) == 3
    assert stream.sample("ab", 0) == []
    assert stream.choice(["only"]) == "only"


def test_of_depends_on_all_parts() -> None:
    keys = {Stream.of(*parts).seed for parts in (("a", 1), ("a", 2), ("a1",), ("a",), (1, "a"))}
    assert len(keys) == 5
    assert Stream.of("a", 1).seed_bytes() == Stream.of("a", 1).seed_bytes()
    assert len(Stream.of("a").seed_bytes()) == 32


def test_a_logged_stream_writes_down_what_below_gives_again() -> None:
    stream = LoggedStream(SEED, "timeout", 7)
    items = list(range(6))
    stream.shuffle(items)
    draw, counter = stream.draw(), 7
    assert draw.counter == 7
    for bound, result in zip(draw.bounds, draw.results, strict=True):
        value, counter = below(SEED, draw.stream, counter, bound)
        assert value == result
    assert counter == stream.counter
