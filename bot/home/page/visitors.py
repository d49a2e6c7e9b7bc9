"""Browsers and the people made in them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from bot.home import permissions
from bot.home.members import Role, User
from bot.home.world import Guild

NAME_LENGTH: Final = 32
"""Characters of a name, as on Discord."""
MOST: Final = 12
"""People one browser may make."""
KEEPS: Final = "manage_guild manage_channels manage_messages manage_roles manage_events"
"""What people at this machine may do beyond what guests may: the server is theirs."""


class Unwelcome(Exception):
    """A visitor may not do this; the message is a key of the page's words."""


@dataclass(eq=False)
class Visitor:
    """One browser.

    Attributes:
        key: what its cookie holds; whoever has it is this browser.
        people: made here, in order.
        now: whom it plays as.
        admitted: whether it may come in: a browser on this machine, or one that has given the evening's code.
        host: whether it is on this machine.
    """

    key: str
    people: list[User] = field(default_factory=list)
    now: User | None = None
    admitted: bool = False
    host: bool = False


class Visitors:
    """Every browser that has been here.

    Args:
        guild: the server that everybody made here joins.
    """

    def __init__(self, guild: Guild) -> None:
        self.guild = guild
        self.by_key: dict[str, Visitor] = {}
        self.keepers = Role(guild.world.snowflake(), "Host", permissions.bits(KEEPS), len(guild.roles))
        guild.roles.append(self.keepers)

    def find(self, key: str | None) -> Visitor | None:
        """The browser with this cookie."""
        return self.by_key.get(key or "")

    def arrive(self) -> Visitor:
        """A browser nobody has seen before."""
        visitor = Visitor(secrets.token_urlsafe(32))
        self.by_key[visitor.key] = visitor
        return visitor

    def admit(self, visitor: Visitor, *, host: bool) -> None:
        """Let a browser in, as one on this machine or as a guest's."""
        visitor.admitted, visitor.host = True, host
        for user in visitor.people:
            self._keeps(visitor, user)

    def _keeps(self, visitor: Visitor, user: User) -> None:
        member = self.guild.members[user.id]
        others = [one for one in member.roles if one is not self.keepers]
        member.roles = [*others, self.keepers] if visitor.host else others

    def dismiss(self, person: str) -> Visitor:
        """Take a guest's browser out; the people made in it stay, their seats too.

        Raises:
            Unwelcome: no guest plays as them.
        """
        for visitor in self.by_key.values():
            if not visitor.host and any(str(one.id) == person for one in visitor.people):
                visitor.admitted = False
                return visitor
        raise Unwelcome("guest-gone")

    def make(self, visitor: Visitor, name: str, locale: str) -> User:
        """Make somebody in a browser, and play as them.

        Raises:
            Unwelcome: no name, or too many people.
        """
        if len(visitor.people) >= MOST:
            raise Unwelcome("people-too-many")
        user = self.guild.world.add_user(self.clean(name), locale=locale)
        self.guild.join(user)
        self._keeps(visitor, user)
        visitor.people.append(user)
        visitor.now = user
        self.agree()
        return user

    def speak(self, user: User, locale: str) -> None:
        """Somebody reads another language from now on."""
        user.locale = locale
        self.agree()

    def agree(self) -> None:
        """Where all people read one language, the server's is that one: so are new tables."""
        spoken = {one.locale for visitor in self.by_key.values() for one in visitor.people}
        if len(spoken) == 1:
            self.guild.speak(spoken.pop())

    def switch(self, visitor: Visitor, id: str) -> User:
        """Play as somebody made in the same browser.

        Raises:
            Unwelcome: they were not.
        """
        for user in visitor.people:
            if str(user.id) == id:
                visitor.now = user
                return user
        raise Unwelcome("people-not-yours")

    def rename(self, visitor: Visitor, name: str) -> User:
        """Change the name of whom the browser plays as.

        Raises:
            Unwelcome: no name, or nobody yet.
        """
        if visitor.now is None:
            raise Unwelcome("people-nobody")
        visitor.now.name = self.clean(name)
        self.guild.world.show("person", visitor.now)
        return visitor.now

    def clean(self, name: str) -> str:
        """A name as it is kept: no control signs, no needless blanks, at most `NAME_LENGTH` characters.

        Raises:
            Unwelcome: nothing is left of it.
        """
        kept = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:NAME_LENGTH].strip()
        if not kept:
            raise Unwelcome("people-no-name")
        return kept
