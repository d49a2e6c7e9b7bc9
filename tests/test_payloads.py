"""The judges of outgoing payloads: each limit on its boundary and one beyond it."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.home.payloads import recorded
from tests.payloads import OPENAPI, judge_of, lint, template, validate

POST = "POST /channels/{channel_id}/messages"
PATCH = "PATCH /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "PUT /applications/{application_id}/commands"
NOBODY: dict[str, Any] = {"parse": []}

Json = dict[str, Any]


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "a", "custom_id": f"id{number}", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def buttons(count: int, start: int = 0) -> Json:
    return row(*(button(start + number) for number in range(count)))


def select(options: int = 2, **more: Any) -> Json:
    return {
        "type": 3,
        "custom_id": "menu",
        "options": [{"label": f"l{n}", "value": f"v{n}"} for n in range(options)],
        **more,
    }


def text(length: int = 1) -> Json:
    return {"type": 10, "content": "x" * length}


def section(texts: int = 1) -> Json:
    return {"type": 9, "components": [text() for _ in range(texts)], "accessory": button()}


def gallery(*names: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in names]}


def classic(*rows: Json, **more: Any) -> Json:
    return {"content": "x", "components": list(rows), "allowed_mentions": NOBODY, **more}


def modern(*parts: Json, **more: Any) -> Json:
    return {"components": list(parts), "flags": 1 << 15, "allowed_mentions": NOBODY, **more}


def modal(*parts: Json, **more: Any) -> Json:
    return {"type": 9, "data": {"title": "t", "custom_id": "m", "components": list(parts), **more}}


def label(component: Json, text: str = "l") -> Json:
    return {"type": 18, "label": text, "component": component}


def entry(**more: Any) -> Json:
    return {"type": 4, "style": 1, "custom_id": "entry", **more}


def command(**more: Any) -> list[Json]:
    return [{"name": "madang", "description": "d", **more}]


def option(name: str = "line", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "d", **more}


GOOD: list[tuple[str, Any]] = [
    (POST, classic(content="x" * 2000)),
    (POST, classic(*(buttons(5, 5 * n) for n in range(5)))),
    (POST, classic(row(button(label="x" * 80, custom_id="c" * 100)))),
    (POST, classic(row({"type": 2, "style": 5, "label": "go", "url": "https://example.org/"}))),
    (POST, classic(row(select(25, placeholder="p" * 150, max_values=25)))),
    (POST, classic(nonce="n" * 25, enforce_nonce=True)),
    (POST, classic(allowed_mentions={"parse": [], "users": ["12"]})),
    (POST, classic(allowed_mentions={"parse": [], "users": [12]})),
    (POST, classic(attachments=[{"id": 0, "filename": "a.png", "description": "d" * 1024}])),
    (POST, modern(text(4000))),
    (POST, modern(text(), text(), *(buttons(5, 5 * n) for n in range(6)))),
    (POST, modern(*(buttons(5, 5 * n) for n in range(6)), {"type": 17, "components": [text(), text(), text()]})),
    (POST, modern(section(3))),
    (CALLBACK, modal(*(label(entry(custom_id=f"e{n}", max_length=4000), "l" * 45) for n in range(5)), title="t" * 45)),
    (CALLBACK, modal({"type": 10, "content": "rules"}, label(entry()))),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": "n" * 100, "value": "v"} for _ in range(25)]}}),
    (CALLBACK, {"type": 5, "data": {"flags": 64}}),
    (CALLBACK, {"type": 6}),
    (COMMANDS, command(name="n" * 32, description="d" * 100, name_localizations={"ko": "메트로매니아"})),
    (COMMANDS, command(options=[option(f"o{n}") for n in range(25)])),
    (COMMANDS, command(options=[option("a", required=True), option("b")])),
    ("POST /channels/{channel_id}/threads", {"name": "t" * 100, "type": 11, "auto_archive_duration": 10080}),
]

BAD: list[tuple[str, Any, str]] = [
    (POST, classic(content="x" * 2001), "content: 2001"),
    (POST, {"content": "x"}, "house: allowed_mentions: missing"),
    (POST, classic(allowed_mentions={"parse": ["everyone"]}), "house: allowed_mentions: pings everyone"),
    (POST, classic(allowed_mentions={"parse": ["roles"]}), "house: allowed_mentions: pings roles"),
    (POST, classic(allowed_mentions={"parse": [], "roles": ["1"]}), "house: allowed_mentions: pings roles"),
    (POST, classic(allowed_mentions={"parse": ["users"], "users": ["1"]}), "parse has users and users are listed"),
    (POST, {"allowed_mentions": NOBODY}, "message: empty"),
    (POST, classic(nonce="n" * 26), "nonce: 26"),
    (POST, classic(*(buttons(1, n) for n in range(6))), "6 rows"),
    (POST, classic(buttons(6)), "6 buttons"),
    (POST, classic(row()), "row: empty"),
    (POST, classic(row(button(), select())), "needs the row for itself"),
    (POST, classic(row(button(label="x" * 81))), "button label: 81"),
    (POST, classic(row(button(custom_id="c" * 101))), "custom_id: 101"),
    (POST, classic(buttons(1), buttons(1)), "'id0' twice"),
    (POST, classic(row(button(label=None))), "neither label nor emoji"),
    (POST, classic(row({"type": 2, "style": 5, "label": "go"})), "a link needs a url"),
    (POST, classic(row(select(26))), "26 options"),
    (POST, classic(row(select(2, max_values=3))), "up to 3 values of 2"),
    (POST, classic(row(select(placeholder="p" * 151))), "placeholder: 151"),
    (POST, classic(row({**select(), "options": [{"label": "x" * 101, "value": "v"}]})), "label: 101"),
    (POST, classic(row({**select(), "options": [{"label": "a", "value": "v"}] * 2})), "value 'v' twice"),
    (POST, classic(text()), "needs the Components V2 flag"),
    (POST, classic(embeds=[{"description": "x" * 4097}]), "embed description: 4097"),
    (POST, classic(embeds=[{"description": "x" * 3001}] * 2), "6002 characters together"),
    (POST, modern(text(), content="x"), "content: not allowed"),
    (POST, modern(text(), embeds=[{"title": "x"}]), "embeds: not allowed"),
    (POST, modern(text(2001), text(2000)), "4001 characters of text"),
    (POST, modern(*(buttons(5, 5 * n) for n in range(7))), "42, allowed 40"),
    (POST, modern(section(4)), "4 texts"),
    (POST, modern({**section(), "accessory": text()}), "as accessory"),
    (POST, modern(gallery(*(f"{n}.png" for n in range(11)))), "11 pictures"),
    (POST, modern(gallery("lost.png")), "attachment://lost.png is not among the files"),
    (CALLBACK, modal(label(entry()), title="t" * 46), "modal title: 46"),
    (CALLBACK, modal(*(label(entry(custom_id=f"e{n}")) for n in range(6))), "6 parts"),
    (CALLBACK, modal(label(entry(), "l" * 46)), "label label: 46"),
    (CALLBACK, modal(label(entry(max_length=4001))), "lengths out of 0-4000"),
    (CALLBACK, modal(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})), "1 options"),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": "n", "value": "v"} for _ in range(26)]}}, "26 choices"),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": "n" * 101, "value": "v"}]}}, "name: 101"),
    (COMMANDS, command(name="Madang"), "lower-case"),
    (COMMANDS, command(name="내 패"), "lower-case"),
    (COMMANDS, command(name_localizations={"ko": "n" * 33}), "ko name: 33"),
    (COMMANDS, command(description="d" * 101), "description: 101"),
    (COMMANDS, command(description_localizations={"kr": "d"}), "unknown locale 'kr'"),
    (COMMANDS, command(options=[option(f"o{n}") for n in range(26)]), "26 options"),
    (COMMANDS, command(options=[option("a"), option("b", required=True)]), "after an optional one"),
    (COMMANDS, command(options=[option("a"), option("a")]), "option a twice"),
    (COMMANDS, command(options=[option(choices=[{"name": "n", "value": n} for n in range(26)])]), "26 choices"),
    (COMMANDS, [one for n in range(101) for one in command(name=f"c{n}")], "101 of type 1"),
    (
        COMMANDS,
        command(
            options=[
                option(f"o{n}", description="d" * 100, choices=[{"name": "n" * 100, "value": "v" * 100}] * 2)
                for n in range(25)
            ]
        ),
        "allowed 8000",
    ),
    ("POST /channels/{channel_id}/threads", {"name": "t" * 101}, "name: 101"),
    ("POST /channels/{channel_id}/threads", {"name": "t", "auto_archive_duration": 7}, "auto_archive_duration"),
]


@pytest.mark.parametrize(("route", "payload"), GOOD)
def test_what_is_on_the_limit_passes_both_judges(route: str, payload: Any) -> None:
    assert lint(payload, route) == []
    assert validate(payload, route) == []


@pytest.mark.parametrize(("route", "payload", "complaint"), BAD)
def test_what_is_beyond_a_limit_is_named(route: str, payload: Any, complaint: str) -> None:
    found = lint(payload, route)
    assert any(complaint in one for one in found), found


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        (classic(row(button(label="x" * 81))), "components/0/components/0/label"),
        (classic(row(button(style=9))), "components/0/components/0/style"),
        (classic(content=3), "content"),
        (modern({"type": 10}), "components/0"),
    ],
)
def test_the_description_names_the_place_inside_unions(payload: Json, where: str) -> None:
    (complaint,) = validate(payload, POST)
    assert complaint.startswith(f"openapi: {where}:"), complaint


def test_files_are_counted_named_and_shown() -> None:
    names = [f"{number}.png" for number in range(11)]
    assert lint(classic(), POST, files=names[:10]) == []
    assert any("11, allowed 10" in one for one in lint(classic(), POST, files=names))
    assert any("will be renamed" in one for one in lint(classic(), POST, files=["판.png"]))
    assert lint(modern(gallery("a.png")), POST, files=["a.png"]) == []
    assert lint(modern(gallery("a.png")), PATCH, kept=["a.png"]) == []
    assert lint(modern(text()), POST, files=["a.png"]) == ["house: file a.png is shown by no component"]


def test_an_edit_of_a_modern_message_is_judged_as_one() -> None:
    body = {"content": "x", "allowed_mentions": NOBODY}
    assert lint(body, PATCH) == []
    assert lint(body, PATCH, v2=True) == ["content: not allowed with Components V2"]


@pytest.mark.parametrize(
    ("method", "path", "route"),
    [
        ("POST", "/channels/12/messages", POST),
        ("PATCH", "/channels/12/messages/34", PATCH),
        ("POST", "/interactions/1/aW_-x/callback", CALLBACK),
        ("PUT", "/applications/7/commands", COMMANDS),
        ("GET", "/nowhere/1", "GET /nowhere/1"),
    ],
)
def test_a_path_finds_its_route(method: str, path: str, route: str) -> None:
    assert template(method, path) == route


WRONG: list[Any] = [None, 0, 99, True, "", "x" * 5000, [], {}, {"type": 2}, {"type": 10, "content": "a"}]


def spoiled(payload: Any, rng: random.Random) -> Any:
    """A copy with something in it missing or wrong."""
    payload = copy.deepcopy(payload)
    node: Any = payload
    while True:
        key = rng.choice(sorted(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], (dict, list)) or not node[key] or rng.random() < 0.2:
            break
        node = node[key]
    if rng.random() < 0.3:
        del node[key]
    else:
        node[key] = copy.deepcopy(rng.choice(WRONG))
    return payload


def test_looking_only_at_branches_that_fit_changes_no_judgement() -> None:
    description = json.loads(OPENAPI.read_text(encoding="utf-8"))
    whole = Draft202012Validator({**description["requests"][CALLBACK], "components": description["components"]})
    kinds = {"message": 4, "form": 9, "choices": 8}
    bodies = [{"type": kinds[one["kind"]], "data": one["body"]} for one in recorded() if one["kind"] in kinds]
    rng = random.Random(1)
    judged: Counter[bool] = Counter()
    for body in [*bodies, *(spoiled(rng.choice(bodies), rng) for _ in range(80))]:
        valid = not list(judge_of(CALLBACK, "requests").iter_errors(body))
        assert valid is whole.is_valid(body), body
        judged[valid] += 1
    assert min(judged[True], judged[False]) > 10, judged
