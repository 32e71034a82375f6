"""Posters of clouds and space."""

from geometry import crescent, ellipse, moved, scatter, smooth, spokes


def cloud_whale(c):
    """A whale swims through evening clouds with a lantern bearer on its back."""
    c.backdrop(
        (0, "#4a4e9a"), (0.35, "#a37ab8"), (0.6, "#f6a9a4"), (0.85, "#ffdcb8"), (1, "#ffe9cf")
    )
    for x, y, k in scatter(8, 36, 0, 0, 200, 90):
        c.disc(x, y, 0.4 + 0.7 * k, "#fff6e6", 0.75)
    c.fill(crescent(146, 70, 15, -35), "#fff3d9")
    _bank(c, 5, 168, 15, "#f2b4b4")
    _whale(c, 100, 148)
    _bank(c, 9, 206, 17, "#f9cdbd")
    _bank(c, 13, 238, 20, "#fde2cd")
    _bank(c, 17, 272, 24, "#fff3e3")


def _bank(c, seed, y, size, color):
    """A bank of round clouds across the image."""
    for i, (sway, dy, k) in enumerate(scatter(seed, 19, -5, -size * 0.4, 5, size * 0.4)):
        c.disc(14 * i - 12 + sway, y + dy, size * (0.65 + 0.55 * k), color)
    c.rect(0, y + size * 0.2, 200, 300 - y, color)


def _whale(c, x, y):
    body = [
        (-74, -6),
        (-66, -26),
        (-40, -38),
        (-6, -38),
        (26, -28),
        (50, -18),
        (66, -20),
        (72, -12),
        (56, 4),
        (30, 20),
        (-6, 30),
        (-44, 28),
        (-66, 14),
    ]
    tail = [(62, -16), (72, -34), (90, -48), (88, -30), (98, -22), (82, -12), (70, -10)]
    belly = [
        (-73, 0),
        (-60, 7),
        (-36, 9),
        (-6, 6),
        (22, 4),
        (44, 0),
        (30, 20),
        (-6, 30),
        (-44, 28),
        (-66, 14),
    ]

    def put(points):
        return moved(points, x, y, 1, -8)

    c.shade(put(smooth(tail)), "#2c3f7d", "#3b4f92")
    c.shade(put(smooth(body)), "#24336b", "#3f559b", "#5b6fb5")
    c.shade(put(smooth(belly)), "#c9cdea", "#f2e6f0")
    for k in range(6):
        c.line(
            put(
                smooth(
                    [
                        (-68 + 3 * k, 5 + 3.4 * k),
                        (-40 + 2 * k, 11 + 2.9 * k),
                        (-14 - 3 * k, 10 + 2.9 * k),
                    ],
                    False,
                )
            ),
            0.8,
            "#8f97cc",
        )
    c.shade(
        put(smooth([(-22, 12), (-4, 14), (8, 36), (6, 54), (-8, 44), (-20, 28)])),
        "#2c3f7d",
        "#1d2a5c",
    )
    c.disc(*put([(-50, 0)])[0], 2.6, "#10183a")
    c.disc(*put([(-50.8, -0.8)])[0], 0.9, "#ffffff")
    for dx, dy, r in (
        (-20, -26, 1.6),
        (-8, -30, 1.1),
        (4, -24, 1.8),
        (18, -20, 1.2),
        (-34, -28, 1.2),
        (30, -16, 1.4),
    ):
        c.disc(*put([(dx, dy)])[0], r, "#8fa3e0")
    stand = put([(-12, -38)])[0]
    c.fill(moved([(0, -15), (4.4, 1), (-4.4, 1)], *stand), "#e4573d")
    c.disc(stand[0], stand[1] - 16, 2.9, "#241a3f")
    c.line([(stand[0] - 2, stand[1] - 9), (stand[0] - 9, stand[1] - 13)], 1, "#241a3f")
    c.glow(stand[0] - 9.6, stand[1] - 9.5, 20, "#ffe9a0", 0.95)
    c.disc(stand[0] - 9.6, stand[1] - 9.5, 2.2, "#fff6c9")


def ringed_world(c):
    """A rocket leaves for a striped planet with wide rings."""
    c.backdrop("#050818", "#131a4a", "#3a1f66")
    c.glow(40, 60, 120, "#6a3fd0", 0.35)
    c.glow(180, 250, 120, "#ff5f8f", 0.3)
    for x, y, k in scatter(21, 170, 0, 0, 200, 300):
        c.disc(x, y, 0.2 + 0.8 * k**3, "#ffffff", 0.35 + 0.6 * k)
    tilt, x, y, r = -20, 100, 130, 46
    rings = (
        (90, 23, "#f7d9a6"),
        (82, 20.5, "#c98f7a"),
        (74, 18.5, "#f2b880"),
        (66, 16.5, "#8f5f80"),
    )
    _half_rings(c, x, y, rings, tilt, 180)
    c.glow(x, y, 84, "#ffb07a", 0.35)
    c.shade(ellipse(x, y, r, r), "#ffe0a8", "#ff9a6b", "#d9486b")
    _bands(c, x, y, r, tilt)
    night = ellipse(x, y, r, r, start=-60, end=120) + ellipse(
        x, y, r, r * 0.52, turn=30, start=90, end=-90
    )
    c.fill(night, "#2a0f4a", 0.5)
    _half_rings(c, x, y, rings, tilt, 0)
    c.disc(46, 62, 10, "#b9c3ea")
    c.fill(ellipse(46, 62, 10, 10, start=-50, end=130), "#7480b8")
    for dx, dy, s in ((-4, -3, 2), (2, 3, 1.6), (-3, 5, 1.2)):
        c.disc(46 + dx, 62 + dy, s, "#8f9bd0")
    _rocket(c)


