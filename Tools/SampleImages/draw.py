#!/usr/bin/env python3
"""Draws every image of Content/Images, at two and three pixels a point.

    python3 -m venv /tmp/sample-images
    /tmp/sample-images/bin/pip install -r Tools/SampleImages/requirements.txt
    /tmp/sample-images/bin/python Tools/SampleImages/draw.py

Images hold shapes only, no letters, so no font is needed. All randomness is seeded: the same
version of Pillow writes the same bytes every time.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from PIL import Image

import courses
import glyphs
import tiles
from canvas import Canvas
from posters import land, sky, town, water

FOLDER = Path(__file__).resolve().parents[2] / "Content" / "Images"

# Edges are smoothed by drawing larger than the largest file and scaling down.
OVERSAMPLING = 2


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

    def render(self):
        """Paints the image once; every file of it is scaled down from this."""
        canvas = Canvas(*self.units, self.points * 3 * OVERSAMPLING / self.units[0], self.mode)
        self.paint(canvas)
        return canvas.image

    def save(self, image, density):
        """Writes one density and returns the file."""
        width = self.points * density
        height = round(width * self.units[1] / self.units[0])
        scaled = image.resize((width, height), Image.Resampling.LANCZOS)
        stem = FOLDER / f"{self.name}@{density}x"
        if self.colors is None:
            file = stem.with_suffix(".jpg")
            # The denser the pixels, the less an eye sees of each.
            scaled.save(file, quality={2: 78, 3: 68}[density], optimize=True, progressive=True)
        else:
            file = stem.with_suffix(".png")
            method = Image.Quantize.FASTOCTREE if self.mode == "RGBA" else Image.Quantize.MEDIANCUT
            # Median cut alone drops rare colours, such as a red cloak; k-means brings them back.
            palette = scaled.quantize(self.colors, method, kmeans=2, dither=Image.Dither.NONE)
            palette.save(file, optimize=True)
        return file


def posters():
    """Posters at the size of the largest cell that shows them."""
    # `main` fills the width of the largest phone; cells of `large` and `rank` are up to 184 points
    # wide, the former 290 high; the others are at most 119 points wide.
    main, large, small = 430, 196, 116
    shelf = (
        ("lighthouse", water.last_lighthouse, main),
        ("cat", town.rooftop_cat, main),
        ("dunes", land.dune_walker, main),
        ("whale", sky.cloud_whale, large),
        ("stairs", town.paper_stairs, large),
        ("camp", land.northern_camp, large),
        ("submarine", water.bathysphere, large),
        ("cabin", land.pine_cabin, large),
        ("train", land.viaduct_train, small),
        ("balloons", land.morning_balloons, small),
        ("waves", water.folded_sea, large),
        ("koi", water.two_koi, small),
        ("rain", town.neon_rain, small),
        ("encore", town.encore, large),
        ("spiral", town.spiral_case, large),
        ("planet", sky.ringed_world, small),
        ("clock", sky.clock_keeper, large),
    )
    flat = {"stairs", "waves", "clock", "encore", "train"}
    return [
        SampleImage(f"poster-{name}", paint, (200, 300), points, colors=128 if name in flat else None)
        for name, paint, points in shelf
    ]


def course_images():
    """Images of courses: on a card of 160 points, on one of 280, and across the screen."""
    card, wide, featured = 160, 280, 390
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
    flat = {"synthesizer", "windowsill", "code", "photography", "ceramics", "endgame"}
    samples = [
        SampleImage(f"course-{name}", paint, (180, 120), points, colors=128 if name in flat else None)
        for name, paint, points in shelf
    ]
    return samples + [SampleImage("banner-study", courses.study_banner, (430, 220), 430)]


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
        SampleImage(f"tile-{sign.__name__}", tiles.tile(sign, *colors), (90, 90), 90, colors=24)
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
    return [SampleImage(f"path-{name}", paint, (200, 48), 200, colors=32) for name, paint in shelf]


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    samples = posters() + course_images() + tile_images() + icon_images() + strip_images()
    written = set()
    for sample in samples:
        image = sample.render()
        for density in (2, 3):
            file = sample.save(image, density)
            written.add(file)
            print(f"{file.stat().st_size:8} {file.name}")
    for file in set(FOLDER.glob("*@[23]x.*")) - written:
        print(f"no longer drawn: {file.name}", file=sys.stderr)
    print(f"{sum(file.stat().st_size for file in written):8} bytes in {len(written)} files")


if __name__ == "__main__":
    main()
