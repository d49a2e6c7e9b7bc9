"""The question about an agenda: what all of them have in common."""

from __future__ import annotations

from bot.core.shapes import Answer, Form, Pick, Question, Text


def about_agenda(prompt: Text, shape: Form | Pick, default: Answer, topic: str = "agenda") -> Question:
    """A question that an agenda puts (rules 18, 23).

    Args:
        prompt: what is asked.
        shape: what may be answered.
        default: what time answers (30.2).
        topic: what the question is about: the agenda, a vote on it, a tie.
    """
    return Question(
        slot="",
        prompt=prompt,
        shape=shape,
        topic=f"twilight_imperium-topic-{topic}",
        rule="twilight_imperium-rule-agendas",
        default=default,
    )
