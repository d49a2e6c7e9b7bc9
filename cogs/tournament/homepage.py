"""The home message of a tournament (tournaments T2): what people must do now, how it stands, and the ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pairing.contest import CALLED_OFF, CHECK_IN, HELD, OVER, SIGN_UP, UNDER_WAY
from bot.text.limits import CONTENT, cut
from cogs.panels.screen import Button, Row, Screen
from cogs.panels.sketches import Sketch
from cogs.tournament import agreed
from cogs.tournament.programme import Programme

NAMED: Final = 16
"""People named while they sign up; the rest is counted."""
BEST: Final = 3
"""People named from the top."""


def home(of: Programme, pictures: Sequence[Sketch] = ()) -> Screen:
    """The message.

    Args:
        pictures: of the standings or the bracket; none while people sign up.
    """
    phase = of.contest.phase
    paragraphs = [
        [f"**{todo(of)}**"],
        [f"**{of.title}**", _about(of)],
        _people(of) if phase in (SIGN_UP, CHECK_IN) else _state(of),
        _marks(of),
    ]
    told = "\n\n".join("\n".join(line for line in lines if line) for lines in paragraphs if any(lines))
    return Screen([cut(told, CONTENT)], [*pictures], buttons(of))


def todo(of: Programme) -> str:
    """What people must do now."""
    phase, row = of.contest.phase, of.event.row
    if not row.opened_at:
        return of.say("tournament-now-setting-up")
    if phase == SIGN_UP:
        if of.full:
            return of.say("tournament-now-full")
        return (
            of.say("tournament-now-sign-up-at", when=row.starts_at)
            if row.starts_at
            else of.say("tournament-now-sign-up")
        )
    if phase == CHECK_IN:
        when = row.starts_at
        return of.say("tournament-now-check-in", when=when) if when else of.say("tournament-now-check-in-open")
    if phase == UNDER_WAY:
        left = sum(not one.over for one in of.contest.live)
        if of.flowing:
            return of.say("tournament-now-flowing", count=left) if left else of.say("tournament-now-pooling")
        now = [one for one in of.contest.live if one.round == of.contest.round]
        done = sum(one.over for one in now)
        if done == len(now):
            return of.say("tournament-now-between", round=of.contest.round)
        return of.say("tournament-now-round", round=of.contest.round, count=len(now) - done, total=len(now))
    if phase == HELD:
        return of.say("tournament-now-held")
    if phase == OVER:
        best = of.winners if of.contest.pairings else []
        return of.say("tournament-now-over", people=of.people(best)) if best else of.say("tournament-now-over-empty")
    assert phase == CALLED_OFF
    return of.say("tournament-now-called-off")


def _about(of: Programme) -> str:
    return of.say(
        "tournament-about-line", game=of.game, format=agreed.format_name(of.say, of.terms), seats=of.terms.seats
    )


def _people(of: Programme) -> list[str]:
    there = of.playing
    most = of.event.row.most
    count = of.say("tournament-people-of", count=len(there), most=most) if most else ""
    lines = [count or of.say("tournament-people", count=len(there))]
    if there:
        shown = of.people(one.number for one in there[:NAMED])
        more = len(there) - NAMED
        lines.append(of.say("tournament-and-more", people=shown, count=more) if more > 0 else shown)
    if of.contest.phase == CHECK_IN:
        missing = sum(not one.checked for one in there)
        lines.append(of.say("tournament-unchecked-line", count=missing))
    elif of.event.row.check_in:
        lines.append(of.say("tournament-check-in-line", minutes=of.event.row.check_in))
    return lines


def _state(of: Programme) -> list[str]:
    if not of.scored or (of.bare and of.contest.phase != OVER):
        return []
    return [" · ".join(of.place_line(number) for number in [*of.standing][:BEST])]


def _marks(of: Programme) -> list[str]:
    lines: list[str] = []
    if of.event.row.alone:
        lines.append(f"-# {of.say('tournament-organiser-plays-line')}")
    if of.late_entry and not of.full and (told := agreed.entering(of.say, of.terms)):
        lines.append(f"-# {told}")
    return lines


def buttons(of: Programme) -> list[Row]:
    """At most two rows, as many as a phone shows."""
    phase = of.contest.phase
    first: list[Button] = []
    if phase == SIGN_UP or (phase in (UNDER_WAY, HELD) and of.late_entry):
        style = "primary" if phase == SIGN_UP else "secondary"
        first.append(Button(of.say("tournament-join-button"), of.press("cup-join"), style, disabled=of.full))
    if phase == CHECK_IN:
        first.append(Button(of.say("tournament-check-button"), of.press("cup-check"), "success"))
    if phase in (SIGN_UP, CHECK_IN):
        first.append(Button(of.say("tournament-leave-button"), of.press("cup-leave")))
    if phase in (UNDER_WAY, HELD):
        first.insert(0, Button(of.say("tournament-match-button"), of.press("cup-match"), "primary"))
    if phase not in (SIGN_UP, CHECK_IN) and of.contest.pairings:
        first.append(Button(of.say("tournament-standings-button"), of.press("cup-standings")))
        first.append(Button(of.say("tournament-rounds-button"), of.press("cup-rounds")))
    last = [
        Button(of.say("button-rules"), of.press("cup-rules")),
        Button(of.say("button-menu"), of.press("cup-menu")),
    ]
    return [first, last] if first else [last]
