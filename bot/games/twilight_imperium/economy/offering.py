"""What an offer is made of (rules 15 TX2): goods, commodities and one promissory note a side, as fields of a form."""

from __future__ import annotations

from typing import Final, cast

from bot.core.shapes import Amounts, Field, Option, Pick, Text
from bot.games.twilight_imperium.flow.notes import NOTE, WANT, askable, hand, issuer_of, kind_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.state import Player

KINDS: Final = ("goods", "commodities")
NO_NOTE: Final = "none"
"""Option id: no promissory note is given, or asked for."""
FIELDS: Final = ("give", NOTE, "take", WANT)
"""What an offer says, in this order; fields of what a side does not have are not asked."""


def owned(player: Player, kind: str) -> int:
    """Goods or commodities that a player has."""
    return player.goods if kind == "goods" else player.commodities


def offer_field(play: Galaxy, seat: int, other: int, name: str, start: object) -> Field | None:
    """A field of `FIELDS`; None where it would hold nothing.

    Args:
        play: the match.
        seat: who offers.
        other: to whom.
        name: of the field.
        start: what it begins with: amounts, or a note.
    """
    if name in (NOTE, WANT):
        return _notes_field(play, seat, other, name, start)
    return _goods_field(play, seat, other, name, cast("dict[str, int]", start or {}))


def _goods_field(play: Galaxy, seat: int, other: int, name: str, start: dict[str, int]) -> Field | None:
    """Goods and commodities that a side gives; None where it has none."""
    player = play.board.players[seat if name == "give" else other]
    most = {kind: owned(player, kind) for kind in KINDS if owned(player, kind)}
    if not most:
        return None
    options = tuple(Option(kind, f"twilight_imperium-opt-{kind}", {"count": count}) for kind, count in most.items())
    prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
    begun = {kind: min(n, most[kind]) for kind, n in start.items() if most.get(kind)}
    return Field(name, prompt, Amounts(options, most, 0, sum(most.values())), start=begun, together=True)


def _notes_field(play: Galaxy, seat: int, other: int, name: str, start: object) -> Field | None:
    """PN6: one promissory note at most that a side gives; None where it can have none. What is asked for may be any
    that the other may hold, as far as who asks can know."""
    state = play.board
    notes = hand(state, seat) if name == NOTE else askable(state, seat, other)
    if not notes:
        return None
    options = (Option(NO_NOTE, f"twilight_imperium-opt-no-{name}"), *(note_option(note) for note in notes))
    prompt = Text(f"twilight_imperium-ask-{name}", {"seat": other})
    return Field(
        name,
        prompt,
        Pick(options),
        start=start if isinstance(start, str) and start in notes else NO_NOTE,
        together=True,
    )


def note_option(note: str) -> Option:
    """A note as one of several."""
    return Option(note, "twilight_imperium-opt-note", {"component": kind_of(note), "issuer_seat": issuer_of(note)})


def note_told(note: str, name: str) -> dict[str, object]:
    """Arguments of a sentence that names a note."""
    return {name: kind_of(note), f"{name}_seat": issuer_of(note)}
