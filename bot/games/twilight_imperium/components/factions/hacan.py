"""The flagship of the Emirates of Hacan (rules 27.1, 30.3 `D_DICE_BONUS`); their abilities stand in
`components.abilities`."""

from __future__ import annotations

from typing import Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Option, Question, Text, any_number
from bot.games.twilight_imperium.flow.barrage import barrage_value
from bot.games.twilight_imperium.flow.combat_orders import runs, spend
from bot.games.twilight_imperium.flow.combat_rolls import needed
from bot.games.twilight_imperium.forces import in_space
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, flagship

WRATH_OF_KENARA = flagship("wrath_of_kenara")
PRICE: Final = 1
"""Trade goods for which one is added to a die."""


def _there(play: Galaxy, owner: int) -> bool:
    """Whether it takes part in the space combat under way."""
    combat = play.board.combat
    if combat is None or not combat.space or owner not in combat.sides:
        return False
    return bool(in_space(play.board, combat.place, owner).get("flagship"))


class Raise(Ask, tag="twilight_imperium-wrath-of-kenara"):
    """Wrath of Kenara: once own dice of a space combat lie there, a trade good adds one to a die, to each once.

    Args:
        barrage: whether they are dice of anti-fighter barrage.
    """

    barrage: bool = False

    def _dice(self, play: Galaxy) -> list[tuple[str, int]]:
        combat = play.board.combat
        found = {} if combat is None else combat.barrage if self.barrage else combat.dice
        return found.get(self.seat, [])

    def _short(self, play: Galaxy) -> list[int]:
        """Numbers of the dice that miss by one: nothing comes of one more on any other."""
        combat = play.board.combat
        if combat is None or not _there(play, self.seat):
            return []
        raised = combat.raised.get(self.seat, ())
        needs = barrage_value if self.barrage else needed
        return [
            at
            for at, (kind, result) in enumerate(self._dice(play))
            if at not in raised and result + 1 == needs(play, self.seat, kind)
        ]

    def _most(self, play: Galaxy) -> int:
        return min(len(self._short(play)), play.board.players[self.seat].goods // PRICE)

    def matters(self, play: Galaxy) -> bool:
        """Whether any die would hit with it and it can be paid, and its owner fights by hand."""
        return self._most(play) > 0 and not runs(play, self.seat)

    def question(self, play: Galaxy) -> Question:
        """Which dice."""
        combat = play.board.combat
        assert combat is not None
        dice = self._dice(play)
        options = tuple(
            Option(str(at), "twilight_imperium-opt-raise", {"unit": dice[at][0], "result": dice[at][1]})
            for at in self._short(play)
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-raise", {"system": combat.place, "price": PRICE}),
            shape=any_number(options),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-wrath-of-kenara",
            default=[],
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """It must be paid.

        Raises:
            IllegalAnswer: it is too much.
        """
        goods = play.board.players[seat].goods
        if PRICE * len(answer) > goods:
            raise IllegalAnswer("twilight_imperium-too-little", price=PRICE * len(answer), paid=goods)

    def unasked(self, play: Galaxy) -> None:
        """As far as its owner's orders pay for it."""
        paid = [at for at in self._short(play)[: self._most(play)] if spend(play, self.seat, PRICE)]
        self._pay(play, paid)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Paid; they hit."""
        self._pay(play, sorted(int(at) for at in answer))

    def _pay(self, play: Galaxy, dice: list[int]) -> None:
        combat = play.board.combat
        if combat is None or not dice:
            return
        goods = PRICE * len(dice)
        play.board.players[self.seat].goods -= goods
        combat.raised[self.seat] = [*combat.raised.get(self.seat, ()), *dice]
        thrown = self._dice(play)
        play.tell(
            "twilight_imperium-event-raised",
            seat=self.seat,
            component=WRATH_OF_KENARA.id,
            dice=[thrown[at][1] for at in dice],
            count=len(dice),
            goods=goods,
        )


@WRATH_OF_KENARA.waits(
    "SC_ROLLED", lambda play, owner, facts: facts["seat"] == owner and _there(play, owner), optional=True
)
def _wrath_of_kenara(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(Raise(owner, barrage=bool(facts.get("barrage"))))


@WRATH_OF_KENARA.foretells("raises")
def _raises_foretold(play: Galaxy, owner: int) -> int | None:
    return PRICE if _there(play, owner) else None
