"""How Metromania shows itself in the panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.core.match import Match
from bot.core.shapes import Question
from bot.games.metromania.scoring import FAULTS, FINAL, Award, Scoring, Trip
from bot.games.metromania.view import MetromaniaView, if_it_ended_now, marked_since
from bot.tables.model import Snapshot
from bot.text.catalogue import Language
from cogs.panels.gamefaces import GameFace
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from renderers import metromania as pictures
from renderers.drawings import Drawing, drawing


class MetromaniaFace(GameFace):
    """See `GameFace`."""

    key: ClassVar[str] = "metromania"
    pictures: ClassVar[Any] = pictures
    on_map: ClassVar[bool] = True

    def progress(self, view: MetromaniaView, reader: Reader) -> str:
        """Which round it is."""
        return reader("metromania-progress", round=view.round)

    def score(self, view: MetromaniaView, seat: int, reader: Reader) -> str:
        """Station points, what they are worth if it ended now, markers not yet placed; all points after scoring."""
        if view.result is not None:
            return reader("cogs-points", points=view.result.accounts[seat].total)
        player = view.players[seat]
        return reader(
            "cogs-metromania-score",
            station=player.station_points,
            worth=player.worth_now,
            markers=len(player.hand),
        )

    def special(self, view: MetromaniaView, reader: Reader) -> str:
        """The last turns, or the turn in which the last station was used."""
        if view.phase == "last":
            return reader("metromania-last-round-line", names=reader.people(view.last_turns))
        if view.phase == "build" and view.supply == 0:
            return reader("metromania-last-station-line")
        return ""

    def following(self, table: Snapshot, view: MetromaniaView) -> Sequence[int]:
        """The next seat in turn; nobody when scoring follows."""
        if view.over or (view.phase == "build" and view.supply == 0):
            return []
        after = [(view.current + step) % view.seats for step in range(1, view.seats)]
        if view.phase == "last":
            after = [seat for seat in after if seat in view.last_turns]
        return after[:1]

    # --- words -------------------------------------------------------------------------------------------------------

    def hand_lines(self, view: MetromaniaView, seat: int, reader: Reader) -> list[str]:
        """Points, markers and tunnels left."""
        player = view.players[seat]
        lines = [
            reader(
                "metromania-score-line",
                station=player.station_points,
                worth=player.worth_now,
                markers=len(player.hand),
            ),
            self._markers(reader, player.hand),
        ]
        for line in view.lines:
            if line.seat == seat:
                state = "finished" if line.finished else "dead" if line.dead else "left" if line.hosts else "waiting"
                lines.append(reader(f"metromania-{state}-line", line=line.kind + 1, count=line.left))
        return [*lines, reader("metromania-supply-line", count=view.supply)]

    @staticmethod
    def _markers(reader: Reader, hand: Sequence[str]) -> str:
        if not hand:
            return reader("metromania-markers-none-line")
        told = ", ".join(reader(f"metromania-marker-{marker.replace('?', '')}") for marker in hand)
        return reader("metromania-markers-line", markers=told)

    def if_ended_lines(self, view: MetromaniaView, reader: Reader) -> list[str]:
        """Everybody's account and all trips as they stand."""
        result = if_it_ended_now(view)
        lines = [f"**{reader('metromania-if-ended-headline')}**"]
        if any(trip.open for trip in result.trips):
            lines.append(reader("metromania-if-ended-hidden"))
        return [*lines, *self._accounts(result, reader), *self._trips(result.trips, reader)]

    def accounts(self, view: MetromaniaView, reader: Reader) -> list[str]:
        """Lines, trips, blame and final test of everybody."""
        return [] if view.result is None else self._accounts(view.result, reader)

    def sources(self, view: MetromaniaView, reader: Reader) -> list[tuple[str, Sequence[int]]]:
        """Lines, trips, blame, final test."""
        of = sorted(if_it_ended_now(view).accounts, key=lambda one: one.seat)
        return [
            (reader("pic-metromania-row-lines"), [one.line_points for one in of]),
            (reader("report-metromania-trips"), [one.network + one.endpoints for one in of]),
            (reader("report-metromania-blame"), [one.blame for one in of]),
            (reader("pic-metromania-row-final"), [one.final for one in of]),
        ]

    def result_lines(self, view: MetromaniaView, reader: Reader) -> list[str]:
        """Who got what and why."""
        if view.result is None:
            return []
        return [*self._accounts(view.result, reader), *self._trips(view.result.trips, reader)]

    def result_page(self, view: MetromaniaView, page: int, reader: Reader) -> list[str]:
        """The trip of that page."""
        result = if_it_ended_now(view)
        name = self._judged(result)[page - 1]
        return self._trips([trip for trip in result.trips if trip.name == name], reader)

    def _accounts(self, result: Scoring, reader: Reader) -> list[str]:
        lines: list[str] = []
        for account in sorted(result.accounts, key=lambda one: (one.rank, one.seat)):
            lines.append(
                reader(
                    "metromania-result-account",
                    seat=reader.names[account.seat],
                    lines=account.line_points,
                    trips=account.network + account.endpoints,
                    blame=account.blame,
                    final=account.final,
                    total=account.total,
                )
            )
        totals = [account.total for account in result.accounts]
        if len(set(totals)) < len(totals) and len({account.rank for account in result.accounts}) > len(set(totals)):
            finished = {(account.total, account.finished) for account in result.accounts}
            by_lines = len(finished) > len(set(totals))
            lines.append(reader("metromania-result-tie-lines" if by_lines else "metromania-result-tie-tunnels"))
        return lines

    def _trips(self, trips: Sequence[Trip], reader: Reader) -> list[str]:
        lines: list[str] = []
        for trip in trips:
            if trip.open and not trip.awards:
                continue
            told = [self._award(award, reader) for award in trip.awards]
            lines.append(f"{BULLET} {self._trip(trip, reader)}" + (f" · {', '.join(told)}" if told else ""))
        return lines

    @staticmethod
    def _trip(trip: Trip, reader: Reader) -> str:
        if trip.name == FINAL:
            if trip.network is None:
                return reader("metromania-result-final-impossible")
            return reader("metromania-result-final-headline", minutes=trip.network.minutes)
        ends = {"letter": trip.name, "from": trip.markers[0][0], "to": trip.markers[1][0]}
        if trip.network is None:
            return reader("metromania-result-trip-open" if trip.open else "metromania-result-trip-impossible", **ends)
        return reader("metromania-result-trip-headline", minutes=trip.network.minutes, **ends)

    @staticmethod
    def _award(award: Award, reader: Reader) -> str:
        known = {"seat": reader.names[award.seat], "points": award.points}
        match award.reason:
            case "network" | "endpoint" | "final":
                return reader(f"metromania-result-{award.reason}-points", **known)
            case "no-route":
                return reader("metromania-result-blame-no-route", **known)
            case _:
                return reader(
                    f"metromania-result-blame-{award.reason}", kind=award.marker[0], letter=award.marker[1], **known
                )

    def awards(self, view: MetromaniaView, reader: Reader) -> list[str]:
        """Longest line, most transfers."""
        result = view.result
        if result is None:
            return []
        lines = [f"**{reader('result-awards-headline')}**"]
        given = (
            ("longest", result.longest, result.longest_tunnels),
            ("transfers", result.transfers, result.transfer_stations),
        )
        for award, numbers, count in given:
            if numbers:
                owners = reader.text.listing(
                    [
                        reader("metromania-owned-line", seat=reader.names[number // 2], line=number % 2 + 1)
                        for number in numbers
                    ]
                )
                value = reader(f"metromania-award-{award}-value", count=count)
                lines.append(
                    reader("result-award-line", award=reader(f"metromania-award-{award}"), names=owners, value=value)
                )
        return lines if len(lines) > 1 else []

    def hidden_lines(self, view: MetromaniaView, reader: Reader) -> list[str]:
        """Markers that nobody has seen before (V2)."""
        if view.result is None or view.variant != "hidden":
            return []
        return [
            f"{reader.names[player.seat]} · "
            + reader(
                "metromania-result-hidden",
                markers=", ".join(reader(f"metromania-marker-{marker}") for marker in player.hand),
            )
            for player in view.players
            if player.hand
        ]

    def standing_cost(self, view: MetromaniaView, seat: int, reader: Reader) -> list[str]:
        """The blame that the score of now holds for the seat, by its causes (L4)."""
        lost: Counter[str] = Counter()
        for trip in if_it_ended_now(view).trips if view.result is None else ():
            for award in trip.awards:
                if award.seat == seat and award.points < 0:
                    lost[award.reason] -= award.points
        return [reader(f"metromania-cost-{cause}", points=lost[cause]) for cause in FAULTS if lost[cause]]

    # --- buttons -----------------------------------------------------------------------------------------------------

    def sure(self, match: Match, seat: int, question: Question, answer: Any) -> str:
        """What ends the turn or the game, the last tunnel of a dig or a station; one after which one goes on does not.

        All of it follows from what everybody sees (C3): a copy is asked, and only whether the turn goes on is told.
        """
        if not question.confirm:
            return ""
        after = match.tried(seat, question.no, answer)
        if after.result is not None:
            return "game"
        turns = [one.view(seat).players[seat].turns for one in (match, after)]
        return "" if seat in after.awaited() and turns[0] == turns[1] else "turn"

    # --- pictures ----------------------------------------------------------------------------------------------------

    def marked_since(self, view: MetromaniaView, before: MetromaniaView) -> MetromaniaView:
        """What lies on the table, and nothing of a hand."""
        return marked_since(view, before)

    def results(self, view: MetromaniaView) -> int:
        """The table, and one picture for every trip that is judged."""
        return 1 + len(self._judged(if_it_ended_now(view)))

    def draw_result(self, view: MetromaniaView, page: int, names: Sequence[str], language: Language) -> Drawing:
        """The table (page 0) or a trip's fastest network."""
        result = if_it_ended_now(view)
        if page == 0:
            return drawing(pictures.result, view, names=names, language=language, result=result)
        trip = self._judged(result)[page - 1]
        return drawing(pictures.trip, view, trip, names=names, language=language, result=result)

    @staticmethod
    def _judged(result: Scoring) -> list[str]:
        return [trip.name for trip in result.trips if trip.awards or not trip.open]
