"""Filling in a modal: from its components and a person's values to what the client submits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.home.refusals import NotOffered

ROW, TEXT_INPUT, TEXT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 1, 4, 10, 18, 19, 21, 22, 23


def fill(components: list[dict[str, Any]], values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The submitted tree.

    Args:
        components: the modal's components.
        values: by custom id or label; missing ones keep their preset. A key that fits nothing is refused.
    """
    used: set[str] = set()
    filled = [_part(one, values, used, number) for number, one in enumerate(components, start=1)]
    if unknown := set(values) - used:
        raise NotOffered(f"the form has no {sorted(unknown)}")
    return filled


def _part(part: dict[str, Any], values: Mapping[str, Any], used: set[str], number: int) -> dict[str, Any]:
    told = {"type": part["type"], "id": part.get("id", number)}
    if part["type"] == ROW:
        return {**told, "components": [_entry(one, one.get("label"), values, used) for one in part["components"]]}
    if part["type"] == LABEL:
        return {**told, "component": _entry(part["component"], part["label"], values, used)}
    return told


def _entry(entry: dict[str, Any], label: str | None, values: Mapping[str, Any], used: set[str]) -> dict[str, Any]:
    key = next((one for one in (entry["custom_id"], label) if one in values), None)
    if key is not None:
        used.add(key)
    value = _preset(entry) if key is None else values[key]
    told = {"type": entry["type"], "id": entry.get("id", 0), "custom_id": entry["custom_id"]}
    if entry["type"] == TEXT_INPUT:
        least = entry.get("min_length") or (1 if entry.get("required", True) else 0)
        if not least <= len(value) <= (entry.get("max_length") or 4000):
            raise NotOffered(f"{label}: {len(value)} characters")
        return {**told, "value": value}
    if entry["type"] == CHECKBOX:
        return {**told, "value": bool(value)}
    if entry["type"] == RADIO_GROUP:
        if value is None and entry.get("required", True):
            raise NotOffered(f"{label}: nothing chosen")
        return {**told, "value": None if value is None else _option(entry, value)}
    chosen = [_option(entry, one) if entry.get("options") else str(getattr(one, "id", one)) for one in value]
    least = entry.get("min_values")
    if entry.get("required", True) and len(chosen) < (1 if least is None else least):
        raise NotOffered(f"{label}: {len(chosen)} chosen")
    return {**told, "values": chosen}


def _preset(entry: dict[str, Any]) -> Any:
    if entry["type"] == TEXT_INPUT:
        return entry.get("value") or ""
    if entry["type"] == CHECKBOX:
        return bool(entry.get("default"))
    chosen = [one["value"] for one in entry.get("options") or [] if one.get("default")]
    return (chosen[0] if chosen else None) if entry["type"] == RADIO_GROUP else chosen


def _option(entry: dict[str, Any], value: Any) -> str:
    for one in entry.get("options") or []:
        if value in (one["value"], one["label"]):
            return one["value"]
    raise NotOffered(f"{value!r} is not among {[one['label'] for one in entry.get('options') or []]}")
