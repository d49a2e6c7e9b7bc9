"""A tournament as a document that anybody can check, its standings as a table, a page to read (tournaments S7).

Names stand in it as they are shown, letters for whoever was forgotten, and no id of Discord's.
"""

from __future__ import annotations

import csv
import html
import io
from typing import Any

import msgspec

from bot.core.streams import ALGORITHM
from bot.pairing.apply import fold
from bot.pairing.audit import FORMAT, KIND
from bot.pairing.contest import CALLED_OFF, OVER, Contest
from bot.pairing.deeds import AnyDeed
from bot.pairing.registry import standings
from bot.store.tournaments import JournalRow
from bot.tournaments.tourney import TournamentError, Tourney
from bot.tournaments.venues import promised, secret_of

_deed = msgspec.json.Decoder[AnyDeed](AnyDeed).decode


def deeds_of(lines: list[JournalRow]) -> list[AnyDeed]:
    """What happened, without what was only noted."""
    return [_deed(line.deed) for line in lines if line.deed]


def recomputed(lines: list[JournalRow]) -> Contest:
    """What a journal comes to (S5).

    Raises:
        PairingError: a deed could not have been done.
    """
    return fold(deeds_of(lines))


def names_of(tourney: Tourney) -> list[str]:
    """Everybody's name as it is shown, by number; a letter for whoever was forgotten."""
    found: list[str] = []
    strangers = 0
    for number in range(1, len(tourney.contest.entrants) + 1):
        name = tourney.name(number)
        if not name:
            name, strangers = _letters(strangers), strangers + 1
        found.append(name)
    return found


def _letters(number: int) -> str:
    """A, B ... Z, AA, AB ..."""
    found = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        found = chr(65 + rest) + found
    return found


def export(tourney: Tourney, lines: list[JournalRow]) -> dict[str, Any]:
    """All that is needed to recompute a tournament: every deed, every opened link, and of each match that is over the
    secret whose hash was posted with its pairing.

    Args:
        tourney: one that is over.
        lines: its journal.

    Raises:
        TournamentError: it is not over.
    """
    if tourney.contest.phase not in (OVER, CALLED_OFF):
        raise TournamentError("error-tournament-export-later")
    return {
        "format": FORMAT,
        "kind": KIND,
        "random": ALGORITHM,
        # All links and all secrets of matches follow from it.
        **({"secret": tourney.row.secret} if all(one.over for one in tourney.contest.live) else {}),
        "title": tourney.row.title,
        "game": tourney.contest.terms.game,
        "names": names_of(tourney),
        "journal": [
            {
                "no": line.no,
                "at": line.at,
                **({"deed": msgspec.json.decode(line.deed)} if line.deed else {"note": _note(line)}),
                **({"ruled": line.ruled, "reason": line.reason} if line.ruled else {}),
            }
            for line in lines
        ],
        "matches": [
            {
                "pairing": one.no,
                "commitment": promised(tourney, one),
                **({"secret": secret_of(tourney, one).hex()} if one.over or one.void else {}),
            }
            for one in tourney.contest.pairings
        ],
        "decks": {str(number): one.choice for number, one in sorted(tourney.entrants.items()) if one.choice},
        "standings": [msgspec.to_builtins(row) for row in standings(tourney.contest)],
    }


def _note(line: JournalRow) -> Any:
    """What was changed around the contest; channels are Discord's, and stay out."""
    said: dict[str, Any] = msgspec.json.decode(line.note)
    return {"kind": said["kind"]} if said["kind"] == "rooms" else said


def table(tourney: Tourney) -> str:
    """The standings as CSV: place, name, and the columns that decide."""
    rows = standings(tourney.contest)
    names = names_of(tourney)
    keys = list(tourney.contest.terms.tie_breaks)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "name", "points", "played", "byes", *keys])
    for row in rows:
        name = names[row.entrant - 1]
        # A sheet takes what begins like that for a formula.
        name = f"'{name}" if name[:1] in "=+-@\t" else name
        values = [row.values.get(key, "") for key in keys]
        writer.writerow([row.place, name, row.points, row.played, row.byes, *values])
    return out.getvalue()


def page(tourney: Tourney) -> str:
    """A page to read: standings and all matches, without anything that is fetched from elsewhere."""
    names = names_of(tourney)
    rows = standings(tourney.contest)
    lines = [
        "<!doctype html>",
        f'<html lang="{tourney.row.language}"><meta charset="utf-8"><title>{html.escape(tourney.row.title)}</title>',
        "<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem}"
        "table{border-collapse:collapse}td{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #ccc}</style>",
        f"<h1>{html.escape(tourney.row.title)}</h1>",
        "<table>",
    ]
    for row in rows:
        name = html.escape(names[row.entrant - 1])
        lines.append(f"<tr><td>{row.place}.<td>{name}<td>{row.points:g}")
    lines.append("</table>")
    for round_ in range(1, tourney.contest.round + 1):
        lines.append(f"<h2>{round_}</h2><table>")
        for one in tourney.contest.live:
            if one.round == round_:
                people = [
                    f"{html.escape(names[number - 1])}"
                    + (f" ({one.outcomes[seat].place or '-'})" if one.outcomes else "")
                    for seat, number in enumerate(one.entrants)
                ]
                lines.append(f"<tr><td>{one.table}<td>{'<td>'.join(people)}")
        for bye in tourney.contest.byes:
            if bye.round == round_:
                lines.append(f"<tr><td><td>{html.escape(names[bye.entrant - 1])}<td>{bye.kind}")
        lines.append("</table>")
    return "\n".join(lines)
