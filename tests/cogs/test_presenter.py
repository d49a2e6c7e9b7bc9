"""What Discord answers becomes one of the three errors that tables know, and nobody is pinged but those named."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import msgspec
import pytest

from bot.core.bots import choose, next_question
from bot.core.events import Entry, Event
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.store.shards import Shards
from bot.tables.model import Person, Snapshot
from bot.tables.presenter import MessageGone, TryLater, Unreachable
from bot.text.limits import CONTENT
from cogs.panels.board import public_pictures, public_reader
from cogs.panels.gamefaces import face_of
from cogs.panels.screen import Screen
from cogs.presenter import DiscordPresenter
from tests.cogs.stage import CHANNEL, GUILD, Stage

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")

pytestmark = pytest.mark.usefixtures("undrawn")


def refused(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    if status >= 500:
        kind = discord.DiscordServerError
    return kind(response, {"code": code, "message": ""})


class Room:
    """A channel that keeps what is sent, or raises."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.edited: list[dict[str, Any]] = []
        self.trouble: list[Exception] = []

    async def send(self, content: str, **more: Any) -> Any:
        if self.trouble:
            raise self.trouble.pop(0)
        self.sent.append({"content": content, **more})
        return SimpleNamespace(id=500 + len(self.sent))

    def get_partial_message(self, message_id: int) -> Any:
        async def edit(**more: Any) -> None:
            if self.trouble:
                raise self.trouble.pop(0)
            self.edited.append({"id": message_id, **more})

        return SimpleNamespace(edit=edit)


class Client:
    """As much of a client as the presenter touches."""

    def __init__(self, real: Any, room: Room, guild: Any) -> None:
        self.real, self.room, self.guild = real, room, guild
        self.channel: Any = None
        self.opened = 0

    def get_guild(self, guild_id: int) -> Any:
        return self.guild

    def get_channel(self, channel_id: int) -> Any:
        return self.channel

    def get_partial_messageable(self, channel_id: int, guild_id: int) -> Any:
        assert (channel_id, guild_id) == (CHANNEL, GUILD)
        return self.room

    async def fetch_channel(self, channel_id: int) -> Any:
        return self.channel


EVERYTHING = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")


def presenter(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch, *, guild: Any = None, may: Sequence[str] = EVERYTHING
) -> tuple[DiscordPresenter, Room]:
    room = Room()
    allowed = discord.Permissions(**dict.fromkeys(may, True))
    channel = SimpleNamespace(permissions_for=lambda who: allowed, parent=object())
    server = SimpleNamespace(get_channel_or_thread=lambda id: channel, me=object(), get_member=lambda id: None)
    client: Any = Client(on_stage.client, room, server if guild is None else None)
    found = DiscordPresenter(client, on_stage.pictures)
    services = SimpleNamespace(tables=on_stage.tables, clock=lambda: 1_800_000_000)
    monkeypatch.setattr("cogs.presenter.services_of", lambda client: services)
    return found, room


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    return await on_stage.open(ANN, BO, language="en")


async def test_a_board_pings_exactly_those_named_and_carries_its_nonce(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    message = await found.post_board(table, [1], 77)
    (sent,) = room.sent
    assert message == 501
    assert sent["nonce"] == 77
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [1]}
    assert [file.filename[-4:] for file in sent["files"]] == [".png"]
    await found.post_board(table, [], 78)
    assert room.sent[1]["allowed_mentions"].to_dict().get("users") in (None, [])


async def test_a_board_message_carries_all_its_pictures(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a galaxy and a table only the first was shown (twilight_imperium seen 1)."""
    found, room = presenter(on_stage, monkeypatch)
    face = face_of(table.row.game)
    monkeypatch.setattr(type(face), "board_pictures", 2)
    monkeypatch.setattr(type(face), "draw_beside", lambda self, view, number, *said: self.draw_board(view, *said))
    await found.post_board(table, [1], 79)
    names = [file.filename for file in room.sent[0]["files"]]
    assert len(set(names)) == 2
    assert names[1].startswith("board-1-")


async def test_the_result_calls_everybody_who_played(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord notifies nobody whose mention does not stand in the text, whatever the message allows."""
    table = await on_stage.open(ANN, BO, language="en")
    await on_stage.tables.seating.resign(table.id, ANN, on_stage.click())
    found, room = presenter(on_stage, monkeypatch)
    await found.post_board(await on_stage.tables.look.at(table.id), [1, 2], 77)
    (sent,) = room.sent
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [1, 2]}
    first, second = sent["content"].split("\n")[:2]
    assert "<@" not in first
    assert "<@1>" in second
    assert "<@2>" in second


