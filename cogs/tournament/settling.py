"""Presses on the page before a tournament opens, and on its settings later (tournaments T1)."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.core import playable
from bot.core.play import PACE
from bot.core.rules import WRITTEN as GOES_ON
from bot.core.rules import Setting
from bot.hours.paces import MOST_WRITTEN, OWN
from bot.pairing.contest import Terms
from bot.tables.model import TableError
from bot.tables.seat_choices import PACK
from bot.tables.timing import LATE
from bot.tournaments.tourney import TournamentError, Tourney
from cogs.panels import gamefaces
from cogs.panels.dispatch import on
from cogs.panels.greeting import server_language
from cogs.panels.ids import whole
from cogs.panels.lobby import person_of, require_guest
from cogs.panels.packs import chosen_pack
from cogs.panels.screen import Popup, Screen
from cogs.panels.visit import Visit
from cogs.tournament import arranging, details, overseeing
from cogs.tournament.admission import at_cup, home_place, number_in, part, programme_of, shows_cup
from cogs.tournament.openers import require_right
from cogs.tournament.organising import organise_page, require_organiser
from cogs.tournament.programme import Programme

TERMS = {
    "format": "",
    "seats": "",
    "rounds": "round",
    "games": "round",
    "odd": "round",
    "points": "round",
    "late": "round",
    "advance": "round",
    "at-once": "round",
    "groups": "round",
    "inner": "round",
    "weeks": "season",
    "divisions": "season",
    "moving": "season",
    "rank": "season",
    "soft": "time",
    "at-limit": "time",
}
"""Menus of terms, and the page each stands on."""
WORDS = {"format", "odd", "points", "at-limit", "inner", "rank", "door"}
"""Menus whose values are words; those of the others are numbers."""
AROUND = {"check-in": "when", "most": "when", "door": "when", "least": "when", "extensions": "time"}
"""Menus of what stands around the terms, and the page each stands on."""
SWITCHES = {"rated", "double", "third", "twice", "reset", "vacation"}
FIELDS = {
    "games": "rounds",
    "late": "late_until",
    "at-once": "at_once",
    "soft": "soft_days",
    "at-limit": "at_limit",
    "check-in": "check_in",
}
"""What a menu is called, where that is not the name of what it sets."""
FITTING = {
    "at_once": ("flow", "season"),
    "late_until": ("swiss", "flow"),
    "double": ("knockout", "groups"),
    "third": ("knockout", "groups"),
    "twice": ("robin",),
    "groups": ("groups",),
    "inner": ("groups",),
    "weeks": ("season",),
    "divisions": ("season",),
    "moving": ("season",),
    "rank": ("season",),
}
"""Terms that mean something in some formats alone: with another format they are as usual again."""
WRITTEN = ("%Y-%m-%d %H:%M", "%Y.%m.%d %H:%M", "%Y/%m/%d %H:%M")


# --- a new one -------------------------------------------------------------------------------------------------------


async def new_tournament(visit: Visit, game: str, title: str) -> None:
    """Begin to set one up; nobody sees it yet."""
    await require_right(visit)
    gamefaces.face_of(game)
    row = await visit.tables.people.guild(visit.place.guild_id)
    language = server_language(visit.interaction.guild, row.language, visit.services.language)
    event = await visit.services.tournaments.preparing.new(
        home_place(visit), visit.person, game, title, visit.number, language=language
    )
    await setup_page(visit, event, "")


@on("cup-new")
async def new_by_press(visit: Visit) -> None:
    """One with a name of its own to begin with: all of it can be changed on its page."""
    await require_right(visit)
    found = await visit.services.tournaments.look.setting_up(visit.user_id, visit.place.guild_id)
    if found is not None:
        await setup_page(visit, found, "")
        return
    reader = await visit.reader()
    await new_tournament(visit, gamefaces.known()[0], reader("tournament-usual-name"))


@at_cup("cup-next")
async def next_season(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Set the next season of a league up; where that was done already, it is shown."""
    await require_right(visit)
    after = await visit.services.tournaments.seasons.follow(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id
    )
    if after.row.opened_at:
        await organise_page(visit, after, "next-opened")
    else:
        await setup_page(visit, after, "", "next")


# --- the page --------------------------------------------------------------------------------------------------------


async def setup_page(visit: Visit, event: Tourney, page: str, key: str = "") -> None:
    """The page, as things stand now."""

    async def screen() -> Screen:
        of = await programme_of(visit, event)
        require_organiser(of)
        return arranging.setup_screen(of, page, of.say(f"tournament-{key}-note") if key else "")

    await visit.show(screen())


