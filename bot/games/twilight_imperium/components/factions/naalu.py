"""The Naalu Collective (rules 28.10, 24, 27.1)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.shapes import Anchor, Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.components.abilities import NO
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.retreat import Retreat, reachable
from bot.games.twilight_imperium.forces import has_ships, in_space
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, ability, flagship, technology, unit
from bot.games.twilight_imperium.hooks.queries import CAPACITY, LAND, may_use
from bot.games.twilight_imperium.state import Units

TELEPATHIC = ability("telepathic")
FORESIGHT = ability("foresight")
NEUROGLAIVE = technology("neuroglaive")
MATRIARCH = flagship("matriarch")
HYBRID_CRYSTAL_FIGHTER_II = unit("hybrid_crystal_fighter_ii", "fighter")


@TELEPATHIC.waits("SP_END")
def _telepathic(play: Galaxy, owner: int, facts: Facts) -> None:
    """The 0 token comes first, for the whole round (O2)."""
    play.board.zero = owner
    play.tell("twilight_imperium-event-telepathic", seat=owner)


# --- Foresight ----------------------------------------------------------------------------------------------------


def _can_slip(play: Galaxy, owner: int, facts: Facts) -> bool:
    state = play.board
    return (
        facts["seat"] != owner
        and has_ships(state, facts["system"], owner)
        and state.players[owner].strategy > 0
        and bool(reachable(play, owner, facts["system"]))
        and may_use(play, owner, FORESIGHT.id, facts["seat"])
    )


class Foresee(Ask, tag="twilight_imperium-foresight"):
    """Foresight: when others come upon own ships, a token of the strategy pool is placed in an adjacent system, and all
    of them go there.

    Args:
        system: where they are.
        active: whose ships have come.
    """

    system: str = ""
    active: int = 0

    def matters(self, play: Galaxy) -> bool:
        """Whether they can still go."""
        return _can_slip(play, self.seat, {"seat": self.active, "system": self.system})

    def question(self, play: Galaxy) -> Question:
        """Where to, or stay."""
        options = [
            Option(at, "twilight_imperium-opt-system", play.board.named(at), anchor=Anchor("system", (at,)))
            for at in reachable(play, self.seat, self.system)
        ]
        options.append(Option(NO, "twilight_imperium-opt-stay"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-foresight", {"system": self.system, "seat": self.active}),
            shape=Pick(tuple(options)),
            topic="twilight_imperium-topic-foresight",
            rule="twilight_imperium-rule-foresight",
            default=NO,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """The token is placed; where one lies already it goes to the reserve. Then they go."""
        if answer == NO:
            return
        state, to = play.board, str(answer)
        state.players[self.seat].strategy -= 1
        if self.seat not in state.systems[to].tokens:
            state.systems[to].tokens.append(self.seat)
            play.tell("twilight_imperium-event-token-placed", seat=self.seat, system=to)
        play.push(Foreseen(self.seat, system=self.system, ordered=True, to=to))


class Foreseen(Retreat, tag="twilight_imperium-foreseen"):
    """All own ships of a system go to another, fighters by themselves; ground forces in space ride, those on planets
    stay. It is no retreat (MV19).

    Args:
        to: where.
    """

    to: str = ""

    def goals(self, play: Galaxy) -> list[str]:
        """The system that was named."""
        return [self.to]

    def going(self, play: Galaxy) -> Units:
        """All of them."""
        return ships_of(play.board, self.system, self.seat)

    def aboard(self, play: Galaxy, going: Mapping[Kind, int]) -> dict[str, int]:
        """What is in space."""
        return {id: n for id, n in super().aboard(play, going).items() if id.startswith(f"{self.system}:")}

    def arrives(self, play: Galaxy, to: str) -> None:
        """Say so."""
        play.tell("twilight_imperium-event-foresight", seat=self.seat, system=self.system, to_system=to)


@FORESIGHT.waits("MV_ARRIVED", _can_slip, optional=True)
def _foresight(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Foresee(owner, system=facts["system"], active=facts["seat"]))


# --- technologies -------------------------------------------------------------------------------------------------


def _trespassed(play: Galaxy, owner: int, facts: Facts) -> bool:
    active: int = facts["seat"]
    return active != owner and has_ships(play.board, facts["system"], owner) and play.board.players[active].fleet > 0


@NEUROGLAIVE.waits("SY_ACTIVATED", _trespassed, in_turn=True)
def _neuroglaive(play: Galaxy, owner: int, facts: Facts) -> None:
    """A token of the fleet pool is lost; what is too many then goes before anything moves."""
    active: int = facts["seat"]
    play.board.players[active].fleet -= 1
    play.tell("twilight_imperium-event-neuroglaive", seat=owner, active_seat=active)
    play.push(LimitCheck([active]))


@HYBRID_CRYSTAL_FIGHTER_II.contributes(CAPACITY, "set")
def _half(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner else None


@MATRIARCH.contributes(LAND, "set")
def _landing_fighters(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """As ground forces, in the system of the flagship."""
    if facts["seat"] != owner or facts.get("unit") != "fighter":
        return None
    return True if in_space(play.board, facts["system"], owner).get("flagship") else None