async def test_a_superseded_board_keeps_its_line_and_nothing_else(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    await found.retire_board(table, 501, table.row.last, table.row.last)
    (edited,) = room.edited
    assert edited["content"] == "Nothing happened here meanwhile."
    assert edited["attachments"] == []
    assert edited["view"] is None


async def turn(on_stage: Stage, table: Snapshot) -> Snapshot:
    """Whoever is awaited first answers until somebody else is."""
    stream = Stream.of("a whole turn", table.row.last)
    (user, *_) = table.awaited_users
    person = ANN if user == ANN.id else BO
    while table.awaited_users[:1] == (user,):
        seat = table.awaited[0]
        question = next_question(table.match, seat)
        assert question is not None
        choice = choose(table.match, seat, question, "easy", stream)
        click = on_stage.click()
        table = (await on_stage.tables.play.answer(table.id, person, 0, question.no, choice, click)).table
    return table


async def test_what_is_left_of_a_board_tells_the_whole_turn(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It told what had happened when it was last edited: the last moves of every turn were lost to the channel."""
    monkeypatch.setattr("bot.tables.lobby.token_bytes", bytes)
    table = await on_stage.open(ANN, BO, language="en", game="project_mine")
    while table.row.last < 12:
        table = await turn(on_stage, table)
    first = await turn(on_stage, table)
    second = await turn(on_stage, first)
    found, room = presenter(on_stage, monkeypatch)
    await found.retire_board(second, 501, table.row.last, first.row.last)
    (edited,) = room.edited
    reader = public_reader(second)
    told: dict[bool, set[str]] = {False: set(), True: set()}
    for row in await repo.entries(on_stage.tables.desk.database.reader, table.id, table.row.last + 1):
        for event in msgspec.json.decode(row.body, type=Entry).events:
            if seen := event.seen(None):
                told[row.no <= first.row.last].add((reader.event(Event(*seen)) or "").removesuffix("."))
    assert len(told[True]) > 4
    assert [text for text in told[True] if text not in edited["content"]] == []
    assert told[False] - told[True]
    assert [text for text in told[False] - told[True] if text in edited["content"]] == []


LATER: list[tuple[Exception, float]] = [
    (refused(429, **{"Retry-After": "7"}), 7),
    (refused(500), 5),
    (refused(503), 5),
    (discord.RateLimited(31), 31),
    (TimeoutError(), 5),
    (ConnectionResetError(104, "reset"), 5),
    (aiohttp.ClientConnectionError(), 5),
]


@pytest.mark.parametrize(("trouble", "seconds"), LATER, ids=lambda one: type(one).__name__)
async def test_whatever_passes_is_tried_again(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch, trouble: Exception, seconds: float
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    room.trouble = [trouble]
    with pytest.raises(TryLater) as later:
        await found.edit_board(table, 501)
    assert later.value.seconds == seconds
    assert not later.value.stuck


async def test_an_old_message_that_was_edited_too_often_is_stuck(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    room.trouble = [refused(429, 30046)]
    with pytest.raises(TryLater) as later:
        await found.edit_board(table, 501)
    assert later.value.stuck


async def test_missing_permissions_are_named(on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    found, room = presenter(on_stage, monkeypatch, may=("view_channel", "attach_files"))
    room.trouble = [refused(403, 50013), refused(403, 50013)]
    with pytest.raises(Unreachable) as problem:
        await found.post_board(table, [1], 1)
    assert problem.value.reason == "forbidden"
    assert problem.value.missing == ("send_messages", "read_message_history")


WITHOUT_FILES = tuple(name for name in EVERYTHING if name != "attach_files")


@pytest.mark.parametrize("known", [True, False], ids=["known", "known only to Discord"])
async def test_a_board_that_may_carry_no_file_is_posted_without_its_picture(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    found, room = presenter(on_stage, monkeypatch, may=WITHOUT_FILES if known else EVERYTHING)
    room.trouble = [] if known else [refused(403, 50013)]
    message = await found.post_board(table, [1], 1)
    (sent,) = room.sent
    assert message == 501
    assert "files" not in sent
    assert "Attach Files" in sent["content"]
    assert sent["view"].children
    assert sent["allowed_mentions"].to_dict() == {"parse": [], "users": [1]}
    room.trouble = [] if known else [refused(403, 50013)]
    await found.edit_board(table, 501)
    (edited,) = room.edited
    assert edited["attachments"] == []  # an old picture would be wrong by now
    assert "Attach Files" in edited["content"]


async def test_a_lobby_and_a_result_are_told_without_their_pictures_too(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch, may=WITHOUT_FILES)
    waiting = await on_stage.open(ANN, language="en", start=False)
    await found.post_lobby(waiting, 1)
    await found.edit_lobby(waiting, 501)
    await on_stage.tables.lobby.join(waiting.id, BO, on_stage.click())
    table = await on_stage.tables.lobby.start(waiting.id, ANN, on_stage.click())
    await on_stage.tables.seating.resign(table.id, ANN, on_stage.click())
    ended = await on_stage.tables.look.at(table.id)
    assert ended.row.phase == "finished"
    await found.post_board(ended, [], 2)
    lobby, result = room.sent
    for sent in (lobby, result):
        assert "files" not in sent
        assert "Attach Files" in sent["content"]
        assert sent["view"].children
    assert room.edited[0]["attachments"] == []


async def test_a_picture_comes_back_with_the_permission(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    room.trouble = [refused(403, 50013)]
    await found.edit_board(table, 501)
    await found.edit_board(table, 501)
    bare, whole = room.edited
    assert bare["attachments"] == []
    assert len(whole["attachments"]) == 1
    assert "Attach Files" not in whole["content"]


async def test_the_longest_message_keeps_its_room_for_what_is_missing(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch, may=WITHOUT_FILES)
    reader, face, view = public_reader(table), face_of(table.row.game), table.match.view(None)
    await found._send(table, Screen(["x" * CONTENT], public_pictures(table, reader, face, view)), (), 1)
    (sent,) = room.sent
    assert len(sent["content"]) <= CONTENT
    assert "Attach Files" in sent["content"]


@pytest.mark.parametrize(
    ("trouble", "here", "reason"),
    [
        (refused(404, 10003), True, "gone"),
        (refused(404, 10003), False, "absent"),
        (refused(403, 50001), False, "absent"),
        (refused(400, 160005), True, "locked"),
    ],
)
async def test_channels_that_are_gone_locked_or_closed_to_the_bot(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch, trouble: Exception, here: bool, reason: str
) -> None:
    found, room = presenter(on_stage, monkeypatch, guild=None if here else False)
    room.trouble = [trouble]
    with pytest.raises(Unreachable) as problem:
        await found.post_board(table, [], 1)
    assert problem.value.reason == reason


async def test_a_deleted_board_is_told(on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    found, room = presenter(on_stage, monkeypatch)
    room.trouble = [refused(404, 10008)]
    with pytest.raises(MessageGone):
        await found.edit_board(table, 501)


async def test_an_archived_thread_is_opened_before_anything_is_said(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, room = presenter(on_stage, monkeypatch)
    opened: list[bool] = []

    async def edit(*, archived: bool) -> None:
        opened.append(archived)

    thread = SimpleNamespace(archived=True, locked=False, edit=edit)
    monkeypatch.setattr("cogs.presenter.discord.Thread", SimpleNamespace)
    found.client.channel = thread  # type: ignore[attr-defined]
    room.trouble = [refused(400, 50083)]
    await found.post_board(table, [], 1)
    assert opened == [False, False]
    assert len(room.sent) == 1
    thread.locked = True
    with pytest.raises(Unreachable, match="locked"):
        await found.post_board(table, [], 2)


async def test_a_picture_that_cannot_be_drawn_takes_nothing_else_along(
    on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: object, key: object, draw: object) -> object:
        raise ValueError("no font")

    monkeypatch.setattr("cogs.panels.pictures.Pictures._draw", broken)
    found, room = presenter(on_stage, monkeypatch)
    await found.post_board(table, [], 1)
    assert "files" not in room.sent[0]
    assert "picture could not be drawn" in room.sent[0]["content"]
    assert room.sent[0]["view"] is not None


PRIVATE_THREAD, PUBLIC_THREAD = 12, 11


@pytest.mark.parametrize("abroad", [False, True], ids=["here", "in a server of another process"])
@pytest.mark.parametrize(
    ("kind", "may", "within", "sees"),
    [
        (PUBLIC_THREAD, ("view_channel",), False, True),
        (PUBLIC_THREAD, (), True, False),
        (PRIVATE_THREAD, ("view_channel",), True, True),
        (PRIVATE_THREAD, ("view_channel",), False, False),
        (PRIVATE_THREAD, ("view_channel", "manage_threads"), False, True),
    ],
)
async def test_a_private_thread_is_seen_by_who_is_in_it(
    on_stage: Stage,
    table: Snapshot,
    monkeypatch: pytest.MonkeyPatch,
    kind: int,
    may: tuple[str, ...],
    within: bool,
    sees: bool,
    abroad: bool,
) -> None:
    """Who was taken out of it reads nothing more of it, and else only who manages threads does."""
    found, _ = presenter(on_stage, monkeypatch)
    thread: Any = discord.Thread.__new__(discord.Thread)
    allowed = discord.Permissions(**dict.fromkeys(may, True))

    async def fetch_member(user: int, /) -> object:
        if not within:
            raise refused(404, 10007)
        return object()

    monkeypatch.setattr(discord.Thread, "parent", SimpleNamespace(id=CHANNEL))
    monkeypatch.setattr(discord.Thread, "is_private", lambda _: kind == PRIVATE_THREAD)
    monkeypatch.setattr(discord.Thread, "permissions_for", lambda *_: allowed)
    monkeypatch.setattr(discord.Thread, "fetch_member", lambda _, user: fetch_member(user))
    guild = SimpleNamespace(get_channel_or_thread=lambda _: thread, get_member=lambda user: SimpleNamespace(id=user))
    if abroad:
        shards = Shards(2, (1 - Shards(2).of(table.row.guild_id),))
        monkeypatch.setattr(on_stage.tables.desk.database, "shards", shards)
        monkeypatch.setattr(discord.Thread, "parent", None)
        thread.parent_id = CHANNEL
        roof = SimpleNamespace(permissions_for=lambda _: allowed)

        async def fetch_guild(_: int, *, with_counts: bool) -> object:
            return guild

        async def fetch_channel(id: int) -> object:
            return roof if id == CHANNEL else thread

        guild.fetch_channel = fetch_channel
        monkeypatch.setattr(found.client, "fetch_guild", fetch_guild, raising=False)
        table.row.channel_id = CHANNEL + 1
    monkeypatch.setattr(found.client, "get_guild", lambda _: None if abroad else guild)
    assert await found.sees(table, 1) is sees


async def test_what_is_not_known_is_not_seen(on_stage: Stage, table: Snapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = presenter(on_stage, monkeypatch)

    async def gone(user: int) -> object:
        raise refused(404, 10007)

    allowed = discord.Permissions(view_channel=True)
    channel = SimpleNamespace(permissions_for=lambda _: allowed)
    guild: Any = SimpleNamespace(
        get_channel_or_thread=lambda _: None, get_member=lambda _: None, fetch_member=gone, id=GUILD
    )
    monkeypatch.setattr(found.client, "get_guild", lambda _: guild)
    assert not await found.sees(table, 1), "the channel is not known"
    guild.get_channel_or_thread = lambda _: channel
    assert not await found.sees(table, 1), "whoever has left the server"
    guild.get_member = lambda user: SimpleNamespace(id=user)
    assert await found.sees(table, 1)
    monkeypatch.setattr(found.client, "get_guild", lambda _: None)
    with pytest.raises(Unreachable):
        await found.sees(table, 1)
