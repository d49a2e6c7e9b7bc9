"""What several commands ask for in the same way: a game, its options, a table of the database."""

from __future__ import annotations

import argparse

from bot.core.errors import CoreError
from bot.games import registry
from bot.text.catalogue import MissingText, Voice


def add_game(parser: argparse.ArgumentParser) -> None:
    """The positional argument GAME."""
    keys = [rules.key for rules in registry.GAMES]
    parser.add_argument("game", choices=keys, metavar="GAME", help=f"one of: {', '.join(keys)}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """`--option KEY=VALUE`, as often as needed."""
    known = "; ".join(
        f"{rules.key}: {choice.key}={'|'.join(choice.values)}" for rules in registry.GAMES for choice in rules.settings
    )
    parser.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=f"an option of the game ({known}); may be repeated",
    )


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    return key, value


def options_of(namespace: argparse.Namespace) -> dict[str, str]:
    """The chosen options."""
    return dict(namespace.option)


def explained(error: CoreError) -> str:
    """A refusal of the rules in English, with its key, which is what one searches for."""
    try:
        return f"{Voice('en').render(error.key, error.details)} ({error.key})"
    except MissingText:
        return f"{error.key} {error.details or ''}".strip()
