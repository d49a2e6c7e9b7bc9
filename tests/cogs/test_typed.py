"""Typed play of Metromania: notation in full and shortened, all or nothing, autocomplete in both languages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.core.match import Match
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.metromania import MetromaniaCog, site_choices_of, tunnels
from cogs.panels.visit import Visit
from tests.cogs.stage import Stage
from tests.cogs.test_pressing import ANN, BO, awaited, text_of
from tests.games.metromania.test_golden import FOLDER as GOLDEN

pytestmark = pytest.mark.usefixtures("undrawn")
WORDS = {ANN.id: Voice("en"), BO.id: Voice("ko")}


@pytest.fixture
async def table(on_stage: Stage) -> Snapshot:
    return await on_stage.open(ANN, BO, language="en")


def cog(on_stage: Stage) -> Any:
    found = on_stage.client.get_cog("MetromaniaCog")
    assert isinstance(found, MetromaniaCog)
    return found


async def dig(on_stage: Stage, person: Person, *steps: str) -> str:
    visit = on_stage.visit(person)
    await MetromaniaCog.dig.callback(cog(on_stage), visit.interaction, *steps)  # type: ignore[arg-type]
    return text_of(visit)


async def station(on_stage: Stage, person: Person, place: str) -> str:
    visit = on_stage.visit(person)
    await MetromaniaCog.station.callback(cog(on_stage), visit.interaction, place)  # type: ignore[arg-type]
    return text_of(visit)


async def offered(on_stage: Stage, person: Person, current: str, **typed: str) -> list[Any]:
    visit: Visit = on_stage.visit(person)
    visit.interaction.namespace = SimpleNamespace(**typed)  # type: ignore[misc]
    return await tunnels(visit.interaction, [name for name in ("first", "second") if name in typed], current)


async def test_three_tunnels_with_one_command(on_stage: Stage, table: Snapshot) -> None:
    person, other = await awaited(on_stage, table)
    typed: dict[str, str] = {}
    for name in ("first", "second", "third"):
        choices = await offered(on_stage, person, "", **typed)
        assert choices
        assert len(choices) <= 25
        typed[name] = choices[0].value
    text = await dig(on_stage, person, *typed.values())
    assert (await on_stage.tables.look.at(table.id)).awaited_users == (other.id,)
    assert other.name in text


async def test_one_wrong_step_and_nothing_is_done(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    first = (await offered(on_stage, person, ""))[0].value
    head = (await on_stage.tables.look.at(table.id)).row.head
    for nonsense in ("1-T5", "hello", "**@everyone**", "st-G7"):
        text = await dig(on_stage, person, first, nonsense)
        assert (await on_stage.tables.look.at(table.id)).row.head == head
        assert text
        assert "@everyone" not in text or "`**@everyone**`" in text


async def test_a_step_after_the_last_choice_of_a_turn_is_refused_with_what_to_do(
    on_stage: Stage, table: Snapshot
) -> None:
    """The engine digs a tunnel that is the only one; whoever types it too reads that there is nothing to choose."""
    head, *answers, _ = (GOLDEN / "2-open.txt").read_text().splitlines()
    seats, variant, seed = head.split()
    match = Match.new("metromania", int(seats), bytes.fromhex(seed), {"variant": variant})
    choices = [line.split() for line in answers]
    for seat, choice in choices[:49]:
        (question,) = match.asked(int(seat))
        match.answer(int(seat), question.no, choice)
    async with on_stage.tables.desk.change(table.id) as change:
        change.row.state = match.save().decode()
    person, _ = await awaited(on_stage, await on_stage.tables.look.at(table.id))
    two = [choice for _, choice in choices[49:51]]
    assert WORDS[person.id]("metromania-turn-decided", text="`2-SE-L`") == await dig(on_stage, person, *two, "2-SE-L")
    assert (await on_stage.tables.look.at(table.id)).match.awaited() == match.awaited()
    laid = match.play.board.tunnels_laid(int(choices[49][0]))
    await dig(on_stage, person, *two)
    after = await on_stage.tables.look.at(table.id)
    assert after.match.play.board.tunnels_laid(int(choices[49][0])) == laid + 3
    assert after.match.awaited() != match.awaited()


async def test_a_shortened_step_is_enough_when_it_is_clear(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    await dig(on_stage, person, "1 s3 b8")
    view: Any = (await on_stage.tables.look.at(table.id)).match.view(None)
    assert sum(len(line.hosts) for line in view.lines) == 1
    ambiguous = await dig(on_stage, person, "1")
    assert WORDS[person.id]("metromania-not-now", text="`1`") in ambiguous


async def test_who_is_not_awaited_reads_whose_turn_it_is(on_stage: Stage, table: Snapshot) -> None:
    person, other = await awaited(on_stage, table)
    words = WORDS[other.id]
    told = words("error-not-your-turn", people=words("person", name=person.name))
    assert told == await dig(on_stage, other, "1-S3-B8")
    assert await offered(on_stage, other, "") == []
    watcher = Person(77, "Wen", "en-US")
    assert Voice("en")("error-not-seated") == await dig(on_stage, watcher, "1-S3-B8")


async def test_without_a_table_it_says_how_to_begin(on_stage: Stage) -> None:
    assert Voice("en")("error-no-table") == await dig(on_stage, ANN, "1-S3-B8")
    assert await offered(on_stage, ANN, "") == []


async def test_autocomplete_finds_notation_and_words_of_both_languages(on_stage: Stage, table: Snapshot) -> None:
    person, _ = await awaited(on_stage, table)
    by_notation = await offered(on_stage, person, "1-s3")
    assert {choice.value for choice in by_notation} == {"1-S3-B8", "1-S3-C9"}
    for typed in ("1호선 시작 S3", "line 1 start s3", "1ㅎㅅ ㅅㅈ S3"):
        assert {choice.value for choice in await offered(on_stage, person, typed)} == {"1-S3-B8", "1-S3-C9"}, typed
    assert all(len(choice.name) <= 100 for choice in await offered(on_stage, person, ""))


async def test_a_station_by_its_place(on_stage: Stage, table: Snapshot) -> None:
    for _ in range(2):
        person, _ = await awaited(on_stage, table)
        while (await awaited(on_stage, table))[0] is person:
            await dig(on_stage, person, (await offered(on_stage, person, ""))[0].value)
    person, other = await awaited(on_stage, table)
    visit = on_stage.visit(person)
    choices = await site_choices_of(visit.interaction, "")
    assert choices
    place = choices[0].value.removeprefix("st-").lower()
    await station(on_stage, person, place)
    now = await on_stage.tables.look.at(table.id)
    view: Any = now.match.view(None)
    assert len(view.stations) >= 1
    assert now.awaited_users == (other.id,)
    nowhere = await station(on_stage, other, "Z99")
    assert "`st-Z99`" in nowhere
