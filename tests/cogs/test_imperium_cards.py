"""Action cards of Twilight Imperium in panels: what was played, what to do about it and what comes of doing nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.core.passing import KIND_SLOT
from bot.core.shapes import Form, Pick, Question
from bot.games import registry
from bot.games.twilight_imperium.flow.calls import SLOT
from bot.games.twilight_imperium.flow.card_orders import AT_HAND
from bot.games.twilight_imperium.flow.card_orders import SLOT as ORDERS
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.flow.status import Tokens
from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.panels import gamefaces
from cogs.panels.move.choices import way_to
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table
from tests.games.twilight_imperium.senate import armed, through

FACE = TwilightImperiumFace()


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()
    gamefaces.register(FACE)


def called(*cards: str) -> Board:
    """Seat 0 has played Plague on Wellon; seat 2 holds these cards and is asked."""
    board = hold(table(at_104=19).put("wellon", 1, infantry=2), 0, "plague")
    return play(hold(board, 2, *cards), "plague", "wellon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_called_reads_what_the_card_does_and_what_doing_nothing_means(language: Language) -> None:
    board, text = called("sabotage"), Voice(language)
    lines = FACE.hints(board.match.view(2), board.asked(2), Reader(language))
    assert lines == [
        text(
            "twilight_imperium-window-card-does",
            component="plague",
            does=text("twilight_imperium-does-plague"),
        ),
        text("twilight_imperium-window-card-why"),
    ]


def test_HI3_the_same_is_said_to_whoever_holds_none() -> None:
    told = [
        FACE.hints(board.match.view(2), board.asked(2), Reader("en")) for board in (called("sabotage"), called("spy"))
    ]
    assert told[0] == told[1]


def test_what_is_never_asked_is_offered_beside_a_call_and_where_it_stands() -> None:
    board = called("sabotage")
    asked = board.match.asked(2)
    call, never = board.asked(2), next(one for one in asked if one.slot == SLOT)
    assert any(one.slot == KIND_SLOT for one in asked), "and passing this kind until the own next turn"
    assert FACE.beside(call, never)
    assert not FACE.beside(None, never)
    assert not FACE.beside(board.match.asked(0)[0], never), "not in every turn"
    board.match.answer(2, never.no, ["AC_PLAYED"])
    standing = next(one for one in board.match.asked(2) if one.slot == SLOT)
    assert FACE.beside(None, standing), "what stands can be taken back from anywhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_says_what_each_card_does_to_its_owner_alone(language: Language) -> None:
    board = hold(table(), 0, "spy", "sabotage", "sabotage").begin()
    text = Voice(language)
    lines = FACE.hand_lines(board.match.view(0), 0, Reader(language))
    assert text("twilight_imperium-hand-action-cards", count=3, limit=7) in lines
    does = text("twilight_imperium-does-spy")
    assert f"{BULLET} {text('twilight_imperium-hand-action-card', component='spy', does=does)}" in lines
    assert sum(text("twilight_imperium-component-sabotage") in line for line in lines) == 1
    others = FACE.hand_lines(board.match.view(1), 0, Reader(language))
    assert not any(text("twilight_imperium-component-spy") in line for line in others)


def test_a_turn_says_what_the_cards_in_hand_do() -> None:
    board = hold(table(), 0, "insubordination").begin()
    lines = FACE.hints(board.match.view(0), board.asked(0), Reader("en"))
    assert any(Voice("en")("twilight_imperium-does-insubordination") in line for line in lines)


def test_who_throws_off_reads_what_goes() -> None:
    board = hold(table(), 0, "plague", "spy", "uprising", "war_effort", "ghost_ship", "lucky_shot", "sabotage")
    board.begin(DrawCards(0, 1))
    lines = FACE.hints(board.match.view(0), board.asked(0), Reader("en"))
    for one in ("plague", "sabotage"):
        assert any(Voice("en")(f"twilight_imperium-does-{one}") in line for line in lines)


def _of(board: Board, seat: int, slot: str) -> Question:
    return next(one for one in board.match.asked(seat) if one.slot == slot)


def test_29_4_orders_are_offered_in_the_hand_and_beside_what_is_asked_of_who_holds_such_a_card() -> None:
    board = hold(table(), 0, "summit").begin()
    asked = board.asked(0)
    assert FACE.beside(asked, _of(board, 0, ORDERS))
    assert not FACE.beside(asked, _of(board, 1, ORDERS))
    assert FACE.beside(None, _of(board, 1, ORDERS)), "the hand of everybody has them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_29_4_the_panel_of_orders_says_what_each_card_does(language: Language) -> None:
    board, reader, text = hold(table(), 0, "summit").begin(), Reader(language), Voice(language)
    question = _of(board, 0, ORDERS)
    lines = FACE.hints(board.match.view(0), question, reader)
    for card in ("summit", "public_disgrace", "political_stability"):
        assert any(text(f"twilight_imperium-does-{card}") in line for line in lines), card
    assert text(f"{question.prompt.key}-button") in ("Orders for cards", "카드 미리 정해 두기")
    assert isinstance(question.shape, Form)
    assert reader.said(question.shape.shape.options[0]) == text("twilight_imperium-component-summit")
    board.match.answer(0, question.no, {"card": "summit", "when": "now"})
    again = _of(board, 0, ORDERS).shape
    assert isinstance(again, Form)
    assert reader.said(again.shape.options[0]) != text("twilight_imperium-component-summit"), "it says that it stands"


@pytest.mark.parametrize("language", LANGUAGES)
def test_29_4_beside_the_tokens_of_the_status_phase_everybody_has_the_button(language: Language) -> None:
    board = hold(table(), 1, "political_stability")
    board.state.phase = "status"
    board.begin(Tokens([0, 1, 2]))
    reader = Reader(language)
    told: set[tuple[str, str]] = set()
    for seat in range(3):
        question = board.asked(seat)
        ordered = _of(board, seat, f"{AT_HAND}political_stability")
        assert FACE.beside(question, ordered)
        assert question.why is not None
        assert isinstance(ordered.shape, Pick)
        told.add((reader.told(question.why), reader.said(ordered.shape.options[0])))
    assert len(told) == 1, "whoever holds the card"


def test_who_had_passed_was_told_to_be_awaited_and_had_two_buttons_of_one_name() -> None:
    """*My move* opened the answer that stood, and *My move* the panel that was open."""
    holding = hold(hold(table(at_104=19).put("wellon", 1, infantry=2), 0, "plague"), 1, "uprising")
    board = play(hold(holding, 2, "spy"), "plague", "wellon")
    two, reader = board.asked(2), Reader("en")
    board.match.answer(2, two.no, "pass")
    again = next(one for one in board.match.asked(2) if one.blocking)
    assert again.answered
    shown: Any = SimpleNamespace(id=1, row=SimpleNamespace(epoch=0))
    button = way_to(reader, shown, again)
    assert button.label == Voice("en")("button-change-answer")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["trade_rider", "veto", "assassinate_representative"])
def test_a_card_that_names_an_outcome_or_a_player_says_what_it_does(language: Language, card: str) -> None:
    """Riders and cards that name somebody stood in the call with their names alone."""
    board = through(armed("minister_of_war", hands={1: [card]}), "AG_WHEN" if card == "veto" else "AG_AFTER")
    lines = FACE.hints(board.match.view(1), board.asked(1), Reader(language))
    assert sum(Voice(language)(f"twilight_imperium-does-{card}") in line for line in lines) == 1
