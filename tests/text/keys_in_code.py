"""Which catalogue keys the code names: read from its syntax trees, so that no key is missing and none left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from bot.games import registry

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("bot", "cogs", "renderers")
KEY: Final = re.compile(r"^[a-z]+(?:[-_][A-Za-z0-9_]+)*-[A-Za-z0-9_-]+$")
GAMES: Final = f"(?:{'|'.join(rules.key for rules in registry.GAMES)})"
_WORD: Final = "[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)?"
_PART: Final = "[A-Za-z0-9_-]+"
_TAGS: Final = {"tag", "tag_field"}


@dataclass
class Named:
    """What one file says.

    Attributes:
        literals: line by whole string literal that may be a key.
        patterns: f-strings that may make a key, as regular expressions.
        endings: literals such as ``-worth``, which may be added to a key.
        drawn: line by literal that a renderer looks up with ``words(...)``.
        actions: what ``@on(...)`` listens to.
        raised: key, names of arguments and line of each error raised and each event told with a literal key.
    """

    path: Path
    literals: dict[str, int] = field(default_factory=dict[str, int])
    patterns: list[re.Pattern[str]] = field(default_factory=list[re.Pattern[str]])
    endings: set[str] = field(default_factory=set[str])
    drawn: dict[str, int] = field(default_factory=dict[str, int])
    actions: set[str] = field(default_factory=set[str])
    raised: list[tuple[str, set[str], int]] = field(default_factory=list[tuple[str, set[str], int]])

    def uses(self, key: str) -> bool:
        """Whether the file names the key, wholly or in parts."""
        if (
            key in self.literals
            or any(key == raised for raised, _, _ in self.raised)
            or any(pattern.fullmatch(key) for pattern in self.patterns)
        ):
            return True
        return any(key.endswith(ending) and self.uses(key[: -len(ending)]) for ending in self.endings)


@cache
def files() -> tuple[Named, ...]:
    """Every Python file of the rooms that speak to people."""
    return tuple(_read(path) for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))


def _read(path: Path) -> Named:
    named = Named(path)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parents = {id(child): parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if not _is_aside(node, parents):
                if text.startswith("-") and KEY.match("a" + text):
                    named.endings.add(text)
                elif KEY.match(text):
                    named.literals.setdefault(text, node.lineno)
            case ast.JoinedStr(values=values):
                pattern = "".join(_pattern(value) for value in values)
                # An f-string that begins with a word of its own, or with a game: f"{game}-rules-{page}-title".
                bare = pattern.replace("\\", "")
                if re.match(r"[a-z]+[-_]", bare):
                    # A renderer puts "pic-<game>-" before whole names; elsewhere a gap holds one word or two.
                    gap = _PART if bare.startswith("pic-") else _WORD
                    named.patterns.append(re.compile(pattern.replace(_PART, gap)))
                elif bare.startswith(f"{_PART}-") and re.match(r"[a-z]{2}", bare[len(_PART) + 1 :]):
                    named.patterns.append(re.compile(GAMES + pattern[len(_PART) :].replace(_PART, _WORD)))
            case ast.Call(func=ast.Name(id="on"), args=[ast.Constant(value=str(text)), *_]):
                named.actions.add(text)
            case ast.Call(func=ast.Name(id="values"), args=[ast.Constant(value=str(text)), *_]):
                named.patterns.append(re.compile(f"{re.escape(text)}-{_WORD}"))  # `cogs.translator.values`
            case ast.Call(func=function, args=[ast.Constant(value=str(text)), *more], keywords=given) if _name_of(
                function
            ).endswith(_SAYING) and None not in [one.arg for one in given]:
                named.raised.append((text, {str(one.arg) for one in given} | _dict_keys(more), node.lineno))
            case ast.Call(func=ast.Name(id="words"), args=[ast.Constant(value=str(text)), *_]) if (
                "renderers" in path.parts
            ):
                named.drawn[text] = node.lineno
            case _:
                pass
    return named


_SAYING: Final = (
    "Error", "IllegalAnswer", "BadSetup", "BadSave", "Event", ".tell", ".note", ".render", "reader", "text", "Text",
)  # fmt: skip


def _name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return f".{name}"
        case _:
            return ""


def _dict_keys(values: list[ast.expr]) -> set[str]:
    """Keys of the arguments given as a dict; a dict that is built elsewhere may hold any (``*``)."""
    found: set[str] = set()
    for value in values:
        if isinstance(value, ast.Dict) and all(isinstance(key, ast.Constant) for key in value.keys):
            found |= {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
        else:
            found.add("*")
    return found


def _pattern(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else _PART


def _is_aside(node: ast.Constant, parents: dict[int, ast.AST]) -> bool:
    """Docstrings and the tags of saved steps are no keys."""
    parent = parents.get(id(node))
    return isinstance(parent, ast.Expr | ast.JoinedStr) or (isinstance(parent, ast.keyword) and parent.arg in _TAGS)


def actions() -> set[str]:
    """Names of buttons' actions (``@on("resign-sure")``), which look like keys."""
    return {action for named in files() for action in named.actions}


def literals() -> Iterator[tuple[str, str]]:
    """Each literal that may be a key, with where it stands."""
    for named in files():
        for key, line in named.literals.items():
            yield key, f"{named.path.relative_to(ROOT)}:{line}"


def used(key: str) -> bool:
    """Whether any file names the key."""
    return any(named.uses(key) for named in files())
