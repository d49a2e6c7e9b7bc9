"""How much time tables can have, and how that is written (asynchronous C1)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.hours.weeks import DAY, HOUR, BadHours

MINUTE: Final = 60
SHORT: Final = 4 * HOUR
"""Turns shorter than that are stopped by no quiet hours (asynchronous C9)."""


class Pace(Struct, frozen=True):
    """How much time seats have (asynchronous C1), in seconds.

    Args:
        turn: of one's own turn.
        answer: of all answers within one turn of somebody else.
        reserve: of a whole game, used after the allowance of a turn.
        least, most: for how long a call stays open at least, drawn anew for each.
    """

    turn: int
    answer: int
    reserve: int
    least: int
    most: int

    @property
    def weekly(self) -> bool:
        """Whether quiet hours and days off stop its clocks."""
        return self.turn >= SHORT


LIVE: Final = Pace(10 * MINUTE, 3 * MINUTE, 30 * MINUTE, 5, 15)
DAILY: Final = Pace(DAY, 12 * HOUR, 3 * DAY, 2 * MINUTE, 20 * MINUTE)
SLOW: Final = Pace(3 * DAY, DAY, 7 * DAY, 10 * MINUTE, HOUR)
PACES: Final[Mapping[str, Pace]] = {"live": LIVE, "daily": DAILY, "slow": SLOW}
NONE: Final = "none"
OWN: Final = "own"
MOST_WRITTEN: Final = 60
"""Letters that an own pace may be written with."""

TURNS: Final = (5 * MINUTE, 14 * DAY)
ANSWERS: Final = (MINUTE, 7 * DAY)
RESERVES: Final = (0, 30 * DAY)
"""What an own pace may have at least and at most."""


def own_pace(turn: int, answer: int, reserve: int) -> Pace:
    """A pace of one's own.

    Raises:
        BadHours: an allowance that nobody may have; `what` says which, `least` and `most` are seconds.
    """
    for what, value, (least, most) in (
        ("turn", turn, TURNS),
        ("answer", answer, ANSWERS),
        ("reserve", reserve, RESERVES),
    ):
        if not least <= value <= most:
            raise BadHours(f"error-pace-{what}", least=least, most=most)
    like = LIVE if turn < 2 * HOUR else DAILY if turn < 2 * DAY else SLOW
    most = min(like.most, answer // 10)
    return Pace(turn, answer, reserve, min(like.least, most), most)


def written(pace: Pace) -> str:
    """An own pace as the value of the table's option."""
    return f"{OWN}:{pace.turn}/{pace.answer}/{pace.reserve}"


def read(value: str) -> Pace | None:
    """The pace that an option's value means; None for no clock.

    Args:
        value: `none`, a pace's name, or `own:` with three lengths: as `written`, or as people write them
            ("24h 12h 3d", "하루 12시간 3일"); the last may be left out.

    Raises:
        BadHours: it means none (`error-pace-unknown`), or an allowance that nobody may have.
    """
    if value in ("", NONE):
        return None
    if value in PACES:
        return PACES[value]
    if not value.startswith(f"{OWN}:") or len(value) > MOST_WRITTEN:
        raise BadHours("error-pace-unknown")
    lengths = [_length(one) for one in re.split(r"[/,\s]+", value.removeprefix(f"{OWN}:").strip())]
    if not 2 <= len(lengths) <= 3:
        raise BadHours("error-pace-unknown")
    turn, answer, reserve = (*lengths, 0)[:3]
    return own_pace(turn, answer, reserve)


_UNITS: Final = {"": 1, "m": MINUTE, "min": MINUTE, "분": MINUTE, "h": HOUR, "시간": HOUR, "d": DAY, "일": DAY}
_WORDS: Final = {"하루": DAY, "이틀": 2 * DAY, "사흘": 3 * DAY}


def _length(text: str) -> int:
    """A length in seconds."""
    if text in _WORDS:
        return _WORDS[text]
    found = re.fullmatch(r"(\d{1,8})([a-z가-힣]*)", text.lower())
    if found is None or found[2] not in _UNITS:
        raise BadHours("error-pace-unknown")
    return int(found[1]) * _UNITS[found[2]]
