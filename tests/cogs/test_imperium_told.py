"""What Twilight Imperium's panels say, as people who played by hand missed it."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec import structs

from bot.core.events import Event
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games import registry
from bot.games.twilight_imperium.components.strategy_cards.diplomacy import PeacefulSystem
from bot.games.twilight_imperium.components.strategy_cards.trade import FreeTrade
from bot.games.twilight_imperium.flow.status import Scoring
from bot.games.twilight_imperium.flow.strategic import OfferSecondary
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from bot.text.events import render_text
from cogs.panels import gamefaces
from cogs.panels.gathering import lobby
from cogs.panels.ids import Id
from cogs.panels.lessons import lessons_screen
from cogs.panels.reader import Reader
from cogs.twilight_imperium.face import TwilightImperiumFace
from renderers.canvas import Canvas
from renderers.twilight_imperium import galaxy, lessons, tables
from renderers.twilight_imperium.words import Words
from tests.cogs.stage import Stage
from tests.cogs.test_imperium_battles import reader_at
from tests.games.twilight_imperium.board import Board
from tests.tables.house import ANN, BO, CEM

LANGUAGE: Final[tuple[Language, ...]] = ("ko", "en")
FACE: Final = TwilightImperiumFace()
LANGUAGES: Final = pytest.mark.parametrize("language", ["ko", "en"])


def hinted(board: Board, seat: int, reader: Reader) -> str:
    """The lines under what a seat is asked."""
    view: TwilightImperiumView = board.match.view(seat)
    return "\n".join(FACE.hints(view, board.asked(seat), reader))


@LANGUAGES
def test_what_ended_the_choice_of_trade_was_called_like_one_of_its_options(language: Language) -> None:
    board = Board("sol").begin(FreeTrade(0))
    question, reader = board.asked(0), reader_at(language)
    options = question.shape.options  # type: ignore[union-attr]
    labels = {reader.option(one) for one in options}
    acts = [FACE.act(question, options[:count], reader) for count in range(3)]
    assert len(set(acts)) == 3
    assert not labels & set(acts)


@LANGUAGES
@pytest.mark.parametrize("faction", ["jolnar", "hacan"])
def test_technology_was_announced_at_a_price_that_jol_nar_does_not_pay(language: Language, faction: str) -> None:
    """28 Brilliant: they resolve the primary ability."""
    board = Board("sol", faction)
    board[1].goods = 4
    board.begin(OfferSecondary(0, 7))
    told = hinted(board, 1, reader_at(language, 1))
    does = Voice(language)("twilight_imperium-about-secondary-7")
    assert (does in told) == (faction == "hacan")
    assert Voice(language)("twilight_imperium-about-secondary-7-jolnar") in told or faction == "hacan"


@LANGUAGES
def test_an_objective_did_not_say_what_it_gives(language: Language) -> None:
    board = Board("sol")
    board.state.revealed = ["erect_a_monument", "found_a_golden_age"]
    board[0].goods = 30
    board.state.phase = "status"
    board.begin(Scoring(list(range(3))))
    told = hinted(board, 0, reader_at(language)).splitlines()
    points = {"erect_a_monument": 1, "found_a_golden_age": 2}
    for objective, count in points.items():
        name = Voice(language)(f"twilight_imperium-objective-{objective}")
        (line,) = [one for one in told if name in one]
        assert Voice(language)("twilight_imperium-about-points", points=count) in line
    question = board.asked(0)
    (ready,) = [one for one in board.match.counsel(0, question.no, {}).ready if one.name == "best"]
    label = render_text(ready.label, language, {})
    assert "16" in label, "what it is paid with"
    assert Voice(language)("twilight_imperium-about-points", points=2) in label


@LANGUAGES
def test_tokens_that_were_gained_read_like_totals_with_pools_that_got_none(language: Language) -> None:
    event = Event("twilight_imperium-event-tokens", {"seat": 1, "tactic": 2, "fleet": 0, "strategy": 1})
    told = reader_at(language).event(event) or ""
    assert "0" not in told
    assert told.count("+") == 2
    pools = [Voice(language)(f"twilight_imperium-pool-{pool}") for pool in ("tactic", "fleet", "strategy")]
    assert [pool in told for pool in pools] == [True, False, True]


@LANGUAGES
def test_diplomacy_listed_systems_without_what_their_planets_are_worth(language: Language) -> None:
    board = Board("sol", at_207=27).own(0, "new_albion", ready=False).begin(PeacefulSystem(0))
    told = hinted(board, 0, reader_at(language))
    assert "1/1" in told, "New Albion"
    assert "4/2" in told, "Jord"
    assert "3/1" not in told, "Starpoint is nobody's"


@LANGUAGES
@pytest.mark.parametrize(("seats", "picks"), [(3, 2), (4, 2), (5, 1)])
def test_nobody_said_that_two_strategy_cards_are_picked(language: Language, seats: int, picks: int) -> None:
    registry.install()
    stream = Stream.of("picks", seats)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes(), LIGHT)
    told: list[str] = []
    while len(told) < seats * picks:
        move = next_move(match)
        assert move is not None
        seat, question = move
        if question.prompt.key == "twilight_imperium-ask-card":
            told.append("\n".join(FACE.hints(match.view(seat), question, reader_at(language, seat))))
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    which = [Voice(language)("twilight_imperium-ask-card-which", number=number) for number in (1, 2)]
    for at, one in enumerate(told):
        assert [text in one for text in which] == [picks == 2 and at < seats, picks == 2 and at >= seats]


@LANGUAGES
def test_a_pass_was_asked_about_once_more_without_a_reason(language: Language) -> None:
    board = Board("sol")
    board[0].cards = {1: False}
    question = board.asked(0)
    told = [render_text(one, language, {}) for one in board.match.counsel(0, question.no, {"action": "pass"}).told]
    assert any("3" in one for one in told), "the tactic tokens that stay unused"


@pytest.mark.parametrize("phase", ["status", "over"])
def test_who_had_passed_still_stood_as_passed_after_the_round(phase: str) -> None:
    board = Board("sol").begin()
    board.state.phase, board.state.turn = phase, -1
    board[1].passed = True
    for language in LANGUAGE:
        assert Voice(language)("pic-twilight_imperium-passed") not in texts_of(board, language)
    board.state.phase, board.state.turn = "action", 0
    assert any(Voice("en")("pic-twilight_imperium-passed") in one for one in texts_of(board, "en"))
    assert not Voice("en").has("pic-twilight_imperium-no-laws"), "there are none at any table yet"


def texts_of(board: Board, language: Language) -> list[str]:
    """What is written on the galaxy and on the table."""
    names = ["Ann", "Bo", "Cem"]
    view = board.match.view(None)
    words = Words.of(Voice(language), names)
    canvases = galaxy.paint(view, words, None, True, {}), tables.paint(view, words)
    return [one.text for canvas in canvases for one in canvas.labels]


async def test_who_goes_first_was_the_first_seat_whoever_was_the_speaker(on_stage: Stage) -> None:
    gamefaces.register(FACE)
    table = await on_stage.open(ANN, BO, CEM, game=FACE.key)
    reader = Reader(table.row.language, table)
    told = "\n".join(lobby(table).texts)
    speaker = table.match.view(None).speaker
    assert all(name not in told for seat, name in reader.names.items() if seat != speaker)


async def test_the_first_page_said_ten_points_where_the_table_plays_to_six(on_stage: Stage) -> None:
    gamefaces.register(FACE)
    table = await on_stage.open(ANN, BO, CEM, game=FACE.key, target="6")
    visit = on_stage.visit(ANN, Id("move", table.id))
    told = "\n".join((await lessons_screen(visit, table)).texts)
    assert "6" in told
    assert "10" not in told
    canvas = Canvas.blank(600, 900, (0, 0, 0))
    lessons.PANES["goal"](canvas)
    assert "10" not in [one.text for one in canvas.labels]


@LANGUAGES
def test_planets_that_become_ready_were_listed_without_what_they_are_worth(language: Language) -> None:
    board = Board("sol", "hacan", at_207=27).own(1, "starpoint", "new_albion", ready=False)
    board.begin(OfferSecondary(0, 2))
    question = board.asked(1)
    field = board.match.narrow(1, question.no, {"what": "follow"})
    assert field is not None
    asked = structs.replace(question, prompt=field.prompt, shape=field.shape)
    told = "\n".join(FACE.hints(board.match.view(1), asked, reader_at(language, 1)))
    assert "3/1" in told
    assert "1/1" in told
