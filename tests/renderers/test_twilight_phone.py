"""Twilight Imperium's sheets on a phone: their words and figures were too small to be read at 350 pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers import twilight_imperium as pictures
from renderers.encode import Picture
from renderers.letters import fit
from renderers.theme import MARGIN, PANEL_WIDTH, SEATS
from renderers.twilight_imperium import goals, hands, samples
from renderers.twilight_imperium.words import Words
from tests.renderers.checks import UPRIGHT
from tests.renderers.twilight_tables import NAMES

PHONE, READABLE = 350, 7.8
"""Pixels: the width of a phone, the height of letters that can be read there."""
BADGES = {look.letter for look in SEATS}
"""Letters in a seat's badge, which its shape and its colour say too."""
VIEW, OWN = samples.at(6, "late"), samples.at(6, "late", 0)
SAID: dict[str, Any] = {"names": NAMES[:6]}
NUMBERED = [(str(number), one) for number, one in enumerate(OWN.researchable, 1)]
FOUGHT = samples.fighting(3).view(None)

SHEETS: dict[str, Callable[[Language], Picture]] = {
    "seat": lambda language: pictures.sheet(VIEW, 0, language=language, **SAID),
    "seat with most planets": lambda language: pictures.sheet(VIEW, 1, language=language, **SAID),
    "technologies": lambda language: pictures.technologies(OWN, 0, NUMBERED, language=language, **SAID),
    "research": lambda language: pictures.research(OWN, 0, NUMBERED, language=language, **SAID),
    "hand": lambda language: pictures.hand(OWN, 0, language=language, **SAID),
    "objectives": lambda language: pictures.objectives(OWN, 0, language=language, **SAID),
    "payment": lambda language: pictures.payment(OWN, 0, [], coin="resources", price=5, language=language, **SAID),
    "trade": lambda language: pictures.trade(OWN, 0, 1, {"goods": 1}, {"goods": 2}, language=language, **SAID),
    "odds": lambda language: pictures.odds(FOUGHT, samples.fight(3), names=NAMES[:3], language=language),
    "combat": lambda language: pictures.combat(FOUGHT, names=NAMES[:3], language=language),
    "close-up": lambda language: pictures.closeup(OWN, OWN.players[0].home, language=language, **SAID),
    "move": lambda language: pictures.moving(OWN, 0, *samples.plan(6, "late"), {}, language=language, **SAID),
    "faction": lambda language: pictures.faction("jolnar", language=language),
    "factions": lambda language: pictures.factions([("1", "sol"), ("2", "l1z1x")], language=language),
    "unit cards": lambda language: pictures.unit_cards(["letani_warrior_i", "letani_warrior_ii"], language=language),
    "places": lambda language: pictures.places((26, 39), "feature", "alpha", language=language),
    "card": lambda language: pictures.card_face(
        "technology", "wormhole_generator", "Propulsion technology", ("What it does:", "It does."), language=language
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_word_and_figure_of_a_sheet(sheet: str, language: Language) -> None:
    picture = SHEETS[sheet](language)
    assert picture.height <= UPRIGHT
    read = [label for label in picture.labels if label.text not in BADGES]
    assert len(read) > 3
    small = [label.text for label in read if label.size * PHONE / picture.width < READABLE]
    assert not small


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_researched_was_two_screens_above_its_buttons(language: Language) -> None:
    """A phone shows some 700 pixels of a conversation: the tree with all its texts took as many by itself."""
    for seats in (3, 6):
        for seat in range(seats):
            view = samples.at(seats, "late", seat)
            marks = [(str(number), one) for number, one in enumerate(view.researchable, 1)]
            picture = pictures.research(view, seat, marks, names=NAMES[:seats], language=language)
            assert picture.height * PHONE / picture.width < 450
            assert (
                picture.height < 0.6 * pictures.technologies(view, seat, names=NAMES[:seats], language=language).height
            )


def test_what_a_fight_turns_on_is_large() -> None:
    """Chances and what a unit hits on were as small as what stands beside them."""
    picture = pictures.odds(FOUGHT, samples.fight(3), names=NAMES[:3], language="en")
    figures = [label for label in picture.labels if label.text.endswith(("%", "+")) and " " not in label.text]
    assert len(figures) >= 3, "both chances, and what a unit hits on"
    assert min(label.size for label in figures) * PHONE / picture.width >= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "room"),
    [
        (PANEL_WIDTH - 2 * MARGIN - 116 - goals.PROGRESS - 12, goals.ROW - goals.ASKED - 4),
        (PANEL_WIDTH - 2 * MARGIN - 118 - 190, hands.SECRET - hands.ASKED - 6),
    ],
    ids=["objectives", "hand"],
)
def test_what_an_objective_asks_stands_within_its_row(language: Language, width: int, room: int) -> None:
    """The second line of *Make an Example of Their World* lay on the frame."""
    words = Words.of(Voice(language), ())
    said = {one: fit(words.called("does", one), width, 32, "Regular", 2, 1) for one in OBJECTIVES}
    assert [one for one, fitted in said.items() if fitted.height > room] == []
    assert max(len(fitted.lines) for fitted in said.values()) == 2 or language == "ko"
