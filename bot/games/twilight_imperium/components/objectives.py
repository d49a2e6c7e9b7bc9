"""What the objectives ask (rules 25): a test of the state, a price, or something that happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.games.twilight_imperium.economy.research import symbols
from bot.games.twilight_imperium.figures import (
    MECATOL,
    MECATOL_REX,
    PLANETS,
    TECHNOLOGIES,
    TILES,
    UNITS,
    Kind,
)
from bot.games.twilight_imperium.flow.claiming import happened
from bot.games.twilight_imperium.flow.scoring import COMBAT_SECRETS, EVENTS, PRICES, TESTS
from bot.games.twilight_imperium.forces import has_ships, in_space, on_board, ships
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE, ON, VALEFAR_COUNTS
from bot.games.twilight_imperium.space import adjacency, holes, home_systems
from bot.games.twilight_imperium.state import NOBODY

Count = Callable[[Galaxy, int], int]


def _asks(objective: str, number: int) -> Callable[[Count], Count]:
    """Declare a test: what is counted must reach a number."""

    def declare(count: Count) -> Count:
        TESTS[objective] = lambda play, seat: (count(play, seat), number)
        return count

    return declare


def _same(objective: str, number: int, count: Count) -> None:
    _asks(objective, number)(count)


_SPIES = "form_a_spy_network"
"""Paid in action cards."""
IDLE[ACTION_CARDS].append(_SPIES)
PRICES.update(
    {
        "erect_a_monument": ("resources", 8),
        "found_a_golden_age": ("resources", 16),
        "sway_the_council": ("influence", 8),
        "manipulate_galactic_law": ("influence", 16),
        "negotiate_trade_routes": ("goods", 5),
        "centralize_galactic_trade": ("goods", 10),
        "lead_from_the_front": ("tokens", 3),
        "galvanize_the_people": ("tokens", 6),
        _SPIES: ("cards", 5),
    }
)

# --- planets ------------------------------------------------------------------------------------------------------


def _traits(play: Galaxy, seat: int) -> Counter[str]:
    return Counter(PLANETS[planet].trait for planet in play.board.planets_of(seat) if PLANETS[planet].trait)


def _most_of_one_trait(play: Galaxy, seat: int) -> int:
    return max(_traits(play, seat).values(), default=0)


_same("corner_the_market", 4, _most_of_one_trait)
_same("unify_the_colonies", 6, _most_of_one_trait)
_same("forge_an_alliance", 4, lambda play, seat: _traits(play, seat)["cultural"])
_same("mine_rare_metals", 4, lambda play, seat: _traits(play, seat)["hazardous"])
_same("monopolize_production", 4, lambda play, seat: _traits(play, seat)["industrial"])


def _outside(play: Galaxy, seat: int) -> int:
    homes = home_systems(play.board)
    return sum(play.board.planets[planet].system not in homes for planet in play.board.planets_of(seat))


_same("expand_borders", 6, _outside)
_same("subdue_the_galaxy", 11, _outside)


def _outposts(play: Galaxy, seat: int) -> int:
    return sum(bool(PLANETS[planet].specialty) for planet in play.board.planets_of(seat))


_same("found_research_outposts", 3, _outposts)
_same("form_galactic_brain_trust", 5, _outposts)


@_asks("conquer_the_weak", 1)
def _conquered(play: Galaxy, seat: int) -> int:
    homes = home_systems(play.board) - {play.board.players[seat].home}
    return sum(play.board.planets[planet].system in homes for planet in play.board.planets_of(seat))


# --- technologies -------------------------------------------------------------------------------------------------


def _upgrades(play: Galaxy, seat: int) -> int:
    """28.11: everybody's upgrade and a copied one of the same type count as one."""
    owned = play.board.players[seat].technologies
    return len({UNITS[TECHNOLOGIES[one].unit].kind for one in owned if TECHNOLOGIES[one].unit})


def _colours(play: Galaxy, seat: int) -> Counter[str]:
    return Counter(symbols(play.board.players[seat]))


def _pairs(play: Galaxy, seat: int) -> int:
    return sum(count >= 2 for count in _colours(play, seat).values())


_same("develop_weaponry", 2, _upgrades)
_same("revolutionize_warfare", 3, _upgrades)
_same("diversify_research", 2, _pairs)
_same("master_the_sciences", 4, _pairs)
_same("master_the_laws_of_physics", 4, lambda play, seat: max(_colours(play, seat).values(), default=0))


@_asks("adapt_new_strategies", 2)
def _faction_technologies(play: Galaxy, seat: int) -> int:
    """Own ones: a card with another's text counts as little as one without (Q15), unless the table has it so."""
    player, counts = play.board.players[seat], play.state.options.get(VALEFAR_COUNTS) == ON
    copied = player.copied.values()
    return sum(
        counts if TECHNOLOGIES[one].copies or one in copied else bool(TECHNOLOGIES[one].faction)
        for one in player.technologies
    )


