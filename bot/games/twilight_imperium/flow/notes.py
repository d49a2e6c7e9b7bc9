"""Promissory notes that change hands, lie open, go back or leave the game (rules 20), and who can know where they are.

Which note changed hands in a transaction only its two parties know (TX9); that one did, and how many each holds, is
public. From that alone follows who may hold which (29.1 PP1 b), so that a call tells nothing new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.core.events import Event
from bot.core.state import Proposal
from bot.core.step import Step
from bot.core.streams import Stream
from bot.games.twilight_imperium.figures import NOTE_CARDS
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.light import NOTES, notes_of, plays_with
from bot.games.twilight_imperium.promissory import PromissoryNotes
from bot.games.twilight_imperium.state import State

NOTE: Final = "note"
WANT: Final = "want"
"""In an offer: the note that is given, and the one that is asked for."""

ON_RECEIPT: Final[dict[str, Callable[[Galaxy, int, str], None]]] = {}
"""Kind -> what it does as somebody other than its issuer gets it (PN3: the one that is compulsory)."""
ON_LEAVING: Final[dict[str, Callable[[Galaxy, int], None]]] = {}
"""Kind -> what ends for a player before whom it lay open."""


def note_of(kind: str, issuer: int) -> str:
    """What a note is called."""
    return f"{kind}:{issuer}"


def kind_of(note: str) -> str:
    """Id of the card."""
    return note.partition(":")[0]


def issuer_of(note: str) -> int:
    """PN1: seat whose note it is."""
    return int(note.partition(":")[2])


def told(note: str, name: str = "component") -> dict[str, object]:
    """Arguments that name a note in a text: the card as `name`, its issuer as `issuer_seat` or `NAME_seat`."""
    return {name: kind_of(note), ("issuer_seat" if name == "component" else f"{name}_seat"): issuer_of(note)}


def deal_notes(play: Galaxy) -> None:
    """PN1, S6: everybody has the own ones in hand."""
    state = play.board
    if not plays_with(play.state.options, NOTES):
        return
    hands = [
        [note_of(kind, seat) for kind in notes_of(play.state.options, player.faction)]
        for seat, player in enumerate(state.players)
    ]
    dealt = [note for hand in hands for note in hand]
    count = len(hands)
    state.notes = PromissoryNotes(
        dealt,
        hands,
        [[] for _ in range(count)],
        {note: [issuer_of(note)] for note in dealt},
        [{} for _ in range(count)],
    )


# --- who holds what ---------------------------------------------------------------------------------------------------


def hand(state: State, seat: int) -> list[str]:
    """PromissoryNotes that a player holds in secret."""
    return state.notes.hands[seat] if state.notes is not None else []


def area(state: State, seat: int) -> list[str]:
    """PromissoryNotes that lie open before a player."""
    return state.notes.areas[seat] if state.notes is not None else []


def usable(state: State, seat: int, kind: str) -> list[str]:
    """PN1: notes of a kind in a player's hand that are not its own."""
    return [note for note in hand(state, seat) if kind_of(note) == kind and issuer_of(note) != seat]


def may_hold(play: Galaxy, seat: int, note: str) -> bool:
    """PP1 b: whether, for all that everybody knows, a player may hold a note of somebody else."""
    notes = play.board.notes
    return notes is not None and seat != issuer_of(note) and seat in notes.may.get(note, ())


def may_hold_any(play: Galaxy, seat: int) -> bool:
    """PP1 b: whether a player may hold any note that it could use."""
    notes = play.board.notes
    return notes is not None and any(seat in may and seat != issuer_of(note) for note, may in notes.may.items())


def believed(state: State, viewer: int | None, note: str) -> list[int]:
    """32: seats that may hold a note for all that a player, or the public (None), knows; nobody if it is in no hand."""
    notes = state.notes
    if notes is None or note not in notes.may:
        return []
    return notes.known[viewer].get(note, notes.may[note]) if viewer is not None else notes.may[note]


