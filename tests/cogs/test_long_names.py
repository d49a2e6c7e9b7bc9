"""Whole games of cards with the longest and nastiest names that people and packs may have: every message still fits."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from typing import Any

import pytest

from bot.core import bots
from bot.core.playable import find
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.tables.lobby import PACK
from bot.tables.model import Person, Snapshot
from cogs.panels import board, hand, log, menu, result
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.move.showing import panel_screen
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from tests.cogs.stage import LONGEST, NASTY, Stage, complaints, custom_ids, opened, payload_of, public_complaints

pytestmark = [pytest.mark.usefixtures("undrawn"), pytest.mark.slow]

ANSWERS = 900
EVERY = 60
"""Answers between two looks at everything."""
NASTY_CARD = "*@everyone_~`{number}` [x](http://e.ru) "
PLAIN_CARD = "{number} "


def long_pack(game: str) -> bytes:
    """The game's own cards, called as nastily and as long as a pack may call them."""
    own = find(game).rules.built_in_pack()
    assert own is not None
    document: Any = json.loads(own)
    numbers = itertools.count(1)
    begin = NASTY_CARD if game == "project_mine" else PLAIN_CARD

    def lengthen(node: Any) -> None:
        if isinstance(node, list):
            for one in node:
                lengthen(one)
            return
        if not isinstance(node, dict):
            return
        for key, most, filler in (("name", 40, "뚫"), ("text", 400, "뷁 "), ("note", 400, "뷁 ")):
            words = node.get(key)
            if isinstance(words, dict) and set(words) == {"ko", "en"}:
                number = next(numbers)
                node[key] = {
                    language: ((begin if key == "name" else PLAIN_CARD).format(number=number) + filler * most)[
                        :most
                    ].strip()
                    for language in words
                }
        for one in node.values():
            lengthen(one)

    lengthen(document["cards"])
    lengthen(document.get("decks", []))
    return json.dumps(document, ensure_ascii=False).encode()


async def begun(at: Stage, game: str, language: str) -> tuple[Snapshot, list[Person]]:
    locale = "ko" if language == "ko" else "en-US"
    names = (LONGEST, NASTY, "@" * 32, "_" * 32) if game == "project_mine" else (LONGEST, "_" * 32, NASTY)
    people = [Person(number, name, locale) for number, name in enumerate(names, 1)]
    table = await at.open(*people, game=game, language=language, start=False)
    data = long_pack(game)
    sha = hashlib.sha256(data).hexdigest()
    async with at.tables.desk.database.write() as connection:
        await repo.put_pack(connection, sha, game, data)
    await at.tables.lobby.set_option(table.id, people[0], PACK, sha, at.click())
    if game == "project_mine":
        await at.tables.lobby.set_option(table.id, people[0], "length", "short", at.click())
    table = await at.tables.lobby.start(table.id, people[0], at.click())
    for person in people:
        await at.tables.people.set(person, introduced=game)
    return table, people


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("game", ["project_mine", "the_dome"])
async def test_everything_fits(on_stage: Stage, game: str, language: str) -> None:
    table, people = await begun(on_stage, game, language)
    looked = 0
    for turn in range(ANSWERS):
        table = await on_stage.tables.look.at(table.id)
        if turn % EVERY == 0 or not table.playing:
            await look(on_stage, table, people)
            looked += 1
        if not table.playing:
            break
        for person in people:
            seat = table.seat_of(person.id) or 0
            question = bots.next_question(table.match, seat)
            if question is not None:
                choice = bots.choose(table.match, seat, question, "easy", Stream.of("long", turn, seat))
                await on_stage.tables.play.answer(
                    table.id, person, table.row.epoch, question.no, choice, on_stage.click()
                )
                break
        else:
            for token in table.match.timers():
                await on_stage.tables.clocks.elapse(table.id, token)
    assert looked >= 3
    assert table.row.phase == "finished", "the result was looked at too"


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_what_a_match_is_checked_by_stays_however_much_there_is_to_tell(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    people = [Person(1, LONGEST, "ko"), Person(2, NASTY, "en-US")]
    table = await on_stage.open(*people, game="the_dome", language=language)
    await on_stage.tables.seating.resign(table.id, people[1], on_stage.click())
    table = await on_stage.tables.look.at(table.id)
    assert table.row.phase == "finished"
    long = [f"{number} " + "뷁" * 40 for number in range(100)]
    monkeypatch.setattr(face_of("the_dome"), "hidden_lines", lambda *_: long)
    shown = result.result(table, table.row.created_at)
    assert public_complaints(shown) == []
    *told, ended, secret, commitment = shown.content.split("\n")
    assert told[-1] in [f"{line}…" for line in long], "cut where a line ends"
    reader = Reader("ko" if language == "ko" else "en")
    assert ended.startswith(reader("result-length-line", progress="|", time="|").split("|")[0])
    assert table.row.secret in secret
    assert table.row.commitment in commitment


async def look(at: Stage, table: Snapshot, people: list[Person]) -> None:
    recent = await at.tables.play.log(table.id, None, board.ROOM)
    if table.playing:
        shown = board.board(table, recent, 1_800_000_000)
        assert len(shown.content.split("\n")) >= 5
    else:
        shown = result.result(table, table.row.created_at)
        assert table.row.secret in shown.content, "the match can be checked"
        assert table.row.commitment in shown.content
    assert public_complaints(shown) == []
    assert "@everyone" not in shown.content
    for person in [*people, Person(99, NASTY)]:
        visit = at.visit(person, Id("x", table.id))
        screens = [
            await opened(visit, table.id),
            await hand.hand_screen(visit, table),
            await log.log_screen(visit, table),
            await menu.menu_screen(visit, table),
            await menu.status_screen(visit, table),
        ]
        if table.seat_of(person.id) is not None:
            screens.append(await panel_screen(visit, table.id, note="n"))
        if not table.playing:
            screens.append(await result.result_screen(visit, table))
        for screen in screens:
            judge(screen)


def judge(screen: Screen) -> None:
    assert complaints(screen) == []
    ids = custom_ids(payload_of(screen)["components"])
    assert len(set(ids)) == len(ids)
    text = "\n".join(screen.texts)
    assert "@everyone" not in text
    assert not re.search(r"(?<!\\)\]\(http", text), "no link"
    assert not any(one.endswith("…") for one in screen.texts[:1]) or len(screen.texts[0]) < 3900, "nothing asked is cut"
