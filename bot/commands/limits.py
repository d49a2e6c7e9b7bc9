"""Discord's limits on commands, for `check`. The tests have a stricter linter of everything that is sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

MOST_COMMANDS: Final = 100
MOST_OPTIONS: Final = 25
"""Subcommands of a group, options of a command, choices of an option."""
NAME: Final = 32
DESCRIPTION: Final = 100
ALTOGETHER: Final = 8000
"""Characters of names, descriptions and choices of one command."""

_SUBCOMMANDS: Final = (1, 2)


def complaints(payloads: Sequence[Mapping[str, Any]]) -> list[str]:
    """What Discord would refuse, a sentence each; empty when all is well.

    Args:
        payloads: commands as a sync would send them.
    """
    found = [f"{len(payloads)} commands, allowed {MOST_COMMANDS}"] if len(payloads) > MOST_COMMANDS else []
    for command in payloads:
        path = f"/{command['name']}"
        found += _walk(command, path)
        size = sum(_size(node) for node in _nodes(command))
        if size > ALTOGETHER:
            found.append(f"{path}: {size} characters altogether, allowed {ALTOGETHER}")
    return found


def _walk(node: Mapping[str, Any], path: str) -> Iterator[str]:
    for key, most in (("name", NAME), ("description", DESCRIPTION)):
        for text in (node.get(key, ""), *(node.get(f"{key}_localizations") or {}).values()):
            if not (len(text) <= most and (text or (key == "description" and "value" in node))):
                yield f"{path}: {key} has {len(text)} characters, allowed 1 to {most}"
    for key in ("options", "choices"):
        inside = node.get(key) or []
        if len(inside) > MOST_OPTIONS:
            yield f"{path}: {len(inside)} {key}, allowed {MOST_OPTIONS}"
    for option in node.get("options") or []:
        joined = " " if option.get("type") in _SUBCOMMANDS else ":"
        yield from _walk(option, f"{path}{joined}{option['name']}")


def _nodes(node: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield node
    for key in ("options", "choices"):
        for inside in node.get(key) or []:
            yield from _nodes(inside)


def _size(node: Mapping[str, Any]) -> int:
    size = len(str(node.get("value", "")))
    for key in ("name", "description"):
        texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    return size
