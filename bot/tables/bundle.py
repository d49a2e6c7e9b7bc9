"""An export as one small file to keep (asynchronous R5): the log, a transcript, and the page that checks the log.

The log in it has no states: they are most of an export, and the rules give them again. The page knows neither Python
nor the rules; it reckons in the reader's own browser what was drawn, so that nobody has to believe this program.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from functools import cache
from importlib import resources
from typing import Final

from bot.core.errors import BadSave

LOG: Final = "log.json"
PAGE: Final = "check.html"
MOST: Final = 1 << 28
"""Bytes of a log that is unpacked."""
_WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""The same bytes for whoever asks and whenever: zip files begin in that year."""


@cache
def checking_page() -> bytes:
    """The page as it stands in the repository."""
    return resources.files(__package__ or "bot.tables").joinpath(PAGE).read_bytes()


def fingerprint(data: bytes) -> str:
    """SHA-256, in hex: by it two people know that they hold the same log, and a reader the page."""
    return hashlib.sha256(data).hexdigest()


def bundled(log: bytes, transcript: str, name: str, *, most: int) -> bytes | None:
    """One compressed file.

    Args:
        log: the exported document.
        transcript: what happened, in words; left out where there is no room for it.
        name: of the transcript's file.
        most: bytes that may be uploaded.

    Returns:
        the file; None if even the log alone would be too large.
    """
    # A mark at the beginning tells old editors that the words are UTF-8.
    words = (name, transcript.encode("utf-8-sig"))
    parts = [(LOG, log), (PAGE, checking_page())]
    for files in ([*parts, words], parts, parts[:1]):
        data = _zipped(files)
        if len(data) <= most:
            return data
    return None


def _zipped(files: list[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, _WHEN), data, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def log_of(data: bytes) -> bytes:
    """The exported document in a file that is one, or holds one.

    Raises:
        BadSave: a compressed file that is damaged, or without a log.
    """
    if not data.startswith(b"PK"):
        return data
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if archive.getinfo(LOG).file_size > MOST:
                raise BadSave("core-export-damaged")
            return archive.read(LOG)
    except (zipfile.BadZipFile, zlib.error, KeyError, EOFError, NotImplementedError, RuntimeError, OSError) as error:
        raise BadSave("core-export-damaged") from error
