"""Pictures of screens, and drawings in characters."""

import subprocess
import xml.etree.ElementTree as ElementTree

from harness import expect, test
from PIL import Image, ImageChops, ImageFilter

SVG = "{http://www.w3.org/2000/svg}"


@test
def deterministic(preview):
    """The picture of a screen has the same bytes twice, and is XML."""
    first = preview.write(preview.content, "--format", "svg")
    second = preview.write(preview.content, "--format", "svg")
    pictures = sorted(first.glob("*.svg"))
    expect(len(pictures) == 2, f"{pictures}")
    for picture in pictures:
        expect(picture.read_bytes() == (second / picture.name).read_bytes(), picture.name)
        ElementTree.parse(picture)


def mean_difference(left, right):
    """How far two pictures differ, from 0 to 1; letters may lie a little apart."""
    def soft(path):
        return Image.open(path).convert("RGB").filter(ImageFilter.BoxBlur(4))
    left, right = soft(left), soft(right)
    expect(left.size == right.size, f"{left.size} and {right.size}")
    histogram = ImageChops.difference(left, right).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram) / 255


@test
def two_programs(preview):
    """The browser and rsvg-convert draw the picture alike."""
    folder = preview.write(preview.content, "--format", "svg")
    for picture in sorted(folder.glob("*.svg")):
        root = ElementTree.parse(picture).getroot()
        width, height = int(float(root.get("width"))), int(float(root.get("height")))
        by_rsvg = picture.with_suffix(".rsvg.png")
        subprocess.run(
            ["rsvg-convert", "--unlimited", "-w", str(width), "-o", str(by_rsvg), str(picture)],
            check=True)
        tab = preview.browser.new_page(viewport={"width": width, "height": height})
        tab.goto(picture.as_uri())
        by_browser = picture.with_suffix(".browser.png")
        tab.screenshot(path=str(by_browser))
        tab.close()
        difference = mean_difference(by_rsvg, by_browser)
        expect(difference < 0.02, f"{picture.name} differs by {difference:.3f}")


LINES = """() => [...document.querySelectorAll('.cell')].map((cell) => [
  `${cell.dataset.section}/${cell.dataset.item}`,
  [...cell.querySelectorAll('.text')].flatMap((text) => {
    const lines = [];
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    let top = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < node.length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && (top === null || box.top > top + 4)) {
          lines.push('');
          top = box.top;
        }
        if (lines.length) lines[lines.length - 1] += node.data[index];
      }
    }
    return lines.map((line) => line.trimEnd()).filter((line) => line);
  }),
])"""


@test
def line_breaks(preview):
    """Page and picture break texts at the same places."""
    pages = preview.write(preview.content)
    pictures = preview.write(preview.content, "--format", "svg", "--link-images")
    compared = 0
    for name in ["Home", "Learn"]:
        tab = preview.open(pages / f"{name}.html", "zoom=100")
        lines = {}
        length = tab.evaluate("() => document.getElementById('content').offsetHeight")
        for top in range(0, int(length), 500):
            tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
            tab.wait_for_timeout(40)
            lines.update(dict(tab.evaluate(LINES)))
        root = ElementTree.parse(pictures / f"{name}.iphone-15.svg").getroot()
        for view in root.findall(f"{SVG}svg"):
            key = f"{view.get('data-section')}/{view.get('data-item')}"
            if key not in lines:
                continue
            texts = [
                "".join(text.itertext()) for text in view.findall(f"{SVG}text")
                if text.get("paint-order") is None]
            # A text cut at its last line shows less in a picture; the page hides the rest. Fonts
            # for Hangul and the like are the system's, and need not be as wide as measured.
            if any(text.endswith("…") or max(text) > "\u2e7f" for text in texts):
                continue
            expect(lines[key] == texts, f"{name} {key}: {lines[key]} and {texts}")
            compared += len(texts)
    expect(compared > 40, f"{compared} lines were compared")


@test
def linked(preview):
    """Pictures can be linked, and are found."""
    folder = preview.write(preview.content, "--link-images")
    page = folder / "Home.html"
    expect("data:image" not in page.read_text(encoding="utf-8"), "a picture is embedded")
    tab = preview.open(page)
    tab.wait_for_timeout(300)
    broken = tab.evaluate(
        "() => [...document.querySelectorAll('.picture img')]"
        ".filter((image) => !image.complete || image.naturalWidth === 0).length")
    expect(broken == 0, f"{broken} pictures are not found")
    expect(tab.locator(".picture img").count() > 5, "no pictures")


@test
def characters(preview):
    """The drawing in characters tells texts and names, and keeps its width."""
    text = preview.run(preview.content, "--format", "text").decode("utf-8")
    for words in ["[poster-lighthouse]", "TOP 10", "Course of the season", "$59.90"]:
        expect(words in text, f"no {words!r}")
