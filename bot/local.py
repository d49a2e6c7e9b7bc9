"""Local mode: the same bot on a Discord of our own, with a page in the browser.

The bot is the unmodified client (`bot.resident`): it reaches `bot.home` by HTTP and gateway on this machine, as it
would reach Discord. The page is there first, and brings the bot while somebody looks at it.
The database is its own file, and ids of the server and its channels never change, so that games go on after a restart.
"""

from __future__ import annotations

import asyncio
import errno
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import bot
from bot.core.bots import LEVELS
from bot.games import registry
from bot.home.keeping import Keeping
from bot.home.members import User
from bot.home.page.door import Page
from bot.home.page.party import Party, own_address
from bot.home.server import Home
from bot.home.world import BOT_PERMISSIONS, TEXT_CHANNEL, Channel, Guild
from bot.settings import Settings
from bot.signals import on_signals
from bot.store.database import open_database
from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers.letters import check_fonts

if TYPE_CHECKING:  # what knows Discord takes longer to import than to show a page; see `_bring`
    from bot.resident import Resident

DATABASE: Final = "madang-local.sqlite3"

# Snowflakes of early 2015, far from those that are given by the clock.
SERVER_ID: Final = 4_200_000_000_001
_CHANNEL_ID: Final = 4_200_000_000_100
_ROLE_ID: Final = 4_200_000_000_300

GUILD: Final = "Madang"
"""Name of the server, and in small letters of the channel for everything."""

FIRST_GAMES: Final[Mapping[str, int]] = {"the_dome": 2, "twilight_imperium": 3}
"""Seats by which a game is learnt, where that is not as many as there can be: a duel of THE DOME, three factions."""

ROLES: Final = ("organiser", "strong", "best", "champion")
"""Roles of the server without rights, the highest last: whoever looks at *Roles by rank* or at who may open tournaments
has some to choose from. Their names are texts, `local-role-...`."""

_FONT_FOLDERS: Final = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
_KOREAN_FONTS: Final = (
    "nanum",
    "notosanscjk",
    "notosanskr",
    "notoserifcjk",
    "pretendard",
    "undotum",
    "baekmuk",
    "malgun",
)

Announce = Callable[[str], None]


def has_korean_font() -> bool:
    """Whether the browser on this machine can show Korean; the pictures of the games carry their own font."""
    if not sys.platform.startswith("linux"):
        return True
    finder = shutil.which("fc-list")
    if finder is not None:
        found = subprocess.run([finder, ":lang=ko", "family"], capture_output=True, text=True, check=False)
        return bool(found.stdout.strip())
    folders = (Path(folder).expanduser() for folder in _FONT_FOLDERS)
    files = (
        path.name.lower().replace("-", "") for folder in folders if folder.is_dir() for path in folder.rglob("*.*")
    )
    return any(known in name for name in files for known in _KOREAN_FONTS)


def seats_of(game: str, possible: Iterable[int]) -> int:
    """Seats of a first game: all there are, where no smaller number is how the game is learnt."""
    return FIRST_GAMES.get(game, max(possible))


class WelcomeGames:
    """The games of the welcome. They are shown at once; covers and tables come from the bot, when it is there.

    Args:
        rooms: each game's channel, by its key.
    """

    def __init__(self, rooms: Mapping[str, Channel]) -> None:
        self.rooms = rooms
        self.bot: asyncio.Future[Resident] = asyncio.get_running_loop().create_future()
        """The bot, once it is begun."""

    def shelf(self) -> Sequence[dict[str, Any]]:
        """The games, see `bot.home.page.acts.Games`."""
        texts = {language: Voice(language) for language in LANGUAGES}
        return [
            {
                "key": rules.key,
                "room": str(self.rooms[rules.key].id),
                "title": {language: text(f"game-{rules.key}") for language, text in texts.items()},
                "pitch": {language: text(f"{rules.key}-pitch") for language, text in texts.items()},
                "seats": sorted(rules.seats),
                "first": seats_of(rules.key, rules.seats),
                "levels": {
                    level: {language: text(f"bot-means-{level}") for language, text in texts.items()}
                    for level in reversed(LEVELS)
                },
            }
            for rules in registry.GAMES
        ]

    async def cover(self, game: str, language: str) -> bytes:
        """A game's cover without seats."""
        return await (await asyncio.shield(self.bot)).cover(game, language)

    async def play(self, user: User, game: str, bots: int, level: str) -> Channel:
        """Seat somebody at a table of bots, in a thread of the game's channel."""
        return await (await asyncio.shield(self.bot)).play(user, game, bots, level)


def furnish(home: Home, language: Language) -> tuple[Guild, dict[str, Channel]]:
    """Make the server with a channel for talk, one for each game, and roles that the bot may give."""
    text = Voice(language)
    locale = "ko" if language == "ko" else "en-US"
    guild = home.world.add_guild(GUILD, locale=locale, id=SERVER_ID)
    home.world.add_channel(guild, GUILD.lower(), TEXT_CHANNEL, id=_CHANNEL_ID + 99)
    rooms = {
        rules.key: home.world.add_channel(guild, _room_name(rules.key, text), TEXT_CHANNEL, id=_CHANNEL_ID + i)
        for i, rules in enumerate(registry.GAMES)
    }
    guild.set_bot_permissions(f"{BOT_PERMISSIONS} manage_roles")
    for i, role in enumerate(ROLES):
        guild.add_role(text(f"local-role-{role}"), id=_ROLE_ID + i)
    return guild, rooms


