"""How one game shows itself. Its cog implements `GameFace` and registers it; nothing else of the panels is its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple

from bot.core import playable
from bot.core.events import Event
from bot.core.match import Match
from bot.core.shapes import Anchor, Field, Option, Question, Text
from bot.tables import manner
from bot.tables.asked import Asked
from bot.tables.manner import Manner
from bot.tables.model import LogLine, Snapshot, TableError
from bot.tables.promises import PromiseRow
from bot.text.catalogue import Language
from cogs.panels.reader import Reader
from renderers.covers import Sitter
from renderers.drawings import Drawing, drawing

PASS: Final = "pass"
Part = tuple[str, Sequence[tuple[str, Sequence[str]]]]
"""Figures that belong together: what they are, and of each its name and what it is by seat."""


class Halfway(NamedTuple):
    """How far a question is answered on a panel.

    Args:
        filled: of a form the fields that are filled so far, and what is picked in the next one.
        name: of the field that is asked; empty where the question is no form.
        prompt: of that field.
        passed: the fields that are filled, by name.
        numbered: options that the panel shows, with their numbers.
        picked: where several fields stand on one screen, what each says.
    """

    filled: Mapping[str, Any] = MappingProxyType({})
    name: str = ""
    prompt: Text | None = None
    passed: Mapping[str, Field] = MappingProxyType({})
    numbered: tuple[tuple[str, Option], ...] = ()
    picked: Mapping[str, Any] = MappingProxyType({})


AT_FIRST: Final = Halfway()

Mark = tuple[str, Anchor]
"""A number and the place it is drawn at."""


class GameFace(Manner):
    """What the panels ask a game for; what presses ask it for stands in `Manner`. The `draw_*` methods draw nothing:
    they say what is drawn, of what.

    Texts that a game has by convention, under its key: `KEY-progress`, `KEY-pitch` (what one does in it,
    in a sentence), `KEY-length`, `KEY-option-NAME`,
    `KEY-NAME-VALUE`, `KEY-tutorial-LESSON`, `KEY-rules-N-title|page`.
    """

    key: ClassVar[str]
    pictures: ClassVar[Any]
    """The game's package of `renderers`, with `board`, `move`, `hand`, `cover`, `lesson`, `LESSONS` and `RULES`."""
    pages: ClassVar[int] = 5
    """Pages of rules."""
    pictured_rules: ClassVar[int] = 5
    """Pages of rules with a picture."""
    counts_points: ClassVar[bool] = True
    """Whether the ranking tells points; a game that is only won or lost tells its accounts instead."""
    board_pictures: ClassVar[int] = 1
    """Pictures of a board message: the board, and what `draw_beside` draws."""
    on_map: ClassVar[bool] = False
    """Whether options are places on a map, so that of many first an area is chosen; else many stand in one menu."""
    leaving: ClassVar[frozenset[str]] = frozenset()
    """Keys of options that end a turn: they stand apart from what is done in it."""

    practice: ClassVar[Mapping[str, str]] = {}
    """Options of a practice game that are not the first ones: a shorter game, say."""
    lookout: ClassVar[str] = ""
    """Action of a panel with more to look at; it stands beside the hand, under the move panel and in the menu, and its
    button says `cogs-KEY-look`."""
    statistics: ClassVar[str] = ""
    """Action of a page with what wins on a server; it stands beside the ranking, its button says `cogs-KEY-stats`."""
    opened: ClassVar[frozenset[str]] = frozenset()
    """Slots of standing forms whose first field stands in a menu where other questions have a button that leads to
    them."""
    stored: ClassVar[frozenset[str]] = frozenset()
    """Slots of standing questions whose answer is done as it stands when its moment comes: it is told where nothing
    else is asked."""
    unsaid: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that the board does not tell among what happened just now: its picture shows them."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """Keys of sections whose options stand in a menu where sections are chosen, so that one is a press less away."""
    since: ClassVar[int] = 6
    """Events that the panel tells of all that happened since one's last answer, the newest."""
    lasting: ClassVar[frozenset[str]] = frozenset()
    """Keys of events that the panel tells however much has happened since, one's own last answer among it."""

    # --- words -------------------------------------------------------------------------------------------------------

    def progress(self, view: Any, reader: Reader) -> str:
        """How far the game is: "round 7"."""
        raise NotImplementedError

    def score(self, view: Any, seat: int, reader: Reader) -> str:
        """A seat's score as the public may know it now, in a few words."""
        raise NotImplementedError

    def special(self, view: Any, reader: Reader) -> str:
        """A special state of the board, said instead of what is asked; empty if there is none."""
        return ""

    def first(self, view: Any) -> int:
        """The seat that goes first; one that is none where that is not known when the match begins."""
        return int(getattr(view, "first", 0))

    def taught(self, view: Any) -> Mapping[str, object]:
        """Arguments of the texts of the first steps, where they hang on the table's options."""
        return {}

    def following(self, table: Snapshot, view: Any) -> Sequence[int] | None:
        """Seats that come after those awaited; empty when scoring comes next, None where that is not decided yet."""
        seats = len(table.seats)
        return [(max(table.awaited, default=-1) + 1) % seats]

    def hand_lines(self, view: Any, seat: int, reader: Reader) -> list[str]:
        """What a seat holds, in words."""
        return []

    def if_ended_lines(self, view: Any, reader: Reader) -> list[str]:
        """The scoring as if the game ended now, from what this reader knows; empty if the game has no such thing."""
        return []

    def accounts(self, view: Any, reader: Reader) -> list[str]:
        """Each seat's points by where they came from, one line each."""
        return []

    def result_lines(self, view: Any, reader: Reader) -> list[str]:
        """Who got what and why."""
        return []

    def result_page(self, view: Any, page: int, reader: Reader) -> list[str]:
        """What goes in words with one of the later pictures of `draw_result`."""
        return []

    def sources(self, view: Any, reader: Reader) -> list[tuple[str, Sequence[int]]]:
        """What counted at the end, by seat: points by where they came from, or what a game that counts none has."""
        return []

    def figures(self, view: Any, happened: Sequence[Event], reader: Reader) -> list[Part]:
        """Figures of a match that is over, for a picture of their own; empty in a game without.

        Args:
            view: of the end.
            happened: all that the log tells, in order.
        """
        return []

    def awards(self, view: Any, reader: Reader) -> list[str]:
        """The small house awards, one line each."""
        return []

    def hidden_lines(self, view: Any, reader: Reader) -> list[str]:
        """What was hidden, told at the end."""
        return []

    def hints(self, view: Any, question: Question, reader: Reader) -> list[str]:
        """Lines under what is asked that a choice cannot be made without and its picture does not show."""
        return []

    def way_lines(self, view: Any, options: Sequence[Option], reader: Reader) -> list[str]:
        """The same under what a way to act asks for, once it has been chosen (`section`); of its options alone."""
        return []

    def retold(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """Lines of the log as panels, the board and the channel's record tell them: many of one matter can be one.

        What it makes of one's own last answer is told again when others have moved since, as is what is `lasting`.
        """
        return lines

    def beside(self, question: Question | None, other: Question) -> bool:
        """Whether another open question has its way on below what is shown; None where nothing is asked."""
        return True

    def standing_cost(self, view: Any, seat: int, reader: Reader) -> list[str]:
        """What a seat would lose if things stayed as they are, a line for each cause: "markers not placed: -6".

        Args:
            view: of that seat, so that a line may tell what only this seat knows.
            seat: the reader's own.
        """
        return []

    def promised(self, promises: Sequence[PromiseRow], reader: Reader) -> list[str]:
        """Promises written down between two, under an offer of one of them (`offered_by`)."""
        return []

    def in_short(self, warning: Text) -> Text:
        """What a warning says where several options stand with theirs."""
        return warning

    # --- pictures ----------------------------------------------------------------------------------------------------

    def marked_since(self, view: Any, before: Any) -> Any:
        """A view with all marked that differs from what everybody saw at an earlier position, in place of what the last
        move has changed."""
        return view

    def draw_board(self, view: Any, names: Sequence[str], language: Language) -> Drawing:
        """The whole table."""
        return drawing(self.pictures.board, view, names=names, language=language, viewer=view.viewer)

    def draw_beside(self, view: Any, number: int, names: Sequence[str], language: Language) -> Drawing:
        """Another picture of the board message, from 1, for a game of `board_pictures`."""
        raise NotImplementedError

    def draw_move(
        self, view: Any, seat: int, marks: Sequence[Mark], names: Sequence[str], language: Language
    ) -> Drawing:
        """What a seat can choose, numbered, as near as it goes."""
        return drawing(self.pictures.move, view, seat, marks, names=names, language=language)

    def draw_question(
        self,
        view: Any,
        seat: int,
        question: Question,
        answers: Sequence[tuple[str, str]],
        names: Sequence[str],
        language: Language,
        standing: Halfway = AT_FIRST,
    ) -> Drawing:
        """What goes with a question whose answers have no place on the board.

        Args:
            answers: number and words of those that the panel shows.
            standing: how far it is answered.
        """
        return self.draw_board(view, names, language)

    def draw_hand(self, view: Any, seat: int, names: Sequence[str], language: Language) -> Drawing:
        """What a seat holds."""
        return drawing(self.pictures.hand, view, seat, names=names, language=language)

    def results(self, view: Any) -> int:
        """Number of pictures that explain the result (or, before the end, the standing)."""
        return 0

    def draw_result(self, view: Any, page: int, names: Sequence[str], language: Language) -> Drawing:
        """One of them."""
        raise NotImplementedError

    def draw_cover(self, sitters: Sequence[Sitter], language: Language) -> Drawing:
        """The cover of its lobbies."""
        return drawing(self.pictures.cover, sitters, language=language)

    def draw_lesson(self, page: int, language: Language) -> Drawing:
        """A picture of the first steps, from 0: goal, your turn, scoring, or what else the game begins with."""
        return drawing(self.pictures.lesson, self.pictures.LESSONS[page], language=language)

    def draw_rule(self, page: int, language: Language) -> Drawing:
        """Picture of a page of rules, from 1."""
        return drawing(self.pictures.lesson, self.pictures.RULES[page - 1], language=language)

    # --- buttons -----------------------------------------------------------------------------------------------------

    def act(self, question: Question, chosen: Sequence[Option], reader: Reader) -> str:
        """What answering does, on the button that does it.

        A question of several has its words under its prompt's key with `-act`, with the number chosen; so has a form
        that can be kept as it is. One option says itself what it does.
        """
        key = f"{question.prompt.key}-act"
        if reader.text.has(key):
            return reader(key, count=len(chosen))
        if len(chosen) == 1:
            return reader.option(chosen[0])
        return reader("panel-act-choose", count=len(chosen))

    def deed(self, question: Question, answer: Any, reader: Reader) -> str:
        """What a whole answer does, on the button that means it when it is asked about once more; empty where its own
        words say that."""
        return ""

    def pictured(self, question: Question, answer: Any) -> bool:
        """Whether a picture shows what comes of an answer that is asked about once more."""
        return False

    def section(self, option: Option) -> str:
        """Key of the way in which an option is done, where a question offers quite different ones: those are chosen
        first, and the key with `$count` is on their button. Empty for what is a way of its own.

        Of many places those that matter most (`Counsel.best`) are numbered first, a button leads to all of them.
        """
        return ""

    def bears(self, option: Option) -> int:
        """The number that an option bears on the table itself, a card's say: it is shown under that one; 0 for none."""
        return 0

    def public_pass(self, match: Match) -> str:
        """Option id of a pass that everybody who is awaited has, as the *public* knows; empty if there is none.

        A button on the board tells everybody that passing is possible, so a pass that hangs on hidden facts is none.
        """
        return PASS if match.call() is not None else ""


_faces: Final[dict[str, GameFace]] = {}


def register(face: GameFace) -> None:
    """Make a game's face known."""
    _faces[face.key] = face
    manner.register(face)


def face_of(game: str) -> GameFace:
    """The face of a game.

    Raises:
        TableError: there is no such game, or its cog is not loaded.
    """
    try:
        return _faces[game]
    except KeyError:
        registered = playable.keys()
        if game not in registered:
            raise TableError("error-unknown-game") from None
        raise TableError("error-game-unavailable", game=f"game-{game}") from None


def face_for(shown: Asked) -> GameFace:
    """The face of the game in which a question is asked."""
    return face_of(shown.panel.table.row.game)


def known() -> list[str]:
    """Keys of all games that have rules and a face, in the order in which their rules were registered."""
    with_rules = playable.keys()
    return [key for key in with_rules if key in _faces]
