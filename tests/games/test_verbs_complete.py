"""Adding a verb touches two places, its record and its performer; neither can be forgotten."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from bot.core.cards.language import Choose, Each, If, Line
from bot.core.cards.performers import Verbs
from bot.games.project_mine import parts as mine
from bot.games.project_mine import verbs as mine_verbs
from bot.games.the_dome import parts as dome
from bot.games.the_dome import verbs as dome_verbs

TABLES: dict[str, tuple[Verbs[Any], Sequence[type[Line]]]] = {
    "project_mine": (mine.VERBS, get_args(mine_verbs.AnyLine)),
    "the_dome": (dome.VERBS, get_args(dome_verbs.AnyLine)),
}


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_verb_has_a_performer_and_every_performer_a_verb(game: str) -> None:
    table, lines = TABLES[game]
    own = {line for line in lines if not issubclass(line, If | Choose | Each)}  # those are the runner's
    assert set(table.performers) == own
    assert set(table.offerers) <= set(lines)


@pytest.mark.parametrize("game", sorted(TABLES))
def test_what_is_chosen_for_a_verb_stands_beside_what_it_does(game: str) -> None:
    table, _ = TABLES[game]
    for line, offer in table.offerers.items():
        if line in table.performers:
            assert inspect.getmodule(offer) is inspect.getmodule(table.performers[line])
