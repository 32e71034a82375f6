"""What the browser measures of cells, against what the program says of the same view."""

import itertools
import os
import plistlib

from harness import data, expect, test
from PIL import Image
from test_controls import judged_views

# Measures what is built: texts that are cut, and what lies beyond the edges of its cell or header.
MEASURE = """() => {
  const beyond = (box, edges, scrolls) => Math.max(
    edges.top - box.top, box.bottom - edges.bottom,
    scrolls ? 0 : edges.left - box.left, scrolls ? 0 : box.right - edges.right);
  const wordsOf = (line) => {
    const range = document.createRange();
    const shown = [...line.childNodes].filter((node) => !node.classList?.contains('unseen'));
    if (!shown.length) return line.getBoundingClientRect();
    range.setStartBefore(shown[0]);
    range.setEndAfter(shown[shown.length - 1]);
    return range.getBoundingClientRect();
  };
  const found = [];
  const cells = [];
  const measure = (element, key) => {
    cells.push(key);
    const edges = element.getBoundingClientRect();
    for (const text of element.querySelectorAll('.text')) {
      const lines = [...text.querySelectorAll('.line')];
      const scrolls = Boolean(text.closest('.scrolling'));
      const words = text.textContent;
      if (lines.some((line) => line.matches('.cut'))) found.push([key, 'cut', words, 0]);
      const far = Math.max(...lines.map((line) => beyond(wordsOf(line), edges, scrolls)));
      if (far > 0) found.push([key, 'outside', words, far]);
    }
    for (const image of element.querySelectorAll('.image')) {
      const box = image.getBoundingClientRect();
      if (box.height < 1 || box.width < 1) found.push([key, 'flat', '', 0]);
    }
  };
  for (const cell of document.querySelectorAll('.cell')) {
    measure(cell, `${cell.dataset.section}/${cell.dataset.item}`);
  }
  for (const section of document.querySelectorAll('.section')) {
    const header = section.querySelector('.boundary[role=heading]');
    if (header) measure(header, `${section.dataset.section}/header`);
  }
  return { found, cells };
}"""

RULES = {"cut": ("text-truncated",), "outside": ("part-does-not-fit", "text-overlaps"),
         "flat": ("image-distorted",)}

SIZES = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]

# Browsers and the program may differ by this many points before one of them is wrong.
TOLERANCE = 1.0


def narrow_shop(preview):
    """Courses, banners, chips and rows in cells that are too small for them."""
    course = {
        "author": "Kestrel & Daughters Outdoor Equipment", "imageName": "gray", "rating": 4.5,
        "reviewCount": 12840, "price": "1249.00", "tag": "Limited edition"}
    size = {"width": {"absolute": 120}, "height": {"absolute": 150}}
    sections = [
        {"sectionType": "courseSwimlane", "layout": "small", "contentItem": [
            {**course, "title": title}
            for title in ("Knots", "Server driven rigging, compositional layout and knots")]},
        {"sectionType": "mainBanner", "contentItem": [
            {"imageName": "gray", "title": "Weekend offers on everything that you love",
             "caption": "Ends Sunday at midnight, while stocks last"}]},
        {"sectionType": "basic", "sectionName": "Because you watched “The Cartographer’s Daughter”",
         "contentItem": [{"description": "A cat", "imageName": "gray"}]},
        {"sectionType": "list", "layout": "rows", "contentItem": [
            {"text": "A line of text", "secondaryText": "and another one below it"}]},
        {"sectionType": "categories", "contentItem": [
            {"titles": ["officeProductivity", "healthAndFitness", "music", "games"]}]},
    ]
    layouts = {
        "small": {"group": {"axis": "horizontal", **size},
                  "orthogonalScrollingBehavior": "continuous"},
        "rows": {"group": {"axis": "horizontal", "width": {"fractionalWidth": 1},
                           "height": {"absolute": 58}}}}
    folder = preview.folder()
    Image.new("RGB", (480, 480), "gray").save(folder / "gray@3x.png")
    path = folder / "Shop.plist"
    path.write_bytes(plistlib.dumps({"formatVersion": 1, "layouts": layouts, "sections": sections}))
    return path


def views():
    """Devices, orientations, text sizes and directions; in the gate a few of them."""
    everywhere = os.environ.get("MARQUEE_TEST_ALL")
    return itertools.product(
        ("iphone-se", "iphone-17", "ipad-11"), ("portrait", "landscape"),
        SIZES if everywhere else (SIZES[3], SIZES[7], SIZES[9]),
        ("ltr", "rtl") if everywhere else ("ltr",))


def said(content, device, orientation, size):
    """What the page's data says of a view: the cell, the rule and the message."""
    names = [entry["name"] for entry in content["devices"]]
    number = (names.index(device) * 2 + (orientation == "landscape")) * 12 + SIZES.index(size)
    return [
        (f"{entry.get('section')}/{entry.get('item', 'header')}", entry["rule"], entry["message"])
        for entry in content["diagnostics"]
        if "v" in entry and number in judged_views(entry["v"])]


def measured(tab, view):
    """What is measured of all cells of a view, from the top of the page to its end."""
    tab.evaluate("hash => { location.hash = hash; }", view)
    tab.wait_for_timeout(60)
    found, cells = {}, set()
    length = tab.evaluate("() => document.getElementById('content').offsetHeight")
    for top in range(0, int(length) + 1, 300):
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
        tab.wait_for_timeout(25)
        seen = tab.evaluate(MEASURE)
        cells |= set(seen["cells"])
        found |= {tuple(entry[:3]): entry for entry in seen["found"]}
    return list(found.values()), cells


def compare(found, cells, claims, place):
    """Each fault that was measured is said, and each that is said was measured."""
    claims = [claim for claim in claims if claim[0] in cells]
    for key, kind, words, far in found:
        if kind == "outside" and far <= TOLERANCE + 0.5:
            continue
        expect(
            any(claim[0] == key and claim[1] in RULES[kind] for claim in claims),
            f"{place}: nothing is said of {key}, {kind}, {words!r}, {far}")
    for key, rule, message in claims:
        kinds = [kind for kind, rules in RULES.items() if rule in rules]
        # How far the shape of an image is from that of its place is not measured here.
        if not kinds or "cut off" in message or "may be cut" in message or " 1 point " in message:
            continue
        expect(
            any(entry[0] == key and entry[1] in kinds for entry in found),
            f"{place}: {key} is said to have {rule}: {message}")


@test
def judged_as_shown(preview):
    """The browser measures in each view what the program says of it, and nothing else."""
    pages = [preview.write(narrow_shop(preview)) / "Shop.html"]
    sample = preview.write(preview.content)
    pages += [sample / "Home.html", sample / "Learn.html"]
    for page in pages:
        content = data(page)
        tab = preview.open(page, "zoom=100", width=2000, height=1600)
        for device, orientation, size, direction in views():
            view = (f"device={device}&orientation={orientation}&text={size}"
                    f"&direction={direction}&zoom=100")
            found, cells = measured(tab, view)
            compare(found, cells, said(content, device, orientation, size), f"{page.stem} {view}")
        tab.close()
