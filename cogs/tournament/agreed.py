"""What was agreed on, in words: every value by its name, and the paragraph that says what will happen (tournaments T1).

Nothing here knows Discord or the database; what a format comes to is asked of it (`Format.promise`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.core import playable
from bot.pairing.contest import PairingError, Terms
from bot.pairing.registry import format_of
from bot.pairing.swiss import Swiss
from bot.pairing.views import lettered
from bot.tables.packs import Offered
from bot.tables.timing import BOT, LATE
from cogs.panels.gathering import option_told
from cogs.panels.pace import meaning
from cogs.panels.packs import pack_line
from cogs.panels.reader import Reader

SWISS: Final = Swiss()
EXAMPLE: Final = 12
"""People that the paragraph reckons with while nobody has signed up."""


def reckoned(terms: Terms, people: int, most: int = 0) -> int:
    """For how many people the paragraph reckons: who signed up, else the limit, else a dozen.

    Args:
        terms: a table takes at least `terms.seats`.
        people: who signed up.
        most: limit of people; 0 for none.
    """
    return people if people >= max(2, terms.seats) else max(most or EXAMPLE, terms.seats)


def left_over(terms: Terms) -> str:
    """What becomes of left-over people: there is no table smaller than two."""
    return "bye" if terms.odd == "smaller" and terms.seats == 2 else terms.odd


def format_name(reader: Reader, terms: Terms) -> str:
    """What the format is called, with its kind where it has several."""
    told = reader(f"tournament-format-{terms.format}")
    if terms.format in ("knockout", "groups") and terms.double:
        kind = "tournament-double" if terms.seats == 2 else "tournament-lives"
        return reader("tournament-format-kind", format=told, kind=reader(kind))
    if terms.format == "robin" and terms.twice:
        return reader("tournament-format-kind", format=told, kind=reader("tournament-twice"))
    return told


def sizes(reader: Reader, tables: dict[int, int]) -> str:
    """Tables by size: "3 of 4, 1 of 3"."""
    told = [reader("tournament-tables-of", count=count, seats=size) for size, count in sorted(tables.items())[::-1]]
    return reader.text.listing(told)


def options_told(reader: Reader, terms: Terms, packs: Sequence[Offered] = ()) -> str:
    """The options of the game that are not as usual, and its cards where there is something to choose; empty where
    all is as usual.

    Args:
        packs: card packs that can be chosen.
    """
    told = [
        option_told(reader, terms.game, one.key, value)
        for one in playable.find(terms.game).rules.settings
        if (value := terms.options.get(one.key, one.values[0])) != one.values[0]
    ]
    return " · ".join(one for one in (*told, pack_line(reader, terms.options, packs)) if one)


def course(reader: Reader, terms: Terms, people: int, *, signed: bool) -> list[str]:
    """How it will go, in sentences: the format, its rounds and tables for so many people, left-over people.

    Args:
        people: see `reckoned`.
        signed: whether they have signed up, or are only reckoned with.
    """
    lines = [reader(f"tournament-format-{terms.format}-told")]
    try:
        format_of(terms.format).check(terms, people)
        promise = format_of(terms.format).promise(terms, people)
    except PairingError as why:
        told = reader.text.render(why.key, why.details) if reader.text.has(why.key) else ""
        return [*lines, reader("tournament-unsuited-why", count=people, why=told)]
    least, most = promise.games
    games = reader("tournament-games-each", count=most)
    if least != most:
        games = reader("tournament-games-between", min=least, max=most)
    said = {"count": people, "rounds": promise.rounds, "games": games, "tables": sizes(reader, promise.tables)}
    key = "tournament-course" if signed else "tournament-course-example"
    if format_of(terms.format).pools:
        key = "tournament-course-flowing" if signed else "tournament-course-example-flowing"
        del said["rounds"]
    if promise.tables:
        lines.append(reader.text.render(key, said))
    if terms.format in ("swiss", "flow", "season") or sum(promise.tables) > 1:
        lines.append(reader(f"tournament-odd-{left_over(terms)}-line"))
    if again(terms, people):
        lines.append(reader("tournament-again-line", rounds=SWISS.fresh(terms.seats, people)))
    return lines


def again(terms: Terms, people: int) -> bool:
    """Whether there are more rounds than can stay free of rematches, and all against all would do instead (F1).

    Args:
        people: see `reckoned`.
    """
    if terms.format != SWISS.key or terms.rounds <= SWISS.fresh(terms.seats, people):
        return False
    try:
        format_of("robin").check(replace(terms, format="robin", rounds=0, late_until=0), people)
    except PairingError:
        return False
    return True


def counting(reader: Reader, terms: Terms) -> str:
    """Points and tie-breaks, and whether it counts for ratings."""
    breaks = reader.text.listing([reader(f"tournament-break-{one}") for one in terms.tie_breaks if one != "draw"])
    points = reader(f"tournament-points-{terms.points}")
    return " ".join(
        [
            reader("tournament-points-line", points=points, breaks=breaks)
            if breaks
            else reader("tournament-points-drawn-line", points=points),
            reader("tournament-rated-line" if terms.rated else "tournament-unrated-line"),
        ]
    )


def timing(reader: Reader, terms: Terms, extensions: int = 1) -> list[str]:
    """The pace, what happens to who is late, and where a match takes too long (S4).

    Args:
        extensions: how often a match gets a day more.
    """
    late = reader(f"pace-late-{terms.options.get(LATE, BOT)}-line")
    lines = [meaning(reader, terms.options), late, reader("tournament-absent-line")]
    if not terms.vacation:
        lines.append(reader("tournament-vacation-line"))
    if terms.soft_days:
        way = terms.at_limit if terms.at_limit != "longer" or extensions else "ask"
        lines.append(reader(f"tournament-limit-{way}-line", days=terms.soft_days, count=extensions))
    return lines


def league(reader: Reader, terms: Terms) -> list[str]:
    """How long a season lasts, its divisions and how many move between them, what its rank goes by."""
    if terms.format != "season":
        return []
    lines = [
        reader("tournament-weeks-line", count=terms.weeks) if terms.weeks else reader("tournament-weeks-open-line"),
        reader(f"tournament-rank-{terms.rank}-line"),
    ]
    if terms.divisions > 1:
        lines.append(reader("tournament-divisions-line", count=terms.divisions))
        lines.append(reader("tournament-moving-line", count=terms.moving))
    if terms.rounds:
        lines.append(reader("tournament-counted-line", count=terms.rounds))
    return lines


def late_told(reader: Reader, terms: Terms) -> str:
    """Who may come in after the start."""
    if terms.format == "season":
        if terms.divisions < 2:
            return reader("tournament-late-any-line")
        return reader("tournament-late-last-line", letter=lettered(terms.divisions - 1))
    if terms.late_until:
        return reader("tournament-late-line", round=terms.late_until)
    return reader("tournament-no-late-line")


def entering(reader: Reader, terms: Terms) -> str:
    """What whoever enters after the start has to know before the press; empty where that is nothing."""
    if terms.format != "season" or terms.divisions < 2:
        return ""
    return reader("tournament-enter-last-line", letter=lettered(terms.divisions - 1))


def lines_of(paragraph: Sequence[str]) -> str:
    """Sentences as one paragraph, empty ones left out."""
    return " ".join(one for one in paragraph if one)
