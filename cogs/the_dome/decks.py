"""`/dome deck`: own decks and pre-built ones, new ones, import by code; and a seat's choice of deck in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.the_dome import decks
from bot.tables.decks import DeckBody, DeckRow
from bot.tables.model import Snapshot, TableError
from bot.text import matching, names
from bot.text.limits import OPTION, PANEL_TEXT, cut
from cogs.panels.dispatch import guarded, on
from cogs.panels.ids import Id, digest, whole
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, ROWS, Button, Dropdown, Pickable, Popup, Row, Screen
from cogs.panels.seat_choice import SeatOption, offer
from cogs.panels.visit import Visit
from cogs.the_dome.builder import builder_screen, deck_of
from cogs.the_dome.decklook import DeckCards, shelf_at, shelf_of, tidy, title_of
from cogs.the_dome.typed import GAME
from cogs.translator import arguments, words

OWN: Final = "own~"
PRE_BUILT: Final = "pre~"
"""How menus and autocomplete name decks: OWN and a number, PRE_BUILT and an id."""
SHOWN: Final = 20
"""Decks of one page."""
CHARACTERS: Final = 20
"""Characters that can begin a deck; a pack has hardly more."""


# --- all decks -------------------------------------------------------------------------------------------------------


def _line(shelf: DeckCards, row: DeckRow) -> str:
    broken = len(shelf.broken(row.body))
    told = [f"{BULLET} **{shelf.headline(row)}**"]
    if broken:
        told.append(shelf.reader("cogs-the_dome-decks-unfit", count=broken))
    if row.draft is not None:
        told.append(shelf.reader("cogs-the_dome-decks-unsaved"))
    return " · ".join(told)


async def list_screen(visit: Visit, page: int = 0, note: str = "") -> Screen:
    """Own decks for the cards that are played here, the pre-built ones, and how to get more."""
    shelf = await shelf_of(visit)
    reader, id = shelf.reader, shelf.id
    every: list[DeckRow] = await visit.tables.decks.of(visit.user_id, GAME)
    rows = [row for row in every if shelf.belongs(row.body)]
    page = max(0, min(page, (len(rows) - 1) // SHOWN))
    shown = rows[page * SHOWN : (page + 1) * SHOWN]
    lines = [note, f"**{reader('cogs-the_dome-decks-headline')}**"]
    lines += [_line(shelf, row) for row in shown] or [reader("cogs-the_dome-decks-none")]
    if len(every) > len(rows):
        lines.append(reader("cogs-the_dome-decks-elsewhere", count=len(every) - len(rows)))
    choices = [
        Pickable(names.for_option(row.title), f"{OWN}{row.id}", cut(shelf.name(row.body.character), OPTION))
        for row in shown
    ]
    choices += [
        Pickable(cut(shelf.deck_name(one), OPTION), f"{PRE_BUILT}{one}", reader("cogs-the_dome-decks-pre-built-option"))
        for one in list(shelf.pack.decks)[: 25 - len(choices)]
    ]
    buttons = [
        Button(reader("cogs-the_dome-decks-new-button"), id.to("deck-new"), "primary"),
        Button(reader("cogs-the_dome-decks-import-button"), id.to("deck-import")),
    ]
    if page:
        buttons.append(Button(reader("button-previous"), id.to("decks", page - 1)))
    if (page + 1) * SHOWN < len(rows):
        buttons.append(Button(reader("button-next"), id.to("decks", page + 1)))
    if shelf.table is not None and shelf.table.in_lobby and shelf.table.seat_of(visit.user_id) is not None:
        buttons.append(Button(reader("cogs-the_dome-decks-seat-button"), id.to("choice")))
    menu: list[Row] = [Dropdown(reader("cogs-the_dome-decks-placeholder"), id.to("s-deck"), choices)] if choices else []
    return Screen([cut("\n".join(line for line in lines if line), PANEL_TEXT)], rows=[*menu, buttons])


@on("decks")
async def all_decks(visit: Visit) -> None:
    """The list."""
    await visit.show(list_screen(visit, whole(visit.id.arg, 0)))


@on("s-deck")
async def opened(visit: Visit) -> None:
    """One of them."""
    await _open(visit, str(visit.value))


async def _open(visit: Visit, token: str) -> None:
    shelf = await shelf_of(visit)
    if token.startswith(OWN):
        row: DeckRow = await visit.tables.decks.get(visit.user_id, whole(token[len(OWN) :]))
        await visit.show(builder_screen(visit, row))
        return
    deck_id = token.removeprefix(PRE_BUILT)
    if deck_id not in shelf.pack.decks:
        raise TableError("error-no-deck")
    await visit.show(_pre_built_screen(visit, shelf, deck_id))


async def _pre_built_screen(visit: Visit, shelf: DeckCards, deck_id: str) -> Screen:
    reader, deck = shelf.reader, shelf.pack.decks[deck_id]
    body = DeckBody(deck.character, deck.cards)
    held = ", ".join(
        reader("cogs-the_dome-decks-copies", card=names.for_message(shelf.name(card)), count=copies)
        for card, copies in deck.cards.items()
    )
    lines = [f"**{names.for_message(shelf.deck_name(deck_id))}**", shelf.counts(body), held]
    code = decks.encode(shelf.pack, deck.character, deck.cards)
    lines.append(reader("cogs-the_dome-decks-code", code=code))
    row = [
        Button(reader("cogs-the_dome-decks-copy-button"), shelf.id.to("deck-copy", digest(deck_id)), "primary"),
        Button(reader("cogs-the_dome-decks-list-button"), shelf.id.to("decks")),
    ]
    return Screen([cut("\n".join(lines), PANEL_TEXT)], shelf.picture(deck.character, deck.cards), rows=[row])


# --- new ones --------------------------------------------------------------------------------------------------------


@on("deck-drop-sure")
async def dropped(visit: Visit) -> None:
    """Delete a deck."""
    _, row = await deck_of(visit)
    await visit.tables.decks.delete(visit.user_id, row.id)
    note = (await visit.reader())("cogs-the_dome-decks-deleted", title=title_of(row))
    visit.id = Id("decks", visit.id.table)
    await visit.show(list_screen(visit, note=note))


@on("deck-new")
async def new_deck(visit: Visit) -> None:
    """Which character?"""

    async def screen() -> Screen:
        shelf = await shelf_of(visit)
        reader, id = shelf.reader, shelf.id
        lines = [reader("cogs-the_dome-decks-whose")]
        buttons: list[Button] = []
        for card in shelf.pack.of_kind("character")[:CHARACTERS]:
            name = shelf.name(card.id)
            red, blue, yellow = card.deck
            lines.append(
                reader("cogs-the_dome-decks-character", card=names.for_message(name), red=red, blue=blue, yellow=yellow)
            )
            lines.append(names.for_message(getattr(card.text, reader.language), 2 * OPTION))
            buttons.append(Button(cut(name, OPTION), id.to("deck-make", digest(card.id))))
        rows: list[Row] = [buttons[at : at + ROWS] for at in range(0, len(buttons), ROWS)]
        rows.append([Button(reader("cogs-the_dome-decks-list-button"), id.to("decks"))])
        return Screen([cut("\n".join(lines), PANEL_TEXT)], rows=rows)

    await visit.show(screen())


@on("deck-make")
async def made(visit: Visit) -> None:
    """A deck that begins as the character's pre-built one."""
    shelf = await shelf_of(visit)
    character = next((card.id for card in shelf.pack.of_kind("character") if digest(card.id) == visit.id.arg), None)
    if character is None:
        raise TableError("error-unknown-option")
    body = DeckBody(character, decks.pre_built(shelf.pack, character))
    await _added(visit, shelf, shelf.first_title(character), body, "cogs-the_dome-decks-made")


