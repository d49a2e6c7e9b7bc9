"""Figures at the end: victory points by what gave them and by round, and what the log tells of everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from bot.core.events import Event
from bot.games.twilight_imperium.chronicle import Deeds, chronicle
from bot.games.twilight_imperium.figures import NOTE_CARDS, OBJECTIVES
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.view import PlayerView, TwilightImperiumView
from cogs.panels.gamefaces import Part
from cogs.panels.reader import Reader

REPORT: Final = "report-twilight_imperium"
UNTOLD: Final = "–"
"""In place of a figure that the log does not tell."""
REST: Final = ("notes", "agendas", "other")
"""Sorts of points that the account puts together."""
SORTS: Final = ("public", "secret", "custodians", "imperial", *REST)
"""What gives victory points."""
ROWS: Final[tuple[tuple[str, Callable[[Deeds], str]], ...]] = (
    ("fights", lambda one: f"{one.won} : {one.lost}"),
    ("hits", lambda one: f"{one.hits} : {UNTOLD if one.tenths is None else _tenths(one.tenths)}"),
    ("luck", lambda one: UNTOLD if one.tenths is None else _signed(10 * one.hits - one.tenths)),
    ("units", lambda one: str(one.units)),
    ("votes", lambda one: str(one.votes)),
    ("cards", lambda one: str(one.cards)),
    ("goods", lambda one: str(one.goods)),
)
"""What is told of a seat, by row."""


def _tenths(value: int) -> str:
    return f"{value // 10}.{value % 10}"


def _signed(tenths: int) -> str:
    return f"{'+' if tenths > 0 else '−' if tenths < 0 else '±'}{_tenths(abs(tenths))}"


def sorted_points(player: PlayerView) -> Counter[str]:
    """Victory points of a player by what gave them, see `SORTS`."""
    found: Counter[str] = Counter()
    for entry in player.ledger:
        found[_sort(entry.source)] += entry.points
    return found


def _sort(source: str) -> str:
    if source in OBJECTIVES:
        return "secret" if OBJECTIVES[source].deck == "secret" else "public"
    if source in NOTE_CARDS:
        return "notes"
    if source in AGENDAS:
        return "agendas"
    return source if source in SORTS else "other"


def figures_of(view: TwilightImperiumView, happened: Sequence[Event], reader: Reader) -> list[Part]:
    """The parts of the picture: points by round, what the log tells, what everybody has in the end.

    Args:
        view: of a match that is over.
        happened: its whole log.
    """
    players = view.players
    rounds = [
        (
            reader(f"{REPORT}-round", round=round),
            [_points(sum(entry.points for entry in one.ledger if entry.round == round)) for one in players],
        )
        for round in range(1, view.round + 1)
    ]
    deeds = chronicle(happened, len(players))
    told = [
        (reader(f"{REPORT}-{row}"), [UNTOLD if deeds is None else figure(deeds[seat]) for seat in range(len(players))])
        for row, figure in ROWS
    ]
    planets = Counter(world.controller for world in view.planets.values())
    end = [
        (reader(f"{REPORT}-planets"), [str(planets[seat]) for seat in range(len(players))]),
        (reader(f"{REPORT}-technologies"), [str(len(one.technologies)) for one in players]),
    ]
    return [
        (reader(f"{REPORT}-rounds"), rounds),
        (reader(f"{REPORT}-told"), told),
        (reader(f"{REPORT}-end"), end),
    ]


def _points(value: int) -> str:
    return str(value).replace("-", "−")
