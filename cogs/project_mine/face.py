"""How Project MINE shows itself in the panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.core.match import Match
from bot.core.shapes import Question
from bot.games.project_mine.cards import Pack, compiled, known
from bot.games.project_mine.scoring import Account
from bot.games.project_mine.state import CHOOSE, ERA, NOBODY, OVER, TRANSITION
from bot.games.project_mine.turns import as_planned, planned
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import GoalView, MineView, PlayerView, marked_since, points_now
from bot.tables.model import Snapshot
from bot.text.catalogue import Language
from cogs.cards.book import CardBook
from cogs.cards.face import CardFace
from cogs.panels.gamefaces import AT_FIRST, Halfway
from cogs.panels.reader import Reader
from renderers import project_mine as pictures
from renderers.drawings import Drawing, drawing

COMPANY: Final = ("project_mine-ask-goal", "project_mine-ask-nothing-to-reveal")
"""Questions about one's own company goal that do not name it."""
CARDS: Final = "project_mine-ask-cards"
MULLIGAN: Final = "project_mine-ask-mulligan"
SHOWN: Final = ("turn", "drew", "drew-cards", "opened", "opened-goals", "too-dear", "dice", "credit", "energy", "buys")
"""Events that the board's picture shows, and means that are gone when the turn is over."""
BOOK: Final = CardBook("project_mine", compiled, pictures.card)


