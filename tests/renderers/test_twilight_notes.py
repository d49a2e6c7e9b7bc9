"""Promissory notes in pictures: a hand, a sheet, the table, an offer (rules 20, 32)."""

from __future__ import annotations

import pytest

from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import twilight_imperium as pictures
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import chamber, give, notes, table
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of

NAMES = ("Ann", "Bo", "Cy")
WIDE = ("W" * 32, "가" * 32, "Cy")


def holding() -> Board:
    """Seat 0 holds its own and some of the others', and one lies open before it."""
    board = give(chamber(), 0, "ceasefire:1", "trade_agreement:2", "war_funding:1", "support_for_the_throne:1")
    return give(board, 1, "military_support:0")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, WIDE])
def test_a_hand_shows_every_note_with_its_issuer(language: Language, names: tuple[str, ...]) -> None:
    board = holding()
    picture = pictures.hand(board.match.view(0), 0, names=names, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    shown = " ".join(labels_of(picture)).replace(" ", "")
    for note in (*notes(board).hands[0], *notes(board).areas[0]):
        name = Voice(language)(f"twilight_imperium-component-{note.partition(':')[0]}")
        assert name.replace(" ", "") in shown
        assert name in picture.alt


@pytest.mark.parametrize("viewer", [2, None])
def test_32_of_others_only_the_number_is_shown_and_what_lies_open(viewer: int | None) -> None:
    one, two = (give(chamber(), 0, "support_for_the_throne:1", note) for note in ("ceasefire:1", "war_funding:1"))
    for draw in (pictures.hand, pictures.sheet):
        first, second = (draw(board.match.view(viewer), 0, names=NAMES, language="en") for board in (one, two))
        assert (labels_of(first), first.alt) == (labels_of(second), second.alt)
        assert "Support for the Throne" in labels_of(first)
        assert "Ceasefire" not in " ".join(labels_of(first))


def test_a_sheet_never_shows_the_hand_even_to_its_owner() -> None:
    board = holding()
    picture = pictures.sheet(board.match.view(0), 0, names=NAMES, language="en")
    assert "Trade Agreement" not in labels_of(picture)
    keeps_to_rooms(picture)
    keeps_apart(picture)


def test_a_table_without_notes_does_not_speak_of_them() -> None:
    board = Board().begin()
    for draw in (pictures.hand, pictures.sheet):
        picture = draw(board.match.view(0), 0, names=NAMES, language="en")
        assert not any("romissory" in one for one in [*labels_of(picture), picture.alt])


def test_the_table_counts_the_notes_of_everybody() -> None:
    board = table()
    notes(board).hands[0] *= 3
    with_notes = pictures.table(board.match.view(None), names=NAMES, language="en")
    keeps_to_rooms(with_notes)
    keeps_apart(with_notes)
    assert str(len(notes(board).hands[0])) in labels_of(with_notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("give_goods", "take_goods"), [({}, {}), ({"goods": 2, "commodities": 3}, {"goods": 1})])
def test_an_offer_shows_both_notes(language: Language, give_goods: dict[str, int], take_goods: dict[str, int]) -> None:
    board = table("hacan", "letnev", "sol")
    board[0].goods, board[0].commodities, board[1].goods = 5, 3, 4
    view = board.match.view(0)
    papers = ("support_for_the_throne:0", "trade_agreement:1")
    picture = pictures.trade(view, 0, 1, give_goods, take_goods, names=WIDE, language=language, notes=papers)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    shown = labels_of(picture)
    for note in papers:
        kind = note.partition(":")[0]
        assert Voice(language)(f"twilight_imperium-component-{kind}") in picture.alt
    assert shown.count(str(view.players[0].notes)) >= 1
    plain = pictures.trade(view, 0, 1, {"goods": 1}, {}, names=NAMES, language=language)
    assert not any("Support" in one for one in labels_of(plain))


def test_the_end_shows_every_hand() -> None:
    board = holding()
    board.state.phase = "over"
    view = board.match.view(None)
    assert view.opened[1].notes == tuple(notes(board).hands[1])