@on("deck-copy")
async def copied(visit: Visit) -> None:
    """A pre-built deck as the beginning of an own one."""
    shelf = await shelf_of(visit)
    deck = next((one for one in shelf.pack.decks.values() if digest(one.id) == visit.id.arg), None)
    if deck is None:
        raise TableError("error-no-deck")
    body = DeckBody(deck.character, deck.cards)
    await _added(visit, shelf, shelf.deck_name(deck.id), body, "cogs-the_dome-decks-made")


@on("deck-import")
async def import_form(visit: Visit) -> None:
    """Ask for a code."""
    reader = await visit.reader()
    popup = Popup(
        visit.id.to("m-deck-import"),
        reader("cogs-the_dome-decks-import-title"),
        reader("cogs-the_dome-decks-import-label"),
        reader("cogs-the_dome-decks-import-placeholder"),
        most=decks.LONGEST,
    )
    await visit.ask(popup)


@on("m-deck-import")
async def imported(visit: Visit) -> None:
    """A code was given."""
    await _import(visit, str(visit.values[0]) if visit.values else "")


async def _import(visit: Visit, code: str) -> None:
    """Keep the deck of a code, legal or not: the panel names what is wrong with it."""
    shelf = await shelf_of(visit)
    character, cards = decks.decode(shelf.pack, code)
    await _added(visit, shelf, shelf.first_title(character), DeckBody(character, cards), "cogs-the_dome-decks-imported")


