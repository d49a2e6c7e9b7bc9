"""What pressing inside the move panel leads to, passing on the board and typed play too: each is one wish."""

from __future__ import annotations

from bot.tables.asked import Kind, Upshot, Wish
from bot.tables.model import Imagined, Snapshot
from cogs.panels.board import board_screen, call
from cogs.panels.dispatch import on, presses
from cogs.panels.gamefaces import face_of
from cogs.panels.lessons import lessons_screen
from cogs.panels.move.hinting import hintable
from cogs.panels.move.showing import coached, hint_of, panel_of, panel_screen, rule_screen, upshot_screen
from cogs.panels.offer import with_offer
from cogs.panels.reach import Reach
from cogs.panels.reader import board_url
from cogs.panels.screen import Screen
from cogs.panels.visit import Visit


async def unseated(visit: Visit) -> Screen:
    """What *My move* shows where the person is asked nothing: to onlookers the board, in a lobby the first steps."""
    table: Snapshot = await visit.tables.look.at(visit.id.table)
    if table.seat_of(visit.user_id) is None:
        reader = await visit.reader(table)
        return await board_screen(visit, table, reader("panel-spectator"))
    if not table.has_met(visit.user_id):
        return await lessons_screen(visit, table)
    return await panel_screen(visit, table.id)  # which says why there is none


@presses("move", reach=Reach.PRIVATE, otherwise=unseated, fresh=True)
async def my_move(visit: Visit, upshot: Upshot) -> Screen:
    """The button under the board: for the first time in a game its three pictures, then the panel."""
    table = upshot.panel.table
    if not table.has_met(visit.user_id):
        return await lessons_screen(visit, table)
    coach = await coached(visit, upshot.panel)
    screen = await panel_of(visit, upshot.panel, note=coach) if coach else await upshot_screen(visit, upshot)
    return await with_offer(visit, table, screen) if upshot.panel.offer else screen


@presses(
    *("panel", "at", "s-at", "page"),  # another place in the question, another question, or the same anew
    *(
        "opt",
        "done",
        "sure",
        "s-one",
        "s-pick",
        "s-toggle",
        "s-sum",
        "s-dial",
        "s-share",
        "s-field",
        "back",
        "keep",
        "ready",
        "ready-sure",
    ),
    *("on", "s-on", "s-run", "s-then", "s-pair", "intended"),  # several answers with one press
    *("plan", "plan-keep", "plan-step", "plan-stop", "plan-another", "plan-drop", "s-plan-if"),
    reach=Reach.PRIVATE,
)
async def go_on(visit: Visit, upshot: Upshot) -> Screen:
    """The panel after a press in it."""
    return await upshot_screen(visit, upshot)


@presses("hint", reach=Reach.PRIVATE)
async def hinted(visit: Visit, upshot: Upshot) -> Screen:
    """The panel with a hint; as it is now where the table has moved on."""
    if not hintable(upshot.panel):
        return await upshot_screen(visit, upshot)
    return await panel_of(visit, upshot.panel, note=await hint_of(visit, upshot.panel))


@presses("help", reach=Reach.PRIVATE)
async def rule_of(visit: Visit, upshot: Upshot) -> Screen:
    """The rule for this decision."""
    return await rule_screen(visit, upshot)


@on("pass")
async def pass_on_board(visit: Visit) -> None:
    """One press on the board, for everybody who is asked the question the board was made for."""
    table = await visit.table()
    seat = table.seat_of(visit.user_id)
    reader = await visit.reader(table)
    if seat is None or seat not in table.awaited:
        people = reader.people(table.awaited)
        await visit.say(reader("error-not-your-button", people=people, url=board_url(table)))
        return
    option = face_of(table.row.game).public_pass(table.match)
    no = next((question.no for question in table.match.asked(seat) if question.blocking), 0)
    if not option or not no or visit.id.epoch != table.row.epoch or visit.id.arg != call(table):
        await visit.show(panel_screen(visit, table.id, note=reader("panel-stale")), fresh=True)
        return
    await visit.show(wished(visit, table, Wish(Kind.NAMED, visit.id.epoch, no, choices=(option,))), fresh=True)


async def wished(visit: Visit, table: Snapshot, wish: Wish) -> Screen:
    """The screen of what comes of a wish that is no press in a panel."""
    room = visit.tables.plans if isinstance(table, Imagined) else visit.tables.play
    return await upshot_screen(visit, await room.press(table.id, visit.person, wish, visit.number))
