"""Promissory notes in words: those one holds, those that lie open, what those in an offer do (rules 20)."""

from __future__ import annotations

from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.offering import ASKED, CARDS
from bot.games.twilight_imperium.flow.notes import NOTE, WANT, issuer_of, kind_of
from bot.games.twilight_imperium.light import text_of
from bot.games.twilight_imperium.view import TwilightImperiumView
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET

GAME = "twilight_imperium"


def plays_with_notes(view: TwilightImperiumView) -> bool:
    """Whether the table plays with them."""
    return bool(view.holders) or any(one.open_notes for one in view.players)


def note_lines(view: TwilightImperiumView, seat: int, reader: Reader) -> list[str]:
    """Notes of the reader's hand with what they do, own ones behind, and those that lie open before a seat."""
    if not plays_with_notes(view):
        return []
    lines = [reader(f"{GAME}-hand-notes", count=view.players[seat].notes)]
    if view.seat == seat:
        held = sorted(view.notes, key=lambda note: issuer_of(note) == seat)
        lines += [_told(kind_of(one), issuer_of(one), view, reader) for one in held]
    return [*lines, *open_lines(view, seat, reader)]


def open_lines(view: TwilightImperiumView, seat: int, reader: Reader) -> list[str]:
    """Notes that lie open before a seat."""
    named = [
        f"{reader(f'{GAME}-component-{kind_of(one)}')} ({reader.names[issuer_of(one)]})"
        for one in view.players[seat].open_notes
    ]
    return [reader(f"{GAME}-hand-notes-open", list=reader.text.listing(named))] if named else []


def offered_notes(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """What the notes and action cards of an offer do."""
    args = question.prompt.args
    told = [_told(args[name], int(args[f"{name}_seat"]), view, reader) for name in (NOTE, WANT) if args.get(name)]
    cards = dict.fromkeys(id for name in (CARDS, ASKED) for id in args.get(name, {}))
    named = ((reader(f"{GAME}-component-{id}"), reader(f"{GAME}-does-{text_of(id, view.codex)}")) for id in cards)
    return [*told, *(f"{BULLET} {name}: {does}" for name, does in named)]


def _told(kind: str, issuer: int, view: TwilightImperiumView, reader: Reader) -> str:
    does = reader(f"{GAME}-does-{text_of(kind, view.codex)}")
    return f"{BULLET} {reader(f'{GAME}-hand-note', component=kind, name=reader.names[issuer], does=does)}"
