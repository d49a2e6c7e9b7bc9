"""FigureSheet of a game of Twilight Imperium that is over, as the picture beside the report has them."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from bot.core.events import Event
from bot.core.match import Match
from bot.core.study import began
from bot.games.twilight_imperium.state import Victory
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language
from bot.text.limits import ALT
from cogs.panels.gamefaces import Part
from cogs.panels.reader import Reader
from cogs.twilight_imperium.face import TwilightImperiumFace
from cogs.twilight_imperium.reckoning import SORTS, sorted_points
from renderers.report import CountedRow, FigurePart, FigureSheet, figures
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.proof import EVENT
from tests.renderers.checks import UPRIGHT, has_size, keeps_apart, keeps_to_rooms

FACE = TwilightImperiumFace()
LEDGER = (
    Victory(1, "expand_borders", 2),
    Victory(1, "custodians", 2),
    Victory(1, "imperial", 3),
    Victory(1, "support_for_the_throne", 3),
    Victory(-1, "support_for_the_throne", 4),
    Victory(1, "mutiny", 4),
    Victory(-1, "shard_of_the_throne", 4),
    Victory(1, "imperial_rider", 4),
)
ROLLED = Event(f"{EVENT}dice", {"seat": 0, "units": ["cruiser"], "dice": [9], "needs": [7], "hits": 1})


@cache
def seen(round: int = 4) -> TwilightImperiumView:
    match: Match = Board("sol", "hacan", "letnev").own(0, "bereg", "lirta_iv").begin().match
    view = match.view(None)
    first = replace(view.players[0], ledger=LEDGER)
    return replace(view, round=round, players=(first, *view.players[1:]))


def row(parts: list[Part], name: str) -> list[str]:
    """Values of a row."""
    (found,) = [values for _, rows in parts for called, values in rows if called == name]
    return list(found)


def test_points_are_sorted_by_what_gave_them() -> None:
    found = sorted_points(seen().players[0])
    assert {sort: found[sort] for sort in SORTS} == {
        "public": 1, "secret": 0, "custodians": 1, "imperial": 1, "notes": 0, "agendas": 0, "other": 1,
    }  # fmt: skip


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_round_has_its_points_and_the_log_its_figures(language: Language) -> None:
    reader = Reader(language)
    parts = FACE.figures(seen(), [ROLLED], reader)
    by_round = [row(parts, reader("report-twilight_imperium-round", round=one))[0] for one in range(1, 5)]
    assert by_round == ["0", "2", "2", "0"]
    assert row(parts, reader("report-twilight_imperium-hits")) == ["1 : 0.4", "0 : 0.0", "0 : 0.0"]
    assert row(parts, reader("report-twilight_imperium-luck")) == ["+0.6", "±0.0", "±0.0"]
    assert row(parts, reader("report-twilight_imperium-planets"))[0] == "3"


def test_what_the_log_does_not_tell_is_a_dash_and_no_nought() -> None:
    reader = Reader("en")
    old = Event(ROLLED.key, {name: value for name, value in ROLLED.args.items() if name != "needs"})
    parts = FACE.figures(seen(), [old], reader)
    assert row(parts, reader("report-twilight_imperium-hits"))[0] == "1 : –"
    assert row(parts, reader("report-twilight_imperium-luck"))[0] == "–"
    parts = FACE.figures(seen(), [*began(9).events, ROLLED], reader)
    assert set(row(parts, reader("report-twilight_imperium-votes"))) == {"–"}
    assert row(parts, reader("report-twilight_imperium-round", round=2))[0] == "2", "that the position tells"


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("seats", [2, 6])
def test_all_of_it_has_its_room(seats: int, language: Language) -> None:
    reader = Reader(language)
    parts = [
        FigurePart(name, tuple(CountedRow(one, (*(["123 : 123.4"] * (seats - 1)), "–")) for one, _ in rows))
        for name, rows in FACE.figures(seen(10), [ROLLED], reader)
    ]
    told = FigureSheet("twilight_imperium", FACE.progress(seen(10), reader), tuple(parts), tuple(range(1, seats + 1)))
    picture = figures(told, names=["가장 긴 이름을 가진 사람 Wolfgang Amadeus"] * seats, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    assert "123.4" in picture.alt


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("letter", ["W", "뷁"])
def test_the_words_for_the_figures_of_six_fit_where_discord_takes_them(language: Language, letter: str) -> None:
    """Nine rounds, names of 32 letters, three digits everywhere: it was cut in the middle of a figure."""
    reader, view = Reader(language), seen(9)
    six = replace(view, players=(view.players * 2)[:6])
    most = {"hits": "888 : 888.8", "luck": "+888.8", "fights": "88 : 88"}
    parts = FACE.figures(six, [ROLLED], reader)
    called = {reader(f"report-twilight_imperium-{name}"): value for name, value in most.items()}
    sheet = FigureSheet(
        "twilight_imperium",
        reader("twilight_imperium-progress-over", round=9),
        tuple(
            FigurePart(name, tuple(CountedRow(row, (called.get(row, "888"),) * 6) for row, _ in rows))
            for name, rows in parts
        ),
        (1, 2, 3, 4, 5, 6),
    )
    alt = figures(sheet, names=[f"{seat}{letter * 31}" for seat in range(6)], language=language).alt
    assert len(alt) <= ALT
    assert not alt.endswith("…")
    assert all(str(seat) + letter in alt for seat in range(6))
    for name in (*most, "units", "votes", "cards", "goods", "planets", "technologies"):
        assert reader(f"report-twilight_imperium-{name}") in alt
    short = figures(sheet, names=list("ABCDEF"), language=language).alt
    assert reader("report-twilight_imperium-round", round=9) in short
