"""The table beside the galaxy: strategy cards, a strip for every player, objectives with everybody's progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, STRATEGY_CARDS
from bot.games.twilight_imperium.state import NOBODY, POOLS
from bot.games.twilight_imperium.view import PlayerView, TwilightImperiumView, closed
from renderers import strips
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import fit
from renderers.people import crown, seat_badge
from renderers.theme import BODY, BRIGHT, DECIDE, GAIN, LABEL, MARGIN, SMALL, SMALLEST, TITLE, WIDTH, mix
from renderers.twilight_imperium import brass, counters, emblems, palette, signs
from renderers.twilight_imperium.words import Words

HEAD: Final = 84
CARD: Final = 148
STRIP: Final = 112
GAP: Final = 10
OBJECTIVE: Final = 60
FOOT: Final = 62
"""Rows of what the places on the track mean."""
SIGNS: Final = 40
"""Rows of what the signs of the strips are called."""
NAMED: Final = 690
"""Width of an objective's name and what it asks."""
TRACK: Final = 274
"""Width of the track of victory points."""


def height(view: TwilightImperiumView) -> int:
    """Rows of the whole picture."""
    players = len(view.players) * (STRIP + GAP)
    objectives = brass.HEADING + OBJECTIVE * max(1, len(view.revealed) + bool(sum(view.hidden)))
    return MARGIN + HEAD + 12 + CARD + 16 + players + 4 + objectives + FOOT + SIGNS + 14


def winner(view: TwilightImperiumView) -> int:
    """Who has won a game that is over: most points, then initiative (EN1, EN2)."""
    return max(view.order, key=lambda seat: (view.players[seat].points, -view.order.index(seat)))


def initiative(player: PlayerView) -> str:
    """O2: the lowest number among a player's strategy cards, 0 with the token of that number; empty without one."""
    if player.zero:
        return "0"
    return str(min(player.cards)) if player.cards else ""


def has_passed(view: TwilightImperiumView, seat: int) -> bool:
    """Whether a seat has passed in the action phase that is on."""
    return view.phase == "action" and view.players[seat].passed


def paint(view: TwilightImperiumView, words: Words) -> Canvas:
    """The whole table."""
    canvas = brass.page(height(view), WIDTH)
    top = float(MARGIN)
    _head(canvas, view, words, top)
    top += HEAD + 12
    _cards(canvas, view, words, top)
    top += CARD + 16
    for seat in range(len(view.players)):
        _strip(canvas, view, words, seat, (MARGIN, top, WIDTH - MARGIN, top + STRIP))
        top += STRIP + GAP
    top = _objectives(canvas, view, words, top + 4)
    _foot(canvas, words, top)
    _signs(canvas, view, words, top + FOOT)
    return brass.finished(canvas)


# --- the head -------------------------------------------------------------------------------------------------------


def _head(canvas: Canvas, view: TwilightImperiumView, words: Words, top: float) -> None:
    """Whose turn it is or who has won; round and phase; the speaker."""
    box: Box = (MARGIN, top, WIDTH - MARGIN, top + HEAD)
    canvas.panel(box, 18, palette.PLATE)
    right, middle = box[2] - 24, top + HEAD / 2
    seat_badge(canvas, view.speaker, (right - 22, middle), 22)
    signs.speaker(canvas, (right - 84, middle), 26)
    told = words(f"phase-{view.phase}")
    if view.round:
        told = f"{words('round', round=view.round)} · {told}"
    room: Box = (right - 620, top, right - 140, top + HEAD)
    ink = canvas.text(told, room, DECIDE, palette.BRASS_LIGHT, weight="Bold", align="right", shrink=2)
    end = ink[0] - 30
    if view.phase == "over":
        strips.won(canvas, words, [winner(view)], "", box, end)
    elif view.turn != NOBODY:
        strips.turn(canvas, words, view.turn, box, end)
    else:
        canvas.text(words(f"now-{view.phase}"), (box[0] + 26, top, end, top + HEAD), TITLE, palette.PAPER,
                    weight="Bold", shrink=2)  # fmt: skip


# --- strategy cards -------------------------------------------------------------------------------------------------


