"""A finished match can be checked by anybody, and nothing that was changed afterwards passes (design 2.7)."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.core import playable
from bot.core.errors import BadSave
from bot.core.events import Chance, Entry
from bot.core.match import Match
from bot.core.streams import DICE, Stream, commitment, seed_from
from bot.core.verify import Export, read, verify
from tests.core.conformance import act, next_action
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.quarrel import Quarrel

VERSION = "1.0"


@pytest.fixture(autouse=True)
def games() -> None:
    playable.register(ConnectFour())
    playable.register(Quarrel())


def exported(game: str = "quarrel", seats: int = 3, seed: int = 1) -> dict[str, Any]:
    """A whole game with one undone branch and a line of the table's own, as a document."""
    stream = Stream.of(game, seats, seed)
    secret, joins = stream.seed_bytes(), ["join of the first", "join of the second"]
    match = Match.new(game, seats, seed_from(secret, joins))
    entries: list[dict[str, Any]] = []
    frames: list[bytes] = []

    def record(entry: Entry, parent: int) -> None:
        body = msgspec.json.decode(msgspec.json.encode(entry))
        entries.append({"no": len(entries) + 1, "parent": parent, "at": 5, "version": VERSION, "entry": body})
        frames.append(match.save())

    record(match.entry, 0)
    parent = 1
    while match.result is None:
        act(match, next_action(match, stream, standing=8))
        record(match.entry, parent)
        parent = len(entries)
        if parent == 10:
            parent = 6
            match = match.gone_back(frames[parent - 1])
            record(Entry("table"), parent)
            parent = len(entries)
    return {
        "format": 1,
        "game": game,
        "options": dict(match.options),
        "seats": seats,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "joins": joins,
        "version": VERSION,
        "entries": entries,
        "frames": [b64encode(frame).decode() for frame in frames],
    }


def keys(document: dict[str, Any], version: str = VERSION) -> set[str]:
    """Keys of all that is wrong with a document."""
    return {finding.text.key for finding in verify(read(document), version).wrong}


@pytest.mark.parametrize(("game", "seats"), [("quarrel", 2), ("quarrel", 4), ("connect_four", 2)])
def test_an_honest_export_passes(game: str, seats: int) -> None:
    document = exported(game, seats)
    findings = verify(read(msgspec.json.encode(document)), VERSION)
    assert findings.wrong == []
    assert findings.replayed == findings.entries == len(document["entries"])
    assert findings.skipped == 0
    assert (findings.draws > 30) == (game == "quarrel")


def test_another_version_recomputes_draws_alone() -> None:
    findings = verify(read(exported()), "2.0")
    assert (findings.wrong, findings.replayed, findings.skipped) == ([], 0, findings.entries)
    assert findings.draws > 30


def swap_result(document: dict[str, Any]) -> None:
    draw = document["entries"][0]["entry"]["draws"][0]
    draw["results"][0] = (draw["results"][0] + 1) % draw["bounds"][0]


def skip_a_draw(document: dict[str, Any]) -> None:
    document["entries"][0]["entry"]["draws"][0]["counter"] += 1


def other_secret(document: dict[str, Any]) -> None:
    document["secret"] = "00" * 32


def other_joins(document: dict[str, Any]) -> None:
    document["joins"].reverse()


def other_answer(document: dict[str, Any]) -> None:
    bid = next(line["entry"] for line in document["entries"] if line["entry"].get("slot") == "bid")
    bid["choice"] = "0" if bid["choice"] != "0" else "1"


def other_event(document: dict[str, Any]) -> None:
    events = next(line["entry"]["events"] for line in document["entries"][1:] if line["entry"].get("events"))
    events[0]["key"] = "quarrel-never"


def other_state(document: dict[str, Any]) -> None:
    document["frames"][3] = document["frames"][4]


def cut_out(document: dict[str, Any]) -> None:
    del document["entries"][4], document["frames"][4]


def unknown_random(document: dict[str, Any]) -> None:
    document["random"] = "dice thrown at home"


@pytest.mark.parametrize(
    ("forge", "key"),
    [
        (swap_result, "verify-draw"),
        (skip_a_draw, "verify-draw-place"),
        (other_secret, "verify-commitment"),
        (other_joins, "verify-seed"),
        (other_answer, "verify-replay"),
        (other_event, "verify-entry"),
        (other_state, "verify-replay"),
        (cut_out, "verify-chain"),
        (unknown_random, "verify-unknown-random"),
    ],
)
def test_what_was_changed_afterwards_is_found(forge: Callable[[dict[str, Any]], None], key: str) -> None:
    document = exported()
    forge(document)
    assert key in keys(document)


@pytest.mark.parametrize(("rolls", "wrong"), [((1, 2), set()), ((2,), {"verify-draw-place"})])
def test_a_roll_that_was_thrown_again_in_secret_is_found(rolls: tuple[int, ...], wrong: set[str]) -> None:
    document = exported()
    seed = seed_from(bytes.fromhex(document["secret"]), document["joins"])
    for number in rolls:
        name = f"{DICE}fight:{number}"
        stream = Stream(seed, name)
        draw = Chance(name, 0, (10, 10), (stream.below(10), stream.below(10)))
        document["entries"][0]["entry"]["draws"].append(msgspec.to_builtins(draw))
    assert keys(document, "2.0") == wrong


@pytest.mark.parametrize("forge", [None, swap_result, other_joins, other_answer, other_event, cut_out])
def test_an_export_without_states_is_played_again_from_its_beginning(
    forge: Callable[[dict[str, Any]], None] | None,
) -> None:
    document = exported()
    if forge is not None:
        forge(document)
    document["frames"] = []
    findings = verify(read(document), VERSION)
    assert bool(findings.wrong) == (forge is not None)
    assert forge is not None or findings.replayed == findings.entries


def test_without_states_what_stands_behind_another_version_is_not_replayed() -> None:
    document = exported()
    document["frames"] = []
    document["entries"][3]["version"] = "0.9"
    findings = verify(read(document), VERSION)
    assert (findings.wrong, findings.replayed) == ([], 3)
    assert findings.skipped == findings.entries - 3


def test_a_draw_forged_under_another_version_is_found() -> None:
    document = exported()
    swap_result(document)
    assert keys(document, "2.0") == {"verify-draw"}


@pytest.mark.parametrize(
    "change",
    [{"format": 2}, {"entries": []}, {"frames": "x"}, {"seats": "three"}, {"joins": None}],
)
def test_what_is_no_export_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        read({**exported(), **change})
    with pytest.raises(BadSave):
        read(b"\xff no JSON")


def test_frames_that_are_no_states_are_found() -> None:
    document = exported()
    document["frames"][0] = b64encode(b"\xff").decode()
    assert "verify-seed" in keys(document)


def test_export_names_nobody() -> None:
    assert not {"users", "names", "user", "name"} & set(Export.__struct_fields__)
