"""A tournament as somebody reads it: names made safe for where they stand, links to matches, what its phase asks for.

Screens of tournaments are made from this alone, and ask neither Discord nor the database.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.pairing import contest as stages
from bot.pairing.contest import Contest, Entrant, Pairing, Terms
from bot.pairing.groups import GROUP
from bot.pairing.registry import format_of, standings
from bot.pairing.standings import StandingRow
from bot.pairing.viewing import part_of
from bot.pairing.views import lettered
from bot.tables.packs import Offered
from bot.text import names
from bot.text.catalogue import Language
from bot.tournaments.tourney import Concern, Tourney
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.seat_choice import has_choice

DISCORD: Final = "https://discord.com/channels"

LETTERED: Final = (GROUP, "division")
"""Stages of which there are several, each with a letter."""


class Programme:
    """A tournament for one reader.

    Args:
        reader: the language.
        event: the tournament as it stands.
        user_id: who reads; 0 for a channel.
        turns: undo epoch of the table by pairing, of those that wait for the reader's move.
        concerns: what organisers are asked to look at.
        orphaned: nobody organises it any more, and the reader may take over.
        packs: card packs that can be chosen for its game.
    """

    def __init__(
        self,
        reader: Reader,
        event: Tourney,
        user_id: int = 0,
        turns: Mapping[int, int] | None = None,
        concerns: Sequence[Concern] = (),
        orphaned: bool = False,
        packs: Sequence[Offered] = (),
    ) -> None:
        self.say = reader
        self.event = event
        self.user_id = user_id
        self.turns = turns or {}
        self.concerns = concerns
        self.orphaned = orphaned
        self.packs = packs

    @property
    def language(self) -> Language:
        """What is read."""
        return self.say.language

    @property
    def id(self) -> int:
        """Number of the tournament."""
        return self.event.row.id

    @property
    def contest(self) -> Contest:
        """The tournament as a value."""
        return self.event.contest

    @property
    def terms(self) -> Terms:
        """What was agreed on."""
        return self.event.contest.terms

    @property
    def title(self) -> str:
        """Its name, for message text."""
        return names.for_message(self.event.row.title)

    @property
    def label_of_title(self) -> str:
        """Its name, for a menu."""
        return names.for_option(self.event.row.title, names.WIDTH)

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.say.game(self.terms.game)

    def press(self, action: str, *parts: str | int) -> Id:
        """The id of a component of this tournament."""
        return Id(action, arg=".".join(str(one) for one in (self.id, *parts)))

    # --- people ------------------------------------------------------------------------------------------------------

    def plain(self, number: int) -> str:
        """An entrant's name as the person chose it, or what stands for one who is forgotten."""
        return self.event.name(number) or self.say("tournament-former", number=number)

    def name(self, number: int) -> str:
        """For message text."""
        return names.for_message(self.plain(number))

    def label(self, number: int) -> str:
        """For buttons and menus."""
        return names.for_label(self.plain(number))

    def people(self, numbers: Iterable[int]) -> str:
        """Several entrants in one phrase, each with an honorific."""
        return self.say.text.listing([self.say("person", name=self.name(one)) for one in numbers])

    @property
    def own(self) -> Entrant | None:
        """The reader, if taking part or having done so."""
        return self.event.entrant(self.user_id) if self.user_id else None

    @property
    def playing(self) -> list[Entrant]:
        """Who takes part now."""
        return [one for one in self.contest.entrants if one.status == stages.IN]

    @property
    def may_organise(self) -> bool:
        """Whether the reader is one of the organisers, or may take over from those who are forgotten."""
        return self.event.organises(self.user_id) or self.orphaned

    @property
    def organisers(self) -> list[int]:
        """Discord's ids of the organisers."""
        return [one.user_id for one in self.event.organisers]

    @property
    def full(self) -> bool:
        """Whether as many take part as may."""
        return 0 < self.event.row.most <= len(self.playing)

    @property
    def late_entry(self) -> bool:
        """Whether somebody may still enter although it has begun."""
        return self.event.under_way and format_of(self.terms.format).admits(self.contest)

    @property
    def joinable(self) -> bool:
        """Whether the reader could sign up now."""
        return not self.full and (self.contest.phase == stages.SIGN_UP or self.late_entry)

    # --- how it stands -----------------------------------------------------------------------------------------------

    @property
    def flowing(self) -> bool:
        """Whether it has no rounds that all play together."""
        return format_of(self.terms.format).pools

    @cached_property
    def standing(self) -> dict[int, StandingRow]:
        """Where everybody stands now, by entrant, best first."""
        return {one.entrant: one for one in standings(self.contest)}

    @property
    def scored(self) -> bool:
        """Whether anything counts yet."""
        return any(one.over for one in self.contest.live) or bool(self.contest.byes)

    @property
    def winners(self) -> list[int]:
        """Who stands first."""
        return [number for number, one in self.standing.items() if one.place == 1]

    @property
    def bare(self) -> bool:
        """Whether who is first is decided by who goes on, and points say nothing."""
        return self.terms.format == "knockout" or format_of(self.terms.format).elimination(self.contest)

    def knocked_out(self, number: int) -> bool:
        """Whether nothing more is paired for somebody: those who go on share the first place."""
        return self.bare and self.scored and number in self.standing and self.standing[number].place > 1

    def stand_line(self, number: int) -> str:
        """How it stands with somebody, told to that person."""
        say, mine, total = self.say, self.standing[number], len(self.standing)
        over = self.contest.phase == stages.OVER
        if not self.bare:
            key = "tournament-you-ended" if over else "tournament-you-stand"
            return say(key, rank=mine.place, total=total, points=self.points_of(number))
        if over:
            return say("tournament-you-ended-bare", rank=mine.place, total=total)
        if mine.place == 1:
            return say("tournament-you-go-on", count=len(self.winners), total=total)
        return say("tournament-you-are-placed", rank=mine.place, total=total)

    def place_line(self, number: int) -> str:
        """Place, name and points of somebody; where points say nothing, without them."""
        one = self.standing[number]
        if self.bare:
            return self.say("tournament-place-line-bare", rank=one.place, name=self.name(number))
        return self.say("tournament-place-line", rank=one.place, name=self.name(number), points=self.points_of(number))

    def points_of(self, number: int) -> str:
        """An entrant's points as the standings show them."""
        one = self.standing.get(number)
        return self.say("tournament-points", points=decimal(one.points if one is not None else 0.0))

    def match_name(self, pairing: Pairing) -> str:
        """What a match is called: its stage, if it has one that matters, round and table."""
        kind, _, number = part_of(self.contest, pairing.stage).partition(":")
        where = {"round": pairing.round, "table": pairing.table}
        if not kind:
            return self.say("tournament-match-name", **where)
        if kind in LETTERED:
            return self.say(f"tournament-stage-{kind}", letter=lettered(int(number or 0)), **where)
        if self.say.text.has(f"tournament-stage-{kind}"):
            return self.say(f"tournament-stage-{kind}", **where)
        return self.say("tournament-stage-other", stage=kind, **where)

    def match_title(self, pairing: Pairing) -> str:
        """The same where a line begins with it."""
        name = self.match_name(pairing)
        return name[:1].upper() + name[1:]

    def thread(self, pairing: Pairing) -> int:
        """Where a match is played; 0 while that is not made yet."""
        return self.event.channel_of(pairing.no)

    def link(self, pairing: Pairing) -> str:
        """Address of it; empty while there is none."""
        thread = self.thread(pairing)
        return f"{DISCORD}/{self.event.row.guild_id}/{thread}" if thread else ""

    def limit(self, pairing: Pairing) -> int:
        """Until when a match may take; 0 for ever."""
        found = self.event.matches.get(pairing.no)
        return found.limit_at if found is not None else 0

    @property
    def registers_decks(self) -> bool:
        """Whether people choose what they play with before it begins (T4)."""
        return has_choice(self.terms.game)

    @property
    def url(self) -> str:
        """Address of the home message, or of its channel."""
        row = self.event.row
        return f"{DISCORD}/{row.guild_id}/{row.home.channel or row.channel_id}" + (
            f"/{row.home.message}" if row.home.message else ""
        )


def decimal(value: float) -> str:
    """A number of points as short as it can be: "3", "2.5"."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
