"""How long films take and how large they are, of games that easy bots play at a table (asynchronous R3).

    python -m tests.benchmarks.films             seconds of one core, megabytes, pictures and seconds shown, by game
    python -m tests.benchmarks.films FOLDER      keeps films and reports there, in both languages

Kept in `docs/results/films.md`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.core import bots
from bot.core.streams import Stream
from bot.tables.model import Person, Place, Snapshot
from bot.text.catalogue import Language
from cogs.panels.film import key_of, make
from cogs.panels.glance import glance_sketch
from cogs.panels.reader import Reader
from renderers.film import MOST
from tests.cogs.stage import CHANNEL, GUILD, Stage, stage

GAMES: Final = (("metromania", 4), ("project_mine", 4), ("the_dome", 2), ("twilight_imperium", 6))
PEOPLE: Final = [
    Person(number, name, "ko")
    for number, name in enumerate(("지수", "Minsu", "박서준", "Ada", "Chris W.", "유나"), start=1)
]
WITHIN: Final = 20.0
"""Seconds of one core that a film of a four-player Metromania may take."""
HOUR: Final = 3600


HERE: Final = Place(GUILD, CHANNEL)


async def played(at: Stage, game: str, seats: int, clock: list[int], place: Place = HERE) -> Snapshot:
    """A match at a table of people who do what easy bots would do, an answer every few hours."""
    tables, people = at.tables, PEOPLE[:seats]
    table = await tables.lobby.open(game, place, people[0], "ko", {}, at.click())
    for person in people[1:]:
        await tables.lobby.join(table.id, person, at.click())
    await tables.lobby.start(table.id, people[0], at.click())
    while (table := await tables.look.at(table.id)).playing:
        match, stream = table.match, Stream.of("films", game, table.row.last)
        waiting = next(((seat, one) for seat in match.awaited() if (one := bots.next_question(match, seat))), None)
        clock[0] += stream.below(8 * HOUR)
        if waiting is None:
            await tables.clocks.run_due()
            continue
        seat, question = waiting
        choice = bots.choose(match, seat, question, "easy", stream)
        await tables.play.answer(table.id, people[seat], table.row.epoch, question.no, choice, at.click())
    return table


async def main(folder: Path | None) -> int:
    """All games."""
    slow = False
    for game, seats in GAMES:
        with tempfile.TemporaryDirectory() as place:
            clock = [1_800_000_000]
            at = await stage(Path(place))
            at.tables.desk.clock = lambda clock=clock: clock[0]
            table = await played(at, game, seats, clock)
            for language in ("ko", "en"):
                slow |= await _film(at, table, language, folder)
            await at.tables.close()
    return int(slow)


async def _film(at: Stage, table: Snapshot, language: Language, folder: Path | None) -> bool:
    """One film, and one report; whether it took too long."""
    visit: Any = at.visit(PEOPLE[0], None)
    reader, films = Reader(language, table), visit.services.films
    began = time.process_time()
    _, task = films.made(key_of(table, reader), partial(make, visit, table, reader))
    film = await task
    took = time.process_time() - began
    began = time.process_time()
    sketch = await glance_sketch(visit, table, reader)
    picture = await at.pictures.drawn(sketch)
    assert picture is not None
    glance = time.process_time() - began
    print(
        f"{table.row.game:18} {len(table.seats)} {language}  {took:5.1f} s  {len(film.data) / 1e6:4.1f} MB  "
        f"{film.pictures:3} pictures  {film.time / 100:4.1f} s shown  "
        f"report {glance:4.1f} s  {len(picture.data) / 1e3:4.0f} kB",
        flush=True,
    )
    if folder is not None:
        (folder / f"{table.row.game}-{language}.gif").write_bytes(film.data)
        (folder / f"{table.row.game}-{language}.png").write_bytes(picture.data)
    return len(film.data) > MOST or (table.row.game == "metromania" and took > WITHIN)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(Path(sys.argv[1]) if sys.argv[1:] else None)))
