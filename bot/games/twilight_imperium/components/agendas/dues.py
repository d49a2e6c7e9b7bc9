"""What agendas ask of several players at once: units to give up, planets to exhaust (rules 23, 29.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.core.asks import Ask
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.together import Together
from bot.games.twilight_imperium.figures import KINDS, Kind
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.tokens import LOST_FIRST
from bot.games.twilight_imperium.forces import units_at
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.asking import about_agenda
from bot.games.twilight_imperium.politics.laws import council_of
from bot.games.twilight_imperium.state import POOLS, State

AT: Final = "@"
"""In the id of an option: between a type of unit and where it is."""


class Due(Struct, omit_defaults=True):
    """Units that a player has to give up.

    Args:
        count: how many; all of them where there are fewer.
        kinds: of these types.
        places: of these places; empty for the whole board.
        system: position that the question names; empty for the whole board.
    """

    count: int
    kinds: list[Kind]
    places: list[str] = []
    system: str = ""


def stacks(state: State, seat: int, due: Due) -> dict[str, int]:
    """What could be given up: `TYPE@PLACE` -> how many, the cheapest types first."""
    places = due.places or [*state.systems, *state.planets]
    return {
        f"{kind}{AT}{place}": count
        for kind in reversed(KINDS)
        if kind in due.kinds
        for place in places
        if (count := units_at(state, place, seat).get(kind, 0))
    }


def _choice(state: State, seat: int, due: Due) -> bool:
    """Whether there is anything to choose."""
    found = stacks(state, seat, due)
    return len(found) > 1 and due.count < sum(found.values())


def _least(found: Mapping[str, int], count: int) -> dict[str, int]:
    """The first of what there is."""
    chosen: dict[str, int] = {}
    for one, there in found.items():
        if count > 0:
            chosen[one] = min(there, count)
            count -= chosen[one]
    return chosen


class Losses(Together, tag="twilight_imperium-agenda-losses"):
    """Players choose, at once and in secret, which of their units an agenda destroys.

    Args:
        agenda: id.
        dues: seat -> what it has to give up.
    """

    agenda: str = ""
    dues: dict[int, list[Due]] = {}

    def _open(self, play: Galaxy, seat: int) -> list[int]:
        """Numbers of the dues in which there is something to choose."""
        return [at for at, due in enumerate(self.dues[seat]) if _choice(play.board, seat, due)]

    def _field(self, play: Galaxy, seat: int, at: int) -> Field:
        due = self.dues[seat][at]
        found = stacks(play.board, seat, due)
        count = min(due.count, sum(found.values()))
        options = tuple(
            Option(one, "twilight_imperium-opt-units", {"unit": kind, "count": there, "place": place})
            for one, there in found.items()
            for kind, place in [one.split(AT)]
        )
        prompt = Text(
            "twilight_imperium-ask-agenda-losses", {"agenda": self.agenda, "count": count, "system": due.system}
        )
        return Field(f"due-{at}", prompt, Amounts(options, found, count, count), start=_least(found, count))

    def question(self, play: Galaxy, seat: int) -> Question:
        """What goes, due by due."""
        first, *_ = self._open(play, seat) or [0]
        field = self._field(play, seat, first)
        default: dict[str, Answer] = {
            f"due-{at}": _least(
                stacks(play.board, seat, due), min(due.count, sum(stacks(play.board, seat, due).values()))
            )
            for at in self._open(play, seat) or [0]
            for due in [self.dues[seat][at]]
        }
        return about_agenda(field.prompt, Form(field.name, field.shape, start=field.start), default)

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The next of them."""
        return next((self._field(play, seat, at) for at in self._open(play, seat) if f"due-{at}" not in partial), None)

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """They are destroyed."""
        for at, due in enumerate(self.dues[seat]):
            found = stacks(play.board, seat, due)
            chosen: Mapping[str, int] = answer.get(f"due-{at}") or _least(found, due.count)
            places: dict[str, dict[Kind, int]] = {}
            for one, count in chosen.items():
                kind, place = one.split(AT)
                places.setdefault(place, {})[kind] = min(count, found.get(one, 0))
            for place, units in places.items():
                destroy(play, place, seat, units)

    def done(self, play: Galaxy) -> None:
        """What is too many now goes as well (LC1)."""
        play.push(LimitCheck())


