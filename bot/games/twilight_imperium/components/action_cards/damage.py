"""Action cards about hits and losses (rules 22): cancelled ones, ships that fall besides."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Option, Question, Text
from bot.games.twilight_imperium.combat import Hits
from bot.games.twilight_imperium.components.action_cards.aiming import named_in, played_at, reaction, standing
from bot.games.twilight_imperium.figures import HARMLESS, SHIPS
from bot.games.twilight_imperium.flow.again import assign_anew
from bot.games.twilight_imperium.flow.combat_cards import PREFERRED
from bot.games.twilight_imperium.flow.combat_orders import losing, runs
from bot.games.twilight_imperium.flow.hits import LOSS_ORDER, shared_out, ships_of, spare
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import damaged, figures
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import may_be_hit_directly
from bot.games.twilight_imperium.state import Units

SHIELDS_HOLDING = standing("shields_holding")
MANEUVERING_JETS = standing("maneuvering_jets")
DIRECT_HIT = standing("direct_hit")
COURAGEOUS_TO_THE_END = standing("courageous_to_the_end")

SHIELDED = 2
DODGED = 1
"""Hits that Shields Holding and Maneuvering Jets cancel at most."""
DICE = 2
"""Courageous to the End: dice that are rolled."""


def _is_hit(play: Galaxy, seat: int, facts: Facts) -> bool:
    return facts["seat"] == seat


@played_at(SHIELDS_HOLDING, "SC_HITS", may=_is_hit)
def _shields_holding(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    _cancel(play, seat, min(SHIELDED, facts["hits"]))


@played_at(MANEUVERING_JETS, "CN_HITS", may=_is_hit)
def _maneuvering_jets(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """One of each roll, of offense, defense and a battlestation alike."""
    _cancel(play, seat, min(DODGED, facts["hits"]))


def _cancel(play: Galaxy, seat: int, hits: int) -> None:
    spare(play, seat, hits)
    play.tell("twilight_imperium-event-hits-cancelled", seat=seat, hits=hits)


# --- Direct Hit -------------------------------------------------------------------------------------------------------


def _exposed(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether a ship has sustained a hit of this player's and is there to be destroyed; some are immune."""
    other, kind, at = facts["seat"], facts["unit"], facts["system"]
    if facts["by"] != seat or other == seat or not damaged(play.board, at, other, kind):
        return False
    return may_be_hit_directly(play, other, kind, at)


def _named(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    told = {"unit": facts["unit"], "seat": facts["seat"], "system": facts["system"]}
    return (reaction(DIRECT_HIT, names="unit", **told),)


@played_at(DIRECT_HIT, "SU_USED", may=_exposed, options=_named)
def _direct_hit(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """The hit that it sustained stays cancelled. What is not taken yet of the batch is assigned anew (SC8); outside a
    combat limits are looked at when the batch has been taken (SO5)."""
    destroy(play, facts["system"], facts["seat"], {facts["unit"]: 1}, by=seat)
    assign_anew(play, facts["seat"], facts["system"])


# --- Courageous to the End --------------------------------------------------------------------------------------------


def _fell(play: Galaxy, seat: int, facts: Facts) -> bool:
    """Whether own ships were destroyed in a space combat in which the opponent still has some."""
    combat = play.board.combat
    return (
        combat is not None
        and combat.space
        and not combat.drawn
        and seat in combat.sides
        and (facts["seat"], facts["place"]) == (seat, combat.place)
        and bool(_fallen_ships(play, seat, facts))
        and bool(ships_of(play.board, combat.place, combat.other(seat)))
    )


def _fallen_ships(play: Galaxy, seat: int, facts: Facts) -> list[str]:
    """Ships of a batch, and ground forces that took part in the combat as such (27.1 The Alastor)."""
    combat = play.board.combat
    boarded = combat is not None and bool(combat.joined.get(seat))
    return [kind for kind in facts["units"] if kind in SHIPS or (boarded and kind == "infantry")]


def _fallen(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    kinds = _fallen_ships(play, seat, facts)
    return [reaction(COURAGEOUS_TO_THE_END, kind, names="unit", unit=kind) for kind in kinds]


@played_at(COURAGEOUS_TO_THE_END, "UN_DIED", may=_fell, options=_fallen)
def _courageous(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """Against the combat value of the ship as its card has it; no modifier counts."""
    combat, kind = play.board.combat, named_in(target)
    value = figures(play.board, seat, kind).combat
    if combat is None or value is None:
        return
    results = play.roll(COURAGEOUS_TO_THE_END.id, DICE, 10)
    hits = sum(result >= value for result in results)
    play.tell("twilight_imperium-event-courageous", seat=seat, unit=kind, dice=results, value=value, hits=hits)
    if hits:
        play.push(GiveUp(combat.other(seat), system=combat.place, count=hits, by=seat))


def _best_fallen(play: Galaxy, seat: int, found: Sequence[str]) -> str:
    """Where nobody is asked: the ship whose value is reached most often."""
    return min(found, key=lambda one: figures(play.board, seat, named_in(one)).combat or HARMLESS)


PREFERRED[COURAGEOUS_TO_THE_END.id] = _best_fallen


class GiveUp(Ask, tag="twilight_imperium-give-up"):
    """Courageous to the End: the opponent chooses own ships that are destroyed; none of them can sustain it.

    Args:
        system: where.
        count: how many.
        by: who destroys them.
    """

    system: str = ""
    count: int = 0
    by: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether some of several types can stay, and no orders say which."""
        fleet = ships_of(play.board, self.system, self.seat)
        return len(fleet) > 1 and self.count < sum(fleet.values()) and not runs(play, self.seat)

    def proposed(self, play: Galaxy) -> Units:
        """What is worth least, or as the orders of the side say."""
        combat = play.board.combat
        fleet = ships_of(play.board, self.system, self.seat)
        way = {} if combat is None or not runs(play, self.seat) else {"losing": losing(play, self.seat)}
        return shared_out(fleet, {}, Hits(self.count), **way)[1]

    def question(self, play: Galaxy) -> Question:
        """Which ships."""
        fleet = ships_of(play.board, self.system, self.seat)
        options = tuple(
            Option(kind, "twilight_imperium-opt-units", {"unit": kind, "count": fleet[kind], "place": self.system})
            for kind in LOSS_ORDER
            if kind in fleet
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-give-up", {"count": self.count, "system": self.system}),
            shape=Amounts(options, fleet, self.count, self.count),
            topic="twilight_imperium-topic-hits",
            rule="twilight_imperium-rule-hits",
            default=self.proposed(play),
        )

    def unasked(self, play: Galaxy) -> None:
        """There is one way, or orders say it."""
        self.chosen(play, self.proposed(play))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They are destroyed."""
        destroy(play, self.system, self.seat, answer, by=self.by)
