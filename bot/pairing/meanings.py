"""What somebody sees of the own match: the standing, who sits there, and what each result would mean (S6)."""

from __future__ import annotations

from typing import Final, cast

from bot.pairing.brackets import ordered, sent
from bot.pairing.contest import Contest, Pairing
from bot.pairing.doubles import LOSERS, RESET
from bot.pairing.groups import GROUP, Groups, knockout_of
from bot.pairing.knockout import Knockout, seeded
from bot.pairing.lives import ROUND as LIVES
from bot.pairing.lives import lives_of
from bot.pairing.outlook import prospects
from bot.pairing.planned import there
from bot.pairing.viewing import BY_GAME, Naming, card, occasion, standing_lines
from bot.pairing.views import MatchOutlook, PlaceMeaning
from bot.pairing.ways import FINAL, SENDS, THIRD, nodes_of

ON: Final = "on"
SECOND: Final = "losers"
LIFE: Final = "life"
AGAIN: Final = "again"
OUT: Final = "out"
WON: Final = "won"


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
    """What each place at an open match would mean for somebody who sits there."""
    if match.stage.startswith(GROUP):
        sure = prospects(contest, number, match, lambda one: one.stage == match.stage)
    elif contest.terms.format in (Knockout.key, Groups.key):
        held = knockout_of(contest) if contest.terms.format == Groups.key else contest
        return tuple(_fate(held, number, match, place) for place in range(1, len(match.entrants) + 1))
    else:
        sure = prospects(contest, number, match, by_game=contest.terms.format in BY_GAME)
    return tuple(PlaceMeaning(one.place, one.best, one.worst) for one in sure)


def _fate(contest: Contest, number: int, match: Pairing, place: int) -> PlaceMeaning:
    """What a place at a match of a knockout would mean."""
    kind = match.stage.partition(":")[0]
    if kind == THIRD:
        return PlaceMeaning(place, place + 2, place + 2)
    if kind in (FINAL, RESET):
        return _of_final(contest, number, match, place)
    if kind == LIVES:
        if place <= sent(contest.terms):
            return PlaceMeaning(place, fate=ON)
        if lives_of(contest, seeded(contest))[number] > 1:
            return PlaceMeaning(place, fate=LIFE)
    elif contest.terms.double:
        if place == 1:
            return PlaceMeaning(place, fate=ON)
        if kind != LOSERS:
            return PlaceMeaning(place, fate=SECOND)
    elif place <= cast("list[int]", contest.extra[SENDS])[match.slot]:
        return PlaceMeaning(place, fate=ON)
    return PlaceMeaning(place, *_between(contest, match), OUT)


def _of_final(contest: Contest, number: int, match: Pairing, place: int) -> PlaceMeaning:
    """Of the last match: its places are the places, but for the first final where whoever loses has not lost before."""
    if match.stage == FINAL and contest.terms.double and contest.terms.seats == 2 and contest.terms.reset:
        lost_before = any(
            one.over and one.no != match.no and number in one.entrants and ordered(contest, one)[0] != number
            for one in nodes_of(contest).values()
        )
        if lost_before == (place == 1):
            return PlaceMeaning(place, fate=AGAIN)
    return PlaceMeaning(place, place, place, WON if place == 1 else "")


def _between(contest: Contest, match: Pairing) -> tuple[int, int]:
    """Places between which somebody ends who goes out now: behind all who go on, before all who went out before.

    How the others of this round come in, and who of them goes out at all, is open.
    """
    nodes = nodes_of(contest).values()
    here = [one for one in nodes if one.round == match.round and one.stage.partition(":")[0] not in (FINAL, THIRD)]
    now = {number for one in here for number in one.entrants}
    now |= {one.entrant for one in contest.byes if one.round == match.round}
    gone = sum(_last_of(contest, one) for one in here)
    return max(2, len(now) - gone + 1), len(now)


def _last_of(contest: Contest, one: Pairing) -> int:
    """How many go out at a table at most."""
    if contest.terms.double and contest.terms.seats == 2:
        return int(one.stage.startswith(LOSERS))
    if one.stage.startswith(LIVES):
        lives = lives_of(contest, seeded(contest))
        fragile = sum(lives[number] == 1 and there(contest, number) for number in one.entrants)
        return min(fragile, max(0, len(one.entrants) - sent(contest.terms)))
    return len(one.entrants) - cast("list[int]", contest.extra[SENDS])[one.slot]
