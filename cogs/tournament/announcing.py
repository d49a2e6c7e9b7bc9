"""What tournaments say in channels: the home message, a line and a thread for each match, single lines.

`bot.tournaments.announcer.Announcer` on Discord. A thread begins at the line that announces its match: a message can
have one thread only, so that it is made once however often it is tried.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

import discord
import structlog

from bot.pairing.contest import Pairing
from bot.tables.model import Place
from bot.tables.presenter import MessageGone, Unreachable
from bot.text import names
from bot.text.catalogue import Language
from bot.text.limits import THREAD_NAME
from bot.tournaments.tourney import Tourney
from cogs.delivery import Delivery
from cogs.panels.pictures import Pictures
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.tournament import homepage, pictured
from cogs.tournament.programme import Programme

log = structlog.get_logger(__name__)


class DiscordAnnouncer:
    """See the module.

    Args:
        client: the bot.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.delivery = Delivery(client, pictures)

    async def post_home(self, tourney: Tourney, nonce: str) -> int:
        """See `Announcer.post_home`."""
        of = public(tourney)
        screen = homepage.home(of, pictured.at_home(of))
        return (await self.delivery.send(_home(tourney), screen, (), nonce, _bare(of))).id

    async def edit_home(self, tourney: Tourney, message_id: int) -> None:
        """See `Announcer.edit_home`."""
        of = public(tourney)
        place = Place(tourney.row.guild_id, tourney.row.home.channel or tourney.row.channel_id)
        await self.delivery.edit(place, message_id, homepage.home(of, pictured.at_home(of)), (), _bare(of))

    async def leave_home(self, tourney: Tourney, message_id: int) -> None:
        """See `Announcer.leave_home`."""
        of = public(tourney)
        left = Screen([of.say("tournament-home-moved", title=of.title, url=of.url)])
        await self.delivery.edit(_home(tourney), message_id, left, (), "")

    async def post_match(self, tourney: Tourney, pairing: Pairing, nonce: str) -> int:
        """See `Announcer.post_match`."""
        of = public(tourney)
        screen = Screen([_match_line(of, pairing)])
        return (await self.delivery.send(_home(tourney), screen, (), nonce, "")).id

    async def open_thread(self, tourney: Tourney, pairing: Pairing, message_id: int) -> int:
        """See `Announcer.open_thread`. Threads stand where their line does."""
        return await self.delivery.thread_at(_home(tourney), message_id, thread_name(public(tourney), pairing))

    async def rename_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        """See `Announcer.rename_thread`. What is deleted of the two keeps nobody's name; the other is changed."""
        of, match = public(tourney), tourney.matches[pairing.no]
        line = Screen([_match_line(of, pairing)])
        guild_id, name, parent = tourney.row.guild_id, thread_name(of, pairing), _home(tourney).channel_id

        async def rename() -> None:
            nonlocal parent
            thread = await self.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                parent, archived = thread.parent_id, thread.archived
                await thread.edit(name=name, archived=False)
                if archived:
                    await thread.edit(archived=True)

        with there():
            if channel_id:
                await self.delivery.tried(Place(guild_id, channel_id), rename)
        with there():
            await self.delivery.edit(Place(guild_id, parent), match.message_id, line, (), "")

    async def archive_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        """See `Announcer.archive_thread`."""
        await self.delivery.archive(Place(tourney.row.guild_id, channel_id))

    async def post_line(self, tourney: Tourney, kind: str, body: Mapping[str, Any], nonce: str) -> None:
        """See `Announcer.post_line`."""
        of = public(tourney)
        pairing = tourney.pairing(int(body["pairing"])) if body.get("pairing") else None
        numbers = [int(one) for one in body.get("numbers", [])] or ([int(body["number"])] if "number" in body else [])
        key = f"tournament-line-{kind}"
        if kind == "limit-warning" and body.get("last"):
            key += "-last"
        if kind == "called-off" and body.get("why"):
            key = "tournament-line-called-off-few"
        said: dict[str, object] = {
            "match": of.match_name(pairing) if pairing is not None else "",
            "when": body.get("until", 0),
            "names": of.people(numbers),
        }
        if not of.say.text.has(key):
            log.warning("nothing to say", kind=kind, tournament=tourney.id)
            return
        thread = of.thread(pairing) if pairing is not None else 0
        place = Place(tourney.row.guild_id, thread) if thread else _home(tourney)
        await self.delivery.send(place, Screen([of.say.text.render(key, said)]), (), nonce, "")


@contextmanager
def there() -> Generator[None]:
    """What is deleted is left alone."""
    try:
        yield
    except MessageGone:
        pass
    except Unreachable as problem:
        if problem.reason != "gone":
            raise


def thread_name(of: Programme, pairing: Pairing) -> str:
    """Name of a match's thread (T3): `R3 · 2 · Jisoo - Minsu`, with everybody's name in it however long they are.

    Discord takes 100 characters. An emoji counts as two here: whether it does there is written nowhere.
    """
    people = [of.event.name(number) or of.say("seat-gone") for number in pairing.entrants]
    name = ""
    for width in range(names.WIDTH, 1, -1):
        shown = " - ".join(names.for_option(one, width) for one in people)
        name = f"R{pairing.round} · {pairing.table} · {shown}"
        if len(name.encode("utf-16-le")) // 2 <= THREAD_NAME:
            break
    return name


def public(tourney: Tourney) -> Programme:
    """The tournament as a channel reads it: in its own language, with nobody's marks."""
    language: Language = "ko" if tourney.row.language == "ko" else "en"
    return Programme(Reader(language), tourney)


def _home(tourney: Tourney) -> Place:
    return Place(tourney.row.guild_id, tourney.row.channel_id)


def _bare(of: Programme) -> str:
    return of.say("board-picture-forbidden", permission=of.say("permission-attach_files"))


def _match_line(of: Programme, pairing: Pairing) -> str:
    """What announces a match: who meets whom. It pings nobody."""
    return of.say("tournament-match-line", match=of.match_title(pairing), names=of.people(pairing.entrants))
