"""Saved games of every release can be loaded, brought up to date and played on to the end (design 2.11)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import bot
from bot.core import playable
from bot.core.errors import BadSave
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from tests.core.conformance import act, next_action
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.quarrel import Quarrel
from tests.frames.forms import FORMS, GAMES, Form, form_of, unreadable
from tests.frames.record import CHANGELOG, HERE, depth, pack_of, step

FILES = sorted(HERE.glob("*/*.jsonl"))
DEEP = 5
"""Steps on the agenda of what counts as a deep stack."""


def windows(frame: bytes) -> int:
    """How many windows are open inside one another."""
    return sum(step["step"] == "window" for step in json.loads(frame)["agenda"])


@pytest.fixture(autouse=True)
def installed() -> None:
    """All games, the tiny ones too."""
    registry.install()
    playable.register(ConnectFour())
    playable.register(Quarrel())


def kept(file: Path) -> list[bytes]:
    """The frames of a file."""
    return file.read_bytes().splitlines()


def loaded(file: Path, frame: bytes) -> Match:
    """A frame of a file as a match, with the cards of its time."""
    return Match.load(frame, pack_of(file.stem.split("-")[0], file.parent))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_game_is_played_on_to_its_end(file: Path) -> None:
    for number, frame in enumerate(kept(file)):
        match = loaded(file, frame)
        stream = Stream.of("old", file.stem, number)
        over = match.result is not None
        for _ in range(playable.find(match.game).rules.bound):
            if match.result is not None:
                break
            act(match, next_action(match, stream, standing=8))
        assert match.result is not None, f"frame {number} does not come to an end"
        assert len(match.result.scores) == match.seats
        assert over == (json.loads(frame).get("result") is not None)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_was_seen_then_is_seen_now(file: Path) -> None:
    for frame in kept(file):
        match = loaded(file, frame)
        for seat in (*range(match.seats), None):
            assert match.view(seat) is not None
        again = loaded(file, match.save())
        assert again.save() == match.save(), "what was brought up to date is up to date"


def test_every_release_left_its_frames() -> None:
    headings = [
        line.split()[1]
        for line in CHANGELOG.read_text(encoding="utf-8").splitlines()
        if line[:3] == "## " and line != "## Unreleased"
    ]
    folders = {path.name for path in HERE.iterdir() if path.is_dir() and any(path.glob("*.jsonl"))}
    assert bot.__version__ in headings
    assert set(headings) == folders


@pytest.mark.parametrize("release", sorted({file.parent for file in FILES}), ids=lambda folder: folder.name)
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_form_that_changed_since_a_release_has_its_upgrade(game: str, release: Path) -> None:
    old: Form = json.loads((release / FORMS).read_text(encoding="utf-8"))[game]
    new = form_of(game)
    if wrong := unreadable(old, new):
        versions = [(form["kernel"], form["schema"]) for form in (old, new)]
        assert versions[0] < versions[1], f"raise the schema of {game} and write its upgrade: {wrong}"


def test_what_needs_an_upgrade_is_told_from_what_needs_none() -> None:
    def form(fields: Form, *required: str) -> Form:
        return {"records": {"a-step": {"fields": fields, "required": list(required)}}}

    number, word = {"type": "integer"}, {"type": "string"}
    old = form({"seat": number, "card": word}, "seat")
    assert unreadable(old, form({"seat": number, "card": word, "more": word}, "seat")) == []
    assert unreadable(old, {"records": {**old["records"], "b-step": {"fields": {}, "required": []}}}) == []
    assert unreadable(old, {"records": {}}) == ["a-step is gone"]
    assert unreadable(old, form({"seat": number}, "seat")) == ["a-step.card is gone"]
    assert unreadable(old, form({"seat": word, "card": word}, "seat")) == ["a-step.seat has another type"]
    assert unreadable(old, form({"seat": number, "card": word, "more": word}, "seat", "more")) == [
        "a-step.more has no default"
    ]


def test_deep_stacks_are_among_them() -> None:
    for version in {file.parent for file in FILES}:
        frames = [frame for file in version.glob("*.jsonl") for frame in kept(file)]
        assert any(depth(frame) >= DEEP and windows(frame) > 1 for frame in frames), f"{version.name} kept none"


DEEPEST = {"metromania": 3, "project_mine": 8, "the_dome": 7}
"""Steps on the agenda where a game's random play stacks the most: a free station in a dig, an effect in a purchase in
the clean-up of a turn, a window after what happened while something was cracked."""


def test_every_game_is_kept_where_its_steps_are_stacked_deepest() -> None:
    for version in {file.parent for file in FILES}:
        for game, least in DEEPEST.items():
            frames = [frame for file in version.glob(f"{game}-*.jsonl") for frame in kept(file)]
            assert max(map(depth, frames)) >= least, f"{version.name}: {game}"


def test_project_mine_is_kept_at_every_kind_of_question() -> None:
    for version in {file.parent for file in FILES if file.stem.startswith("project_mine")}:
        frames = [frame for file in version.glob("project_mine-*.jsonl") for frame in kept(file)]
        waiting = {step(frame).removeprefix("project_mine-") for frame in frames}
        assert waiting >= {"choose-company", "cards", "buying", "run", "goals", "enter", "mulligan", ""}
        names = {json.loads(frame)["pack"] for frame in frames}
        document = pack_of("project_mine", version)
        assert document is not None
        assert names == {hashlib.sha256(document).hexdigest()}, "the cards kept are those of the frames"


def test_the_dome_is_kept_with_its_cards_and_windows() -> None:
    for version in {file.parent for file in FILES if file.stem.startswith("the_dome")}:
        frames = [frame for file in version.glob("the_dome-*.jsonl") for frame in kept(file)]
        waiting = {step(frame).removeprefix("the_dome-") for frame in frames}
        wanted = {
            "deck",
            "resources",
            "actions",
            "second",
            "allocating",
            "crack",
            "review",
            "keep",
            "which-first",
            "window",
        }
        assert waiting >= {*wanted, ""}
        document = pack_of("the_dome", version)
        assert document is not None
        names = {json.loads(frame)["pack"] for frame in frames}
        assert names == {hashlib.sha256(document).hexdigest()}, "the cards kept are those of the frames"


def test_a_frame_with_a_step_that_is_gone_is_refused() -> None:
    frame = next(kept(file)[0] for file in FILES if file.stem.startswith("quarrel"))
    document = json.loads(frame)
    document["agenda"].append({"step": "a-step-of-long-ago"})
    with pytest.raises(BadSave):
        Match.load(json.dumps(document).encode())
