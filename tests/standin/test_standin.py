"""The stand-in tells a bot what Discord would: driven here by a sample bot in its own process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.home.world import Channel
from tests.payloads import validate_answer
from tests.standin import BotProcess, InteractionFailed, NotOffered, Person, Standin
from tests.standin.replies import concurrently

SAMPLE = (sys.executable, "-m", "tests.standin.sample_bot")
SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"

pytestmark = [pytest.mark.standin, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Standin, BotProcess]]:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path_factory.mktemp("bot") / "sample.sqlite3", command=SAMPLE)
        async with bot:
            yield discord, bot


@pytest.fixture
def discord(shared: tuple[Standin, BotProcess]) -> Standin:
    shared[0].faults.clear()
    return shared[0]


@pytest.fixture
def bot(shared: tuple[Standin, BotProcess]) -> BotProcess:
    return shared[1]


@pytest.fixture
def room(discord: Standin) -> Channel:
    return discord.home.text("room")


@pytest.fixture
def jisu(discord: Standin) -> Person:
    return discord.person("지수", locale="ko")


async def test_commands_are_registered_with_their_korean_names(discord: Standin) -> None:
    (sample,) = discord.world.commands
    show = next(one for one in sample["options"] if one["name"] == "show")
    assert sample["name_localizations"] == {"ko": "견본"}
    assert show["description_localizations"] == {"ko": "낱말을 보여 줘요"}


async def test_a_command_in_korean_is_answered_privately_with_a_picture(room: Channel, jisu: Person) -> None:
    reply = await jisu.slash(room, "/견본 보기", word="hi", size="Big", to=jisu)
    assert reply.text == f"hi big user{jisu.id} ko True 10485760"
    assert reply.ephemeral
    assert [(one.name, one.description) for one in reply.message.files] == [("board.png", "a board")]
    assert reply.message.files[0].data.startswith(b"\x89PNG")
    assert room.messages == []


async def test_commands_work_in_a_private_channel(discord: Standin, jisu: Person) -> None:
    private = discord.world.direct(jisu.user)
    assert (await jisu.slash(private, "/sample show", word="hi")).text.startswith("hi small None")


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("/sample nothing", {}),
        ("/samples show", {"word": "a"}),
        ("/sample show", {}),
        ("/sample show", {"word": 3}),
        ("/sample show", {"word": "a", "size": "huge"}),
        ("/sample show", {"word": "a", "colour": "red"}),
    ],
)
async def test_what_a_client_would_not_send_is_not_sent(
    room: Channel, jisu: Person, command: str, options: dict[str, Any]
) -> None:
    with pytest.raises(NotOffered):
        await jisu.slash(room, command, **options)


async def test_autocomplete_offers_what_fits(room: Channel, jisu: Person) -> None:
    assert await jisu.autocomplete(room, "/sample show", "word", "pl") == [
        {"name": "Apple", "value": "apple"},
        {"name": "Plum", "value": "plum"},
    ]


async def test_a_board_pings_only_whom_it_may_and_a_nonce_posts_it_once(room: Channel, jisu: Person) -> None:
    first = await jisu.slash(room, "/sample board", acts="count slow")
    again = await jisu.slash(room, "/sample board", acts="count slow")
    assert first.text == again.text
    (board,) = room.messages
    assert board.pings == [jisu.id]
    assert "@everyone" in board.content
    assert board.labels == ["count 0", "slow 0"]


async def test_a_button_changes_its_own_message(room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    reply = await jisu.press(room.messages[0], "count")
    assert reply.updated
    assert reply.message is room.messages[0]
    assert room.messages[0].text == "count 1"
    assert room.messages[0].files, "an edit that names no attachments keeps them"


async def test_a_deferred_answer_stays_private_whatever_follows(room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="slow")
    reply = await jisu.press(room.messages[0], "slow")
    await reply.changed(1) if not reply.followups else None
    assert (reply.text, reply.ephemeral, reply.deferred) == ("slow hand", True, True)
    assert [one.name for one in reply.message.files] == ["hand.png"]
    assert reply.last.text == "and more"
    assert reply.last.ephemeral
    assert reply.settled_ms is not None
    assert reply.settled_ms > reply.acknowledged_ms


async def test_a_deferred_update_edits_the_board(room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="later")
    reply = await (await jisu.press(room.messages[0], "later")).settled()
    assert reply.text == "later"
    assert room.messages[0].labels == []


async def test_menus_give_their_values_and_people(discord: Standin, room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="fruit friend")
    minho = discord.person("**민호** @everyone")
    chosen = await jisu.select(room.messages[0], ["Pear", "plum"], select="s-fruit")
    named = await jisu.select(room.messages[0], [minho], select="s-friend")
    assert chosen.text == "pear plum"
    assert named.text == f"<@{minho.id}> is **민호** @everyone"
    assert named.message.pings == [minho.id]
    with pytest.raises(NotOffered):
        await jisu.select(room.messages[0], ["apple", "pear", "plum"], select="s-fruit")


async def test_a_form_opens_and_is_sent(room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="form")
    opened = await jisu.press(room.messages[0], "form")
    assert opened.modal["title"] == "A form"
    assert (await jisu.submit(opened, {"Kind": "B"})).text == "nobody b False"
    opened = await jisu.press(room.messages[0], "form")
    assert (await jisu.submit(opened, {"Name": "kim", "Kind": "a", "Sure": True})).text == "kim a True"
    with pytest.raises(NotOffered):
        await jisu.submit(opened, {"Name": "x" * 21, "Kind": "a"})


async def test_a_panel_hides_its_shown_files_and_takes_new_ones(discord: Standin, room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="panel")
    panel = await jisu.press(room.messages[0], "panel")
    assert panel.message.v2
    assert panel.message.to_json()["attachments"] == []
    turned = await jisu.press(panel.message, "turn")
    assert turned.updated
    assert [one.name for one in turned.message.files] == ["panel-1.png"]
    assert turned.message.components[1]["items"][0]["media"]["url"] == turned.message.files[0].url
    with pytest.raises(NotOffered):
        await discord.person("Nosy").press(panel.message, "turn")


async def test_edits_keep_or_replace_files_and_miss_what_is_gone(room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    board = room.messages[0]
    assert (await jisu.slash(room, "/sample edit", message=str(board.id))).text == "done"
    assert [one.name for one in board.files] == ["board.png"]
    await jisu.slash(room, "/sample edit", message=str(board.id), picture_too=True)
    assert [one.name for one in board.files] == ["new.png"]
    board.delete()
    assert (await jisu.slash(room, "/sample edit", message=str(board.id))).text == "404 10008"


async def test_old_messages_take_few_edits(discord: Standin, room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    board = room.messages[0]
    board.age(4000)
    discord.routes.old_edits_allowed = 1
    try:
        assert (await jisu.slash(room, "/sample edit", message=str(board.id))).text == "done"
        assert (await jisu.slash(room, "/sample edit", message=str(board.id))).text == "429 30046"
    finally:
        discord.routes.old_edits_allowed = None


async def test_missing_permissions_are_told_apart(discord: Standin, jisu: Person) -> None:
    bot = discord.world.bot
    for names, expected in (
        ("create_public_threads", "403 50013"),
        ("send_messages_in_threads", "403 50013"),
        ("view_channel", "403 50001"),
    ):
        room = discord.home.text("closed")
        room.deny(bot, names)
        assert (await jisu.slash(room, "/sample thread")).text == expected, names


async def test_threads_open_archive_and_lock(discord: Standin, room: Channel, jisu: Person) -> None:
    opened = await jisu.slash(room, "/sample thread")
    thread = discord.world.channels[int(opened.text)]
    assert thread.parent is room
    greeting = thread.messages[0]
    thread.archive()
    assert (await jisu.slash(room, "/sample thread", again=str(thread.id))).text == str(thread.id)
    assert not thread.archived
    thread.archive()
    assert (await jisu.slash(thread, "/sample edit", message=str(greeting.id))).text == "400 50083"
    thread.archive(locked=True)
    assert (await jisu.slash(room, "/sample thread", again=str(thread.id))).text == "403 50013"
    thread.delete()
    assert (await jisu.slash(room, "/sample thread", again=str(thread.id))).text == "404 10003"


async def test_members_come_and_go(discord: Standin, room: Channel, jisu: Person) -> None:
    gone = discord.person("Gone")
    assert (await jisu.slash(room, "/sample member", id=str(gone.id))).text == "Gone"
    discord.home.leave(gone.user)
    assert (await jisu.slash(room, "/sample member", id=str(gone.id))).text == "404 10007"


async def test_the_bot_hears_of_its_removal_and_return(discord: Standin, bot: BotProcess) -> None:
    # Until discord.py calls itself ready, two seconds after the last server, every server counts as an old one.
    await discord.until(lambda: "ready" in bot.log)
    other = discord.world.add_guild("Elsewhere")
    await discord.until(lambda: "joined Elsewhere" in bot.log)
    other.kick_bot()
    await discord.until(lambda: "left Elsewhere" in bot.log)
    other.invite_bot()
    await discord.until(lambda: bot.log.count("joined Elsewhere") == 2)


async def test_a_late_or_second_acknowledgement_is_refused(discord: Standin, room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="never twice")
    discord.interactions.ack_seconds = 0.2
    discord.faults.delay("* /interactions/*", 0.4, times=1)
    try:
        with pytest.raises(InteractionFailed):
            await jisu.press(room.messages[0], "never")
        with pytest.raises(InteractionFailed):
            await jisu.press(room.messages[0], "twice")
    finally:
        discord.interactions.ack_seconds = 3.0
    answers = discord.sent("POST /interactions/{interaction_id}/{interaction_token}/callback")
    await discord.until(lambda: answers[-1].status == 404)
    seen = len(discord.requests)
    assert (await jisu.press(room.messages[0], "twice")).text == "once"
    await discord.until(lambda: [one.status for one in discord.requests[seen:]] == [200, 400])


async def test_a_hundred_people_press_at_once(discord: Standin, room: Channel) -> None:
    people = [discord.person(f"P{number}") for number in range(100)]
    await people[0].slash(room, "/sample board", acts="count")
    board = room.messages[0]
    replies = await concurrently([person.press(board, board.buttons[0]) for person in people])
    assert [one for one in replies if isinstance(one, BaseException)] == []
    assert board.edits == 100


@pytest.mark.parametrize(
    ("status", "more", "expected"),
    [
        (429, {"retry_after": 0.05}, "done"),
        (429, {"retry_after": 0.05, "via": False}, "429 0"),
        (503, {}, "503 0"),
        (500, {}, "done"),
    ],
)
async def test_error_answers_are_retried_or_raised_as_the_library_does(
    discord: Standin, room: Channel, jisu: Person, status: int, more: dict[str, Any], expected: str
) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    discord.faults.answer("PATCH /channels/*/messages/*", status, times=1, **more)
    assert (await jisu.slash(room, "/sample edit", message=str(room.messages[0].id))).text == expected


async def test_a_reset_or_lost_answer_reaches_the_bot_as_a_broken_connection(
    discord: Standin, room: Channel, jisu: Person
) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    board = room.messages[0]
    discord.faults.reset("PATCH /channels/*/messages/*", times=1)
    broken = await jisu.slash(room, "/sample edit", message=str(board.id))
    assert broken.text in ("ClientOSError", "ServerDisconnectedError", "ConnectionResetError")
    assert board.edits == 0
    discord.faults.lose("PATCH /channels/*/messages/*", times=1)
    await jisu.slash(room, "/sample edit", message=str(board.id))
    assert board.edits == 1, "a lost answer was carried out"


async def test_a_hanging_request_is_let_go_by_clear(discord: Standin, room: Channel, jisu: Person) -> None:
    await jisu.slash(room, "/sample board", acts="count")
    discord.faults.hang("PATCH /channels/*/messages/*")
    reply = await jisu.slash(room, "/sample edit", message=str(room.messages[0].id), settle=False)
    await discord.until(lambda: discord.faults.struck and discord.faults.struck[-1][1] == "hang")
    assert reply.message.loading
    discord.faults.clear()
    await reply.settled()


async def test_a_dropped_gateway_resumes_and_replays(
    discord: Standin, bot: BotProcess, room: Channel, jisu: Person
) -> None:
    resumed, identified = discord.gateway.resumed, discord.gateway.identified
    discord.gateway.drop()  # what is dispatched next finds a dead connection
    assert (await jisu.slash(room, "/sample show", word="missed")).text.startswith("missed")
    assert (discord.gateway.resumed, discord.gateway.identified) == (resumed + 1, identified)
    discord.gateway.reconnect()
    await discord.until(lambda: discord.gateway.resumed == resumed + 2)
    assert bot.running


async def test_the_stand_in_itself_answers_as_discord_describes(discord: Standin, room: Channel, jisu: Person) -> None:
    seen = len(discord.requests)
    await jisu.slash(room, "/sample board", acts="slow panel count")
    board = room.messages[0]
    await (await jisu.press(board, "slow")).settled()
    await jisu.press((await jisu.press(board, "panel")).message, "turn")
    await jisu.press(board, "count")
    await jisu.slash(room, "/sample edit", message=str(board.id), picture_too=True)
    await jisu.slash(room, "/sample member", id=str(jisu.id))
    opened = await jisu.slash(room, "/sample thread")
    await jisu.slash(room, "/sample thread", again=opened.text)
    # The first requests of all are the log-in and the registration of commands.
    answered = [one for one in [*discord.requests[:4], *discord.requests[seen:]] if one.answer is not None]
    routes = {one.route for one in answered}
    assert {SEND, EDIT, "POST /channels/{channel_id}/threads", "GET /oauth2/applications/@me"} <= routes
    complaints = {f"{one.route}: {what}" for one in answered for what in validate_answer(one.answer, one.route)}
    assert "\n".join(sorted(complaints)) == ""


async def test_what_discord_refuses_is_refused_and_noted(discord: Standin, room: Channel, jisu: Person) -> None:
    earlier = discord.findings
    assert earlier == [], "every other request of the sample bot is in order"
    discord.interactions.ack_seconds = 0.2
    try:
        with pytest.raises(InteractionFailed):
            await jisu.slash(room, "/sample wrong")
    finally:
        discord.interactions.ack_seconds = 3.0
    found = "\n".join(discord.findings)
    assert "button label: 90 characters" in found
    assert "house: allowed_mentions: pings everyone" in found
    assert "openapi: data/components/0/components/0/label" in found
    discord.rest.complaints.clear()


async def test_a_killed_bot_fails_its_people_and_comes_back(
    discord: Standin, bot: BotProcess, room: Channel, jisu: Person
) -> None:
    await jisu.slash(room, "/sample board", acts="never count")
    waiting = asyncio.create_task(concurrently([jisu.press(room.messages[0], "never")]))
    await asyncio.sleep(0.1)
    await bot.kill()
    (failed,) = await waiting
    assert isinstance(failed, InteractionFailed)
    await bot.start()
    assert (await jisu.press(room.messages[0], "count")).text == "count 1"
    assert bot.memory > 10_000_000


async def test_an_invalid_session_identifies_anew(discord: Standin, bot: BotProcess) -> None:
    identified = discord.gateway.identified
    discord.gateway.invalidate()
    await discord.until(lambda: discord.gateway.identified == identified + 1, timeout=15)
    assert bot.running


async def test_a_foreign_token_is_not_let_in(discord: Standin, bot: BotProcess) -> None:
    other = BotProcess(
        discord, bot.database.with_name("x.sqlite3"), command=SAMPLE, settings={"DISCORD_TOKEN": "a.b.c"}
    )
    await other.start(wait=False)
    assert await other.wait() == 1
    assert "Improper token" in other.log


async def test_usual_rate_limits_make_the_bot_wait() -> None:
    from bot.home.clock import Clock
    from bot.home.limits import RateLimits

    limits = RateLimits(Clock(), limit=2, window=60.0)
    answers = [limits.ask(SEND, 1)[0] for _ in range(3)] + [limits.ask(SEND, 2)[0], limits.ask(EDIT, 1)[0]]
    assert answers == [True, True, False, True, True]
    assert limits.ask(SEND, 2)[1]["X-RateLimit-Remaining"] == "0"
    assert limits.ask("GET /users/@me", 1) == (True, {})
