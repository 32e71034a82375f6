"""Posters of deserts, forests, valleys and mountains."""

from math import pi, sin

from geometry import crags, ellipse, hills, moved, pine, scatter, smooth, spokes


def dune_walker(c):
    """A wanderer in a red cloak below a sun that sets in stripes."""
    c.backdrop(
        (0, "#3d2a5c"), (0.3, "#a23e67"), (0.5, "#ef7d57"), (0.66, "#ffcf8b"), (1, "#ffcf8b")
    )
    c.glow(100, 122, 120, "#ffd98f", 0.75)
    c.shade(ellipse(100, 122, 56, 56), "#fff1c4", "#ffc46b", "#ff8a5c")
    with c.clip(ellipse(100, 122, 56.4, 56.4)):
        for i in range(5):
            c.rect(40, 134 + 8.5 * i, 120, 1.1 + 0.8 * i, "#ee8a62")
    for x, y, size in ((62, 66, 5), (74, 59, 4), (52, 58, 3.2)):
        _bird(c, x, y, size, "#3d2a5c")
    c.shade(hills(4, 186, 9, 1.2), "#e8875f", "#d2615a")
    c.shade(hills(9, 203, 12, 0.9), "#cf5f55", "#a8405a")
    _dune(c, 222, 14, 0.4, 128, "#f0935c", "#b8444f", "#7c2b50")
    _dune(c, 254, 18, 2.9, 66, "#d96a50", "#8c2f4f", "#5a2149")
    c.shade(hills(21, 283, 12, 0.8), "#4b1d45", "#2d1236")
    # The long shadow lies on the slope, away from the sun.
    c.fill([(97, 231), (103, 231), (116, 262), (108, 262)], "#5a2149", 0.45)
    c.fill(
        smooth([(100, 209), (103.5, 214), (106.5, 231), (100, 233), (93, 231), (96.5, 214)]),
        "#d7263d",
    )
    c.fill([(100, 210), (106.5, 231.4), (100, 232.6)], "#9f1233")
    c.disc(100, 207.6, 3.4, "#3a1638")
    c.fill(
        smooth([(101, 211.5), (110, 209), (118, 212), (127, 208), (119, 214.5), (110, 212.5)]),
        "#ff5964",
    )


def _dune(c, y, rise, phase, top, lit, shadow, deep):
    """A sunlit slope and, right of an edge that winds down from `top`, its shadow side."""

    def crest(x):
        return y - rise * sin(x / 200 * 2 * pi * 0.9 + phase)

    line = [(x, crest(x)) for x in range(0, 201, 2)]
    c.shade(line + [(200, 300), (0, 300)], lit, shadow)
    start = crest(top)
    edge = smooth(
        [
            (top, start),
            (top + 12, start + 12),
            (top + 4, start + 30),
            (top + 26, start + 52),
            (top + 22, 302),
        ],
        False,
    )
    c.shade([p for p in line if p[0] > top] + [(200, 302)] + edge[::-1], shadow, deep)


def _bird(c, x, y, size, color):
    wing = [(0, 0), (0.5, -0.45), (1, -0.35), (0.55, -0.28), (0, 0.18)]
    for flip in (False, True):
        c.fill(moved(smooth(wing), x, y, size, flip=flip), color)


