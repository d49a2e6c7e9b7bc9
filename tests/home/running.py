"""Local mode in the test's own process: the bot, the Discord of our own, and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import local
from bot.settings import load_settings


@asynccontextmanager
async def running(
    folder: Path, language: str = "ko", *, port: int | None = None, share: bool = False, said: list[str] | None = None
) -> AsyncGenerator[str]:
    """Local mode; its address.

    Args:
        folder: for its files; what lies there from an earlier time goes on.
        language: of tables whose host speaks neither.
        port: of the page; None takes a free one.
        share: whether guests may come.
        said: gets every line that was printed.
    """
    lines: asyncio.Queue[str] = asyncio.Queue()

    def announce(line: str) -> None:
        lines.put_nowait(line)
        if said is not None:
            said.append(line)

    told = asyncio.Event()
    settings = load_settings(None, database=folder / "local.sqlite3", language=language)
    task = asyncio.create_task(local.serve(settings, port, share=share, announce=announce, until=told))
    try:
        async with asyncio.timeout(60):
            while "http://" not in (line := await lines.get()):
                pass
        yield line.strip()
    finally:
        told.set()
        await task
