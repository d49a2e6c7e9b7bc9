"""The picture of an offer that is put together or answered (seen 1)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.transactions import COUNTER
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language
from cogs.panels.gamefaces import Halfway
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing


def offered(
    view: TwilightImperiumView,
    seat: int,
    question: Question,
    names: Sequence[str],
    language: Language,
    standing: Halfway,
) -> Drawing | None:
    """Both sides of an offer and what each would have after; None where none is asked about.

    Args:
        standing: how far it is put together.
    """
    asked, filled = question.prompt.key.partition("-ask-")[2], {**standing.filled, **standing.picked}
    counter = asked == "reply" and filled.get("reply") == COUNTER
    if counter or (asked == "offer" and "partner" in filled):
        other = question.prompt.args["seat"] if counter else int(str(filled["partner"]).removeprefix("seat-"))
        give, take = dict(filled.get("give") or {}), dict(filled.get("take") or {})
        return drawing(pictures.trade, view, seat, other, give, take, names=names, language=language)
    if asked == "reply":
        args = question.prompt.args
        give, take = dict(args["give"]), dict(args["take"])
        return drawing(pictures.trade, view, args["seat"], seat, give, take, names=names, language=language)
    return None
