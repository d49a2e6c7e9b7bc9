"""What the cogs send: one payload of each shape, kept for the page's gallery.

A shape is what the page must know how to draw: a component with what it stands in, an option of a component, a kind of
markdown, a kind of command option. Every end-to-end test compares what the bot sent with the record
(`tests.e2e.house`), so that nothing new is sent that nobody has looked at on the page. After a look at `/gallery`:

    python -m tests.home.payloads record [TESTS...]

plays the end-to-end tests (or those named) and keeps a payload for each shape in `bot/home/page/gallery.json`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bot.home.page.gallery import RECORD

Json = dict[str, Any]

VARIABLE: Final = "MADANG_PAYLOADS"
"""Names the file in which a recording run keeps what was sent."""
SPOOL: Final = os.environ.get(VARIABLE, "")  # read before any test: they are kept from what is set on this machine

NAMES: Final = {
    1: "row",
    2: "button",
    3: "menu",
    4: "text input",
    5: "user menu",
    6: "role menu",
    7: "mentionable menu",
    8: "channel menu",
    9: "section",
    10: "text",
    11: "thumbnail",
    12: "gallery",
    13: "file",
    14: "separator",
    17: "container",
    18: "label",
    19: "file upload",
    21: "radio group",
    22: "checkbox group",
    23: "checkbox",
}

_TELLING: Final = ("style", "divider", "spacing", "spoiler", "disabled", "required", "default")
"""Options whose value decides how something is drawn; of others it is enough that they are there."""
_QUIET: Final = ("type", "id", "components", "component", "accessory")
_MARKS: Final = {
    "heading": r"^#{1,3} ",
    "small print": r"^-# ",
    "list": r"^\s*[-*] ",
    "numbered list": r"^\s*\d+\. ",
    "quote": r"^>>? ",
    "strong": r"\*\*[^*\n]+\*\*",
    "emphasis": r"(?<![*\w])\*[^*\s][^*\n]*\*(?!\*)",
    "emphasis by underscores": r"(?<![_\w])_[^_\s][^_\n]*_(?![_\w])",
    "underlined": r"__[^_\n]+__",
    "struck": r"~~[^~\n]+~~",
    "spoiler": r"\|\|[^|\n]+\|\|",
    "code": r"(?<!`)`[^`\n]+`(?!`)",
    "code block": r"```",
    "person": r"<@!?\d+>",
    "channel": r"<#\d+>",
    "role": r"<@&\d+>",
    "command": r"</[^:>]+:\d+>",
    "custom emoji": r"<a?:\w+:\d+>",
    "named link": r"\[[^\]\n]+\]\(https?:",
    "bare link": r"(?<![(<])https?://",
}
_ESCAPED: Final = r"\\[*_~`|>#\-\[\]()<@!:]"


# --- shapes ----------------------------------------------------------------------------------------------------------


def payloads(requests: Iterable[tuple[str, Any]]) -> Iterator[Json]:
    """What people see of what a bot sent: messages, forms, lists to complete from, commands.

    Args:
        requests: `METHOD /path` and body of each request.
    """
    for route, body in requests:
        if route.endswith("/commands") and isinstance(body, list):
            yield from ({"kind": "command", "body": one} for one in body)
        elif isinstance(body, dict):
            yield from _seen(route, body)


def _seen(route: str, body: Json) -> Iterator[Json]:
    if route.endswith("/callback"):
        data: Json = body.get("data") or {}
        if body.get("type") == 9:
            yield {"kind": "form", "body": data}
        elif body.get("type") == 8:
            yield {"kind": "choices", "body": data}
        elif body.get("type") in (4, 7):
            yield {"kind": "message", "private": True, "body": data}
        elif body.get("type") == 5:
            yield {"kind": "thinking", "private": True, "body": data}
    elif "/webhooks/" in route or re.search(r"/channels/\d+/messages", route):
        yield {"kind": "message", "private": "/webhooks/" in route, "body": body}


def shapes(payload: Json) -> set[str]:
    """What of a payload is a matter of drawing."""
    kind, body = payload["kind"], payload["body"]
    found = {kind}
    if kind == "command":
        return found | set(_options(body, "command"))
    found |= {f"{kind}: {key}" for key in ("content", "embeds", "choices") if body.get(key)}
    for embed in body.get("embeds") or []:
        found |= {f"embed: {key}" for key, value in embed.items() if value not in (None, [], {})}
    shown = {url.removeprefix("attachment://") for url in _strings(body.get("components"))}
    for file in body.get("attachments") or []:
        if (name := file.get("filename") or "") and name not in shown:
            found.add(f"{kind}: file of type {name.rpartition('.')[2]}")
    found |= set(_tree(body.get("components") or [], kind))
    for text in _texts(body):
        read = re.sub(_ESCAPED, "", text)  # what is escaped is shown as it was written
        found |= {f"markdown: {name}" for name, mark in _MARKS.items() if re.search(mark, read, re.MULTILINE)}
        found |= {f"markdown: time {style or 'f'}" for style in re.findall(r"<t:-?\d+(?::(\w))?>", read)}
        found |= {"markdown: escaped"} if read != text else set()
    return found


def _tree(components: Iterable[Json], inside: str) -> Iterator[str]:
    for one in components:
        name = NAMES.get(one["type"], f"type {one['type']}")
        yield f"{name} in {inside}"
        for key, value in one.items():
            if key not in _QUIET and value is not None:
                yield f"{name}: {key} {value}" if key in _TELLING else f"{name}: {key}"
        for item in [*(one.get("options") or []), *(one.get("items") or [])]:
            yield from (f"{name}, one: {key}" for key, value in item.items() if value not in (None, False))
        if items := one.get("items"):
            yield f"{name}: {len(items)} of them"
        yield from _tree(one.get("components") or [], name)
        yield from _tree([part for part in (one.get("component"), one.get("accessory")) if part], name)


def _options(command: Json, inside: str) -> Iterator[str]:
    for key in ("default_member_permissions", "contexts", "nsfw"):
        if command.get(key) is not None:
            yield f"command: {key}"
    for one in command.get("options") or []:
        yield f"option {one['type']} in {inside}"
        quiet = ("type", "name", "description", "options", "default_member_permissions", "contexts", "nsfw")
        yield from (f"option {one['type']}: {key}" for key, value in one.items() if key not in quiet and value)
        yield from _options(one, f"option {one['type']}")


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, (dict, list)):
        for one in node.values() if isinstance(node, dict) else node:
            yield from _strings(one)


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key in ("content", "description", "value") and isinstance(value, str):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(node, list):
        for one in node:
            yield from _texts(one)


# --- the record ------------------------------------------------------------------------------------------------------


def recorded() -> list[Json]:
    """The record."""
    return json.loads(RECORD.read_text(encoding="utf-8"))


_known: list[set[str]] = []


def known() -> set[str]:
    """Every shape in the record."""
    if not _known:
        _known.append(set().union(*map(shapes, recorded())))
    return _known[0]


def unrecorded(requests: Iterable[tuple[str, Any]]) -> list[str]:
    """Shapes of what a bot sent that are not in the record; while it is being made, they are kept for it instead."""
    sent = list(payloads(requests))
    if SPOOL:
        with Path(SPOOL).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one, ensure_ascii=False) + "\n" for one in cover(sent))
        return []
    return sorted(set().union(*map(shapes, sent)) - known())


def cover(sent: Iterable[Json]) -> list[Json]:
    """As few payloads as show every shape that is among those sent, in each language in which it was said."""
    wanted: dict[str, set[tuple[str, str]]] = {}
    by_text: dict[str, Json] = {}
    for one in sent:
        text = json.dumps(one, ensure_ascii=False, sort_keys=True)
        language = "ko" if re.search("[가-힣]", text) else "en"
        if one["kind"] in ("command", "thinking"):
            language = ""
        by_text[text] = one
        wanted[text] = {(language, shape) for shape in shapes(one)}
    left = set().union(*wanted.values())
    chosen: list[str] = []
    while left:
        # Most of what is left, and of those the shortest.
        best = min(wanted, key=lambda text: (-len(wanted[text] & left), len(text), text))
        chosen.append(best)
        left -= wanted[best]
    order = ["message", "thinking", "form", "choices", "command"]
    kept = [text for text in chosen if not wanted[text] <= set().union(*(wanted[x] for x in chosen if x != text))]
    return sorted((by_text[text] for text in kept), key=lambda one: order.index(one["kind"]))


def record(tests: Sequence[str]) -> int:
    """Play end-to-end tests, and keep a payload of each shape they and the present record have.

    Args:
        tests: of pytest; none means all end-to-end tests.
    """
    with tempfile.TemporaryDirectory() as folder:
        spool = Path(folder) / "spool"
        spool.touch()
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *(tests or ["tests/e2e"])],
            env={**os.environ, VARIABLE: str(spool)},
            check=False,
        )
        if ran.returncode:
            return ran.returncode
        sent = [json.loads(line) for line in spool.read_text(encoding="utf-8").splitlines()]
    kept = cover([*(recorded() if tests and RECORD.exists() else []), *sent])
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, sort_keys=True) for one in kept)
    RECORD.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(kept)} payloads show {len(set().union(*map(shapes, kept)))} shapes")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] != ["record"]:
        sys.exit(__doc__)
    sys.exit(record(sys.argv[2:]))
