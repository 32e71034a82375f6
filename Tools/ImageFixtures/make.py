"""Makes the images that the tests of MarqueeImages read, and what Pillow says of each.

    pip install -r Tools/ImageFixtures/requirements.txt
    python Tools/ImageFixtures/make.py

Everything lands in Tests/MarqueeImagesTests/Fixtures. The tests need neither this script nor
Python: the images and `expected.tsv` are part of the repository. Pillow is independent of
Marquee, so agreement with it says something; nothing in `expected.tsv` comes from Marquee.

Columns of `expected.tsv`, one line per image:
    file, format, width, height (as shown, orientation applied), mode, alpha, frames, orientation
A second run gives the same list; a few images carry the time at which they were made.
The orientation of a HEIC file is always 1: its plug-in turns the pixels and does not say how.

`unreadable-cuts.tsv` has, after the name of each image, lengths to which it was cut so that Pillow
could not decode it any more.
"""

import io
import pathlib
import struct
import sys
import zlib

import pillow_heif
from PIL import Image, ImageOps, features

pillow_heif.register_heif_opener()

FOLDER = pathlib.Path(__file__).parents[2] / "Tests/MarqueeImagesTests/Fixtures"
ORIENTATION = 0x0112
WIDTH, HEIGHT = 13, 7

made = {}


def drawn(mode, size=(WIDTH, HEIGHT)):
    """An image with different pixels everywhere, in any mode."""
    rgba = Image.new("RGBA", size)
    rgba.putdata(
        [
            (x * 19 % 256, y * 36 % 256, (x * y * 7 + 40) % 256, 255 - (x + y) * 9 % 256)
            for y in range(size[1])
            for x in range(size[0])
        ]
    )
    if mode == "I;16":
        return rgba.convert("L").convert("I").point(lambda v: v * 257).convert("I;16")
    if mode in ("P", "L", "1", "CMYK", "YCbCr", "LAB"):
        rgb = rgba.convert("RGB")
        if mode == "LAB":
            from PIL import ImageCms

            srgb, lab = ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB")
            return ImageCms.profileToProfile(rgb, srgb, lab, outputMode="LAB")
        return rgb.quantize(16) if mode == "P" else rgb.convert(mode)
    return rgba.convert(mode)


def save(name, image, **options):
    """Saves an image in the format that its name's extension says."""
    buffer = io.BytesIO()
    extension = pathlib.Path(name).suffix
    image.save(buffer, format=Image.registered_extensions()[extension], **options)
    keep(name, buffer.getvalue())


def keep(name, data):
    made[name] = data


