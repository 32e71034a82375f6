"""Images of courses, 180 by 120 units, and the wide banner, 430 by 240 units."""

from math import pi, sin

from geometry import crags, ellipse, hills, moved, scatter, smooth, spokes


def watercolor(c):
    """A brush and a sheet with a painted evening sky."""
    c.backdrop("#f6ead8", "#ecd6ba")
    sheet = [(34, 12), (150, 20), (143, 114), (27, 106)]
    c.soft(moved(sheet, 3, 5), "#7a5a3a", 0.35, 4)
    c.fill(sheet, "#fffdf7")
    inner = [(42, 20), (142, 27), (136, 106), (36, 99)]
    with c.clip(inner):
        c.shade(inner, "#3f6fb0", "#8f86c9", "#f49fa8", "#ffd08a")
        for x, y, rx, ry, color in (
            (70, 44, 34, 8, "#ffffff"),
            (116, 58, 38, 7, "#ffe1d6"),
            (64, 74, 30, 5, "#fff0dc"),
        ):
            c.soft(ellipse(x, y, rx, ry, 4), color, 0.65, 4)
        c.fill(hills(4, 92, 10, 1.4, 180, 120), "#4a5a8f")
        c.fill(hills(9, 101, 7, 1.1, 180, 120), "#2d3a68")

    def brush(points):
        return moved(points, 122, 74, 1, 38)

    c.soft(brush([(-3, -74), (9, -74), (9, 30), (-3, 30)]), "#5a3a2a", 0.35, 3)
    c.fill(brush([(-2.2, -86), (2.2, -86), (4.4, -6), (-4.4, -6)]), "#c8442f")
    c.fill(brush([(-4.8, -8), (4.8, -8), (5.2, 10), (-5.2, 10)]), "#e8c25a")
    c.fill(brush(smooth([(-5.2, 9), (5.2, 9), (5.4, 20), (0, 38), (-5.4, 20)])), "#3b2a2a")
    c.fill(brush(smooth([(-4.4, 22), (4.4, 22), (0, 38)])), "#f26d7d")


def bread(c):
    """A round loaf with three cuts on a board, in morning light."""
    c.backdrop("#f7c873", "#e89a4f")
    for ray in spokes(160, -10, 10, 260, 20, 0.45):
        c.fill(ray, "#fff2c9", 0.25)
    c.rect(0, 92, 180, 28, "#7a4a2c")
    c.rounded(22, 86, 136, 11, 4, "#a86d3f")
    c.rounded(22, 93, 136, 6, 3, "#8a5330")
    loaf = smooth(
        [(36, 86), (34, 64), (52, 42), (90, 34), (128, 42), (146, 64), (144, 86)], steps=16
    )
    c.shade(loaf, "#e7a653", "#c67a33", "#9a5426")
    for x in (66, 92, 118):
        cut = [(-5, -20), (2, -8), (3, 10), (-2, 20), (-6, 8), (-8, -8)]
        c.fill(moved(smooth(cut), x, 58, 1, 14), "#fbe3b4")
    for x, y, k in scatter(3, 60, 42, 42, 138, 66):
        c.disc(x, y, 0.5 + 0.5 * k, "#fff6e0", 0.75)
    for x, y, turn in ((152, 72, 10), (161, 76, 26)):
        _wheat(c, x, y, turn)


def _wheat(c, x, y, turn):
    c.line(moved([(0, 14), (0, -26)], x, y, 1, turn), 1.4, "#6b3a1c")
    for k in range(5):
        for side in (-1, 1):
            grain = moved(ellipse(3.6 * side, -6 - 7 * k, 2.4, 4.8, 24 * side), x, y, 1, turn)
            c.fill(grain, "#fff0c0" if k % 2 else "#f7dc94")


