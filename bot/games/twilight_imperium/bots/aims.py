"""What a player is after: open objectives, how far they are, what one step nearer is worth.

All values of this room's neighbours are in one measure: a resource to be spent is 1, a victory point `POINT`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import (
    COLOURS,
    MECATOL,
    MECATOL_REX,
    OBJECTIVES,
    PLANETS,
    SYMBOLS,
    TECHNOLOGIES,
    TILES,
    technology_deck,
)
from bot.games.twilight_imperium.flow.scoring import PRICES, TESTS, holds_home, progress, sealed
from bot.games.twilight_imperium.flow.secrets import scored_secrets
from bot.games.twilight_imperium.forces import has_ships
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import adjacency, holes, home_systems

POINT: Final = 12.0
"""A victory point, in resources."""
NEARER: Final = 0.55
"""What is left of an objective's worth with every step that is missing."""
SPENT: Final = frozenset(("resources", "influence", "goods", "tokens"))
PLANETS_COUNT: Final[Mapping[str, str]] = {
    "corner_the_market": "most",
    "unify_the_colonies": "most",
    "forge_an_alliance": "cultural",
    "mine_rare_metals": "hazardous",
    "monopolize_production": "industrial",
    "expand_borders": "outside",
    "subdue_the_galaxy": "outside",
    "found_research_outposts": "specialty",
    "form_galactic_brain_trust": "specialty",
    "conquer_the_weak": "homes",
}
"""Objectives that count planets, and which ones."""
TECHNOLOGIES_COUNT: Final = frozenset(
    (
        "develop_weaponry",
        "revolutionize_warfare",
        "diversify_research",
        "master_the_sciences",
        "master_the_laws_of_physics",
        "adapt_new_strategies",
    )
)
"""Objectives that count technologies."""


class Aim(NamedTuple):
    """An objective that a player could still score in a status phase.

    Args:
        objective: id.
        points: victory points.
        has, asked: as `progress`.
    """

    objective: str
    points: int
    has: int
    asked: int

    @property
    def met(self) -> bool:
        """Whether it could be scored now."""
        return self.has >= self.asked

    @property
    def public(self) -> bool:
        """Whether it lies open."""
        return OBJECTIVES[self.objective].deck != "secret"

    @property
    def spent(self) -> bool:
        """Whether it is paid for."""
        return self.objective in PRICES


def aims(play: Galaxy, seat: int) -> tuple[Aim, ...]:
    """Open objectives and own secrets that are scored in a status phase."""

    def make() -> tuple[Aim, ...]:
        player = play.board.players[seat]
        open_ = [one for one in play.board.revealed if one not in player.scored and not sealed(play, one)]
        open_ += [one for one in player.secrets if OBJECTIVES[one].phase == "status"]
        return tuple(
            Aim(one, OBJECTIVES[one].points, *progress(play, seat, one))
            for one in open_
            if one in TESTS or PRICES.get(one, ("",))[0] in SPENT
        )

    return play.memo(("bots", "aims", seat), make)


def worth_of(points: int, gap: int) -> float:
    """What an objective is worth while so many steps are missing."""
    return POINT * points * (1.0 if gap <= 0 else 0.6 * NEARER ** (gap - 1))


def nearer(aim: Aim, by: int, crowded: bool) -> float:
    """What it is worth to come nearer an aim.

    Args:
        aim: which.
        by: how many steps; negative for steps back.
        crowded: whether another objective of its kind is met: one a round is scored, this one would wait.
    """
    before, after = aim.asked - aim.has, aim.asked - aim.has - by
    if before <= 0 and after <= 0:
        return 0.0
    gain = worth_of(aim.points, max(0, after)) - worth_of(aim.points, max(0, before))
    return gain * (0.65 if crowded else 1.0)


def crowded(play: Galaxy, seat: int, aim: Aim) -> bool:
    """Whether another aim of the same kind is met without paying."""
    return any(
        one.met and not one.spent and one.public == aim.public and one.objective != aim.objective
        for one in aims(play, seat)
    )


