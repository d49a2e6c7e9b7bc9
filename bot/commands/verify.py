"""``python -m bot verify FILE``: the secret as promised, every draw the seed's, every state what the rules say?

Of a tournament: every link the next of its chain, every pairing the one that its link gives (tournaments F3)?
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

import bot
from bot.commands.chosen import explained
from bot.core import playable
from bot.core.errors import BadSave, CoreError
from bot.core.verify import Export, Finding, read, verify
from bot.games import registry
from bot.pairing import audit
from bot.tables.bundle import log_of
from bot.text.catalogue import MissingText, Voice

SHOWN = 20
"""Findings printed, then how many more there are."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="what `export` wrote, or `/table export` gave")
    parser.add_argument(
        "--pack", type=Path, metavar="FOLDER", help="the card pack, if the match played one of your own"
    )


def run(namespace: argparse.Namespace) -> int:
    """Check. Returns 0 when all is well, 1 when something does not hold or the file is no export."""
    registry.install()
    try:
        document = log_of(namespace.file.read_bytes())
        record = audit.read(document)
        if record is not None:
            return _tournament(audit.audit(record))
        export = read(document)
        findings = verify(export, bot.__version__, cards_of(export, namespace.pack))
    except OSError as error:
        return _no(f"{namespace.file} cannot be read: {error.strerror}")
    except CoreError as error:
        return _no(f"{namespace.file}: {explained(error)}")
    if _wrong(findings.wrong):
        return 1
    print(f"ok      {export.game}, {export.seats} seats, {findings.entries} log entries")
    if export.study is not None:
        print(f"note    a study: it begins after move {export.study.move} of the match promised as")
        print(
            f"        {export.study.commitment}; the shuffles before are in that match's export and not checked here,"
        )
        print("        what was hidden there was dealt anew, and that is checked")
    print("ok      the secret is the one promised before the first player joined")
    print(f"ok      {findings.draws} random numbers recomputed")
    same = "to the byte" if export.frames else "with the same events and draws"
    print(f"ok      {findings.replayed} entries replayed {same}")
    if findings.skipped:
        print(
            f"ok      {findings.skipped} entries not replayed, because of another version (their draws were recomputed)"
        )
    return 0


def _tournament(found: audit.Audit) -> int:
    """What a tournament's record came to."""
    if _wrong(found.wrong):
        return 1
    print(f"ok      {found.deeds} deeds of {found.people} people, each possible when it was done")
    print(f"ok      {found.pairings} pairings recomputed from their links, each link the next of the promised chain")
    if found.skipped:
        print(f"ok      {found.skipped} pairings not recomputed, because of another version (their links were checked)")
    print(f"ok      {found.promises} matches kept what was promised with their pairings")
    if found.opened:
        print("ok      all of it follows from the secret promised at sign-up")
    else:
        print("note    the secret behind all draws is closed, because some matches were not played to their ends")
    return 0


def _wrong(findings: Sequence[Finding]) -> bool:
    """Prints what does not hold; whether there was anything."""
    for finding in findings[:SHOWN]:
        print(f"NOT OK  {told(finding)}")
    if len(findings) > SHOWN:
        print(f"NOT OK  and {len(findings) - SHOWN} more")
    return bool(findings)


def cards_of(export: Export, folder: Path | None) -> bytes | None:
    """The document of the card pack a match was played with.

    Args:
        export: says which one, and carries the game's own.
        folder: of the pack, if it is another.

    Raises:
        BadSave: it is not the pack of this match, or it is nowhere to be found.
        CoreError: the folder holds a broken pack, or the game is unknown.
    """
    if not export.pack:
        return None
    rules = playable.find(export.game).rules
    if folder is not None:
        file = rules.read_pack(folder)
        document = file.document if file is not None else None
    else:
        document = export.cards or rules.built_in_pack()
    if document is None or hashlib.sha256(document).hexdigest() != export.pack:
        raise BadSave("verify-pack", sha=export.pack[:12])
    return document


def told(finding: Finding) -> str:
    """A finding in words, with the number of its entry."""
    try:
        words = Voice("en").render(finding.text.key, finding.text.args)
    except MissingText:
        words = f"{finding.text.key} {finding.text.args or ''}".strip()
    return f"entry {finding.no}: {words}" if finding.no else words


def _no(reason: str) -> int:
    print(f"madang: {reason}", file=sys.stderr)
    return 1