class MineFace(CardFace):
    """See `GameFace`."""

    key: ClassVar[str] = "project_mine"
    pictures: ClassVar[Any] = pictures
    pages: ClassVar[int] = 6
    answers_beside: ClassVar[int] = 8
    leaving: ClassVar[frozenset[str]] = frozenset({"project_mine-opt-done"})
    unsaid: ClassVar[frozenset[str]] = frozenset(f"project_mine-event-{one}" for one in SHOWN)
    since: ClassVar[int] = 12  # what the last player played and bought, and what that turned up

    def progress(self, view: MineView, reader: Reader) -> str:
        """Which era and round, and which round is the last if somebody has declared the end."""
        if view.phase == CHOOSE:
            return reader("cogs-project_mine-choosing")
        if view.phase == OVER:  # the last transition era that was asked about is the one nobody entered (R5)
            if view.transition > 1:
                return reader("project_mine-progress-transition", number=view.transition - 1)
            return reader("project_mine-progress-over", count=view.eras)
        if view.phase == TRANSITION and view.transition:
            return reader("project_mine-progress-transition", number=view.transition)
        told = reader("project_mine-progress", era=view.era, round=max(1, view.round))
        if view.phase == ERA and view.last_round:
            return reader("cogs-project_mine-last-round", progress=told, round=view.last_round)
        return told

    def score(self, view: MineView, seat: int, reader: Reader) -> str:
        """Points that everybody can see, and flipped goals; all points at the end."""
        if view.accounts:
            return reader("cogs-points", points=view.accounts[seat].total)
        player = view.players[seat]
        flipped = sum(goal.flipped for goal in player.goals)
        return reader("cogs-project_mine-score", points=player.points, goals=flipped)

    def following(self, table: Snapshot, view: MineView) -> Sequence[int]:
        """The next seat in turn; after the last turn of an era the next first player."""
        if view.phase == OVER:
            return []
        if view.phase == TRANSITION:
            if view.current == NOBODY:  # who goes on is not known before all have decided
                return view.entrants[:1] or sorted(table.awaited)
            at = view.entrants.index(view.current) if view.current in view.entrants else -1
            return view.entrants[at + 1 : at + 2] if at >= 0 else []
        if view.phase == CHOOSE or view.current == NOBODY:
            return [view.first]
        after = (view.current + 1) % view.seats
        if after != view.first or not view.last_round or view.round < view.last_round:
            return [after]
        return [(view.first + 1) % view.seats] if view.era < view.eras else [view.first]

    # --- words -------------------------------------------------------------------------------------------------------

    def hand_lines(self, view: MineView, seat: int, reader: Reader) -> list[str]:
        """Resources, hand, company goal and the deck as a set."""
        player = view.players[seat]
        lines = [
            reader("cogs-project_mine-means", energy=player.energy, credit=player.credit, coins=player.coins),
            self._resources(player, reader),
        ]
        if player.hand:
            lines.append(reader("cogs-project_mine-hand", cards=reader.counted(player.hand)))
        if player.company:
            lines.append(self._company(view, player, reader))
        deck = [card for card, copies in player.deck for _ in range(copies)]
        if deck:
            lines.append(reader("cogs-project_mine-deck", count=len(deck), cards=reader.counted(deck)))
        if player.discard:
            told = reader.counted(player.discard)
            lines.append(reader("cogs-project_mine-discard", count=len(player.discard), cards=told))
        return lines

    @staticmethod
    def _resources(player: PlayerView, reader: Reader) -> str:
        told = [
            f"{reader(f'project_mine-resource-{name}')} {held}"
            for name, held in zip(RESOURCES, player.resources, strict=True)
        ]
        return " · ".join(told)

    def market_lines(self, view: MineView, reader: Reader) -> list[str]:
        """What is for sale, with what it costs now, in words."""
        pack = known(view.pack)
        lines = [f"**{reader('project_mine-group-market')}**"]
        lines += [self._offer(pack, one.card, one.cost, reader) for one in view.market]
        lines.append(f"**{reader('project_mine-group-goal')}**")
        lines += [self._offer(pack, one.card, one.cost, reader) for one in view.goals]
        basic = ", ".join(f"{reader.card(one.card)} ({one.cost}) ×{one.left}" for one in view.basic if one.left)
        return [*lines, f"**{reader('project_mine-group-basic')}**", basic]

    def _offer(self, pack: Pack, card: str, cost: int, reader: Reader) -> str:
        text = getattr(pack[card].text, reader.language)
        return reader("cogs-project_mine-offer", card=reader.card(card), cost=cost, text=text)

    def goal_lines(self, view: MineView, seat: int | None, reader: Reader) -> list[str]:
        """Everybody's goals with their tokens, and the reader's own company goal with its text."""
        pack = known(view.pack)
        lines: list[str] = []
        for player in view.players:
            lines.append(f"**{reader.names[player.seat]}**")
            if player.company:
                lines.append(self._company(view, player, reader))
            for goal in player.goals:
                card, text = reader.card(goal.card), getattr(pack[goal.card].text, reader.language)
                if goal.flipped:
                    lines.append(reader("cogs-project_mine-goal-flipped", card=card, points=pack[goal.card].worth))
                elif goal.needs:
                    lines.append(self._tokens(card, goal, text, reader))
                else:
                    lines.append(reader("cogs-project_mine-goal-open", card=card, text=text))
            if not player.goals and not player.company:
                lines.append(reader("cogs-project_mine-no-goals"))
        return lines

    @staticmethod
    def _tokens(card: str, goal: GoalView, text: str, reader: Reader) -> str:
        return reader("cogs-project_mine-goal-tokens", card=card, count=goal.tokens, most=goal.needs, text=text)

    def if_ended_lines(self, view: MineView, reader: Reader) -> list[str]:
        """Points in sight of everybody, the reader's own cards counted."""
        if view.phase in (CHOOSE, OVER):
            return []
        lines = [reader("cogs-project_mine-now-headline")]
        for player in view.players:
            key = "cogs-project_mine-now-own" if player.seat == view.viewer else "cogs-project_mine-now"
            lines.append(reader(key, name=reader.names[player.seat], points=points_now(view, player.seat)))
        return lines

    def _company(self, view: MineView, player: PlayerView, reader: Reader) -> str:
        """A company goal that the reader may see, with its text and how far it is."""
        card = known(view.pack)[player.company]
        told = reader(
            "cogs-project_mine-company-text",
            card=reader.card(card.id),
            points=card.worth,
            text=getattr(card.text, reader.language),
        )
        if player.company_needs:
            told = reader(
                "cogs-project_mine-company-so-far", goal=told, count=player.company_have, most=player.company_needs
            )
        elif card.tokens:
            told = reader("cogs-project_mine-company-so-far", goal=told, count=player.company_tokens, most=card.tokens)
        return told

    def standing_cost(self, view: MineView, seat: int, reader: Reader) -> list[str]:
        """What would come to nothing if things stayed as they are: the own company goal (H3), public goals not flipped
        (rules 6), and in the own turn energy and credit that are left (3.3) and coins in the last round (E2)."""
        player = view.players[seat]
        if view.phase in (CHOOSE, OVER):
            return []
        lines: list[str] = []
        pack = known(view.pack)
        if player.company:
            key = {1: "reached", 0: "missed"}.get(player.company_done, "")
            told = self._company(view, player, reader)
            lines.append(reader(f"cogs-project_mine-cost-company-{key}", goal=told) if key else told)
        waiting = [goal for goal in player.goals if not goal.flipped]
        if waiting:
            points = sum(pack[goal.card].worth for goal in waiting)
            lines.append(reader("cogs-project_mine-cost-goals", count=len(waiting), points=points))
        if view.current == seat and view.stage in ("cards", "buying"):
            energy = player.energy if view.stage == "cards" else 0
            credit = max(0, player.credit)
            if energy or credit:
                lines.append(reader("cogs-project_mine-cost-turn", energy=energy, credit=credit))
            if player.coins and view.last_round and view.round >= view.last_round:
                lines.append(reader("cogs-project_mine-cost-coins", count=player.coins))
        return lines

    def accounts(self, view: MineView, reader: Reader) -> list[str]:
        """Everybody's points by where they came from."""
        order = sorted(view.accounts, key=lambda one: (-one.total, one.penalty, -one.flipped, one.seat))
        return [self._account(one, reader) for one in order]

    def sources(self, view: MineView, reader: Reader) -> list[tuple[str, Sequence[int]]]:
        """As the account has them."""
        of = sorted(view.accounts, key=lambda one: one.seat)
        return [
            (reader("pic-project_mine-row-company"), [one.company for one in of]),
            (reader("pic-project_mine-row-goals"), [one.goals for one in of]),
            (reader("pic-project_mine-row-deck"), [one.deck for one in of]),
            (reader("report-project_mine-resources"), [one.resources for one in of]),
            (reader("pic-project_mine-row-penalty"), [-one.penalty for one in of]),
        ]

    @staticmethod
    def _account(one: Account, reader: Reader) -> str:
        return reader(
            "project_mine-event-account",
            seat=reader.names[one.seat],
            company=one.company,
            goals=one.goals,
            deck=one.deck,
            resources=one.resources,
            penalty=one.penalty,
            total=one.total,
        )

    def result_lines(self, view: MineView, reader: Reader) -> list[str]:
        """Accounts, company goals, and what settled a tie."""
        lines = self.accounts(view, reader)
        for one in view.accounts:
            done = "achieved" if one.company else "failed"
            key = f"project_mine-event-company-{done}"
            lines.append(reader(key, seat=reader.names[one.seat], card=reader.card(one.company_card)))
        totals = [one.total for one in view.accounts]
        best = [one for one in view.accounts if one.total == max(totals)] if totals else []
        if len(best) > 1:
            fewest = min(one.penalty for one in best)
            by_penalty = sum(one.penalty == fewest for one in best) < len(best)
            by_flipped = len({one.flipped for one in best}) > 1
            if by_penalty or by_flipped:
                lines.append(reader("cogs-project_mine-tie-penalty" if by_penalty else "cogs-project_mine-tie-flipped"))
        return lines

    def awards(self, view: MineView, reader: Reader) -> list[str]:
        """Most goals flipped, largest store of one resource."""
        if not view.accounts:
            return []
        flipped = [one.flipped for one in view.accounts]
        stores = [max(player.resources) for player in view.players]
        given = (("goals", flipped), ("store", stores))
        return self.awarded([self.award(award, f"{award}-value", counts, reader) for award, counts in given], reader)

    def hidden_lines(self, view: MineView, reader: Reader) -> list[str]:
        """Company goals that were secret to the end, and the hands."""
        if not view.accounts:
            return []
        return [
            reader(
                "cogs-project_mine-hidden",
                name=reader.names[player.seat],
                card=reader.card(player.company),
            )
            for player in view.players
            if player.company and not player.company_revealed
        ]

    # --- buttons -----------------------------------------------------------------------------------------------------

    def goes_on(self, question: Question) -> Any:
        """Playing no more cards: what can be bought then is known to everybody."""
        return [] if question.prompt.key == CARDS else None

    def planned(self, match: Match, seat: int) -> Sequence[str]:
        """The rest of the cards that were named to be played one after the other."""
        return planned(match.play, seat)

    def as_planned(self, before: Match, after: Match, seat: int, question: Question) -> Any:
        """Play on, unless a card has come to the hand."""
        return (as_planned(before.play, after.play, seat, question) or None) if question.prompt.key == CARDS else None

    # --- pictures ----------------------------------------------------------------------------------------------------

    def marked_since(self, view: MineView, before: MineView) -> MineView:
        """What lies on the table, and nothing of a hand."""
        return marked_since(view, before)

    def draw_question(
        self,
        view: MineView,
        seat: int,
        question: Question,
        answers: Sequence[tuple[str, str]],
        names: Sequence[str],
        language: Language,
        standing: Halfway = AT_FIRST,
    ) -> Drawing:
        """The card a question is about with what can be answered; the hand, where it may be drawn anew."""
        about_company = question.prompt.key in COMPANY
        card = view.players[seat].company if about_company else str(question.prompt.args.get("card", ""))
        about = self.draw_about(view, seat, card, answers, names, language) if card in known(view.pack).cards else None
        if about is not None:
            return about
        if question.prompt.key == MULLIGAN:
            return self.draw_hand(view, seat, names, language)
        return self.draw_board(view, names, language)

    def draw_goals(self, view: MineView, names: Sequence[str], language: Language) -> Drawing:
        """Everybody's goals as cards."""
        return drawing(pictures.goals, view, names=names, language=language)
