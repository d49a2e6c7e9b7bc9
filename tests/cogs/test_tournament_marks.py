"""What stands on screens of tournaments beside the course of things: marks, and what columns mean."""

from __future__ import annotations

import pytest

from bot.pairing.contest import SIGN_UP, UNDER_WAY
from bot.pairing.standings import TIE_BREAKS
from bot.pairing.viewing import Naming, standings_page
from bot.text.catalogue import LANGUAGES, Language
from cogs.panels.screen import Dropdown
from cogs.tournament import arranging, homepage, schedule
from tests.cogs import test_tournament_screens as stage
from tests.cogs.test_tournament_screens import FIRST, HOST, NOBODY, cup, labels, read

pytestmark = pytest.mark.usefixtures("games")
games = stage.games


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_only_organiser_plays_and_ruled_the_home_message_says_so(language: Language) -> None:
    """tournaments T5."""
    event = cup(UNDER_WAY, FIRST)
    of = read(event, language=language)
    line = of.say("tournament-organiser-plays-line")
    assert line not in homepage.home(of).content
    event.row.alone = 1
    assert line in homepage.home(read(event, language=language)).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_column_of_the_standings_is_explained_behind_its_button(language: Language) -> None:
    """tournaments S3: a column for every tie-break that was agreed on, and the rule for it behind **?**."""
    event = cup(UNDER_WAY, FIRST)
    of = read(event, NOBODY, language)
    view = standings_page(of.contest, Naming("Spring", tuple("ABCD")))
    agreed = [one for one in TIE_BREAKS if one != "draw"]
    # The encounter of equals is a column only where it was looked at.
    assert set(view.columns) - {"points", "played"} == {*agreed} - {"direct"}
    screen = schedule.standings_screen(of, view.occasion)
    assert of.say("button-help") in labels(screen)
    told = schedule.breaks_screen(of).content
    for one in agreed:
        assert of.say(f"tournament-break-{one}-told") in told
    assert of.say("tournament-points-standard-told") in told
    fewer = read(cup(UNDER_WAY, FIRST, tie_breaks=("wins",)), NOBODY, language)
    assert fewer.say("tournament-break-met-told") not in schedule.breaks_screen(fewer).content


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("people", "rounds", "offered"), [(6, 5, False), (6, 6, True), (13, 12, False), (9, 12, True)])
def test_more_rounds_than_stay_free_of_rematches_have_all_against_all_offered(
    language: Language, people: int, rounds: int, offered: bool
) -> None:
    """tournaments F1: said in the paragraph, with the press beside the menu of rounds."""
    of = read(cup(SIGN_UP, people=people, rounds=rounds), HOST, language)
    screen = arranging.setup_screen(of, "round")
    presses = [str(one.id) for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    assert any(".robin.1" in one for one in presses) is offered
    fresh = people - 1 + people % 2
    assert (of.say("tournament-again-line", rounds=fresh) in screen.content) is offered
    assert all(len(row) <= 5 for row in screen.rows if not isinstance(row, Dropdown))