def synthesizer(c):
    """A keyboard with knobs, and the wave it plays."""
    c.backdrop("#2a1660", "#c2397f", "#ff9a5c")
    for k, (color, rise, alpha) in enumerate(
        (("#ffd27a", 17, 0.9), ("#ff7ac0", 12, 0.8), ("#7ae6ff", 8, 0.8))
    ):
        wave = [
            (x, 30 + rise * sin(x / 180 * 2 * pi * (1.5 + k)) * sin(x / 180 * pi))
            for x in range(0, 181, 2)
        ]
        c.line(wave, 1.6, color)
    c.rounded(18, 56, 144, 56, 6, "#17102f")
    c.rounded(18, 56, 144, 20, 6, "#2b2050")
    for i in range(6):
        c.disc(34 + 16 * i, 66, 5.4, "#0f0a22")
        c.line(
            [
                (34 + 16 * i, 66),
                (34 + 16 * i + 3.4 * sin(i * 1.7), 66 - 3.4 * abs(sin(i + 1.2)) - 0.6),
            ],
            1.4,
            "#ffd27a",
        )
    c.rounded(130, 60, 26, 12, 2, "#123a4a")
    c.line([(133 + k, 66 - 3.4 * sin(k * 0.62)) for k in range(0, 21)], 1, "#7ae6ff")
    for i in range(14):
        c.rounded(23 + 9.6 * i, 79, 8.8, 29, 1.4, "#fdf6ec")
    for i in (0, 1, 3, 4, 5, 7, 8, 10, 11, 12):
        c.rounded(23 + 9.6 * (i + 1) - 3.1, 79, 6.2, 17, 1.2, "#17102f")
    c.rounded(23 + 9.6 * 4, 79, 8.8, 29, 1.4, "#ff9ac4")
    c.rounded(23 + 9.6 * 4 - 3.1, 79, 6.2, 17, 1.2, "#17102f")
    c.rounded(23 + 9.6 * 5 - 3.1, 79, 6.2, 17, 1.2, "#17102f")


def telescope(c):
    """A telescope on a hill below a sky with a constellation."""
    c.backdrop("#0a1236", "#27407f", "#7d6bb0")
    for x, y, k in scatter(7, 120, 0, 0, 180, 96):
        c.disc(x, y, 0.25 + 0.6 * k**3, "#fff6dc", 0.5 + 0.5 * k)
    figure = [(96, 34), (112, 22), (128, 30), (142, 20), (150, 40), (128, 30)]
    c.line(figure, 0.5, "#a9c4ff")
    for x, y in figure[:5]:
        c.glow(x, y, 7, "#ffffff", 0.8)
        c.disc(x, y, 1.6, "#ffffff")
    c.fill(crags(3, 92, 18, 180, 120), "#2a3168")
    c.fill(hills(6, 102, 12, 0.8, 180, 120), "#10163a")
    for foot in (52, 70, 86):
        c.line([(70, 72), (foot, 104)], 2.2, "#0a0d26")

    def tube(points):
        return moved(points, 70, 68, 1, -34)

    c.fill(tube([(-26, -5), (-4, -6), (-4, 6), (-26, 5)]), "#e0a458")
    c.fill(tube([(-4, -7.4), (36, -9), (36, 9), (-4, 7.4)]), "#f4efe6")
    c.fill(tube([(-4, 1), (36, 1), (36, 9), (-4, 7.4)]), "#b9bcd6")
    c.fill(tube([(36, -10.4), (44, -10.4), (44, 10.4), (36, 10.4)]), "#d1495b")
    c.fill(tube([(-32, -3.4), (-26, -3.4), (-26, 3.4), (-32, 3.4)]), "#2b2f55")
    c.disc(70, 70, 4.4, "#d1495b")


