#!/usr/bin/env python3
"""Makes the glyphs that previews hold: a part of Inter in four weights, and its license.

    apt-get install fonts-inter
    python3 -m venv venv && venv/bin/pip install fonttools==4.59.0
    venv/bin/python Tools/PreviewFont/subset.py Sources/MarqueeRendering/PageFiles/Resources
    Tools/PageFiles/generate.sh

The characters are those that Tools/FontMetrics measures and Debian's Inter has. Kerning and
ligatures are left out, for the measurer knows neither.

Debian's Inter has cubic outlines. `Cu2QuPen` makes quadratic ones of them, as TrueType and SVG take
them, nowhere more than two units of Inter's grid away: 1/1408 of the font's size.

The file holds each contour once, for most letters with an accent share theirs with others:

    "MQG1"
    units of the font's size, contours                               2 numbers
    for each contour: points                                         number
      for each point, from the one before:
      2 x the way to the right + 1 if it is on the curve, the way up   2 signed numbers
    for each of the four weights: glyphs                             number
      for each glyph: scalar less the one before, advance, contours  3 numbers
        for each contour: its index, and where it begins             number, 2 signed numbers

A number has seven bits in each byte, the lowest first; all bytes but its last have the eighth bit.
Signed numbers are 0, -1, 1, -2, 2 and so on. `GlyphFile.swift` reads them.
"""

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path("/usr/share/fonts/opentype/inter")
LICENCE = Path("/usr/share/doc/fonts-inter/copyright")
WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x203A),
    (0x20A0, 0x20BF), (0x2116, 0x2122), (0x2190, 0x2193),
]
TOLERANCE = 2.0


def number(value):
    """A number that is not negative."""
    result = bytearray()
    while value >= 0x80:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def signed(value):
    return number(2 * value if value >= 0 else -2 * value - 1)


def contours(font, name):
    """The contours of a glyph: points with their flags, clockwise around what is filled."""
    pen = TTGlyphPen(None)
    quadratic = Cu2QuPen(pen, TOLERANCE, reverse_direction=True)
    font.getGlyphSet()[name].draw(quadratic)
    glyph = pen.glyph()
    if not glyph.numberOfContours:
        return
    coordinates, ends, flags = glyph.getCoordinates(None)
    start = 0
    for end in ends:
        yield [(x, y, flags[start + index] & 1)
               for index, (x, y) in enumerate(coordinates[start:end + 1])]
        start = end + 1


class Pool:
    """All contours, each once, wherever it lies."""

    def __init__(self):
        self.indices = {}
        self.data = []

    def place(self, points):
        """The index of a contour and where it begins."""
        left, low = points[0][:2]
        moved = tuple((x - left, y - low, flag) for x, y, flag in points)
        if moved not in self.indices:
            self.indices[moved] = len(self.data)
            ways = [
                (x - before[0], y - before[1], flag)
                for before, (x, y, flag) in zip([(0, 0), *moved], moved)]
            self.data.append(number(len(moved)) + b"".join(
                signed(2 * x + flag) + signed(y) for x, y, flag in ways))
        return number(self.indices[moved]) + signed(left) + signed(low)


def weight_data(font, pool):
    names = font.getBestCmap()
    codes = [code for low, high in RANGES for code in range(low, high + 1) if code in names]
    result = number(len(codes))
    before = 0
    for code in codes:
        places = [pool.place(points) for points in contours(font, names[code])]
        result += number(code - before) + number(font["hmtx"][names[code]][0]) + number(len(places))
        result += b"".join(places)
        before = code
    return result


def glyphs():
    pool = Pool()
    fonts = [TTFont(FONTS / f"Inter-{weight}.otf") for weight in WEIGHTS]
    weights = [weight_data(font, pool) for font in fonts]
    start = b"MQG1" + number(fonts[0]["head"].unitsPerEm) + number(len(pool.data))
    return start + b"".join(pool.data) + b"".join(weights)


def license():
    """The notice and the license out of Debian's copyright file."""
    lines = LICENCE.read_text(encoding="utf-8").splitlines()
    notice = next(line for line in lines if line.startswith("Copyright:"))
    start = lines.index("License: OFL-1.1") + 1
    text = []
    for line in lines[start:]:
        if line and not line.startswith(" "):
            break
        text.append("" if line.strip() in ("", ".") else line[1:])
    title = "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007"
    return "\n".join(["Inter. " + notice, "", title, ""] + text).rstrip() + "\n"


def main(folder):
    Path(folder, "Inter.glyphs").write_bytes(glyphs())
    Path(folder, "OFL.txt").write_text(license(), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: subset.py FOLDER")
    main(sys.argv[1])
