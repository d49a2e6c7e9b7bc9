"""The chain of draws, and secrets of matches (tournaments F3)."""

from __future__ import annotations

import hashlib

import pytest

from bot.core.streams import commitment
from bot.pairing import draws
from bot.pairing.formats import PairingError

SECRET = bytes(range(32))
ANCHOR = "c883604324360994ebc031c18f9fa939c4d9fa5a7caab1242ee570846240e1d5"
FIRST = "3562366151b885d476207bdaef0f911d134010b218ef7f20cb6ac9f62523b17e"
MATCH = "edef2e4f3c98732464fd3d051910747004d166e58070d10479756906c39d55b6"


def test_each_link_is_hashed_to_the_one_before_and_the_first_to_the_anchor() -> None:
    opened = [draws.link(SECRET, moment) for moment in range(1, 6)]
    before = [draws.anchor(SECRET), *opened]
    assert all(draws.follows(link, last) for link, last in zip(opened, before))
    assert not draws.follows(opened[1], draws.anchor(SECRET))
    assert not draws.follows("no hex", draws.anchor(SECRET))
    assert hashlib.sha256(bytes.fromhex(opened[4])).hexdigest() == opened[3]


def test_fixed_vectors() -> None:
    """Never change these: every tournament ever opened rests on them."""
    assert draws.anchor(SECRET) == ANCHOR
    assert draws.link(SECRET, 1) == FIRST
    assert draws.match_secret(SECRET, 3, 2, 1).hex() == MATCH


def test_the_chain_ends_with_a_kind_word() -> None:
    draws.link(SECRET, draws.LENGTH)
    for moment in (0, draws.LENGTH + 1):
        with pytest.raises(PairingError) as caught:
            draws.link(SECRET, moment)
        assert caught.value.key == "pairing-links-spent"


def test_the_stream_of_a_round_hangs_on_its_link_and_on_every_sign_up() -> None:
    link, joins = draws.link(SECRET, 1), [draws.joined("ann"), draws.joined("bo")]
    first = draws.pairing_stream(link, joins).seed
    assert first == draws.pairing_stream(link, list(joins)).seed
    others = [
        draws.pairing_stream(draws.link(SECRET, 2), joins),
        draws.pairing_stream(link, joins[::-1]),
        draws.pairing_stream(link, joins[:1]),
        draws.pairing_stream(link, [*joins, draws.joined("cho")]),
    ]
    assert len({first, *(one.seed for one in others)}) == 5


def test_secrets_of_matches_differ_and_no_link_leads_to_them() -> None:
    keys = [(1, 1, 0), (1, 1, 1), (1, 2, 0), (2, 1, 0), (11, 1, 0), (1, 11, 0)]
    found = {draws.match_secret(SECRET, *key) for key in keys}
    assert len(found) == len(keys)
    chain = {draws.link(SECRET, moment) for moment in (1, 2, draws.LENGTH)} | {draws.anchor(SECRET)}
    assert not chain & ({one.hex() for one in found} | {commitment(one) for one in found})


def test_when_a_pool_is_looked_at_tells_nothing_of_what_is_drawn_then() -> None:
    joins = [draws.joined("ann")]
    drawn = draws.pairing_stream(draws.link(SECRET, 1), joins)
    looked = [draws.pause_stream(SECRET, 1, at) for at in (100, 200)] + [draws.pause_stream(SECRET, 2, 100)]
    numbers = {tuple(stream.below(1 << 60) for _ in range(4)) for stream in (drawn, *looked)}
    assert len(numbers) == 4


def test_errors_never_show_the_secret() -> None:
    wrong = b"do not tell this"
    with pytest.raises(ValueError) as caught:
        draws.match_secret(wrong, 1, 1)
    assert "tell" not in repr(caught.value)
