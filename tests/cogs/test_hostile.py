"""What goes wrong around a press: names that look like keys, typed nonsense, a Discord or a database that fails."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.core import bots, playable
from bot.core.errors import CoreError
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.streams import Stream
from bot.games import registry
from bot.store.rows import Ballot
from bot.tables.asked import Asked, Panel
from bot.tables.model import Person, Snapshot, TableError
from bot.text.catalogue import Voice
from cogs import errors
from cogs.panels import log as logs
from cogs.panels import notices, opening
from cogs.panels.board import public_reader
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id, parse
from cogs.panels.move import panel as move
from cogs.panels.reader import Reader
from cogs.panels.screen import Dropdown
from cogs.panels.visit import Visit
from cogs.panels.whereabouts import Whereabouts
from cogs.tables import TableCog
from tests.cogs.stage import CHANNEL, Stage, complaints
from tests.cogs.test_lobby_options import shown_ids
from tests.cogs.test_pressing import text_of

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라", "ko")
EN, KO = Voice("en"), Voice("ko")

pytestmark = pytest.mark.usefixtures("undrawn")


async def press(at: Stage, person: Person, id: Id, values: list[Any] | None = None, **more: Any) -> str:
    visit = at.visit(person, id, values, panel=True, **more)
    await guarded(visit, handlers[id.action])
    return text_of(visit)


async def replace(at: Stage, person: Person, **given: Any) -> str:
    visit = at.visit(person)
    await TableCog.replace.callback(at.client.get_cog("TableCog"), visit.interaction, **given)  # type: ignore[arg-type]
    return text_of(visit)


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["error-unknown", "game-the_dome", "lobby-you-joined", "core-blocked-option"])
async def test_a_person_may_be_called_like_a_key_of_the_catalogue(on_stage: Stage, name: str) -> None:
    """Not only was another sentence read out in the middle; a key with arguments made the answer itself fail."""
    table = await on_stage.open(Person(1, name, "en-US"), BO, game="metromania", language="en", start=False)
    reader = await on_stage.visit(BO).reader(table)
    assert name in errors.explain(reader, TableError("error-not-host", name=name)).replace("\\", "")
    assert name.replace("_", "\\_") in await press(on_stage, BO, Id("start", table.id))


async def test_who_cannot_close_a_lobby_reads_whom_to_ask(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, start=False)
    assert KO("error-not-host", name="Ann") in await press(on_stage, BO, Id("cancel", table.id))


async def test_why_an_option_is_blocked_is_told_with_its_numbers(on_stage: Stage) -> None:
    """The reason's arguments were left behind, so that the sentence ended before the reason."""
    reader = Reader("en")
    text = Text("error-too-few-seats", {"min": 3})
    error = CoreError("core-blocked-option", reason=text.key, **text.args)
    assert EN("error-too-few-seats", min=3) in errors.explain(reader, error)


# --- typed -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["²", "Bo", "9" * 5000, "-1", "7", "\ufe0f"])
async def test_a_seat_that_is_none_never_hands_over_ones_own(on_stage: Stage, seat: str) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    assert EN("error-unknown-option") in await replace(on_stage, ANN, seat=seat, level="hard")
    now = await on_stage.tables.look.at(table.id)
    assert [one.user_id for one in now.seats] == [ANN.id, BO.id]


