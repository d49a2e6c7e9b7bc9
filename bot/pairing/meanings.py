"""What somebody sees of the own match: the standing, who sits there, and what each result would mean (S6)."""

from __future__ import annotations

from bot.pairing.contest import Contest, Pairing
from bot.pairing.outlook import prospects
from bot.pairing.viewing import BY_GAME, Naming, card, occasion, standing_lines
from bot.pairing.views import MatchOutlook, PlaceMeaning


def outlook_of(contest: Contest, naming: Naming, no: int = 0) -> MatchOutlook:
    """What `naming.own` sees.

    Args:
        no: which of the own open matches; 0 for the first.

    Raises:
        LookupError: no standing knows that person.
    """
    columns, lines = standing_lines(contest, naming)
    by_number = {one.who.number: one for one in lines}
    own = by_number[naming.own]
    here = contest.open_of(naming.own)
    match = next((one for one in here if one.no == no), here[0] if here else None)
    head = occasion(contest, naming)
    if match is None:
        return MatchOutlook(head, own, columns)
    rivals = tuple(by_number[number] for number in match.entrants if number in by_number)
    return MatchOutlook(head, own, columns, card(contest, naming, match), rivals, meanings(contest, naming.own, match))


def meanings(contest: Contest, number: int, match: Pairing) -> tuple[PlaceMeaning, ...]:
    """What each place at a match would mean for somebody who sits there."""
    by_game = contest.terms.format in BY_GAME
    return tuple(
        PlaceMeaning(one.place, one.best, one.worst) for one in prospects(contest, number, match, None, by_game)
    )
