"""Covers of lobbies: the same layout for every game, names at any length, seats told apart."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.text.catalogue import Language, Text
from renderers import metromania, project_mine, the_dome
from renderers.covers import NAME, Sitter
from renderers.encode import Picture
from renderers.gallery import LONGEST
from renderers.theme import SEATS, SMALLEST
from tests.renderers import checks

GAMES = {"metromania": metromania.cover, "project_mine": project_mine.cover, "the_dome": the_dome.cover}
PHONE = 350
CROWDS = {
    "longest": tuple(Sitter(name, host=seat == 0, bot=seat == 3) for seat, name in enumerate(LONGEST)),
    "two of four": (Sitter("지수", host=True), Sitter("Bot 1 (easy)", bot=True), Sitter(), Sitter()),
    "rematch": (Sitter("지수", host=True), Sitter(LONGEST[0], kept=True), Sitter("Ann", kept=True), Sitter()),
    "alone": (Sitter("Mina", host=True), Sitter()),
}


def drawn(game: str, crowd: str, language: Language) -> Picture:
    return GAMES[game](CROWDS[crowd], language=language)


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("crowd", CROWDS)
@pytest.mark.parametrize("game", GAMES)
def test_cover_is_clean(game: str, crowd: str, language: Language) -> None:
    picture = drawn(game, crowd, language)
    checks.has_size(picture)
    checks.keeps_to_rooms(picture)
    checks.keeps_apart(picture)


@pytest.mark.parametrize("game", GAMES)
def test_cover_says_the_game_and_every_seat(game: str) -> None:
    picture = drawn(game, "two of four", "en")
    told = checks.labels_of(picture)
    assert Text("en").render(f"game-{game}", {}) in told
    assert {"지수", "Bot 1 (easy)", "host"} <= set(told)
    assert told.count(Text("en").render("seat-empty", {})) == 2
    assert {look.letter for look in SEATS[:4]} <= set(told)
    assert all(part in picture.alt for part in ("A 지수", "B Bot 1 (easy)", "C Empty seat", "D Empty seat"))


@pytest.mark.parametrize("game", GAMES)
def test_names_on_a_cover_can_be_read_on_a_phone(game: str) -> None:
    """A name of usual length keeps its size: 14 pixels of a phone's 350."""
    picture = drawn(game, "two of four", "ko")
    name = next(label for label in picture.labels if label.text == "지수")
    assert name.size == NAME
    assert name.size * PHONE / picture.width >= SMALLEST * PHONE / 600


def test_taken_seats_have_their_colour_and_free_ones_do_not() -> None:
    picture = drawn("metromania", "alone", "en")
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    rows = [label for label in picture.labels if label.text in ("Mina", "Empty seat")]
    grounds = {label.text: image.getpixel((int(label.room[2]) - 8, int(label.middle[1]))) for label in rows}
    assert grounds["Mina"] != grounds["Empty seat"]


def test_every_game_has_a_motif_of_its_own() -> None:
    tops = {
        game: Image.open(io.BytesIO(drawn(game, "alone", "en").data)).convert("RGB").crop((0, 0, 1200, 240)).tobytes()
        for game in GAMES
    }
    assert len(set(tops.values())) == len(GAMES)


def test_a_place_that_is_kept_says_for_whom_and_looks_free() -> None:
    picture = drawn("metromania", "rematch", "en")
    told = checks.labels_of(picture)
    assert "Ann" in told
    assert told.count(Text("en").render("lobby-cover-kept", {})) == 2
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    spots = {label.text: (int(label.room[0]) - 8, int(label.room[1]) + 12) for label in picture.labels}
    assert image.getpixel(spots["Ann"]) == image.getpixel(spots["Empty seat"]) != image.getpixel(spots["지수"])
