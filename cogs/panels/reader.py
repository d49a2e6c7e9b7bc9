"""Who reads: the language, and every seat's name made safe for the place where it will stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from msgspec import structs

from bot.core.cards.folders import LONGEST
from bot.core.errors import CoreError
from bot.core.events import Event
from bot.core.shapes import Option, Text
from bot.tables.model import DAY, HOUR, Snapshot
from bot.text import events, names
from bot.text.catalogue import Language, Voice
from renderers.theme import SEATS

Cards = Callable[[Snapshot, Language], Mapping[str, str]]
"""What the card pack of a table calls its cards."""
_cards: Final[dict[str, Cards]] = {}
CARD_WIDTH: Final = 2 * LONGEST["name"]
"""Columns of the longest name that a card may have."""


def name_cards(game: str, cards: Cards) -> None:
    """Let events and options of a game that has card packs be told with the names its pack gives."""
    _cards[game] = cards


class _Safe(Mapping[str, str]):
    """Names made safe for message text when they are asked for: a pack has hundreds, a panel tells a few."""

    def __init__(self, plain: Mapping[str, str]) -> None:
        self._plain = plain

    def __getitem__(self, key: str) -> str:
        return names.for_message(self._plain[key], CARD_WIDTH)

    def __iter__(self) -> Iterator[str]:
        return iter(self._plain)

    def __len__(self) -> int:
        return len(self._plain)


_HANDS: Final = frozenset({"tables-seat-taken", "tables-seat-taken-back", "tables-seat-back", "tables-seat-to-bot"})
"""Events of seats that change hands."""


class Sentence(NamedTuple):
    """A sentence that stands under a name.

    Args:
        doer: whose name that is; None where it stands by itself.
        text: without that name where it begins with it.
        named: whether it did.
    """

    doer: int | None
    text: str
    named: bool = False


class Reader:
    """Text for one language and, if there is one, one table.

    Args:
        language: of everything it says.
        table: whose seats have names; None outside tables.
        seat: the reader's own seat: decides which events may be read.
    """

    def __init__(self, language: Language, table: Snapshot | None = None, seat: int | None = None) -> None:
        self.language: Language = language
        self.text = Voice(language)
        self.table = table
        self.seat = seat

    def __call__(self, key: str, /, **args: object) -> str:
        return self.text.render(key, args)

    @property
    def other(self) -> Reader:
        """The same in the other language: what is typed may be a name in either."""
        return Reader("en" if self.language == "ko" else "ko", self.table, self.seat)

    @cached_property
    def plain(self) -> tuple[str, ...]:
        """Names by seat as people chose them; bots are numbered in the reader's language."""
        if self.table is None:
            return ()
        found: list[str] = []
        bots = 0
        for seat in range(len(self.table.seats)):
            name = self.table.name(seat)
            if name.startswith("bot:") and self.table.seats[seat].user_id is None:
                bots += 1
                level = self(f"bot-level-{name.removeprefix('bot:')}")
                name = self("seat-bot-level", number=bots, level=level)
            found.append(name or self("seat-empty" if self.table.in_lobby else "seat-gone"))
        return tuple(found)

    @cached_property
    def names(self) -> Mapping[int, str]:
        """Names for message text: no ping, no markdown."""
        return {seat: names.for_message(name) for seat, name in enumerate(self.plain)}

    @cached_property
    def short(self) -> Mapping[int, str]:
        """Names for labels of buttons and options."""
        return {seat: names.for_label(name) for seat, name in enumerate(self.plain)}

    @cached_property
    def cards(self) -> Mapping[str, str]:
        """What the table's card pack calls its cards; nothing for games without packs."""
        of = _cards.get(self.table.row.game) if self.table else None
        try:
            return of(self.table, self.language) if of and self.table else {}
        except CoreError:
            return {}  # a pack of an earlier version's form; the log of its match is read by the cards' ids

    @cached_property
    def safe_cards(self) -> Mapping[str, str]:
        """The same for message text: owners of packs may call their cards what they like."""
        return _Safe(self.cards)

    def card(self, card: str) -> str:
        """A card's name, for message text."""
        return self.safe_cards.get(card, card)

    def counted(self, cards: Sequence[str]) -> str:
        """Cards by name in the order they first come, copies counted."""
        return ", ".join(
            self.card(card) + (f" ×{copies}" if copies > 1 else "") for card, copies in Counter(cards).items()
        )

    @property
    def drawn(self) -> tuple[str, ...]:
        """Names for pictures."""
        return tuple(names.for_picture(name) for name in self.plain)

    def people(self, seats: Iterable[int]) -> str:
        """Several seats in one phrase, each with its honorific."""
        return self.text.listing([self("person", name=self.names.get(seat, self("seat-gone"))) for seat in seats])

    def mentions(self, users: Iterable[int]) -> str:
        """Several people called by their mention, each with its honorific."""
        return self.text.listing([self("person-mention", mention=f"<@{user}>") for user in users])

    def span(self, seconds: int) -> str:
        """A stretch of time in words: minutes up to two hours, hours up to two days, then days, rounded."""
        for unit, size, most in (("minutes", 60, 2 * HOUR), ("hours", HOUR, 2 * DAY), ("days", DAY, 0)):
            if seconds < most or not most:
                count = round(seconds / size)
                return self(f"span-{unit}", count=count) if count else self("span-moment")
        raise AssertionError("days have no most")

    def user(self, user_id: int | None) -> str:
        """A known person's name for message text."""
        known = self.table.people.get(user_id) if self.table and user_id is not None else None
        return names.for_message(known.name) if known else self("seat-gone")

    def event(self, event: Event) -> str | None:
        """What this reader is told of an event."""
        event = self.whose(event)
        return events.render_event(event, self.seat, self.language, self.names, self.safe_cards)

    def briefly(self, event: Event) -> Event:
        """The same without what only the log tells, where the game has such a text (`KEY-brief`)."""
        brief = f"{event.key}-brief"
        return structs.replace(event, key=brief) if self.text.has(brief) else event

    def whose(self, event: Event) -> Event:
        """Of a seat that changed hands also which it is and who joined with it: the log knows seats, never people."""
        seat, table = event.args.get("seat"), self.table
        if event.key not in _HANDS or table is None or not isinstance(seat, int) or not 0 <= seat < len(table.seats):
            return event
        known = table.people.get(table.seats[seat].owner_id or 0)
        owner = self("person", name=names.for_message(known.name)) if known else self("seat-gone")
        return structs.replace(event, args={**event.args, "letter": letter(seat), "owner": owner})

    def deed(self, event: Event, doer: int | None) -> Sentence | None:
        """The same where it stands under a name: whose sentence it is, and without that name if it begins with it.

        A sentence belongs to whom it begins with, whoever answered. One about others that begins with none of their
        names, or with two of them, stands by itself: under the name of who answered it would read as if it were theirs.

        Args:
            doer: who answered; None for nobody.
        """
        event = self.whose(event)
        seats = sorted(self.names)
        marked = {seat: chr(_MARK + seat) for seat in seats}
        text = events.render_event(event, self.seat, self.language, marked, self.safe_cards)
        if text is None:
            return None
        named = {seat for seat in seats if marked[seat] in text}
        whose, begins = doer, _SUBJECT[self.language].match(text)
        if begins:
            whose, text = ord(text[0]) - _MARK, text[begins.end() :]
        elif named and (doer not in named or text[0] in marked.values()):
            whose = None
        for seat in named:
            text = text.replace(marked[seat], self.names[seat])
        return Sentence(whose, text, begins is not None)

    def told(self, text: Text) -> str:
        """A prompt or a reason, for message text."""
        return events.render_text(text, self.language, self.names, self.safe_cards)

    def label(self, text: Text) -> str:
        """The same for a button."""
        return events.render_text(text, self.language, self.short, self.cards)

    def option(self, option: Option) -> str:
        """An option's label for a button or a select."""
        return events.render_option(option, self.language, self.short, self.cards)

    def said(self, option: Option) -> str:
        """What an option is called in message text."""
        return events.render_option(option, self.language, self.names, self.safe_cards)

    def group(self, option: Option) -> str:
        """The label of an option's group."""
        return events.render_group(option, self.language, self.short, self.cards)

    def game(self, key: str | None = None) -> str:
        """Name of a game, of the table's own by default."""
        return self(f"game-{key or (self.table.row.game if self.table else '')}")


