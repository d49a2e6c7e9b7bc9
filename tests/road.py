"""One press on its way through the house: which rooms it enters and how often, what it asks the database.

`python -m tests.road` prints the road of a few presses of a person with eight tables; `--calls` names every stay.

A *stay* begins when one room calls into another. Rooms are the modules of `cogs`, the move panel with all its modules,
and all that a table is made of (`bot.tables` with the store, the kernel and the games). Text is no stay, for everything
that is said comes from there, nor is what text looks up; nor is making or looking at plain values (`PLAIN`,
constructors, properties). A task goes on from where it was begun. What comes after the answer (panels that follow) is
on the road too.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from discord import ui

from bot.tables import panels
from bot.tables.asked import Panel
from bot.tables.model import Person, Place, Snapshot
from cogs.panels import dispatch, visit
from cogs.panels.dispatch import PressButton
from cogs.panels.ids import Id, digest
from cogs.panels.whereabouts import Whereabouts
from cogs.services import services_of
from tests.cogs.stage import CHANNEL, FAKE, GUILD, Stage, stage

HOUSE: Final = Path(__file__).resolve().parent.parent
TABLES: Final = ("bot.tables", "bot.store", "bot.core", "bot.games")
"""What a table is made of: one room."""
MOVE: Final = "cogs.panels.move"
"""The move panel: one room."""
TEXT: Final = (
    "bot.text",
    "cogs.panels.reader",
    "cogs.panels.gamefaces",
    "cogs.cards",
    "cogs.cards",
    "cogs.metromania",
    "cogs.project_mine",
    "cogs.the_dome",
)
"""Where words are: of the house, and what each game says."""
DOORS_TO_TEXT: Final = ("Visit.reader", "Visit.language")
WORDS: Final = "text"
PLAIN: Final = (
    "bot.core.shapes",
    "bot.core.events",
    "bot.tables.model",
    "bot.tables.asked",
    "bot.tables.choosing",
    "bot.tables.keys",
    "cogs.services",
    "cogs.panels.screen",
    "cogs.panels.sketches",
    "cogs.panels.ids",
    "cogs.panels.whereabouts",
    "cogs.panels.numbers",
)
"""Plain values and what can be read off them."""
GAMES: Final = ("metromania", "project_mine", "the_dome")
TABLES_OF_A_PERSON: Final = 8


def room_of(code: CodeType) -> str:
    """The room some code stands in; empty for libraries, tests and plain values."""
    path = Path(code.co_filename)
    if not path.is_relative_to(HOUSE):
        return ""
    module = ".".join(path.relative_to(HOUSE).with_suffix("").parts).removesuffix(".__init__")

    def stands_in(rooms: Sequence[str]) -> bool:
        return any(module == room or module.startswith(room + ".") for room in rooms)

    if stands_in(TEXT) or code.co_qualname in DOORS_TO_TEXT:
        return WORDS
    if stands_in(PLAIN):
        return ""
    if stands_in(TABLES):
        return "tables"
    if stands_in((MOVE,)):
        return MOVE
    return module if stands_in(("cogs",)) else ""


def is_value(frame: FrameType) -> bool:
    """Whether somebody only makes a value, or looks at one."""
    code = frame.f_code
    if code.co_name == "__init__":
        return True
    owner = frame.f_locals.get("self") if code.co_varnames[:1] == ("self",) else None
    return isinstance(getattr(type(owner), code.co_name, None), property | cached_property)


@dataclass
class Road:
    """What one press went through.

    Attributes:
        name: of the press.
        stays: (room, function by which it was entered), in order.
        statements: of SQL, in order.
        panels: how many the tables built.
    """

    name: str
    stays: list[tuple[str, str]] = field(default_factory=list)
    statements: list[str] = field(default_factory=list)
    panels: int = 0

    @property
    def rooms(self) -> Counter[str]:
        """How often each room was entered, in the order of the first time."""
        return Counter(room for room, _ in self.stays)

    @property
    def asked(self) -> list[str]:
        """What the database was asked; what is written down with an answer is not among it."""
        return [one for one in self.statements if one.startswith("SELECT")]

    def __str__(self) -> str:
        rooms = " ".join(f"{room.removeprefix('cogs.')}{'' if n == 1 else f'*{n}'}" for room, n in self.rooms.items())
        head = (
            f"{self.name}: {len(self.rooms)} rooms, {len(self.stays)} stays, {self.panels} panels,"
            f" {len(self.asked)} questions to the database, {len(self.statements) - len(self.asked)} other statements"
        )
        return f"{head}\n  {rooms}"


@asynccontextmanager
async def traced(at: Stage, road: Road) -> AsyncGenerator[None]:
    """Note what is called and asked in between, by whatever task."""
    rooms: dict[CodeType, str] = {}
    seen: set[FrameType] = set()
    """Frames that have begun: a coroutine is called once and goes on many times."""

    def room(frame: FrameType) -> str:
        code = frame.f_code
        if code not in rooms:
            rooms[code] = room_of(code)
        return rooms[code]

    began: dict[asyncio.Task[Any], str] = {}
    """Rooms by which tasks were begun."""

    def room_above(frame: FrameType | None) -> str:
        while frame is not None and not room(frame):
            frame = frame.f_back
        if frame is not None:
            return room(frame)
        task = asyncio.current_task()
        return began.get(task, "") if task is not None else WORDS  # the loop itself calls back

    def make(loop: asyncio.AbstractEventLoop, coroutine: Any, **more: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=loop, **more)
        began[task] = room_above(sys._getframe())
        return task

    def called(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not room(frame) or frame in seen or is_value(frame):
            return
        seen.add(frame)
        road.panels += frame.f_code is panels.filled.__code__
        here, above = room(frame), room_above(frame.f_back)
        if WORDS not in (here, above) and here != above:
            road.stays.append((room(frame), frame.f_code.co_qualname))

    database = at.tables.database
    async with database.write() as writer:
        pass
    for connection in (database.reader, writer):
        await connection.set_trace_callback(road.statements.append)
    loop = asyncio.get_running_loop()
    loop.set_task_factory(make)
    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)
        loop.set_task_factory(None)
        for connection in (database.reader, writer):
            await connection.set_trace_callback(None)


MESSAGE: Final = 77
"""Discord's id of the panel that is pressed in."""


