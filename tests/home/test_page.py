"""The people's door: who may come in, what each sees, what is refused."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.home import permissions
from bot.home.interactions import DEFER_UPDATE, MESSAGE, MODAL
from bot.home.page import shown
from bot.home.page.acts import HISTORY
from bot.home.page.audience import BURST
from bot.home.page.door import STATIC
from bot.home.server import Home
from bot.tables.model import TableError
from tests.home.running import running
from tests.home.scene import PNG, browser, opened

BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]


# --- who may come in -------------------------------------------------------------------------------------------------


async def test_a_name_that_is_bound_to_this_machine_gets_nothing() -> None:
    """DNS rebinding: the browser believes that 127.0.0.1 is evil.example, and says so in Host."""
    async with opened() as (_, page, _, address), aiohttp.ClientSession() as session:
        for path in ("/", "/enter", "/static/main.js", "/covers/game/ko.png"):
            async with session.get(address + path, headers={"Host": f"evil.example:{page.port}"}) as answer:
                assert answer.status == 421, path
                assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
)
async def test_another_site_cannot_reach_page_socket_or_pictures(headers: dict[str, str]) -> None:
    async with opened() as (_, _, _, address), browser(address, "지수") as one:
        for path in ("/enter", "/socket", "/pictures/1/a.png", "/covers/game/ko.png"):
            assert (await one.get(path, headers=headers))[0] == 403, path
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await one.session.ws_connect(f"{address}/socket", headers={"Origin": address, **headers})


async def test_a_link_from_another_site_leads_to_the_page() -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    async with opened() as (_, _, _, address), browser(address) as one:
        assert (await one.get("/", headers=headers))[0] == 200


async def test_the_cookie_stays_here_and_no_script_reads_it() -> None:
    async with (
        opened() as (_, _, _, address),
        aiohttp.ClientSession() as session,
        session.get(f"{address}/enter") as answer,
    ):
        cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


async def test_a_socket_needs_the_cookie_and_the_pages_own_origin() -> None:
    async with opened() as (_, _, _, address), aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{address}/socket", headers={"Origin": address})
    async with opened() as (_, _, _, address), browser(address) as one:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await one.session.ws_connect(f"{address}/socket")


@pytest.mark.parametrize(
    "path", ["/static/..%2f..%2fdoor.py", "/static/door.py", "/static/nothing.js", "/covers/x/ko.png"]
)
async def test_only_the_pages_own_files_are_served(path: str) -> None:
    async with opened() as (_, _, _, address), browser(address) as one:
        assert (await one.get(path))[0] == 404


def test_every_script_of_the_page_is_asked_for_at_once() -> None:
    """Otherwise a browser learns of each only from the one that needs it, a way there and back for every step."""
    needed, found = ["main.js"], set[str]()
    while needed:
        for name in re.findall(r'from "\./([a-z-]+\.js)"', (STATIC / needed.pop()).read_text(encoding="utf-8")):
            needed += [] if name in found else [name]
            found.add(name)
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    assert sorted(re.findall(r'rel="modulepreload" href="/static/([a-z-]+\.js)"', index)) == sorted(found)


async def test_the_bots_door_wants_its_token() -> None:
    async with opened() as (home, _, room, _), aiohttp.ClientSession() as session:
        for headers in ({}, {"Authorization": "Bot x"}):
            async with session.get(f"{home.api_base}/channels/{room.id}", headers=headers) as answer:
                assert answer.status == 401
        async with session.get(
            f"{home.api_base}/channels/{room.id}", headers={"Authorization": f"Bot {home.token}"}
        ) as answer:
            assert answer.status == 200


async def test_the_gateway_tells_nothing_without_its_token() -> None:
    async with opened() as (home, _, _, _), aiohttp.ClientSession() as session:
        for token, told in (("x", False), (f"{home.token}x", False), ("", False), (home.token, True)):
            async with session.ws_connect(home.gateway_address) as socket:
                await socket.receive_json()  # hello
                await socket.send_json({"op": 2, "d": {"token": token, "intents": 1}})
                packet = await socket.receive()
                assert (packet.type is aiohttp.WSMsgType.TEXT) == told
                assert told or socket.close_code == 4004
        assert home.token != Home().token, "made up anew at each start"


# --- what each sees --------------------------------------------------------------------------------------------------


async def test_what_is_said_arrives_at_once_and_a_private_panel_at_its_person_alone() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as jisu, browser(address, "Ada") as ada:
        bot, user = home.world.bot, next(one for one in home.world.users.values() if one.name == "지수")
        home.posting.create(room, bot, {"content": f"<@{user.id}> your turn"}, {})
        home.posting.create(room, bot, {"content": "the hand"}, {0: ("hand-1.png", PNG)}, seen_by=user.id)
        mine, theirs = await jisu.settled(), await ada.settled()
        assert [one["message"]["content"] for one in mine if one["t"] == "message"] == [
            f"<@{user.id}> your turn",
            "the hand",
        ]
        assert "the hand" not in json.dumps(theirs)
        assert "hand-1" not in json.dumps(theirs)
        address_of = mine[-2]["message"]["files"][0]["url"]
        assert (await jisu.get(address_of)) == (200, PNG)
        assert (await ada.get(address_of))[0] == 404
        assert (await ada.get("/pictures/12345/hand-1.png"))[0] == 404, "no other answer than for one that is not there"
        await ada.socket.send_json({"t": "open", "n": 90, "channel": str(room.id)})
        told = await ada.next("history")
        assert [one["content"] for one in told["messages"]] == [f"<@{user.id}> your turn"]


async def test_a_channel_that_one_may_not_see_is_not_there() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        user = next(user for user in home.world.users.values() if user.name == "지수")
        secret = home.posting.create(room, home.world.bot, {"content": "secret"}, {0: ("a.png", PNG)})
        url = f"/pictures/{secret.files[0].id}/a.png"
        assert (await one.get(url))[0] == 200
        room.deny(user, "view_channel")
        assert (await one.next("left"))["id"] == str(room.id)
        home.posting.create(room, home.world.bot, {"content": "more"}, {})
        assert (await one.ask("open", channel=str(room.id)))["state"] == "refused"
        assert "more" not in json.dumps(await one.settled())
        assert (await one.get(url))[0] == 404


async def test_unread_marks_and_mentions_go_when_the_channel_is_read() -> None:
    async with opened() as (home, page, room, address), browser(address, "지수") as one:
        user = next(user for user in home.world.users.values() if user.name == "지수")
        home.posting.create(
            room, home.world.bot, {"content": f"<@{user.id}>", "allowed_mentions": {"parse": ["users"]}}, {}
        )
        page.audience.become(page.audience.tabs[0].visitor)
        there = (await one.next("world"))["channels"][0]
        assert (there["unread"], there["mentions"]) == (True, 1)
        await one.socket.send_json({"t": "read", "channel": str(room.id)})
        there = (await one.next("channel"))["channel"]
        assert (there["unread"], there["mentions"]) == (False, 0)


async def test_older_messages_come_by_the_page() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        for number in range(HISTORY + 3):
            home.posting.create(room, home.world.bot, {"content": str(number)}, {})
        await one.socket.send_json({"t": "open", "n": 50, "channel": str(room.id)})
        newest = await one.next("history")
        assert [len(newest["messages"]), newest["more"]] == [HISTORY, True]
        await one.socket.send_json({"t": "open", "channel": str(room.id), "before": newest["messages"][0]["id"]})
        older = await one.next("history")
        assert [one["content"] for one in older["messages"]] == ["0", "1", "2"]
        assert not older["more"]


async def test_a_private_thread_is_there_for_those_whom_the_bot_let_in() -> None:
    async with (
        opened() as (home, _, room, address),
        browser(address, "지수") as jisu,
        browser(address, "Ada") as ada,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {home.token}"}) as bot,
    ):
        user = next(user for user in home.world.users.values() if user.name == "지수")
        thread = room.thread("practice", private=True)
        for id, status in ((user.id, 204), (1, 404)):
            async with bot.put(f"{home.api_base}/channels/{thread.id}/thread-members/{id}") as answer:
                assert answer.status == status
        home.posting.create(thread, home.world.bot, {"content": "for 지수's practice"}, {})
        assert (await jisu.next("message"))["message"]["channel"] == str(thread.id)
        assert "practice" not in json.dumps(await ada.settled())
        assert (await ada.ask("open", channel=str(thread.id)))["state"] == "refused"


async def test_what_many_see_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    told = shown.message
    monkeypatch.setattr(shown, "message", lambda one: made.append(one.content) or told(one))
    async with (
        opened() as (home, _, room, address),
        browser(address, "지수") as jisu,
        browser(address, "민수") as minsu,
        browser(address, "Ada") as ada,
    ):
        home.posting.create(room, home.world.bot, {"content": "board"}, {})
        for one in (jisu, minsu, ada):
            assert (await one.next("message"))["message"]["content"] == "board"
    assert made == ["board"]


# --- what people do --------------------------------------------------------------------------------------------------


async def test_a_press_reaches_the_bot_and_what_it_answers_comes_back() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        board = home.posting.create(room, home.world.bot, {"content": "board", "components": BUTTONS}, {})

        def answer(kind: int, data: dict[str, Any]) -> None:
            made = list(home.interactions.all.values())[-1]
            home.interactions.acknowledge(made.id, made.token, {"type": kind, "data": data}, {})

        async def press(kind: int, data: dict[str, Any]) -> dict[str, Any]:
            before = len(home.interactions.all)
            asking = asyncio.ensure_future(one.ask("press", channel=str(room.id), message=str(board.id), id="go"))
            while len(home.interactions.all) == before:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            answer(kind, data)
            return await asking

        assert (await press(DEFER_UPDATE, {}))["state"] == "ok"
        private = await press(MESSAGE, {"content": "yours", "flags": 64})
        assert private["state"] == "ok"
        panel = next(one for one in one.heard if one["t"] == "message" and one["message"]["content"] == "yours")
        assert panel["message"]["private"]
        field = {"type": 4, "custom_id": "text", "style": 1, "required": True, "min_length": 2}
        form = {"custom_id": "form", "title": "F", "components": [{"type": 18, "label": "L", "component": field}]}
        opened_form = (await press(MODAL, form))["form"]
        assert opened_form["custom_id"] == "form"
        refused = await one.ask("submit", form=opened_form["id"], values={"text": "x"})
        assert refused == {"t": "done", "n": refused["n"], "state": "refused", "why": "not-offered"}


async def test_a_bot_that_does_not_answer_is_said_so() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        home.interactions.ack_seconds = 0.05
        board = home.posting.create(room, home.world.bot, {"content": "board", "components": BUTTONS}, {})
        assert (await one.ask("press", channel=str(room.id), message=str(board.id), id="go"))["state"] == "failed"


async def test_forged_messages_change_nothing() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one, browser(address, "Ada") as ada:
        ada_user = next(user for user in home.world.users.values() if user.name == "Ada")
        panel = home.posting.create(
            room, home.world.bot, {"content": "Ada's", "components": BUTTONS}, {}, seen_by=ada_user.id
        )
        board = home.posting.create(room, home.world.bot, {"content": "board", "components": BUTTONS}, {})
        place = {"channel": str(room.id)}
        forged = [
            ("press", {**place, "message": str(panel.id), "id": "go"}),
            ("press", {**place, "message": str(board.id), "id": "never-there"}),
            ("press", {**place, "message": "x", "id": "go"}),
            ("press", {}),
            ("select", {**place, "message": str(board.id), "id": "go", "values": ["1"]}),
            ("submit", {"form": "1", "values": {}}),
            ("dismiss", {**place, "message": str(panel.id)}),
            ("dismiss", {**place, "message": str(board.id)}),
            ("switch", {"person": str(ada_user.id)}),
            ("say", {"channel": "1", "text": "x"}),
            ("say", {**place, "text": "   "}),
            ("play", {"game": "none", "bots": 1, "level": "easy"}),
            ("make", {"name": "\u200b\n", "locale": "ko"}),
            ("open", {"channel": ["x"]}),
        ]
        for t, more in forged:
            assert (await one.ask(t, **more))["state"] == "refused", (t, more)
        assert not home.interactions.all
        assert not panel.deleted
        assert not board.deleted
        assert len(room.messages) == 1
        assert ada.heard[-1]["t"] in ("done", "message")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '"x"', '{"t": "no"}', '{"t": ["press"]}', "\x00"])
async def test_what_no_page_sends_ends_the_connection(text: str) -> None:
    async with opened() as (_, _, _, address), browser(address, "지수") as one:
        await one.socket.send_str(text)
        async with asyncio.timeout(5):
            while (await one.socket.receive()).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
                pass


async def test_who_sends_too_much_is_told_to_go_slower() -> None:
    async with opened() as (_, _, room, address), browser(address, "지수") as one:
        for _ in range(BURST + 20):
            await one.socket.send_json({"t": "say", "n": 7, "channel": str(room.id), "text": "x"})
        told = [await one.next("done") for _ in range(BURST + 20)]
        assert sum(one.get("why") == "too-fast" for one in told) >= 15
        assert len(room.messages) <= BURST + 5


async def test_names_are_text() -> None:
    async with opened() as (home, _, _, address), browser(address, " <b>x</b>\u202e\n  y " + "z" * 90) as _:
        name = list(home.world.users.values())[-1].name
        assert name.startswith("<b>x</b> y")
        assert len(name) <= 32


async def test_a_second_person_in_one_browser_sees_with_their_own_eyes() -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        first = next(user for user in home.world.users.values() if user.name == "지수")
        home.posting.create(room, home.world.bot, {"content": "for 지수"}, {}, seen_by=first.id)
        assert (await one.ask("make", name="민수", locale="ko"))["state"] == "ok"
        one.heard.clear()
        await one.socket.send_json({"t": "open", "channel": str(room.id)})
        assert (await one.next("history"))["messages"] == []
        assert (await one.ask("switch", person=str(first.id)))["state"] == "ok"
        await one.socket.send_json({"t": "open", "channel": str(room.id)})
        assert [m["content"] for m in (await one.next("history"))["messages"]] == ["for 지수"]


# --- menus of people, roles and channels -----------------------------------------------------------------------------


def _menu(type: int, **more: Any) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [{"type": type, "custom_id": "menu", **more}]}]


async def test_a_role_a_channel_and_whoever_can_be_named_are_chosen_and_reach_the_bot() -> None:
    async with opened() as (home, page, room, address), browser(address, "지수") as one:
        you = next(str(user.id) for user in home.world.users.values() if user.name == "지수")
        role = str(page.audience.visitors.keepers.id)
        wanted = {5: ("users", you), 6: ("roles", role), 8: ("channels", str(room.id))}
        for type, (kind, value) in [*wanted.items(), (7, ("users", you)), (7, ("roles", role))]:
            shown = home.posting.create(room, home.world.bot, {"components": _menu(type)}, {})
            before = len(home.interactions.all)
            asked = asyncio.ensure_future(
                one.ask("select", channel=str(room.id), message=str(shown.id), id="menu", values=[value])
            )
            while len(home.interactions.all) == before:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            made = list(home.interactions.all.values())[-1]
            assert made.data["values"] == [value]
            assert list(made.data["resolved"][kind]) == [value]
            home.interactions.acknowledge(made.id, made.token, {"type": DEFER_UPDATE}, {})
            assert (await asked)["state"] == "ok"


@pytest.mark.parametrize(("type", "more"), [(6, {}), (7, {}), (8, {}), (8, {"channel_types": [15]})])
async def test_what_a_menu_does_not_offer_is_refused(type: int, more: dict[str, Any]) -> None:
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        shown = home.posting.create(room, home.world.bot, {"components": _menu(type, **more)}, {})
        value = str(room.id) if more else "1"
        answer = await one.ask("select", channel=str(room.id), message=str(shown.id), id="menu", values=[value])
        assert answer["state"] == "refused"
        assert not home.interactions.all


async def test_people_at_this_machine_may_set_up_the_server_and_guests_may_not() -> None:
    async with opened() as (_, page, room, address), browser(address, "지수"):
        visitors = page.audience.visitors
        (visitor,) = visitors.by_key.values()
        assert visitor.now is not None
        assert permissions.has(room.permissions(visitor.now), "manage_guild")
        visitors.admit(visitor, host=False)
        assert not permissions.has(room.permissions(visitor.now), "manage_guild")
        guest = visitors.make(visitor, "민수", "ko")
        assert not permissions.has(room.permissions(guest), "manage_messages")


async def test_what_is_chosen_in_a_menu_already_is_told_as_the_ids_that_can_be_chosen() -> None:
    """The library sends them as numbers, which a browser cannot hold to the last figure."""
    async with opened() as (home, _, room, address), browser(address, "지수") as one:
        home.posting.create(
            room, home.world.bot, {"components": _menu(8, default_values=[{"id": room.id, "type": "channel"}])}, {}
        )
        packet = await one.next("message")
        (menu,) = packet["message"]["components"][0]["components"]
        assert menu["default_values"] == [{"id": str(room.id), "type": "channel"}]


async def test_a_table_that_the_servers_settings_do_not_allow_leaves_no_thread_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(*_: object) -> None:
        raise TableError("error-channel-not-allowed")

    monkeypatch.setattr("bot.tables.lobby.Lobby.open", closed)
    async with running(tmp_path) as address, browser(address, "지수") as one:
        answer = await one.ask("play", game="metromania", bots=1, level="easy")
        assert (answer["state"], answer["why"]) == ("refused", "play-closed")
        threads = {
            packet["channel"]["id"] for packet in one.heard if packet["t"] == "channel" if packet["channel"]["parent"]
        }
        assert threads == {packet["id"] for packet in one.heard if packet["t"] == "left"}
