"""Seats that change hands: what is said when it is too early, and where an offer can be taken."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store.rows import Wait
from bot.tables.herald import Herald
from bot.tables.model import HOUR, Person, Snapshot, TableError
from bot.tables.presenter import Unreachable
from bot.tables.timing import REMIND_AGAIN
from bot.text.catalogue import Voice
from cogs import errors
from cogs.panels import board, menu, preferences, seats
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id, parse
from cogs.panels.lobby import require_guest
from tests.cogs.stage import CHANNEL, Stage, complaints_of, custom_ids
from tests.tables.house import Channel

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "en-US")
EN = Voice("en")
NOW = 1_800_000_000

pytestmark = pytest.mark.usefixtures("undrawn")


def waited(table: Snapshot, *, hours: int, reminded: int = 0, first: int = 0) -> tuple[int, Person]:
    """The awaited seat was asked so many hours ago; returns it and the other person."""
    seat = table.awaited[0]
    table.row.waits[seat] = Wait(NOW - hours * HOUR, reminded=reminded, first=first)
    return seat, next(person for person in (ANN, BO) if table.seat_of(person.id) != seat)


@pytest.mark.parametrize(
    ("hours", "reminded", "first", "key"),
    [(1, 0, 0, "replace-not-yet"), (80, 0, 0, "replace-not-reminded"), (80, 1, NOW - HOUR, "replace-not-yet")],
)
async def test_it_is_said_why_a_seat_cannot_be_handed_over_yet(
    on_stage: Stage, hours: int, reminded: int, first: int, key: str
) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    seat, other = waited(table, hours=hours, reminded=reminded, first=first)
    visit = on_stage.visit(other, Id("replace", table.id))
    early = seats.too_early(visit, table, seat)
    assert early is not None
    assert early.key == key
    screen = await seats.replace_screen(visit, table)
    assert errors.explain(await visit.reader(table), early) in screen.texts[0]


async def test_an_absent_seat_can_be_handed_over(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    seat, other = waited(table, hours=80, reminded=1, first=NOW - 20 * HOUR)
    visit = on_stage.visit(other, Id("replace", table.id))
    assert seats.too_early(visit, table, seat) is None
    assert seat in seats.open_to(visit, table)


@pytest.mark.parametrize(("kind", "shown"), [("open", True), ("gone", True), ("friend", False)])
async def test_a_seat_for_one_friend_is_not_offered_on_the_board(on_stage: Stage, kind: str, shown: bool) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    table.row.offered = {1: kind}
    rows: Any = board.buttons(board.public_reader(table), table, face_of("metromania"))
    actions = [button.id.action for row in rows for button in row]
    assert ("take-over" in actions) is shown
    assert (1 in seats.open_to(on_stage.visit(ANN), table)) is shown


async def test_who_lost_the_seat_to_a_bot_takes_it_back_from_the_board(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    assert "take-back" not in str(board.buttons(board.public_reader(table), table, face_of("metromania")))
    table = await on_stage.tables.seating.hand_over(table.id, ANN, 0, "easy", on_stage.click())
    rows: Any = board.buttons(board.public_reader(table), table, face_of("metromania"))
    (id,) = [button.id for row in rows for button in row if button.id.action == "take-back"]
    await guarded(on_stage.visit(ANN, id), handlers[id.action])
    assert (await on_stage.tables.look.at(table.id)).seat_of(ANN.id) == 0


async def test_first_steps_are_shown_again_when_asked_for(on_stage: Stage) -> None:
    await on_stage.tables.people.set(ANN, introduced="metromania")
    visit = on_stage.visit(ANN, Id("lessons-again"))
    await guarded(visit, preferences.lessons_again)
    row = await on_stage.tables.people.get(ANN.id)
    assert row is not None
    assert row.introduced == []
    answers: Any = visit.interaction.response
    assert EN("settings-tutorial-again") in str(answers.sent[-1]["view"].to_components())


NUDGES: list[tuple[str, list[Exception], str]] = [
    ("mention", [], "nudge-sent"),
    ("off", [], "nudge-quiet"),
    ("mention", [Unreachable("forbidden", ["send_messages"])] * 2, "notice-waiting"),
    ("off", [Unreachable("locked")] * 2, "notice-waiting"),
]


@pytest.mark.parametrize(("reminders", "trouble", "key"), NUDGES)
async def test_a_nudge_that_cannot_ping_says_so(
    on_stage: Stage, reminders: str, trouble: list[Exception], key: str
) -> None:
    """It said *sent* also where the bot could not write."""
    channel = Channel()
    on_stage.tables.herald = Herald(on_stage.tables.desk, channel)
    table = await on_stage.open(ANN, BO, language="en")
    await on_stage.tables.herald.tell(table.id)
    channel.trouble += trouble
    called = next(person for person in (ANN, BO) if person.id in table.awaited_users)
    other = BO if called is ANN else ANN
    await on_stage.tables.people.set(called, reminders=reminders)
    visit = on_stage.visit(other, Id("nudge", table.id))
    await guarded(visit, menu.nudge)
    answers: Any = visit.interaction.response
    assert answers.sent[-1]["content"] == EN(key)
    assert len(channel.of("nudge")) == (key != "notice-waiting")


async def test_leaving_a_match_leads_to_handing_over_or_resigning(on_stage: Stage) -> None:
    """It said that the match had begun, and nothing about how to get out of it."""
    table = await on_stage.open(ANN, BO, language="en")
    visit = on_stage.visit(BO, Id("leave", table.id))
    await guarded(visit, handlers["leave"])
    assert complaints_of(visit) == []
    answers: Any = visit.interaction.response
    shown = answers.sent[-1]["view"].to_components()
    actions = [id.action for one in custom_ids(shown) if (id := parse(one))]
    assert {"replace", "resign"} <= set(actions)
    assert (await on_stage.tables.look.at(table.id)).seat_of(BO.id) is not None


async def test_status_tells_of_no_reminders_where_none_are_sent(on_stage: Stage) -> None:
    """They are counted all the same, because a seat may be handed over some time after one was due."""
    table = await on_stage.open(ANN, BO, language="en")
    seat, _ = waited(table, hours=80, reminded=2, first=NOW - 50 * HOUR)
    told = EN("status-reminders-line", count=2, when=table.row.waits[seat].first + 2 * REMIND_AGAIN)
    shown = (await menu.status_screen(on_stage.visit(ANN), table)).texts[0]
    assert told in shown
    person = ANN if table.seat_of(ANN.id) == seat else BO
    await on_stage.tables.people.set(person, reminders="off")
    again = await on_stage.tables.look.at(table.id)
    again.row.waits = table.row.waits
    assert (await menu.status_screen(on_stage.visit(ANN), again)).texts[0] == shown.replace(f"\n{told}", "")


class Room(discord.TextChannel):
    """A channel that some see."""

    __slots__ = ("seen",)

    def __init__(self, seen: bool) -> None:
        self.seen = seen

    def permissions_for(self, obj: Any, /) -> discord.Permissions:
        return discord.Permissions(view_channel=self.seen)


@pytest.mark.parametrize(("there", "here"), [(True, False), (False, True)])
async def test_a_guest_must_see_the_channel_of_the_table(on_stage: Stage, there: bool, here: bool) -> None:
    """The channel where the panel stood was looked at, and a panel stands in any channel of the server."""
    table = await on_stage.open(ANN, BO, language="en")
    visit = on_stage.visit(ANN, Id("s-to-member", table.id), channel=Room(here))
    visit.interaction.channel_id = CHANNEL + 1
    visit.interaction.guild = SimpleNamespace(get_channel_or_thread=lambda id: Room(there) if id == CHANNEL else None)  # type: ignore[assignment]
    visit.home = await on_stage.tables.look.home(table.id)
    friend = object.__new__(discord.Member)
    friend._user = SimpleNamespace(bot=False)  # type: ignore[assignment]
    if there:
        require_guest(visit, friend)
        return
    with pytest.raises(TableError) as caught:
        require_guest(visit, friend)
    assert caught.value.key == "error-not-a-member"


@pytest.mark.parametrize("action", ["s-invite", "s-to-member"])
@pytest.mark.parametrize("writes", [True, False])
async def test_an_invitation_that_could_not_be_written_yet_is_not_called_sent(
    on_stage: Stage, action: str, writes: bool
) -> None:
    channel = Channel()
    on_stage.tables.herald = Herald(on_stage.tables.desk, channel)
    table = await on_stage.open(ANN, BO, language="en", start=action == "s-to-member")
    await on_stage.tables.herald.tell(table.id)
    friend = object.__new__(discord.Member)
    friend._user = SimpleNamespace(bot=False, id=9, display_name="Cem", global_name=None, name="Cem")  # type: ignore[assignment]
    friend.nick = None
    visit = on_stage.visit(ANN, Id(action, table.id, arg="0"), values=[friend])
    channel.trouble += [] if writes else [Unreachable("forbidden", ["send_messages"])] * 2
    await guarded(visit, handlers[action])
    answers: Any = visit.interaction.response
    told = str(answers.sent[-1].get("content") or answers.sent[-1]["view"].to_components())
    assert (EN("lobby-invite-sent", name="Cem") in told) is writes
    assert (EN("notice-waiting") in told) is not writes
