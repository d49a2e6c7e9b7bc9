"""Typed lines as answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Amounts, Answer, Field, Form, Option, Pick, Question, Simple
from bot.games.twilight_imperium.advice.barriers import barrier
from bot.games.twilight_imperium.flow.activating import foreseen, system_of_turn
from bot.games.twilight_imperium.flow.stacks import holds, loadable, stacks, system_of
from bot.games.twilight_imperium.flow.turns import CARD, SYSTEM
from bot.games.twilight_imperium.notation.codes import COUNTED, FLYING, KINDS_OF, Code, codes, is_place, spelled
from bot.games.twilight_imperium.notation.writing import CARGO, INLINE, NOTHING, SHIPS, proposed
from bot.games.twilight_imperium.state import State

if TYPE_CHECKING:
    from bot.core.match import Match

Names = Mapping[str, tuple[str, ...]]
"""What people call things, squeezed -> words of the notation."""
NO_NAMES: Final[Names] = {}
LONGEST: Final = 400
"""Letters of a line; more is no line."""
SAID: Final = 40
"""Letters of a typed text that an error repeats."""
_NUMBER: Final = re.compile(r"\d{1,2}")
_BEFORE: Final = re.compile(r"(\d{1,2})(\D.*)")
_BEHIND: Final = re.compile(r"(.*\D)(\d{1,2})")
_NAMED: Final = 4
"""Words of the longest name."""


def squeezed(text: str) -> str:
    """A name as it is compared: no case, no blanks, no signs."""
    return re.sub(r"[^\w!+@^]|_", "", text.casefold())


def _unknown(typed: str, why: str = "unknown") -> IllegalAnswer:
    """Something typed that means nothing, as an error to be raised."""
    return IllegalAnswer(f"twilight_imperium-line-{why}", word=" ".join(typed.replace("`", "").split())[:SAID])


class Counted(NamedTuple):
    """One thing of a list.

    Args:
        place: under which it stands; empty for none.
        word: itself.
        number: how many.
    """

    place: str
    word: str
    number: int


def read(match: Match, seat: int, question: Question, line: str, names: Names = NO_NAMES) -> Answer:
    """The answer that a line means.

    Args:
        match: in which it is asked.
        seat: whom.
        question: which.
        line: as people type it.
        names: what else they may call things, in their languages.

    Raises:
        IllegalAnswer: what in it cannot be, and why by the rules.
    """
    if len(line) > LONGEST:
        raise IllegalAnswer("twilight_imperium-line-long", most=LONGEST)
    text = line.strip().strip("`").strip()
    for one in question.ready:
        if squeezed(text) == squeezed(one.name):
            return match.checked(seat, question.no, one.answer)
    answer = _Line(match, seat, question, names).read(text)
    return match.checked(seat, question.no, answer)


def amounts_begun(state: State, text: str, known: Mapping[Code, str], names: Names) -> dict[str, int] | None:
    """Option -> number as far as a list has been typed; None where it makes no sense."""
    if not text.strip():
        return {}
    try:
        items = _Lists(state, names).items(text, {code.place for code in known}, {code.word for code in known})
    except IllegalAnswer:
        return None
    found = [known.get(Code(one.place, one.word)) for one in items]
    return {id: one.number for id, one in zip(found, items, strict=True) if id} if all(found) else None


class _Lists:
    """What people call things, and lists of them."""

    def __init__(self, state: State, names: Names) -> None:
        self.state, self.names = state, names

    def one(self, known: Mapping[Code, str], text: str) -> str:
        """The option that a text means."""
        if not text:
            raise IllegalAnswer("twilight_imperium-line-empty")
        place, _, word = text.strip().partition(" ")
        if Code(place, word) in known:
            return known[Code(place, word)]
        whole = {f"{code.place} {code.word}".strip(): id for code, id in known.items()}
        found = self.word(text, whole) or next(
            (one for one, id in whole.items() if id in (text, f"{CARD}{text}")), None
        )
        if found is None:
            raise _unknown(text)
        return whole[found]

    def word(self, text: str, known: Iterable[str]) -> str | None:
        """The one of several words that a text means: itself, a name of it, or the beginning of no other."""
        all_ = list(known)
        if text in all_:
            return text
        typed = squeezed(text)
        if not typed:
            return None
        meant = [one for one in all_ if squeezed(one) == typed or one in self.names.get(typed, ())]
        if not meant and len(typed) > 2 and not typed.isdigit():
            meant = [one for one in all_ if squeezed(one).startswith(typed)]
            called = {one for name, words in self.names.items() if name.startswith(typed) for one in words}
            meant += [one for one in all_ if one in called and one not in meant]
        return meant[0] if len(meant) == 1 else None

    # --- lists --------------------------------------------------------------------------------------------------------

    def items(self, text: str, places: Iterable[str], words: Iterable[str]) -> list[Counted]:
        """The things of a list with their numbers."""
        where, what = list(places), list(words)
        found: list[Counted] = []
        for group in text.split(","):
            tokens, place, ahead, at, before = group.split(), "", 0, 0, len(found)
            while at < len(tokens):
                token = tokens[at]
                if _NUMBER.fullmatch(token) and token not in where and token not in what:
                    at, ahead = at + 1, self._number(found, int(token), last=at + 1 == len(tokens), text=group)
                    continue
                for width in range(min(_NAMED, len(tokens) - at), 0, -1):
                    name = " ".join(tokens[at : at + width])
                    thing, count = self.thing(name, what)
                    here = None if thing is not None or count else self.word(name, where)
                    if thing is not None or here is not None:
                        break
                else:
                    raise _unknown(token)
                at += width
                if thing is None:
                    place = here or ""
                    continue
                found.append(Counted(place, thing, count or ahead or -1))
                ahead = 0
            if ahead or len(found) == before:
                raise _unknown(group.strip())
        return [one._replace(number=abs(one.number)) for one in found]

    @staticmethod
    def _number(found: list[Counted], number: int, *, last: bool, text: str) -> int:
        """A number that stands alone: of what comes next or, at the end and behind a place, of what came before."""
        behind = bool(found) and found[-1].number == -1 and (last or found[-1].word not in COUNTED)
        if not behind:
            if last:
                raise _unknown(text.strip())
            return number
        found[-1] = found[-1]._replace(number=number)
        return 0

    def thing(self, name: str, words: list[str]) -> tuple[str | None, int]:
        """A thing with the number glued to it, 0 for none."""
        if name in words:
            return name, 0
        for pattern, number, rest in ((_BEFORE, 1, 2), (_BEHIND, 2, 1)):
            glued = pattern.fullmatch(name)
            if glued is not None:
                found = self.word(glued[rest].strip(), words)
                if found is not None:
                    return found, int(glued[number])
        return self.word(name, words), 0

    def amounts(self, shape: Amounts, known: Mapping[Code, str], text: str) -> dict[str, int]:
        """How many of each."""
        chosen: dict[str, int] = {}
        if text in ("", NOTHING):
            return chosen
        places = dict.fromkeys(code.place for code in known if code.place)
        for place, word, count in self.items(text, places, dict.fromkeys(code.word for code in known)):
            code = Code(place, word)
            if code not in known and not place:
                found = [one for one in known if one.word == word]
                code = found[0] if len(found) == 1 else code
            if code not in known:
                raise _unknown(f"{place} {word}".strip())
            id = known[code]
            chosen[id] = chosen.get(id, 0) + count
            if chosen[id] > shape.most.get(id, 0):
                raise IllegalAnswer("twilight_imperium-line-count", word=word, most=shape.most.get(id, 0))
        return chosen


class _Line(_Lists):
    """One line that is being read."""

    def __init__(self, match: Match, seat: int, question: Question, names: Names) -> None:
        super().__init__(match.play.board, names)
        self.match, self.seat, self.question = match, seat, question

    def read(self, text: str) -> Answer:
        shape = self.question.shape
        head, *rest = (part.strip() for part in text.split(";"))
        if not isinstance(shape, Form):
            if rest:
                raise _unknown(rest[0], "part")
            return self.value(shape, head)
        first, _, inline = (part.strip() for part in head.partition(":"))
        partial: dict[str, Answer] = {}
        if shape.first == SHIPS:
            self.plan(partial, head, self.match.play.board.tactical.active)  # type: ignore[union-attr]
        else:
            partial[shape.first] = self.value(shape.shape, first)
        fields = self.parts(rest)
        while (field := self.match.narrow(self.seat, self.question.no, partial)) is not None:
            if field.name == SHIPS:
                active = system_of_turn(partial) or str(partial[shape.first]).removeprefix(SYSTEM)
                with foreseen(self.match.play, self.seat, partial):
                    self.plan(partial, inline, active)
                inline = ""
                continue
            said = fields.pop(field.name, None)
            if said is None and inline and field.name in INLINE:
                said, inline = inline, ""
            partial[field.name] = self.chosen(field, said)
        if inline:
            if shape.first == "action" and is_place(first):
                self.plan({}, inline, first)  # says why nothing can come
            raise _unknown(inline, "part")
        for name in fields:
            raise _unknown(name, "part")
        return partial

    def parts(self, rest: Iterable[str]) -> dict[str, str]:
        """The named fields of a line; none of them twice."""
        found: dict[str, str] = {}
        for part in rest:
            name, _, value = part.partition(" ")
            if name.casefold() in found:
                raise _unknown(part, "part")
            if name:
                found[name.casefold()] = value.strip()
        return found

    def chosen(self, field: Field, said: str | None) -> Answer:
        """A later field: what was said, or what is proposed."""
        if said is not None:
            return self.value(field.shape, said)
        found = proposed(field)
        if found is None:
            raise IllegalAnswer("twilight_imperium-line-missing", word=field.name)
        return found

    def value(self, shape: Simple, text: str) -> Answer:
        """What is chosen in one shape."""
        known = codes(self.state, shape.options)
        if isinstance(shape, Amounts):
            return self.amounts(shape, known, text)
        single = isinstance(shape, Pick) and shape.min == shape.max == 1
        if single:
            return self.one(known, text)
        if text in ("", NOTHING):
            return []
        return [self.one(known, part) for part in re.split(r"[,>]", text)]

    # --- moves --------------------------------------------------------------------------------------------------------

    def plan(self, partial: dict[str, Answer], text: str, active: str) -> None:
        """Ships and cargo of a move plan, into the answer."""
        state, play = self.state, self.match.play
        places = {spelled(at): at for at in (*state.systems, *state.planets)}
        words = [*KINDS_OF, f"ff{FLYING}"]
        known = codes(state, self._ships(partial))
        words += [code.word.replace("ff", f"ff{FLYING}") for code in known if code.word not in words]
        coming = stacks(play, self.seat, active)
        riding: list[Counted] = []
        ships: dict[str, int] = {}
        for named in [] if text in ("", NOTHING) else self.items(text, places, words):
            if not named.place:
                raise IllegalAnswer("twilight_imperium-line-whence", word=named.word)
            item = named._replace(place=places[named.place])
            code = Code(item.place, item.word.replace(FLYING, ""))
            flies = item.word.startswith(f"ff{FLYING}")
            if item.word == "inf" or (item.word == "ff" and not flies) or item.place in state.planets:
                riding.append(item)
            elif code in known:
                ships[known[code]] = ships.get(known[code], 0) + item.number
            else:
                raise barrier(play, self.seat, active, item.place, KINDS_OF.get(code.word, ""), item.number)
        for id, count in ships.items():
            if count > coming[id].count:
                raise IllegalAnswer("twilight_imperium-not-so-many", stack=id, count=count)
        partial[SHIPS] = ships
        most = loadable(play, self.seat, active, {id: n for id, n in ships.items() if n})
        cargo: dict[str, int] = {}
        for item in riding:
            self._load(cargo, most, item, active)
        if sum(cargo.values()) > sum(hold.room for hold in holds(play, self.seat, active, ships)):
            raise IllegalAnswer("twilight_imperium-no-room")
        if most:
            partial[CARGO] = cargo

    def _ships(self, partial: Mapping[str, Answer]) -> Iterable[Option]:
        shape = self.question.shape
        assert isinstance(shape, Form)
        if shape.first == SHIPS:
            return shape.shape.options
        if not partial:
            return ()
        field = self.match.narrow(self.seat, self.question.no, partial)
        return field.shape.options if field is not None and field.name == SHIPS else ()

    def _load(self, cargo: dict[str, int], most: Mapping[str, int], item: Counted, active: str) -> None:
        """Cargo of a place; of a system first what is in its space, then of its planets, one each left for the last."""
        state = self.state
        kind = KINDS_OF.get(item.word, "")
        if kind not in ("infantry", "fighter"):
            raise IllegalAnswer("twilight_imperium-line-cargo", word=item.word)
        if item.place in state.planets:
            stores = [(f"{item.place}:{kind}", 0)]
        else:
            planets = [f"{planet}:{kind}" for planet in state.in_system(item.place)]
            stores = [(f"{item.place}:{kind}", 0), *((one, 1) for one in planets), *((one, 0) for one in planets)]
        left = item.number
        for id, keep in stores:
            taken = min(left, max(0, most.get(id, 0) - keep - cargo.get(id, 0)))
            if taken:
                cargo[id] = cargo.get(id, 0) + taken
                left -= taken
        if left:
            system = system_of(state, item.place)
            if system == active and item.place in state.systems:
                raise IllegalAnswer("twilight_imperium-line-stays", word=item.word)
            raise IllegalAnswer("twilight_imperium-cannot-ride", place=item.place)
