"""What a tournament is for one person: the match that waits, the place, what a win would mean, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pairing.contest import (
    ABSENT,
    CHECK_IN,
    DROPPED,
    HELD,
    IN,
    OVER,
    SIGN_UP,
    UNDER_WAY,
    WITHDRAWN,
    Entrant,
    Pairing,
)
from bot.pairing.meanings import meanings
from bot.pairing.registry import format_of
from bot.pairing.views import PlaceMeaning
from cogs.panels.ids import Id
from cogs.panels.screen import BULLET, Button, Row, Screen
from cogs.panels.sketches import Sketch
from cogs.tournament import agreed
from cogs.tournament.programme import Programme

SHOWN: Final = 4
"""Open matches with a button each; more stand in the list alone."""


def own_screen(of: Programme, note: str = "", pictures: Sequence[Sketch] = ()) -> Screen:
    """The page behind *My match*.

    Args:
        note: what has just been done.
        pictures: of the reader's standing and match.
    """
    me = of.own
    if me is None or (me.status == WITHDRAWN):
        return _outside(of, note)
    phase = of.contest.phase
    lines = [note, f"**{of.title}**", *_standing(of, me)]
    rows: list[Row] = []
    if phase in (SIGN_UP, CHECK_IN):
        rows.append(_before(of, me))
    elif phase in (UNDER_WAY, HELD):
        lines += _matches(of, me)
        rows += _ways_in(of, me)
        rows.append(_ways_out(of, me))
    rows.append(onward(of))
    return Screen(["\n".join(line for line in lines if line)], [*pictures], [row for row in rows if row])


def _outside(of: Programme, note: str) -> Screen:
    row = onward(of)
    if of.joinable:
        row.insert(0, Button(of.say("tournament-join-button"), of.press("cup-join"), "primary"))
    text = of.say("tournament-you-are-out-open" if of.joinable else "tournament-you-are-out")
    last = agreed.entering(of.say, of.terms) if of.late_entry and of.joinable else ""
    return Screen(["\n".join(one for one in (note, f"**{of.title}**", text, last) if one)], rows=[row])


def _standing(of: Programme, me: Entrant) -> list[str]:
    """How it stands with the reader: signed up, checked in, place and points, or out."""
    phase, say = of.contest.phase, of.say
    if me.status == DROPPED:
        return [say("tournament-you-dropped")]
    if me.status == ABSENT:
        return [say("tournament-you-were-absent")]
    if me.status != IN:
        return [say("tournament-you-sent-off")]
    if phase == SIGN_UP:
        when = of.event.row.starts_at
        return [say("tournament-you-signed-up-at", when=when) if when else say("tournament-you-signed-up")]
    if phase == CHECK_IN:
        return [say("tournament-you-checked" if me.checked else "tournament-you-unchecked")]
    if not of.scored:
        return []
    return [of.stand_line(me.number)] if me.number in of.standing else []


def _matches(of: Programme, me: Entrant) -> list[str]:
    say = of.say
    lines: list[str] = []
    open_now = of.contest.open_of(me.number)
    for pairing in open_now:
        others = of.people(one for one in pairing.entrants if one != me.number)
        thread = of.thread(pairing)
        where = f"<#{thread}>" if thread else say("tournament-thread-coming")
        lines.append(f"{BULLET} {say('tournament-you-play', match=of.match_name(pairing), names=others)} · {where}")
        if pairing.no in of.turns:
            lines[-1] += f" · **{say('tournament-your-turn')}**"
    if not open_now and me.status == IN and of.contest.phase != OVER and not of.knocked_out(me.number):
        if any(one.entrant == me.number and one.round == of.contest.round for one in of.contest.byes):
            lines.append(say("tournament-you-rest"))
        else:
            idle = "tournament-you-wait-pool" if me.waiting else "tournament-you-idle"
            lines.append(say(idle if of.flowing else "tournament-you-wait"))
    if len(open_now) == 1:
        lines += [_way_told(of, way) for way in ways(of, open_now[0], me.number)]
    asked = [one for one in me.away if one > of.contest.round]
    if asked:
        lines.append(say("tournament-you-away", round=min(asked)))
    return lines


def ways(of: Programme, pairing: Pairing, number: int) -> list[PlaceMeaning]:
    """What a win of an open match would mean for somebody, and the last place; nothing where places do not hang on
    points (brackets)."""
    if of.terms.format in ("knockout", "groups", "season"):
        return []
    found = meanings(of.contest, number, pairing)
    return [found[0], found[-1]] if len(found) > 1 else []


def _way_told(of: Programme, way: PlaceMeaning) -> str:
    key = "win" if way.place == 1 else "last"
    if way.best == way.worst:
        return of.say(f"tournament-{key}-means", rank=way.best)
    return of.say(f"tournament-{key}-between", min=way.best, max=way.worst)


def _before(of: Programme, me: Entrant) -> list[Button]:
    row = [Button(of.say("tournament-match-button"), of.press("cup-match"))]
    if of.contest.phase == CHECK_IN and not me.checked:
        row.append(Button(of.say("tournament-check-button"), of.press("cup-check"), "success"))
    if of.registers_decks:
        row.append(Button(of.say("tournament-deck-button"), of.press("cup-deck")))
    row.append(Button(of.say("tournament-leave-button"), of.press("cup-leave"), "danger"))
    return row


def _ways_in(of: Programme, me: Entrant) -> list[Row]:
    """To the matches that wait, the own move first."""
    row: list[Button] = []
    for pairing in of.contest.open_of(me.number)[:SHOWN]:
        table = of.event.table_of(pairing.no)
        if table is None or not of.thread(pairing):
            continue
        if pairing.no in of.turns:
            row.append(Button(of.say("button-my-move"), Id("panel", table, of.turns[pairing.no]), "primary"))
        row.append(Button(of.say("tournament-to-match-button", match=of.match_name(pairing)), url=of.link(pairing)))
    return [row[at : at + 5] for at in range(0, len(row), 5)]


def _ways_out(of: Programme, me: Entrant) -> list[Button]:
    say = of.say
    if me.status == DROPPED and format_of(of.terms.format).returns:
        return [Button(say("tournament-return-button"), of.press("cup-return"), "primary")]
    if me.status != IN:
        return []
    row: list[Button] = []
    format_ = format_of(of.terms.format)
    if format_.pools and not of.contest.open_of(me.number):
        key = "tournament-unqueue-button" if me.waiting else "tournament-queue-button"
        row.append(Button(say(key), of.press("cup-queue", 0 if me.waiting else 1)))
    if format_.rests:
        away = any(one > of.contest.round for one in me.away)
        key = "tournament-not-away-button" if away else "tournament-away-button"
        row.append(Button(say(key), of.press("cup-away", 0 if away else 1, of.contest.round)))
    row.append(Button(say("tournament-drop-button"), of.press("cup-drop"), "danger"))
    return row


def onward(of: Programme) -> list[Button]:
    """To what everybody may look at."""
    row: list[Button] = []
    if of.contest.pairings:
        row.append(Button(of.say("tournament-standings-button"), of.press("cup-standings")))
        row.append(Button(of.say("tournament-rounds-button"), of.press("cup-rounds")))
    row.append(Button(of.say("button-rules"), of.press("cup-rules")))
    row.append(Button(of.say("button-menu"), of.press("cup-menu")))
    return row


def drop_screen(of: Programme) -> Screen:
    """What dropping out means, before it is done."""
    me = of.own
    number = me.number if me is not None else 0
    key = "tournament-drop-confirm-playing" if of.contest.open_of(number) else "tournament-drop-confirm"
    row = [
        Button(of.say("tournament-drop-yes-button"), of.press("cup-drop-yes"), "danger"),
        Button(of.say("button-back"), of.press("cup-match")),
    ]
    return Screen([of.say(key)], rows=[row])
