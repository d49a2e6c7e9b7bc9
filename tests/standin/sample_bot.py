"""A bot that uses every part of Discord that ours does, so that the stand-in is tested without ours.

DISCORD_TOKEN=... MADANG_API_BASE=... MADANG_GATEWAY=... python -m tests.standin.sample_bot
"""

from __future__ import annotations

import asyncio
import io
import logging
import os
import re
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

KOREAN = {"sample": "견본", "show": "보기", "word": "낱말", "Shows a word": "낱말을 보여 줘요"}
WORDS = ("apple", "pear", "plum")
PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(64)
log = logging.getLogger("discord.sample")
QUIET = discord.AllowedMentions(users=True, roles=False, everyone=False)


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), name, description="a board")


class Words(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return KOREAN.get(string.message) if locale is discord.Locale.korean else None


class Press(ui.DynamicItem[ui.Button[Any]], template=r"s:(?P<act>[a-z]+):(?P<count>\d+)"):
    """One button for every act; the count says how often it was pressed."""

    def __init__(self, act: str, count: int, label: str | None = None) -> None:
        super().__init__(ui.Button(label=label or f"{act} {count}", custom_id=f"s:{act}:{count}"))
        self.act = act
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(match["act"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        answer = interaction.response
        if self.act == "count":
            view = ui.View(timeout=None).add_item(Press("count", self.count + 1))
            await answer.edit_message(content=f"count {self.count + 1}", view=view)
        elif self.act == "slow":
            await answer.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.05)
            await interaction.edit_original_response(content="slow hand", attachments=[picture("hand.png")])
            await interaction.followup.send("and more", ephemeral=True)
        elif self.act == "later":
            await answer.defer()
            await interaction.edit_original_response(content="later", view=None)
        elif self.act == "form":
            await answer.send_modal(Form())
        elif self.act == "panel":
            await answer.send_message(view=Panel(self.count), file=picture(f"panel-{self.count}.png"), ephemeral=True)
        elif self.act == "turn":
            name = f"panel-{self.count}.png"
            await answer.edit_message(view=Panel(self.count), attachments=[picture(name)])
        elif self.act == "never":
            await asyncio.sleep(3600)
        elif self.act == "twice":
            await answer.send_message("once", ephemeral=True)
            answer._response_type = None  # the library would stop the second answer itself
            await answer.send_message("twice", ephemeral=True)


class Form(ui.Modal, title="A form"):
    name = ui.Label(text="Name", component=ui.TextInput(max_length=20, default="nobody"))
    kind = ui.Label(
        text="Kind",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label="A", value="a"), discord.RadioGroupOption(label="B", value="b")]
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        name, kind, sure = self.name.component, self.kind.component, self.sure.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(kind, ui.RadioGroup)
        assert isinstance(sure, ui.Checkbox)
        await interaction.response.send_message(f"{name.value} {kind.value} {sure.value}", ephemeral=True)


class Panel(ui.LayoutView):
    """Components V2: text, a picture, buttons in a section and a row."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"panel {count}"))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://panel-{count}.png")))
        self.add_item(ui.Section("take a turn", accessory=Press("turn", count + 1, "turn")))
        self.add_item(ui.ActionRow(Press("form", count, "form")))


class Fruit(ui.DynamicItem[ui.Select[ui.View]], template=r"s-fruit"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=word.title(), value=word) for word in WORDS]
        super().__init__(ui.Select(custom_id="s-fruit", options=options, max_values=2))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Fruit:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(" ".join(interaction.data["values"]), ephemeral=True)  # type: ignore


class Friend(ui.DynamicItem[ui.UserSelect[ui.View]], template=r"s-friend"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="s-friend"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Friend:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        user = next(iter(interaction.data["resolved"]["users"].values()))  # type: ignore
        await interaction.response.send_message(f"<@{user['id']}> is {user['global_name']}", allowed_mentions=QUIET)


class Sample(app_commands.Group):
    def __init__(self, client: SampleBot) -> None:
        super().__init__(name=app_commands.locale_str("sample"), description="What a sample does")
        self.client = client

    @app_commands.command(name=app_commands.locale_str("show"), description=app_commands.locale_str("Shows a word"))
    @app_commands.describe(word="which")
    @app_commands.choices(size=[app_commands.Choice(name="Big", value="big")])
    async def show(
        self, interaction: discord.Interaction, word: str, size: str = "small", to: discord.User | None = None
    ) -> None:
        where = f"{interaction.locale.value} {interaction.app_permissions.send_messages} {interaction.filesize_limit}"
        await interaction.response.send_message(f"{word} {size} {to} {where}", file=picture(), ephemeral=True)

    @show.autocomplete("word")
    async def complete(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if current in word]

    @app_commands.command(description="Posts a board")
    async def board(self, interaction: discord.Interaction, acts: str = "count") -> None:
        view = ui.View(timeout=None)
        for act in acts.split():
            view.add_item({"fruit": Fruit, "friend": Friend}[act]() if act in ("fruit", "friend") else Press(act, 0))
        await interaction.response.defer(ephemeral=True, thinking=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        sent = await channel.send(
            f"board for {interaction.user.mention} @everyone", file=picture(), view=view, nonce=f"board-{acts}"[:25]
        )
        await interaction.edit_original_response(content=f"posted {sent.id}")

    @app_commands.command(description="Edits a message through its id alone")
    async def edit(self, interaction: discord.Interaction, message: str, picture_too: bool = False) -> None:
        await interaction.response.defer(ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        more: dict[str, Any] = {"attachments": [picture("new.png")]} if picture_too else {}
        try:
            await channel.get_partial_message(int(message)).edit(content="edited", **more)
        except discord.HTTPException as error:
            await interaction.edit_original_response(content=f"{error.status} {error.code}")
        except (OSError, discord.RateLimited) as error:
            await interaction.edit_original_response(content=f"{type(error).__name__}")
        else:
            await interaction.edit_original_response(content="done")

    @app_commands.command(description="Opens a thread, or opens it again")
    async def thread(self, interaction: discord.Interaction, again: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            if again is not None:
                thread = await self.client.fetch_channel(int(again))
                assert isinstance(thread, discord.Thread)
                await thread.edit(archived=False)
            else:
                assert isinstance(interaction.channel, discord.TextChannel)
                thread = await interaction.channel.create_thread(name="table", type=discord.ChannelType.public_thread)
            await thread.send("hello")
        except discord.HTTPException as error:
            await interaction.edit_original_response(content=f"{error.status} {error.code}")
        else:
            await interaction.edit_original_response(content=str(thread.id))

    @app_commands.command(description="Is somebody a member?")
    async def member(self, interaction: discord.Interaction, id: str) -> None:
        assert interaction.guild is not None
        try:
            member = await interaction.guild.fetch_member(int(id))
        except discord.HTTPException as error:
            await interaction.response.send_message(f"{error.status} {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message(member.display_name, ephemeral=True)

    @app_commands.command(description="Sends something that breaks a limit")
    async def wrong(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="x" * 90, custom_id="too-long"))
        await interaction.response.send_message("wrong", view=view, allowed_mentions=discord.AllowedMentions.all())


class SampleBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, allowed_mentions=QUIET, max_messages=None, max_ratelimit_timeout=30)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Fruit, Friend)
        self.tree.add_command(Sample(self))
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_ready(self) -> None:
        log.info("ready")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("left %s", guild.name)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        log.info("joined %s", guild.name)


def main() -> None:
    Route.BASE = os.environ["MADANG_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["MADANG_GATEWAY"])
    SampleBot().run(os.environ["DISCORD_TOKEN"], log_level=logging.INFO)


if __name__ == "__main__":
    main()