def _room_name(game: str, text: Voice) -> str:
    """A channel's name: the game's, as Discord would write it."""
    return text(f"game-{game}").lower().replace(" ", "-")


def qr_squares(address: str) -> list[str]:
    """A QR code of an address, row by row, with its margin: `1` is dark."""
    import segno  # for an evening with guests alone

    rows = segno.make(address, error="m", micro=False).matrix_iter(border=4)
    return ["".join("1" if one else "0" for one in row) for row in rows]


def qr_lines(address: str) -> list[str]:
    """A QR code of an address in letters of a terminal, two rows of squares a line, dark on light."""
    squares = qr_squares(address)
    if len(squares) % 2:
        squares.append("0" * len(squares[0]))
    signs = {("0", "0"): "█", ("1", "0"): "▄", ("0", "1"): "▀", ("1", "1"): " "}
    return ["".join(signs[pair] for pair in zip(*rows)) for rows in zip(squares[::2], squares[1::2])]


def memory_of(database: Path) -> Path:
    """The file in which the page remembers, beside the bot's."""
    plain, dot, rest = database.name.rpartition(".sqlite3")
    return database.with_name(f"{plain}-page.sqlite3" if dot and not rest else f"{database.name}-page")


async def serve(
    settings: Settings,
    port: int | None = None,
    *,
    share: bool = False,
    announce: Announce = print,
    until: asyncio.Event | None = None,
) -> None:
    """Serve local mode until a signal.

    Args:
        settings: token and addresses are not looked at.
        port: of the page; None takes a free one.
        share: let guests in the local network come in by the evening's code.
        announce: takes the lines the person who started it should read.
        until: ends it when set; None: a signal alone does.

    Raises:
        StoreError, FontMissing: it cannot start.
        OSError: the port is taken, there is no network to share the page in, or the page's file cannot be used.
    """
    check_fonts()
    told = until or asyncio.Event()
    forget = on_signals(told.set)
    home = Home()
    await home.begin()
    guild, rooms = furnish(home, settings.language.value)
    shelf = WelcomeGames(rooms)
    page = Page(home, guild, shelf, bot.__version__, qr_squares)
    resident: Resident | None = None
    database = None
    keeping: Keeping | None = None
    try:
        database = await open_database(settings.file)  # first: it keeps a second one out of both files
        keeping = Keeping(home, page, memory_of(settings.file))
        keeping.begin()
        address = await _opened(page, port, share, keeping.port)
        _greet(announce, address, page.audience.party)
        # The page answers while the bot is brought, which takes most of the time.
        make = await asyncio.to_thread(_bring)
        resident = make(settings, home, database, guild, rooms, crowd=share)
        shelf.bot.set_result(resident)
        await asyncio.to_thread(_warn_of_boxes, announce)
        waiting = asyncio.create_task(told.wait())
        await asyncio.wait((resident.running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if resident.running.done():
            await resident.running
        announce("Stopping.")
    finally:
        forget()
        await page.end()
        if resident is not None:
            await resident.end()
        if keeping is not None:
            await keeping.end()
        await home.end()
        if database is not None:
            await database.close()


async def _opened(page: Page, port: int | None, share: bool, before: int | None) -> str:
    """Open the page's door; its address.

    Args:
        page: the page.
        port: that is wanted; None takes the one of the last time, or a free one where that is taken by now.
        share: be found in the local network too.
        before: the port of the last time.

    Raises:
        OSError: it cannot be opened; says what to do.
    """
    try:
        shared = own_address() if share else ""
    except OSError:
        raise OSError("this machine has no network to share the page in; start without --share") from None
    if port is None:
        with suppress(OSError):
            return await page.begin(before, shared)
        return await page.begin(None, shared)
    try:
        return await page.begin(port, shared)
    except (OSError, OverflowError) as error:
        why = "is taken by another program" if getattr(error, "errno", 0) == errno.EADDRINUSE else "cannot be used"
        raise OSError(
            f"port {port} {why}; choose another with --port, or leave it out and a free one is taken"
        ) from None


def _bring() -> type[Resident]:
    from bot.resident import Resident

    return Resident


def _greet(announce: Announce, address: str, party: Party | None) -> None:
    alone = ", on this machine only" if party is None else ""
    announce(f"Madang runs on a Discord of its own{alone}. Open this address in a browser:")
    announce("")
    announce(f"    {address}")
    announce("")
    if party is not None:
        announce("Guests in your network open this address, on a phone by its picture, and give the evening's code:")
        announce("")
        announce(f"    {party.address}    code {party.code}")
        announce("")
        for line in qr_lines(party.address):
            announce(line)
        announce("")
        announce("The page shows you the same, and who is there; there you change the code and ask somebody to leave.")
    announce("Ctrl-C ends it; games stay.")


def _warn_of_boxes(announce: Announce) -> None:
    if not has_korean_font():
        announce("This system has no Korean font: Korean letters on the page will be boxes, except in pictures.")
        announce("On Debian or Ubuntu: apt install fonts-nanum")
