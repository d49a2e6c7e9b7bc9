"""What stands at a table of Twilight Imperium that began under earlier rules: board, panels, hands, both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bot.core import bots
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from bot.tables.asked import Panel
from bot.text.catalogue import LANGUAGES
from cogs.panels.board import board
from cogs.panels.move.panel import screen_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.cogs import met
from tests.cogs.stage import complaints, public_complaints
from tests.cogs.test_imperium_every_panel import table_for
from tests.games.twilight_imperium.test_old_games import FILES, PROVING, kept, name

SOME: Final = 7
"""One document in so many is shown, of the core and in the proof each."""
pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize("file", FILES, ids=name)
async def test_an_old_table_shows_all_that_it_is(tmp_path: Path, file: Path) -> None:
    registry.install()
    documents = kept(file)
    table = await table_for(tmp_path, Match.load(documents[0]).seats)
    every = 1 if PROVING or name(file).startswith("core") else SOME
    for number, document in enumerate(documents[::every]):
        match = Match.load(document)
        table.row.options = dict(match.options)
        table.row.state = document.decode()
        table.__dict__["match"] = match
        table.__dict__.pop("awaited", None)
        assert public_complaints(board(table, [])) == []
        for seat in range(match.seats):
            asked = match.asked(seat)
            question = bots.next_question(match, seat)
            standing = [one for one in asked if not one.blocking]
            for language in LANGUAGES:
                reader = Reader(language, table, seat)
                assert complaints(screen_of(reader, Panel(table, seat, None, tuple(standing), []))) == []
                lines = TwilightImperiumFace().hand_lines(match.view(seat), seat, reader)
                assert complaints(Screen([reader.game(), "\n".join(lines)])) == []
            if question is None:
                continue
            choice = bots.choose(match, seat, question, "easy", Stream.of("old table", number, seat))
            others = [one for one in asked if one.no != question.no]
            for kind, panel, one, draft in met.panels(table, seat, question, choice, others):
                for found in met.screens(kind, panel, one, draft, LANGUAGES):
                    assert all(complaints(screen) == [] for screen in found.screens.values()), found.kind
