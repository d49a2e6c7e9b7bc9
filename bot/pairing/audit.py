"""Checking a tournament from its record (tournaments F3, S5): every deed, every link, every pairing, every promise.

A record is a document that anybody may hold. It names nobody: people are numbers, as in the contest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from bot.core.errors import BadSave, CoreError
from bot.core.shapes import Text
from bot.core.streams import commitment
from bot.core.verify import Finding
from bot.pairing import draws
from bot.pairing.apply import apply, fold
from bot.pairing.contest import Contest
from bot.pairing.deeds import AnyDeed, Paired
from bot.pairing.registry import format_of
from bot.pairing.search import VERSION

FORMAT: Final = 1
"""Version of the document."""


class TournamentRecord(Struct, omit_defaults=True):
    """A tournament as a document.

    Args:
        tournament: see `FORMAT`; by this name a file is known to be one.
        journal: all deeds, in order.
        promised: what was posted with each match, by the number of its pairing: SHA-256 of its secret, in hex.
        secret: of the tournament, in hex; only when it is over and nothing of it is played any more, because all
            secrets of matches follow from it.
    """

    tournament: int
    journal: list[AnyDeed]
    promised: dict[int, str] = field(default_factory=dict[int, str])
    secret: str = ""


class Audit(Struct):
    """What a check came to.

    Args:
        deeds: read.
        people: who took part.
        pairings: moments of pairing that gave the same tables again.
        skipped: those paired by another version, of which the links alone were checked.
        promises: of matches, that the secret kept.
        wrong: what does not hold, each with the number of its line in the journal (0: of the whole).
    """

    deeds: int = 0
    people: int = 0
    pairings: int = 0
    skipped: int = 0
    promises: int = 0
    wrong: list[Finding] = field(default_factory=list[Finding])

    def add(self, no: int, key: str, /, **args: Any) -> None:
        """Note something wrong."""
        self.wrong.append(Finding(no, Text(key, args)))


def read(document: bytes | Mapping[str, Any]) -> TournamentRecord | None:
    """Read a record; None if it is something else.

    Args:
        document: its JSON, or the plain data of that; it may hold more than a record does.

    Raises:
        BadSave: a record that is damaged, or of a newer form.
    """
    try:
        plain: Any = msgspec.json.decode(document) if isinstance(document, bytes) else document
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    if not isinstance(plain, Mapping) or "tournament" not in plain:
        return None
    try:
        record = msgspec.convert(plain, type=TournamentRecord, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadSave("core-export-damaged") from error
    if record.tournament != FORMAT:
        raise BadSave("core-export-damaged")
    return record


def audit(record: TournamentRecord) -> Audit:
    """Do everything again, and compare.

    Args:
        record: what `read` gave.
    """
    found = Audit()
    contest: Contest | None = None
    for no, deed in enumerate(record.journal, 1):
        if contest is not None and isinstance(deed, Paired):
            _check_pairing(found, contest, deed, no)
        try:
            contest = fold([deed]) if contest is None else apply(contest, deed)
        except CoreError as error:
            found.add(no, "verify-deed", why=error.key)
            return found
        found.deeds = no
    if contest is None:
        found.add(0, "verify-no-journal")
        return found
    found.people = len(contest.entrants)
    if not contest.anchor:
        found.add(0, "verify-no-anchor")
    elif record.secret:
        _check_secret(found, contest, record)
    return found


def _check_pairing(found: Audit, contest: Contest, deed: Paired, no: int) -> None:
    """One moment of pairing: its link, and the tables that come of it."""
    format_ = format_of(contest.terms.format)
    try:
        again = format_.again(contest)
        before = contest.links[-1] if contest.links else contest.anchor
        if deed.link != before if again else not draws.follows(deed.link, before):
            found.add(no, "verify-link", round=deed.round)
            return
        if deed.version != VERSION:
            found.skipped += 1
            return
        once_more = format_.pair(contest, draws.pairing_stream(deed.link, contest.joins))
    except (CoreError, ValueError, LookupError):
        found.add(no, "verify-pairing", round=deed.round)
        return
    if replace(once_more, link=deed.link, at=deed.at) == deed:
        found.pairings += 1
    else:
        found.add(no, "verify-pairing", round=deed.round)


def _check_secret(found: Audit, contest: Contest, record: TournamentRecord) -> None:
    """Whether the opened secret is the one that was promised, all along the chain and at each match."""
    try:
        secret = bytes.fromhex(record.secret)
        kept = draws.anchor(secret) == contest.anchor
    except ValueError:
        kept, secret = False, b""
    if not kept:
        found.add(0, "verify-anchor")
        return
    matches = {one.no: one for one in contest.pairings}
    for number, promise in record.promised.items():
        one = matches.get(number)
        if one is None or commitment(draws.match_secret(secret, one.round, one.table, one.attempt)) != promise:
            found.add(0, "verify-promise", match=number)
        else:
            found.promises += 1
