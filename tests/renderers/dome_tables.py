"""Tables of THE DOME that between them show everything its pictures can show, put together without playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.core.shapes import Anchor
from bot.games.the_dome.cards import Card, built_in
from bot.games.the_dome.state import ACTION, CHOOSE, OVER
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import ControlView, DomeView, MarkerView, PlayerView, ProgramView, SystemView
from bot.text.catalogue import Language, Voice
from renderers import gallery, the_dome
from renderers.covers import Sitter
from renderers.the_dome import cards
from renderers.the_dome.words import Words

PACK = built_in()
PEOPLE = PACK.of_kind("character")
SYSTEMS = PACK.of_kind("system")
NAMES = gallery.LONGEST
BOSS = 2
"""The Mastermind's seat."""
TURN = 9


def held(colour: str, at: int, count: int) -> tuple[str, ...]:
    """Cards of a colour, from a place of the pack on."""
    found = [card.id for card in PACK.cards.values() if card.is_player_card and card.colour == colour]
    return tuple(found[(at + number) % len(found)] for number in range(count))


def player(seat: int, own: bool) -> PlayerView:
    """A seat in the middle of a game; the last is down, the second has more cards before it than are shown."""
    person = PEOPLE[seat % len(PEOPLE)]
    programs = [card.id for card in PACK.of_kind("program")]
    count = (3, 8, 1, 0)[seat]
    hand = held("red", seat, 2) + held("blue", seat, 1) + held("red", seat, 1)
    pools = tuple(held(colour, seat, (2 + seat + number) % 4) for number, colour in enumerate(COLOURS))
    controls = held_controls(seat, own)
    return PlayerView(
        seat=seat, character=person.id, deck_id="", hand=hand if own else (), hand_count=len(hand),
        deck=((hand[0], 2), (hand[2], 1)) if own else (), deck_count=20 - 7 * seat if seat < 3 else 0,
        pools=pools if own else (), pool_counts=tuple(map(len, pools)), limits=person.limits,
        leak_values=person.leaks, void=held("yellow", seat, seat),
        programs=tuple(
            ProgramView(100 * seat + at, programs[(seat + at) % len(programs)], at % 2 == 0, False)
            for at in range(count)
        ),
        controls=controls,
        markers=((MarkerView(1, 1), MarkerView(2, 2)), (MarkerView(0, 0), MarkerView(2, 2)))[seat % 2],
        layer=min(seat, 3), space=3 if seat < 3 else 0, leaks=seat, ap=2, down=seat == 3, used=False, turns=4,
    )  # fmt: skip


def held_controls(seat: int, own: bool) -> tuple[ControlView, ...]:
    """Two Controls of every seat but the last, one set this turn, and one more of the second seat."""
    found = [card.id for card in PACK.of_kind("control")][: (2, 3, 2, 0)[seat]]
    return tuple(
        ControlView(900 + 10 * seat + at, card if own else "", TURN - 3 * at, ("min-2", "hold", "")[at] if own else "")
        for at, card in enumerate(found)
    )


def full(seats: int = 4, viewer: int | None = None) -> DomeView:
    """A table in the middle of a turn of the first seat; with more than two seats against the Mastermind."""
    mode = "duel" if seats == 2 else "mastermind"
    players = tuple(player(seat, seat == viewer) for seat in range(seats))
    recent = (
        Anchor("wall", (1,)), Anchor("hand", (1,)), Anchor("deck", (0,)), Anchor("void", (1,)), Anchor("energy", ()),
        Anchor("pool", (1, "red")), Anchor("program", (players[1].programs[0].uid,)), Anchor("control", (900,)),
        Anchor("system", (502, 0)), Anchor("marker", (0, 1)), Anchor("mastermind", ()),
    )  # fmt: skip
    return DomeView(
        viewer=viewer, pack=PACK.sha, seats=seats, mode=mode, traps="orders", phase=ACTION, turn=TURN, first=0,
        current=0, mastermind=BOSS if seats > 2 else -1,
        server=tuple(SystemView(501 + at, card.id, card.track) for at, card in enumerate(SYSTEMS[:4])),
        system_deck=11, system_void=tuple(card.id for card in SYSTEMS[4:6]),
        mm_hand=tuple(card.id for card in PACK.of_kind("mastermind")[:2]) if viewer == BOSS else (),
        mm_hand_count=2 if seats > 2 else 0, mm_deck=7,
        mm_void=tuple(card.id for card in PACK.of_kind("mastermind")[2:4]),
        energy=5 if seats > 2 else 0, staged=((1, held("blue", 5, 1)[0]),), looker=1, held=(), held_count=0,
        passing=False, players=players, reason="", recent=recent,
    )  # fmt: skip


def over(seats: int = 4) -> DomeView:
    """The same when it has ended: the first seat has won."""
    view = full(seats)
    return replace(view, phase=OVER, current=-1, winners=(0,), staged=(), recent=(), reason="conceded")


