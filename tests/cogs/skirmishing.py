"""Skirmish, the tiny game of forms side by side, at the panels: it has no catalogue, its keys stand for its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

import pytest

from bot.core import playable
from bot.text import catalogue
from cogs.panels import gamefaces
from cogs.panels.reader import Reader
from tests.cogs.stage import FAKE
from tests.core.tiny.skirmish import Skirmish


class Face(gamefaces.GameFace):
    """As plain as can be."""

    key: ClassVar[str] = "skirmish"

    def progress(self, view: Any, reader: Reader) -> str:
        return str(view.round)

    def score(self, view: Any, seat: int, reader: Reader) -> str:
        return str(view.ships[seat])

    def draw_board(self, view: Any, names: Sequence[str], language: Any) -> Any:
        return FAKE

    def draw_move(self, view: Any, seat: int, marks: Any, names: Sequence[str], language: Any) -> Any:
        return FAKE


@contextmanager
def skirmishing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game can be played, and nobody minds that it has no words."""
    monkeypatch.setattr(catalogue._Strictness, "raises", False)
    monkeypatch.setattr("bot.text.catalogue._log.error", lambda *args: None)
    playable.register(Skirmish())
    gamefaces.register(Face())
    yield
    gamefaces._faces.pop("skirmish", None)
    playable._games.pop("skirmish", None)
