"""Every kind of picture of every game, for a person to look through before a release.

    python -m renderers.gallery OUTDIR [--language ko|en] [--game metromania] [--all]

writes one PNG per picture and an `index.html`: by game, kind and language, the worst cases first. It draws what differs
most (four and six with the longest names, two and three with usual ones), `--all` every combination. The README's
pictures are made by

    python -m renderers.gallery docs/pictures --readme
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from bot.core.shapes import Anchor
from bot.games.metromania.geometry import Vertex
from bot.games.metromania.state import State
from bot.games.metromania.view import if_it_ended_now, view_of
from bot.games.metromania.wording import site_options, tunnel_options
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import LANGUAGES, Language
from renderers import metromania, project_mine, the_dome, twilight_imperium
from renderers.covers import Sitter
from renderers.encode import Picture
from renderers.gallery_index import GalleryPicture, case_of, page_of
from renderers.metromania.lessons import LESSONS, RULES
from renderers.metromania.samples import ended, played, steps_of, waiting_sites
from renderers.project_mine.samples import STAGES as MINE_STAGES
from renderers.project_mine.samples import choices, table, ways
from renderers.project_mine.samples import view as mine_view
from renderers.the_dome import samples as dome
from renderers.tournaments import samples as contests
from renderers.twilight_imperium import samples as imperium

Drawn = tuple[str, Callable[[], Picture]]
"""A name and how to draw it."""

PLAIN: Final = ("지수", "민수", "Mina", "Bartholomew")
"""Names as people have them."""
LONGEST: Final = (
    "대한민국만세마당에서한판더하고가세요오늘도내일도모레도글피도언제까지나" [:32],
    "W" * 32,
    "\U0001F469\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466\U0001F3B2 \ufdfd " + "永" * 20,
    "긴 이름도 띄어쓰기가 있으면 조금은 낫지만 역시 길어요 정말",
)  # fmt: skip
"""32 wide characters, 32 of the widest letter, signs no font has, and words."""

STAGES: Final[dict[str, Callable[[int], State]]] = {
    "start": lambda seats: played(seats, 5, 0),
    "early": lambda seats: played(seats, 3, 2 * seats, tunnels=1),
    "middle": lambda seats: played(seats, 7, 6 * seats, tunnels=2),
    "late": lambda seats: played(seats, {2: 33, 3: 31, 4: 9}[seats], {2: 14, 3: 27, 4: 32}[seats]),
    "end": lambda seats: ended(seats, {2: 3, 3: 2, 4: 34}[seats], 12 * seats),
    "hidden": lambda seats: played(seats, 3, 3 * seats, "hidden"),
}
"""By name, a game at that point for so many seats."""


def marks_of(state: State) -> list[metromania.Mark]:
    """The numbered tunnels of the seat whose turn it is."""
    options = tunnel_options(state, state.current, steps_of(state))
    return [(str(number), option.anchor) for number, option in enumerate(options, 1) if option.anchor]


def site_marks_of(state: State) -> list[metromania.Mark]:
    """The numbered places where the seat whose turn it is may put a station."""
    sites: list[Vertex] = waiting_sites(state)
    options = site_options(state, state.current, sites)
    return [(str(number), option.anchor) for number, option in enumerate(options, 1) if option.anchor]


def covers(cover: Callable[..., Picture], crowd: str, names: tuple[str, ...], language: Language) -> Iterator[Drawn]:
    """A lobby's cover with one to four seats taken, the first by the host, the last by a bot."""
    for seats in (2, 3, 4):
        taken = [Sitter(name, bot=seat == seats - 1, host=not seat) for seat, name in enumerate(names[:seats])]
        sitters = [*taken, *(Sitter() for _ in range(4 - seats))]
        yield f"{seats}-lobby-{crowd}-cover", lambda sitters=sitters: cover(sitters, language=language)


def metromania_pictures(language: Language) -> Iterator[Drawn]:
    """Boards, hands, moves, trips, accounts and lessons."""
    for crowd, names in (("plain", PLAIN), ("longest", LONGEST)):
        yield from covers(metromania.cover, crowd, names, language)
        for seats in (2, 3, 4):
            for stage in ("start", "early", "middle", "late", "end"):
                yield from _of_state(f"{seats}-{stage}-{crowd}", STAGES[stage](seats), names, language)
    yield from _of_state("3-hidden-plain", STAGES["hidden"](3), PLAIN, language)
    for lesson in dict.fromkeys((*LESSONS, *RULES)):
        yield f"lesson-{lesson}", lambda lesson=lesson: metromania.lesson(lesson, language=language)


