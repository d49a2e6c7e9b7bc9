"""`python -m tests.frames.record [GAME ...]`: frames of this version, for later versions to load (design 2.11).

Run before a release, when the form of saved games is what it will be. Frames of a version that the changelog has as
released are never written again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bot
from bot.core import playable
from bot.games import registry
from bot.games.project_mine.cards import built_in
from bot.games.the_dome.cards import built_in as dome_cards
from tests.core.conformance import conform
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.quarrel import Quarrel
from tests.frames.forms import FORMS, GAMES, form_of

HERE = Path(__file__).parent
CHANGELOG = HERE.parents[1] / "CHANGELOG.md"

RUNS: tuple[tuple[str, int, dict[str, str], int], ...] = (
    ("connect_four", 2, {}, 1),
    ("quarrel", 2, {"minimum": "no"}, 2),
    ("quarrel", 3, {"minimum": "yes"}, 3),
    ("quarrel", 4, {"minimum": "no"}, 4),
    ("metromania", 2, {"variant": "open"}, 5),
    ("metromania", 3, {"variant": "hidden"}, 6),
    ("metromania", 3, {"variant": "fixed"}, 7),
    ("metromania", 4, {"variant": "open"}, 8),
    ("metromania", 4, {"variant": "hidden"}, 9),
    ("project_mine", 2, {"length": "short"}, 10),
    ("project_mine", 4, {"length": "full"}, 11),
    ("the_dome", 2, {"traps": "orders"}, 12),
    ("the_dome", 2, {"traps": "ask"}, 13),
    ("the_dome", 3, {"traps": "orders"}, 14),
    ("the_dome", 4, {"traps": "ask"}, 15),
)
"""Game, seats, options, seed."""

SPREAD = 6
"""Frames taken at even distances."""
DEEP = 4
"""Frames taken where the agenda is deepest."""
PACK = "{game}-pack.json"
"""File beside the frames with the cards they were played with: the built-in ones of later versions may be others."""


def released(version: str) -> bool:
    """Whether the changelog has that version as a release."""
    headings = [line for line in CHANGELOG.read_text(encoding="utf-8").splitlines() if line.startswith("## ")]
    return any(line.split()[1] == version and "not yet released" not in line for line in headings)


def depth(frame: bytes) -> int:
    """How many steps wait in a saved match."""
    return len(json.loads(frame).get("agenda", []))


def step(frame: bytes) -> str:
    """What a saved match waits at; empty when it is over."""
    agenda = json.loads(frame).get("agenda")
    return agenda[-1]["step"] if agenda else ""


def chosen(frames: list[bytes]) -> list[int]:
    """Numbers of the frames worth keeping: the first, the last, some between, the deepest, and one of every step."""
    spread = {round(at * (len(frames) - 1) / (SPREAD - 1)) for at in range(SPREAD)}
    deepest = sorted(range(len(frames)), key=lambda at: (-depth(frames[at]), at))[:DEEP]
    kept = spread | set(deepest)
    for at, frame in enumerate(frames):
        if step(frame) not in {step(frames[other]) for other in kept}:
            kept.add(at)
    return sorted(kept)


def pack_of(game: str, folder: Path) -> bytes | None:
    """The cards that a release's frames of a game were played with, or None for a game without packs."""
    file = folder / PACK.format(game=game)
    return file.read_bytes() if file.exists() else None


def main(wanted: Sequence[str] = ()) -> int:
    """Write the files; 1 when this version is released already.

    Args:
        wanted: keys of the games to record; empty for all.
    """
    if released(bot.__version__):
        print(f"{bot.__version__} is released: its frames stay as they are", file=sys.stderr)
        return 1
    registry.install()
    playable.register(ConnectFour())
    playable.register(Quarrel())
    folder = HERE / bot.__version__
    folder.mkdir(exist_ok=True)
    packs: dict[str, Any] = {"project_mine": built_in(), "the_dome": dome_cards()}
    for game, pack in packs.items():
        if wanted and game not in wanted:
            continue
        (folder / PACK.format(game=game)).write_bytes(pack.data)
    forms = {game: form_of(game) for game in GAMES}
    (folder / FORMS).write_text(json.dumps(forms, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for game, seats, options, seed in RUNS:
        if wanted and game not in wanted:
            continue
        frames = conform(game, seats, options, seed, leaks=0, pack=packs.get(game)).frames
        name = "-".join([game, str(seats), *options.values()])
        lines = [frames[at].decode() for at in chosen(frames)]
        (folder / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(lines)} of {len(frames)} frames, deepest {max(map(depth, frames))} steps")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
