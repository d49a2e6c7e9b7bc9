"""Four seats of THE DOME on a phone: their statistics were too small to be read at 350 pixels."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.core.shapes import Anchor
from bot.games.the_dome.cards import known
from bot.games.the_dome.view import DomeView
from bot.text.catalogue import LANGUAGES, Language
from renderers import the_dome as pictures
from renderers.the_dome import samples
from tests.renderers.calls import recording

PHONE, READABLE = 350, 7.8
"""Pixels: the width of a phone, the height of letters that can be read there."""
NAMES = ("Ann", "Bo", "Cem", "Dora")
FIGURE = re.compile(r"/?\d+(/\d+)?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["opening", "middle", "late"])
@pytest.mark.parametrize("seats", [3, 4])
def test_figures_of_seats_server_and_mastermind(language: Language, stage: str, seats: int) -> None:
    picture = pictures.board(samples.view(seats, stage), names=NAMES[:seats], language=language)
    figures = [label for label in picture.labels if FIGURE.fullmatch(label.text)]
    assert len(figures) > 10 * seats
    assert min(label.size for label in figures) * PHONE / picture.width >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_rows_of_the_result(language: Language) -> None:
    picture = pictures.result(samples.view(4, "over"), names=NAMES, language=language)
    figures = [label for label in picture.labels if FIGURE.fullmatch(label.text)]
    assert len(figures) > 30
    assert min(label.size for label in figures) * PHONE / picture.width >= READABLE


def asked(copies: int, designs: int, numbered: int) -> tuple[DomeView, list[tuple[str, Anchor]]]:
    """A hand of so many designs, so many copies each, of which so many are numbered choices."""
    view = samples.view(2, "middle")
    pool = [card.id for card in known(view.pack).of_kind("action", "program", "control")][:designs]
    hand = tuple(card for card in pool for _ in range(copies))
    players = tuple(replace(one, hand=hand, hand_count=len(hand)) if one.seat == 0 else one for one in view.players)
    chosen = [at for at in range(len(hand)) if at % copies < numbered]
    marks = [(str(number), Anchor("hand", (at,))) for number, at in enumerate(chosen, 1)]
    return replace(view, viewer=0, players=players), marks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("copies", "designs", "numbered"), [(2, 6, 1), (2, 8, 1), (2, 8, 2), (1, 12, 1), (2, 12, 1)])
def test_what_a_card_needs_is_not_cut_beside_its_number_its_sign_and_how_many_there_are(
    copies: int, designs: int, numbered: int, language: Language
) -> None:
    view, marks = asked(copies, designs, numbered)
    with recording() as drawn:
        picture = pictures.move(view, 0, marks, names=NAMES[:2], language=language)
    laid = drawn.of("the_dome.pieces.shown")
    assert len(laid) == designs
    said = [text for one in laid for text in drawn.texts(one) if not text.startswith("×")]
    assert not [text for text in said if "…" in text]
    needed = [label for label in picture.labels if FIGURE.fullmatch(label.text) and "/" in label.text]
    assert all(label.size * PHONE / picture.width >= READABLE for label in needed)
    for one in laid:
        numbers = [text for text in drawn.texts(one) if text not in one.said.marks]
        assert any(re.search(r"\d", text) and not text.startswith("×") for text in numbers), one.card