def pine_cabin(c):
    """A lit cabin in a valley of firs and mist."""
    c.backdrop((0, "#0f3d4c"), (0.35, "#2f7f86"), (0.6, "#a9d6c5"), (1, "#d8ecd9"))
    c.disc(128, 62, 20, "#f4f6e1")
    c.glow(128, 62, 70, "#f4f6e1", 0.5)
    c.shade(crags(12, 120, 46), "#4f969a", "#a9d3c6")
    c.shade(crags(30, 146, 34), "#357f88", "#9bcabf")
    for seed, y, height, color, mist in (
        (1, 176, 26, "#2b6d77", "#8dc2b8"),
        (2, 198, 36, "#1f5965", "#6fa9a5"),
        (3, 222, 46, "#174653", "#4d8788"),
    ):
        c.shade(hills(seed, y, 8, 1.5), color, mist)
        for x, dy, k in scatter(seed, 30, 0, 0, 200, 7):
            c.fill(pine(x, y + dy, height * (0.6 + 0.5 * k), 0.19), color)
    c.shade(hills(7, 240, 6, 1), "#123844", "#0b2530")
    c.glow(101, 232, 46, "#ffc46b", 0.55)
    c.fill([(80, 224), (120, 224), (120, 246), (80, 246)], "#3b1f26")
    c.fill([(74, 226), (100, 204), (126, 226)], "#241319")
    c.rect(111, 206, 5.5, 14, "#241319")
    for x in (85, 104):
        c.rect(x, 229, 10, 9, "#ffd27a")
        c.rect(x + 4.5, 229, 1, 9, "#3b1f26")
    c.soft(
        smooth(
            [
                (113, 206),
                (108, 190),
                (118, 176),
                (112, 158),
                (124, 140),
                (127, 158),
                (124, 178),
                (117, 192),
                (117, 206),
            ]
        ),
        "#ffffff",
        0.5,
        4,
    )
    for x, height in ((-2, 150), (24, 110), (48, 66), (152, 70), (178, 116), (203, 160)):
        c.fill(pine(x, 292, height, 0.17), "#071a22")
    c.fill(hills(5, 280, 9, 1.3), "#071a22")


def viaduct_train(c):
    """A little train on a stone bridge over an autumn valley."""
    c.backdrop((0, "#2f5d73"), (0.25, "#86a7a0"), (0.48, "#f3d9a4"), (1, "#f3d9a4"))
    c.disc(62, 84, 24, "#fff3cf")
    c.glow(62, 84, 84, "#fff0c2", 0.7)
    c.shade(crags(3, 118, 30), "#8aa39a", "#d9c79b")
    c.shade(hills(11, 148, 22, 1.1), "#c9a15f", "#d98c4a")
    c.shade(hills(15, 178, 26, 1.3), "#c97b3b", "#a9502c")
    _woods(c, 15, 182, 178, ("#b85a2b", "#d9822b", "#e8a33d"), 8)
    _bridge(c, 148, "#5b3a3a", "#7a4d44")
    _train(c, 148)
    c.shade(hills(31, 250, 26, 0.9), "#8c3a26", "#5a2320")
    _woods(c, 31, 256, 250, ("#7d2f22", "#9c3d24", "#b9512a"), 12)
    c.shade(hills(44, 284, 14, 1.4), "#431a1e", "#2b1118")
    _woods(c, 44, 286, 284, ("#431a1e", "#551f20", "#6b2a22"), 13)


def _woods(c, seed, y, middle, colors, size):
    """Round tree crowns along a slope."""
    skyline = hills(seed, middle, 22, 1.2)
    for i, (x, dy, k) in enumerate(scatter(seed, 34, 0, 2, 200, 16)):
        ground = skyline[min(120, int(x * 0.6))][1] + y - middle
        c.disc(x, ground + dy, size * (0.55 + 0.5 * k), colors[i % len(colors)])


def _bridge(c, deck, dark, light):
    for i in range(-1, 6):
        x = 40 * i + 2
        c.shade([(x, deck), (x + 12, deck), (x + 14, 262), (x - 2, 262)], light, dark)
        arch = ellipse(x + 26, deck + 28, 14, 17, start=180, end=360)
        c.shade(
            [(x + 12, deck + 2), *[(x + 12, deck + 28)], *arch, (x + 40, deck + 2)], light, light
        )
    c.rect(0, deck, 200, 4.5, dark)
    c.rect(0, deck - 1.4, 200, 1.8, "#3d272b")


