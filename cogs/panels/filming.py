"""Films of finished matches, each made once and kept for the next who asks, as far as there is room (R3)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from bot.core.hindsight import Fortunes, Hindsight, Lot, Survey
from bot.tables.past import Past
from renderers import film
from renderers.film import FilmPart, FilmShot, Reel

ROOM: Final = 32 * 1000 * 1000
"""Bytes of films kept."""
PART: Final = 2
"""Pictures of a part: whoever waits for a board meanwhile waits for no more than these."""
LOOKED: Final = 24
"""Positions of a part of a survey."""
DRAWN: Final = 6
"""Draws of a part."""
GLANCED: Final = 30
"""Matches of which is remembered how they went: some hundred kilobytes each."""


class FilmStudio(Protocol):
    """Looks back and shoots outside this process."""

    async def survey(self, survey: Survey, table: int) -> tuple[Hindsight, ...]:
        """How a match stood at some moments."""
        ...

    async def fortunes(self, fortunes: Fortunes, table: int) -> tuple[tuple[float, ...], ...]:
        """How much better draws were than could be expected, by seat."""
        ...

    async def shoot(self, part: FilmPart, table: int) -> Reel:
        """A part of a film."""
        ...


class InThreads:
    """The same in this process, where there are no workers."""

    async def survey(self, survey: Survey, table: int) -> tuple[Hindsight, ...]:
        """See `FilmStudio`."""
        return await asyncio.to_thread(survey.look)

    async def fortunes(self, fortunes: Fortunes, table: int) -> tuple[tuple[float, ...], ...]:
        """See `FilmStudio`."""
        return await asyncio.to_thread(fortunes.look)

    async def shoot(self, part: FilmPart, table: int) -> Reel:
        """See `FilmStudio`."""
        return await asyncio.to_thread(film.shoot, part)


class Glanced(NamedTuple):
    """How a match went.

    Attributes:
        past: its moves, without positions.
        stood: how it stood after each.
        draws: made in all.
        luck: by seat, how much better the position looked after them than could be expected, in all.
    """

    past: Past
    stood: tuple[Hindsight, ...]
    draws: int
    luck: tuple[float, ...]


class FilmKey(NamedTuple):
    """Which film: of the match as it ended, for whoever reads this language.

    Attributes:
        table: whose match.
        head: the log entry it ended with; after an undo of the end it is another.
        language: of its words.
        names: that it shows.
    """

    table: int
    head: int
    language: str
    names: tuple[str, ...]


class Film(NamedTuple):
    """A film.

    Attributes:
        data: the file.
        pictures: in it.
        time: it takes, in hundredths of a second.
    """

    data: bytes
    pictures: int
    time: int


class Filming:
    """A film that is being made.

    Args:
        studio: where.
        table: of which.
    """

    def __init__(self, studio: FilmStudio, table: int) -> None:
        self.studio, self.table = studio, table
        self.done = 0.0
        """How far it is, 0 to 1."""
        self.waits = True
        """Whether another one is made first."""

    async def survey(self, game: str, pack: str, states: Sequence[bytes], share: float = 0.0) -> list[Hindsight]:
        """How the match stood.

        Args:
            share: of the whole work that this is.
        """
        found: list[Hindsight] = []
        for first in range(0, len(states), LOOKED):
            part = Survey(game, pack, tuple(states[first : first + LOOKED]))
            found += await self.studio.survey(part, self.table)
            self.done = share * len(found) / len(states)
        return found

    async def fortunes(self, game: str, pack: str, draws: Sequence[Lot], share: float = 0.0) -> list[tuple[float, ...]]:
        """How much better draws were than could be expected.

        Args:
            share: of the whole work that this is.
        """
        begun = self.done
        found: list[tuple[float, ...]] = []
        for first in range(0, len(draws), DRAWN):
            found += await self.studio.fortunes(Fortunes(game, pack, tuple(draws[first : first + DRAWN])), self.table)
            self.done = begun + share * len(found) / len(draws)
        return found

    async def shoot(
        self, game: str, pack: str, count: int, make: Callable[[int], FilmShot], title: FilmShot, end: FilmShot | None
    ) -> Film:
        """All pictures, one part after the other.

        Args:
            count: of boards.
            make: says what the board of a number is; asked in their order.
            title, end: what stands before and after them.
        """
        begun = self.done
        first = last = make(0)
        time = first.time
        reels = [await self.studio.shoot(FilmPart(game, pack, (first,)), self.table)]
        for number in range(1, count, PART):
            shots = tuple(make(one) for one in range(number, min(count, number + PART)))
            reels.append(await self.studio.shoot(FilmPart(game, pack, shots, last), self.table))
            last = shots[-1]
            time += sum(shot.time for shot in shots)
            self.done = begun + (1 - begun) * number / (count + PART)
        size = max(reel.size[0] for reel in reels), max(reel.size[1] for reel in reels)
        whole = (title, first) if end is None else (title, first, end)
        outer = (await self.studio.shoot(FilmPart(game, pack, whole, None, size), self.table)).blocks
        inner = [block for reel in reels[1:] for block in reel.blocks]
        data = film.bind([*outer[:2], *inner, *outer[2:]], reels[0].colours, size)
        return Film(data, len(outer) + len(inner), time + title.time + (0 if end is None else end.time))


Make = Callable[[Filming], Awaitable[Film]]
Look = Callable[[Filming], Coroutine[Any, Any, Glanced]]


class Films:
    """Never makes a film twice that it still has; one after the other, as each takes a while.

    Args:
        studio: where they are made.
        room: bytes kept.
    """

    def __init__(self, studio: FilmStudio | None = None, room: int = ROOM) -> None:
        self._studio: FilmStudio = studio or InThreads()
        self._room, self._size = room, 0
        self._kept: OrderedDict[FilmKey, Film] = OrderedDict()
        self._making: dict[FilmKey, tuple[Filming, asyncio.Task[Film]]] = {}
        self._one = asyncio.Lock()
        self._glanced: OrderedDict[tuple[int, int], tuple[Filming, asyncio.Task[Glanced]]] = OrderedDict()
        self._followed: dict[Hashable, asyncio.Task[None]] = {}

    def glanced(self, key: tuple[int, int], look: Look) -> tuple[Filming, asyncio.Task[Glanced]]:
        """How a match went, looked up once; with how far that is.

        Args:
            key: table and last log entry.
            look: looks it up.
        """
        known = self._glanced.get(key)
        if known is None or (known[1].done() and known[1].exception() is not None):
            looking = Filming(self._studio, key[0])
            known = self._glanced[key] = looking, asyncio.get_running_loop().create_task(look(looking))
            while len(self._glanced) > GLANCED:
                self._glanced.popitem(last=False)
        self._glanced.move_to_end(key)
        return known

    def kept(self, key: FilmKey) -> Film | None:
        """A film that is there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def made(self, key: FilmKey, make: Make) -> tuple[Filming, asyncio.Task[Film]]:
        """A film that is being made, begun now if it is not yet. Who goes away does not take it from others."""
        if key not in self._making:
            filming = Filming(self._studio, key.table)
            task = asyncio.get_running_loop().create_task(self._make(key, filming, make))
            self._making[key] = filming, task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return self._making[key]

    async def _make(self, key: FilmKey, filming: Filming, make: Make) -> Film:
        async with self._one:
            filming.waits = False
            made = await make(filming)
        self._kept[key] = made
        self._size += len(made.data)
        while self._size > self._room and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1].data)
        return made

    def follow(self, who: Hashable, telling: Coroutine[Any, Any, None]) -> None:
        """Tell somebody how far a film is. Of several messages of one person the newest goes on."""
        if (old := self._followed.pop(who, None)) is not None:
            old.cancel()
        task = self._followed[who] = asyncio.get_running_loop().create_task(telling)

        def done(ended: asyncio.Task[None]) -> None:
            if self._followed.get(who) is ended:
                del self._followed[who]

        task.add_done_callback(done)
