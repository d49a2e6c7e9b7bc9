"""Promises in words: where they are listed, and under the offer they may belong to (rules TX7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.promises import WORDS, PromiseRow
from bot.text import names
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET

UNDER_OFFER: Final = 3
"""Promises told under an offer, those that nobody has agreed to first; all of them stand under *Deals*."""


def promise_line(reader: Reader, one: PromiseRow) -> str:
    """Who promised whom what, and whether it is agreed."""
    key = "agreed" if one.agreed else "open"
    return reader(
        f"cogs-twilight_imperium-deal-{key}",
        seat=reader.names[one.seat],
        to_seat=reader.names[one.partner],
        words=names.for_message(one.words, 2 * WORDS),
        everyone=one.everyone,
    )


def promised_lines(promises: Sequence[PromiseRow], reader: Reader) -> list[str]:
    """What two seats have written down, under an offer between them; empty where nothing is."""
    if not promises:
        return []
    newest = sorted(promises, key=lambda one: (one.agreed > 0, -one.at))
    lines = [reader("cogs-twilight_imperium-offer-promises")]
    return lines + [f"{BULLET} {promise_line(reader, one)}" for one in newest[:UNDER_OFFER]]
