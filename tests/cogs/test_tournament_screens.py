"""Screens of tournaments without Discord: a contest, names and a reader, printed."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.games import registry
from bot.pairing.contest import (
    BYE,
    CHECK_IN,
    HELD,
    OVER,
    PLACE,
    SIGN_UP,
    UNDER_WAY,
    Bye,
    Contest,
    Entrant,
    Pairing,
    SeatResult,
    Terms,
)
from bot.pairing.registry import FORMATS
from bot.pairing.views import Occasion
from bot.store.rows import UserRow
from bot.store.tournaments import EntrantRow, MatchRow, OrganiserRow, TournamentRow
from bot.text.catalogue import LANGUAGES, Language
from bot.text.limits import BUTTON, CONTENT, OPTION, PANEL_TEXT, PLACEHOLDER
from bot.tournaments.tourney import Concern, Tourney
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Dropdown, Screen
from cogs.tournament import arranging, details, homepage, overseeing, ownmatch, schedule
from cogs.tournament.programme import Programme
from tests.pairing.playing import contest_of, finish, pair

HOST, ANN, BO, CY, DEE, NOBODY = 1, 11, 12, 13, 14, 99
NAMES = {HOST: "Host", ANN: "Ann", BO: "Bo", CY: "Cy", DEE: "Dee"}
EMOJI = "\U0001f600" * 100
MARKUP = "**@everyone** [x](http://x.y) " * 3

pytestmark = pytest.mark.usefixtures("games")


@pytest.fixture
def games() -> None:
    """The registry and the faces, as at the start of the bot."""
    from cogs.metromania.face import MetromaniaFace
    from cogs.panels import gamefaces
    from cogs.project_mine.face import MineFace
    from cogs.the_dome.face import DomeFace
    from cogs.twilight_imperium.face import TwilightImperiumFace

    registry.install()
    for face in (MetromaniaFace(), MineFace(), DomeFace(), TwilightImperiumFace()):
        gamefaces.register(face)


def won(*places: int) -> tuple[SeatResult, ...]:
    """Results by seat."""
    return tuple(SeatResult(PLACE, place) for place in places)


def cup(
    phase: str = UNDER_WAY,
    pairings: list[Pairing] | None = None,
    byes: list[Bye] | None = None,
    *,
    people: int = 4,
    title: str = "Spring",
    opened: bool = True,
    **terms: object,
) -> Tourney:
    """A Swiss of Ann, Bo, Cy and Dee, which Host organises."""
    contest = Contest(
        Terms("metromania", options={"table-pace": "daily"}, **terms),  # type: ignore[arg-type]
        phase,
        max((one.round for one in pairings or []), default=0),
        rounds=2,
        entrants=[Entrant(number) for number in range(1, people + 1)],
        pairings=pairings or [],
        byes=byes or [],
        links=["00" * 32],
        anchor="ab" * 32,
    )
    row = TournamentRow(7, 100, 200, title, "en", contest, secret="", created_at=0, touched_at=0, opened_at=int(opened))
    users = [ANN, BO, CY, DEE, *range(1000, 1600)][:people]
    names = {user: NAMES.get(user, title) for user in (HOST, *users)}
    entrants = [EntrantRow(number, 7, number, user, 0) for number, user in enumerate(users, 1)]
    known = {user: UserRow(user, name, "", "") for user, name in names.items()}
    matches = [MatchRow(7, one.no, 50 + one.no, one.no, 300 + one.no, "open") for one in pairings or []]
    return Tourney(row, entrants, known, [OrganiserRow(7, HOST, 1)], matches)


def read(event: Tourney, user: int = 0, language: Language = "en", **more: object) -> Programme:
    """What somebody reads of it."""
    return Programme(Reader(language), event, user, **more)  # type: ignore[arg-type]


FIRST = [Pairing(1, 1, 1, (1, 2), met=True, outcomes=won(1, 2)), Pairing(2, 1, 2, (3, 4), met=True)]


def labels(screen: Screen) -> list[str]:
    """What can be pressed, in order."""
    return [one.label for row in screen.rows if not isinstance(row, Dropdown) for one in row]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [SIGN_UP, CHECK_IN, UNDER_WAY, HELD, OVER])
def test_the_home_message_begins_with_what_to_do_now(phase: str, language: Language) -> None:
    """tournaments T2."""
    event = cup(phase, FIRST if phase not in (SIGN_UP, CHECK_IN) else None)
    screen = homepage.home(read(event, language=language))
    first = screen.content.splitlines()[0]
    assert first.startswith("**")
    assert "Spring" not in first
    assert "Spring" in screen.content
    assert len(screen.rows) <= 2
    assert all(len(row) <= 5 for row in screen.rows)


def test_buttons_of_the_home_message_follow_the_phase() -> None:
    """tournaments T2: each stands there while it does something."""
    assert labels(homepage.home(read(cup(SIGN_UP)))) == ["Join", "Leave", "Rules", "Menu"]
    assert labels(homepage.home(read(cup(CHECK_IN)))) == ["Check in", "Leave", "Rules", "Menu"]
    under_way = ["My match", "Standings", "Rounds", "Rules", "Menu"]
    assert labels(homepage.home(read(cup(UNDER_WAY, FIRST)))) == under_way
    late = labels(homepage.home(read(cup(UNDER_WAY, FIRST, late_until=2))))
    assert late == ["My match", "Join", *under_way[1:]]
    assert labels(homepage.home(read(cup(OVER, FIRST)))) == ["Standings", "Rounds", "Rules", "Menu"]


def test_my_match_leads_to_it_and_says_what_a_win_would_mean() -> None:
    screen = ownmatch.own_screen(read(cup(UNDER_WAY, FIRST), CY, turns={2: 0}))
    assert "round 1, table 2, with Dee" in screen.content
    assert "your turn" in screen.content
    assert "With a win here you are between number 1 and 2 after this round." in screen.content
    (mine, link, *_) = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
    assert str(mine.id) == "t:52:0.0:panel"
    assert link.url == "https://discord.com/channels/100/302"


def test_who_won_waits_and_who_has_a_bye_rests() -> None:
    assert "Your match is over" in ownmatch.own_screen(read(cup(UNDER_WAY, FIRST), ANN)).content
    event = cup(UNDER_WAY, FIRST[:1], [Bye(1, 3, BYE)])
    assert "You sit this round out" in ownmatch.own_screen(read(event, CY)).content


def test_a_stranger_is_led_to_join_while_that_is_possible() -> None:
    assert labels(ownmatch.own_screen(read(cup(SIGN_UP), NOBODY)))[0] == "Join"
    assert "Join" not in labels(ownmatch.own_screen(read(cup(UNDER_WAY, FIRST), NOBODY)))


def test_every_offered_press_of_a_newcomer_before_the_start() -> None:
    assert labels(ownmatch.own_screen(read(cup(SIGN_UP), ANN))) == ["My match", "Leave", "Rules", "Menu"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("terms", [{"seats": 2}, {"seats": 3, "odd": "bye"}, {"soft_days": 7, "late_until": 2}])
def test_the_page_before_open_says_what_will_happen(language: Language, terms: dict[str, object]) -> None:
    """tournaments T1: a readable paragraph before *Open*, name and game being enough."""
    event = cup(SIGN_UP, people=0, opened=False, **terms)
    of = read(event, HOST, language)
    said = arranging.setup_screen(of).content
    assert of.say("tournament-format-swiss-told") in said
    assert of.say("tournament-begins-press-line") in said
    assert "12" in said
    for page in arranging.PAGES:
        assert arranging.setup_screen(of, page).rows


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_every_format_has_words_and_room(format: str, language: Language) -> None:
    """tournaments T1: each format asks for what it needs, before the start and after it."""
    for seats in (2, 3):
        for phase, opened in ((SIGN_UP, False), (SIGN_UP, True), (UNDER_WAY, True)):
            event = cup(
                phase, people=9, opened=opened, format=format, seats=seats, double=True, soft_days=7, vacation=False
            )
            for page in ("", *arranging.PAGES):
                screen = arranging.setup_screen(read(event, HOST, language), page)
                _fits(screen, PANEL_TEXT)
                assert "{" not in str(screen), (page, str(screen))
                assert "tournament-" not in str(screen), (page, str(screen))


def test_tie_breaks_change_places_and_the_draw_stays_last() -> None:
    """tournaments S3: nothing is looked at twice, wherever it is put."""
    order = ("wins", "met", "share", "direct", "draw")
    assert details.reordered(order, 0, "direct") == ("direct", "met", "share", "wins", "draw")
    assert details.reordered(order, 1, "met") == order
    assert details.reordered(order, 2, details.ENOUGH) == ("wins", "met", "draw")
    assert details.reordered(("wins", "draw"), 1, "share") == ("wins", "share", "draw")
    assert details.reordered(("wins", "met", "draw"), 2, "wins") == ("met", "wins", "draw")
    assert details.reordered(("draw",), 9, "met") == ("met", "draw")
    assert details.reordered(("met", "draw"), 0, "wins") == ("wins", "draw")


def test_the_page_reckons_with_the_people_who_signed_up() -> None:
    said = arranging.setup_screen(read(cup(SIGN_UP, people=9), HOST)).content
    assert "9 people play" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 4, 13, 200, 512])
@pytest.mark.parametrize("title", ["Spring", EMOJI, MARKUP], ids=["plain", "emoji", "markup"])
def test_everything_fits_into_what_discord_takes(title: str, people: int, language: Language) -> None:
    """Names of a hundred emoji and of markup, and as many people as there can be."""
    for event in (cup(SIGN_UP, people=people, title=title), _big(people, title)):
        for of in (read(event, user, language) for user in (HOST, ANN, NOBODY)):
            screens = [
                ownmatch.own_screen(of),
                ownmatch.drop_screen(of),
                *(schedule.standings_screen(of, _page(of, page)) for page in (1, 2)),
                *(schedule.rounds_screen(of, _page(of, page)) for page in (1, 2)),
                schedule.rules_screen(of),
                schedule.breaks_screen(of),
                schedule.menu_screen(of),
                overseeing.organise_screen(of),
                overseeing.hosts_screen(of),
                overseeing.person_screen(of, 1),
                *(arranging.setup_screen(of, page) for page in ("", *arranging.PAGES)),
            ]
            for screen in screens:
                _fits(screen, PANEL_TEXT)
                assert "@everyone" not in screen.content
            public = homepage.home(of)
            _fits(public, CONTENT)
            assert len(public.rows) <= 5


def _page(of: Programme, page: int) -> Occasion:
    return Occasion("", "metromania", "swiss", of.contest.phase, of.contest.round, page=page, pages=3)


def _big(people: int, title: str) -> Tourney:
    pairings = [Pairing(no, 1, no, (2 * no - 1, 2 * no)) for no in range(1, people // 2 + 1)]
    return cup(UNDER_WAY, pairings, [Bye(1, people)] if people % 2 else None, people=people, title=title)


def _fits(screen: Screen, most: int) -> None:
    assert len(screen.content) <= most
    components = sum(1 for text in screen.texts if text)
    ids: list[str] = []
    for row in screen.rows:
        if isinstance(row, Dropdown):
            components += 2
            ids.append(str(row.id))
            assert len(row.placeholder) <= PLACEHOLDER
            assert len(row.choices) <= 25
            assert row.kind != "text" or row.choices
            assert all(len(one.label) <= OPTION and len(one.description) <= OPTION for one in row.choices)
            assert len({one.value for one in row.choices}) == len(row.choices)
        else:
            components += 1 + len(row)
            assert 1 <= len(row) <= 5
            ids += [str(one.id) for one in row if one.id is not None]
            assert all(len(one.label) <= BUTTON for one in row)
    assert components <= 40
    assert len(set(ids)) == len(ids), ids
    assert all(len(one) <= 100 for one in ids)


def test_a_result_is_set_press_by_press() -> None:
    """tournaments T5: the best first; equals together."""
    pairing = Pairing(1, 1, 1, (1, 2, 3))
    of = read(cup(UNDER_WAY, [pairing], seats=3), HOST)

    def ways(chosen: str) -> dict[str, str]:
        screen = overseeing.result_screen(of, pairing, chosen)
        found: list[Button] = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
        return {one.label: one.id.arg.removesuffix(".-").split(".")[-1] for one in found if one.id is not None}

    assert ways("-")["Bo"] == "010"
    assert ways("010") == {"Ann": "210", "Cy": "012", "The rest draw": "212", "Back": "1"}
    assert ways("212")["Set this result"] == "212"
    assert ways("9x9") == ways("-"), "a forged id begins anew"


def test_an_organiser_of_many_comes_to_every_match_and_every_matter() -> None:
    """tournaments T5: nothing of a round of a hundred matches is out of reach; matches that are played come first."""
    event = _big(200, "Spring")
    event.contest.pairings[0].outcomes = won(1, 2)
    late = [Concern("late", no, 2 * no, remedies=("substitute", "drop")) for no in range(2, 14)]
    of = read(event, HOST, concerns=late)
    first = overseeing.organise_screen(of)
    _fits(first, PANEL_TEXT)
    assert "Find a match" in labels(first)
    assert "Find a person" in labels(first)
    told = [overseeing.organise_screen(of, page=page).content for page in (1, 2, 3)]
    assert all(any(f"{number} · " in one for one in told) for number in range(1, 13))
    assert overseeing.organise_screen(of, page=99).content == told[2]
    listed: list[str] = []
    for page in range(1, 5):
        menu = overseeing.matches_screen(of, page).rows[0]
        assert isinstance(menu, Dropdown)
        listed += [one.value for one in menu.choices]
    assert listed == [*map(str, range(2, 101)), "1"]


def test_nobody_is_offered_a_substitute_where_none_may_play() -> None:
    """tournaments T4: not in knock-out rounds; a press that is always refused is none."""
    late = [Concern("late", 2, 3, remedies=("substitute", "drop"))]
    swiss = overseeing.organise_screen(read(cup(UNDER_WAY, FIRST), HOST, concerns=late))
    knockout = overseeing.organise_screen(read(cup(UNDER_WAY, FIRST, format="knockout"), HOST, concerns=late))
    assert "1 · Substitute" in labels(swiss)
    assert "1 · Substitute" not in labels(knockout)
    assert "1 · Take off the list" in labels(knockout)


def test_in_a_knockout_nobody_is_told_of_points() -> None:
    """tournaments F6: who is still in shares the first place, which says nothing, and no points decide."""
    event = cup(UNDER_WAY, FIRST, format="knockout")
    event.contest = finish(pair(contest_of(4, format="knockout")), 1, 1, 2)
    first, second = event.contest.pairings[0].entrants
    users = {number: one.user_id or 0 for number, one in event.entrants.items()}
    for user, said in ((users[first], "one of 3 of 4 who are still in"), (users[second], "as number 4 of 4")):
        of = read(event, user)
        for screen in (ownmatch.own_screen(of), schedule.standings_screen(of, _page(of, 1))):
            assert said in screen.content, screen.content
            assert "points" not in screen.content
    assert "next pairings" in ownmatch.own_screen(read(event, users[first])).content
    assert "next pairings" not in ownmatch.own_screen(read(event, users[second])).content, (
        "nothing comes for who is out"
    )
    assert "points" not in homepage.home(read(event)).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_game_with_many_stand_on_two_pages(language: Language) -> None:
    """Those of Twilight Imperium came to 40 of the 40 components that Discord takes."""
    event = cup(SIGN_UP, people=0, opened=False, seats=3)
    event.contest.terms = Terms("twilight_imperium", seats=3)
    of = read(event, HOST, language)
    found: list[str] = []
    for page in ("options", arranging.FURTHER):
        rows = arranging.setup_screen(of, page).rows
        assert len(rows) <= 10
        found += [row.id.arg for row in rows if isinstance(row, Dropdown)]
    settings = playable.find("twilight_imperium").rules.settings
    assert [one.split(".")[-1] for one in found] == [one.key for one in settings]
