#!/usr/bin/env python3
"""Takes images of the sample: those that the README shows, and others to look at.

    marquee preview Content --output PAGES
    python screenshots.py PAGES FOLDER

They have three pixels a point, all colors, and nothing behind the device.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

SHOTS = [
    ("home-light", "Home.html", "appearance=light", 0),
    ("home-dark", "Home.html", "appearance=dark", 0),
    ("learn-light", "Learn.html", "appearance=light", 0),
    ("learn-dark", "Learn.html", "appearance=dark", 0),
    ("home-iphone-17-rank", "Home.html", "appearance=dark", 500),
    ("home-korean", "ko.lproj/Home.html", "appearance=light", 0),
    ("learn-korean", "ko.lproj/Learn.html", "appearance=dark", 0),
    ("home-iphone-se", "Home.html", "device=iphone-se&appearance=dark", 0),
    ("learn-iphone-se", "Learn.html", "device=iphone-se", 0),
    ("home-ipad-11", "Home.html", "device=ipad-11&appearance=dark", 0),
    ("learn-ipad-11", "Learn.html", "device=ipad-11", 0),
    ("home-large-text", "Home.html", "text=accessibilityMedium", 0),
]

# Those that are beside each other in one wide image, and its height in pixels.
WIDE = ("learn-dark", "home-ipad-11", "home-large-text")
WIDE_HEIGHT = 1200

# Puts the device into the corner, with its edge but without its shadow, and clears what is behind
# it. Content ends before the corners at the bottom, where its edge would be seen through the bar's.
ALONE = """() => {
  const device = document.getElementById('device');
  for (let element = device.parentElement; element; element = element.parentElement)
    element.style.background = 'none';
  for (const element of document.querySelectorAll('body *'))
    if (!element.contains(device) && !device.contains(element)) element.style.display = 'none';
  const sharp = getComputedStyle(device).boxShadow.split(/,(?![^(]*[)])/)
    .filter((shadow) => shadow.includes(' 0px 0px 0px '));
  Object.assign(device.style,
    { boxShadow: sharp.join(), position: 'fixed', left: '1px', top: '1px', margin: '0' });
  const radius = getComputedStyle(document.getElementById('screen')).borderRadius;
  document.getElementById('scroller').style.clipPath = `inset(0 0 2px round 0 0 ${radius} ${radius})`;
}"""


def main(pages, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        # The software renderer that blurs what is under bars.
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"])
        for name, page, view, top in SHOTS:
            tab = browser.new_page(
                viewport={"width": 1300, "height": 1300}, device_scale_factor=3)
            tab.goto(f"{Path(pages).resolve().joinpath(page).as_uri()}#zoom=100&{view}")
            tab.wait_for_selector("html[data-ready]")
            tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
            tab.evaluate(ALONE)
            tab.wait_for_timeout(400)
            box = tab.locator("#device").bounding_box()
            image = tab.screenshot(omit_background=True, clip={
                "x": 0, "y": 0, "width": box["width"] + 2, "height": box["height"] + 2})
            # A browser spends few bytes on filters, and so many on pixels.
            Image.open(io.BytesIO(image)).save(Path(folder, f"{name}.png"), optimize=True)
            tab.close()
        browser.close()
    wide(Path(folder))


def wide(folder):
    """Puts some of the images beside each other, equally high."""
    images = [Image.open(folder / f"{name}.png") for name in WIDE]
    images = [
        image.resize((round(image.width * WIDE_HEIGHT / image.height), WIDE_HEIGHT))
        for image in images]
    space = 60
    width = sum(image.width for image in images) + space * (len(images) - 1)
    whole, left = Image.new("RGBA", (width, WIDE_HEIGHT)), 0
    for image in images:
        whole.paste(image, (left, 0))
        left += image.width + space
    whole.save(folder / "wide.png", optimize=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: screenshots.py PAGES FOLDER")
    main(sys.argv[1], sys.argv[2])
