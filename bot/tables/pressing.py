"""What a press in a panel means, judged by what its person is asked now: an answer, a part of one, or a doubt.

Nothing is changed here and nothing is worded. It is judged in the transaction in which its answer is taken, so that of
two rapid presses the second is judged by what the first has left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.core.errors import IllegalAnswer
from bot.core.planning import fits
from bot.core.shapes import STALE, WRONG_COUNT, Amounts, Form, Option, Pick, Text
from bot.tables import choosing
from bot.tables.ahead import (
    answered_by_one,
    as_far_as_it_goes,
    beyond,
    counsel_of,
    pairs,
    still_planned,
    unwarned,
    with_the_plan,
)
from bot.tables.asked import Asked, Doubt, Draft, Kind, Panel, Wish, answers_of
from bot.tables.fields import onward
from bot.tables.keys import digest
from bot.tables.manner import Manner
from bot.tables.panels import asked, made


class Gone(Struct):
    """The question is not asked any more, or cannot be answered so."""


class Half(Struct):
    """Something is chosen in the question, and it is asked on; `further` in another field."""

    shown: Asked
    further: bool = False


class One(Struct):
    """An answer to the question that is shown."""

    shown: Asked
    answer: Any


class Several(Struct):
    """Answers one after the other.

    Args:
        choices: slot and answer of each; an empty slot means whatever is asked.
        wanted: how many were chosen; fewer may be given.
        through: go on also after a draw or something revealed.
    """

    choices: Sequence[tuple[str, Any]]
    wanted: int
    through: bool = False


Deed = Gone | Half | One | Several | Doubt
"""What a press means."""


def judged(panel: Panel, wish: Wish, manner: Manner) -> Deed:
    """What a press or a typed command of somebody means.

    Args:
        panel: what its person is asked now.
        wish: what was pressed.
        manner: of the game.

    Raises:
        IllegalAnswer: it cannot be answered so.
    """
    if wish.kind is Kind.TYPED:
        return _typed(panel, wish, manner)
    shown = asked(panel, wish.no)
    if shown is None or shown.question.no != wish.no or wish.epoch != panel.table.row.epoch:
        return Gone()
    return _JUDGES[wish.kind](shown, wish, manner)


# --- one answer ------------------------------------------------------------------------------------------------------


def _chosen(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    """An option, the end of a choice of several, or what was asked about once more."""
    if shown.sheet:
        if wish.kind is Kind.PRESS:
            return Gone()  # an option of the screen before: several fields are asked by menus
        return _all_fields(shown, wish, manner)
    shape = shown.shape
    option: Option | None = None
    if wish.keys and wish.keys[0]:
        option = choosing.pressed_open(shape, wish.keys[0])
    whole = choosing.one_or_none(shape) and shown.field is None
    alone = choosing.by_one(shape)
    if option is not None and not alone and not whole and wish.kind is Kind.PRESS:
        return Half(shown.with_picked(choosing.press(shape, shown.so_far, option)))
    if option is not None and (alone or whole):
        answer = choosing.answer_by(shape, option) if alone else [option.id]
    else:
        answer = choosing.answer_of(shape, shown.so_far)
    if shown.field is not None:
        return _one_field(shown, wish, answer, manner)
    if not wish.sure:
        match, seat = shown.panel.table.match, shown.panel.seat
        warned = _warned(shown, answer, manner)
        sure = manner.sure(match, seat, shown.question, answer)
        if sure == "turn" and wish.placed:
            sure = ""  # chosen in two steps, of which the second has said so
        if sure or warned is not None:
            return Doubt(shown, option, warned, sure)
    return One(shown, answer)


def _warned(shown: Asked, answer: Any, manner: Manner) -> Text | None:
    """What an answer is warned of, where that is asked about."""
    if not manner.sure_of_warnings:
        return None
    return manner.warning(shown.panel.table.match, shown.panel.seat, shown.question, answer)


def _named(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    (answer,) = wish.choices
    return _doubted_by_name(shown, answer, manner) or One(shown, answer)


def _doubted_by_name(shown: Asked, answer: Any, manner: Manner) -> Doubt | None:
    """Whether an answer given without the panel is meant, if it is warned of."""
    if not manner.sure_of_warnings or not isinstance(shown.shape, Pick):
        return None
    option = next((one for one in shown.shape.options if one.id == answer), None)
    warned = None if option is None else _warned(shown, answer, manner)
    return None if warned is None else Doubt(shown, option, warned)


def _several(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    chosen = [option.id for option in choosing.pressed_together(shown.shape, wish.keys)]
    return One(shown, chosen) if shown.field is None else _one_field(shown, wish, chosen, manner)


def _ready(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    shown.counsel = counsel_of(shown)
    one = next((ready for ready in shown.ready if (digest(ready.name),) == wish.keys), None)
    if one is None:
        return Gone()
    warned = one.warn or _warned(shown, one.answer, manner)
    sure = "" if wish.sure else manner.sure(shown.panel.table.match, shown.panel.seat, shown.question, one.answer)
    if (sure or shown.question.confirm or warned is not None) and not wish.sure:
        return Doubt(shown, None, warned, sure, one.label, _told(shown, one.answer), one.answer)
    return One(shown, one.answer)


def _told(shown: Asked, answer: Any) -> tuple[Text, ...]:
    """What should be known before a form is answered so."""
    return counsel_of(shown, answer).told if isinstance(shown.question.shape, Form) else ()


def _kept(shown: Asked, _: Wish, __: Manner) -> Deed:
    default = shown.question.default
    return One(shown, default) if isinstance(default, dict) else Gone()


# --- parts of an answer ----------------------------------------------------------------------------------------------


def _toggled(shown: Asked, wish: Wish, _: Manner) -> Deed:
    so_far = shown.so_far
    for key in wish.keys:
        so_far = choosing.press(shown.shape, so_far, choosing.pressed(shown.shape, key))
    return Half(shown.with_picked(so_far))


def put_together(shown: Asked, wish: Wish, _: Manner) -> Deed:
    """Numbers put together in a menu: on to the next field; an answer where nothing is left open by them."""
    shape = shown.shape
    if not isinstance(shape, Amounts):
        return Gone()
    every = choosing.parcels(shape)
    listed = every[slice(*wish.part)]
    given = choosing.put_together(shape, shown.so_far, listed, wish.keys)
    if len(listed) == len(every) and choosing.complete(shape, given):
        if shown.field is not None:
            half = _further(shown, {shown.field.name: given})[0]
            if half is not None:
                return half
        elif shape.min == shape.max and not shown.question.confirm:
            return One(shown, given)
    return Half(shown.with_picked(given))


def _dialled(shown: Asked, wish: Wish, _: Manner) -> Deed:
    """How many one option gets; what the others have follows."""
    shape = shown.shape
    if not isinstance(shape, Amounts) or len(wish.keys) != 2 or not wish.keys[1].isdecimal():
        return Gone()
    option = choosing.pressed_open(shape, wish.keys[0])
    return Half(shown.with_picked(choosing.dial(shape, shown.so_far, option, int(wish.keys[1]))))


def _shared(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    """A number shared out in one go; it is asked about once more where the question always is."""
    given = choosing.share(shown.shape, next(iter(wish.keys), ""))
    if shown.field is not None:
        return _one_field(shown, wish, given, manner)
    return Half(shown.with_picked(given)) if shown.question.confirm else One(shown, given)


def _back(shown: Asked, _: Wish, __: Manner) -> Deed:
    draft = shown.draft
    if not draft:
        return Gone()
    left = Draft(draft.filled) if draft.picked else Draft(dict(list(draft.filled.items())[:-1]))
    return Half(made(shown.panel, shown.question, left), further=True)


def in_field(shown: Asked, wish: Wish, _: Manner) -> Deed:
    """Something chosen in one of the fields that stand on one screen."""
    if not 0 <= wish.field < len(shown.fields):
        return Gone()
    field = shown.fields[wish.field]
    shape, so_far = field.shape, shown.picked_in(field)
    if isinstance(shape, Amounts):
        listed = choosing.parcels(shape)[slice(*wish.part)]
        given = choosing.put_together(shape, so_far, listed, wish.keys)
        return Half(shown.with_picked(given, field))
    part = [one for one in shape.options if one.blocked is None][slice(*wish.part)]
    if not part:
        return Gone()
    options = [choosing.pressed(shape, key) for key in wish.keys]
    if choosing.single(shape):
        so_far = options[0].id if options else None
    elif isinstance(shape, Pick) and not shape.ordered:
        inside = {option.id for option in part}
        elsewhere = [one for one in choosing.answer_of(shape, so_far) if one not in inside]
        so_far = [*elsewhere, *(option.id for option in options)]
        if len(so_far) > shape.max:
            raise IllegalAnswer(WRONG_COUNT, min=shape.min, max=shape.max)
    else:
        for option in options:
            so_far = choosing.press(shape, so_far, option)
    return Half(shown.with_picked(so_far, field))


def _further(shown: Asked, answered: Mapping[str, Any]) -> tuple[Half | None, dict[str, Any]]:
    """The form with these fields answered too, if something is asked on; and what it says then."""
    panel, question = shown.panel, shown.question
    chosen = {**shown.draft.filled, **answered}
    forced, asked_on = onward(panel.table.match, panel.seat, question, chosen)
    half = Half(made(panel, question, Draft(chosen)), further=True) if asked_on else None
    return half, {**chosen, **forced}


def _one_field(shown: Asked, wish: Wish, answer: Any, manner: Manner) -> Deed:
    """One more field of a form; the last one answers it. What one press answers is asked about once more where the game
    says so; what was put together was seen before *done* was pressed."""
    assert shown.field is not None
    half, filled = _further(shown, {shown.field.name: answer})
    if half is not None:
        return half
    if not wish.sure:
        sure, question = "act" if shown.question.confirm else "", shown.question
        if not sure and choosing.single(shown.shape):
            sure = manner.sure(shown.panel.table.match, shown.panel.seat, question, filled)
        warned = _warned(shown, filled, manner)
        if sure or warned is not None:
            option = next((one for one in shown.shape.options if one.id == answer), None)
            return Doubt(shown, option, warned, sure, told=_told(shown, filled), answer=filled)
    return One(shown, filled)


def _all_fields(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    """The fields of one screen, all at once; what depends on them is asked next."""
    if not shown.complete:
        return Gone()
    half, filled = _further(shown, answers_of(shown))
    if half is not None:
        return half
    warned = _warned(shown, filled, manner)
    if (shown.question.confirm or warned is not None) and not wish.sure:
        return Doubt(shown, None, warned)
    return One(shown, filled)


# --- several answers -------------------------------------------------------------------------------------------------


def _doubted(shown: Asked, option: Option, manner: Manner) -> Doubt | None:
    """Whether the first of several answers is meant, if it is warned of."""
    warned = _warned(shown, option.id, manner)
    return None if warned is None else Doubt(shown, option, warned)


def _beyond(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    further = beyond(shown, manner)
    if further is None:
        return Gone()
    option = choosing.pressed_open(further.shape, next(iter(wish.keys), ""))
    return Several([("", further.first), ("", option.id)], 2)


def _in_a_row(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    chosen = [choosing.pressed(shown.shape, key) for key in wish.keys]
    order = [one.id for one in manner.in_a_row(shown.view, shown.question)[0]]
    if not chosen or any(one.id not in order for one in chosen):
        raise IllegalAnswer(STALE)
    chosen.sort(key=lambda one: order.index(one.id))
    if (doubt := _doubted(shown, chosen[0], manner)) is not None:
        return doubt
    ids = as_far_as_it_goes(shown.panel.table.match.copy(), shown.panel.seat, chosen, manner)
    return Several([("", id) for id in ids], len(chosen), through=True)


def _and_on(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    if not still_planned(shown, manner):
        return Gone()
    answer: Any = [option.id for option in choosing.pressed_together(shown.shape, wish.keys)]
    if choosing.single(shown.shape):
        if len(answer) != 1:
            raise IllegalAnswer(STALE)
        (answer,) = answer
    choices = with_the_plan(shown, answer, manner)
    return Several(choices, len(choices), through=True)


def _with_the_next(shown: Asked, wish: Wish, manner: Manner) -> Deed:
    pair = next((one for one in pairs(shown, manner) if (one.key,) == wish.keys), None)
    if pair is None:
        raise IllegalAnswer(STALE)
    if (doubt := _doubted(shown, pair.first, manner)) is not None:
        return doubt
    seat = shown.panel.seat
    choices: list[tuple[str, Any]] = [("", pair.first.id), ("", pair.then.id)]
    if manner.sure_of_warnings:
        ahead = shown.panel.table.match.tried(seat, shown.question.no, pair.first.id)
        following = answered_by_one(ahead, seat)
        if following is not None and manner.warning(ahead, seat, following[0], pair.then.id) is not None:
            del choices[1]  # it is asked about by itself
    return Several(choices, len(choices))


def _intended(shown: Asked, _: Wish, __: Manner) -> Deed:
    """What is on offer of a plan, as far as it can be given now."""
    intent, seat = shown.panel.intent, shown.panel.seat
    if intent is None or intent.offered is None:
        return Gone()
    answers = intent.offered.answers
    given = fits(shown.panel.table.match, seat, answers)
    return Several([(one.slot, one.answer) for one in answers[:given]], given) if given else Gone()


def _elsewhere(_: Asked, __: Wish, ___: Manner) -> Deed:
    """What belongs to the panel of a plan."""
    return Gone()


def _typed(panel: Panel, wish: Wish, manner: Manner) -> Deed:
    """All at once, up to what is warned of; the first is asked about if it is."""
    choices = wish.choices
    first, shown = next(iter(choices), None), asked(panel)
    if isinstance(first, str) and shown is not None and (doubt := _doubted_by_name(shown, first, manner)) is not None:
        return doubt
    given = choices[: unwarned(panel.table.match, panel.seat, choices, manner)]
    return Several([("", choice) for choice in given], len(choices))


_JUDGES: Final[dict[Kind, Callable[[Asked, Wish, Manner], Deed]]] = {
    Kind.PRESS: _chosen,
    Kind.ANSWER: _chosen,
    Kind.SEVERAL: _several,
    Kind.TOGGLE: _toggled,
    Kind.SUM: put_together,
    Kind.DIAL: _dialled,
    Kind.SHARE: _shared,
    Kind.FIELD: in_field,
    Kind.READY: _ready,
    Kind.BACK: _back,
    Kind.KEEP: _kept,
    Kind.BEYOND: _beyond,
    Kind.ROW: _in_a_row,
    Kind.PLAN: _and_on,
    Kind.PAIR: _with_the_next,
    Kind.NAMED: _named,
    Kind.INTENDED: _intended,
    Kind.PLANNING: _elsewhere,
}
