"""The organisers' page (tournaments T5): what needs attention, the fitting press beside each, and all else they may do.

Whatever is done here asks for a reason first, and stands in the record that everybody can read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from bot.pairing.contest import CHECK_IN, DISQUALIFIED, HELD, IN, OVER, SIGN_UP, UNDER_WAY, WITHDRAWN, Pairing
from bot.pairing.entering import declarable
from bot.pairing.registry import format_of
from bot.tournaments.ruling import standing
from bot.tournaments.tourney import INVITED, Concern
from cogs.panels.guild import permission_names
from cogs.panels.screen import Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.tournament import agreed
from cogs.tournament.programme import Programme, decimal
from cogs.tournament.schedule import match_line, pages_of, turned

MATTERS: Final = 5
"""Matters on the page at once, the most urgent first."""
LISTED: Final = 25
"""Lines of one menu."""
DAYS: Final = (1, 2, 7)
"""By how much a match can be made longer with one press."""
REASON: Final = 200
"""Characters of a reason."""


class Matter(NamedTuple):
    """Something that needs an organiser.

    Attributes:
        text: what it is.
        ways: what can be done about it.
    """

    text: str
    ways: list[Button]


def matters(of: Programme) -> list[Matter]:
    """What needs attention now, the most urgent first."""
    return [Matter(_told(of, one), [way for key in one.remedies if (way := _way(of, one, key))]) for one in of.concerns]


def _told(of: Programme, one: Concern) -> str:
    say = of.say
    kind = one.kind
    if kind == "home":
        return say("tournament-concern-home", why=_trouble(of, one.detail))
    if kind == "not-open":
        match = of.match_name(of.event.pairing(one.pairing))
        return say("tournament-concern-not-open", match=match, why=_trouble(of, one.detail))
    if one.detail == "soon":
        kind = "limit-soon"
    said = {
        "match": of.match_title(of.event.pairing(one.pairing)) if one.pairing else "",
        "name": of.name(one.number) if one.number else "",
        "when": one.since,
        "count": len(of.playing),
        "seats": of.terms.seats,
        "odd": say(f"tournament-odd-{agreed.left_over(of.terms)}-line"),
    }
    return say.text.render(f"tournament-concern-{kind}", said)


def _trouble(of: Programme, detail: str) -> str:
    """Why something could not be said in a channel, such as `forbidden:send_messages`."""
    say = of.say
    kind, _, flags = detail.partition(":")
    kind = kind if say.text.has(f"tournament-trouble-{kind}") else "fault"
    missing = permission_names(say, [flag for flag in flags.split(",") if say.text.has(f"permission-{flag}")])
    return say.text.render(f"tournament-trouble-{kind}", {"permissions": missing})


def _way(of: Programme, one: Concern, key: str) -> Button | None:
    """The press that helps; None for one that is not known here."""
    say = of.say
    match key:
        case "extend":
            return Button(say("tournament-extend-button"), of.press("cup-extend", one.pairing))
        case "set-result":
            return Button(say("tournament-result-button"), of.press("cup-result", one.pairing, "-"))
        case "move":
            return Button(say("tournament-move-button"), of.press("cup-move"))
        case "retry":
            return Button(say("tournament-again-button"), of.press("cup-again", one.pairing))
        case "drop":
            return Button(say("tournament-remove-button"), of.press("cup-ask", "drop", one.number))
        case "substitute" if not format_of(of.terms.format).elimination(of.contest):
            return Button(say("tournament-substitute-button"), of.press("cup-instead", one.number))
        case "arrange":
            return Button(say("tournament-setup-button"), of.press("cup-setup", "round"))
        case "invite" if of.event.row.door == INVITED:
            return Button(say("tournament-invite-button"), of.press("cup-invite"))
        case "invite" if of.event.row.home.message:
            return Button(say("tournament-home-button"), url=of.url)
        case "appoint":
            return Button(say("tournament-hosts-button"), of.press("cup-hosts"))
        case "resume":
            return Button(say("tournament-resume-button"), of.press("cup-ask", "resume"))
        case _:
            return None


def organise_screen(of: Programme, note: str = "", page: int = 1) -> Screen:
    """The page.

    Args:
        page: of the matters, from 1.
    """
    say, phase = of.say, of.contest.phase
    lines = [note, f"**{of.title} · {say('tournament-organise-button')}**"]
    if of.event.row.alone:
        lines.append(say("tournament-organiser-plays-line"))
    elif of.own is not None and of.own.status == IN and phase != SIGN_UP:
        lines.append(say("tournament-you-both-line"))
    rows: list[Row] = []
    found = matters(of)
    taken: set[str] = set()
    pages = pages_of(len(found), MATTERS)
    page = min(max(page, 1), pages)
    first = (page - 1) * MATTERS
    for number, matter in enumerate(found[first : first + MATTERS], first + 1):
        lines.append(f"{number} · {matter.text}")
        ways = [one for one in matter.ways if one.url or str(one.id) not in taken]  # Discord takes an id once
        taken |= {str(one.id) for one in ways}
        if ways:
            rows.append([replace(one, label=f"{number} · {one.label}") for one in ways])
    if more := len(found) - first - MATTERS:
        lines.append(say("tournament-matters-more", count=more) if more > 0 else "")
    if not found:
        lines.append(say("tournament-matters-none"))
    if leaf := turned(of, "cup-organise", page, pages):
        rows.append(leaf)
    rows += _menus(of)
    rows += _whole(of, taken)
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


def _menus(of: Programme) -> list[Row]:
    """Which match, which person."""
    say = of.say
    rows: list[Row] = []
    finders: list[Button] = []
    if len(of.contest.live) > LISTED:
        finders.append(Button(say("tournament-matches-button"), of.press("cup-matches", 1)))
    elif matches := _matches_menu(of, 1):
        rows.append(matches)
    if len(_listed(of)) > LISTED:
        finders.append(Button(say("tournament-people-button"), of.press("cup-people", 1)))
    elif people := _people_menu(of, 1):
        rows.append(people)
    return [*rows, finders] if finders else rows


def _matches_menu(of: Programme, page: int) -> Dropdown | None:
    """Matches that are played, by table, before those that are over, the latest first."""
    matches = sorted(of.contest.live, key=lambda one: (one.over, -one.round, one.table))
    choices = [
        Pickable(of.match_title(one), str(one.no), ", ".join(of.label(number) for number in one.entrants))
        for one in matches[(page - 1) * LISTED : page * LISTED]
    ]
    if not choices:
        return None
    return Dropdown(of.say("tournament-which-match-placeholder"), of.press("s-cup-one"), choices)


def matches_screen(of: Programme, page: int) -> Screen:
    """Which match to look at, of more than one menu holds.

    Args:
        page: from 1.
    """
    pages = pages_of(len(of.contest.live), LISTED)
    page = min(max(page, 1), pages)
    menu = _matches_menu(of, page)
    headline = of.say("tournament-which-match-page-placeholder", page=page, pages=pages)
    row = [*turned(of, "cup-matches", page, pages), Button(of.say("button-back"), of.press("cup-organise"))]
    return Screen([headline], rows=[menu, row] if menu is not None else [row])


def _listed(of: Programme) -> list[int]:
    """Whom organisers can look at: everybody who is, or was, in."""
    return [one.number for one in of.contest.entrants if one.status not in (DISQUALIFIED, WITHDRAWN)]


def _people_menu(of: Programme, page: int) -> Dropdown | None:
    listed = _listed(of)[(page - 1) * LISTED : page * LISTED]
    if not listed:
        return None
    choices = [Pickable(of.label(one), str(one)) for one in listed]
    return Dropdown(of.say("tournament-which-person-placeholder"), of.press("s-cup-person"), choices)


def people_screen(of: Programme, page: int) -> Screen:
    """Whom to look at, of more than one menu holds.

    Args:
        page: from 1.
    """
    pages = pages_of(len(_listed(of)), LISTED)
    page = min(max(page, 1), pages)
    menu = _people_menu(of, page)
    headline = of.say("tournament-which-person-page-placeholder", page=page, pages=pages)
    row = [*turned(of, "cup-people", page, pages), Button(of.say("button-back"), of.press("cup-organise"))]
    by_name = Dropdown(of.say("tournament-whom-placeholder"), of.press("s-cup-whom"), kind="user")
    return Screen([headline], rows=[by_name, menu, row] if menu is not None else [by_name, row])


def _whole(of: Programme, taken: set[str]) -> list[Row]:
    """What is done to the whole of it."""
    say, phase = of.say, of.contest.phase
    first: list[Button] = []
    if phase == SIGN_UP:
        first.append(Button(say("tournament-start-button"), of.press("cup-start"), "success"))
        first.append(Button(say("tournament-setup-button"), of.press("cup-setup")))
        if of.event.row.door == INVITED:
            first.append(Button(say("tournament-invite-button"), of.press("cup-invite")))
    if phase == CHECK_IN:
        first.append(Button(say("tournament-start-button"), of.press("cup-start"), "success"))
    if phase == UNDER_WAY:
        first.append(Button(say("tournament-hold-button"), of.press("cup-ask", "hold")))
    if phase == HELD:
        first.append(Button(say("tournament-resume-button"), of.press("cup-ask", "resume"), "success"))
    if phase in (UNDER_WAY, HELD):
        first.append(Button(say("tournament-setup-button"), of.press("cup-setup", "time")))
    if of.contest.pairings and all(one.over for one in of.contest.live):
        if not of.event.over:
            first.append(Button(say("tournament-close-button"), of.press("cup-ask", "close"), "danger"))
    elif not of.event.over:
        first.append(Button(say("tournament-call-off-button"), of.press("cup-ask", "off"), "danger"))
    if phase == OVER and of.terms.format == "season" and of.terms.divisions > 1:
        first.append(Button(say("tournament-next-button"), of.press("cup-next"), "primary"))
    last = [
        Button(say("tournament-hosts-button"), of.press("cup-hosts")),
        Button(say("tournament-record-button"), of.press("cup-record")),
        *([] if of.event.over else [Button(say("tournament-move-button"), of.press("cup-move"))]),
        Button(say("button-refresh"), of.press("cup-organise")),
    ]
    rows = [[one for one in row if str(one.id) not in taken] for row in (first, last)]
    return [row for row in rows if row]


def match_screen(of: Programme, pairing: Pairing, note: str = "") -> Screen:
    """One match, and what organisers may do with it."""
    say = of.say
    lines = [note, match_line(of, pairing)]
    limit = of.limit(pairing)
    if limit and not pairing.over:
        lines.append(say("tournament-limit-line", when=limit))
    row: list[Button] = []
    if not pairing.over:
        if limit:
            row.append(Button(say("tournament-extend-button"), of.press("cup-extend", pairing.no)))
        if not of.event.table_of(pairing.no):
            row.append(Button(say("tournament-again-button"), of.press("cup-again", pairing.no)))
        if not pairing.met:
            row.append(Button(say("tournament-remake-button"), of.press("cup-ask", "remake", pairing.no)))
    row.append(Button(say("tournament-result-button"), of.press("cup-result", pairing.no, "-")))
    rows: list[Row] = [row]
    if url := of.link(pairing):
        row.append(Button(say("tournament-to-match-button", match=of.match_name(pairing)), url=url))
    rows.append([Button(say("button-back"), of.press("cup-organise"))])
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


def extend_screen(of: Programme, pairing: Pairing) -> Screen:
    """By how much a match may take longer."""
    row = [
        Button(
            of.say("tournament-days-button", count=days),
            of.press("cup-ask", "extend", pairing.no, days, of.limit(pairing)),
        )
        for days in DAYS
    ]
    row.append(Button(of.say("button-back"), of.press("cup-one", pairing.no)))
    return Screen([of.say("tournament-extend-line", match=of.match_name(pairing))], rows=[row])


def result_screen(of: Programme, pairing: Pairing, chosen: str, seen: str = "") -> Screen:
    """Set a result, the best first: the places given so far stand in the buttons, and what result it was when that
    began (`bot.tournaments.ruling.standing`), so that nobody sets another one over what came meanwhile.

    Args:
        chosen: a digit a seat, its place; 0 for who has none yet. `-` for nobody.
        seen: empty at the beginning.
    """
    say, seen = of.say, seen or standing(pairing)
    places = places_of(pairing, chosen)
    lines = [say("tournament-result-headline", match=of.match_name(pairing))]
    given = sorted((place, seat) for seat, place in enumerate(places) if place)
    lines += [say("tournament-result-place", name=of.name(pairing.entrants[seat]), rank=place) for place, seat in given]
    rest = [seat for seat, place in enumerate(places) if not place]
    if not rest:
        row = [
            Button(
                say("tournament-result-keep-button"),
                of.press("cup-ask", "result", pairing.no, chosen, seen),
                "success",
            ),
            Button(say("tournament-result-anew-button"), of.press("cup-result", pairing.no, "-")),
        ]
        return Screen(["\n".join(lines)], rows=[row, [Button(say("button-back"), of.press("cup-one", pairing.no))]])
    following = sum(1 for place in places if place) + 1
    lines.append(say("tournament-result-next", rank=following))
    row = [
        Button(
            of.label(pairing.entrants[seat]),
            of.press("cup-result", pairing.no, _with(places, [seat], following), seen),
        )
        for seat in rest
    ]
    if len(rest) > 1:
        row.append(
            Button(
                say("tournament-result-tie-button"),
                of.press("cup-result", pairing.no, _with(places, rest, following), seen),
            )
        )
    rows: list[Row] = [row[at : at + 5] for at in range(0, len(row), 5)]
    rows.append([Button(say("button-back"), of.press("cup-one", pairing.no))])
    return Screen(["\n".join(lines)], rows=rows)


def places_of(pairing: Pairing, chosen: str) -> list[int]:
    """Places by seat as a custom id writes them; nobody has one where it says something else."""
    if len(chosen) != len(pairing.entrants) or not chosen.isdecimal() or not chosen.isascii():
        return [0] * len(pairing.entrants)
    return [int(one) for one in chosen]


def _with(places: list[int], seats: list[int], place: int) -> str:
    return "".join(str(place if seat in seats else one) for seat, one in enumerate(places))


def person_screen(of: Programme, number: int, note: str = "") -> Screen:
    """One person, and what organisers may do."""
    say, one = of.say, of.contest.entrant(number)
    lines = [note, say("tournament-person-line", name=of.name(number), standing=say(f"tournament-status-{one.status}"))]
    if of.contest.pairings and number in of.standing:
        lines.append(of.place_line(number))
    row: list[Button] = []
    if of.contest.phase in (SIGN_UP, CHECK_IN):
        if one.status == IN:
            row.append(Button(say("tournament-remove-button"), of.press("cup-ask", "drop", number), "danger"))
    elif of.event.under_way and one.status == IN:
        format_ = format_of(of.terms.format)
        if format_.rests:
            row.append(Button(say("tournament-bye-button"), of.press("cup-ask", "bye", number, of.contest.round)))
        if not format_.elimination(of.contest):
            row.append(Button(say("tournament-substitute-button"), of.press("cup-instead", number)))
        row.append(Button(say("tournament-remove-button"), of.press("cup-ask", "drop", number)))
        row.append(Button(say("tournament-send-off-button"), of.press("cup-ask", "send-off", number), "danger"))
    rows: list[Row] = [row]
    if of.event.under_way and one.status == IN and (most := declarable(of.contest, one)):
        lines.append(say("tournament-late-score-line", points=decimal(one.declared), most=decimal(most)))
        rows.append([Button(say("tournament-declare-button"), of.press("cup-ask", "declare", number))])
    rows.append([Button(say("button-back"), of.press("cup-organise"))])
    return Screen(["\n".join(line for line in lines if line)], rows=[row for row in rows if row])


def substitute_screen(of: Programme, number: int) -> Screen:
    """Who plays on instead."""
    say = of.say
    return Screen(
        [say("tournament-substitute-line", name=of.name(number))],
        rows=[
            Dropdown(say("tournament-substitute-placeholder"), of.press("s-cup-instead", number), kind="user"),
            [Button(say("button-back"), of.press("cup-person", number))],
        ],
    )


def invite_screen(of: Programme, note: str = "") -> Screen:
    """Whom to let in."""
    say = of.say
    rows: list[Row] = [
        Dropdown(say("tournament-invite-placeholder"), of.press("s-cup-invite"), kind="user"),
        [Button(say("button-back"), of.press("cup-organise"))],
    ]
    return Screen(["\n".join(one for one in (note, say("tournament-invite-line")) if one)], rows=rows)


def hosts_screen(of: Programme, note: str = "") -> Screen:
    """Who organises."""
    say = of.say
    lines = [note, say("tournament-organisers-line", people=say.mentions(of.organisers)), say("tournament-hosts-line")]
    rows: list[Row] = [
        Dropdown(
            say("tournament-hosts-placeholder"),
            of.press("s-cup-hosts"),
            kind="user",
            least=0,
            most=5,
            values=of.organisers,
        ),
        [Button(say("button-back"), of.press("cup-organise"))],
    ]
    return Screen(["\n".join(line for line in lines if line)], rows=rows)


def reason_popup(of: Programme, what: str, *target: str | int) -> Popup:
    """Why it is done; everybody can read it."""
    say = of.say
    return Popup(
        of.press("cup-do", what, *target),
        say(f"tournament-do-{what}-title"),
        say("tournament-reason-label"),
        say("tournament-reason-placeholder"),
        most=REASON,
        long=True,
    )


def declare_popup(of: Programme, number: int) -> Popup:
    """How many points somebody begins with who entered late, and why."""
    say, one = of.say, of.contest.entrant(number)
    return Popup(
        of.press("cup-do", "declare", number),
        say("tournament-do-declare-title"),
        say("tournament-declare-label", most=decimal(declarable(of.contest, one))),
        say("tournament-declare-placeholder"),
        most=REASON,
        preset=decimal(one.declared) if one.declared else "",
        second=(say("tournament-reason-label"), say("tournament-reason-placeholder"), ""),
    )
