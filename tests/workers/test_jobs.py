"""What workers make of real jobs is what the bot itself would have made; and what they know while doing so."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.core import bots, playable
from bot.core.bots import Thought
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import BUILT_IN
from bot.pairing.contest import PairingError
from bot.pairing.deeds import Queued
from bot.pairing.moment import PairingMoment
from bot.workers import jobs
from bot.workers.beside import Beside
from bot.workers.jobs import DrawJob, PairJob, Urgency
from bot.workers.pool import JobFailed, JobLost, Pool
from bot.workers.thoughts import AdviseJob, ThinkJob
from cogs.panels.pictures import Pictures, SentPicture
from cogs.panels.sketches import sight
from renderers.drawings import Drawing, drawing
from tests.pairing.playing import contest_of, done, play_round
from tests.workers.doing import Asked, faulty

NAMES = ("Ann", "Bo", "Cem")
SEED = b"seed" * 8
ROOMS: dict[str, Any] = {rules.key: import_module(f"renderers.{rules.key}") for rules in registry.GAMES}
# A worker is given games, their texts and their pictures; everything else of the house stays away from it.
KNOWN = re.compile(
    r"bot|bot\.(core|games|pairing|text)(\..*)?|bot\.workers(\.(jobs|memory|thoughts|worker))?|renderers(\..*)?|tests|tests\.workers(\..*)?"
)


@pytest.fixture(scope="module", autouse=True)
def _games() -> None:
    registry.install()


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = faulty(1)
    yield made
    await made.close()


def begun(game: str, pack: bytes | None = None, answers: int = 12) -> Match:
    """A match of as few as can play it, some answers after its beginning, with somebody awaited."""
    match = Match.new(game, min(playable.find(game).rules.seats), SEED, {}, pack)
    stream = Stream.of("begun", game)
    for _ in range(answers):
        seat = match.awaited()[0]
        question = bots.next_question(match, seat)
        assert question is not None
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return match


def board(match: Match) -> Drawing:
    return drawing(ROOMS[match.play.game.key].board, match.view(None), names=NAMES[: match.seats], language="ko")


def thought(match: Match) -> Thought:
    game, pack = match.play.game, match.play.state.pack
    return Thought(game=game.key, state=match.save(), pack=pack, seat=match.awaited()[0], level="hard", seed=SEED)


async def test_a_worker_draws_and_thinks_the_same_and_knows_neither_discord_nor_the_database(pool: Pool) -> None:
    for game in ROOMS:
        match = begun(game)
        here = board(match).draw()
        drawn, seconds = await pool.run(DrawJob(board(match)), table=1, urgency=Urgency.PANEL)
        assert (drawn.data, drawn.alt) == (here.data, here.alt)
        assert seconds > 0
        answer, _ = await pool.run(ThinkJob(thought(match)), table=1, urgency=Urgency.BOT)
        assert answer == thought(match).think()
    about, _ = await pool.run(Asked("about"), table=0, urgency=Urgency.PANEL)
    modules = json.loads(about)["modules"]
    assert {"renderers.metromania", "renderers.project_mine", "renderers.the_dome", "bot.games.registry"} <= set(
        modules
    )
    ours = [name for name in modules if name.partition(".")[0] in ("bot", "cogs", "renderers", "tests")]
    assert [name for name in ours if not KNOWN.fullmatch(name)] == []
    others = {name.partition(".")[0] for name in modules}
    assert not others & {"discord", "aiosqlite", "sqlite3", "aiohttp", "asyncio", "structlog", "prometheus_client"}


async def test_a_pack_of_ones_own_is_taught_once(pool: Pool, tmp_path: Path) -> None:
    shutil.copytree(BUILT_IN, tmp_path / "own")
    head = tmp_path / "own" / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('id = "', 'id = "own-', 1), encoding="utf-8")
    read = PROJECT_MINE.read_pack(tmp_path / "own")
    assert read is not None
    sha = PROJECT_MINE.keep_pack(read.document)
    assert sha != PROJECT_MINE.keep_pack(PROJECT_MINE.built_in_pack())
    match = begun("project_mine", read.document)
    match.play.state.pack = sha
    here = board(match).draw()
    assert board(match).packs() == (sha,)
    for _ in range(2):
        drawn, _ = await pool.run(DrawJob(board(match)), table=1, urgency=Urgency.PANEL)
        assert drawn.data == here.data
    worker = pool._places[0].worker
    assert worker is not None
    assert worker.known == {sha}
    answer, _ = await pool.run(ThinkJob(thought(match)), table=1, urgency=Urgency.BOT)
    assert answer == thought(match).think()


@pytest.mark.parametrize("format", ["swiss", "flow", "robin", "knockout", "groups", "season"])
async def test_a_round_is_paired_by_a_worker_as_it_would_be_here(pool: Pool, format: str) -> None:
    """tournaments P4, F3: the first round and the second, from a link and never from the secret."""
    secret = bytes(range(32))
    contest = contest_of(13, format=format, **({"seats": 4} if format == "swiss" else {}))
    if format == "season":
        contest = done(contest, *(Queued(number) for number in range(1, 14)))
    for _ in range(2):
        moment = PairingMoment.of(contest, secret)
        assert secret not in PairJob(moment).encode()
        assert secret.hex().encode() not in PairJob(moment).encode()
        deed = await Beside(pool, lambda _: None).pair(moment)
        assert deed == moment.paired()
        assert deed.tables
        contest = play_round(done(contest, deed))
        if format == "season":
            contest = done(contest, *(Queued(number) for number in range(1, 14)))


async def test_where_no_worker_can_a_round_is_paired_all_the_same() -> None:
    """tournaments P4: a tournament does not stop because workers do; what cannot be paired is refused as ever."""
    broken: Any = Broken(JobLost("pair: died"))
    beside = Beside(broken, lambda _: None)
    moment = PairingMoment.of(contest_of(5, rounds=3), bytes(32))
    assert await beside.pair(moment) == moment.paired()
    impossible = PairingMoment.of(contest_of(5, rounds=3, points="standard"), bytes(32))
    impossible.contest.terms.points = "none"
    with pytest.raises(PairingError):
        await beside.pair(impossible)


async def test_a_pack_that_nobody_knows_fails_here_and_the_worker_goes_on(pool: Pool) -> None:
    unknown = structs.replace(thought(begun("the_dome")), pack="f" * 64)
    with pytest.raises(Exception, match="unknown"):
        await pool.run(ThinkJob(unknown), table=1, urgency=Urgency.BOT)
    assert (await pool.run(Asked("pid"), table=1, urgency=Urgency.BOT))[0]


# --- in words of pictures and bots -----------------------------------------------------------------------------------


class Broken:
    """Workers that all are gone, or raise."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def run(self, job: object, *, table: int, urgency: Urgency) -> Any:
        raise self.error