def _cards(canvas: Canvas, view: TwilightImperiumView, words: Words, top: float) -> None:
    """The eight cards by number: whose, ready or used, trade goods on those that nobody has."""
    owners = {number: seat for seat, player in enumerate(view.players) for number in player.cards}
    width = (WIDTH - 2 * MARGIN - 7 * GAP) / 8
    for place, number in enumerate(STRATEGY_CARDS):
        left = MARGIN + place * (width + GAP)
        box: Box = (left, top, left + width, top + CARD)
        owner = owners.get(number)
        ready = owner is not None and view.players[owner].cards[number]
        ground = palette.PLATE if owner is None else palette.tinted(owner) if ready else palette.CASING
        brass.plate(canvas, box, ground=ground, lit=ready)
        counters.initiative(canvas, str(number), (left + 50, top + 54), 38, dim=not ready)
        corner = (left + width - 46, top + 50)
        if owner is not None and not ready:
            seat_badge(canvas, owner, (corner[0], top + 38), 20)
        elif owner is not None:
            seat_badge(canvas, owner, corner, 26)
        elif view.common.get(number):
            counters.good(canvas, (corner[0] + 14, corner[1]), 20)
            room: Box = (left + 92, top + 20, corner[0] - 12, top + 80)
            canvas.number(str(view.common[number]), room, DECIDE, palette.PAPER, align="right")
        name = words.called("card", number)
        ink = palette.PAPER if ready or owner is None else palette.PAPER_QUIET
        room = (left + 10, top + 98, left + width - 10, top + CARD - 8)
        canvas.text(name, room, LABEL, ink, weight="Bold", align="centre", shrink=2)
        if owner is not None and not ready:
            room = (left + 92, top + 64, left + width - 6, top + 94)
            canvas.text(words("used"), room, SMALLEST, palette.PAPER_QUIET, align="centre", shrink=0)


# --- players --------------------------------------------------------------------------------------------------------


def _strip(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, box: Box) -> None:
    """One player, everything in the same place on every strip."""
    player = view.players[seat]
    left, top, _, bottom = box
    middle = (top + bottom) / 2
    dim = has_passed(view, seat) or player.eliminated
    won = view.phase == "over" and seat == winner(view)
    turn = seat == view.turn and view.phase != "over"
    ground = palette.tinted(seat)
    canvas.frame(box, 18, 5 if turn or won else 2, BRIGHT if turn or won else palette.BRASS_DARK,
                 mix(ground, palette.SKY, 0.55) if dim else ground)  # fmt: skip
    if turn:
        canvas.polygon([(left + 10, middle - 18), (left + 10, middle + 18), (left + 32, middle)], BRIGHT)
    number = initiative(player)
    if number:
        counters.initiative(canvas, number, (left + 64, middle), 31, dim=dim)
    seat_badge(canvas, seat, (left + 138, middle), 28)
    if won:
        crown(canvas, (left + 578 + TRACK - 30, top + 40), 24, BRIGHT)
    emblems.medal(canvas, player.faction, (left + 212, middle), 37)
    _who(canvas, view, words, seat, (left + 260, top + 6, left + 562, bottom - 6))
    _points(canvas, view, words, seat, (left + 578, top, left + 578 + TRACK, bottom))
    high, low = top + 32, (top + 54, bottom - 6)
    for place, pool in enumerate(POOLS):
        x = left + 886 + place * 64
        counters.pool(canvas, pool, (x, high), 20)
        _number(canvas, {"tactic": player.tactic, "fleet": player.fleet, "strategy": player.strategy}[pool], x, low)
    for x, sign, held in ((1102, counters.resources, player.resources), (1230, counters.influence, player.influence)):
        sign(canvas, "", (left + x, high), 18)
        _of(canvas, held.ready, held.all, left + x, low)
    counters.good(canvas, (left + 1324, high), 21)
    _number(canvas, player.goods, left + 1324, low)
    counters.commodity(canvas, (left + 1398, high), 21)
    _of(canvas, player.commodities, FACTIONS[player.faction].commodities if player.faction else 0, left + 1398, low)
    held = [(counters.secret, player.secrets)]
    if plays_notes(view):
        held.insert(0, (counters.note, player.notes))
    if plays_cards(view):
        held.insert(0, (counters.action, player.hand))
    apart = 50 if len(held) < 3 else 42
    for place, (sign, count) in enumerate(held):
        x = left + (1488 if len(held) == 1 else 1516 - apart * (len(held) - 1 - place) - (4 if len(held) == 2 else 0))
        sign(canvas, (x, high), 21 if len(held) < 3 else 18)
        _number(canvas, count, x, low)


def _number(canvas: Canvas, count: int, x: float, low: tuple[float, float]) -> None:
    """A count under its sign."""
    canvas.number(str(count), (x - 36, low[0], x + 36, low[1]), DECIDE, palette.PAPER, align="centre")


def _of(canvas: Canvas, ready: int, whole: int, x: float, low: tuple[float, float]) -> None:
    """What is ready, and smaller what there is in all."""
    canvas.number(str(ready), (x - 62, low[0], x + 2, low[1]), DECIDE, palette.PAPER, align="right")
    canvas.number(f"/{whole}", (x + 4, low[0], x + 66, low[1]), BODY, palette.PAPER_QUIET, weight="Regular")