async def _added(visit: Visit, shelf: DeckCards, title: str, body: DeckBody, note: str) -> None:
    row: DeckRow = await visit.tables.decks.add(
        visit.person, GAME, tidy(title, body.character), body, shelf.pack.sha, visit.number
    )
    await visit.show(builder_screen(visit, row, note=shelf.reader(note, title=title_of(row))))


# --- the seat's choice -----------------------------------------------------------------------------------------------


class DeckOffers:
    """What a seat can choose: the pre-built decks and one's own legal ones. See `cogs.panels.seat_choice`."""

    async def of(self, visit: Visit, table: Snapshot | None, pack: str = "") -> tuple[Sequence[SeatOption], str]:
        """Pre-built decks first; own ones that break a rule of section 7 are only counted."""
        shelf = await shelf_at(visit, table, pack)
        found = [
            SeatOption(f"{PRE_BUILT}{one.id}", one.id, cut(shelf.deck_name(one.id), OPTION), shelf.name(one.character))
            for one in shelf.pack.decks.values()
        ]
        unfit = 0
        rows: list[DeckRow] = await visit.tables.decks.of(visit.user_id, GAME)
        for row in rows:
            if shelf.broken(row.body):
                unfit += shelf.belongs(row.body)
                continue
            code = decks.encode(shelf.pack, row.body.character, row.body.cards)
            label = names.for_option(row.title)
            found.append(SeatOption(f"{OWN}{row.id}", code, label, shelf.name(row.body.character)))
        return found, shelf.reader("cogs-the_dome-decks-left-out", count=unfit) if unfit else ""

    def more(self, table: Snapshot, reader: Reader) -> list[Button]:
        """The way to building decks."""
        return [Button(reader("cogs-the_dome-decks-build-button"), Id("decks", table.id))]


offer(GAME, DeckOffers())


# --- the command -----------------------------------------------------------------------------------------------------


@app_commands.command(name=words("cmd-dome-deck-name"), description=words("cmd-dome-deck-desc"))
@arguments("dome", "deck", "deck", "code")
async def command(interaction: discord.Interaction[Any], deck: str = "", code: str = "") -> None:
    """Decks: all of them, one of them, or the one of a code."""

    async def work(visit: Visit) -> None:
        if code.strip():
            await _import(visit, code)
        elif deck.strip():
            found = matching.best(deck, await _tokens(visit), lambda one: list(one), 1)
            if not found:
                raise TableError("error-no-deck")
            await _open(visit, found[0][0])
        else:
            await visit.show(list_screen(visit))

    await guarded(Visit(interaction), work)


@command.autocomplete("deck")
async def deck_choices(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Own decks, then the pre-built ones."""
    found = matching.best(current, await _tokens(Visit(interaction)), lambda one: list(one))
    return [app_commands.Choice(name=cut(one[1], OPTION), value=one[0]) for one in found]


async def _tokens(visit: Visit) -> list[tuple[str, ...]]:
    """Every deck that can be opened here: what stands for it, its name, and what else it may be called."""
    shelf = await shelf_of(visit)
    rows: list[DeckRow] = await visit.tables.decks.of(visit.user_id, GAME)
    own = [(f"{OWN}{row.id}", names.for_option(row.title)) for row in rows if shelf.belongs(row.body)]
    pre_built = [
        (f"{PRE_BUILT}{one.id}", shelf.deck_name(one.id), one.name.ko, one.name.en, person.name.ko, person.name.en)
        for one in shelf.pack.decks.values()
        for person in (shelf.pack[one.character],)
    ]
    return [*own, *pre_built]
