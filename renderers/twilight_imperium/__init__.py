"""Twilight Imperium's pictures: a star atlas with brass instruments. Every function is pure and may run in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors of options: ``system`` (position) or ``planet``.
- `palette` the colours, `chart` the palette of 256 that every picture is finished with (`colours()`), `words` texts
- `units` silhouettes of the ten kinds and stacks of them on a seat's base (`silhouette`, `stack`, `jag`)
- `planets` surfaces, owner's ring, values, `signs` traits, technology colours, wormholes, command tokens, speaker,
  custodians, `emblems` the factions' signs (`emblem`, `medal`), `tile_hand` tiles to lay
- `lens` positions to pixels, `tiles` a system as it lies still, `hexes` where what lies in it goes, `contents` draws
  that, `marks` numbered choices; `galaxy` the board, `corners` round it, `parts` a part of it, `overlays` on it
- `fights` a round of a combat and its odds, `moving` a move plan, `closeup` one system with all that is in it,
  `agendas` what is voted about, `lookups` and `card_faces` what is looked up, `tree` technologies, `research` a choice
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers.covers import Sitter
from renderers.covers import cover as _cover
from renderers.encode import Picture, finish
from renderers.twilight_imperium import choosing as _choosing
from renderers.twilight_imperium import closeup as _closeup
from renderers.twilight_imperium import factions as _factions
from renderers.twilight_imperium import fights as _fights
from renderers.twilight_imperium import finale as _finale
from renderers.twilight_imperium import galaxy as _galaxy
from renderers.twilight_imperium import goals as _goals
from renderers.twilight_imperium import hands as _hands
from renderers.twilight_imperium import lessons as _lessons
from renderers.twilight_imperium import marks as _marks
from renderers.twilight_imperium import moving as _moving
from renderers.twilight_imperium import overlays as _overlays
from renderers.twilight_imperium import parts as _parts
from renderers.twilight_imperium import paying as _paying
from renderers.twilight_imperium import results as _results
from renderers.twilight_imperium import seats as _seats
from renderers.twilight_imperium import tables as _tables
from renderers.twilight_imperium import trades as _trades
from renderers.twilight_imperium import tree as _tree
from renderers.twilight_imperium.agendas import agenda as agenda
from renderers.twilight_imperium.card_faces import card_face as card_face
from renderers.twilight_imperium.chart import colours as _colours
from renderers.twilight_imperium.cover import paint as _motif
from renderers.twilight_imperium.lessons import LESSONS as LESSONS
from renderers.twilight_imperium.lessons import RULES as RULES
from renderers.twilight_imperium.lessons import Lesson
from renderers.twilight_imperium.lookups import places as places
from renderers.twilight_imperium.lookups import unit_cards as unit_cards
from renderers.twilight_imperium.marks import Mark
from renderers.twilight_imperium.moving import Arrival as Arrival
from renderers.twilight_imperium.overlays import OVERLAYS as OVERLAYS
from renderers.twilight_imperium.overlays import Link, Lit, Overlay
from renderers.twilight_imperium.research import research as research
from renderers.twilight_imperium.tile_hand import tile_hand as tile_hand
from renderers.twilight_imperium.words import Words


def board(
    view: TwilightImperiumView,
    *,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    viewer: int | None = None,
    glow: bool = True,
    text: Voice | None = None,
) -> Picture:
    """The galaxy, 1,800 pixels wide.

    Args:
        view: what may be shown; a public picture is made from ``view(None)``.
        names: display names by seat.
        marks: choices to number in their systems.
        viewer: seat whose row is marked as one's own.
        glow: whether the system that was activated last is lit.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _galaxy.paint(view, words, viewer, glow, _marks.marked(marks))
    if marks:
        _marks.draw(canvas, _galaxy.LENS, marks)
    return finish(canvas, _colours(), "twilight_imperium.png", _galaxy.alt(view, words))


