"""Rules 11.2 and 4.4: the ways of ships, against the examples and against every walk there is."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.galaxy.anomalies import (
    ASTEROIDS,
    NEBULA,
    RIFT,
    SUPERNOVA,
    Permits,
    anomalies,
    can_enter,
    can_pass,
    can_withdraw_to,
)
from bot.games.twilight_imperium.galaxy.routes import Chart, Fault, Pathfinder, Route, fault_in
from tests.games.twilight_imperium.galaxy.boards import adjacency_of, tiles_with
from tests.games.twilight_imperium.galaxy.walks import legal_walks, random_chart, random_permits

PLAIN = adjacency_of(tiles_with())
FREE = Permits()
THROUGH_SHIPS = Permits(through_ships=True)


def chart(active: str, ships: str = "", tokens: str = "", *, rift_once: bool = False, **tiles: int) -> Chart:
    """The map with these tiles, others' ships and own tokens."""
    board = tiles_with(**tiles)
    return Chart(
        active=active,
        adjacency=adjacency_of(board),
        anomalies=anomalies(board),
        ships=frozenset(ships.split()),
        tokens=frozenset(tokens.split()),
        rift_once=rift_once,
    )


def paths(routes: tuple[Route, ...]) -> list[str]:
    """Routes as the rules write them."""
    return ["-".join(route.path) for route in routes]


def ways(on: Chart, origin: str, move: int, bonus: int = 0, permits: Permits = FREE, pickups: str = "") -> list[str]:
    """The routes of one mover."""
    return paths(Pathfinder(on, permits, pickups.split()).routes(origin, move, bonus))


def wrong(on: Chart, path: str, move: int, bonus: int = 0, permits: Permits = FREE) -> str:
    """The rule that a named path breaks, and where; empty if it is legal."""
    fault = fault_in(on, path.split("-") if path else [], move, bonus, permits)
    return f"{fault.rule} {fault.why} {fault.at}" if fault else ""


def test_X1_the_only_ways() -> None:
    assert ways(chart("000"), "310", 3) == ["310-207-104-000"]
    assert ways(chart("104"), "310", 2) == ["310-207-104"]
    assert ways(chart("104"), "310", 1) == []


def test_X2_a_blocked_path() -> None:
    on = chart("104", ships="207")
    assert ways(on, "310", 2) == []
    assert ways(on, "310", 2, bonus=1) == ["310-309-206-104"]
    assert wrong(on, "310-309-206-104", 2, 1) == ""
    assert wrong(on, "310-311-208-104", 2, 1) == ""
    assert wrong(on, "310-207-104", 2) == "MV6 ships 207"
    assert ways(on, "310", 2, permits=THROUGH_SHIPS) == ["310-207-104"]
    assert wrong(on, "310-207-104", 2, 0, THROUGH_SHIPS) == ""


def test_X6_a_gravity_rift_gives_a_step_for_every_exit() -> None:
    to_104, to_000 = chart("104", at_207=41), chart("000", at_207=41)
    (carrier,) = Pathfinder(to_104).routes("310", 1)
    assert (carrier.path, carrier.exits, carrier.needed) == (("310", "207", "104"), 1, 1)
    assert ways(to_000, "310", 2) == ["310-207-104-000"]
    assert ways(to_000, "310", 1) == []
    assert wrong(to_000, "310-207-104-000", 1) == "MV5 too-far 000"
    assert wrong(to_000, "310-207-104-000", 2) == ""


def test_X7_a_nebula() -> None:
    out, by = chart("000", at_206=42), chart("104", at_206=42, ships="207")
    assert ways(out, "206", 3) == []
    assert ways(out, "206", 3, bonus=1) == ["206-103-000"]
    assert ways(chart("301", at_206=42), "206", 3, bonus=2) == []
    assert ways(chart("101", at_206=42), "206", 3, bonus=2) == ["206-103-000-101"]
    assert wrong(by, "310-309-206-104", 3) == "MV6 nebula 206"
    assert wrong(by, "310-309-206-104", 3, 0, Permits(through_nebula=True)) == ""
    assert ways(chart("206", at_206=42), "310", 2) == ["310-207-206"]
    assert not can_withdraw_to(NEBULA)
    assert not can_withdraw_to(NEBULA, Permits(through_nebula=True))


@pytest.mark.parametrize(
    ("anomaly", "permit", "into", "through"),
    [
        (ASTEROIDS, "asteroids", True, True),
        (SUPERNOVA, "into_supernova", True, False),
        (SUPERNOVA, "through_supernova", False, True),
        (NEBULA, "through_nebula", True, True),
        (RIFT, "", True, True),
        ("", "", True, True),
    ],
)
def test_G13_what_a_permission_opens(anomaly: str, permit: str, into: bool, through: bool) -> None:
    permits = Permits(**{permit: True}) if permit else FREE
    assert (can_enter(anomaly, permits), can_pass(anomaly, permits)) == (into, through)


