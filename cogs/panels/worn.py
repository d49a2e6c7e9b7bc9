"""The settings page of ranks that people wear: which role stands for which part of a leaderboard (tournaments R4)."""

from __future__ import annotations

from typing import Final

import discord

from bot.core import playable
from bot.core.rules import Rules
from bot.rating.encounters import DUEL, TABLE, TEAMS
from bot.tables.model import TableError
from bot.tables.wearing import BANDS, FIRST, NO_RIGHT, TEN, Trouble
from bot.text import names
from bot.text.catalogue import Voice
from cogs.panels import gamefaces
from cogs.panels.dispatch import on
from cogs.panels.guild import require_manager
from cogs.panels.ids import Id
from cogs.panels.invitation import invite_link
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit

RIGHT: Final = "manage_roles"


def kinds_of(game: str) -> tuple[str, ...]:
    """Classes of a game in which somebody can be rated."""
    rules = playable.find(game).rules
    several = TEAMS if type(rules).sides is not Rules.sides else TABLE
    return (*((DUEL,) if 2 in rules.seats else ()), *((several,) if max(rules.seats) > 2 else ()))


def band_name(reader: Reader, band: str) -> str:
    """What a part of a leaderboard is called."""
    return reader(f"worn-band-{band}") if band in (FIRST, TEN) else reader("worn-band-figure", figure=band)


def told(say: Voice | Reader, guild: discord.Guild | None, problem: Trouble) -> str:
    """What Discord refuses, and what helps."""
    roles = [guild.get_role(one) for one in problem.roles] if guild is not None else []
    named = [names.for_message(one.name) for one in roles if one is not None]
    return say(
        f"worn-trouble-{problem.reason}",
        server=names.for_message(guild.name if guild is not None else ""),
        roles=", ".join(named),
        permission=say(f"permission-{RIGHT}"),
    )


async def worn_screen(visit: Visit, arg: str = "", note: str = "") -> Screen:
    """The ranks of one game and class.

    Args:
        visit: of somebody who may manage the server.
        arg: `game;kind;band`, each as far as it is said.
        note: what has just been done.
    """
    reader = await visit.reader()
    require_manager(visit, reader)
    game, kind, band = _place(arg)
    wearing, guild = visit.services.wearing, _guild(visit)
    chosen: dict[str, int] = await wearing.chosen(guild.id, game, kind)
    lines = [
        note,
        f"**{reader('worn-headline', game=reader.game(game), kind=reader(f'rank-kind-{kind}'))}**",
        reader("worn-about"),
        *(
            f"{BULLET} {band_name(reader, one)}: {f'<@&{chosen[one]}>' if one in chosen else reader('worn-none')}"
            for one in BANDS
        ),
        reader("worn-mine"),
    ]
    problem: Trouble | None = await wearing.refused(guild.id)
    may = guild.me.guild_permissions.manage_roles
    if problem is not None and (problem.reason != NO_RIGHT or not may):
        lines.append(told(reader, guild, problem))
    elif not may:
        lines.append(reader("worn-needs", permission=reader(f"permission-{RIGHT}")))
    here = f"{game};{kind}"
    games = [(one, each) for one in gamefaces.known() for each in kinds_of(one)]
    rows: list[Row] = [
        Dropdown(
            reader("worn-game-placeholder"),
            Id("s-worn-game"),
            [
                Pickable(
                    f"{reader.game(one)} · {reader(f'rank-kind-{each}')}",
                    f"{one};{each}",
                    chosen=(one, each) == (game, kind),
                )
                for one, each in games
            ],
        ),
        Dropdown(
            reader("worn-band-placeholder"),
            Id("s-worn-band", arg=here),
            [Pickable(band_name(reader, one), one, chosen=one == band) for one in BANDS],
        ),
        Dropdown(
            reader("worn-role-placeholder", band=band_name(reader, band)),
            Id("s-worn-role", arg=f"{here};{band}"),
            kind="role",
            least=0,
            values=[chosen[band]] if band in chosen else [],
        ),
    ]
    buttons = [Button(reader("button-back"), Id("server"))]
    if await wearing.any_chosen(guild.id):
        buttons.append(Button(reader("worn-off-button"), Id("worn-off"), "danger"))
    if not may:
        application = visit.interaction.application_id
        link = invite_link(application, RIGHT, guild=discord.Object(guild.id))
        buttons.append(Button(reader("worn-link-button"), url=link))
    return Screen(["\n".join(line for line in lines if line)], rows=[*rows, buttons])


def _place(arg: str) -> tuple[str, str, str]:
    """Game, class and band that an argument says; the first of each where it says none that there is."""
    game, kind, band, *_ = (*arg.split(";"), "", "")
    known = gamefaces.known()
    game = game if game in known else known[0]
    kinds = kinds_of(game)
    return game, kind if kind in kinds else kinds[0], band if band in BANDS else BANDS[0]


def _guild(visit: Visit) -> discord.Guild:
    """The server.

    Raises:
        TableError: outside one, or it is not known here at the moment.
    """
    guild = visit.interaction.guild
    if guild is None or guild.unavailable:
        raise TableError("error-server-only" if visit.interaction.guild_id is None else "error-busy")
    return guild


@on("worn", "s-worn-game")
async def worn(visit: Visit) -> None:
    """The page, of a game and class."""
    await visit.show(worn_screen(visit, str(visit.value) if visit.values else ""))


@on("s-worn-band")
async def band_chosen(visit: Visit) -> None:
    """Of which part of the leaderboard the role is to be chosen."""
    await visit.show(worn_screen(visit, f"{visit.id.arg};{visit.value}"))


@on("s-worn-role")
async def role_chosen(visit: Visit) -> None:
    """That role stands for it, or none."""
    reader = await visit.reader()
    require_manager(visit, reader)
    parts = visit.id.arg.split(";")
    if tuple(parts) != _place(visit.id.arg):
        raise TableError("error-unknown-option")
    role_id = int(visit.value.id) if visit.values else 0
    if role_id:
        check_role(visit, reader, role_id)
    game, kind, band = parts
    await visit.services.wearing.choose(visit.place, visit.person, game, kind, band, role_id)
    await visit.show(worn_screen(visit, visit.id.arg, reader("worn-chosen" if role_id else "worn-cleared")))


def check_role(visit: Visit, reader: Reader, role_id: int) -> None:
    """Refuse a role that this person, or the bot, could not give by hand.

    Raises:
        TableError: says why, and what helps.
    """
    guild = _guild(visit)
    role, user = guild.get_role(role_id), visit.interaction.user
    if role is None:
        raise TableError("error-role-none")
    shown = names.for_message(role.name)
    if role.is_default():
        raise TableError("error-role-everyone")
    if role.managed:
        raise TableError("error-role-managed", role=shown)
    if not visit.interaction.permissions.manage_roles:
        raise TableError("error-permission-you", permission=reader(f"permission-{RIGHT}"))
    # who could not give it by hand does not get it by way of the bot
    if guild.owner_id != user.id and not (isinstance(user, discord.Member) and role < user.top_role):
        raise TableError("error-role-yours", role=shown)
    if not guild.me.guild_permissions.manage_roles:
        raise TableError("error-role-right", permission=reader(f"permission-{RIGHT}"))
    if role >= guild.me.top_role:
        raise TableError("error-role-above", role=shown)


@on("worn-off")
async def off(visit: Visit) -> None:
    """No role is given any more."""
    reader = await visit.reader()
    require_manager(visit, reader)
    await visit.services.wearing.switch_off(visit.place, visit.person)
    await visit.show(worn_screen(visit, "", reader("worn-off-note")))
