"""Forged, mutated and replayed custom ids and values: whoever sends them is told kindly, and nothing happens.

Ids are taken from what the panels of all games show to players and onlookers, then changed at random. Bounded and the
same every time; `TEST_SECRETS=anything` looks elsewhere.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bot.core import bots
from bot.core.streams import Stream
from bot.tables.model import Person, Place, Snapshot
from cogs.panels.dispatch import guarded, handlers, old_button
from cogs.panels.ids import MOST, Id, parse
from cogs.panels.reader import Reader
from tests.cogs.stage import CHANNEL, GUILD, Stage, complaints_of, custom_ids, stage

pytestmark = pytest.mark.usefixtures("undrawn")

ANN, BO, CEM = Person(1, "Ann", "en-US"), Person(2, "보라", "ko"), Person(3, "Cem", "en-GB")
WEN = Person(9, "Wen", "ko")
"""Has no seat."""
SEATED: Final = (ANN, BO, CEM)
GAMES: Final = {"metromania": {"variant": "hidden"}, "project_mine": {}, "the_dome": {"traps": "ask"}}
ROUNDS: Final = 400
"""Forged presses a game."""
ANSWERS: Final = 24
"""Answers of easy bots before the panels are looked at."""

OWN: Final = frozenset(
    {"undo", "undo-ask", "resign-sure", "pause-sure", "cancel-sure", "to-bot", "keep", "vote-cancel", "forget-sure"}
)
"""What a seated person may do to a running match at any time, without naming anything that could be forged."""

LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.,;~+-"
BAD: Final = ("", "0", "-1", "1", "99", "²", "٣", "9" * 30, "own", "later", "own~999999999", "x" * 60, "\U0001f0a1")


@dataclass
class Log:
    """Stands for the log of the error layer."""

    wrong: list[tuple[str, Any]] = field(default_factory=list[tuple[str, Any]])

    def error(self, what: str, **more: Any) -> None:
        self.wrong.append((what, more.get("exc_info")))

    exception = error

    def info(self, what: str, **more: Any) -> None:
        pass

    warning = info


class Scene:
    """Tables in every phase, and ids that panels showed."""

    def __init__(self, at: Stage, game: str, chance: random.Random) -> None:
        self.at, self.game, self.chance = at, game, chance
        self.tables: dict[str, int] = {}
        self.ids: list[Id] = []
        self.values: list[str] = []
        self.told: dict[int, str] = {}
        """What each person read by looking honestly, and may have seen since."""

    async def open(self, channel: int, start: bool = True, others: Sequence[Person] = (BO, CEM)) -> Snapshot:
        at = self.at
        place = Place(GUILD, channel)
        options = GAMES[self.game] if start and len(others) == 2 else {}
        table = await at.tables.lobby.open(self.game, place, ANN, "ko", options, at.click())
        for person in others:
            await at.tables.lobby.join(table.id, person, at.click())
        if start:
            await at.tables.lobby.start(table.id, ANN, at.click())
        return await at.tables.look.at(table.id)

    async def build(self) -> None:
        at = self.at
        for person in SEATED:
            await at.tables.people.set(person, introduced=self.game)
        self.tables["playing"] = (await self.open(CHANNEL)).id
        await self.play(self.tables["playing"], ANSWERS)
        self.tables["lobby"] = (await self.open(CHANNEL + 1, start=False)).id
        self.tables["closed"] = (await self.open(CHANNEL + 2, start=False)).id
        await at.tables.seating.cancel(self.tables["closed"], ANN, at.click())
        self.tables["given up"] = (await self.open(CHANNEL + 3)).id
        moderator = replace_person(ANN, moderator=True)
        await at.tables.seating.cancel(self.tables["given up"], moderator, at.click())
        self.tables["paused"] = (await self.open(CHANNEL + 4)).id
        await at.tables.herald.gone(CHANNEL + 4)
        self.tables["finished"] = (await self.open(CHANNEL + 5, others=[BO])).id
        await at.tables.seating.resign(self.tables["finished"], BO, at.click())
        assert (await at.tables.look.at(self.tables["finished"])).match.result is not None
        for person in (*SEATED, WEN):
            await self.walk(person)

    async def play(self, table_id: int, answers: int) -> None:
        for turn in range(answers):
            table = await self.at.tables.look.at(table_id)
            found = next(
                (
                    (person, question)
                    for person in SEATED
                    if (seat := table.seat_of(person.id)) is not None
                    and (question := bots.next_question(table.match, seat)) is not None
                ),
                None,
            )
            if found is None:
                break
            person, question = found
            seat = table.seat_of(person.id) or 0
            choice = bots.choose(table.match, seat, question, "easy", Stream.of("forged", turn, seat))
            await self.at.tables.play.answer(table_id, person, table.row.epoch, question.no, choice, self.at.click())
            for one in (*SEATED, WEN):  # what lay open for a moment stands in the log for good
                await self.hidden_from(one)

    async def walk(self, person: Person) -> None:
        """Press everything that only looks, and keep what stands there."""
        looks = {"move", "panel", "at", "page", "hand", "log", "rules", "menu", "status", "board", "if-ended", "help"}
        looks |= {"settings", "options", "invite", "add-bot", "choice", "decks", "deck-new", "madang", "new", "games"}
        looks |= {"my-settings", "privacy", "resign", "pause", "cancel", "replace", "result", "forget", "server"}
        todo = [Id(action, table) for table in self.tables.values() for action in sorted(looks)]
        seen: set[str] = set()
        while todo and len(seen) < 150:
            id = todo.pop(0)
            if str(id) in seen or (id.action == "rules" and not id.arg):
                continue
            seen.add(str(id))
            visit = self.at.visit(person, id, panel=True)
            await guarded(visit, handlers[id.action])
            for body in components(visit):
                for custom in custom_ids(body):
                    found = parse(custom)
                    assert found is not None, custom
                    assert len(custom) <= MOST
                    self.ids.append(found)
                    if found.action in looks:
                        todo.append(found)
                self.values += re.findall(r'"value": "([^"]+)"', json.dumps(body))
            self.told[person.id] = self.told.get(person.id, "") + words(visit)

    async def hidden_from(self, person: Person) -> dict[str, str]:
        """Names of all that is in the match and that this person never saw: cards by id, markers by their words."""
        table = await self.at.tables.look.at(self.tables["playing"])
        seat = table.seat_of(person.id)
        seen = msgspec.json.encode(table.match.view(seat)).decode()
        self.told[person.id] = self.told.get(person.id, "") + seen
        told, reader = self.told[person.id], Reader("ko" if person.locale == "ko" else "en", table, seat)
        if self.game == "metromania":
            hands: dict[int, Any] = dict(enumerate(table.match.play.board.hands))
            others = [marker for other, hand in hands.items() if other != seat for marker in hand]
            named = {marker: reader(f"metromania-marker-{marker}") for marker in others}
        else:
            inside = set(re.findall(r'"([a-z0-9-]+)"', table.row.state or ""))
            named = {card: name for card, name in reader.cards.items() if card in inside and f'"{card}"' not in told}
        return {card: name for card, name in named.items() if name not in told}

    # --- changing ids ------------------------------------------------------------------------------------------------

    def forged(self) -> Id:
        """An id that was shown, with something else in it."""
        chance = self.chance
        id = chance.choice(self.ids)
        for _ in range(chance.choice((1, 1, 2))):
            match chance.randrange(7):
                case 0:
                    id = replace(id, table=chance.choice([*self.tables.values(), 0, 77, 10**12 - 1]))
                case 1:
                    id = replace(id, epoch=chance.choice((0, 1, 7, 10**8 - 1)))
                case 2:
                    id = replace(id, no=chance.choice((0, 1, id.no + 1, max(0, id.no - 1), 10**8 - 1)))
                case 3:
                    id = replace(id, arg="".join(chance.choices(LETTERS, k=chance.randrange(60))))
                case 4 if id.arg:
                    at = chance.randrange(len(id.arg))
                    id = replace(id, arg=id.arg[:at] + chance.choice(LETTERS) + id.arg[at + 1 :])
                case 5:
                    id = replace(id, arg=chance.choice(self.ids).arg)
                case _:
                    id = replace(id, action=chance.choice([*handlers, "was-once-there"]))
        # What Discord would bring to us at all is what our patterns take.
        return id if parse(str(id)) == id else self.forged()

    def picked(self, id: Id) -> list[Any]:
        if not id.action.startswith(("s-", "m-")):
            return []
        if id.action in ("s-invite", "s-to-member", "s-channels"):
            return []
        known = [*self.values, *BAD]
        least = int(id.action == "s-deck")
        return [self.chance.choice(known) for _ in range(max(least, self.chance.choice((1, 1, 1, 2, 0))))]


def replace_person(person: Person, **changes: Any) -> Person:
    return Person(**{**{name: getattr(person, name) for name in person.__struct_fields__}, **changes})


def components(visit: Any) -> list[list[dict[str, Any]]]:
    return [one["view"].to_components() for one in visit.interaction.response.sent if one.get("view")]


def words(visit: Any) -> str:
    """Everything that was answered."""
    told: list[str] = [str(one.get("content") or "") for one in visit.interaction.response.sent]
    return "\n".join([*told, json.dumps(components(visit), ensure_ascii=False)])


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Stage]:
    made = await stage(tmp_path)
    yield made
    await made.tables.close()


@pytest.mark.parametrize("game", GAMES)
async def test_forged_ids_change_nothing_and_are_answered_kindly(
    game: str, at: Stage, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(os.environ.get("TEST_SECRETS", "") + request.node.name)
    log = Log()
    monkeypatch.setattr("cogs.errors.log", log)
    scene = Scene(at, game, chance)
    await scene.build()
    assert log.wrong == []
    assert len({id.action for id in scene.ids}) > 25, "hardly anything was shown"
    playing = scene.tables["playing"]
    wrong: list[str] = []
    some_hidden = 0
    for _ in range(ROUNDS):
        person = chance.choice((*SEATED, WEN))
        id = scene.forged()
        before = await at.tables.look.at(playing)
        visit = at.visit(person, id, scene.picked(id), panel=chance.random() < 0.7)
        await guarded(visit, handlers.get(id.action, old_button))
        after = await at.tables.look.at(playing)
        told = f"{person.name} {id} {visit.values}"
        # Decks tell all cards there are, other tables tell theirs.
        if id.table in (0, playing) and "deck" not in id.action and "choice" not in id.action:
            hidden = await scene.hidden_from(person)
            some_hidden += len(hidden)
            wrong += [f"{told}: tells {card}" for card, name in hidden.items() if name in words(visit)]
        for what, error in log.wrong:
            wrong.append(f"{told}: {what} {error!r}")
        log.wrong.clear()
        if not visit.interaction.response.is_done():
            wrong.append(f"{told}: no answer")
        wrong += [f"{told}: {one}" for one in complaints_of(visit)]
        seat = before.seat_of(person.id)
        may = seat is not None and id.action in OWN
        asked = {one.no for one in before.match.asked(seat)} if seat is not None and before.playing else set[int]()
        valid = id.table == playing and id.epoch == before.row.epoch and (id.no in asked or id.action == "pass")
        if after.row.state != before.row.state and not may and not valid:
            wrong.append(f"{told}: the match changed")
    assert wrong == []
    assert some_hidden, "or nothing could have been told"
