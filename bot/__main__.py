"""The command line: ``python -m bot COMMAND``. Exit codes: 0 done, 1 it did not work out, 2 it cannot start."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import bot
from bot.games import registry
from bot.settings import SettingsError

COMMANDS: Final = {
    "run": "run on Discord (needs DISCORD_TOKEN)",
    "local": "run on a small Discord of its own, shown in your browser",
    "selfplay": "let bots play against each other and print figures",
    "render": "write a picture of a game in play",
    "export": "write the log, frames and random commitments of a finished game",
    "verify": "check an exported game",
    "tournament": "simulate a tournament, or recompute one from its journal",
    "check": "report on settings, database, fonts, texts and command limits",
    "reports": "list the problems that people reported",
    "ratings": "compute all ratings anew from the stored results",
    "backup": "write a copy of the database",
    "move": "bring everything into another database, a file or a PostgreSQL",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code.

    Args:
        argv: arguments without the program's name; the process's own when omitted.
    """
    registry.install()
    parser = argparse.ArgumentParser(prog="python -m bot", description="Madang: board games in a Discord channel.")
    parser.add_argument("--version", action="version", version=f"Madang {bot.__version__}")
    kinds = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    given = list(sys.argv[1:] if argv is None else argv)
    named = next((word for word in given if not word.startswith("-")), "")
    for name, says in COMMANDS.items():
        one = kinds.add_parser(name, help=says, description=says[0].upper() + says[1:] + ".")
        if (
            name == named
        ):  # a command that is not asked for is not imported: the bot needs no test library, nor the other way
            importlib.import_module(f"bot.commands.{name}").arguments(one)
    arguments = parser.parse_args(given)
    try:
        return importlib.import_module(f"bot.commands.{arguments.command}").run(arguments)
    except SettingsError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return 130


def refuse(reason: str) -> int:
    """Say in one line why nothing can be started; returns exit code 2."""
    print(f"madang: {' '.join(reason.split())}", file=sys.stderr)
    return 2


def be_printable() -> None:
    """Print a question mark for a sign that the place printed to lacks (a file or pipe on Windows), and go on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    be_printable()
    sys.exit(main())
