"""The page that shows a gallery: by game, kind and language, the worst cases first."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

_NAME: Final = re.compile(r"(?P<seats>\d)-(?P<stage>[a-z]+)-(?P<crowd>plain|longest)-(?P<kind>[a-z_]+)")
STYLE: Final = (
    "body{background:#313338;color:#ddd;font:16px sans-serif;margin:1em 2em}a{color:#9cf}h2{margin-top:2em}"
    "figure{display:inline-block;margin:0 1em 1em 0;vertical-align:top}figcaption{font-size:13px;color:#aaa}"
    "img{width:800px;display:block}#phone:checked~main img{width:350px}"
)
INTRODUCTION: Final = "By game, kind and language; of each the longest names, the most players and the fullest first."


class Case(NamedTuple):
    """What a picture's name says about it.

    seats  how many, 0 where that means nothing (lessons, cards)
    crowd  `plain` or `longest` names, or nothing
    kind   board, hand, move ...
    """

    seats: int
    crowd: str
    kind: str


class GalleryPicture(NamedTuple):
    """A picture that has been drawn; sizes in pixels and bytes."""

    game: str
    language: str
    name: str
    file: str
    width: int
    height: int
    size: int
    alt: str

    @property
    def place(self) -> tuple[str, str, str]:
        """Under which headings it stands."""
        return self.game, case_of(self.name).kind, self.language

    @property
    def worst_first(self) -> tuple[object, ...]:
        """Sorts the pictures under one heading; how full one is shows in its bytes."""
        case = case_of(self.name)
        return case.crowd != "longest", -case.seats, -self.size, self.name


def case_of(name: str) -> Case:
    """The case that a picture of the gallery shows."""
    found = _NAME.match(name)
    if found is None:
        return Case(0, "", name.partition("-")[0])
    return Case(int(found["seats"]), found["crowd"], found["kind"])


def page_of(shown: Sequence[GalleryPicture]) -> str:
    """The page."""
    ordered = sorted(shown, key=lambda one: (one.place, one.worst_first))
    contents: list[str] = []
    body: list[str] = []
    for game, of_game in groupby(ordered, key=lambda one: one.game):
        links: list[str] = []
        body.append(f"<h1>{game}</h1>")
        for (_, kind, language), held in groupby(of_game, key=lambda one: one.place):
            pictures = list(held)
            anchor = f"{game}-{kind}-{language}"
            links.append(f'<a href="#{anchor}">{kind} {language}</a> {len(pictures)}')
            body.append(f'<h2 id="{anchor}">{game}: {kind}, {language}</h2>')
            body += [_figure(one) for one in pictures]
        contents.append(f"<li>{game}: {' · '.join(links)}")
    return (
        f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{STYLE}</style>'
        f"<p>{INTRODUCTION}</p><ul>{''.join(contents)}</ul>"
        '<input type="checkbox" id="phone"><label for="phone">as wide as on a phone (350 pixels)</label>'
        f"<main>{chr(10).join(body)}</main>"
    )


def _figure(one: GalleryPicture) -> str:
    told = f"{one.name}, {one.width} x {one.height}, {one.size // 1000} kB"
    alt = html.escape(one.alt, quote=True)
    return f'<figure><img loading="lazy" src="{one.file}" alt="{alt}"><figcaption>{told}</figcaption></figure>'