def move(
    view: TwilightImperiumView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A seat's numbered choices, as near as they lie together: the close-up of a system whose planets they are, else
    the galaxy.

    Args:
        marks: each ``Anchor("system", (position,))`` or ``Anchor("planet", (id,))``.
    """
    where = {view.planets[str(anchor.at[0])].system for _, anchor in marks if anchor.kind == "planet"}
    if len(where) == 1 and all(anchor.kind == "planet" for _, anchor in marks):
        return closeup(view, where.pop(), names=names, language=language, marks=marks, text=text)
    marks = [(label, _marks.as_system(view, anchor)) for label, anchor in marks]
    words = Words.of(text or Voice(language), names)
    labels = _marks.marked(marks)
    canvas = _galaxy.paint(view, words, seat, True, labels)
    _marks.draw(canvas, _galaxy.LENS, marks)
    alt = words("alt-move", name=words.names[seat], count=len(labels))
    return finish(canvas, _colours(), "twilight_imperium-move.png", alt)


def table(
    view: TwilightImperiumView, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """What lies beside the galaxy, 1,600 pixels wide: strategy cards, a strip for every player, objectives.

    Nothing on it depends on who looks at it.
    """
    words = Words.of(text or Voice(language), names)
    return finish(_tables.paint(view, words), _colours(), "twilight_imperium-table.png", _tables.alt(view, words))


def crop(
    view: TwilightImperiumView,
    position: str,
    steps: int = 1,
    *,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    text: Voice | None = None,
) -> Picture:
    """A system and those around it, larger and with all that is in them.

    Args:
        position: the system in the middle.
        steps: 1 for up to 7 systems, 2 for up to 19.
        marks: choices to number in their systems; those elsewhere are left out.

    Raises:
        ValueError: there is no such system at this table.
    """
    words = Words.of(text or Voice(language), names)
    around = _galaxy.neighbourhood(view, position, steps)
    shown = [mark for mark in marks if _marks.position_of(mark[1]) in around]
    canvas, lens = _parts.paint(view, position, steps, words, _marks.marked(shown))
    _marks.draw(canvas, lens, shown)
    alt = words("alt-crop", system=position, systems=", ".join(around))
    return finish(canvas, _colours(), "twilight_imperium-crop.png", alt)


def overlay(
    view: TwilightImperiumView,
    kind: Overlay,
    lit: Sequence[Lit],
    *,
    names: Sequence[str],
    language: Language,
    links: Sequence[Link] = (),
    seat: int | None = None,
    text: Voice | None = None,
) -> Picture:
    """One question laid over the galaxy; what is not meant is dark.

    Args:
        kind: `reach` of a seat, `cannon` cover, `traits` and specialties, `free` planets, `tokens`, `wormholes`, or
            `threats`: what can reach the seat.
        lit: positions that are meant, each with a short label such as a number, or none.
        links: pairs of positions to join.
        seat: whose it is; None where it is nobody's.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _overlays.paint(view, kind, lit, links, seat, words)
    told = ", ".join(f"{at} {label}".strip() for at, label in dict(lit).items()) or words("alt-overlay-none")
    title, _ = _overlays.titles(kind, seat, words)
    return finish(canvas, _colours(), f"twilight_imperium-{kind}.png", words("alt-overlay", title=title, systems=told))


def hand(
    view: TwilightImperiumView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """A seat's secret objectives with how far it is, its technologies by colour and what is in reach.

    Show another view than the seat's own only where its hand is open; what the view hides is only counted.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _hands.paint(view, seat, words)
    return finish(canvas, _colours(), "twilight_imperium-hand.png", _hands.alt(view, seat, words))


def objectives(
    view: TwilightImperiumView,
    seat: int,
    marks: Sequence[tuple[str, str]] = (),
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """Public objectives with who has scored them and how far a seat is, and its secret ones.

    Args:
        view: secret objectives are shown if it is the seat's own.
        seat: whose progress.
        marks: number and objective of every choice.
        names: display names by seat.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _goals.paint(view, seat, {one: label for label, one in marks}, words)
    return finish(canvas, _colours(), "twilight_imperium-objectives.png", _goals.alt(view, seat, words))


def sheet(
    view: TwilightImperiumView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """What everybody may know of a seat: figures after upgrades, units left, planets, technologies, neighbours."""
    words = Words.of(text or Voice(language), names)
    canvas = _seats.paint(view, seat, words)
    return finish(canvas, _colours(), "twilight_imperium-seat.png", _seats.alt(view, seat, words))


def faction(name: str, *, language: Language, codex: bool = False, text: Voice | None = None) -> Picture:
    """A faction's sheet: abilities, units with their figures, what it begins with, three suggestions for a first round.

    Args:
        name: id of the faction.
        codex: whether its table plays the later texts (24.1).

    Raises:
        KeyError: no such faction.
    """
    words = Words.of(text or Voice(language), ())
    canvas = _factions.paint(name, words, codex)
    return finish(canvas, _colours(), "twilight_imperium-faction.png", _factions.alt(name, words, codex))


def factions(offered: Sequence[tuple[str, str]], *, language: Language, text: Voice | None = None) -> Picture:
    """Factions that can be chosen, each with its number: abilities, units and technologies to begin with, commodities.

    Args:
        offered: number and id of each.

    Raises:
        KeyError: no such faction.
    """
    words = Words.of(text or Voice(language), ())
    canvas = _choosing.paint(offered, words)
    return finish(canvas, _colours(), "twilight_imperium-factions.png", _choosing.alt(offered, words))


def technologies(
    view: TwilightImperiumView,
    seat: int,
    marks: Sequence[tuple[str, str]] = (),
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A seat's technology tree in two columns: what it has, what each asks and does, upgrades before and after.

    Args:
        view: what it can research is lit if this is its own view.
        seat: whose.
        marks: number and technology of every choice.
        names: display names by seat.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _tree.paint(view, seat, {one: label for label, one in marks}, words)
    alt = _tree.alt(view, seat, marks, words)
    return finish(canvas, _colours(), "twilight_imperium-technologies.png", alt)


def closeup(
    view: TwilightImperiumView,
    position: str,
    *,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    text: Voice | None = None,
) -> Picture:
    """A system with its neighbours, and below it every unit in its space and on its planets, and who can fire at it.

    Args:
        position: of the system.
        marks: choices to number on its planets: ``Anchor("planet", (id,))``.

    Raises:
        ValueError: there is no such system at this table.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _closeup.paint(view, position, words, _closeup.labelled(marks))
    return finish(canvas, _colours(), "twilight_imperium-closeup.png", _closeup.alt(view, position, words))


def moving(
    view: TwilightImperiumView,
    seat: int,
    active: str,
    arrivals: Sequence[Arrival],
    cargo: Mapping[str, int],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A move plan: the active system amid what can come, numbered stacks with their ways, and the fleet that is chosen
    so far against fleet pool, capacity and the space cannons that reach it.

    Args:
        seat: who moves.
        active: position of the active system.
        arrivals: what can come, and how much of it is chosen.
        cargo: what is chosen to ride: `PLACE:TYPE` -> number.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _moving.paint(view, seat, active, arrivals, cargo, words)
    alt = _moving.alt(view, seat, active, arrivals, cargo, words)
    return finish(canvas, _colours(), "twilight_imperium-moving.png", alt)


def combat(
    view: TwilightImperiumView, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """The round of a combat that is under way, or the last one of the last combat: both sides facing, dice as they lie,
    hits, losses, what each unit hits on, the chance to win before and after. Nothing on it depends on who looks at it.

    Raises:
        ValueError: there was no combat (`view.fought`).
    """
    words = Words.of(text or Voice(language), names)
    shown = _fights.of_round(view, words)
    canvas = _fights.paint(shown, words, [player.faction for player in view.players])
    return finish(canvas, _colours(), "twilight_imperium-combat.png", _fights.alt(shown, words))


def odds(
    view: TwilightImperiumView,
    fight: Fight,
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """A fight that would be (`bot.games.twilight_imperium.advice.scouting`): chance to win and what both can expect to
    lose; its alternative text says all of it in lines. Reckons up to a tenth of a second: drawn in a worker.
    """
    words = Words.of(text or Voice(language), names)
    shown = _fights.of_fight(fight, words)
    canvas = _fights.paint(shown, words, [player.faction for player in view.players])
    return finish(canvas, _colours(), "twilight_imperium-odds.png", _fights.alt(shown, words))


def payment(
    view: TwilightImperiumView,
    seat: int,
    marks: Sequence[tuple[str, str]] = (),
    *,
    names: Sequence[str],
    language: Language,
    coin: str = "",
    price: int = 0,
    chosen: Sequence[str] = (),
    goods: int = 0,
    text: Voice | None = None,
) -> Picture:
    """A seat's planets as small cards, and what is paid with them.

    Args:
        view: what may be shown.
        seat: whose planets.
        marks: number and planet of every choice.
        names: display names by seat.
        coin: resources or influence; empty where nothing is paid.
        price: what is asked.
        chosen: planets that pay.
        goods: trade goods that pay the rest.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), names)
    numbered = {planet: label for label, planet in marks}
    canvas = _paying.paint(view, seat, numbered, coin, price, chosen, goods, words)
    alt = _paying.alt(view, seat, coin, price, chosen, goods, words)
    return finish(canvas, _colours(), "twilight_imperium-planets.png", alt)


def trade(
    view: TwilightImperiumView,
    seat: int,
    other: int,
    give: Mapping[str, int],
    take: Mapping[str, int],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
    notes: tuple[str, ...] = ("", ""),
    cards: tuple[Mapping[str, int], ...] = ({}, {}),
) -> Picture:
    """An offer of one seat to another: what each gives, and what each would have after.

    Args:
        view, seat, other: what may be shown, who offers, and to whom.
        give, take: trade goods and commodities (``goods``, ``commodities``) that go over and that come back.
        names: display names by seat; `text` is another catalogue than the language's own.
        notes, cards: promissory notes (``KIND:SEAT``, empty for none) and action cards that go over and come back.
    """
    words = Words.of(text or Voice(language), names)
    told = view, seat, other, (give, notes[0], cards[0]), (take, notes[1], cards[1]), words
    return finish(_trades.paint(*told), _colours(), "twilight_imperium-trade.png", _trades.alt(*told))


def result(
    view: TwilightImperiumView, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """Everybody's victory points over the rounds and what scored them, 1,600 pixels wide; before the end, so far."""
    words = Words.of(text or Voice(language), names)
    return finish(_results.paint(view, words), _colours(), "twilight_imperium-result.png", _results.alt(view, words))


def finale(
    view: TwilightImperiumView, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """The galaxy at the end with every hand open below it, 1,800 pixels wide.

    Raises:
        ValueError: the game is not over.
    """
    words = Words.of(text or Voice(language), names)
    return finish(_finale.paint(view, words), _colours(), "twilight_imperium-finale.png", _finale.alt(view, words))


def cover(sitters: Sequence[Sitter], *, language: Language, text: Voice | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return _cover("twilight_imperium", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Voice | None = None) -> Picture:
    """A picture that teaches: goal, turn, scoring, a fight, planets, or the legend of all signs."""
    words = Words.of(text or Voice(language), ())
    canvas = _lessons.paint(name, words)
    shown = [label.text.replace("\n", " ") for label in canvas.labels] if name == "legend" else []
    alt = " ".join(words(f"lesson-{name}-{number}") for number in (1, 2, 3)) if not shown else ", ".join(shown)
    return finish(canvas, _colours(), f"twilight_imperium-{name}.png", alt)
