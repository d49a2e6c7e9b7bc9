"""The transcripts as files: one a game, compressed text, a line for each deed."""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from tests.transcripts.cases import Case, cases
from tests.transcripts.playing import Deed, begin, carry_out, deeds, digest

HERE: Final = Path(__file__).parent

Line = tuple[str, Deed | None]
"""The digest after a deed; no deed for the beginning."""


def file_of(game: str) -> Path:
    """Where a game's transcripts lie."""
    return HERE / f"{game}.txt.xz"


def played(case: Case) -> list[Line]:
    """A case, played anew by its bots."""
    match = begin(case)
    lines: list[Line] = [(digest(match), None)]
    for deed in deeds(case, match):
        carry_out(match, deed)
        lines.append((digest(match), deed))
    return lines


def write(game: str) -> int:
    """Play all cases of a game and keep them; returns how many answers there are."""
    parts: list[str] = []
    count = 0
    for case in cases(game):
        lines = played(case)
        count += len(lines) - 1
        parts.append(f"# {case}")
        parts += [_written(line) for line in lines]
    file_of(game).write_bytes(lzma.compress("\n".join([*parts, ""]).encode(), preset=9))
    return count


def _written(line: Line) -> str:
    found, deed = line
    if deed is None:
        return found
    return f"{found} {deed.seat} {deed.slot} {msgspec.json.encode(deed.answer).decode()}"


def read(game: str) -> dict[str, list[Line]]:
    """What is kept of a game, by the names of its cases."""
    found: dict[str, list[Line]] = {}
    lines: list[Line] = []
    for text in lzma.decompress(file_of(game).read_bytes()).decode().splitlines():
        if text.startswith("# "):
            lines = found[text[2:]] = []
            continue
        kept, _, rest = text.partition(" ")
        if not rest:
            lines.append((kept, None))
            continue
        seat, slot, answer = rest.split(" ", 2)
        lines.append((kept, Deed(int(seat), slot, msgspec.json.decode(answer))))
    return found


def departure(case: Case, lines: Sequence[Line]) -> int | None:
    """Give the kept answers once more.

    Returns:
        the number of the first answer after which anything differs (0: the beginning does), or None.
    """
    match = begin(case)
    for number, (kept, deed) in enumerate(lines):
        if deed is not None:
            try:
                carry_out(match, deed)
            except (ValueError, LookupError, StopIteration):
                return number
        if digest(match) != kept:
            return number
    return None if match.result is not None else len(lines)
