"""Small signs in a box of 100 by 100 units around (0, 0): one ink, one accent.

Every sign is a function (stamp, ink, accent). A stamp places what is drawn on a canvas.
"""

from geometry import ellipse, moved, smooth, spokes


class Stamp:
    """Draws around (0, 0) and brings it to one place, size and turn on the canvas."""

    def __init__(self, canvas, x, y, size, turn=0):
        self.canvas, self.place = canvas, (x, y, size / 100, turn)

    def turned(self, turn):
        """The same place and size, turned by degrees."""
        x, y, size, _ = self.place
        return Stamp(self.canvas, x, y, size * 100, turn)

    def fill(self, points, color):
        self.canvas.fill(moved(points, *self.place), color)

    def disc(self, x, y, radius, color):
        self.fill(ellipse(x, y, radius, radius), color)

    def box(self, x, y, width, height, color, radius=0):
        """A rectangle with round corners; plain where the radius is 0."""
        corners = (
            (x + width, y + height, 0),
            (x, y + height, 90),
            (x, y, 180),
            (x + width, y, 270),
        )
        points = []
        for cx, cy, start in corners:
            dx = -radius if cx > x else radius
            dy = -radius if cy > y else radius
            points += ellipse(
                cx + dx, cy + dy, radius, radius, start=start, end=start + 90, steps=10
            )
        self.fill(points, color)

    def line(self, points, width, color):
        self.canvas.line(moved(points, *self.place), width * self.place[2], color)


def pencil(s, ink, accent):
    s = s.turned(45)
    s.box(-11, -34, 22, 56, ink)
    s.box(-11, -48, 22, 16, accent, 5)
    s.fill([(-11, 22), (11, 22), (0, 48)], accent)
    s.fill([(-4.2, 38), (4.2, 38), (0, 48)], ink)


def camera(s, ink, accent):
    s.box(-17, -35, 34, 18, ink, 5)
    s.box(-44, -26, 88, 58, ink, 10)
    s.disc(0, 4, 21, accent)
    s.disc(0, 4, 11, ink)
    s.box(24, -17, 11, 7, accent, 3)


def note(s, ink, accent):
    s.fill([(-18, -40), (36, -48), (36, -32), (-18, -24)], ink)
    s.box(-18, -34, 7, 64, ink)
    s.box(29, -42, 7, 62, ink)
    s.fill(ellipse(-24, 31, 15, 11, -20), accent)
    s.fill(ellipse(23, 21, 15, 11, -20), accent)


def leaf(s, ink, accent):
    s.fill(smooth([(-34, 34), (-38, -8), (0, -36), (42, -42), (38, 4), (8, 36)], steps=8), ink)
    s.line(smooth([(-42, 44), (-20, 20), (6, -4), (26, -24)], False), 5, accent)
    s.line([(-8, 9), (-8, -14)], 4, accent)
    s.line([(-6, 8), (18, 8)], 4, accent)


def book(s, ink, accent):
    for side in (-1, 1):
        page = [(0, -26), (14, -34), (44, -32), (44, 30), (14, 28), (0, 36)]
        s.fill([(side * x, y) for x, y in page], ink)
        for y in (-16, -2, 12):
            s.line([(side * 12, y - 1), (side * 34, y - 2)], 4, accent)
    s.box(-1.6, -26, 3.2, 62, accent)


def vase(s, ink, accent):
    right = [(11, -44), (9, -26), (30, -6), (32, 18), (18, 42)]
    outline = smooth(right, False)
    s.fill(outline + [(-x, y) for x, y in reversed(outline)], ink)
    s.box(-18, -47, 36, 8, ink, 3)
    s.box(-31.5, 2, 63, 6, accent)
    s.box(-31, 13, 62, 3, accent)


def globe(s, ink, accent):
    s.disc(0, -6, 34, ink)
    s.fill(smooth([(-24, -20), (-6, -34), (4, -18), (-8, -8), (-4, 6), (-16, 8)]), accent)
    s.fill(smooth([(10, -8), (26, -14), (28, 4), (14, 20), (6, 6)]), accent)
    s.line(ellipse(0, -6, 43, 43, start=-60, end=120), 5, ink)
    s.box(14, 34, 6, 10, ink)
    s.box(-8, 42, 50, 6, ink, 3)


def pawn(s, ink, accent):
    s.disc(0, -26, 18, ink)
    s.box(-20, -12, 40, 8, accent, 4)
    s.fill([(-11, -4), (11, -4), (19, 28), (-19, 28)], ink)
    s.box(-28, 24, 56, 10, accent, 4)
    s.box(-34, 34, 68, 10, ink, 4)


def star(s, ink, accent):
    tips = []
    for i in range(10):
        r = 46 if i % 2 == 0 else 20
        tips += ellipse(0, 3, r, r, start=-90 + 36 * i, end=-89 + 36 * i, steps=1)[:1]
    s.fill(tips, ink)
    s.disc(0, 3, 8, accent)


def brackets(s, ink, accent):
    s.line([(-20, -24), (-44, 0), (-20, 24)], 10, ink)
    s.line([(20, -24), (44, 0), (20, 24)], 10, ink)
    s.line([(7, -34), (-7, 34)], 9, accent)


def compass(s, ink, accent):
    s.disc(0, 0, 44, ink)
    s.fill([(24, -24), (7, 7), (-7, -7)], accent)
    s.fill([(-24, 24), (7, 7), (-7, -7)], "#22304a")


def letter(s, ink, accent):
    s.box(-44, -30, 88, 60, ink, 8)
    s.line([(-36, -20), (0, 8), (36, -20)], 6, accent)


def lens(s, ink, accent):
    s.line([(20, 20), (42, 42)], 13, ink)
    s.disc(-8, -8, 34, ink)
    s.disc(-8, -8, 23, accent)


def ribbon(s, ink, accent):
    s.fill([(-20, 8), (-2, 8), (-12, 48), (-20, 38), (-32, 40)], accent)
    s.fill([(20, 8), (2, 8), (12, 48), (20, 38), (32, 40)], accent)
    for ray in spokes(0, -12, 20, 37, 12, 0.6):
        s.fill(ray, ink)
    s.disc(0, -12, 31, ink)
    s.disc(0, -12, 18, accent)


def download(s, ink, accent):
    s.box(-6, -44, 12, 48, ink, 4)
    s.fill([(-26, -4), (26, -4), (0, 24)], ink)
    s.line([(-38, 22), (-38, 40), (38, 40), (38, 22)], 10, accent)


def speech(s, ink, accent):
    s.box(-44, -38, 88, 58, ink, 16)
    s.fill([(-24, 14), (2, 14), (-24, 44)], ink)
    for x in (-20, 0, 20):
        s.disc(x, -9, 6, accent)


def gift(s, ink, accent):
    s.box(-36, -8, 72, 50, ink, 5)
    s.box(-43, -22, 86, 18, ink, 4)
    s.box(-6, -22, 12, 64, accent)
    for side in (-1, 1):
        s.line(
            [
                (side * x, y)
                for x, y in smooth([(2, -24), (10, -42), (24, -42), (20, -26), (2, -24)], False)
            ],
            6,
            accent,
        )
