"""The form in which a side says how it fights (`D_COMBAT_ORDERS`, rules 29.7), and the profile that fills it in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Ranking, ReadyAnswer, Text
from bot.core.together import Together
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow import combat_cards
from bot.games.twilight_imperium.flow.barrage import can_barrage
from bot.games.twilight_imperium.flow.claiming import ASK, WAY
from bot.games.twilight_imperium.flow.combat_orders import (
    BELOW,
    FROM_ROUND,
    LABEL,
    NEVER,
    ORDERS,
    PROFILE,
    SECRETS,
    STOPS,
    CombatOrders,
    give,
)
from bot.games.twilight_imperium.flow.hits import LOSS_ORDER, ships_of, sustainers
from bot.games.twilight_imperium.flow.retreat import eligible
from bot.games.twilight_imperium.flow.scoring import COMBAT_SECRETS
from bot.games.twilight_imperium.forces import in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy, foretelling, foretold

BY_HAND: Final = "by-hand"
"""Be asked every round."""
TO_THE_END: Final = "to-the-end"
"""Run through, never retreat."""
UNTIL_STOP: Final = "until-stop"
"""Run through until one of the stop rules strikes."""
FILLED: Final = "filled"
"""Run through as the rest of the form says."""
YES: Final = "yes"
NO: Final = "no"
RETREATS: Final = (NEVER, f"{FROM_ROUND}1", f"{FROM_ROUND}2", f"{FROM_ROUND}3", f"{BELOW}50", f"{BELOW}25")
GIVES_ASK: Final = "ask"
"""Be asked about ships that can be given (Devotion, Impulse Core, Exotrireme II)."""
MOST_GOODS: Final = 10
"""Trade goods that may be spent on dice in advance."""
KEPT: Final = ("how", "barrage", "retreat", "spare", "losses", "keep", "goods", "gives", "stops", "cards")
"""Fields that a profile keeps, besides what is said of each card; the others belong to one combat. What was said of a
card that is not held now stays for when it is."""


class Orders(Together, tag="twilight_imperium-combat-orders"):
    """Both sides say, in secret, how they fight; after a stop rule has struck, who had set it says so anew.

    Args:
        again: whether it is asked anew.
    """

    again: bool = False

    def question(self, play: Galaxy, seat: int) -> Question:
        """Be asked every round, run through, or fill the form in."""
        combat = play.board.combat
        assert combat is not None
        options = tuple(Option(id, f"twilight_imperium-opt-{id}") for id in (TO_THE_END, UNTIL_STOP, BY_HAND, FILLED))
        ready = [
            ReadyAnswer(id, Text(f"twilight_imperium-opt-{id}"), self._completed(play, seat, {"how": id}))
            for id in (TO_THE_END, UNTIL_STOP, BY_HAND)
        ]
        profile = self._from_profile(play, seat)
        if profile is not None:
            ready.insert(0, ReadyAnswer("profile", Text("twilight_imperium-ready-profile"), profile))
        usual = BY_HAND if seat == combat.attacker else UNTIL_STOP
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-combat-orders", {"system": combat.place, "seat": combat.other(seat)}),
            why=Text("twilight_imperium-why-orders-stopped") if self.again else None,
            shape=Form("how", Pick(options), start=usual),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-combat",
            default=ready[0].answer,
            ready=tuple(ready),
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The rest of the form, where it says something; which secret objective is dearer, where several are held."""
        return next((one for one in self._fields(play, seat, partial) if one.name not in partial), None)

    def _fields(self, play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> list[Field]:
        found = _combat_fields(play, seat, partial) if partial["how"] == FILLED else []
        asked = play.orders(seat).get(WAY) == ASK  # then it is said as one can be scored, not beforehand
        held = [one for one in play.board.players[seat].secrets if one in COMBAT_SECRETS and not asked]
        if len(held) > 1:
            options = tuple(Option(one, "twilight_imperium-opt-combat-secret", {"objective": one}) for one in held)
            found.append(Field("secrets", Text("twilight_imperium-ask-combat-secrets"), Ranking(options), start=held))
        return found

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """What may be spent is there.

        Raises:
            IllegalAnswer: it is not.
        """
        if int(str(answer.get("goods", "0"))) > play.board.players[seat].goods:
            raise IllegalAnswer("twilight_imperium-too-little", price=answer["goods"], paid=0)

    def _completed(self, play: Galaxy, seat: int, partial: dict[str, Answer]) -> dict[str, Answer]:
        """A form whose other fields are as they are proposed."""
        while (field := self.field(play, seat, "", partial)) is not None:
            partial = {**partial, field.name: field.start}
        return partial

    def _from_profile(self, play: Galaxy, seat: int) -> dict[str, Answer] | None:
        """The form as the seat's profile fills it in, as far as it fits this combat; None without one."""
        profile: dict[str, Answer] | None = play.orders(seat).get(PROFILE)
        if profile is None:
            return None
        partial: dict[str, Answer] = {"how": profile["how"]}
        while (field := self.field(play, seat, "", partial)) is not None:
            partial = {**partial, field.name: _fitted(field, profile.get(field.name))}
        return partial

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It holds for this combat; a profile for the match."""
        if answer["how"] == BY_HAND:
            play.drop_order(seat, ORDERS)
        else:
            give(play, seat, _read(answer))
        combat_cards.keep(play, seat, answer)
        if "secrets" in answer:
            play.give_order(seat, SECRETS, list(answer["secrets"]), until=LABEL)
        if answer.get("store") == YES:
            former: Mapping[str, Answer] = play.orders(seat).get(PROFILE, {})
            kept = {name: answer[name] for name in KEPT if name in answer}
            cards = {**dict(combat_cards.said_of_each(former)), **dict(combat_cards.said_of_each(answer))}
            play.give_order(seat, PROFILE, {**kept, **cards})


def _read(answer: Mapping[str, Answer]) -> CombatOrders:
    """Orders as a form says them."""
    if answer["how"] != FILLED:
        return CombatOrders(stops=STOPS if answer["how"] == UNTIL_STOP else ())
    return CombatOrders(
        barrage=answer.get("barrage", YES) == YES,
        retreat=str(answer.get("retreat", NEVER)),
        to=tuple(answer.get("to", ())),
        spare=tuple(answer.get("spare", ())),
        losses=tuple(answer.get("losses", ())),
        keep=int(str(answer.get("keep", "-1"))),
        goods=int(str(answer.get("goods", "0"))),
        gives=answer.get("gives") == GIVES_ASK,
        stops=tuple(answer["stops"]),
    )


def _combat_fields(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> list[Field]:
    """Fields of the form that mean something for a side in this combat, in their order."""
    combat = play.board.combat
    assert combat is not None
    place = combat.place
    found: list[Field] = []
    if combat.round == 0 and can_barrage(play, seat):
        found.append(Field("barrage", Text("twilight_imperium-ask-orders-barrage"), _yes_or_no(), start=YES))
    exits = eligible(play, seat, place)
    if exits:
        options = tuple(Option(one, f"twilight_imperium-opt-retreat-{one}") for one in RETREATS)
        found.append(Field("retreat", Text("twilight_imperium-ask-orders-retreat"), Pick(options), start=NEVER))
    if len(exits) > 1 and partial.get("retreat", NEVER) != NEVER:
        options = tuple(Option(at, "twilight_imperium-opt-system", play.board.named(at)) for at in exits)
        found.append(Field("to", Text("twilight_imperium-ask-orders-to"), Ranking(options), start=exits))
    stops = tuple(Option(one, f"twilight_imperium-opt-stop-{one}") for one in STOPS)
    found.append(
        Field("stops", Text("twilight_imperium-ask-orders-stops"), Pick(stops, 0, len(stops)), start=list(STOPS))
    )
    tough = [*sustainers(play, place, seat)]
    if tough:
        shape = Pick(_kinds(tough), 0, max(2, len(tough)))
        found.append(Field("spare", Text("twilight_imperium-ask-orders-spare"), shape, start=[]))
    fleet = ships_of(play.board, place, seat)
    if len(fleet) > 1:
        losses = [kind for kind in LOSS_ORDER if kind in fleet]
        found.append(Field("losses", Text("twilight_imperium-ask-orders-losses"), Ranking(_kinds(losses)), losses))
    aboard = in_space(play.board, place, seat).get("infantry", 0)
    if aboard:
        found.append(Field("keep", Text("twilight_imperium-ask-orders-keep"), _numbers(aboard, 1), start=str(aboard)))
    price: int = foretold(play, seat, "rerolls") or foretold(play, seat, "raises") or 0
    goods = min(play.board.players[seat].goods, MOST_GOODS)
    if price and goods >= price:
        found.append(Field("goods", Text("twilight_imperium-ask-orders-goods"), _numbers(goods, price), start="0"))
    able = foretelling(play, seat, "gives")
    if able:
        ways = tuple(Option(one, f"twilight_imperium-opt-gives-{one}") for one in (GIVES_ASK, NEVER))
        prompt = Text("twilight_imperium-ask-orders-gives", {"components": able})
        found.append(Field("gives", prompt, Pick(ways), start=GIVES_ASK))
    found += combat_cards.fields(play, seat, partial)
    found.append(Field("store", Text("twilight_imperium-ask-orders-store"), _yes_or_no(), start=NO))
    return found


def _yes_or_no() -> Pick:
    return Pick((Option(YES, "twilight_imperium-opt-yes"), Option(NO, "twilight_imperium-opt-no")))


def _kinds(kinds: list[Kind]) -> tuple[Option, ...]:
    return tuple(Option(kind, "twilight_imperium-opt-kind", {"unit": kind}) for kind in kinds)


def _numbers(most: int, step: int) -> Pick:
    return Pick(
        tuple(
            Option(str(count), "twilight_imperium-opt-number", {"count": count}) for count in range(0, most + 1, step)
        )
    )


def _fitted(field: Field, kept: Answer) -> Answer:
    """What a profile says in a field, as far as it can be said there."""
    ids = [option.id for option in field.shape.options]
    if isinstance(field.shape, Ranking):
        ranked = [one for one in kept or () if one in ids]
        return ranked + [one for one in ids if one not in ranked]
    if isinstance(kept, list):
        return [one for one in ids if one in kept]
    return combat_cards.fitted(field, kept)
