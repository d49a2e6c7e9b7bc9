"""Checking a finished match from its exported log (design 2.7).

Was the secret the one promised, is every draw the seed's, do the rules lead from each state to the next?

Draws are recomputed whatever version of the program recorded them; states only where this very version did. An export
without states is played again from its beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from bot.core import study
from bot.core.errors import BadSave, CoreError, IllegalAnswer, RulesDefect
from bot.core.events import Chance, Entry
from bot.core.match import Match
from bot.core.shapes import Text
from bot.core.streams import ALGORITHM, DICE, below, commitment, seed_from

FORMAT: Final = 1
"""Version of the exported document."""

SEED_BYTES: Final = 32
_entry_bytes = msgspec.json.Encoder().encode


class ExportedEntry(Struct):
    """A log entry in an export.

    Args:
        no: its number, from 1 up.
        parent: number of the entry whose state it went on from; 0 for the first. After an undo that is an older one.
        version: version of the program that recorded it.
        entry: what came in and what followed.
        at: Unix time; not checked.
    """

    no: int
    parent: int
    version: str
    entry: Entry
    at: int = 0


class Origin(Struct):
    """Where a study begins (asynchronous R6): shuffles before it are none of its own and are not checked.

    Args:
        move: number of the move of the other match after which it begins.
        commitment: what was posted with the lobby of that match, by which its own export is found.
        frame: the state there.
    """

    move: int
    commitment: str
    frame: bytes


class Export(Struct):
    """A finished match as a document; it knows seats, never people.

    Args:
        format: see `FORMAT`.
        game, options, seats: as given to `Match.new`; options may also hold the table's own.
        commitment: what was posted with the lobby.
        secret: the secret, in hex, revealed at the end.
        joins: one text a join, in order.
        entries: the whole log, undone branches included.
        frames: the state after each entry, in the same order; none where the file had to be small.
        random: algorithm of the streams.
        pack: SHA-256 of the card pack, empty without one.
        cards: the pack's document, if it is the game's own; packs of owners stay with their owners.
        version: version of the program that exported it.
        head: number of the entry at which the match ended.
        study: where it begins, if it went on from another match.
    """

    format: int
    game: str
    options: dict[str, Any]
    seats: int
    commitment: str
    secret: str
    joins: list[str]
    entries: list[ExportedEntry]
    frames: list[bytes] = []
    random: str = ALGORITHM
    pack: str = ""
    cards: bytes = b""
    version: str = ""
    head: int = 0
    study: Origin | None = None


class Finding(Struct, frozen=True):
    """Something that does not hold: the entry's number (0: the match as a whole) and a catalogue key with arguments."""

    no: int
    text: Text


class Findings(Struct):
    """What a check came to.

    Args:
        entries: entries in the log.
        draws: random numbers recomputed.
        replayed: entries whose state the rules gave again, to the byte; without states whose events and draws.
        skipped: entries recorded by another version, and without states those behind them, which were not replayed.
        wrong: what does not hold; empty when all is well.
    """

    entries: int = 0
    draws: int = 0
    replayed: int = 0
    skipped: int = 0
    wrong: list[Finding] = []

    def add(self, no: int, key: str, /, **args: Any) -> None:
        """Note something wrong."""
        self.wrong.append(Finding(no, Text(key, args)))


def read(document: bytes | Mapping[str, Any]) -> Export:
    """Read an exported document.

    Args:
        document: its JSON, or the plain data of that (frames in base64).

    Raises:
        BadSave: not an export, or of a newer format.
    """
    try:
        export = (
            msgspec.json.decode(document, type=Export)
            if isinstance(document, bytes)
            else msgspec.convert(document, type=Export, str_keys=True)
        )
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave("core-export-damaged") from error
    if export.format != FORMAT or len(export.frames) not in (0, len(export.entries)):
        raise BadSave("core-export-damaged")
    return export


def verify(export: Export, version: str, pack: Any = None) -> Findings:
    """Check everything.

    Args:
        export: what `read` gave.
        version: of this program: stretches recorded under it are replayed.
        pack: the data of the card pack that the match names.
    """
    findings = Findings(entries=len(export.entries))
    seed = _seed(export, findings)
    if seed is None:
        return findings
    _check_chain(export, findings)
    _check_draws(export, seed, findings)
    _check_seeds(export, seed, findings)
    states = list(export.frames) or [b""] * len(export.entries)
    for line in export.entries:
        if line.version == version and (export.frames or _reached(line, states)):
            _check_step(export, line, states, seed, pack, findings)
        else:
            findings.skipped += 1
    return findings


def _reached(line: ExportedEntry, states: Sequence[bytes]) -> bool:
    """Whether the states that an entry goes on from are known already."""
    return line.entry.kind == "start" or all(
        0 < no <= len(states) and bool(states[no - 1]) for no in {line.parent, line.no - 1}
    )


