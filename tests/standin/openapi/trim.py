"""Cut Discord's published OpenAPI description down to the requests that a bot of ours sends.

    python tests/standin/openapi/trim.py FULL_DESCRIPTION.json

writes ``discord.json`` beside this file: the kept request bodies, the answers that the stand-in gives, and every schema
they lead to, without descriptions.
The full description is published by Discord under the MIT licence (see ``LICENSE.txt`` here); run this again after a
newer one appears, and read the difference.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

KEPT = (
    ("PATCH", "/applications/@me"),
    ("POST", "/applications/{application_id}/commands"),
    ("PUT", "/applications/{application_id}/commands"),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands"),
    ("PATCH", "/channels/{channel_id}"),
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"),
    ("POST", "/channels/{channel_id}/threads"),
    ("PATCH", "/guilds/{guild_id}/members/@me"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("POST", "/users/@me/channels"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
)

ANSWERED = (
    ("GET", "/users/@me"),
    ("GET", "/oauth2/applications/@me"),
    ("GET", "/gateway/bot"),
    ("PUT", "/applications/{application_id}/commands"),
    ("GET", "/guilds/{guild_id}/members/{user_id}"),
    ("GET", "/channels/{channel_id}"),
    ("PATCH", "/channels/{channel_id}"),
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/channels/{channel_id}/threads"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
)

IGNORED_KEYS = ("description", "x-discord-union", "example", "examples", "title")


def references(node: Any) -> Iterator[str]:
    """Every schema name that ``node`` refers to, at any depth."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value.rsplit("/", 1)[1]
            else:
                yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def plain(node: Any, *, names: bool = False) -> Any:
    """``node`` without prose. ``names`` says that the keys of ``node`` are property names, which are all kept."""
    if isinstance(node, dict):
        return {
            key: plain(value, names=key == "properties" and not names)
            for key, value in node.items()
            if names or key not in IGNORED_KEYS
        }
    if isinstance(node, list):
        return [plain(value) for value in node]
    return node


def trim(full: dict[str, Any]) -> dict[str, Any]:
    """The kept request bodies (JSON form) and the schemas they need."""
    requests = {
        f"{method} {path}": plain(full["paths"][path][method.lower()]["requestBody"]["content"]["application/json"])[
            "schema"
        ]
        for method, path in KEPT
    }
    answers = {
        f"{method} {path}": plain(answer["content"]["application/json"])["schema"]
        for method, path in ANSWERED
        for status, answer in full["paths"][path][method.lower()]["responses"].items()
        if status in ("200", "201")
    }
    schemas: dict[str, Any] = {}
    waiting = list(references([requests, answers]))
    while waiting:
        name = waiting.pop()
        if name not in schemas:
            schemas[name] = plain(full["components"]["schemas"][name])
            waiting.extend(references(schemas[name]))
    return {
        "licence": "MIT, see LICENSE.txt",
        "source": "github.com/discord/discord-api-spec",
        "version": full["info"]["version"],
        "requests": requests,
        "answers": answers,
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Trim Discord's OpenAPI description.")
    parser.add_argument("full", type=Path, help="the full description, as published")
    full = json.loads(parser.parse_args().full.read_text(encoding="utf-8"))
    (HERE / "discord.json").write_text(json.dumps(trim(full), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
