"""The picture of an agenda: what it does, how the vote stands, in both languages (seen 1)."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games.twilight_imperium.figures import PLANETS, TRAITS
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Hearing, Law, Prediction
from bot.text.catalogue import Language, Voice
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing
from renderers.twilight_imperium.agendas import outcomes
from renderers.twilight_imperium.words import Words
from tests.games.twilight_imperium.senate import answer, armed, convene, hearing, senate, through
from tests.renderers.checks import keeps_to_rooms

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


@pytest.mark.parametrize("language", ["ko", "en"])
def test_AC2_predictions_lie_on_their_outcome_for_everybody(language: Language) -> None:
    table = armed("minister_of_war", hands={1: ["trade_rider", "imperial_rider"], 2: ["warfare_rider"]})
    drawn = [pictures.agenda(table.match.view(0), names=NAMES, language=language)]
    for seat, card in ((1, "trade_rider"), (1, "imperial_rider"), (2, "warfare_rider")):
        answer(through(table, "AG_AFTER"), **{f"s{seat}": f"{card}:seat-0"})
        drawn.append(pictures.agenda(through(table, "AG_AFTER").match.view(0), names=NAMES, language=language))
    assert len({one.data for one in drawn}) == 4
    assert {pictures.agenda(table.match.view(s), names=NAMES, language=language).data for s in (1, 2, None)} == {
        drawn[-1].data
    }
    words = Words.of(Voice(language), NAMES)
    for card in ("trade_rider", "imperial_rider", "warfare_rider"):
        assert words.called("component", card) in drawn[-1].alt
    keeps_to_rooms(drawn[-1])


def test_AC2_of_many_outcomes_those_that_are_predicted_are_shown() -> None:
    found = Hearing("core_mining", 1, [f"planet-{number}" for number in range(20)])
    found.predictions.append(Prediction(1, "trade_rider", "planet-19"))
    assert outcomes(found)[0] == "planet-19"


def test_the_panel_of_a_vote_could_not_be_drawn_because_its_picture_stands_in_a_module_of_its_own() -> None:
    table = convene(senate("mutiny"))
    made = drawing(pictures.agenda, table.match.view(0), names=NAMES, language="en")
    again = Drawing.decode(made.game, made.kind, made.encode())
    assert again.draw().data == pictures.agenda(table.match.view(0), names=NAMES, language="en").data


@pytest.mark.parametrize("language", ["ko", "en"])
def test_18_1_votes_that_are_left_stand_in_the_order_of_voting_the_speaker_last(language: Language) -> None:
    table = senate("minister_of_war")
    table.state.speaker = 1
    convene(table)
    have = table.match.view(None).council.votes  # type: ignore[union-attr]
    words = Words.of(Voice(language), NAMES)
    picture = pictures.agenda(table.match.view(0), names=NAMES, language=language)
    left = ", ".join(f"{NAMES[seat]} {have[seat]}" for seat in (2, 0, 1))
    assert words("alt-votes-left", left=left) in picture.alt
    keeps_to_rooms(picture)
    table.do({"outcome": "seat-0", "votes": "all"})
    picture = pictures.agenda(table.match.view(0), names=NAMES, language=language)
    left = ", ".join(f"{NAMES[seat]} {have[seat]}" for seat in (0, 1))
    assert words("alt-votes-left", left=left) in picture.alt
