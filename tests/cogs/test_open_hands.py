"""After the end everybody reads what everybody held: in the result, and beside the galaxy in the panel behind it."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.playable import register
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.flow.ending import finish
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import LANGUAGES, Language
from cogs.panels.reader import Reader
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import Board

SECRETS = ("fuel_the_war_machine", "threaten_enemies")


def ended() -> Board:
    """A match in which seat 1 never scored what it held."""
    register(TWILIGHT_IMPERIUM)
    board = Board("sol", "letnev", "hacan")
    for player in board.state.players:
        player.secrets = []
    board[1].secrets = list(SECRETS)
    return board


def read_in(language: Language) -> Reader:
    reader = Reader(language)
    reader.__dict__["names"] = {0: "Ann", 1: "Bo", 2: "Cy"}
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_EN3_the_result_names_what_nobody_scored(language: Language) -> None:
    board, face, reader = ended(), TwilightImperiumFace(), read_in(language)
    before: TwilightImperiumView = board.match.view(None)
    assert face.hidden_lines(before, reader) == []
    assert [face.draw_result(before, at, (), language).kind for at in range(face.results(before))] == [
        "result",
        "table",
    ]
    finish(board.play)
    view = Match.load(board.match.save()).view(None)
    (line,) = face.hidden_lines(view, reader)
    assert "Bo" in line
    assert all(reader(f"twilight_imperium-objective-{one}") in line for one in SECRETS)
    assert face.result_page(view, 1, reader)[1:] == [line]
    kinds = [face.draw_result(view, at, (), language).kind for at in range(face.results(view))]
    assert kinds == ["result", "finale", "table"]
