"""The agenda steps of Metromania: a turn, a dig, a station, the end of a turn, scoring (rules 4, 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from bot.core.asks import Ask
from bot.core.events import Event
from bot.core.shapes import RANDOM, Answer, Pick, Question, Text
from bot.core.step import Step
from bot.games.metromania import turns
from bot.games.metromania.digging import UNKNOWN, Laid, free_station_sites, lay, legal_steps, station_sites
from bot.games.metromania.notation import (
    ARROW_NAMES,
    SKIP,
    VERTEX_NAMES,
    Extend,
    Finish,
    Start,
    Station,
    format_step,
    parse_step,
)
from bot.games.metromania.readings import TUNNELS_PER_DIG
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import HIDDEN, State
from bot.games.metromania.wording import (
    BUILD,
    BUILD_OPTION,
    PASS,
    PASS_OPTION,
    SKIP_OPTION,
    site_options,
    tunnel_options,
)

if TYPE_CHECKING:
    from bot.core.play import Play

DIG = "dig"
"""Slot of the question for the next tunnel; at the start of a turn it also offers a station."""
SITE = "site"
"""Slot of the question where a station goes."""


class _Asked(Ask):
    """One Pick of a seat, or the one answer that public facts leave; then nobody is asked."""

    def ways(self, state: State) -> Sequence[Start | Extend | Finish | Station | str]:
        """What may be answered as the public knows it: letters that are hidden are `?` (V2)."""
        raise NotImplementedError

    def forced(self, state: State) -> str:
        """Option id of the one answer there is, if everybody can see that; else empty."""
        ways = self.ways(state)
        if len(ways) != 1:
            return ""
        (way,) = ways
        answer = way if isinstance(way, str) else format_step(way)
        return "" if UNKNOWN in answer else answer

    def matters(self, play: Play[State]) -> bool:
        """Whether everybody may think that there is something to choose."""
        return bool(self.ways(play.board)) and not self.forced(play.board)

    def unasked(self, play: Play[State]) -> None:
        """As public facts have it; empty where nothing can be done."""
        self.chosen(play, self.forced(play.board))


class Turn(Step, tag="metromania-turn"):
    """A seat's turn begins (T1)."""

    seat: int

    def run(self, play: Play[State]) -> None:
        """Begin the turn and ask what to do."""
        turns.begin_turn(play.board, self.seat)
        play.push(Act(self.seat))


