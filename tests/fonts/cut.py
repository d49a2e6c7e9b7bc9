"""Cuts the font for kana and Chinese characters in people's names out of Noto Sans CJK (SIL Open Font License).

    apt-get download fonts-noto-cjk && dpkg-deb -x fonts-noto-cjk_*.deb noto
    python3 -m venv cutting && cutting/bin/pip install fonttools==4.68.0
    cutting/bin/python tests/fonts/cut.py noto/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc

writes `renderers/fonts/MadangNames-Bold.otf`, the same bytes every time (made from version 2.004 of Noto Sans CJK,
Debian's 1:20220127+repack1-1). Kept are the characters of everyday standards, so that one font serves names in
Japanese, in both kinds of Chinese writing and in Korean Hanja. Nothing that only shaping uses is kept: names are set
one sign after the other.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

OUT: Final = Path(__file__).parents[2] / "renderers" / "fonts" / "MadangNames-Bold.otf"
FAMILY: Final = "Madang Names"
"""A name of its own: what has been cut is a modified version."""
JAPANESE: Final = 0
"""Number of the Japanese face in the collection."""
DROPPED: Final = ("GSUB", "GPOS", "GDEF", "VORG", "vhea", "vmtx", "BASE", "DSIG")
SIGNS: Final = "、。々〆〇「」『』【】〈〉《》〔〕〜・ー※\U00020bb7"


def _rows(codec: str, first: int, last: int, trails: Iterable[int]) -> set[str]:
    """The characters of an encoding's rows whose lead byte is from `first` to `last`."""
    found: set[str] = set()
    for lead in range(first, last + 1):
        for trail in trails:
            try:
                found.add(bytes([lead, trail]).decode(codec))
            except UnicodeDecodeError:
                continue
    return found


def characters() -> set[str]:
    """What the font draws: kana; JIS X 0208, GB 2312, Big5's first level, the Hanja of KS X 1001, Japanese variants."""
    trails = range(0xA1, 0xFF)
    kept = _rows("euc_jp", 0xB0, 0xF4, trails) | _rows("gb2312", 0xB0, 0xF7, trails)
    kept |= _rows("big5", 0xA4, 0xC6, (*range(0x40, 0x7F), *trails)) | _rows("euc_kr", 0xCA, 0xFD, trails)
    kept |= _rows("cp932", 0xFA, 0xFC, (*range(0x40, 0x7F), *range(0x80, 0xFD)))
    # The Korean set has some characters twice; names come composed, with the second one folded into the first.
    kept = {one for one in kept if "\u4e00" <= one <= "\ufaff" and unicodedata.normalize("NFC", one) == one}
    kana = {
        chr(code)
        for first, after in ((0x3041, 0x3097), (0x309B, 0x3100), (0x31F0, 0x3200))
        for code in range(first, after)
    }
    return kept | kana | set(SIGNS)


def main(source: Path) -> None:
    """Cut."""
    from fontTools import subset  # pyright: ignore[reportMissingImports]

    options: Any = subset.Options()
    options.font_number = JAPANESE
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.drop_tables += DROPPED
    font = subset.load_font(str(source), options)
    cut = subset.Subsetter(options)
    cut.populate(text="".join(sorted(characters())))
    cut.subset(font)
    plain = FAMILY.replace(" ", "") + "-Bold"
    for record in font["name"].names:
        changed = {1: FAMILY, 3: plain, 4: f"{FAMILY} Bold", 6: plain}.get(record.nameID)
        if changed:
            record.string = changed
    top = font["CFF "].cff
    top.fontNames = [plain]
    top.topDictIndex[0].FullName = f"{FAMILY} Bold"
    top.topDictIndex[0].FamilyName = FAMILY
    font.save(str(OUT))
    print(f"{len(characters())} characters, {OUT.stat().st_size} bytes -> {OUT.name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
