"""Replay: a match move by move, in a panel that only one person sees (asynchronous R2).

While the match runs each step is one that everybody can read of, seen as this person might have seen it then; once it
is over every hand is open. Ids name moves as the log counts them and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.tables.model import LogLine, Snapshot, TableError
from bot.tables.replay import Eyes, PastMove, Stretch, stretches_of
from cogs.panels.board import scores
from cogs.panels.dispatch import on, shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id, whole
from cogs.panels.move.happened import deeds
from cogs.panels.reader import Reader, board_url, letter
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.visit import Visit

MOST: Final = 25
"""Turns in the menu."""
NEAR: Final = 7
"""Turns on either side of the one that is shown which all stand in it."""
NONE: Final = "x"
"""In place of a seat: nobody's hand."""


class Wanted(NamedTuple):
    """What a button of the panel asks for, as its argument says it: `MOVE.HAND.WAY`.

    Attributes:
        move: number of the move; -1 for where one begins.
        hand: of a seat, `NONE`, or empty for what is shown unasked.
    """

    move: int = -1
    hand: str = ""

    @classmethod
    def read(cls, arg: str) -> Wanted:
        """What an argument says."""
        move, _, rest = arg.partition(".")
        return cls(whole(move), rest.partition(".")[0])

    def written(self, way: str = "") -> str:
        """The argument; `way` keeps ids apart that lead to the same move."""
        return f"{self.move}.{self.hand}.{way}"


