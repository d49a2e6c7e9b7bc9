"""The rows of the database as typed values. JSON columns hold the typed values below."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field

from bot.hours.allowances import Running
from bot.hours.calendar import Calendar

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"


MENTION: Final = "mention"
DIRECT: Final = "direct"
DIGEST: Final = "digest"
QUIET: Final = "quiet"
OFF: Final = "off"
"""How a person wants to be told: called in the channel, by direct messages, by one of them a day, by boards that change
and lines that call nobody, or not at all."""


class Reliability(Struct, omit_defaults=True):
    """How somebody has played so far.

    Args:
        finished: matches played to their end.
        turns: of the latest turns with a clock, at most fifty.
        in_time: of these those that the person played.
        median: seconds charged for one of those.
        shown: 1 where others may read it in a lobby.
    """

    finished: int = 0
    turns: int = 0
    in_time: int = 0
    median: int = 0
    shown: int = 0


class UserRow(Struct):
    """A person. `language` is the own choice (`ko`, `en`, or empty: follow `locale`, Discord's language); `reminders`
    is how the person wants to be told; `digest` the hour of the day at which that is done once a day, if so, and
    `digest_due` when next (0: never); `away_due` when something about a vacation changes next. `direct` is the channel
    of direct messages, once opened; `refused` is 1 where Discord let none through.
    """

    id: int
    name: str
    locale: str = ""
    language: str = ""
    reminders: str = MENTION
    introduced: list[str] = []
    calendar: Calendar = Calendar()
    digest: int = 9
    direct: int = 0
    refused: int = 0
    digest_due: int = 0
    away_due: int = 0
    reliability: Reliability = field(default_factory=Reliability)


class GuildRow(Struct):
    """A server's settings."""

    id: int
    language: str = ""
    channels: list[int] = []
    openers: str = "everyone"
    defaults: dict[str, dict[str, str]] = {}
    greeted: int = 0
    zone: str = ""
    cup_openers: list[int] = []


class Ballot(Struct, omit_defaults=True):
    """An open vote of a table.

    Args:
        kind: `undo`, `cancel`, `pause` or `pace`; empty when there is none.
        seat: who asked.
        to: log entry an undo goes back to.
        voters: seats whose consent is needed.
        agreed: seats that gave it.
        until: Unix time of its lapse.
        value: the pace that is proposed.
    """

    kind: str = ""
    seat: int = -1
    to: int = 0
    voters: list[int] = []
    agreed: list[int] = []
    until: int = 0
    value: str = ""


class Absence(Struct, omit_defaults=True):
    """A seat for which nobody answered in time again and again.

    Args:
        until: Unix time until which it is on offer before a bot takes it, or is waited for; 0 while the match rests.
        votes: what the others want to become of it, by seat.
        waiting: whether they decided to wait; `waited`, whether they did before.
    """

    until: int = 0
    votes: dict[int, str] = {}
    waiting: bool = False
    waited: bool = False


class Wait(Struct, omit_defaults=True):
    """A seat that is awaited.

    Args:
        since: Unix time.
        reminded: reminders sent.
        first: Unix time of the first of them.
    """

    since: int
    reminded: int = 0
    first: int = 0


class Board(Struct, omit_defaults=True):
    """What stands in the channel.

    Args:
        lobby: id of the lobby message, 0 for none.
        message: id of the board message, 0 for none.
        channel: where it stands.
        pinged: seat -> Unix time of the last ping by a board message.
        awaited: seats (of people) that it says are awaited.
        posted: Unix time of posting.
        edited: Unix time of the last edit.
        shown: revision it shows.
        votes: messages that ask for a vote, by the time it lapses, which names it.
        talk: id of the thread for talk beside the board, 0 for none.
        after: last log entry that was written when it was posted; what came later is left of it when it is superseded.
    """

    lobby: int = 0
    message: int = 0
    channel: int = 0
    pinged: dict[int, int] = {}
    awaited: list[int] = []
    posted: int = 0
    edited: int = 0
    shown: int = -1
    votes: dict[int, int] = {}
    after: int = 0
    talk: int = 0


class SeatRow(Struct):
    """A seat of a table: played by `user_id`, or by a bot of level `bot`; `owner_id` joined with it.

    `choice` is what its person chose for it before the match (a deck), a secret; empty if nothing. `tell` is 1 where
    that person wants to be told who sits down, 2 while it is being told. In the lobby of a rematch a place where nobody
    sits may be kept for `kept_id` until `kept_until`, with the choice of the last match; without them it is open.
    `reserve` is what is left of the reserve, in seconds; `missed` for how many turns in a row the seat was overdue.
    While its person `away_id` is on vacation somebody else may play it until the return. `lent` is one more than the
    turn in which its own person lent it to a bot, less than 0 when it is wanted back. `own_seen` is the last answer of
    the person `owner_id` where another person has played the seat since, else None.
    """

    table_id: int
    seat: int
    user_id: int | None = None
    bot: str = ""
    owner_id: int | None = None
    seen: int = 0
    resigned: int = 0
    choice: str = ""
    tell: int = 0
    kept_id: int | None = None
    kept_until: int = 0
    reserve: int = 0
    missed: int = 0
    away_id: int | None = None
    lent: int = 0
    own_seen: int | None = None

    def passes_on(self) -> None:
        """Another person plays it for its own one, who is told later what came after the last answer of theirs."""
        if self.own_seen is None:
            self.own_seen = self.seen

    def returns(self, user_id: int) -> None:
        """It is played by this person again, who has answered last before others played it."""
        if user_id == self.owner_id and self.own_seen is not None:
            self.seen, self.own_seen = self.own_seen, None

    @property
    def empty(self) -> bool:
        """Whether nobody sits there."""
        return self.user_id is None and not self.bot

    @property
    def open(self) -> bool:
        """Whether nobody sits there and it is kept for nobody."""
        return self.empty and self.kept_id is None

    def let_go(self) -> None:
        """It is kept for nobody any more."""
        self.kept_id, self.kept_until = None, 0
        if self.empty:
            self.choice = ""


OPEN: Final = "open"
GONE: Final = "gone"
FRIEND: Final = "friend"
AWAY: Final = "away"
"""Why a seat can be taken over: free for anybody; its person left the server or the channel; offered to one person, who
is among the invited; offered so until its own person is back from vacation."""
TO_ONE: Final = (FRIEND, AWAY)
"""Of these reasons those for which it is offered to the invited alone."""


class TableRow(Struct):
    """A table; see the migrations for what each column means."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    phase: str
    language: str
    host_id: int | None
    options: dict[str, str]
    restricted: int
    commitment: str
    secret: str
    joins: list[str]
    pack: str
    version: str
    state: str | None
    head: int
    last: int
    epoch: int
    revision: int
    ballot: Ballot
    waits: dict[int, Wait]
    nudges: dict[int, int]
    offered: dict[int, str]
    created_at: int
    touched_at: int
    ended_at: int
    board: Board
    running: Running = field(default_factory=Running)
    absences: dict[int, Absence] = field(default_factory=dict)
    tournament: int = 0


class EntryRow(Struct):
    """A log entry; `body` is the JSON of `bot.core.events.Entry`; entries of one `unit` are undone together.

    `turn` is the number of the turn that goes on after it, None where an earlier version wrote it; `whose` its seat.
    """

    table_id: int
    no: int
    parent: int
    unit: int
    at: int
    version: str
    body: str
    turn: int | None = None
    whose: int | None = None


class TimerRow(Struct):
    """Something that falls due at Unix time `due`."""

    id: int
    table_id: int
    kind: str
    due: int
    argument: str = ""


class OutboxRow(Struct):
    """Something that still has to be said in Discord; `id` is the nonce of the message."""

    id: int
    table_id: int
    kind: str
    body: dict[str, Any]
    user_id: int | None
    due: int
    attempts: int


class CallRow(Struct):
    """Something that is to be said to a person about a table; rows of one `bundle` are said in one message."""

    id: int
    user_id: int
    table_id: int
    due: int
    attempts: int
    bundle: int


class WatchRow(Struct):
    """Somebody who watches a table; `rounds` is 1 where they are told of each, `told` the latest they know of."""

    table_id: int
    user_id: int
    rounds: int = 0
    told: int = 0


class ReportRow(Struct):
    """A problem that somebody reported; `move` is the last one that everybody can read of."""

    id: int
    reference: str
    user_id: int
    table_id: int
    move: int
    epoch: int
    version: str
    words: str
    at: int


class PlayedRow(Struct):
    """A turn that was over at log entry `no`, and for which `seconds` were charged; `late` is 1 where it was played for
    its person.
    """

    table_id: int
    seat: int
    turn: str
    user_id: int
    no: int
    at: int
    seconds: int
    late: int


class PromiseRow(Struct):
    """A promise of a seat to its `partner`; `everyone` is 1 where all may read it once `agreed` (a time) is not 0."""

    id: int
    table_id: int
    user_id: int
    seat: int
    partner: int
    words: str
    everyone: int
    agreed: int
    at: int


class DeckBody(Struct, frozen=True):
    """What a deck holds.

    Args:
        character: whose deck it is, for games with characters.
        cards: card id -> copies.
    """

    character: str
    cards: dict[str, int]


class DeckRow(Struct):
    """A deck that a person built.

    Args:
        title: as its owner calls it; unique among the owner's decks of the game.
        body: as saved; `draft`: with changes not saved yet, or None.
        pack: SHA-256 of the card pack it was built from.
        created_at, changed_at: Unix times.
    """

    id: int
    user_id: int
    game: str
    title: str
    body: DeckBody
    draft: DeckBody | None
    pack: str
    created_at: int
    changed_at: int

    @property
    def shown(self) -> DeckBody:
        """What its owner is working on."""
        return self.body if self.draft is None else self.draft
