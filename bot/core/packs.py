"""Packs of content (cards, boards): what every game that has them shares. What a pack holds is each game's own."""

from __future__ import annotations

import logging
from typing import Final

_log: Final = logging.getLogger("madang.pack")
_told: Final[dict[tuple[str, str, str], None]] = {}
_REMEMBERED: Final = 1000


def log_defect(pack_sha: str, card: str, reason: str) -> bool:
    """Report a defect that a pack shows while it is played, once in the life of the process.

    A bot that plays thousands of games in its head would otherwise fill the log with one and the same card.

    Args:
        pack_sha: SHA-256 of the pack in hex.
        card: id of the record at fault.
        reason: what happened, a short English phrase (`effects did not end after 400 steps`).

    Returns:
        whether it was written; False if the same was reported before.
    """
    key = (pack_sha, card, reason)
    if key in _told:
        return False
    if len(_told) >= _REMEMBERED:
        del _told[next(iter(_told))]
    _told[key] = None
    _log.warning("defect of pack %s, card %s: %s", pack_sha[:12] or "?", card or "?", reason)
    return True
