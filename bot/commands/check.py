"""``python -m bot check``: everything that can be known before starting, a line each."""

from __future__ import annotations

import argparse
import asyncio
import base64
import binascii
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.commands.chosen import explained
from bot.commands.limits import complaints
from bot.core.errors import CoreError
from bot.games import registry
from bot.home.keeping import examine
from bot.local import DATABASE, memory_of
from bot.settings import Settings, SettingsError, load_settings, require_token
from bot.store.database import inspect, open_database
from bot.store.errors import StoreError
from bot.tables.packs import Offered, read_all
from bot.text.catalogue import LANGUAGES, catalogues, defects


class Unfit(Exception):
    """A part is not as it has to be; the message says how."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(namespace: argparse.Namespace) -> int:
    """Report. Returns 0 when all is well, 2 when something would keep the bot from starting."""
    parts: list[tuple[str, Callable[[], str]]] = [("fonts", _fonts), ("texts", _texts)]
    well = True
    try:
        settings = load_settings()
    except SettingsError as error:
        _line("settings", str(error), well=False)
        well = False
    else:
        _line("settings", "can be used")
        parts = [
            ("token", lambda: _token(settings)),
            ("database", lambda: _database(settings.where)),
            *_local(),
            ("metrics", lambda: _metrics(settings)),
            *parts,
            *_packs(settings),
            ("commands", lambda: _commands(settings)),
            ("invite link", lambda: _invite(settings)),
        ]
    for name, part in parts:
        try:
            _line(name, part())
        except Unfit as reason:
            _line(name, str(reason), well=False)
            well = False
    return 0 if well else 2


def _line(name: str, says: str, *, well: bool = True) -> None:
    print(f"{'ok' if well else 'NOT OK':7} {name}: {says}")


def _token(settings: Settings) -> str:
    if not settings.has_token:
        return "not set; `run` will refuse, `local` needs none"
    try:
        require_token(settings)
    except SettingsError as error:
        raise Unfit(str(error)) from None
    return "set; Discord judges it at the start"


def _local() -> list[tuple[str, Callable[[], str]]]:
    """A line for each file of local mode that is there."""
    path, memory = Path(DATABASE), memory_of(Path(DATABASE))
    parts: list[tuple[str, Callable[[], str]]] = []
    if path.exists():
        parts.append(("local database", lambda: _database(path)))
    if memory.exists():
        parts.append(("local page", lambda: _memory(memory)))
    return parts


def _memory(path: Path) -> str:
    try:
        messages = examine(path)
    except OSError as error:
        raise Unfit(str(error)) from None
    return f"{path.name} is whole; messages: {messages}"


def _database(where: Path | str) -> str:
    if isinstance(where, Path) and not where.exists():
        if not where.parent.is_dir():
            raise Unfit(f"the folder of {where.name} does not exist")
        return f"{where.name} will be made"

    try:
        version, newest = asyncio.run(inspect(where))
    except StoreError as error:
        raise Unfit(str(error)) from None
    if not isinstance(where, Path):
        if not version:
            return "PostgreSQL answers; the next start makes its tables"
        if version < newest:
            return f"PostgreSQL answers; the next start brings it from version {version} to {newest}: copy it before"
        return f"PostgreSQL answers; version {version}"
    if version < newest:
        return f"{where.name} is whole; the next start brings it from version {version} to {newest}, after a copy"
    return f"{where.name} is whole; version {version}"


def _metrics(settings: Settings) -> str:
    port = settings.metrics_port
    if not port:
        return "not served"
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise Unfit(f"port {port} cannot be used ({error.strerror})") from None
    return f"on port {port} of this machine"


def _packs(settings: Settings) -> list[tuple[str, Callable[[], str]]]:
    """A line for every card pack of the owner's folder, and none without such a folder."""
    if settings.packs is None:
        return []
    registry.install()
    found, refused = read_all(settings.packs)
    parts: list[tuple[str, Callable[[], str]]] = [
        (f"pack {game}/{pack.file.id}", lambda pack=pack: _pack(pack))
        for game, packs in found.items()
        for pack in packs
    ]
    parts += [(f"pack {one.game}/{one.folder}", lambda error=one.error: _refused(error)) for one in refused]
    return parts or [("packs", lambda: "none in the folder")]


def _pack(pack: Offered) -> str:
    also = f"; the same again in {', '.join(pack.also)}, offered once" if pack.also else ""
    return f"{' · '.join(pack.file.names.values())} (folder {pack.folder}, {pack.sha[:8]}){also}"


def _refused(error: CoreError) -> str:
    raise Unfit(explained(error))


def _fonts() -> str:
    from renderers.letters import FontMissing, check_fonts

    try:
        check_fonts()
    except FontMissing as error:
        raise Unfit(f"no font that draws Hangul: {error}") from None
    return "Pretendard draws Hangul"


def _texts() -> str:
    try:
        found = defects()
        count = sum(1 for _ in catalogues()["ko"])
    except (OSError, ValueError) as error:
        raise Unfit(str(error)) from None
    if found:
        raise Unfit(f"{found[0]}" + (f" (and {len(found) - 1} more)" if len(found) > 1 else ""))
    return f"{count} in each of {', '.join(LANGUAGES)}"


async def offline_payloads(settings: Settings) -> list[dict[str, Any]]:
    """The commands as they would be registered, without Discord and without the owner's database."""
    from bot.app import Madang  # the library takes a while, and most parts need none of it
    from cogs.translator import command_payloads

    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(Path(folder) / "empty.sqlite3")
        client = Madang(settings, database, shard_count=1)
        try:
            await client.build()
            return await command_payloads(client.tree)
        finally:
            await client.finish()
            await database.close()


def _commands(settings: Settings) -> str:
    payloads = asyncio.run(offline_payloads(settings))
    found = complaints(payloads)
    if found:
        raise Unfit("; ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else ""))
    return f"{len(payloads)} within Discord's limits"


def _invite(settings: Settings) -> str:
    from cogs.panels.guild import NEEDED
    from cogs.panels.invitation import invite_link

    application = application_of(settings.token.get_secret_value())
    link = invite_link(application) if application is not None else invite_link(0).replace("client_id=0", "client_id=?")
    return f"{link} ({', '.join(NEEDED)})"


def application_of(token: str) -> int | None:
    """The application's id, which a token carries in its first part; None without a readable token."""
    first = token.split(".")[0]
    try:
        text = base64.b64decode(first + "=" * (-len(first) % 4), validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdecimal() else None
