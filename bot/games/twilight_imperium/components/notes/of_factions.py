"""The promissory notes of the six factions that stood first (rules 26): Sol, Sardakk N'orr, Jol-Nar, Hacan, Letnev,
L1Z1X."""

from __future__ import annotations

from bot.core.shapes import Pick
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.notes.using import USE, lies_open, lying, note, revealed, used_at
from bot.games.twilight_imperium.economy.research import gain_technology
from bot.games.twilight_imperium.figures import TECHNOLOGIES, technology_deck
from bot.games.twilight_imperium.flow.combat_orders import LABEL
from bot.games.twilight_imperium.flow.combat_rolls import AGAIN, reroll_misses
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.notes import NoteBack, issuer_of, usable
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import COMBAT, TX, may_land

# --- Sol ----------------------------------------------------------------------------------------------------------

MILITARY_SUPPORT = note("military_support")


def _barracks(play: Galaxy, seat: int) -> list[str]:
    state = play.board
    return [
        planet
        for planet in state.planets_of(seat)
        if may_land(play, seat, planet) and placeable(state, seat, planet, "infantry")
    ]


@used_at(MILITARY_SUPPORT, "TN_START", lambda play, seat, issuer, facts: facts["seat"] == issuer, places=_barracks)
def _military_support(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """PN5: the token is lost if there is one."""
    if play.board.players[issuer].strategy:
        play.board.players[issuer].strategy -= 1
        play.tell("twilight_imperium-event-token-lost", seat=issuer, pool="strategy")
    if planet:
        play.push(PlaceUnits(seat, place=planet, kind="infantry", count=2))


# --- Sardakk N'orr ------------------------------------------------------------------------------------------------

TEKKLAR_LEGION = note("tekklar_legion")


@used_at(TEKKLAR_LEGION, "GC_START", lambda play, seat, issuer, facts: seat in (facts["attacker"], facts["defender"]))
def _tekklar_legion(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """For the whole combat; its issuer as the opponent rolls worse."""
    combat = play.board.combat
    if combat is None:
        return
    bonuses = {seat: 1, **({issuer: -1} if combat.other(seat) == issuer else {})}
    for who, bonus in bonuses.items():
        scope = {"seat": who, "place": combat.place}
        play.modify(Modifier(COMBAT, "add", bonus, scope, expiry=LABEL, source=TEKKLAR_LEGION.id))


# --- Jol-Nar ------------------------------------------------------------------------------------------------------

RESEARCH_AGREEMENT = note("research_agreement")


def _learns(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    """TE4: not one that its faction's own replaces."""
    player, technology = play.board.players[seat], facts["technology"]
    return (
        facts["seat"] == issuer
        and not TECHNOLOGIES[technology].faction
        and technology in technology_deck(player.faction)
        and technology not in player.technologies
    )


@used_at(RESEARCH_AGREEMENT, "RS_DONE", _learns)
def _research_agreement(play: Galaxy, seat: int, issuer: int, technology: str) -> None:
    """TE3: gained, not researched."""
    gain_technology(play, seat, technology)


# --- Hacan --------------------------------------------------------------------------------------------------------

TRADE_CONVOYS = note("trade_convoys")


lies_open(TRADE_CONVOYS)


@TRADE_CONVOYS.contributes(TX, "set")
def _far_trade(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    if "cards" in facts or owner not in (facts["seat"], facts["other"]):
        return None
    return True if lying(play.board, owner, TRADE_CONVOYS.id) else None


# --- Letnev -------------------------------------------------------------------------------------------------------

WAR_FUNDING = note("war_funding")
FUNDED = Block("war_funding-dice", lambda state: state.combat.sides if state.combat is not None else ())
"""The reroll that was paid for: the note is home by then."""
FUNDS = 2


def _in_space_combat(play: Galaxy, seat: int, issuer: int, facts: Facts) -> bool:
    combat = play.board.combat
    return combat is not None and combat.space and seat in combat.sides


@used_at(WAR_FUNDING, "SC_ROUND", _in_space_combat)
def _war_funding(play: Galaxy, seat: int, issuer: int, planet: str) -> None:
    """Its issuer pays what it has, two trade goods at most; misses of the round are rolled again once."""
    payer = play.board.players[issuer]
    paid = min(FUNDS, payer.goods)
    payer.goods -= paid
    play.tell("twilight_imperium-event-funded", seat=seat, payer_seat=issuer, goods=paid)
    play.modify(Modifier(FUNDED.id, "set", True, {"seat": seat}, expiry="round", source=WAR_FUNDING.id))


def _funded(play: Galaxy, owner: int, facts: Facts) -> bool:
    return (
        facts["seat"] == owner
        and AGAIN not in facts
        and any(one.query == FUNDED.id and one.scope == {"seat": owner} for one in play.state.modifiers)
    )


@FUNDED.foretells("rerolled")
def _funded_foretold(play: Galaxy, owner: int) -> bool | None:
    return True if _funded(play, owner, {"seat": owner}) else None


@FUNDED.waits("SC_ROLLED", _funded)
def _rolled_again(play: Galaxy, owner: int, facts: Facts) -> None:
    reroll_misses(play, owner)


# --- L1Z1X --------------------------------------------------------------------------------------------------------

CYBERNETIC_ENHANCEMENTS = note("cybernetic_enhancements")


def _enhanced(play: Galaxy, seat: int) -> Pick | None:
    """PN5: not where there is no token to lose, nor one to gain."""
    state = play.board
    found = usable(state, seat, CYBERNETIC_ENHANCEMENTS.id)
    able = found and state.players[issuer_of(found[0])].strategy and state.reserve(seat)
    return USE if able else None


@CYBERNETIC_ENHANCEMENTS.acts(_enhanced, free=True)
def _cybernetic_enhancements(play: Galaxy, seat: int, target: str) -> None:
    revealed(play)
    (found, *_) = usable(play.board, seat, CYBERNETIC_ENHANCEMENTS.id)
    play.board.players[issuer_of(found)].strategy -= 1
    play.board.players[seat].strategy += 1
    play.tell("twilight_imperium-event-enhanced", seat=seat, other_seat=issuer_of(found))
    play.push(NoteBack(found))