def _of_state(name: str, state: State, names: tuple[str, ...], language: Language) -> Iterator[Drawn]:
    names = names[: state.seats]
    view, seat = view_of(state, None), state.current
    own = view_of(state, seat)
    yield f"{name}-board", lambda: metromania.board(view, names=names, language=language)
    if state.phase == "scored":
        yield f"{name}-result", lambda: metromania.result(view, names=names, language=language)
        for trip in if_it_ended_now(view).trips:
            yield (
                f"{name}-trip-{trip.name}",
                lambda letter=trip.name: metromania.trip(view, letter, names=names, language=language),
            )
        return
    yield f"{name}-hand", lambda: metromania.hand(own, seat, names=names, language=language)
    yield f"{name}-own", lambda: metromania.board(own, names=names, language=language, viewer=seat)
    if marks := marks_of(state):
        yield f"{name}-move", lambda: metromania.move(own, seat, marks, names=names, language=language)
    if sites := site_marks_of(state):
        yield f"{name}-sites", lambda: metromania.move(own, seat, sites, names=names, language=language)
    yield f"{name}-now", lambda: metromania.result(view, names=names, language=language)


def project_mine_pictures(language: Language) -> Iterator[Drawn]:
    """Boards, hands, moves, accounts, cards and lessons."""
    for crowd, names in (("plain", PLAIN), ("longest", LONGEST)):
        yield from covers(project_mine.cover, crowd, names, language)
        for seats in (2, 3, 4):
            for stage in MINE_STAGES:
                yield from _of_mine(f"{seats}-{stage}-{crowd}", seats, stage, names[:seats], language)
    for lesson in dict.fromkeys((*project_mine.LESSONS, *project_mine.RULES)):
        yield f"lesson-{lesson}", lambda lesson=lesson: project_mine.lesson(lesson, language=language)
    for card in ("emerald-moss", "iron-toll", "active-reclaim", "company-collection-20", "ruby-handcart"):
        if card in project_mine.built_in().cards:
            yield f"card-{card}", lambda card=card: project_mine.card(card, language=language)


def _of_mine(name: str, seats: int, stage: str, names: tuple[str, ...], language: Language) -> Iterator[Drawn]:
    seat = max(1 if stage == "choose" else 0, table(seats, 7, stage).current)
    view, own = mine_view(seats, 7, stage), mine_view(seats, 7, stage, seat)
    yield f"{name}-board", lambda: project_mine.board(view, names=names, language=language)
    yield f"{name}-result", lambda: project_mine.result(view, names=names, language=language)
    if stage == "over":
        return
    yield f"{name}-hand", lambda: project_mine.hand(own, seat, names=names, language=language)
    yield f"{name}-own", lambda: project_mine.board(own, names=names, language=language, viewer=seat)
    yield f"{name}-goals", lambda: project_mine.goals(own, names=names, language=language)
    yield f"{name}-asked", lambda: project_mine.asked(own, seat, *ways(language), names=names, language=language)
    for kind, marks in choices(own, seat).items():
        yield (
            f"{name}-move-{kind}",
            lambda marks=marks: project_mine.move(own, seat, marks, names=names, language=language),
        )


DOME_CARDS: Final = (
    "ria", "jerry", "mellow", "odit", "ria-chain-blast", "jerry-full-block", "mellow-growth-cell",
    "mind-freeze-order", "event-the-dome-awakens", "system-automatic-attack-system",
)  # fmt: skip

DOME_ANSWER: Final[dict[Language, str]] = {"ko": "상대에게 피해를 줘요. ", "en": "Deal damage to an opponent. "}


def the_dome_pictures(language: Language) -> Iterator[Drawn]:
    """Boards, hands, moves, voids, standings, cards, decks and lessons."""
    for crowd, names in (("plain", PLAIN), ("longest", LONGEST)):
        yield from covers(the_dome.cover, crowd, names, language)
        for seats in (2, 3, 4):
            for stage in dome.STAGES:
                yield from _of_dome(f"{seats}-{stage}-{crowd}", seats, stage, names[:seats], language)
    for lesson in dict.fromkeys((*the_dome.LESSONS, *the_dome.RULES)):
        yield f"lesson-{lesson}", lambda lesson=lesson: the_dome.lesson(lesson, language=language)
    for card in DOME_CARDS:
        if card in the_dome.built_in().cards:
            yield f"card-{card}", lambda card=card: the_dome.card(card, language=language)
    for deck in the_dome.built_in().decks.values():
        yield f"deck-{deck.id}", lambda deck=deck: the_dome.deck(deck.character, deck.cards, language=language)