def turned(orientation):
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    return exif


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, depth, color, interlace=0, before=b"", palette=b""):
    """A PNG of zeros in any color type and depth, which Pillow itself cannot all write."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]

    def rows(w, h):
        return (b"\0" + b"\0" * ((w * channels * depth + 7) // 8)) * h if w else b""

    if interlace:
        steps = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                 (0, 1, 1, 2)]
        raw = b"".join(
            rows((width - x + dx - 1) // dx, (height - y + dy - 1) // dy) for x, y, dx, dy in steps
        )
    else:
        raw = rows(width, height)
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + before + palette
        + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")
    )


def make_png():
    for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "I;16"):
        save(f"mode-{mode.replace(';', '')}.png", drawn(mode))
    palette = chunk(b"PLTE", bytes(range(6)))
    for color, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16),
                          6: (8, 16)}.items():
        for depth in depths:
            for interlace in (0, 1):
                name = f"color{color}-depth{depth}{'-interlaced' if interlace else ''}.png"
                keep(name, png(WIDTH, HEIGHT, depth, color, interlace,
                               palette=palette if color == 3 else b""))
    save("transparent-index.png", drawn("P"), transparency=3)
    save("transparent-gray.png", drawn("L"), transparency=5)
    save("transparent-rgb.png", drawn("RGB"), transparency=(1, 2, 3))
    frames = [drawn("RGBA"), drawn("RGBA").transpose(Image.Transpose.ROTATE_180)]
    save("animated.png", frames[0], save_all=True, append_images=frames[1:], duration=50)
    for orientation in (3, 6):
        save(f"exif-{orientation}.png", drawn("RGB"), exif=turned(orientation))


def make_jpeg():
    for mode in ("L", "RGB", "CMYK"):
        save(f"mode-{mode}.jpg", drawn(mode))
        save(f"mode-{mode}-progressive.jpg", drawn(mode), progressive=True)
    save("restarts.jpg", drawn("RGB", (48, 32)), restart_marker_blocks=1)
    save("comment.jpg", drawn("RGB"), comment=b"\xff\xd9 not the end " * 20)
    for orientation in range(1, 9):
        save(f"exif-{orientation}.jpg", drawn("RGB"), exif=turned(orientation))
    little = turned(6).tobytes()
    big = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0"
    save("exif-little.jpg", drawn("RGB"), exif=little)
    save("exif-big.jpg", drawn("RGB"), exif=big)
    save("exif-broken.jpg", drawn("RGB"), exif=b"Exif\0\0MM\0*\0\0\xff\xff")


def make_gif():
    save("still.gif", drawn("P"))
    save("transparent.gif", drawn("P"), transparency=2)
    save("interlaced.gif", drawn("L"), interlace=1)
    frames = [drawn("P", (20, 20)), drawn("P", (20, 20)).rotate(90), drawn("P", (20, 20)).rotate(180)]
    save("animated.gif", frames[0], save_all=True, append_images=frames[1:], duration=80, loop=0)
    save("comment.gif", drawn("P"), comment=b";" * 600)


def make_webp():
    save("lossy.webp", drawn("RGB"))
    save("lossy-alpha.webp", drawn("RGBA"))
    save("lossless.webp", drawn("RGB"), lossless=True)
    save("lossless-alpha.webp", drawn("RGBA"), lossless=True)
    frames = [drawn("RGBA"), drawn("RGBA").rotate(180)]
    save("animated.webp", frames[0], save_all=True, append_images=frames[1:], duration=50)
    for orientation in (3, 8):
        save(f"exif-{orientation}.webp", drawn("RGB"), exif=turned(orientation))


def make_avif():
    for mode in ("L", "RGB", "RGBA"):
        save(f"mode-{mode}.avif", drawn(mode, (40, 24)))
    for orientation in range(2, 9):
        save(f"exif-{orientation}.avif", drawn("RGB", (40, 24)), exif=turned(orientation))
    frames = [drawn("RGB", (40, 24)), drawn("RGB", (40, 24)).rotate(180)]
    save("animated.avif", frames[0], save_all=True, append_images=frames[1:], duration=50)


def make_heic():
    for mode in ("L", "RGB", "RGBA"):
        save(f"mode-{mode}.heic", drawn(mode, (80, 66)))
    save("depth-10.heic", drawn("I;16", (80, 66)))
    # Exif does not affect how a HEIF file is shown; the file's own properties do, which the plug-in
    # never writes.
    save("exif-6.heic", drawn("RGB", (80, 66)), exif=turned(6))
    plain = made["mode-RGB.heic"]
    for turns in (1, 2, 3):
        keep(f"irot-{turns}.heic", with_properties(plain, box(b"irot", bytes([turns]))))
    for axis in (0, 1):
        keep(f"imir-{axis}.heic", with_properties(plain, box(b"imir", bytes([axis]))))
    keep("irot-1-imir-1.heic",
         with_properties(plain, box(b"irot", b"\1"), box(b"imir", b"\1")))
    aperture = struct.pack(">8I", 50, 1, 40, 1, 0, 1, 0, 1)
    keep("clap-irot-1.heic",
         with_properties(plain, box(b"clap", aperture), box(b"irot", b"\1")))


def box(kind, data):
    return struct.pack(">I", 8 + len(data)) + kind + data


def with_properties(data, *properties):
    """A HEIC file with more properties of its first item, in the order in which they apply."""
    data = bytearray(data)
    inner = b"".join(properties)

    def at(kind):
        return data.index(kind) - 4

    def grow(kind, count):
        (size,) = struct.unpack_from(">I", data, at(kind))
        struct.pack_into(">I", data, at(kind), size + count)

    # Version 0 of `iloc` with 4-byte fields: the base offsets of its items move.
    (count,) = struct.unpack_from(">H", data, at(b"iloc") + 14)
    assert data[at(b"iloc") + 12 : at(b"iloc") + 14] == b"\x44\x40"
    for item in range(count):
        place = at(b"iloc") + 16 + item * 18 + 4
        (base,) = struct.unpack_from(">I", data, place)
        struct.pack_into(">I", data, place, base + len(inner) + len(properties))
    # `ipma`: version, flags, item count, then of the first item its number and its properties.
    place = at(b"ipma") + 18
    known = data[place]
    data[place] = known + len(properties)
    held = data[at(b"ipco") : at(b"ipma")].count(b"colr") + 3
    indices = bytes(0x80 | held + 1 + index for index in range(len(properties)))
    data[place + 1 + known : place + 1 + known] = indices
    ipco_end = at(b"ipma")
    data[ipco_end:ipco_end] = inner
    grow(b"ipma", len(indices))
    grow(b"ipco", len(inner))
    grow(b"iprp", len(inner) + len(indices))
    grow(b"meta", len(inner) + len(indices))
    return bytes(data)


def make_recognized():
    """Formats of which only the name is found: these have no line among the expected values."""
    save("mode-RGB.tiff", drawn("RGB"))
    save("big-offsets.tiff", drawn("RGB"), big_tiff=True)
    # Pillow writes the machine's byte order; the other one is written by hand.
    fields = [(256, 4, WIDTH), (257, 4, HEIGHT), (258, 3, 8 << 16), (259, 3, 1 << 16),
              (262, 3, 1 << 16), (273, 4, 134), (277, 3, 1 << 16), (278, 4, HEIGHT),
              (279, 4, WIDTH * HEIGHT), (274, 3, 6 << 16)]
    fields.sort()
    body = struct.pack(">H", len(fields))
    body += b"".join(struct.pack(">HHII", tag, kind, 1, value) for tag, kind, value in fields)
    keep("big-endian.tiff", b"MM\0*\0\0\0\x08" + body + b"\0\0\0\0" + bytes(WIDTH * HEIGHT))
    save("mode-RGB.bmp", drawn("RGB"))
    keep("os2.bmp", b"BM" + struct.pack("<IHHI", 26 + 40 * HEIGHT, 0, 0, 26)
         + struct.pack("<IHHHH", 12, WIDTH, HEIGHT, 1, 24) + bytes(40 * HEIGHT))
    save("png.ico", drawn("RGBA", (48, 48)), sizes=[(16, 16), (48, 48)])
    save("bmp.ico", drawn("RGBA", (48, 48)), sizes=[(16, 16), (32, 32)], bitmap_format="bmp")


def make_pdf():
    """PDF is written, not read, by Pillow: these have no line among the expected values."""
    document = io.BytesIO()
    drawn("RGB", (60, 40)).save(document, "PDF", resolution=72)
    keep("page-60x40.pdf", document.getvalue())
    # The same page hidden in an object stream.
    page = b"<</Type/Page/Parent 1 0 R/MediaBox[0 0 60 40]>>"
    packed = zlib.compress(b" ".join(b"%d" % (n * n % 97) for n in range(300)) + page, 9)
    keep("dynamic-60x40.pdf",
         b"%PDF-1.5\n2 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length "
         + b"%d" % len(packed) + b">>stream\r\n" + packed + b"\nendstream endobj\n%%EOF\n")


def check_features():
    for feature in ("webp", "avif", "libtiff", "littlecms2"):
        if not features.check(feature):
            sys.exit(f"this build of Pillow lacks {feature}")


def expected(name, data):
    """What Pillow says of a file, after decoding all of its first frame."""
    with Image.open(io.BytesIO(data)) as image:
        form, mode = image.format, image.mode
        frames = getattr(image, "n_frames", 1)
        orientation = image.getexif().get(ORIENTATION, 1)
        alpha = image.has_transparency_data
        image.load()
        width, height = ImageOps.exif_transpose(image).size
    return [name, form, width, height, mode, "alpha" if alpha else "opaque", frames, orientation]


def unreadable_cuts(name, data):
    """The lengths, out of a few, to which a file may be cut so that Pillow cannot decode it."""
    lengths = []
    for length in sorted({len(data) * part // 8 for part in range(1, 8)} | {len(data) - 1}):
        try:
            with Image.open(io.BytesIO(data[:length])) as image:
                image.load()
        except Exception:
            lengths.append(length)
    return [name, *lengths]


def main():
    check_features()
    for make in (make_png, make_jpeg, make_gif, make_webp, make_avif, make_heic, make_recognized,
                 make_pdf):
        make()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    lines, cuts = [], []
    for name in sorted(made):
        (FOLDER / name).write_bytes(made[name])
        if not name.endswith((".pdf", ".tiff", ".bmp", ".ico")):
            lines.append("\t".join(str(value) for value in expected(name, made[name])))
            cuts.append("\t".join(str(value) for value in unreadable_cuts(name, made[name])))
    (FOLDER / "expected.tsv").write_text("\n".join(lines) + "\n")
    (FOLDER / "unreadable-cuts.tsv").write_text("\n".join(cuts) + "\n")
    print(f"{len(made)} images, {sum(map(len, made.values()))} bytes")


if __name__ == "__main__":
    main()