async def test_a_seat_can_be_named_by_its_letter(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    await replace(on_stage, ANN, seat="a", level="hard")
    assert (await on_stage.tables.look.at(table.id)).seats[0].bot == "hard"


# --- options ---------------------------------------------------------------------------------------------------------


async def test_choosing_one_option_of_a_new_game_keeps_the_other(on_stage: Stage) -> None:
    """THE DOME has three; the second choice forgot the first."""
    visit = on_stage.visit(ANN, Id("s-new", arg=""), ["the_dome"], panel=True)
    await guarded(visit, handlers["s-new"])
    for value in ("ask", "b"):
        ids = [found for one in shown_ids(visit) if (found := parse(one)) and found.action == "s-new-option"]
        assert len(ids) == 3
        visit = on_stage.visit(ANN, ids[value == "b"], [value], panel=True)
        await guarded(visit, handlers["s-new-option"])
    (id,) = [found for one in shown_ids(visit) if (found := parse(one)) and found.action == "open"]
    await press(on_stage, ANN, id)
    table = await on_stage.tables.look.in_channel(CHANNEL)
    assert table is not None
    assert (table.row.options["traps"], table.row.options["mastermind"]) == ("ask", "b")


async def test_an_option_for_one_number_of_seats_is_said_so(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, game="the_dome", start=False, mastermind="d")
    visit = on_stage.visit(ANN, Id("options", table.id), panel=True)
    await guarded(visit, handlers["options"])
    assert EN("error-option-seats-only", option=EN("the_dome-mastermind-d"), max=4) in text_of(visit)


def test_all_options_of_every_game_fit_into_a_custom_id() -> None:
    registry.install()
    for game in ("metromania", "project_mine", "the_dome", "twilight_imperium"):
        rules = playable.find(game).rules
        last = {one.key: one.values[-1] for one in rules.settings}
        for action, arg in (
            ("thread", f"{game};en;{opening.written(game, last)}"),
            ("s-new-option", f"{game};{len(rules.settings) - 1};{opening.written(game, last)}"),
        ):
            assert parse(str(Id(action, arg=arg))) is not None
        assert opening.read(game, opening.written(game, last)) == last


def test_options_that_nobody_chose_stay_out_of_an_id() -> None:
    registry.install()
    for chosen in ({}, {"traps": "ask"}, {"mastermind": "b", "nothing": "of the kind"}):
        kept = {key: value for key, value in chosen.items() if key != "nothing"}
        assert opening.read("the_dome", opening.written("the_dome", chosen)) == kept
    for forged in ("~", "z" * 60, "9-", "--------------------0"):
        assert opening.read("the_dome", forged) == {}


# --- the log ---------------------------------------------------------------------------------------------------------


async def played(at: Stage, game: str, answers: int) -> Snapshot:
    table = await at.open(ANN, BO, game=game, language="en")
    for turn in range(answers):
        table = await at.tables.look.at(table.id)
        asked = [
            (person, seat, question)
            for person in (ANN, BO)
            if (seat := table.seat_of(person.id)) is not None
            and (question := bots.next_question(table.match, seat)) is not None
        ]
        person, seat, question = asked[0]
        choice = bots.choose(table.match, seat, question, "easy", Stream.of("hostile", turn, seat))
        await at.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, at.click())
    return await at.tables.look.at(table.id)


async def test_the_menu_of_moves_calls_cards_by_their_names(on_stage: Stage) -> None:
    table = await played(on_stage, "project_mine", 40)
    screen = await logs.log_screen(on_stage.visit(ANN, Id("log", table.id)), table)
    (menu,) = [row for row in screen.rows if isinstance(row, Dropdown)]
    names = public_reader(table).cards
    told = "\n".join(choice.label for choice in menu.choices)
    ids = [card for card, name in names.items() if card != name and len(card) > 3]
    assert any(name in told for name in names.values())
    assert [card for card in ids if f" {card} " in told or f" {card}." in told] == []


