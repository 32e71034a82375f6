"""Posters of the sea, ponds and the deep."""

from math import pi, sin
from random import Random

from geometry import ellipse, hills, moved, scatter, smooth, swell


def last_lighthouse(c):
    """A lighthouse in front of a huge moon, with a boat that looks for the way home."""
    c.backdrop(
        (0, "#0a1a3a"), (0.3, "#1d3f72"), (0.52, "#6a5d96"), (0.66, "#f29e7a"), (1, "#f29e7a")
    )
    for x, y, k in scatter(2, 54, 0, 0, 200, 130):
        c.disc(x, y, 0.3 + 0.6 * k * k, "#fff6dd", 0.4 + 0.5 * k)
    c.glow(100, 128, 130, "#ffd9a0", 0.55)
    c.shade(ellipse(100, 128, 58, 58), "#fff4d6", "#ffd7a1", "#f9ae86")
    for x, y, r in ((78, 112, 7), (122, 148, 9), (84, 150, 5), (118, 104, 4)):
        c.disc(x, y, r, "#f6b98a", 0.28)
    _beams(c, 110)
    for x, y, width in ((30, 168, 44), (158, 176, 52), (18, 182, 30), (176, 160, 30)):
        c.rounded(x - width / 2, y, width, 4.4, 2.2, "#ffc9a3", 0.75)
    c.shade(swell(200, 1.6, 46, 0.4), "#c97f86", "#4d4a80")
    c.soft([(86, 198), (114, 198), (138, 300), (62, 300)], "#ffd9a0", 0.45, 6)
    _tower(c)
    _rock(c)
    for i, (one, two) in enumerate(
        (
            ("#4a5590", "#33437c"),
            ("#33437c", "#22336a"),
            ("#243670", "#172657"),
            ("#182a5e", "#0e1b45"),
        )
    ):
        y = 226 + 17 * i
        c.shade(swell(y, 3.2 + i, 50 + 9 * i, 1.2 + 2.1 * i), one, two)
        c.fade(swell(y, 3.2 + i, 50 + 9 * i, 1.2 + 2.1 * i, floor=y + 10), "#b9c6ff", 0.2, 0)
        if i == 1:
            _boat(c, 62, 250)


def lighthouse_coast(c):
    """The same lighthouse on a wide sea, 330 by 200 units; all of it is in the middle two thirds."""
    c.backdrop(
        (0, "#0a1a3a"), (0.34, "#1d3f72"), (0.57, "#6a5d96"), (0.69, "#f29e7a"), (1, "#f29e7a")
    )
    for x, y, k in scatter(2, 110, 0, 0, 330, 96):
        c.disc(x, y, 0.25 + 0.5 * k * k, "#fff6dd", 0.4 + 0.5 * k)
    near = c.view(165 - 66, -5, 0.66)
    near.glow(100, 128, 150, "#ffd9a0", 0.55)
    near.shade(ellipse(100, 128, 58, 58), "#fff4d6", "#ffd7a1", "#f9ae86")
    for x, y, r in ((78, 112, 7), (122, 148, 9), (84, 150, 5), (118, 104, 4)):
        near.disc(x, y, r, "#f6b98a", 0.28)
    _beams(near, 270)
    for x, y, width in ((70, 110, 46), (236, 106, 58), (42, 120, 34), (290, 96, 40), (250, 118, 36)):
        c.rounded(x - width / 2, y, width, 3, 1.5, "#ffc9a3", 0.75)
    c.shade(swell(127, 1.2, 42, 0.4, 330, 200), "#c97f86", "#4d4a80")
    near.soft([(86, 198), (114, 198), (138, 300), (62, 300)], "#ffd9a0", 0.45, 6)
    _tower(near)
    _rock(near)
    for i, (one, two) in enumerate(
        (
            ("#4a5590", "#33437c"),
            ("#33437c", "#22336a"),
            ("#243670", "#172657"),
            ("#182a5e", "#0e1b45"),
            ("#101f4c", "#0a1638"),
        )
    ):
        y = 144 + 11 * i
        c.shade(swell(y, 2 + 0.7 * i, 44 + 7 * i, 1.2 + 2.1 * i, 330, 200), one, two)
        c.fade(swell(y, 2 + 0.7 * i, 44 + 7 * i, 1.2 + 2.1 * i, 330, y + 7), "#b9c6ff", 0.2, 0)
        if i == 0:
            _boat(c.view(92, 147, 0.8), 0, 0)


