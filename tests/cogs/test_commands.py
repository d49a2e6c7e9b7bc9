"""Every cog loads, and what is registered at Discord is within its limits, in both languages."""

from __future__ import annotations

import pytest

from bot.text.catalogue import Voice
from cogs.panels import gamefaces
from cogs.panels.dispatch import PressButton, PressSelect, handlers
from tests.cogs.stage import Stage
from tests.payload_commands import lint_commands

KOREAN = {
    "madang": {"open", "rank", "server", "settings", "privacy"},
    "table": {
        "start", "join", "leave", "board", "hand", "log", "export", "watch", "notes", "undo", "nudge", "resign",
        "replace", "replay", "status", "cancel", "settings", "pause", "resume",
    },
    "tournament": {"new", "list", "join", "leave", "match", "standings", "rounds", "menu"},
    "metromania": {"new", "dig", "station"},
    "mine": {"new", "play", "use", "buy", "discard", "hand", "market", "goals", "card"},
}  # fmt: skip


async def _payloads(on_stage: Stage) -> list[dict[str, object]]:
    tree = on_stage.client.tree
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def test_commands_are_within_the_limits_in_both_languages(on_stage: Stage) -> None:
    payloads = await _payloads(on_stage)
    assert lint_commands(payloads) == []
    names = {str(one["name"]) for one in payloads}
    assert names == {"madang", "games", "table", "tournament", "metromania", "mine", "dome", "ti"}


async def test_every_name_and_description_has_its_korean(on_stage: Stage) -> None:
    async def walk(node: dict[str, object]) -> None:
        for kind in ("name", "description"):
            if node.get(kind) and "value" not in node:
                told = node.get(f"{kind}_localizations") or {}
                assert isinstance(told, dict)
                assert told.get("ko"), f"{node['name']}: no Korean {kind}"
        for child in node.get("options", []):  # type: ignore[attr-defined]
            await walk(child)

    for payload in await _payloads(on_stage):
        await walk(payload)


async def test_the_words_of_the_plan(on_stage: Stage) -> None:
    for payload in await _payloads(on_stage):
        children = KOREAN.get(str(payload["name"]))
        if children is not None:
            assert {child["name"] for child in payload["options"]} == children  # type: ignore[attr-defined]


async def test_game_commands_only_in_servers(on_stage: Stage) -> None:
    for payload in await _payloads(on_stage):
        contexts = payload.get("contexts")
        if payload["name"] in ("table", "metromania", "mine"):
            assert contexts == [0] or payload.get("dm_permission") is False


async def test_items_are_registered_and_nothing_else_is_persistent(on_stage: Stage) -> None:
    store = on_stage.client._connection._view_store
    assert set(store._dynamic_items.values()) == {PressButton, PressSelect}
    assert store.persistent_views == []


def test_selects_and_buttons_do_not_share_actions() -> None:
    assert handlers, "panels register their handlers when they are loaded"
    assert all(len(action) <= 18 for action in handlers)


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_every_game_with_a_face_has_its_words(on_stage: Stage, language: str) -> None:
    text = Voice("ko" if language == "ko" else "en")
    for key in gamefaces.known():
        face = gamefaces.face_of(key)
        for page in range(1, face.pages + 1):
            assert text.has(f"{key}-rules-{page}-title")
            assert text.has(f"{key}-rules-{page}-page")
        for lesson in ("goal", "turn", "scoring"):
            assert text.has(f"{key}-tutorial-{lesson}")
        assert text.has(f"{key}-length")
        assert text.has(f"game-{key}-about")
