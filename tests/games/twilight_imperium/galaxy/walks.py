"""A second, slow searcher for routes: every walk on the map, judged by the rules one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.streams import Stream
from bot.games.twilight_imperium.galaxy.adjacency import neighbours
from bot.games.twilight_imperium.galaxy.anomalies import Permits
from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME, POSITIONS
from bot.games.twilight_imperium.galaxy.routes import Chart

ANOMALIES = ("asteroid field", "supernova", "nebula", "gravity rift")


def random_chart(stream: Stream) -> Chart:
    """Twenty systems, some of them with anomalies, wormholes, ships and tokens; rifts may even touch."""
    positions = (*POSITIONS[:19], CREUSS_HOME)
    holes = {CREUSS_HOME: frozenset(("delta",)), stream.choice(positions[:19]): frozenset(("delta",))}
    holes |= dict.fromkeys(stream.sample(positions[1:19], 2), frozenset(("alpha",)))
    places = stream.sample(positions[:19], 5)
    active = stream.choice(positions)
    return Chart(
        active=active,
        adjacency=neighbours(positions, holes),
        anomalies={at: stream.choice(ANOMALIES) for at in places} | {places[0]: "gravity rift"},
        ships=frozenset(stream.sample(positions, stream.below(6))),
        tokens=frozenset(stream.sample(positions, stream.below(4))),
        closed=not stream.below(20),
        rift_once=not stream.below(3),
    )


def random_permits(stream: Stream) -> Permits:
    """Each permission in a third of the cases."""
    return Permits(*(not stream.below(3) for _ in range(5)))


def may_pass(chart: Chart, at: str, permits: Permits) -> bool:
    """MV6, MV8 and the column *through* of 4.4."""
    if at in chart.ships and not permits.through_ships:
        return False
    return {
        "": True,
        "gravity rift": True,
        "asteroid field": permits.asteroids,
        "supernova": permits.through_supernova,
        "nebula": permits.through_nebula,
    }[chart.anomalies.get(at, "")]


def may_arrive(chart: Chart, permits: Permits) -> bool:
    """MV7, AT6 and the column *into* of 4.4."""
    anomaly = chart.anomalies.get(chart.active, "")
    barred = {"asteroid field": not permits.asteroids, "supernova": not permits.into_supernova}
    return not chart.closed and not barred.get(anomaly, False)


def room(chart: Chart, path: tuple[str, ...], move: int, bonus: int) -> int:
    """Steps that a mover on that path may still be short of (MV5, MV12): its value and rifts left, minus steps."""
    rifts = sum(chart.anomalies.get(at) == "gravity rift" for at in path[:-1])
    if chart.rift_once and rifts:
        rifts = 1
    base = 1 if chart.anomalies.get(path[0]) == "nebula" else move
    return base + bonus + rifts - (len(path) - 1)


def legal_walks(chart: Chart, origin: str, move: int, bonus: int, permits: Permits) -> Iterator[tuple[str, ...]]:
    """Every legal route of a mover. A walk with no room left for its steps can be given up: a further step takes one
    and gives back one at most."""
    if origin in chart.tokens and origin != chart.active:
        return
    walks = [(origin,)]
    for walk in walks:
        for there in chart.adjacency[walk[-1]]:
            longer = (*walk, there)
            # Rifts that touch give back every step between them: such walks end where everything has been seen.
            if room(chart, longer, move, bonus) < 0 or len(longer) > 9:
                continue
            if there == chart.active and may_arrive(chart, permits):
                yield longer
            if may_pass(chart, there, permits):
                walks.append(longer)
