"""The film of a finished match: made at a press, with its progress in the message, and shared by another (R3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from bot.core.hindsight import Hindsight, turning_points
from bot.core.match import Match
from bot.tables.cutting import END, PICTURES, TITLE, cut, times
from bot.tables.model import LogLine, Snapshot
from bot.tables.past import past_of
from bot.tables.replay import PastMove
from bot.text import events, names
from bot.text.catalogue import Language
from cogs.panels.board import public_reader
from cogs.panels.dispatch import on
from cogs.panels.filming import Film, Filming, FilmKey
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.reader import Reader, board_url, said_once
from cogs.panels.screen import Button, Screen
from cogs.panels.sharing import over, share
from cogs.panels.sketches import ReadyFile, Sketch, sight
from cogs.panels.underway import bar, follow
from cogs.panels.visit import Visit
from renderers.covers import Sitter
from renderers.film import MOST, FilmShot

LOOKING: Final = 0.15
"""Share of the work that looking back is."""
LATER: Final = "film-later"
ENDS: Final = (".", "!", "?", ":")
"""What a sentence ends with that needs nothing before the next."""
FEWEST: Final = 20
"""Pictures of which a film is made whatever it weighs."""
TOLD: Final = 240
"""Characters said of one picture: two lines of it are shown."""


# --- what is said ----------------------------------------------------------------------------------------------------


def key_of(table: Snapshot, reader: Reader) -> FilmKey:
    """Which film this reader would see."""
    return FilmKey(table.id, table.row.head, reader.language, reader.drawn)


def won(reader: Reader, table: Snapshot, names: Sequence[str]) -> str:
    """Who won, in a few words."""
    found = table.match.result
    first = [seat for seat, rank in enumerate(found.ranks) if rank == 1] if found is not None else []
    people = reader.text.listing([reader("person", name=names[seat]) for seat in first])
    return reader("film-won" if len(first) == 1 else "film-won-shared", names=people)


def told(reader: Reader, steps: Sequence[PastMove]) -> str:
    """What happened in these moves, in the words of pictures: as boards tell it, without what only Discord draws."""
    assert reader.table is not None
    face, people = face_of(reader.table.row.game), dict(enumerate(reader.drawn))
    lines = [LogLine(step.no, 0, step.seat, event) for step in steps for event in step.events]
    kept = list(face.retold([line for line in lines if line.event.key not in face.unsaid] or lines))
    brief = [reader.whose(reader.briefly(line.event)) for line in kept]
    found = [text for one in brief if (text := events.render_event(one, None, reader.language, people, reader.cards))]
    said = [text if text.endswith(ENDS) else f"{text} ·" for text in said_once(found)]
    return " ".join(said).removesuffix(" ·").replace("**", "").replace("`", "")


def film_sketch(reader: Reader, table: Snapshot, key: FilmKey, film: Film) -> Sketch:
    """The film as a picture of a screen."""
    alt = reader("film-alt", game=reader.game(), names=", ".join(reader.drawn), won=won(reader, table, reader.drawn))
    return Sketch(sight("film", key, table=table, form="gif"), ReadyFile(film.data, alt))


def film_screen(reader: Reader, table: Snapshot, key: FilmKey, film: Film, note: str = "") -> Screen:
    """The film, for one person's eyes."""
    said = reader("film-here", game=reader.game(), pictures=film.pictures, seconds=round(film.time / 100))
    id = Id("", table.id, table.row.epoch)
    row = [
        Button(reader("share-button"), id.to("film-share", reader.language), "primary"),
        Button(reader("button-open-board"), url=board_url(table)),
    ]
    return Screen([said, note], [film_sketch(reader, table, key, film)], [row])


def making_screen(reader: Reader, table: Snapshot, filming: Filming) -> Screen:
    """How far it is. Where the bot ends meanwhile, a press on what is left begins anew."""
    waits = "film-waiting" if filming.waits else "film-making"
    said = reader(waits, game=reader.game(), share=round(100 * filming.done))
    row = [Button(reader("button-film"), Id("film", table.id, table.row.epoch))]
    return Screen([f"{said}\n{bar(filming.done)}"], rows=[row])


def failed_screen(reader: Reader, table: Snapshot) -> Screen:
    """It came to nothing."""
    row = [Button(reader("film-again"), Id("film", table.id, table.row.epoch))]
    return Screen([reader("film-failed")], rows=[row])


# --- making it -------------------------------------------------------------------------------------------------------


