"""One-line notices: invitations, reminders, nudges, votes, offered seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.core.play import PACE
from bot.seeking.matchmaking import DISSOLVED
from bot.tables import ballots, officiated, vacancies
from bot.tables.absences import KIND
from bot.tables.calling import undisturbed
from bot.tables.earlier import EARLIER
from bot.tables.model import Snapshot
from bot.tables.officiated import ORGANISERS
from bot.tables.waiting import CALLED
from cogs.panels.board import public_reader
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.pace import meaning
from cogs.panels.reader import Reader, board_url, letter
from cogs.panels.screen import Button, Dropdown, Row, Screen
from cogs.panels.votes import ACTION, ASKING


@dataclass(slots=True)
class Notice:
    """A notice and whom it calls."""

    public: Screen
    mentions: Sequence[int] = ()


Body = Mapping[str, Any]


def notice(table: Snapshot, kind: str, body: Body) -> Notice | None:
    """The notice of a kind, or None when there is nothing (any more) to say.

    Args:
        kind: as the tables call it.
        body: its facts: seats, user ids, times.
    """
    make = KINDS.get(kind)
    return None if make is None else make(public_reader(table), table, body)


def _line(text: str, rows: Sequence[Row] = ()) -> Screen:
    return Screen([text], rows=list(rows))


def _seat_user(table: Snapshot, seat: int) -> int | None:
    return table.seats[seat].user_id if 0 <= seat < len(table.seats) else None


def _users(table: Snapshot, seats: Sequence[int]) -> list[int]:
    return [user for seat in seats if (user := _seat_user(table, seat)) is not None]


def _mention(user: int) -> str:
    return f"<@{user}>"


def _move_row(reader: Reader, table: Snapshot) -> list[Row]:
    return [[Button(reader("button-my-move"), Id("move", table.id, table.row.epoch), "primary")]]


def _remind_row(reader: Reader, table: Snapshot) -> list[Row]:
    """The way to one's move, and to how one is told: whoever is reminded may want that otherwise."""
    (row,) = _move_row(reader, table)
    assert not isinstance(row, Dropdown)
    return [[*row, Button(reader("button-my-settings"), Id("my-settings"))]]


