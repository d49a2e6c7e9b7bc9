"""The rows under a question: its options as buttons or menus, what ends the turn, the controls, the ways elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.core.shapes import Amounts, Form, Option, Pick, Question, Ranking, Text
from bot.tables import choosing
from bot.tables.asked import Asked, Pair
from bot.tables.model import Snapshot
from cogs.panels import numbers
from cogs.panels.gamefaces import face_for, face_of
from cogs.panels.ids import Id, digest
from cogs.panels.move import sheet
from cogs.panels.move.parcels import dial_menus, parcel_menus, share_menus
from cogs.panels.reader import Reader
from cogs.panels.screen import ROWS, Button, Dropdown, Pickable, Row
from cogs.panels.whereabouts import Whereabouts, id_of

GREYED: Final = 10
"""Most options among which those that cannot be chosen are shown greyed; of more they are only told in words."""
WAYS: Final = 3
"""Ways to other questions in a row of their own."""


def cut_of(shown: Asked, spot: Whereabouts) -> numbers.Portion:
    """What of the question's options stands there."""
    if shown.sheet:
        return sheet.cut_of_sheet(shown, spot.page)
    face = face_for(shown)
    options = shown.shape.options
    if isinstance(shown.shape, Amounts) and (not choosing.by_one(shown.shape) or len(options) > numbers.AT_ONCE):
        return numbers.listed(options)
    apart = [option.id for option in options if option.key in face.leaving]
    return numbers.cut(
        options,
        spot.group,
        spot.page,
        on_map=face.on_map,
        apart=apart,
        section=face.section,
        chosen=spot.section,
        best=shown.counsel.best,
        bears=face.bears,
    )


