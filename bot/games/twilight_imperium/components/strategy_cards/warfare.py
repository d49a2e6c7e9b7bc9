"""Warfare, strategy card 6 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Option, Pick, Question, Text
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.figures import (
    WARFARE,
)
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.flow.tokens import lay_out, sheet
from bot.games.twilight_imperium.forces import docks_in
from bot.games.twilight_imperium.hooks.blocks import Galaxy


class TokenBack(Ask, tag="twilight_imperium-token-back"):
    """Warfare's primary: one own token leaves the board and is gained; then the whole sheet is laid out anew."""

    def systems(self, play: Galaxy) -> list[str]:
        """Systems with an own token."""
        return [at for at, system in play.board.systems.items() if self.seat in system.tokens]

    def matters(self, play: Galaxy) -> bool:
        """Whether there are several on the board."""
        return len(self.systems(play)) > 1

    def question(self, play: Galaxy) -> Question:
        """From which system."""
        named = play.board.named
        options = tuple(Option(at, "twilight_imperium-opt-system", named(at)) for at in self.systems(play))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-warfare"),
            shape=Pick(options),
            topic="twilight_imperium-topic-warfare",
            rule="twilight_imperium-rule-warfare",
            default=options[0].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It goes to the sheet."""
        play.board.systems[str(answer)].tokens.remove(self.seat)
        play.tell("twilight_imperium-event-token-back", seat=self.seat, system=str(answer))
        play.push(Redistribute(self.seat, gained=1))

    def unasked(self, play: Galaxy) -> None:
        """The only one comes back; with none there is only the sheet."""
        found = self.systems(play)
        if found:
            self.chosen(play, found[0])
        else:
            play.push(Redistribute(self.seat))


class Redistribute(Ask, tag="twilight_imperium-redistribute"):
    """`D_REDISTRIBUTE`: the whole sheet, with what is gained.

    Args:
        gained: tokens that come from the reserve.
    """

    gained: int = 0

    def question(self, play: Galaxy) -> Question:
        """The three pools."""
        player = play.board.players[self.seat]
        now = {"tactic": player.tactic + self.gained, "fleet": player.fleet, "strategy": player.strategy}
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-redistribute", {"gained": self.gained}),
            shape=sheet(play, self.seat, self.gained),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-tokens",
            default={pool: count for pool, count in now.items() if count},
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """As chosen; the fleets must fit."""
        lay_out(play, self.seat, answer)
        play.push(LimitCheck([self.seat]))


def _docks(play: Galaxy, seat: int) -> list[str]:
    """Home planets whose dock could make something now, be it for nothing; the home system for one that floats."""
    home = play.board.players[seat].home
    return [at for at in docks_in(play.board, home, seat) if Produce(seat, system=home, only=at).matters(play)]


def _dock_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    docks = _docks(play, seat)
    if "dock" in partial or len(docks) < 2:
        return None
    options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in docks)
    return Field("dock", Text("twilight_imperium-ask-dock"), Pick(options))


def _follow_warfare(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    docks = _docks(play, seat)
    if docks:
        dock = str(answer.get("dock", docks[0]))
        play.push(Produce(seat, system=play.board.players[seat].home, only=dock))


PRIMARIES[WARFARE] = lambda play, seat: play.push(TokenBack(seat))
SECONDARIES[WARFARE] = Secondary(
    can=lambda play, seat: bool(_docks(play, seat)),
    does=_follow_warfare,
    field=_dock_field,
)
