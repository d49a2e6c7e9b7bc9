"""Technologies of others, and outcomes that are likely enough to be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Question
from bot.core.windows import PASS
from bot.games.twilight_imperium.bots.gifts.tables import ANSWERS, CHOOSERS
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.bots.votes import ENOUGH, worth
from bot.games.twilight_imperium.bots.worth import technology_worth
from bot.games.twilight_imperium.components.factions.nekro import GALACTIC_THREAT
from bot.games.twilight_imperium.economy.research import NOTHING
from bot.games.twilight_imperium.figures import TECHNOLOGIES
from bot.games.twilight_imperium.flow.assimilation import gainable, tokens_for
from bot.games.twilight_imperium.flow.votes import votes_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.politics.laws import council_of

if TYPE_CHECKING:
    from bot.core.match import Match

LIKELY: Final = 0.6
"""Share of the votes from which on an outcome of the first agenda of a phase is named; the second is the last one."""


def _price(play: Galaxy, seat: int, technology: str) -> tuple[float, str]:
    """What is lost with the text that a technology would take the place of, and the card that loses the least."""
    player = play.board.players[seat]
    if not TECHNOLOGIES[technology].faction:
        return 0.0, ""
    lost = {
        token: technology_worth(play, seat, player.copied[token]) if token in player.copied else 0.0
        for token in tokens_for(player, technology)
    }
    token = min(lost, key=lambda one: lost[one])
    return lost[token], token


def _gain(match: Match, seat: int, question: Question) -> Answer:
    """The best, the text that goes for it taken off."""
    play: Galaxy = match.play
    found = [one for one in first_options(question) if one != NOTHING]
    value = {one: technology_worth(play, seat, one) - _price(play, seat, one)[0] for one in found}
    best = max(found, key=lambda one: value[one])
    if value[best] <= 0:
        return {"technology": NOTHING}
    answer: dict[str, Answer] = {"technology": best}
    token = _price(play, seat, best)[1]
    if match.narrow(seat, question.no, answer) is not None:
        answer["token"] = token
    return answer


def _foretell(match: Match, seat: int, question: Question) -> str:
    """The outcome that most votes gain by, if whoever casts them has something to gain from."""
    play: Galaxy = match.play
    hearing = council_of(play).hearing
    assert hearing is not None
    votes = dict.fromkeys(hearing.outcomes, 0)
    useful = dict.fromkeys(hearing.outcomes, False)
    for other in play.board.seats_in():
        if other == seat:
            continue
        best = max(hearing.outcomes, key=lambda one: worth(play, other, hearing.card, one))
        if worth(play, other, hearing.card, best) >= ENOUGH and votes_of(play, other):
            votes[best] += votes_of(play, other)
            useful[best] = useful[best] or bool(gainable(play.board, seat, [other]))
    likely = max(votes, key=lambda one: votes[one])
    sure = votes[likely] >= LIKELY * sum(votes.values()) or hearing.number > 1
    return f"{GALACTIC_THREAT.id}:{likely}" if useful[likely] and sure else PASS


CHOOSERS["gain-from"] = _gain
ANSWERS[GALACTIC_THREAT.id] = _foretell