def _of_dome(name: str, seats: int, stage: str, names: tuple[str, ...], language: Language) -> Iterator[Drawn]:
    match = dome.table(seats, stage)
    view = match.view(None)
    seat = max(0, view.current)
    own = match.view(seat)
    yield f"{name}-board", lambda: the_dome.board(view, names=names, language=language)
    yield f"{name}-result", lambda: the_dome.result(view, names=names, language=language)
    yield f"{name}-void", lambda: the_dome.void(view, seat, names=names, language=language)
    yield f"{name}-hand", lambda: the_dome.hand(own, seat, names=names, language=language)
    if stage == "over":
        return
    yield f"{name}-own", lambda: the_dome.board(own, names=names, language=language, viewer=seat)
    answers = (("1", DOME_ANSWER[language]), ("2", DOME_ANSWER[language] * 3))
    asked = own.server[0].card
    yield f"{name}-asked", lambda: the_dome.asked(own, seat, asked, answers, names=names, language=language)
    offered = [(str(number), deck) for number, deck in enumerate(the_dome.built_in().decks, 1)]
    yield f"{name}-decks", lambda: the_dome.decks(own, seat, offered, names=names, language=language)
    for kind, marks in dome.choices(match, seat).items():
        yield (
            f"{name}-move-{kind}",
            lambda marks=marks: the_dome.move(own, seat, marks, names=names, language=language),
        )


def twilight_imperium_pictures(language: Language) -> Iterator[Drawn]:
    """Galaxies, tables, hands and lessons."""
    for crowd, names in (("plain", (*PLAIN, "서연", "Ben")), ("longest", (*LONGEST, *LONGEST[:2]))):
        yield from covers(twilight_imperium.cover, crowd, names, language)
        for seats in (3, 6):
            for stage in imperium.STAGES:
                yield from _of_imperium(f"{seats}-{stage}-{crowd}", seats, stage, names[:seats], language)
    offered = [(str(number), player.faction) for number, player in enumerate(imperium.at(6, "start").players, 1)]
    yield "factions", lambda: twilight_imperium.factions(offered, language=language)
    for one in imperium.FACTIONS:
        yield f"faction-{one}", lambda one=one: twilight_imperium.faction(one, language=language)
    yield "units", lambda: twilight_imperium.unit_cards(("letani_warrior_i", "letani_warrior_ii"), language=language)
    yield "places", lambda: twilight_imperium.places((26, 39), "feature", "alpha", language=language)
    for face in [imperium.face(*one, language) for one in imperium.CARDS]:
        yield f"card-{face[1]}", lambda face=face: twilight_imperium.card_face(*face, language=language)
    for lesson in dict.fromkeys((*twilight_imperium.LESSONS, *twilight_imperium.RULES)):
        yield f"lesson-{lesson}", lambda lesson=lesson: twilight_imperium.lesson(lesson, language=language)
    for seats in (3, 6):
        yield (
            f"agenda-{seats}",
            lambda seats=seats: twilight_imperium.agenda(
                imperium.voting(seats), names=(*PLAIN, "서연", "Ben")[:seats], language=language
            ),
        )
    hand = [(str(number), tile) for number, tile in enumerate((19, 25, 28, 39, 43, 46, 41, 45), 1)]
    yield "tiles", lambda: twilight_imperium.tile_hand(hand, language=language)
    fought = imperium.fighting(3).view(None)
    yield "fight-combat", lambda: twilight_imperium.combat(fought, names=PLAIN[:3], language=language)
    fight = imperium.fight(3)
    yield "fight-odds", lambda: twilight_imperium.odds(fought, fight, names=PLAIN[:3], language=language)


def _imperium_payment(own: TwilightImperiumView, seat: int, names: tuple[str, ...], language: Language) -> Picture:
    """Six resources to be paid, the first ready planet chosen."""
    ready = [one for one, world in own.planets.items() if world.controller == seat and world.ready]
    marks = [(str(number), one) for number, one in enumerate(ready, 1)]
    return twilight_imperium.payment(
        own, seat, marks, names=names, language=language, coin="resources", price=6, chosen=ready[:1]
    )


