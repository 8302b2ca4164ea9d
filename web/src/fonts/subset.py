"""Cut the two type families down to what the page sets.

    uv run --with fonttools --with brotli python subset.py NODE_MODULES

NODE_MODULES holds @fontsource-variable/fraunces and @fontsource-variable/source-sans-3 (both OFL-1.1).
"""

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
ASCII = {*range(0x20, 0x7F)}
ACCENTS = {*map(ord, "àáâãäçèéêëíîïñóôöøùúûüÿæœßÀÁÂÄÇÈÉÊËÎÏÑÔÖÙÛÜŒ")}  # of texts and place names
MARKS = {*map(ord, "\u00a0§©«°±²³·»½×")}
LATIN = ASCII | ACCENTS | MARKS
PUNCTUATION = {*range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2009, 0x2020, 0x2022, 0x2026, 0x2030, 0x2039, 0x203A}
SIGNS = {0x2032, 0x2033, 0x20AC, 0x2116, 0x2191, 0x2193, 0x2212}
PAGE = LATIN | PUNCTUATION | SIGNS
# What the names of people may need besides.
OTHERS = {*range(0xA1, 0x100), 0x178, 0x1E9E} - PAGE
EXTENDED_A = {*range(0x100, 0x180), 0x218, 0x219, 0x21A, 0x21B} - PAGE - OTHERS

# One drawing for titles, cards and place names: a middle optical size, a little softened, without the wonky letters.
DRAWING: dict[str, object] = {"opsz": 30, "SOFT": 40, "WONK": 0}
WEIGHTS: dict[str, object] = {"wght": (400, 700)}
TITLES: dict[str, object] = DRAWING | {"wght": 600}  # the one weight that titles are set in
FEATURES = ["kern", "liga", "mark", "ccmp", "locl", "pnum", "rvrn"]

# package, its file, our file, limits of the axes, characters
CUTS = [
    ("fraunces", "fraunces-latin-full-normal", "fraunces-latin", TITLES, PAGE),
    ("fraunces", "fraunces-latin-full-normal", "fraunces-latin-more", TITLES, OTHERS),
    ("fraunces", "fraunces-latin-ext-full-normal", "fraunces-latin-ext", TITLES, EXTENDED_A),
    ("source-sans-3", "source-sans-3-latin-wght-normal", "tour-sans-latin", WEIGHTS, PAGE),
    ("source-sans-3", "source-sans-3-latin-wght-normal", "tour-sans-latin-more", WEIGHTS, OTHERS),
    ("source-sans-3", "source-sans-3-latin-ext-wght-normal", "tour-sans-latin-ext", WEIGHTS, EXTENDED_A),
]


def cut(source: Path, limits: dict[str, object], characters: set[int]) -> TTFont:
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, limits)
    for table in ("STAT", "MVAR", "HVAR"):
        if table in font:
            del font[table]
    return font


def rename(font: TTFont, family: str) -> None:
    """A cut-down font may not bear a reserved name ("Source" is one): it becomes our own."""
    font["name"].names = [record for record in font["name"].names if record.nameID in (0, 2, 14)]
    for name in (1, 4):
        font["name"].setName(family, name, 3, 1, 0x409)
    font["name"].setName(family.replace(" ", ""), 6, 3, 1, 0x409)


def add(font: TTFont, character: int, name: str, glyph: Glyph, advance: int, deltas: list[object]) -> None:
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    if "gvar" in font:
        font["gvar"].variations[name] = deltas
    for table in font["cmap"].tables:
        table.cmap[character] = name


def add_narrow_space(font: TTFont) -> None:
    """French sets one before : ; ! ? and the packages leave it out."""
    add(font, 0x202F, "narrowspace", Glyph(), round(font["hmtx"]["space"][0] * 0.6), [])


def add_side_arrows(font: TTFont) -> None:
    """The packages keep the arrows up and down only: lay the first one on its side."""
    up, cmap = font["glyf"][font.getBestCmap()[0x2191]], font.getBestCmap()
    advance = font["hmtx"][cmap[0x2191]][0]
    middle = ((up.xMin + up.xMax) / 2, (up.yMin + up.yMax) / 2)
    half = (up.yMax - up.yMin) / 2
    side = round(2 * half + advance - (up.xMax - up.xMin))
    for character, name, turn in ((0x2192, "arrowright", 1), (0x2190, "arrowleft", -1)):
        glyph = Glyph()
        glyph.numberOfContours, glyph.endPtsOfContours, glyph.flags = up.numberOfContours, up.endPtsOfContours, up.flags
        glyph.coordinates = up.coordinates.copy()
        glyph.program = up.program
        for i, (x, y) in enumerate(up.coordinates):
            glyph.coordinates[i] = (round(side / 2 + turn * (y - middle[1])), round(middle[1] - turn * (x - middle[0])))
        add(font, character, name, glyph, side, [])


def measure(font: TTFont) -> None:
    """How wide each letter of a place name is, in thousandths of the size: the maps' labels are placed by it."""
    cmap, em = font.getBestCmap(), font["head"].unitsPerEm
    letters = sorted(c for c in cmap if chr(c).isalpha() or chr(c) in " '’-.")
    widths = {chr(c): round(font["hmtx"][cmap[c]][0] * 1000 / em) for c in letters}
    rows = (f"  {json.dumps(letter, ensure_ascii=False)}: {width}" for letter, width in widths.items())
    (HERE / "../../maps/widths.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def main(packages: Path) -> None:
    for package, source, target, limits, characters in CUTS:
        font = cut(packages / "@fontsource-variable" / package / "files" / f"{source}.woff2", limits, characters)
        if target.endswith("-latin"):
            add_narrow_space(font)
        if target == "tour-sans-latin":
            add_side_arrows(font)
        rename(font, "Fraunces" if package == "fraunces" else "Tour Sans")
        font.flavor = "woff2"
        font.save(HERE / f"{target}.woff2")
        size = (HERE / f"{target}.woff2").stat().st_size
        print(f"{target}.woff2: {size / 1000:.1f} kB, {len(font.getBestCmap())} characters")
    measure(TTFont(HERE / "fraunces-latin.woff2"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
