"""A picture to be drawn, as data: which kind of which game, and what it is drawn from. It can be drawn here, or sent as
bytes to wherever else pictures are drawn (`bot/workers`).

Every public function of `renderers.GAME` that returns a `Picture` is a kind of drawing. What travels are its arguments:
views, numbers, texts and records of them, nothing that runs. `text`, another catalogue for tests, stays behind.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, ParamSpec, get_args, get_origin, get_type_hints

import msgspec

from bot.text.catalogue import Voice
from renderers.encode import Picture
from renderers.stamps import Stamp, stamped

P = ParamSpec("P")
Drawer = Callable[..., Picture]
_HERE: Final = "text"
"""The parameter that is never sent."""
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True, slots=True)
class Drawing:
    """See the module; made by `drawing`.

    Args:
        game: key of the game.
        kind: name of the function of `renderers.GAME` that draws it.
        arguments: what that is called with, by parameter.
        planned: whether it shows what is only planned: then it says so.
        reserves: name of each seat and what it has left in reserve, in words: told below (asynchronous C8).
    """

    game: str
    kind: str
    arguments: Mapping[str, Any]
    planned: bool = False
    reserves: tuple[tuple[str, str], ...] = ()

    def draw(self) -> Picture:
        """Draw it here and now; takes some tens of milliseconds."""
        said = Voice(self.arguments["language"])
        above = said("picture-planned") if self.planned else ""
        with stamped(Stamp(above, (said("picture-reserve") if self.reserves else "", self.reserves))):
            return kinds(self.game)[self.kind](**self.arguments)

    def packs(self) -> tuple[str, ...]:
        """Ids of the card packs that must be known where it is drawn."""
        named = (self.arguments.get("pack"), getattr(self.arguments.get("view"), "pack", None))
        return tuple(dict.fromkeys(one for one in named if one))

    def encode(self) -> bytes:
        """Its arguments as bytes."""
        return _encode(self.arguments)

    @classmethod
    def decode(
        cls, game: str, kind: str, data: bytes, planned: bool = False, reserves: tuple[tuple[str, str], ...] = ()
    ) -> Drawing:
        """What `encode` gave, with everything of the type that the function takes.

        Raises:
            KeyError: there is no such kind of drawing.
            msgspec.MsgspecError: the bytes are no arguments of it.
        """
        found = msgspec.msgpack.decode(data, type=_form(kinds(game)[kind]))
        given = found.__struct_fields__
        arguments = {name: one for name in given if (one := getattr(found, name)) is not msgspec.UNSET}
        return cls(game, kind, arguments, planned, reserves)


def drawing(draw: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Drawing:
    """The drawing that a function of `renderers.GAME`, or of a module in it, makes of these arguments. Nothing is drawn
    yet.

    Raises:
        KeyError: the function is not one that can be named.
    """
    _, _, inside = draw.__module__.partition(".")
    game, kind = inside.partition(".")[0], draw.__name__
    if kinds(game).get(kind) is not draw:
        raise KeyError(f"{draw.__module__}.{kind}")
    return Drawing(game, kind, inspect.signature(draw).bind(*args, **kwargs).arguments)


@lru_cache(maxsize=64)
def kinds(game: str) -> Mapping[str, Drawer]:
    """What can be drawn of a game, by name.

    Raises:
        KeyError: the game has no renderers.
    """
    try:
        room = importlib.import_module(f"renderers.{game}")
    except ModuleNotFoundError:
        raise KeyError(game) from None
    return {
        name: one
        for name, one in vars(room).items()
        if name == getattr(one, "__name__", "")
        and inspect.isfunction(one)
        and f"{one.__module__}.".startswith(f"{room.__name__}.")
        and _returns(one) is Picture
    }


def _returns(draw: Drawer) -> Any:
    return get_type_hints(draw).get("return")


@lru_cache(maxsize=256)
def _form(draw: Drawer) -> type[Any]:
    """A record of a function's parameters."""
    hints = get_type_hints(draw)
    fields = [(name, _whole(hints[name]) | msgspec.UnsetType, msgspec.UNSET) for name in hints]
    wanted = [one for one in fields if one[0] not in ("return", _HERE)]
    return msgspec.defstruct(draw.__name__, wanted, kw_only=True, forbid_unknown_fields=True)


def _whole(hint: Any) -> Any:
    """A type to read by: sequences come as tuples, as they are given, so that they can be remembered by."""
    inside = tuple(_whole(one) if one is not Ellipsis else one for one in get_args(hint))
    if get_origin(hint) is Sequence:
        return tuple[inside[0], ...]
    if get_origin(hint) is tuple:
        return tuple[inside]
    return hint