def test_G13_without_permission() -> None:
    closed = {anomaly: (can_enter(anomaly), can_pass(anomaly)) for anomaly in (ASTEROIDS, SUPERNOVA, NEBULA, RIFT)}
    assert closed == {
        ASTEROIDS: (False, False),
        SUPERNOVA: (False, False),
        NEBULA: (True, False),
        RIFT: (True, True),
    }


def test_G14_a_retreat_ends_in_no_asteroids_and_no_supernova_without_permission() -> None:
    assert not can_withdraw_to(ASTEROIDS)
    assert can_withdraw_to(ASTEROIDS, Permits(asteroids=True))
    assert not can_withdraw_to(SUPERNOVA, Permits(through_supernova=True))
    assert can_withdraw_to(SUPERNOVA, Permits(into_supernova=True))
    assert can_withdraw_to(RIFT)
    assert can_withdraw_to("")


def test_G15_empty_systems_and_wormholes_are_no_anomalies() -> None:
    assert anomalies(tiles_with(at_201=39, at_202=25, at_203=41, at_204=44, at_205=45)) == {
        "203": RIFT,
        "204": ASTEROIDS,
        "205": ASTEROIDS,
    }


def test_4_4_a_ship_in_a_supernova_may_leave() -> None:
    assert ways(chart("104", at_207=43), "207", 1) == ["207-104"]


def test_MV2_a_route_ends_in_the_active_system() -> None:
    assert wrong(chart("104"), "310-207", 2) == "MV2 elsewhere 207"
    assert wrong(chart("104"), "", 2) == "MV2 elsewhere "


def test_MV3_no_ship_leaves_a_system_with_an_own_token_but_the_active_one() -> None:
    on = chart("104", tokens="310 104")
    assert ways(on, "310", 2) == []
    assert wrong(on, "310-207-104", 2) == "MV3 own-token 310"
    assert ways(on, "104", 2) == ["104-000-104"]
    assert wrong(on, "104-207-104", 2) == ""


def test_X3_an_own_token_on_the_way_does_not_matter() -> None:
    on = chart("206", tokens="309")
    assert wrong(on, "310-309-206", 2) == ""
    assert ways(on, "310", 2, pickups="309") == ["310-207-206"]
    assert ways(chart("206"), "310", 2, pickups="309") == ["310-207-206", "310-309-206"]


def test_MV4_every_step_goes_to_an_adjacent_system() -> None:
    on = chart("104")
    assert wrong(on, "310-104", 2) == "MV4 not-adjacent 104"
    assert wrong(on, "310-310-207-104", 9) == "MV4 not-adjacent 310"
    assert wrong(on, "999-104", 9) == "MV4 not-adjacent 104"
    assert wrong(on, "310-999-104", 9) == "MV4 not-adjacent 999"
    assert wrong(on, "310-207-310-207-104", 4) == ""


def test_MV4_through_a_wormhole() -> None:
    on = chart("313", at_201=26, at_312=39)
    assert ways(on, "101", 3) == ["101-201-312-313"]


def test_MV5_steps() -> None:
    on = chart("104")
    assert wrong(on, "310-309-206-104", 2) == "MV5 too-far 104"
    assert wrong(on, "310-309-206-104", 2, 1) == ""


def test_MV6_structures_and_ground_forces_never_block_and_the_ends_do_not_either() -> None:
    on = chart("104", ships="104 310")
    assert ways(on, "310", 2) == ["310-207-104"]
    assert wrong(on, "310-207-104", 2) == ""


def test_MV7_the_last_system_must_let_them_in() -> None:
    rocks = chart("104", at_104=44)
    assert ways(rocks, "310", 2) == []
    assert wrong(rocks, "310-207-104", 2) == "MV7 asteroid-field 104"
    assert ways(rocks, "310", 2, permits=Permits(asteroids=True)) == ["310-207-104"]
    star = chart("104", at_104=43)
    assert wrong(star, "310-207-104", 2, 0, Permits(through_supernova=True)) == "MV7 supernova 104"
    assert wrong(star, "310-207-104", 2, 0, Permits(into_supernova=True)) == ""


def test_MV8_the_active_system_in_the_middle_of_a_path_is_passed() -> None:
    assert wrong(chart("206", at_206=42), "309-206-309-206", 3) == "MV8 nebula 206"
    assert wrong(chart("206", ships="206"), "309-206-309-206", 3) == "MV8 ships 206"
    assert wrong(chart("206"), "309-206-309-206", 3) == ""


def test_Q22_a_ship_that_starts_in_an_active_nebula_may_leave_and_come_back() -> None:
    on = chart("206", at_206=42)
    assert ways(on, "206", 3) == []
    assert ways(on, "206", 3, bonus=1) == ["206-103-206"]


