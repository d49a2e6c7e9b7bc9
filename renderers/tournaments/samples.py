"""Tournaments made by hand, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pairing.contest import OVER, UNDER_WAY
from bot.pairing.views import Occasion, Someone, StandingLine, StandingsPage
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
    ),
    "en": ("Jisoo", "Minsu", "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Iris", "Jon", "Kira", "Leo"),
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
