"""Which games there are. Games register themselves; the kernel knows none."""

from __future__ import annotations

import functools
import operator
from typing import Any, cast

import msgspec

from bot.core import happenings, scopes, windows
from bot.core.errors import RulesDefect
from bot.core.rules import Rules, UnknownGame
from bot.core.state import MatchState
from bot.core.step import Step


class Game:
    """A registered game: its rules, and the coders of its saved document.

    Args:
        rules: the game's rules.

    Raises:
        RulesDefect: two steps share a tag.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.key = rules.key
        self.head = b'{"game":"' + rules.key.encode() + b'",'
        steps: tuple[type[Step], ...] = (*scopes.STEPS, *windows.STEPS, *happenings.STEPS, *rules.steps)
        tags = [step.__struct_config__.tag for step in steps]
        if len(set(tags)) != len(tags) or None in tags:
            raise RulesDefect(f"{rules.key}: step tags clash: {sorted(map(str, tags))}")
        self.has_standing = type(rules).standing is not cast("type[Any]", Rules).standing
        self.has_calls = type(rules).reactions is not cast("type[Any]", Rules).reactions
        self.stands = self.has_standing or self.has_calls
        self.has_roles = type(rules).roles is not cast("type[Any]", Rules).roles
        self.has_settle = type(rules).settle is not cast("type[Any]", Rules).settle
        self.step_type: Any = functools.reduce(cast("Any", operator.or_), steps)
        self.state_type: Any = MatchState[rules.board, self.step_type]
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.state_type)
        self.decode = self._decoder.decode
        self.encode = msgspec.json.Encoder().encode


_games: dict[str, Game] = {}
_coded: dict[bytes, Game] = {}
latest: Game | None = None
"""The game of the last document that was read: most often the next one is another of it."""


def register(rules: Rules[Any]) -> Game:
    """Make a game known. Registering the same key again replaces it (tests)."""
    game = Game(rules)
    _games[rules.key] = game
    _coded[rules.key.encode()] = game
    global latest
    latest = game
    return game


def find(key: str) -> Game:
    """The game of that key.

    Raises:
        UnknownGame: none is registered.
    """
    try:
        return _games[key]
    except KeyError:
        raise UnknownGame("core-unknown-game", game=str(key)[:40]) from None


def find_coded(key: bytes) -> Game:
    """The game of a key as it stands in a saved document. Raises as `find`."""
    global latest
    game = _coded.get(key)
    latest = find(key.decode("utf-8", "replace")) if game is None else game
    return latest


def keys() -> list[str]:
    """Keys of all registered games, in order of registration."""
    return list(_games)
