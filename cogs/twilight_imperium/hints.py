"""What a question of Twilight Imperium cannot be answered without and its picture does not show: what cards and
technologies do, what units cost, what objectives ask; in the first round also what the question is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.questions import CALLED
from bot.core.shapes import Form, Option, Question, Text
from bot.core.windows import PASS
from bot.games.twilight_imperium.components.strategy_cards.diplomacy import DIPLOMACY
from bot.games.twilight_imperium.components.technologies.yellow_and_red import SARWEEN_TOOLS
from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, PLANETS, TILES
from bot.games.twilight_imperium.flow.strategy import TWO_CARDS
from bot.games.twilight_imperium.light import text_of
from bot.games.twilight_imperium.view import TwilightImperiumView
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.twilight_imperium.councils import debated, question_lines
from cogs.twilight_imperium.papers import offered_notes
from cogs.twilight_imperium.vocabulary import GAME
from renderers.twilight_imperium.moving import card

ABOUT: Final = "twilight_imperium-about"
ASK: Final = "twilight_imperium-ask"
PICKS: Final = f"{ASK}-card"
"""The question which strategy card to take."""
PRODUCES: Final = f"{ASK}-produce"
"""The question what to make."""
FOLLOWS: Final = f"{ASK}-secondary"
"""The question whether to use a secondary ability."""
TURNS: Final = f"{ASK}-turn"
"""The question what to do in a turn."""
PLAYS: Final = "twilight_imperium-opt-strategic"
"""An answer to it: a strategy card is played."""
FIGHTS: Final = f"{ASK}-combat-orders"
"""The question how a battle is fought."""
ANNOUNCES: Final = f"{ASK}-announce"
"""The question whether a retreat is announced, put every round of a battle."""
SCORES: Final = f"{ASK}-score-public"
"""The question which public objective to score."""
PROTECTS: Final = (f"{ASK}-diplomacy", f"{ASK}-diplomacy-given")
"""The question which system nobody else can activate."""
CHOOSES: Final = f"{ASK}-faction"
"""The question which faction to play."""
FEW: Final = 4
"""Factions of which it is told what they can do; it takes a screen of a phone for three."""
SCORES_NOTHING: Final = f"{ASK}-score-nothing"
"""The question that is put where nothing can be scored."""
READIES: Final = f"{ASK}-ready"
"""The question which exhausted planets become ready."""
CANCELS: Final = "twilight_imperium-window-card"
"""Begins the question whether an action card is cancelled."""
REACTS: Final = "twilight_imperium-opt-react"
"""An answer to a call that plays a card; one that names something has an end."""
OFFERS: Final = f"{ASK}-offer"
"""The question whom something is offered."""
REPLIES: Final = (f"{ASK}-reply-notes", f"{ASK}-reply-cards")
"""The question about an offer with promissory notes, or with action cards."""
CARDS: Final = (
    *("twilight_imperium-opt-deed", "twilight_imperium-opt-hand-card"),
    *("twilight_imperium-opt-card-order", "twilight_imperium-opt-rider"),
    *("twilight_imperium-opt-play-seat", "twilight_imperium-opt-bribe"),
    *("twilight_imperium-opt-note-use", "twilight_imperium-opt-note-planet"),
)
"""Options that are cards: what they do is told beside them."""
IDEAS: Final = 3
"""Suggestions for the first round of each faction."""


def hints(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """Lines under what is asked."""
    key = question.prompt.key
    lines: list[str] = []
    if view.round <= 1 and reader.text.has(f"{key}-hint"):
        lines.append(reader(f"{key}-hint", **question.prompt.args))
    if reader.text.has(f"{key}-note"):
        lines.append(reader.told(Text(f"{key}-note", {"seat": view.speaker})))
    lines += question_lines(view, question, reader)
    if key == TURNS:
        lines += _ideas(view, reader) if view.round == 1 else []
        plays = [option for option in _options(question) if option.key == PLAYS]
        lines += ways_told(view, plays, reader) if len(plays) == 1 else []  # of several, where one is chosen
    if key == ANNOUNCES and question.prompt.args["round"] == 1:
        lines.append(reader(f"{ANNOUNCES}-about"))
    if key == FOLLOWS:
        number = question.prompt.args["card"]
        lines.append(reader(f"{ABOUT}-secondary", does=_followed(view, number, reader)))
    if key == PICKS and view.seat is not None and len(view.players) <= TWO_CARDS:
        lines.append(reader(f"{PICKS}-which", number=len(view.players[view.seat].cards) + 1))
    if key in PROTECTS:
        if not view.variants.get(DIPLOMACY):
            lines.append(reader(f"{PROTECTS[0]}-readies"))
        lines += _worth(view, question, reader)
    if key == READIES:
        lines.append(
            " · ".join(_planet(view, option.args["planet"], reader, told=False) for option in _options(question))
        )
    if key.startswith(CANCELS):
        played = str(question.prompt.args["component"])
        lines.append(reader(f"{CANCELS}-does", component=played, does=reader(f"twilight_imperium-does-{played}")))
        lines.append(reader(f"{CANCELS}-why"))
    elif question.slot.startswith(CALLED) and all(option.id == PASS for option in _options(question)):
        lines.append(reader(f"{ABOUT}-nothing-fits"))
    if key == FIGHTS and view.copies:
        lines.append(reader(f"{FIGHTS}-cards"))
    if key == PRODUCES:
        lines += _prices(view, question, reader)
    if key in REPLIES:
        lines += offered_notes(view, question, reader)
    if key == OFFERS and any(not option.args["now"] for option in _options(question)):
        lines.append(reader(f"{OFFERS}-later{'-agenda' if debated(view) else ''}"))
    if key in (SCORES, SCORES_NOTHING):
        lines += _missing(view, question, reader)
    if key == CHOOSES:
        lines += _factions(_options(question), reader)
    told = (_about(view, option, key, reader) for option in _options(question))
    return [*lines, *(f"{BULLET} {one}" for one in dict.fromkeys(told) if one)]


def _options(question: Question) -> tuple[Option, ...]:
    return question.shape.shape.options if isinstance(question.shape, Form) else question.shape.options


def _about(view: TwilightImperiumView, option: Option, asked: str, reader: Reader) -> str:
    """What a card, a technology, an ability or an objective that can be chosen is about; nothing of other options."""
    if asked == PICKS:
        number, variant = option.args["card"], option.args["variant"]
        return reader(f"{ABOUT}-strategy", card=number, does=reader(f"{ABOUT}-strategy-{number}{variant}"))
    if option.key == "twilight_imperium-opt-technology":
        technology = option.args["technology"]
        does = reader(f"twilight_imperium-does-{text_of(technology, view.codex)}")
        return reader(f"{ABOUT}-technology", technology=technology, does=does)
    if option.key in CARDS or option.key.startswith(REACTS):
        deed = option.args.get("deed") or option.args["component"]
        does = reader(f"twilight_imperium-does-{text_of(deed, view.codex)}")
        return reader(f"{ABOUT}-deed", deed=deed, does=does)
    if option.key == "twilight_imperium-opt-objective":
        return reader(
            f"{ABOUT}-objective",
            **option.args,
            does=reader(f"twilight_imperium-does-{option.args['objective']}"),
            gives=reader(f"{ABOUT}-points", points=OBJECTIVES[option.args["objective"]].points),
        )
    return ""


def ways_told(view: TwilightImperiumView, options: Sequence[Option], reader: Reader) -> list[str]:
    """What the strategy cards do that can be played, on the page where one is chosen."""
    return [f"{BULLET} {_primary(view, option, reader)}" for option in options if option.key == PLAYS]


def _primary(view: TwilightImperiumView, option: Option, reader: Reader) -> str:
    """What a strategy card does for who plays it, in the text that this table plays."""
    number = int(option.args["card"])
    does = reader(f"{ABOUT}-strategy-{number}{view.variants.get(number, '')}")
    return reader(f"{ABOUT}-strategy", card=number, does=does)


def _factions(options: Sequence[Option], reader: Reader) -> list[str]:
    """What factions can do, where few are offered; of many only where to read it."""
    lines = [reader(f"{CHOOSES}-sheets")]
    if len(options) > FEW:
        return lines
    for option in options:
        faction = str(option.args["faction"])
        can = " ".join(
            f"*{reader(f'{GAME}-component-{one}')}*: {reader(f'{GAME}-does-{one}')}"
            for one in FACTIONS[faction].abilities
        )
        lines.append(f"{BULLET} **{reader(f'{GAME}-faction-{faction}')}** · {can}")
    return lines


def _followed(view: TwilightImperiumView, card: int, reader: Reader) -> str:
    """What a secondary ability does for who is asked; a faction's own has a text of its own."""
    own = f"{ABOUT}-secondary-{card}-{view.players[view.seat].faction}" if view.seat is not None else ""
    return reader(own if reader.text.has(own) else f"{ABOUT}-secondary-{card}", count=_replenished(view))


