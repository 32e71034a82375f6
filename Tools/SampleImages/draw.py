#!/usr/bin/env python3
"""Draws every image of Content, at two and three pixels a point.

    python3 -m venv /tmp/sample-images
    /tmp/sample-images/bin/pip install -r Tools/SampleImages/requirements.txt
    /tmp/sample-images/bin/python Tools/SampleImages/draw.py

A PNG is a loose file of Content/Images, as UIKit finds it by its plain name. A JPEG it does not, so
each is an image set of Content/Assets.xcassets. What phones show in a cell too small or too narrow
for a tablet has a file for tablets of its own: a part of the same scene, or one drawn for its shape.

Images hold shapes only, no letters, so no font is needed. All randomness is seeded: the same
version of Pillow writes the same bytes every time.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from PIL import Image, ImageEnhance

import courses
import glyphs
import tiles
from canvas import Canvas
from posters import land, sky, town, water

CONTENT = Path(__file__).resolve().parents[2] / "Content"
FOLDER = CONTENT / "Images"
CATALOG = CONTENT / "Assets.xcassets"

# Edges are smoothed by drawing larger than the largest file and scaling down.
OVERSAMPLING = 2


@dataclass(frozen=True)
class TabletPart:
    """The part of a scene that tablets show, which have two pixels a point."""

    width: int
    """In pixels."""
    shape: float
    """Width by height."""
    focus: float = 0.5
    """Where its middle is, from 0 at the top of the scene to 1 at the bottom."""
    paint: Callable[[Canvas], None] | None = None
    """A scene of its own, 200 units high, where no part of the other will do."""

    def draw(self, sample):
        """The part of a sample, in its size."""
        height = round(self.width / self.shape)
        if self.paint:
            canvas = Canvas(200 * self.shape, 200, self.width * OVERSAMPLING / (200 * self.shape))
            self.paint(canvas)
            return canvas.image.resize((self.width, height), Image.Resampling.LANCZOS)
        image = sample.render(self.width)
        part = image.width / self.shape
        top = min(max(0, image.height * self.focus - part / 2), image.height - part)
        box = (0, top, image.width, top + part)
        return image.resize((self.width, height), Image.Resampling.LANCZOS, box=box)


def at_night(image):
    """The image with less light and less color, and the rest of it blue."""
    dim = ImageEnhance.Color(image).enhance(0.7)
    shares = (0.42, 0.5, 0.72)
    return Image.merge("RGB", [c.point(lambda v, s=s: round(v * s)) for c, s in zip(dim.split(), shares)])


@dataclass(frozen=True)
class SampleImage:
    """What is drawn, in which units, and how many points wide it is on screen."""

    name: str
    paint: Callable[[Canvas], None]
    units: tuple[int, int]
    points: int
    mode: str = "RGB"
    colors: int | None = None
    """Palette size of a PNG; without it the image is a JPEG."""
    tablet: TabletPart | None = None
    """What tablets show; without it they show what phones do."""
    has_night: bool = False
    """Whether a dark screen shows the scene at night."""

    @property
    def folder(self):
        """Where its files are."""
        return CATALOG / f"{self.name}.imageset" if self.colors is None else FOLDER

    def render(self, width):
        """Paints the image for files up to a width in pixels, which are scaled down from this."""
        canvas = Canvas(*self.units, width * OVERSAMPLING / self.units[0], self.mode)
        self.paint(canvas)
        return canvas.image

    def draw(self):
        """Writes all files and returns them."""
        self.folder.mkdir(parents=True, exist_ok=True)
        image = self.render(self.points * 3)
        files, entries = [], []
        for suffix, scene in (("", image), ("-night", at_night(image) if self.has_night else None)):
            for density in (2, 3) if scene else ():
                width = self.points * density
                scaled = scene.resize(
                    (width, round(width * self.units[1] / self.units[0])), Image.Resampling.LANCZOS
                )
                # At a higher density, single pixels are less visible.
                files.append(self.save(scaled, f"{suffix}@{density}x", {2: 78, 3: 68}[density]))
                entries.append(entry(files[-1], "universal", density, is_dark=bool(suffix)))
        if self.tablet:
            part = self.tablet.draw(self)
            files.append(self.save(part, "@2x~ipad", 60))
            entries.append(entry(files[-1], "ipad", 2))
            if self.has_night:
                files.append(self.save(at_night(part), "-night@2x~ipad", 60))
                entries.append(entry(files[-1], "ipad", 2, is_dark=True))
        if self.colors is None:
            files.append(write_contents(self.folder, {"images": entries}))
        return files

    def save(self, scaled, suffix, quality):
        """Writes one file and returns its path."""
        if self.colors is None:
            file = self.folder / f"{self.name}{suffix}.jpg"
            scaled.save(file, quality=quality, optimize=True, progressive=True)
        else:
            file = self.folder / f"{self.name}{suffix}.png"
            method = Image.Quantize.FASTOCTREE if self.mode == "RGBA" else Image.Quantize.MEDIANCUT
            # Median cut drops rare colors, such as a red sun; k-means brings them back.
            palette = scaled.quantize(self.colors, method, kmeans=2, dither=Image.Dither.NONE)
            palette.save(file, optimize=True)
        return file


def entry(file, idiom, density, is_dark=False):
    """What a set says of one of its files."""
    dark = [{"appearance": "luminosity", "value": "dark"}]
    slot = {"appearances": dark} if is_dark else {}
    return {**slot, "filename": file.name, "idiom": idiom, "scale": f"{density}x"}


def write_contents(folder, contents):
    """Writes a Contents.json in Xcode's form and returns it."""
    file = folder / "Contents.json"
    contents = {**contents, "info": {"author": "xcode", "version": 1}}
    file.write_text(json.dumps(contents, indent=2, separators=(",", " : ")) + "\n")
    return file


