"""What options are called in a typed line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from bot.core.shapes import Option
from bot.games.twilight_imperium.figures import PLANETS, STRATEGY_CARDS, Kind
from bot.games.twilight_imperium.galaxy.geometry import POSITIONS
from bot.games.twilight_imperium.state import State

UNITS: Final[Mapping[Kind, str]] = {
    "fighter": "ff",
    "infantry": "inf",
    "destroyer": "dd",
    "cruiser": "ca",
    "carrier": "cv",
    "dreadnought": "dn",
    "war_sun": "ws",
    "flagship": "fs",
    "pds": "pds",
    "space_dock": "sd",
}
KINDS_OF: Final[Mapping[str, Kind]] = {word: kind for kind, word in UNITS.items()}
SHORT: Final[Mapping[str, str]] = {
    **UNITS,
    "tactic": "t",
    "fleet": "f",
    "strategy": "s",
    "goods": "tg",
    "commodities": "com",
}
"""Ids that have a short form; before such a word its number stands, behind any other."""
COUNTED: Final[frozenset[str]] = frozenset(SHORT.values())
FLYING: Final = "^"
"""Behind `ff`: fighters that fly themselves instead of riding (MV11)."""
_PREFIXES: Final = ("s:", "c:", "d:", "a:")
_UNIT: Final = re.compile(r"([a-z_]+)([!+@0-9]*)")


class Code(NamedTuple):
    """What an option is called.

    Args:
        place: position or planet under which it stands; empty for none.
        word: itself.
    """

    place: str
    word: str


def spelled(id: str) -> str:
    """An id as a line writes it: `moll_primus` -> `moll-primus`."""
    return id.replace("_", "-")


def is_place(id: str) -> bool:
    """Whether an id is a system's or a planet's."""
    return id in PLANETS or id in POSITIONS or id == "CH"


def unit_word(id: str) -> str:
    """`carrier!` -> `cv!`; empty if it is no unit."""
    found = _UNIT.fullmatch(id)
    return UNITS[found[1]] + found[2] if found is not None and found[1] in UNITS else ""


def codes(state: State, options: Iterable[Option]) -> dict[Code, str]:
    """The options of one shape, by what they are called; an option whose name another has keeps its id."""
    found: dict[Code, str] = {}
    for option in options:
        code = _code(state, option)
        code = Code(spelled(code.place), spelled(code.word))
        found[code if code not in found else Code("", option.id)] = option.id
    return found


def _code(state: State, option: Option) -> Code:
    id, args = option.id, option.args
    card = args.get("card")
    if type(card) is int and id in (str(card), f"c:{card}"):
        return Code("", STRATEGY_CARDS[card])
    issuer = args.get("issuer_seat")
    if type(issuer) is int and id == f"{args.get('component')}:{issuer}" and state.players[issuer].faction:
        return Code("", f"{args['component']}-{state.players[issuer].faction}")
    seat = args.get("seat", args.get("elected_seat"))
    if type(seat) is int and seat >= 0 and state.players[seat].faction and id in (f"seat-{seat}", f"fire:{seat}"):
        faction = state.players[seat].faction
        return Code("", faction if id.startswith("seat") else f"fire-{faction}")
    if type(seat) is int and seat >= 0 and state.players[seat].faction and ":" in id and "system" in args:
        unit = f"-{UNITS[args['unit']]}{'!' if id.endswith(':1') else ''}" if "unit" in args else ""
        return Code(str(args["system"]), f"{state.players[seat].faction}{unit}")
    for prefix in _PREFIXES:
        if id.startswith(prefix):
            return Code("", id.removeprefix(prefix))
    head, _, tail = id.partition(":")
    if tail and is_place(head) and unit_word(tail):
        return Code(head, unit_word(tail))
    if tail and is_place(tail) and unit_word(head):
        return Code(tail, unit_word(head))
    return Code("", SHORT.get(id, id))
