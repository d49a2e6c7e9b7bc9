"""Cracking points and markers (rules 4.4)."""

from __future__ import annotations

from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.games.the_dome.cracking import Crack, reaches
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.state import HOME, MARKERS
from bot.games.the_dome.verbs import COLOURS, CrackPoints, MoveMarker, PushBack, Recall
from bot.games.the_dome.wording import colour_option, marker_option
from bot.games.the_dome.zones import mark, send_home


@VERBS.offers(CrackPoints)
def colours(part: Part, line: CrackPoints) -> Offer | None:
    n, seat, player = part.n(line), part.seat, part.player
    if line.colour or n <= 0:
        return None
    options = [colour_option(c, seat, len(player.pool(c)), reaches(part.pack, part.board, seat, c, n)) for c in COLOURS]
    return some(seat, options, 1, False, "the_dome-ask-colour")


@VERBS.performs(CrackPoints)
def crack(part: Part, line: CrackPoints) -> Outcome:
    n = part.n(line)
    colour = line.colour or (part.chosen[0] if part.chosen else "")
    if not colour or n <= 0:
        return NOTHING
    part.play.push(Crack(part.seat, colour=colour, points=n))
    return did(n)


@VERBS.performs(MoveMarker)
def move_marker(part: Part, line: MoveMarker) -> Outcome:
    n = max(0, part.n(line))
    part.play.push(Crack(part.seat, points=n, one=True))
    return did(n)


@VERBS.offers(PushBack, Recall)
def markers(part: Part, line: PushBack | Recall) -> Offer | None:
    if isinstance(line, Recall) and line.all:
        return None
    options = [
        marker_option(p.seat, at, slot.card, marker.space)
        for p in part.owners(line)
        for at, marker in enumerate(p.markers)
        if marker.on != HOME and (slot := part.board.slot(marker.on)) is not None
    ]
    n = part.n(line)
    most, upto = (n, line.upto) if isinstance(line, Recall) else (min(n, 1), False)
    many = len(options) > most or upto
    return some(part.run.seat, options, most, upto, "the_dome-ask-marker") if many else None


@VERBS.performs(PushBack, Recall)
def move_back(part: Part, line: PushBack | Recall) -> Outcome:
    play, n, chosen = part.play, part.n(line), part.chosen
    if not chosen and isinstance(line, Recall) and line.upto:
        return NOTHING
    out = [
        (player, at)
        for player in part.owners(line)
        for at, marker in enumerate(player.markers)
        if marker.on != HOME and (not chosen or f"{MARKERS[at]}@{player.seat}" in chosen)
    ]
    if not chosen and not (isinstance(line, Recall) and line.all):
        out = out[: min(n, 1) if isinstance(line, PushBack) else n]
    for player, at in out:
        marker = player.markers[at]
        slot = play.board.slot(marker.on)
        card = slot.card if slot is not None else ""
        if isinstance(line, PushBack) and marker.space > n:
            marker.space -= n
            mark(play, "marker", player.seat, at)
            play.tell("the_dome-event-pushed", seat=player.seat, marker=MARKERS[at], card=card, space=marker.space)
        else:
            send_home(play, player.seat, at)
            play.tell("the_dome-event-recalled", seat=player.seat, marker=MARKERS[at], card=card)
    return did(len(out))