def _seed(export: Export, findings: Findings) -> bytes | None:
    """The seed, if the secret is one and the one committed to."""
    if export.random != ALGORITHM:
        findings.add(0, "verify-unknown-random", name=export.random[:40])
        return None
    try:
        secret = bytes.fromhex(export.secret)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES or commitment(secret) != export.commitment:
        findings.add(0, "verify-commitment")
        return None
    return seed_from(secret, export.joins)


def _check_chain(export: Export, findings: Findings) -> None:
    """Entries are numbered without a gap and go on from earlier ones; the first is the start, and there is one."""
    for at, line in enumerate(export.entries, 1):
        first = at == 1
        if (
            line.no != at
            or not (line.parent == 0 if first else 0 < line.parent < at)
            or first != (line.entry.kind == "start")
        ):
            findings.add(at, "verify-chain")


def _check_draws(export: Export, seed: bytes, findings: Findings) -> None:
    """Each draw is what the seed gives, at the place where its stream stood: nothing was skipped or drawn twice."""
    used: dict[int, dict[str, int]] = {0: {}}
    for line in export.entries:
        counters = dict(used.get(line.parent, {}))
        for draw in line.entry.draws:
            findings.draws += len(draw.bounds)
            place = draw.counter == counters.get(draw.stream, 0) and _next_roll(draw.stream, counters)
            if not place or len(draw.bounds) != len(draw.results):
                findings.add(line.no, "verify-draw-place", stream=draw.stream)
            counters[draw.stream] = _redraw(line.no, draw, seed, findings)
        used[line.no] = counters


def _next_roll(stream: str, counters: dict[str, int]) -> bool:
    """Whether this is the next roll of its dice; other streams are not numbered (`Play.roll`)."""
    if not stream.startswith(DICE):
        return True
    dice, _, number = stream.rpartition(":")
    counters[dice] = counters.get(dice, 0) + 1
    return number == str(counters[dice])


def _redraw(no: int, draw: Chance, seed: bytes, findings: Findings) -> int:
    counter = draw.counter
    for bound, result in zip(draw.bounds, draw.results):
        value: int | None = None
        if bound > 0 and counter >= 0:
            value, counter = below(seed, draw.stream, counter, bound)
        if value != result:
            findings.add(no, "verify-draw", stream=draw.stream, bound=bound, result=result)
            break
    return counter


def _check_seeds(export: Export, seed: bytes, findings: Findings) -> None:
    """All states were played with that seed."""
    for line, frame in zip(export.entries, export.frames):
        try:
            state: Any = msgspec.json.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError):
            state = None
        found = cast("dict[str, Any]", state).get("seed") if isinstance(state, dict) else None
        if found != seed.hex():
            findings.add(line.no, "verify-seed")


def _check_step(
    export: Export, line: ExportedEntry, states: list[bytes], seed: bytes, pack: Any, findings: Findings
) -> None:
    """The rules lead from the state before to the state after, with the same events and draws."""
    at = line.no - 1
    try:
        match = _again(export, line, states, seed, pack)
    except (CoreError, RulesDefect):
        match = None
    if match is None or not 0 <= at < len(states) or match.save() != (states[at] or match.save()):
        findings.add(line.no, "verify-replay")
        return
    states[at] = match.save()
    # How it came in, late or planned, is the table's business: the rules know nothing of it.
    told = msgspec.structs.replace(line.entry, late=False, planned=False)
    begun = study.began(export.study.move) if export.study is not None and told.kind == "start" else None
    if told.kind != "table" and _entry_bytes(begun or match.entry) != _entry_bytes(told):
        findings.add(line.no, "verify-entry")
        return
    findings.replayed += 1


def _again(export: Export, line: ExportedEntry, frames: Sequence[bytes], seed: bytes, pack: Any) -> Match:
    """The match after this entry, played again from the state before it.

    Raises:
        CoreError, RulesDefect: the rules do not allow it.
    """
    entry = line.entry
    if entry.kind == "start":
        if export.study is not None:
            return study.begin(export.study.frame, seed, export.options, pack)
        return Match.new(export.game, export.seats, seed, export.options, pack, export.pack)
    if not 0 < line.parent < line.no <= len(frames):
        raise BadSave("core-export-damaged")
    if entry.kind == "table" and line.parent < line.no - 1:  # something was taken back
        by = next((event.args.get("seat") for event in entry.events), None)
        return Match.load(frames[line.no - 2], pack).gone_back(frames[line.parent - 1], by)
    match = Match.load(frames[line.parent - 1], pack)
    if entry.kind == "answer" and entry.seat is not None:
        question = next((q for q in match.asked(entry.seat) if q.slot == entry.slot), None)
        if question is None:
            raise IllegalAnswer("core-stale")
        match.answer(entry.seat, question.no, entry.choice)
    elif entry.kind == "elapse":
        match.elapse(str(entry.choice))
    elif entry.kind == "concede" and entry.seat is not None:
        match.concede(entry.seat)
    elif entry.kind != "table":  # the table's other entries change nothing in the match
        raise BadSave("core-export-damaged")
    return match
