"""Action cards in the picture of a hand: all of them fit, and others see only how many there are."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.light import AGENDAS, STANDING
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import twilight_imperium as pictures
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import ON, hold, table
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of

NAMES = ("Ann", "Bo", "Cy")
HANDS = tuple(tuple(STANDING[at : at + 7]) for at in range(0, len(STANDING), 7))


def holding(*cards: str) -> Board:
    """Seat 0 holds these."""
    return hold(Board(options={**ON, AGENDAS: "on"}), 0, *cards).begin()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", HANDS)
def test_every_card_of_a_hand_fits(language: Language, cards: tuple[str, ...]) -> None:
    picture = pictures.hand(holding(*cards).match.view(0), 0, names=NAMES, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    shown = " ".join(labels_of(picture)).replace(" ", "")
    for one in cards:
        assert Voice(language)(f"twilight_imperium-component-{one}").replace(" ", "") in shown


def test_several_copies_are_one_card_with_a_number() -> None:
    picture = pictures.hand(holding("sabotage", "spy", "sabotage").match.view(0), 0, names=NAMES, language="en")
    labels = labels_of(picture)
    assert labels.count("Sabotage") == 1
    assert "×2" in labels


@pytest.mark.parametrize("viewer", [1, None])
def test_32_of_others_only_the_number_is_shown(viewer: int | None) -> None:
    board, other = holding("sabotage", "spy"), holding("plague", "uprising")
    one, two = (pictures.hand(b.match.view(viewer), 0, names=NAMES, language="en") for b in (board, other))
    assert "Ann holds 2 action cards." in labels_of(one)
    assert (labels_of(one), one.alt) == (labels_of(two), two.alt)


def test_a_table_without_action_cards_does_not_speak_of_them() -> None:
    picture = pictures.hand(Board().begin().match.view(0), 0, names=NAMES, language="en")
    assert not any("ction card" in one for one in [*labels_of(picture), picture.alt])


def test_the_table_counts_the_cards_of_everybody() -> None:
    board = hold(holding("sabotage", "spy", "plague"), 1, "uprising")
    with_cards = labels_of(pictures.table(board.match.view(None), names=NAMES, language="en"))
    none = labels_of(pictures.table(table().begin().match.view(None), names=NAMES, language="en"))
    assert with_cards.count("3") > none.count("3")
