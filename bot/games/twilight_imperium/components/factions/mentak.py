"""The Mentak Coalition (rules 28.9, 24, 27.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.combat import Combat, Hits
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.yards import Yard
from bot.games.twilight_imperium.figures import HARMLESS, SHIPS, Kind
from bot.games.twilight_imperium.flow.ability_hits import strike
from bot.games.twilight_imperium.flow.combat_rolls import fighting
from bot.games.twilight_imperium.forces import figures, in_space
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology
from bot.games.twilight_imperium.hooks.queries import SUSTAIN, TG_WORTH, may_use
from bot.games.twilight_imperium.space import known_neighbours

AMBUSH = ability("ambush")
PILLAGE = ability("pillage")
SALVAGE_OPERATIONS = technology("salvage_operations")
MIRROR_COMPUTING = technology("mirror_computing")
FOURTH_MOON = flagship("fourth_moon")

# --- Ambush -------------------------------------------------------------------------------------------------------

AMBUSHERS: Final[tuple[Kind, ...]] = ("cruiser", "destroyer")
AMBUSH_DICE: Final = 2


def _ambush_values(play: Galaxy, owner: int, combat: Combat) -> list[int]:
    """What each die has to reach: one for each of the two ships that hit best, without any modifier."""
    fleet = in_space(play.board, combat.place, owner)
    values = [
        figures(play.board, owner, kind).combat or HARMLESS for kind in AMBUSHERS for _ in range(fleet.get(kind, 0))
    ]
    return sorted(values)[:AMBUSH_DICE]


def _can_ambush(play: Galaxy, owner: int, facts: Facts) -> bool:
    combat = play.board.combat
    return (
        combat is not None
        and combat.space
        and owner in combat.sides
        and fighting(play.board)
        and bool(_ambush_values(play, owner, combat))
        and may_use(play, owner, AMBUSH.id, combat.other(owner))
    )


class Ambushing(Ask, tag="twilight_imperium-ambush"):
    """Ambush: as a space combat begins up to two cruisers or destroyers roll a die each, and hit at once."""

    def matters(self, play: Galaxy) -> bool:
        """It costs nothing and never hurts oneself: nobody is asked."""
        return False

    def unasked(self, play: Galaxy) -> None:
        """They roll; the opponent takes the hits with ships of its choice."""
        combat = play.board.combat
        if combat is None or not _can_ambush(play, self.seat, {}):
            return
        combat.has_come("volleys", self.seat)
        values = _ambush_values(play, self.seat, combat)
        results = play.roll(AMBUSH.id, len(values), 10)
        hits = sum(result >= value for result, value in zip(results, values, strict=True))
        play.tell("twilight_imperium-event-ambush", seat=self.seat, dice=results, values=values, hits=hits)
        strike(play, combat.other(self.seat), Hits(free=hits))


@AMBUSH.waits("SC_START", _can_ambush, optional=True)
def _ambush(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Ambushing(owner))


@AMBUSH.foretells("volleys")
def _ambush_foretold(play: Galaxy, owner: int) -> tuple[tuple[Kind, ...], int]:
    return AMBUSHERS, AMBUSH_DICE


# --- Pillage ------------------------------------------------------------------------------------------------------

RICH: Final = 3
"""Trade goods from which on a neighbour is pillaged."""
GOODS: Final = "goods"
COMMODITIES: Final = "commodities"
ASK: Final = "ask"
WAYS: Final = (GOODS, COMMODITIES, ASK, NO)
"""29.4 `pillage`: a trade good, a commodity where there is one, a question each time, never."""


def _order(play: Galaxy, owner: int) -> dict[str, Any]:
    found: dict[str, Any] = play.orders(owner).get(PILLAGE.id, {})
    return found


def _way(play: Galaxy, owner: int, victim: int) -> str:
    """How a player is pillaged by the owner's order; without one a trade good is taken."""
    found = _order(play, owner)
    return NO if victim in found.get("spared", ()) else str(found.get("how", GOODS))


def _can_pillage(play: Galaxy, owner: int, victim: int) -> bool:
    state = play.board
    return (
        state.phase != "setup"
        and victim != owner
        and state.players[victim].goods >= RICH
        and not state.players[victim].eliminated
        and known_neighbours(play, owner, victim)
        and may_use(play, owner, PILLAGE.id, victim)
    )


