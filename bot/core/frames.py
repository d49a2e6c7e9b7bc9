"""States kept after every answer, compressed against a key frame, so that undo and replay are one load (design 2.9)."""

from __future__ import annotations

import zlib

KEY_EVERY = 64
"""Every so many frames one is kept whole; the others are compressed with it as their dictionary."""

_WINDOW = 32_768


def pack(frame: bytes, key: bytes | None = None) -> bytes:
    """Compress a frame.

    Args:
        frame: a saved document.
        key: the key frame's saved document; None makes a key frame.
    """
    packer = (
        zlib.compressobj(9, zlib.DEFLATED, -15, 9)
        if key is None
        else zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, key[-_WINDOW:])
    )
    return packer.compress(frame) + packer.flush()


def unpack(packed: bytes, key: bytes | None = None) -> bytes:
    """The inverse of `pack`, with the same key frame.

    Raises:
        zlib.error: corrupt, or the wrong key.
    """
    opener = zlib.decompressobj(-15) if key is None else zlib.decompressobj(-15, key[-_WINDOW:])
    return opener.decompress(packed) + opener.flush()
