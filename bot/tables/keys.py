"""What stands for an option where only so much may be said: as long for every option, and readable for nobody."""

from __future__ import annotations

from hashlib import blake2s
from typing import Final

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def digest(option_id: str) -> str:
    """What stands for an option in a custom id: seven digits and letters."""
    number = int.from_bytes(blake2s(option_id.encode(), digest_size=5).digest(), "big")
    return base62(number).rjust(7, "0")


def base62(number: int) -> str:
    """A number >= 0 in as few of the 62 digits and letters as it takes."""
    digits = ""
    while number:
        number, rest = divmod(number, 62)
        digits = _DIGITS[rest] + digits
    return digits or "0"


def of_base62(text: str) -> int:
    """The number that `base62` wrote.

    Raises:
        ValueError: another sign stands in it.
    """
    number = 0
    for sign in text:
        number = number * 62 + _DIGITS.index(sign)
    return number
