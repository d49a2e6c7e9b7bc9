"""The lobby message: a card that people want to join, with a cover picture that shows the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.core import playable
from bot.core.rules import WRITTEN
from bot.tables.desk import LOBBY_IDLE
from bot.tables.hints import gives_hints
from bot.tables.model import DAY, SeatRow, Snapshot
from bot.tables.packs import Offered
from bot.tables.rated import RATED, says_rated
from bot.tables.reliability import ASKED, NEWCOMER, asked_of, share
from bot.tables.timing import pace_of
from bot.text.limits import CONTENT, cut
from cogs.panels import fitting
from cogs.panels.board import public_reader, study
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.pace import pace_name
from cogs.panels.packs import pack_line
from cogs.panels.reader import Reader, letter
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.seat_choice import has_choice
from cogs.panels.sketches import COVER, Sketch, sight, sketched
from renderers.covers import Sitter

TOLD: Final = 4
"""Options that are all told; of more only those that are not as usual."""


def lobby(table: Snapshot, packs: Sequence[Offered] = ()) -> Screen:
    """The lobby message, or what is left of it when the lobby is over.

    Args:
        table: the table.
        packs: card packs that can be chosen for its game.
    """
    reader = public_reader(table)
    game = reader.game()
    if table.row.phase == "cancelled":
        return Screen([reader("lobby-closed-headline", game=game)])
    if not table.in_lobby:
        first = face_of(table.row.game).first(table.match.view(None))
        if first in reader.names:
            started = reader("lobby-started-headline", game=game, name=reader.names[first])
        else:  # drawn later than the game begins (THE DOME, S5)
            started = reader("lobby-started-open-headline", game=game)
        return Screen(["\n".join(line for line in (started, study(reader, table), _fairness(reader, table)) if line)])
    closed = table.study or found(table)
    possible = [len(_shown(table))] if closed else fitting.numbers(table)
    most = max(possible if closed else playable.find(table.row.game).rules.seats)
    seated = len(table.seated)
    ready = _ready_line(reader, table, min(possible), most) if seated <= max(possible) else ""
    paragraphs = [
        [
            reader("lobby-headline", game=f"**{game}**", seated=seated, seats=most),
            study(reader, table),
            reader("study-lobby-line") if table.study else "",
            reader(f"{table.row.game}-pitch"),
        ],
        [
            *_seat_lines(reader, table),
            f"**{ready}**" if ready else "",
            fitting.misfit_line(reader, table),
        ],
        [
            reader("lobby-length-line", length=reader(f"{table.row.game}-length")),
            options_line(reader, table, packs),
            reader("lobby-access-invited-line" if table.row.restricted else "lobby-access-open-line"),
            # No time of day: it would move with what somebody does in secret, a wish or another deck.
            f"-# {reader('lobby-closes-line', days=LOBBY_IDLE // DAY)}",
            _fairness(reader, table),
        ],
    ]
    told = "\n\n".join("\n".join(line for line in lines if line) for lines in paragraphs)
    picture = cover(table, reader, max(len(_shown(table)), *possible))
    return Screen([cut(told, CONTENT)], [picture], buttons(reader, table))


def found(table: Snapshot) -> bool:
    """Whether it was opened for people who looked for one (tournaments R6): nobody else takes a place."""
    return table.in_lobby and bool(table.row.restricted and table.kept)


def _shown(table: Snapshot) -> list[SeatRow]:
    """The seats that a lobby shows: nobody can take one that somebody who was found does not want."""
    return [row for row in table.seats if not (row.open and found(table))]


def _fairness(reader: Reader, table: Snapshot) -> str:
    """The digest that the shuffling is bound to, in small letters, with a word on what it is for."""
    return f"-# {reader('lobby-secret-line', digest=table.row.commitment)}"


def cover(table: Snapshot, reader: Reader, seats: int) -> Sketch:
    """The game's cover with who sits where; where it cannot be drawn people can join all the same.

    Args:
        seats: how many are shown, free ones included.
    """
    taken = [
        Sitter()
        if row.open
        else Sitter(name, bool(row.bot), row.user_id == table.row.host_id and not row.empty, row.empty)
        for row, name in ((one, reader.drawn[one.seat]) for one in _shown(table))
    ]
    sitters = (*taken, *(Sitter() for _ in range(seats - len(taken))))
    face, language = face_of(table.row.game), reader.language
    key = sight(COVER, sitters, language, table=table)
    return sketched(key, partial(face.draw_cover, sitters, language))


def _seat_lines(reader: Reader, table: Snapshot) -> list[str]:
    told: list[str] = []
    for row in _shown(table):
        if row.empty:
            kept = "lobby-seat-found-line" if table.row.restricted else "lobby-seat-kept-line"
            key = "lobby-seat-open-line" if row.open else kept
            told.append(reader(key, letter=letter(row.seat), name=reader.names[row.seat], when=row.kept_until))
            continue
        key = "lobby-seat-host-line" if row.user_id and row.user_id == table.row.host_id else "lobby-seat-line"
        line = reader(key, letter=letter(row.seat), name=reader.names[row.seat])
        # That a seat has chosen may be known, what it has chosen may not.
        if table.has_chosen(row.seat) and has_choice(table.row.game):
            line = f"{line} · {reader(f'{table.row.game}-seat-chosen')}"
        told.append(" · ".join(part for part in (line, _record(reader, table, row.user_id)) if part))
    return told


def _record(reader: Reader, table: Snapshot, user_id: int | None) -> str:
    """How reliably somebody plays, where they let others read it."""
    known = table.people.get(user_id) if user_id is not None else None
    if known is None or not known.reliability.shown:
        return ""
    of = known.reliability
    if of.turns < NEWCOMER:
        return reader("lobby-seat-record-new", finished=of.finished)
    return reader("lobby-seat-record", finished=of.finished, share=share(of), median=reader.span(of.median))


def _ready_line(reader: Reader, table: Snapshot, least: int, most: int) -> str:
    seated = len(table.seated)
    if table.kept:
        return reader("rematch-waiting", names=reader.people(table.kept))
    if seated < least:
        return reader("lobby-waiting-line", missing=least - seated)
    if seated == most:
        return reader("lobby-ready-line")
    return reader("lobby-startable-line", seats=most)


def option_name(reader: Reader, game: str, key: str) -> str:
    """What an option of a game is called."""
    return reader(f"{game}-option-{key}")


def option_value(reader: Reader, game: str, key: str, value: str) -> str:
    """What one of its values is called; what somebody wrote is not told again."""
    return reader(f"{game}-{key}-{value.partition(WRITTEN)[0]}")


def option_told(reader: Reader, game: str, key: str, value: str) -> str:
    """An option with what is chosen of it: of a value alone nobody could tell what it is a value of."""
    return reader(
        "lobby-option-chosen", option=option_name(reader, game, key), value=option_value(reader, game, key, value)
    )


def options_line(reader: Reader, table: Snapshot, packs: Sequence[Offered] = ()) -> str:
    """The chosen options in words, of many the first and those that are not as usual; empty where there are none."""
    told: list[str] = []
    settings = playable.find(table.row.game).rules.settings
    for place, choice in enumerate(settings):
        value = table.row.options.get(choice.key, choice.values[0])
        if place and len(settings) > TOLD and value == choice.values[0]:
            continue
        told.append(option_told(reader, table.row.game, choice.key, value))
    if TOLD < len(settings) > len(told):
        told.append(reader("lobby-options-usual"))
    if cards := pack_line(reader, table.row.options, packs):
        told.append(cards)
    if pace_of(table.row.options) is not None:
        told.append(f"{reader('option-table-pace')}: {pace_name(reader, table.row.options)}")
    if asked_of(table.row.options):
        told.append(f"{reader('option-table-record')}: {reader(f'table-record-{table.row.options[ASKED]}')}")
    if says_rated(table.row.options):
        told.append(reader(f"table-rated-{table.row.options[RATED]}"))
        if any(row.bot for row in table.seats):
            told.append(reader("table-rated-bots"))
    if gives_hints(table.row.options):
        told.append(reader("lobby-hints"))
    return reader("lobby-options-line", options=" · ".join(told)) if told else ""


def buttons(reader: Reader, table: Snapshot) -> list[Row]:
    """The two rows under the lobby."""
    id = Id("", table.id)
    least = len(table.seats) if table.study else min(playable.find(table.row.game).rules.seats)
    startable = len(table.seated) >= least and not table.kept
    chosen = has_choice(table.row.game) and not table.study
    choice = [Button(reader(f"{table.row.game}-seat-button"), id.to("choice"))] if chosen else []
    sides = [Pickable(_side(reader, row), str(row.seat)) for row in table.seats if row.open or row.bot]
    return [
        [
            Button(reader("lobby-join-button"), id.to("join"), "primary"),
            Button(reader("lobby-leave-button"), id.to("leave")),
            Button(reader("lobby-invite-button"), id.to("invite")),
            Button(reader("lobby-add-bot-button"), id.to("add-bot")),
            Button(reader("lobby-tell-button"), id.to("tell")),
        ],
        [
            Button(reader("lobby-options-button"), id.to("options")),
            Button(reader("button-rules"), id.to("rules", f"{table.row.game}.1")),
            *choice,
            Button(reader("lobby-start-button"), id.to("start"), "success", disabled=not startable),
        ],
        *([Dropdown(reader("study-side-placeholder"), id.to("s-side"), sides)] if table.study and sides else []),
    ]


def _side(reader: Reader, row: SeatRow) -> str:
    """A side of a study that somebody may change to."""
    return f"{letter(row.seat)} · {reader('study-side-free') if row.open else reader.short[row.seat]}"
