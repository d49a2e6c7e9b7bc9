"""What somebody has stored for secondary abilities of this round: to decline or to follow without being asked (rules
29.4, 29.5).

It is theirs alone, and nothing that others see may hang on it. So it does not answer at once when the card is played:
everybody who is asked has a time of their own, drawn whether they have stored something or not (29.2 US5), and what is
stored answers then, as a hand might. It therefore needs a table with a pace.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.hooks.blocks import Galaxy

ORDER: Final = "secondaries"
"""Standing order: the `round` in which it was given, and number of a card -> what is answered."""
ROUND: Final = "round"
_TOKEN: Final = "secondary"


def option_of(what: str, card: int | str) -> str:
    """Id of the option that stores what is answered for a card."""
    return f"{what}-{card}"


def store(play: Galaxy, seat: int, options: Sequence[str]) -> None:
    """Keep what these options say for this round, in place of what was kept."""
    play.drop_order(seat, ORDER)
    if options:
        kept = {card: what for what, _, card in (one.partition("-") for one in options)}
        play.give_order(seat, ORDER, {ROUND: play.board.round, **kept})


def stored(play: Galaxy, seat: int) -> Mapping[str, str]:
    """Number of a card -> what a seat answers for it in this round."""
    found = play.orders(seat).get(ORDER, {})
    return {card: what for card, what in found.items() if card != ROUND} if _holds(play, seat) else {}


def prune(play: Galaxy, seat: int) -> None:
    """What was stored in another round means nothing."""
    if not _holds(play, seat):
        play.drop_order(seat, ORDER)


def _holds(play: Galaxy, seat: int) -> bool:
    return bool(play.orders(seat).get(ORDER, {}).get(ROUND) == play.board.round)


def tokens(play: Galaxy, seat: int, card: int) -> tuple[str, ...]:
    """The time of a seat that is asked, where the table has a pace; who has stored nothing has one like it."""
    return (f"{_TOKEN}:{play.board.round}:{card}:{seat}",) if play.paced else ()


def owner(token: str) -> tuple[int, int]:
    """Whose time it is, and about which card."""
    _, _, card, seat = token.split(":")
    return int(seat), int(card)
