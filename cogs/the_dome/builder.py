"""Building one deck: its cards by colour as numbered buttons, its rules, saving, sharing, its name, its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.the_dome import decks
from bot.games.the_dome.cards import Card
from bot.games.the_dome.verbs import COLOURS
from bot.tables.decks import TITLE, DeckBody, DeckRow
from bot.tables.model import TableError
from bot.text import names
from bot.text.limits import BUTTON, PANEL_TEXT, cut
from cogs.panels.dispatch import on
from cogs.panels.ids import digest, whole
from cogs.panels.screen import ROWS, Button, Popup, Row, Screen
from cogs.panels.visit import Visit
from cogs.the_dome.decklook import DeckCards, shelf_of, tidy, title_of

SHOWN: Final = 20
"""Cards of one page: four rows of buttons, then a row of colours and one of what to do with the deck."""
TEXTS: Final = (110, 80, 50, 24, 0)
"""Columns of a card's text in the list, the most that fits; the whole is in `/dome card`."""
LIST: Final = PANEL_TEXT - 1400
"""Characters of the list, the rest being the deck's own lines."""


@dataclass(frozen=True, slots=True)
class BuilderPage:
    """Where a builder stands: which deck, colour and page; `key` is the card pressed."""

    deck: int
    colour: str = COLOURS[0]
    page: int = 0
    key: str = ""

    def __str__(self) -> str:
        return f"{self.deck}.{self.colour}.{self.page}" + (f".{self.key}" if self.key else "")

    @classmethod
    def read(cls, arg: str) -> BuilderPage:
        """The spot that an id's argument names.

        Raises:
            TableError: it names none.
        """
        deck, _, rest = arg.partition(".")
        colour, _, rest = rest.partition(".")
        page, _, key = rest.partition(".")
        number = whole(deck)
        if number < 0:
            raise TableError("error-no-deck")
        known = colour if colour in COLOURS else COLOURS[0]
        return cls(number, known, whole(page, 0), key)


def _cards(shelf: DeckCards, body: DeckBody, colour: str) -> list[Card]:
    """Cards of a colour that may be in the deck, the character's own first; and those that are and may not."""
    legal = [card for card in shelf.pack.legal_for(body.character) if card.colour == colour]
    wrong = [card for name in body.cards if (card := shelf.pack.cards.get(name)) and card.colour == colour]
    legal.sort(key=lambda card: card.mark == "")
    return legal + [card for card in wrong if card not in legal]


def _has_wrong_cards(shelf: DeckCards, body: DeckBody) -> bool:
    return any(one.rule in ("unknown", "foreign", "copies") for one in shelf.broken(body))


def without_wrong_cards(shelf: DeckCards, body: DeckBody) -> DeckBody:
    """The deck without cards that may not be in it, and with no more copies of the others than may be."""
    legal = {card.id: decks.LIMITS[card.grade] for card in shelf.pack.legal_for(body.character)}
    return DeckBody(body.character, {card: min(n, legal[card]) for card, n in body.cards.items() if card in legal})


