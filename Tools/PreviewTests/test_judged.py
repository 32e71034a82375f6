"""What the browser measures of cells, against what the program says of the same view."""

import itertools
import os
import plistlib

from harness import expect, test
from PIL import Image

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
      else {
        const far = Math.max(...lines.map((line) => beyond(wordsOf(line), edges, scrolls)));
        if (far > 0) found.push([key, 'outside', words, far]);
      }
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
  const said = content.diagnostics.filter(({ v }) => v && isHere(v)).map(
    ({ rule, message, section, item }) => [`${section}/${item ?? 'header'}`, rule, message]);
  return { found, cells, said };
}"""

RULES = {"cut": ("text-truncated",), "outside": ("part-does-not-fit", "text-overlaps"),
         "flat": ("image-distorted",)}

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
    everywhere = os.environ.get("MARQUEE_TEST_ALL")
    sizes = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
        "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge"]
    return itertools.product(
        ("iphone-se", "iphone-15", "ipad-11"), ("portrait", "landscape"),
        sizes if everywhere else (sizes[3], sizes[7], sizes[9]),
        ("ltr", "rtl") if everywhere else ("ltr",))


def compare(measured, place):
    """Each fault that was measured is said, and each that is said was measured."""
    built = set(measured["cells"])
    said = [entry for entry in measured["said"] if entry[0] in built]
    for key, kind, words, far in measured["found"]:
        if kind == "outside" and far <= TOLERANCE + 0.5:
            continue
        expect(
            any(entry[0] == key and entry[1] in RULES[kind] for entry in said),
            f"{place}: nothing is said of {key}, {kind}, {words!r}, {far}")
    for key, rule, message in said:
        kinds = [kind for kind, rules in RULES.items() if rule in rules]
        # How far the shape of an image is from that of its place is not measured here.
        if not kinds or "cut off" in message:
            continue
        close = rule != "text-truncated" and " 1 point" in message
        expect(
            close or "may be cut" in message
            or any(entry[0] == key and entry[1] in kinds for entry in measured["found"]),
            f"{place}: {key} is said to have {rule}: {message}")


@test
def judged_as_shown(preview):
    """The browser measures in each view what the program says of it, and nothing else."""
    pages = [preview.write(narrow_shop(preview)) / "Shop.html"]
    sample = preview.write(preview.content)
    pages += [sample / "Home.html", sample / "Learn.html"]
    for page in pages:
        tab = preview.open(page, "zoom=100", width=2000, height=1600)
        for device, orientation, size, direction in views():
            tab.evaluate("""([device, orientation, text, direction]) => {
              setView({ device, orientation, text, direction, zoom: '100' });
              printed = { end: content.sections.length };
              renderAll();
            }""", [device, orientation, size, direction])
            compare(tab.evaluate(MEASURE), f"{page.stem} {device} {orientation} {size} {direction}")
        tab.close()
