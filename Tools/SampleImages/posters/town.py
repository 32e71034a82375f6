"""Posters of roofs, streets, stages and stairs."""

from math import cos, radians, sin
from random import Random

from geometry import ellipse, moved, scatter, smooth


def rooftop_cat(c):
    """A cat on a roof ridge watches the full moon."""
    c.backdrop((0, "#1a1440"), (0.45, "#4b2f7f"), (0.75, "#a0559a"), (1, "#e58a9b"))
    for x, y, k in scatter(4, 46, 0, 0, 200, 180):
        c.disc(x, y, 0.3 + 0.7 * k * k, "#fff3d6", 0.4 + 0.5 * k)
    c.glow(100, 122, 125, "#ffe9b0", 0.6)
    c.disc(100, 122, 66, "#ffeec2")
    for x, y, r in (
        (70, 92, 11),
        (134, 98, 8),
        (62, 138, 7),
        (126, 158, 13),
        (100, 74, 5),
        (146, 130, 5),
    ):
        c.disc(x, y, r, "#f3d28c", 0.55)
    _roofs(c, 3, 206, 26, "#6b3f86", "#ffcf7a")
    _roofs(c, 8, 232, 30, "#472a6b", "#ffd68a")
    c.shade([(0, 262), (100, 218), (200, 262), (200, 300), (0, 300)], "#2a1a4a", "#160e2e")
    for row in range(7):
        y = 228 + 11 * row
        for i in range(-16, 17):
            x = 100 + 13 * i + (6.5 if row % 2 else 0)
            if abs(x - 100) < (y - 222) * 2.1:
                c.fill(ellipse(x, y, 6, 6, start=0, end=180), "#3a2560", 0.8)
    c.line([(-4, 264), (100, 218), (204, 264)], 3.4, "#120b28")
    c.rect(146, 208, 18, 40, "#22153f")
    c.rect(143, 204, 24, 6, "#120b28")
    _cat(c, 96, 219)


def _roofs(c, seed, y, size, color, light):
    random = Random(seed)
    x = -8
    while x < 200:
        width = random.uniform(0.7, 1.2) * size
        top = y - random.uniform(0, 16)
        c.rect(x, top, width + 1, 300 - top, color)
        c.fill([(x - 3, top), (x + width / 2, top - width * 0.55), (x + width + 3, top)], color)
        for k in range(2):
            if random.random() < 0.75:
                c.rounded(
                    x + width * (0.2 + 0.4 * k), top + 6, width * 0.18, width * 0.24, 1, light
                )
        x += width


def _cat(c, x, y):
    ink = "#0d0820"
    tail = [(x + 13, y - 6), (x + 27, y - 2), (x + 36, y + 8), (x + 35, y + 20), (x + 27, y + 24)]
    c.line(smooth(tail, False), 4.2, ink)
    body = [
        (0, -44),
        (8, -38),
        (13, -24),
        (18, -8),
        (17, 3),
        (8, 5),
        (-9, 5),
        (-15, 2),
        (-12, -10),
        (-11, -28),
        (-8, -38),
    ]
    c.fill(moved(smooth(body), x, y), ink)
    c.fill(ellipse(x - 1, y - 49, 12.5, 11), ink)
    for side in (-1, 1):
        c.fill(
            [(x - 1 + side * 12, y - 50), (x - 1 + side * 11, y - 67), (x - 1 + side * 2, y - 57)],
            ink,
        )
        c.fill(
            [
                (x - 1 + side * 10, y - 55),
                (x - 1 + side * 9.6, y - 62.5),
                (x - 1 + side * 5.4, y - 57.6),
            ],
            "#5a3a6e",
        )


