"""The agenda before the council: what it does, how the vote stands, what each has left to vote with (seen 1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.twilight_imperium.politics.cards import AGAINST, AGENDAS, FOR
from bot.games.twilight_imperium.politics.council import Hearing
from bot.games.twilight_imperium.politics.laws import told
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers.canvas import Box, Canvas
from renderers.encode import Picture, finish
from renderers.laid import Spot
from renderers.letters import fit
from renderers.people import seat_badge
from renderers.theme import BODY, DECIDE, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, counters, palette, signs
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.words import Words

EFFECT: Final = 148
BAR: Final = 64
GAP: Final = 10
TOKEN: Final = 62
"""Pixels that a prediction takes in its row."""
MOST: Final = 8
"""Outcomes that have a bar each: those with the most votes."""
ABOUT: Final = "about-agenda"


def agenda(
    view: TwilightImperiumView, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """The agenda before the council: what it does, the votes for each outcome, the votes that are left.

    Args:
        view: what may be shown.
        names: display names by seat.
        text: another catalogue than the language's own.

    Raises:
        ValueError: there is none.
    """
    if view.council is None or view.council.hearing is None:
        raise ValueError("no agenda")
    words = Words.of(text or Voice(language), names)
    canvas = paint(view, view.council.hearing, words)
    return finish(canvas, colours(), "twilight_imperium-agenda.png", alt(view, view.council.hearing, words))


def paint(view: TwilightImperiumView, hearing: Hearing, words: Words) -> Canvas:
    """The card, the votes by outcome, and the votes that are left."""
    card = AGENDAS[hearing.card]
    effects = [FOR] if card.elects else [FOR, AGAINST]
    shown = outcomes(hearing)
    left = voters_left(view, hearing)
    height = brass.TOP + len(effects) * (EFFECT + GAP) + 2 * brass.HEADING + len(shown) * (BAR + GAP) + BAR + 40
    canvas = brass.page(height)
    name, beside = words.called("agenda", card.id), words.beside("agenda", card.id)
    brass.named(canvas, name, beside, (MARGIN + 8, 18, PANEL_WIDTH - MARGIN, 102), DECIDE)
    top = float(brass.TOP)
    for side in effects:
        _effect(canvas, words, card.id, side, bool(card.elects), (MARGIN, top, PANEL_WIDTH - MARGIN, top + EFFECT))
        top += EFFECT + GAP
    top = brass.heading(canvas, words("agenda-votes"), top)
    most = max(1, *(hearing.votes(one) for one in shown))
    for one in shown:
        _bar(canvas, words, hearing, one, most, (MARGIN, top, PANEL_WIDTH - MARGIN, top + BAR))
        top += BAR + GAP
    top = brass.heading(canvas, words("agenda-left"), top)
    for place, seat in enumerate(left):
        x = MARGIN + 40 + place * (PANEL_WIDTH - 2 * MARGIN) / max(1, len(left))
        seat_badge(canvas, seat, (x, top + BAR / 2), 26)
        votes = view.council.votes[seat] if view.council is not None else 0
        canvas.number(str(votes), (x + 36, top, x + 116, top + BAR), DECIDE, palette.PAPER)
        if seat == view.speaker:  # votes last, and decides where nothing has most votes alone
            signs.speaker(canvas, (x + 130, top + BAR / 2), 18)
    return brass.finished(canvas)


def voters_left(view: TwilightImperiumView, hearing: Hearing) -> list[int]:
    """Who has not voted yet, in the order of voting: clockwise from the left of the speaker, who is the last (18.1)."""
    count = len(view.players)
    order = [(view.speaker + place) % count for place in range(1, count + 1)]
    return [seat for seat in order if seat not in hearing.cast and not view.players[seat].eliminated]


def outcomes(hearing: Hearing) -> list[str]:
    """Outcomes that are shown: all of a few, of many those with the most votes, then those that are predicted."""
    return (
        sorted(hearing.outcomes, key=lambda one: (-hearing.votes(one), -len(predictors(hearing, one))))[:MOST]
        if len(hearing.outcomes) > MOST
        else hearing.outcomes
    )


def predictors(hearing: Hearing, outcome: str) -> list[int]:
    """Whose predictions lie on an outcome, one for each card."""
    return [one.seat for one in hearing.predictions if one.outcome == outcome]


def called(agenda: str, outcome: str, words: Words) -> str:
    """What an outcome is called."""
    args = told(agenda, outcome)
    if "elected_seat" in args:
        return words.names[int(args["elected_seat"])]
    for family, key in (("side", "outcome"), ("agenda", "law"), ("objective", "objective")):
        if key in args:
            return words.called(family, str(args[key]))
    return words.place(str(args["planet"]))


def _effect(canvas: Canvas, words: Words, agenda: str, side: str, elects: bool, box: Box) -> None:
    left, top, right, bottom = box
    brass.plate(canvas, box)
    head = words("agenda-elected") if elects else words.called("side", side)
    canvas.text(head, (left + 24, top + 6, right - 20, top + 46), LABEL, palette.BRASS_LIGHT, weight="Bold")
    body = fit(words.called(ABOUT, f"{agenda}-{side}"), int(right - left - 48), LABEL, "Regular", 3, 3)
    canvas.write(body, (left + 24, top + 46, right - 20, bottom - 6), palette.PAPER)


def _bar(canvas: Canvas, words: Words, hearing: Hearing, outcome: str, most: int, box: Box) -> None:
    left, top, right, bottom = box
    votes = hearing.votes(outcome)
    brass.plate(canvas, box)
    if votes:
        canvas.panel((left, top, left + (right - left) * votes / most, bottom), 18, palette.BRASS_DARK)
    voters, tokens = hearing.voters(outcome), predictors(hearing, outcome)
    taken = 60 * len(voters) + TOKEN * len(tokens)
    start = left + 24.0
    if (seat := told(hearing.card, outcome).get("elected_seat")) is not None:
        seat_badge(canvas, int(seat), (start + 22, (top + bottom) / 2), 24)
        start += 58
    name = fit(called(hearing.card, outcome, words), int(right - start - 96 - taken), BODY, "Bold", 1, 3)
    canvas.write(name, (start, top, right - 110 - taken, bottom), palette.PAPER)
    for place, seat in enumerate(voters):
        seat_badge(canvas, seat, (right - 120 - 58 * place, (top + bottom) / 2), 24)
    for place, seat in enumerate(tokens):
        _token(canvas, seat, (right - 142 - 60 * len(voters) - TOKEN * place, (top + bottom) / 2))
    canvas.number(str(votes), (right - 90, top, right - 16, bottom), DECIDE, palette.PAPER)


def _token(canvas: Canvas, seat: int, centre: Spot) -> None:
    """A prediction on its outcome: a card, and whose it is."""
    counters.action(canvas, centre, 28)
    seat_badge(canvas, seat, (centre[0] + 6, centre[1] + 8), 17)


def alt(view: TwilightImperiumView, hearing: Hearing, words: Words) -> str:
    """The agenda, its votes, those that are left in the order of voting, and the predictions in words."""
    votes = ", ".join(f"{called(hearing.card, one, words)} {hearing.votes(one)}" for one in outcomes(hearing))
    said = words("alt-agenda", agenda=words.called("agenda", hearing.card), votes=votes)
    if left := voters_left(view, hearing):
        have = view.council.votes if view.council is not None else ()
        said += f" {words('alt-votes-left', left=', '.join(f'{words.names[seat]} {have[seat]}' for seat in left))}"
    if not hearing.predictions:
        return said
    told = ", ".join(
        f"{words.names[one.seat]} {words.called('component', one.card)} {called(hearing.card, one.outcome, words)}"
        for one in hearing.predictions
    )
    return f"{said} {words('alt-predictions', predictions=told)}"
