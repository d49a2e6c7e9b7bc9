"""THE DOME: what the view has is drawn, everything of it, each thing where nothing else of its kind lies."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bot.games.the_dome.readings import ENERGY_MOST, LAYERS, LENGTH
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import PlayerView, durability
from bot.text.catalogue import LANGUAGES, Language
from renderers import the_dome
from renderers.encode import Picture
from renderers.the_dome import palette, server, sides
from renderers.the_dome.words import Words
from renderers.theme import TEXT
from tests.renderers.calls import Drawn, Recording, amounts_are_whole, recording
from tests.renderers.checks import begins, keeps_apart, keeps_to_rooms, lie_apart
from tests.renderers.dome_tables import NAMES, PACK, full, table, words_of

GLYPHS = "the_dome.glyphs."
TABLES = ("duel", "three", "four", "over", "choosing")


@lru_cache(maxsize=16)
def board(name: str, language: Language) -> tuple[Recording, Picture]:
    view = table(name)
    with recording() as drawn:
        picture = the_dome.board(view, names=NAMES[: view.seats], language=language)
    return drawn, picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_the_central_server_has_its_cards_and_everybodys_markers(name: str, language: Language) -> None:
    view = table(name)
    drawn, picture = board(name, language)
    words = words_of(view, language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    laid = drawn.of("the_dome.server.lay")
    assert [one.place for one in laid] == [1, 2, 3, 4]
    lie_apart([one.box for one in laid], picture.width, picture.height)
    for one in laid:
        wanted = {
            (player.seat, number)
            for player in view.players
            for number, marker in enumerate(player.markers)
            if marker.place == one.place
        }
        tokens = drawn.by(one, GLYPHS + "tokens")
        assert {(token.seat, token.number) for token in tokens} == wanted
        assert len({token.centre for token in tokens}) == len(tokens) == len(wanted)
        left, top, right, bottom = one.box
        assert all(left < token.centre[0] < right and top < token.centre[1] < bottom for token in tokens)
        width, tall = right - left, bottom - top
        at = [(round(left) + x, round(top) + y) for x, y in server.spaces(view.server[one.place - 1], width, tall)]
        for token in tokens:
            space = view.players[token.seat].markers[token.number].space
            assert abs(token.centre[0] - at[space - 1][0]) < 2
        assert bool(drawn.by(one, GLYPHS + "padlock")) == (server.lock(view, one.place) is not None)
        assert drawn.by(one, "canvas.include")
        arrows = [arrow for arrow in drawn.by(one, "canvas.polygon") if arrow.fill == TEXT]
        assert len(arrows) == len({token.centre[0] for token in tokens})
    names = [words.name(one.card) for one in view.server]
    assert all(begins(drawn.texts(), one) for one in names)
    piles = drawn.one("the_dome.server.piles")
    counted = [(one.sign, one.number) for one in drawn.of("the_dome.pieces.amount", piles)]
    system = [("deck", view.system_deck), ("void", len(view.system_void))]
    boss = [("hand", view.mm_hand_count), ("deck", view.mm_deck), ("void", len(view.mm_void))]
    assert counted == (boss + system if view.mode == "mastermind" else system)
    assert words("kind-system") in drawn.texts(piles)
    energy = [one.on for one in drawn.by(piles, GLYPHS + "energy")]
    if view.mode == "mastermind":
        assert energy == [number < view.energy for number in range(ENERGY_MOST)]
        assert str(view.energy) in drawn.texts(piles)
        assert words("mastermind") in drawn.texts(piles)
    else:
        assert not energy


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_system_card_has_its_name_its_text_and_every_space(language: Language) -> None:
    view = full(4)
    words = words_of(view, language)
    for one in view.server:
        with recording() as drawn:
            server.plain(words, one, 360, 460, False, 0)
        spaces = [space.name for space in drawn.of(GLYPHS + "space")]
        assert spaces == [*one.track, one.track[-1]]
        texts = drawn.texts()
        assert begins(texts, words.name(one.card))
        assert set("".join(words.effect(PACK[one.card]).split())) <= set("".join(texts).replace(" ", ""))
        assert drawn.of(GLYPHS + "kind")
        assert drawn.of("canvas.stroke")
        assert drawn.of("canvas.polygon")
        assert drawn.of("canvas.frame")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_everything_public_about_a_seat_lies_on_its_side(name: str, language: Language) -> None:
    view = table(name)
    drawn, picture = board(name, language)
    words = words_of(view, language)
    amounts_are_whole(drawn, "the_dome")
    painted = drawn.of("the_dome.sides.paint")
    assert sorted(one.player.seat for one in painted) == list(range(view.seats))
    lie_apart([one.box for one in painted], picture.width, picture.height)
    for side in painted:
        player: PlayerView = side.player
        texts = drawn.texts(side)
        head = drawn.one("the_dome.sides._head", side)
        assert [one.seat for one in drawn.by(head, "people.seat_badge")] == [player.seat]
        assert begins(drawn.texts(head), words.names[player.seat])
        dome = drawn.one("the_dome.firewall.lay", side)
        assert dome.player == player
        assert drawn.by(dome, "canvas.include")
        figures = [(one.sign, one.number) for one in drawn.of("the_dome.pieces.amount", side)]
        piles = [("void", len(player.void)), ("deck", player.deck_count), ("hand", player.hand_count)]
        decided = bool(player.character)
        assert sorted(figures) == sorted([("shield", durability(player)), *(piles if decided or side.wide else [])])
        assert bool(drawn.of("people.crown", side)) == (player.seat in view.winners)
        waits = view.phase == "action" and view.current == player.seat
        assert bool(drawn.of("people.hourglass", side)) == (waits or view.looker == player.seat)
        said = [one.text for one in drawn.of("cards.marks.pill", side)]
        tag = "down" if player.down else "mastermind" if player.seat == view.mastermind else ""
        assert (words(tag) in said) if tag else True
        assert all(one in texts for one in said)
        if not decided:
            assert words("no-deck") in texts
            continue
        _pools(drawn, side, player)
        _markers(drawn, side, player)
        _area(drawn, side, player, words)
        minis = [one.name for one in drawn.by(drawn.one("the_dome.sides._piles", side), "the_dome.pieces.mini")]
        assert minis == ([player.void[-1]] if player.void else [])


def _pools(drawn: Recording, side: Drawn, player: PlayerView) -> None:
    """Three pools that do not lie on each other; what a stamp shows may have been drawn for another side."""
    pools = drawn.one("the_dome.sides._pools", side)
    lit = drawn.by(pools, "the_dome.pieces.pool")
    stamps = [one for one in drawn.by(pools, "the_dome.pieces.stamp") if one.key[0] == "pool"]
    found = {one.colour: (one.count, one.limit) for one in lit}
    found |= {one.key[1]: (one.key[2], one.key[3]) for one in stamps}
    limits = player.limits
    assert found == {colour: (player.pool_counts[at], limits[at]) for at, colour in enumerate(COLOURS)}
    assert len(lit) + len(stamps) == len(COLOURS)
    lie_apart([one.box for one in (*lit, *stamps)], 1600, 3000)
    assert all(drawn.by(one, "canvas.include") for one in stamps)


def _markers(drawn: Recording, side: Drawn, player: PlayerView) -> None:
    """A marker at home, or the place it has left."""
    piles = drawn.one("the_dome.sides._piles", side)
    home = [number for number, marker in enumerate(player.markers) if not marker.place]
    assert sorted(one.number for one in drawn.by(piles, GLYPHS + "tokens")) == home
    assert len(drawn.by(piles, GLYPHS + "vacant")) == len(player.markers) - len(home)


def _area(drawn: Recording, side: Drawn, player: PlayerView, words: Words) -> None:
    """Programs and Controls in their order; of more than fit, how many more there are."""
    area = drawn.one("the_dome.sides._area", side)
    shown = drawn.by(area, "the_dome.sides._card")
    everything = [*player.programs, *player.controls]
    assert [one.one for one in shown] == everything[: len(shown)]
    lie_apart([one.box for one in shown], 1600, 3000)
    hidden = len(everything) - len(shown)
    assert hidden == 0 or len(shown) == sides.MOST[side.wide] - 1
    assert (words("more", count=hidden) in drawn.texts(area)) == bool(hidden)
    for one in shown:
        stamped = drawn.by(one, "the_dome.pieces.stamp")
        lit = drawn.by(one, "the_dome.sides._program") + drawn.by(one, "the_dome.sides._control")
        assert len(stamped) + len(lit) == 1
        assert all(drawn.by(stamp, "canvas.include") for stamp in stamped)
    if not everything:
        assert drawn.by(area, "canvas.frame")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_a_control_and_a_pool_show_what_they_are(language: Language) -> None:
    drawn, _ = board("four", language)
    words = words_of(full(), language)
    programs, controls = drawn.of("the_dome.pieces.program"), drawn.of("the_dome.pieces.control")
    assert {one.one.ready for one in programs} == {True, False}
    for one in programs:
        assert begins(drawn.texts(one), words.name(one.one.card))
        assert [(mini.name, mini.ready) for mini in drawn.by(one, "the_dome.pieces.mini")] == [
            (one.one.card, one.one.ready)
        ]
    for mini in drawn.of("the_dome.pieces.mini"):
        assert [emblem.card.id for emblem in drawn.by(mini, "the_dome.art.emblem")] == [mini.name]
    assert {one.turn - one.one.turn for one in controls} == {0, 3}
    for one in controls:
        age = one.turn - one.one.turn
        assert words("control", number=one.number) in drawn.texts(one)
        assert (words("age", count=age) if age else words("age-now")) in drawn.texts(one)
        assert drawn.by(one, GLYPHS + "back")
    pools = drawn.of("the_dome.pieces.pool")
    for one in pools:
        assert drawn.texts(one) == [str(one.count), f"/{one.limit}"]
        assert [sign.colour for sign in drawn.by(one, GLYPHS + "sign")] == [one.colour]
        lies = drawn.one("the_dome.pieces.stack", one)
        places = max(one.limit, one.count, 1)
        assert len(drawn.by(lies, "canvas.panel")) == 2 * places
        assert len(drawn.by(lies, GLYPHS + "sign")) == bool(one.count)


@pytest.mark.parametrize("seat", range(4))
def test_a_dome_has_every_pane_its_marker_and_what_its_leaks_cost(seat: int) -> None:
    """D2, D6: what is broken, what stands, and where the marker is."""
    drawn, _ = board("four", "ko")
    view = full()
    player = view.players[seat]
    laid = next(one for one in drawn.of("the_dome.firewall.lay") if one.player == player)
    panes = drawn.of("the_dome.firewall._pane", laid)
    assert [(one.layer, one.pane) for one in panes] == [
        (layer, pane) for layer in range(LAYERS) for pane in range(1, LENGTH + 1)
    ]
    for one in panes:
        assert len(drawn.by(one, "canvas.polygon")) == 1
        assert len(drawn.by(one, "canvas.stroke")) == 1
    standing = [one for one in panes if drawn.by(one, "canvas.polygon")[0].fill in palette.PANES]
    assert len(standing) == durability(player)
    stones = drawn.of("the_dome.firewall.stone", laid)
    assert len(stones) == (player.layer < LAYERS and player.space > 0)
    assert [one.character for one in drawn.of("the_dome.portraits.bust", laid)] == [player.character]
    leaks = drawn.one("the_dome.firewall._leaks", laid)
    assert drawn.texts(leaks) == [f"{keep}/{draw}" for keep, draw in player.leak_values]
    assert drawn.by(leaks, GLYPHS + "leak")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_the_strips_on_top_tell_whose_turn_it_is_and_what_is_not_settled(name: str, language: Language) -> None:
    view = table(name)
    drawn, _ = board(name, language)
    words = words_of(view, language)
    header = drawn.one("the_dome.boards.header")
    texts = drawn.texts(header)
    badges = [one.seat for one in drawn.of("people.seat_badge", header)]
    if name == "over":
        assert badges == list(view.winners)
        assert begins(texts, words(f"over-{view.reason}"))
        return
    if name == "choosing":
        assert words("setting-up") in texts
        assert drawn.of("people.hourglass", header)
        return
    assert badges == [view.current]
    assert words("turn-number", turn=view.turn) in texts
    points = [one.on for one in drawn.by(header, GLYPHS + "action_point")]
    assert points == [number < view.players[0].ap for number in range(3)]
    staged = drawn.one("the_dome.boards._staged")
    assert [one.seat for one in drawn.by(staged, "people.seat_badge")] == [seat for seat, _ in view.staged]
    assert [one.name for one in drawn.by(staged, "the_dome.pieces.mini")] == [card for _, card in view.staged]
    for _, card in view.staged:
        kind = words(f"kind-{PACK[card].kind}")
        assert begins(drawn.texts(staged), words("staged-card", card=words.name(card), kind=kind))