def _train(c, rail):
    for puff, (x, y, r) in enumerate(
        (
            (141, 118, 6),
            (131, 112, 8),
            (118, 108, 9.5),
            (102, 102, 11),
            (84, 97, 12.5),
            (64, 94, 12),
        )
    ):
        c.disc(x, y, r, "#fffaf0", 0.9 - 0.1 * puff)
    c.rect(134, rail - 13, 22, 10, "#25222e")
    c.rect(129, rail - 18, 11, 15, "#25222e")
    c.rect(131.5, rail - 15, 6, 5, "#ffd27a")
    c.rect(147, rail - 20, 4, 8, "#25222e")
    c.rect(146, rail - 21.5, 6, 2.2, "#c0392b")
    c.fill([(156, rail - 6), (161, rail - 1.5), (152, rail - 1.5)], "#c0392b")
    for x in (98, 67, 36):
        c.rounded(x, rail - 15.5, 28, 12.5, 2, "#c0392b")
        c.rect(x, rail - 6.5, 28, 1.4, "#f3d9a4")
        c.rect(x + 28, rail - 5, 4, 1.4, "#25222e")
        for k in range(4):
            c.rect(x + 2.8 + 6 * k, rail - 13, 4.2, 4.4, "#ffe2a0")
    for x in (132, 141, 150, 41, 58, 72, 89, 103, 120):
        c.disc(x, rail - 2.6, 2.7, "#14121a")


def morning_balloons(c):
    """Three striped balloons over hills at daybreak."""
    c.backdrop((0, "#6fb7c9"), (0.4, "#bfe0d4"), (0.65, "#ffe6c0"), (1, "#ffd0a6"))
    c.glow(100, 214, 150, "#fff6dc", 0.9)
    for ray in spokes(100, 214, 30, 290, 26, 0.42):
        c.fill(ray, "#ffffff", 0.13)
    c.disc(100, 214, 30, "#fff8e2")
    for x, y, size in ((34, 62, 1.1), (158, 34, 0.9), (172, 170, 1.2), (22, 158, 1)):
        _cloud(c, x, y, size)
    c.shade(hills(3, 206, 20, 1.2), "#e9b48f", "#e08f7a")
    c.shade(hills(8, 230, 24, 1.0), "#d97f73", "#b55a6c")
    c.shade(hills(13, 258, 20, 1.3), "#8d4a69", "#5f3a63")
    c.shade(hills(22, 284, 12, 0.9), "#43305a", "#2e2549")
    _balloon(c, 158, 112, 20, ("#2a6f86", "#f4e3c1"))
    _balloon(c, 42, 136, 15, ("#e9a23b", "#fff1d6"))
    _balloon(c, 100, 92, 44, ("#e4572e", "#fff1d6"))


def _balloon(c, x, y, r, colors):
    """Stripes are slices of ellipses, wide in the middle, so that the hull looks round."""

    def half(rx):
        upper = ellipse(x, y, rx, r, start=180, end=360, steps=48)
        lower = smooth(
            [(x + rx, y), (x + rx * 0.9, y + r * 0.5), (x + rx * 0.22, y + r * 1.28)], False
        )
        mirrored = [(2 * x - px, py) for px, py in reversed(lower)]
        return upper + lower + mirrored

    for i, share in enumerate((1, 0.8, 0.5, 0.17)):
        c.fill(half(r * share), colors[i % 2])
    c.fade(half(r), "#5b1f3a", 0.0, 0.32)
    for side in (-1, 1):
        c.line(
            [(x + side * r * 0.2, y + r * 1.28), (x + side * r * 0.13, y + r * 1.56)],
            r * 0.03,
            "#4a2c3a",
        )
    c.rounded(x - r * 0.16, y + r * 1.54, r * 0.32, r * 0.24, r * 0.05, "#6b3f2e")
    c.rect(x - r * 0.17, y + r * 1.54, r * 0.34, r * 0.06, "#3a2230")


def _cloud(c, x, y, size):
    for dx, dy, r in ((-16, 0, 6), (-7, -4, 9), (5, -5, 10.5), (16, 0, 7)):
        c.disc(x + dx * size, y + dy * size, r * size, "#ffffff")
    c.rounded(x - 22 * size, y - size, 45 * size, 7.4 * size, 3.6 * size, "#ffffff")


