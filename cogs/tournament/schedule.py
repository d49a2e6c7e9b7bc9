"""Pages of a tournament that everybody may look at: standings, rounds, rules, the record of what organisers did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from bot.pairing import deeds
from bot.pairing.bracketing import has_bracket
from bot.pairing.contest import Pairing, Terms
from bot.pairing.deeds import AnyDeed
from bot.pairing.groups import groups_of
from bot.pairing.views import PAGE, Occasion, lettered
from bot.text import names
from bot.text.limits import PANEL_TEXT, cut
from bot.tournaments.lookout import LINES
from bot.tournaments.tourney import AuditPage, JournalRow
from cogs.panels.ids import Id
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Row, Screen
from cogs.panels.sketches import Sketch
from cogs.tournament import agreed, changes
from cogs.tournament.programme import Programme, decimal

MATCHES: Final = 12
"""Matches on a page of a round."""
LISTED: Final = 25
"""Groups that one menu holds; of more one goes from each to the next."""
WORDS: Final = 400
"""Columns of a reason."""
ALONE: Final = 2
"""How a line stands in the journal that the only organiser wrote, who plays."""


def pages_of(count: int, size: int) -> int:
    """Pages for so many lines, one at least."""
    return max(1, -(-count // size))


def standings_screen(of: Programme, shown: Occasion, picture: Sketch | None = None) -> Screen:
    """Places, so many a page; the reader's own is said above.

    Args:
        shown: which page it is.
        picture: of it; without one the places stand in words.
    """
    lines = [f"**{of.title} · {of.say('tournament-standings-button')}**"]
    own = of.own
    if own is not None and own.number in of.standing and of.scored:
        lines.append(of.stand_line(own.number))
    if picture is None:
        here = [*of.standing][(shown.page - 1) * PAGE : shown.page * PAGE]
        lines += [of.place_line(number) for number in here]
    row = [
        *turned(of, "cup-standings", shown.page, shown.pages),
        Button(of.say("button-help"), of.press("cup-breaks")),
        Button(of.say("tournament-rounds-button"), of.press("cup-rounds")),
        Button(of.say("tournament-match-button"), of.press("cup-match")),
    ]
    rows: list[Row] = [row]
    if group_count(of):
        rows.append([Button(of.say("tournament-groups-button"), of.press("cup-group"))])
    return Screen(["\n".join(lines)], [picture] if picture is not None else [], rows)


def group_count(of: Programme) -> int:
    """How many groups there are; 0 where it has none, or none yet."""
    return len(groups_of(of.contest)) if of.terms.format == "groups" and of.contest.pairings else 0


def group_of(of: Programme) -> int:
    """The reader's group, from 0; the first for who is in none."""
    number = of.own.number if of.own is not None else 0
    return next((at for at, members in enumerate(groups_of(of.contest)) if number in members), 0)


def group_screen(of: Programme, group: int, shown: Occasion, picture: Sketch) -> Screen:
    """Everybody of a group against everybody in it, and the ways to the other groups.

    Args:
        group: from 0.
    """
    say, count = of.say, group_count(of)

    def named(at: int) -> str:
        return say("tournament-group", letter=lettered(at))

    rows: list[Row] = []
    if 1 < count <= LISTED:
        choices = [Pickable(named(at), str(at), chosen=at == group) for at in range(count)]
        rows.append(Dropdown(say("tournament-which-group-placeholder"), of.press("s-cup-group"), choices))
    elif count > LISTED:
        beside = [at for at in (group - 1, group + 1) if 0 <= at < count]
        rows.append([Button(named(at), of.press("cup-group", at, 1)) for at in beside])
    leaf = turned(of, "cup-group", shown.page, shown.pages, group)
    onward = [
        Button(say("tournament-standings-button"), of.press("cup-standings")),
        Button(say("tournament-rounds-button"), of.press("cup-rounds")),
        Button(say("tournament-match-button"), of.press("cup-match")),
    ]
    rows += [row for row in (leaf, onward) if row]
    return Screen([f"**{of.title} · {named(group)}**"], [picture], rows)


