"""Content to publish: screens and images that differ from version to version."""

import functools
import struct
import zlib

SCREENS = 3
IMAGES = 24

ITEM = """<dict>
<key>description</key><string>{text}</string>
<key>imageName</key><string>poster-{index}</string>
</dict>
"""


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


@functools.cache
def pixels(width, height):
    return zlib.compress((b"\0" + b"\x80" * width) * height)


def png(width, height, note, padding=0):
    """A whole gray PNG; the padding is a text that does not compress away."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    text = b"Comment\0" + note.encode() + b"." * padding
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"tEXt", text)
        + chunk(b"IDAT", pixels(width, height))
        + chunk(b"IEND", b"")
    )


def write(folder, version, padding=0):
    """Screens and images, of which all but the first differ between versions; other versions are replaced."""
    (folder / "Images").mkdir(parents=True, exist_ok=True)
    for number in range(SCREENS):
        mark = "all" if number == 0 else version
        items = "".join(
            ITEM.format(text=f"Poster {mark} {index}", index=index)
            for index in range(number, IMAGES, SCREENS)
        )
        (folder / f"S{number}.plist").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<array>\n<dict>\n'
            "<key>sectionType</key><string>grid</string>\n"
            f"<key>contentItem</key><array>\n{items}</array>\n</dict>\n</array>\n</plist>\n"
        )
    for index in range(IMAGES):
        mark = "all" if index == 0 else version
        for scale in (2, 3):
            image = png(300 * scale, 450 * scale, f"{mark} {index}", padding)
            (folder / "Images" / f"poster-{index}@{scale}x.png").write_bytes(image)
    return folder