@shows_cup("cup-setup")
async def setup(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """The page, or one behind it."""
    require_organiser(of)
    return arranging.setup_screen(of, part(parts, 0))


async def _agree(visit: Visit, event: Tourney, page: str, **changes: Any) -> None:
    after = await visit.services.tournaments.preparing.agree(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id, **changes
    )
    await setup_page(visit, after, page, "changed")


async def _arrange(visit: Visit, event: Tourney, page: str, **changes: Any) -> None:
    after = await visit.services.tournaments.preparing.arrange(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id, **changes
    )
    await setup_page(visit, after, page, "changed")


@at_cup("s-cup-set")
async def chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """One value of a menu."""
    key, value = part(parts, 0), str(visit.value)
    name = FIELDS.get(key, key)
    if key == "game":
        await _another_game(visit, event, value)
    elif key == "pace":
        if value == OWN:
            await _ask_pace(visit, event)
        else:
            await _agree(visit, event, "", options={PACE: value})
    elif key == "overdue":
        await _agree(visit, event, "time", options={LATE: value})
    elif key == "format":
        await _another_format(visit, event, value)
    elif key in TERMS:
        await _agree(visit, event, TERMS[key], **{name: value if key in WORDS else _number(value)})
    elif key in AROUND:
        await _arrange(visit, event, AROUND[key], **{name: value if key in WORDS else _number(value)})
    else:
        raise TableError("error-unknown-option")


async def _another_format(visit: Visit, event: Tourney, value: str, **more: Any) -> None:
    """Terms that mean nothing in it are as usual again."""
    usual = Terms(event.contest.terms.game)
    gone = {one: getattr(usual, one) for one, formats in FITTING.items() if value not in formats}
    await _agree(visit, event, "", format=value, **gone, **more)


def _number(value: str) -> int:
    found = whole(value)
    if found < 0:
        raise TableError("error-unknown-option")
    return found


async def _another_game(visit: Visit, event: Tourney, game: str) -> None:
    """A game of its own kind of seats and options: what was set up is begun anew under the same name."""
    gamefaces.face_of(game)
    if event.row.opened_at:
        raise TournamentError("error-tournament-game")
    preparing = visit.services.tournaments.preparing
    if not event.organises(visit.user_id):
        raise TournamentError("error-tournament-organisers")
    await require_right(visit)
    after = await preparing.new(
        visit.place, visit.person, game, event.row.title, visit.number, language=event.row.language
    )
    await preparing.discard(event.id, visit.person)
    await setup_page(visit, after, "", "changed")


@at_cup("s-cup-option")
async def option_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """One option of the game."""
    key = part(parts, 0)
    known = {one.key: one.values for one in playable.find(event.contest.terms.game).rules.settings}
    if str(visit.value) not in known.get(key, ()):
        raise TableError("error-unknown-option")
    page = arranging.page_with(event.contest.terms.game, key)
    await _agree(visit, event, page, options={key: str(visit.value)})


@at_cup("s-cup-pack")
async def pack_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The cards of its matches."""
    packs = visit.tables.packs.of(event.contest.terms.game)
    await _agree(visit, event, "options", options={PACK: chosen_pack(str(visit.value), packs)})


@at_cup("s-cup-break")
async def break_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """What is looked at in one place among those with equal points."""
    key = str(visit.value)
    if key not in (*details.CHOSEN, details.ENOUGH):
        raise TableError("error-unknown-option")
    order = details.reordered(event.contest.terms.tie_breaks, number_in(parts, 0), key)
    await _agree(visit, event, "breaks", tie_breaks=order)


@at_cup("s-cup-channel")
async def channels_chosen(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Channels for the matches; none: threads of its own."""
    await _arrange(visit, event, "", rooms=[one.id for one in visit.values])


@at_cup("cup-turn")
async def turned(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Something is on or off."""
    key, on = part(parts, 0), part(parts, 1) == "1"
    if key == "begins":
        await _arrange(visit, event, "when", starts_at=0, check_in=0)
    elif key == "robin":
        await _another_format(visit, event, "robin", rounds=0)
    elif key == "drawn":
        await _agree(visit, event, "round", order="drawn" if on else "fold")
    elif key in SWITCHES:
        await _agree(visit, event, "time" if key == "vacation" else "round", **{key: on})
    else:
        raise TableError("error-unknown-option")


# --- what is written -------------------------------------------------------------------------------------------------


@at_cup("cup-rename")
async def rename(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Write another name."""
    await visit.ask(arranging.name_popup(await programme_of(visit, event)))


@at_cup("cup-renamed")
async def renamed(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """It is called so."""
    await _arrange(visit, event, "", title=str(visit.value))


@at_cup("cup-begins")
async def begins(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Write when it begins."""
    zone = await visit.tables.people.zone(visit.person, visit.place.guild_id)
    await visit.ask(arranging.begins_popup(await programme_of(visit, event), zone or "UTC"))


@at_cup("cup-begun")
async def begun(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """It begins then, by the clock on the wall of who wrote it."""
    zone = await visit.tables.people.zone(visit.person, visit.place.guild_id)
    await _arrange(visit, event, "when", starts_at=_moment(str(visit.value), zone or "UTC"))


def _moment(text: str, zone: str) -> int:
    """Unix time of a moment as it was written.

    Raises:
        TournamentError: no such thing.
    """
    plain = " ".join(text.split())
    for form in WRITTEN:
        try:
            return int(datetime.strptime(plain, form).replace(tzinfo=ZoneInfo(zone)).timestamp())
        except (ValueError, OverflowError):
            continue
    raise TournamentError("error-tournament-when")


@at_cup("cup-pace-own")
async def pace_own(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Write a pace of one's own."""
    await _ask_pace(visit, event)


async def _ask_pace(visit: Visit, event: Tourney) -> None:
    of = await programme_of(visit, event)
    popup = Popup(
        of.press("cup-pace-own-is"),
        of.say("tournament-pace-own-button"),
        of.say("table-pace-own-label"),
        of.say("table-pace-own-placeholder"),
        most=MOST_WRITTEN - len(OWN) - 1,
    )
    await visit.ask(popup)


@at_cup("cup-pace-own-is")
async def pace_written(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """It is chosen, or what is wrong with it is said."""
    await _agree(visit, event, "", options={PACE: f"{OWN}:{' '.join(str(visit.value).split())}"})


@at_cup("cup-write")
async def write(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Write what an option of the game goes on with."""
    choice, word = _written(event, parts)
    preset = choice.written_in(event.contest.terms.options.get(choice.key, "")) or ""
    await visit.ask(arranging.written_popup(await programme_of(visit, event), choice.key, word, preset))


@at_cup("cup-written")
async def was_written(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """It is chosen, or what is wrong with it is said."""
    choice, word = _written(event, parts)
    value = f"{word}{GOES_ON}{' '.join(str(visit.value).split())}"
    page = arranging.page_with(event.contest.terms.game, choice.key)
    await _agree(visit, event, page, options={choice.key: value})


def _written(event: Tourney, parts: list[str]) -> tuple[Setting, str]:
    """The option and the word that a button names.

    Raises:
        TableError: there is none like that.
    """
    key, word = part(parts, 0), part(parts, 1)
    for choice in playable.find(event.contest.terms.game).rules.settings:
        if choice.key == key and word in choice.written:
            return choice, word
    raise TableError("error-unknown-option")


# --- opening, inviting -----------------------------------------------------------------------------------------------


@at_cup("cup-open")
async def open_it(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Let people sign up: the home message comes."""
    await require_right(visit)
    after = await visit.services.tournaments.preparing.open(
        event.id, visit.person, visit.number, guild_id=visit.place.guild_id
    )
    await visit.services.tournaments.crier.tell(after.id)
    after = await visit.services.tournaments.look.at(after.id)
    await organise_page(visit, after, "opened")


@at_cup("cup-discard")
async def discard(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """Nothing comes of it."""
    await visit.services.tournaments.preparing.discard(event.id, visit.person)

    async def screen() -> Screen:
        return Screen([(await visit.reader())("tournament-discarded")])

    await visit.show(screen())


@shows_cup("cup-invite")
async def invite(visit: Visit, of: Programme, parts: list[str]) -> Screen:
    """Whom to let in."""
    require_organiser(of)
    return overseeing.invite_screen(of)


@at_cup("s-cup-invite")
async def invited(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """That person may sign up."""
    friend = visit.value
    require_guest(visit, friend)
    after = await visit.services.tournaments.preparing.invite(
        event.id, visit.person, person_of(friend), visit.number, guild_id=visit.place.guild_id
    )

    async def screen() -> Screen:
        of = await programme_of(visit, after)
        return overseeing.invite_screen(of, of.say("tournament-invited-note"))

    await visit.show(screen())