def turned(of: Programme, action: str, page: int, pages: int, *parts: str | int) -> list[Button]:
    """Buttons to the page before and after, where there is one.

    Args:
        page: from 1.
    """
    row: list[Button] = []
    if page > 1:
        row.append(Button(of.say("button-previous"), of.press(action, *parts, page - 1)))
    if page < pages:
        row.append(Button(of.say("button-next"), of.press(action, *parts, page + 1), "primary"))
    return row


def breaks_screen(of: Programme) -> Screen:
    """What each column of the standings means."""
    lines = [f"**{of.say('tournament-breaks-headline')}**", of.say(f"tournament-points-{of.terms.points}-told")]
    lines += [f"{BULLET} {of.say(f'tournament-break-{one}-told')}" for one in of.terms.tie_breaks if one != "draw"]
    lines.append(of.say("tournament-breaks-last"))
    return Screen(["\n".join(lines)], rows=[[Button(of.say("button-back"), of.press("cup-standings"))]])


def rounds_screen(of: Programme, shown: Occasion, picture: Sketch | None = None) -> Screen:
    """The matches of a round, by table.

    Args:
        shown: which round, and which page of it.
        picture: of it; without one the matches stand in words.
    """
    round, last = shown.round, of.contest.round
    lines = [f"**{of.title} · {of.say('tournament-round-headline', round=round, total=max(of.contest.rounds, last))}**"]
    if picture is None:
        lines += _matches_told(of, round)
    elif own := [one for one in of.contest.live if one.round == round and of.own and of.own.number in one.entrants]:
        lines += [match_line(of, one) for one in own]
    if not last:
        lines.append(of.say("tournament-round-empty"))
    whole: list[Button] = []
    if of.terms.format == "robin":
        whole.append(Button(of.say("tournament-cross-button"), of.press("cup-cross")))
    elif has_bracket(of.contest):
        whole.append(Button(of.say("tournament-bracket-button"), of.press("cup-bracket")))
    leaf = turned(of, "cup-rounds", shown.page, shown.pages, round)
    around: list[Button] = []
    for other, style in ((round - 1, "secondary"), (round + 1, "primary")):
        if 1 <= other <= last:
            label = of.say("tournament-round-button", round=other)
            around.append(Button(label, of.press("cup-rounds", other), style))
    onward = [
        Button(of.say("tournament-standings-button"), of.press("cup-standings")),
        Button(of.say("tournament-match-button"), of.press("cup-match")),
        *whole,
    ]
    rows: list[Row] = [row for row in (leaf, around, onward) if row]
    return Screen(["\n".join(lines)], [picture] if picture is not None and last else [], rows)


def cross_screen(of: Programme, shown: Occasion, picture: Sketch) -> Screen:
    """Everybody against everybody."""
    return _whole(of, "cross", shown, picture)


def bracket_screen(of: Programme, shown: Occasion, picture: Sketch) -> Screen:
    """Who goes on against whom."""
    return _whole(of, "bracket", shown, picture)


def _whole(of: Programme, kind: str, shown: Occasion, picture: Sketch) -> Screen:
    """A picture of all rounds."""
    row = [
        *turned(of, f"cup-{kind}", shown.page, shown.pages),
        Button(of.say("tournament-rounds-button"), of.press("cup-rounds")),
        Button(of.say("tournament-match-button"), of.press("cup-match")),
    ]
    return Screen([f"**{of.title} · {of.say(f'tournament-{kind}-button')}**"], [picture], [row])


def _matches_told(of: Programme, round: int) -> list[str]:
    """The matches of a round in words, as many as a message takes."""
    found = [one for one in of.contest.live if one.round == round]
    lines = [f"{BULLET} {match_line(of, one)}" for one in found[:MATCHES]]
    resting = [one for one in of.contest.byes if one.round == round]
    for kind in sorted({one.kind for one in resting}):
        people = of.people(one.entrant for one in resting if one.kind == kind)
        lines.append(f"{BULLET} {of.say(f'tournament-rest-{kind}', people=people)}")
    return lines