async def press(at: Stage, name: str, person: Person, id: Id, *, panel: bool = True) -> Road:
    """Press a button, inside a private panel or on the board, and wait for all that comes of it."""
    road = Road(name)
    interaction: Any = at.visit(person, id, panel=panel).interaction
    interaction.message.id = MESSAGE
    item = PressButton(ui.Button(custom_id=str(id)))
    before = asyncio.all_tasks()
    async with traced(at, road):
        await item.callback(interaction)
        while after := asyncio.all_tasks() - before:
            await asyncio.wait(after)
    return road


async def eight_tables(at: Stage, game: str) -> tuple[Person, Snapshot]:
    """Somebody who plays eight games with the same other person, and has read the first pages.

    Returns:
        who it is, and a table where this person is asked.
    """
    two = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")
    for person in two:
        await at.tables.people.set(person, introduced=game)
    found: list[Snapshot] = []
    for number in range(TABLES_OF_A_PERSON):
        host, guest = two if number % 2 else two[::-1]  # nobody may be the host of all
        table = await at.tables.lobby.open(game, Place(GUILD, CHANNEL + number), host, "en", {}, at.click())
        await at.tables.lobby.join(table.id, guest, at.click())
        await at.tables.lobby.start(table.id, host, at.click())
        found.append(await at.tables.look.at(table.id))
    return next(one for one in two if one.id in found[0].awaited_users), found[0]


async def roads(folder: Path, game: str) -> list[Road]:
    """The roads of three presses in a game: *My move*, the same panel drawn anew, and an option."""
    at = await stage(folder)
    patience = dispatch.PATIENCE, visit.PATIENCE
    dispatch.PATIENCE = visit.PATIENCE = 60.0  # being traced takes long, and is not acknowledged before its answer
    try:
        at.pictures._draw = _undrawn  # type: ignore[method-assign]
        person, table = await eight_tables(at, game)
        found = [await press(at, f"{game}: my move", person, Id("move", table.id), panel=False)]
        await press(at, "from now on one panel", person, Id("panel", table.id))
        found += [
            await press(at, f"{game}: redrawn", person, Id("panel", table.id)),
        ]
        panel: Panel = await at.tables.play.panel(table.id, person)
        shape: Any = panel.question.shape
        option = next(one for one in shape.options if one.blocked is None)
        id = Id("opt", table.id, table.row.epoch, panel.question.no, str(Whereabouts(key=digest(option.id))))
        found.append(await press(at, f"{game}: option", person, id))
        return found
    finally:
        dispatch.PATIENCE, visit.PATIENCE = patience
        await services_of(at.client).following.end()
        await at.tables.close()


async def _undrawn(*_: object) -> object:
    return FAKE


async def main() -> None:
    """Print the roads."""
    parser = argparse.ArgumentParser(prog="python -m tests.road", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--calls", action="store_true", help="name every stay and every statement")
    given = parser.parse_args()
    for game in given.games or GAMES:
        with tempfile.TemporaryDirectory() as folder:
            for road in await roads(Path(folder), game):
                print(road)
                if given.calls:
                    print(*(f"    {room}: {function}" for room, function in road.stays), sep="\n")
                    print(*(f"    {' '.join(one.split())[:150]}" for one in road.statements), sep="\n")


if __name__ == "__main__":
    asyncio.run(main())