def askable(state: State, seat: int, other: int) -> list[str]:
    """TX2: notes that a player may ask another one for: those that the other may hold as far as the player knows."""
    if state.notes is None:
        return []
    own = hand(state, seat)
    return [note for note in state.notes.may if note not in own and other in believed(state, seat, note)]


# --- notes that move --------------------------------------------------------------------------------------------------


def hand_over(play: Galaxy, giver: int, taker: int, note: str) -> None:
    """TX5: a note changes hands in a transaction. One that is compulsory shows itself; of others nobody but the two
    knows which it was."""
    notes = play.board.notes
    assert notes is not None
    notes.hands[giver].remove(note)
    if taker != issuer_of(note) and kind_of(note) in ON_RECEIPT:
        notes.areas[taker].append(note)
        _seen(notes, note)
    else:
        notes.hands[taker].append(note)
        _passed(notes, giver, taker, note)
    _prune(notes)


def received(play: Galaxy, seat: int, note: str) -> None:
    """TX5: what a note does as it is received, once both sides have given."""
    if seat != issuer_of(note) and kind_of(note) in ON_RECEIPT:
        ON_RECEIPT[kind_of(note)](play, seat, note)


def lay_open(play: Galaxy, seat: int, note: str) -> None:
    """PN2: a note of a hand lies in the play area."""
    notes = play.board.notes
    assert notes is not None
    notes.hands[seat].remove(note)
    notes.areas[seat].append(note)
    _seen(notes, note)
    _prune(notes)


def lay_aside(play: Galaxy, seat: int, note: str) -> None:
    """PN4: a note that is used and goes back later lies with what it is used for; it is in no hand meanwhile."""
    notes = play.board.notes
    assert notes is not None
    notes.hands[seat].remove(note)
    _seen(notes, note)
    _prune(notes)


def send_back(play: Galaxy, note: str) -> None:
    """PN4: a note goes to its issuer's hand, wherever it is; everybody sees it."""
    notes = play.board.notes
    if notes is None or note not in notes.dealt:
        return
    issuer = issuer_of(note)
    for seat in range(play.seats):
        if note in notes.hands[seat]:
            notes.hands[seat].remove(note)
        if note in notes.areas[seat]:
            notes.areas[seat].remove(note)
            if kind_of(note) in ON_LEAVING:
                ON_LEAVING[kind_of(note)](play, seat)
    notes.hands[issuer].append(note)
    _seen(notes, note)
    notes.may[note] = [issuer]
    _prune(notes)
    play.tell("twilight_imperium-event-note-back", **told(note))


def all_leave(play: Galaxy, seat: int) -> None:
    """PN7: a player is out: its notes leave the game wherever they are, those of others go home."""
    notes = play.board.notes
    if notes is None:
        return
    gone = [note for note in notes.dealt if issuer_of(note) == seat]
    for note in [note for note in (*notes.hands[seat], *notes.areas[seat]) if note not in gone]:
        send_back(play, note)
    notes.dealt = [note for note in notes.dealt if note not in gone]
    for other in range(play.seats):
        notes.hands[other] = [note for note in notes.hands[other] if note not in gone]
        ended = [note for note in notes.areas[other] if note in gone]
        notes.areas[other] = [note for note in notes.areas[other] if note not in gone]
        for note in ended:
            if kind_of(note) in ON_LEAVING:
                ON_LEAVING[kind_of(note)](play, other)
    for note in gone:
        _seen(notes, note)
    _prune(notes)
    if gone:
        play.tell("twilight_imperium-event-notes-out", seat=seat, count=len(gone))


class NoteBack(Step, tag="twilight_imperium-note-back"):
    """PN4: a note that was used goes back when that is done."""

    note: str

    def run(self, play: Galaxy) -> None:
        """Back."""
        send_back(play, self.note)