def _of_imperium(name: str, seats: int, stage: str, names: tuple[str, ...], language: Language) -> Iterator[Drawn]:
    view = imperium.at(seats, stage)
    seat = max(0, view.turn)
    own = imperium.at(seats, stage, seat)
    yield f"{name}-board", lambda: twilight_imperium.board(view, names=names, language=language)
    yield f"{name}-table", lambda: twilight_imperium.table(view, names=names, language=language)
    yield f"{name}-crop", lambda: twilight_imperium.crop(view, own.players[seat].home, names=names, language=language)
    yield f"{name}-around", lambda: twilight_imperium.crop(view, "000", 2, names=names, language=language)
    for kind in twilight_imperium.OVERLAYS:
        lit = imperium.lit(view, kind)
        yield (
            f"{name}-overlay_{kind}",
            lambda kind=kind, lit=lit: twilight_imperium.overlay(
                view, kind, lit, names=names, language=language, seat=seat
            ),
        )
    if own.players[seat].faction:
        yield f"{name}-seat", lambda: twilight_imperium.sheet(own, seat, names=names, language=language)
        marks = [(str(number), one) for number, one in enumerate(own.researchable, 1)]
        yield f"{name}-technologies", lambda: twilight_imperium.technologies(own, seat, names=names, language=language)
        yield (
            f"{name}-research",
            lambda marks=marks: twilight_imperium.research(own, seat, marks, names=names, language=language),
        )
        yield f"{name}-objectives", lambda: twilight_imperium.objectives(own, seat, names=names, language=language)
        yield f"{name}-payment", lambda: _imperium_payment(own, seat, names, language)
        other = (seat + 1) % seats
        one, two = own.players[seat], own.players[other]
        give, take = (
            {"goods": min(1, one.goods), "commodities": min(2, one.commodities)},
            {"commodities": two.commodities},
        )
        yield (
            f"{name}-trade",
            lambda: twilight_imperium.trade(own, seat, other, give, take, names=names, language=language),
        )
        yield f"{name}-result", lambda: twilight_imperium.result(view, names=names, language=language)
    if stage == "over":
        yield f"{name}-finale", lambda: twilight_imperium.finale(view, names=names, language=language)
        return
    yield f"{name}-hand", lambda: twilight_imperium.hand(own, seat, names=names, language=language)
    marks = tuple((str(number), Anchor("system", (at,))) for number, at in enumerate(list(own.systems)[:11], 1))
    yield f"{name}-move", lambda: twilight_imperium.move(own, seat, marks, names=names, language=language)
    home = own.players[seat].home
    yield f"{name}-closeup", lambda: twilight_imperium.closeup(own, home, names=names, language=language)
    active, coming = imperium.plan(seats, stage)
    yield (
        f"{name}-moving",
        lambda: twilight_imperium.moving(own, seat, active, coming, {}, names=names, language=language),
    )


PEOPLE: Final[dict[Language, tuple[str, ...]]] = {
    "ko": ("지수", "민수", "서연", "도윤"),
    "en": ("Jisoo", "Minsu", "Alex", "Sam"),
}


def readme_pictures(language: Language) -> Iterator[Drawn]:
    """The pictures of the front page, under the names it links to."""
    names = PEOPLE[language]
    middle, late = played(4, 34, 34), played(4, 7, 24, tunnels=2)
    end = view_of(ended(4, 7, 34), None)
    yield "board", lambda: metromania.board(view_of(middle, None), names=names, language=language)
    seat = late.current
    own = view_of(late, seat)
    yield "move", lambda: metromania.move(own, seat, marks_of(late), names=names, language=language)
    trip = next(trip.name for trip in if_it_ended_now(end).trips if trip.network)
    yield "trip", lambda: metromania.trip(end, trip, names=names, language=language)


GAMES: Final[dict[str, Callable[[Language], Iterator[Drawn]]]] = {
    "metromania": metromania_pictures,
    "project_mine": project_mine_pictures,
    "the_dome": the_dome_pictures,
    "twilight_imperium": twilight_imperium_pictures,
}


def tournament_pictures(language: Language) -> Iterator[Drawn]:
    """Standings, rounds, brackets and podiums, with usual names and with the longest."""
    for crowd, names in (("plain", ()), ("longest", LONGEST)):
        for name, one in contests.drawings(crowd, names, language):
            yield name, one.draw