def _half_rings(c, x, y, rings, tilt, start):
    """Half of a ring system; the far half is drawn before the planet, the near one after it."""
    for (outer_x, outer_y, color), (inner_x, inner_y, _) in zip(
        rings, rings[1:] + ((60, 14.5, ""),)
    ):
        outer = ellipse(x, y, outer_x, outer_y, tilt, start, start + 180)
        inner = ellipse(x, y, inner_x, inner_y, tilt, start + 180, start)
        c.fill(outer + inner, color)


def _bands(c, x, y, r, tilt):
    """Stripes that follow the tilt and end at the rim."""
    for low, high, color, alpha in (
        (-0.72, -0.52, "#fff3d0", 0.5),
        (-0.3, -0.16, "#c9405f", 0.4),
        (0.02, 0.3, "#fff0c4", 0.3),
        (0.5, 0.62, "#7a1f5c", 0.45),
    ):

        def edge(t):
            return (1 - t * t) ** 0.5

        steps = [low + (high - low) * k / 8 for k in range(9)]
        band = [(-edge(t), t) for t in steps] + [(edge(t), t) for t in reversed(steps)]
        c.fill(moved(band, x, y, r, tilt), color, alpha)


def _rocket(c):
    x, y, turn = 112, 232, 24

    def put(points):
        return moved(points, x, y, 1, turn)

    c.soft(put(smooth([(-4, 20), (4, 20), (9, 52), (2, 84), (-9, 52)])), "#ffb35c", 0.85, 3)
    c.fill(put(smooth([(-4, 18), (4, 18), (3, 32), (0, 44), (-3, 32)])), "#fff3b0")
    for side in (-1, 1):
        c.fill(put([(side * 6, 4), (side * 15, 20), (side * 5.4, 17)]), "#d7263d")
    c.fill(
        put(smooth([(0, -32), (7, -18), (8.4, 2), (5.4, 18), (-5.4, 18), (-8.4, 2), (-7, -18)])),
        "#f6f3ee",
    )
    c.fill(put(smooth([(1.5, -29), (7, -18), (8.4, 2), (5.4, 18), (1, 18), (4, 0)])), "#c2c4d8")
    c.fill(put([(0, -33), (5.6, -21), (-5.6, -21)]), "#d7263d")
    c.disc(*put([(0, -8)])[0], 4, "#2b3a7a")
    c.disc(*put([(0, -8)])[0], 2.7, "#8fe3ff")


def clock_keeper(c):
    """Wheels of a golden clockwork run through one another like orbits."""
    c.backdrop("#0c2a2e", "#14474a", "#0a2226")
    for ray in spokes(100, 150, 20, 260, 36, 0.5):
        c.fill(ray, "#e0b354", 0.09)
    _gear(c, 30, 54, 42, 16, "#1f6a68", "#0c2a2e")
    _gear(c, 172, 246, 48, 18, "#1f6a68", "#0c2a2e")
    _gear(c, 168, 50, 26, 12, "#b5532f", "#0c2a2e")
    _gear(c, 32, 250, 30, 12, "#b5532f", "#0c2a2e")
    _gear(c, 100, 150, 74, 30, "#e0b354", "#0c2a2e")
    c.disc(100, 150, 58, "#f8ecd0")
    c.ring(100, 150, 58, 2.4, "#8a5a1e")
    c.ring(100, 150, 52, 0.8, "#b98a3a")
    for i in range(60):
        long = i % 5 == 0
        for mark in spokes(
            100, 150, 43 if long else 47.5, 50, 1, 0.008 * (1.6 if long else 0.8), turn=6 * i
        ):
            c.fill(mark, "#3b2a1c")
    c.ring(100, 150, 34, 0.8, "#b98a3a")
    _moon_dial(c)
    for turn, length, width in ((-52, 28, 2.6), (62, 42, 1.8)):
        hand = [
            (0, -1),
            (width / length, -0.72),
            (0.4 * width / length, 0.2),
            (-0.4 * width / length, 0.2),
            (-width / length, -0.72),
        ]
        c.fill(moved(hand, 100, 150, length, turn), "#1c2430")
    c.disc(100, 150, 4, "#b5532f")
    c.disc(100, 150, 1.6, "#f8ecd0")


def _gear(c, x, y, r, teeth, color, hole):
    for tooth in spokes(x, y, r * 0.8, r * 1.1, teeth, 0.46):
        c.fill(tooth, color)
    c.disc(x, y, r, color)
    c.disc(x, y, r * 0.72, hole)
    for spoke in spokes(x, y, 0, r * 0.8, 6, 0.22):
        c.fill(spoke, color)
    c.disc(x, y, r * 0.28, color)
    c.disc(x, y, r * 0.11, hole)


def _moon_dial(c):
    c.disc(100, 172, 13, "#12324f")
    for x, y, k in scatter(5, 14, 90, 162, 110, 182):
        c.disc(x, y, 0.3 + 0.4 * k, "#fff3d6")
    c.fill(crescent(100, 172, 6.4, -35), "#f3cf7a")
    c.ring(100, 172, 13, 1, "#8a5a1e")