def _beams(c, reach):
    """Light to both sides, as far as `reach`."""
    for lift, alpha in ((22, 0.16), (11, 0.34)):
        for side in (-reach, reach):
            ends = [93 + (y - 93) * reach / 110 for y in (78 - lift, 92 + lift)]
            c.fill([(100, 93), *((100 + side, y) for y in ends)], "#fff3b8", alpha)


def _tower(c):
    def edge(y):
        return 7.5 + 6.5 * (y - 106) / 100

    c.shade(
        [
            (100 - edge(106), 106),
            (100 + edge(106), 106),
            (100 + edge(212), 212),
            (100 - edge(212), 212),
        ],
        "#fdf6ea",
        "#e5d3cf",
    )
    for y in (118, 148, 178):
        c.fill(
            [
                (100 - edge(y), y),
                (100 + edge(y), y),
                (100 + edge(y + 15), y + 15),
                (100 - edge(y + 15), y + 15),
            ],
            "#d2404a",
        )
    c.fill(
        [(101, 106), (100 + edge(106), 106), (100 + edge(212), 212), (102, 212)], "#2a1f4f", 0.26
    )
    for y in (138, 168):
        c.rounded(98, y - 3, 4, 7, 2, "#2b2550")
    c.rounded(88.5, 103, 23, 3.6, 1, "#2b2550")
    c.rect(93, 86, 14, 17, "#fff0a8")
    for x in (93, 97.3, 101.7, 106):
        c.rect(x, 86, 1, 17, "#2b2550")
    c.fill([(90, 86.5), (110, 86.5), (104, 78), (100, 73), (96, 78)], "#d2404a")
    c.line([(100, 74), (100, 67)], 1, "#2b2550")
    c.glow(100, 94, 34, "#fff7c4", 0.95)


def _rock(c):
    c.shade(
        [
            (48, 236),
            (60, 219),
            (72, 214),
            (80, 205),
            (96, 202),
            (112, 204),
            (121, 211),
            (133, 216),
            (146, 228),
            (154, 240),
        ],
        "#3b2f5c",
        "#1d1a3f",
    )
    c.fill([(80, 205), (96, 202), (92, 212), (74, 222), (72, 214)], "#5c4675")
    c.fill([(112, 204), (121, 211), (133, 216), (118, 214)], "#54406f")


def _boat(c, x, y):
    c.fill(
        smooth([(x - 12, y - 4), (x + 12, y - 4), (x + 8, y + 3), (x - 8, y + 3)], steps=4),
        "#120f2e",
    )
    c.fill([(x, y - 26), (x, y - 6), (x + 11, y - 6)], "#fdf6ea")
    c.fill([(x - 1.4, y - 22), (x - 1.4, y - 6), (x - 9, y - 6)], "#f29e7a")
    c.disc(x - 8, y - 6.6, 1.3, "#ffe28a")


