#!/usr/bin/env python3
"""Makes the fonts that previews hold: a part of Inter, and its licence.

    apt-get install fonts-inter
    python3 -m venv venv && venv/bin/pip install fonttools==4.59.0 brotli==1.1.0
    venv/bin/python Tools/PreviewFont/subset.py Sources/MarqueeRendering/Resources

The characters are those that Tools/FontMetrics measures and Debian's Inter has. Kerning and
ligatures are left out, for the measurer knows neither.
"""

import sys
from pathlib import Path

from fontTools import subset

FONTS = Path("/usr/share/fonts/opentype/inter")
LICENCE = Path("/usr/share/doc/fonts-inter/copyright")
WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x203A),
    (0x20A0, 0x20BF), (0x2116, 0x2122), (0x2190, 0x2193),
]


def write_font(weight, folder):
    options = subset.Options(
        flavor="woff2", layout_features=[], hinting=False, desubroutinize=True)
    font = subset.load_font(FONTS / f"Inter-{weight}.otf", options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
    subsetter.subset(font)
    subset.save_font(font, folder / f"Inter-{weight}.woff2", options)


def licence():
    """The notice and the licence out of Debian's copyright file."""
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
    for weight in WEIGHTS:
        write_font(weight, Path(folder))
    Path(folder, "OFL.txt").write_text(licence(), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: subset.py FOLDER")
    main(sys.argv[1])
