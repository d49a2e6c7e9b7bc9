"""What every test of the house may lean on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

from bot.core import playable
from bot.home.stillness import Loop
from tests.postgres import EVERYTHING, played_on, server

# A test neither passes nor fails on a wall clock, and the same tree gives the same run on every machine.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
# For looking further than make test has time for: HYPOTHESIS_PROFILE=wide pytest ...
settings.register_profile("wide", parent=settings.get_profile("house"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


LONG = ("browser", "standin", "e2e", "slow")
"""Marks of tests that take seconds each."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests begin, those with the most of them first: of processes that share the suite file by file,
    none is left with a long one when the others are done."""
    files = Counter(item.path for item in items if any(item.get_closest_marker(mark) for mark in LONG))
    items.sort(key=lambda item: -files[item.path])


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> dict[str, type[Loop]]:
    """Everything runs on a loop that can tell when nothing is under way any more."""
    return {"watching": Loop}


HOUSES = ("tables", "seeking", "tournaments", "rating", "cogs", "e2e", "faults")
"""Rooms whose tests build houses, which can stand on either database."""
ON_BOTH = {
    "tables": ("test_races", "test_press", "test_drafts", "test_calling", "test_reliability", "test_undo"),
    "seeking": ("test_matchmaking",),
    "tournaments": ("test_limits", "test_meanwhile", "test_seasons"),
    "rating": ("test_taken", "test_recompute"),
    "e2e": ("test_whole_games",),
}
"""Files that are played on both every time: between them they say nearly all that is ever said to a database. Others
are where `MADANG_POSTGRES_TESTS=all`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests are played on SQLite under their own name, and on PostgreSQL too unless they look into its file."""
    room, file = metafunc.definition.path.parent.name, metafunc.definition.path.stem
    if room not in HOUSES or metafunc.definition.get_closest_marker("sqlite"):
        return
    if EVERYTHING or file in ON_BOTH.get(room, ()):
        metafunc.parametrize("played_on_both", [False, True], indirect=True, ids=[pytest.HIDDEN_PARAM, "postgresql"])


@pytest.fixture(autouse=True)
def played_on_both(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let houses stand on one database or the other."""
    played_on.postgres = getattr(request, "param", False)
    if played_on.postgres:
        server()
    yield
    played_on.postgres = False


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A developer's own token or settings never reach a test."""
    for name in tuple(os.environ):
        if name == "DISCORD_TOKEN" or name.startswith("MADANG_"):
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def _the_same_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables draw their secrets from the test's own name: what passes today passes tomorrow.

    For looking further: `TEST_SECRETS=anything pytest ...` gives every test other secrets, the same ones each time.
    """
    drawn = count()
    name = f"{os.environ.get('TEST_SECRETS', '')} {request.node.nodeid}"

    def token_bytes(length: int) -> bytes:
        return sha256(f"{name} {next(drawn)}".encode()).digest()[:length]

    monkeypatch.setattr("bot.tables.lobby.token_bytes", token_bytes)


GAMES = ("metromania", "project_mine", "the_dome", "twilight_imperium")
"""Of the house, in the order in which it registers them."""


@pytest.fixture(autouse=True)
def _no_games_of_other_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people look for games, games that other tests have made up are none, and the order is that of the house."""
    if request.path.parent.name in ("seeking", "cogs", "e2e", "browser"):
        registered = playable.keys
        monkeypatch.setattr(playable, "keys", lambda: [one for one in GAMES if one in registered()])


@pytest.fixture
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    monkeypatch.setattr("bot.tables.lobby.token_bytes", bytes)