def folded_sea(c):
    """Waves like scales of folded paper, and a red sun."""
    c.backdrop((0, "#f7ecd8"), (0.5, "#f3dcc0"), (1, "#f3dcc0"))
    c.disc(100, 104, 52, "#d8392f")
    for y, x, width in ((84, 42, 54), (96, 150, 62), (132, 60, 70)):
        c.rounded(x - width / 2, y, width, 5, 2.5, "#f7ecd8")
        c.rounded(x - width / 2 + 9, y + 8, width * 0.8, 3.4, 1.7, "#f7ecd8")
    for x, y, size in ((132, 52, 11), (156, 62, 8), (118, 66, 6)):
        _crane(c, x, y, size)
    rows, r = 13, 20
    tones = ("#cfe0d8", "#9fc4c4", "#6da3b0", "#43819a", "#2a6384", "#1d4a70", "#16385d")
    for row in range(rows):
        y = 168 + 11.5 * row
        rise = 9 if row < 2 else 4
        tone = tones[min(len(tones) - 1, row // 2 + (row > 0))]
        for i in range(-1, 7):
            x = 2 * r * i + (r if row % 2 else 0)
            lift = rise * sin(x / 200 * 2 * pi + row * 0.35)
            for k, color in enumerate((tone, "#f7ecd8", tone, "#f7ecd8", tone)):
                c.disc(x, y - lift, r * (1, 0.86, 0.74, 0.44, 0.32)[k], color)


def _crane(c, x, y, size):
    wing = [(0, 0), (0.4, -0.7), (1.3, -0.95), (0.9, -0.5), (0.45, 0.12)]
    for flip in (False, True):
        c.fill(moved(smooth(wing), x, y, size, turn=-14, flip=flip), "#22304a")
    c.fill(
        moved(
            smooth([(-0.1, -0.1), (0.1, -0.1), (0.08, 0.5), (0, 0.9), (-0.08, 0.5)]),
            x,
            y,
            size,
            turn=-40,
        ),
        "#22304a",
    )


def two_koi(c):
    """Two carp circle each other between the leaves of a pond."""
    c.backdrop("#0e4b57", "#0f6b6d", "#0b3f52")
    c.glow(100, 150, 130, "#49b8a4", 0.5)
    for r in (118, 92, 66, 40):
        c.ring(100, 150, r, 1.1, "#d9fff0", 0.16)
    for x, y, r, turn in (
        (26, 34, 30, 30),
        (176, 58, 22, 150),
        (30, 262, 24, 300),
        (170, 262, 34, 210),
        (110, 18, 15, 80),
        (8, 150, 15, 0),
    ):
        _leaf(c, x, y, r, turn)
    for x, y in ((54, 50), (150, 274)):
        _lotus(c, x, y)
    _koi(c, 72, 152, -8, "#fff4e6", "#f2542d", 1)
    _koi(c, 128, 148, 172, "#f6752f", "#fff4e6", 2)
    for x, y, k in scatter(9, 16, 10, 20, 190, 285):
        c.fill(ellipse(x, y, 2.4, 1.1, turn=360 * k), "#ffc6d3")


def _koi(c, x, y, turn, body, patch, seed):
    """A carp bent like a comma, drawn upright around its middle."""
    spine = smooth([(20, -66), (2, -52), (-8, -28), (-7, 0), (4, 28), (22, 50)], False)
    girth = [0, 8, 12.5, 13.5, 12.5, 10.5, 8, 5.5, 3.5, 2.5, 2.2]
    left, right = [], []
    for i, (px, py) in enumerate(spine):
        before, after = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = (dx * dx + dy * dy) ** 0.5 or 1
        place = i / (len(spine) - 1) * (len(girth) - 1)
        k = min(int(place), len(girth) - 2)
        half = girth[k] + (girth[k + 1] - girth[k]) * (place - k)
        left.append((px - dy / length * half, py + dx / length * half))
        right.append((px + dy / length * half, py - dx / length * half))
    outline = left + right[::-1]

    def put(points):
        return moved(points, x, y, 1, turn)

    c.soft(moved(outline, x + 5, y + 8, 1, turn), "#04222c", 0.5, 3)
    for fin in (
        [(-17, -30), (-34, -22), (-38, -8), (-19, -14)],
        [(5, -34), (22, -30), (29, -18), (9, -18)],
        [(-6, 12), (-17, 20), (-17, 30), (-1, 24)],
    ):
        c.fill(put(smooth(fin)), body, 0.75)
    c.fill(
        put(
            smooth(
                [
                    (20, 46),
                    (22, 66),
                    (12, 84),
                    (26, 74),
                    (30, 66),
                    (40, 78),
                    (46, 82),
                    (38, 58),
                    (26, 46),
                ]
            )
        ),
        body,
        0.85,
    )
    c.fill(put(outline), body)
    random = Random(seed)
    for start, end in ((0.12, 0.27), (0.38, 0.56), (0.68, 0.82)):
        a, b = int(start * len(spine)), int(end * len(spine))
        sway = random.uniform(-2, 3)
        edge = [
            ((lx * 0.78 + rx * 0.22) + sway, ly) for (lx, ly), (rx, _) in zip(left[a:b], right[a:b])
        ]
        c.fill(put(smooth(right[a:b:6] + edge[::-6])), patch)
    c.line(put(spine[14:52]), 1.2, patch)
    for side in (left, right):
        ex, ey = side[9]
        mx, my = spine[9]
        c.disc(*put([(ex * 0.7 + mx * 0.3, ey * 0.7 + my * 0.3)])[0], 1.5, "#10222b")


def _leaf(c, x, y, r, turn):
    c.soft(ellipse(x + 4, y + 6, r, r), "#04222c", 0.45, 3)
    wedge = ellipse(x, y, r, r, start=turn + 14, end=turn + 346)
    c.shade([(x, y), *wedge], "#7fcf8a", "#3b9a6d")
    for i in range(8):
        tip = ellipse(
            x, y, r * 0.84, r * 0.84, start=turn + 40 + 40 * i, end=turn + 41 + 40 * i, steps=1
        )[0]
        c.line([(x, y), tip], 0.6, "#a9e3a4")


def _lotus(c, x, y):
    for count, r, color in ((8, 15, "#ff9db5"), (8, 11, "#ffc6d3"), (6, 7, "#ffe6ea")):
        for i in range(count):
            petal = [(0, 0), (0.28, -0.5), (0, -1), (-0.28, -0.5)]
            c.fill(moved(smooth(petal), x, y, r, turn=360 / count * i + 3 * r), color)
    c.disc(x, y, 2.6, "#ffd257")


def bathysphere(c):
    """A yellow submarine shines into the deep; jellyfish shine back."""
    c.backdrop((0, "#5fd0c5"), (0.25, "#1f8fa3"), (0.6, "#0c3f6b"), (1, "#071836"))
    for x, width, lean in ((30, 16, -30), (78, 26, -14), (128, 18, 10), (168, 24, 34)):
        c.fade(
            [(x, 0), (x + width, 0), (x + width * 1.9 + lean, 190), (x - width * 0.4 + lean, 190)],
            "#eafff4",
            0.34,
            0,
        )
    for x, y, k in scatter(6, 40, 0, 20, 200, 260):
        c.ring(x, y, 0.8 + 2.2 * k, 0.4, "#d9fff6", 0.5)
    for x, y, size, color in (
        (44, 92, 1.15, "#ff9ecb"),
        (158, 64, 0.8, "#ffd0a8"),
        (30, 190, 0.7, "#c8a8ff"),
        (168, 168, 0.6, "#ff9ecb"),
    ):
        _jelly(c, x, y, size, color)
    c.soft([(72, 160), (64, 152), (2, 226), (58, 262)], "#fff2a8", 0.32, 4)
    c.soft([(70, 159), (66, 155), (30, 214), (58, 230)], "#fff2a8", 0.4, 3)
    _submarine(c, 104, 146)
    c.shade(hills(2, 264, 18, 1.3), "#0a2b54", "#061a3a")
    for x, height, color in (
        (20, 40, "#e4577a"),
        (34, 26, "#f28f5c"),
        (150, 32, "#b05bd0"),
        (172, 50, "#e4577a"),
        (186, 30, "#f28f5c"),
        (120, 20, "#f2c14e"),
    ):
        _coral(c, x, 292, height, color)
    c.shade(hills(9, 284, 10, 1.1), "#051530", "#030c1f")


def _jelly(c, x, y, size, color):
    c.glow(x, y, 40 * size, color, 0.5)
    for i in range(5):
        dx = -12 + 6 * i
        tail = [
            (x + size * (dx + 2.4 * sin(k * 0.9 + i)), y + size * (2 + 7 * k))
            for k in range(7 - abs(i - 2))
        ]
        c.line(smooth(tail, False), 1.3 * size, color)
    dome = ellipse(0, 0, 17, 17, start=180, end=360) + smooth(
        [(17, 0), (11, 4), (6, 1), (0, 4), (-6, 1), (-11, 4), (-17, 0)], False
    )
    c.shade(moved(dome, x, y, size), "#fff0fa", color)


def _submarine(c, x, y):
    c.rounded(x - 6, y - 36, 20, 22, 4, "#e0a21b")
    c.line([(x + 6, y - 34), (x + 6, y - 50), (x - 3, y - 50)], 3, "#e0a21b")
    c.fill([(x + 34, y - 6), (x + 60, y - 20), (x + 60, y + 20), (x + 34, y + 6)], "#d0731a")
    c.fill(ellipse(x + 62, y - 10, 3, 11), "#8a4a1a")
    c.fill(ellipse(x + 62, y + 10, 3, 11), "#8a4a1a")
    c.shade(ellipse(x, y, 46, 24), "#ffe071", "#f7b718", "#d9851a")
    c.fill(ellipse(x, y + 12, 40, 8), "#a85a1a", 0.25)
    for dx, r in ((-22, 8.5), (2, 7), (22, 6)):
        c.disc(x + dx, y - 2, r, "#8a4a1a")
        c.disc(x + dx, y - 2, r * 0.74, "#bff3ff")
        c.fill(ellipse(x + dx, y - 2, r * 0.74, r * 0.74, start=20, end=200), "#7fd3ea")
    c.disc(x - 36, y + 12, 4, "#fff7c9")
    c.glow(x - 36, y + 12, 16, "#fff7c9", 0.9)


def _coral(c, x, foot, height, color):
    for lean, size in ((-0.5, 0.7), (0, 1), (0.45, 0.75)):
        top = height * size
        c.line(
            smooth(
                [(x, foot), (x + lean * top * 0.4, foot - top * 0.5), (x + lean * top, foot - top)],
                False,
            ),
            height * 0.13,
            color,
        )
        c.disc(x + lean * top, foot - top, height * 0.1, color)
