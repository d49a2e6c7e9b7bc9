"""What somebody plays with in a whole tournament (a deck): registered before it begins, hidden until its end (T4)."""

from __future__ import annotations

from bot.tables.model import TableError
from bot.tables.seat_choices import PACK
from bot.text import names
from bot.tournaments.tourney import Tourney
from cogs.panels.screen import Button, Dropdown, Pickable, Screen
from cogs.panels.seat_choice import LATER, SHOWN, offered_to
from cogs.panels.visit import Visit
from cogs.tournament.admission import at_cup, programme_of
from cogs.tournament.programme import Programme


async def deck_screen(visit: Visit, of: Programme, note: str = "") -> Screen:
    """What can be chosen, and what is registered: the reader's own alone."""
    say = of.say
    found, left_out = await offered_to(visit, of.terms.game, of.terms.options.get(PACK, ""))
    own = of.own
    kept = of.event.entrants[own.number].choice if own is not None and own.number in of.event.entrants else ""
    now = next((one for one in found if one.value == kept), None) if kept else None
    told = say("tournament-deck-now", deck=names.for_message(now.label)) if now else say("tournament-deck-none-now")
    choices = [
        Pickable(say(f"{of.terms.game}-seat-later-option"), LATER, chosen=not kept),
        *(Pickable(one.label, one.token, one.description, one is now) for one in found[:SHOWN]),
    ]
    lines = [note, say("tournament-deck-line"), told, left_out]
    back = Button(say("button-back"), of.press("cup-match"))
    menu = Dropdown(say("tournament-deck-placeholder"), of.press("s-cup-deck"), choices)
    return Screen(["\n".join(line for line in lines if line)], rows=[menu, [back]])


@at_cup("cup-deck")
async def deck(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The page."""

    async def screen() -> Screen:
        return await deck_screen(visit, await programme_of(visit, event))

    await visit.show(screen())


@at_cup("s-cup-deck")
async def chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """It is registered, or none."""
    token, value = str(visit.value), ""
    if token != LATER:
        terms = event.contest.terms
        found, _ = await offered_to(visit, terms.game, terms.options.get(PACK, ""))
        picked = next((one for one in found if one.token == token), None)
        if picked is None:
            raise TableError("error-unknown-option")
        value = picked.value
    after = await visit.services.tournaments.signups.register(
        event.id, visit.person, value, visit.number, guild_id=visit.place.guild_id
    )

    async def screen() -> Screen:
        of = await programme_of(visit, after)
        return await deck_screen(visit, of, of.say("tournament-deck-kept"))

    await visit.show(screen())
