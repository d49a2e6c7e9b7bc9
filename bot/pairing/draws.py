"""Draws of a tournament that anybody can check (tournaments F3).

One secret of 32 bytes stands behind all of them. From it comes a chain of links, `x[i - 1] = SHA-256(x[i])`; `x[0]` is
the anchor, told before anybody signs up. Each moment of pairing opens the next link: whoever holds it hashes it once
and has the link before, or the anchor, so that each round can be checked at once and no link tells the next. What is
drawn in a round follows from its link and from every sign-up until then (`bot.core.streams.seed_from`), so that neither
the host of the bot, who knows the chain, nor a person alone chooses it.

Secrets of matches are another branch of the same secret: HMAC-SHA-256 under a key that no link leads to. To open one
tells nothing of the others; its SHA-256 is what the match's table promises.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from bot.core.streams import Stream, seed_from
from bot.pairing.contest import Contest, PairingError

BYTES: Final = 32
LENGTH: Final = 1 << 14
"""Links of a chain: a season that pairs four times a day has enough for eleven years."""
_CHAIN: Final = b"madang-tournament-chain-1"
_MATCHES: Final = b"madang-tournament-matches-1"
_PAUSES: Final = b"madang-tournament-pauses-1"
_PAIRING: Final = "pairing"
_PAUSE: Final = "pause"


def anchor(secret: bytes) -> str:
    """What is told before the sign-up: the end of the chain, in hex.

    Args:
        secret: the tournament's own 32 bytes.
    """
    return _link(secret, 0).hex()


def link(secret: bytes, moment: int) -> str:
    """The link that is opened for a moment of pairing, in hex.

    Args:
        secret: the tournament's own 32 bytes.
        moment: from 1; one more than links were opened before (`len(contest.links) + 1`).

    Raises:
        PairingError: the chain has no more links.
    """
    if not 1 <= moment <= LENGTH:
        raise PairingError("pairing-links-spent")
    return _link(secret, moment).hex()


def follows(opened: str, before: str) -> bool:
    """Whether a link is the next one after `before`, which is a link or the anchor (both in hex)."""
    try:
        return hashlib.sha256(bytes.fromhex(opened)).hexdigest() == before
    except ValueError:
        return False


def joined(text: str) -> str:
    """The digest of a sign-up, for `Contest.joins` and for the joins of a match's table.

    Args:
        text: what the person sent, such as the id of the interaction; it is not kept.
    """
    return hashlib.sha256(text.encode()).hexdigest()


def pairing_stream(opened: str, joins: Sequence[str]) -> Stream:
    """The stream of a moment of pairing: the same link and sign-ups give the same numbers.

    Args:
        opened: its link, in hex.
        joins: `Contest.joins` as they are at that moment.
    """
    return Stream(seed_from(bytes.fromhex(opened), joins), _PAIRING)


def moment_stream(contest: Contest, opened: str) -> Stream:
    """The stream by which a contest is paired.

    Args:
        contest: before it is paired.
        opened: the next link, or once more the last one, for what is made again of its round: then those sign-ups
            count that were there when it was opened, so that nobody can draw anew by signing somebody up.
    """
    again = bool(contest.links) and contest.links[-1] == opened
    return pairing_stream(opened, contest.joins[: contest.drawn[-1]] if again else contest.joins)


def pause_stream(secret: bytes, moment: int, at: int) -> Stream:
    """The stream by which it is drawn when a pool is looked at next (`Format.pause`).

    When that happens everybody can see; so it is made of the secret itself and shares no number with what the link of
    that moment will draw.

    Args:
        secret: the tournament's own 32 bytes.
        moment: as of `link`.
        at: Unix time at which it was looked last: where nothing could be paired then, the next pause is another one.
    """
    return Stream(_branch(secret, _PAUSES), f"{_PAUSE}:{moment}:{at}")


def match_secret(secret: bytes, round_no: int, table: int, attempt: int = 0) -> bytes:
    """The secret of one match; `bot.core.streams.commitment` of it is posted with the pairing.

    Args:
        secret: the tournament's own 32 bytes.
        round_no: of the pairing.
        table: of the pairing.
        attempt: of the pairing; a round that is made again gets others.
    """
    return hmac.digest(_branch(secret, _MATCHES), f"{round_no}.{table}.{attempt}".encode(), "sha256")


def _link(secret: bytes, moment: int) -> bytes:
    found = _branch(secret, _CHAIN)
    for _ in range(LENGTH - moment):
        found = hashlib.sha256(found).digest()
    return found


def _branch(secret: bytes, name: bytes) -> bytes:
    # Never say the value: whatever is raised may be logged.
    if len(secret) != BYTES:
        raise ValueError("a tournament's secret has 32 bytes")
    return hmac.digest(secret, name, "sha256")
