"""Who draws what while a picture is made: every function of the renderers that draws on a canvas, with its arguments.

What then lies where on the picture, whoever drew it, is in `recorded.py`.

    with recording() as drawn:
        project_mine.board(view, names=names, language="ko")
    assert [one.card for one in drawn.of("cards.faces.lay")] == [offer.card for offer in view.market]

Tests compare that with the view: each card, figure, marker and name that the view has must have been drawn, and lie
where nothing else does. What has no place in a view (the lines of an emblem, the rim of a plate) is held by
inventories, `tests/renderers/inventories/GAME.json`: how often each function lays each kind of shape while a game's
pictures (`mine_tables.py` and its like) are drawn. Whoever changes what is drawn writes them anew:

    python -m tests.renderers.calls [GAME ...]
"""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache, wraps
from pathlib import Path
from types import FunctionType, MethodType
from typing import Any, Final

import renderers
from renderers import encode
from renderers.canvas import Canvas
from renderers.layers import shared

INVENTORIES: Final = Path(__file__).parent / "inventories"
GAMES: Final = {
    "project_mine": "mine_tables",
    "the_dome": "dome_tables",
    "twilight_imperium": "twilight_pictures",
}
"""Which module makes a game's pictures."""
SHAPES: Final = (
    "polygon", "polygons", "disc", "stroke", "panel", "frame", "shape", "cover", "fill", "corners", "text", "write",
    "number", "sign", "include", "paste",
)  # fmt: skip
"""Methods of a canvas that lay something."""


@dataclass(frozen=True)
class Drawn:
    """One call of a function that draws.

    Args:
        what: module and name of the function, without `renderers`: `people.seat_badge`, `project_mine.glyphs.points`.
        arguments: what it was called with, by name, defaults too.
        inside: the calls it was made by, the outermost first.
        order: how many calls came before it.
    """

    what: str
    arguments: dict[str, Any]
    inside: tuple[Drawn, ...]
    order: int

    def __getattr__(self, name: str) -> Any:
        try:
            return self.arguments[name]
        except KeyError:
            raise AttributeError(name) from None

    def __hash__(self) -> int:
        return self.order


@dataclass
class Recording:
    """Everything drawn so far."""

    calls: list[Drawn] = field(default_factory=list)
    shapes: Counter[str] = field(default_factory=Counter)
    """How often each function laid each kind of shape: `project_mine.glyphs.gear polygon`."""

    def of(self, what: str, inside: Drawn | None = None) -> list[Drawn]:
        """The calls of a function, in order; within another call only, if one is given."""
        return [one for one in self.calls if one.what == what and (inside is None or inside in one.inside)]

    def by(self, parent: Drawn, what: str) -> list[Drawn]:
        """The calls of a function that another call made itself."""
        return [one for one in self.of(what) if one.inside and one.inside[-1] is parent]

    def one(self, what: str, inside: Drawn | None = None) -> Drawn:
        """The only call of a function."""
        found = self.of(what, inside)
        assert len(found) == 1, (what, len(found))
        return found[0]

    def texts(self, inside: Drawn | None = None) -> list[str]:
        """Texts and numbers as they stand on the picture, in order, of one call or of all: without what was cut off."""
        calls = [one for one in self.calls if inside is None or inside in one.inside]
        return [text for one in calls if (text := _text(one)) is not None]


def _text(one: Drawn) -> str | None:
    if one.what == "canvas.write":
        return " ".join(one.fitted.lines)
    return str(one.text) if one.what in ("canvas.number", "canvas.sign") else None


@lru_cache(maxsize=1)
def _modules() -> list[Any]:
    """Every module of the renderers; importing a game's samples is part of it."""
    names = [one.name for one in pkgutil.walk_packages(renderers.__path__, "renderers.")]
    return [importlib.import_module(name) for name in names if "gallery" not in name]


def _draws(one: Any) -> bool:
    """Whether it is a function or a method of the renderers that draws on a canvas it is given."""
    plain = one.__func__ if isinstance(one, MethodType) else one
    if not isinstance(plain, FunctionType) or not plain.__module__.startswith("renderers."):
        return False
    return "canvas" in inspect.signature(plain).parameters


def _name(module: str, name: str) -> str:
    return f"{module.removeprefix('renderers.')}.{name}"