async def test_a_page_of_the_log_that_is_too_long_loses_its_oldest_lines(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(on_stage, "project_mine", 30)
    monkeypatch.setattr("cogs.panels.log.ROOM", 400)
    screen = await logs.log_screen(on_stage.visit(ANN, Id("log", table.id)), table)
    (newest,) = await on_stage.tables.play.log(table.id, None, 1)
    assert screen.texts[1].splitlines()[-1].startswith(f"**{newest.no}**")
    assert len(screen.texts[1]) <= 400
    rows: Any = screen.rows[-1]
    (older,) = [button.id for button in rows if button.id and button.id.action == "log"]
    first = screen.texts[1].splitlines()[0]
    assert older.arg in first, "the next page begins where this one was cut"


async def test_pages_of_the_log_lose_no_move_by_buttons_or_by_number(on_stage: Stage) -> None:
    table = await played(on_stage, "project_mine", 60)
    every = await on_stage.tables.play.log(table.id, 0, 10_000)
    visit = on_stage.visit(ANN, Id("log", table.id))
    before, page, found, numbered = 0, 0, list[str](), list[str]()
    for page in range(1, 40):
        screen = await logs.log_screen(visit, table, before)
        found += screen.texts[1].splitlines()[::-1]
        numbered += (
            (await logs.log_screen(visit, table, await logs.start_of(visit, table, page))).texts[1].splitlines()[::-1]
        )
        rows: Any = screen.rows[-1]
        older = [button.id for button in rows if button.label == EN("button-previous")]
        if not older:
            break
        before = int(older[0].arg)
    reader = await visit.reader(table)
    assert page > 3
    assert found == numbered
    assert found == [text for line in every[::-1] if (text := logs._told(reader, line))]


# --- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["undo", "cancel"])
async def test_a_vote_on_an_old_notice_is_no_vote_in_a_new_ballot(on_stage: Stage, kind: str) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    table.row.ballot = Ballot(kind, 0, 1, [1], [], 500)
    notice = notices.notice(table, f"{kind}-asked", {"seat": 0, "voters": [1], "until": 500})
    assert notice is not None
    rows: Any = notice.public.rows
    agree = rows[0][0].id
    async with on_stage.tables.desk.change(table.id) as change:
        change.row.ballot = Ballot(kind, 0, 1, [1], [], 900)
    assert KO("cogs-vote-over") in await press(on_stage, BO, agree)
    now = await on_stage.tables.look.at(table.id)
    assert now.playing
    assert now.row.ballot.agreed == []
    async with on_stage.tables.desk.change(table.id) as change:
        change.row.ballot = Ballot(kind, 0, 1, [1], [], 500)
    await press(on_stage, BO, agree)
    assert (await on_stage.tables.look.at(table.id)).row.ballot.kind == ""


# --- when something fails --------------------------------------------------------------------------------------------


async def test_when_not_even_the_language_can_be_read_the_person_is_still_answered(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(user_id: int) -> Any:
        raise OSError("disk I/O error")

    monkeypatch.setattr(on_stage.tables.people, "get", broken)
    text = await press(on_stage, BO, Id("menu", 1))
    assert text.startswith(KO("error-unknown", reference="").split("(")[0])


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_discord_that_is_busy_is_no_fault_of_ours(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    refused = discord.HTTPException(SimpleNamespace(status=status, reason=""), {"code": 0, "message": ""})  # type: ignore[arg-type]

    async def work(visit: Visit) -> None:
        raise refused

    monkeypatch.setattr(errors.log, "error", lambda *_, **__: pytest.fail("logged as an error"), raising=False)
    visit = on_stage.visit(BO, Id("thread"))
    await guarded(visit, work)
    assert text_of(visit) == KO("error-busy")


async def test_an_answer_that_takes_long_is_acknowledged_in_time(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under load the transaction itself may wait; Discord does not."""
    table = await on_stage.open(ANN, BO, language="en")
    slow = on_stage.tables.play.press
    acknowledged: list[bool] = []

    async def press(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0.05)
        acknowledged.append(visit.interaction.response.is_done())
        return await slow(*args, **more)

    monkeypatch.setattr(on_stage.tables.play, "press", press)
    monkeypatch.setattr("cogs.panels.visit.PATIENCE", 0.01)
    monkeypatch.setattr("cogs.panels.dispatch.PATIENCE", 0.01)
    person = ANN if ANN.id in table.awaited_users else BO
    panel: Panel = await on_stage.tables.play.panel(table.id, person)
    assert panel.question is not None
    shape: Any = panel.question.shape
    spot = Whereabouts(key=opening_key(shape.options[0]))
    id = Id("sure", table.id, 0, panel.question.no, str(spot))
    visit = on_stage.visit(person, id, panel=True)
    await guarded(visit, handlers["sure"])
    assert acknowledged == [True]
    assert (await on_stage.tables.look.at(table.id)).row.last > table.row.last


def opening_key(option: Option) -> str:
    from cogs.panels.ids import digest

    return digest(option.id)


@pytest.mark.parametrize("action", ["join", "leave", "start", "vote-undo", "export"])
async def test_public_buttons_are_acknowledged_in_time_too(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    monkeypatch.setattr("cogs.panels.dispatch.PATIENCE", 0.01)
    done: list[bool] = []

    async def slow(visit: Visit) -> None:
        await asyncio.sleep(0.05)
        done.append(visit.interaction.response.is_done())
        await visit.say("done")

    visit = on_stage.visit(ANN, Id(action, 1))
    await guarded(visit, slow)
    assert done == [True]
    assert text_of(visit) == "done"


async def test_a_start_that_takes_long_leaves_nobody_waiting(on_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord shows that the bot is thinking until something is said."""
    table = await on_stage.open(ANN, BO, language="en", start=False)
    start = on_stage.tables.lobby.start

    async def slow(*args: Any) -> Any:
        await asyncio.sleep(0.05)
        return await start(*args)

    monkeypatch.setattr(on_stage.tables.lobby, "start", slow)
    monkeypatch.setattr("cogs.panels.dispatch.PATIENCE", 0.01)
    visit = on_stage.visit(ANN, Id("start", table.id))
    await guarded(visit, handlers["start"])
    assert text_of(visit) == EN("cogs-started")


async def test_a_form_asked_for_too_late_says_so(on_stage: Stage) -> None:
    visit = on_stage.visit(BO, Id("deck-import"), panel=True)
    await visit.hold()
    await guarded(visit, handlers["deck-import"])
    assert text_of(visit) == KO("error-busy")


async def test_only_a_clock_that_is_always_late_is_not_believed(on_stage: Stage) -> None:
    """A machine without the right time must not make the bot deaf."""
    answered: list[bool] = []
    for _ in range(10):
        visit = on_stage.visit(ANN, Id("my-settings"), age=60)
        await guarded(visit, handlers["my-settings"])
        answered.append(visit.interaction.response.is_done())
    assert answered == [False] * 7 + [True] * 3
    prompt, late = on_stage.visit(ANN, Id("my-settings")), on_stage.visit(ANN, Id("my-settings"), age=60)
    for visit in (prompt, late):
        await guarded(visit, handlers["my-settings"])
    assert prompt.interaction.response.is_done()
    assert not late.interaction.response.is_done()


# --- opening ---------------------------------------------------------------------------------------------------------


class Thread:
    """A thread that was made."""

    id, parent_id = 4711, CHANNEL

    def __init__(self, may_delete: bool = True) -> None:
        self.deleted = False
        self.may_delete = may_delete

    async def add_user(self, user: Any) -> None:
        pass

    async def delete(self) -> None:
        if not self.may_delete:
            raise discord.Forbidden(SimpleNamespace(status=403, reason=""), {"code": 50013, "message": ""})  # type: ignore[arg-type]
        self.deleted = True

    async def edit(self, archived: bool) -> None:
        pass


def text_channel(thread: Thread) -> Any:
    channel = AsyncMock(spec=discord.TextChannel)
    channel.create_thread.return_value = thread
    return channel


@pytest.mark.parametrize("may_delete", [True, False])
@pytest.mark.parametrize("id", [Id("practice", arg="metromania"), Id("thread", arg="metromania;en;-")], ids=str)
async def test_a_thread_for_a_table_that_is_refused_is_taken_away(on_stage: Stage, id: Id, may_delete: bool) -> None:
    row = await on_stage.tables.people.guild(10)
    row.openers = "moderators"
    await on_stage.tables.people.set_guild(row)
    thread = Thread(may_delete)
    text = await press(on_stage, ANN, id, channel=text_channel(thread))
    assert thread.deleted is may_delete
    assert EN("error-openers-only", who=EN("server-openers-moderators")) in text


async def test_practice_names_the_permissions_that_are_missing(on_stage: Stage) -> None:
    lacking = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    text = await press(on_stage, ANN, Id("practice", arg="metromania"), app_permissions=lacking)
    assert EN("permission-attach_files") in text
    assert await on_stage.tables.look.in_channel(CHANNEL) is None


async def test_resuming_where_the_bot_may_not_write_names_the_permissions(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    await on_stage.tables.herald.gone(CHANNEL)
    lacking = discord.Permissions(view_channel=True, read_message_history=True)
    text = await press(on_stage, ANN, Id("resume", table.id), app_permissions=lacking)
    assert EN("permission-send_messages") in text
    assert not (await on_stage.tables.look.at(table.id)).playing


# --- limits ----------------------------------------------------------------------------------------------------------


async def test_25_areas_with_every_control_fit_into_one_message(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    options = tuple(
        Option(f"{i}", "person", {"name": f"{i}"}, group="person", group_args={"name": f"{i // 2}"}) for i in range(50)
    )
    prompt = Text("panel-area", {})
    shape = Pick(options, 2, 3)
    question = Question("x", prompt, shape, rule="error-full", default="0", no=1)
    others = tuple(Question(f"{n}", Text("person", {"name": f"{n}"}), Pick(options[:3]), no=n) for n in range(2, 6))
    panel = Panel(table, 0, question, others, [], may_undo=True)
    reader = await on_stage.visit(ANN).reader(table)
    shown = Asked(panel, question, shape)
    screen = move.question_screen(reader, shown, Whereabouts(), "")
    assert complaints(screen) == []