def _invite(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    user = body.get("user")
    if not isinstance(user, int):
        return None
    name = reader.names.get(int(body.get("seat", -1)), reader("seat-gone"))
    text = reader("lobby-invited", mention=_mention(user), name=name, game=reader.game())
    rows: list[Row] = [[Button(reader("lobby-join-button"), Id("join", table.id), "primary")]] if table.in_lobby else []
    return Notice(_line(text, rows=rows), [user])


def _sat(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    user = body.get("user")
    seat = table.seat_of(user) if isinstance(user, int) else None
    waiting = [row.user_id for row in table.seats if row.tell == CALLED and row.user_id not in (None, user)]
    called = [one for one in waiting if one is not None]
    if seat is None or not called or not table.in_lobby:
        return None
    text = reader(
        "lobby-sat",
        people=reader.mentions(called),
        name=reader.names[seat],
        seated=len(table.seated),
        seats=max(table.rules.seats),
    )
    return Notice(_line(text), called)


def _rematch(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    kept = [row for row in table.seats if row.kept_id is not None] if table.in_lobby else []
    users = [row.kept_id for row in kept if row.kept_id is not None]
    if not users:
        return None
    text = reader(
        "rematch-called",
        people=reader.mentions(users),
        name=reader.user(body.get("user")),
        game=reader.game(),
        when=min(row.kept_until for row in kept),
    )
    rows: list[Row] = [[Button(reader("lobby-join-button"), Id("join", table.id), "primary")]]
    return Notice(_line(text, rows=rows), users)


def _found(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """A table was opened for people who looked for one: exactly they are called."""
    kept = [row for row in table.seats if row.kept_id is not None] if table.in_lobby else []
    users = [row.kept_id for row in kept if row.kept_id is not None]
    if not users:
        return None
    said = {"people": reader.mentions(users), "game": reader.game(), "when": min(row.kept_until for row in kept)}
    row = [
        Button(reader("lobby-join-button"), Id("join", table.id), "primary"),
        Button(reader("seek-decline-button"), Id("leave", table.id)),
    ]
    return Notice(_line(reader("seek-called", **said), rows=[row]), users)


def _smaller(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """A table for people who looked for one goes on with fewer; nobody is called for that."""
    count = int(body.get("count", 0))
    return Notice(_line(reader("seek-smaller", count=count)), []) if count else None


def _remind(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    seat = int(body.get("seat", -1))
    user = _seat_user(table, seat)
    if "called" in body:
        return _remind_called(reader, table, body)
    if user is None or seat not in table.awaited:
        return None
    since = int(body.get("since", 0))
    if body.get("quiet"):
        text = reader("remind-quiet", people=reader.people([seat]), when=since)
        return Notice(_line(text, rows=_remind_row(reader, table)))
    run = table.row.running.runs.get(seat)
    if run is not None:
        text = reader("remind-until", people=reader.mentions([user]), when=run.overdue)
    else:
        text = reader("remind-last" if body.get("last") else "remind-ping", people=reader.mentions([user]), when=since)
    return Notice(_line(text, rows=_remind_row(reader, table)), [user])


def _remind_called(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """All who were called, whoever has answered; those who may not be pinged are named."""
    called = [seat for seat in body.get("called", ()) if seat in table.awaited]
    users = _users(table, [seat for seat in body.get("seats", ()) if seat in called])
    others = [seat for seat in called if (one := _seat_user(table, seat)) is not None and one not in users]
    if not users and not others:
        return None
    people = reader.text.listing([part for part in (reader.mentions(users), reader.people(others)) if part])
    runs = [run for seat in called if (run := table.row.running.runs.get(seat)) is not None]
    if runs:
        text = reader("remind-until", people=people, when=runs[0].overdue)
    else:
        text = reader("remind-ping", people=people, when=int(body.get("since", 0)))
    return Notice(_line(text, rows=_remind_row(reader, table)), users)


def _nudge(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    called = [seat for seat in body.get("seats", ()) if seat in table.awaited]
    users = [user for user in _users(table, called) if _pings(table, user)]
    quiet = [seat for seat in called if (user := _seat_user(table, seat)) is not None and user not in users]
    if not users and not quiet:
        return None
    people = reader.text.listing([part for part in (reader.mentions(users), reader.people(quiet)) if part])
    name = reader.names.get(int(body.get("seat", -1)), reader("seat-gone"))
    return Notice(_line(reader("nudge-ping", people=people, name=name), rows=_move_row(reader, table)), users)


def _pings(table: Snapshot, user: int) -> bool:
    return not undisturbed(table.people.get(user))


def _absent_asked(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """The others are asked what is to become of a seat whose person does not answer any more."""
    seat = int(body.get("seat", -1))
    one = table.row.absences.get(seat)
    if one is None or one.waiting or one.until != body.get("until"):
        return None
    users = _users(table, [int(other) for other in body.get("voters", ())])
    id = Id("absent", table.id, table.row.epoch)
    ways = [way for way in vacancies.WAYS if way != vacancies.WAIT or not one.waited]
    styles = {vacancies.HAND: "primary", vacancies.CANCEL: "danger"}
    row = [
        Button(
            reader(f"absent-{way}-button"), id.to(id.action, f"{way}.{seat}.{one.until}"), styles.get(way, "secondary")
        )
        for way in ways
    ]
    lines = [
        reader("absent-asked", name=reader.names[seat], when=one.until),
        reader("absent-concerned", names=reader.mentions(users)),
    ]
    return Notice(_line("\n".join(lines), rows=[row]), users)


def _deserted(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    return Notice(_line(reader("absent-nobody", when=int(body.get("until", 0)))))


def _is_open(table: Snapshot, kind: str, body: Body) -> bool:
    """Whether that very vote is open; the next one of the kind has a line of its own."""
    ballot = table.row.ballot
    return ballot.kind == kind and ballot.until == body.get("until")


def _asked(kind: str) -> Callable[[Reader, Snapshot, Body], Notice | None]:
    """The line that asks for a vote. Its buttons name the vote, so that an old notice has no say in the next one."""

    def make(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
        if not _is_open(table, kind, body):
            return None
        asking = ASKING[kind]
        voters = [int(seat) for seat in body.get("voters", ())]
        users = _users(table, voters)
        lines = [
            _proposal(reader, kind, {**body, "value": table.row.ballot.value}),
            reader("undo-asked-concerned", names=reader.mentions(users)),
        ]
        id, until = Id(ACTION + kind, table.id, table.row.epoch), table.row.ballot.until
        row = [
            Button(reader(asking.agree), id.to(id.action, f"1.{until}"), asking.style),
            Button(reader(asking.refuse), id.to(id.action, f"0.{until}")),
        ]
        return Notice(_line("\n".join(lines), rows=[row]), users)

    return make


def _proposal(reader: Reader, kind: str, body: Body) -> str:
    """Who asks for what."""
    name = reader.names.get(int(body.get("seat", -1)), reader("seat-gone"))
    said = reader(ASKING[kind].asked, name=name)
    return f"{said} {meaning(reader, {PACE: str(body.get('value', ''))})}" if kind == ballots.PACE else said


_OUTCOMES: Final = {
    ("undo", "agreed"): "cogs-undo-agreed",
    ("undo", "refused"): "cogs-undo-refused",
    ("undo", "lapsed"): "undo-lapsed-time",
    ("undo", "overtaken"): "undo-lapsed",
    ("cancel", "agreed"): "cancel-done",
    ("cancel", "refused"): "cogs-cancel-refused",
    ("cancel", "lapsed"): "cogs-cancel-lapsed",
    ("pause", "agreed"): "board-paused-line",
    ("pause", "refused"): "cogs-cancel-refused",
    ("pause", "lapsed"): "vote-lapsed",
    ("pace", "agreed"): "pace-agreed",
    ("pace", "refused"): "pace-refused",
    ("pace", "lapsed"): "vote-lapsed",
}


def _absent_outcome(body: Body) -> str:
    outcome = str(body.get("outcome"))
    return f"absent-{outcome}" if outcome in ("back", "handed", "lapsed", "taken", "waited") else "cogs-vote-over"


def decided(table: Snapshot, body: Body) -> Screen:
    """What is left of the line that asked for a vote: who asked for what, and how it ended."""
    reader, kind = public_reader(table), str(body.get("kind"))
    if kind == KIND:
        # Somebody else may sit there by now, so it is told by its letter.
        asked = reader("absent-was", letter=letter(int(body.get("seat", 0))))
        return Screen([f"{asked}\n{reader(_absent_outcome(body))}"])
    key = _OUTCOMES.get((kind, str(body.get("outcome"))), "cogs-vote-over")
    return Screen([f"{_proposal(reader, kind, body)}\n{reader(key)}"])


def _plain(key: str) -> Callable[[Reader, Snapshot, Body], Notice | None]:
    def make(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
        return Notice(_line(reader(key)))

    return make


def _offered(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    user, seat = body.get("user"), int(body.get("seat", -1))
    if not isinstance(user, int) or seat not in table.row.offered or table.row.state is None:
        return None
    text = reader(
        "replace-offered",
        mention=_mention(user),
        name=reader.names.get(seat, reader("seat-gone")),
        game=reader.game(),
        progress=face_of(table.row.game).progress(table.match.view(None), reader),
    )
    row = [Button(reader("button-take-over"), Id("take-over", table.id, table.row.epoch, arg=str(seat)), "primary")]
    return Notice(_line(text, rows=[row]), [user])


def _closed(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    reason = str(body.get("reason", ""))
    if reason == "idle":
        return Notice(_line(reader("lobby-closed-idle")))
    if reason == "host-alone":
        return Notice(_line(reader("error-host-alone")))
    if reason in (KIND, vacancies.DESERTED):
        return Notice(_line(reader(f"absent-closed-{reason}")))
    if reason == DISSOLVED:
        return Notice(_line(reader("seek-dissolved")))
    if reason == EARLIER:
        return Notice(_line(reader("closed-earlier", game=reader.game())))
    if reason in (ORGANISERS, officiated.FORFEITED):
        key = "tournament-match-closed" if reason == ORGANISERS else "tournament-match-nobody"
        return Notice(_line(reader(key)))
    if table.row.state is None:
        return None  # the lobby message itself says that it is closed
    return Notice(_line(reader("cancel-done")))


def _choices_dropped(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    seats = [seat for seat in body.get("seats", ()) if _seat_user(table, seat) is not None]
    if not seats:
        return None
    text = reader(f"{table.row.game}-seat-dropped", people=reader.mentions(_users(table, seats)))
    return Notice(_line(text), _users(table, seats))


def _watched(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """How a match goes on, for those who watch it."""
    users = [user for user in body.get("users", ()) if isinstance(user, int)]
    if not users or table.row.state is None:
        return None
    said: dict[str, Any] = {"people": reader.mentions(users), "game": reader.game(), "url": board_url(table)}
    if table.row.phase in ("finished", "cancelled"):
        over = "watch-over" if table.row.phase == "finished" else "watch-broken-off"
        return Notice(_line(reader(over, **said)), users)
    progress = face_of(table.row.game).progress(table.match.view(None), reader)
    rows: list[Row] = [[Button(reader("button-watching"), Id("watch", table.id, table.row.epoch))]]
    return Notice(_line(reader("watch-round", progress=progress, **said), rows=rows), users)


def _paired(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    """A match of a tournament begins: everybody in it is named, who is not called by the board is called here."""
    if table.row.state is None:
        return None
    users = _users(table, [int(seat) for seat in body.get("seats", ())])
    everybody = [user for seat in table.humans if (user := table.seats[seat].user_id) is not None]
    lines = [
        reader("tournament-match-begun", people=reader.mentions(everybody)),
        f"-# {reader('tournament-match-promise', commitment=f'`{table.row.commitment}`')}",
    ]
    return Notice(_line("\n".join(lines)), users)


def _forfeited(reader: Reader, table: Snapshot, body: Body) -> Notice | None:
    return Notice(_line(reader("tournament-match-forfeited", name=reader.names[int(body.get("seat", 0))])))


KINDS: Final[dict[str, Callable[[Reader, Snapshot, Body], Notice | None]]] = {
    "invite": _invite,
    "rematch": _rematch,
    "found": _found,
    "smaller": _smaller,
    "sat": _sat,
    "remind": _remind,
    "nudge": _nudge,
    f"{KIND}-asked": _absent_asked,
    vacancies.DESERTED: _deserted,
    **{f"{kind}-asked": _asked(kind) for kind in ASKING},
    **{
        f"{kind}-{outcome}": _plain(key)
        for (kind, outcome), key in _OUTCOMES.items()
        if outcome in ("refused", "lapsed")
    },
    "offered": _offered,
    "closed": _closed,
    "choices-dropped": _choices_dropped,
    "watched": _watched,
    officiated.PAIRED: _paired,
    officiated.FORFEITED: _forfeited,
}