def choosing(seats: int = 4) -> DomeView:
    """Nobody has a deck yet."""
    view = full(seats)
    empty = [
        replace(
            one, character="", limits=(), leak_values=(), hand_count=0, deck_count=0, pool_counts=(0, 0, 0), void=(),
            programs=(), controls=(), layer=0, space=0, down=False,
            markers=(MarkerView(0, 0), MarkerView(0, 0)),
        )
        for one in view.players
    ]  # fmt: skip
    return replace(view, phase=CHOOSE, current=-1, turn=0, staged=(), recent=(), players=tuple(empty), mastermind=-1)


def table(name: str) -> DomeView:
    """A table by what is seen on it."""
    match name:
        case "over":
            return over()
        case "choosing":
            return choosing()
        case _:
            return full({"duel": 2, "three": 3, "four": 4}[name])


def words_of(view: DomeView, language: Language) -> Words:
    """What its pictures are drawn with."""
    return Words.at(view, Voice(language), language, NAMES[: view.seats])


def marks(view: DomeView, seat: int) -> list[tuple[str, Anchor]]:
    """A numbered choice of every kind."""
    other = next(one for one in view.players if one.seat != seat and one.void and one.controls)
    anchors = [
        Anchor("hand", (0,)), Anchor("hand", (2,)), Anchor("pool", (seat, "blue")), Anchor("pool", (other.seat, "red")),
        Anchor("program", (other.programs[-1].uid,)), Anchor("control", (other.controls[0].uid,)),
        Anchor("control", (900 + 10 * seat,)), Anchor("system", (501, 1)), Anchor("system", (501, 2)),
        Anchor("marker", (0, 1)), Anchor("player", (other.seat,)), Anchor("player", (seat,)),
        Anchor("void", (other.seat, 0)), Anchor("held", (0,)), Anchor("character", (other.seat,)),
    ]  # fmt: skip
    anchors += [Anchor("mastermind", (at,)) for at in range(len(view.mm_hand))]
    return [(str(number), anchor) for number, anchor in enumerate(anchors, 1)]


def of_each_kind() -> list[Card]:
    """The first card of every kind and colour."""
    found: dict[tuple[str, str], Card] = {}
    for card in PACK.cards.values():
        found.setdefault((card.kind, card.colour), card)
    return list(found.values())


def pictures(language: Language = "ko", names: Sequence[str] = gallery.PLAIN) -> Iterator[Callable[[], Any]]:
    """Everything that the game draws, cards' faces first."""
    words = Words.of(Voice(language), language, PACK)
    for card in PACK.cards.values():
        yield partial(cards.paint, words, card, 1.0)
    for seats in (4, 3, 2):
        said: dict[str, Any] = {"names": names[:seats], "language": language}
        yield partial(the_dome.board, full(seats), **said)
        yield partial(the_dome.board, over(seats), **said)
        yield partial(the_dome.board, choosing(seats), **said)
        yield partial(the_dome.result, full(seats), **said)
        yield partial(the_dome.result, over(seats), **said)
    said = {"names": names, "language": language}
    yield partial(the_dome.board, full(viewer=1), viewer=1, **said)
    many = replace(full(), players=(replace(player(0, False), ap=7), *full().players[1:]))
    yield partial(the_dome.board, many, **said)
    for seat in (0, 1, BOSS):
        own = replace(full(viewer=seat), held=(held("yellow", 3, 1)), held_count=1)
        yield partial(the_dome.move, own, seat, marks(own, seat), **said)
        yield partial(the_dome.move, own, seat, [], **said)
        yield partial(the_dome.hand, own, seat, **said)
        yield partial(the_dome.void, own, seat, **said)
    yield partial(the_dome.hand, full(), 1, **said)
    own = full(viewer=1)
    allocating = [(str(n), Anchor("pool", (1, colour))) for n, colour in enumerate(COLOURS * 2, 1)]
    yield partial(the_dome.move, own, 1, allocating, **said)
    seen = replace(own.players[0], known_deck=("", held("red", 0, 1)[0]), known_hand=held("blue", 0, 1))
    yield partial(the_dome.hand, replace(own, players=(seen, *own.players[1:])), 1, **said)
    yield partial(the_dome.void, own, "system", **said)
    yield partial(the_dome.void, own, "mastermind", **said)
    yield partial(the_dome.asked, own, 1, held("red", 0, 1)[0], [("1", "하나"), ("2", "둘")], **said)
    offered = [(str(number), deck) for number, deck in enumerate(PACK.decks, 1)]
    yield partial(the_dome.decks, own, 1, offered, **said)
    for card in of_each_kind():
        yield partial(the_dome.card, card.id, language=language)
    noted = next(card for card in PACK.cards.values() if card.note)
    yield partial(the_dome.card, noted.id, language=language)
    deck = next(iter(PACK.decks.values()))
    yield partial(the_dome.deck, deck.character, deck.cards, language=language)
    yield partial(the_dome.deck, deck.character, {**deck.cards, next(iter(deck.cards)): 3}, language=language)
    for lesson in dict.fromkeys((*the_dome.LESSONS, *the_dome.RULES)):
        yield partial(the_dome.lesson, lesson, language=language)
    sitters = [Sitter(names[0], host=True), Sitter(names[1], bot=True), Sitter(names[2], kept=True), Sitter()]
    yield partial(the_dome.cover, sitters, language=language)
