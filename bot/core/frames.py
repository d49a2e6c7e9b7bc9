"""States kept after every answer, compressed against a key frame, so that undo and replay are one load (design 2.9)."""

from __future__ import annotations

import zlib
from typing import Final

KEY_EVERY = 64
"""Every so many frames one is kept whole; the others are compressed with it as their dictionary."""

_WINDOW: Final = 32_000
"""Bytes that deflate looks back over, and so the most that a dictionary is good for (32 KB less a match)."""
_STRETCH: Final = 24_576
"""Bytes of the key frame that are the dictionary of one piece: 4 KB more than the piece on either side."""
_PIECE: Final = 16_384
"""Bytes of a long frame that are compressed with the stretch of the key frame around the same place."""
_IN_PIECES: Final = b"\x06"
"""First byte of a long frame: no deflate stream begins with it (its type of block does not exist)."""
_SIZE: Final = 4
"""Bytes of a length."""


def pack(frame: bytes, key: bytes | None = None) -> bytes:
    """Compress a frame.

    Deflate looks back over 32 KB only, so that a longer document would be written nearly whole every time. It goes in
    pieces then, each with what stands around the same place of the key frame as its dictionary.

    Args:
        frame: a saved document.
        key: the key frame's saved document; None makes a key frame.
    """
    if key is None:
        return _deflated(frame, None)
    if len(frame) <= _WINDOW and len(key) <= _WINDOW:
        return _deflated(frame, key)
    parts = [_IN_PIECES, len(frame).to_bytes(_SIZE, "big")]
    for start in range(0, len(frame), _PIECE):
        piece = _deflated(frame[start : start + _PIECE], _around(key, start, len(frame)))
        parts += [len(piece).to_bytes(_SIZE, "big"), piece]
    return b"".join(parts)


def unpack(packed: bytes, key: bytes | None = None) -> bytes:
    """The inverse of `pack`, with the same key frame.

    Raises:
        zlib.error: corrupt, or the wrong key.
    """
    if key is None or packed[:1] != _IN_PIECES:
        return _inflated(packed, key)
    at = 1 + _SIZE
    length = int.from_bytes(packed[1:at], "big")
    parts: list[bytes] = []
    for start in range(0, length, _PIECE):
        size = int.from_bytes(packed[at : at + _SIZE], "big")
        at += _SIZE
        parts.append(_inflated(packed[at : at + size], _around(key, start, length)))
        at += size
    frame = b"".join(parts)
    if len(frame) != length:
        raise zlib.error("a frame in pieces that is not whole")
    return frame


def _around(key: bytes, start: int, length: int) -> bytes:
    """The stretch of the key frame around the place that corresponds to byte `start` of a frame of `length` bytes."""
    middle = (start + _PIECE // 2) * len(key) // length
    first = max(0, min(middle - _STRETCH // 2, len(key) - _STRETCH))
    return key[first : first + _STRETCH]


def _deflated(data: bytes, dictionary: bytes | None) -> bytes:
    packer = (
        zlib.compressobj(9, zlib.DEFLATED, -15, 9)
        if dictionary is None
        else zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, dictionary)
    )
    return packer.compress(data) + packer.flush()


def _inflated(data: bytes, dictionary: bytes | None) -> bytes:
    opener = zlib.decompressobj(-15) if dictionary is None else zlib.decompressobj(-15, dictionary)
    found = opener.decompress(data) + opener.flush()
    if not opener.eof:
        raise zlib.error("a frame that was cut")
    return found
