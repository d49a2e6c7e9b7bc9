"""``python -m tests.sealing``: write the SHA-256 of its script and style into the page that checks games, and that of
the page into its document."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
PAGE: Final = HOUSE / "bot/tables/check.html"
DOCUMENT: Final = HOUSE / "docs/fairness.md"
_SHA: Final = re.compile(r"(?m)^    (SHA|[0-9a-f]{64})$")


def sealed(page: str) -> str:
    """The page with the SHA-256 of what stands in it."""
    for kind in ("script", "style"):
        (inside,) = re.findall(rf"<{kind}>(.*?)</{kind}>", page, re.DOTALL)
        digest = b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        page = re.sub(rf"{kind}-src 'sha256-[^']*'", f"{kind}-src 'sha256-{digest}'", page)
    return page


def documented(document: str, page: str) -> str:
    """The document with the SHA-256 of the page."""
    return _SHA.sub(f"    {hashlib.sha256(page.encode()).hexdigest()}", document)


def main() -> None:
    """Write both."""
    page = sealed(PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(page, encoding="utf-8", newline="\n")
    DOCUMENT.write_text(documented(DOCUMENT.read_text(encoding="utf-8"), page), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