def windowsill(c):
    """Three pots on a windowsill, the town outside."""
    c.backdrop("#ffe9cf", "#ffd9b5")
    c.rounded(24, 8, 132, 84, 3, "#fffaf2")
    c.shade([(30, 14), (150, 14), (150, 90), (30, 90)], "#8fd3e0", "#d9f0dd")
    with c.clip([(30, 14), (150, 14), (150, 90), (30, 90)]):
        c.disc(128, 32, 9, "#fff6cf")
        c.fill(hills(3, 72, 12, 1.4, 180, 92), "#9fcf9a")
        c.fill(hills(8, 82, 8, 1.1, 180, 92), "#74b583")
    c.rect(88, 12, 4, 80, "#fffaf2")
    c.rect(28, 46, 124, 3.4, "#fffaf2")
    c.rect(12, 90, 156, 8, "#fffaf2")
    c.rect(12, 97, 156, 3, "#e3bf98")
    for x, color in ((54, "#d9644a"), (92, "#3f7cac"), (130, "#e0a13a")):
        c.fill([(x - 13, 70), (x + 13, 70), (x + 9.5, 91), (x - 9.5, 91)], color)
        c.rounded(x - 15, 66, 30, 7, 2, color)
        c.rect(x - 13, 73, 26, 1.6, "#3a2a2a", 0.2)
    for turn in (-52, -26, 0, 26, 52):
        c.fill(
            moved(smooth([(0, 0), (5, -14), (0, -34), (-5, -14)]), 54, 67, 1, turn),
            "#2f8f5b" if turn % 52 else "#46ad6f",
        )
    for k in range(5):
        for side in (-1, 1):
            c.fill(
                moved(ellipse(7 * side, -7 - 8 * k, 7, 3.4, -28 * side), 92, 68, 1 - 0.08 * k),
                "#3f9f6a" if k % 2 else "#5cbf7f",
            )
    c.line([(92, 67), (92, 34)], 1.4, "#2f7d52")
    for x, y, r, color in (
        (130, 50, 12, "#2f8f5b"),
        (122, 56, 9, "#46ad6f"),
        (139, 55, 9.5, "#3f9f6a"),
    ):
        c.disc(x, y, r, color)
    for x, y in ((122, 50), (132, 42), (138, 54), (128, 58), (144, 50)):
        c.disc(x, y, 2.4, "#ff7d8f")


def readable_code(c):
    """A window with lines of a program, calm and well indented."""
    c.backdrop("#3ec6a8", "#2a8fb5")
    for r in (120, 92, 64):
        c.disc(150, 16, r, "#ffffff", 0.07)
    c.soft([(24, 22), (160, 22), (160, 112), (24, 112)], "#0c3048", 0.5, 5)
    c.rounded(22, 16, 136, 92, 6, "#172a45")
    c.rounded(22, 16, 136, 12, 6, "#24406a")
    for x, color in ((30, "#ff6b6b"), (37, "#ffd166"), (44, "#6bd6a0")):
        c.disc(x, 22, 2.2, color)
    lines = (
        (0, ("#ff9ac4", 14), ("#ffd166", 26), ("#e9f1ff", 10)),
        (1, ("#ff9ac4", 9), ("#7ae6ff", 18), ("#e9f1ff", 30)),
        (1, ("#ff9ac4", 7), ("#ffd166", 20)),
        (2, ("#7ae6ff", 26), ("#8ee6a8", 22)),
        (2, ("#e9f1ff", 14), ("#7ae6ff", 12), ("#8ee6a8", 30)),
        (
            1,
            ("#e9f1ff", 4),
        ),
        (1, ("#ff9ac4", 16), ("#7ae6ff", 22)),
        (
            0,
            ("#e9f1ff", 4),
        ),
    )
    for row, (depth, *words) in enumerate(lines):
        x = 42 + 9 * depth
        c.rounded(29, 34.5 + 9 * row, 5, 3, 1.5, "#3d5a86")
        for color, width in words:
            c.rounded(x, 34 + 9 * row, width, 4, 2, color)
            x += width + 4
    c.rect(104, 87, 1.2, 7, "#ffffff")


