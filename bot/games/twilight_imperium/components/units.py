"""Units with a text of their own (rules 27.1): flagships and upgrades of the factions that stand, and everybody's."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.flow.combat_orders import gives_none
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.forces import in_space, put, repair, supply, without_figure
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy, flagship, technology, unit
from bot.games.twilight_imperium.hooks.queries import CANNON, COMBAT, HITRULE, SHIELD, SUSTAIN
from bot.games.twilight_imperium.state import State

RETURNS = 6
SPEC_OPS_RETURN = 5
"""On this and more a destroyed infantry waits on its card (Infantry II, Spec Ops II)."""


def _here(play: Galaxy, owner: int, place: str) -> bool:
    """Whether a player's flagship is in a system."""
    return place in play.board.systems and bool(in_space(play.board, place, owner).get("flagship"))


# --- everybody's --------------------------------------------------------------------------------------------------

PDS_II = technology("pds_ii")


@PDS_II.contributes(CANNON, "set")
def _reach(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts.get("reach") and facts["seat"] == owner and facts["unit"] == "pds" else None


WAR_SUN = technology("war_sun")


def melts_shields(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """27.1: no planetary shield of another player holds where one's war sun is."""
    if owner == facts["seat"]:
        return None
    return True if in_space(play.board, facts["system"], owner).get("war_sun") else None


WAR_SUN.contributes(SHIELD, "forbid")(melts_shields)


def infantry_dies(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether infantry of theirs has been destroyed (24 Infantry II)."""
    return facts["seat"] == owner and bool(facts["units"].get("infantry"))


def wait_on_card(play: Galaxy, owner: int, count: int, value: int) -> None:
    """24: a die for each; those that reach the value wait on the card."""
    results = play.roll("infantry", count, 10)
    saved = sum(result >= value for result in results)
    play.board.players[owner].waiting += saved
    play.tell("twilight_imperium-event-waiting", seat=owner, dice=results, count=saved)


def come_back(play: Galaxy, owner: int, facts: Facts) -> bool:
    """Whether any that waited come back as their turn begins."""
    return facts["seat"] == owner and play.board.players[owner].waiting > 0


class Homecoming(Ask, tag="twilight_imperium-homecoming"):
    """24: infantry that waited comes onto own planets of the home system; its owner splits it."""

    def planets(self, play: Galaxy) -> list[str]:
        """Where it can stand: a new group needs a figure (C4)."""
        state = play.board
        homes = [planet for planet in state.home_planets(self.seat) if state.planets[planet].controller == self.seat]
        return [planet for planet in homes if supply(state, self.seat, "infantry", planet)]

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return len(self.planets(play)) > 1

    def question(self, play: Galaxy) -> Question:
        """How many on which planet."""
        count, planets = play.board.players[self.seat].waiting, self.planets(play)
        options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-places", {"count": count}),
            shape=Amounts(options, dict.fromkeys(planets, count), count, count),
            topic="twilight_imperium-topic-turn",
            rule="twilight_imperium-rule-technologies",
            default={planets[0]: count},
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """C4: all groups together need figures."""
        if without_figure(play.board, seat, "infantry", {}, answer):
            raise IllegalAnswer("twilight_imperium-no-figure", unit="infantry")

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They stand there."""
        play.board.players[self.seat].waiting = 0
        for planet, count in answer.items():
            put(play.board, planet, self.seat, "infantry", count)
            play.tell("twilight_imperium-event-placed", seat=self.seat, place=planet, units={"infantry": count})

    def unasked(self, play: Galaxy) -> None:
        """On the only planet; without one they are gone."""
        count = play.board.players[self.seat].waiting
        self.chosen(play, dict.fromkeys(self.planets(play), count))


def return_home(play: Galaxy, owner: int, facts: Facts) -> None:
    """They come back."""
    play.push(Homecoming(owner))


INFANTRY_II = technology("infantry_ii")
SPEC_OPS_II = technology("spec_ops_ii")


@INFANTRY_II.waits("UN_DIED", infantry_dies)
def _infantry_ii(play: Galaxy, owner: int, facts: Facts) -> None:
    wait_on_card(play, owner, facts["units"]["infantry"], RETURNS)


@SPEC_OPS_II.waits("UN_DIED", infantry_dies)
def _spec_ops_ii(play: Galaxy, owner: int, facts: Facts) -> None:
    wait_on_card(play, owner, facts["units"]["infantry"], SPEC_OPS_RETURN)


INFANTRY_II.waits("TN_START", come_back)(return_home)
SPEC_OPS_II.waits("TN_START", come_back)(return_home)

# --- flagships ----------------------------------------------------------------------------------------------------

GENESIS = flagship("genesis")


def _stands(play: Galaxy, owner: int, facts: Facts) -> bool:
    return bool(_where(play.board, owner))


def _where(state: State, owner: int) -> list[str]:
    return [at for at in state.systems if in_space(state, at, owner).get("flagship")]


@GENESIS.waits("ST_END", _stands)
def _genesis(play: Galaxy, owner: int, facts: Facts) -> None:
    for at in _where(play.board, owner):
        play.push(PlaceUnits(owner, place=at, kind="infantry"), LimitCheck([owner], [at]))


C_MORRAN_N_ORR = flagship("c_morran_n_orr")


@C_MORRAN_N_ORR.contributes(COMBAT, "add")
def _leads(play: Galaxy, owner: int, facts: Facts) -> int | None:
    if facts["seat"] != owner or "rolls" in facts or facts["unit"] == "flagship" or facts["unit"] not in SHIPS:
        return None
    return 1 if _here(play, owner, facts["place"]) else None


J_N_S_HYLARIM = flagship("j_n_s_hylarim")
HIGH, MORE = 9, 2
"""Results of its dice from which on there are hits besides, and how many."""


@J_N_S_HYLARIM.contributes(HITRULE, "add")
def _hylarim(play: Galaxy, owner: int, facts: Facts) -> int | None:
    """R2: the natural results as they are in the end."""
    if facts["seat"] != owner or "dice" not in facts:
        return None
    return MORE * sum(kind == "flagship" and result >= HIGH for kind, result in facts["dice"])


@J_N_S_HYLARIM.foretells("more")
def _hylarim_foretold(play: Galaxy, owner: int) -> dict[str, tuple[int, int]]:
    return {"flagship": (HIGH, MORE)}


ARC_SECUNDUS = flagship("arc_secundus")


@ARC_SECUNDUS.contributes(SHIELD, "forbid")
def _strips_shields(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if owner != facts["seat"] and _here(play, owner, facts["system"]) else None


def _is_hurt(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    if combat is None or owner not in combat.sides:
        return False
    return bool(play.board.systems[combat.place].damaged.get(owner, {}).get("flagship"))


@ARC_SECUNDUS.waits("SC_ROUND", _is_hurt)
def _mends(play: Galaxy, owner: int, facts: Facts) -> None:
    combat = play.board.combat
    if combat is not None:
        repair(play.board.systems[combat.place], owner, "flagship")
        play.tell("twilight_imperium-event-repaired", seat=owner, unit="flagship", system=combat.place)


@ARC_SECUNDUS.foretells("mends")
def _mends_foretold(play: Galaxy, owner: int) -> tuple[str, ...]:
    return ("flagship",)


U_0_0_1 = flagship("u_0_0_1")


@U_0_0_1.contributes(HITRULE, "set")
def _aims(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    if facts.get("unit") not in ("flagship", "dreadnought") or facts["seat"] != owner:
        return None
    return True if _here(play, owner, facts["place"]) else None


# --- upgrades -----------------------------------------------------------------------------------------------------

EXOTRIREME_II = unit("exotrireme_ii", "dreadnought")


def _can_sacrifice(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return (
        combat is not None
        and combat.space
        and owner in combat.sides
        and bool(in_space(play.board, combat.place, owner).get("dreadnought"))
        and bool(ships_of(play.board, combat.place, combat.other(owner)))
    )


def _immune(of: Block) -> None:
    """Units of these are not destroyed because they have sustained damage (27.1)."""

    @of.contributes(SUSTAIN, "forbid")
    def _armoured(play: Galaxy, owner: int, facts: Facts) -> bool | None:
        named = facts.get("direct") and facts["unit"] == "dreadnought" and facts["seat"] == owner
        return True if named else None


_immune(unit("dreadnought_ii", "dreadnought"))
_immune(unit("super_dreadnought_ii", "dreadnought"))
_immune(EXOTRIREME_II)


class Ramming(Ask, tag="twilight_imperium-exotrireme"):
    """Exotrireme II: as a round of space combat ends it may be destroyed to destroy up to 2 ships of the opponent."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there is one, and somebody to ram, and its owner wants to be asked."""
        return _can_sacrifice(play, self.seat, {}) and not gives_none(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Up to two ships, or none."""
        combat = play.board.combat
        assert combat is not None
        fleet = ships_of(play.board, combat.place, combat.other(self.seat))
        options = tuple(
            Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": count, "place": combat.place})
            for kind, count in fleet.items()
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-exotrireme"),
            shape=Amounts(options, {kind: min(2, count) for kind, count in fleet.items()}, 0, 2),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-combat",
            default={},
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is destroyed, they are destroyed; another may do the same."""
        combat = play.board.combat
        if combat is not None and answer:
            destroy(play, combat.place, self.seat, {"dreadnought": 1}, by=self.seat)
            destroy(play, combat.place, combat.other(self.seat), answer, by=self.seat)
            play.push(Ramming(self.seat))


@EXOTRIREME_II.waits("SC_ROUND_END", _can_sacrifice, optional=True)
def _exotrireme(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Ramming(owner))


@EXOTRIREME_II.foretells("gives")
def _ramming_foretold(play: Galaxy, owner: int) -> bool:
    return _can_sacrifice(play, owner, {})


@EXOTRIREME_II.foretells("rams")
def _rams_foretold(play: Galaxy, owner: int) -> str:
    return "dreadnought"