def northern_camp(c):
    """A lit tent by a lake under northern lights."""
    c.backdrop((0, "#06121f"), (0.35, "#0b2f3f"), (0.62, "#16606a"), (1, "#16606a"))
    for x, y, k in scatter(5, 110, 0, 0, 200, 150):
        c.disc(x, y, 0.25 + 0.6 * k * k, "#e8fff7", 0.35 + 0.6 * k)
    for seed, color, base, lean in (
        (1, "#3ef0a8", 134, 0.0),
        (2, "#5ad7ff", 104, 1.4),
        (3, "#b06bff", 78, 2.6),
    ):
        _curtain(c, color, base, lean)
    _peak(c, 100, 96, 92, 206, "#eaf6ff", "#7fa6bd", "#3b6480")
    _peak(c, 34, 140, 60, 206, "#d3e6f0", "#6c95ad", "#34586f")
    _peak(c, 172, 132, 66, 206, "#d3e6f0", "#6c95ad", "#34586f")
    c.shade([(0, 205), (200, 205), (200, 300), (0, 300)], "#1b6a70", "#0a2c3c", "#061a28")
    c.soft([(70, 206), (130, 206), (112, 268), (88, 268)], "#bfeee6", 0.35, 5)
    for x, y, k in scatter(8, 46, 0, 209, 200, 262):
        c.rounded(x - 9 * k, y, 18 * k + 4, 0.8, 0.4, "#9fe8d4", 0.28)
    for x, height in (
        (6, 44),
        (18, 30),
        (30, 38),
        (44, 22),
        (158, 24),
        (170, 40),
        (184, 30),
        (196, 48),
    ):
        c.fill(pine(x, 214, height, 0.2), "#06202b")
    c.fill(hills(17, 266, 14, 0.7), "#04111a")
    c.glow(100, 262, 44, "#ffb84d", 0.6)
    c.shade([(100, 238), (124, 268), (76, 268)], "#ffd98a", "#f08a3c")
    c.fill([(100, 238), (108, 268), (94, 268)], "#8a3b1e")
    c.line([(100, 238), (97.4, 233)], 0.9, "#04111a")
    c.line([(100, 238), (102.6, 233)], 0.9, "#04111a")
    for x, height in ((-4, 120), (16, 76), (186, 84), (204, 128)):
        c.fill(pine(x, 300, height, 0.2), "#030c13")


def _curtain(c, color, base, lean):
    """Northern lights: upright strips along a wave, bright at their foot."""
    for i in range(100):
        x = 2 * i
        foot = base + 18 * sin(x / 34 + lean) + 7 * sin(x / 13 + 2 * lean)
        height = 62 + 22 * sin(x / 17 + lean * 3) + 9 * sin(x / 5 + lean)
        strength = 0.42 + 0.3 * sin(x / 9 + lean) * sin(x / 27)
        left, right = x - 0.1, x + 2.1
        c.fade(
            [(left, foot - height), (right, foot - height), (right, foot), (left, foot)],
            color,
            0,
            strength,
        )
        # Below its foot the light dies away quickly instead of ending in an edge.
        c.fade(
            [(left, foot), (right, foot), (right, foot + 15), (left, foot + 15)], color, strength, 0
        )


def _peak(c, x, top, half, foot, snow, rock, shadow):
    """A mountain of two sides with a snow cap between light and shade."""
    c.shade([(x, top), (x + half, foot), (x - half, foot)], rock, shadow)
    drop = foot - top
    zigzag = [
        (0.42, 0.46),
        (0.2, 0.33),
        (0.1, 0.42),
        (0, 0.3),
        (-0.14, 0.44),
        (-0.22, 0.32),
        (-0.38, 0.4),
    ]
    c.fill([(x, top), *[(x + half * dx, top + drop * max(dy, abs(dx))) for dx, dy in zigzag]], snow)
    c.fade(
        [
            (x, top),
            (x + half, foot),
            (x + half * 0.1, foot),
            (x + half * 0.16, top + drop * 0.5),
            (x - half * 0.02, top + drop * 0.3),
        ],
        "#0b2a45",
        0.35,
        0.6,
    )
