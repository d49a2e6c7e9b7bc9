"""What organisers are asked to look at, each with the presses that help (tournaments T5). Only what everybody may know
goes into it: who has answered in secret does not.

Kinds, with the presses beside them:

* `home` the home message cannot be shown, so that no new match has a line to begin from; `detail` is why (as of
  `not-open`): `move`.
* `not-open` a match could not be opened; `detail` is why (`forbidden:create_public_threads`, `full:`, `rooms`):
  `retry`.
* `gone` the thread or channel of a match is deleted: `retry`, `set-result`.
* `stopped` a match was given up without a result: `retry`, `set-result`.
* `limit` a match is past its soft limit, or past three quarters of it (`detail` is `soon`): `extend`, `set-result`.
* `left` somebody who is awaited cannot see the match any more: they left the server, or were banned: `drop`,
  `substitute`.
* `late` somebody was overdue in a match, as everybody sees: `substitute`, `drop`.
* `missing` somebody takes part who was forgotten: `drop`, `substitute`.
* `few` fewer than two people take part, before the start: `invite`.
* `odd` the people do not fill the tables: some get smaller ones or byes, before the start: `arrange`.
* `alone` whoever organises plays, and nobody else organises: `appoint`.
* `held` it is paused: `resume`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.pairing.contest import HELD, IN
from bot.store.rows import GONE, PAUSED, TableRow
from bot.tournaments.tourney import OPENED, STOPPED, WAITING, Concern, Tourney


def concerns(
    tourney: Tourney, tables: Mapping[int, TableRow], missed: Mapping[int, list[int]], now: int
) -> list[Concern]:
    """What needs attention, the most urgent first.

    Args:
        tourney: as it stands.
        tables: those of its open matches, by their ids.
        missed: seats of theirs that were overdue in their last turn, by table.
        now: Unix time.
    """
    if tourney.over:
        return []
    found = [Concern("home", detail=tourney.row.home.trouble, remedies=("move",))] if tourney.row.home.trouble else []
    found += [*_matches(tourney, tables, missed, now), *_people(tourney)]
    if tourney.contest.phase == HELD:
        found.append(Concern("held", remedies=("resume",)))
    return found


def _matches(
    tourney: Tourney, tables: Mapping[int, TableRow], missed: Mapping[int, list[int]], now: int
) -> list[Concern]:
    found: list[Concern] = []
    late: list[Concern] = []
    for pairing in tourney.contest.live:
        match = tourney.matches.get(pairing.no)
        if match is None or pairing.over:
            continue
        table = tables.get(match.table_id or 0)
        if match.state == WAITING and match.trouble:
            found.append(Concern("not-open", pairing.no, detail=match.trouble, remedies=("retry",)))
        elif match.state == STOPPED or (match.state == OPENED and table is None):
            found.append(Concern("stopped", pairing.no, remedies=("retry", "set-result")))
        elif match.state == OPENED and table is not None and table.phase == PAUSED and not match.held_at:
            found.append(Concern("gone", pairing.no, remedies=("retry", "set-result")))
        elif match.limit_at and now >= match.limit_at:
            found.append(Concern("limit", pairing.no, since=match.limit_at, remedies=("extend", "set-result")))
        elif match.limit_at and now >= match.began_at + 3 * (match.limit_at - match.began_at) // 4:
            late.append(Concern("limit", pairing.no, since=match.limit_at, detail="soon", remedies=("extend",)))
        away = {seat for seat, how in table.offered.items() if how == GONE} if table is not None else set[int]()
        for seat in sorted(away):
            found.append(Concern("left", pairing.no, pairing.entrants[seat], remedies=("drop", "substitute")))
        for seat in missed.get(match.table_id or 0, []):
            if seat in away:
                continue
            late.append(Concern("late", pairing.no, pairing.entrants[seat], remedies=("substitute", "drop")))
    return found + late


def _people(tourney: Tourney) -> list[Concern]:
    found: list[Concern] = []
    contest = tourney.contest
    for one in contest.entrants:
        if one.status == IN and tourney.user_of(one.number) is None:
            found.append(Concern("missing", number=one.number, remedies=("drop", "substitute")))
    people = len(tourney.taking_part)
    if tourney.before and tourney.row.opened_at:
        if people < 2:
            found.append(Concern("few", remedies=("invite",)))
        elif people % contest.terms.seats and contest.terms.format in ("swiss", "flow"):
            found.append(Concern("odd", detail=str(people), remedies=("arrange",)))
    playing = [one for one in tourney.organisers if tourney.plays(one.user_id)]
    if playing and len(playing) == len(tourney.organisers):
        found.append(Concern("alone", remedies=("appoint",)))
    return found
