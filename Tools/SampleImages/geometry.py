"""Outlines as lists of points. Nothing here draws."""

from math import cos, pi, radians, sin
from random import Random


def ellipse(x, y, rx, ry, turn=0, start=0, end=360, steps=96):
    """Points on an ellipse or on a part of one, in degrees clockwise from three o'clock."""
    tilt = radians(turn)
    points = []
    for i in range(steps + 1):
        angle = radians(start + (end - start) * i / steps)
        dx, dy = rx * cos(angle), ry * sin(angle)
        points.append((x + dx * cos(tilt) - dy * sin(tilt), y + dx * sin(tilt) + dy * cos(tilt)))
    return points


def crescent(x, y, r, turn):
    """A moon that is open towards the direction `turn`."""
    outer = ellipse(x, y, r, r, turn, 62, 298)
    inner = ellipse(x, y, r * 1.02, r * 1.02, turn, 244, 116)
    # The inner circle passes through both tips of the outer arc.
    shift = (outer[-1][0] - inner[0][0], outer[-1][1] - inner[0][1])
    return outer + [(px + shift[0], py + shift[1]) for px, py in inner]


def smooth(points, closed=True, steps=12):
    """A Catmull-Rom curve through the points."""
    count = len(points)
    spans = count if closed else count - 1

    def at(i):
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    curve = []
    for i in range(spans):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(steps):
            t = step / steps
            curve.append(
                tuple(
                    0.5
                    * (
                        2 * q
                        + (r - p) * t
                        + (2 * p - 5 * q + 4 * r - s) * t**2
                        + (3 * q - p - 3 * r + s) * t**3
                    )
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return curve if closed else curve + [points[-1]]


def moved(points, x, y, size=1.0, turn=0, flip=False):
    """Points drawn around (0, 0), brought to their size, direction and place."""
    tilt, side = radians(turn), -size if flip else size
    return [
        (
            x + px * side * cos(tilt) - py * size * sin(tilt),
            y + px * side * sin(tilt) + py * size * cos(tilt),
        )
        for px, py in points
    ]


def hills(seed, y, rise, waves=2.0, width=200, floor=300, steps=120):
    """Land under a rolling skyline around the height `y`, closed along the floor."""
    random = Random(seed)
    parts = [(waves * k, rise / k**1.3, random.uniform(0, 2 * pi)) for k in (1, 2, 3)]
    line = []
    for i in range(steps + 1):
        t = i / steps
        line.append((t * width, y - sum(a * sin(2 * pi * f * t + p) for f, a, p in parts) / 2))
    return line + [(width, floor), (0, floor)]


def crags(seed, y, rise, width=200, floor=300, depth=6):
    """Land under a jagged skyline: midpoint displacement around the height `y`."""
    random = Random(seed)
    heights = [y + random.uniform(-rise, rise) / 2 for _ in range(4)]
    swing = rise
    for _ in range(depth):
        swing *= 0.52
        finer = []
        for a, b in zip(heights, heights[1:]):
            finer += [a, (a + b) / 2 + random.uniform(-swing, swing) / 2]
        heights = finer + heights[-1:]
    step = width / (len(heights) - 1)
    return [(i * step, h) for i, h in enumerate(heights)] + [(width, floor), (0, floor)]


def swell(y, rise, length, phase, width=200, floor=300, steps=160):
    """Water under a regular wave line."""
    line = []
    for i in range(steps + 1):
        x = i * width / steps
        line.append((x, y - rise * sin(2 * pi * (x / length) + phase)))
    return line + [(width, floor), (0, floor)]


def pine(x, foot, height, spread=0.2):
    """A fir with drooping branches, standing on its foot."""
    tiers = 5
    right = [(x, foot - height)]
    for i in range(1, tiers + 1):
        tip = foot - height + height * 0.95 * i / tiers
        reach = height * spread * i / tiers
        right += [(x + reach, tip), (x + reach * 0.5, tip - height * 0.035)]
    right[-1] = (x + height * 0.025, foot - height * 0.05)
    right.append((x + height * 0.025, foot + 2))
    return right + [(2 * x - px, py) for px, py in reversed(right)]


def scatter(seed, count, left, top, right, bottom):
    """Random places inside a box, each with a random number between 0 and 1."""
    random = Random(seed)
    return [
        (random.uniform(left, right), random.uniform(top, bottom), random.random())
        for _ in range(count)
    ]


def spokes(x, y, inner, outer, count, share=0.5, turn=0):
    """Rays of a sun: quadrilaterals that widen away from the middle."""
    rays = []
    for i in range(count):
        one = radians(turn + 360 / count * (i - share / 2))
        two = radians(turn + 360 / count * (i + share / 2))
        rays.append(
            [
                (x + inner * cos(one), y + inner * sin(one)),
                (x + outer * cos(one), y + outer * sin(one)),
                (x + outer * cos(two), y + outer * sin(two)),
                (x + inner * cos(two), y + inner * sin(two)),
            ]
        )
    return rays
