"""Pictures of tournaments: standings, rounds, brackets, tables of all against all, podiums (tournaments S6).

Every function is pure and may be called in a thread or a worker; what it draws is a view of `bot.pairing.views`, with
names as people have them. All are 1,200 pixels wide; nothing on them is smaller than 28, so that a phone shows it.
"""

from __future__ import annotations

from bot.pairing.contest import OVER
from bot.pairing.views import (
    BracketPage,
    CrossPage,
    MatchOutlook,
    Occasion,
    Podium,
    RoundPage,
    StandingLine,
    StandingsPage,
)
from bot.rating.rating_pages import RatingPage
from bot.text.catalogue import Language, Voice
from renderers.encode import Picture
from renderers.tournaments import crosses as _crosses
from renderers.tournaments import ladders as _ladders
from renderers.tournaments import podiums as _podiums
from renderers.tournaments import prospects as _prospects
from renderers.tournaments import round_lists as _round_lists
from renderers.tournaments import tallies as _tallies
from renderers.tournaments import trees as _trees
from renderers.tournaments.framing import TournamentWords, decimals_of, number_of, told
from renderers.tournaments.framing import finished as _finished


def standings(view: StandingsPage, *, language: Language, text: Voice | None = None) -> Picture:
    """A page of the standings.

    Args:
        view: what is shown; a line that is `own` is marked, for its reader's eyes alone.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    decimals = decimals_of([one.figures[0] for one in view.lines]) if view.columns else 0

    def line(one: StandingLine) -> str:
        if not one.place:
            return words("alt-person", name=words.named(one.who))
        if view.columns[:1] != ("points",):
            return words("alt-line", place=one.place, name=words.named(one.who))
        points = number_of(one.figures[0], decimals)
        return words("alt-line-points", place=one.place, name=words.named(one.who), points=points)

    alt = words(
        "alt-final" if view.occasion.phase == OVER else "alt-standings",
        title=view.occasion.title,
        page=view.occasion.page,
        pages=view.occasion.pages,
        lines=told([line(one) for one in view.lines], words) or words("nobody"),
    )
    return _finished(_tallies.paint(view, words), "standings", alt)


def matches(view: RoundPage, *, language: Language, text: Voice | None = None) -> Picture:
    """The matches of a round and who rests, a page of them.

    Args:
        view: what is shown; a match with a seat that is `own` is marked, for its reader's eyes alone.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = told(_round_lists.told(view, words), words) or words("no-matches")
    return _finished(
        _round_lists.paint(view, words),
        "round",
        _alt(words, "alt-round", view.occasion, lines, what=words.round(view.occasion)),
    )


def bracket(view: BracketPage, *, language: Language, text: Voice | None = None) -> Picture:
    """Some rounds of a bracket.

    Args:
        view: what is shown; a match with a seat that is `own` is marked, for its reader's eyes alone.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = told(_trees.told(view, words), words) or words("no-matches")
    return _finished(_trees.paint(view, words), "bracket", _alt(words, "alt-bracket", view.occasion, lines))


def crosstable(view: CrossPage, *, language: Language, text: Voice | None = None) -> Picture:
    """What everybody did against everybody, a part of it.

    Args:
        view: what is shown; a line that is `own` is marked, for its reader's eyes alone.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = told(_crosses.told(view, words), words) or words("nobody")
    return _finished(_crosses.paint(view, words), "crosstable", _alt(words, "alt-cross", view.occasion, lines))


def podium(view: Podium, *, language: Language, text: Voice | None = None) -> Picture:
    """The best of a tournament that is over.

    Args:
        view: what is shown.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = told(_podiums.told(view, words), words) or words("nobody")
    return _finished(_podiums.paint(view, words), "podium", _alt(words, "alt-podium", view.occasion, lines))


def outlook(view: MatchOutlook, *, language: Language, text: Voice | None = None) -> Picture:
    """What one's match would mean, for its reader's eyes alone.

    Args:
        view: what is shown.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = told(_prospects.told(view, words), words) or words("no-matches")
    return _finished(_prospects.paint(view, words), "outlook", _alt(words, "alt-outlook", view.occasion, lines))


def rating(view: RatingPage, *, language: Language, text: Voice | None = None) -> Picture:
    """A leaderboard and its reader's own rating, for the reader's eyes alone.

    Args:
        view: what is shown.
        text: another catalogue than the language's own.
    """
    words = TournamentWords.here(language, text)
    lines = [words("alt-line-points", place=one.place, name=one.name, points=str(one.figure)) for one in view.lines]
    game = words.text(f"game-{view.game}")
    own = words("alt-rating-own", figure=view.figure, place=view.place, count=view.games) if view.games else ""
    alt = words("alt-rating", game=game, own=own, lines=told(lines, words) or words("ladder-nobody"))
    return _finished(_ladders.paint(view, words), "rating", alt)


def _alt(words: TournamentWords, key: str, occasion: Occasion, lines: str, **more: str) -> str:
    """What a picture shows, in words; a text takes of the page what it says."""
    return words(key, title=occasion.title, page=occasion.page, pages=occasion.pages, lines=lines, **more)
