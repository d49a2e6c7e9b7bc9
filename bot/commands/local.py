"""``python -m bot local``: the bot in your browser, without Discord."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.observability import configure_logging
from bot.settings import load_settings
from bot.store.errors import StoreError
from bot.text.catalogue import be_lenient
from bot.workers.memory import share_one_heap


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("--port", type=int, metavar="N", help="port of the page on 127.0.0.1 (default: a free one)")
    parser.add_argument(
        "--share", action="store_true", help="let guests in your local network play along, by the code it prints"
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="default madang-local.sqlite3")
    parser.add_argument(
        "--language",
        choices=("ko", "en"),
        help="of lobbies where people read different languages (default: MADANG_LANGUAGE)",
    )


def run(namespace: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Returns 0, or 2 when it cannot start."""
    share_one_heap()
    try:
        from bot import local
    except ImportError as error:
        return _ended(str(error))
    from renderers.letters import FontMissing

    database = namespace.database or Path(local.DATABASE)
    chosen = {} if namespace.language is None else {"language": namespace.language}
    settings = load_settings(database=database, **chosen)
    configure_logging("warning" if settings.log_level.value == "info" else settings.log_level.value)
    be_lenient()

    def announce(line: str) -> None:
        print(line, flush=True)

    try:
        asyncio.run(local.serve(settings, namespace.port, share=namespace.share, announce=announce))
    except FontMissing as error:
        return _ended(f"a font that draws Hangul is missing: {error}")
    except (StoreError, OSError) as error:
        return _ended(str(error))
    return 0


def _ended(reason: str) -> int:
    print(f"madang: {' '.join(reason.split())}", file=sys.stderr)
    return 2