async def make(visit: Visit, table: Snapshot, reader: Reader, filming: Filming) -> Film:
    """All of it, from the frames.

    Raises:
        TableError: positions of it cannot be read any more.
        JobLost, JobFailed: workers could not do it.
    """
    tables = visit.tables
    past = await past_of(tables.desk, tables.replay, table, draws=False)
    stood = await filming.survey(table.row.game, table.row.pack, past.states, LOOKING)
    turning = turning_points(stood)
    most = PICTURES - 2
    while True:
        shown = cut(stood, turning, most)
        cutting = Cutting(table, reader, past.steps, past.states, stood, shown, turning)
        filming.done = LOOKING
        film = await filming.shoot(
            table.row.game, table.row.pack, len(shown), cutting.board, cutting.title(), cutting.end()
        )
        if len(film.data) <= MOST or most <= FEWEST:
            return film
        most //= 2


class Cutting:
    """What is drawn and said of each picture of a film.

    Args:
        table: of which match.
        reader: who reads it.
        steps, states, stood: its moves, the match after each, and how it stood.
        shown: numbers of those that are shown.
        turning: of those that are turning points.
    """

    def __init__(
        self,
        table: Snapshot,
        reader: Reader,
        steps: Sequence[PastMove],
        states: Sequence[bytes],
        stood: Sequence[Hindsight],
        shown: Sequence[int],
        turning: Collection[int],
    ) -> None:
        self.table, self.reader, self.steps, self.states, self.stood = table, reader, steps, states, stood
        self.shown, self.turning = shown, frozenset(turning)
        self.face = face_of(table.row.game)
        self.times = times(shown, turning)

    def board(self, number: int) -> FilmShot:
        """The board of a picture, with what has happened since the one before."""
        step, before = self.shown[number], self.shown[number - 1] if number else -1
        view = Match.load(self.states[step], self.table.pack).view(None)
        drawn = self.face.draw_board(view, self.reader.drawn, self.reader.language)
        seats = {self.steps[one].seat for one in range(before + 1, step + 1)}
        seat = seats.pop() if len(seats) == 1 else self.stood[step - 1].seat if step else None
        return FilmShot(
            drawn.kind,
            drawn.encode(),
            self.times[number],
            told(self.reader, self.steps[before + 1 : step + 1])[:TOLD],
            f"{self.steps[step].no}/{self.steps[-1].no}",
            1000 * number // max(1, len(self.shown) - 1),
            step in self.turning,
            -1 if seat is None else seat,
            self.reader("film-turning") if step in self.turning else "",
        )

    def title(self) -> FilmShot:
        """Who plays what."""
        seats = enumerate(zip(self.reader.plain, self.table.seats, strict=True))
        sitters = [Sitter(name, bot=bool(seat.bot) and seat.user_id is None) for _, (name, seat) in seats]
        drawn = self.face.draw_cover(sitters, self.reader.language)
        progress = self.face.progress(self.table.match.view(None), self.reader)
        return FilmShot(
            drawn.kind, drawn.encode(), TITLE, self.reader("film-title", game=self.reader.game(), progress=progress)
        )

    def end(self) -> FilmShot | None:
        """Who got what; None in a game that has no picture of it."""
        view = self.table.match.view(None)
        if not self.face.results(view):
            return None
        drawn = self.face.draw_result(view, 0, self.reader.drawn, self.reader.language)
        return FilmShot(drawn.kind, drawn.encode(), END, won(self.reader, self.table, self.reader.drawn), share=1000)


# --- presses ---------------------------------------------------------------------------------------------------------


@on("film")
async def show_film(visit: Visit) -> None:
    """The film, made now if it is not there."""
    table = await visit.table()
    over(table, LATER)
    reader = await visit.reader(table)
    key, films = key_of(table, reader), visit.services.films
    if (kept := films.kept(key)) is not None:
        await visit.show(_screen(film_screen(reader, table, key, kept)))
        return
    filming, task = films.made(key, partial(make, visit, table, reader))
    await visit.show(_screen(making_screen(reader, table, filming)))
    if visit.stands is not None:
        telling = follow(
            visit,
            visit.stands,
            task,
            lambda: filming.done,
            lambda: making_screen(reader, table, filming),
            lambda film: _screen(film_screen(reader, table, key, film)),
            lambda: failed_screen(reader, table),
        )
        films.follow((visit.user_id, key), telling)


async def _screen(screen: Screen) -> Screen:
    return screen


@on("film-share")
async def share_film(visit: Visit) -> None:
    """The film as this person saw it, for everybody in the channel."""
    table = await visit.table()
    over(table, LATER)
    shown: Language = "ko" if visit.id.arg == "ko" else "en"
    reader = Reader(shown, table)
    key = key_of(table, reader)
    film = visit.services.films.kept(key)
    if film is None:  # there was no more room for it, or the bot has begun anew
        await show_film(visit)
        return
    everybody = public_reader(table)
    who, winners = names.for_message(visit.person.name), won(everybody, table, tuple(everybody.names.values()))
    line = everybody("film-shared-line", name=who, game=everybody.game(), won=winners)
    note = await share(visit, table, ("film", shown), Screen([line], [film_sketch(reader, table, key, film)]))
    await visit.show(_screen(film_screen(reader, table, key, film, note)))
