"""Setting up (rules 5): factions, map, what stands at home, secret objectives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.core.asks import Ask
from bot.core.errors import IllegalAnswer
from bot.core.events import Event
from bot.core.rules import WRITTEN
from bot.core.shapes import RANDOM, Amounts, Answer, Field, Form, Option, Pick, Question, Text
from bot.core.step import Step
from bot.core.streams import Stream
from bot.core.together import Together
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.figures import FACTIONS, OBJECTIVES, PLANETS, SHIPS, TECHNOLOGIES, TILES, Kind
from bot.games.twilight_imperium.flow.building import DealTiles, built
from bot.games.twilight_imperium.flow.notes import deal_notes
from bot.games.twilight_imperium.flow.rounds import GameRound
from bot.games.twilight_imperium.flow.scoring import progress
from bot.games.twilight_imperium.flow.status import reveal
from bot.games.twilight_imperium.forces import floats, put
from bot.games.twilight_imperium.galaxy.geometry import CREUSS_HOME
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS, Layout
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.games.twilight_imperium.galaxy.placing import CREUSS_TILE, laid_out
from bot.games.twilight_imperium.galaxy.strings import read_map
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.light import AGENDAS, deck, plays_with, without_effect
from bot.games.twilight_imperium.politics.cards import AGENDAS as AGENDA_CARDS
from bot.games.twilight_imperium.politics.council import Council
from bot.games.twilight_imperium.readings import FIVE_SEATS, SECRETS_DEALT, TILES_APART, follows_given
from bot.games.twilight_imperium.state import BoardPlanet, State, System

POOL: Final = (
    *("sol", "sardakk", "jolnar", "hacan", "letnev", "l1z1x", "winnu", "muaat", "yssaril", "arborec"),
    *("xxcha", "yin", "mentak", "naalu"),
    *("saar", "creuss", "nekro"),
)
"""Factions that stand."""
PLAIN: Final = ("sol", "sardakk", "jolnar", "hacan", "letnev", "xxcha")
"""Those that a first game is played with: their homes lie on the map, their abilities ask nothing in others' turns."""
ROW: Final = 5
"""S9: objectives of each stage that lie face down."""
FIRST_OBJECTIVES: Final = 2
"""S10: of these lie open at the beginning."""
RANDOM_FACTIONS: Final = "random"
PICKED_FACTIONS: Final = "pick_open"
DRAFTED_FACTIONS: Final = "draft_3"
PLAIN_FACTIONS: Final = "plain"
DEALT: Final = 3
"""Factions that everybody is dealt in a draft (S2)."""
DRAFTS: Final = tuple(seats for seats in LAYOUTS if DEALT * seats <= len(POOL))
"""Numbers of players with whom there are enough factions for a draft."""
FACTION_WAYS: Final = (
    RANDOM_FACTIONS,
    PICKED_FACTIONS,
    *((DRAFTED_FACTIONS,) if DRAFTS else ()),
    *((PLAIN_FACTIONS,) if set(PLAIN) <= set(POOL) else ()),
)
"""S2: ways to come by a faction; `plain` is `random` among fewer."""
KEEP_ONE: Final = "keep1of2"
MAP: Final = "map"
"""Table option."""
RANDOM_MAP: Final = "auto"
BUILT_MAP: Final = "build"
IMPORTED_MAP: Final = "import"
"""Goes on with the map string."""


class ChooseFaction(Ask, tag="twilight_imperium-choose-faction"):
    """`D_FACTION`: in seat order from the speaker, one of those that are left."""

    def left(self, state: State) -> list[str]:
        """Factions nobody has."""
        taken = [player.faction for player in state.players]
        return [faction for faction in POOL if faction not in taken]

    def matters(self, play: Galaxy) -> bool:
        """Whether more than one is left."""
        return len(self.left(play.board)) > 1

    def question(self, play: Galaxy) -> Question:
        """Which."""
        return which_faction(self.left(play.board))

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """It is theirs."""
        take_faction(play, self.seat, str(answer))

    def unasked(self, play: Galaxy) -> None:
        """The last one."""
        self.chosen(play, self.left(play.board)[0])


