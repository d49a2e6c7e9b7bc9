"""The Clan of Saar (rules 28.3, 24, 26). That Floating Factories stand in space, move and carry is in their figures;
`flow.figures_back` places them, `flow.losses` tells when they are overrun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Option, Pick
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.action_cards.aiming import of_systems
from bot.games.twilight_imperium.components.notes.using import AT, note
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.yards import Yard
from bot.games.twilight_imperium.flow.notes import NoteBack, issuer_of, may_hold, note_of, usable, use_note
from bot.games.twilight_imperium.flow.turns import TURN
from bot.games.twilight_imperium.forces import has_ships, on_planet, put, take
from bot.games.twilight_imperium.galaxy.anomalies import ASTEROIDS, anomalies
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, technology
from bot.games.twilight_imperium.hooks.queries import ACTIVATE, PUBLIC_OK, may_land, may_use
from bot.games.twilight_imperium.space import tiles

SCAVENGE = ability("scavenge")
NOMADIC = ability("nomadic")
CHAOS_MAPPING = technology("chaos_mapping")
RAGHS_CALL = note("ragh_s_call")
MAPPED: Final = "chaos_mapping-used"
"""Mark of a turn that began with Chaos Mapping."""

# --- abilities --------------------------------------------------------------------------------------------------------


@SCAVENGE.waits("PL_GAINED", lambda play, owner, facts: facts["seat"] == owner)
def _scavenge(play: Galaxy, owner: int, facts: Facts) -> None:
    """Two planets are two gains (TGD2)."""
    gain_goods(play, owner, 1, SCAVENGE.id)


@NOMADIC.contributes(PUBLIC_OK, "set")
def _nomadic(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner else None


# --- Chaos Mapping ----------------------------------------------------------------------------------------------------


@CHAOS_MAPPING.contributes(ACTIVATE, "forbid")
def _kept_out(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """Asteroid fields with ships of theirs; a Floating Factory alone keeps nobody out."""
    at = facts["system"]
    if facts["seat"] == owner or anomalies(tiles(play.board)).get(at) != ASTEROIDS:
        return None
    return True if has_ships(play.board, at, owner) else None


class MapOut(Produce, tag="twilight_imperium-chaos-mapping"):
    """Chaos Mapping: one unit is made and paid; no use of production (PR9)."""

    def yard(self, play: Galaxy) -> Yard:
        """All that produces there, for one unit."""
        found = super().yard(play)
        return found._replace(limit=min(1, found.limit), ground=min(1, found.ground))


def _yards(play: Galaxy, seat: int) -> Pick | None:
    used = any(one.query == MAPPED and one.scope == {"seat": seat} for one in play.state.modifiers)
    if used or not may_use(play, seat, CHAOS_MAPPING.id):
        return None
    return of_systems(play, (at for at in play.board.systems if MapOut(seat, system=at, use=False).matters(play)))


@CHAOS_MAPPING.acts(_yards, free=True)
def _chaos_mapping(play: Galaxy, seat: int, system: str) -> None:
    """Once as each turn begins, the turn of a pass too."""
    play.modify(Modifier(MAPPED, "set", True, {"seat": seat}, expiry=TURN, source=CHAOS_MAPPING.id))
    play.push(MapOut(seat, system=system, use=False))


# --- Ragh's Call ------------------------------------------------------------------------------------------------------


def _answers(play: Galaxy, seat: int, issuer: int, facts: Facts) -> list[str]:
    """Planets to which a player who has landed can have the issuer's ground forces go (IN6, Q30)."""
    planet = facts["planet"]
    if seat != facts["seat"] or not on_planet(play.board, planet, issuer).get("infantry"):
        return []
    return [one for one in play.board.planets_of(issuer) if one != planet and may_land(play, issuer, one)]


def _possible(play: Galaxy, seat: int, facts: Facts) -> bool:
    return any(
        may_hold(play, seat, note_of(RAGHS_CALL.id, issuer)) and bool(_answers(play, seat, issuer, facts))
        for issuer in play.board.seats_in()
    )


def _options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return [
        Option(
            f"{one}{AT}{planet}",
            "twilight_imperium-opt-note-planet",
            {"component": RAGHS_CALL.id, "issuer_seat": issuer_of(one), "planet": planet},
        )
        for one in usable(play.board, seat, RAGHS_CALL.id)
        for planet in _answers(play, seat, issuer_of(one), facts)
    ]


@RAGHS_CALL.reacts("INV_COMMIT", _possible, _options)
def _raghs_call(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """IN6: all ground forces of the issuer leave that planet; what else is there stays and fires."""
    one, _, goal = target.partition(AT)
    state, issuer, planet = play.board, issuer_of(one), facts["planet"]
    use_note(play, seat, one)
    play.push(NoteBack(one))
    count = on_planet(state, planet, issuer).get("infantry", 0)
    take(state, planet, issuer, "infantry", count)
    put(state, goal, issuer, "infantry", count)
    play.tell("twilight_imperium-event-called-away", seat=issuer, planet=planet, to_planet=goal, count=count)
