"""Two judges of everything that the bot sends to Discord.

``lint`` knows Discord's limits, which discord.py does not check before sending (a label of 200 characters or 41
components leave the library unharmed and come back as an error); messages and modals are judged in
``payload_messages.py``, commands in ``payload_commands.py``. ``validate`` compares a body with Discord's own OpenAPI
description, of which ``tests/standin/openapi`` keeps the part we use. Both return complaints, empty when all is well.

A complaint that starts with ``house:`` is a rule of this house (who may be pinged, pictures that nothing shows); every
other one is a request that Discord would refuse.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from bot.home.templates import template
from tests.payload_commands import lint_choices, lint_commands
from tests.payload_messages import length, lint_message, lint_modal

OPENAPI = Path(__file__).parent / "standin" / "openapi" / "discord.json"

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _route(route: str) -> str:
    method, _, path = route.partition(" ")
    return route if "{" in route else template(method, path)


# --- against the OpenAPI description ---------------------------------------------------------------------------------


@cache
def _description() -> dict[str, Any]:
    return json.loads(OPENAPI.read_text(encoding="utf-8"))


@cache
def judge_of(route: str, side: str) -> Any:
    """What knows how the body of a route is described, or None; `side` is ``requests`` or ``answers``."""
    description = _description()
    schema = description[side].get(route)
    if schema is None:
        return None
    return _Validator({**schema, "components": description["components"]})


def _fits(branch: dict[str, Any], instance: Any) -> bool:
    """Whether a branch of a union can be meant at all; what cannot be valid need not be walked through."""
    if "const" in branch:
        return branch["const"] == instance
    if "$ref" in branch:
        branch = _description()["components"]["schemas"][branch["$ref"].rpartition("/")[2]]
    if branch.get("type") == "null":
        return instance is None
    if branch.get("type") == "object" and not isinstance(instance, dict):
        return False
    if isinstance(instance, dict) and "type" in instance:
        kinds = branch.get("properties", {}).get("type", {}).get("enum")
        return kinds is None or instance["type"] in kinds
    return True


def _narrowed(union: Any) -> Any:
    """A union of the library that looks only at branches that fit. Most of the time of a judgement went into others."""

    def checked(validator: Any, branches: list[dict[str, Any]], instance: Any, schema: Any) -> Any:
        return union(validator, [one for one in branches if _fits(one, instance)] or branches, instance, schema)

    return checked


_Validator: Any = extend(
    Draft202012Validator, {name: _narrowed(Draft202012Validator.VALIDATORS[name]) for name in ("oneOf", "anyOf")}
)


def _ids_as_text(node: Any) -> Any:
    """``node`` with the ids that discord.py sends as integers, and Discord takes, as the strings that are described:
    of attachments, of users who may be mentioned, of what is chosen in a menu already."""
    if isinstance(node, list):
        return [_ids_as_text(one) for one in node]
    if not isinstance(node, dict):
        return node
    told = {key: _ids_as_text(value) for key, value in node.items()}
    if isinstance(node.get("attachments"), list):
        told["attachments"] = [{**one, "id": str(one["id"])} if "id" in one else one for one in node["attachments"]]
    if isinstance(node.get("default_values"), list):
        told["default_values"] = [{**one, "id": str(one["id"])} for one in node["default_values"]]
    allowed = node.get("allowed_mentions")
    if isinstance(allowed, dict) and isinstance(allowed.get("users"), list):
        told["allowed_mentions"] = {**allowed, "users": [str(one) for one in allowed["users"]]}
    return told


def _deepest(error: ValidationError) -> ValidationError:
    """The error inside a union that tells most: of the branch whose ``type`` fits, else of the shortest one."""
    branches: dict[Any, list[ValidationError]] = {}
    for one in error.context or []:
        branches.setdefault(one.schema_path[0], []).append(one)
    if not branches:
        return error
    fitting = [
        branch
        for branch in branches.values()
        if not any(
            (one.validator == "enum" and list(one.path) == ["type"]) or (one.validator_value == "null" and not one.path)
            for one in branch
        )
    ]
    return _deepest(min(fitting or list(branches.values()), key=len)[0])


def validate(payload: Any, route: str) -> list[str]:
    """Complaints of Discord's OpenAPI description about the body of a request.

    Args:
        payload: the JSON body (of a multipart request: its ``payload_json``).
        route: ``METHOD /path``, with real ids or as a template. Routes without a kept schema pass.
    """
    return _complaints(_ids_as_text(payload), judge_of(_route(route), "requests"))


def validate_answer(payload: Any, route: str) -> list[str]:
    """Complaints of the same description about what a server answers: the stand-in is held to it."""
    return _complaints(payload, judge_of(_route(route), "answers"))


def _complaints(payload: Any, validator: Any) -> list[str]:
    complaints: list[str] = []
    for error in validator.iter_errors(payload) if validator is not None else []:
        deepest = _deepest(error)
        where = "/".join(str(step) for step in deepest.absolute_path)
        complaints.append(f"openapi: {where or '(body)'}: {deepest.message[:300]}")
    return complaints


# --- against the limits ----------------------------------------------------------------------------------------------


def lint(
    payload: Any,
    route: str,
    *,
    v2: bool | None = None,
    files: Sequence[str] = (),
    kept: Iterable[str] = (),
) -> list[str]:
    """Complaints about limits (discord_platform.md 1.2, 1.3) in one outgoing request.

    Args:
        payload: the JSON body (of a multipart request: its ``payload_json``).
        route: ``METHOD /path``, with real ids or as a template.
        v2: whether the message is a Components V2 one; None: read it from the payload.
        files: names of the files that travel with the request.
        kept: names of files that the edited message already has.
    """
    method, _, path = _route(route).partition(" ")
    body = payload if isinstance(payload, dict) else {}
    if path.endswith("/commands"):
        return lint_commands(payload if isinstance(payload, list) else [payload])
    if path.endswith("/callback"):
        data = body.get("data") or {}
        if body.get("type") == 8:
            return lint_choices(data.get("choices") or [], "autocomplete")
        if body.get("type") == 9:
            return lint_modal(data)
        return lint_message(data, v2=v2, files=files, kept=kept) if body.get("type") in (4, 7) else []
    if path.endswith("/threads") or (path == "/channels/{channel_id}" and method == "PATCH"):
        complaints = length(body, "name", 1, 100)
        if body.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
            complaints.append("auto_archive_duration: not one of Discord's four")
        return complaints
    ends = ("/messages", "/messages/{message_id}", "/messages/@original", "/{webhook_token}")
    if method in ("POST", "PATCH") and path.endswith(ends):
        return lint_message(body, v2=v2, files=files, kept=kept, new=method == "POST")
    return []