def neon_rain(c):
    """A person with an umbrella between neon towers, mirrored in the wet street."""
    c.backdrop(
        (0, "#12082e"),
        (0.3, "#43126b"),
        (0.52, "#c22f86"),
        (0.64, "#ff8f6b"),
        (0.68, "#1b0b3b"),
        (1, "#0a0522"),
    )
    c.glow(100, 160, 110, "#ff9a7a", 0.8)
    c.shade(ellipse(100, 150, 46, 46), "#fff0a6", "#ff9a6b", "#ff3f8e")
    _towers(c, 2, 150, 60, "#7d2a86", ("#ffb3d0",), 0.5)
    c.rect(0, 196, 200, 104, "#150a35")
    c.fade([(40, 196), (160, 196), (190, 300), (10, 300)], "#ff4f9a", 0.55, 0.05)
    _block(c, 0, 58, 46, "#1d0c46", 5)
    _block(c, 46, 104, 24, "#2c1160", 6)
    _block(c, 200, 42, -44, "#1d0c46", 7)
    _block(c, 156, 92, -26, "#2c1160", 8)
    for x, y, height, color in (
        (38, 82, 40, "#39f3ff"),
        (158, 70, 52, "#ff4fd8"),
        (64, 122, 26, "#ffe14f"),
        (136, 116, 24, "#4fffb0"),
    ):
        c.glow(x + 3, y + height / 2, height * 0.7, color, 0.5)
        c.rounded(x, y, 7, height, 2, color)
        for k in range(int(height / 9)):
            c.rounded(x + 1.6, y + 3 + 9 * k, 3.8, 5, 1, "#1d0c46")
        c.fade([(x - 2, 205), (x + 9, 205), (x + 12, 285), (x - 5, 285)], color, 0.5, 0)
    for x, y, k in scatter(3, 60, 0, 204, 200, 298):
        c.rounded(x - 8 * k, y, 5 + 15 * k, 0.9, 0.4, "#ffb3d9", 0.3)
    for x, y, k in scatter(11, 90, -10, 0, 205, 290):
        c.fill(
            [
                (x, y),
                (x + 0.5, y),
                (x - 2.4 - 2 * k, y + 12 + 9 * k),
                (x - 2.8 - 2 * k, y + 12 + 9 * k),
            ],
            "#d8e6ff",
            0.3,
        )
    _walker(c, 100, 246)


def _block(c, x, top, width, color, seed):
    """A tower at the edge of the street, with a grid of windows of which some are lit."""
    left, right = min(x, x + width), max(x, x + width)
    c.shade([(left, top), (right, top), (right, 214), (left, 214)], color, "#0d0526")
    random = Random(seed)
    for row in range(int((200 - top) / 8)):
        for column in range(int((right - left - 4) / 6)):
            if random.random() < 0.42:
                tint = random.choice(("#ffd27a", "#ff8fc7", "#7ae6ff"))
                c.rect(left + 3.5 + 6 * column, top + 6 + 8 * row, 3, 4.4, tint, 0.85)


def _towers(c, seed, y, rise, color, tints, lit):
    random = Random(seed)
    x = 0
    while x < 200:
        width, top = random.uniform(9, 18), y - random.uniform(0, rise) * (
            0.35 + abs(x - 100) / 120
        )
        c.rect(x, top, width + 0.5, 200 - top, color)
        for k in range(int((196 - top) / 7)):
            if random.random() < lit:
                c.rect(x + 2.5, top + 4 + 7 * k, width - 5, 1.6, random.choice(tints), 0.5)
        x += width


def _walker(c, x, y):
    ink = "#0a0522"
    c.fill(ellipse(x, y + 2, 22, 2.6), ink, 0.7)
    for dx in (-3.4, 3.4):
        c.line([(x + dx * 0.7, y - 18), (x + dx, y)], 3.2, ink)
    c.fill(
        smooth(
            [(x - 6, y - 42), (x + 6, y - 42), (x + 9.5, y - 14), (x, y - 12), (x - 9.5, y - 14)]
        ),
        ink,
    )
    c.disc(x, y - 48, 5, ink)
    c.line([(x + 7, y - 34), (x + 7, y - 76)], 1.1, ink)
    canopy = ellipse(x + 3, y - 56, 31, 25, start=180, end=360)
    scallop = []
    for k in range(4):
        scallop += ellipse(x + 26.25 - 15.5 * k, y - 56, 7.75, 4, start=0, end=-180, steps=20)
    c.shade(canopy + scallop, "#ff5b7f", "#c2185b")
    for reach in (0.24, 0.76):
        rib = ellipse(x + 3, y - 56, 31 * (1 - 2 * reach), 25, start=270, end=360, steps=30)
        c.line(rib, 0.6, "#8e1247")
    c.line([(x + 3, y - 81), (x + 3, y - 86)], 1.2, ink)


