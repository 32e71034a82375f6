#!/usr/bin/env python3
"""Writes a large content folder: screens of several section types that share images.

    python3 Tools/Integrations/generate_catalog.py FOLDER [--screens 1000] [--images 40]

The same bytes in every run and on every machine, and no faults in them. A few images are on many
screens and many on few, as in a real catalog; the items of every fifth screen have identifiers.
Needs Python 3.9 and nothing else.
"""

import argparse
import random
import struct
import zlib
from pathlib import Path

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
"http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
"""

# A custom section type, so that every screen depends on the settings.
SETTINGS = HEAD + """<dict>
\t<key>sectionTypes</key>
\t<dict>
\t\t<key>recommend</key>
\t\t<dict>
\t\t\t<key>items</key>
\t\t\t<string>poster</string>
\t\t\t<key>layout</key>
\t\t\t<string>basic</string>
\t\t</dict>
\t</dict>
</dict>
</plist>
"""

GENRES = ["drama", "comedy", "다큐멘터리", "애니메이션", "crime &amp; mystery", "für Kinder"]
SCREENS_PER_FOLDER = 100
POINTS = (400, 500)


def string(key, value, depth):
    tabs = "\t" * depth
    return f"{tabs}<key>{key}</key>\n{tabs}<string>{value}</string>\n"


def array(key, elements, depth):
    tabs = "\t" * depth
    return f"{tabs}<key>{key}</key>\n{tabs}<array>\n{''.join(elements)}{tabs}</array>\n"


def poster(image, has_id):
    # One image has one text on all screens: they are the same title.
    text = f"The story of number {image}•{GENRES[image % len(GENRES)]}"
    values = string("description", text, 4) + string("imageName", f"poster-{image:03}", 4)
    identifier = string("id", f"title-{image}", 4) if has_id else ""
    return f"\t\t\t<dict>\n{identifier}{values}\t\t\t</dict>\n"


def section(kind, name, items):
    content = string("sectionType", kind, 2) + string("sectionName", name, 2)
    return f"\t<dict>\n{content}{array('contentItem', items, 2)}\t</dict>\n"


def screen(number, image_count, chance):
    """One screen: a heading, three shelves of posters, and a list."""
    heading = f"\t\t\t<dict>\n{string('text', f'Screen {number}', 4)}\t\t\t</dict>\n"
    sections = [section("textHeader", "Top", [heading])]
    # Identifiers are unique in a screen, so no image is on two shelves of one.
    images = []
    while len(images) < 12:
        image = int(image_count * chance.random() ** 4)
        if image not in images:
            images.append(image)
    shelves = chance.sample(["basic", "large", "rank", "recommend"], 3)
    for index, kind in enumerate(shelves):
        shelf = images[4 * index:4 * index + 4]
        items = [poster(image, has_id=number % 5 == 0) for image in shelf]
        sections.append(section(kind, f"Shelf {index + 1} of {number}", items))
    rows = [
        f"\t\t\t<dict>\n{string('text', f'Row {row} of screen {number}', 4)}\t\t\t</dict>\n"
        for row in range(chance.randint(2, 6))
    ]
    sections.append(section("list", "More", rows))
    return f"{HEAD}<array>\n{''.join(sections)}</array>\n</plist>\n"


def png(width, height, color):
    """An image of one color, with a stripe that tells it from any other."""
    def chunk(kind, data):
        checksum = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)

    plain = b"\0" + bytes(color) * width
    stripe = b"\0" + bytes(255 - value for value in color) * width
    rows = plain * (height // 2) + stripe + plain * (height - height // 2 - 1)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", type=int, default=1000)
    parser.add_argument("--images", type=int, default=40)
    options = parser.parse_args()
    if options.images < 12:
        parser.error("a screen shows 12 images")

    chance = random.Random(20261120)
    images = options.folder / "Images"
    images.mkdir(parents=True, exist_ok=True)
    (options.folder / "Marquee.plist").write_text(SETTINGS, encoding="utf-8")
    for image in range(options.images):
        color = [chance.randrange(256) for _ in range(3)]
        for scale in (2, 3):
            width, height = (scale * points for points in POINTS)
            (images / f"poster-{image:03}@{scale}x.png").write_bytes(png(width, height, color))
    for number in range(options.screens):
        folder = options.folder / f"Part-{number // SCREENS_PER_FOLDER:03}"
        folder.mkdir(exist_ok=True)
        text = screen(number, options.images, chance)
        (folder / f"Screen-{number:05}.plist").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
