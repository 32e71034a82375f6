#!/usr/bin/env python3
"""Draws the images of the content folder that 'marquee init' makes, and writes StarterImages.swift.

    Tools/StarterImages/generate.py            writes the file
    Tools/StarterImages/generate.py --check    fails where its images are not what would be drawn

Each image is a landscape of up to 201 colors: a sky, a sun or moon, and hills. Rows of equal pixels
need little space. The check compares pixels, because versions of zlib compress differently.
"""

import base64
import math
import struct
import sys
import textwrap
import zlib
from pathlib import Path

FILE = (Path(__file__).resolve().parents[2]
        / "Sources" / "MarqueeOutputs" / "Starting" / "StarterImages.swift")

# How many colors the sky and each row of hills have.
SKY, HILL = 128, 24
# Hills become darker towards this color.
DARK = 0x101820

# A name, and its size in points: what the section types of the screen need on the usual devices.
# Then the sky at the top and at the horizon, the sun, its center in shares of the size with its radius
# in shares of the width, and rows of hills, the farthest first: the color at their top, their height in
# shares of the image, how many fit into the width, and where they begin, in hills.
IMAGES = [
    ("coast", (430, 450), (0x2B2D5C, 0xF2A65A), 0xFFE3A8, (0.64, 0.52, 0.13), [
        (0x8A5A78, 0.42, 1.2, 0.1), (0x5B4270, 0.30, 1.7, 0.55), (0x2E2B52, 0.17, 0.8, 0.3)]),
    ("lagoon", (200, 300), (0x0E4A5A, 0x9AE0C8), 0xF8F5D8, (0.30, 0.30, 0.14), [
        (0x3C9A8E, 0.46, 1, 0.2), (0x1D5C66, 0.24, 1.6, 0.7)]),
    ("red-desert", (200, 300), (0xD96C3F, 0xFBD9A0), 0xFFF3D6, (0.68, 0.36, 0.17), [
        (0xB84A32, 0.50, 0.9, 0.6), (0x7A2E2C, 0.28, 1.3, 0.05)]),
    ("north-light", (200, 300), (0x0A1238, 0x4A7BC8), 0xE6EEFF, (0.46, 0.26, 0.09), [
        (0xA9BCE0, 0.44, 1.9, 0.4), (0x334B86, 0.26, 1.1, 0.9)]),
    ("tea-garden", (200, 300), (0xE8B4BC, 0xFDF1DC), 0xE86A5E, (0.35, 0.33, 0.15), [
        (0x86A86B, 0.48, 1.4, 0.15), (0x3F6B4A, 0.27, 1, 0.65)]),
]


def between(first: int, second: int, share: float) -> bytes:
    """The color between two others, as red, green and blue."""
    pairs = zip(first.to_bytes(3, "big"), second.to_bytes(3, "big"))
    return bytes(math.floor(low + (high - low) * share + 0.5) for low, high in pairs)


def palette(sky, sun, hills) -> bytes:
    colors = [between(*sky, number / (SKY - 1)) for number in range(SKY)]
    colors.append(sun.to_bytes(3, "big"))
    colors += [between(hill[0], DARK, number / HILL * 0.6)
               for hill in hills for number in range(HILL)]
    return b"".join(colors)


def pixels(width: int, height: int, sun, hills) -> bytes:
    """The index of each pixel's color, row by row, each after the byte of PNG's filter: none."""
    def top(hill, column):
        _, share, count, shift = hill
        angle = (column / width * count + shift) * 2 * math.pi
        wave = (math.sin(angle) + 0.4 * math.sin(angle * 2.3 + 1)) / 1.4
        return (1 - share * (0.8 + 0.2 * wave)) * height

    tops = [[top(hill, column) for column in range(width)] for hill in hills]
    (x, y), radius = (sun[0] * width, sun[1] * height), sun[2] * width
    rows = bytearray()
    for row in range(height):
        rows.append(0)
        # The color depends on the row only, so that equal pixels repeat.
        shades = [SKY + 1 + number * HILL
                  + int(max(0, (row / height - 1 + hill[1]) / hill[1]) * (HILL - 1))
                  for number, hill in enumerate(hills)]
        for column in range(width):
            number = max((n for n in range(len(hills)) if row >= tops[n][column]), default=None)
            if number is not None:
                rows.append(shades[number])
            elif (column - x) ** 2 + (row - y) ** 2 > radius * radius:
                rows.append(row * SKY // height)
            else:
                rows.append(SKY)
    return bytes(rows)


def chunk(kind: bytes, data: bytes) -> bytes:
    content = kind + data
    return struct.pack(">I", len(data)) + content + struct.pack(">I", zlib.crc32(content))


def images():
    """The name of each file, with the chunks before the pixels, and the pixels."""
    for name, size, sky, color, sun, hills in IMAGES:
        for scale in (2, 3):
            width, height = size[0] * scale, size[1] * scale
            head = (b"\x89PNG\r\n\x1a\n"
                    + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
                    + chunk(b"PLTE", palette(sky, color, hills)))
            yield f"{name}@{scale}x.png", head, pixels(width, height, sun, hills)


def write() -> None:
    members = []
    for name, head, rows in images():
        file = head + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
        lines = textwrap.wrap(base64.b64encode(file).decode("ascii"), 92)
        text = "".join(f"      {line}\\\n" for line in lines)
        members.append(f'    "{name}": """\n{text}\n      """,\n')
    FILE.write_text(
        f"// Written by Tools/StarterImages/{Path(__file__).name}. Do not edit.\n"
        "// swift-format-ignore-file\n\n"
        "/// The image files of a new content folder, in Base64.\n"
        "enum StarterImages {\n  static let files: KeyValuePairs<String, String> = [\n"
        + "".join(members) + "  ]\n}\n", encoding="utf-8")


def check() -> None:
    parts = FILE.read_text(encoding="utf-8").split('"""')
    names = [part.split('"')[1] for part in parts[:-1:2]]
    files = [base64.b64decode(part.replace("\\\n", "")) for part in parts[1::2]]
    drawn = list(images())
    same = names == [name for name, _, _ in drawn] and all(
        file.startswith(head) and zlib.decompress(file[len(head) + 8:-16]) == rows
        for file, (_, head, rows) in zip(files, drawn))
    if not same:
        sys.exit(f"{FILE.name} is not what would be drawn: run Tools/StarterImages/generate.py")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["--check"] else write()