# --- ships --------------------------------------------------------------------------------------------------------


def _with_ships(play: Galaxy, seat: int) -> list[str]:
    return [at for at in play.board.systems if has_ships(play.board, at, seat)]


@_asks("intimidate_council", 2)
def _around_mecatol(play: Galaxy, seat: int) -> int:
    around = adjacency(play, seat)[play.board.position_of(MECATOL)]
    return sum(at in around for at in _with_ships(play, seat))


@_asks("become_the_gatekeeper", 2)
def _gates(play: Galaxy, seat: int) -> int:
    there = [holes(play).get(at, frozenset()) for at in _with_ships(play, seat)]
    return any("alpha" in types for types in there) + any("beta" in types for types in there)


_same("control_the_region", 6, lambda play, seat: len(_with_ships(play, seat)))


@_asks("cut_supply_lines", 1)
def _cut(play: Galaxy, seat: int) -> int:
    state = play.board
    return sum(
        any(
            other != seat and units.get("space_dock")
            for planet in state.in_system(at)
            for other, units in state.planets[planet].units.items()
        )
        for at in _with_ships(play, seat)
    )


@_asks("learn_the_secrets_of_the_cosmos", 3)
def _near_anomalies(play: Galaxy, seat: int) -> int:
    state = play.board
    around = adjacency(play, seat)
    return sum(any(TILES[state.systems[near].tile].anomaly for near in around[at]) for at in _with_ships(play, seat))


@_asks("occupy_the_seat_of_the_empire", 3)
def _fleet_at_mecatol(play: Galaxy, seat: int) -> int:
    state = play.board
    if state.planets[MECATOL_REX].controller != seat:
        return 0
    return ships(in_space(state, state.planets[MECATOL_REX].system, seat))


@_asks("threaten_enemies", 1)
def _near_homes(play: Galaxy, seat: int) -> int:
    homes = home_systems(play.board) - {play.board.players[seat].home}
    around = adjacency(play, seat)
    return sum(any(near in homes for near in around[at]) for at in _with_ships(play, seat))


def _fleet_of(kind: Kind) -> Count:
    return lambda play, seat: on_board(play.board, seat, kind)


_same("establish_a_perimeter", 4, _fleet_of("pds"))
_same("fuel_the_war_machine", 3, _fleet_of("space_dock"))
_same("gather_a_mighty_fleet", 5, _fleet_of("dreadnought"))

# --- what happens -------------------------------------------------------------------------------------------------

EVENTS.update(
    {
        "greatest": "destroy_their_greatest_ship",
        "example": "make_an_example_of_their_world",
        "rebellion": "spark_a_rebellion",
        "dust": "turn_their_fleets_to_dust",
        "flagship": "unveil_flagship",
    }
)

COMBAT_SECRETS.extend(EVENTS[what] for what in ("greatest", "rebellion", "flagship"))

_SECRETS = Block("secret_objectives", lambda state: list(state.seats_in()))


@_SECRETS.waits("SECRET_EVENT", lambda play, owner, facts: facts["seat"] == owner)
def _scored(play: Galaxy, owner: int, facts: Facts) -> None:
    happened(play, owner, facts["what"])


def _killed_the_greatest(play: Galaxy, owner: int, facts: Facts) -> bool:
    units = facts["units"]
    return facts["by"] == owner and facts["seat"] != owner and bool(units.get("flagship") or units.get("war_sun"))


@_SECRETS.waits("UN_DIED", _killed_the_greatest)
def _greatest(play: Galaxy, owner: int, facts: Facts) -> None:
    happened(play, owner, "greatest")


def _beat_a_leader(play: Galaxy, owner: int, facts: Facts) -> bool:
    if facts["winner"] != owner or facts["loser"] == NOBODY:
        return False
    state = play.board
    loser: int = facts["loser"]
    if state.players[loser].eliminated:  # EL4: whose points count for nothing
        return False
    return state.players[loser].points == max(state.players[seat].points for seat in state.seats_in())


@_SECRETS.waits("SC_END", _beat_a_leader, in_turn=True)  # behind the Shard of the Throne (7.4), which moves points
def _rebelled_in_space(play: Galaxy, owner: int, facts: Facts) -> None:
    happened(play, owner, "rebellion")


@_SECRETS.waits("GC_END", _beat_a_leader, in_turn=True)
def _rebelled_on_the_ground(play: Galaxy, owner: int, facts: Facts) -> None:
    happened(play, owner, "rebellion")


def _showed_the_flag(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    if facts["winner"] != owner or combat is None or owner not in combat.flags:
        return False
    return bool(in_space(play.board, facts["system"], owner).get("flagship"))


@_SECRETS.waits("SC_END", _showed_the_flag)
def _unveiled(play: Galaxy, owner: int, facts: Facts) -> None:
    happened(play, owner, "flagship")
