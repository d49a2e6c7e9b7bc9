"""What carrying out a line comes to."""

from __future__ import annotations

Outcome = tuple[bool, list[str], int]
"""Whether the line did something, the public cards it handled, and a number of them or of what was gained."""
NOTHING: Outcome = (False, [], 0)
