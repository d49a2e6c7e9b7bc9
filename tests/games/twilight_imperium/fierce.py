"""A player of the tests who looks for fights: random players hardly ever meet, so little of war would be seen."""

from __future__ import annotations

from typing import Any

from bot.core.bots import choose
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Amounts, Answer, Form, Pick, Question
from bot.core.streams import Stream

TRIES = 5
"""Systems that are looked at in one turn."""


def fierce(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """Goes with all ships to where others are and lands everybody; else as an easy bot, or whatever is legal."""
    topic = question.topic.removeprefix("twilight_imperium-topic-")
    answer: Answer = None
    if topic == "turn" and stream.below(4):
        answer = _raid(match, seat, question, stream)
    elif topic == "invasion" and isinstance(question.shape, Amounts):
        planet = stream.choice(question.shape.options)
        answer = {planet.id: question.shape.max}
    elif topic == "announce" and stream.below(4):
        answer = "stay"
    if answer is not None and _legal(match, seat, question, answer):
        return answer
    if stream.below(4):
        return choose(match, seat, question, "easy", stream)
    return match.sample(seat, question.no, stream)


def _legal(match: Match, seat: int, question: Question, answer: Answer) -> bool:
    try:
        match.copy().answer(seat, question.no, answer)
    except IllegalAnswer:
        return False
    return True


def _raid(match: Match, seat: int, question: Question, stream: Stream) -> Answer:
    """A tactical action with all ships that come, and all that they can carry; None where none can come."""
    if not isinstance(question.shape, Form) or not isinstance(question.shape.shape, Pick):
        return None
    goals = [one for one in question.shape.shape.options if one.args.get("there") in ("enemy", "free")]
    goals.sort(key=lambda one: str(one.args["there"]))
    enemies = [one for one in goals if one.args["there"] == "enemy"]
    for _ in range(min(TRIES, len(goals))):
        goal = stream.choice(enemies if enemies and stream.below(3) else goals)
        answer: dict[str, Any] = {"action": goal.id}
        for name in ("ships", "cargo"):
            field = match.narrow(seat, question.no, answer)
            if field is None or field.name != name:
                break
            answer[name] = field.start or _everything(field.shape)
        if answer.get("ships") and _legal(match, seat, question, answer):
            return answer
    return None


def _everything(shape: Any) -> dict[str, int]:
    """As many of everything as there is room for, the first ones first."""
    assert isinstance(shape, Amounts)
    left, found = shape.max, dict[str, int]()
    for option in shape.options:
        count = min(left, shape.most.get(option.id, 0))
        if count:
            found[option.id] = count
            left -= count
    return found