def _who(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, room: Box) -> None:
    """Name and faction, and whether they are out or have passed."""
    left, top, right, bottom = room
    player = view.players[seat]
    middle = (top + bottom) / 2
    end = right
    if seat == view.speaker:
        signs.speaker(canvas, (end - 20, top + 26), 20)
        end -= 50
    state = "eliminated" if player.eliminated else "passed" if has_passed(view, seat) else ""
    if state:
        fitted = fit(words(state), 130, SMALL, "Bold", 1, 1)
        chip: Box = (end - fitted.width - 24, top + 8, end, top + 44)
        canvas.panel(chip, 14, palette.CASING)
        canvas.write(fitted, chip, palette.BRASS_LIGHT, align="centre")
        end = chip[0] - 10
    canvas.text(words.names[seat], (left, top, end, middle + 2), BODY, palette.PAPER, weight="Bold")
    faction = words.faction(player.faction) if player.faction else words("no-faction")
    canvas.text(faction, (left, middle, right, bottom), LABEL, palette.PAPER_QUIET, shrink=2)


def _points(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, box: Box) -> None:
    """Victory points, and on the track what they could still become this round."""
    player = view.players[seat]
    left, top, right, _ = box
    counters.point(canvas, (left + 24, top + 38), 23)
    canvas.number(str(player.points), (left + 56, top + 10, left + 122, top + 66), TITLE, palette.PAPER)
    most = player.points + player.reach.public + player.reach.imperial + player.secrets
    if view.phase == "over" or player.eliminated:
        most = player.points
    elif most >= view.target:
        fitted = fit(words("can-win"), int(right - left - 148), LABEL, "Bold", 1, 2)
        chip: Box = (left + 120, top + 17, left + 120 + fitted.width + 28, top + 59)
        canvas.panel(chip, 18, BRIGHT)
        canvas.write(fitted, chip, palette.CASING, align="centre")
    elif most > player.points:
        canvas.text(words("up-to", points=most), (left + 130, top + 12, right, top + 64), LABEL, palette.PAPER_QUIET)
    step = TRACK / view.target
    kinds = ["had"] * player.points + ["public"] * player.reach.public + ["imperial"] * player.reach.imperial
    kinds = (kinds + ["secret"] * player.secrets)[:most]
    for place in range(view.target):
        centre = (left + step * (place + 0.5), top + 86)
        mark(canvas, kinds[place] if place < len(kinds) else "", centre, min(11.5, step * 0.42))


def mark(canvas: Canvas, kind: str, centre: Spot, r: float) -> None:
    """A place on the track: a point had, one of a public objective, of Imperial, of a secret, or none yet."""
    x, y = centre
    if kind == "had":
        canvas.disc(centre, r, palette.BRASS_LIGHT)
    elif kind == "public":
        canvas.disc(centre, r, GAIN)
        canvas.disc(centre, r * 0.6, palette.CASING)
    elif kind == "imperial":
        canvas.polygon([(x, y - r * 1.15), (x + r * 1.15, y), (x, y + r * 1.15), (x - r * 1.15, y)], palette.INFLUENCE)
    elif kind == "secret":
        canvas.panel((x - r * 0.72, y - r, x + r * 0.72, y + r), 3, palette.PAPER_QUIET)
        canvas.disc(centre, r * 0.34, palette.CASING)
    else:
        canvas.disc(centre, r * 0.5, palette.CASING)


# --- objectives -----------------------------------------------------------------------------------------------------


def _objectives(canvas: Canvas, view: TwilightImperiumView, words: Words, top: float) -> float:
    """Every objective that lies open, who has scored it, and how far the others are."""
    seats = len(view.players)
    first = MARGIN + 74 + NAMED
    width = (WIDTH - MARGIN - first) / seats
    brass.heading(canvas, words("objectives"), top, right=first - 10)
    for seat in range(seats):
        seat_badge(canvas, seat, (first + width * (seat + 0.5), top + 26), 20)
    top += brass.HEADING
    for number, one in enumerate(view.revealed):
        if number % 2 == 0:
            canvas.panel((MARGIN, top, WIDTH - MARGIN, top + OBJECTIVE), 12, palette.PLATE)
        middle = top + OBJECTIVE / 2
        points = OBJECTIVES[one].points
        for place in range(points):
            counters.point(canvas, (MARGIN + 36 + (place - (points - 1) / 2) * 30, middle), 17)
        _asked(canvas, words, one, (MARGIN + 76, top, first - 12, top + OBJECTIVE))
        for seat, player in enumerate(view.players):
            _progress(canvas, player, one, (first + width * (seat + 0.5), middle), open_=not closed(view, one))
        top += OBJECTIVE
    if sum(view.hidden) or not view.revealed:
        told = words("alt-nothing")
        if sum(view.hidden):
            told = words("face-down", one=view.hidden[0], two=view.hidden[1], deck=view.deck)
        canvas.text(told, (MARGIN + 76, top, WIDTH - MARGIN, top + OBJECTIVE), LABEL, palette.PAPER_QUIET)
        top += OBJECTIVE
    return top


