"""What the panels of own decks are made of: the cards they speak of, titles, broken rules in words, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import structlog

from bot.games.the_dome import decks
from bot.games.the_dome.cards import Pack, compiled
from bot.games.the_dome.verbs import COLOURS
from bot.tables.decks import TITLE, DeckBody, DeckRow
from bot.tables.model import Snapshot
from bot.text import names
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.sketches import Sketch, sight
from cogs.panels.visit import Visit
from cogs.the_dome.typed import GAME
from renderers import the_dome as pictures
from renderers.drawings import drawing

RULES_SHOWN: Final = 8
"""Broken rules named one by one; further ones are counted."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class DeckCards:
    """The cards that decks are built from here, for one reader."""

    pack: Pack
    reader: Reader
    table: Snapshot | None

    @property
    def id(self) -> Id:
        """Buttons that keep to these cards."""
        return Id("decks", self.table.id if self.table else 0)

    def name(self, card: str) -> str:
        """What a card is called; its id if the pack does not have it."""
        found = self.pack.cards.get(card)
        return getattr(found.name, self.reader.language) if found else card

    def first_title(self, character: str) -> str:
        """What a new deck is called until its owner calls it something."""
        return self.reader("cogs-the_dome-decks-title", card=self.name(character))

    def headline(self, row: DeckRow) -> str:
        """A deck's title, and whose deck it is where the title does not say so."""
        name = self.name(row.shown.character)
        if name in row.title:
            return title_of(row)
        return self.reader("cogs-the_dome-decks-deck", title=title_of(row), card=names.for_message(name))

    def deck_name(self, deck_id: str) -> str:
        """What a pre-built deck is called."""
        return getattr(self.pack.decks[deck_id].name, self.reader.language)

    def broken(self, body: DeckBody) -> list[decks.Broken]:
        """Rules of section 7 that a deck breaks."""
        return decks.broken_rules(self.pack, body.character, body.cards)

    def belongs(self, body: DeckBody) -> bool:
        """Whether a deck was built from these cards, or from an earlier or later form of them."""
        person = self.pack.cards.get(body.character)
        return person is not None and person.kind == "character" and any(card in self.pack.cards for card in body.cards)

    def rule(self, broken: decks.Broken) -> str:
        """A broken rule in words."""
        args: dict[str, Any] = dict(broken.args)
        for name in ("card", "character"):
            if name in args:
                args[name] = names.for_message(self.name(str(args[name])))
        return self.reader(f"the_dome-deck-{broken.rule}", **args)

    def rule_lines(self, body: DeckBody) -> list[str]:
        """Every broken rule, or that there is none."""
        broken = self.broken(body)
        if not broken:
            return [self.reader("cogs-the_dome-decks-legal")]
        lines = [self.reader("cogs-the_dome-decks-broken", count=len(broken))]
        lines += [self.reader("cogs-the_dome-decks-rule", text=self.rule(one)) for one in broken[:RULES_SHOWN]]
        if len(broken) > RULES_SHOWN:
            lines.append(self.reader("cogs-the_dome-decks-more-rules", count=len(broken) - RULES_SHOWN))
        return lines

    def counts(self, body: DeckBody) -> str:
        """Cards in all and by colour, with what the character allows."""
        reader, counts = self.reader, decks.by_colour(self.pack, body.cards)
        wanted = decks.bounds(self.pack, body.character)
        told = [reader("cogs-the_dome-decks-total", count=sum(body.cards.values()), total=decks.DECK)]
        told += [
            reader("cogs-the_dome-decks-count", colour=colour, count=counts[colour], min=low, max=high)
            for colour in COLOURS
            for low, high in (wanted[colour],)
        ]
        return " · ".join(told)

    def picture(self, character: str, cards: Mapping[str, int]) -> list[Sketch]:
        """The deck list as a picture; where it cannot be drawn nothing is missed, for the panel says all in words."""
        held = tuple(sorted(cards.items()))
        language = self.reader.language
        key = sight("deck", self.pack.sha, character, held, language)
        draw = drawing(pictures.deck, character, dict(held), language=language, pack=self.pack.sha)
        return [Sketch(key, draw)]


async def shelf_of(visit: Visit) -> DeckCards:
    """The cards of the game of this panel or this channel; the built-in ones where there is none."""
    table: Snapshot | None = None
    if visit.id.table:
        table = await visit.tables.look.at(visit.id.table)
    elif visit.interaction.channel_id is not None:
        table = await visit.tables.look.in_channel(visit.interaction.channel_id)
    return await shelf_at(visit, table if table is not None and table.row.game == GAME else None)


async def shelf_at(visit: Visit, table: Snapshot | None, pack: str = "") -> DeckCards:
    """The cards of a table of this game; without one those of a pack, by its SHA-256, or the game's own."""
    choices = visit.tables.seat_choices
    found = compiled(await (choices.pack(table) if table else choices.cards(pack)))
    return DeckCards(found, await visit.reader(table), table)


def tidy(title: str, instead: str) -> str:
    """A title as it is kept: one line of visible characters."""
    clean = names.clean(title)
    return (instead if clean == names.NAMELESS else clean)[:TITLE].strip()


def title_of(row: DeckRow) -> str:
    """A title for message text."""
    return names.for_message(row.title)
