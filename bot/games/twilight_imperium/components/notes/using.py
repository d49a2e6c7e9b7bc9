"""What notes have in common: who has one in play, when it can be used, that it goes back (rules PN1 to PN4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.core.events import Event
from bot.core.shapes import Option, Pick
from bot.games.twilight_imperium.flow.notes import (
    NoteBack,
    area,
    issuer_of,
    kind_of,
    lay_open,
    may_hold,
    note_of,
    send_back,
    usable,
    use_note,
)
from bot.games.twilight_imperium.forces import present
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.light import STANDING_NOTES
from bot.games.twilight_imperium.state import State

Fits = Callable[[Galaxy, int, int, Facts], bool]
"""Whether a note can be used as far as everybody sees: the match, who would use it, its issuer, facts of the moment."""
Places = Callable[[Galaxy, int], Iterable[str]]
"""Planets of which a user names one."""
MOST_SEATS = 6
"""Of a table."""
AT = "@"
"""Between a note and the planet that is named with it, in the id of an option."""
USE = Pick((Option("use", "twilight_imperium-opt-note-lay"),))
"""The one way to use a note in one's own turn."""


def note(kind: str) -> Block:
    """The block of a promissory note: whoever has one of somebody else, in hand or lying open. It is dealt at tables
    that play with notes."""
    STANDING_NOTES.append(kind)
    begins = note_of(kind, 0)[:-1]  # asked with every query: comparing words is the quickest
    own = tuple(note_of(kind, seat) for seat in range(MOST_SEATS))

    def owners(state: State) -> list[int]:
        notes = state.notes
        if notes is None:
            return []
        found: list[int] = []
        for seat in state.seats_in():
            for one in notes.hands[seat] + notes.areas[seat]:
                if one.startswith(begins) and one != own[seat]:
                    found.append(seat)
                    break
        return found

    return Block(kind, owners)


def lying(state: State, seat: int, kind: str) -> list[str]:
    """Notes of a kind that lie open before a player."""
    return [one for one in area(state, seat) if kind_of(one) == kind]


def used_at(
    block: Block, window: str, fits: Fits, *, places: Places | None = None, returns: bool = True
) -> Callable[[Callable[[Galaxy, int, int, str], None]], None]:
    """Declare what can be done with a note of a hand in a call; the function does it with the seat of the user, that
    of the issuer, and the planet named or the technology that the moment is about. Then the note goes back (PN4).

    Args:
        block: of the kind.
        window: in which.
        fits: whether it can be used, by public facts alone (PP1).
        places: planets of which the user names one, if there are any.
        returns: whether it goes back at once; else the function says when.
    """

    def possible(play: Galaxy, seat: int, facts: Facts) -> bool:
        return any(
            may_hold(play, seat, note_of(block.id, issuer)) and fits(play, seat, issuer, facts)
            for issuer in play.board.seats_in()
        )

    def options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
        found: list[Option] = []
        for one in usable(play.board, seat, block.id):
            issuer = issuer_of(one)
            if not fits(play, seat, issuer, facts):
                continue
            named: dict[str, Any] = {"component": block.id, "issuer_seat": issuer}
            worlds = list(places(play, seat)) if places is not None else []
            found += [
                Option(f"{one}{AT}{planet}", "twilight_imperium-opt-note-planet", {**named, "planet": planet})
                for planet in worlds
            ]
            if not worlds:
                found.append(Option(one, "twilight_imperium-opt-note-use", named))
        return found

    def declare(does: Callable[[Galaxy, int, int, str], None]) -> None:
        @block.reacts(window, possible, options)
        def _(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
            one, _, planet = target.partition(AT)
            use_note(play, seat, one)
            if returns:
                play.push(NoteBack(one))
            does(play, seat, issuer_of(one), planet or str(facts.get("technology", "")))

    return declare


def revealed(play: Galaxy) -> None:
    """What was in a hand is seen: there is no free way back."""
    play.emit(Event("core-gathered", seen_by=(), reveals=True))


def lies_open(block: Block) -> None:
    """Declare a note that its holder lays before itself as an action, until it goes home (PN2, AT2)."""

    @block.acts(lambda play, seat: USE if usable(play.board, seat, block.id) else None)
    def _(play: Galaxy, seat: int, target: str) -> None:
        revealed(play)
        lay_open(play, seat, usable(play.board, seat, block.id)[0])

    goes_home(block)


def goes_home(block: Block) -> None:
    """AT2: a note that lies open goes back when who has it activates a system with units of its issuer; only
    activation does that (AT3)."""

    def returning(play: Galaxy, owner: int, facts: Facts) -> list[str]:
        if facts["seat"] != owner:
            return []
        open_ = lying(play.board, owner, block.id)
        return [one for one in open_ if present(play.board, facts["system"], issuer_of(one))]

    @block.waits("SY_ACTIVATED", lambda play, owner, facts: bool(returning(play, owner, facts)))
    def _(play: Galaxy, owner: int, facts: Facts) -> None:
        for one in returning(play, owner, facts):
            send_back(play, one)
