"""The Discord side: commands, panels, public messages. `load` puts all of it on a client.

The order of building is: `Pictures`, `DiscordPresenter(client, pictures)`, `Tables(..., presenter, ...)`, then
`await load(client, Services(tables, pictures, ...))`.
"""

from __future__ import annotations

from discord.ext import commands

from cogs.panels.filming import Films
from cogs.panels.pictures import Pictures
from cogs.presenter import DiscordPresenter
from cogs.services import Services, bind
from cogs.tournament.announcing import DiscordAnnouncer
from cogs.ushering import DiscordUsher
from cogs.wardrobe import DiscordWardrobe

__all__ = [
    "DiscordAnnouncer",
    "DiscordPresenter",
    "DiscordUsher",
    "DiscordWardrobe",
    "Films",
    "Pictures",
    "Services",
    "load",
]


async def load(client: commands.Bot, services: Services) -> None:
    """Bind the services and add cogs, dynamic items, the translator, listeners and the error layer.

    Args:
        client: a `commands.Bot` or `AutoShardedBot`; its tree is filled but not synced.
        services: what the cogs work with.
    """
    # Cogs import the panels, which import this package's services.
    from cogs import errors, madang, metromania, project_mine, tables, the_dome, twilight_imperium
    from cogs.panels import (
        board,
        dispatch,
        entrance,
        film,
        glance,
        guild,
        hand,
        lessons,
        lobby,
        log,
        looking_back,
        menu,
        my_games,
        notes,
        offer,
        opening,
        own,
        pace,
        preferences,
        reporting,
        result,
        rules,
        seat_choice,
        seats,
        seek,
        talking,
        undo,
        votes,
        watch,
        worn,
    )
    from cogs.panels.move import answering, showing
    from cogs.tournament import commanding, deckchoice, exporting, organising, presses, settling
    from cogs.translator import CatalogueTranslator

    bind(client, services)
    services.following.make = showing.followed_screen
    await client.tree.set_translator(CatalogueTranslator())
    errors.install(client)
    dispatch.install(client)
    panels = (
        board,
        entrance,
        film,
        glance,
        guild,
        hand,
        lessons,
        lobby,
        log,
        looking_back,
        menu,
        my_games,
        notes,
        offer,
        opening,
        own,
        pace,
        preferences,
        reporting,
        result,
        rules,
        seat_choice,
        seats,
        seek,
        talking,
        undo,
        votes,
        watch,
        worn,
    )
    # Importing a panel registers what pressing in it does.
    assert all((*panels, answering, deckchoice, exporting, organising, presses, settling))
    cogs = (
        madang.MadangCog(client),
        tables.TableCog(client),
        tables.GamesCog(client),
        commanding.TournamentCog(client),
        metromania.MetromaniaCog(client),
        project_mine.MineCog(client),
        the_dome.DomeCog(client),
        twilight_imperium.TwilightImperiumCog(client),
    )
    for cog in cogs:
        await client.add_cog(cog)