def _set(owner: Any, name: str, one: Any) -> None:
    """Also what is frozen: what holds functions of a game, such as how it lays cards in rows."""
    if is_dataclass(owner) and not inspect.isclass(owner):
        object.__setattr__(owner, name, one)
    else:
        setattr(owner, name, one)


@contextmanager
def recording(palettes: bool = True) -> Iterator[Recording]:
    """Within, everything that is drawn is recorded; layers are drawn anew, and pictures have no pixels.

    Args:
        palettes: whether the games' palettes are made before, so that what they are made from is not among it.
    """
    for game in GAMES if palettes else ():
        importlib.import_module(f"renderers.{game}.chart").colours()
    found = Recording()
    stack: list[Drawn] = []
    undo: list[tuple[Any, str, Any]] = []
    known: dict[Any, Callable[..., Any]] = {}

    def watched(draw: Any, what: str) -> Callable[..., Any]:
        takes = inspect.signature(draw)

        @wraps(draw)
        def call(*args: Any, **kwargs: Any) -> Any:
            bound = takes.bind(*args, **kwargs)
            bound.apply_defaults()
            given = {name: one for name, one in bound.arguments.items() if name not in ("self", "canvas")}
            made = Drawn(what, given, tuple(stack), len(found.calls))
            found.calls.append(made)
            if what.startswith("canvas.") and not (stack and stack[-1].what.startswith("canvas.")):
                by = sys._getframe(1)
                found.shapes[f"{_name(by.f_globals['__name__'], by.f_code.co_qualname)} {draw.__name__}"] += 1
            stack.append(made)
            try:
                return draw(*args, **kwargs)
            finally:
                stack.pop()

        return call

    def put(owner: Any, name: str, one: Any) -> None:
        held = is_dataclass(owner) and not inspect.isclass(owner)
        undo.append((owner, name, getattr(owner, name) if held else vars(owner)[name]))
        _set(owner, name, one)

    for module in _modules():
        for name, one in list(vars(module).items()):
            if _draws(one):
                plain = one.__func__ if isinstance(one, MethodType) else one
                known.setdefault(one, watched(one, _name(plain.__module__, plain.__name__)))
                put(module, name, known[one])
            elif is_dataclass(one) and not inspect.isclass(one):
                for held in fields(one):
                    if _draws(draws := getattr(one, held.name)):
                        put(one, held.name, watched(draws, _name(draws.__module__, draws.__name__)))
            elif inspect.isclass(one) and one.__module__ == module.__name__ and one is not Canvas:
                for method, draws in list(vars(one).items()):
                    if isinstance(draws, FunctionType) and _draws(draws):
                        put(one, method, watched(draws, _name(module.__name__, method)))
    for shape in SHAPES:
        put(Canvas, shape, watched(vars(Canvas)[shape], f"canvas.{shape}"))
    put(encode, "bands_of", lambda *_: [])
    shared.clear()
    try:
        yield found
    finally:
        for owner, name, before in reversed(undo):
            _set(owner, name, before)
        shared.clear()


def inventory(game: str) -> dict[str, int]:
    """How often each function lays each kind of shape while a game's pictures are drawn."""
    pictures = importlib.import_module(f"tests.renderers.{GAMES[game]}").pictures
    for module in _modules():
        for one in vars(module).values():
            if hasattr(one, "cache_clear"):  # what was drawn before must not matter
                one.cache_clear()
    with recording(palettes=False) as drawn:
        for draw in pictures():
            draw()
    return dict(sorted(drawn.shapes.items()))


def kept(game: str) -> dict[str, int]:
    """The inventory as it was written."""
    return json.loads((INVENTORIES / f"{game}.json").read_text(encoding="utf-8"))


def amounts_are_whole(drawn: Recording, game: str) -> None:
    """Every figure stands after its sign."""
    for one in drawn.of(f"{game}.pieces.amount"):
        assert drawn.texts(one) == [str(one.number).replace("-", "−")]
        assert [child for child in drawn.calls if one in child.inside and child.what.startswith(f"{game}.glyphs.")]


def main() -> None:
    """Write the inventories anew."""
    INVENTORIES.mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        found = inventory(game)
        (INVENTORIES / f"{game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"{game}: {sum(found.values())} shapes laid in {len(found)} ways")


if __name__ == "__main__":
    main()
