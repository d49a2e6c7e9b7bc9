"""Tournaments made by hand, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.core.streams import Stream
from bot.pairing.apply import apply, fold
from bot.pairing.bracketing import bracket_page
from bot.pairing.contest import OVER, PLACE, UNDER_WAY, Bye, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.deeds import Agreed, Begun, Ended, SignedUp, Started
from bot.pairing.meanings import outlook_of
from bot.pairing.registry import format_of
from bot.pairing.viewing import Naming, card, cross_page, occasion, round_page
from bot.pairing.views import (
    NOT_COUNTED,
    MatchOutlook,
    Occasion,
    PlaceMeaning,
    Podium,
    PodiumPlace,
    Someone,
    StandingLine,
    StandingsPage,
)
from bot.rating.rating_pages import EVEN, LOST, WON, LadderLine, RatingPage
from bot.text.catalogue import Language
from renderers import tournaments
from renderers.drawings import Drawing, drawing

TITLE: dict[Language, str] = {"ko": "마당 겨울 대회", "en": "Madang Winter Open"}
SURNAMES: dict[Language, tuple[str, ...]] = {
    "ko": (
        "지수",
        "민수",
        "서연",
        "도윤",
        "하은",
        "준호",
        "하린",
        "시우",
        "유진",
        "태오",
        "나래",
        "은별",
        "가온",
        "바다",
        "라온",
        "노아",
    ),
    "en": (
        "Jisoo",
        "Minsu",
        "Ada",
        "Ben",
        "Cleo",
        "Dan",
        "Eve",
        "Finn",
        "Gwen",
        "Hugo",
        "Iris",
        "Jon",
        "Kira",
        "Leo",
        "Mina",
        "Noa",
    ),
}


def people(count: int, names: tuple[str, ...], language: Language) -> tuple[str, ...]:
    """So many names, these first."""
    usual = SURNAMES[language]
    more = (f"{usual[at % len(usual)]}{'' if at < len(usual) else at // len(usual) + 1}" for at in range(count))
    return (*names, *more)[:count]


def standings(
    language: Language, names: tuple[str, ...] = (), count: int = 13, page: int = 1, own: int = 0, over: bool = False
) -> StandingsPage:
    """Standings after three rounds of five."""
    everybody = people(count, names, language)
    lines: list[StandingLine] = []
    for at in range(count):
        wins = 3 - (3 * at) // count
        status = {5: "dropped", 11: "disqualified", 12: "absent"}.get(at, "in")
        figures = (wins + (0.5 if at % 3 == 1 else 0.0), 3.0 - (at == 5), float(wins), 0.41 + (at * 7 % 13) / 40,
                   0.72 - at / count / 2)  # fmt: skip
        moved = (0, 2, -1, 0, 12, -3)[at % 6]
        who = Someone(at + 1, everybody[at], own=at + 1 == own, status=status)
        lines.append(StandingLine(at + 1 if at % 4 != 2 else at, who, figures, moved))
    shown = lines[24 * (page - 1) : 24 * page]
    elsewhere = next((one for one in lines if one.who.own and one not in shown), None)
    occasion = Occasion(
        TITLE[language], "metromania", "swiss", OVER if over else UNDER_WAY, 5 if over else 3, 5, count, page,
        -(-count // 24) or 1,
    )  # fmt: skip
    return StandingsPage(occasion, ("points", "played", "wins", "met", "share"), tuple(shown), elsewhere)


def contest(people: int, seats: int, rounds: int = 3, played: int = 2, format: str = "swiss") -> Contest:
    """A contest paired by hand: the first are strong, the last table of a round is not over.

    Args:
        played: rounds that are over.
    """
    held = Contest(Terms("metromania", format=format, seats=seats, rounds=5), UNDER_WAY, rounds)
    held.entrants = [Entrant(number + 1, seed=1500.0 - number) for number in range(people)]
    for round in range(1, rounds + 1):
        order = [(at * (2 * round - 1) + round) % people for at in range(people)]
        order = order if len(set(order)) == people else list(range(people))
        for table in range(people // seats):
            sitting = tuple(number + 1 for number in order[table * seats : (table + 1) * seats])
            no = len(held.pairings) + 1
            one = Pairing(no, round, table + 1, sitting, begins=0 if round <= played or table % 3 else -1)
            if round <= played or table % 3 == 2:
                one.outcomes = _outcomes(sitting, table)
            held.pairings.append(one)
        left = order[people - people % seats :]
        kinds = ("bye", "bye-asked", "not-paired", "awarded")
        held.byes += [Bye(round, number + 1, kinds[at % 4]) for at, number in enumerate(left)]
    return held


def _outcomes(sitting: tuple[int, ...], table: int, ties: bool = True, calm: bool = False) -> tuple[SeatResult, ...]:
    order = sorted(sitting)
    found = [SeatResult(PLACE, order.index(one) + 1, 64.0 - 7 * order.index(one) - table % 5) for one in sitting]
    if table % 4 == 1 and not calm:
        found[sitting.index(order[-1])] = SeatResult("conceded", len(order), 3.0)
    if table % 4 == 3 and not calm:
        found[sitting.index(order[-1])] = SeatResult("forfeited", len(order), 0.0)
    if table % 7 == 5 and ties:
        found = [SeatResult(PLACE, 1, 41.0) if order.index(one) < 2 else kept for one, kept in zip(sitting, found)]
    return tuple(found)


def knockout(
    people: int, rounds: int, seats: int = 2, format: str = "knockout", calm: bool = False, **terms: Any
) -> Contest:
    """A knockout in whose latest round some matches are over.

    Args:
        calm: nobody resigns or is absent.
    """
    agreed = Terms("metromania", format=format, seats=seats, advance=max(1, seats // 2), **terms)
    signed = [SignedUp(Entrant(number)) for number in range(1, people + 1)]
    held = fold([Agreed(agreed), *signed, Started(tuple(float(people - at) for at in range(people)))])
    form = format_of(format)
    for round in range(1, rounds + 1):
        if not form.due(held):
            break
        held = apply(held, form.pair(held, Stream.of("sample", round)))
        for at, one in enumerate([one for one in held.live if not one.over]):
            if round < rounds or at % 3 == 1:
                held = apply(held, Begun(one.no, 0, True))
                held = apply(held, Ended(one.no, _outcomes(one.entrants, at, ties=False, calm=calm)))
            elif at % 3 == 0:
                held = apply(held, Begun(one.no, 0, True))
    return held


@lru_cache(maxsize=1)
def knockouts() -> tuple[tuple[str, Contest], ...]:
    """Knockouts of all kinds, by name."""
    return (
        ("16", knockout(16, 2, third=True)),
        ("13", knockout(13, 2)),
        ("37", knockout(37, 3)),
        ("over", knockout(8, 4, third=True)),
        ("4seats", knockout(16, 2, 4)),
        ("6seats", knockout(20, 2, 6)),
        ("3seats", knockout(27, 1, 3)),
        ("double", knockout(11, 4, double=True)),
        ("reset", knockout(4, 9, double=True)),
        ("lives", knockout(16, 3, 4, double=True)),
    )


def front(language: Language) -> Drawing:
    """The picture of a tournament on the front page."""
    naming = Naming(TITLE[language], people(16, (), language))
    return drawing(tournaments.bracket, bracket_page(knockout(16, 2, calm=True, third=True), naming), language=language)


def podium(language: Language, names: tuple[str, ...], count: int, ties: tuple[int, ...], bare: bool) -> Podium:
    """The end; `ties` are the first places, `bare` without points."""
    everybody = people(count, names, language)[:9]
    places = [*ties, *range(len(ties) + 1, 10)]
    shown = [
        PodiumPlace(place, Someone(at + 1, name), NOT_COUNTED if bare else 13.5 - at)
        for at, (name, place) in enumerate(zip(everybody, places))
    ]
    head = Occasion(TITLE[language], "metromania", "knockout" if bare else "swiss", OVER, 5, 5, count)
    return Podium(head, tuple(shown))


def fated(language: Language, names: tuple[str, ...], count: int, fates: tuple[str, ...]) -> MatchOutlook:
    """A match of a knockout, in which places at the table say who goes on."""
    held = contest(count, len(fates), 1, 0, "knockout")
    naming = Naming(TITLE[language], people(count, names, language), own=1)
    lines = tuple(StandingLine(1, naming.who(held, number), (1.0, 2.0)) for number in range(1, len(fates) + 1))
    sitting = Pairing(1, 2, 1, tuple(one.who.number for one in lines), "winners:2", begins=0)
    ways = tuple(
        PlaceMeaning(at, *((at, at) if fates[0] == "won" else (5, count) if fate == "out" else (0, 0)), fate)
        for at, fate in enumerate(fates, 1)
    )
    return MatchOutlook(occasion(held, naming), lines[0], ("wins", "played"), card(held, naming, sitting), lines, ways)


def rated(language: Language, names: tuple[str, ...], count: int, own: int) -> RatingPage:
    """A leaderboard of so many, with its reader on a place; 0: not listed, and new."""
    shown = people(count, names, language)
    middle = min(max(own - 6, 0), max(count - 11, 0))
    lines = tuple(
        LadderLine(place, shown[place - 1], 1842 - 23 * place, 61 - place % 17, place == own)
        for place in range(middle + 1, min(count, middle + 11) + 1)
    )
    if not own:
        return RatingPage(game="metromania", kind="duel", lines=lines, listed=count)
    history = tuple(1500 + 9 * number + 55 * (number * number % 7 - 3) for number in range(30))
    form = (WON, LOST, WON, WON, EVEN, LOST, WON, WON, WON, LOST)
    return RatingPage(
        game="project_mine", kind="table", lines=lines, listed=count, place=own, figure=1842 - 23 * own, games=30,
        form=form, history=history,
    )  # fmt: skip


def drawings(crowd: str, names: tuple[str, ...], language: Language) -> Iterator[tuple[str, Drawing]]:
    """Every kind of picture, by name, undrawn.

    Args:
        crowd: which names these are, for the pictures' own.
        names: of the first people; more are found.
    """
    for count, page, own in ((1, 1, 0), (13, 1, 3), (60, 1, 33), (60, 2, 0), (512, 22, 0)):
        view = standings(language, names, count, page, own)
        yield f"standings-{count}-{page}-{crowd}", drawing(tournaments.standings, view, language=language)
    last = standings(language, names, 13, over=True)
    yield f"standings-over-{crowd}", drawing(tournaments.standings, last, language=language)
    for count, seats, page in ((13, 2, 1), (13, 4, 1), (70, 2, 2), (31, 6, 1), (15, 3, 1), (1, 2, 1)):
        naming = Naming(TITLE[language], people(count, names, language), own=5 if count == 13 else 0)
        listed = round_page(contest(count, seats, 0 if count == 1 else 3), naming, page=page)
        yield f"round-{count}-{seats}-{page}-{crowd}", drawing(tournaments.matches, listed, language=language)
    for name, held in knockouts():
        count = len(held.entrants)
        for page in range(1, 4):
            tree = bracket_page(held, Naming(TITLE[language], people(count, names, language), own=2), page)
            if tree.occasion.page == page:
                yield f"bracket-{name}-{page}-{crowd}", drawing(tournaments.bracket, tree, language=language)
    for count, seats, page in ((9, 2, 1), (13, 3, 1), (16, 2, 1), (25, 5, 2)):
        robin = contest(count, seats, 5, 4)
        table = cross_page(robin, Naming(TITLE[language], people(count, names, language), own=3), page)
        yield f"crosstable-{count}-{seats}-{crowd}", drawing(tournaments.crosstable, table, language=language)
    for count, ties, bare in ((13, (1, 2, 3), False), (40, (1, 1, 3), True), (3, (1, 2, 2), False), (2, (1, 2), False),
                              (1, (1,), True)):  # fmt: skip
        best = podium(language, names, count, ties, bare)
        yield f"podium-{count}-{crowd}", drawing(tournaments.podium, best, language=language)
    for count, seats, own in ((13, 2, 5), (40, 4, 9), (12, 6, 3), (13, 2, 13)):
        naming = Naming(TITLE[language], people(count, names, language), own)
        mine = outlook_of(contest(count, seats, 3), naming)
        yield f"outlook-{count}-{seats}-{own}-{crowd}", drawing(tournaments.outlook, mine, language=language)
    for count, ways in ((8, ("on", "losers")), (16, ("on", "on", "life", "out")), (4, ("won", "", "", ""))):
        mine = fated(language, names, count, ways)
        yield f"outlook-{count}-fate-{crowd}", drawing(tournaments.outlook, mine, language=language)
    for count, own in ((40, 17), (9, 2), (3, 0), (0, 0)):
        ladder = rated(language, names, count, own)
        yield f"rating-{count}-{own}-{crowd}", drawing(tournaments.rating, ladder, language=language)
