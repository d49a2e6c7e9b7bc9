"""Technologies of the six factions that stand (rules 24); unit upgrades are in `units`."""

from __future__ import annotations

from typing import ClassVar

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.abilities import YES, use_or_not
from bot.games.twilight_imperium.components.swaps import SwapCards
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.forces import has_ships, present
from bot.games.twilight_imperium.galaxy.adjacency import Bends
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, technology
from bot.games.twilight_imperium.hooks.queries import (
    ADJ,
    CANNON,
    HITRULE,
    PREREQ,
    SUSTAIN,
)

L4_DISRUPTORS = technology("l4_disruptors")
NON_EUCLIDEAN_SHIELDING = technology("non_euclidean_shielding")
INHERITANCE_SYSTEMS = technology("inheritance_systems")
VALKYRIE_PARTICLE_WEAVE = technology("valkyrie_particle_weave")
SPACIAL_CONDUIT_CYLINDER = technology("spacial_conduit_cylinder")
E_RES_SIPHONS = technology("e_res_siphons")
PRODUCTION_BIOMES = technology("production_biomes")
INHERITANCE_PRICE = 2
CONDUIT = "conduit"
"""Mark of an action in which the conduit is open."""


@L4_DISRUPTORS.contributes(CANNON, "forbid")
def _l4_disruptors(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts.get("defense") and facts.get("target") == owner else None


@NON_EUCLIDEAN_SHIELDING.contributes(SUSTAIN, "set")
def _non_euclidean(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 2 if facts["seat"] == owner and "repairs" not in facts else None


@INHERITANCE_SYSTEMS.contributes(PREREQ, "set")
def _inheritance(play: Galaxy, owner: int, facts: Facts) -> dict[str, int] | None:
    if not facts.get("all") or facts["seat"] != owner or not ready(play.board, owner, INHERITANCE_SYSTEMS.id):
        return None
    return {INHERITANCE_SYSTEMS.id: INHERITANCE_PRICE}


@VALKYRIE_PARTICLE_WEAVE.contributes(HITRULE, "add")
def _valkyrie(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts.get("ground") and facts["seat"] == owner and facts["suffered"] > 0 else None


@E_RES_SIPHONS.waits(
    "SY_ACTIVATED",
    lambda play, owner, facts: facts["seat"] != owner and has_ships(play.board, facts["system"], owner),
    in_turn=True,
)
def _e_res_siphons(play: Galaxy, owner: int, facts: Facts) -> None:
    gain_goods(play, owner, 4, E_RES_SIPHONS.id)


class Conduit(Ask, tag="twilight_imperium-conduit"):
    """Spacial Conduit Cylinder: the active system is adjacent to all systems with own units, for this action.

    Args:
        system: the active one.
    """

    system: str = ""

    def question(self, play: Galaxy) -> Question:
        """Use it or not."""
        return use_or_not(
            Text("twilight_imperium-ask-conduit", {"system": self.system}),
            "twilight_imperium-opt-conduit-use",
            "twilight_imperium-topic-turn",
            "twilight_imperium-rule-technologies",
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The move plan is declared anew: more can come now."""
        if answer == YES:
            exhaust(play, self.seat, SPACIAL_CONDUIT_CYLINDER.id)
            play.modify(Modifier(CONDUIT, "set", self.system, {"seat": self.seat}, expiry="action"))
            if play.board.tactical is not None:
                play.board.tactical.replan = True


@SPACIAL_CONDUIT_CYLINDER.waits(
    "SY_ACTIVATED",
    lambda play, owner, facts: (
        facts["seat"] == owner
        and ready(play.board, owner, SPACIAL_CONDUIT_CYLINDER.id)
        and present(play.board, facts["system"], owner)
    ),
    optional=True,
)
def _conduit(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Conduit(owner, system=facts["system"]))


@SPACIAL_CONDUIT_CYLINDER.contributes(ADJ, "add")
def _joined(play: Galaxy, owner: int, facts: Facts) -> Bends | None:
    for one in play.state.modifiers:
        if one.query == CONDUIT and one.scope == {"seat": owner}:
            state = play.board
            return Bends(active=one.value, conduits=frozenset(at for at in state.systems if present(state, at, owner)))
    return None


def _partners(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    if not ready(state, seat, PRODUCTION_BIOMES.id) or state.players[seat].strategy < 1:
        return None
    return Pick(
        tuple(
            Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other})
            for other in state.seats_in()
            if other != seat
        )
    )


@PRODUCTION_BIOMES.acts(_partners)
def _production_biomes(play: Galaxy, seat: int, target: str) -> None:
    exhaust(play, seat, PRODUCTION_BIOMES.id)
    play.board.players[seat].strategy -= 1
    gain_goods(play, seat, 4, PRODUCTION_BIOMES.id)
    gain_goods(play, int(target.removeprefix("seat-")), 2, PRODUCTION_BIOMES.id)


QUANTUM_DATAHUB_NODE = technology("quantum_datahub_node")
DATAHUB_PRICE = 3


def _can_swap(play: Galaxy, owner: int, facts: Facts) -> bool:
    player = play.board.players[owner]
    return player.strategy >= 1 and player.goods >= DATAHUB_PRICE and bool(player.cards)


class Swap(SwapCards, tag="twilight_imperium-datahub"):
    """`D_SWAP_CARDS`: Quantum Datahub Node swaps one own strategy card for one of another player, who gets 3 goods."""

    rule: ClassVar[str] = "twilight_imperium-rule-technologies"

    def prompt(self, play: Galaxy) -> Text:
        """What it costs."""
        return Text("twilight_imperium-ask-datahub", {"price": DATAHUB_PRICE})

    def pay(self, play: Galaxy, other: int) -> None:
        """A strategy token and the goods."""
        player = play.board.players[self.seat]
        player.strategy -= 1
        player.goods -= DATAHUB_PRICE

    def swapped(self, play: Galaxy, other: int) -> None:
        """The other player has the goods."""
        gain_goods(play, other, DATAHUB_PRICE, QUANTUM_DATAHUB_NODE.id)


@QUANTUM_DATAHUB_NODE.waits("SP_END", _can_swap, optional=True)
def _datahub(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Swap(owner))
