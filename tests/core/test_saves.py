"""Frames (design 2.9) and the chain of upgrades (design 2.11)."""

from __future__ import annotations

import os
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core import frames, upgrades
from bot.core.errors import BadSave
from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.state import KERNEL
from tests.core.conformance import conform
from tests.core.scratch import Idle, Scratch, answer, ask, begin
from tests.core.tiny.quarrel_steps import Bid


@given(st.binary(max_size=5000), st.binary(max_size=5000))
def test_frames_come_back(frame: bytes, key: bytes) -> None:
    assert frames.unpack(frames.pack(frame)) == frame
    assert frames.unpack(frames.pack(frame, key), key) == frame


def large(changed: dict[int, str]) -> bytes:
    """A document of some 60 KB, of which a few places say something else."""
    units = [
        {"id": at, "what": changed.get(at, f"unit-{at * 7919 % 997}"), "where": at * 31 % 61} for at in range(1500)
    ]
    return msgspec.json.encode({"game": "large", "units": units})


@pytest.mark.parametrize(
    "changed", [{3: "x"}, {600: "x" * 40}, {1490: ""}, {5: "x" * 3000}, {7: "a", 500: "b", 1400: "c"}]
)
def test_a_large_state_that_changed_in_a_place_is_a_small_frame(changed: dict[int, str]) -> None:
    key, frame = large({}), large(changed)
    assert len(key) > 55_000
    packed = frames.pack(frame, key)
    assert len(packed) < 2_500
    assert frames.unpack(packed, key) == frame


@pytest.mark.parametrize("size", [31_999, 32_000, 32_001, 40_000, 70_000])
@pytest.mark.parametrize("other", [0, 1, 31_999, 32_001, 90_000])
def test_frames_and_keys_of_any_size_come_back(size: int, other: int) -> None:
    frame, key = os.urandom(size), os.urandom(other)
    assert frames.unpack(frames.pack(frame, key), key) == frame


def test_a_large_frame_that_was_cut_is_noticed() -> None:
    key = large({})
    packed = frames.pack(large({4: "y"}), key)
    with pytest.raises(zlib.error):
        frames.unpack(packed[:-3], key)


def test_the_wrong_key_frame_or_a_corrupt_one_is_noticed() -> None:
    key = os.urandom(1000)
    packed = frames.pack(key + b"more", key)
    with pytest.raises(zlib.error):
        frames.unpack(b"\xff" + packed[1:], key)
    with pytest.raises(zlib.error):
        frames.unpack(packed)


def test_frames_of_a_game_are_small() -> None:
    from bot.core import playable
    from tests.core.tiny.quarrel import Quarrel

    playable.register(Quarrel())
    kept = conform("quarrel", 4, None, 3, leaks=0).frames
    packed = [frames.pack(frame, kept[0]) for frame in kept[1:]]
    assert sum(map(len, packed)) / len(packed) < 500


# --- upgrades --------------------------------------------------------------------------------------------------------


def old(schema: int = 1, kernel: int = KERNEL) -> bytes:
    """A save of an older version, with an open gathering that somebody has answered already."""
    match = begin(Bid([0, 1, 2]))
    answer(match, 1, "bid", "2")
    document = msgspec.json.decode(match.save())
    document.update(schema=schema, kernel=kernel)
    document["board"]["rounds"] = document["board"].pop("round")
    return msgspec.json.encode(document)


def name_back(document: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: `rounds` is `round` again."""
    board = dict(document["board"])
    board["round"] = board.pop("rounds")
    return {**document, "board": board}


def richer(document: dict[str, Any]) -> dict[str, Any]:
    """2 -> 3: everybody has a coin more."""
    board = dict(document["board"])
    board["stocks"] = [{**stock, "coin": stock["coin"] + 1} for stock in board["stocks"]]
    return {**document, "board": board}


class Third(Scratch):
    schema = 3
    upgrades = {1: name_back, 2: richer}


def test_an_old_save_goes_up_the_whole_chain_and_plays_on() -> None:
    data = old()
    begin(rules=Third)
    match = Match.load(data)
    assert match.play.state.schema == 3
    assert match.play.board.stocks[0]["coin"] == 4
    assert ask(match, 1, "bid").given == "2", "answers given in an older version stay given"
    assert Match.load(match.save()).save() == match.save()
    answer(match, 0, "bid", "3")
    answer(match, 2, "bid", "0")
    assert match.play.board.bids == [3, 2, 0]


def test_a_missing_link_a_newer_save_and_none_at_all_are_refused() -> None:
    begin(rules=Third)
    for schema in (0, 4, -1, "1", None):
        document = msgspec.json.decode(begin(Bid([0])).save())
        begin(rules=Third)
        document["schema"] = schema
        with pytest.raises(BadSave):
            Match.load(msgspec.json.encode(document))


def test_a_chain_that_does_not_lead_to_the_present_form_is_refused() -> None:
    class Lazy(Scratch):
        schema = 2
        upgrades = {1: lambda document: {**document, "board": {}}}

    data = old()
    begin(rules=Lazy)
    with pytest.raises(BadSave):
        Match.load(data)


def test_the_kernel_has_a_chain_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def next_kernel(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "serial": 40}

    data = old(schema=2, kernel=KERNEL - 1)
    data = msgspec.json.encode(name_back(msgspec.json.decode(data)))
    begin(rules=Third)
    monkeypatch.setattr(upgrades, "KERNEL_UPGRADES", {})
    with pytest.raises(BadSave):
        Match.load(data)
    monkeypatch.setattr(upgrades, "KERNEL_UPGRADES", {KERNEL - 1: next_kernel})
    match = Match.load(data)
    assert (match.play.state.kernel, match.play.state.schema, match.play.serial()) == (KERNEL, 3, 41)


def test_a_gathering_of_the_first_kernel_is_open_after_loading() -> None:
    document = msgspec.json.decode(begin(Bid([0, 1, 2])).save())
    for step in document["agenda"]:
        step.pop("begun", None)
    document["kernel"] = 1
    match = Match.load(msgspec.json.encode(document))
    assert match.awaited() == (0, 1, 2)
    answer(match, 1, "bid", "2")


def test_a_save_of_a_newer_kernel_is_refused() -> None:
    document = msgspec.json.decode(begin().save())
    document["kernel"] = KERNEL + 1
    with pytest.raises(BadSave):
        Match.load(msgspec.json.encode(document))


def test_upgrading_changes_nothing_in_the_document_given() -> None:
    document = msgspec.json.decode(old())
    before = msgspec.json.encode(document)
    upgrades.upgrade(document, Third())
    assert msgspec.json.encode(document) == before


class Renamed(Idle, tag="idle"):
    """The same step in a newer version, which asks in another slot."""

    def question(self, play: Any) -> Question:
        return Question("newer", Text("newer"), Pick((Option("on", "on"),)))


def test_a_question_that_is_new_in_this_version_can_be_answered() -> None:
    data = begin().save()

    class Newer(Scratch):
        steps = tuple(Renamed if step is Idle else step for step in Scratch.steps)

    begin(rules=Newer)
    match = Match.load(data)
    question = ask(match, 0, "newer")
    assert question.no > 1
    match.answer(0, question.no, "on")


def test_added_fields_with_defaults_need_nothing() -> None:
    class Wider(msgspec.Struct):
        stocks: list[dict[str, int]]
        hands: list[list[str]]
        deck: list[str] = []
        weather: str = "fine"

    class Later(Scratch):
        board = Wider

    data = begin(Bid([0, 1])).save()
    from bot.core import playable

    playable.register(Later())
    assert Match.load(data).play.board.weather == "fine"
