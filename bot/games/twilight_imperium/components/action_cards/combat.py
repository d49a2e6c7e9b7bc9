"""Action cards of combats that change dice, repair and reward (rules 22, windows 7.4 and 7.5)."""

from __future__ import annotations

from bot.core.state import Modifier
from bot.games.twilight_imperium.components.action_cards.aiming import played_at, standing
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.flow.combat_rolls import ROUND, fighting
from bot.games.twilight_imperium.flow.ground_combat import combatants
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.forces import repair
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import COMBAT

MORALE_BOOST = standing("morale_boost")
FIGHTER_PROTOTYPE = standing("fighter_prototype")
EMERGENCY_REPAIRS = standing("emergency_repairs")
SALVAGE = standing("salvage")

MORALE = 1
PROTOTYPE = 2
"""What is added to combat dice."""


def is_fighting(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether a player is a side of the combat under way, and both sides still have somebody to fight (SC2)."""
    combat, state = play.board.combat, play.board
    if combat is None or seat not in combat.sides:
        return False
    return fighting(state) if combat.space else set(combat.sides) <= set(combatants(state, combat.place))


@played_at(MORALE_BOOST, "SC_ROUND", "GC_ROUND", may=is_fighting)
def _morale_boost(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Rerolls of this round included; barrage is no combat roll."""
    play.modify(Modifier(COMBAT, "add", MORALE, {"seat": seat}, expiry=ROUND, source=MORALE_BOOST.id))


def _flies(play: Galaxy, seat: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or not combat.space or combat.round != 1 or not is_fighting(play, seat, facts):
        return False
    return bool(ships_of(play.board, combat.place, seat).get("fighter"))


@played_at(FIGHTER_PROTOTYPE, "SC_ROUND", may=_flies)
def _fighter_prototype(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    scope = {"seat": seat, "unit": "fighter"}
    play.modify(Modifier(COMBAT, "add", PROTOTYPE, scope, expiry=ROUND, source=FIGHTER_PROTOTYPE.id))


def _system(play: Galaxy) -> str:
    """Where the combat is; a ground combat is in the system of its planet."""
    combat, state = play.board.combat, play.board
    if combat is None:
        return ""
    return combat.place if combat.space else state.planets[combat.place].system


def _hurt(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether a side has anything to repair: damage is seen by everybody."""
    combat = play.board.combat
    if combat is None or seat not in combat.sides:
        return False
    return bool(play.board.systems[_system(play)].damaged.get(seat))


@played_at(EMERGENCY_REPAIRS, "SC_ROUND", "SC_ROUND_END", "GC_ROUND", "GC_ROUND_END", may=_hurt)
def _emergency_repairs(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    at = _system(play)
    system = play.board.systems[at]
    for kind, count in list(system.damaged.get(seat, {}).items()):
        repair(system, seat, kind, count)
        for _ in range(count):
            play.tell("twilight_imperium-event-repaired", seat=seat, unit=kind, system=at)


def _spoils(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether a player has won, and the loser has anything to hand over."""
    return facts.get("winner") == seat and play.board.players[int(facts["loser"])].commodities > 0


@played_at(SALVAGE, "SC_END", may=_spoils)
def _salvage(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Q34: no transaction, but a gain of trade goods."""
    loser = play.board.players[int(facts["loser"])]
    count, loser.commodities = loser.commodities, 0
    play.tell("twilight_imperium-event-salvaged", seat=seat, target_seat=facts["loser"], count=count)
    gain_goods(play, seat, count, SALVAGE.id)
