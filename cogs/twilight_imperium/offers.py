"""The picture of an offer that is put together or answered (seen 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.offering import ASKED, CARDS, NO_NOTE
from bot.games.twilight_imperium.economy.transactions import COUNTER
from bot.games.twilight_imperium.flow.notes import NOTE, WANT, note_of
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
    asked = question.prompt.key.partition("-ask-")[2].removesuffix("-notes").removesuffix("-cards")
    filled = {**standing.filled, **standing.picked}
    counter = asked == "reply" and filled.get("reply") == COUNTER
    if counter or (asked == "offer" and "partner" in filled):
        other = question.prompt.args["seat"] if counter else int(str(filled["partner"]).removeprefix("seat-"))
        give, take = dict(filled.get("give") or {}), dict(filled.get("take") or {})
        notes = tuple("" if (note := str(filled.get(name) or "")) == NO_NOTE else note for name in (NOTE, WANT))
        cards = _cards(filled)
        return drawing(
            pictures.trade, view, seat, other, give, take, names=names, language=language, notes=notes, cards=cards
        )
    if asked == "reply":
        args = question.prompt.args
        give, take = dict(args["give"]), dict(args["take"])
        notes = tuple(note_of(args[name], args[f"{name}_seat"]) if args.get(name) else "" for name in (NOTE, WANT))
        cards = _cards(args)
        return drawing(
            pictures.trade,
            view,
            args["seat"],
            seat,
            give,
            take,
            names=names,
            language=language,
            notes=notes,
            cards=cards,
        )
    return None


def _cards(said: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """Action cards that go over and that come back."""
    over, back = ({id: n for id, n in dict(said.get(name) or {}).items() if n} for name in (CARDS, ASKED))
    return over, back
