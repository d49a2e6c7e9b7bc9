"""Setup (rules 3, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.core.cards.naming import card_of, listed, named
from bot.core.shapes import RANDOM, Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.together import Together
from bot.games.the_dome import decks
from bot.games.the_dome.cards import remember
from bot.games.the_dome.knowing import hidden_from_hand
from bot.games.the_dome.readings import (
    EXTRA_CARDS,
)
from bot.games.the_dome.state import (
    DUEL,
    NOBODY,
    SETUP,
    State,
)
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.wording import (
    card_option,
)
from bot.games.the_dome.zones import draw, pack_of, put_into_pool, refill

if TYPE_CHECKING:
    from bot.core.play import Play

from bot.games.the_dome.turns import Turn

NAMED = "mastermind"
"""M1: the option of a table that says who is the Mastermind: `random`, or the letter of a seat."""
LETTERS = ("a", "b", "c", "d")
SEAT_CHOICE = "deck"
DECK_OPTION = "-".join(("table", SEAT_CHOICE, ""))
"""Prefix of the table's options that name a seat's deck: the id of a pre-built one, or a deck code."""


def set_up(play: Play[State]) -> None:
    """S2, S3, M1, M2; then decks are chosen. Who begins a duel is decided after that (S5, `Begin`); the Mastermind, who
    begins, is known before (M1)."""
    pack, state = pack_of(play), play.board
    play.state.pack = remember(pack).sha
    state.system_deck = [card.id for card in pack.of_kind("system")]
    play.shuffle("system", state.system_deck)
    if state.mode != DUEL:
        state.mastermind = state.first = _named_mastermind(play)
        state.mm_deck = [card.id for card in pack.of_kind("mastermind")]
        play.shuffle("mastermind", state.mm_deck)
        state.mm_deck[:0] = [card.id for card in pack.of_kind("event")]
        play.tell("the_dome-event-began", first_seat=state.first)
    refill(play)
    missing = [seat for seat in range(state.seats) if _chosen(play, seat) is None]
    play.push(*((ChooseDeck(missing, answers={}),) if missing else ()), Deal())


def _named_mastermind(play: Play[State]) -> int:
    """M1: the seat that the table's option names, else who begins anyway."""
    named = play.state.options.get(NAMED, "")
    return LETTERS.index(named) if named in LETTERS else play.first_seat()


def _chosen(play: Play[State], seat: int) -> decks.Chosen | None:
    """The deck that the table's options name for a seat, if they do.

    Raises:
        BadCode: it may not be played.
    """
    value = str(play.state.options.get(f"{DECK_OPTION}{seat}", ""))
    return decks.chosen(pack_of(play), value) if value else None


def take_deck(play: Play[State], seat: int, name: str) -> None:
    """A seat plays a pre-built deck."""
    deck = pack_of(play).decks[name]
    player = play.board.players[seat]
    player.character, player.deck_id, player.deck = deck.character, name, decks.listed(deck.cards)


def _take_chosen(play: Play[State]) -> None:
    """Decks chosen before the match. They stay hidden until everybody has one, so that nobody chooses with an eye on
    another's character; of an own deck only the character is told."""
    for player in play.board.players:
        found = None if player.character else _chosen(play, player.seat)
        if found is None:
            continue
        if found.deck_id:
            take_deck(play, player.seat, found.deck_id)
            play.tell("the_dome-event-deck", seat=player.seat, card=f"deck:{found.deck_id}")
        else:
            player.character, player.deck = found.character, decks.listed(found.cards)
            play.tell("the_dome-event-own-deck", seat=player.seat, card=found.character)


class ChooseDeck(Together, tag="the_dome-deck"):
    """S1: who plays what."""

    main: ClassVar[bool] = True

    def question(self, play: Play[State], seat: int) -> Question:
        options = tuple([Option(name, "the_dome-opt-deck", {"card": f"deck:{name}"}) for name in pack_of(play).decks])
        return Question(
            "deck", Text("the_dome-ask-deck"), Pick(options), topic="the_dome-topic-deck", rule="the_dome-rule-setup",
            default=RANDOM,
        )  # fmt: skip

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        take_deck(play, seat, answer)
        play.tell("the_dome-event-deck", seat=seat, card=f"deck:{answer}")


class Deal(Step, tag="the_dome-deal"):
    """S1, S4: shuffle, draw the initial hand; then the initial resources."""

    def run(self, play: Play[State]) -> None:
        state, pack = play.board, pack_of(play)
        _take_chosen(play)
        state.phase = SETUP
        for player in state.players:
            play.shuffle(f"deck:{player.seat}", player.deck)
            draw(play, player.seat, pack[player.character].hand)
        play.push(Resources(list(range(state.seats)), answers={}), Begin())


class Resources(Together, tag="the_dome-resources"):
    """S4: exactly the initial resources; the first cards chosen go to the red pool, then blue, then yellow."""

    main: ClassVar[bool] = True

    def question(self, play: Play[State], seat: int) -> Question:
        player = play.board.players[seat]
        start = pack_of(play)[player.character].start
        options = tuple([card_option(option, "hand", at) for at, option in enumerate(named(player.hand))])
        n = sum(start)
        args = dict(zip(COLOURS, start, strict=True)) | {"count": n}
        return Question(
            "resources",
            Text("the_dome-ask-resources", args),
            Pick(options, n, n, ordered=n > 1),
            topic="the_dome-topic-resources",
            rule="the_dome-rule-setup",
            default=RANDOM,
        )

    def apply(self, play: Play[State], seat: int, answer: Answer) -> None:
        player = play.board.players[seat]
        start = pack_of(play)[player.character].start
        colours = [c for c, n in zip(COLOURS, start, strict=True) for _ in range(n)]
        for option, colour in zip(listed(answer), colours, strict=True):
            hidden_from_hand(pack_of(play), player, card_of(option))
            put_into_pool(play, seat, card_of(option), colour, known=True)


class Begin(Step, tag="the_dome-begin"):
    """S5: who begins a duel is drawn now that decks and first resources are chosen; the second player draws one card
    more. Of a rematch the table has said before who begins; the game draws nothing then, and tells it here too."""

    def run(self, play: Play[State]) -> None:
        state = play.board
        if state.mode == DUEL:
            if state.first == NOBODY:
                state.first = play.first_seat()
                play.tell("the_dome-event-began", first_seat=state.first)
            draw(play, 1 - state.first, EXTRA_CARDS)
        play.push(Turn(state.first))


STEPS: tuple[type[Step], ...] = (ChooseDeck, Deal, Resources, Begin)
