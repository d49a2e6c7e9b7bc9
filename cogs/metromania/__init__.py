"""Metromania in Discord: its face for the panels, and typed play."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.shapes import Option
from bot.games.metromania.notation import SKIP, matching, words_of
from bot.games.metromania.wording import BUILD, PASS
from bot.tables.model import Snapshot, TableError
from bot.text import matching as typed
from bot.text.limits import OPTION, cut
from cogs.metromania.face import MetromaniaFace
from cogs.panels import gamefaces
from cogs.panels.dispatch import guarded
from cogs.panels.opening import open_table
from cogs.panels.reader import Reader
from cogs.panels.typed import answer, called, choices, own_table, quoted, table_here
from cogs.panels.visit import Visit
from cogs.translator import arguments, values, words

GAME: Final = "metromania"
VARIANTS: Final = ("open", "hidden", "fixed")

Here = discord.Interaction[Any]


@app_commands.guild_only()
class MetromaniaCog(
    commands.GroupCog,
    group_name=words("cmd-metromania-name"),
    group_description=words("cmd-metromania-desc"),
):
    """`/metromania new`, `dig`, `station`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client
        gamefaces.register(MetromaniaFace())

    @app_commands.command(name=words("cmd-metromania-new-name"), description=words("cmd-metromania-new-desc"))
    @arguments("metromania", "new", "variant", "language")
    @app_commands.choices(
        variant=values("metromania-variant", VARIANTS),
        language=values("language", ("ko", "en")),
    )
    async def new(self, interaction: Here, variant: str = "", language: str = "") -> None:
        """Open a lobby in this channel."""

        async def work(visit: Visit) -> None:
            await open_table(visit, GAME, {"variant": variant} if variant else {}, language)

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-metromania-dig-name"), description=words("cmd-metromania-dig-desc"))
    @arguments("metromania", "dig", "first", "second", "third", "plan")
    async def dig(self, interaction: Here, first: str, second: str = "", third: str = "", plan: str = "") -> None:
        """Dig up to three tunnels at once: all or nothing."""

        async def work(visit: Visit) -> None:
            table, _ = await own_table(visit, GAME)
            steps = [text for text in (first, second, third) if text.strip()]
            await answer(visit, table, await resolve(visit, table, steps))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-metromania-station-name"), description=words("cmd-metromania-station-desc"))
    @arguments("metromania", "station", "place", "plan")
    async def station(self, interaction: Here, place: str, plan: str = "") -> None:
        """Build an intermediate or a free station."""

        async def work(visit: Visit) -> None:
            table, _ = await own_table(visit, GAME)
            before, options = await sites(visit, table)
            text = place if words_of(place)[:1] == ["ST"] or place.lower() == SKIP else f"st-{place}"
            await answer(visit, table, [*before, one_of(await visit.reader(table), text, options)])

        await guarded(Visit(interaction), work)

    # --- autocomplete ------------------------------------------------------------------------------------------------

    @dig.autocomplete("first")
    async def first_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Legal first tunnels."""
        return await tunnels(interaction, [], current)

    @dig.autocomplete("second")
    async def second_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Legal second tunnels after the first one typed."""
        return await tunnels(interaction, ["first"], current)

    @dig.autocomplete("third")
    async def third_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Legal third tunnels after both typed."""
        return await tunnels(interaction, ["first", "second"], current)

    @station.autocomplete("place")
    async def site_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Legal places."""
        return await site_choices_of(interaction, current)


async def sites(visit: Visit, table: Snapshot) -> tuple[list[str], list[Option]]:
    """Places for a station now: (answers that come first, options)."""
    options = await choices(visit, table, [])
    if any(option.id == BUILD for option in options):
        return [BUILD], await choices(visit, table, [BUILD])
    return [], [option for option in options if option.id == SKIP or option.id.startswith("st-")]


async def resolve(visit: Visit, table: Snapshot, steps: list[str]) -> list[str]:
    """Option ids that typed steps mean, each after the ones before it.

    Raises:
        TableError: a step that is not understood, or not possible.
    """
    found: list[str] = []
    reader = await visit.reader(table)
    for text in steps:
        options = [one for one in await choices(visit, table, found) if one.id != BUILD]
        if found and not options:
            raise TableError("metromania-turn-decided", text=quoted(text))
        found.append(one_of(reader, text, options))
    return found


def one_of(reader: Reader, text: str, options: list[Option]) -> str:
    """The one option that a typed text means: its notation, in full or shortened, or its label.

    Raises:
        TableError: none or several.
    """
    ids = [option.id for option in options]
    found = matching(text, ids) if words_of(text) else []
    if len(found) != 1:
        exact = [one.id for one in options if text.strip() in (reader.option(one), f"{one.id} · {reader.option(one)}")]
        found = exact or found
    if len(found) == 1:
        return found[0]
    raise TableError("metromania-not-now" if found or not options else "metromania-not-a-step", text=quoted(text))


async def tunnels(interaction: Here, earlier: list[str], current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for one tunnel of a dig."""
    visit = Visit(interaction)
    table = await table_here(visit, GAME)
    if table is None:
        return []
    reader = await visit.reader(table)
    before: list[str] = []
    try:
        before = await resolve(visit, table, [str(getattr(interaction.namespace, name, "") or "") for name in earlier])
    except TableError:
        return []
    options = [one for one in await choices(visit, table, before) if one.id not in (BUILD, PASS)]
    return suggestions(reader, options, current)


async def site_choices_of(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
    """Suggestions for a place."""
    visit = Visit(interaction)
    table = await table_here(visit, GAME)
    if table is None:
        return []
    _, options = await sites(visit, table)
    return suggestions(await visit.reader(table), options, current)


def suggestions(reader: Reader, options: list[Option], current: str) -> list[app_commands.Choice[str]]:
    """Options as autocomplete choices, found by notation or by label in either language."""
    found = typed.best(current, options, lambda one: called(reader, one))
    return [
        app_commands.Choice(name=cut(f"{option.id} · {reader.option(option)}", OPTION), value=option.id)
        for option in found
    ]
