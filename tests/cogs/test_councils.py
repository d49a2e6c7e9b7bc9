"""What panels say of agendas and laws, in both languages (rules 18, 23)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Law
from bot.text.catalogue import Language
from cogs.panels.reader import Reader
from cogs.twilight_imperium.councils import agenda_lines, laws_lines
from cogs.twilight_imperium.hints import hints
from tests.games.twilight_imperium.senate import VOTES, convene, senate

NAMES = {0: "Jisoo", 1: "Minsu", 2: "Ann"}


def named(language: Language) -> Reader:
    """A reader of a table whose people have names."""
    reader = Reader(language)
    reader.__dict__ |= {"names": NAMES, "short": NAMES}
    return reader


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("card", ["mutiny", "archived_secret", "senate_sanctuary", "judicial_abolishment"])
def test_who_votes_reads_what_the_agenda_does_either_way(card: str, language: Language) -> None:
    laws = {"minister_of_war": Law(1), "core_mining": Law(object=VOTES[0]), "shared_research": Law()}
    table = convene(senate(card, laws=laws))
    reader = named(language)
    told = "\n".join(hints(table.match.view(1), table.asked(1), reader))
    for line in agenda_lines(card, reader):
        assert line in told
    assert len(agenda_lines(card, reader)) == (1 if AGENDAS[card].elects else 2)
    assert (laws_lines(table.match.view(1), reader)[0] in told) == (AGENDAS[card].elects == "law")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_law_in_play_is_told_with_whom_or_what_it_elected(language: Language) -> None:
    laws = {"minister_of_war": Law(1), "core_mining": Law(object="wellon"), "shared_research": Law()}
    laws["classified_document_leaks"] = Law(object="control_the_region")
    table = convene(senate("mutiny", laws=laws))
    reader = named(language)
    lines = laws_lines(table.match.view(None), reader)
    assert len(lines) == 4
    assert "Minsu" in lines[0]
    assert reader("twilight_imperium-place-wellon") in lines[1]
    assert reader("twilight_imperium-objective-control_the_region") in lines[3]


@pytest.mark.parametrize(("language", "word"), [("ko", "소모"), ("en", "exhausted")])
def test_GR9_a_law_that_is_exhausted_reads_so(language: Language, word: str) -> None:
    reader = named(language)
    for ready in (True, False):
        laws = {"research_team_biotic": Law(object="wellon", ready=ready)}
        (line,) = laws_lines(convene(senate("mutiny", laws=laws)).match.view(None), reader)
        assert (f", {word})" in line) == (not ready)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_agenda_has_words_for_what_it_does(language: Language) -> None:
    for card in AGENDAS:
        for line in agenda_lines(card, Reader(language)):
            assert line.strip()


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("card", sorted(AGENDAS))
def test_23_how_an_agenda_is_meant_is_told_where_that_needs_saying(card: str, language: Language) -> None:
    key = f"twilight_imperium-ruling-{card}"
    assert Reader(language).text.has(key) == (card not in SAID_ALREADY), card


SAID_ALREADY = {
    "minister_of_exploration",
    "regulated_conscription",
    "senate_sanctuary",
    "terraforming_initiative",
}
"""Agendas of which the rules say no more than the card."""
