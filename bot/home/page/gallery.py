"""The page's gallery: everything the bot sends, drawn as the page draws it, for those who work on it.

It is served on this machine alone. The payloads are recorded by the end-to-end tests, see `tests/home/payloads.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

RECORD: Final = Path(__file__).parent / "static" / "gallery.json"
"""One payload of each shape: a list of `kind` (message, thinking, form, choices, command), `private`, `body`."""
