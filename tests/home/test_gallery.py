"""Everything the bot sends stands in the page's gallery, and nothing of it is strange to the page."""

from __future__ import annotations

import re
from typing import Any

import aiohttp
import pytest

from bot.home.components import walk
from bot.home.page.door import STATIC
from tests.home.payloads import cover, payloads, recorded, shapes, unrecorded
from tests.home.scene import SHARED, browser, opened

MESSAGE = "POST /channels/1/messages"


def tables() -> dict[str, dict[int, set[str]]]:
    """What the page's scripts say they can draw: options by type, in messages and in forms."""
    found: dict[str, dict[int, set[str]]] = {}
    for script, name in (("components", "PARTS"), ("forms", "FIELDS")):
        text = (STATIC / f"{script}.js").read_text(encoding="utf-8")
        body = re.search(rf"const {name} = \{{\n(.*?)\n\}};", text, re.DOTALL)
        assert body is not None
        rows = re.findall(r'^  (\d+): \[.*, "([\w ]*)"\],$', body[1], re.MULTILINE)
        found[script] = {int(type): {"type", "id", *keys.split()} for type, keys in rows}
    return found


def strange(components: list[dict[str, Any]], known: dict[int, set[str]]) -> list[str]:
    """Components and options that the page does not know."""
    wrong = [f"component {one['type']}" for one in walk(components) if one["type"] not in known]
    for one in walk(components):
        wrong += [
            f"{key} of component {one['type']}"
            for key, value in one.items()
            if value is not None and one["type"] in known and key not in known[one["type"]]
        ]
    return wrong


def test_the_page_can_draw_every_component_and_option_that_the_bot_sends() -> None:
    known = tables()
    label = {18: {"type", "id", "label", "description", "component"}, 10: {"type", "id", "content"}, 1: {"components"}}
    for one in recorded():
        fields = one["kind"] == "form"
        table = {**known["forms"], **label} if fields else known["components"]
        assert strange(one["body"].get("components") or [], table) == []


def test_a_component_or_an_option_that_the_page_does_not_know_is_found() -> None:
    known = tables()["components"]
    assert strange([{"type": 99}], known) == ["component 99"]
    assert strange([{"type": 17, "components": [{"type": 10, "content": "a", "wobbles": 1}]}], known) == [
        "wobbles of component 10"
    ]


def test_what_nobody_has_looked_at_is_named() -> None:
    allowed = {"allowed_mentions": {"parse": []}}
    known = {"content": "a", "components": [{"type": 1, "components": [{"type": 2, "label": "a", "custom_id": "a"}]}]}
    assert unrecorded([(MESSAGE, {**known, **allowed})]) == []
    new = {"components": [{"type": 17, "accent_color": 1, "components": [{"type": 10, "content": "no"}]}]}
    assert unrecorded([(MESSAGE, {**new, **allowed})]) == [
        "container in message",
        "container: accent_color",
        "text in container",
    ]


def test_a_record_is_as_small_as_it_can_be_and_shows_all_in_both_languages() -> None:
    sent = [
        (MESSAGE, {"content": "**one**"}),
        (MESSAGE, {"content": "one"}),
        (MESSAGE, {"content": "**둘**"}),
        (MESSAGE, {"content": "-# *three* and **one**"}),
    ]
    kept = cover(payloads(sent))
    assert [one["body"]["content"] for one in kept] == ["-# *three* and **one**", "**둘**"]
    assert set().union(*map(shapes, kept)) == set().union(*map(shapes, payloads(sent)))


def test_every_payload_of_the_record_shows_what_no_other_does() -> None:
    kept = recorded()
    assert len(cover(kept)) == len(kept)


async def test_the_gallery_is_for_those_who_sit_at_this_machine() -> None:
    async with opened() as (_, _, _, address), browser(address) as one:
        assert (await one.get("/gallery"))[0] == 200
        assert (await one.get("/gallery.json"))[0] == 200
        assert (await one.get("/static/gallery.json"))[0] == 404


async def test_guests_of_an_evening_have_no_gallery() -> None:
    try:
        async with opened(SHARED) as (_, page, _, _):
            connector = aiohttp.TCPConnector(local_addr=(SHARED, 0))
            async with aiohttp.ClientSession(connector=connector) as session:
                for path in ("/gallery", "/gallery.json"):
                    async with session.get(f"http://{SHARED}:{page.port}{path}") as answer:
                        assert answer.status == 404
    except OSError:
        pytest.skip("this machine has one address only")