SCENES = {
    "lighthouse": water.last_lighthouse,
    "cat": town.rooftop_cat,
    "dunes": land.dune_walker,
    "whale": sky.cloud_whale,
    "stairs": town.paper_stairs,
    "camp": land.northern_camp,
    "submarine": water.bathysphere,
    "cabin": land.pine_cabin,
    "train": land.viaduct_train,
    "balloons": land.morning_balloons,
    "waves": water.folded_sea,
    "koi": water.two_koi,
    "rain": town.neon_rain,
    "encore": town.encore,
    "spiral": town.spiral_case,
    "planet": sky.ringed_world,
    "clock": sky.clock_keeper,
}


def posters():
    """Posters at the size of the largest cell that shows them, on phones and tablets alike."""
    # Those of `large` are 190 points wide; cells of `rank` are wider than their posters.
    large = {"whale", "stairs", "camp", "lighthouse", "submarine", "dunes"}
    ranked = {"cat", "spiral", "clock", "waves", "encore", "cabin"}
    return [
        SampleImage(
            f"poster-{name}",
            paint,
            (200, 300),
            200 if name in large else 176 if name in ranked else 120,
            # The only one without gradients, in which a palette leaves bands.
            colors=128 if name == "waves" else None,
            has_night=name == "balloons",
        )
        for name, paint in SCENES.items()
    ]


def hero_images():
    """Scenes as wide as the screen: upright on phones, a wide part of them on tablets."""
    shelf = (
        ("lighthouse", TabletPart(2752, 1.65, paint=water.lighthouse_coast)),
        ("cat", TabletPart(2752, 1.65, 0.6)),
        ("dunes", TabletPart(2752, 1.65, 0.64)),
    )
    return [
        SampleImage(f"hero-{name}", SCENES[name], (200, 300), 430, tablet=part) for name, part in shelf
    ]


def still_images():
    """Wide parts of scenes, as a film is seen that was left."""
    shelf = (("train", 0.43), ("camp", 0.5), ("rain", 0.62), ("whale", 0.45))
    return [
        SampleImage(f"still-{name}", part(SCENES[name], focus), (200, 112), 220) for name, focus in shelf
    ]


def part(paint, focus):
    """Paints the part of a scene of 200 by 300 that is 112 high, around a height from 0 to 1."""

    def paint_part(canvas):
        scene = Canvas(200, 300, canvas.image.width / 200, "RGB")
        paint(scene)
        top = round((300 * focus - 56) * canvas.image.width / 200)
        canvas.image.paste(scene.image.crop((0, top, canvas.image.width, top + canvas.image.height)))

    return paint_part


