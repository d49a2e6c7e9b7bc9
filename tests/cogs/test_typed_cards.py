"""Typed play of Project MINE and THE DOME: what is refused is said as it is for a button, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.core import bots
from bot.core.shapes import Option, Question
from bot.core.streams import Stream
from bot.tables.model import Person, Snapshot
from bot.text.catalogue import Voice
from cogs.panels.ids import Id, digest
from cogs.panels.reader import Reader
from cogs.panels.whereabouts import Whereabouts
from cogs.project_mine import typed as mine_typed
from cogs.the_dome import typed as dome_typed
from tests.cogs.stage import Stage
from tests.cogs.test_pressing import ANN, BO, EN, KO, awaited, pressed, text_of

pytestmark = pytest.mark.usefixtures("undrawn")
WORDS = {ANN.id: EN, BO.id: KO}
COGS = {"project_mine": "MineCog", "the_dome": "DomeCog"}
COMMANDS = {
    "project_mine": [("play", {"first"}), ("use", {"goal"}), ("buy", {"card"}), ("discard", {"first"})],
    "the_dome": [("play", {"what"}), ("crack", {"to"})],
}
"""The commands that play, with the arguments in which people may write anything."""
EVERY = [(game, name, sorted(free)) for game, commands in COMMANDS.items() for name, free in commands]
NONSENSE = (
    "없는 카드",
    "zzzz",
    "**@everyone** [x](http://e.ru)",
    "`" * 30,
    "ㅋ" * 200,
    "play",
    "crack:",
    "-1",
    "0",
    "\N{GAME DIE}",
)


async def typed(on_stage: Stage, game: str, person: Person, command: str, **given: str) -> str:
    """What a person reads who types a command."""
    cog: Any = on_stage.client.get_cog(COGS[game])
    if command == "crack":
        given = {"colour": "red", **given}
    visit = on_stage.visit(person)
    await getattr(type(cog), command).callback(cog, visit.interaction, **given)
    return text_of(visit)


async def until(
    on_stage: Stage, table: Snapshot, found: Callable[[Snapshot, int, Question], Any]
) -> tuple[Person, Any]:
    """Let easy bots answer for both until something is so at somebody's question; that person, and what was found."""
    for step in range(400):
        now = await on_stage.tables.look.at(table.id)
        assert now.playing, "it ended before"
        seat, question = next((s, q) for s in now.awaited if (q := bots.next_question(now.match, s)) is not None)
        person = next(one for one in (ANN, BO) if now.seat_of(one.id) == seat)
        if (got := found(now, seat, question)) is not None:
            return person, got
        choice = bots.choose(now.match, seat, question, "easy", Stream.of("until", step))
        await on_stage.tables.play.answer(table.id, person, now.row.epoch, question.no, choice, on_stage.click())
    raise AssertionError("it never is")


def at_a_turn(table: Snapshot, seat: int, question: Question) -> bool | None:
    """Whether commands of a turn can be typed, so that only what is written may be wrong."""
    return question.prompt.key in (mine_typed.GOALS, mine_typed.CARDS, dome_typed.TURN) or None


async def unchanged(on_stage: Stage, table: Snapshot, before: Snapshot) -> None:
    """Nothing came of it: no answer, no event, no other state."""
    after = await on_stage.tables.look.at(table.id)
    assert (after.row.head, after.row.last, after.row.revision) == (
        before.row.head,
        before.row.last,
        before.row.revision,
    )
    assert after.row.state == before.row.state


@pytest.mark.parametrize(("game", "command", "names"), EVERY)
async def test_what_means_nothing_is_told_and_changes_nothing(
    on_stage: Stage, game: str, command: str, names: list[str]
) -> None:
    table = await on_stage.open(ANN, BO, game=game, language="en")
    person, _ = await until(on_stage, table, at_a_turn)
    words = WORDS[person.id]
    before = await on_stage.tables.look.at(table.id)
    for text in NONSENSE:
        told = await typed(on_stage, game, person, command, **dict.fromkeys(names, text))
        await unchanged(on_stage, table, before)
        assert told
        assert words("error-unknown", reference="").partition("(")[0] not in told
        assert len(told) < 300
        # Whatever was written stands as code, so that nobody is called and nothing is a link.
        assert "@everyone" not in told or "`**@everyone**" in told
    assert await typed(on_stage, game, person, command, **dict.fromkeys(names, "zzzz")) in (
        words(f"cogs-{game}-not-now", text="`zzzz`"),
        words(f"cogs-{game}-not-step"),
    )


@pytest.mark.parametrize(("game", "command", "names"), EVERY)
async def test_who_may_not_reads_why_as_with_a_button(
    on_stage: Stage, game: str, command: str, names: list[str]
) -> None:
    given = dict.fromkeys(names, "zzzz")
    assert await typed(on_stage, game, ANN, command, **given) == EN("error-no-table")
    table = await on_stage.open(ANN, BO, game=game, language="en", start=False)
    assert await typed(on_stage, game, ANN, command, **given) == EN("error-not-started")
    await on_stage.tables.lobby.start(table.id, ANN, on_stage.click())
    person, _ = await until(on_stage, table, at_a_turn)
    other = BO if person is ANN else ANN
    before = await on_stage.tables.look.at(table.id)
    words = WORDS[other.id]
    told = words("error-not-your-turn", people=words("person", name=person.name))
    assert await typed(on_stage, game, other, command, **given) == told
    assert await typed(on_stage, game, Person(77, "Wen", "en-US"), command, **given) == EN("error-not-seated")
    await unchanged(on_stage, table, before)