async def builder_screen(visit: Visit, row: DeckRow, spot: BuilderPage | None = None, note: str = "") -> Screen:
    """A deck with everything that can be done with it."""
    shelf = await shelf_of(visit)
    reader, body = shelf.reader, row.shown
    at = replace(spot or BuilderPage(row.id), deck=row.id, key="")
    headline = shelf.headline(row)
    unsaved = reader("cogs-the_dome-decks-changed") if row.draft is not None else ""
    if not shelf.belongs(body):
        lines = [note, f"**{headline}**", reader("cogs-the_dome-decks-other-cards")]
        return Screen(["\n".join(line for line in lines if line)], rows=[_last_row(shelf, row, at)])
    cards = _cards(shelf, body, at.colour)
    at = replace(at, page=max(0, min(at.page, (len(cards) - 1) // SHOWN)))
    shown = cards[at.page * SHOWN : (at.page + 1) * SHOWN]
    lines = [note, f"**{headline}**", shelf.counts(body), *shelf.rule_lines(body), unsaved]
    buttons: list[Button] = []
    for number, card in enumerate(shown, at.page * SHOWN + 1):
        have, most = body.cards.get(card.id, 0), decks.LIMITS[card.grade]
        label = reader(
            "cogs-the_dome-decks-card-button",
            number=number,
            card=names.for_label(shelf.name(card.id)),
            count=have,
            max=most,
        )
        arg = str(replace(at, key=digest(card.id)))
        buttons.append(Button(cut(label, BUTTON), shelf.id.to("deck-card", arg), "primary" if have else "secondary"))
    rows: list[Row] = [buttons[first : first + ROWS] for first in range(0, len(buttons), ROWS)]
    rows += [_colour_row(shelf, at, len(cards)), _last_row(shelf, row, at)]
    texts = [
        cut("\n".join(line for line in lines if line), PANEL_TEXT - LIST),
        _card_list(shelf, shown, at.page * SHOWN + 1),
    ]
    return Screen(texts, shelf.picture(body.character, body.cards), rows)


def _card_list(shelf: DeckCards, cards: Sequence[Card], first: int) -> str:
    """What the numbered cards do, each on a line; texts get shorter rather than that a card is missing."""
    reader, told = shelf.reader, ""
    for width in TEXTS:
        lines = [reader("cogs-the_dome-decks-press")]
        for number, card in enumerate(cards, first):
            text = names.for_message(getattr(card.text, reader.language), width) if width else ""
            x, y = card.cost
            name = names.for_message(shelf.name(card.id))
            lines.append(
                reader("cogs-the_dome-decks-card", number=number, card=name, x=x, y=y, kind=card.kind, text=text)
            )
        told = "\n".join(lines)
        if len(told) <= LIST:
            break
    return cut(told, LIST)


def _colour_row(shelf: DeckCards, at: BuilderPage, cards: int) -> list[Button]:
    reader, id = shelf.reader, shelf.id
    row = [
        Button(
            reader(f"cogs-the_dome-decks-{colour}-button"),
            id.to("deck", str(BuilderPage(at.deck, colour))),
            "success" if colour == at.colour else "secondary",
        )
        for colour in COLOURS
    ]
    if at.page:
        row.append(Button(reader("button-previous"), id.to("deck-page", str(replace(at, page=at.page - 1)))))
    if (at.page + 1) * SHOWN < cards:
        row.append(Button(reader("button-next"), id.to("deck-page", str(replace(at, page=at.page + 1)))))
    return row


def _last_row(shelf: DeckCards, row: DeckRow, at: BuilderPage) -> list[Button]:
    reader, id, arg = shelf.reader, shelf.id, str(at)
    found = [
        Button(
            reader("cogs-the_dome-decks-save-button"), id.to("deck-save", arg), "success", disabled=row.draft is None
        ),
        Button(reader("cogs-the_dome-decks-share-button"), id.to("deck-share", arg)),
    ]
    if shelf.belongs(row.shown) and _has_wrong_cards(shelf, row.shown):
        found.append(Button(reader("cogs-the_dome-decks-clean-button"), id.to("deck-clean", arg), "danger"))
    found.append(Button(reader("cogs-the_dome-decks-more-button"), id.to("deck-more", arg)))
    found.append(Button(reader("cogs-the_dome-decks-list-button"), id.to("decks")))
    return found


async def deck_of(visit: Visit) -> tuple[BuilderPage, DeckRow]:
    spot = BuilderPage.read(visit.id.arg)
    return spot, await visit.tables.decks.get(visit.user_id, spot.deck)


@on("deck", "deck-page")
async def open_deck(visit: Visit) -> None:
    """A deck at a colour and a page."""
    spot, row = await deck_of(visit)
    await visit.show(builder_screen(visit, row, spot))


@on("deck-card")
async def pressed(visit: Visit) -> None:
    """One copy more; from the most back to none."""
    spot, row = await deck_of(visit)
    shelf = await shelf_of(visit)
    card = next((one for one in _cards(shelf, row.shown, spot.colour) if digest(one.id) == spot.key), None)
    if card is None:
        raise TableError("error-unknown-option")
    legal, name = card in shelf.pack.legal_for(row.shown.character), card.id

    def more(body: DeckBody) -> DeckBody:
        count = body.cards.get(name, 0) + 1
        left = {one: copies for one, copies in body.cards.items() if one != name}
        if legal and count <= decks.LIMITS[card.grade]:
            left[name] = count
        return DeckBody(body.character, dict(sorted(left.items())))

    row = await visit.tables.decks.change(visit.user_id, row.id, more, visit.number)
    await visit.show(builder_screen(visit, row, spot))


@on("deck-clean")
async def cleaned(visit: Visit) -> None:
    """Everything that may not be in the deck goes."""
    spot, row = await deck_of(visit)
    shelf = await shelf_of(visit)
    row = await visit.tables.decks.change(
        visit.user_id, row.id, lambda body: without_wrong_cards(shelf, body), visit.number
    )
    await visit.show(builder_screen(visit, row, spot))


@on("deck-save")
async def saved(visit: Visit) -> None:
    """The draft becomes the deck; one that breaks rules is kept too, and cannot be played yet."""
    spot, row = await deck_of(visit)
    shelf = await shelf_of(visit)
    row = await visit.tables.decks.save(visit.user_id, row.id, shelf.pack.sha)
    key = "cogs-the_dome-decks-saved-unfit" if shelf.broken(row.body) else "cogs-the_dome-decks-saved"
    await visit.show(builder_screen(visit, row, spot, shelf.reader(key)))


@on("deck-share")
async def shared(visit: Visit) -> None:
    """The deck as a code."""
    spot, row = await deck_of(visit)
    shelf = await shelf_of(visit)
    body = row.shown
    code = decks.encode(shelf.pack, body.character, body.cards)

    async def screen() -> Screen:
        reader = shelf.reader
        lines = [
            f"**{title_of(row)}**",
            reader("cogs-the_dome-decks-code", code=code),
            reader("cogs-the_dome-decks-share-hint"),
        ]
        if shelf.broken(body):
            lines += shelf.rule_lines(body)
        return Screen(["\n".join(lines)], rows=[[_back(shelf, spot)]])

    await visit.show(screen())


def _back(shelf: DeckCards, spot: BuilderPage) -> Button:
    return Button(shelf.reader("button-back"), shelf.id.to("deck", str(spot)))


@on("deck-more")
async def more_of(visit: Visit) -> None:
    """Its name, going back to what was saved, deleting it."""
    spot, row = await deck_of(visit)

    async def screen() -> Screen:
        shelf = await shelf_of(visit)
        reader, id, arg = shelf.reader, shelf.id, str(spot)
        buttons = [
            Button(reader("cogs-the_dome-decks-rename-button"), id.to("deck-name", arg)),
            Button(reader("cogs-the_dome-decks-revert-button"), id.to("deck-revert", arg), disabled=row.draft is None),
            Button(reader("cogs-the_dome-decks-delete-button"), id.to("deck-drop", arg), "danger"),
            _back(shelf, spot),
        ]
        return Screen([f"**{title_of(row)}**"], rows=[buttons])

    await visit.show(screen())


@on("deck-name")
async def name_form(visit: Visit) -> None:
    """Ask what to call it."""
    _, row = await deck_of(visit)
    reader = await visit.reader()
    popup = Popup(
        visit.id.to("m-deck-name", visit.id.arg),
        reader("cogs-the_dome-decks-rename-title"),
        reader("cogs-the_dome-decks-rename-label"),
        most=TITLE,
        preset=row.title,
    )
    await visit.ask(popup)


@on("m-deck-name")
async def renamed(visit: Visit) -> None:
    """It is called something else."""
    spot, row = await deck_of(visit)
    title = tidy(str(visit.values[0]) if visit.values else "", row.title)
    row = await visit.tables.decks.rename(visit.user_id, row.id, title)
    await visit.show(builder_screen(visit, row, spot))


@on("deck-revert")
async def reverted(visit: Visit) -> None:
    """What was not saved is dropped."""
    spot, row = await deck_of(visit)
    row = await visit.tables.decks.revert(visit.user_id, row.id)
    await visit.show(builder_screen(visit, row, spot))


@on("deck-drop")
async def drop(visit: Visit) -> None:
    """Ask before deleting."""
    spot, row = await deck_of(visit)

    async def screen() -> Screen:
        shelf = await shelf_of(visit)
        sure = shelf.reader("cogs-the_dome-decks-delete-sure-button")
        buttons = [Button(sure, shelf.id.to("deck-drop-sure", str(spot)), "danger"), _back(shelf, spot)]
        return Screen([shelf.reader("cogs-the_dome-decks-delete-confirm", title=title_of(row))], rows=[buttons])

    await visit.show(screen())
