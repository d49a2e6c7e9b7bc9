"""Wins by faction on a server, in words (`/ti stats`)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.figures import FACTIONS
from bot.store.role_results import RoleResult
from bot.tables.statistics import tallied
from bot.text.catalogue import Language
from bot.text.limits import PANEL_TEXT
from cogs.panels.reader import Reader
from cogs.twilight_imperium.statistics import statistics_lines

DAY = 1_700_000_000


@pytest.mark.parametrize("language", ["ko", "en"])
def test_before_anybody_has_finished_a_game_it_says_how_to_begin(language: Language) -> None:
    reader = Reader(language)
    (line,) = statistics_lines(reader, tallied([]))
    assert line == reader("cogs-twilight_imperium-stats-none")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_faction_has_its_line_and_all_fit(language: Language) -> None:
    seats = [RoleResult(faction, number) for number, faction in enumerate(FACTIONS, 1)]
    reader = Reader(language)
    lines = statistics_lines(reader, tallied([(DAY, seats), (DAY, [*seats[:2], RoleResult("sol", 3, bot=True)])]))
    for faction in FACTIONS:
        assert sum(reader(f"twilight_imperium-faction-{faction}") in line for line in lines) == 1, faction
    assert len("\n".join(lines)) < PANEL_TEXT
    assert not any("{" in line for line in lines)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_practice_and_bots_are_told_apart_and_what_nobody_played(language: Language) -> None:
    reader = Reader(language)
    people = [RoleResult("sol", 2), RoleResult("hacan", 3), RoleResult("letnev", 1, bot=True)]
    alone = [RoleResult("sol", 1), RoleResult("hacan", 2, bot=True)]
    told = statistics_lines(reader, tallied([(DAY, people), (DAY, alone)]))
    assert reader("cogs-twilight_imperium-stats-bots", seats=1, wins=1) in told
    assert reader("cogs-twilight_imperium-stats-practice", games=1) in told
    unplayed = [one for one in FACTIONS if one not in ("sol", "hacan")]
    assert reader("cogs-twilight_imperium-stats-unplayed", factions=unplayed) in told