def match_line(of: Programme, pairing: Pairing) -> str:
    """One match: what it is called, who plays, how it went or where it is played."""
    name = of.match_title(pairing)
    if pairing.over:
        told = [
            of.say(f"tournament-result-{seat.kind}", name=of.name(number), rank=seat.place)
            for number, seat in sorted(
                zip(pairing.entrants, pairing.outcomes, strict=True), key=lambda one: one[1].place or 99
            )
        ]
        return f"{name}: {' · '.join(told)}"
    thread = of.thread(pairing)
    where = f" · <#{thread}>" if thread else ""
    return f"{name}: {of.people(pairing.entrants)}{where}"


def rules_screen(of: Programme) -> Screen:
    """What was agreed on, in paragraphs, and how the draws can be checked."""
    row = [
        Button(of.say("tournament-game-rules-button", game=of.game), Id("rules", arg=f"{of.terms.game}.1")),
        Button(of.say("button-menu"), of.press("cup-menu")),
    ]
    anchor = f"-# {of.say('tournament-anchor-line', digest=of.contest.anchor)}"
    return Screen(["\n\n".join([*paragraphs(of), anchor])], rows=[row])


PARAGRAPHS: Final = ("head", "course", "time", "counting", "people")
"""What was agreed on, in order: what, how it goes, how long it takes, what counts, who and when."""


def paragraphs(of: Programme, *wanted: str) -> list[str]:
    """What was agreed on, as people read it before they join.

    Args:
        wanted: some of `PARAGRAPHS`; all where none is named.
    """
    say, terms, row = of.say, of.terms, of.event.row
    people = len(of.playing)
    options = agreed.options_told(say, terms, of.packs)
    head = [
        f"**{of.title}**",
        say("tournament-about-line", game=of.game, format=agreed.format_name(say, terms), seats=terms.seats),
        say("tournament-options-line", options=options) if options else "",
    ]
    signed = people >= max(2, terms.seats)
    course = agreed.course(say, terms, agreed.reckoned(terms, people, row.most), signed=signed)
    told = {
        "head": "\n".join(line for line in head if line),
        "course": agreed.lines_of([*course, *agreed.league(say, terms), agreed.late_told(say, terms)]),
        "time": agreed.lines_of([*agreed.timing(say, terms, row.extensions), _where(of)]),
        "counting": agreed.counting(say, terms),
        "people": agreed.lines_of([_who(of), _when(of)]),
    }
    return [told[one] for one in wanted or PARAGRAPHS]


def _where(of: Programme) -> str:
    rooms = of.event.row.rooms
    if not rooms:
        return of.say("tournament-rooms-here-line")
    return of.say("tournament-rooms-line", channels=", ".join(f"<#{one}>" for one in rooms))


def _who(of: Programme) -> str:
    row = of.event.row
    told = of.say(f"tournament-door-{row.door}-line", least=row.least)
    return f"{told} {of.say('tournament-most-line', count=row.most)}" if row.most else told


def _when(of: Programme) -> str:
    row = of.event.row
    if not row.starts_at:
        return of.say("tournament-begins-press-line")
    if row.check_in:
        return of.say("tournament-begins-check-line", when=row.starts_at, minutes=row.check_in)
    return of.say("tournament-begins-line", when=row.starts_at)


def record_screen(of: Programme, page: AuditPage, at: int) -> Screen:
    """What organisers did, each with the reason, the newest first (T5).

    Args:
        at: number of the page, from 1.
    """
    pages = pages_of(page.total, LINES)
    lines = [f"**{of.title} · {of.say('tournament-record-headline')}**"]
    lines += [deed_line(of, line, page.names, page.before) for line in page.lines]
    if not page.lines:
        lines.append(of.say("tournament-record-none"))
    row = [*turned(of, "cup-record", at, pages), Button(of.say("button-menu"), of.press("cup-menu"))]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], rows=[row])


def deed_line(of: Programme, line: JournalRow, known: Mapping[int, str], before: Mapping[int, Terms]) -> str:
    """One thing that was done: when, who, what, why.

    Args:
        known: names by user id.
        before: see `AuditPage`.
    """
    say = of.say
    if line.user_id is None:
        who = say("tournament-record-former")
    else:
        who = say("person", name=names.for_message(known.get(line.user_id, "") or say("tournament-record-former")))
    if line.ruled == ALONE:
        who = f"{who} ({say('tournament-record-alone')})"
    told = say("tournament-record-line", when=line.at, who=who, what=_did(of, line, before))
    reason = line.reason.strip()
    return f"{BULLET} {told}" + (
        f" {say('tournament-record-reason', reason=names.for_message(reason, WORDS))}" if reason else ""
    )


