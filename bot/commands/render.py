"""``python -m bot render GAME``: a picture after some random answers."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import sys
from pathlib import Path
from typing import Any, Final

from bot.commands.chosen import add_game, add_options, explained, options_of
from bot.core.bots import next_question
from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.shapes import Anchor, Form, Question
from bot.core.streams import Stream

NAMES: Final = {
    "ko": ("지수", "민수", "서연", "도윤", "하은", "준호"),
    "en": ("Jisoo", "Minsu", "Ada", "Ben", "Cleo", "Dan"),
}
KINDS: Final = ("board", "hand", "move")
UNENDING: Final = 100_000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    add_game(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players at the table (default 2)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same picture (default 0)")
    parser.add_argument("--answers", type=int, default=0, metavar="K", help="random answers given before (default 0)")
    parser.add_argument("--viewer", default="public", metavar="WHO", help="public, or a seat's number from 0")
    parser.add_argument("--kind", choices=KINDS, default="board", help="what to draw (default board)")
    parser.add_argument("--lang", choices=("ko", "en"), default="en", help="language of the picture (default en)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="PNG file to write")
    add_options(parser)


def run(namespace: argparse.Namespace) -> int:
    """Draw and write. Returns 0, or 1 with the reason."""
    try:
        match = played(namespace.game, namespace.seats, namespace.seed, namespace.answers, options_of(namespace))
        picture = draw(match, viewer_of(namespace.viewer, namespace.seats), namespace.kind, namespace.lang)
        namespace.output.write_bytes(picture.data)
    except CoreError as error:
        return _no(explained(error))
    except LookupError as error:
        return _no(str(error.args[0]))
    except OSError as error:
        return _no(f"{namespace.output} cannot be written: {error.strerror}")
    print(f"{namespace.output}: {picture.width} x {picture.height}, {len(picture.data) // 1000} kB")
    print(picture.alt)
    return 0


def _no(reason: str) -> int:
    print(f"madang: {reason.strip()}", file=sys.stderr)
    return 1


def viewer_of(text: str, seats: int) -> int | None:
    """A seat, or None for the public.

    Raises:
        LookupError: neither.
    """
    if text == "public":
        return None
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise LookupError(f"--viewer must be public or a number from 0 to {seats - 1}")


def played(game: str, seats: int, seed: str, answers: int, options: dict[str, str]) -> Match:
    """A match after some random answers; fewer if it ends before.

    Raises:
        BadSetup: seats or options that the game does not have.
    """
    match = Match.new(game, seats, hashlib.sha256(seed.encode()).digest(), options)
    stream = Stream.of("render", seed)
    for _ in range(min(answers, UNENDING)):
        asked = [(seat, one) for seat in match.awaited() if (one := next_question(match, seat)) is not None]
        if not asked:
            break
        seat, question = stream.choice(asked)
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    return match


def draw(match: Match, viewer: int | None, kind: str, language: str) -> Any:
    """The picture, drawn by the game's own renderer.

    Args:
        match: in any state.
        viewer: seat that looks, or None for the public.
        kind: `board`, `hand` or `move`.
        language: `ko` or `en`.

    Raises:
        LookupError: this game, state or viewer has no such picture.
    """
    renderer: Any = importlib.import_module(f"renderers.{match.game}")
    names = NAMES[language][: match.seats]
    if kind == "board":
        return renderer.board(match.view(viewer), names=names, language=language, viewer=viewer)
    if viewer is None:
        raise LookupError(f"--kind {kind} needs --viewer with a seat's number")
    if kind == "hand":
        if not hasattr(renderer, "hand"):
            raise LookupError(f"{match.game} has no picture of a hand")
        return renderer.hand(match.view(viewer), viewer, names=names, language=language)
    question = next_question(match, viewer)
    if question is None:
        awaited = ", ".join(map(str, match.awaited())) or "nobody: it is over"
        raise LookupError(f"seat {viewer} is not asked anything now (awaited: {awaited})")
    return renderer.move(match.view(viewer), viewer, marks_of(question), names=names, language=language)


def marks_of(question: Question) -> list[tuple[str, Anchor]]:
    """The options that lie on the board, numbered from 1 in their order."""
    shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
    free = [option for option in shape.options if option.blocked is None]
    return [(str(number), option.anchor) for number, option in enumerate(free, 1) if option.anchor is not None]
