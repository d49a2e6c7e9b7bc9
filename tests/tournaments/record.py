"""All that anybody could read while a tournament was played, and what must hold of it (tournaments P3, T3)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.home.messages import Message
from bot.home.world import Channel, World
from bot.pairing.contest import Pairing
from bot.tournaments.tourney import ARCHIVED, Tourney
from bot.tournaments.venues import promised
from cogs.panels.ids import parse
from cogs.tournament.announcing import public, thread_name
from tests.e2e.house import KO


@dataclass(frozen=True)
class Told:
    """Something that everybody can read, as it was posted or edited.

    Attributes:
        channel, message: where it stands.
        new: whether it was posted rather than edited.
        pings: whom it called.
        body: all of it, with buttons and names of files.
    """

    channel: int
    message: int
    new: bool
    pings: tuple[int, ...]
    body: str


class Record:
    """Notes what is posted and edited in a world from now on.

    Attributes:
        told: in order.
    """

    def __init__(self, world: World, room: Channel) -> None:
        self.world = world
        self.room = room
        self.told: list[Told] = []
        world.watchers.append(self._watch)

    def _watch(self, what: str, thing: Any) -> None:
        if what in ("message", "edit") and isinstance(thing, Message) and thing.seen_by is None:
            body = json.dumps([thing.content, thing.components, [one.name for one in thing.files]], ensure_ascii=False)
            pings = tuple(thing.pings) if what == "message" else ()
            self.told.append(Told(thing.channel.id, thing.id, what == "message", pings, body))

    def posted(self, channel: int, words: str) -> list[Told]:
        """Messages that were posted in a channel with these words on them."""
        found = [one for one in self.told if one.new and one.channel == channel and words in one.body]
        return list({one.message: one for one in found}.values())

    def of_match(self, event: Tourney, pairing: Pairing, *, played: bool = True) -> None:
        """One line, one thread; its people are told once that it begins; its result is told once.

        Args:
            event: a tournament that is over, in Korean.
            pairing: a match of it.
            played: whether its table came to an end by itself.
        """
        match, promise = event.matches[pairing.no], promised(event, pairing)
        name = thread_name(public(event), pairing)
        here = self.room.guild
        threads = [one for one in self.world.channels.values() if one.name == name and one.guild is here]
        assert [one.id for one in threads] == [match.channel_id], "one thread"
        (thread,) = threads
        assert match.state == ARCHIVED
        last = [one.body for one in self.told if one.channel == thread.id][-2:]
        assert thread.archived, f"{thread.name} is left open after {last}"
        of = public(event)
        line = of.say("tournament-match-line", match=of.match_name(pairing), names=of.people(pairing.entrants))
        assert [one.message for one in self.posted(self.room.id, _written(line))] == [thread.id], "announced once"
        begun = KO("tournament-match-promise", commitment=f"`{promise}`")
        (notice,) = self.posted(thread.id, _written(begun))
        own = {event.user_of(number) for number in pairing.entrants}
        # Who is called by the first board is not called by the notice a second time.
        calls = [one for one in self.told if one.new and one.channel == thread.id and one.pings and one is not notice]
        called = Counter(user for one in (notice, *calls[:1]) for user in one.pings)
        assert set(called) <= own
        assert all(times == 1 for times in called.values()), f"called twice to {thread.name}: {notice}, {calls[:2]}"
        results = [one for one in thread.messages if "result" in [_action(button) for button in one.buttons]]
        assert len(results) == int(played), f"{thread.name}: its result is told once"

    def own_matters(self, event: Tourney) -> None:
        """Nobody is called anywhere but to own matches, and in messages of their own."""
        people: dict[int, set[int | None]] = {
            event.matches[one.no].channel_id: {event.user_of(number) for number in one.entrants}
            for one in event.contest.pairings
        }
        for one in self.told:
            if one.pings:
                direct = self.world.channels[one.channel].recipient
                own = {direct.id} if direct is not None else people.get(one.channel, set())
                assert set(one.pings) <= own, f"{one.pings} in {one.channel}: {one.body[:300]}"

    def podium(self, winners: Iterable[str]) -> None:
        """One home message, which tells who has won, whichever it was before; the end is told once."""
        (shown,) = [one for one in self.room.messages if "cup-menu" in [_action(button) for button in one.buttons]]
        assert len(self.posted(self.room.id, KO("tournament-line-over"))) == 1, "told once that it is over"
        assert any(KO("tournament-now-over", people=KO("person", name=name)) in shown.text for name in winners), (
            shown.text
        )
        assert shown.files, "the podium is a picture"

    def never(self, *words: str) -> None:
        """Nothing of that was ever said."""
        for word in words:
            assert not [one for one in self.told if word in one.body], "a secret is told"


def _written(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1]


def _action(button: dict[str, Any]) -> str:
    id = parse(str(button.get("custom_id") or ""))
    return id.action if id is not None else ""
