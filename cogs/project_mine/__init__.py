"""Project MINE in Discord: its face for the panels, typed play, and looking cards up."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.shapes import Pick
from bot.games.project_mine.state import FULL, SHORT
from bot.games.project_mine.view import MineView
from bot.tables.model import Snapshot, TableError
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels import gamefaces
from cogs.panels.board import board_screen
from cogs.panels.dispatch import guarded
from cogs.panels.hand import hand_screen
from cogs.panels.opening import open_table
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.panels.sketches import Sketch, sight
from cogs.panels.typed import answer, any_table, own_table
from cogs.panels.visit import Visit
from cogs.project_mine import typed
from cogs.project_mine.face import BOOK, MineFace
from cogs.project_mine.typed import BUY, CARDS, DISCARDS, GAME, GOALS
from cogs.translator import arguments, values, words

Here = discord.Interaction[Any]
SEVERAL: Final = ("first", "second", "third", "fourth", "fifth")


@app_commands.guild_only()
class MineCog(commands.GroupCog, group_name=words("cmd-mine-name"), group_description=words("cmd-mine-desc")):
    """`/mine new play use buy discard hand market goals card`."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client
        self.face = MineFace()
        gamefaces.register(self.face)
        BOOK.install()

    @app_commands.command(name=words("cmd-mine-new-name"), description=words("cmd-mine-new-desc"))
    @arguments("mine", "new", "length", "language")
    @app_commands.choices(
        length=values("project_mine-length", (FULL, SHORT)),
        language=values("language", ("ko", "en")),
    )
    async def new(self, interaction: Here, length: str = "", language: str = "") -> None:
        """Open a lobby in this channel."""

        async def work(visit: Visit) -> None:
            await open_table(visit, GAME, {"length": length} if length else {}, language)

        await guarded(Visit(interaction), work)

    # --- playing -----------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-mine-play-name"), description=words("cmd-mine-play-desc"))
    @arguments("mine", "play", *SEVERAL, "plan")
    async def play(
        self,
        interaction: Here,
        first: str,
        second: str = "",
        third: str = "",
        fourth: str = "",
        fifth: str = "",
        plan: str = "",
    ) -> None:
        """Play up to five cards in this order; it stops where something is drawn or asked."""

        async def work(visit: Visit) -> None:
            await self._several(visit, (CARDS,), [first, second, third, fourth, fifth])

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-mine-use-name"), description=words("cmd-mine-use-desc"))
    @arguments("mine", "use", "goal", "plan")
    async def use(self, interaction: Here, goal: str, plan: str = "") -> None:
        """Use an active public goal."""

        async def work(visit: Visit) -> None:
            await self._one(visit, (GOALS,), goal)

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-mine-buy-name"), description=words("cmd-mine-buy-desc"))
    @arguments("mine", "buy", "card", "plan")
    async def buy(self, interaction: Here, card: str, plan: str = "") -> None:
        """Buy a card or a goal; the steps before it are ended."""

        async def work(visit: Visit) -> None:
            await self._one(visit, (BUY,), card)

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-mine-discard-name"), description=words("cmd-mine-discard-desc"))
    @arguments("mine", "discard", *SEVERAL[:3])
    async def discard(self, interaction: Here, first: str, second: str = "", third: str = "") -> None:
        """Discard what an effect or a full hand asks for."""

        async def work(visit: Visit) -> None:
            await self._several(visit, DISCARDS, [first, second, third])

        await guarded(Visit(interaction), work)

    async def _one(self, visit: Visit, wanted: tuple[str, ...], text: str) -> None:
        table, seat = await own_table(visit, GAME)
        before, question = typed.reach(table, seat, wanted)
        if question is None:
            raise TableError("cogs-project_mine-not-step")
        option = typed.find(await visit.reader(table), text, typed.options_of(question))
        await answer(visit, table, [*before, option.id])

    async def _several(self, visit: Visit, wanted: tuple[str, ...], texts: list[str]) -> None:
        table, seat = await own_table(visit, GAME)
        before, question = typed.reach(table, seat, wanted)
        if question is None:
            raise TableError("cogs-project_mine-not-step")
        ids = typed.several(await visit.reader(table), texts, typed.options_of(question))
        single = isinstance(question.shape, Pick) and question.shape.max == question.shape.min == 1
        await answer(visit, table, [*before, ids[0] if single else ids])

    # --- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-mine-hand-name"), description=words("cmd-mine-hand-desc"))
    async def hand(self, interaction: Here) -> None:
        """One's own hand, deck and company goal."""

        async def work(visit: Visit) -> None:
            await visit.show(hand_screen(visit, await any_table(visit, GAME)))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-mine-market-name"), description=words("cmd-mine-market-desc"))
    async def market(self, interaction: Here) -> None:
        """What is for sale, as a picture and in words."""

        async def work(visit: Visit) -> None:
            table = await any_table(visit, GAME)
            reader = await visit.reader(table)
            lines = self.face.market_lines(table.match.view(None), reader)
            await visit.show(self._board(visit, lines))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-mine-goals-name"), description=words("cmd-mine-goals-desc"))
    async def goals(self, interaction: Here) -> None:
        """Everybody's goals with their tokens, and one's own company goal."""

        async def work(visit: Visit) -> None:
            table = await any_table(visit, GAME)
            reader = await visit.reader(table)
            seat = table.seat_of(visit.user_id)
            view = table.match.view(seat)
            await visit.show(self._goals(visit, table, view, seat, reader))

        await guarded(Visit(interaction), work)

    async def _goals(self, visit: Visit, table: Snapshot, view: MineView, seat: int | None, reader: Reader) -> Screen:
        names, language = reader.drawn, reader.language
        key = sight("goals", view, names, language, table=table)
        picture = Sketch(key, self.face.draw_goals(view, names, language), reader("error-picture"))
        return Screen([cut("\n".join(self.face.goal_lines(view, seat, reader)), PANEL_TEXT)], [picture])

    @staticmethod
    async def _board(visit: Visit, lines: list[str]) -> Screen:
        screen = await board_screen(visit, await visit.table())
        screen.texts = [cut("\n".join(lines), PANEL_TEXT // 2), *screen.texts]
        return screen

    @app_commands.command(name=words("cmd-mine-card-name"), description=words("cmd-mine-card-desc"))
    @arguments("mine", "card", "name")
    async def card(self, interaction: Here, name: str) -> None:
        """Any card with its picture, text and rulings."""

        async def work(visit: Visit) -> None:
            await BOOK.show(visit, name)

        await guarded(Visit(interaction), work)

    # --- autocomplete ------------------------------------------------------------------------------------------------

    @play.autocomplete("first")
    @play.autocomplete("second")
    @play.autocomplete("third")
    @play.autocomplete("fourth")
    @play.autocomplete("fifth")
    async def play_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Hand cards that can be played now."""
        return await typed.suggestions(Visit(interaction), (CARDS,), current, _other(interaction, current))

    @discard.autocomplete("first")
    @discard.autocomplete("second")
    @discard.autocomplete("third")
    async def discard_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Hand cards that may be discarded."""
        return await typed.suggestions(Visit(interaction), DISCARDS, current, _other(interaction, current))

    @use.autocomplete("goal")
    async def goal_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Active goals that can still be used."""
        return await typed.suggestions(Visit(interaction), (GOALS,), current)

    @buy.autocomplete("card")
    async def buy_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """What can be paid for."""
        return await typed.suggestions(Visit(interaction), (BUY,), current)

    @card.autocomplete("name")
    async def card_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Every card of the pack."""
        return await BOOK.suggestions(Visit(interaction), current)


def _other(interaction: Here, current: str) -> list[str]:
    """What stands in the command's other arguments."""
    given = [str(getattr(interaction.namespace, name, "") or "") for name in SEVERAL]
    if current in given:
        given.remove(current)
    return [text for text in given if text]