class DraftFactions(Together, tag="twilight_imperium-draft-factions"):
    """S2 `draft_3`: everybody is dealt three factions and keeps one, hidden; all are shown at once.

    Args:
        dealt: by seat.
    """

    main: ClassVar[bool] = True

    dealt: list[list[str]] = []

    def run(self, play: Galaxy) -> None:
        """Deal first."""
        if not self.begun:
            pool = list(POOL)
            play.shuffle("factions", pool)
            self.dealt = [sorted(pool[seat * DEALT : (seat + 1) * DEALT], key=POOL.index) for seat in self.seats]
            for seat in self.seats:
                told = {"seat": seat, "factions": self.dealt[seat]}
                play.emit(Event("twilight_imperium-event-factions-dealt", told, seen_by=(seat,), reveals=True))
        super().run(play)

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which one is kept."""
        return which_faction(self.dealt[seat])

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """Shown."""
        take_faction(play, seat, str(answer))

    def redraw(self, play: Galaxy, seat: int | None, stream: Stream) -> None:
        """32: others were dealt any of what was not dealt to oneself."""
        if not self.begun:
            return
        kept = self.dealt[seat] if seat is not None else []
        pool = [faction for faction in POOL if faction not in kept]
        stream.shuffle(pool)
        self.dealt = [
            hand if at == seat else sorted((pool.pop() for _ in hand), key=POOL.index)
            for at, hand in enumerate(self.dealt)
        ]
        super().redraw(play, seat, stream)


def which_faction(factions: Sequence[str]) -> Question:
    """The question which of these somebody plays."""
    options = tuple(Option(faction, "twilight_imperium-opt-faction", {"faction": faction}) for faction in factions)
    return Question(
        slot="",
        prompt=Text("twilight_imperium-ask-faction"),
        shape=Pick(options),
        topic="twilight_imperium-topic-faction",
        rule="twilight_imperium-rule-factions",
        default=options[0].id,
    )


def take_faction(play: Galaxy, seat: int, faction: str) -> None:
    """It is theirs."""
    play.board.players[seat].faction = faction
    play.tell("twilight_imperium-event-faction", seat=seat, faction=faction)


class LayOut(Step, tag="twilight_imperium-lay-out"):
    """S3-S6, S9, S11: the map, the homes, the decks."""

    def run(self, play: Galaxy) -> None:
        """Lay everything out."""
        state = play.board
        layout = LAYOUTS[play.seats]
        homes = [FACTIONS[player.faction].home for player in state.players]
        tiles = laid_out(layout, self._tiles(play, layout), homes)
        for seat, player in enumerate(state.players):
            player.home = CREUSS_HOME if homes[seat] == CREUSS_TILE else layout.homes[seat]
            player.technologies = dict.fromkeys(FACTIONS[player.faction].technologies, True)
        for position, tile in tiles.items():
            state.systems[position] = System(tile)
            for planet in TILES[tile].planets:
                state.planets[planet] = BoardPlanet(position)
        for seat in range(play.seats):
            for planet in state.home_planets(seat):
                state.planets[planet].controller, state.planets[planet].ready = seat, True
            if not follows_given(play, FIVE_SEATS):
                gain_goods(play, seat, layout.compensation.get(layout.homes[seat], 0), "seat")
        deal_notes(play)
        hands = deck(play.state.options)
        if hands:  # S6: those that stand
            state.copies |= hands
            state.actions += [id for id, count in hands.items() for _ in range(count)]
            play.shuffle("actions", state.actions)
        decks: dict[str, list[str]] = {"I": [], "II": [], "secret": []}
        for one in OBJECTIVES.values():
            if one.id not in without_effect(play.state.options):  # Q0: nobody could ever score it
                decks[one.deck].append(one.id)
        for name, pile in decks.items():
            play.shuffle(f"objectives-{name}", pile)
        state.stage_one, state.stage_two, state.secrets = decks["I"][:ROW], decks["II"][:ROW], decks["secret"]
        if plays_with(play.state.options, AGENDAS):
            idle = without_effect(play.state.options)
            spare = {stage: decks[stage][ROW:] for stage in ("I", "II")}
            state.council = Council([one for one in AGENDA_CARDS if one not in idle], spare=spare)
            play.shuffle("agendas", state.council.deck)
        several = [seat for seat in range(play.seats) if len(state.home_planets(seat)) > 1]
        for seat in range(play.seats):
            if seat not in several:
                planet = state.home_planets(seat)[0]
                units = FACTIONS[state.players[seat].faction].units
                place_start(play, seat, {f"{kind}:{planet}": n for kind, n in units.items() if kind not in SHIPS})
        learning = [seat for seat in range(play.seats) if FACTIONS[state.players[seat].faction].chooses]
        first = [FirstStudies(learning)] if learning else []
        play.push(*first, Homes(several), Secrets(list(range(play.seats))), Begin())

    def _tiles(self, play: Galaxy, layout: Layout) -> dict[str, int]:
        """The map that the table has chosen: what was written (MB6) or built (MB2), or a random one."""
        word, _, text = play.state.options.get(MAP, RANDOM_MAP).partition(WRITTEN)
        if word == BUILT_MAP:
            return built(play, layout)
        if word == IMPORTED_MAP:
            imported = read_map(layout, text)
            if imported.violations and not follows_given(play, TILES_APART):
                play.tell("twilight_imperium-event-map-violations", count=len(imported.violations))
            return imported.tiles
        return random_map(
            layout,
            lambda bound: play.below("map", bound),
            apart=not follows_given(play, TILES_APART),
            inner_red=not follows_given(play, FIVE_SEATS),
        )


def place_start(play: Galaxy, seat: int, ground: Mapping[str, int]) -> None:
    """S7: starting units stand at home.

    Args:
        play: the match.
        seat: whose.
        ground: `KIND:PLANET` -> number, for ground forces and structures; `space_dock:SYSTEM` for one that floats.
    """
    state = play.board
    player = state.players[seat]
    for kind, count in FACTIONS[player.faction].units.items():
        if kind in SHIPS:
            put(state, player.home, seat, kind, count)
    for id, count in ground.items():
        kind, planet = id.split(":")
        put(state, planet, seat, kind, count)


class FirstStudies(Together, tag="twilight_imperium-studies"):
    """`D_SETUP_TECH`: who begins with technologies of own choice says which (S7, S12)."""

    main: ClassVar[bool] = True

    def question(self, play: Galaxy, seat: int) -> Question:
        """Of those without prerequisites."""
        faction = FACTIONS[play.board.players[seat].faction]
        able = [one for one in TECHNOLOGIES.values() if one.colour and not one.needs and not one.faction]
        options = tuple(
            Option(one.id, "twilight_imperium-opt-technology", {"technology": one.id})
            for one in able
            if one.id not in faction.technologies
        )
        green = next(one.id for one in able if one.colour == "green")
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-studies", {"count": faction.chooses}),
            shape=Pick(options, faction.chooses, faction.chooses),
            topic="twilight_imperium-topic-faction",
            rule="twilight_imperium-rule-setup",
            default=green if faction.chooses == 1 else [one.id for one in options][: faction.chooses],
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """They are known from the beginning."""
        for one in [answer] if isinstance(answer, str) else answer:
            play.board.players[seat].technologies[str(one)] = True
            play.tell("twilight_imperium-event-studied", seat=seat, technology=str(one))


class Homes(Together, tag="twilight_imperium-homes"):
    """`D_SETUP_PLACE`: who has several home planets says what stands where (S7)."""

    main: ClassVar[bool] = True

    def question(self, play: Galaxy, seat: int) -> Question:
        """The space dock first."""
        planets = play.board.home_planets(seat)
        best = max(planets, key=lambda planet: PLANETS[planet].resources)
        options = tuple(
            Option(planet, "twilight_imperium-opt-home", {"planet": planet, "resources": PLANETS[planet].resources})
            for planet in planets
        )
        units = FACTIONS[play.board.players[seat].faction].units
        default: dict[str, Answer] = {"dock": best}
        if units.get("pds"):
            default["pds"] = {best: units["pds"]}
        default["infantry"] = _shared(units["infantry"], planets)
        prompt, form = Text("twilight_imperium-ask-home-dock"), Form("dock", Pick(options), start=best)
        if floats(play.board, seat, "space_dock"):  # it stands in space, so what is asked first is the rest
            del default["dock"]
            first = self.field(play, seat, "", {})
            assert first is not None
            prompt, form = first.prompt, Form(first.name, first.shape, start=first.start)
        return Question(
            slot="",
            prompt=prompt,
            shape=form,
            topic="twilight_imperium-topic-home",
            rule="twilight_imperium-rule-setup",
            default=default,
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """PDS and infantry."""
        planets = play.board.home_planets(seat)
        units = FACTIONS[play.board.players[seat].faction].units
        for kind in ("pds", "infantry"):
            count = units.get(kind, 0)
            if count and kind not in partial:
                most = min(count, 2) if kind == "pds" else count
                options = tuple(Option(p, "twilight_imperium-opt-build", {"unit": kind, "planet": p}) for p in planets)
                start = {planets[0]: count} if kind == "pds" else _shared(count, planets)
                prompt = Text("twilight_imperium-ask-home-units", {"unit": kind, "count": count})
                return Field(kind, prompt, Amounts(options, dict.fromkeys(planets, most), count, count), start=start)
        return None

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """They stand there."""
        ground = {f"space_dock:{answer.get('dock', play.board.players[seat].home)}": 1}
        for kind in ("pds", "infantry"):
            ground |= {f"{kind}:{planet}": count for planet, count in answer.get(kind, {}).items()}
        place_start(play, seat, ground)


def _shared(count: int, planets: list[str]) -> dict[Kind, int]:
    """As evenly as it goes."""
    return {
        planet: share
        for at, planet in enumerate(planets)
        if (share := count // len(planets) + (at < count % len(planets)))
    }


class Secrets(Together, tag="twilight_imperium-secrets"):
    """S10: everybody is dealt two secret objectives and keeps one, all at once; what is not kept goes back."""

    main: ClassVar[bool] = True

    def run(self, play: Galaxy) -> None:
        """Deal first."""
        if not self.begun:
            state = play.board
            keep_one = play.state.options.get("secret_deal") == KEEP_ONE and not follows_given(play, SECRETS_DEALT)
            count = 2 if keep_one else 1
            for seat in self.seats:
                player = state.players[seat]
                player.secrets = [state.secrets.pop() for _ in range(count)]
                play.emit(
                    Event(
                        "twilight_imperium-event-dealt",
                        {"seat": seat, "objectives": list(player.secrets)},
                        seen_by=(seat,),
                        reveals=True,
                    )
                )
            if count == 1:
                return
        super().run(play)

    def question(self, play: Galaxy, seat: int) -> Question:
        """Which one is kept."""
        options = tuple(
            Option(one, "twilight_imperium-opt-objective", {"objective": one, "has": has, "asked": asked})
            for one in play.board.players[seat].secrets
            for has, asked in [progress(play, seat, one)]
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-keep-secret"),
            shape=Pick(options),
            topic="twilight_imperium-topic-secret",
            rule="twilight_imperium-rule-objectives",
            default=RANDOM,
        )

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """One of the two."""
        if answer not in play.board.players[seat].secrets:
            raise IllegalAnswer("twilight_imperium-not-fulfilled", objective=answer)

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """Kept; the other goes back."""
        player = play.board.players[seat]
        play.board.secrets += [one for one in player.secrets if one != answer]
        player.secrets = [str(answer)]

    def done(self, play: Galaxy) -> None:
        """The deck is shuffled after the last answer."""
        play.shuffle("secrets", play.board.secrets)


class Begin(Step, tag="twilight_imperium-begin"):
    """S10, S12: the first public objectives lie open, round 1 begins."""

    def run(self, play: Galaxy) -> None:
        """Reveal and go on."""
        for _ in range(FIRST_OBJECTIVES):
            reveal(play, play.board.stage_one.pop(0))
        play.push(GameRound())


def begin(play: Galaxy) -> None:
    """S1, S2: the speaker, then the factions."""
    state = play.board
    state.speaker = play.first_seat()
    play.tell("twilight_imperium-event-speaker", seat=state.speaker)
    way = play.state.options.get("factions", RANDOM_FACTIONS)
    choices: list[Step] = []
    if way in (RANDOM_FACTIONS, PLAIN_FACTIONS):
        pool = list(POOL if way == RANDOM_FACTIONS else PLAIN)
        play.shuffle("factions", pool)
        for seat in range(play.seats):
            take_faction(play, seat, pool[seat])
    elif way == DRAFTED_FACTIONS:
        choices = [DraftFactions(list(range(play.seats)))]
    else:
        choices = [ChooseFaction(seat) for seat in play.seats_from(state.speaker)]
    build = [DealTiles()] if play.state.options.get(MAP) == BUILT_MAP else []
    play.push(*choices, *build, LayOut())
