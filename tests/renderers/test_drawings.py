"""Drawings travel as a name and bytes: whoever draws them there draws the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from renderers import gallery
from renderers.drawings import Drawing, drawing, kinds
from renderers.encode import Picture

ROOMS: dict[str, Any] = {game: import_module(f"renderers.{game}") for game in gallery.GAMES}


class Room(SimpleNamespace):
    """Renderers of a game that say what they would draw."""

    def __init__(self, room: Any) -> None:
        super().__init__(**{name: getattr(room, name) for name in dir(room)})
        for name, draw in kinds(room.__name__.rpartition(".")[2]).items():
            setattr(self, name, partial(drawing, draw))


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Iterator[Drawing]]:
    """Every kind of picture of a game, with views from its beginning to its end, undrawn."""

    def of(game: str) -> Iterator[Drawing]:
        monkeypatch.setattr(gallery, game, Room(ROOMS[game]))
        for name, made in gallery.GAMES[game]("ko"):
            if "3-" not in name and "longest" not in name:
                one: Any = made()
                yield one

    return of


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_a_drawing_that_travelled_is_drawn_of_the_very_same_and_looks_the_same(
    game: str, drawings: Callable[[str], Iterator[Drawing]]
) -> None:
    first: dict[str, tuple[Drawing, Drawing]] = {}
    for sent in drawings(game):
        came = Drawing.decode(sent.game, sent.kind, sent.encode())
        assert came == Drawing(sent.game, sent.kind, _tuples(sent.arguments))
        first.setdefault(sent.kind, (sent, came))
    assert set(first) == set(kinds(game)), "every kind of picture is in the gallery"
    for sent, came in first.values():
        here, there = sent.draw(), came.draw()
        assert (here.data, here.alt) == (there.data, there.alt)


def _tuples(given: Any) -> Any:
    """With every list as the tuple that it is read as."""
    if isinstance(given, dict):
        return {key: _tuples(one) for key, one in given.items()}
    return tuple(map(_tuples, given)) if isinstance(given, list | tuple) and not hasattr(given, "_fields") else given


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_what_a_card_game_draws_names_the_pack_it_needs(
    game: str, drawings: Callable[[str], Iterator[Drawing]]
) -> None:
    boards = [one for one in drawings(game) if one.kind == "board"]
    assert boards
    built_in = getattr(ROOMS[game], "built_in", None)
    assert {one.packs() for one in boards} == {(built_in().sha,) if built_in else ()}


def test_only_functions_that_can_be_named_make_drawings() -> None:
    def own(*, language: str) -> Picture:
        raise AssertionError

    with pytest.raises(KeyError):
        drawing(own, language="ko")
    with pytest.raises(KeyError):
        Drawing.decode("no_such_game", "board", b"\x80")
    with pytest.raises(KeyError):
        Drawing.decode("metromania", "if_it_ended_now", b"\x80")


def test_bytes_that_are_no_arguments_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        Drawing.decode("metromania", "lesson", msgspec.msgpack.encode({"name": "goal", "language": "fr"}))
    with pytest.raises(msgspec.ValidationError):
        Drawing.decode("metromania", "lesson", msgspec.msgpack.encode({"name": "goal", "language": "ko", "more": 1}))
