"""Every kind of panel that a game of bots comes by, as screens: `python -m tests.cogs.met [GAME] [--language en]`.

A match is played without a database; before each answer the panel of whoever answers is made, and of a form the panel
after each of its fields. Nothing is drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.core import bots
from bot.core.match import Match
from bot.core.shapes import Form, Question
from bot.core.streams import Stream
from bot.tables.ahead import with_ways
from bot.tables.asked import Asked, Draft, Panel
from bot.tables.fields import onward
from bot.tables.manner import manner_of
from bot.tables.model import Snapshot
from bot.tables.panels import made
from bot.text.catalogue import Language
from cogs.metromania.face import MetromaniaFace
from cogs.panels import gamefaces
from cogs.panels.ids import digest
from cogs.panels.move.choices import cut_of
from cogs.panels.move.panel import question_screen
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.panels.whereabouts import Whereabouts
from cogs.project_mine.face import MineFace
from cogs.the_dome.face import DomeFace
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.tables.house import ANN, BO, CEM, build


class Met(NamedTuple):
    """A panel: of which kind, the question as it is shown, where in it, and its screen in each language."""

    kind: str
    shown: Asked
    spot: Whereabouts
    screens: dict[Language, Screen]


async def table_for(game: str, folder: Path, **options: str) -> Snapshot:
    """A table of three people, begun."""
    house = await build(folder / "met.sqlite3")
    for face in (MetromaniaFace(), MineFace(), DomeFace(), TwilightImperiumFace()):
        gamefaces.register(face)
    table = await house.lobby(ANN, BO, CEM, game=game, **options)
    await house.tables.lobby.start(table.id, ANN, house.click())
    table = await house.tables.look.at(table.id)
    await house.tables.close()
    return table


def met(
    table: Snapshot,
    seeds: Sequence[int],
    languages: Sequence[Language] = ("ko", "en"),
    *,
    level: str = "easy",
    answers: int = 10**9,
    every: bool = False,
) -> Iterator[Met]:
    """The panels of some games, each kind as often as it comes up in `every`, else once.

    Args:
        seeds: of the games.
        answers: of each game at most.
    """
    seen: set[str] = set()
    for seed in seeds:
        stream = Stream.of("met", seed)
        match = Match.new(table.row.game, len(table.seats), stream.seed_bytes(), table.match.options)
        for _ in range(answers):
            if match.result is not None:
                break
            asked = [(seat, one) for seat in match.awaited() if (one := bots.next_question(match, seat)) is not None]
            if not asked:
                match.elapse(match.timers()[0])
                continue
            seat, question = asked[0]
            standing = [one for one in match.asked(seat) if one.no != question.no]
            choice = bots.choose(match, seat, question, level, stream)
            table.__dict__["match"] = match
            table.__dict__.pop("awaited", None)
            for kind, panel, one, draft in panels(table, seat, question, choice, standing):
                if every or kind not in seen:
                    seen.add(kind)
                    yield from screens(kind, panel, one, draft, languages)
            match.answer(seat, question.no, choice)


def panels(
    table: Snapshot, seat: int, question: Question, choice: Any, standing: Sequence[Question]
) -> Iterator[tuple[str, Panel, Question, Draft]]:
    """The panels of a question on the way to an answer, and those of the questions that stand beside it."""
    match = table.match
    panel = Panel(table, seat, question, tuple(standing), [])
    for one in standing:
        yield f"{one.prompt.key}/", panel, one, Draft()
    chosen: dict[str, Any] = {}
    while isinstance(question.shape, Form):
        forced, fields = onward(match, seat, question, chosen)
        if not fields and chosen:
            return
        name = fields[0].name if fields else question.shape.first
        said = {**chosen, **forced}
        way = str(said.get("action", ""))[:2] or str(said.get("what", ""))
        yield f"{question.prompt.key}/{way}/{name}", panel, question, Draft(dict(chosen))
        chosen |= {field.name: choice[field.name] for field in fields}
        if not fields:
            return
    if not isinstance(question.shape, Form):
        yield f"{question.prompt.key}/", panel, question, Draft()


def screens(kind: str, panel: Panel, question: Question, draft: Draft, languages: Sequence[Language]) -> Iterator[Met]:
    """A panel at its beginning, and in each of its sections and elsewhere."""
    shown = with_ways(made(panel, question, draft), manner_of(panel.table.row.game))
    spots = [Whereabouts()]
    cut = cut_of(shown, spots[0])
    for section in cut.sections:
        if len(section.options) > 1:
            spots.append(Whereabouts(section=digest(section.key)))
            within = cut_of(shown, spots[-1])
            if within.elsewhere:
                spots.append(Whereabouts(0, section=spots[-1].section))
    for spot in spots:
        found: dict[Language, Screen] = {
            language: question_screen(Reader(language, panel.table, panel.seat), shown, spot) for language in languages
        }
        where = f"#{spot.section}" if spot.section else ""
        yield Met(kind + where + (f".{spot.group}" if spot.group is not None else ""), shown, spot, found)


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="twilight_imperium")
    parser.add_argument("--language", default="ko")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--level", default="easy")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table = asyncio.run(table_for(given.game, Path(folder)))
        for one in met(table, range(given.games), (given.language,), level=given.level):
            print(f"\n===== {one.kind}")
            print(one.screens[given.language])


if __name__ == "__main__":
    main()