def board_url(table: Snapshot) -> str:
    """Address of the board (or lobby) message, or of the channel when there is none."""
    board = table.row.board
    channel = board.channel or table.row.channel_id
    message = (board.lobby if table.in_lobby else board.message) or board.message or board.lobby
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{table.row.guild_id}/{channel}{tail}"


_MARK: Final = 0xE000
"""Stands, with a seat added, for a name while a sentence is looked at: no catalogue has such a character, and names
never do (`bot.text.names`)."""
_NAME: Final = "[\ue000-\ue0ff]"
_SUBJECT: Final = {
    "ko": re.compile(rf"{_NAME} 님(?:[이은의](?= )|[:,])? +"),
    "en": re.compile(rf"{_NAME}(?:'s|[:,])? +"),
}
"""How a sentence about somebody begins."""

SHAPES: Final = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "pentagon": "⬟", "star": "★"}
"""The seats' shapes as signs of text."""


def badge(seat: int) -> str:
    """A seat's shape and letter, as on the pictures."""
    look = SEATS[seat % len(SEATS)]
    return SHAPES[look.shape] + look.letter


def letter(seat: int) -> str:
    """A seat's letter, as the pictures show it."""
    return SEATS[seat % len(SEATS)].letter


def said_once(told: Sequence[str]) -> list[str]:
    """Sentences in order; the same several times in a row is one, with how often."""
    runs = [(text, len(list(same))) for text, same in groupby(told)]
    return [text if times == 1 else f"{text.removesuffix('.')} ×{times}" for text, times in runs]
