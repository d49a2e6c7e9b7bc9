"""The status phase (rules 17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Asks, Step
from bot.core.together import Together
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.card_orders import AT_HAND, beside
from bot.games.twilight_imperium.flow.ending import finish
from bot.games.twilight_imperium.flow.hand import StatusDraw
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.flow.scoring import (
    PRICES,
    check_price,
    fulfilled,
    pay_for,
    price_field,
    progress,
    public_choices,
    score,
    secret_choices,
)
from bot.games.twilight_imperium.flow.tokens import lay_out, sheet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import status_tokens
from bot.games.twilight_imperium.state import NOBODY, in_initiative_order

NONE: Final = "none"


class MoreTokens(NamedTuple):
    """What gives one more token in step 5 to who uses it (24.1 Cybernetic Enhancements).

    Args:
        has: whether a player has it, from the own hand.
        uses: it is used.
    """

    has: Callable[[Galaxy, int], bool]
    uses: Callable[[Galaxy, int], None]


MORE_TOKENS: Final[dict[str, MoreTokens]] = {}
"""By the id of the component."""
SECRET_PRICE: Final = "secret-pay"
"""Field with what is paid for a secret objective."""


class StatusPhase(Step, tag="twilight_imperium-status-phase"):
    """17: its eight steps."""

    def run(self, play: Galaxy) -> None:
        """In their order."""
        state = play.board
        state.phase = "status"
        play.tell("twilight_imperium-event-status-phase", round=state.round)
        order = in_initiative_order(state)
        play.push(
            opens("ST_START"),
            Scoring(order),
            Reveal(),
            StatusDraw(),
            Tokens(order),
            Ready(),
            opens("ST_RETURN"),
            CardsBack(),
        )


def laying_out(play: Galaxy) -> bool:
    """Whether everybody is asked for step 5 now."""
    agenda = play.state.agenda
    return bool(agenda) and isinstance(agenda[-1], Tokens)


def could_score(play: Galaxy, seat: int) -> bool:
    """Whether a player could score something for all that the others know: who holds a secret objective is asked
    whatever it is, because not being asked would tell that it is not fulfilled (PP2)."""
    return bool(play.board.players[seat].secrets or public_choices(play, seat))


class Scoring(Together, tag="twilight_imperium-scoring"):
    """Step 1: everybody chooses one public and one secret objective; they are scored in initiative order (X32).

    Who could score nothing as it begins has answered: their moment comes all the same (17).
    """

    main: ClassVar[bool] = True

    def run(self, play: Galaxy) -> None:
        """What step 0 has changed counts."""
        if not self.begun:
            self.answers = {seat: {"public": NONE} for seat in self.seats if not could_score(play, seat)}
        super().run(play)

    def asks(self, play: Galaxy) -> Asks:
        """Only those who could score something."""
        return {seat: asked for seat, asked in super().asks(play).items() if could_score(play, seat)}

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which public one; where nothing can be scored one press says so."""
        options = [_option(play, seat, one) for one in public_choices(play, seat)]
        nothing = not options and not secret_choices(play, seat)
        none = "twilight_imperium-opt-nothing-to-score" if nothing else "twilight_imperium-opt-no-public"
        options.append(Option(NONE, none))
        return Question(
            slot="",
            prompt=Text(f"twilight_imperium-ask-score-{'nothing' if nothing else 'public'}"),
            shape=Form("public", Pick(tuple(options))),
            topic="twilight_imperium-topic-scoring",
            rule="twilight_imperium-rule-objectives",
            default=self._default(play, seat),
        )

    def _default(self, play: Galaxy, seat: int) -> dict[str, Answer]:
        """30.5: the public one worth most that costs nothing, and a secret one that costs nothing."""
        public = [one for one in public_choices(play, seat) if one not in PRICES]
        best = max(public, key=lambda one: OBJECTIVES[one].points, default=NONE)
        if not self._secrets(play, seat):
            return {"public": best}
        return {"public": best, "secret": next((s for s in secret_choices(play, seat) if s not in PRICES), NONE)}

    def _secrets(self, play: Galaxy, seat: int) -> bool:
        return bool(play.board.players[seat].secrets)

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """What it costs, then which secret one, and what that costs."""
        if partial["public"] != NONE:
            field = price_field(play, seat, str(partial["public"]), "pay", dict(partial))
            if field is not None:
                return field
        if "secret" in partial:
            return price_field(play, seat, str(partial["secret"]), SECRET_PRICE, dict(partial))
        if not self._secrets(play, seat):
            return None
        options = [_option(play, seat, one) for one in secret_choices(play, seat)]
        options.append(Option(NONE, "twilight_imperium-opt-no-secret"))
        return Field("secret", Text("twilight_imperium-ask-score-secret"), Pick(tuple(options)))

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """What is paid must suffice."""
        public = str(answer["public"])
        if public != NONE:
            if public not in public_choices(play, seat):
                raise IllegalAnswer("twilight_imperium-not-fulfilled", objective=public)
            check_price(play, seat, public, "pay", answer)
        secret = str(answer.get("secret", NONE))
        if secret != NONE:
            check_price(play, seat, secret, SECRET_PRICE, answer)

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """Score, in initiative order; a win ends it (X32)."""
        play.push(opens("ST_SCORE", seat=seat), Scored(seat, answer))


