"""Drawing secret objectives, and giving one back when there are too many (rules 16 OB6)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.scoring import MOST_SECRETS, progress
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens


class DrawSecret(Step, tag="twilight_imperium-draw-secret"):
    """A player draws one secret objective."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """The next of the deck; an empty one gives nothing (C8)."""
        state = play.board
        if not state.secrets:
            return
        player = state.players[self.seat]
        drawn = state.secrets.pop()
        player.secrets.append(drawn)
        play.emit(
            Event(
                "twilight_imperium-event-secret",
                {"seat": self.seat, "objective": drawn},
                seen_by=(self.seat,),
                public_key="twilight_imperium-event-secret-hidden",
                public_args={"seat": self.seat},
                reveals=True,
            )
        )
        play.push(opens("SO_DRAWN", seat=self.seat), ReturnSecret(self.seat))


def scored_secrets(play: Galaxy, seat: int) -> int:
    """Scored secrets; they still count (OB6), unless they have become public (23 Classified Document Leaks)."""
    scored, public = play.board.players[seat].scored, play.board.revealed
    return sum(OBJECTIVES[one].deck == "secret" and one not in public for one in scored)


class ReturnSecret(Ask, tag="twilight_imperium-return-secret"):
    """`D_RETURN_SECRET`: over three, one that is not scored is shuffled back."""

    def matters(self, play: Galaxy) -> bool:
        """Whether there are too many; how many there are is public."""
        return len(play.board.players[self.seat].secrets) + scored_secrets(play, self.seat) > MOST_SECRETS

    def question(self, play: Galaxy) -> Question:
        """Which one."""
        secrets = play.board.players[self.seat].secrets
        options = tuple(
            Option(one, "twilight_imperium-opt-objective", {"objective": one, "has": has, "asked": asked})
            for one in secrets
            for has, asked in [progress(play, self.seat, one)]
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-return-secret"),
            shape=Pick(options),
            topic="twilight_imperium-topic-secret",
            rule="twilight_imperium-rule-objectives",
            default=secrets[-1],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It goes back into the deck."""
        state = play.board
        state.players[self.seat].secrets.remove(str(answer))
        state.secrets.append(str(answer))
        play.shuffle("secrets", state.secrets)
        play.emit(
            Event(
                "twilight_imperium-event-secret-back",
                {"seat": self.seat, "objective": str(answer)},
                seen_by=(self.seat,),
                public_key="twilight_imperium-event-secret-back-hidden",
                public_args={"seat": self.seat},
                reveals=True,
            )
        )
