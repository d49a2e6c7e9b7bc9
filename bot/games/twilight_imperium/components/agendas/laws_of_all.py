"""Laws for or against which all vote (rules 23): they hold for everybody."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.components.agendas.directives import lose_hand
from bot.games.twilight_imperium.components.agendas.dues import (
    Due,
    Exhausting,
    exhaust,
    from_speaker,
    lose,
    ready_planets,
    voters,
)
from bot.games.twilight_imperium.figures import OBJECTIVES, PLANETS, SHIPS, TECHNOLOGIES, UNITS
from bot.games.twilight_imperium.flow.agenda import defer
from bot.games.twilight_imperium.flow.hand import HandLimit, discard
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy, remove
from bot.games.twilight_imperium.flow.tokens import PlaceToken
from bot.games.twilight_imperium.forces import has_ships, on_board, units_at
from bot.games.twilight_imperium.galaxy.adjacency import Bends
from bot.games.twilight_imperium.galaxy.anomalies import NEBULA
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import (
    ADJ,
    BATCH,
    BOMBARD,
    ENTER,
    FLEETPOOL,
    HANDLIMIT,
    PREREQ,
    STRUCTURES,
    SUSTAIN,
    VOTES,
    structures_allowed,
)
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE
from bot.games.twilight_imperium.politics.cards import AGAINST, FOR
from bot.games.twilight_imperium.politics.council import Law
from bot.games.twilight_imperium.politics.laws import council_of, deferred, law, leaves, outcome
from bot.games.twilight_imperium.space import holes, next_to
from bot.games.twilight_imperium.state import State

SANCTIONED_HAND: Final = 3
REGULATED_FLEET: Final = 4
UNLIMITED_PDS: Final = 99
WAR_SUN_TECHNOLOGIES: Final = [
    one.id for one in TECHNOLOGIES.values() if one.unit and UNITS[one.unit].kind == "war_sun"
]
ALL_PREREQUISITES: Final = 9
BIG_SHIPS: Final = [kind for kind in SHIPS if kind != "fighter"]


# --- Anti-Intellectual Revolution -------------------------------------------------------------------------------------


ANTI_INTELLECTUAL_REVOLUTION = law("anti_intellectual_revolution")


@ANTI_INTELLECTUAL_REVOLUTION.waits("RS_DONE")
def _research_costs_a_ship(play: Galaxy, owner: int, facts: Facts) -> None:
    lose(play, ANTI_INTELLECTUAL_REVOLUTION.id, {facts["seat"]: [Due(1, BIG_SHIPS)]})


@outcome(ANTI_INTELLECTUAL_REVOLUTION.id)
def _anti_intellectual_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        defer(play, ANTI_INTELLECTUAL_REVOLUTION.id, from_speaker(play))


@deferred(ANTI_INTELLECTUAL_REVOLUTION.id)
def _anti_intellectual_later(play: Galaxy, seats: list[int]) -> None:
    state = play.board
    counts = {seat: min(len(state.players[seat].technologies), len(ready_planets(state, seat))) for seat in seats}
    for seat, count in counts.items():
        if count == len(ready_planets(state, seat)):
            exhaust(play, seat, ANTI_INTELLECTUAL_REVOLUTION.id, ready_planets(state, seat))
    asked = {seat: count for seat, count in counts.items() if count and ready_planets(state, seat)}
    if asked:
        play.push(Exhausting(list(asked), agenda=ANTI_INTELLECTUAL_REVOLUTION.id, counts=asked))


# --- Classified Document Leaks ----------------------------------------------------------------------------------------


CLASSIFIED_DOCUMENT_LEAKS = law("classified_document_leaks")


@outcome(CLASSIFIED_DOCUMENT_LEAKS.id)
def _leaked(play: Galaxy, elected: str) -> None:
    """Elected anew (Miscount Disclosed), it lays this one open alone: nobody scores the one of before any more."""
    sealed = council_of(play).sealed
    sealed += [one for one in play.board.revealed if OBJECTIVES[one].deck == "secret" and one not in sealed]
    play.board.revealed.append(elected)
    play.tell("twilight_imperium-event-leaked", objective=elected)


@leaves(CLASSIFIED_DOCUMENT_LEAKS.id)
def _sealed(play: Galaxy, gone: Law) -> None:
    """It stays on the table, and nobody scores it any more."""
    council_of(play).sealed.append(gone.object)


# --- Conventions of War -----------------------------------------------------------------------------------------------


CONVENTIONS_OF_WAR = law("conventions_of_war")


@CONVENTIONS_OF_WAR.contributes(BOMBARD, "forbid")
def _conventions_of_war(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if PLANETS[facts["planet"]].trait == "cultural" else None


@outcome(CONVENTIONS_OF_WAR.id)
def _conventions_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        for seat in voters(play, AGAINST):
            lose_hand(play, seat)


# --- Enforced Travel Ban, Wormhole Reconstruction, Shared Research ----------------------------------------------------


ENFORCED_TRAVEL_BAN = law("enforced_travel_ban")


@ENFORCED_TRAVEL_BAN.contributes(ADJ, "add")
def _travel_ban(play: Galaxy, owner: int, facts: Facts) -> Bends | None:
    return Bends(travel_ban=True) if facts["moving"] else None


@outcome(ENFORCED_TRAVEL_BAN.id)
def _travel_ban_now(play: Galaxy, elected: str) -> None:
    if elected == FOR:
        return
    state = play.board
    near = {at for hole in holes(play) for at in (hole, *next_to(play, hole))}
    for seat in from_speaker(play):
        for planet, world in state.planets.items():
            if world.system in near:
                destroy(play, planet, seat, {"pds": units_at(state, planet, seat).get("pds", 0)})


WORMHOLE_RECONSTRUCTION = law("wormhole_reconstruction")


@WORMHOLE_RECONSTRUCTION.contributes(ADJ, "add")
def _reconstruction(play: Galaxy, owner: int, facts: Facts) -> Bends | None:
    return Bends(alpha_meets_beta=True)


@outcome(WORMHOLE_RECONSTRUCTION.id)
def _reconstruction_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        play.push(
            *(
                PlaceToken(seat, system=at)
                for seat in from_speaker(play)
                for at in sorted(holes(play))
                if has_ships(play.board, at, seat)
            )
        )


SHARED_RESEARCH = law("shared_research")


@SHARED_RESEARCH.contributes(ENTER, "set")
def _shared_research(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts.get("anomaly") == NEBULA and facts.get("mode") == "pass" else None


@outcome(SHARED_RESEARCH.id)
def _shared_research_now(play: Galaxy, elected: str) -> None:
    state = play.board
    if elected == AGAINST:
        play.push(
            *(
                PlaceToken(seat, system=state.players[seat].home)
                for seat in from_speaker(play)
                if state.reserve(seat) and seat not in state.systems[state.players[seat].home].tokens
            )
        )


# --- hands and fleets -------------------------------------------------------------------------------------------------


EXECUTIVE_SANCTIONS = law("executive_sanctions")
IDLE[ACTION_CARDS].append(EXECUTIVE_SANCTIONS.id)


@EXECUTIVE_SANCTIONS.contributes(HANDLIMIT, "set")
def _executive_sanctions(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return SANCTIONED_HAND


@outcome(EXECUTIVE_SANCTIONS.id)
def _executive_sanctions_now(play: Galaxy, elected: str) -> None:
    if elected == FOR:
        play.push(HandLimit(from_speaker(play)))
        return
    for seat in from_speaker(play):
        hand = play.board.players[seat].hand
        if hand:
            discard(play, seat, {hand[play.below("sanctions", len(hand))]: 1})


FLEET_REGULATIONS = law("fleet_regulations")


@FLEET_REGULATIONS.contributes(FLEETPOOL, "set")
def _fleet_regulations(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return REGULATED_FLEET


@outcome(FLEET_REGULATIONS.id)
def _fleet_regulations_now(play: Galaxy, elected: str) -> None:
    state = play.board
    for seat in from_speaker(play):
        player = state.players[seat]
        if elected == FOR and player.fleet > REGULATED_FLEET:
            play.tell("twilight_imperium-event-fleet-cut", seat=seat, count=player.fleet - REGULATED_FLEET)
            player.fleet = REGULATED_FLEET
        elif elected == AGAINST and state.reserve(seat):
            player.fleet += 1
            play.tell("twilight_imperium-event-tokens", seat=seat, tactic=0, fleet=1, strategy=0)
    play.push(LimitCheck())


# --- what stands and what is made -------------------------------------------------------------------------------------


HOMELAND_DEFENSE_ACT = law("homeland_defense_act")


@HOMELAND_DEFENSE_ACT.contributes(STRUCTURES, "add")
def _homeland_defense_act(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return UNLIMITED_PDS if facts["unit"] == "pds" else None


@leaves(HOMELAND_DEFENSE_ACT.id)
def _surplus_pds(play: Galaxy, gone: Law) -> None:
    """C9: what stands on a planet beyond its limit is taken away; PDS of a planet are alike."""
    for planet, world in play.board.planets.items():
        for seat, units in list(world.units.items()):
            surplus = units.get("pds", 0) - structures_allowed(play, planet, "pds")
            if surplus > 0:
                remove(play, planet, seat, {"pds": surplus})


@outcome(HOMELAND_DEFENSE_ACT.id)
def _homeland_defense_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        mine = {seat: [Due(1, ["pds"])] for seat in from_speaker(play) if on_board(play.board, seat, "pds")}
        lose(play, HOMELAND_DEFENSE_ACT.id, mine)


REGULATED_CONSCRIPTION = law("regulated_conscription")


@REGULATED_CONSCRIPTION.contributes(BATCH, "set")
def _regulated_conscription(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["unit"] in ("fighter", "infantry") else None


def _somebody_knows(state: State) -> bool:
    return any(one in player.technologies for player in state.players for one in WAR_SUN_TECHNOLOGIES)


PUBLICIZE_WEAPON_SCHEMATICS = law("publicize_weapon_schematics")


@PUBLICIZE_WEAPON_SCHEMATICS.contributes(PREREQ, "add")
def _publicized(play: Galaxy, owner: int, facts: Facts) -> int | None:
    if "all" in facts or "teams" in facts or facts["technology"] not in WAR_SUN_TECHNOLOGIES:
        return None
    return ALL_PREREQUISITES if _somebody_knows(play.board) else None


@PUBLICIZE_WEAPON_SCHEMATICS.contributes(SUSTAIN, "forbid")
def _no_sustaining(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts.get("unit") == "war_sun" else None


@outcome(PUBLICIZE_WEAPON_SCHEMATICS.id)
def _publicized_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        for seat in from_speaker(play):
            if any(one in play.board.players[seat].technologies for one in WAR_SUN_TECHNOLOGIES):
                lose_hand(play, seat)


# --- votes ------------------------------------------------------------------------------------------------------------


REPRESENTATIVE_GOVERNMENT = law("representative_government")


@REPRESENTATIVE_GOVERNMENT.contributes(VOTES, "set")
def _representative_government(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return False


@outcome(REPRESENTATIVE_GOVERNMENT.id)
def _representative_now(play: Galaxy, elected: str) -> None:
    if elected == AGAINST:
        defer(play, REPRESENTATIVE_GOVERNMENT.id, voters(play, AGAINST))


@deferred(REPRESENTATIVE_GOVERNMENT.id)
def _representative_later(play: Galaxy, seats: list[int]) -> None:
    for seat in seats:
        cultural = [one for one in ready_planets(play.board, seat) if PLANETS[one].trait == "cultural"]
        exhaust(play, seat, REPRESENTATIVE_GOVERNMENT.id, cultural)
