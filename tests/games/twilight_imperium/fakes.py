"""The game with six hidden cards of the tests: one on each kind of call, one a cancel, one in an agenda phase as small
as can be (rules 18, 19, 29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from bot.core import playable
from bot.core.match import Match
from bot.core.play import Play
from bot.core.shapes import Answer, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.streams import Stream
from bot.core.together import Together
from bot.core.windows import PASS, Window, window
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.flow.cards import SPENT, card, held
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.game import TwilightImperium
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import State, window_order
from bot.games.twilight_imperium.steps import STEPS
from tests.core.conformance import Report, probe

KEY = "twilight_imperium_cards"
COPIES = {
    "fake_signal": 8,
    "fake_cancel": 4,
    "fake_rage": 6,
    "fake_ambush": 6,
    "fake_levy": 6,
    "fake_rider": 6,
}
"""Card -> how many there are in the deck of the tests."""
HAND = 4
FOR, AGAINST = "for", "against"


class SmallAgenda(Step, tag="twilight_imperium-tests-agenda"):
    """An agenda is revealed, who holds a card for it is called, everybody votes."""

    def run(self, play: Galaxy) -> None:
        """Its three steps."""
        play.board.phase = "agenda"
        play.push(opens("AG_AFTER", agenda="small"), Ballot(play.board.clockwise(play.board.speaker)), Dealt())


class Ballot(Together, tag="twilight_imperium-tests-ballot"):
    """Everybody votes."""

    def question(self, play: Galaxy, seat: int) -> Question:
        """For or against."""
        options = (Option(FOR, "core-pass"), Option(AGAINST, "core-pass"))
        return Question("", Text("core-window"), Form("vote", Pick(options)), default={"vote": FOR})

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """Who is for it gains a trade good."""
        if answer["vote"] == FOR:
            gain_goods(play, seat, 1, "trade")


class Dealt(Step, tag="twilight_imperium-tests-dealt"):
    """Everybody draws a card, so that there are some in every round."""

    def run(self, play: Galaxy) -> None:
        """From the speaker on."""
        state = play.board
        play.push(*(DrawCards(seat, 1) for seat in state.clockwise(state.speaker)))


class WithFakes(TwilightImperium):
    """The game with fake cards in every hand."""

    key: ClassVar[str] = KEY
    steps = (*STEPS, SmallAgenda, Ballot, Dealt)

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        state = super().blank(seats, options)
        state.copies = dict(COPIES)
        return state

    def setup(self, play: Play[State]) -> None:
        deck = [id for id, count in COPIES.items() for _ in range(count)]
        play.shuffle("actions", deck)
        for player in play.board.players:
            player.hand = [deck.pop() for _ in range(HAND)]
        play.board.actions = deck
        super().setup(play)


playable.register(WithFakes())


def cards_of(state: State) -> list[str]:
    """All cards, wherever they are."""
    return sorted([*state.actions, *state.discards, *(one for player in state.players for one in player.hand)])


def fake(id: str, at: str, *, of_others: bool) -> None:
    """Register a card that may be played in a window and gives a trade good."""
    block = card(id)

    def may(play: Galaxy, seat: int, facts: Facts) -> bool:
        ours = seat != facts.get("seat", seat) if of_others else True
        return ours and held(play, seat, id)

    def options(play: Galaxy, seat: int, facts: Facts) -> list[Option]:
        return [Option(id, "core-pass")] if may(play, seat, facts) else []

    @block.reacts(at, may, options)
    def _resolves(play: Galaxy, seat: int, facts: Facts, reaction: str) -> None:
        gain_goods(play, seat, 1, "trade")


def _register() -> None:
    fake("fake_signal", "SY_ACTIVATED", of_others=True)
    fake("fake_rage", "SC_ROUND", of_others=False)
    fake("fake_ambush", "INV_COMMIT", of_others=True)
    fake("fake_levy", "PL_GAINED", of_others=False)
    fake("fake_rider", "AG_AFTER", of_others=False)
    cancel = card("fake_cancel")

    def may(play: Galaxy, seat: int, facts: Facts) -> bool:
        return seat != facts["seat"] and facts["component"] != "fake_cancel" and held(play, seat, "fake_cancel")

    def options(play: Galaxy, seat: int, facts: Facts) -> list[Option]:
        return [Option("fake_cancel", "core-pass")] if may(play, seat, facts) else []

    @cancel.reacts("AC_PLAYED", may, options)
    def _cancels(play: Galaxy, seat: int, facts: Facts, reaction: str) -> None:
        window(play, 1).event["cancelled"] = True

    agenda = Block("fake_agenda", lambda state: list(state.seats_in())[:1] if "fake_rider" in state.copies else [])

    @agenda.waits("ST_END")
    def _agenda(play: Galaxy, owner: int, facts: Facts) -> None:
        play.push(SmallAgenda())


_register()


PROBED = 200
"""One answer in so many: what every seat sees is compared with a world that differs in what it cannot see."""


class Calls:
    """The order of calls and of calling again (29.3), watched from without: whoever public facts allow is called, the
    first in window order who wants to acts, and then all are called again. Now and then leaks are looked for."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.answers = 0
        self.open: Window | None = None
        self.acted: list[Window] = []

    def look(self, match: Match) -> Sequence[str]:
        """After one way in."""
        self.answers += 1
        agenda = match.play.state.agenda
        top = agenda[-1] if agenda and match.result is None else None
        now = top if isinstance(top, Window) and top.called is not None else None
        played = [e.args for e in match.entry.events if e.key == "twilight_imperium-event-card-played"]
        wrong = [*self._acts(match, played), *self._called(match, now), *self._again(match, now)]
        if self.answers % PROBED == 0 and match.result is None:
            wrong += self._probed(match)
        self.open = copied(now)
        return wrong

    def _acts(self, match: Match, played: Sequence[Mapping[str, Any]]) -> list[str]:
        """US6: the first in window order who wants to acts; a card of that name is then spent there (AC4)."""
        before, entry = self.open, match.entry
        if before is None or not played or before.name == "AC_PLAYED":
            return []
        answers = {**before.answers, **({entry.seat: str(entry.choice)} if entry.seat is not None else {})}
        acting = [seat for seat in before.called or () if answers.get(seat, PASS) != PASS]
        if not acting:  # the call was passed, and a card was played by an order at a later moment (29.4 class O)
            return []
        self.counts["cards played"] += len(played)
        before.event[SPENT] = [*before.event.get(SPENT, ()), f"{played[0]['seat']}:{played[0]['component']}"]
        self.acted.append(before)
        first = played[0]["seat"]
        return [] if first == acting[0] else [f"29.3: {first} acts before {acting[0]} at {before.name}"]

    def _called(self, match: Match, now: Window | None) -> list[str]:
        """PP1, US1: all whom public facts allow are called, and stay called whoever has answered."""
        if now is None:
            return []
        wrong: list[str] = []
        if self.open is None or self.open.number != now.number:
            self.counts[f"calls: {now.name}"] += 1
            able = self._able(match, now)
            if now.name != "AC_PLAYED" and list(now.called or ()) != able:
                wrong.append(f"PP1: {now.called} are called at {now.name}, not {able}")
        if list(match.awaited()) != list(now.called or ()):
            wrong.append(f"US1: {match.awaited()} are awaited of {now.called}")
        return wrong

    def _able(self, match: Match, call: Window) -> list[int]:
        rules = match.play.game.rules
        order = window_order(match.play.board)
        return [seat for seat in order if rules.may_react(match.play, call, call.phases[0], seat)]

    def _again(self, match: Match, now: Window | None) -> list[str]:
        """29.3: after an act the same window is called once more, when what was played is done with."""
        if not self.acted or (now is not None and now.name == "AC_PLAYED") or match.result is not None:
            return []
        last = self.acted[-1]
        if any(isinstance(step, Window) and step.name == last.name for step in match.play.state.agenda[:-1]):
            return []  # something of the card is still being asked
        self.acted.pop()
        if now is not None and now.name == last.name:
            self.counts["called again"] += 1
            return [] if now.number != last.number else [f"29.3: the same call of {last.name}"]
        return [f"29.3: {last.name} goes on without calling again"] if self._able(match, last) else []

    def _probed(self, match: Match) -> list[str]:
        stream = Stream.of("probe", self.answers)
        for seat in (*range(match.seats), None):
            self.counts["leak pairs"] += 1
            try:
                probe(match, seat, stream, Report(match))
            except AssertionError as found:
                return [f"32: {found}"]
        return []

    def seen(self) -> Mapping[str, float]:
        """How often what happened."""
        return dict(self.counts)


def copied(found: Window | None) -> Window | None:
    """A call as it is now, apart from the match."""
    return structs.replace(found, answers=dict(found.answers), event=dict(found.event)) if found is not None else None
