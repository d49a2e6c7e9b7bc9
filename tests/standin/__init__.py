"""A small Discord on loopback for tests that need the real bot process (REST, gateway, multipart).

    async with Standin.start() as discord:
        room = discord.guild().text("game-room")
        jisu = discord.person("지수", locale="ko")
        async with BotProcess(discord, database) as bot:
            reply = await jisu.slash(room, "/metromania new", variant="open")
            await jisu.press(room.messages[-1], "Join")
        assert discord.findings == []

The server lives in a thread with a loop of its own; the bot is another process. ``server.py`` says what is where.
"""

from bot.home.refusals import InteractionFailed, NotOffered
from tests.standin.people import Person
from tests.standin.process import BotProcess
from tests.standin.replies import Reply
from tests.standin.server import Standin

__all__ = ["BotProcess", "InteractionFailed", "NotOffered", "Person", "Reply", "Standin"]
