#!/usr/bin/env python3
"""Takes images of the sample: the two that the README shows, and others to look at.

    marquee preview Content --output PAGES
    python screenshots.py PAGES FOLDER
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHOTS = [
    ("home-light", "Home.html", "zoom=100&appearance=light", 0),
    ("home-iphone-15-rank", "Home.html", "zoom=100&appearance=dark", 500),
    ("learn-dark", "Learn.html", "zoom=100&appearance=dark", 0),
    ("home-iphone-se", "Home.html", "zoom=100&device=iphone-se&appearance=dark", 0),
    ("learn-iphone-se", "Learn.html", "zoom=100&device=iphone-se", 0),
    ("home-ipad-11", "Home.html", "zoom=75&device=ipad-11&appearance=dark", 0),
    ("learn-ipad-11", "Learn.html", "zoom=75&device=ipad-11", 0),
]


def main(pages, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, page, view, top in SHOTS:
            tab = browser.new_page(viewport={"width": 1300, "height": 1100})
            tab.goto(f"{Path(pages).resolve().joinpath(page).as_uri()}#{view}")
            tab.wait_for_selector("html[data-ready]")
            tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
            tab.wait_for_timeout(400)
            tab.locator("#device").screenshot(
                path=str(Path(folder, f"{name}.png")), omit_background=True)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: screenshots.py PAGES FOLDER")
    main(sys.argv[1], sys.argv[2])