@pytest.mark.parametrize("error", [JobLost("think: late"), JobFailed("think: ValueError")])
async def test_a_bot_whose_thinking_comes_to_nothing_answers_as_an_easy_one(error: Exception) -> None:
    asked = thought(begun("metromania"))
    told: list[float] = []
    broken: Any = Broken(error)
    assert await Beside(broken, told.append).think(asked, 1) == structs.replace(asked, level="easy").think()
    assert told == []


@pytest.mark.parametrize("error", [JobLost("advise: late"), JobFailed("advise: ValueError")])
async def test_a_hint_whose_thinking_comes_to_nothing_is_that_of_an_easy_bot(error: Exception) -> None:
    asked = thought(begun("metromania"))
    broken: Any = Broken(error)
    advice = await Beside(broken, [].append).advise(asked, 1)
    assert advice == structs.replace(asked, level="easy").advise()
    assert not advice.tried


async def test_a_worker_advises_as_it_would_be_thought_here(pool: Pool) -> None:
    asked = thought(begun("metromania"))
    advice, _ = await pool.run(AdviseJob(asked), table=1, urgency=Urgency.BOT)
    assert advice == asked.advise()
    assert advice.answer == asked.think()
    assert advice.tried


async def test_thoughts_are_timed(pool: Pool) -> None:
    told: list[float] = []
    asked = thought(begun("metromania"))
    assert await Beside(pool, told.append).think(asked, 1) == asked.think()
    assert len(told) == 1


async def test_pictures_of_workers_are_kept_named_and_timed_like_any_other() -> None:
    asked: list[tuple[str, int, bool]] = []

    class Elsewhere:
        async def draw(self, drawing: Any, *, table: int, board: bool) -> tuple[SentPicture, float]:
            asked.append((drawing, table, board))
            return SentPicture(b"x", "", f"alt of {drawing}"), 0.25

    told: list[tuple[str, float]] = []
    pictures = Pictures(observe=lambda kind, seconds: told.append((kind, seconds)), elsewhere=Elsewhere())
    one: Any = "a board"
    for _ in range(2):
        key = sight("board", "view")._replace(table=7)
        assert await pictures.get(key, one) == SentPicture(b"x", key.name, "alt of a board")
    other: Any = "a hand"
    await pictures.get(sight("hand", "view"), other)
    assert asked == [("a board", 7, True), ("a hand", 0, False)]
    assert told == [("board", 0.25), ("hand", 0.25)]


async def test_a_picture_that_no_worker_can_draw_is_asked_for_anew_next_time() -> None:
    broken: Any = Broken(JobLost("draw: died"))
    pictures = Pictures(elsewhere=Beside(broken, lambda seconds: None))
    one: Any = board(begun("metromania", answers=0))
    for _ in range(2):
        with pytest.raises(JobLost):
            await pictures.get(sight("board", "view"), one)
    await asyncio.sleep(0)
    assert not pictures._drawing


# --- what is said ----------------------------------------------------------------------------------------------------


def test_nothing_but_what_is_known_is_read() -> None:
    said = jobs.Do(3, "draw", b"\x00")
    data = jobs.framed(said)
    assert jobs.length(data[: jobs.HEAD]) == len(data) - jobs.HEAD
    assert jobs.order(data[jobs.HEAD :]) == said
    with pytest.raises(ValueError, match="bytes"):
        jobs.length(b"Trac")
    with pytest.raises(ValueError, match="Invalid"):
        jobs.report(data[jobs.HEAD :])
