"""A battle in one sentence: what a dozen lines of the log say, for who fought it and who comes back later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct, field

from bot.core.events import Event
from bot.games.twilight_imperium.figures import KINDS
from bot.games.twilight_imperium.state import NOBODY
from bot.tables.model import LogLine
from cogs.twilight_imperium.vocabulary import GAME

PREFIX: Final = f"{GAME}-event-"
BEGINS: Final = {"space-combat": "system", "ground-combat": "planet"}
"""Events that begin a battle -> which of their arguments is the place."""
ENDS: Final = {"combat-over": "system", "ground-over": "planet"}
TOLD: Final = {"combat-over": "twilight_imperium-told-battle", "ground-over": "twilight_imperium-told-ground"}
"""Events that end a battle -> the sentence that is told for all of it."""
ROUNDS: Final = frozenset({"dice", "ground-dice"})
HITS: Final = frozenset({"barrage", "more-hits"})
"""Events that count hits beside those of the dice of a round."""
WITHIN: Final = frozenset({"rerolled", "sustained", "destroyed", "repaired", "announced"})
"""What else is part of a battle, where it is about its place or about none."""


class Fought(Struct):
    """What is told of one side: dice and hits, who was hit and stayed, what was lost."""

    dice: int = 0
    hits: int = 0
    rounds: int = 0
    hurt: Counter[str] = field(default_factory=Counter[str])
    lost: Counter[str] = field(default_factory=Counter[str])

    def args(self, prefix: str = "") -> dict[str, Any]:
        """For the sentence."""
        hurt, lost = ({kind: count[kind] for kind in KINDS if count[kind]} for count in (self.hurt, self.lost))
        return {
            f"{prefix}dice": self.dice,
            f"{prefix}hits": self.hits,
            f"{prefix}hurt": hurt,
            f"{prefix}sustained": sum(hurt.values()),
            f"{prefix}lost": lost,
            f"{prefix}losses": sum(lost.values()),
        }


def retold(lines: Sequence[LogLine]) -> list[LogLine]:
    """Lines of the log with each battle that ended in them as one line, which nobody has done.

    A battle of which the beginning is not among them is told from where they begin, and says so.
    """
    found: list[LogLine] = []
    begun = 0
    whole = False
    for line in lines:
        name = _name(line.event)
        if name in BEGINS:
            begun, whole = len(found), True
        found.append(line)
        if name in ENDS:
            found[begun:] = _told(found[begun:], name, whole)
            begun, whole = len(found), False
    return found


def _told(lines: list[LogLine], name: str, whole: bool) -> list[LogLine]:
    """The lines from the beginning of a battle to its end, as they are told."""
    end = lines[-1]
    place = str(end.event.args[ENDS[name]])
    part = [line for line in lines[:-1] if _belongs(line.event, place)]
    sides = _sides(part)
    if len(sides) != 2:
        return lines
    (one, mine), (other, theirs) = sides.items()
    winner = int(end.event.args["winner_seat"])
    rounds, seen = int(end.event.args["round"]), max(mine.rounds, theirs.rounds)
    args: dict[str, Any] = {
        "place": place,
        "round": rounds,
        "last": 0 if whole or seen >= rounds else seen,
        "seat": one,
        **mine.args(),
        "other_seat": other,
        **theirs.args("other_"),
        "winner_seat": winner,
        "held": int(winner != NOBODY),
    }
    gone = {id(line) for line in part}
    kept = [line for line in lines[:-1] if id(line) not in gone]
    return [*kept, LogLine(end.no, end.at, None, Event(TOLD[name], args), end.undone)]


def _sides(part: Iterable[LogLine]) -> dict[int, Fought]:
    """Who fought, in the order in which they are first told of: the attacker, where the beginning is known."""
    sides: dict[int, Fought] = {}
    for line in part:
        name, args = _name(line.event), line.event.args
        side = sides.setdefault(int(args["seat"]), Fought())
        if name in BEGINS:
            sides.setdefault(int(args["defender_seat"]), Fought())
        elif name in ROUNDS or name in HITS:
            side.hits += args["hits"]
            side.dice += len(args.get("dice", ()))
            side.rounds += name in ROUNDS
        elif name == "sustained":
            side.hurt[args["unit"]] += 1
        elif name == "destroyed":
            side.lost.update(args["units"])
    return sides


def _belongs(event: Event, place: str) -> bool:
    """Whether an event is a part of the battle that ends in a place."""
    name = _name(event)
    if name in BEGINS:
        return event.args[BEGINS[name]] == place
    if name in ROUNDS or name in HITS:
        return True
    return name in WITHIN and event.args.get("place", event.args.get("system", place)) == place


def _name(event: Event) -> str:
    return event.key.removeprefix(PREFIX)
