"""Checking a tournament from its record (tournaments F3, S5): every deed, every link, every pairing, every promise.

A record is a document that anybody may hold. It names nobody: people are numbers, as in the contest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

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
KIND: Final = "tournament"
"""What the document says it is, beside logs of single matches."""


class RecordedDeed(Struct, omit_defaults=True):
    """A line of the journal: its number, and a deed; none where something was only noted."""

    no: int
    deed: AnyDeed | None = None


class RecordedMatch(Struct, omit_defaults=True):
    """What was promised of a match.

    Args:
        pairing: its number.
        commitment: SHA-256 of its secret, in hex, as it was posted with the pairing.
        secret: in hex; empty as long as it may be played.
    """

    pairing: int
    commitment: str
    secret: str = ""


class TournamentRecord(Struct, omit_defaults=True):
    """A tournament as a document. It may hold more than is checked.

    Args:
        format: see `FORMAT`.
        kind: see `KIND`.
        journal: in order.
        matches: in order of their numbers.
        secret: of the tournament, in hex; only when nothing of it is played or will be paired any more, because all
            links and all secrets of matches follow from it.
    """

    format: int
    kind: str
    journal: list[RecordedDeed]
    matches: list[RecordedMatch] = field(default_factory=list[RecordedMatch])
    secret: str = ""


class Audit(Struct):
    """What a check came to.

    Args:
        deeds: read.
        people: who took part.
        pairings: moments of pairing that gave the same tables again.
        skipped: those paired by another version, of which the links alone were checked.
        promises: of matches, that their secrets kept.
        opened: whether the tournament's own secret is in the record, and the one promised at sign-up.
        wrong: what does not hold, each with the number of its line in the journal (0: of the whole).
    """

    deeds: int = 0
    people: int = 0
    pairings: int = 0
    skipped: int = 0
    promises: int = 0
    opened: bool = False
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
    if not isinstance(plain, Mapping) or cast("Mapping[str, Any]", plain).get("kind") != KIND:
        return None
    try:
        record = msgspec.convert(plain, type=TournamentRecord, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadSave("core-export-damaged") from error
    if record.format != FORMAT:
        raise BadSave("core-export-damaged")
    return record


def audit(record: TournamentRecord) -> Audit:
    """Do everything again, and compare.

    Args:
        record: what `read` gave.
    """
    found = Audit()
    contest: Contest | None = None
    for line in record.journal:
        no, deed = line.no, line.deed
        if deed is None:
            continue
        if contest is not None and isinstance(deed, Paired):
            _check_pairing(found, contest, deed, no)
        try:
            contest = fold([deed]) if contest is None else apply(contest, deed)
        except CoreError as error:
            found.add(no, "verify-deed", why=error.key)
            return found
        found.deeds += 1
    if contest is None:
        found.add(0, "verify-no-journal")
        return found
    found.people = len(contest.entrants)
    if not contest.anchor:
        found.add(0, "verify-no-anchor")
        return found
    secret = _secret(found, contest, record)
    for match in record.matches:
        _check_promise(found, contest, match, secret)
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
        once_more = format_.pair(contest, draws.moment_stream(contest, deed.link))
    except (CoreError, ValueError, LookupError):
        found.add(no, "verify-pairing", round=deed.round)
        return
    if replace(once_more, link=deed.link, at=deed.at) == deed:
        found.pairings += 1
    else:
        found.add(no, "verify-pairing", round=deed.round)


def _secret(found: Audit, contest: Contest, record: TournamentRecord) -> bytes:
    """The opened secret; nothing if there is none, or not the one that was promised."""
    if not record.secret:
        return b""
    try:
        secret = bytes.fromhex(record.secret)
        found.opened = draws.anchor(secret) == contest.anchor
    except ValueError:
        secret = b""
    if not found.opened:
        found.add(0, "verify-anchor")
        return b""
    return secret


def _check_promise(found: Audit, contest: Contest, match: RecordedMatch, secret: bytes) -> None:
    """Whether a match's secret is the one that was promised, and comes from the tournament's where that is open."""
    one = next((one for one in contest.pairings if one.no == match.pairing), None)
    own = draws.match_secret(secret, one.round, one.table, one.attempt).hex() if secret and one else match.secret
    if not match.secret and not secret:
        return
    try:
        kept = one is not None and commitment(bytes.fromhex(own)) == match.commitment
    except ValueError:
        kept = False
    if kept and match.secret in ("", own):
        found.promises += 1
    else:
        found.add(0, "verify-promise", match=match.pairing)