def course_images():
    """Images of courses: on a card of 174 points, on one of 280 and on the largest of 353."""
    card, wide, featured = 174, 280, 390
    shelf = (
        ("watercolor", courses.watercolor, card),
        ("bread", courses.bread, card),
        ("synthesizer", courses.synthesizer, card),
        ("telescope", courses.telescope, card),
        ("windowsill", courses.windowsill, card),
        ("code", courses.readable_code, card),
        ("photography", courses.photography, wide),
        ("ceramics", courses.ceramics, wide),
        ("endgame", courses.endgame, wide),
        ("maps", courses.imagined_maps, featured),
    )
    samples = [SampleImage(f"course-{name}", paint, (180, 120), points) for name, paint, points in shelf]
    # The banner reaches across the screen, however wide that is.
    banner = SampleImage(
        "banner-study", courses.study_banner, (430, 240), 430, tablet=TabletPart(2752, 430 / 240)
    )
    return samples + [banner]


def tile_images():
    """Squares of a grid, five to a row."""
    shelf = (
        (glyphs.pencil, "#f2b544", "#f7c96b", "#3b2a4a", "#d1495b"),
        (glyphs.camera, "#d1495b", "#dd6b78", "#fff6e9", "#3b1f3f"),
        (glyphs.note, "#5b2a86", "#7442a3", "#fff0d6", "#ff9a5c"),
        (glyphs.leaf, "#2f8f6f", "#49a886", "#f3ffe9", "#1d5c4a"),
        (glyphs.book, "#1f6f8b", "#3a8aa6", "#fdf6e3", "#e0813a"),
        (glyphs.vase, "#c96f4a", "#d98965", "#fff0df", "#7d3a26"),
        (glyphs.globe, "#22407a", "#375a9e", "#e9f3ff", "#3ec6a8"),
        (glyphs.pawn, "#3d5467", "#566f84", "#f7efe0", "#f2c14e"),
        (glyphs.star, "#14213d", "#2a3a63", "#ffe29a", "#fca311"),
        (glyphs.brackets, "#2a9d8f", "#4bb3a6", "#ffffff", "#14404a"),
    )
    return [
        SampleImage(f"tile-{sign.__name__}", tiles.tile(sign, *colors), (90, 90), 90, colors=48, tablet=TabletPart(500, 1))
        for sign, *colors in shelf
    ]


def icon_images():
    """Signs in front of the rows of a list."""
    shelf = (
        (glyphs.compass, "#c8602f", "#fff4df", "#e4573d"),
        (glyphs.note, "#5b2a86", "#fff0d6", "#ff9a5c"),
        (glyphs.letter, "#2a6f86", "#ffffff", "#f2a65a"),
        (glyphs.lens, "#3b2f5c", "#f4efe6", "#7fd8e6"),
        (glyphs.ribbon, "#b8860b", "#fff6d8", "#d1495b"),
        (glyphs.download, "#2f8f6f", "#ffffff", "#c9f2dd"),
        (glyphs.speech, "#2f6fd0", "#ffffff", "#2f6fd0"),
        (glyphs.gift, "#d1495b", "#ffffff", "#ffd27a"),
    )
    return [
        SampleImage(f"icon-{sign.__name__}", tiles.icon(sign, *colors), (32, 32), 32, "RGBA", colors=32)
        for sign, *colors in shelf
    ]


def strip_images():
    """Wide patterns behind the fields of two columns."""
    shelf = (
        ("shapes", tiles.shapes_strip),
        ("sound", tiles.sound_strip),
        ("land", tiles.land_strip),
        ("numbers", tiles.number_strip),
    )
    part = TabletPart(1220, 11.5)
    return [
        SampleImage(f"path-{name}", paint, (200, 48), 200, colors=128, tablet=part)
        for name, paint in shelf
    ]


def main():
    samples = posters() + hero_images() + still_images() + course_images() + tile_images() + icon_images() + strip_images()
    CATALOG.mkdir(parents=True, exist_ok=True)
    written = {write_contents(CATALOG, {})}
    for sample in samples:
        for file in sample.draw():
            written.add(file)
            print(f"{file.stat().st_size:8} {file.relative_to(CONTENT)}")
    drawn = [*FOLDER.glob("*@[23]x*.*"), *CATALOG.glob("**/*.*")]
    for file in {file for file in drawn if file.is_file()} - written:
        print(f"no longer drawn: {file.name}", file=sys.stderr)
    print(f"{sum(file.stat().st_size for file in written):8} bytes in {len(written)} files")


if __name__ == "__main__":
    main()
