"""What a simulated year came to: figures by game and pace, and the document that tells them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from tests.pace.humans import DAY, HOUR
from tests.pace.world import World

CONSIDERED: Final = 150 * DAY
"""Games begun so long before the end of the year should be over (X3)."""
GAMES: Final = ("metromania", "project_mine", "the_dome", "twilight_imperium")
PACES: Final = ("live", "daily", "slow", "own")


class Table(Struct):
    """A table, as a server's run writes it down.

    Args:
        game, pace: what it was; of an own pace the word alone.
        seats: of people.
        begun: Unix time.
        left: seconds from then to the end of the year.
        days: how long the match took; None while it goes on.
        outcome: phase it ended in.
        turns, by_people, overdue, handed: numbers.
        stalled: seconds it stood still beyond the rules.
    """

    game: str
    pace: str
    seats: int
    begun: int
    left: int
    days: float | None
    outcome: str
    turns: int
    by_people: int
    overdue: int
    handed: int
    stalled: int


class Server(Struct):
    """A server's year."""

    tables: list[Table]
    people: int
    killed: int
    counted: dict[str, int]
    said: dict[str, int]
    seconds: float


def noted(world: World, seconds: float) -> Server:
    """A server's year as it is kept."""
    tables: list[Table] = []
    for one in world.played.values():
        tables.append(
            Table(
                game=one.order.game,
                pace=one.order.pace.partition(":")[0],
                seats=one.order.seats,
                begun=one.begun,
                left=world.end - one.begun,
                days=None if one.ended is None else (one.ended - one.begun) / DAY,
                outcome=one.outcome,
                turns=len(one.turns),
                by_people=len(one.by_people),
                overdue=one.overdue,
                handed=one.handed,
                stalled=one.stalled,
            )
        )
    return Server(tables, len(world.people), world.killed, dict(world.counted), dict(world.channel.said), seconds)


def share(some: float, all: float) -> float | None:
    """A share; None of nothing."""
    return round(some / all, 4) if all else None


def figures(tables: Sequence[Table]) -> dict[str, Any]:
    """What tables came to."""
    considered = [one for one in tables if one.left >= CONSIDERED]
    days = sorted(one.days for one in tables if one.days is not None)
    turns = sum(one.turns for one in tables)
    return {
        "tables": len(tables),
        "considered": len(considered),
        "ended_share": share(sum(one.days is not None for one in considered), len(considered)),
        "turns": turns,
        "played_by_people": share(sum(one.by_people for one in tables), turns),
        "overdue_share": share(sum(one.overdue for one in tables), turns),
        "handed": sum(one.handed for one in tables),
        "stalled": sum(one.stalled > 0 for one in tables),
        "stalled_most_h": round(max((one.stalled for one in tables), default=0) / HOUR, 1),
        "median_days": round(statistics.median(days), 2) if days else None,
        "most_days_95": round(days[min(len(days) - 1, int(0.95 * len(days)))], 2) if days else None,
    }


def by_cell(tables: Iterable[Table]) -> dict[tuple[str, str], list[Table]]:
    """Tables by game and pace."""
    found: dict[tuple[str, str], list[Table]] = {(game, pace): [] for game in GAMES for pace in PACES}
    for one in tables:
        found[one.game, one.pace].append(one)
    return {key: some for key, some in found.items() if some}


def summary(servers: Sequence[Server], gain: float | None) -> dict[str, Any]:
    """One JSON object for all."""
    tables = [one for server in servers for one in server.tables]
    counted: Counter[str] = Counter()
    for server in servers:
        counted.update(server.counted)
    slow = ("twilight_imperium", "slow")  # X3: reported only
    asked = [one for one in tables if (one.game, one.pace) != slow]
    told = figures(asked)
    cells = {f"{game} {pace}": figures(some)["median_days"] for (game, pace), some in by_cell(tables).items()}
    return {
        "tables": len(tables),
        **{key: told[key] for key in ("ended_share", "played_by_people", "overdue_share")},
        "stalled": sum(one.stalled > 0 for one in tables),
        "median_days": cells,
        "plan_gain": gain,
        "people": sum(server.people for server in servers),
        "kills": sum(server.killed for server in servers),
        "counted": dict(sorted(counted.items())),
        "seconds": round(sum(server.seconds for server in servers)),
    }


def rows(tables: Sequence[Table]) -> list[str]:
    """The lines of a Markdown table, one for each game and pace."""
    columns = ("game", "pace", "tables", "ended", "days, median", "days, 95 %", "turns", "by people", "overdue")
    columns += ("handed over", "stood still")
    told = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    percent = lambda value: "-" if value is None else f"{100 * value:.1f} %"  # noqa: E731
    for (game, pace), some in by_cell(tables).items():
        one = figures(some)
        told.append(
            f"| {game} | {pace} | {one['tables']} | {percent(one['ended_share'])} of {one['considered']} |"
            f" {one['median_days']} | {one['most_days_95']} | {one['turns']} | {percent(one['played_by_people'])} |"
            f" {percent(one['overdue_share'])} | {one['handed']} | {one['stalled']} |"
        )
    return told
