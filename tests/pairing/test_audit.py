"""A tournament done again from its record, and what is found in one that was changed (tournaments F3, S5)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.commands import verify as command
from bot.core.errors import BadSave
from bot.core.streams import commitment
from bot.pairing import draws
from bot.pairing.apply import apply, fold
from bot.pairing.audit import RecordedDeed, RecordedMatch, TournamentRecord, audit, read
from bot.pairing.contest import Entrant, Terms
from bot.pairing.deeds import Agreed, AnyDeed, Begun, Closed, Ended, Left, Paired, Remade, SignedUp, Started
from bot.pairing.registry import format_of
from tests.pairing.playing import by_strength

SECRET = bytes(range(32))


def played(people: int = 7, **terms: Any) -> TournamentRecord:
    """A tournament that was played whole: a match is made again, somebody drops."""
    journal: list[AnyDeed] = [Agreed(Terms("metromania", **terms), anchor=draws.anchor(SECRET))]
    journal += [SignedUp(Entrant(one), join=draws.joined(str(one))) for one in range(1, people + 1)]
    journal.append(Started())
    contest = fold(journal)
    format_ = format_of(contest.terms.format)
    remade = False

    def do(deed: AnyDeed) -> None:
        nonlocal contest
        contest = apply(contest, deed)
        journal.append(deed)

    while not format_.over(contest):
        again = format_.again(contest)
        link = contest.links[-1] if again else draws.link(SECRET, len(contest.links) + 1)
        do(replace(format_.pair(contest, draws.moment_stream(contest, link)), link=link))
        if not remade:
            remade = True
            for one in contest.live:
                do(Remade(one.no))
            continue
        for one in contest.live:
            if not one.over:
                do(Begun(one.no, 0, True))
                do(Ended(one.no, by_strength(one)))
        if contest.round == 2:
            do(Left(people))
    do(Closed())
    lines = [RecordedDeed(no, deed) for no, deed in enumerate(journal, 1)]
    lines.insert(3, RecordedDeed(0))
    secrets = {one.no: draws.match_secret(SECRET, one.round, one.table, one.attempt) for one in contest.pairings}
    matches = [RecordedMatch(no, commitment(secret), secret.hex()) for no, secret in secrets.items()]
    return TournamentRecord(1, "tournament", lines, matches, SECRET.hex())


@pytest.mark.parametrize("terms", [{}, {"seats": 3, "rounds": 3}, {"format": "robin"}, {"format": "knockout"}])
def test_all_that_was_done_comes_out_again(terms: dict[str, Any]) -> None:
    record = played(**terms)
    found = audit(record)
    assert found.wrong == []
    assert found.deeds == len(record.journal) - 1
    assert found.pairings == sum(isinstance(one.deed, Paired) for one in record.journal) > 1
    assert found.promises == len(record.matches) > 2
    assert found.opened


def test_a_record_is_a_document_that_may_hold_more() -> None:
    record = played()
    document = msgspec.json.encode(record)
    assert read(document) == record
    assert read({**msgspec.json.decode(document), "names": ["Ann"]}) == record
    assert read(b"PK") is None
    assert read(b'{"format": 1}') is None
    with pytest.raises(BadSave):
        read(b'{"format": 1, "kind": "tournament", "journal": [{"no": 1, "deed": {"type": "Nonsense"}}]}')
    with pytest.raises(BadSave):
        read(b'{"format": 2, "kind": "tournament", "journal": []}')


def _round(record: TournamentRecord, change: Callable[[Paired], Paired]) -> TournamentRecord:
    """The record with its last pairing changed, and nothing behind it."""
    last = max(at for at, line in enumerate(record.journal) if isinstance(line.deed, Paired))
    deed = record.journal[last].deed
    assert isinstance(deed, Paired)
    lines = [*record.journal[:last], RecordedDeed(last, change(deed))]
    return replace(record, journal=lines, matches=[], secret="")


def _match(record: TournamentRecord, **change: Any) -> TournamentRecord:
    """The record with something else said of its first match."""
    return replace(record, matches=[replace(record.matches[0], **change), *record.matches[1:]])


def _tables_changed(deed: Paired) -> Paired:
    first = deed.tables[0]
    return replace(deed, tables=(replace(first, entrants=first.entrants[::-1]), *deed.tables[1:]))


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        (lambda record: _round(record, _tables_changed), "verify-pairing"),
        (lambda record: _round(record, lambda deed: replace(deed, link="ab" * 32)), "verify-link"),
        (lambda record: _round(record, lambda deed: replace(deed, link="no hex")), "verify-link"),
        (lambda record: _round(record, lambda deed: replace(deed, tables=deed.tables[1:])), "verify-pairing"),
        (lambda record: replace(record, secret="ab" * 32), "verify-anchor"),
        (lambda record: replace(record, secret="short"), "verify-anchor"),
        (lambda record: _match(record, commitment="ab" * 32), "verify-promise"),
        (lambda record: _match(record, secret="ab" * 32), "verify-promise"),
        (lambda record: _match(record, secret="no hex"), "verify-promise"),
        (lambda record: _match(record, pairing=99), "verify-promise"),
        (lambda record: replace(_match(record, secret="ab" * 32), secret=""), "verify-promise"),
        # A secret of its own with a promise of its own, but not from the tournament's.
        (lambda record: _match(record, secret="ab" * 32, commitment=commitment(b"\xab" * 32)), "verify-promise"),
        (lambda record: replace(record, journal=[*record.journal, RecordedDeed(9, Closed())]), "verify-deed"),
        (lambda record: replace(record, journal=record.journal[1:]), "verify-deed"),
        (lambda record: replace(record, journal=[]), "verify-no-journal"),
        (lambda record: replace(record, journal=[RecordedDeed(1, Agreed(Terms("metromania")))]), "verify-no-anchor"),
    ],
)
def test_whatever_was_changed_is_found(changed: Callable[[TournamentRecord], TournamentRecord], key: str) -> None:
    assert key in [one.text.key for one in audit(changed(played())).wrong]


def test_another_sign_up_gives_other_tables() -> None:
    record = played()
    deed = record.journal[1].deed
    assert isinstance(deed, SignedUp)
    other = RecordedDeed(2, replace(deed, join=draws.joined("somebody else")))
    assert "verify-pairing" in [
        one.text.key for one in audit(replace(record, journal=[record.journal[0], other, *record.journal[2:]])).wrong
    ]


def test_secrets_of_matches_are_checked_where_the_tournaments_own_is_closed() -> None:
    record = replace(played(), secret="")
    record.matches[0] = replace(record.matches[0], secret="")
    found = audit(record)
    assert (found.promises, found.opened, found.wrong) == (len(record.matches) - 1, False, [])


def test_pairings_of_another_version_are_not_done_again() -> None:
    found = audit(_round(played(), lambda deed: replace(deed, version=99)))
    assert (found.skipped, found.wrong) == (1, [])


def test_the_command_line_says_what_came_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tournament.json"
    file.write_bytes(msgspec.json.encode(played()))
    assert _run(file) == 0
    assert "pairings recomputed from their links" in capsys.readouterr().out
    plain = json.loads(file.read_text())
    plain["matches"][0]["commitment"] = "ab" * 32
    file.write_text(json.dumps(plain))
    assert _run(file) == 1
    assert "NOT OK  Match 1: its secret is not the one promised" in capsys.readouterr().out


def _run(file: Path) -> int:
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    return command.run(parser.parse_args([str(file)]))
