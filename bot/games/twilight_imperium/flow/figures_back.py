"""Figures that come back from the board to be placed anew (rules C4 to C6)."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.games.twilight_imperium.figures import STRUCTURES, UNLIMITED, Kind
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.forces import berth, damaged, put, supply, take, units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import State

NONE: Final = "none"


def coming_back(state: State, seat: int, place: str, kind: Kind) -> dict[str, int]:
    """C5: places in systems without an own token from which a figure may come back -> units that come back with it.

    Of fighters and infantry a figure is free only when the whole group comes back (C4).

    Args:
        state: the table.
        seat: whose.
        place: where it would be placed; not from there.
        kind: the type.
    """
    found: dict[str, int] = {}
    for other in (*state.systems, *state.planets):
        count = units_at(state, other, seat).get(kind, 0)
        system = other if other in state.systems else state.planets[other].system
        if count and other != place and seat not in state.systems[system].tokens:
            found[other] = count if kind in UNLIMITED else 1
    return found


def placeable(state: State, seat: int, place: str, kind: Kind) -> bool:
    """Whether a unit can be placed, with a figure that comes back for it if need be."""
    return supply(state, seat, kind, place) > 0 or bool(coming_back(state, seat, place, kind))


class PlaceUnits(Ask, tag="twilight_imperium-place-units"):
    """Units of one type are placed; with no figure left their owner says which comes back for them (C5).

    Args:
        place: position of a system or id of a planet.
        kind: their type.
        count: how many; of a type with a figure for each unit, one.
        former: whose unit of the type they replace there (C6), -1 for nobody's.
        optional: whether it may be left undone where a figure would have to come back.
    """

    place: str = ""
    kind: Kind = ""
    count: int = 1
    former: int = -1
    optional: bool = True

    def at(self, play: Galaxy) -> str:
        """Where it comes to stand (28.3)."""
        return berth(play.board, self.seat, self.place, self.kind)

    def sources(self, play: Galaxy) -> dict[str, int]:
        """Where it can come from; nothing has to come back while a figure is left."""
        if supply(play.board, self.seat, self.kind, self.place):
            return {}
        return coming_back(play.board, self.seat, self.at(play), self.kind)

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return len(self.sources(play)) > (0 if self.optional else 1)

    def question(self, play: Galaxy) -> Question:
        """From where, or not at all."""
        options = [
            Option(place, "twilight_imperium-opt-units", {"unit": self.kind, "count": count, "place": place})
            for place, count in self.sources(play).items()
        ]
        if self.optional:
            options.append(Option(NONE, "twilight_imperium-opt-none"))
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-figure-back", {"unit": self.kind, "place": self.place}),
            shape=Pick(tuple(options)),
            topic="twilight_imperium-topic-figures",
            rule="twilight_imperium-rule-production",
            default=options[-1].id,
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It comes back, and is placed."""
        if answer == NONE:
            return
        state, back = play.board, str(answer)
        gone = self.sources(play)[back]
        hurt = damaged(state, back, self.seat, self.kind) if back in state.systems else 0
        take(state, back, self.seat, self.kind, gone, min(gone, hurt))
        play.tell("twilight_imperium-event-removed", seat=self.seat, place=back, units={self.kind: gone}, over=0)
        self._place(play)
        play.push(LimitCheck([self.seat]))

    def unasked(self, play: Galaxy) -> None:
        """The only one that can come back, or one of the reinforcements; without either nothing is placed."""
        sources = self.sources(play)
        if sources:
            self.chosen(play, next(iter(sources)))
        elif supply(play.board, self.seat, self.kind, self.place):
            self._place(play)

    def _place(self, play: Galaxy) -> None:
        state, at = play.board, self.at(play)
        units = {self.kind: self.count}
        if self.former >= 0:
            take(state, self.place, self.former, self.kind, self.count)
        put(state, at, self.seat, self.kind, self.count)
        if self.former >= 0:
            play.tell(
                "twilight_imperium-event-replaced",
                seat=self.seat,
                former_seat=self.former,
                planet=self.place,
                units=units,
            )
        elif self.kind in STRUCTURES:
            where = {"system": at} if at in state.systems else {"planet": at}
            key = f"twilight_imperium-event-built{'-afloat' if at in state.systems else ''}"
            play.tell(key, seat=self.seat, unit=self.kind, **where)
        else:
            play.tell("twilight_imperium-event-placed", seat=self.seat, place=self.place, units=units)
        if self.kind == "space_dock":
            system = at if at in state.systems else state.planets[at].system
            play.follow(opens("DK_PLACED", seat=self.seat, system=system))