class Scored(Step, tag="twilight_imperium-scored"):
    """What a player has chosen is scored, if it still can be.

    Args:
        seat: whose.
        answer: to `Scoring`.
    """

    seat: int
    answer: dict[str, Any]

    def run(self, play: Galaxy) -> None:
        """Score."""
        seat, answer = self.seat, self.answer
        public, secret = str(answer["public"]), str(answer.get("secret", NONE))
        if public != NONE and public in public_choices(play, seat):
            pay_for(play, seat, public, "pay", answer)
            score(play, seat, public)
        if secret != NONE and play.state.result is None and fulfilled(play, seat, secret):
            pay_for(play, seat, secret, SECRET_PRICE, answer)
            score(play, seat, secret)


def _option(play: Galaxy, seat: int, objective: str) -> Option:
    has, asked = progress(play, seat, objective)
    return Option(
        objective,
        "twilight_imperium-opt-objective",
        {"objective": objective, "has": has, "asked": asked, "points": OBJECTIVES[objective].points},
    )


class Reveal(Step, tag="twilight_imperium-reveal"):
    """Step 2: the next public objective lies open; when none is left the game ends (EN2)."""

    def run(self, play: Galaxy) -> None:
        """Stage I from left to right, then stage II."""
        state = play.board
        row = state.stage_one or state.stage_two
        if not row:
            finish(play)
            return
        reveal(play, row.pop(0))


def reveal(play: Galaxy, objective: str) -> None:
    """A public objective lies open."""
    play.board.revealed.append(objective)
    play.emit(Event("twilight_imperium-event-revealed", {"objective": objective}, reveals=True))


class Tokens(Together, tag="twilight_imperium-status-tokens"):
    """Steps 4 and 5: tokens come back from the board, some are gained, the sheet is laid out anew."""

    main: ClassVar[bool] = True

    def run(self, play: Galaxy) -> None:
        """First the tokens of the board."""
        state = play.board
        if not self.begun:
            for system in state.systems.values():
                system.tokens = []
        super().run(play)

    def gained(self, play: Galaxy, seat: int) -> int:
        """C7: what the reserve has."""
        return min(status_tokens(play, seat), play.board.reserve(seat))

    def more(self, play: Galaxy, seat: int) -> list[str]:
        """What a player can use for a token besides, while the reserve has one (C7)."""
        room = play.board.reserve(seat) - self.gained(play, seat)
        return [id for id, one in MORE_TOKENS.items() if one.has(play, seat)][: max(0, room)]

    def question(self, play: Galaxy, seat: int) -> Question:
        """The three pools."""
        player = play.board.players[seat]
        gained = self.gained(play, seat)
        now = {"tactic": player.tactic + gained, "fleet": player.fleet, "strategy": player.strategy}
        ordered, more = beside(play, seat), self.more(play, seat)
        prompt = Text("twilight_imperium-ask-redistribute", {"gained": gained})
        if more:
            prompt = Text("twilight_imperium-ask-redistribute-more", {"gained": gained, "components": more})
        return Question(
            slot="",
            prompt=prompt,
            why=Text("twilight_imperium-why-card-orders", {"components": ordered}) if ordered else None,
            shape=sheet(play, seat, gained, len(more)),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-tokens",
            default={pool: count for pool, count in now.items() if count},
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """As chosen; what gave more is used."""
        player = play.board.players[seat]
        used = sum(answer.values()) - player.tactic - player.fleet - player.strategy - self.gained(play, seat)
        for id in self.more(play, seat)[:used]:
            MORE_TOKENS[id].uses(play, seat)
        lay_out(play, seat, answer)

    def done(self, play: Galaxy) -> None:
        """All fleets must fit."""
        play.push(LimitCheck())


class Ready(Step, tag="twilight_imperium-ready"):
    """Steps 6 and 7: all cards become ready, all units are repaired."""

    def run(self, play: Galaxy) -> None:
        """Planets, laws, technologies, strategy cards, units."""
        state = play.board
        for world in state.planets.values():
            world.ready = world.controller >= 0
        for law in state.council.laws.values() if state.council is not None else ():
            law.ready = True
        for system in state.systems.values():
            system.damaged = {}
        for player in state.players:
            player.technologies = dict.fromkeys(player.technologies, True)
            player.cards = dict.fromkeys(player.cards, True)


class CardsBack(Step, tag="twilight_imperium-cards-back"):
    """Step 8: strategy cards go back (SS1: then a new round)."""

    def run(self, play: Galaxy) -> None:
        """All but those that somebody keeps, readied (SS2); what was said for this time alone is over."""
        state = play.board
        play.expire(AT_HAND)
        for seat, player in enumerate(state.players):
            if seat in state.keeping:
                continue
            for number in player.cards:
                state.common[number] = 0
            player.cards = {}
        state.zero = NOBODY
        play.push(opens("ST_END"))
