"""Action cards of Twilight Imperium in panels: what was played, what to do about it and what comes of doing nothing."""

from __future__ import annotations

import pytest

from bot.core.passing import KIND_SLOT
from bot.games import registry
from bot.games.twilight_imperium.flow.calls import SLOT
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.panels import gamefaces
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table

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