def worth_of_steps(play: Galaxy, seat: int, steps: Mapping[str, int]) -> float:
    """What it is worth to come nearer several objectives: id -> steps."""
    return sum(
        nearer(aim, steps[aim.objective], crowded(play, seat, aim))
        for aim in aims(play, seat)
        if steps.get(aim.objective)
    )


# --- planets ------------------------------------------------------------------------------------------------------


def planet_steps(play: Galaxy, seat: int, planets: Collection[str], sign: int = 1) -> dict[str, int]:
    """How many steps nearer every objective is with some planets more; fewer where `sign` is -1."""
    state = play.board
    homes = home_systems(state)
    found: dict[str, int] = {}
    traits: Counter[str] | None = None
    for aim in aims(play, seat):
        what = PLANETS_COUNT.get(aim.objective)
        if what is None:
            continue
        if what == "most":
            if traits is None:
                traits = Counter(PLANETS[one].trait for one in state.planets_of(seat) if PLANETS[one].trait)
            after = traits.copy()
            for planet in planets:
                if PLANETS[planet].trait:
                    after[PLANETS[planet].trait] += sign
            steps = max(after.values(), default=0) - max(traits.values(), default=0)
        elif what == "outside":
            steps = sign * sum(state.planets[planet].system not in homes for planet in planets)
        elif what == "specialty":
            steps = sign * sum(bool(PLANETS[planet].specialty) for planet in planets)
        elif what == "homes":
            home = state.players[seat].home
            steps = sign * sum(state.planets[planet].system in homes - {home} for planet in planets)
        else:
            steps = sign * sum(PLANETS[planet].trait == what for planet in planets)
        if steps:
            found[aim.objective] = steps
    return found


# --- ships --------------------------------------------------------------------------------------------------------


def places(play: Galaxy, seat: int) -> dict[str, tuple[frozenset[str], ...]]:
    """Objective that counts systems with ships -> the systems; where there are several groups each counts once."""

    def make() -> dict[str, tuple[frozenset[str], ...]]:
        state = play.board
        around = adjacency(play, seat)
        others = home_systems(state) - {state.players[seat].home}
        wanted = {aim.objective for aim in aims(play, seat)}
        found: dict[str, tuple[frozenset[str], ...]] = {}
        if "intimidate_council" in wanted:
            found["intimidate_council"] = (frozenset(around[state.position_of(MECATOL)]),)
        if "control_the_region" in wanted:
            found["control_the_region"] = (frozenset(state.systems),)
        if "become_the_gatekeeper" in wanted:
            gates = holes(play)
            found["become_the_gatekeeper"] = tuple(
                frozenset(at for at, types in gates.items() if kind in types) for kind in ("alpha", "beta")
            )
        if "learn_the_secrets_of_the_cosmos" in wanted:
            odd = {at for at, system in state.systems.items() if TILES[system.tile].anomaly}
            found["learn_the_secrets_of_the_cosmos"] = (
                frozenset(at for at in state.systems if any(near in odd for near in around[at])),
            )
        if "threaten_enemies" in wanted:
            found["threaten_enemies"] = (
                frozenset(at for at in state.systems if any(near in others for near in around[at])),
            )
        if "cut_supply_lines" in wanted:
            found["cut_supply_lines"] = (
                frozenset(
                    world.system
                    for world in state.planets.values()
                    if any(other != seat and units.get("space_dock") for other, units in world.units.items())
                ),
            )
        return found

    return play.memo(("bots", "places", seat), make)


def with_ships(play: Galaxy, seat: int) -> frozenset[str]:
    """Systems where a player has ships."""
    return play.memo(
        ("bots", "ships", seat), lambda: frozenset(at for at in play.board.systems if has_ships(play.board, at, seat))
    )


def ship_steps(play: Galaxy, seat: int, left: Collection[str], come: str) -> dict[str, int]:
    """How many steps nearer objectives are when ships come to a system, and others have none left."""
    now = with_ships(play, seat)
    then = (now - frozenset(left)) | {come}
    if now == then:
        return {}
    found: dict[str, int] = {}
    for objective, groups in places(play, seat).items():
        most = 1 if len(groups) > 1 else len(then)
        steps = sum(min(most, len(then & group)) - min(most, len(now & group)) for group in groups)
        if steps:
            found[objective] = steps
    return found


