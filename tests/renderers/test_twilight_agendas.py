"""The picture of an agenda: what it does, how the vote stands, in both languages (seen 1)."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games.twilight_imperium.figures import PLANETS, TRAITS
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Law
from bot.text.catalogue import Language
from renderers import twilight_imperium as pictures
from tests.games.twilight_imperium.senate import convene, hearing, senate

NAMES = ("지수", "Minsu", "Ada")
WIDTH = 1200


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("card", sorted(AGENDAS))
def test_every_agenda_has_a_picture_that_nothing_is_cut_off_in(card: str, language: Language) -> None:
    table = senate(card, laws={} if card == "shared_research" else {"shared_research": Law()})
    table.own(1, *(next(one.id for one in PLANETS.values() if one.trait == trait) for trait in TRAITS))
    table.state.secrets.remove("control_the_region")
    table[1].scored = ["control_the_region"]
    convene(table)
    assert hearing(table).card == card
    picture = pictures.agenda(table.match.view(0), names=NAMES, language=language)
    image = Image.open(BytesIO(picture.data))
    assert image.width == WIDTH
    assert image.height <= WIDTH


@pytest.mark.parametrize("language", ["ko", "en"])
def test_votes_are_told_and_drawn_and_the_same_for_everybody(language: Language) -> None:
    table = convene(senate("mutiny"))
    before = pictures.agenda(table.match.view(0), names=NAMES, language=language)
    table.do({"outcome": "against", "votes": "all"})
    made = [pictures.agenda(table.match.view(seat), names=NAMES, language=language) for seat in (0, 1, 2, None)]
    assert made[0].data != before.data
    assert str(hearing(table).votes("against")) in made[0].alt
    assert {one.data for one in made} == {made[0].data}


def test_without_an_agenda_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no agenda"):
        pictures.agenda(senate("mutiny").match.view(0), names=NAMES, language="en")