def photography(c):
    """A camera whose lens holds a small landscape."""
    c.backdrop("#ffd9a0", "#f28f79")
    for ray in spokes(90, 64, 20, 180, 28, 0.5):
        c.fill(ray, "#fff3d6", 0.3)
    c.soft([(30, 42), (156, 42), (156, 110), (30, 110)], "#8a3a3a", 0.4, 5)
    c.fill([(64, 34), (70, 22), (110, 22), (116, 34)], "#26314f")
    c.rounded(26, 32, 128, 74, 8, "#26314f")
    c.rect(26, 46, 128, 42, "#3b4a72")
    c.rounded(34, 25, 18, 9, 3, "#d1495b")
    c.rounded(128, 27, 16, 7, 2, "#8b95b8")
    c.rounded(126, 37, 18, 6, 2, "#ffe29a")
    for r, color in ((36, "#141b30"), (32, "#8b95b8"), (29.5, "#141b30")):
        c.disc(90, 68, r, color)
    view = ellipse(90, 68, 25, 25)
    with c.clip(view):
        c.shade(view, "#4aa3c7", "#bfe6dc", "#ffe3b0")
        c.disc(98, 64, 6, "#fff6d8")
        c.fill(moved(crags(5, 0, 16, 60, 40), 60, 72), "#3f7f8f")
        c.fill(moved(hills(2, 0, 8, 1.2, 60, 40), 60, 82), "#1f4f5f")
    c.fill(smooth([(70, 58), (78, 48), (88, 45), (80, 52), (73, 62)]), "#ffffff", 0.6)


def ceramics(c):
    """A bowl grows on the potter's wheel."""
    c.backdrop("#cfe3dc", "#8fb8b0")
    c.disc(90, 54, 46, "#e6f1ea")
    c.fill(ellipse(90, 104, 66, 11), "#3f4f55")
    c.fill(ellipse(90, 100, 66, 11), "#5d7077")
    c.fill(ellipse(90, 100, 48, 7.4), "#71868c")
    right = smooth([(22, 98), (30, 86), (38, 64), (34, 48), (40, 36)], False)
    body = right + [(-x, y) for x, y in reversed(right)]
    c.fill([(90 + x, y) for x, y in body], "#c96f4a")
    c.fade([(90 + x, y) for x, y in body if x >= 0] + [(104, 36), (100, 98)], "#6b2f1f", 0.25, 0.55)
    for y, half in ((48, 34), (57, 36), (66, 37.4), (75, 35.4), (84, 31)):
        c.line(
            [
                (90 - half + 1.4, y),
                *ellipse(90, y, half - 1.6, 2.6, start=180, end=0, steps=30),
                (90 + half - 1.4, y),
            ],
            0.9,
            "#e89a72",
        )
    c.fill(ellipse(90, 36, 40, 6.4), "#e89a72")
    c.fill(ellipse(90, 36.6, 36, 4.8), "#7d3a26")
    for x, y, k in scatter(4, 12, 20, 20, 160, 84):
        if abs(x - 90) > 46:
            c.disc(x, y, 0.8 + 1.2 * k, "#c96f4a", 0.7)


def endgame(c):
    """Three chessmen late in a game."""
    c.backdrop("#1e2a38", "#3d5467")
    c.disc(94, 42, 38, "#f2c14e")
    for row in range(4):
        for column in range(-4, 10):
            y, deep = 84 + row * row * 2.4 + row * 4, (5 + row * 4.8)
            near, far = 16 + 4.2 * row, 16 + 4.2 * (row + 1)
            x1, x2 = 90 + (column - 2.5) * near, 90 + (column - 1.5) * near
            x3, x4 = 90 + (column - 1.5) * far, 90 + (column - 2.5) * far
            c.fill(
                [(x1, y), (x2, y), (x3, y + deep + 4), (x4, y + deep + 4)],
                "#efe3cc" if (row + column) % 2 else "#7a8fa0",
            )
    _pawn(c, 46, 98, 0.8, "#f7efe0", "#c9b999")
    _king(c, 92, 106, 1.06, "#16202c", "#34475a")
    _pawn(c, 140, 100, 0.86, "#16202c", "#34475a")


