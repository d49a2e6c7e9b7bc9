"""The import-linter contract behind `[tool.importlinter]`: rooms import along the listed arrows and no others.

The built-in contract types say what is forbidden; a plan that says what is allowed would have to be turned inside out
for them, and they refuse to run while a room is still missing. This one reads the arrows as they stand in the plan.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


@dataclass(frozen=True)
class Import:
    """One direct import that no arrow allows."""

    importer: str
    imported: str
    lines: tuple[int, ...]
    why: str


def parse_arrow(text: str) -> tuple[str, tuple[str, ...]]:
    """Split ``"room -> a, b"`` into the room and its targets.

    Raises:
        ValueError: the text holds no arrow.
    """
    room, arrow, targets = text.partition("->")
    if not arrow:
        raise ValueError(f"no arrow in {text!r}")
    return room.strip(), tuple(target.strip() for target in targets.split(",") if target.strip())


def is_within(module: str, package: str) -> bool:
    """Whether the module is the package itself or stands below it."""
    return module == package or module.startswith(package + ".")


def room_of(module: str, rooms: tuple[str, ...]) -> tuple[str, str] | None:
    """The room a module stands in, as (pattern, real name); the longest real name wins, a plain name beats ``.*``."""
    found: tuple[int, bool, str, str] | None = None
    for pattern in rooms:
        name = pattern
        if pattern.endswith(".*"):
            base = pattern[:-2]
            if not module.startswith(base + "."):
                continue
            name = base + "." + module[len(base) + 1 :].split(".")[0]
        elif not is_within(module, pattern):
            continue
        rank = (len(name), pattern == name, pattern, name)
        if found is None or rank > found:
            found = rank
    return None if found is None else (found[2], found[3])


def matches(imported: str, target: str, importer: str) -> bool:
    """Whether one target of an arrow covers the imported module."""
    if target == "own-game":
        parts = importer.split(".")
        return len(parts) > 1 and (imported == "bot.games" or is_within(imported, f"bot.games.{parts[1]}"))
    if target.startswith("="):
        return imported == target[1:]
    if target.endswith(".*"):
        return imported.startswith(target[:-1])
    return is_within(imported, target)


def _ways(graph: ImportGraph, room: str, library: str) -> list[Import]:
    """Modules of a room from which imports lead to a library it must do without, over whatever other modules."""
    found: list[Import] = []
    for module in sorted(one for one in graph.modules if is_within(one, room)):
        chain = graph.find_shortest_chain(importer=module, imported=library) if library in graph.modules else None
        if chain is not None:
            found.append(Import(module, library, (), f"{room} does without it, but {' -> '.join(chain)}"))
    return found


class Arrows(Contract):
    """Direct imports between rooms, and of libraries, checked against lists of what is allowed.

    Of rooms that do `without` a library also those over other modules.
    """

    type_name = "arrows"

    allow = fields.ListField(subfield=fields.StringField())
    libraries = fields.ListField(subfield=fields.StringField())
    guarded = fields.ListField(subfield=fields.StringField())
    without = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        arrows, libraries, guarded = (
            dict(parse_arrow(text) for text in cast("list[str]", lines))
            for lines in (self.allow, self.libraries, self.guarded)
        )
        roots = {root if isinstance(root, str) else root.name for root in self.session_options["root_packages"]}
        broken: list[Import] = []
        for importer in sorted(graph.modules):
            if importer.split(".")[0] not in roots:
                continue
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                if imported.split(".")[0] in roots:
                    why = self._inside(importer, imported, arrows)
                else:
                    why = self._library(importer, imported.split(".")[0], libraries, guarded)
                if why is not None:
                    details = graph.get_import_details(importer=importer, imported=imported)
                    broken.append(Import(importer, imported, tuple(d["line_number"] for d in details), why))
        for room, forbidden in (parse_arrow(text) for text in cast("list[str]", self.without)):
            for library in forbidden:
                broken += _ways(graph, room, library)
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def _inside(self, importer: str, imported: str, arrows: dict[str, tuple[str, ...]]) -> str | None:
        room = room_of(importer, tuple(arrows))
        # The empty package above a room is no room; a module that is not written yet is counted as it.
        if room is None or is_within(imported, room[1]) or importer.startswith(imported + "."):
            return None
        if any(matches(imported, target, importer) for target in arrows[room[0]]):
            return None
        return f"no arrow leads there from {room[1]}"

    def _library(
        self, importer: str, library: str, libraries: dict[str, tuple[str, ...]], guarded: dict[str, tuple[str, ...]]
    ) -> str | None:
        if library in guarded:
            if not any(is_within(importer, owner) for owner in guarded[library]):
                return f"{library} lives in {', '.join(guarded[library])} only"
            return None
        room = room_of(importer, tuple(libraries))
        if room is None or library in sys.stdlib_module_names or library in libraries[room[0]]:
            return None
        return f"{room[1]} may use {', '.join(libraries[room[0]])} and the standard library only"

    def render_broken_contract(self, check: ContractCheck) -> None:
        for item in check.metadata["broken"]:
            lines = ", ".join(f"l.{line}" for line in item.lines)
            output.print_error(f"{item.importer} -> {item.imported} ({lines}): {item.why}", bold=False)
            output.new_line()