def _worth(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """Own planets of each system that can be chosen, with what they are worth."""
    lines: list[str] = []
    for option in _options(question):
        told = [
            _planet(view, planet, reader)
            for planet in TILES[view.systems[option.id].tile].planets
            if view.planets[planet].controller == view.seat
        ]
        if told:
            lines.append(f"{BULLET} " + reader(f"{ABOUT}-system", system=option.id, planets=", ".join(told)))
    return lines


def _replenished(view: TwilightImperiumView) -> int:
    """Commodities that the viewer would gain (TGD1)."""
    if view.seat is None or (faction := view.players[view.seat].faction) not in FACTIONS:
        return 0
    return max(0, FACTIONS[faction].commodities - view.players[view.seat].commodities)


def _planet(view: TwilightImperiumView, planet: str, reader: Reader, *, told: bool = True) -> str:
    """A planet with what it is worth, and whether it is exhausted where that is `told`."""
    card, ready = PLANETS[planet], view.planets[planet].ready or not told
    return reader(
        f"{ABOUT}-planet", planet=planet, resources=card.resources, influence=card.influence, ready=int(ready)
    )


def _ideas(view: TwilightImperiumView, reader: Reader) -> list[str]:
    """What a faction does well in its first round, as its sheet says."""
    if view.seat is None or not (faction := view.players[view.seat].faction):
        return []
    told = [reader(f"pic-twilight_imperium-first-{faction}-{number}") for number in range(1, IDEAS + 1)]
    return [reader(f"{TURNS}-ideas", faction=faction), *(f"{BULLET} {one}" for one in told)]


def _prices(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """What one of each unit costs, or two where they come by two."""
    if view.seat is None:
        return []
    told: list[str] = []
    for option in _options(question):
        kind = str(option.args["unit"])
        found = card(view, view.seat, kind)
        if found is not None and found.cost is not None:
            told.append(reader(f"{ABOUT}-price", unit=kind, batch=found.batch, cost=found.cost))
    if not told:
        return []
    cheaper = [reader(f"{ABOUT}-discount")] if SARWEEN_TOOLS.id in view.players[view.seat].technologies else []
    return [reader(f"{ABOUT}-prices", prices=" · ".join(told)), *cheaper]


def _missing(view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
    """Public objectives that lie open and are not among what can be scored, with what is missing."""
    if view.seat is None:
        return []
    player, offered = view.players[view.seat], {option.id for option in _options(question)}
    told: list[str] = []
    sealed = view.council.sealed if view.council is not None else ()
    for one in view.revealed:
        if one not in offered and one not in player.scored and one not in sealed:
            has, asked = player.progress[one]
            told.append(reader(f"{SCORES}-miss", objective=one, has=has, asked=asked))
    return [reader(f"{SCORES}-missing", list=" · ".join(told))] if told else []