class Act(_Asked, tag="metromania-act"):
    """T1: the first tunnel of a dig, or an intermediate station. Skips the turn if neither is possible (T2)."""

    def ways(self, state: State) -> Sequence[Start | Extend | Finish | Station | str]:
        """First tunnels, and building."""
        tunnels = turns.tunnels_as_known(state, self.seat)
        return [*tunnels, BUILD] if turns.may_build(state, self.seat) else tunnels

    def question(self, play: Play[State]) -> Question:
        """One Pick: every legal first tunnel, and building."""
        state = play.board
        options = tunnel_options(state, self.seat, legal_steps(state, self.seat))
        if turns.may_build(state, self.seat):
            options.append(BUILD_OPTION)
        prompt, topic, rule = Text("metromania-ask-dig", {"number": 1}), "metromania-topic-dig", "metromania-rule-dig"
        if state.turns[self.seat] == 1:
            prompt, topic, rule = Text("metromania-ask-start"), "metromania-topic-start", "metromania-rule-start"
        elif options and options[-1] is BUILD_OPTION:
            prompt = Text("metromania-ask-dig-or-station")
            topic, rule = "metromania-topic-turn", "metromania-rule-turn"
        return Question(
            slot=DIG,
            prompt=prompt,
            shape=Pick(tuple(options or [PASS_OPTION])),
            topic=topic,
            why=_why(state, self.seat),
            rule=rule,
            default=RANDOM if options else PASS,
            confirm=BUILD_OPTION in options and len(station_sites(state, self.seat)) == 1,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Begin what was chosen."""
        state, choice = play.board, str(answer)
        if choice == BUILD:
            play.push(Buy(self.seat), EndTurn())
        elif choice in ("", PASS):
            if choice:
                turns.note_unable_to_dig(state, self.seat)
            play.emit(Event("metromania-event-skipped", {"seat": self.seat}, reveals=bool(choice)))
            play.push(EndTurn(acted=False))
        else:
            turns.begin_dig(state)
            play.push(Dig(self.seat, answer=choice), EndTurn())


class Dig(_Asked, tag="metromania-dig"):
    """D1, D2: lay the chosen tunnel with all its consequences, then ask for the next."""

    def ways(self, state: State) -> Sequence[Start | Extend | Finish | Station | str]:
        """Next tunnels, while some are left in this dig."""
        return turns.tunnels_as_known(state, self.seat) if state.left else ()

    def question(self, play: Play[State]) -> Question:
        """One Pick: every legal next tunnel."""
        state = play.board
        options = tunnel_options(state, self.seat, legal_steps(state, self.seat))
        return Question(
            slot=DIG,
            prompt=Text("metromania-ask-dig", {"number": TUNNELS_PER_DIG + 1 - state.left}),
            shape=Pick(tuple(options or [PASS_OPTION])),
            topic="metromania-topic-dig",
            why=_why(state, self.seat),
            rule="metromania-rule-dig",
            default=RANDOM if options else PASS,
            confirm=state.left == 1,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Lay it, or stop where nothing is legal."""
        state, choice = play.board, str(answer)
        if choice in ("", PASS):
            if state.left:
                if choice:
                    turns.note_unable_to_dig(state, self.seat)
                args = {"seat": self.seat, "count": TUNNELS_PER_DIG - state.left}
                play.emit(Event("metromania-event-dig-short", args, reveals=bool(choice)))
                state.left = 0
            return
        step = cast("Start | Extend | Finish", parse_step(choice))
        laid = lay(state, self.seat, step)
        state.left -= 1
        turns.note_laid(state, [laid.cell], laid.stations)
        _tell_tunnel(play, self.seat, step, laid)
        if laid.finished:
            play.push(FreeStation(self.seat, number=laid.line), Dig(self.seat))
        elif turns.closes_at_once(state):
            play.push(Score())
        else:
            play.push(Dig(self.seat))


class Buy(_Asked, tag="metromania-buy"):
    """I1: an intermediate station instead of a dig."""

    def ways(self, state: State) -> Sequence[Start | Extend | Finish | Station | str]:
        """Places."""
        return [Station(v) for v in station_sites(state, self.seat)]

    def question(self, play: Play[State]) -> Question:
        """One Pick of vertices."""
        state = play.board
        options = site_options(state, self.seat, station_sites(state, self.seat))
        return Question(
            slot=SITE,
            prompt=Text("metromania-ask-station"),
            shape=Pick(tuple(options)),
            topic="metromania-topic-station",
            rule="metromania-rule-station",
            default=RANDOM,
            confirm=True,
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Build it."""
        _build(play, self.seat, str(answer), "metromania-event-station")


class FreeStation(_Asked, tag="metromania-free-station"):
    """C1: the free station on a line just finished, then C3a."""

    number: int = 0
    """Number of the line."""

    def ways(self, state: State) -> Sequence[Start | Extend | Finish | Station | str]:
        """Places, and none of them; nothing is asked where there is no place."""
        sites = free_station_sites(state, self.number)
        return [*map(Station, sites), SKIP] if sites else ()

    def question(self, play: Play[State]) -> Question:
        """One Pick of vertices, or none of them."""
        state = play.board
        options = site_options(state, self.seat, free_station_sites(state, self.number), free=True)
        return Question(
            slot=SITE,
            prompt=Text("metromania-ask-free-station", {"line": self.number % 2 + 1}),
            shape=Pick((*options, SKIP_OPTION)),
            topic="metromania-topic-free-station",
            why=Text("metromania-why-finished"),
            rule="metromania-rule-free-station",
            default=SKIP,
            confirm=state.left == 0 or turns.both_finished(state, self.seat),
        )

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Build it, and end the building phase if both lines are finished."""
        if answer == SKIP:
            play.tell("metromania-event-free-skipped", seat=self.seat)
        elif answer:
            _build(play, self.seat, str(answer), "metromania-event-free-station")
        if turns.closes_at_once(play.board):
            play.push(Score())


class EndTurn(Step, tag="metromania-end-turn"):
    """End of a turn: C3b and C3c, then the next seat."""

    acted: bool = True

    def run(self, play: Play[State]) -> None:
        """Look at the ends of the building phase and go on."""
        state = play.board
        was_building, was_dead = state.phase == "build", set(state.dead)
        following = turns.end_turn(state, self.acted)
        for number in state.dead:
            if number not in was_dead:
                play.tell("metromania-event-dead", seat=number // 2, line=number % 2 + 1)
        if was_building and state.phase == "last":
            _tell_closing(play)
        play.push(Score() if following is None else Turn(following))


class Score(Step, tag="metromania-score"):
    """Section 7: the building phase is over; score and finish."""

    def run(self, play: Play[State]) -> None:
        """Score, reveal what was hidden, and finish."""
        state = play.board
        if state.closing == "lines":
            play.tell("metromania-event-last-turns-over")
        else:
            _tell_closing(play)
        state.phase = "scored"
        state.left = 0
        if state.variant == HIDDEN:
            for seat, hand in enumerate(state.hands):
                if hand:
                    args = {"seat": seat, "markers": list(hand)}
                    play.emit(Event("metromania-event-revealed", args, reveals=True))
        play.tell("metromania-event-scored")
        accounts = score(standing_of(state)).accounts
        play.finish(
            scores=[account.total for account in accounts],
            ranks=[account.rank for account in accounts],
            detail={
                "closing": state.closing,
                "tie_break": [[account.finished, account.tunnels] for account in accounts],
            },
        )


STEPS = (Turn, Act, Dig, Buy, FreeStation, EndTurn, Score)


def _why(state: State, seat: int) -> Text | None:
    if state.turns[seat] == 1:
        return Text("metromania-why-first-turn")
    return Text("metromania-why-last-turn") if state.phase == "last" else None


def _tell_closing(play: Play[State]) -> None:
    state = play.board
    match state.closing:
        case "both":
            play.tell("metromania-event-closing-both", seat=state.current)
        case "stations":
            play.tell("metromania-event-closing-stations")
        case _:
            play.tell("metromania-event-closing-lines", count=turns.closed_lines(state, state.dead))


def _build(play: Play[State], seat: int, choice: str, key: str) -> None:
    vertex = cast("Station", parse_step(choice)).vertex
    gained = turns.buy_station(play.board, vertex)
    play.tell(key, seat=seat, vertex=VERTEX_NAMES[vertex])
    _tell_stations(play, gained, 1)


def _tell_tunnel(play: Play[State], seat: int, step: Start | Extend | Finish, laid: Laid) -> None:
    line = step.line + 1
    match step:
        case Start():
            play.tell("metromania-event-line-started", seat=seat, line=line, arrow=ARROW_NAMES[step.arrow])
        case Extend():
            play.tell("metromania-event-tunnel", seat=seat, line=line, vertex=VERTEX_NAMES[laid.vertex])
        case Finish():
            play.tell("metromania-event-finished", seat=seat, line=line, arrow=ARROW_NAMES[step.arrow])
    if laid.marker:
        args: dict[str, Any] = {"seat": seat, "kind": laid.marker[0], "letter": laid.marker[1]}
        play.emit(Event("metromania-event-marker", args, reveals=play.board.variant == HIDDEN))
    for vertex in laid.stations:
        meeting = vertex == laid.vertex and not laid.finished
        key = "metromania-event-meeting" if meeting else "metromania-event-parting"
        play.tell(key, vertex=VERTEX_NAMES[vertex])
    _tell_stations(play, laid.gained, len(laid.stations))


def _tell_stations(play: Play[State], gained: list[int], built: int) -> None:
    for seat, points in enumerate(gained):
        if points:
            play.tell("metromania-event-points", seat=seat, points=points)
    if built and not play.board.supply:
        play.tell("metromania-event-supply-empty")
