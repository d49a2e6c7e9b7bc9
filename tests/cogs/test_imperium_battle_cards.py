"""What stands beside a call in a battle of Twilight Imperium (rules 29.7, 29.9)."""

from __future__ import annotations

import pytest

from bot.games import registry
from bot.games.twilight_imperium.flow.combat_cards import FORM, SLOT
from bot.games.twilight_imperium.flow.following import REST
from bot.text.catalogue import LANGUAGES, Language
from cogs.panels import gamefaces
from cogs.panels.move.choices import WAYS
from cogs.panels.reader import Reader
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.test_ground_combat_orders import landing

FACE = TwilightImperiumFace()


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()
    gamefaces.register(FACE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_29_9_no_card_and_the_form_are_the_first_ways_beside_a_call_in_a_battle(language: Language) -> None:
    board = landing("morale_boost")
    call = board.asked(1)
    others = [one for one in board.match.asked(1) if one.slot != call.slot and FACE.beside(call, one)]
    assert [one.slot for one in others][:WAYS] == [SLOT, FORM, REST], "no more of them have a button"
    reader = Reader(language)
    none, form = others[0], others[1]
    assert form.shape.start == "say"  # type: ignore[union-attr]
    keys = (none.shape.options[0].key, f"{form.prompt.key}-button")  # type: ignore[union-attr]
    assert all(reader.text.has(key) for key in keys)
