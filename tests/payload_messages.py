"""Discord's limits on messages, their components and modals (discord_platform.md 1.2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.home.components import (
    BUTTON,
    CHECKBOX_GROUP,
    COMPONENTS_V2,
    CONTAINER,
    FILE,
    GALLERY,
    LABEL,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    walk,
)

V2_ONLY = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK_STYLE, PREMIUM_STYLE = 5, 6


def length(node: dict[str, Any], key: str, least: int, most: int, where: str = "") -> list[str]:
    """A complaint when ``node[key]`` is there and is not ``least`` to ``most`` characters long."""
    value = node.get(key)
    if value is None or least <= len(str(value)) <= most:
        return []
    return [f"{where}{key}: {len(str(value))} characters, allowed {least}-{most}: {str(value)[:40]!r}"]


def pictures(components: Iterable[dict[str, Any]]) -> list[str]:
    """Addresses of all media in a component tree, in order."""
    found: list[str] = []
    for component in walk(components):
        media = [component.get("media"), component.get("file"), *(i.get("media") for i in component.get("items") or [])]
        found += [one["url"] for one in media if one]
    return found


def lint_message(
    body: dict[str, Any],
    *,
    v2: bool | None = None,
    files: Sequence[str] = (),
    kept: Iterable[str] = (),
    new: bool = False,
) -> list[str]:
    """Complaints about the body of a message, new or edited, in a channel or as a reply."""
    components: list[dict[str, Any]] = body.get("components") or []
    embeds: list[dict[str, Any]] = body.get("embeds") or []
    modern = bool(v2) or bool((body.get("flags") or 0) & COMPONENTS_V2)
    complaints = length(body, "content", 0, 2000) + length(body, "nonce", 1, 25)
    complaints += _lint_mentions(body) + _lint_embeds(embeds) + _lint_files(body, files)
    if modern:
        complaints += [
            f"{key}: not allowed with Components V2" for key in ("content", "embeds", "poll") if body.get(key)
        ]
        complaints += _lint_modern(components, files, list(kept))
    else:
        if len(components) > 5:
            complaints.append(f"components: {len(components)} rows, allowed 5")
        complaints += [
            f"components: type {one.get('type')} needs the Components V2 flag"
            for one in walk(components)
            if one.get("type") in V2_ONLY
        ]
        complaints += [f"components: type {one.get('type')} outside a row" for one in components if one["type"] != ROW]
    if new and not (
        body.get("content") or embeds or components or files or body.get("sticker_ids") or body.get("poll")
    ):
        complaints.append("message: empty")
    return complaints + _lint_components(components)


def _lint_mentions(body: dict[str, Any]) -> list[str]:
    allowed = body.get("allowed_mentions")
    if allowed is None:
        return ["house: allowed_mentions: missing, so that any text could ping"]
    complaints: list[str] = []
    parse = allowed.get("parse") or []
    for kind in ("everyone", "roles"):
        if kind in parse:
            complaints.append(f"house: allowed_mentions: pings {kind}")
    if allowed.get("roles"):
        complaints.append("house: allowed_mentions: pings roles")
    if "users" in parse and allowed.get("users"):
        complaints.append("allowed_mentions: parse has users and users are listed")
    if len(allowed.get("users") or []) > 100:
        complaints.append("allowed_mentions: more than 100 users")
    return complaints


def _lint_embeds(embeds: list[dict[str, Any]]) -> list[str]:
    complaints = [f"embeds: {len(embeds)}, allowed 10"] if len(embeds) > 10 else []
    total = 0
    for embed in embeds:
        fields = embed.get("fields") or []
        complaints += length(embed, "title", 0, 256, "embed ") + length(embed, "description", 0, 4096, "embed ")
        complaints += length(embed.get("footer") or {}, "text", 1, 2048, "embed footer ")
        complaints += length(embed.get("author") or {}, "name", 1, 256, "embed author ")
        if len(fields) > 25:
            complaints.append(f"embed: {len(fields)} fields, allowed 25")
        for one in fields:
            complaints += length(one, "name", 1, 256, "embed field ") + length(one, "value", 1, 1024, "embed field ")
        texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
        texts += [
            (embed.get("author") or {}).get("name"),
            *(one.get(key) for one in fields for key in ("name", "value")),
        ]
        total += sum(len(text or "") for text in texts)
    return complaints + ([f"embeds: {total} characters together, allowed 6000"] if total > 6000 else [])


def _lint_files(body: dict[str, Any], files: Sequence[str]) -> list[str]:
    complaints = [f"files: {len(files)}, allowed 10"] if len(files) > 10 else []
    complaints += [f"files: two are called {name}" for name in {one for one in files if list(files).count(one) > 1}]
    complaints += [
        f"files: {name!r} will be renamed, so attachment:// would miss it"
        for name in files
        if not re.fullmatch(r"[A-Za-z0-9._-]+", name)
    ]
    for attachment in body.get("attachments") or []:
        complaints += length(attachment, "description", 0, 1024, "attachment ")
    return complaints


def _lint_modern(components: list[dict[str, Any]], files: Sequence[str], kept: list[str]) -> list[str]:
    complaints: list[str] = []
    every = list(walk(components))
    if len(every) > 40:
        complaints.append(f"components: {len(every)}, allowed 40 with everything nested")
    length = sum(len(one.get("content") or "") for one in every if one["type"] == TEXT)
    if length > 4000:
        complaints.append(f"components: {length} characters of text, allowed 4000")
    shown = [url.removeprefix("attachment://") for url in pictures(components) if url.startswith("attachment://")]
    complaints += [
        f"components: attachment://{name} is not among the files" for name in shown if name not in {*files, *kept}
    ]
    complaints += [f"house: file {name} is shown by no component" for name in files if name not in shown]
    return complaints


def _lint_components(components: list[dict[str, Any]]) -> list[str]:
    complaints: list[str] = []
    every = list(walk(components))
    ids = [one["custom_id"] for one in every if one.get("custom_id") is not None]
    complaints += [f"custom_id: {one!r} twice in one message" for one in dict.fromkeys(ids) if ids.count(one) > 1]
    for one in every:
        complaints += length(one, "custom_id", 1, 100)
        check = _COMPONENT_CHECKS.get(one["type"])
        if check is not None:
            complaints += check(one)
    return complaints


def _lint_row(row: dict[str, Any]) -> list[str]:
    children = row.get("components") or []
    kinds = [child["type"] for child in children]
    if not children:
        return ["row: empty"]
    if any(kind in SELECTS or kind == TEXT_INPUT for kind in kinds):
        return ["row: a select or text input needs the row for itself"] if len(children) > 1 else []
    if any(kind != BUTTON for kind in kinds):
        return [f"row: holds types {kinds}"]
    return [f"row: {len(children)} buttons, allowed 5"] if len(children) > 5 else []


def _lint_button(button: dict[str, Any]) -> list[str]:
    complaints = length(button, "label", 1, 80, "button ") + length(button, "url", 1, 512, "button ")
    style = button.get("style")
    if style == LINK_STYLE:
        if not button.get("url") or button.get("custom_id"):
            complaints.append("button: a link needs a url and no custom_id")
    elif style != PREMIUM_STYLE and (button.get("url") or not button.get("custom_id")):
        complaints.append(f"button {button.get('label')!r}: needs a custom_id and no url")
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        complaints.append(f"button {button.get('custom_id')!r}: neither label nor emoji")
    return complaints


def _lint_select(select: dict[str, Any]) -> list[str]:
    options = select.get("options") or []
    most = select.get("max_values", 1)
    least = select.get("min_values", 1)
    name = f"select {select.get('custom_id')!r}"
    complaints = length(select, "placeholder", 0, 150, "select ")
    if not 0 <= least <= most <= 25:
        complaints.append(f"{name}: from {least} to {most} values")
    if select["type"] == STRING_SELECT:
        complaints += _lint_options(options, name, 1, 25)
        if most > max(1, len(options)):
            complaints.append(f"{name}: up to {most} values of {len(options)} options")
        if sum(bool(one.get("default")) for one in options) > most:
            complaints.append(f"{name}: more defaults than values")
    return complaints


def _lint_options(options: list[dict[str, Any]], name: str, least: int, most: int) -> list[str]:
    complaints = [] if least <= len(options) <= most else [f"{name}: {len(options)} options, allowed {least}-{most}"]
    values = [one.get("value") for one in options]
    complaints += [f"{name}: value {one!r} twice" for one in dict.fromkeys(values) if values.count(one) > 1]
    for one in options:
        complaints += length(one, "label", 1, 100, f"{name} option ") + length(one, "value", 1, 100, f"{name} option ")
        complaints += length(one, "description", 1, 100, f"{name} option ")
    return complaints


def _lint_section(section: dict[str, Any]) -> list[str]:
    texts = section.get("components") or []
    complaints = [] if 1 <= len(texts) <= 3 else [f"section: {len(texts)} texts, allowed 1-3"]
    if any(one["type"] != TEXT for one in texts):
        complaints.append("section: holds something else than text")
    if (section.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        complaints.append("section: needs a button or a thumbnail as accessory")
    return complaints


def _lint_gallery(gallery: dict[str, Any]) -> list[str]:
    items = gallery.get("items") or []
    complaints = [] if 1 <= len(items) <= 10 else [f"gallery: {len(items)} pictures, allowed 1-10"]
    for one in items:
        complaints += length(one, "description", 1, 1024, "picture ")
    return complaints


def _lint_text(text: dict[str, Any]) -> list[str]:
    return length(text, "content", 1, 4000, "text ")


def _lint_input(entry: dict[str, Any]) -> list[str]:
    complaints = length(entry, "placeholder", 0, 100, "input ") + length(entry, "value", 0, 4000, "input ")
    complaints += length(entry, "label", 1, 45, "input ")
    if not 0 <= entry.get("min_length", 0) <= entry.get("max_length", 4000) <= 4000:
        complaints.append("input: lengths out of 0-4000")
    return complaints


def _lint_label(label: dict[str, Any]) -> list[str]:
    return length(label, "label", 1, 45, "label ") + length(label, "description", 1, 100, "label ")


_COMPONENT_CHECKS: dict[int, Callable[[dict[str, Any]], list[str]]] = {
    ROW: _lint_row,
    BUTTON: _lint_button,
    TEXT_INPUT: _lint_input,
    SECTION: _lint_section,
    TEXT: _lint_text,
    GALLERY: _lint_gallery,
    LABEL: _lint_label,
    RADIO_GROUP: lambda one: _lint_options(one.get("options") or [], "radio group", 2, 10),
    CHECKBOX_GROUP: lambda one: _lint_options(one.get("options") or [], "checkbox group", 1, 10),
    **dict.fromkeys(SELECTS, _lint_select),
}


def lint_modal(data: dict[str, Any]) -> list[str]:
    """Complaints about a modal (the ``data`` of a callback of type 9)."""
    parts = data.get("components") or []
    complaints = length(data, "title", 1, 45, "modal ") + length(data, "custom_id", 1, 100, "modal ")
    if not 1 <= len(parts) <= 5:
        complaints.append(f"modal: {len(parts)} parts, allowed 1-5")
    return complaints + _lint_components(parts)
