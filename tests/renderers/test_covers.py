"""Covers of lobbies: the same layout for every game, names at any length, seats told apart."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.text.catalogue import Language, Voice
from renderers import covers, metromania, project_mine, the_dome
from renderers.covers import NAME, Sitter
from renderers.encode import Picture
from renderers.gallery import LONGEST
from renderers.theme import BRIGHT, CARD, DISPLAY, RULE, SEATS, SMALLEST, TABLE, TEXT_QUIET
from tests.renderers import checks
from tests.renderers.drawn import badge_at, ground_at, has_round_corners, says
from tests.renderers.recorded import on, recorded

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
    assert Voice("en").render(f"game-{game}", {}) in told
    assert {"지수", "Bot 1 (easy)", "host"} <= set(told)
    assert told.count(Voice("en").render("seat-empty", {})) == 2
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
    assert told.count(Voice("en").render("lobby-cover-kept", {})) == 2
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    spots = {label.text: (int(label.room[0]) - 8, int(label.room[1]) + 12) for label in picture.labels}
    assert image.getpixel(spots["Ann"]) == image.getpixel(spots["Empty seat"]) != image.getpixel(spots["지수"])


@pytest.mark.parametrize("crowd", CROWDS)
def test_every_seat_of_a_cover_has_all_its_parts(crowd: str) -> None:
    seen, said = recorded(lambda: drawn("metromania", crowd, "en")), Voice("en")
    has_round_corners(seen)
    assert seen.one(kind="layer", name=("cover", "metromania", "en")).box[:2] == (0, 0)
    for seat, sitter in enumerate(CROWDS[crowd]):
        box = covers._place(seat)
        seat_seen, free = seen.part(box), not sitter.name or sitter.kept
        ground = TABLE if free else covers.tint(SEATS[seat].colour)
        ground_at(seat_seen, box, RULE if free else SEATS[seat].colour)
        assert seat_seen.find(kind="panel", colour=ground)
        at = (box[0] + 62, (box[1] + box[3]) / 2)
        badge_at(seat_seen, seat, SEATS[seat].letter, at, 32)
        dimmed = [piece for piece in seat_seen.find(kind="disc", colour=TABLE, at=at) if piece.opacity < 1]
        assert bool(dimmed) == free
        for held, key, colour in ((sitter.host, "host", BRIGHT), (sitter.kept, "kept", CARD)):
            word = said(f"lobby-cover-{key}")
            assert (word in seat_seen.texts()) == held
            if held:
                seat_seen.some(kind="panel", colour=colour, at=says(seat_seen, word).middle, near=12)
        head = seat_seen.find(kind="panel", colour=TEXT_QUIET)
        assert len(head) == sitter.bot
        if sitter.bot:
            eyes = seat_seen.part(head[0].box).find(kind="disc", colour=ground)
            assert len(eyes) == 2
            assert len(seat_seen.part(head[0].box).find(kind="panel", colour=ground)) == 1
            assert seat_seen.find(kind="disc", colour=TEXT_QUIET)
            assert seat_seen.find(kind="stroke", colour=TEXT_QUIET)
        if not sitter.name:
            says(seat_seen, said("seat-empty"))


def test_a_covers_front_has_motif_plate_and_title() -> None:
    seen = on(covers._front(lambda canvas: canvas.disc((100, 100), 50, SEATS[2].colour), "Metromania"))
    seen.one(kind="disc", colour=SEATS[2].colour)
    plate = seen.one(kind="panel", colour=TABLE)
    assert says(seen, "Metromania", plate.box).size == DISPLAY
    seen.one(kind="stroke", colour=BRIGHT, at=(plate.middle[0], plate.box[1]))