class Pillaging(Ask, tag="twilight_imperium-pillage"):
    """`D_PILLAGE`: a trade good or a commodity of a rich neighbour is taken; by the standing order, or as asked.

    Args:
        victim: seat.
    """

    victim: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether its owner wants to be asked."""
        return _can_pillage(play, self.seat, self.victim) and _way(play, self.seat, self.victim) == ASK

    def question(self, play: Galaxy) -> Question:
        """What is taken."""
        player = play.board.players[self.victim]
        options = [Option(GOODS, "twilight_imperium-opt-pillage-goods", {"count": player.goods})]
        if player.commodities:
            options.append(
                Option(COMMODITIES, "twilight_imperium-opt-pillage-commodities", {"count": player.commodities})
            )
        options.append(Option(NO, "twilight_imperium-opt-no"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-pillage", {"seat": self.victim}),
            shape=Pick(tuple(options)),
            topic="twilight_imperium-topic-pillage",
            rule="twilight_imperium-rule-pillage",
            default=GOODS,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is taken; a commodity is a trade good then (TGD1)."""
        if answer == NO:
            return
        player = play.board.players[self.victim]
        commodity = answer == COMMODITIES and player.commodities > 0
        if commodity:
            player.commodities -= 1
        else:
            player.goods -= 1
        what = COMMODITIES if commodity else GOODS
        play.tell("twilight_imperium-event-pillaged", seat=self.seat, target_seat=self.victim, what=what)
        gain_goods(play, self.seat, 1, PILLAGE.id)

    def unasked(self, play: Galaxy) -> None:
        """As the order says."""
        if _can_pillage(play, self.seat, self.victim):
            self.chosen(play, _way(play, self.seat, self.victim))


@PILLAGE.waits("TG_GAINED", lambda play, owner, facts: _can_pillage(play, owner, facts["seat"]))
def _pillage_gain(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Pillaging(owner, victim=facts["seat"]))


@PILLAGE.waits(
    "TX_DONE",
    lambda play, owner, facts: any(_can_pillage(play, owner, facts[side]) for side in ("one", "other")),
)
def _pillage_transaction(play: Galaxy, owner: int, facts: Facts) -> None:
    """Either party that is rich enough then."""
    play.push(*(Pillaging(owner, victim=facts[side]) for side in ("one", "other")))


def _ordering(play: Galaxy, owner: int) -> Question:
    options = tuple(Option(way, f"twilight_imperium-opt-pillage-order-{way}") for way in WAYS)
    question = Question(
        slot=PILLAGE.id,
        prompt=Text("twilight_imperium-ask-pillage-order"),
        shape=Form("how", Pick(options)),
        rule="twilight_imperium-rule-pillage",
        blocking=False,
        changeable=True,
    )
    found = _order(play, owner)
    if found:
        question.given = {"how": found["how"], "spared": [f"seat-{other}" for other in found.get("spared", ())]}
    return question


def _ordering_field(play: Galaxy, owner: int, partial: Mapping[str, Answer]) -> Field | None:
    if partial["how"] == NO or "spared" in partial:
        return None
    options = tuple(
        Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other})
        for other in play.board.seats_in()
        if other != owner
    )
    return Field("spared", Text("twilight_imperium-ask-pillage-spared"), Pick(options, min=0, max=len(options)))


@PILLAGE.ordered(_ordering, _ordering_field)
def _ordered(play: Galaxy, owner: int, answer: Answer) -> None:
    spared = [int(one.removeprefix("seat-")) for one in answer.get("spared", ())]
    play.give_order(owner, PILLAGE.id, {"how": answer["how"], "spared": spared})


# --- technologies and flagship ------------------------------------------------------------------------------------


class Salvage(Produce, tag="twilight_imperium-salvage"):
    """Salvage Operations: who has won a space combat may make one ship of a type destroyed in it, paid, by the own card
    of that type; no use of production (PR9).

    Args:
        kinds: types that were destroyed.
    """

    kinds: list[str] = []

    def yard(self, play: Galaxy) -> Yard:
        """One ship, in the space of the battle."""
        return Yard(self.system, 1, (), False, True)

    def most(self, play: Galaxy, yard: Yard) -> dict[Kind, int]:
        """Of what was destroyed."""
        return {kind: min(1, count) for kind, count in super().most(play, yard).items() if kind in self.kinds}

    def question(self, play: Galaxy) -> Question:
        """Which."""
        found = super().question(play)
        found.prompt = Text("twilight_imperium-ask-salvage", {"system": self.system, **_resources(found.prompt)})
        found.rule = "twilight_imperium-rule-technologies"
        return found


def _resources(prompt: Text) -> dict[str, Any]:
    return {"resources": prompt.args["resources"]}


@SALVAGE_OPERATIONS.waits(
    "SC_END",
    lambda play, owner, facts: (
        owner in (facts["winner"], facts["loser"]) and may_use(play, owner, SALVAGE_OPERATIONS.id)
    ),
)
def _salvage(play: Galaxy, owner: int, facts: Facts) -> None:
    """A trade good, won or lost; the winner may make a ship besides."""
    combat = play.board.combat
    if facts["winner"] == owner and combat is not None:
        lost = {kind for units in combat.lost.values() for kind in units if kind in SHIPS}
        play.push(Salvage(owner, system=facts["system"], use=False, kinds=sorted(lost)))
    gain_goods(play, owner, 1, SALVAGE_OPERATIONS.id)


@MIRROR_COMPUTING.contributes(TG_WORTH, "set")
def _mirrored(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 2 if facts["seat"] == owner else None


@FOURTH_MOON.contributes(SUSTAIN, "forbid")
def _no_sustaining(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    place = facts.get("place", "")
    if facts["seat"] == owner or "direct" in facts or place not in play.board.systems:
        return None
    return True if in_space(play.board, place, owner).get("flagship") else None