def offered(count: int, at: int, most: int = MOST, near: int = NEAR) -> list[int]:
    """Which of so many a menu offers where not all have room: all around the present one, and the rest evenly.

    Args:
        count: how many there are.
        at: the present one.
        most: lines of the menu.
        near: how many on either side all stand in it.
    """
    if count <= most:
        return list(range(count))
    around = range(max(0, at - near), min(count, at + near + 1))
    rest = [place for place in range(count) if place not in around]
    room = most - len(around)
    return sorted({*around, *(rest[number * (len(rest) - 1) // (room - 1)] for number in range(room))})


async def replay_screen(visit: Visit, table: Snapshot, wanted: Wanted) -> Screen:
    """The table as it stood after a move.

    Args:
        wanted: the move, or the nearest before it where that one was taken back since.
    """
    eyes, steps = await visit.tables.replay.steps(table, visit.user_id)
    at = 0 if eyes.over else len(steps) - 1
    if wanted.move >= 0:
        at = max((place for place, one in enumerate(steps) if one.no <= wanted.move), default=0)
    step = steps[at]
    wanted = Wanted(step.no, wanted.hand)
    turns = stretches_of(steps)
    now = next(number for number, turn in enumerate(turns) if turn.first <= at <= turn.last)
    reader = Reader(await visit.language(table), table)
    headline = reader("replay-headline", game=reader.game(), number=step.no, last=steps[-1].no)
    said, pictures = await _position(visit, reader, table, eyes, step, wanted, _named(reader, turns[now]))
    done = deeds(reader, face_of(table.row.game), [LogLine(step.no, 0, step.seat, event) for event in step.events])
    rows: list[Row] = [_ways(reader, table, steps, at, wanted)]
    if len(turns) > 1:
        rows.append(_jump(reader, table, steps, turns, now, wanted))
    if hands := _hands(reader, table, eyes, step, wanted):
        rows.append(hands)
    study = eyes.over and at < len(steps) - 1
    begins = [Button(reader("study-button"), Id("study", table.id, table.row.epoch, arg=wanted.written()))]
    rows.append([*(begins if study else []), *_elsewhere(reader, table, table.playing and eyes.seat is not None)])
    return Screen([headline, done, "\n".join(said)], pictures, rows)


async def _position(
    visit: Visit, reader: Reader, table: Snapshot, eyes: Eyes, step: PastMove, wanted: Wanted, turn: str
) -> tuple[list[str], list[Sketch]]:
    """How it stood, in words and pictures; a position of an earlier version that cannot be read any more says so."""
    face, names, language = face_of(table.row.game), reader.drawn, reader.language
    try:
        match = await visit.tables.replay.match_at(table, step.entry)
    except TableError:
        return [turn, reader("replay-unreadable")], []
    hand = shown_hand(eyes, step, wanted, len(table.seats))
    view = match.view(eyes.at(step.entry))
    said = [f"{turn} · {face.progress(view, reader)}", scores(reader, face, view, table)]
    key = sight("replay", view, names, language, table=table)
    pictures = [sketched(key, partial(face.draw_board, view, names, language), reader("error-picture"))]
    if hand is not None:
        said.append(reader("replay-hand-line", name=reader.names[hand]))
        held = match.view(hand)
        key = sight("replay-hand", held, hand, names, language, table=table)
        pictures.append(sketched(key, partial(face.draw_hand, held, hand, names, language), reader("error-picture")))
    return said, pictures


def shown_hand(eyes: Eyes, step: PastMove, wanted: Wanted, seats: int) -> int | None:
    """The seat whose hand is shown; None for nobody's.

    While the match runs it is one's own alone, from when one came to it. Once all are open it is, unasked, that of
    whoever moved.
    """
    if wanted.hand == NONE:
        return None
    asked = whole(wanted.hand)
    if eyes.over:
        return asked if 0 <= asked < seats else step.seat
    own = eyes.at(step.entry)
    return own if own is not None and asked == own else None


def _named(reader: Reader, turn: Stretch) -> str:
    if turn.whose is None:
        return reader("replay-setup" if not turn.first else "replay-between")
    return reader("replay-turn", number=turn.number, name=reader.names[turn.whose])


def _ways(reader: Reader, table: Snapshot, steps: Sequence[PastMove], at: int, wanted: Wanted) -> list[Button]:
    """First, back, on and last."""
    end = len(steps) - 1
    places = {"first": 0, "back": max(0, at - 1), "on": min(end, at + 1), "last": end}
    id = Id("", table.id, table.row.epoch)
    return [
        Button(
            reader(f"replay-{way}-button"),
            id.to("replay", wanted._replace(move=steps[place].no).written(way)),
            "primary" if way == "on" and place != at else "secondary",
            disabled=place == at,
        )
        for way, place in places.items()
    ]


def _jump(
    reader: Reader, table: Snapshot, steps: Sequence[PastMove], turns: Sequence[Stretch], now: int, wanted: Wanted
) -> Dropdown:
    """To the beginning of a turn."""
    choices: list[Pickable] = []
    for number in offered(len(turns), now):
        turn = turns[number]
        name = _label(reader, turn)
        choices.append(Pickable(name, str(steps[turn.first].no), _begins(reader, steps[turn.first]), number == now))
    id = Id("s-replay", table.id, table.row.epoch, arg=wanted.written())
    return Dropdown(reader("replay-turn-placeholder"), id, choices)


def _label(reader: Reader, turn: Stretch) -> str:
    if turn.whose is None:
        return reader("replay-setup" if not turn.first else "replay-between")
    return reader("replay-turn", number=turn.number, name=reader.short[turn.whose])


def _begins(reader: Reader, step: PastMove) -> str:
    """The first thing that happened in a turn, for a line of the menu."""
    plain = Reader(reader.language, reader.table)
    return next((text for event in step.events if (text := plain.event(plain.briefly(event)))), "")


def _hands(reader: Reader, table: Snapshot, eyes: Eyes, step: PastMove, wanted: Wanted) -> Dropdown | None:
    """Whose hand is shown; nothing where no hand may be."""
    own = eyes.at(step.entry)
    seats = range(len(table.seats)) if eyes.over else [own] if own is not None else []
    if not seats:
        return None
    shown = shown_hand(eyes, step, wanted, len(table.seats))
    choices = [Pickable(reader("replay-hand-none"), NONE, chosen=shown is None)]
    choices += [
        Pickable(reader("replay-hand-option", name=reader.short[seat]), str(seat), chosen=shown == seat)
        for seat in seats
    ]
    id = Id("s-replay-hand", table.id, table.row.epoch, arg=wanted.written())
    return Dropdown(reader("replay-hand-placeholder"), id, choices)


def _elsewhere(reader: Reader, table: Snapshot, plays: bool) -> list[Button]:
    id = Id("", table.id, table.row.epoch)
    return [
        *([Button(reader("button-my-move"), id.to("panel"))] if plays else []),
        Button(reader("button-log"), id.to("log")),
        Button(reader("button-open-board"), url=board_url(table)),
    ]


@shows("replay")
async def replay(visit: Visit) -> Screen:
    """The argument is what is wanted; without one where a replay begins."""
    return await replay_screen(visit, await visit.table(), Wanted.read(visit.id.arg))


@on("s-replay", "s-log-board")
async def jump(visit: Visit) -> None:
    """To a move: the beginning of a turn, or one that the log names."""
    wanted = Wanted(whole(str(visit.value), 0), Wanted.read(visit.id.arg).hand)
    await visit.show(replay_screen(visit, await visit.table(), wanted))


@on("s-replay-hand")
async def look_into(visit: Visit) -> None:
    """Whose hand is shown from now on."""
    wanted = Wanted.read(visit.id.arg)._replace(hand=str(visit.value))
    await visit.show(replay_screen(visit, await visit.table(), wanted))


@on("study")
async def play_on(visit: Visit) -> None:
    """A lobby that begins at this position; whoever opens it sits where the hand that was looked into lies."""
    wanted = Wanted.read(visit.id.arg)
    seat = whole(wanted.hand)
    table = await visit.tables.studies.open(
        visit.id.table, visit.person, max(0, wanted.move), seat if seat >= 0 else None, visit.number
    )
    reader = await visit.reader(table)
    own = table.seat_of(visit.user_id)
    await visit.say(reader("study-opened", number=table.study, letter=letter(own or 0)))
