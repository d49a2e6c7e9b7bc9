"""THE DOME in Discord: its face for the panels, typed play, voids and looking cards up."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.shapes import Pick
from bot.games.the_dome.notation import ALLOCATE
from bot.games.the_dome.responses import ASK, ORDERS, TRAPS
from bot.games.the_dome.setup import LETTERS, NAMED
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.zones import MEMORY, SHOWN
from bot.tables.model import Snapshot, TableError
from bot.text import matching
from bot.text.limits import PANEL_TEXT, cut
from cogs.cards.typed import asked, options_of, suggestions
from cogs.panels import gamefaces
from cogs.panels.dispatch import guarded
from cogs.panels.hand import hand_screen
from cogs.panels.ids import Id
from cogs.panels.opening import open_table
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Screen
from cogs.panels.sketches import Sketch, sight
from cogs.panels.typed import answer, any_table, asked_here, own_table, quoted, things_called
from cogs.panels.visit import Visit
from cogs.the_dome import decks, typed
from cogs.the_dome.face import BOOK, DomeFace
from cogs.the_dome.typed import CRACK, GAME, TURN
from cogs.translator import arguments, values, words
from renderers import the_dome as pictures
from renderers.drawings import drawing

Here = discord.Interaction[Any]
PLACES: Final = ("to", "then", "after")
"""Arguments of `/dome crack` after the colour, in order."""
SYSTEM: Final = "system"
MASTERMIND: Final = "mastermind"
MORE: Final[tuple[app_commands.Command[Any, ..., Any], ...]] = (decks.command,)
"""Commands of the group that stand in modules of their own."""


@app_commands.guild_only()
class DomeCog(commands.GroupCog, group_name=words("cmd-dome-name"), group_description=words("cmd-dome-desc")):
    """`/dome new play crack hand void card`, and what `MORE` adds."""

    def __init__(self, client: commands.Bot) -> None:
        self.client = client
        self.face = DomeFace()
        gamefaces.register(self.face)
        BOOK.install()
        group = self.app_command
        assert group is not None
        for command in MORE:
            group.add_command(command)

    @app_commands.command(name=words("cmd-dome-new-name"), description=words("cmd-dome-new-desc"))
    @arguments("dome", "new", "traps", "mastermind", "memory", "language")
    @app_commands.choices(
        traps=values("the_dome-traps", (ORDERS, ASK)),
        mastermind=values("the_dome-mastermind", ("random", *LETTERS)),
        memory=values("the_dome-memory", ("off", SHOWN)),
        language=values("language", ("ko", "en")),
    )
    async def new(
        self, interaction: Here, traps: str = "", mastermind: str = "", memory: str = "", language: str = ""
    ) -> None:
        """Open a lobby in this channel; two play a duel, three or four with a Mastermind."""

        async def work(visit: Visit) -> None:
            given = ((TRAPS, traps), (NAMED, mastermind), (MEMORY, memory))
            options = {key: value for key, value in given if value}
            await open_table(visit, GAME, options, language)

        await guarded(Visit(interaction), work)

    # --- playing -----------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-dome-play-name"), description=words("cmd-dome-play-desc"))
    @arguments("dome", "play", "what", "first", "second", "plan")
    async def play(self, interaction: Here, what: str, first: str = "", second: str = "", plan: str = "") -> None:
        """Whatever is asked now; with Allocate also the cards and pools, with a choice of several the others."""

        async def work(visit: Visit) -> None:
            table, seat = await own_table(visit, GAME)
            reader = await visit.reader(table)
            question = asked(table.match, seat)
            options = typed.playable(question)
            if question is None or not options:
                raise TableError("cogs-the_dome-not-step")
            more = [text for text in (first, second) if text.strip()]
            chosen = typed.find(reader, what, options, typed.cracks(question))
            if chosen.id == ALLOCATE:
                put: list[str] = []
                for text in more:
                    put.append(typed.find(reader, text, typed.allocating(table, seat, put)).id)
                await answer(visit, table, [ALLOCATE, *put])
                return
            shape = question.shape
            if isinstance(shape, Pick) and shape.min == shape.max == 1:
                await answer(visit, table, [chosen.id])
                return
            left, ids = [one for one in options if one is not chosen], [chosen.id]
            for text in more:
                option = typed.find(reader, text, left)
                left.remove(option)
                ids.append(option.id)
            await answer(visit, table, [ids])

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-dome-crack-name"), description=words("cmd-dome-crack-desc"))
    @arguments("dome", "crack", "colour", *PLACES, "plan")
    @app_commands.choices(colour=values("the_dome-colour", COLOURS))
    async def crack(
        self, interaction: Here, colour: str, to: str = "", then: str = "", after: str = "", plan: str = ""
    ) -> None:
        """Declare a colour and say where its points go."""

        async def work(visit: Visit) -> None:
            table, seat = await own_table(visit, GAME)
            reader = await visit.reader(table)
            question = asked(table.match, seat)
            if question is None or question.prompt.key not in (TURN, CRACK):
                raise TableError("cogs-the_dome-not-step")
            begun = question.prompt.key == CRACK
            if not begun and f"crack:{colour}" not in (one.id for one in options_of(question)):
                raise TableError("cogs-the_dome-not-step")
            ways: list[str] = []
            for text in (to, then, after):
                if text.strip():
                    ways.append(typed.find(reader, text, typed.reachable(table, seat, colour, ways)).id)
            choices = ways if begun else [f"crack:{colour}", *ways]
            if not choices:
                raise TableError("cogs-the_dome-where")
            await answer(visit, table, choices)

        await guarded(Visit(interaction), work)

    # --- looking -----------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("cmd-dome-hand-name"), description=words("cmd-dome-hand-desc"))
    async def hand(self, interaction: Here) -> None:
        """One's own hand, pools and Controls."""

        async def work(visit: Visit) -> None:
            await visit.show(hand_screen(visit, await any_table(visit, GAME)))

        await guarded(Visit(interaction), work)

    @app_commands.command(name=words("cmd-dome-void-name"), description=words("cmd-dome-void-desc"))
    @arguments("dome", "void", "whose")
    async def void(self, interaction: Here, whose: str = "") -> None:
        """Anybody's void, the system's, or the Mastermind's."""

        async def work(visit: Visit) -> None:
            table = await any_table(visit, GAME)
            reader = await visit.reader(table)
            found = matching.best(whose, self._voids(table, reader), lambda one: list(one), 1)
            if not found:
                raise TableError("cogs-the_dome-no-void", text=quoted(whose))
            await visit.show(self._void(visit, table, found[0][0], found[0][1]))

        await guarded(Visit(interaction), work)

    @staticmethod
    def _voids(table: Snapshot, reader: Reader) -> list[tuple[str, ...]]:
        """Every void: what stands for it, its name, and where it is not somebody's its name in the other language."""
        seats = sorted(range(len(table.seats)), key=lambda seat: seat != reader.seat)
        found: list[tuple[str, ...]] = [(f"s{seat}", reader("person", name=reader.names[seat])) for seat in seats]
        shared = [SYSTEM, MASTERMIND] if table.match.view(None).mastermind >= 0 else [SYSTEM]
        return [
            *found,
            *((one, *(who(f"cogs-the_dome-void-{one}") for who in (reader, reader.other))) for one in shared),
        ]

    async def _void(self, visit: Visit, table: Snapshot, which: str, name: str) -> Screen:
        reader = await visit.reader(table)
        view = table.match.view(None)
        seat = int(which[1:]) if which not in (SYSTEM, MASTERMIND) else -1
        cards = view.players[seat].void if seat >= 0 else view.system_void if which == SYSTEM else view.mm_void
        lines = [f"**{reader('cogs-the_dome-void-of', whose=name)}**", *self.face.void_lines(view, cards, reader)]
        shown: list[Sketch] = []
        if cards:
            names, language = reader.drawn, reader.language
            key = sight("void", view, which, names, language, table=table)
            draw = drawing(pictures.void, view, which, names=names, language=language)
            shown = [Sketch(key, draw, reader("error-picture"))]
        row = [Button(reader("button-open-board"), url=board_url(table))]
        if reader.seat is not None:
            row.insert(0, Button(reader("button-my-move"), Id("panel", table.id, table.row.epoch), "primary"))
        return Screen([cut("\n".join(lines), PANEL_TEXT // 2)], shown, [row])

    @app_commands.command(name=words("cmd-dome-card-name"), description=words("cmd-dome-card-desc"))
    @arguments("dome", "card", "name")
    async def card(self, interaction: Here, name: str) -> None:
        """Any card with its picture, text and rulings."""

        async def work(visit: Visit) -> None:
            await BOOK.show(visit, name)

        await guarded(Visit(interaction), work)

    # --- autocomplete ------------------------------------------------------------------------------------------------

    @play.autocomplete("what")
    async def play_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Whatever can be chosen now."""
        visit = Visit(interaction)
        here = await asked_here(visit, GAME)
        if here is None:
            return []
        table, seat = here
        return suggestions(await visit.reader(table), typed.playable(asked(table.match, seat)), current)

    @play.autocomplete("first")
    @play.autocomplete("second")
    async def more_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """After Allocate cards into pools; where several are chosen, the others."""
        visit = Visit(interaction)
        here = await asked_here(visit, GAME)
        if here is None:
            return []
        table, seat = here
        reader = await visit.reader(table)
        what, first = _given(interaction, "what"), _given(interaction, "first")
        second = _focused(interaction) == "second"
        options = typed.playable(asked(table.match, seat))
        try:
            chosen = typed.find(reader, what, options).id
        except TableError:
            return []
        if chosen == ALLOCATE:
            options = typed.allocating(table, seat, [first] if second and first else [])
        else:
            options = [one for one in options if one.id not in (chosen, first if second else "")]
        return suggestions(reader, options, current)

    @crack.autocomplete("to")
    @crack.autocomplete("then")
    @crack.autocomplete("after")
    async def places(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Where the points can go."""
        visit = Visit(interaction)
        here = await asked_here(visit, GAME)
        if here is None:
            return []
        table, seat = here
        earlier = PLACES[: PLACES.index(_focused(interaction))] if _focused(interaction) in PLACES else ()
        before = [text for name in earlier if (text := _given(interaction, name))]
        options = typed.reachable(table, seat, _given(interaction, "colour"), before)
        return suggestions(await visit.reader(table), options, current)

    @void.autocomplete("whose")
    async def void_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Everybody's void."""
        return await things_called(interaction, GAME, current, self._voids)

    @card.autocomplete("name")
    async def card_choices(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        """Every card of the pack."""
        return await BOOK.suggestions(Visit(interaction), current)


def _given(interaction: Here, name: str) -> str:
    """What stands in another argument of the command."""
    return str(getattr(interaction.namespace, name, "") or "")


def _focused(interaction: Here) -> str:
    """The argument that is being typed, by the name it has in the code."""
    found: list[dict[str, Any]] = list((interaction.data or {}).get("options", []))  # type: ignore[arg-type]
    while found:
        one = found.pop()
        if one.get("focused"):
            return str(one.get("name", ""))
        found += one.get("options", [])
    return ""
