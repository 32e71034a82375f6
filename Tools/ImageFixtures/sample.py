"""Makes the images of Tests/Support/Fixtures/Sample: each of one color, which no other has.

    pip install -r Tools/ImageFixtures/requirements.txt
    python Tools/ImageFixtures/sample.py

They have the sizes that the layouts of its screens need, and few bytes. JPEG files are in an asset
catalog, PNG files are loose.
"""

import json
import pathlib

from PIL import Image

FOLDER = pathlib.Path(__file__).parents[2] / "Tests/Support/Fixtures/Sample"

# In points; a third number is the width in pixels of a file for tablets.
JPEG = {
    "hero-lighthouse": (430, 645), "hero-cat": (430, 645), "banner-study": (430, 240, 2752),
    "still-train": (220, 123), "still-camp": (220, 123), "still-rain": (220, 123),
    "poster-cat": (176, 264), "poster-camp": (176, 264), "poster-whale": (176, 264),
    "poster-koi": (176, 264), "poster-rain": (176, 264), "poster-planet": (176, 264),
    "course-watercolor": (174, 116), "course-bread": (174, 116), "course-telescope": (174, 116),
    "course-maps": (390, 260),
}
PNG = {
    "poster-balloons": (176, 264), "poster-train": (176, 264), "poster-stairs": (176, 264),
    "poster-cabin": (176, 264), "course-synthesizer": (174, 116), "course-photography": (280, 187),
    "course-ceramics": (280, 187), "course-endgame": (280, 187), "path-shapes": (200, 48),
    "path-sound": (200, 48), "tile-pencil": (90, 90), "tile-camera": (90, 90), "tile-note": (90, 90),
    "tile-book": (90, 90), "tile-star": (90, 90), "icon-compass": (32, 32), "icon-note": (32, 32),
    "icon-download": (32, 32), "icon-gift": (32, 32),
}


def image(name, width, height):
    """An image in the color of a name."""
    number = sorted([*JPEG, *PNG]).index(name)
    color = (40 + number * 37 % 180, 60 + number * 71 % 160, 80 + number * 53 % 150)
    return Image.new("RGB", (width, height), color)


def main():
    catalog, loose = FOLDER / "Assets.xcassets", FOLDER / "Images"
    loose.mkdir(parents=True, exist_ok=True)
    contents = {catalog: []}
    for name, (width, height, *tablet) in JPEG.items():
        folder = catalog / f"{name}.imageset"
        folder.mkdir(parents=True, exist_ok=True)
        sizes = [("universal", scale, scale * width, "") for scale in (2, 3)]
        sizes += [("ipad", 2, pixels, "~ipad") for pixels in tablet]
        contents[folder] = []
        for idiom, scale, pixels, suffix in sizes:
            file = folder / f"{name}@{scale}x{suffix}.jpg"
            image(name, pixels, round(pixels * height / width)).save(
                file, quality=60, optimize=True, progressive=True)
            contents[folder].append(
                {"filename": file.name, "idiom": idiom, "scale": f"{scale}x"})
    for name, (width, height) in PNG.items():
        for scale in (2, 3):
            flat = image(name, scale * width, scale * height).convert("P", palette=Image.ADAPTIVE, colors=1)
            flat.save(loose / f"{name}@{scale}x.png", optimize=True)
    for folder, images in contents.items():
        info = {"info": {"author": "xcode", "version": 1}}
        text = json.dumps({"images": images, **info} if images else info, indent=2)
        (folder / "Contents.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
