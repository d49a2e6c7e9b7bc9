"""The end: ranking, points by source, what was hidden, the promise kept, awards, and one more round."""

from __future__ import annotations

from bot.core.play import FIRST
from bot.tables.model import Snapshot, TableError
from bot.text.limits import CONTENT, cut
from cogs.panels.board import public_pictures, public_reader, study
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.menu import leafing, page_of, result_picture
from cogs.panels.ranking import headline, ranking
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Row, Screen
from cogs.panels.visit import Visit


def result(table: Snapshot, began: int) -> Screen:
    """The board message of a finished table.

    Args:
        table: the table.
        began: Unix time of the match's beginning.
    """
    reader = public_reader(table)
    face = face_of(table.row.game)
    view = table.match.view(None)
    lines = [
        headline(reader, table),
        study(reader, table),
        called(reader, table),
        *ranking(reader, table),
        *_under(reader, _how(table), face.accounts(view, reader)),
        *_under(reader, "result-hidden-headline", face.hidden_lines(view, reader)),
        *face.awards(view, reader),
    ]
    # What lets anybody check the match stays whole, however long the names and however much there is to tell.
    closing = [
        length(reader, table, face.progress(view, reader), began),
        reader("result-seed-line", secret=table.row.secret),
        reader("result-digest-line", digest=table.row.commitment),
    ]
    told = cut("\n".join(line for line in lines if line), CONTENT - sum(len(line) + 1 for line in closing))
    pictures = public_pictures(table, reader, face, view)
    return Screen(["\n".join([told, *closing])], pictures, buttons(reader, table))


def _under(reader: Reader, headline: str, lines: list[str]) -> list[str]:
    """Lines under their headline; nothing without lines."""
    return [f"**{reader(headline)}**", *lines] if lines else []


def _how(table: Snapshot) -> str:
    """Key of the headline over the accounts."""
    points = face_of(table.row.game).counts_points
    return "result-table-headline" if points else "cogs-result-how-headline"


def called(reader: Reader, table: Snapshot) -> str:
    """Everybody who played, by their mention: without it in the text Discord notifies nobody."""
    users = [user for seat in table.humans if (user := table.seats[seat].user_id) is not None]
    return reader("result-called-line", people=reader.mentions(users)) if users else ""


def length(reader: Reader, table: Snapshot, progress: str, began: int) -> str:
    """How far the match went and how long it took, from its beginning: the lobby does not count."""
    return reader("result-length-line", progress=progress, time=reader.span(table.row.ended_at - began))


def buttons(reader: Reader, table: Snapshot) -> list[Row]:
    """What is left to do."""
    id = Id("", table.id, table.row.epoch)
    return [
        [
            Button(reader("button-rematch"), id.to("rematch"), "success"),
            Button(reader(_how(table)), id.to("result")),
            Button(reader("button-log"), id.to("log")),
            Button(reader("button-rules"), id.to("rules", f"{table.row.game}.1")),
            Button(reader("table-settings-export-button"), id.to("export")),
        ],
        [
            Button(reader("button-replay"), id.to("replay")),
            Button(reader("button-film"), id.to("film")),
            Button(reader("button-glance"), id.to("glance")),
        ],
    ]


async def result_screen(visit: Visit, table: Snapshot) -> Screen:
    """Who got what and why, in the reader's language: in words with the first picture, each other picture by itself."""
    if table.match.result is None:
        raise TableError("error-not-started")
    reader = await visit.reader(table)
    face = face_of(table.row.game)
    view = table.match.view(table.seat_of(visit.user_id))
    pages = face.results(view)
    page = page_of(visit, pages)
    pictures = result_picture(table, reader, view, page)
    row = leafing(reader, Id("result", table.id, table.row.epoch), page, pages)
    if page:
        return Screen(["\n".join(face.result_page(view, page, reader))], pictures, [row])
    hidden = _under(reader, "result-hidden-headline", face.hidden_lines(view, reader))
    first = "\n".join([headline(reader, table), *ranking(reader, table)])
    second = "\n".join([f"**{reader(_how(table))}**", *face.result_lines(view, reader), *hidden])
    return Screen([first, second], pictures, [row] if row else [])


@on("result")
async def show_result(visit: Visit) -> None:
    """The points in full; the argument is the page."""
    await visit.show(result_screen(visit, await visit.table()))


@on("rematch")
async def rematch(visit: Visit) -> None:
    """A new lobby with the same places round the table; it appears in the channel."""
    table, opened = await visit.tables.rematch.open(visit.id.table, visit.person, visit.number)
    reader = await visit.reader(table)
    if opened:
        first = int(table.row.options.get(FIRST, "0"))
        told = [reader("rematch-opened", first=reader.names.get(first, reader("seat-gone")))]
        if table.kept:
            told.append(reader("rematch-invited", people=reader.people(table.kept)))
        await visit.say("\n".join(told))
        return

    async def screen() -> Screen:
        told = reader("rematch-open-already", game=reader.game(), name=reader.user(table.row.host_id))
        row = [Button(reader("rematch-lobby-button"), url=board_url(table))]
        if table.seat_of(visit.user_id) is None:
            row.insert(0, Button(reader("lobby-join-button"), Id("join", table.id), "primary"))
        return Screen([told], rows=[row])

    await visit.show(screen(), fresh=True)
