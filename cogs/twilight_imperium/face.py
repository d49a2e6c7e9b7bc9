"""How Twilight Imperium shows itself in the panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.core.events import Event
from bot.core.match import Match
from bot.core.passing import KIND_SLOT, ordered
from bot.core.questions import CALLED
from bot.core.shapes import Form, Option, Pick, Question
from bot.games.twilight_imperium.advice.proposing import TOO_MANY
from bot.games.twilight_imperium.economy.declining import SLOT as DECLINED
from bot.games.twilight_imperium.economy.lingering import SLOT as LINGERS
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.economy.safe_points import BETWEEN_ROUNDS
from bot.games.twilight_imperium.economy.transactions import OFFER, REPLY, SWAPS
from bot.games.twilight_imperium.flow.activating import WITH, system_of_turn
from bot.games.twilight_imperium.flow.calls import SLOT as CALLS
from bot.games.twilight_imperium.flow.card_orders import SLOT as CARD_ORDERS
from bot.games.twilight_imperium.flow.claiming import WAY
from bot.games.twilight_imperium.flow.fire_orders import SLOT as FIRE
from bot.games.twilight_imperium.flow.prevotes import PREVOTE
from bot.games.twilight_imperium.flow.setup import PLAIN_FACTIONS
from bot.games.twilight_imperium.flow.turns import CARD, DEED, PASS, SYSTEM, Turn
from bot.games.twilight_imperium.hooks.blocks import STANDING_ORDERS
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import NOBODY
from bot.games.twilight_imperium.view import PlayerView, TwilightImperiumView, marked_since
from bot.tables.model import LogLine, Snapshot
from bot.tables.promises import PromiseRow
from bot.text.catalogue import Language
from cogs.panels.gamefaces import AT_FIRST, GameFace, Halfway, Part
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from cogs.twilight_imperium.battles import TOLD, retold
from cogs.twilight_imperium.councils import laws_lines
from cogs.twilight_imperium.hints import hints, ways_told
from cogs.twilight_imperium.nearest import nearest
from cogs.twilight_imperium.offers import offered
from cogs.twilight_imperium.papers import note_lines
from cogs.twilight_imperium.promised import promised_lines
from cogs.twilight_imperium.reckoning import REST, SORTS, figures_of, sorted_points
from cogs.twilight_imperium.showing import LOOK
from renderers import twilight_imperium as pictures
from renderers.drawings import Drawing, drawing

TURN: Final = str(Turn.__struct_config__.tag)
PRODUCE: Final = str(Produce.__struct_config__.tag)
"""Slot of the question what to do in a turn."""
ACTION: Final = "action"
"""Its first field."""
WAYS: Final[Mapping[str, str]] = {SYSTEM: "tactical", CARD: "strategic", DEED: "component", WITH: "component"}
"""What options of a turn begin with -> the way to act."""
DICE: Final = (
    "dice",
    "ground-dice",
    "rerolled",
    "paid",
    "readied",
    "tokens",
    "sheet",
    "token-placed",
    "activated",
    "scored",
    "gained",
    "cards-drawn",
    "cards-drawn-hidden",
)
"""Events that the log keeps and the board does not tell among what happened just now; what is scored is told with its
points, who lands on a planet of nobody has it, and the strips count action cards."""
ON_AGENDAS: Final = (
    *(f"twilight_imperium-ask-{one}" for one in ("vote", "tie", "prevote", "committee")),
    *(f"twilight_imperium-window-{one}" for one in ("AG_WHEN", "AG_AFTER", "AG_SPEAKER", "AG_ELECTED")),
    *(f"twilight_imperium-window-card-{one}" for one in ("outcome", "goods")),
)
"""Questions about the agenda before the council."""
KEPT: Final = (
    *("bombarded", "cannon", "points", "rift", "secret", "traded", "waiting"),
    *(f"card-played{end}" for end in ("", "-place", "-seat", "-both", "-ship", "-unit", "-law", "-pair")),
    *("card-cancelled", "card-taken", "card-taken-hidden", "plague", "courageous", "salvaged"),
    *("pick-refused", "cards-kept", "sent-back"),
)
"""Events of which who comes back is told however much has happened since: what dice did outside battles, victory
points, a secret objective that was drawn, a trade that was carried out, action cards that were played."""


COMMITTEE: Final = "committee_formation"
"""Slot of what the owner of that law says of it beforehand."""
OF_CANNONS: Final = "twilight_imperium-topic-cannon"
"""Topic of what a space cannon asks."""
IN_COMBAT: Final = (
    *("twilight_imperium-topic-combat-orders", "twilight_imperium-topic-announce"),
    *(f"window-{one}" for one in BETWEEN_ROUNDS),
)
"""Topics of what a combat asks while something can be traded."""


class TwilightImperiumFace(GameFace):
    """See `GameFace`."""

    key: ClassVar[str] = "twilight_imperium"
    pictures: ClassVar[Any] = pictures
    on_map: ClassVar[bool] = True
    board_pictures: ClassVar[int] = 2
    lookout: ClassVar[str] = LOOK
    statistics: ClassVar[str] = "ti-stats"
    practice: ClassVar[Mapping[str, str]] = {"target": "6", "factions": PLAIN_FACTIONS, **LIGHT}
    unsaid: ClassVar[frozenset[str]] = frozenset(f"twilight_imperium-event-{one}" for one in DICE)
    at_once: ClassVar[frozenset[str]] = frozenset({"twilight_imperium-way-component"})
    since: ClassVar[int] = 10
    opened: ClassVar[frozenset[str]] = frozenset({OFFER})
    stored: ClassVar[frozenset[str]] = frozenset({PREVOTE})
    lasting: ClassVar[frozenset[str]] = frozenset((*TOLD.values(), *(f"twilight_imperium-event-{one}" for one in KEPT)))

    # --- words -------------------------------------------------------------------------------------------------------

    def progress(self, view: TwilightImperiumView, reader: Reader) -> str:
        """Which round, and which of its phases."""
        if view.phase in ("setup", "over"):
            return reader(f"twilight_imperium-progress-{view.phase}", round=view.round)
        return reader("twilight_imperium-progress", round=view.round, phase=view.phase)

    def score(self, view: TwilightImperiumView, seat: int, reader: Reader) -> str:
        """Victory points, and the faction they are of."""
        player = view.players[seat]
        if not player.faction:
            return reader("twilight_imperium-score-points", points=player.points)
        key = "twilight_imperium-score-out" if player.eliminated else "twilight_imperium-score"
        return reader(key, points=player.points, faction=player.faction)

    def following(self, table: Snapshot, view: TwilightImperiumView) -> Sequence[int] | None:
        """In the action phase the next who has not passed, in the order of initiative; in the strategy phase the next
        clockwise who picks. Where all answer at once, nobody comes after them."""
        if view.phase == "action" and view.turn >= 0:
            at = view.order.index(view.turn)
            after = [*view.order[at + 1 :], *view.order[:at]]
            return [seat for seat in after if not view.players[seat].passed][:1] or None
        if view.phase == "strategy" and len(table.awaited) == 1:
            return self._picking(view, table.awaited[0])
        return None

    @staticmethod
    def _picking(view: TwilightImperiumView, seat: int) -> Sequence[int] | None:
        seats = len(view.players)
        going = [one for one in range(seats) if not view.players[one].eliminated]
        laps = 2 if seats <= 4 else 1
        picked = sum(len(view.players[one].cards) for one in going)
        if picked + 1 >= laps * len(going):
            return None  # initiative decides who is first
        waiting = [one for one in going if len(view.players[one].cards) < laps]  # who has kept cards picks none
        return [next(one % seats for one in range(seat + 1, seat + 1 + seats) if one % seats in waiting)]

    def hand_lines(self, view: TwilightImperiumView, seat: int, reader: Reader) -> list[str]:
        """Tokens, goods, strategy cards, ready planets, technologies, action cards, secret objectives."""
        player = view.players[seat]
        if not player.faction:
            return []
        lines = [
            reader("twilight_imperium-hand-faction", faction=player.faction, points=player.points, most=view.target),
            reader("twilight_imperium-hand-tokens", tactic=player.tactic, fleet=player.fleet, strategy=player.strategy),
            reader("twilight_imperium-hand-goods", goods=player.goods, commodities=player.commodities),
        ]
        if player.cards:
            ready = [number for number, one in sorted(player.cards.items()) if one]
            used = [number for number, one in sorted(player.cards.items()) if not one]
            for key, cards in (("ready", ready), ("used", used)):
                if cards:
                    lines.append(reader(f"twilight_imperium-hand-cards-{key}", cards=cards))
        own = [planet for planet, world in view.planets.items() if world.controller == seat]
        for key, planets in (
            ("ready", [one for one in own if view.planets[one].ready]),
            ("exhausted", [one for one in own if not view.planets[one].ready]),
        ):
            if planets:
                lines.append(reader(f"twilight_imperium-hand-planets-{key}", planets=planets))
        if player.technologies:
            lines.append(reader("twilight_imperium-hand-technologies", technologies=list(player.technologies)))
        lines += laws_lines(view, reader)
        if view.seat == seat:
            if view.copies:
                told = {"count": len(view.hand), "limit": player.most_cards}
                lines.append(reader("twilight_imperium-hand-action-cards", **told))
                for id in dict.fromkeys(view.hand):
                    does = reader(f"twilight_imperium-does-{id}")
                    lines.append(f"{BULLET} {reader('twilight_imperium-hand-action-card', component=id, does=does)}")
            lines += note_lines(view, seat, reader)
            for objective, (has, asked) in view.secrets.items():
                does = reader(f"twilight_imperium-does-{objective}").removesuffix(".")
                told = {"objective": objective, "does": does, "has": has, "asked": asked}
                lines.append(reader("twilight_imperium-hand-secret", **told))
        return lines

    def first(self, view: TwilightImperiumView) -> int:
        """Who is the speaker changes, and each round has another order of turns."""
        return NOBODY

    def taught(self, view: TwilightImperiumView) -> Mapping[str, object]:
        """How many points win."""
        return {"points": view.target}

    def beside(self, question: Question | None, other: Question) -> bool:
        """Whose equal swaps are accepted is asked where one trades, not in every turn; what is never asked about, where
        one is called, and as long as something is; orders for cards where one holds such a card, and in one's hand."""
        if other.slot == CARD_ORDERS:
            return question is None or bool(other.prompt.args["count"])
        if other.slot == KIND_SLOT:  # the rest of the turn, or for good: that is said below; this would be a third way
            return ordered(other)
        if other.slot == WAY:
            return question is None or bool(other.answered)
        if other.slot == FIRE:
            return bool(other.answered) or (question is not None and question.topic == OF_CANNONS)
        if other.slot == CALLS:
            return bool(other.answered) or (question is not None and question.slot.startswith(CALLED))
        if other.slot == OFFER and question is not None and question.topic in IN_COMBAT:
            return False  # a battle is no place for a menu of partners; `/ti trade` has it
        if other.slot in STANDING_ORDERS:
            at_hand = question is not None and question.prompt.key in ON_AGENDAS and other.slot == COMMITTEE
            return at_hand or bool(other.answered) or (question is not None and question.slot == OFFER)
        return other.slot not in (SWAPS, DECLINED, LINGERS) or (question is not None and question.slot == OFFER)

    def retold(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """A battle in one sentence, see `battles`."""
        return retold(lines)

    def hints(self, view: TwilightImperiumView, question: Question, reader: Reader) -> list[str]:
        """See `hints`."""
        return hints(view, question, reader)

    def offered_by(self, question: Question) -> int | None:
        """Who made the offer that is answered."""
        return int(question.prompt.args["seat"]) if question.slot.startswith(REPLY) else None

    def promised(self, promises: Sequence[PromiseRow], reader: Reader) -> list[str]:
        """See `promised`."""
        return promised_lines(promises, reader)

    def way_lines(self, view: TwilightImperiumView, options: Sequence[Option], reader: Reader) -> list[str]:
        """What strategy cards do, see `hints`."""
        return ways_told(view, options, reader)

    def accounts(self, view: TwilightImperiumView, reader: Reader) -> list[str]:
        """Everybody's points by where they came from."""
        order = sorted(range(len(view.players)), key=lambda seat: (-view.players[seat].points, seat))
        return [self._account(view.players[seat], reader.names[seat], reader) for seat in order]

    def sources(self, view: TwilightImperiumView, reader: Reader) -> list[tuple[str, Sequence[int]]]:
        """Victory points by what gave them."""
        of = [sorted_points(player) for player in view.players]
        return [(reader(f"report-twilight_imperium-{sort}"), [one[sort] for one in of]) for sort in SORTS]

    def figures(self, view: TwilightImperiumView, happened: Sequence[Event], reader: Reader) -> list[Part]:
        """See `reckoning`."""
        return figures_of(view, happened, reader)

    def _account(self, player: PlayerView, name: str, reader: Reader) -> str:
        found = sorted_points(player)
        return reader(
            "twilight_imperium-account",
            seat=name,
            faction=player.faction,
            open=found["public"],
            hidden=found["secret"],
            custodians=found["custodians"],
            imperial=found["imperial"],
            rest=sum(found[sort] for sort in REST),
            total=player.points,
        )

    def hidden_lines(self, view: TwilightImperiumView, reader: Reader) -> list[str]:
        """EN3: the secret objectives that nobody scored."""
        return [
            reader("twilight_imperium-held", seat=reader.names[seat], objectives=list(hand.secrets))
            for seat, hand in enumerate(view.opened)
            if hand.secrets
        ]

    def result_page(self, view: TwilightImperiumView, page: int, reader: Reader) -> list[str]:
        """What everybody held, beside the galaxy with open hands."""
        if self._pages(view)[page] is not pictures.finale:
            return []
        return [f"**{reader('result-hidden-headline')}**", *self.hidden_lines(view, reader)]

    def result_lines(self, view: TwilightImperiumView, reader: Reader) -> list[str]:
        """The accounts, and what was scored in which round."""
        lines = self.accounts(view, reader)
        for seat, player in enumerate(view.players):
            for entry in player.ledger:
                lines.append(
                    reader(
                        "twilight_imperium-scored",
                        seat=reader.names[seat],
                        round=entry.round,
                        points=entry.points,
                        source=entry.source,
                    )
                )
        return lines

    def awards(self, view: TwilightImperiumView, reader: Reader) -> list[str]:
        """Most planets, most technologies."""
        planets = Counter(world.controller for world in view.planets.values() if world.controller >= 0)
        given = {
            "planets": [planets[seat] for seat in range(len(view.players))],
            "technologies": [len(player.technologies) for player in view.players],
        }
        lines: list[str] = []
        for award, counts in given.items():
            best = max(counts)
            if best:
                owners = reader.people([seat for seat, count in enumerate(counts) if count == best])
                value = reader(f"twilight_imperium-award-{award}-value", count=best)
                name = reader(f"twilight_imperium-award-{award}")
                lines.append(reader("result-award-line", award=name, names=owners, value=value))
        return [f"**{reader('result-awards-headline')}**", *lines] if lines else []

    # --- buttons -----------------------------------------------------------------------------------------------------

    def section(self, option: Option) -> str:
        """A tactical, a strategic or a component action; a pass stands by itself."""
        way = WAYS.get(option.id[:2], "")
        return f"twilight_imperium-way-{way}" if way and option.group else ""

    def bears(self, option: Option) -> int:
        """A strategy card has its number: it is what the picture shows, and the order of turns."""
        return int(option.args["card"]) if option.key == "twilight_imperium-opt-card" else 0

    def act(self, question: Question, chosen: Sequence[Option], reader: Reader) -> str:
        """What is put together is done as it stands: the name of one of its parts would not say what pressing does."""
        if isinstance(question.shape, Pick) or reader.text.has(f"{question.prompt.key}-act"):
            return super().act(question, chosen, reader)
        return reader("panel-act-so")

    def deed(self, question: Question, answer: Any, reader: Reader) -> str:
        """An activation or a pass."""
        action = str(answer.get(ACTION, "")) if question.slot == TURN else ""
        if action.startswith(SYSTEM):
            return reader("twilight_imperium-act-activate", system=action.removeprefix(SYSTEM))
        if action.startswith(WITH):
            return reader("twilight_imperium-act-activate", system=system_of_turn(answer))
        return reader("twilight_imperium-opt-pass") if action == PASS else ""

    def pictured(self, question: Question, answer: Any) -> bool:
        """Ships that would come, and the fleet they would be there."""
        return question.slot == TURN and bool(answer.get("ships"))

    def sure(self, match: Match, seat: int, question: Question, answer: Any) -> str:
        """A pass while something else could be done; a tactical action of which no screen has shown what comes of it: a
        token is spent with it; more ships than may stay."""
        if question.slot == TURN and isinstance(answer, dict):
            action = str(answer.get(ACTION, ""))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
            shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
            gives_up = action == PASS and any(one.id != PASS and one.blocked is None for one in shape.options)
            return "act" if gives_up or action.startswith((SYSTEM, WITH)) else ""
        if question.slot == PRODUCE:  # what would have to go again at once
            return "act" if any(one.key == TOO_MANY for one in match.counsel(seat, question.no, answer).told) else ""
        return super().sure(match, seat, question, answer)

    # --- pictures ----------------------------------------------------------------------------------------------------

    def marked_since(self, view: TwilightImperiumView, before: TwilightImperiumView) -> TwilightImperiumView:
        """What lies on the table, and nothing of a hand."""
        return marked_since(view, before)

    def draw_board(self, view: TwilightImperiumView, names: Sequence[str], language: Language) -> Drawing:
        """The galaxy."""
        return drawing(pictures.board, view, names=names, language=language, viewer=view.seat)

    def draw_beside(self, view: TwilightImperiumView, number: int, names: Sequence[str], language: Language) -> Drawing:
        """The table."""
        return drawing(pictures.table, view, names=names, language=language)

    def results(self, view: TwilightImperiumView) -> int:
        """Points over the rounds, at the end the galaxy with all hands open, and the table."""
        return len(self._pages(view))

    @staticmethod
    def _pages(view: TwilightImperiumView) -> tuple[Any, ...]:
        return (pictures.result, *([pictures.finale] if view.opened else []), pictures.table)

    def draw_result(self, view: TwilightImperiumView, page: int, names: Sequence[str], language: Language) -> Drawing:
        """What scored every point (page 0), what everybody held, what everybody has in the end."""
        return drawing(self._pages(view)[page], view, names=names, language=language)

    def draw_question(
        self,
        view: TwilightImperiumView,
        seat: int,
        question: Question,
        answers: Sequence[tuple[str, str]],
        names: Sequence[str],
        language: Language,
        standing: Halfway = AT_FIRST,
    ) -> Drawing:
        """What is decided: an agenda, planets that pay, technologies, an offer, a move, a fight; else the galaxy."""
        if question.prompt.key in ON_AGENDAS and view.council is not None and view.council.hearing is not None:
            return drawing(pictures.agenda, view, names=names, language=language)
        found = offered(view, seat, question, names, language, standing)
        near = found or nearest(view, seat, question, standing, names, language)
        return near or self.draw_board(view, names, language)