OTHERS: Final[dict[str, Callable[[Language], Iterator[Drawn]]]] = {"tournaments": tournament_pictures}
"""What belongs to no game."""


def pictures_of(room: str, language: Language) -> Iterator[Drawn]:
    """What is drawn of a game, or of what belongs to none."""
    return {**GAMES, **OTHERS}[room](language)


README_MARKET: Final = "2-late-plain-board"
"""The picture of Project MINE on the front page."""

README_DOME: Final = "2-late-plain-board"
"""The picture of THE DOME on the front page."""


CROWD: Final[dict[Language, tuple[str, ...]]] = {
    "ko": (*PEOPLE["ko"], "하린", "준호"),
    "en": (*PEOPLE["en"], "Mina", "Kim"),
}
"""Six people at a table of Twilight Imperium."""


def write_readme(folder: Path) -> int:
    """Draw the front page's pictures into a folder and say how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = [(name, language, draw()) for language in LANGUAGES for name, draw in readme_pictures(language)]
    for name, language, picture in drawn:
        (folder / f"metromania-{name}-{language}.png").write_bytes(picture.data)
    for language in LANGUAGES:
        draw = dict(project_mine_pictures(language))[README_MARKET]
        (folder / f"project_mine-board-{language}.png").write_bytes(draw().data)
        draw = dict(the_dome_pictures(language))[README_DOME]
        (folder / f"the_dome-board-{language}.png").write_bytes(draw().data)
        galaxy = twilight_imperium.board(imperium.at(6, "late"), names=CROWD[language], language=language)
        (folder / f"twilight_imperium-board-{language}.png").write_bytes(galaxy.data)
        (folder / f"tournaments-bracket-{language}.png").write_bytes(contests.front(language).draw().data)
    return len(drawn) + 4 * len(LANGUAGES)


DISTINCT: Final = {(6, "longest"), (4, "longest"), (3, "plain"), (2, "plain")}
"""Seats and names of the pictures that are drawn unless all are wanted."""
PARTS: Final = 4
"""Pieces of work that the pictures of one game in one language are cut into."""


def draw(folder: Path, game: str, language: Language, part: int, everything: bool) -> list[GalleryPicture]:
    """Draw one part of a game's pictures into a folder; run in a process of its own."""
    wanted = [
        (name, work)
        for name, work in pictures_of(game, language)
        if everything or not (case := case_of(name)).seats or (case.seats, case.crowd) in DISTINCT
    ]
    found: list[GalleryPicture] = []
    for name, work in wanted[part::PARTS]:
        picture = work()
        file = f"{game}-{name}-{language}.png"
        (folder / file).write_bytes(picture.data)
        size = len(picture.data)
        found.append(GalleryPicture(game, language, name, file, picture.width, picture.height, size, picture.alt))
    return found


def write(folder: Path, languages: tuple[Language, ...], games: tuple[str, ...], everything: bool = False) -> int:
    """Draw into a folder, on all cores, and write the index.

    Returns:
        How many pictures there are.
    """
    folder.mkdir(parents=True, exist_ok=True)
    shown: list[GalleryPicture] = []
    # Started afresh rather than forked: a fork would copy whatever threads hold locks in the process that asks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=os.cpu_count() or 1, mp_context=context) as pool:
        jobs = [
            pool.submit(draw, folder, game, language, part, everything)
            for game in games
            for language in languages
            for part in range(PARTS)
        ]
        for job in jobs:
            shown += job.result()
    (folder / "index.html").write_text(page_of(shown), encoding="utf-8")
    return len(shown)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m renderers.gallery", description="Draws every kind of picture.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("gallery"))
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--game", choices=sorted({**GAMES, **OTHERS}))
    parser.add_argument("--all", action="store_true", help="every combination of seats and names")
    parser.add_argument("--readme", action="store_true", help="only the pictures that the README shows")
    arguments = parser.parse_args()
    if arguments.readme:
        print(f"{write_readme(arguments.folder)} -> {arguments.folder}")
        return
    languages = (arguments.language,) if arguments.language else LANGUAGES
    games = (arguments.game,) if arguments.game else (*GAMES, *OTHERS)
    began = time.monotonic()
    count = write(arguments.folder, languages, games, arguments.all)
    print(f"{count} in {time.monotonic() - began:.0f} s -> {arguments.folder}/index.html")


if __name__ == "__main__":
    main()