def rows_of(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> list[Row]:
    """Everything that can be pressed."""
    rows: list[Row] = [*ready_rows(reader, shown, spot)]
    if shown.sheet:
        return [*rows, *sheet.menus(reader, shown, cut.page), *_controls(reader, shown, spot, cut)]
    rows += [*_options(reader, shown, spot, cut), *_menus(reader, shown, spot, cut)]
    if cut.apart:
        rows.append([_option(reader, shown, spot, option, style="success") for option in cut.apart])
    return [*rows, *_controls(reader, shown, spot, cut)]


def ready_rows(reader: Reader, shown: Asked, spot: Whereabouts) -> list[Row]:
    """Answers that the rules propose from here on, each one press."""
    if spot.group is not None or spot.section or shown.first is not None:
        return []
    buttons = [Button(reader.label(one.label), id_of(shown).to("ready", digest(one.name))) for one in shown.offered]
    return [buttons[i : i + ROWS] for i in range(0, len(buttons), ROWS)]


def _label(reader: Reader, one: numbers.Numbered) -> str:
    return reader("panel-number-option", number=one.number, option=reader.option(one.option))


def _option(
    reader: Reader, shown: Asked, spot: Whereabouts, option: Option, label: str = "", style: str = "secondary"
) -> Button:
    action = "opt" if shown.first is None else "on"
    target = id_of(shown).to(action, str(spot.at(key=digest(option.id))))
    return Button(label or reader.option(option), target, style, disabled=option.blocked is not None)


def _options(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> list[Row]:
    """Areas or options as buttons; few that cannot be chosen stand greyed behind them, without a number."""
    buttons: list[Button] = []
    for one in cut.sections:
        if len(one.options) == 1:
            buttons.append(_option(reader, shown, spot, one.options[0], style="primary"))
            continue
        if _stands_open(shown, one):
            continue
        label = reader(one.key, count=len(one.options))
        target = id_of(shown).to("at", str(Whereabouts(section=digest(one.key))))
        buttons.append(Button(label, target, "primary"))
    for number, group in enumerate(cut.groups, 1):
        if len(group.options) == 1:
            label = _label(reader, numbers.Numbered(number, group.example))
            buttons.append(_option(reader, shown, spot, group.example, label))
            continue
        label = reader("button-area", number=number, area=reader.group(group.example))
        buttons.append(Button(label, id_of(shown).to("at", str(spot.at(group=number - 1, page=0, key="")))))
    if not cut.menu:
        buttons += [_numbered(reader, shown, spot, one) for one in cut.shown]
    if not cut.menu and len(cut.shown) + len(cut.blocked) <= GREYED:
        buttons += [_option(reader, shown, spot, option) for option in cut.blocked]
    return [buttons[i : i + ROWS] for i in range(0, len(buttons), ROWS)]


def _stands_open(shown: Asked, section: numbers.Section) -> bool:
    """Whether a section is a menu of its options; where some cannot be chosen, its own page says why."""
    if section.key not in face_for(shown).at_once or not choosing.single(shown.shape):
        return False
    return 1 < len(section.options) <= numbers.PER_MENU and all(one.blocked is None for one in section.options)


def _numbered(reader: Reader, shown: Asked, spot: Whereabouts, one: numbers.Numbered) -> Button:
    """An option with its number, and whether it is chosen."""
    shape, label, style = shown.shape, _label(reader, one), "secondary"
    position = shape.options.index(one.option)
    so_far = [] if choosing.by_one(shape) else choosing.picked(shape, shown.so_far)
    if choosing.in_order(shape):
        if position in so_far:
            label, style = f"{label} · {so_far.index(position) + 1}.", "success"
    elif position in so_far or shown.question.given == one.option.id:
        style = "success"
    return _option(reader, shown, spot, one.option, label, style)


def _choices(reader: Reader, listed: Sequence[numbers.Numbered]) -> list[Pickable]:
    return [Pickable(_label(reader, one), digest(one.option.id)) for one in listed]


def _menus(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> list[Row]:
    """Many options in one menu; beside few a menu that answers several at once; and the step after this one."""
    found: list[Row] = []
    for one in cut.sections:
        if _stands_open(shown, one):
            lines = [Pickable(reader.option(option), digest(option.id)) for option in one.options]
            target = id_of(shown).to("s-one", str(Whereabouts(section=digest(one.key))))
            found.append(Dropdown(reader(one.key, count=len(lines)), target, lines))
    if cut.sections:
        return found
    if isinstance(shown.shape, Amounts):
        return list(_amounts(reader, shown, cut)) if cut.menu else found
    if cut.elsewhere:
        found.append(_elsewhere(reader, shown, spot, cut))
    if cut.menu:
        found.append(_all_in_one(reader, shown, spot, cut))
    elif several := _several_at_once(reader, shown, spot, cut):
        found.append(several)
    if in_a_row := _in_a_row(reader, shown, cut):
        found.append(in_a_row)
    if and_on := _and_on(reader, shown, cut):
        found.append(and_on)
    found += _with_the_next(reader, shown, cut)
    if (further := shown.beyond) is not None and shown.field is None:
        # What the next question is about has numbers of its own there; here it goes by its names.
        options = [one for one in further.shape.options if one.blocked is None][: numbers.PER_MENU]
        choices = [Pickable(reader.option(one), digest(one.id)) for one in options]
        found.append(Dropdown(reader(f"{shown.question.prompt.key}-on"), id_of(shown).to("s-on"), choices))
    return found


def _amounts(reader: Reader, shown: Asked, cut: numbers.Portion) -> list[Dropdown]:
    """A menu for each of few options that share something; else menus in which a number of each is put together. What
    is picked so far is chosen in them."""
    assert isinstance(shown.shape, Amounts)
    if choosing.shares(shown.shape):
        return share_menus(reader, shown.shape, id_of(shown))
    if choosing.dialled(shown.shape):
        return dial_menus(reader, shown.shape, shown.so_far, id_of(shown))
    labels = {one.option.id: _label(reader, one) for one in cut.shown}
    return [
        Dropdown(
            reader("panel-parcels-placeholder"),
            id_of(shown).to("s-sum", number),
            choices,
            least=0,
            most=len(choices),
        )
        for number, choices in enumerate(parcel_menus(reader, shown.shape, shown.so_far, labels))
    ]


def _elsewhere(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> Dropdown:
    """The areas beside the places that matter most: one leads to its places, numbered on the picture."""
    lines = [
        Pickable(
            reader("panel-elsewhere-area", area=reader.group(one.example), count=len(one.options)),
            str(spot.at(group=at, page=0, key="")),
        )
        for at, one in enumerate(cut.elsewhere)
    ]
    return Dropdown(reader("panel-elsewhere-placeholder"), id_of(shown).to("s-at", str(spot.at(key=""))), lines)


def _all_in_one(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> Dropdown:
    """A menu of this page: of one, to answer; of several, to answer at once or, of more pages, to pick and put back."""
    choices = _choices(reader, cut.shown)
    arg = str(spot.at(key=""))
    if choosing.single(shown.shape):
        action = "s-one" if shown.first is None else "s-on"
        return Dropdown(reader("panel-placeholder"), id_of(shown).to(action, arg), choices)
    if cut.pages == 1 and (at_once := _several_at_once(reader, shown, spot, cut)) is not None:
        return at_once
    return Dropdown(reader("panel-several-placeholder"), id_of(shown).to("s-toggle", arg), choices, most=len(choices))


def _several_at_once(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> Dropdown | None:
    """A menu that answers a choice of several in one go; pressing one by one stays possible where there are buttons."""
    shape = shown.shape
    if not isinstance(shape, Pick) or choosing.single(shape) or shown.question.confirm:
        return None
    if cut.groups or cut.pages > 1:
        return None
    choices = _choices(reader, cut.shown)
    least, most = max(1, shape.min), min(shape.max, len(choices))
    if len(choices) < 2 or most < 2 or least > most:
        return None
    target = id_of(shown).to("s-pick", str(spot))
    return Dropdown(reader("panel-several-placeholder"), target, choices, least=least, most=most)


def _in_a_row(reader: Reader, shown: Asked, cut: numbers.Portion) -> Dropdown | None:
    """A menu that gives several answers one after the other; pressing one by one stays possible."""
    if cut.groups or cut.pages > 1 or shown.field is not None or shown.first is not None:
        return None
    labels = {one.option.id: _label(reader, one) for one in cut.shown}
    labels |= {one.id: reader.option(one) for one in cut.apart}
    choices = [Pickable(labels[one.id], digest(one.id)) for one in shown.row if one.id in labels]
    most = min(shown.most, len(choices))
    if most < 2:
        return None
    return Dropdown(reader("cogs-panel-in-a-row"), id_of(shown).to("s-run"), choices, least=2, most=most)


def _and_on(reader: Reader, shown: Asked, cut: numbers.Portion) -> Dropdown | None:
    """A menu of the same answers that also goes on with what was planned; the plan is never gone on with by itself."""
    shape, plan = shown.shape, shown.plan
    if not plan or not isinstance(shape, Pick) or cut.groups or (shape.max > 1 and cut.pages > 1):
        return None
    choices = [*_choices(reader, cut.shown), *(Pickable(reader.option(one), digest(one.id)) for one in cut.apart)]
    least, most = max(1, shape.min), min(shape.max, len(choices))
    if least > most:
        return None
    cards = ", ".join(reader.cards.get(card, card) for card in plan)
    return Dropdown(
        reader(f"{face_for(shown).key}-and-on", cards=cards), id_of(shown).to("s-then"), choices, least=least, most=most
    )


def _with_the_next(reader: Reader, shown: Asked, cut: numbers.Portion) -> list[Dropdown]:
    """Menus of options that lead on to another question, each with an answer to it; both stay possible one by one."""
    if cut.groups or cut.pages > 1:
        return []
    labels = {one.option.id: _label(reader, one) for one in cut.shown}
    menus = menus_of([one for one in shown.pairs if one.first.id in labels])
    return [
        Dropdown(
            reader(f"{group}-then"),
            id_of(shown).to("s-pair", number),
            [Pickable(reader.option(one.then), one.key, labels[one.first.id]) for one in menu],
        )
        for number, (group, menu) in enumerate(menus.items())
    ]


def menus_of(found: Sequence[Pair]) -> dict[str, list[Pair]]:
    """Pairs by the group of their first option; of each group as many options as one menu has room for, whole."""
    menus: dict[str, list[Pair]] = {}
    for option in dict.fromkeys(one.first.id for one in found):
        mine = [one for one in found if one.first.id == option]
        menu = menus.setdefault(mine[0].first.group, [])
        if len(menu) + len(mine) <= numbers.PER_MENU:
            menu += mine
    return {group: menu for group, menu in menus.items() if menu}


def _controls(reader: Reader, shown: Asked, spot: Whereabouts, cut: numbers.Portion) -> list[Row]:
    """Back or undo, the pages, done, help; and below them the ways to other questions."""
    id = id_of(shown)
    row: list[Button] = []
    if spot.group is not None:
        row.append(Button(reader("button-back"), id.to("at", str(Whereabouts(section=spot.section)))))
    elif spot.section:
        row.append(Button(reader("button-back"), id.to("at", str(Whereabouts()))))
    elif shown.draft:
        row.append(Button(reader("button-back"), id.to("back")))
    elif shown.panel.may_undo:
        row.append(Button(reader("button-undo-own"), id.to("undo", shown.panel.undo)))
    if cut.pages > 1:
        # Both pages carry another argument than "back", so that no two buttons share a custom id.
        previous, following = (cut.page - 1) % cut.pages, (cut.page + 1) % cut.pages
        row.append(Button(reader("button-previous"), id.to("page", str(spot.at(page=previous, key="p")))))
        row.append(Button(reader("button-next"), id.to("page", str(spot.at(page=following, key="n")))))
    if shown.sheet:
        done = face_for(shown).act(shown.question, (), reader)
        row.append(Button(done, id.to("done"), "primary", disabled=not shown.complete))
    elif shown.begun and not (choosing.by_one(shown.shape) or choosing.shares(shown.shape) or cut.sections):
        ready = choosing.complete(shown.shape, shown.so_far)
        chosen = picked(shown)
        label = _act(reader, shown, chosen)
        if not chosen and shown.goes_on and shown.beyond is None:
            label = reader(f"{shown.question.prompt.key}-last")
        row.append(Button(label, id.to("done", str(spot.at(key=""))), "primary", disabled=not ready))
    if may_keep(reader, shown):
        row.append(Button(face_for(shown).act(shown.question, (), reader), id.to("keep"), "primary"))
    if shown.question.rule and shown.first is None:
        here = str(Whereabouts(spot.group, section=spot.section)) if spot.section or spot.group is not None else ""
        row.append(Button(reader("button-help"), id.to("help", here)))
    face = face_for(shown)
    if face.lookout and shown.panel.planning is None and len(row) < ROWS:
        row.append(Button(reader(f"cogs-{face.key}-look"), id.to(face.lookout)))
    if shown.question.blocking and (spot.section or spot.group is not None or shown.draft.filled):
        return [row]  # half an answer: the ways elsewhere stood beside the question, and do so one press back
    others = [
        one
        for one in (shown.panel.question, *shown.panel.others)
        if one is not None and one.no != shown.question.no and one.prompt != shown.question.prompt
    ]
    return [row, *ways_on(reader, shown.panel.table, others, shown.question)]


def picked(shown: Asked) -> list[Option]:
    """Options picked so far, each once."""
    shape, so_far = shown.shape, choosing.picked(shown.shape, shown.so_far)
    if isinstance(shape, Amounts):
        return [option for option, count in zip(shape.options, so_far, strict=True) if count]
    return [shape.options[i] for i in (so_far if not isinstance(shape, Ranking) else range(len(shape.options)))]


def _act(reader: Reader, shown: Asked, chosen: list[Option]) -> str:
    """What answering does; a field of a form that has no words for it is answered as what stands above says."""
    question = shown.question
    if shown.field is not None:
        question = msgspec.structs.replace(question, prompt=shown.field.prompt)
    if isinstance(shown.shape, Amounts) and len(chosen) != 1 and not reader.text.has(f"{question.prompt.key}-act"):
        return reader("panel-act-so")
    return face_for(shown).act(question, chosen, reader)


def may_keep(reader: Reader, shown: Asked) -> bool:
    """Whether a form can be answered in one press with what it says already, and there are words for that."""
    return bool(shown.said) and reader.text.has(f"{shown.question.prompt.key}-act")


def ways_on(
    reader: Reader, table: Snapshot, others: Sequence[Question], question: Question | None = None, most: int = WAYS
) -> list[Row]:
    """The ways to other open questions: a button each, or a menu that answers the first field of a form.

    Args:
        question: what is shown; None where nothing is asked.
        most: buttons of them.
    """
    face = face_of(table.row.game)
    others = [one for one in others if face.beside(question, one)]
    menus = [_first_field(reader, table, one) for one in others]
    buttons = [way_to(reader, table, one) for one, menu in zip(others, menus, strict=True) if menu is None]
    return [*([buttons[:most]] if buttons else []), *(menu for menu in menus if menu is not None)]


def _first_field(reader: Reader, table: Snapshot, question: Question) -> Dropdown | None:
    """The menu of the first field of a form that is opened by it; None where there is nothing to choose in it."""
    shape = question.shape
    if question.slot not in face_of(table.row.game).opened or not isinstance(shape, Form):
        return None
    if not isinstance(shape.shape, Pick) or not choosing.single(shape.shape):
        return None
    options = [one for one in shape.shape.options if one.blocked is None]
    if not 1 < len(options) <= numbers.PER_MENU:
        return None
    lines = [Pickable(reader.option(one), digest(one.id)) for one in options]
    id = Id("s-one", table.id, table.row.epoch, question.no, str(Whereabouts()))
    return Dropdown(reader(f"{question.prompt.key}-with"), id, lines)


def way_to(reader: Reader, table: Snapshot, question: Question) -> Button:
    """The button that opens another question; where nobody is waited for and one thing can be said, that says it."""
    id = Id("panel", table.id, table.row.epoch, question.no)
    shape = question.shape
    if not question.blocking and isinstance(shape, Pick) and choosing.single(shape) and len(shape.options) == 1:
        (option,) = shape.options
        return Button(reader.option(option), id.to("opt", str(Whereabouts(key=digest(option.id)))))
    # What is waited for is the move itself; a whole prompt may not fit on a button.
    short = f"{question.prompt.key}-button"
    label = reader.label(Text(short, question.prompt.args) if reader.text.has(short) else question.prompt)
    if question.blocking:
        again = f"{question.prompt.key}-change"
        if question.answered and reader.text.has(again):
            label = reader(again)
        elif question.answered or not reader.text.has(short):
            label = reader("button-change-answer" if question.answered else "button-my-move")
    return Button(label, id)