@pytest.mark.parametrize(("game", "command", "names"), EVERY)
async def test_another_game_in_the_channel_is_named(on_stage: Stage, game: str, command: str, names: list[str]) -> None:
    table = await on_stage.open(ANN, BO, language="en")
    person, _ = await awaited(on_stage, table)
    words = WORDS[person.id]
    before = await on_stage.tables.look.at(table.id)
    told = await typed(on_stage, game, person, command, **dict.fromkeys(names, "zzzz"))
    assert told == words("error-other-game", game=words("game-metromania"))
    await unchanged(on_stage, table, before)


def blocked(key: str) -> Callable[[Snapshot, int, Question], Option | None]:
    """Finds an option that cannot be chosen now where this is asked."""

    def found(table: Snapshot, seat: int, question: Question) -> Option | None:
        if question.prompt.key != key:
            return None
        shape: Any = question.shape
        return next((one for one in shape.options if one.blocked is not None), None)

    return found


@pytest.mark.parametrize(
    ("game", "key", "command", "name"),
    [
        ("project_mine", mine_typed.BUY, "buy", "card"),
        ("project_mine", mine_typed.CARDS, "play", "first"),
    ],
)
async def test_what_cannot_be_chosen_gives_the_reason_that_its_button_gives(
    on_stage: Stage, game: str, key: str, command: str, name: str
) -> None:
    table = await on_stage.open(ANN, BO, game=game, language="en")
    person, option = await until(on_stage, table, blocked(key))
    before = await on_stage.tables.look.at(table.id)
    reader = Reader("en" if person is ANN else "ko", before, before.seat_of(person.id))
    reason = reader.told(option.blocked)
    told = await typed(on_stage, game, person, command, **{name: option.id})
    assert reason in told
    await unchanged(on_stage, table, before)
    panel = await on_stage.tables.play.panel(table.id, person)
    button = Id("opt", table.id, before.row.epoch, panel.question.no, str(Whereabouts(key=digest(option.id))))
    assert reason in await pressed(on_stage.visit(person, button, panel=True))
    await unchanged(on_stage, table, before)


async def test_one_wrong_card_among_several_and_none_is_played(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, game="project_mine", language="en")

    def playable(table: Snapshot, seat: int, question: Question) -> str | None:
        shape: Any = question.shape
        found = [one.id for one in mine_typed.options_of(question) if one.blocked is None]
        return found[0] if question.prompt.key == mine_typed.CARDS and shape and found else None

    person, card = await until(on_stage, table, playable)
    before = await on_stage.tables.look.at(table.id)
    told = await typed(on_stage, "project_mine", person, "play", first=card, second="zzzz")
    assert told == WORDS[person.id]("cogs-project_mine-not-now", text="`zzzz`")
    await unchanged(on_stage, table, before)
    await typed(on_stage, "project_mine", person, "play", first=card)
    assert (await on_stage.tables.look.at(table.id)).row.last > before.row.last


async def test_one_wrong_place_of_several_and_nothing_is_cracked_or_allocated(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, game="the_dome", language="en")

    def reached(table: Snapshot, seat: int, question: Question) -> tuple[str, str] | None:
        if question.prompt.key != dome_typed.TURN or not dome_typed.allocating(table, seat, []):
            return None
        for colour in ("red", "blue", "yellow"):
            if places := dome_typed.reachable(table, seat, colour):
                return colour, places[0].id
        return None

    person, (colour, place) = await until(on_stage, table, reached)
    before = await on_stage.tables.look.at(table.id)
    seat = before.seat_of(person.id)
    not_now: Voice = WORDS[person.id]
    expected = not_now("cogs-the_dome-not-now", text="`zzzz`")
    assert await typed(on_stage, "the_dome", person, "crack", colour=colour, to=place, then="zzzz") == expected
    put = dome_typed.allocating(before, seat or 0, [])[0].id
    assert await typed(on_stage, "the_dome", person, "play", what="allocate", first=put, second="zzzz") == expected
    await unchanged(on_stage, table, before)
    await typed(on_stage, "the_dome", person, "crack", colour=colour, to=place)
    assert (await on_stage.tables.look.at(table.id)).row.last > before.row.last


async def test_blanks_do_not_end_a_step(on_stage: Stage) -> None:
    table = await on_stage.open(ANN, BO, game="project_mine", language="en")
    person, _ = await until(on_stage, table, at_a_turn)
    before = await on_stage.tables.look.at(table.id)
    told = await typed(on_stage, "project_mine", person, "play", first="  ", second=" ")
    assert told == WORDS[person.id]("cogs-project_mine-not-now", text="`…`")
    await unchanged(on_stage, table, before)


async def test_a_void_that_nobody_has_is_quoted(on_stage: Stage) -> None:
    await on_stage.open(ANN, BO, game="the_dome", language="en")
    text = "[zzzz](http://e.ru) @everyone"
    told = await typed(on_stage, "the_dome", ANN, "void", whose=text)
    assert told == EN("cogs-the_dome-no-void", text=f"`{text}`")


@pytest.mark.parametrize("game", COGS)
async def test_a_card_that_is_not_in_the_pack_is_quoted(on_stage: Stage, game: str) -> None:
    text = "[zzzz](http://e.ru) @everyone"
    told = await typed(on_stage, game, ANN, "card", name=text)
    assert told == EN(f"cogs-{game}-no-card", text=f"`{text}`")