def lose(play: Galaxy, agenda: str, dues: Mapping[int, list[Due]]) -> None:
    """Ask everybody who has something to choose, at once; of the others goes what must.

    Args:
        play: the match.
        agenda: id of what asks for it.
        dues: seat -> what it has to give up, from the speaker.
    """
    state = play.board
    owed = {seat: [one for one in found if stacks(state, seat, one)] for seat, found in dues.items()}
    owed = {seat: found for seat, found in owed.items() if found}
    settled: dict[int, Answer] = {
        seat: {} for seat, found in owed.items() if not any(_choice(state, seat, one) for one in found)
    }
    if owed:
        play.push(Losses(list(owed), answers=settled, agenda=agenda, dues=owed))


class Exhausting(Together, tag="twilight_imperium-agenda-exhausting"):
    """Players choose, at once and in secret, which of their planets an agenda exhausts.

    Args:
        agenda: id.
        counts: seat -> how many.
    """

    agenda: str = ""
    counts: dict[int, int] = {}

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which."""
        ready = ready_planets(play.board, seat)
        count = min(self.counts[seat], len(ready))
        options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in ready)
        return about_agenda(
            Text("twilight_imperium-ask-agenda-exhaust", {"agenda": self.agenda, "count": count}),
            Form("planets", Pick(options, min=count, max=count)),
            {"planets": ready[0] if count == 1 else ready[:count]},
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """They are exhausted, so many and no more."""
        chosen: str | list[str] = answer.get("planets", ready_planets(play.board, seat))
        exhaust(play, seat, self.agenda, [chosen] if isinstance(chosen, str) else chosen)


def ready_planets(state: State, seat: int) -> list[str]:
    """A player's ready planets, in board order."""
    return [planet for planet in state.planets_of(seat) if state.planets[planet].ready]


def exhaust(play: Galaxy, seat: int, agenda: str, planets: Sequence[str]) -> None:
    """An agenda exhausts planets of a player; those that are exhausted stay so."""
    state = play.board
    turned = [planet for planet in planets if state.planets[planet].controller == seat and state.planets[planet].ready]
    for planet in turned:
        state.planets[planet].ready = False
    if turned:
        play.tell(
            "twilight_imperium-event-agenda-exhausted", seat=seat, agenda=agenda, planets=turned, count=len(turned)
        )


class LoseToken(Ask, tag="twilight_imperium-agenda-token"):
    """`D_LOSE_TOKEN`: a command token of the sheet goes back to the reserve (Wormhole Research).

    Args:
        agenda: id of what asks for it.
    """

    agenda: str = ""

    def _pools(self, play: Galaxy) -> list[str]:
        return [pool for pool in POOLS if play.board.players[self.seat].pool(pool)]

    def matters(self, play: Galaxy) -> bool:
        """Whether there is a choice."""
        return len(self._pools(play)) > 1

    def unasked(self, play: Galaxy) -> None:
        """From the only pool."""
        for pool in self._pools(play):
            self.chosen(play, pool)

    def question(self, play: Galaxy) -> Question:
        """From which pool."""
        player, pools = play.board.players[self.seat], self._pools(play)
        options = tuple(
            Option(pool, "twilight_imperium-opt-pool", {"pool": pool, "count": player.pool(pool)})  # type: ignore[arg-type]
            for pool in pools
        )
        default = next(pool for pool in LOST_FIRST if pool in pools)
        return about_agenda(Text("twilight_imperium-ask-agenda-token", {"agenda": self.agenda}), Pick(options), default)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is gone; a smaller fleet pool may be too small now."""
        play.board.players[self.seat].put(answer, -1)
        play.tell("twilight_imperium-event-token-lost", seat=self.seat, pool=str(answer))
        if answer == "fleet":
            play.push(LimitCheck([self.seat]))


def from_speaker(play: Galaxy) -> list[int]:
    """O5: seats in the order in which agendas are carried out."""
    return play.board.clockwise(play.board.speaker)


def voters(play: Galaxy, outcome: str) -> list[int]:
    """Who has voted for an outcome of the agenda before the council, from the speaker."""
    hearing = council_of(play).hearing
    found = hearing.voters(outcome) if hearing is not None else []
    return [seat for seat in from_speaker(play) if seat in found]