def _did(of: Programme, line: JournalRow, before: Mapping[int, Terms]) -> str:
    """What was done, in words.

    Args:
        before: what had been agreed on, by the number of the line that agrees on something else.
    """
    say = of.say
    if not line.deed:
        return _arranged(of, line)
    match msgspec.json.decode(line.deed, type=AnyDeed):
        case deeds.Remade(pairing=no):
            return say("tournament-did-remade", match=of.match_name(of.event.pairing(no)))
        case deeds.Redealt(pairing=no):
            return say("tournament-did-redealt", match=of.match_name(of.event.pairing(no)))
        case deeds.Declared(number=number, points=points):
            return say("tournament-did-declared", name=of.name(number), points=decimal(points))
        case deeds.Overridden(pairing=no):
            return say("tournament-did-overridden", match=of.match_name(of.event.pairing(no)))
        case deeds.Granted(number=number, round=round):
            return say("tournament-did-granted", name=of.name(number), round=round)
        case deeds.SignedUp(entrant=entrant):
            return say("tournament-did-signed-up", name=of.name(entrant.number))
        case deeds.Withdrawn(number=number) | deeds.Left(number=number):
            return say("tournament-did-withdrawn", name=of.name(number))
        case deeds.Replaced(number=number):
            return say("tournament-did-replaced", name=of.name(number))
        case deeds.SentOff(number=number):
            return say("tournament-did-sent-off", name=of.name(number))
        case deeds.Held(on=on):
            return say("tournament-did-held" if on else "tournament-did-resumed")
        case deeds.Opened():
            return say("tournament-did-opened")
        case deeds.Started():
            return say("tournament-did-started")
        case deeds.Closed():
            return say("tournament-did-closed")
        case deeds.CalledOff():
            return say("tournament-did-called-off")
        case deeds.Agreed(terms=terms):
            if line.no not in before:
                return say("tournament-did-new")
            return _changed(of, changes.changed_terms(of, before[line.no], terms))
        case _:
            return say("tournament-did-other")


_AROUND: Final = {
    "opened": "tournament-did-let-in",
    "moved": "tournament-did-moved",
    "appointed": "tournament-did-appointed",
    "dismissed": "tournament-did-dismissed",
    "title": "tournament-did-renamed",
}
"""What notes of the journal are called, of those that have words of their own."""


def _changed(of: Programme, clauses: list[str]) -> str:
    """Settings that were changed; without a clause where nothing came out differently."""
    told = "; ".join(clauses)
    return of.say("tournament-did-changed", changes=told) if told else of.say("tournament-did-agreed")


def _arranged(of: Programme, line: JournalRow) -> str:
    """What was changed around the contest, in words."""
    noted: dict[str, Any] = msgspec.json.decode(line.note) if line.note else {}
    kind = noted.get("kind", "")
    if kind == "extended":
        match = of.match_name(of.event.pairing(int(noted["pairing"])))
        return of.say("tournament-did-extended", match=match, count=int(noted["days"]))
    if told := changes.changed_around(of, kind, noted):
        return _changed(of, [told])
    return of.say(_AROUND.get(kind, "tournament-did-other"))


def menu_screen(of: Programme, note: str = "") -> Screen:
    """What everybody may do, and for organisers the way to their page."""
    row = [
        Button(of.say("tournament-match-button"), of.press("cup-match")),
        Button(of.say("button-rules"), of.press("cup-rules")),
        Button(of.say("tournament-record-button"), of.press("cup-record")),
    ]
    if of.event.over:
        row.append(Button(of.say("tournament-export-button"), of.press("cup-export")))
    rows: list[Row] = [row]
    if of.may_organise:
        rows.append([Button(of.say("tournament-organise-button"), of.press("cup-organise"), "primary")])
    lines = [note, f"**{of.title}**", of.say("tournament-organisers-line", people=_organisers(of))]
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


def _organisers(of: Programme) -> str:
    return of.say.mentions(of.organisers)
