"""Discord's limits on commands, their options and their names in other languages (discord_platform.md 1.3)."""

from __future__ import annotations

import unicodedata
from typing import Any

from tests.payload_messages import length

# fmt: off
LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
))
# fmt: on


def lint_choices(choices: list[dict[str, Any]], where: str) -> list[str]:
    """Complaints about the choices of an option or of an autocomplete answer."""
    complaints = [f"{where}: {len(choices)} choices, allowed 25"] if len(choices) > 25 else []
    for one in choices:
        complaints += length(one, "name", 1, 100, f"{where} choice ")
        complaints += length(one, "value", 1 if isinstance(one.get("value"), str) else 0, 100, f"{where} choice ")
        complaints += lint_localisations(one, "name", 100, f"{where} choice ")
    return complaints


def lint_commands(commands: list[dict[str, Any]]) -> list[str]:
    """Complaints about the commands of a sync (discord_platform.md 1.3)."""
    complaints: list[str] = []
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        names = [one["name"] for one in commands if (one.get("type") or 1) == kind]
        complaints += [f"commands: {len(names)} of type {kind}, allowed {most}"] if len(names) > most else []
        complaints += [f"/{name}: twice" for name in {one for one in names if names.count(one) > 1}]
    for command in commands:
        complaints += _lint_command(command, f"/{command.get('name')}")
        size = _command_size(command)
        if size > 8000:
            complaints.append(f"/{command['name']}: {size} characters in all, allowed 8000")
    return complaints


def _lint_command(node: dict[str, Any], where: str, depth: int = 0) -> list[str]:
    complaints: list[str] = []
    slash = depth > 0 or (node.get("type") or 1) == 1
    if slash:
        complaints += length(node, "description", 1, 100, f"{where} ")
        for name in (node["name"], *(node.get("name_localizations") or {}).values()):
            if not _name_fits(name):
                complaints.append(f"{where}: name {name!r} is not 1-32 lower-case letters, digits, - or _")
    complaints += lint_localisations(node, "name", 32, f"{where} ")
    complaints += lint_localisations(node, "description", 100, f"{where} ")
    options = node.get("options") or []
    if len(options) > 25:
        complaints.append(f"{where}: {len(options)} options, allowed 25")
    names = [one["name"] for one in options]
    complaints += [f"{where}: option {name} twice" for name in {one for one in names if names.count(one) > 1}]
    needed = [bool(one.get("required")) for one in options]
    if needed != sorted(needed, reverse=True):
        complaints.append(f"{where}: a required option stands after an optional one")
    for language in {key for one in options for key in one.get("name_localizations") or {}}:
        local = [(one.get("name_localizations") or {}).get(language, one["name"]) for one in options]
        complaints += [f"{where}: {language} name {n} twice" for n in {one for one in local if local.count(one) > 1}]
    complaints += lint_choices(node.get("choices") or [], where)
    if node.get("choices") and node.get("autocomplete"):
        complaints.append(f"{where}: choices and autocomplete together")
    for option in options:
        if option.get("type") == 2 and depth:
            complaints.append(f"{where} {option['name']}: a group inside a group")
        complaints += _lint_command(option, f"{where} {option['name']}", depth + 1)
    return complaints


def _name_fits(name: str) -> bool:
    letters = all(one in "-_'" or unicodedata.category(one)[0] in "LN" for one in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def lint_localisations(node: dict[str, Any], key: str, most: int, where: str) -> list[str]:
    words = node.get(f"{key}_localizations") or {}
    complaints = [f"{where}{key}: unknown locale {one!r}" for one in words if one not in LOCALES]
    for language, text in words.items():
        complaints += length({key: text}, key, 1, most, f"{where}{language} ")
    return complaints


def _command_size(node: dict[str, Any]) -> int:
    """Characters of names, descriptions and choice values, the longest language of each counted."""
    size = sum(
        max(len(node.get(key) or ""), *(len(one) for one in (node.get(f"{key}_localizations") or {"": ""}).values()))
        for key in ("name", "description")
    )
    size += sum(len(str(one.get("value", ""))) for one in [node] if "value" in node)
    return size + sum(_command_size(one) for key in ("options", "choices") for one in node.get(key) or [])
