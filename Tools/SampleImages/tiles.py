"""Square tiles, list icons and wide strips: flat colors and few edges, so they stay tiny."""

from math import pi, sin

from geometry import ellipse, hills
from glyphs import Stamp


def tile(sign, ground, deep, ink, accent):
    """A square of 90 units: a sign before a lighter disc."""

    def paint(c):
        c.rect(0, 0, 90, 90, ground)
        c.disc(45, 45, 34, deep)
        sign(Stamp(c, 45, 45, 44), ink, accent)

    return paint


def icon(sign, ground, ink, accent):
    """A sign on a square with round corners, 32 units wide, clear outside."""

    def paint(c):
        c.rounded(0.5, 0.5, 31, 31, 7.5, ground)
        sign(Stamp(c, 16, 16, 19), ink, accent)

    return paint


def shapes_strip(c):
    c.rect(0, 0, 200, 48, "#2f3b78")
    colors = ("#f7b733", "#fc4a4a", "#3ec6c1", "#fdf3df")
    for i in range(9):
        x, one, two = 24 * i, colors[i % 4], colors[(i + 1) % 4]
        for row in range(2):
            y, kind = 24 * row, (i + 2 * row + i // 3) % 4
            if kind == 0:
                c.disc(x + 12, y + 12, 9, one)
            elif kind == 1:
                c.fill([(x + 24, y), *ellipse(x + 24, y, 24, 24, start=90, end=180)], two)
            elif kind == 2:
                c.fill([(x, y + 24), (x + 24, y + 24), (x + 24, y)], one)
            else:
                c.rect(x, y, 24, 12, two)


def sound_strip(c):
    c.rect(0, 0, 200, 48, "#5b1f5e")
    for i in range(40):
        height = 6 + 15 * (1 + sin(i * 0.55)) * (0.55 + 0.45 * sin(i * 1.9 + 1))
        color = ("#ff7aa2", "#ffb86b", "#ffe29a")[int(1.5 * (1 + sin(i * 0.21)) * 0.999)]
        c.rounded(2 + 5 * i, 24 - height / 2, 3, height, 1.5, color)


def land_strip(c):
    c.rect(0, 0, 200, 48, "#bfe3df")
    c.disc(58, 20, 11, "#fff6d8")
    for seed, y, rise, color in (
        (2, 26, 12, "#7fbfb5"),
        (5, 33, 11, "#3f8f8c"),
        (9, 40, 8, "#1d5c63"),
    ):
        c.fill(hills(seed, y, rise, 2.2, floor=48), color)


def number_strip(c):
    c.rect(0, 0, 200, 48, "#123a3f")
    for row in range(6):
        for column in range(25):
            size = 0.8 + 2.2 * (0.5 + 0.5 * sin(column * 0.5 + row * pi / 5)) ** 1.5
            c.disc(
                4 + 8 * column, 4 + 8 * row, size, ("#f2c14e", "#7fd8be")[(row * column) % 3 == 0]
            )