def _foot(c, x, y, s, ink, light):
    c.fill(ellipse(x, y, 20 * s, 5 * s), ink)
    c.rounded(x - 20 * s, y - 6 * s, 40 * s, 6 * s, 2 * s, ink)
    c.rounded(x - 16 * s, y - 12 * s, 32 * s, 7 * s, 3 * s, light)


def _pawn(c, x, y, s, ink, light):
    _foot(c, x, y, s, ink, light)
    c.fill(
        [
            (x - 7 * s, y - 36 * s),
            (x + 7 * s, y - 36 * s),
            (x + 13 * s, y - 11 * s),
            (x - 13 * s, y - 11 * s),
        ],
        ink,
    )
    c.rounded(x - 13 * s, y - 41 * s, 26 * s, 6 * s, 3 * s, light)
    c.disc(x, y - 51 * s, 12 * s, ink)


def _king(c, x, y, s, ink, light):
    _foot(c, x, y, s, ink, light)
    c.fill(
        [
            (x - 8 * s, y - 56 * s),
            (x + 8 * s, y - 56 * s),
            (x + 14 * s, y - 11 * s),
            (x - 14 * s, y - 11 * s),
        ],
        ink,
    )
    c.rounded(x - 14 * s, y - 61 * s, 28 * s, 6 * s, 3 * s, light)
    c.fill(
        [
            (x - 9 * s, y - 61 * s),
            (x - 15 * s, y - 80 * s),
            (x + 15 * s, y - 80 * s),
            (x + 9 * s, y - 61 * s),
        ],
        ink,
    )
    c.fill(ellipse(x, y - 80 * s, 15 * s, 5 * s), light)
    c.rect(x - 1.8 * s, y - 98 * s, 3.6 * s, 16 * s, ink)
    c.rect(x - 6 * s, y - 94 * s, 12 * s, 3.6 * s, ink)


def imagined_maps(c):
    """A hand-drawn map of islands with contour lines, a compass rose and a course."""
    c.backdrop("#1f6f78", "#15525f")
    sheet = [(12, 10), (168, 8), (170, 111), (10, 113)]
    c.soft(moved(sheet, 2, 4), "#06222b", 0.5, 4)
    c.fill(sheet, "#f5e6c5")
    with c.clip(sheet):
        for x, y, k in scatter(5, 26, 16, 14, 160, 106):
            c.line(
                [(x, y), (x + 2, y - 1.2), (x + 4, y), (x + 6, y - 1.2), (x + 8, y)], 0.6, "#bccfba"
            )
        for x, y, size, seed in (
            (58, 46, 1.25, 0),
            (112, 84, 0.84, 2),
            (128, 32, 0.62, 4),
            (36, 92, 0.55, 1),
        ):
            _island(c, x, y, size, seed)
    course = smooth([(30, 98), (52, 82), (80, 84), (96, 62), (116, 50), (128, 40)], False, 5)
    for one, two in zip(course[::2], course[1::2]):
        c.line([one, two], 1.2, "#c0392b")
    for turn in (-45, 45):
        c.line(moved([(-3.6, 0), (3.6, 0)], 129, 33, 1, turn), 1.5, "#c0392b")
    for k in range(8):
        r = 17 if k % 2 == 0 else 10
        for side, color in ((-1, "#22404a"), (1, "#d9a441")):
            c.fill(moved([(0, -r), (side * 2.8, -2.8), (0, 0)], 150, 84, 1, 45 * k), color)
    c.ring(150, 84, 12.5, 0.6, "#22404a")


