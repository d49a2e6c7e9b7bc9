"""Rules: at most five short pages a game, one picture each."""

from __future__ import annotations

from functools import partial

from cogs.panels.dispatch import on
from cogs.panels.gamefaces import GameFace, face_of
from cogs.panels.ids import Id, whole
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.visit import Visit


async def rules_screen(visit: Visit, game: str, page: int, table: int = 0) -> Screen:
    """One page.

    Args:
        game: key.
        page: from 1; brought into range.
        table: the table it was opened from, kept for the way back.
    """
    reader = await visit.reader()
    face = face_of(game)
    page = min(max(page, 1), face.pages)
    headline = reader("rules-headline", game=reader.game(game), page=page, pages=face.pages)
    title, text = reader(f"{game}-rules-{page}-title"), reader(f"{game}-rules-{page}-page")
    id = Id("rules", table)
    row: list[Button] = []
    if page > 1:
        row.append(Button(reader("button-previous"), id.to("rules", f"{game}.{page - 1}")))
    if page < face.pages:
        row.append(Button(reader("button-next"), id.to("rules", f"{game}.{page + 1}"), "primary"))
    if table:
        row.append(Button(reader("button-my-move"), id.to("panel")))
    return Screen([headline, f"**{title}**\n{text}"], _pictures(reader, face, page), [row] if row else [])


def _pictures(reader: Reader, face: GameFace, page: int) -> list[Sketch]:
    if page > face.pictured_rules:
        return []
    language = reader.language
    alt = reader("rules-alt", game=reader.game(face.key), page=page)
    key = sight("rules", face.key, page, language)
    return [sketched(key, partial(face.draw_rule, page, language), alt=alt)]


@on("rules", reach=Reach.PRIVATE)
async def show_rules(visit: Visit) -> None:
    """A page of rules; the argument is GAME.PAGE."""
    game, _, page = visit.id.arg.partition(".")
    await visit.show(rules_screen(visit, game, whole(page, 1), visit.id.table))


@on("s-rules")
async def rules_of(visit: Visit) -> None:
    """The rules of the game chosen in the entrance."""
    await visit.show(rules_screen(visit, str(visit.value), 1))
