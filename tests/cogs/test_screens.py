"""Every screen in both languages with the longest and the nastiest names, against Discord's limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest

from bot.core.shapes import Amounts, Anchor, Option, Pick, Question, Ranking, Text
from bot.games.twilight_imperium.light import LIGHT
from bot.tables.asked import Panel
from bot.tables.model import Person, Snapshot
from bot.tables.panels import asked as asked_of
from bot.tables.watching import CALLED
from cogs.panels import (
    board,
    entrance,
    gathering,
    guild,
    hand,
    lessons,
    log,
    menu,
    my_games,
    notices,
    opening,
    own,
    preferences,
    result,
)
from cogs.panels import rules as rules_panel
from cogs.panels import seats as seats_panel
from cogs.panels.dispatch import handlers, on
from cogs.panels.ids import Id, digest
from cogs.panels.move import panel as move
from cogs.panels.move.showing import panel_screen
from cogs.panels.screen import Dropdown, Screen
from cogs.panels.visit import Visit
from cogs.panels.votes import ASKING
from cogs.panels.whereabouts import Whereabouts
from tests.cogs.stage import LONGEST, NASTY, Stage, complaints, custom_ids, opened, payload_of, public_complaints

PEOPLE = (Person(1, LONGEST, "ko"), Person(2, NASTY, "en-US"), Person(3, "W" * 32, "ko"), Person(4, "﷽" * 32, "en-GB"))

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_the_first_pages_of_twilight_imperium_said_nothing_of_a_fight(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:3], game="twilight_imperium", **LIGHT)
    visit = on_stage.visit(PEOPLE[0], Id("panel", table.id))
    screen = await lessons.lessons_screen(visit, table)
    reader = await visit.reader(table)
    assert len(screen.pictures) == 4
    assert reader("twilight_imperium-tutorial-fight") in screen.texts[0]


@pytest.fixture(params=["ko", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def reading(person: Person, language: str) -> Person:
    """The same person with Discord in another language."""
    return Person(person.id, person.name, "ko" if language == "ko" else "en-US", person.moderator)


async def played(on_stage: Stage, table: Snapshot, answers: int) -> Snapshot:
    """The table after some answers, always the first option."""
    for _ in range(answers):
        table = await on_stage.tables.look.at(table.id)
        seat = table.awaited[0]
        person = PEOPLE[seat]
        panel = await on_stage.tables.play.panel(table.id, person)
        assert panel.question is not None
        choice: Any = panel.question.shape
        await on_stage.tables.play.answer(
            table.id, person, table.row.epoch, panel.question.no, choice.options[0].id, on_stage.click()
        )
    return await on_stage.tables.look.at(table.id)


def assert_lint(screen: Screen) -> None:
    assert complaints(screen) == []
    ids = custom_ids(payload_of(screen)["components"])
    assert len(set(ids)) == len(ids)


async def test_private_screens_of_a_running_table(on_stage: Stage, language: str) -> None:
    table = await played(on_stage, await on_stage.open(*PEOPLE, language=language), 4)
    awaited = PEOPLE[table.awaited[0]]
    others = [person for person in PEOPLE if person is not awaited]
    watcher = Person(99, NASTY)
    makers: list[Callable[[Visit], Awaitable[Screen]]] = [
        lambda v: opened(v, table.id),
        lambda v: panel_screen(v, table.id, note="n"),
        lambda v: lessons.lessons_screen(v, table),
        lambda v: hand.hand_screen(v, table),
        lambda v: log.log_screen(v, table),
        lambda v: log.log_screen(v, table, 3),
        lambda v: menu.menu_screen(v, table),
        lambda v: menu.status_screen(v, table),
        lambda v: menu.settings_screen(v, table),
        lambda v: board.board_screen(v, table),
        lambda v: seats_panel.sure_screen(v, table, "resign-confirm-many", "resign-sure", "button-resign"),
        lambda v: opening.thread_offer(v, table, "metromania", {"variant": "hidden"}, language),
        lambda v: my_games.games_screen(v),
        lambda v: preferences.settings_screen(v, "n"),
        lambda v: own.privacy_screen(v),
        lambda v: entrance.entrance_screen(v),
        lambda v: opening.new_screen(v),
        lambda v: opening.new_screen(v, "metromania", {"variant": "fixed"}),
        lambda v: guild.check_screen(v),
    ]
    makers += [lambda v, page=page: rules_panel.rules_screen(v, "metromania", page, table.id) for page in range(1, 6)]
    for person in (awaited, others[0], watcher):
        for make in makers:
            visit = on_stage.visit(reading(person, language), Id("x", table.id))
            if person is watcher and make in makers[1:2]:
                continue
            assert_lint(await make(visit))
    assert_lint(await seats_panel.replace_screen(on_stage.visit(awaited, Id("x", table.id)), table))


async def test_server_settings_need_the_permission(on_stage: Stage, language: str) -> None:
    person = reading(PEOPLE[0], language)
    allowed = discord.Permissions(manage_guild=True)
    assert_lint(await guild.server_screen(on_stage.visit(person, Id("server"), permissions=allowed)))
    with pytest.raises(Exception, match="error-permission-you"):
        await guild.server_screen(on_stage.visit(person, Id("server")))
    lacking = discord.Permissions(view_channel=True)
    checked = await guild.check_screen(on_stage.visit(person, Id("check"), app_permissions=lacking))
    assert_lint(checked)
    reader = await on_stage.visit(person).reader()
    assert reader("permission-attach_files") in checked.texts[0]


async def test_public_messages(on_stage: Stage, language: str) -> None:
    waiting = await on_stage.open(*PEOPLE[:3], language=language, start=False, variant="hidden")
    message = gathering.lobby(waiting)
    assert public_complaints(message) == []
    assert "<@" not in message.content
    for notice in _notices(waiting):
        assert public_complaints(notice.public) == []
        assert "<@&" not in notice.public.content
    await on_stage.tables.lobby.start(waiting.id, PEOPLE[0], on_stage.click())
    table = await played(on_stage, await on_stage.tables.look.at(waiting.id), 7)
    recent = await on_stage.tables.play.log(table.id, None, board.ROOM)
    shown = board.board(table, recent)
    assert public_complaints(shown) == []
    lines = shown.content.split("\n")
    assert f"<@{table.awaited_users[0]}>" in lines[0]
    assert all("<@" not in line for line in lines[1:]), "nobody is mentioned but those awaited, in line 1"
    assert "@everyone" not in shown.content
    assert len(lines) == 5
    started = gathering.lobby(table)
    assert public_complaints(started) == []
    assert not started.rows
    for notice in _notices(table):
        assert public_complaints(notice.public) == []


def _notices(table: Snapshot) -> Iterator[notices.Notice]:
    bodies: dict[str, dict[str, Any]] = {
        "invite": {"user": 2, "seat": 0},
        "remind": {"user": 1, "seat": table.awaited[0] if table.playing else 0, "since": 1_700_000_000, "last": True},
        "nudge": {"seat": 1, "seats": [0, 1, 2]},
        **{f"{kind}-asked": {"seat": 0, "voters": [1, 2], "until": 0} for kind in ASKING},
        **{f"{kind}-{end}": {"seat": 1} for kind in ASKING for end in ("refused", "lapsed")},
        "offered": {"user": 4, "seat": 1},
        "closed": {"reason": "idle"},
        "watched": {"users": [10**18 + number for number in range(CALLED)]},
    }
    for kind, body in bodies.items():
        for ballot in ("", *ASKING):
            table.row.ballot.kind, table.row.ballot.value = ballot, "slow"
            table.row.offered = {1: "open"}
            made = notices.notice(table, kind, body)
            if made is not None:
                yield made
            if kind == f"{ballot}-asked":
                assert made is not None
                assert notices.notice(table, kind, {**body, "until": 1}) is None, "another vote has a line of its own"
                for outcome in ("agreed", "refused", "lapsed", "overtaken", "over"):
                    left = notices.decided(table, {"kind": ballot, "seat": 0, "outcome": outcome, "value": "slow"})
                    first, second = left.content.split("\n")
                    assert made.public.content.startswith(first)
                    assert "<@" not in second
                    assert not left.rows
    table.row.ballot.kind = ""
    table.row.offered = {}
    assert notices.notice(table, "unheard of", {}) is None


async def test_the_result(on_stage: Stage, language: str) -> None:
    two = await on_stage.open(*PEOPLE[:2], language=language)
    await played(on_stage, two, 3)
    await on_stage.tables.seating.resign(two.id, PEOPLE[0], on_stage.click())
    table = await on_stage.tables.look.at(two.id)
    assert table.match.result is not None
    shown = result.result(table, table.row.created_at)
    assert public_complaints(shown) == []
    assert table.row.secret in shown.content
    assert_lint(await result.result_screen(on_stage.visit(reading(PEOPLE[1], language), Id("result", two.id)), table))


def many(count: int, groups: int = 0) -> tuple[Option, ...]:
    return tuple(
        Option(
            id=f"1-NE-L-{i}",
            key="metromania-opt-extend-side-marker",
            args={"line": 2, "bend": "sharp-right", "direction": "SE", "side": "R", "kind": "E", "letter": "F"},
            group="metromania-group-start" if groups else "",
            group_args={"line": 1, "arrow": f"S{i % groups + 1}"} if groups else {},
            anchor=Anchor("vertex", (i,)),
            blocked=Text("core-stale") if i % 5 == 4 else None,
            warn=Text("metromania-warn-gives-points", {"seat": 0}) if i % 3 == 2 else None,
        )
        for i in range(count)
    )


SHAPES: list[Any] = [
    Pick(many(1)),
    Pick(many(25)),
    Pick(many(120)),
    Pick(many(120, 6)),
    Pick(many(25), 2, 5),
    Pick(many(60), 0, 60),
    Ranking(many(25)),
    Amounts(many(25), {f"1-NE-L-{i}": 9 for i in range(25)}, 3, 12),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{type(shape).__name__}-{len(shape.options)}")
async def test_every_shape_with_most_options(on_stage: Stage, language: str, shape: Any) -> None:
    table = await on_stage.open(*PEOPLE, language=language)
    seat = table.awaited[0]
    visit = on_stage.visit(reading(PEOPLE[seat], language), Id("panel", table.id))
    question = Question(
        slot="q", prompt=Text("metromania-ask-start"), shape=shape, why=Text("metromania-why-first-turn"), no=9999,
        rule="metromania-rule-dig", changeable=True, default=shape.options[0].id,
    )  # fmt: skip
    other = Question(slot="o", prompt=Text("metromania-ask-station"), shape=Pick(many(3)), no=10000, blocking=False)
    panel = Panel(table, seat, question, (other,), [], may_undo=True)
    reader = await visit.reader(table)
    asked = asked_of(panel)
    assert asked is not None
    for spot in (Whereabouts(), Whereabouts(1, 0), Whereabouts(None, 3), Whereabouts(0, 0), Whereabouts(5, 9)):
        screen = move.question_screen(reader, asked, spot, "x" * 3000)
        assert_lint(screen)
        buttons = [one for row in screen.rows if not isinstance(row, Dropdown) for one in row]
        blocked = {digest(one.id) for one in shape.options if one.blocked is not None}
        shown = [one for one in buttons if one.id is not None and one.id.action == "opt"]
        assert all(one.disabled == (Whereabouts.read(one.id.arg).key in blocked) for one in shown if one.id is not None)
    first = move.question_screen(reader, asked, Whereabouts(), "")
    ids = str(custom_ids(payload_of(first)["components"]))
    assert any(action in ids for action in (":opt:", ":at:", ":s-one:", ":s-pick:", ":s-toggle:", ":s-sum:"))


async def test_a_note_says_which_choices_it_is_about_in_words(on_stage: Stage, language: str) -> None:
    """Not "Note: 2: Finishing ...", which reads like a list."""
    table = await on_stage.open(*PEOPLE[:2], language=language)
    seat = table.awaited[0]
    visit = on_stage.visit(reading(PEOPLE[seat], language), Id("panel", table.id))
    warn = Text("metromania-warn-ends-game")
    options = tuple(Option(f"o{i}", "metromania-opt-skip", warn=warn if i else None) for i in range(3))
    question = Question("q", Text("metromania-ask-start"), Pick(options), no=99)
    shown = asked_of(Panel(table, seat, question, (), []))
    assert shown is not None
    reader = await visit.reader(table)
    text = "\n".join(move.question_screen(reader, shown, Whereabouts(), "").texts)
    (line,) = [line for line in text.splitlines() if reader("metromania-warn-ends-game") in line]
    assert line.startswith("2, 3번" if language == "ko" else "If you choose 2, 3: ")


async def test_custom_ids_hold_nothing_hidden(on_stage: Stage, language: str) -> None:
    """In the hidden variant no id of a panel names a marker (V2)."""
    table = await on_stage.open(*PEOPLE, language=language, variant="hidden")
    table = await played(on_stage, table, 1)
    seat = table.awaited[0]
    visit = on_stage.visit(reading(PEOPLE[seat], language), Id("panel", table.id))
    screen = await panel_screen(visit, table.id)
    hand_now = table.match.view(seat).players[seat].hand
    for custom_id in custom_ids(payload_of(screen)["components"]):
        assert not any(f"-{marker}" in custom_id for marker in hand_now)
    for picture in screen.pictures:
        assert not any(marker in picture.filename for marker in hand_now)


def test_two_handlers_for_one_action_are_refused() -> None:
    taken = next(iter(handlers))
    with pytest.raises(ValueError, match=taken):
        on(taken)(handlers[taken])
