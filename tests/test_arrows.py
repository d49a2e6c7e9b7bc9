"""The contract on imports: what it lets pass and what it names."""

from __future__ import annotations

import pytest
from grimp import ImportGraph

from tests.arrows import Arrows, matches, parse_arrow, room_of


def test_an_arrow_is_split_into_room_and_targets() -> None:
    assert parse_arrow("cogs -> bot.core, own-game") == ("cogs", ("bot.core", "own-game"))
    assert parse_arrow("bot.core ->") == ("bot.core", ())
    with pytest.raises(ValueError):
        parse_arrow("bot.core")


def test_the_longest_room_wins() -> None:
    rooms = ("bot.games", "bot.games.*", "bot.games.registry", "bot.core")
    assert room_of("bot.games", rooms) == ("bot.games", "bot.games")
    assert room_of("bot.games.metromania.city", rooms) == ("bot.games.*", "bot.games.metromania")
    assert room_of("bot.games.registry", rooms) == ("bot.games.registry", "bot.games.registry")
    assert room_of("bot.corelike", rooms) is None


@pytest.mark.parametrize(
    ("importer", "imported", "target", "expected"),
    [
        ("cogs.metromania", "bot.games.metromania.notation", "own-game", True),
        ("cogs.metromania.panel", "bot.games.metromania", "own-game", True),
        ("cogs.metromania", "bot.games.project_mine", "own-game", False),
        ("cogs.tables", "bot.games.metromania", "own-game", False),
        ("bot.tables.lobby", "bot.games.registry", "=bot.games.registry", True),
        ("bot.tables.lobby", "bot.games.metromania", "=bot.games", False),
        ("renderers.metromania", "bot.games.metromania.view", "bot.games.*", True),
        ("renderers.metromania", "bot.games", "bot.games.*", False),
        ("bot.text", "bot.core.events", "bot.core", True),
        ("bot.text", "bot.corelike", "bot.core", False),
    ],
)
def test_targets_of_arrows(importer: str, imported: str, target: str, expected: bool) -> None:
    assert matches(imported, target, importer) is expected


def broken(*imports: tuple[str, str]) -> list[tuple[str, str]]:
    """What a small house with these imports breaks."""
    graph = ImportGraph()
    contract = Arrows(
        name="small house",
        session_options={"root_packages": ["bot", "cogs"]},
        contract_options={
            "allow": ["bot.core ->", "bot.games.* -> bot.core", "cogs -> bot.core"],
            "libraries": ["bot.core -> msgspec"],
            "guarded": ["discord -> cogs, bot.app"],
            "without": ["cogs.chess.words -> discord"],
        },
    )
    for importer, imported in imports:
        for module in (importer, imported):
            if module not in graph.modules:
                graph.add_module(module, is_squashed=module.split(".")[0] not in ("bot", "cogs"))
        graph.add_import(importer=importer, imported=imported, line_number=1, line_contents=f"import {imported}")
    check = contract.check(graph, verbose=False)
    found = [(item.importer, item.imported) for item in check.metadata["broken"]]
    assert check.kept is not bool(found)
    return found


def test_imports_along_the_arrows_pass() -> None:
    assert not broken(
        ("bot.games.chess.moves", "bot.core.match"),
        ("bot.games.chess.moves", "bot.games.chess.board"),
        ("bot.core.match", "msgspec"),
        ("bot.core.match", "hashlib"),
        ("cogs.chess", "discord"),
        ("bot.app", "cogs.chess"),
        ("bot.app", "structlog"),
    )


def test_a_room_that_does_without_a_library_does_so_over_others_too() -> None:
    assert not broken(("cogs.chess.panel", "discord"), ("cogs.chess.panel", "cogs.chess.words"))
    assert broken(("cogs.chess.words", "cogs.chess.panel"), ("cogs.chess.panel", "discord")) == [
        ("cogs.chess.words", "discord")
    ]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("bot.core.match", "bot.games.chess"),
        ("bot.core.match", "structlog"),
        ("bot.core.match", "discord"),
        ("bot.games.chess.moves", "bot.games.go.board"),
        ("cogs.chess", "bot.app"),
        ("bot.local", "discord"),
    ],
)
def test_imports_against_the_arrows_are_named(importer: str, imported: str) -> None:
    assert broken((importer, imported), (importer, "bot.core.seat")) == [(importer, imported)]
