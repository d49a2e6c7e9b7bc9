"""The first steps: pictures (goal, your turn, scoring, and what a game has more) before a person's first panel in each
game, shown once."""

from __future__ import annotations

from functools import partial

from bot.tables.model import Snapshot
from bot.text.catalogue import Language
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import GameFace, face_of
from cogs.panels.ids import Id
from cogs.panels.move.showing import panel_screen
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.visit import Visit


def lesson_pictures(face: GameFace, language: Language) -> list[Sketch]:
    """The pictures, as far as the game has them."""
    return [
        sketched(sight("lesson", face.key, page, language), partial(face.draw_lesson, page, language))
        for page in range(len(face.pictures.LESSONS))
    ]


async def lessons_screen(visit: Visit, table: Snapshot) -> Screen:
    """The pictures with one sentence each, and the button to start."""
    reader = await visit.reader(table)
    game = table.row.game
    face = face_of(game)
    texts = [reader("tutorial-headline", game=reader.game())]
    taught = face.pictures.LESSONS
    args = face.taught(table.match.view(None))
    texts += [
        f"**{_title(reader, game, lesson)}** · {reader(f'{game}-tutorial-{lesson}', **args)}" for lesson in taught
    ]
    id = Id("begin", table.id, table.row.epoch)
    row = [
        Button(reader("button-start-now"), id, "primary"),
        Button(reader("button-rules"), id.to("rules", f"{game}.1")),
    ]
    return Screen(["\n".join(texts)], lesson_pictures(face, reader.language), [row])


def _title(reader: Reader, game: str, lesson: str) -> str:
    """What a lesson is about; a game without points calls the third its own way."""
    own = f"{game}-tutorial-{lesson}-title"
    return reader(own if reader.text.has(own) else f"tutorial-{lesson}-title")


@on("begin", reach=Reach.PRIVATE)
async def begin(visit: Visit) -> None:
    """The first steps are seen; on to the question."""
    table = await visit.table()
    await visit.tables.people.set(visit.person, introduced=table.row.game)
    await visit.show(panel_screen(visit, table.id))
