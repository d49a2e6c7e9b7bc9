"""A form of fields side by side and the answers that its rules propose, pressed in the real panels."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import Person as Player
from bot.tables.model import Place
from cogs.panels.ids import digest, parse
from tests.cogs.skirmishing import skirmishing
from tests.e2e.house import House, action, house
from tests.simulated import Message, Person

pytestmark = pytest.mark.e2e


async def begun(at: House) -> None:
    """Ada and Ben play Skirmish; both have pledged, Ada is asked for an attack."""
    tables, place = at.bot.tables, Place(at.world.server.id, at.room.id)
    ada, ben = Player(at.ada.id, "Ada", "en-US"), Player(at.ben.id, "Ben", "en-GB")

    async def open_it() -> None:
        table = await tables.lobby.open("skirmish", place, ada, "en", {}, 1)
        await tables.lobby.join(table.id, ben, 2)
        for person in (ada, ben):
            await tables.people.set(person, introduced="skirmish")
        table = await tables.lobby.start(table.id, ada, 3)
        for seat, person in enumerate((ada, ben)):
            no = next(question.no for question in table.match.asked(seat) if question.slot == "pledge")
            await tables.play.answer(table.id, person, table.row.epoch, no, "rest", 10 + seat)

    await at.world.act(open_it)


def menu(message: Message, number: int) -> str:
    """Custom id of one of the menus of the fields."""
    ids = [item["custom_id"] for item in message.components if item.get("custom_id")]
    return [id for id in ids if (found := parse(id)) is not None and found.action == "s-field"][number]


async def choose(person: Person, message: Message, number: int, *options: str) -> None:
    """Choose options in one of the menus."""
    await person.pick(message, [digest(one) for one in options], id=menu(message, number))


def parcel(option: str) -> str:
    """What stands for one of an option in a menu of numbers that add up."""
    return f"{digest(option)}0"


async def test_a_fleet_is_put_together_on_one_screen_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with skirmishing(monkeypatch):
        async with house(tmp_path, monkeypatch, language="en") as at:
            await begun(at)
            panel = (await at.my_move(at.ada)).message
            await choose(at.ada, panel, 0, "1")
            await at.ada.pick(panel, [parcel("left"), parcel("right")], id=menu(panel, 1))
            before = (await at.table()).row.last
            await at.restart()
            panel = (await at.my_move(at.ada)).message
            assert "skirmish-left 1, skirmish-right 1" in panel.text, "what is half made is still there"
            assert (await at.table()).row.last == before
            await at.ada.press(panel, id=action(panel, "done"))
            table = await at.table()
            assert table.row.last > before
            assert table.match.call() is not None


async def test_what_the_rules_propose_is_one_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with skirmishing(monkeypatch):
        async with house(tmp_path, monkeypatch, language="en") as at:
            await begun(at)
            panel = (await at.my_move(at.ada)).message
            await at.ada.press(panel, "skirmish-all")
            assert (await at.table()).match.call() is not None