def use_note(play: Galaxy, seat: int, note: str) -> None:
    """PN3: a player uses a note; everybody sees which.

    Args:
        play: the match.
        seat: who.
        note: of the hand.
    """
    play.emit(Event("twilight_imperium-event-note-used", {"seat": seat, **told(note)}, reveals=True))


# --- what everybody and each can know ---------------------------------------------------------------------------------


def _passed(notes: PromissoryNotes, giver: int, taker: int, note: str) -> None:
    """One of the giver's notes is with the taker now; only the two know which."""
    for seats in (*notes.may.values(), *_of_others(notes, giver, taker)):
        if giver in seats and taker not in seats:
            seats.append(taker)
    notes.known[giver][note] = [taker]
    notes.known[taker][note] = [taker]


def _of_others(notes: PromissoryNotes, giver: int, taker: int) -> Iterable[list[int]]:
    for viewer, known in enumerate(notes.known):
        if viewer not in (giver, taker):
            yield from known.values()


def _seen(notes: PromissoryNotes, note: str) -> None:
    """Everybody sees where a note is: in no hand, unless who puts it there says so."""
    notes.may.pop(note, None)
    for known in notes.known:
        known.pop(note, None)


def _prune(notes: PromissoryNotes) -> None:
    """Who holds no note at all holds none of these; the numbers are public."""
    empty = [seat for seat, held in enumerate(notes.hands) if not held]
    if empty:
        for seats in (*notes.may.values(), *(one for known in notes.known for one in known.values())):
            seats[:] = [seat for seat in seats if seat not in empty]


# --- worlds that somebody could believe in ----------------------------------------------------------------------------


def redraw_notes(play: Galaxy, viewer: int | None, stream: Stream) -> None:
    """32: notes in the hands of others are dealt anew, as the viewer could believe: what it gave or got and where that
    may be now, what is offered to it, and how many notes each holds. What others know better is not the viewer's."""
    notes = play.board.notes
    if notes is None:
        return
    others = [seat for seat in range(play.seats) if seat != viewer]
    loose = [note for seat in others for note in notes.hands[seat]]
    where = {note: [seat for seat in believed(play.board, viewer, note) if seat != viewer] for note in loose}
    for note, seat in _shown(notes, play.state.proposals, viewer):
        where[note] = [seat]
    for seats in where.values():
        stream.shuffle(seats)
    stream.shuffle(loose)
    found = _matched(loose, where, {seat: len(notes.hands[seat]) for seat in others})
    for seat in others:
        notes.hands[seat] = [note for note in notes.dealt if found.get(note) == seat]
        notes.known[seat] = {}


def _shown(notes: PromissoryNotes, proposals: Iterable[Proposal], viewer: int | None) -> Iterable[tuple[str, int]]:
    """PromissoryNotes of which the viewer has been told in an offer who holds them."""
    for one in proposals:
        told_by = [(one.seat, NOTE), *(((one.to[0], WANT),) if one.content.get("agreed") else ())]
        for seat, name in told_by:
            note = one.content.get(name, "")
            if seat != viewer and note in notes.hands[seat]:
                yield note, seat


def _matched(loose: list[str], where: Mapping[str, list[int]], room: Mapping[int, int]) -> dict[str, int]:
    """Note -> seat, each where it may be and as many as each holds. That there is a way is certain: as they lie."""
    lying: dict[int, list[str]] = {seat: [] for seat in room}

    def place(note: str, tried: set[int]) -> bool:
        for seat in where[note]:
            if seat in tried:
                continue
            tried.add(seat)
            if len(lying[seat]) < room[seat]:
                lying[seat].append(note)
                return True
            for other in list(lying[seat]):
                lying[seat].remove(other)
                if place(other, tried):
                    lying[seat].append(note)
                    return True
                lying[seat].append(other)
        return False

    for note in loose:
        place(note, set())
    return {note: seat for seat, held in lying.items() for note in held}


def stays(note: str) -> bool:
    """I30: whether a note lies open before who uses it."""
    return NOTE_CARDS[kind_of(note)].stays
