"""What is at stake in the combat under way: as its present round began, and as it stands now."""

from __future__ import annotations

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.scouting import ground_fight, space_fight
from bot.games.twilight_imperium.combat import Combat, CombatRound, Units
from bot.games.twilight_imperium.forces import in_space, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy


def stakes(play: Galaxy) -> tuple[Fight, Fight] | None:
    """Both as fights, with what was played openly for this combat and this round; None where there is no combat."""
    combat, seen = play.board.combat, play.board.fought
    if combat is None:
        return None
    if seen is None or seen.over or not combat.round:  # no round has begun
        now = space_fight(play, combat.place, *combat.sides) if combat.space else None
        return None if now is None else (now, now)
    return _in_space(play, combat, seen) if combat.space else _on_ground(play, combat, seen)


def _in_space(play: Galaxy, combat: Combat, seen: CombatRound) -> tuple[Fight, Fight]:
    one, other = combat.sides
    stood = _with_cargo(play, combat, one, seen.stood[one]), _with_cargo(play, combat, other, seen.stood[other])
    hurt = seen.hurt[one], seen.hurt[other]
    before = space_fight(play, combat.place, one, other, stood, hurt, fresh=True, begins=combat.round == 1)
    return before, space_fight(play, combat.place, one, other)


def _with_cargo(play: Galaxy, combat: Combat, seat: int, stood: Units) -> Units:
    """Ships of a side as the round began, and ground forces aboard."""
    return {**stood, "infantry": in_space(play.board, combat.place, seat).get("infantry", 0)}


def _on_ground(play: Galaxy, combat: Combat, seen: CombatRound) -> tuple[Fight, Fight]:
    one, other = combat.sides
    now = units_at(play.board, combat.place, one), units_at(play.board, combat.place, other)
    before = _landed(play, combat, (seen.stood[one], seen.stood[other]), fresh=True)
    return before, _landed(play, combat, now)


def _landed(play: Galaxy, combat: Combat, units: tuple[Units, Units], *, fresh: bool | None = None) -> Fight:
    ours, theirs = (one.get("infantry", 0) for one in units)
    return ground_fight(
        play,
        combat.place,
        combat.attacker,
        ours,
        combat.defender,
        theirs,
        bombs=False,
        cannons=False,
        fighters=units[0].get("fighter", 0),
        fresh=fresh,
    )
