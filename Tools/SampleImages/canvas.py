"""An image surface that is measured in its own units and drawn larger than it is saved."""

from copy import copy

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from geometry import ellipse


def rgb(color):
    """Turns "#rrggbb" into a tuple of three channels."""
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def blend(one, other, share):
    """Mixes two "#rrggbb" colors; a share of 0 is the first, 1 the second."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other)))
    return "#%02x%02x%02x" % tuple(mixed)


def spread(stops):
    """Gives evenly spaced places, from 0 to 1, to colors that come without them."""
    if isinstance(stops[0], str):
        return [(i / (len(stops) - 1), color) for i, color in enumerate(stops)]
    return stops


def ramp(stops, length):
    """A column of `length` pixels running through the stops."""
    stops = spread(stops)
    column = Image.new("RGB", (1, length))
    for y in range(length):
        place = y / max(1, length - 1)
        for (start, one), (end, other) in zip(stops, stops[1:]):
            if place <= end:
                share = (place - start) / (end - start) if end > start else 0
                column.putpixel((0, y), rgb(blend(one, other, max(0, share))))
                break
        else:
            column.putpixel((0, y), rgb(stops[-1][1]))
    return column


class Canvas:
    """Draws in units of the image; `scale` is how many pixels one unit covers."""

    def __init__(self, width, height, scale, mode="RGB"):
        self.width, self.height, self.scale = width, height, scale
        self.corner = (0.0, 0.0)
        size = (round(width * scale), round(height * scale))
        self.image = Image.new(mode, size)
        self.pen = ImageDraw.Draw(self.image, "RGBA" if mode == "RGB" else mode)

    def view(self, x, y, size):
        """The same image in units that are `size` as long, counted from a point."""
        view = copy(self)
        view.scale = self.scale * size
        view.corner = self.pixels([(x, y)])[0]
        return view

    def fill(self, points, color, alpha=1.0):
        """Fills a polygon."""
        self.pen.polygon(self.pixels(points), fill=self._ink(color, alpha))

    def rect(self, x, y, width, height, color, alpha=1.0):
        """Fills an upright rectangle."""
        self.fill([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], color, alpha)

    def rounded(self, x, y, width, height, radius, color, alpha=1.0):
        """Fills an upright rectangle with round corners."""
        box = self.pixels([(x, y), (x + width, y + height)])
        self.pen.rounded_rectangle(box, radius * self.scale, fill=self._ink(color, alpha))

    def disc(self, x, y, radius, color, alpha=1.0):
        """Fills a circle."""
        self.fill(ellipse(x, y, radius, radius), color, alpha)

    def ring(self, x, y, radius, width, color, alpha=1.0):
        """Strokes a circle; the stroke lies inside the radius."""
        box = self.pixels([(x - radius, y - radius), (x + radius, y + radius)])
        self.pen.ellipse(box, outline=self._ink(color, alpha), width=round(width * self.scale))

    def line(self, points, width, color):
        """Strokes an open line with round joints and ends."""
        pixels = self.pixels(points)
        self.pen.line(
            pixels, fill=self._ink(color, 1), width=round(width * self.scale), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, color)

    def backdrop(self, *stops):
        """Covers the whole image with a gradient from top to bottom."""
        self.image.paste(ramp(stops, self.image.height).resize(self.image.size))

    def shade(self, points, *stops, alpha=1.0):
        """Fills a polygon with a gradient from its highest to its lowest point."""
        mask, corner = self._mask(points, alpha)
        self.image.paste(ramp(stops, mask.height).resize(mask.size), corner, mask)

    def fade(self, points, color, first, last):
        """Fills a polygon with one color; its alpha runs from `first` (top) to `last` (bottom)."""
        mask, corner = self._mask(points)
        steps = Image.new("L", (1, mask.height))
        for y in range(mask.height):
            steps.putpixel((0, y), round(255 * (first + (last - first) * y / mask.height)))
        self.image.paste(rgb(color), corner, ImageChops.multiply(mask, steps.resize(mask.size)))

    def glow(self, x, y, radius, color, strength=1.0):
        """Lights a round area that is brightest in its middle and ends without an edge."""
        side = max(1, round(2 * radius * self.scale))
        # Pillow's radial gradient is white at its corners; at the middle of an edge it reaches 178.
        falloff = [round(255 * strength * max(0, 1 - v / 178) ** 2) for v in range(256)]
        mask = (
            Image.radial_gradient("L").point(falloff).resize((side, side), Image.Resampling.BICUBIC)
        )
        ((left, top),) = self.pixels([(x - radius, y - radius)])
        self.image.paste(rgb(color), (round(left), round(top)), mask)

    def soft(self, points, color, alpha, blur):
        """Fills a polygon whose edge is blurred over `blur` units."""
        # A blur has no detail, so an eighth of the pixels carries it at a fraction of the time.
        small = Image.new("L", [round(side / 8) for side in self.image.size])
        pixels = [(x / 8, y / 8) for x, y in self.pixels(points)]
        ImageDraw.Draw(small).polygon(pixels, fill=round(255 * alpha))
        mask = small.filter(ImageFilter.GaussianBlur(blur * self.scale / 8))
        self.image.paste(rgb(color), (0, 0), mask.resize(self.image.size, Image.Resampling.BICUBIC))

    def clip(self, points):
        """Confines what the given block draws to a polygon: `with canvas.clip(points): …`."""
        return _Clip(self, points)

    def pixels(self, points):
        """Brings points from units to pixels."""
        left, top = self.corner
        return [(left + x * self.scale, top + y * self.scale) for x, y in points]

    def _mask(self, points, alpha=1.0):
        """A polygon as a mask of its own size, and the pixel its corner belongs to."""
        pixels = self.pixels(points)
        left, top = (int(min(p[axis] for p in pixels)) for axis in (0, 1))
        right, bottom = (int(max(p[axis] for p in pixels)) + 1 for axis in (0, 1))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        inside = [(x - left, y - top) for x, y in pixels]
        ImageDraw.Draw(mask).polygon(inside, fill=round(255 * alpha))
        return mask, (left, top)

    def _ink(self, color, alpha):
        return (*rgb(color), round(255 * alpha))


class _Clip:
    """Lets a block draw freely, then takes back everything outside the polygon."""

    def __init__(self, canvas, points):
        self.canvas, self.points = canvas, points

    def __enter__(self):
        self.before = self.canvas.image.copy()

    def __exit__(self, *_):
        mask = Image.new("L", self.before.size, 255)
        ImageDraw.Draw(mask).polygon(self.canvas.pixels(self.points), fill=0)
        self.canvas.image.paste(self.before, (0, 0), mask)