def _asked(canvas: Canvas, words: Words, one: str, room: Box) -> None:
    """An objective's name, and beside it what it asks."""
    left, top, right, bottom = room
    name = fit(words.called("objective", one), 318, 32, "Bold", 1, 3)
    canvas.write(name, (left, top, left + 320, bottom), palette.PAPER)
    asked = fit(words.called("does", one), int(right - left - 334), LABEL, "Regular", 1, 0)
    if asked.lines[0] != words.called("does", one):
        asked = fit(words.called("does", one), int(right - left - 334), SMALL, "Regular", 2, 1)
    canvas.write(asked, (left + 334, top, right, bottom), palette.PAPER_QUIET)


def _progress(canvas: Canvas, player: PlayerView, one: str, centre: Spot, *, open_: bool) -> None:
    """How far somebody is; a dash where nobody can score it any more, and no light where the home is lost (OB2)."""
    x, y = centre
    if one in player.scored:
        counters.tick(canvas, centre, 20, GAIN)
        return
    has, asked = player.progress[one]
    done = open_ and player.scores and has >= asked
    if done:
        canvas.frame((x - 60, y - 25, x + 60, y + 25), 12, 3, palette.BRASS_LIGHT, palette.CASING)
    ink = palette.BRASS_LIGHT if done else palette.PAPER if open_ and player.scores else palette.PAPER_QUIET
    shown = f"{min(has, asked)}/{asked}" if open_ else "–"
    canvas.number(shown, (x - 60, y - 26, x + 60, y + 26), BODY, ink, align="centre")


def _foot(canvas: Canvas, words: Words, top: float) -> None:
    """What the places on the track mean."""
    middle = top + FOOT / 2
    canvas.fill((MARGIN, round(top + 4), WIDTH - MARGIN, round(top + 6)), palette.BRASS_DARK)
    x = float(MARGIN + 16)
    for kind in ("had", "public", "imperial", "secret"):
        mark(canvas, kind, (x, middle + 4), 11.5)
        fitted = fit(words(f"track-{kind}"), max(60, int(WIDTH - MARGIN - 20 - x - 22)), SMALL, "Regular", 1, 1)
        canvas.write(fitted, (x + 20, top + 8, x + 22 + fitted.width, top + FOOT), palette.PAPER_QUIET)
        x += fitted.width + 54


def _signs(canvas: Canvas, view: TwilightImperiumView, words: Words, top: float) -> None:
    """What the signs of the strips are called: nobody who plays for the first time knows a trapezoid for resources."""
    middle, x = top + SIGNS / 2, float(MARGIN + 20)
    named: list[tuple[str, Callable[[Spot], object]]] = [
        *((pool, lambda spot, pool=pool: counters.pool(canvas, pool, spot, 17)) for pool in POOLS),
        ("resources", lambda spot: counters.resources(canvas, "", spot, 15)),
        ("influence", lambda spot: counters.influence(canvas, "", spot, 15)),
        ("goods", lambda spot: counters.good(canvas, spot, 17)),
        ("commodities", lambda spot: counters.commodity(canvas, spot, 17)),
        *([("cards", lambda spot: counters.action(canvas, spot, 17))] if plays_cards(view) else []),
        *([("notes", lambda spot: counters.note(canvas, spot, 17))] if plays_notes(view) else []),
    ]
    for name, draw in named:
        draw((x, middle))
        fitted = fit(words(f"sign-{name}"), max(60, int(WIDTH - MARGIN - 26 - x)), SMALL, "Regular", 1, 1)
        canvas.write(fitted, (x + 26, top, x + 28 + fitted.width, top + SIGNS), palette.PAPER_QUIET)
        x += fitted.width + 62


def plays_cards(view: TwilightImperiumView) -> bool:
    """Whether anybody has action cards."""
    return any(one.hand for one in view.players)


def plays_notes(view: TwilightImperiumView) -> bool:
    """Whether anybody has promissory notes."""
    return bool(view.holders) or any(one.open_notes for one in view.players)


def alt(view: TwilightImperiumView, words: Words) -> str:
    """The table in words."""
    standing = words.text.listing(
        [words("alt-table-seat", name=words.names[seat], points=player.points, tactic=player.tactic,
               fleet=player.fleet, strategy=player.strategy, goods=player.goods)
         for seat, player in enumerate(view.players)]
    )  # fmt: skip
    objectives = words.text.listing([words.called("objective", one) for one in view.revealed])
    return words("alt-table", round=view.round, standing=standing, objectives=objectives or words("alt-nothing"))
