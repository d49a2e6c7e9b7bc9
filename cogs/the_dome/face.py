"""How THE DOME shows itself in the panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question, Text
from bot.games.the_dome.asking_cards import may_ask
from bot.games.the_dome.cards import Pack, built_in, compiled, known
from bot.games.the_dome.control_orders import LEAST
from bot.games.the_dome.readings import ALLOCATE_MOST, LAYERS, LENGTH
from bot.games.the_dome.state import CHOOSE, NOBODY, OVER, SETUP
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import DomeView, PlayerView, durability, marked_since
from bot.tables.model import Snapshot
from bot.text.catalogue import Language
from bot.text.limits import OPTION
from bot.text.names import for_message
from cogs.cards.book import CardBook
from cogs.cards.face import CardFace
from cogs.panels.gamefaces import AT_FIRST, Halfway
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET
from renderers import the_dome as pictures
from renderers.drawings import Drawing, drawing
from renderers.the_dome import DECKS_SHOWN

TOGETHER: Final = 10
"""Things done from one menu."""
IN_A_ROW: Final = tuple(f"the_dome-opt-{one}" for one in ("use", "mm", "set", "install", "download-two", "end"))
"""What mostly leads on to the same question, in an order that plays well: not what asks how far, or what where."""
LEADS_ON: Final = ("the_dome-opt-use", "the_dome-opt-crack")
"""What a choice belongs to that the person makes anyway: what an ability is for, which marker the points move."""
SHORT: Final = {
    "the_dome-warn-cost": "the_dome-warn-cost-short",
    "the_dome-warn-empty-deck": "the_dome-warn-empty-deck-short",
    "the_dome-warn-nowhere": "the_dome-warn-nowhere-short",
    "the_dome-warn-nowhere-effect": "the_dome-warn-nowhere-short",
    "the_dome-warn-down": "the_dome-warn-down-short",
}
"""What is told of a warning beside its number."""
LOSES: Final = "the_dome-warn-loses"
FALLS: Final = "the_dome-warn-falls"
BOOK: Final = CardBook("the_dome", compiled, pictures.card)


def _rank(pack: Pack, several: bool, option: Option) -> tuple[bool, int] | None:
    """When an option's turn comes among several done from one menu; None if it is not among them.

    What asks something more comes last, for there the menu stops.
    """
    at = next((at for at, key in enumerate(IN_A_ROW) if option.key.startswith(key)), None)
    design = pack.cards.get(str(option.args.get("card", "")))
    if at is None or design is None:
        return None if at is None else (at == len(IN_A_ROW) - 1, at)
    lines = design.ability.effects if at == 0 and design.ability is not None else design.effects
    return may_ask(lines, several), at


def _asks_on(pack: Pack, several: bool, option: Option) -> bool:
    """Whether it lets somebody choose, by what stands on the card alone."""
    design = pack.cards.get(str(option.args.get("card", "")))
    return design is None or (design.ability is not None and may_ask(design.ability.effects, several))


class DomeFace(CardFace):
    """See `GameFace`."""

    key: ClassVar[str] = "the_dome"
    pictures: ClassVar[Any] = pictures
    counts_points: ClassVar[bool] = False
    answers_beside: ClassVar[int] = 6
    sure_of_warnings: ClassVar[bool] = True
    leaving: ClassVar[frozenset[str]] = frozenset({"the_dome-opt-end"})
    unsaid: ClassVar[frozenset[str]] = frozenset({"the_dome-event-turn", "the_dome-event-server"})
    since: ClassVar[int] = 14  # a turn has ten to twenty events, and what was installed must be among those told

    def progress(self, view: DomeView, reader: Reader) -> str:
        """Which turn it is; before the first what is being chosen."""
        if view.phase == CHOOSE:
            return reader("cogs-the_dome-choosing")
        if view.phase == SETUP:
            return reader("cogs-the_dome-setting-up")
        return reader("cogs-the_dome-progress", turn=max(1, view.turn))

    def score(self, view: DomeView, seat: int, reader: Reader) -> str:
        """Firewall, deck, and the Mastermind's energy."""
        player = view.players[seat]
        if not player.character:
            boss = seat == view.mastermind
            return reader("cogs-the_dome-mastermind-no-deck" if boss else "cogs-the_dome-no-deck")
        told = [self._firewall(player, reader), reader("cogs-the_dome-deck-count", count=player.deck_count)]
        if seat == view.mastermind:
            told.insert(0, reader("cogs-the_dome-mastermind", energy=view.energy))
        return ", ".join(told)

    @staticmethod
    def _firewall(player: PlayerView, reader: Reader) -> str:
        if player.down:
            return reader("cogs-the_dome-down")
        if player.layer >= LAYERS:
            return reader("cogs-the_dome-broken")
        key = "cogs-the_dome-firewall-last" if player.layer == LAYERS - 1 else "cogs-the_dome-firewall"
        return reader(key, left=durability(player), layer=player.layer + 1, space=player.space, most=LENGTH)

    def special(self, view: DomeView, reader: Reader) -> str:
        """What an open call is about, in the words of its question; all of it is public."""
        table = reader.table
        if table is None or not table.playing:
            return ""
        call = table.match.call()
        waits = [table.row.waits[seat].since for seat in table.awaited if seat in table.row.waits]
        if call is None or not waits:
            return ""
        return reader("cogs-the_dome-call", question=reader.told(call.prompt), when=min(waits))

    def following(self, table: Snapshot, view: DomeView) -> Sequence[int] | None:
        """The next seat in turn; while others are asked, the seat whose turn it is; before a duel nobody knows (S5)."""
        if view.phase == OVER:
            return []
        if view.phase in (CHOOSE, SETUP):
            return None if view.first == NOBODY else [view.first]
        if view.current not in table.awaited:
            return [view.current]
        return [(view.current + 1) % view.seats]

    # --- words -------------------------------------------------------------------------------------------------------

    def hand_lines(self, view: DomeView, seat: int, reader: Reader) -> list[str]:
        """Hand, pools in their order, Controls with their orders, the deck as a set."""
        player = view.players[seat]
        if not player.character:
            return []
        lines = [
            reader(
                "cogs-the_dome-own",
                character=reader.card(player.character),
                state=self._firewall(player, reader),
            )
        ]
        if player.hand:
            lines.append(reader("cogs-the_dome-hand", count=len(player.hand), cards=reader.counted(player.hand)))
        for colour, pool, limit in zip(COLOURS, player.pools, player.limits, strict=False):
            cards = " → ".join(reader.card(card) for card in pool[::-1]) or reader("cogs-the_dome-none")
            lines.append(reader("cogs-the_dome-pool", colour=colour, count=len(pool), limit=limit, cards=cards))
        for number, control in enumerate(player.controls, 1):
            lines.append(self._control(view, number, control.card, control.order, reader))
        if view.mm_hand:
            lines.append(reader("cogs-the_dome-mm-hand", cards=reader.counted(view.mm_hand)))
        deck = [card for card, copies in player.deck for _ in range(copies)]
        if deck:
            lines.append(reader("cogs-the_dome-deck", count=len(deck), cards=reader.counted(deck)))
        return lines

    def _control(self, view: DomeView, number: int, card: str, order: str, reader: Reader) -> str:
        name = reader.card(card)
        if view.traps != "orders":
            return reader("cogs-the_dome-control", number=number, card=name)
        word, _, count = (order or "first").partition("-")
        told = reader(f"the_dome-opt-order-{word}", count=int(count or 0))
        return reader("cogs-the_dome-control-ordered", number=number, card=name, order=told)

    def standing_cost(self, view: DomeView, seat: int, reader: Reader) -> list[str]:
        """What the next draw and the next broken layer would do (D2, D4, D5); an incapacitated ally has neither to
        fear (M8)."""
        player = view.players[seat]
        if view.phase in (CHOOSE, SETUP, OVER) or player.down:
            return []
        ally = "-ally" if view.mastermind not in (NOBODY, seat) else ""
        lines = [reader("cogs-the_dome-cost-deck" + ally, count=player.deck_count)]
        damage = LENGTH - player.space + 1
        keep, draw = player.leak_values[min(player.leaks, 1)]
        if player.layer == LAYERS - 1:
            lines.append(reader("cogs-the_dome-cost-last" + ally, damage=damage))
        elif draw > player.deck_count:
            lines.append(reader("cogs-the_dome-cost-leak" + ally, damage=damage, draw=draw))
        else:
            lines.append(reader("cogs-the_dome-cost-layer", damage=damage, draw=draw, keep=keep))
        return lines

    def hints(self, view: DomeView, question: Question, reader: Reader) -> list[str]:
        """What decks are about and where own ones are chosen; what first resources are for; what orders count."""
        if question.slot in ("review", "orders"):
            return self._counted(view, reader)
        if question.slot == "resources":
            return [reader("cogs-the_dome-hint-resources")]
        if question.slot != "deck" or not isinstance(question.shape, Pick):
            return []
        pack = known(view.pack)
        house = pack.sha == built_in().sha
        pictured = len(question.shape.options) <= DECKS_SHOWN
        lines: list[str] = []
        for option in question.shape.options:
            deck = pack.decks.get(option.id)
            if deck is None:
                continue
            person = pack[deck.character]
            style = reader(f"cogs-the_dome-hint-style-{person.id}") if house else ""
            args = {
                "deck": for_message(getattr(deck.name, reader.language)),
                "character": for_message(getattr(person.name, reader.language)),
            }
            if pictured:
                told = reader("cogs-the_dome-hint-deck-short", deck=args["deck"], about=style or args["character"])
            else:
                counts = {c: sum(n for card, n in deck.cards.items() if pack[card].colour == c) for c in COLOURS}
                text = for_message(getattr(person.text, reader.language), 2 * OPTION)
                told = reader(
                    "cogs-the_dome-hint-deck", style=f"{style} " if style else "", text=text, **args, **counts
                )
            lines.append(f"{BULLET} {told}")
        return [*lines, reader("cogs-the_dome-hint-own-deck")]

    @staticmethod
    def _counted(view: DomeView, reader: Reader) -> list[str]:
        """For each own Control whose order may look at a number, which number that is."""
        if view.viewer is None:
            return []
        pack = known(view.pack)
        own = [(number, pack[one.card].window) for number, one in enumerate(view.players[view.viewer].controls, 1)]
        return [reader(f"cogs-the_dome-hint-least-{window}", number=n) for n, window in own if window in LEAST]

    def warning(self, match: Match, seat: int, question: Question, answer: Any) -> Text | None:
        """An ally who meets a loss condition is incapacitated (M8)."""
        warned = super().warning(match, seat, question, answer)
        ally = match.view(seat).mastermind not in (NOBODY, seat)
        return Text(FALLS) if ally and warned == Text(LOSES) else warned

    def in_short(self, warning: Text) -> Text:
        """The reason alone, so that options with the same one are told together."""
        return Text(SHORT.get(warning.key, warning.key))

    def void_lines(self, view: DomeView, cards: Sequence[str], reader: Reader) -> list[str]:
        """The cards of a void from its top, in words."""
        if not cards:
            return [reader("cogs-the_dome-void-empty")]
        return [reader("cogs-the_dome-void", count=len(cards), cards=", ".join(reader.card(c) for c in cards[::-1]))]

    # --- the end -----------------------------------------------------------------------------------------------------

    def accounts(self, view: DomeView, reader: Reader) -> list[str]:
        """How it was won, and what is left of everybody's firewall and deck."""
        if view.phase != OVER:
            return []
        told = [self._how(view, reader)]
        for player in view.players:
            told.append(
                reader(
                    "cogs-the_dome-account" if player.character else "cogs-the_dome-account-no-deck",
                    name=reader.names[player.seat],
                    character=reader.card(player.character),
                    state=self._firewall(player, reader),
                    deck=player.deck_count,
                )
            )
        return [line for line in told if line]

    def sources(self, view: DomeView, reader: Reader) -> list[tuple[str, Sequence[int]]]:
        """What is left of everybody's firewall, and what they have."""
        of = view.players
        return [
            (reader("report-the_dome-durability"), [durability(one) for one in of]),
            (reader("pic-the_dome-row-programs"), [sum(not card.system for card in one.programs) for one in of]),
            (reader("pic-the_dome-row-systems"), [sum(card.system for card in one.programs) for one in of]),
            (reader("pic-the_dome-row-hand"), [one.hand_count for one in of]),
            (reader("pic-the_dome-row-deck"), [one.deck_count for one in of]),
        ]

    def _how(self, view: DomeView, reader: Reader) -> str:
        """By what the game ended; of a resignation the headline tells."""
        match = reader.table.match if reader.table else None
        detail = match.result.detail if match is not None and match.result is not None else {}
        loser = detail.get("loser", -1)
        if view.reason not in ("durability", "draw", "incapacitated"):
            return ""
        if view.reason == "incapacitated":
            return reader("cogs-the_dome-won-incapacitated", name=reader.names[view.mastermind])
        return reader(f"cogs-the_dome-won-{view.reason}", name=reader.names.get(loser, reader("seat-gone")))

    def result_lines(self, view: DomeView, reader: Reader) -> list[str]:
        """The same, with what was in play."""
        lines = self.accounts(view, reader)
        for player in view.players:
            programs = [program.card for program in player.programs]
            if programs:
                cards = reader.counted(programs)
                lines.append(reader("cogs-the_dome-programs", name=reader.names[player.seat], cards=cards))
        return lines

    def awards(self, view: DomeView, reader: Reader) -> list[str]:
        """Most system programs, fullest void."""
        if view.phase != OVER:
            return []
        system = [sum(program.system for program in player.programs) for player in view.players]
        void = [len(player.void) for player in view.players]
        told = [(award, counts) for award, counts in (("system", system), ("void", void)) if len(set(counts)) > 1]
        return self.awarded([self.award(award, "value", counts, reader) for award, counts in told], reader)

    def hidden_lines(self, view: DomeView, reader: Reader) -> list[str]:
        """Controls that were never revealed, and hands."""
        if view.phase != OVER:
            return []
        lines: list[str] = []
        for player in view.players:
            controls = [control.card for control in player.controls if control.card]
            for key, cards in (("controls", controls), ("hand", player.hand)):
                if cards:
                    told = reader.counted(cards)
                    lines.append(reader(f"cogs-the_dome-hidden-{key}", name=reader.names[player.seat], cards=told))
        return lines

    # --- buttons -----------------------------------------------------------------------------------------------------

    def in_a_row(self, view: DomeView, question: Question) -> tuple[Sequence[Option], int]:
        """What to install, set and activate, with the end of the turn; cards to allocate."""
        if not isinstance(question.shape, Pick):
            return (), 0
        if question.slot == "turn":
            pack = known(view.pack)
            ranked = [
                (rank, one) for one in question.shape.options if (rank := _rank(pack, view.seats > 2, one)) is not None
            ]
            return [one for _, one in sorted(ranked, key=lambda pair: pair[0])], TOGETHER
        if question.slot == "allocate":
            return [one for one in question.shape.options if ">" in one.id], ALLOCATE_MOST
        return (), 0

    def leads_on(self, match: Match, seat: int, question: Question) -> tuple[Match, Sequence[Option]] | None:
        """Abilities that let somebody choose, and what can be cracked; looked up in a match that the seat could believe
        in, in which nobody else reveals a Control."""
        if question.slot != "turn" or not isinstance(question.shape, Pick):
            return None
        view = match.view(seat)
        pack, several = known(view.pack), view.seats > 2
        found = [
            one
            for one in question.shape.options
            if one.key in LEADS_ON and one.warn is None and _asks_on(pack, several, one)
        ]
        return (match.supposed(seat), found) if found else None

    # --- pictures ----------------------------------------------------------------------------------------------------

    def marked_since(self, view: DomeView, before: DomeView) -> DomeView:
        """What lies on the table, and nothing of a hand."""
        return marked_since(view, before)

    def draw_question(
        self,
        view: DomeView,
        seat: int,
        question: Question,
        answers: Sequence[tuple[str, str]],
        names: Sequence[str],
        language: Language,
        standing: Halfway = AT_FIRST,
    ) -> Drawing:
        """Decks with their characters, what a seat holds where that decides, the card in question; else the table."""
        if question.slot in ("review", "orders", "second"):
            return self.draw_hand(view, seat, names, language)
        if question.slot == "deck" and (offered := self._offered(view, question, answers)):
            return drawing(pictures.decks, view, seat, offered, names=names, language=language)
        card = question.prompt.args.get("card")
        if card in known(view.pack).cards and (
            about := self.draw_about(view, seat, str(card), answers, names, language)
        ):
            return about
        return self.draw_board(view, names, language)

    @staticmethod
    def _offered(view: DomeView, question: Question, answers: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
        """Number and id of each deck that the panel shows; nothing where they are too many for a picture."""
        options = question.shape.options if isinstance(question.shape, Pick) else ()
        decks = known(view.pack).decks
        found = [
            (label, options[int(label) - 1].id)
            for label, _ in answers
            if label.isdecimal() and 0 < int(label) <= len(options)
        ]
        fits = len(found) == len(answers) <= DECKS_SHOWN and all(deck in decks for _, deck in found)
        return found if fits else []
