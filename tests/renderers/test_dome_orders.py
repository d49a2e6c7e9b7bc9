"""The hand's picture names every order that a Control can have."""

from __future__ import annotations

import pytest

from bot.core.shapes import Pick
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.state import Control
from bot.text.catalogue import LANGUAGES, Language
from renderers import the_dome as pictures
from tests.games.the_dome.test_house_cards import Duel

CONTROLS = [card.id for card in built_in().of_kind("control")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["neutral-seal", "neutral-buffer"])
def test_an_order_had_no_word_in_the_picture_of_the_hand(language: Language, card: str) -> None:
    assert card in CONTROLS
    match = Duel().put(0, controls=[Control(900, card, 0)]).do("crack:red").match
    question = next(one for one in match.asked(0) if one.slot == "orders")
    field = match.narrow(0, question.no, {})
    assert field is not None
    assert isinstance(field.shape, Pick)
    words = [option.id for option in field.shape.options]
    assert len(words) > 2
    drawn: set[bytes] = set()
    for word in words:
        match.play.orders(0)["c900"] = word
        drawn.add(pictures.hand(match.view(0), 0, names=("Ann", "Bo"), language=language).data)
    assert len(drawn) == len(words)