def encore(c):
    """A lone microphone in the spotlight before the curtain rises."""
    c.backdrop("#2a0612", "#5c0c22", "#2a0612")
    folds = 20
    for i in range(folds):
        x = 200 / folds * i
        for k, (dx, width, tone) in enumerate(
            ((0, 3.4, "#5c0a20"), (3.4, 3.2, "#a3162f"), (6.6, 3.5, "#7a0f28"))
        ):
            c.shade(
                [
                    (x + dx, 0),
                    (x + dx + width + 0.2, 0),
                    (x + dx + width + 0.2, 232),
                    (x + dx, 232),
                ],
                "#3a0716",
                tone,
                tone,
            )
    c.fade([(84, -4), (116, -4), (170, 254), (30, 254)], "#fff0c9", 0.62, 0.22)
    c.fade([(93, -4), (107, -4), (140, 254), (60, 254)], "#fff6df", 0.5, 0.18)
    c.shade([(0, 230), (200, 230), (200, 300), (0, 300)], "#6b3a22", "#2b130f")
    for k in range(-7, 8):
        c.fill(
            [
                (100 + 13 * k, 230),
                (100 + 13 * k + 0.7, 230),
                (100 + 24 * k + 1.2, 300),
                (100 + 24 * k, 300),
            ],
            "#2b130f",
            0.6,
        )
    c.fill(ellipse(100, 254, 72, 16), "#ffe9b8", 0.4)
    c.fill(ellipse(100, 254, 54, 11.5), "#fff4d8", 0.55)
    _valance(c)
    _microphone(c)
    for x, y, k in scatter(14, 40, 60, 60, 140, 240):
        c.disc(x, y, 0.3 + 0.7 * k, "#fff4d8", 0.6)


def _valance(c):
    for depth, tone, trim in ((38, "#8e1230", "#f0b94a"), (28, "#b31b3a", "#f7cf6b")):
        for i in range(5):
            x = 20 + 40 * i + (20 if depth == 28 else 0) - 20
            c.fill(ellipse(x, 8, 24, depth + 3), trim)
            c.shade(ellipse(x, 6, 23, depth), "#4d0a1c", tone)


def _microphone(c):
    c.fill(ellipse(100, 256, 22, 4.5), "#14060b")
    c.fill(ellipse(100, 254, 19, 3.8), "#3b2a2e")
    c.rect(98.9, 132, 2.2, 122, "#1b0d12")
    c.rect(98.9, 132, 0.7, 122, "#c9a27a")
    c.rounded(96.4, 178, 7.2, 8, 1.5, "#1b0d12")
    c.rounded(93, 120, 14, 22, 4, "#2a1a20")
    c.rounded(85, 84, 30, 44, 15, "#20242e")
    c.shade(
        ellipse(100, 99, 13.2, 13.2, start=180, end=360) + [(113.2, 112), (86.8, 112)],
        "#f4f6f8",
        "#9aa5b3",
    )
    for k in range(-3, 4):
        c.rounded(99.2 + 3.6 * k, 89 + abs(k) * 1.3, 1.6, 34 - 2 * abs(k), 0.8, "#3a414f")
    c.rect(84, 103, 32, 3.6, "#e0b354")
    c.rounded(86.8, 116, 26.4, 3, 1.2, "#e0b354")


