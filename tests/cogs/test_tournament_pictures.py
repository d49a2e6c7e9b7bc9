"""Which pictures of a tournament are shown where, and to whom (tournaments T2, S6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.pairing.contest import OVER, UNDER_WAY, Contest, Pairing
from bot.pairing.registry import format_of
from bot.store.tournaments import EntrantRow, MatchRow, TournamentRow
from bot.text.catalogue import LANGUAGES, Language
from bot.tournaments.tourney import Tourney
from cogs.tournament import ownmatch, pictured, schedule
from cogs.tournament.programme import Programme
from tests.cogs.test_tournament_screens import ANN, FIRST, NOBODY, cup, games, labels, read
from tests.pairing.playing import contest_of, pair, play_round

__all__ = ["games"]

pytestmark = pytest.mark.usefixtures("games")


def kinds(of: Programme) -> list[str]:
    """Which pictures stand on the home message."""
    return [one.sight.kind for one in pictured.at_home(of)]


def of_contest(contest: Contest) -> Tourney:
    """A tournament of people whom nobody knows."""
    row = TournamentRow(7, 100, 200, "Cup", "en", contest, secret="", created_at=0, touched_at=0, opened_at=1)
    entrants = [EntrantRow(number, 7, number, 1000 + number, 0) for number in range(1, len(contest.entrants) + 1)]
    return Tourney(row, entrants, {}, [], [MatchRow(7, one.no, 50, 1, 300, "open") for one in contest.pairings])


def test_the_home_message_shows_standings_a_bracket_or_the_podium() -> None:
    assert kinds(read(cup())) == []
    assert kinds(read(cup(UNDER_WAY, FIRST))) == ["standings"]
    assert kinds(read(cup(OVER, FIRST))) == ["podium"]
    knockout = pair(contest_of(8, format="knockout"))
    assert kinds(read(of_contest(knockout))) == ["bracket"]


def test_a_bracket_is_one_press_from_the_rounds() -> None:
    knockout = read(of_contest(play_round(pair(contest_of(40, format="knockout")))))
    view = pictured.round_view(knockout, 0, 1)
    assert "Bracket" in labels(schedule.rounds_screen(knockout, view.occasion))
    tree = pictured.bracket_view(knockout, 0)
    screen = schedule.bracket_screen(knockout, tree.occasion, pictured.bracket(knockout, tree))
    assert screen.pictures
    assert "Previous" in labels(screen) or "Next" in labels(screen)
    swiss = read(cup(UNDER_WAY, FIRST))
    shown = pictured.round_view(swiss, 0, 1)
    assert "Bracket" not in labels(schedule.rounds_screen(swiss, shown.occasion))


def test_my_match_has_its_picture_for_who_takes_part_alone() -> None:
    mine = read(cup(UNDER_WAY, [*FIRST, Pairing(3, 2, 1, (1, 3))]), ANN)
    (picture,) = pictured.own_match(mine)
    assert ownmatch.own_screen(mine, pictures=[picture]).pictures == [picture]
    assert picture.sight.kind == "outlook"
    assert pictured.own_match(read(cup(UNDER_WAY, FIRST), NOBODY)) == []
    assert pictured.own_match(read(cup(), ANN)) == [], "nothing is paired yet"


def test_a_public_picture_is_of_one_name_whoever_pressed_last() -> None:
    """Nothing of the reader is in it, and nothing that is hidden (Y2)."""
    event = cup(UNDER_WAY, FIRST)
    public = pictured.at_home(read(event))[0]
    event.contest.joins.append("ab")
    event.contest.entrants[0].seed = 2000.0
    assert pictured.at_home(read(event))[0].filename == public.filename
    own = pictured.standings(read(event, ANN), pictured.standings_view(read(event, ANN), 1))
    assert own.filename != public.filename
    assert b"own" not in msgspec.json.encode(public.filename)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"third": True},
        {"double": True},
        {"seats": 4, "advance": 2, "double": True},
        {"format": "groups", "groups": 2},
    ],
    ids=["single", "third", "double", "lives", "groups"],
)
def test_every_match_of_every_bracket_has_a_name_and_pictures(terms: dict[str, Any], language: Language) -> None:
    """A stage is written as `winners:1`; nobody reads it so (F6)."""
    held = contest_of(12, [float(12 - number) for number in range(12)], **{"format": "knockout", **terms})
    form = format_of(held.terms.format)
    while form.due(held):
        held = pair(held)
        of = read(of_contest(held), 1001, language)
        assert all(one.drawing is not None for one in (*pictured.at_home(of), *pictured.own_match(of)))
        held = play_round(held)
    of = read(of_contest(held), language=language)
    named = {of.match_name(one) for one in held.live}
    assert not any(":" in one or "{" in one for one in named)
    assert len(named) >= len(held.live) - 1, "a second game of a final may be called like the first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_division_of_a_season_has_a_letter(language: Language) -> None:
    of = read(cup(UNDER_WAY, FIRST), language=language)
    assert "B" in of.match_name(Pairing(3, 4, 1, (1, 2), "division:1"))
    assert "division:" not in of.match_name(Pairing(3, 4, 1, (1, 2), "division:1"))
