"""What must hold of a tournament at every moment, whoever drops out, comes late or walks away (tournaments P2)."""

from __future__ import annotations

from collections import Counter

from bot.pairing.apply import encoded, fold
from bot.pairing.contest import (
    AWARDED,
    BYE,
    BYE_ASKED,
    DISQUALIFIED,
    EXCUSED,
    IN,
    NEVER,
    SENT_OFF,
    Contest,
    Pairing,
)
from bot.pairing.deeds import AnyDeed, Ended, Paired
from bot.pairing.draws import follows
from bot.pairing.flow import games
from bot.pairing.points import MEAN, UNIT, of_match, preset
from bot.pairing.registry import standings
from bot.pairing.simulation import Simulated
from bot.pairing.swiss import other


class Watch:
    """Looks at a tournament after each deed, and at its end; what does not hold stands in `faults`."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.rounds = 0

    def fault(self, rule: str, says: str) -> None:
        self.faults.append(f"{rule}: {says}")

    def __call__(self, contest: Contest, deed: AnyDeed) -> None:
        if isinstance(deed, Paired):
            self.rounds += 1
            self.paired(contest, deed)
        elif isinstance(deed, Ended):
            self.points(contest, contest.pairings[deed.pairing - 1])

    def paired(self, contest: Contest, deed: Paired) -> None:
        """F1, F2, F3: who sits, who rests."""
        seated = Counter(number for table in deed.tables for number in table.entrants)
        resting = {bye.entrant: bye.kind for bye in deed.byes}
        if contest.anchor and len(contest.links) > 1 and not follows(contest.links[-1], contest.links[-2]):
            self.fault("F3", f"round {deed.round}: the link does not follow on the one before")
        busy = Counter(number for one in contest.live if not one.over for number in one.entrants)
        most = contest.terms.at_once
        if over := [number for number, count in busy.items() if count > most]:
            self.fault("T4", f"round {deed.round}: {over} have more than {most} matches at once")
        if gone := [number for number in seated if contest.entrant(number).status != IN]:
            self.fault("T4", f"round {deed.round}: {gone} do not play any more")
        if contest.terms.format == "swiss":
            self.swiss(contest, deed, seated, resting)

    def swiss(self, contest: Contest, deed: Paired, seated: Counter[int], resting: dict[int, str]) -> None:
        """F1, F2: nobody is forgotten; sizes as agreed on; byes to who had fewest."""
        here = {number for one in contest.live if one.round == deed.round for number in one.entrants}
        here |= {bye.entrant for bye in contest.byes if bye.round == deed.round}
        lost = {one.number for one in contest.entrants if one.status == IN and one.entered <= deed.round} - here
        if lost:
            self.fault("F1", f"round {deed.round}: {sorted(lost)} are forgotten")
        sizes = {contest.terms.seats, other(contest.terms)}
        if not {len(table.entrants) for table in deed.tables} <= sizes:
            self.fault("F2", f"round {deed.round}: a table of another size")
        if wrong := [number for number, kind in resting.items() if kind == BYE_ASKED and self.came(contest, number)]:
            self.fault("T4", f"round {deed.round}: {wrong} did not ask for a bye")
        had = Counter(bye.entrant for bye in contest.byes if bye.kind in (BYE, AWARDED) and bye.round < deed.round)
        given = [had[number] for number, kind in resting.items() if kind == BYE]
        if given and seated and max(given) > min(had[number] for number in seated):
            self.fault("F1", f"round {deed.round}: a second bye that somebody else could have had as a first")

    def came(self, contest: Contest, number: int) -> bool:
        return contest.round not in contest.entrant(number).away

    def points(self, contest: Contest, one: Pairing) -> None:
        """S2: a seat is worth the same at every table."""
        counted = [result for result in one.outcomes if result.kind != EXCUSED]
        units = of_match(one, preset(contest.terms.points))
        fair = len(counted) < 2 or sum(units) == MEAN * UNIT * len(counted)
        if not fair and all(result.kind != SENT_OFF for result in counted):
            self.fault("S2", f"match {one.no}: {sum(units)} units for {len(counted)} people")

    def ended(self, played: Simulated) -> None:
        """S3, S5: a winner, nobody lost, games as promised, the same bytes from the journal."""
        contest = played.contest
        rows = standings(contest)
        took_part = {one.number for one in contest.entrants if one.status not in NEVER}
        if {row.entrant for row in rows} != took_part or len(rows) != len(took_part):
            self.fault("S3", "somebody is lost, or stands twice")
        places = [row.place for row in rows]
        if places != sorted(places) or any(place > at for at, place in enumerate(places, 1)):
            self.fault("S3", f"places do not follow on each other: {places[:9]}")
        if places[:1] != [1] or contest.entrant(rows[0].entrant).status == DISQUALIFIED:
            self.fault("P2", "there is no winner")
        if not all(one.over for one in contest.live):
            self.fault("P2", "a match was never played to its end")
        if encoded(fold(played.journal)) != encoded(contest):
            self.fault("S5", "the journal gives another tournament")
        self.promised(contest)

    def promised(self, contest: Contest) -> None:
        """Games of a person, as they were promised."""
        stayed = [one for one in contest.entrants if one.status == IN and one.entered == 1]
        enough = sum(one.status == IN for one in contest.entrants) > 1
        if contest.terms.format == "flow" and enough:
            had = games(contest)
            short = [one.number for one in contest.entrants if one.status == IN and had[one.number] < contest.rounds]
            if short:
                self.fault("flow", f"{short} have not had {contest.rounds} games")
        if contest.terms.format == "swiss" and enough:
            rests = Counter(bye.entrant for bye in contest.byes)
            had = Counter(number for one in contest.live for number in one.entrants)
            short = [one.number for one in stayed if had[one.number] + rests[one.number] != contest.rounds]
            if short:
                self.fault("swiss", f"{short} had not {contest.rounds} rounds")
        if contest.terms.format == "robin" and all(one.status == IN for one in contest.entrants):
            had = Counter(number for one in contest.live for number in one.entrants)
            if had and max(had.values()) - min(had.values()) > 1:
                self.fault("F5", "games of two people differ by more than one")
