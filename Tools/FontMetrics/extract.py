#!/usr/bin/env python3
"""Writes Sources/MarqueeCells/Text/InterMetrics.swift from Debian's fonts-inter.

    apt-get download fonts-inter && dpkg-deb -x fonts-inter_*.deb fonts
    python3 -m venv venv && venv/bin/pip install fonttools==4.59.0
    venv/bin/python Tools/FontMetrics/extract.py fonts/usr/share/fonts/opentype/inter \\
        > Sources/MarqueeCells/Text/InterMetrics.swift

Only numbers are taken: how far each character advances, and how high a line is.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
# First and last code point: Basic Latin, Latin-1 and Latin Extended-A, Greek, Cyrillic, general
# punctuation, currency, letter-like symbols, arrows.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x203A),
    (0x20A0, 0x20BF), (0x2116, 0x2122), (0x2190, 0x2193),
]


def advances(font, first, last):
    """The advances of a range; 0 stands for a character that the font does not have."""
    names = font.getBestCmap()
    metrics = font["hmtx"]
    return [metrics[names[code]][0] if code in names else 0 for code in range(first, last + 1)]


def rows(numbers, indent):
    lines, line = [], ""
    for number in numbers:
        piece = f"{number}, "
        if len(indent) + len(line) + len(piece) > 100:
            lines.append(indent + line.rstrip())
            line = ""
        line += piece
    lines.append(indent + line.rstrip())
    return "\n".join(lines)


def main(folder):
    fonts = [TTFont(Path(folder) / f"Inter-{weight}.otf") for weight in WEIGHTS]
    regular = fonts[0]
    version = regular["name"].getDebugName(5)
    print(f"""\
// Written by Tools/FontMetrics/extract.py from Inter, {version.split(";")[0].lower()}. Do not edit.
//
// Inter is Copyright The Inter Project Authors and licensed under the SIL Open Font License 1.1.

// swift-format-ignore-file

/// How far the characters of Inter advance, in units of the font.
enum InterMetrics {{
  /// Units in the size of the font.
  static let unitsPerEm = {regular["head"].unitsPerEm}
  /// From the base line to the top of a line.
  static let ascent = {regular["hhea"].ascent}
  /// From the base line to the bottom of a line.
  static let descent = {-regular["hhea"].descent}

  /// Characters that follow each other, with one list of advances for each weight.
  struct Block: Sendable {{
    let first: UInt32
    let last: UInt32
    /// By weight: regular, medium, semibold, bold. 0 stands for a character that is missing.
    let advances: [[UInt16]]
  }}

  /// All blocks, by their first character.
  static let blocks: [Block] = [""")
    for first, last in RANGES:
        print(f"    Block(\n      first: 0x{first:04X}, last: 0x{last:04X},\n      advances: [")
        for font in fonts:
            print("        [")
            print(rows(advances(font, first, last), " " * 10))
            print("        ],")
        print("      ]),")
    print("  ]\n}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: extract.py FOLDER-WITH-INTER")
    main(sys.argv[1])
