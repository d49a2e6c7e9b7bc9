"""What Metromania's pictures say."""

from __future__ import annotations

from typing import ClassVar

from renderers.captions import Captions


class Words(Captions):
    """See `Captions`."""

    __slots__ = ()

    game: ClassVar[str] = "metromania"
