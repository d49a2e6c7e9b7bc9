"""Pictures of tournaments: everything on them has room, in both languages, from one person to 512 (tournaments S6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.pairing.bracketing import bracket_page
from bot.pairing.meanings import outlook_of
from bot.pairing.viewing import Naming, round_page
from bot.text.catalogue import Language
from bot.text.limits import ALT
from renderers import gallery, tournaments
from renderers.drawings import Drawing, kinds
from renderers.encode import Picture
from renderers.tournaments import samples, standings
from renderers.tournaments.framing import LEAST
from tests.renderers.checks import UPRIGHT, has_size, keeps_apart, keeps_to_rooms, labels_of

PICTURES: dict[str, Callable[[], Picture]] = {
    f"{name}-{language}": draw
    for language in ("ko", "en")
    for name, draw in gallery.tournament_pictures(language)
}  # fmt: skip


NAMES = Naming("Open", samples.people(100, (), "en"))


@pytest.mark.parametrize("name", PICTURES)
def test_all_that_it_says_has_its_room_and_can_be_read_on_a_phone(name: str) -> None:
    picture = PICTURES[name]()
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    assert all(label.size >= LEAST for label in picture.labels if len(label.text) > 3), "28 pixels at 1,200 wide"
    assert 0 < len(picture.alt) <= ALT
    assert picture.filename.startswith("tournament-")


def test_every_kind_of_picture_is_in_the_gallery_and_travels_to_a_worker() -> None:
    """What is drawn there of the bytes is the same to the byte."""
    drawn: dict[str, Drawing] = {}
    for _, sent in samples.drawings("plain", (), "en"):
        came = Drawing.decode(sent.game, sent.kind, sent.encode())
        assert came == sent
        if sent.kind not in drawn:
            drawn[sent.kind] = sent
            assert came.draw().data == sent.draw().data
            assert not sent.packs()
    assert set(drawn) == set(kinds("tournaments"))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_readers_line_is_shown_wherever_it_stands(language: Language) -> None:
    """On the page itself, or below it: nobody leafs through 22 pages for oneself."""
    here, there = (standings(samples.standings(language, (), 60, 1, own), language=language) for own in (3, 40))
    assert samples.people(60, (), language)[39] not in labels_of(here)
    assert samples.people(60, (), language)[39] in labels_of(there)
    assert labels_of(there).count("40") == 1
    public = standings(samples.standings(language, (), 60), language=language)
    assert here.data != public.data


def test_places_are_shared_and_those_who_went_are_named_so() -> None:
    said = labels_of(standings(samples.standings("en", (), 13), language="en"))
    assert "out" in said
    assert "disqualified" in said
    assert "not here" in said
    assert said.count("2") >= 2


def test_a_round_says_where_every_match_stands_and_why_somebody_rests() -> None:
    """Forfeits are shown as forfeits, never as a place that was played for (S1)."""
    said = labels_of(tournaments.matches(round_page(samples.contest(70, 2), NAMES, page=2), language="en"))
    assert {"not begun", "playing", "over", "forfeit", "resigned"} <= set(said)
    rest = samples.contest(14, 5)
    said = labels_of(tournaments.matches(round_page(rest, NAMES), language="en"))
    assert {"bye", "sits out", "not paired", "bye by decision"} <= set(said)


def test_a_bracket_says_who_went_on_and_what_is_still_open() -> None:
    held = samples.knockout(16, 2, third=True)
    said = labels_of(tournaments.bracket(bracket_page(held, NAMES), language="en"))
    assert [one for one in said if one in ROUNDS] == ["Last 16", "Last 8", "Semi-finals", "Final"]
    assert "Third place" in said
    assert said.count(NAMES.names[0]) == 2, "in the first round and the second"
    assert said.count(NAMES.names[15]) == 1
    assert "forfeit" in said


ROUNDS = ("Last 16", "Last 8", "Semi-finals", "Final")


def test_my_match_says_where_each_result_would_put_me() -> None:
    view = outlook_of(samples.contest(13, 2), Naming("Open", NAMES.names, own=13))
    said = labels_of(tournaments.outlook(view, language="en"))
    assert "6 of 13" in said
    assert {"A win", "No. 1 to 4", "A loss", "No. 5 to 10"} <= set(said)
    over = outlook_of(samples.contest(13, 2, 2), Naming("Open", NAMES.names, own=13))
    assert not over.ways
    assert "A win" not in labels_of(tournaments.outlook(over, language="en"))