def test_MV9_pick_ups_on_the_way_and_dearer_ways_that_pass_more() -> None:
    on = chart("104")
    assert ways(on, "310", 3, pickups="309 311 207") == [
        "310-207-104",
        "310-309-207-104",
        "310-311-207-104",
    ]
    (first, *others) = Pathfinder(on, FREE, ["207", "309", "310", "104"]).routes("310", 3)
    assert (first.path, first.passed) == (("310", "207", "104"), ("207",))
    assert [(route.path, route.passed) for route in others] == [(("310", "309", "207", "104"), ("207", "309"))]


def test_MV10_a_ship_that_stays_in_the_active_system() -> None:
    assert wrong(chart("104", tokens="104"), "104", 0) == ""


def test_MV12_a_path_may_pass_a_rift_twice_and_once_gives_one_step_in_all() -> None:
    each, once = chart("207", at_104=41), chart("207", at_104=41, rift_once=True)
    assert wrong(each, "104-000-104-207", 1) == ""
    assert wrong(once, "104-000-104-207", 1) == "MV5 too-far 207"
    assert wrong(once, "104-000-104-207", 2) == ""
    (there,) = Pathfinder(once, FREE).routes("000", 1)
    assert (there.path, there.exits, there.needed) == (("000", "104", "207"), 1, 1)


def test_MV12_a_way_round_a_rift_comes_first_and_a_shorter_one_through_it_is_not_better() -> None:
    on = chart("104", at_207=41)
    assert ways(on, "310", 3) == ["310-309-206-104"]
    assert ways(on, "310", 3, pickups="207") == ["310-309-206-104", "310-207-104"]


def test_AT6_a_ceasefire_lets_nobody_in() -> None:
    on = Chart(active="104", adjacency=PLAIN, closed=True)
    assert ways(on, "310", 3) == ways(on, "104", 3) == []
    assert wrong(on, "310-207-104", 2) == "AT6 ceasefire 104"
    assert wrong(on, "104", 2) == ""


def as_asked(on: Chart, origin: str, move: int, bonus: int, permits: Permits, pickups: frozenset[str]) -> list[Route]:
    """What `Pathfinder.routes` should say, made of every legal walk."""
    useful = pickups - on.tokens - {on.active, origin}
    best: dict[tuple[frozenset[str], int], tuple[str, ...]] = {}
    for walk in legal_walks(on, origin, move, bonus, permits):
        sign = useful & frozenset(walk[1:-1]), on.exits(walk)
        best[sign] = min(best.get(sign, walk), walk, key=lambda path: (len(path), path))
    ranked = sorted(best, key=lambda sign: (sign[1], len(best[sign]), best[sign]))
    return [
        Route(best[sign], sign[1], tuple(sorted(sign[0])), on.needed(len(best[sign]) - 1, sign[1]))
        for sign in ranked
        if sign == ranked[0]
        or not any(other != sign and other[0] >= sign[0] and other[1] <= sign[1] for other in ranked)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_35_9_500_random_positions_against_every_walk(part: int) -> None:
    stream = Stream.of("routes", part)
    reached = 0
    for _ in range(50):
        on, permits = random_chart(stream), random_permits(stream)
        pickups = frozenset(stream.sample(list(on.adjacency), 3))
        search = Pathfinder(on, permits, pickups)
        for origin in stream.sample(list(on.adjacency), 3):
            move, bonus = 1 + stream.below(2), stream.below(2)
            routes = search.routes(origin, move, bonus)
            assert list(routes) == as_asked(on, origin, move, bonus, permits, pickups), (on, origin, move, bonus)
            reached += bool(routes)
            for route in routes:
                assert fault_in(on, route.path, move, bonus, permits) is None
    assert reached > 30


@pytest.mark.slow
def test_35_9_a_named_path_is_legal_exactly_if_it_is_one_of_the_walks() -> None:
    stream = Stream.of("named")
    seen: set[str] = set()
    for _ in range(150):
        on, permits = random_chart(stream), random_permits(stream)
        origin = stream.choice(list(on.adjacency))
        walks = set(legal_walks(on, origin, 2, 1, permits))
        for _ in range(40):
            path = [origin]
            while len(path) < 2 + stream.below(4):
                near = on.adjacency[path[-1]] if stream.below(12) else ()
                path.append(stream.choice(near or tuple(on.adjacency)))
            if stream.below(3):
                path.append(on.active)
            if len(path) > 1:
                fault = fault_in(on, path, 2, 1, permits)
                assert (fault is None) == (tuple(path) in walks), (on, path, fault)
                seen.add(fault.rule if fault else "")
    assert seen == {"", "MV2", "MV3", "MV4", "MV5", "MV6", "MV7", "MV8", "AT6"}


def test_a_slower_mover_asked_first_does_not_spoil_a_faster_one() -> None:
    search = Pathfinder(chart("104"))
    assert paths(search.routes("301", 1)) == []
    assert paths(search.routes("310", 2)) == ["310-207-104"]
    assert paths(search.routes("310", 1)) == []


def test_a_fault_says_rule_reason_and_place() -> None:
    assert fault_in(chart("104", ships="207"), ["310", "207", "104"], 2) == Fault("MV6", "ships", "207")
