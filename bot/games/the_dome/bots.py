"""The easy bot and the look of a position, from what a seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bot.core.cards.naming import card_of
from bot.core.passing import PASSING, SLOT
from bot.core.shapes import Answer, Form, Option, Pick, Question
from bot.core.streams import Stream
from bot.core.windows import PASS
from bot.games.the_dome import cards
from bot.games.the_dome.activating import step_gain, swap_gain, use_worth
from bot.games.the_dome.notation import HOLD
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.setting_controls import AT_LEAST, HIT, mills, order_for, payable, set_worth, spoils
from bot.games.the_dome.state import ACTION
from bot.games.the_dome.view import DomeView, PlayerView
from bot.games.the_dome.worths import ENOUGH, RESOURCE, SHORT, others, resource, worth, worth_of

_WASTED: Final = 0.05
"""What speaks against a target that cannot be hurt; chance still hits one now and then, as an easy player does."""
_PATIENCE: Final = 120
"""Turns after which who cannot do anything else draws from an empty deck."""


def prefer(view: Any, seat: int, question: Question, stream: Stream) -> Answer:
    """A quick sensible answer; what looks alike is decided by chance."""
    return _answer(view, seat, question, stream)


def best(view: Any, seat: int, question: Question) -> Answer:
    """A quick sensible answer, always the same."""
    return _answer(view, seat, question, None)


def _answer(view: Any, seat: int, question: Question, stream: Stream | None) -> Answer:
    shape = question.shape
    if isinstance(shape, Form):
        if isinstance(shape.shape, Pick) and shape.first[:1] == "c":
            me = view.players[seat]
            return {f"c{control.uid}": order_for(view, me, control.card) for control in me.controls}
        raise ValueError(f"unknown form {question.slot}")
    if not isinstance(shape, Pick):
        raise ValueError(f"unknown shape {question.slot}")
    chosen = ranked(view, seat, question, stream)
    if shape.min == shape.max == 1:
        return chosen[0]
    n = shape.min if question.slot == "effect" and shape.min else max(shape.min, min(shape.max, len(chosen)))
    del chosen[n:]
    return chosen if shape.ordered else [option.id for option in shape.options if option.id in chosen]


def ranked(view: Any, seat: int, question: Question, stream: Stream | None) -> list[str]:
    """The answers to a pick that are not blocked, the best first.

    Args:
        stream: small differences are left to it; None: what stands first goes first.
    """
    assert isinstance(question.shape, Pick)
    me: PlayerView = view.players[seat]
    options = [option for option in question.shape.options if option.blocked is None]
    if len(options) == 1:
        return [options[0].id]
    if question.slot.startswith("window:"):
        amount = question.prompt.args.get("amount", 0)
        values = [_answering(view, me, option, int(amount)) for option in options]
    else:
        values = [_value(view, me, question.slot, option) for option in options]
    if stream is not None:
        values = [value + stream.below(100) / 1000 for value in values]
    order = sorted(range(len(options)), key=lambda at: (-values[at], at))
    return [options[at].id for at in order]


def gives_up(view: Any, seat: int) -> bool:
    """An empty deck is drawn from to end a game that has no end."""
    return view.turn > _PATIENCE and not view.players[seat].deck_count


def volunteer(view: Any, seat: int, question: Question) -> Answer:
    """Under `ask`: pass everything until the own turn when no own Control could be paid or come to its window."""
    me: PlayerView = view.players[seat]
    if question.slot != SLOT or view.passing or any(_useful(view, me, control.card) for control in me.controls):
        return None
    return PASSING


def _useful(view: DomeView, me: PlayerView, card: str) -> bool:
    """Whether a face-down Control may well be revealed before the own turn, as far as its owner can tell."""
    record = cards.known(view.pack)[card]
    if not payable(view, me, card):
        return False
    known, them = cards.known(view.pack), others(view, me)
    match record.window:
        case "activate":
            return any(known[program.card].ability for p in them for program in p.programs)
        case "complete":
            return any(marker.place for p in them for marker in p.markers)
        case "reveal":
            return any(p.controls for p in them)
        case "leak":
            return me.layer < LAYERS - 1 and me.space >= LENGTH - 2
        case "deck_damage":
            return any(_mills(view.pack, p.deck_id) or any(mills(view.pack, q.card) for q in p.programs) for p in them)
        case "start":
            return view.phase != ACTION or view.seats > 2
        case _:
            return True


@lru_cache(maxsize=512)
def _mills(pack: str, deck: str) -> bool:
    """Whether a deck may deal deck damage; of an own deck nothing is known."""
    found = cards.known(pack).decks.get(deck)
    return found is None or any(mills(pack, card) for card in found.cards)


def _value(view: DomeView, me: PlayerView, slot: str, option: Option) -> float:
    word, _, rest = option.id.partition(":")
    card = card_of(str(option.args.get("card", "")))
    if slot == "effect" and option.warn is not None and "seat" not in option.args:
        return -0.8  # points that no marker can use
    match slot:
        case "turn":
            return _turn(view, me, word, rest, option)
        case "crack":
            return _crack(view, option, card)
        case "second":
            return (1.0 if me.deck_count > 8 and me.hand_count < 6 else -1.0) * (1 if option.id == "yes" else -1)
        case "allocate":
            return _resource(view, me, option, card)
        case "resources" | "leak" | "discard":
            return -worth(view.pack, card)
        case "review" | "orders":
            return 1.0 if option.id == "first" else 0.0
        case "deck":
            return 0.0
        case _:
            return _effect(view, me, option, card)


def _answering(view: DomeView, me: PlayerView, option: Option, amount: int) -> float:
    """A Control is revealed where its standing order would reveal it (design 2.6)."""
    if option.id == PASS:
        return 0.0
    order = order_for(view, me, str(option.args["card"]))
    return -1.0 if order == HOLD or (order == AT_LEAST and amount < HIT) else 1.0


def _turn(view: DomeView, me: PlayerView, word: str, rest: str, option: Option) -> float:
    full = sum(me.pool_counts)
    match word:
        case "install":
            if option.warn is not None:
                return -5.0
            return _install(view, me, card_of(rest), option.args["x"])
        case "set":
            return set_worth(view, me, rest)
        case "use":
            return use_worth(view, me, str(option.args["card"]), option.args["x"])
        case "mm":
            return 7.0 if option.id.endswith("strong") else 0.5
        case "crack":
            return 1.0 + (step_gain(view, me, rest, option.args["points"]) or -1.5)
        case "allocate":
            return 2.4 if full < 7 and me.hand_count > 1 else 0.6
        case "download" | "download-2":
            both = 0.5 if me.deck_count > 9 and me.hand_count < 5 else -0.5
            return _download(view, me) + (both if word == "download-2" else 0.0)
        case _:
            return 0.0


def _install(view: DomeView, me: PlayerView, card: str, x: int) -> float:
    record = cards.known(view.pack)[card]
    again = any(program.card == card for program in me.programs)
    kept = spoils(view, me, record.colour, x - (record.kind == "action"))
    return 2.0 + worth(view.pack, card) - RESOURCE * x - (2.0 if again else 0.0) - kept


def _download(view: DomeView, me: PlayerView) -> float:
    """A short deck is not drawn from while there is something else to do, and an empty one only to end an endless
    game."""
    if not me.deck_count:
        return 5.0 if view.turn > _PATIENCE else -9.0
    if me.deck_count <= SHORT:
        return 0.3 if me.hand_count < 2 else -2.0
    return 2.6 if me.hand_count < 3 else 0.8 if me.hand_count < 5 else -0.5


def _crack(view: DomeView, option: Option, card: str) -> float:
    if option.id == "stop":
        return 0.0
    if option.id.startswith("recall"):
        return -1.0
    gain = worth(view.pack, card)
    return gain if option.key.endswith("complete") else 0.5 * option.args["space"] + 0.05 * gain


def _resource(view: DomeView, me: PlayerView, option: Option, card: str) -> float:
    if option.id == "done":
        return -2.0 if sum(me.pool_counts) < 7 else 0.0
    return resource(view, me, card, option.id.partition(">")[2])


def _effect(view: DomeView, me: PlayerView, option: Option, card: str) -> float:
    """Choices inside effects: hurt others, not oneself; yes to everything offered."""
    if option.id in ("yes", "done"):
        return 1.0
    if option.id in ("no", "none", "pass"):
        return -0.5
    if "way" in option.args:
        of, _, path = str(option.args["way"]).partition("|")
        return worth_of(cards.known(view.pack).at(of, path).effects)
    if option.anchor is not None and option.anchor.kind in ("player", "pool", "marker"):
        if option.anchor.kind == "pool" and option.args.get("count") == option.args.get("limit"):
            return swap_gain(view, me, card, str(option.anchor.at[1]))  # into a pool only what comes out of it fits
        if option.anchor.kind == "pool" and ">" in option.id:
            return _resource(view, me, option, card)
        return -1.0 if option.anchor.at[0] == me.seat else 1.0 - _WASTED * (option.warn is not None)
    if "seat" in option.args:
        return (-1.0 if option.args["seat"] == me.seat else 1.0) + (worth(view.pack, card) / 10 if card else 0.0)
    return worth(view.pack, card) / 10 if card else 0.0


# --- how good it looks -----------------------------------------------------------------------------------------------


def _strength(view: DomeView, player: PlayerView) -> float:
    if player.down:
        return -30.0
    wall = (LAYERS - player.layer) * LENGTH - player.space + 1
    programs = sum(min(6.0, worth(view.pack, program.card)) for program in player.programs)
    markers = sum(0.5 * marker.space for marker in player.markers)
    pools = sum(min(count, ENOUGH) + 0.3 * max(0, count - ENOUGH) for count in player.pool_counts)
    deck = min(player.deck_count, 10) * 0.6 + 0.1 * player.deck_count
    return 2.2 * wall + programs + markers + 0.9 * pools + 0.9 * player.hand_count + deck + 1.2 * len(player.controls)


def score(view: Any, seat: int) -> float:
    """How good the position looks to a seat, 0..1."""
    boss = view.mastermind
    mine = [p for p in view.players if p.seat == seat or (boss >= 0 and seat != boss and p.seat != boss)]
    theirs = [p for p in view.players if p not in mine]
    good = sum(_strength(view, p) for p in mine) / len(mine)
    bad = sum(_strength(view, p) for p in theirs) / len(theirs)
    return min(0.99, max(0.01, 0.5 + (good - bad) / 80))