# --- technologies -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def researches_left(objective: str, faction: str, owned: frozenset[str]) -> int:
    """How many technologies must still be researched for an objective, by the shortest way, specialties left aside."""
    have = Counter(TECHNOLOGIES[one].colour for one in owned if TECHNOLOGIES[one].colour)
    if objective in ("diversify_research", "master_the_sciences"):
        count = 2 if objective == "diversify_research" else 4
        return sum(sorted(max(0, 2 - have[colour]) for colour in COLOURS)[:count])
    if objective == "master_the_laws_of_physics":
        return max(0, 4 - max((have[colour] for colour in COLOURS), default=0))
    deck = [TECHNOLOGIES[one] for one in technology_deck(faction)]
    if objective == "adapt_new_strategies":
        asked, able = 2, [one for one in deck if one.faction and not one.copies]
        if not able:
            return 9  # 28.11: what copies does not count
    else:
        asked, able = (2 if objective == "develop_weaponry" else 3), [one for one in deck if one.unit]
    missing = asked - sum(one.id in owned for one in able)
    if missing <= 0:
        return 0
    best = 9
    for chosen in combinations([one for one in able if one.id not in owned], missing):
        lacks = 0
        for letter, colour in SYMBOLS.items():
            need = max(one.needs.count(letter) for one in chosen)
            given = sum(one.colour == colour for one in chosen)  # chosen ones of a colour help each other
            lacks += max(0, need - have[colour] - max(0, given - 1))
        best = min(best, missing + lacks)
    return best


def technology_steps(play: Galaxy, seat: int, technology: str) -> dict[str, tuple[int, int]]:
    """Objectives that a technology brings nearer -> researches left before and after."""
    player = play.board.players[seat]
    texts = frozenset(one for one in player.copied.values() if TECHNOLOGIES[one].colour)  # 28.11: they give no symbol
    owned = frozenset(player.technologies) - texts
    found: dict[str, tuple[int, int]] = {}
    for aim in aims(play, seat):
        if aim.objective in TECHNOLOGIES_COUNT:
            before = researches_left(aim.objective, player.faction, owned)
            after = researches_left(aim.objective, player.faction, owned | {technology})
            if after != before:
                found[aim.objective] = before, after
    return found


# --- what the next points will be ---------------------------------------------------------------------------------


def free_public(play: Galaxy, seat: int) -> bool:
    """Whether a public objective is met that costs nothing."""
    return holds_home(play, seat) and any(aim.met and aim.public and not aim.spent for aim in aims(play, seat))


def payable(play: Galaxy, seat: int) -> Aim | None:
    """The public objective that is best paid for in this round; None without one that can be."""
    if not holds_home(play, seat):
        return None
    player = play.board.players[seat]
    able = [aim for aim in aims(play, seat) if aim.public and aim.spent and aim.met]
    dear: dict[str, float] = {"influence": 0.6, "resources": 1.0, "goods": 1.0, "tokens": 2.5}

    def cost(aim: Aim) -> float:
        coin, price = PRICES[aim.objective]
        spare = player.tactic + player.strategy - price if coin == "tokens" else 0
        return price * dear[coin] - POINT * aim.points - min(3, spare)

    return min(able, key=cost, default=None)


def room_for_secrets(play: Galaxy, seat: int) -> int:
    """Secrets that a player may still draw without giving one back (OB6)."""
    return 3 - len(play.board.players[seat].secrets) - scored_secrets(play, seat)


def holds_mecatol(play: Galaxy, seat: int) -> bool:
    """Whether Mecatol Rex is a player's."""
    return play.board.planets[MECATOL_REX].controller == seat


def leaders(play: Galaxy) -> set[int]:
    """Players with most points."""
    state = play.board
    most = max(state.players[seat].points for seat in state.seats_in())
    return {seat for seat in state.seats_in() if state.players[seat].points == most}
