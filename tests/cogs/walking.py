"""Everything that is said, printed without Discord: `python -m tests.cogs.walking [KIND ...] [--language en]`.

A walk begins at the public messages and at what commands show, and presses all that is offered, each action a few
times: what only looks first, what changes something last. Nothing is drawn: screens are plain values, and what is
printed is what they say, show and offer. Kinds are the actions of components, `public:` messages, `notice:` lines and
`vote:` lines that are decided.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.store.rows import Absence
from bot.tables import lobby as lobbies
from bot.tables.absences import KIND
from bot.tables.model import Person, Place, Snapshot
from bot.tables.waiting import CALLED
from bot.text.catalogue import Language
from cogs.panels import notices
from cogs.panels.board import ROOM, board, public_reader, record
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.gathering import lobby
from cogs.panels.greeting import greeting
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.result import result
from cogs.panels.screen import Dropdown, Popup, Screen
from cogs.panels.seat_choice import has_choice
from cogs.panels.votes import ASKING
from cogs.panels.whereabouts import KINDS
from cogs.services import services_of
from tests.cogs.stage import CHANNEL, GUILD, Stage, stage

GAMES: Final = ("metromania", "project_mine", "the_dome")
COMMANDS: Final = (
    *(
        "madang",
        "new",
        "games",
        "games-ended",
        "my-settings",
        "privacy",
        "server",
        "check",
        "practice",
        "decks",
        "s-deck",
    ),
)
"""What is opened without a table: by commands, and by buttons of messages that are not ours any more."""
LAST: Final = (
    *("start", "leave", "close", "cancel", "opt", "done", "sure", "on", "s-one", "s-on", "s-run", "s-then", "s-pair"),
    *(
        "s-pick",
        "keep",
        "pass",
        "undo",
        "undo-ask",
        "resign",
        "resign-sure",
        "leave-match",
        "pause-sure",
        "cancel-sure",
    ),
    *("to-bot", "take-over", "take-back", "rematch", "forget-sure", "deck-drop-sure", "s-remove", "s-host", "restrict"),
    *("vote-undo", "vote-cancel", "resume", "ready-sure", "open", "practice", "thread", "join", "s-my-language"),
)
"""Actions that change what others would show: they come last."""
EACH: Final = 2
"""Presses of one action at one table by one person."""
ANSWERS: Final = 7
TURNS: Final = 14
STEPS: Final = 4
"""Presses in a panel that are made of what the one before offers."""
MOVES: Final = frozenset({*KINDS, "at", "page"})
Way = tuple[Person, Id, list[Any]]
"""Who could press what, with what chosen in it."""
POSTING: Final = {"film-share", "glance-share"}
"""Presses that post in the channel by a client that is logged in; there is none here."""
NOW: Final = 1_800_000_000


class Walk:
    """Somebody's walk through all that is shown in one language.

    Attributes:
        screens: what was said, by kind.
    """

    def __init__(self, at: Stage, language: Language) -> None:
        self.at, self.language = at, language
        locale = "ko" if language == "ko" else "en-US"
        names = ("앤", "보라", "웬") if language == "ko" else ("Ann", "Bo", "Wen")
        self.people = [Person(number, name, locale) for number, name in enumerate(names, 1)]
        self.screens: dict[str, list[Screen | Popup]] = defaultdict(list)
        self._seen: set[tuple[int, str, str]] = set()
        self._pressed: Counter[tuple[int, int, str]] = Counter()
        self._later: list[Way] = []

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open(self, game: str, channel: int, seats: int = 2, *, start: bool = True, answers: int = 0) -> Snapshot:
        """A table of the first two people, or of one of them."""
        tables, at = self.at.tables, self.at
        table = await tables.lobby.open(game, Place(GUILD, channel), self.people[0], self.language, {}, at.click())
        for person in self.people[1:seats]:
            await tables.lobby.join(table.id, person, at.click())
        if start:
            await tables.lobby.start(table.id, self.people[0], at.click())
        for turn in range(answers):
            table = await tables.look.at(table.id)
            if not table.awaited:
                break
            seat = table.awaited[0]
            question = next_question(table.match, seat)
            assert question is not None
            choice = choose(table.match, seat, question, "easy", Stream.of("walk", turn))
            person = next(one for one in self.people if one.id == table.seats[seat].user_id)
            await tables.play.answer(table.id, person, table.row.epoch, question.no, choice, at.click())
        return await tables.look.at(table.id)

    async def through(self, game: str, channel: int) -> None:
        """Walk through a game: a lobby, a match under way, one that is paused and one that is over."""
        at = self.at
        waiting = await self.open(game, channel, start=False)
        self._public("public:lobby", lobby(waiting, at.tables.packs.of(game)))
        playing = await self.open(game, channel + 1, answers=ANSWERS)
        recent = await at.tables.play.log(playing.id, None, ROOM)
        self._public("public:board", board(playing, recent, NOW))
        self.screens["public:record"].append(Screen([record(public_reader(playing), recent)]))
        for kind, said in noticed(waiting, playing):
            self._public(kind, said)
        over = await self.open(game, channel + 2, answers=2)
        await at.tables.seating.resign(over.id, self.people[1], at.click())
        over = await at.tables.look.at(over.id)
        self._public("public:result", result(over, over.row.created_at))
        self._public("public:lobby over", lobby(over))
        paused = await self.open(game, channel + 3)
        await at.tables.herald.gone(channel + 3)
        self._public("public:board paused", board(await at.tables.look.at(paused.id), [], NOW))
        await self.play_on(await self.open(game, channel + 4))
        for table in (waiting, playing, over, paused):
            for action in ("menu", "status", "settings", "log", "board", "hand", "move", "panel", "options", "choice"):
                self._offer(Id(action, table.id, table.row.epoch))
        self._offer(Id("leave-match", playing.id))
        self._later.append((self.people[0], Id("s-seat", playing.id), ["1"]))
        await self._on()

    async def play_on(self, table: Snapshot) -> None:
        """Play through panels: what was not pressed yet comes before what was, and the first before the last."""
        for _ in range(TURNS):
            table = await self.at.tables.look.at(table.id)
            if not table.awaited:
                return
            person = next(one for one in self.people if one.id == table.seats[table.awaited[0]].user_id)
            offered = await self._press(person, Id("panel", table.id, table.row.epoch), [])
            for _ in range(STEPS):
                ways = [one for one in offered if one[1].action in MOVES and one[1].table == table.id]
                if not ways:
                    break
                id, values = min(ways, key=lambda one: len(self.screens[one[1].action]))[1:]
                offered = await self._press(person, id, values)

    async def outside(self) -> None:
        """Walk through what belongs to no table."""
        self._public("public:greeting", greeting(Reader(self.language)))
        for action in COMMANDS:
            self._offer(Id(action))
        await self._on()

    # --- pressing ----------------------------------------------------------------------------------------------------

    def _public(self, kind: str, screen: Screen) -> None:
        self.screens[kind].append(screen)
        for person in self.people:
            self._later += self._rows(person, screen)

    def _offer(self, id: Id) -> None:
        for person in self.people:
            self._later.append((person, id, []))

    def _rows(self, person: Person, screen: Screen) -> list[Way]:
        """What a screen offers."""
        found: list[Way] = []
        for row in screen.rows:
            if not isinstance(row, Dropdown):
                found += [(person, one.id, []) for one in row if one.id is not None and not one.disabled]
            elif row.kind == "text":
                values = [one.value for one in row.choices]
                picks = [values[: max(1, row.least)], values[-max(1, row.least) :], values[: row.most]]
                if self.language in values:  # a walk goes on in its own language
                    picks = [[self.language]]
                found += [(person, row.id, pick) for pick in picks if pick]
            else:
                found.append((person, row.id, [self._filled_in(row.kind)]))
        return found

    def _filled_in(self, kind: str) -> Any:
        """What Discord puts into a menu of people, roles or channels."""
        if kind == "user":
            person = self.people[2]
            member = SimpleNamespace(id=person.id, display_name=person.name, bot=False, locale=None, mention="<@3>")
            member.guild_permissions = discord.Permissions.all()
            return member
        return SimpleNamespace(id=CHANNEL, name="here", mention="<#20>")

    async def _on(self) -> None:
        """Press all that is offered, and what that offers."""
        while self._later:
            person, id, values = min(self._later, key=lambda one: one[1].action in LAST)
            self._later.remove((person, id, values))
            known = person.id, str(id), repr(values)
            times = person.id, id.table, id.action
            passed_by = id.action not in handlers or id.action in POSTING
            if known in self._seen or self._pressed[times] >= EACH or passed_by:
                continue
            self._seen.add(known)
            self._pressed[times] += 1
            self._later += await self._press(person, id, values)

    async def _press(self, person: Person, id: Id, values: list[Any]) -> list[Way]:
        """Press it, keep what is said, and tell what that offers."""
        found: list[Way] = []
        visit = self.at.visit(person, id, values, panel=True, permissions=discord.Permissions.all())
        await guarded(visit, handlers[id.action])
        for said in visit.said:
            self.screens[id.action].append(said)
            if isinstance(said, Screen):
                found += self._rows(person, said)
            else:
                found.append((person, said.id, ["12"]))
        return found


def noticed(waiting: Snapshot, playing: Snapshot) -> Iterator[tuple[str, Screen]]:
    """Every line that a channel is told, of a lobby and of a match."""
    users = [seat.user_id for seat in playing.seats]
    seat = playing.awaited[0]
    bodies: dict[str, dict[str, Any]] = {
        "invite": {"user": 3, "seat": 0},
        "sat": {"user": users[1]},
        "smaller": {"count": 2},
        "rematch": {"user": users[0]},
        "remind": {"user": users[seat], "seat": seat, "since": NOW - 90_000, "last": True},
        "nudge": {"seat": 1 - seat, "seats": [seat]},
        **{f"{kind}-asked": {"seat": 0, "voters": [1], "until": 0} for kind in (*ASKING, KIND)},
        "offered": {"user": 3, "seat": 1},
        "closed": {"reason": "idle"},
        "choices-dropped": {"seats": [0, 1]},
        "watched": {"users": [3]},
    }
    for kind in notices.KINDS:
        for table in (waiting, playing):
            if kind == "choices-dropped" and not has_choice(table.row.game):
                continue
            made = notices.notice(as_told(table, kind), kind, bodies.get(kind, {"seat": 1}))
            if made is not None:
                yield f"notice:{kind}", made.public
    for kind in ASKING:
        for outcome in ("agreed", "refused", "lapsed", "overtaken", "over"):
            body = {"kind": kind, "seat": 0, "outcome": outcome, "value": "slow"}
            yield f"vote:{kind} {outcome}", notices.decided(playing, body)
    for outcome in ("back", "handed", "lapsed", "taken", "waited", "over"):
        yield f"vote:{KIND} {outcome}", notices.decided(playing, {"kind": KIND, "seat": 0, "outcome": outcome})


def as_told(table: Snapshot, kind: str) -> Snapshot:
    """The table as it would be when such a line is told."""

    changed = Snapshot(deepcopy(table.row), deepcopy(table.seats), table.people, [3], table.pack)
    changed.row.ballot.kind = kind.removesuffix("-asked") if kind.endswith("-asked") else ""
    changed.row.ballot.value = "slow"
    changed.row.absences = {0: Absence()} if kind == f"{KIND}-asked" else {}
    changed.row.offered = {1: "open"} if kind == "offered" else {}
    if kind in ("rematch", "found") and table.in_lobby:
        seat = changed.seats[1]
        seat.kept_id, seat.kept_until, seat.user_id = seat.user_id, NOW + 3600, None
    if kind == "sat":
        changed.seats[0].tell = CALLED
    return changed


def printed(screens: Sequence[Screen | Popup]) -> str:
    """What is said of one kind, each once."""
    return "\n\n".join(dict.fromkeys(map(str, screens)))


async def walked(folder: Path, language: Language, games: Sequence[str] = GAMES) -> dict[str, list[Screen | Popup]]:
    """All that is said in one language, by kind."""
    screens: dict[str, list[Screen | Popup]] = defaultdict(list)
    for number, game in enumerate(games):
        (folder / game).mkdir()
        at = await stage(folder / game)
        secrets = lobbies.token_bytes
        lobbies.token_bytes = bytes  # every walk is the same
        try:
            at.pictures.drawn = _undrawn  # type: ignore[method-assign]
            at.tables.herald._say = _undrawn  # type: ignore[method-assign,assignment]
            walk = Walk(at, language)
            for person in walk.people[: 2 if number else 0]:  # who has not met a game is shown its first steps
                await at.tables.people.set(person, introduced=game)
            await walk.through(game, CHANNEL)
            await walk.outside()
        finally:
            lobbies.token_bytes = secrets
            await services_of(at.client).following.end()
            await at.tables.close()
        for kind, said in walk.screens.items():
            screens[kind] += said
    return dict(screens)


async def _undrawn(*_: object) -> None:
    return None


async def main() -> None:
    """Print what is said."""
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.walking", description=__doc__)
    parser.add_argument("kinds", nargs="*", help="of what is said; all where none is named")
    parser.add_argument("--language", choices=("ko", "en"), default="en")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = await walked(Path(folder), given.language)
    for kind in given.kinds or sorted(found):
        print(f"=== {kind}\n\n{printed(found.get(kind, []))}\n")


if __name__ == "__main__":
    asyncio.run(main())