def paper_stairs(c):
    """An impossible tower of blocks and stairs, pale as paper."""
    c.backdrop("#f9d5c4", "#f3a9a5", "#b783b0")
    c.disc(140, 58, 24, "#fff0df")
    for x, y, width in ((36, 74, 44), (164, 104, 40), (24, 196, 36), (182, 214, 44)):
        c.rounded(x - width / 2, y, width, 5, 2.5, "#fff0e6", 0.6)
    teal, rose, sand = (
        ("#8fd0c7", "#4c9aa0", "#2f6f82"),
        ("#ffb1a0", "#e2727f", "#a94a72"),
        ("#fff0d6", "#f0c9a0", "#c98f86"),
    )
    tower = [
        (0, 0, 12, 2, 2, teal),
        (2, 0, 9, 2, 2, sand),
        (0, 2, 8, 2, 2, rose),
        (4, 0, 7.2, 2, 2, teal),
        (2, 2, 4, 2, 2, sand),
        (0, 4, 3, 2, 2, sand),
        *((4, 2 + 0.4 * k, 6.2 - 0.86 * k, 2, 0.4, sand) for k in range(5)),
        (2, 4, 5, 2, 2, rose),
        (4, 4, 1.6, 2, 2, rose),
    ]
    for x, y, top, width, depth, tones in tower:
        _column(c, x, y, top, width, depth, tones)
    for x, y, top, tones in ((0, 0, 12, rose), (2, 0, 9, teal)):
        px, py = _iso(x + 1, y + 1, top)
        c.shade([(px - 14, py), (px, py + 7), (px, py - 25)], tones[1], tones[0])
        c.shade([(px + 14, py), (px, py + 7), (px, py - 25)], tones[2], tones[1])
    _pilgrim(c, *_iso(5, 5, 1.6))


def _iso(x, y, z):
    return (100 + (x - y) * 12.5, 205 + (x + y - 6) * 6.6 - z * 11)


def _column(c, x, y, top, width, depth, tones):
    """An upright block that fades out below: its top, its left side and its right side."""
    back, right = _iso(x, y, top), _iso(x + width, y, top)
    front, left = _iso(x + width, y + depth, top), _iso(x, y + depth, top)
    drop = 11 * top + 112

    def lowered(point):
        return (point[0], point[1] + drop)

    c.shade([left, front, lowered(front), lowered(left)], tones[1], tones[1], "#b783b0")
    c.shade([front, right, lowered(right), lowered(front)], tones[2], tones[2], "#9a6aa4")
    c.fill([back, right, front, left], tones[0])
    if depth == width and top > 3:
        mx, my = (left[0] + front[0]) / 2, (left[1] + front[1]) / 2
        gate = [
            (mx - 4.5, my + 31.6),
            (mx - 4.5, my + 20),
            (mx, my + 14),
            (mx + 4.5, my + 24),
            (mx + 4.5, my + 36.4),
        ]
        c.fill(smooth(gate, steps=4), "#4a2f5c", 0.55)


def _pilgrim(c, x, y):
    c.fill(ellipse(x + 3, y + 0.6, 8, 2), "#4a2f5c", 0.35)
    c.fill([(x, y - 17), (x + 5.4, y), (x - 5.4, y)], "#fffaf2")
    c.disc(x, y - 18, 3.6, "#3a2850")
    c.fill([(x - 4, y - 20), (x + 4, y - 20), (x, y - 30)], "#fffaf2")


def spiral_case(c):
    """Looking down a spiral staircase at somebody who looks up."""
    c.backdrop("#e63b2e", "#c41f2c")
    turns, tones = 30, ("#f7e6cf", "#15161d")
    for i in range(turns):
        r = 190 * 0.885**i
        angle = radians(21 * i)
        x, y = 100 + 0.13 * r * cos(angle), 150 + 0.13 * r * sin(angle)
        c.fill(ellipse(x, y, r, r, turn=21 * i), tones[i % 2] if i % 4 else "#e63b2e")
    for i in range(36):
        angle = radians(360 / 36 * i)
        inner, outer = 26, 230
        wide = radians(1.7)
        c.fill(
            [
                (100 + inner * cos(angle), 150 + inner * sin(angle)),
                (100 + outer * cos(angle - wide), 150 + outer * sin(angle - wide)),
                (100 + outer * cos(angle + wide), 150 + outer * sin(angle + wide)),
            ],
            "#15161d",
            0.32,
        )
    c.disc(100, 150, 24, "#f7e6cf")
    c.fill(smooth([(100, 140), (107, 146), (108, 164), (92, 164), (93, 146)]), "#15161d")
    c.disc(100, 140, 4.6, "#15161d")
    c.fill(ellipse(100, 139.4, 8.4, 2), "#15161d")
    c.rounded(96, 133.4, 8, 6, 1.6, "#15161d")
    c.fill([(93, 163), (107, 163), (122, 188), (108, 192)], "#15161d", 0.35)
