"""``python -m bot run``: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
import sys

import aiohttp

from bot.observability import configure_logging
from bot.settings import SettingsError, load_settings
from bot.store.errors import DRIVER, StoreError, trouble
from bot.text.catalogue import be_lenient
from bot.workers.memory import share_one_heap

UNREACHABLE = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none: everything is a setting."""


def run(namespace: argparse.Namespace) -> int:
    """Run until SIGINT or SIGTERM.

    Returns:
        0 when told to stop, 2 when it cannot start or another process took its place, 1 when Discord cannot be reached.
    """
    share_one_heap()
    settings = load_settings()
    configure_logging(settings.log_level.value)
    be_lenient()
    from bot.serving import CannotStart, serve
    from renderers.letters import FontMissing

    try:
        asyncio.run(serve(settings))
    except FontMissing as error:
        return _ended(f"a font that draws Hangul is missing: {error}", 2)
    except (SettingsError, StoreError, CannotStart) as error:
        return _ended(str(error), 2)
    except (aiohttp.ClientConnectionError, OSError, *DRIVER) as error:
        if reason := trouble(error):
            return _ended(f"the disk is out of order: {reason}", 2)
        if isinstance(error, DRIVER):
            raise
        return _ended(f"Discord cannot be reached: {error}", UNREACHABLE)
    return 0


def _ended(reason: str, code: int) -> int:
    print(f"madang: {' '.join(reason.split())}", file=sys.stderr)
    return code
