"""One word, one thing: a name in the house means one thing, so that whoever reads it knows which.

A game's rooms speak the language of its rulebook, so two games may each have a `Turn`, a `Marker` or a `Reveal`; what
the house itself calls so may not be called so anywhere else. A class that narrows one of the same name is that thing.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
GAMES: Final = frozenset(path.name for path in (HOUSE / "bot/games").iterdir() if (path / "__init__.py").exists())
CLASSES: Final = {
    "Line": "of an effect on a card, and of the underground: Metromania has no cards",
}
"""Names of classes with two meanings, and why that confuses nobody."""
LAYERS: Final = "one subject in several layers: stored, done at tables, asked on the command line, shown in Discord"
ROOMS: Final = {
    "__main__": "what `python -m` looks for",
    "asked": "a question on a panel, and its picture",
    "calls": LAYERS,
    "decks": LAYERS,
    "errors": LAYERS,
    "film": LAYERS,
    "events": "what happened, and its words",
    "export": LAYERS,
    "gallery": "all pictures to look through, and all that the page draws",
    "lessons": "leafing through lessons, what all their pictures share, and what those of card games share",
    "limits": "Discord's limits: of commands, of requests, and of the length of texts",
    "lobby": LAYERS,
    "local": LAYERS,
    "notes": LAYERS,
    "numbers": "how they are written, and those of options",
    "packs": LAYERS,
    "people": LAYERS,
    "plans": LAYERS,
    "pictures": "what is drawn: for all games, and for card games",
    "presenter": "how tables see Discord, and what does it",
    "promises": LAYERS,
    "ratings": LAYERS,
    "registry": "which games there are, and which formats of tournaments",
    "reports": LAYERS,
    "studies": LAYERS,
    "talks": LAYERS,
    "rows": "of the database, and of cards that lie beside each other",
    "rules": "of games: what they give the kernel, and their pages",
    "selfplay": LAYERS,
    "service": "the front door of a room: of tables, and of tournaments",
    "typed": "typed commands: of all games, and of card games",
    "undo": LAYERS,
    "verify": LAYERS,
}
"""Names of rooms that stand more than once outside games, and what each of them is about."""
VAGUE: Final = frozenset(
    (
        "acts",
        "common",
        "deciding",
        "doing",
        "gains",
        "helpers",
        "looking",
        "misc",
        "shifting",
        "stuff",
        "tools",
        "utils",
    )
)
"""Names by which nobody who knows the rulebook finds a rule."""


@dataclass(frozen=True)
class Named:
    """A class of the application: where it stands, and the names of what it is made from."""

    path: Path
    bases: tuple[str, ...]

    @property
    def game(self) -> str:
        """The game whose room it stands in; empty for the house's own."""
        return game_of(self.path)


def rooms() -> Iterator[Path]:
    """All files of the application."""
    for part in ("bot", "cogs", "renderers"):
        yield from sorted((HOUSE / part).rglob("*.py"))


def game_of(path: Path) -> str:
    """The game whose room a file is."""
    return next((part for part in path.relative_to(HOUSE).parts if part in GAMES), "")


@cache
def classes() -> dict[str, list[Named]]:
    """The public classes by name, those that narrow another of that name left out."""
    found: dict[str, list[Named]] = defaultdict(list)
    for path in rooms():
        tree = ast.parse(path.read_text())
        bases = {
            node.name: [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }
        given = aliases(tree)
        for name, own in bases.items():
            known = {*own, *(far for near in own for far in bases.get(near, ()))}
            known |= {far for near in own for far in given.get(near, ())}
            if not name.startswith("_") and name not in known:
                found[name].append(Named(path, tuple(own)))
    return found


def aliases(tree: ast.Module) -> dict[str, set[str]]:
    """Private names of other rooms' classes (`_Part = performers.Part`), wherever they are given."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id].add(ast.unparse(node.value).partition("[")[0].rpartition(".")[2])
    return found


def clashes(named: list[Named]) -> bool:
    """Whether classes of one name are different things that somebody may take for each other."""
    games = [one.game for one in named]
    return len(named) > 1 and ("" in games or len(set(games)) < len(games))


def told(paths: list[Path]) -> str:
    """Paths as they stand in the house."""
    return ", ".join(str(path.relative_to(HOUSE)) for path in paths)


def test_no_two_public_classes_share_a_name() -> None:
    found = {name: told([one.path for one in named]) for name, named in classes().items() if clashes(named)}
    assert {name: places for name, places in found.items() if name not in CLASSES} == {}
    assert set(CLASSES) <= set(found), "a reason for a name that stands once"


def test_rooms_outside_games_share_a_name_only_with_a_reason() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path in rooms():
        if path.stem != "__init__" and not game_of(path):
            found[path.stem].append(path)
    twice = {name: told(paths) for name, paths in found.items() if len(paths) > 1}
    assert {name: places for name, places in twice.items() if name not in ROOMS} == {}
    assert set(ROOMS) <= set(twice), "a reason for a name that stands once"


def test_a_room_of_a_game_is_not_called_what_the_kernel_calls_something_else() -> None:
    kernel = {path.stem for path in rooms() if path.is_relative_to(HOUSE / "bot/core")}
    alike = {"bots", "knowing", "loops", "state", "triggers", "upgrades"}
    found = [path for path in rooms() if path.is_relative_to(HOUSE / "bot/games") and path.stem in kernel - alike]
    assert told([path for path in found if path.stem != "__init__"]) == ""


def test_rooms_are_named_so_that_who_knows_the_rulebook_finds_the_rule() -> None:
    assert told([path for path in rooms() if path.stem in VAGUE and path.parts[-3:-1] != ("home", "page")]) == ""


def test_a_class_of_the_same_name_elsewhere_is_found_and_one_that_narrows_it_is_not() -> None:
    here, there = HOUSE / "bot/core/a.py", HOUSE / "cogs/b.py"
    mine, dome = HOUSE / "bot/games/project_mine/a.py", HOUSE / "bot/games/the_dome/a.py"
    assert clashes([Named(here, ()), Named(there, ())])
    assert clashes([Named(here, ()), Named(mine, ())])
    assert clashes([Named(mine, ()), Named(HOUSE / "renderers/project_mine/a.py", ())])
    assert not clashes([Named(mine, ()), Named(dome, ())])
    narrowed = {one.path.parent.name for one in classes()["Filter"]}
    assert narrowed == {"cards"}, "games narrow the core's filter and mean the same"
