"""The pictures of a tournament as sketches: what they show is public, but for the mark on the reader's own line."""

from __future__ import annotations

from bot.pairing import viewing
from bot.pairing.bracketing import bracket_page, has_bracket
from bot.pairing.contest import OVER
from bot.pairing.meanings import outlook_of
from bot.pairing.viewing import Naming
from bot.pairing.views import BracketPage, CrossPage, RoundPage, StandingsPage
from bot.text import names
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.tournament.programme import Programme
from renderers import tournaments
from renderers.drawings import drawing


def naming(of: Programme) -> Naming:
    """Names as pictures show them."""
    shown = tuple(names.for_picture(of.plain(one.number)) for one in of.contest.entrants)
    own = of.own
    return Naming(names.for_picture(of.event.row.title), shown, own.number if own is not None else 0)


def standings_view(of: Programme, page: int) -> StandingsPage:
    """A page of the standings.

    Args:
        page: from 1; 0 for the reader's own, or the first.
    """
    return viewing.standings_page(of.contest, naming(of), page)


def standings(of: Programme, view: StandingsPage) -> Sketch:
    """The picture of a page of the standings."""
    key = sight("standings", view, of.language)
    return sketched(key, lambda: drawing(tournaments.standings, view, language=of.language))


def round_view(of: Programme, round: int, page: int) -> RoundPage:
    """A page of the matches of a round; both from 1, or 0 for the latest round and the reader's own page."""
    return viewing.round_page(of.contest, naming(of), round, page)


def matches(of: Programme, view: RoundPage) -> Sketch:
    """The picture of a page of a round."""
    key = sight("round", view, of.language)
    return sketched(key, lambda: drawing(tournaments.matches, view, language=of.language))


def at_home(of: Programme) -> list[Sketch]:
    """What stands on the home message: nothing while people sign up."""
    if not of.contest.pairings:
        return []
    if of.contest.phase == OVER:
        view = viewing.podium_of(of.contest, naming(of))
        key = sight("podium", view, of.language)
        return [sketched(key, lambda: drawing(tournaments.podium, view, language=of.language))]
    if has_bracket(of.contest):
        return [bracket(of, bracket_view(of, 0))]
    return [standings(of, standings_view(of, 1))]


def bracket_view(of: Programme, page: int) -> BracketPage:
    """A page of the bracket.

    Args:
        page: from 1; 0 for where the reader sits, or where something is played.
    """
    return bracket_page(of.contest, naming(of), page)


def bracket(of: Programme, view: BracketPage) -> Sketch:
    """The picture of a page of the bracket."""
    key = sight("bracket", view, of.language)
    return sketched(key, lambda: drawing(tournaments.bracket, view, language=of.language))


def own_match(of: Programme) -> list[Sketch]:
    """The reader's standing and match, and what each result would mean: for the reader's eyes alone."""
    if of.own is None or of.own.number not in of.standing or not of.contest.pairings:
        return []
    view = outlook_of(of.contest, naming(of))
    key = sight("outlook", view, of.language)
    return [sketched(key, lambda: drawing(tournaments.outlook, view, language=of.language))]


def cross_view(of: Programme, page: int, stage: str = "") -> CrossPage:
    """A part of the table of all against all, from 1; of a group by its stage."""
    return viewing.cross_page(of.contest, naming(of), page, stage)


def crosstable(of: Programme, view: CrossPage) -> Sketch:
    """The picture of it."""
    key = sight("cross", view, of.language)
    return sketched(key, lambda: drawing(tournaments.crosstable, view, language=of.language))
