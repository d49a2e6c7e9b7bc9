"""A process that has workers: one has drawn, one hangs. Prints their ids, then waits to be ended.

python -m tests.workers.owner
"""

from __future__ import annotations

import asyncio

from bot.workers.jobs import Urgency
from tests.workers.doing import Asked, faulty


async def main() -> None:
    pool = faulty(2)
    hanging = asyncio.ensure_future(pool.run(Asked("hang"), table=1, urgency=Urgency.PANEL))
    await pool.run(Asked("pid"), table=2, urgency=Urgency.PANEL)
    print(*(place.worker.pid for place in pool._places if place.worker is not None), flush=True)
    await hanging


if __name__ == "__main__":
    asyncio.run(main())
