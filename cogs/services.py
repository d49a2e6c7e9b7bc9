"""What the cogs are given: the tables, the pictures and a few settings. Bound to the client, not to the process."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

import discord

from bot.text.catalogue import Language
from cogs.panels.filming import Films
from cogs.panels.following import Following
from cogs.panels.pages import Pages
from cogs.panels.pictures import Pictures
from cogs.panels.shared import Shared

if TYPE_CHECKING:
    from bot.tables.service import Tables


AGES: Final = 8
"""Interactions whose age is remembered."""


def _ages() -> deque[float]:
    return deque(maxlen=AGES)


def _now() -> int:
    return int(time.time())


@dataclass(slots=True)
class Services:
    """Everything a cog or a panel leans on.

    Args:
        tables: the table service.
        pictures: renders off the event loop and remembers; the presenter shares it.
        language: language of new tables where neither a server nor a person says otherwise.
        clock: Unix time in seconds.
        following: the private panels that go on by themselves.
        pages: private pages about something else than a table, which do so too.
        ages: seconds that the latest interactions took to come here.
        answering: presses and commands under way, by person.
        films: of finished matches.
        shared: where what was shared stands, by what it is.
        tournaments: the tournament service; set by whoever builds it, before anybody presses.
        seeking: *Find me a table*, likewise.
        wearing: of roles that stand for ranks; likewise.
    """

    tables: Tables
    pictures: Pictures
    language: Language = "en"
    clock: Callable[[], int] = field(default=_now)
    following: Following = field(default_factory=Following)
    pages: Pages = field(default_factory=Pages)
    ages: deque[float] = field(default_factory=_ages)
    answering: Counter[int] = field(default_factory=Counter[int])
    films: Films = field(default_factory=Films)
    shared: Shared = field(default_factory=Shared)
    tournaments: Any = None
    seeking: Any = None
    wearing: Any = None


_bound: WeakKeyDictionary[Any, Services] = WeakKeyDictionary()


def bind(client: discord.Client, services: Services) -> None:
    """Give a client its services."""
    _bound[client] = services


def services_of(client: discord.Client) -> Services:
    """The services of a client.

    Raises:
        LookupError: `cogs.load` was not called for it.
    """
    try:
        return _bound[client]
    except KeyError:
        raise LookupError("cogs.load was not called") from None
