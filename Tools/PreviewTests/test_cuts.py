"""Where texts that are too long are cut."""

import json
import plistlib
from pathlib import Path

from harness import expect, test
from PIL import Image
from test_images import image_lines, page_lines

# The last lines of texts, calculated from the advances of fonts and not by the program.
CUTS = Path(__file__).resolve().parents[2] / "Tests/Support/Fixtures/Cuts.json"

COURSE = {
    "title": "-", "author": "-", "imageName": "gray", "rating": 4.5, "reviewCount": 1, "price": "1"}

# For the style of a text: the section and item that have it, its field, and the space beside it.
PLACES = {
    "title": ("courseSwimlane", COURSE, "title", 0),
    "author": ("courseSwimlane", COURSE, "author", 0),
    "banner": ("mainBanner", {"imageName": "gray", "caption": "-"}, "title", 40),
    "header": ("courseSwimlane", COURSE, None, 10),
}


def section(cut, number, layouts):
    """A section with a text, as wide as the text has to be."""
    kind, item, field, beside = PLACES[cut["style"]]
    # A title has two lines below an image of 3:2: 31.5 points, 61.2 of the other parts and spaces.
    height = cut["room"] / 1.5 + 93.5 if cut["style"] == "title" else 200
    size = {"width": {"absolute": cut["room"] + beside}, "height": {"absolute": height}}
    layouts[f"layout{number}"] = {
        "group": {"axis": "horizontal", **size}, "header": {**size, "height": {"absolute": 30}}}
    made = {"sectionType": kind, "layout": f"layout{number}", "contentItem": [
        {**item, **({field: cut["text"]} if field else {})}]}
    return made if field else {**made, "sectionName": cut["text"]}


@test
def cuts(preview):
    """Page and image cut texts where a calculation from the advances of fonts does."""
    # A badge is as wide as its text, and is cut nowhere.
    cases = [cut for cut in json.loads(CUTS.read_text("utf-8")) if cut["style"] in PLACES]
    expect(len(cases) == 35, f"{len(cases)} cases")
    layouts = {}
    sections = [section(cut, number, layouts) for number, cut in enumerate(cases)]
    folder = preview.folder()
    path = folder / "Cuts.plist"
    Image.new("RGB", (480, 480), "gray").save(folder / "gray@3x.png")
    path.write_bytes(plistlib.dumps({"formatVersion": 1, "layouts": layouts, "sections": sections}))
    page = preview.write(path) / "Cuts.html"
    (image,) = preview.write(path, "--format", "svg", "--device", "iphone-17").glob("*.svg")
    for name, found in [
        ("page", page_lines(preview, page, "device=iphone-17")), ("image", image_lines(image)),
    ]:
        cells = {key: [text for text, _ in lines] for key, lines in found.items()}
        for number, cut in enumerate(cases):
            if cut["style"] == "header":
                continue
            lines = cells[f"{number}/0"]
            expect(cut["shown"] in lines, f"{name}: {cut['shown']!r} is not in {lines}")
    expect_headers(preview, page, image, [cut for cut in cases if cut["style"] == "header"])


def expect_headers(preview, page, image, cases):
    tab = preview.open(page, "device=iphone-17&zoom=100")
    shown = set()
    length = tab.evaluate("() => document.getElementById('content').offsetHeight")
    for top in range(0, int(length), 400):
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
        tab.wait_for_timeout(40)
        shown |= set(tab.evaluate("""() => [...document.querySelectorAll('.line.cut')].map(
          (line) => [...line.childNodes].filter((node) => !node.classList?.contains('unseen'))
            .map((node) => node.textContent).join('') + '…')"""))
    tab.close()
    drawn = image.read_text("utf-8")
    for cut in cases:
        expect(cut["shown"] in shown, f"page: {cut['shown']!r} is not in {shown}")
        expect(cut["shown"] in drawn, f"image: {cut['shown']!r}")
