"""What pictures and bots ask of the workers, in their own words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from msgspec import structs

from bot.core.bots import Advice, Thought
from bot.core.continuation import Continuation
from bot.core.hindsight import Fortunes, Hindsight, Survey
from bot.core.shapes import Answer
from bot.pairing.deeds import Paired
from bot.pairing.moment import PairingMoment
from bot.workers.jobs import DrawJob, Drawn, FilmJob, FortuneJob, PairJob, PlayoutJob, SurveyJob, Urgency
from bot.workers.pool import JobFailed, JobLost, Pool
from bot.workers.thoughts import AdviseJob, ThinkJob
from renderers.drawings import Drawing
from renderers.film import FilmPart, Reel

INSTEAD = "easy"
"""The level that answers for a bot whose thinking came to nothing; it takes no time to speak of."""
_log = structlog.stdlib.get_logger(__name__)


class Beside:
    """Has things done by workers.

    Args:
        pool: of the workers.
        observe: told the seconds that a thought took.
    """

    def __init__(self, pool: Pool, observe: Callable[[float], None]) -> None:
        self._pool, self._observe = pool, observe

    async def draw(self, drawing: Drawing, *, table: int, board: bool) -> tuple[Drawn, float]:
        """Draw a picture; for the arguments see `cogs.panels.pictures.Studio`.

        Raises:
            JobLost, JobFailed: it cannot be drawn; whoever shows it says so in words.
        """
        urgency = Urgency.BOARD if board else Urgency.PANEL
        return await self._pool.run(DrawJob(drawing), table=table, urgency=urgency)

    async def think(self, thought: Thought, table: int) -> Answer:
        """The answer of a hard bot; where thinking comes to nothing, that of an easy one: nobody waits longer."""
        try:
            answer, seconds = await self._pool.run(ThinkJob(thought), table=table, urgency=Urgency.BOT)
        except (JobLost, JobFailed):
            _log.exception("thinking failed", table=table)
            return structs.replace(thought, level=INSTEAD).think()
        self._observe(seconds)
        return answer

    async def advise(self, thought: Thought, table: int) -> Advice:
        """What a hard bot would answer, and why; where thinking comes to nothing, what an easy one would."""
        try:
            return (await self._pool.run(AdviseJob(thought), table=table, urgency=Urgency.BOT))[0]
        except (JobLost, JobFailed):
            _log.exception("advising failed", table=table)
            return structs.replace(thought, level=INSTEAD).advise()

    async def survey(self, survey: Survey, table: int) -> tuple[Hindsight, ...]:
        """Look back at moments of a match.

        Raises:
            JobLost, JobFailed: it cannot be done; whoever asked says so in words.
        """
        return (await self._pool.run(SurveyJob(survey), table=table, urgency=Urgency.FILM))[0]

    async def fortunes(self, fortunes: Fortunes, table: int) -> tuple[tuple[float, ...], ...]:
        """Set draws beside what could be expected of them. Raises as `survey`."""
        return (await self._pool.run(FortuneJob(fortunes), table=table, urgency=Urgency.FILM))[0]

    async def shoot(self, part: FilmPart, table: int) -> Reel:
        """Shoot a part of a film. Raises as `survey`."""
        return (await self._pool.run(FilmJob(part), table=table, urgency=Urgency.FILM))[0]

    async def pair(self, moment: PairingMoment) -> Paired:
        """Pair a round of a tournament; where no worker can, in a thread: the same comes of it.

        Raises:
            PairingError: nothing can be paired.
        """
        try:
            return (await self._pool.run(PairJob(moment), table=0, urgency=Urgency.BOT))[0]
        except (JobLost, JobFailed):
            _log.warning("pairing failed in a worker", people=len(moment.contest.entrants), exc_info=True)
            return await asyncio.to_thread(moment.paired)

    async def play_on(self, playout: Continuation, table: int) -> Continuation:
        """Play a match on, some answers. Raises as `survey`."""
        return (await self._pool.run(PlayoutJob(playout), table=table, urgency=Urgency.FILM))[0]
