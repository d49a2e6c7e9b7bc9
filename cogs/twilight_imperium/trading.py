"""Trade on one page: what everybody has to trade, offers that stand, and the ways to make, answer and take back one."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Question
from bot.games.twilight_imperium.economy.declining import SLOT as DECLINED
from bot.games.twilight_imperium.economy.lingering import SLOT as LINGERS
from bot.games.twilight_imperium.economy.transactions import ACCEPT, OFFER, REPLY, SWAPS, WITHDRAW
from bot.tables.keys import digest
from bot.tables.model import Snapshot
from bot.text.limits import BUTTON, PANEL_TEXT, cut
from cogs.panels.dispatch import shows
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.move.choices import way_to, ways_on
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET, ROWS, Button, Row, Screen
from cogs.panels.talking import talk_button
from cogs.panels.visit import Visit
from cogs.twilight_imperium.councils import debated
from cogs.twilight_imperium.papers import plays_with_notes
from cogs.twilight_imperium.promised import promised_lines
from cogs.twilight_imperium.showing import back, id_of, table_of, view_of
from cogs.twilight_imperium.vocabulary import GAME

ANSWERED: Final = 2
"""Offers that have buttons to answer them; the next come when these are answered."""


async def trade_screen(visit: Visit, table: Snapshot) -> Screen:
    """Everybody's goods, whom one can trade with, offers to and from the reader, and the ways on."""
    reader = await visit.reader(table)
    seat = reader.seat
    asked = table.match.asked(seat) if seat is not None and table.playing else ()
    offers, mine = _of(asked, REPLY), _of(asked, WITHDRAW)
    when = "-agenda" if debated(view_of(table, None)) else ""
    lines = [reader(f"cogs-twilight_imperium-trade{when}"), *_goods(reader, table)]
    written = await visit.tables.promises.seen_by(table, seat) if offers else []
    for one in offers:
        other = int(one.prompt.args["seat"])
        lines.append(f"{BULLET} {_offered(reader, one)}")
        lines += promised_lines([kept for kept in written if {kept.seat, kept.partner} == {seat, other}], reader)
    lines += [f"{BULLET} {_offered(reader, one)}" for one in mine]
    offer = _of(asked, OFFER)
    if offer:
        lines += face_of(GAME).hints(view_of(table, seat), offer[0], reader)
    elif seat is not None and not (offers or mine):
        lines.append(reader("cogs-twilight_imperium-no-trade"))
    rows: list[Row] = [_answers(reader, table, one) for one in offers[:ANSWERED]]
    orders = (one for slot in (LINGERS, SWAPS, DECLINED) for one in _of(asked, slot))
    ways = ways_on(reader, table, (*offer, *mine, *orders), *offer, most=ROWS)
    deals = Button(reader("cogs-twilight_imperium-look-deals"), id_of(table, "ti-deals"))
    rows += ways
    return Screen(
        [cut("\n".join(lines), PANEL_TEXT)], [], [*rows, [talk_button(reader, table), deals, *back(reader, table)]]
    )


def _of(asked: tuple[Question, ...] | list[Question], slot: str) -> list[Question]:
    """Questions of a kind of slot: the one of that name, or all whose name begins so."""
    return [one for one in asked if one.slot == slot or (slot.endswith(":") and one.slot.startswith(slot))]


def _goods(reader: Reader, table: Snapshot) -> list[str]:
    """What each seat of the game could trade, and whether it neighbours the reader."""
    view = view_of(table, None)
    near = view.players[reader.seat].neighbours if reader.seat is not None else ()
    return [
        f"{BULLET} "
        + reader(
            "cogs-twilight_imperium-trade-seat",
            name=reader.names[seat],
            goods=player.goods,
            commodities=player.commodities,
            near="near" if seat in near else "far",
        )
        + (reader("cogs-twilight_imperium-trade-seat-notes", count=player.notes) if plays_with_notes(view) else "")
        for seat, player in enumerate(view.players)
        if not player.eliminated
    ]


def _offered(reader: Reader, one: Question) -> str:
    """An offer, and on what decision it hangs (TX7)."""
    return " ".join(reader.told(text) for text in (one.prompt, one.why) if text is not None)


def _answers(reader: Reader, table: Snapshot, offer: Question) -> list[Button]:
    """Accept in one press where that is all there is to say, or look at it to decline or make another offer."""
    if all(one.name != ACCEPT for one in offer.ready):
        return [way_to(reader, table, offer)]
    name = reader.short[int(offer.prompt.args["seat"])]
    id = Id("ready", table.id, table.row.epoch, offer.no, digest(ACCEPT))
    label = cut(reader("cogs-twilight_imperium-trade-accept", name=name), BUTTON)
    return [Button(label, id, "success"), way_to(reader, table, offer)]


@shows("ti-trade")
async def trade(visit: Visit) -> Screen:
    """The button."""
    return await trade_screen(visit, await table_of(visit))