def _island(c, x, y, size, seed):
    shore = [
        (-26, -4),
        (-18, -18),
        (-2, -14),
        (10, -20),
        (26, -8),
        (22, 8),
        (8, 18),
        (-8, 12),
        (-22, 14),
    ]
    shore = shore[seed:] + shore[:seed]
    turn = 47 * seed
    for scale, color in (
        (1.22, "#bcd3c4"),
        (1.1, "#d3ddc2"),
        (1, "#9fbf7f"),
        (0.74, "#c7c078"),
        (0.48, "#d99f5c"),
        (0.24, "#b8693f"),
    ):
        c.fill(moved(smooth(shore), x, y, size * scale, turn), color)


def study_banner(c):
    """A desk at a wide window in the evening; the left and the desk's edge stay calm, for words."""
    c.backdrop("#1c2757", "#41407f", "#a8597f", "#f2946b")
    for x, y, k in scatter(3, 110, 0, 0, 430, 120):
        c.disc(x, y, 0.4 + 0.8 * k**3, "#fff3d6", 0.4 + 0.5 * k)
    c.glow(312, 126, 150, "#ffd08a", 0.7)
    c.shade(ellipse(312, 122, 46, 46), "#fff3cf", "#ffc27a")
    for seed, y, rise, color, low in (
        (4, 150, 30, "#7a4f86", "#8f5a86"),
        (9, 173, 24, "#523a74", "#6b4580"),
        (14, 194, 16, "#352a5e", "#463468"),
    ):
        c.shade(hills(seed, y, rise, 2.6, 430, 240), color, low)
    c.rect(0, 206, 430, 34, "#20183f")
    c.rect(0, 206, 430, 3, "#3b2c63")
    for x, y, width, color in (
        (304, 198, 70, "#e4573d"),
        (310, 190, 60, "#f4e3c1"),
        (306, 182, 64, "#3f9fa0"),
    ):
        c.rounded(x, y, width, 8, 1.6, color)
        c.rect(x + 7, y, 3, 8, "#20183f", 0.3)
    _cup(c.view(309, 182, 1))
    _plant(c.view(350, 182, 0.82))
    _lamp(c.view(8, 16, 1))


def _cup(c):
    """A steaming cup on (10, 0)."""
    c.fill([(0, 0), (20, 0), (18, -16), (2, -16)], "#f7b733")
    c.line(smooth([(1, -13), (-6, -13), (-5, -4), (2, -4)], False), 2, "#f7b733")
    for sway in (0, 5):
        steam = [(-2, 0), (-5, -12), (1, -22), (-3, -36), (0, -36), (4, -22), (-2, -11), (1, 0)]
        c.soft(smooth(moved(steam, 8 + sway, -18)), "#ffffff", 0.5, 2)


def _lamp(c):
    c.fade([(352, 92), (384, 108), (372, 190), (262, 190)], "#fff0b8", 0.3, 0.04)
    c.rounded(372, 184, 40, 7, 3, "#0f0b26")
    c.line([(394, 186), (412, 136), (376, 94)], 3.6, "#0f0b26")
    c.disc(412, 136, 4.4, "#e4573d")
    shade = [(350, 94), (366, 76), (382, 80), (386, 108)]
    c.fill(shade, "#e4573d")
    c.fill(smooth([(350, 94), (364, 96), (386, 108), (368, 106)]), "#fff4c9")


def _plant(c):
    """A plant in a pot on (0, 0)."""
    c.fill([(-13, -23), (13, -23), (9, 0), (-9, 0)], "#f4e3c1")
    c.rounded(-16, -28, 32, 7, 2, "#fff6e0")
    for turn, size, color in (
        (-58, 0.8, "#2f7f6f"),
        (-30, 1.05, "#3f9f80"),
        (-4, 1.2, "#2f8f6f"),
        (24, 1.05, "#4fb58a"),
        (54, 0.8, "#2f7f6f"),
    ):
        c.fill(moved(smooth([(0, 2), (8, -18), (0, -46), (-8, -18)]), 0, -27, size, turn), color)
        c.line(moved([(0, 0), (0, -36)], 0, -27, size, turn), 0.7, "#bfe6c9")
