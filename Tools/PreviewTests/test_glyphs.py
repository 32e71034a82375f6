"""Fonts inside pages, outlines in images, numerals, and images that browsers do not show."""

import base64
import io
import plistlib
import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from fontTools.ttLib import TTFont
from harness import data, expect, test
from PIL import Image, ImageChops
from test_images import SVG, draw_both

FIXTURES = Path(__file__).resolve().parents[2] / "Tests/MarqueeImagesTests/Fixtures"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

# The most bytes of a page of the sample, without its images.
HEAVIEST_PAGE = 250_000


def fonts(html):
    """The fonts inside a page, by weight."""
    found = re.findall(r"font-weight: (\d+); src: url\(data:font/ttf;base64,([^)]*)\)", html)
    return {int(weight): base64.b64decode(font) for weight, font in found}


@test
def embedded_fonts(preview):
    """The fonts of pages are whole for another reader, and hold what the page shows and little more."""
    pages = preview.write(preview.content)
    for name in ["Home", "Learn"]:
        page = pages / f"{name}.html"
        html = page.read_text(encoding="utf-8")
        found = fonts(html)
        expect({400, 600, 700} <= set(found), f"{name}: {set(found)}")
        shown = set(re.sub(r"data:image/[^\"]*", "", html))
        # From right to left, a browser shows the other sign of a pair.
        shown |= {sign for pair in ("«»", "‹›", "≤≥") if shown & set(pair) for sign in pair}
        for weight, file in found.items():
            font = TTFont(io.BytesIO(file), checkChecksums=2, lazy=False)
            for table in font.keys():
                expect(font[table] is not None, f"{name} {weight}: {table}")
            glyphs = font["glyf"]
            names = font.getBestCmap()
            for code, glyph in names.items():
                expect(code < 0x80 or chr(code) in shown, f"{name} {weight}: {chr(code)!r} is not shown")
                glyphs[glyph].recalcBounds(glyphs)
            # The controls use two weights, with all of ASCII; the others have only the screen's
            # characters.
            expect(weight in (500, 700) or set(range(0x20, 0x7F)) <= set(names), f"{name} {weight}")
            expect(font["OS/2"].usWeightClass == weight, f"{font['OS/2'].usWeightClass}")
            expect("SIL OPEN FONT LICENSE" in html, "no license")
        images = sum(map(len, re.findall(r"data:image/[^\"\\]*", html)))
        weight = page.stat().st_size - images
        expect(weight <= HEAVIEST_PAGE, f"{name} has {weight} bytes without its images")
        tab = preview.open(page)
        states = tab.evaluate("""async () => {
          for (const weight of [400, 600, 700]) await document.fonts.load(`${weight} 12px "Marquee Inter"`);
          return [...document.fonts].map((font) => `${font.weight} ${font.status}`);
        }""")
        loaded = [state for state in states if state.endswith("loaded")]
        expect(len(loaded) >= 3 and not any("error" in state for state in states), f"{states}")
        expect_glyphs_of_all_texts(tab, found)
        tab.close()


def expect_glyphs_of_all_texts(tab, found):
    """Each weight has all characters of the texts that the page draws in it, if Inter has them."""
    texts = tab.evaluate("""() => {
      const texts = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent.closest('script, noscript, style')) continue;
        const style = getComputedStyle(parent);
        if (!/Marquee Inter/i.test(style.fontFamily)) continue;
        texts.push([Number(style.fontWeight), walker.currentNode.data]);
      }
      return texts;
    }""")
    inter = {weight: TTFont(io.BytesIO(file)).getBestCmap() for weight, file in found.items()}
    weights = set()
    for weight, text in texts:
        missing = [c for c in text if ord(c) in inter[400] and ord(c) not in inter.get(weight, {})]
        expect(not missing, f"{text!r} has no {missing} in {weight}")
        weights.add(weight)
    expect({400, 600, 700} <= weights, f"{weights}")


@test
def measured_widths(preview):
    """Lines in pages are as wide as they were measured."""
    page = preview.write(preview.content) / "Learn.html"
    content = data(page)
    pieces = {text: widths for kind in content["pieces"].values() for text, *widths in kind}
    inter = set(map(chr, TTFont(io.BytesIO(fonts(page.read_text("utf-8"))[400])).getBestCmap()))
    for piece in pieces:
        if len(piece) == 1 and 0x21 <= ord(piece) <= 0x17F and piece != "\xad":
            expect(piece in inter, f"the page has no {piece!r}")
    tab = preview.open(page, "zoom=100")
    lines = tab.evaluate("""() => [...document.querySelectorAll('.line')].map((line) => {
      const seen = line.cloneNode(true);
      for (const unseen of seen.querySelectorAll('.unseen')) unseen.remove();
      const range = document.createRange();
      range.setStart(line, 0);
      const style = getComputedStyle(line);
      const nodes = [...line.childNodes].filter((node) => !node.classList?.contains('unseen'));
      range.setEndAfter(nodes[nodes.length - 1] ?? line.lastChild);
      const box = range.getBoundingClientRect();
      return [seen.textContent, parseFloat(style.fontSize), Number(style.fontWeight), box.width];
    })""")
    compared = 0
    for text, size, weight, width in lines:
        if not text or not set(text) <= inter or not all(c in pieces for c in text):
            continue
        index = content["weights"].index(weight)
        wanted = sum(pieces[c][index] for c in text) * size / content["wholeUnitSize"]
        # Browsers place letters between pixels to a part of one.
        expect(abs(width - wanted) < 0.4, f"{text!r} is {width} wide, not {wanted}")
        compared += 1
    expect(compared > 20, f"{compared} lines were compared")


@test
def alike_everywhere(preview):
    """Programs draw texts in Latin, Greek and Cyrillic letters alike, in every weight."""
    course = {"imageName": "gray", "rating": 4.5, "reviewCount": 1234, "price": "19.90"}
    names = ["Programs That Read Like Prose", "Ďábelské ódy – žluťoučký kůň", "Μια ωραία πεταλούδα",
             "Съешь ещё этих мягких французских булок", "“Quoted” … & €19.90 → №5"]
    path = preview.folder() / "Latin.plist"
    Image.new("RGB", (480, 480), "gray").save(path.parent / "gray@3x.png")
    path.write_bytes(plistlib.dumps([
        {"sectionType": "list", "sectionName": names[0],
         "contentItem": [{"text": text, "secondaryText": text} for text in names]},
        {"sectionType": "courseSwimlane",
         "contentItem": [{**course, "title": text, "author": text, "tag": "New"}
                         for text in names[:2]]},
        {"sectionType": "categories", "contentItem": [{"titles": names}]},
        {"sectionType": "rank", "sectionName": names[1],
         "contentItem": [{"description": text, "imageName": "gray"} for text in names]},
    ]))
    for options in [[], ["--appearance", "dark"], ["--text-size", "accessibilityLarge"]]:
        folder = preview.write(path, "--format", "svg", *options)
        (image,) = folder.glob("*.svg")
        expect(not list(ElementTree.parse(image).getroot().iter(f"{SVG}text")), "a text is left")
        left, right = [Image.open(file).convert("RGB") for file in draw_both(preview, image)]
        histogram = ImageChops.difference(left, right).convert("L").histogram()
        strong = sum(histogram[64:]) / sum(histogram)
        expect(strong < 0.002, f"{options}: {strong:.4f} of the pixels differ")


def ranked_screen(folder, ranks):
    """A section for each rank."""
    path = folder / "Ranks.plist"
    Image.new("RGB", (480, 720), "gray").save(path.parent / "gray@3x.png")
    path.write_bytes(plistlib.dumps([
        {"sectionType": "rank", "sectionName": str(rank),
         "contentItem": [{"description": str(rank), "imageName": "gray", "rank": rank}]}
        for rank in ranks]))
    return path


RANKS = [1, 4, 10, 44, 100]

# Draws a single numeral, black on white, without clipping; returns the box of its cell.
ONE_NUMERAL = """(section) => {
  document.querySelectorAll('.unmasked').forEach((e) => e.classList.remove('unmasked'));
  const cell = document.querySelector(`.cell[data-section="${section}"]`);
  document.getElementById('scroller').scrollTop +=
    cell.getBoundingClientRect().top - document.getElementById('scroller')
      .getBoundingClientRect().top - 150;
  const hide = (element) => { element.style.visibility = 'hidden'; };
  document.querySelectorAll('body *').forEach(hide);
  const numeral = cell.querySelector('.numeral');
  numeral.style.visibility = 'visible';
  numeral.style.fill = numeral.style.stroke = '#000';
  for (let e = numeral; e && e !== document.body; e = e.parentElement) {
    if (e.style) { e.style.overflow = 'visible'; e.style.background = '#fff'; }
  }
  document.body.style.background = document.documentElement.style.background = '#fff';
  const box = cell.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""


@test
def whole_numerals(preview):
    """Numerals are whole inside their cells, in pages and images, on every device."""
    path = ranked_screen(preview.folder(), RANKS)
    page = preview.write(path) / "Ranks.html"
    for device in ["iphone-se", "iphone-17", "ipad-11"]:
        for section, rank in enumerate(RANKS):
            tab = preview.open(
                page, f"device={device}&zoom=100&direction={'rtl' if rank == 44 else 'ltr'}",
                width=1100, height=3200)
            tab.evaluate("""section => {
              const scroller = document.getElementById('scroller');
              scroller.scrollTop = scroller.scrollHeight * section;
            }""", section / len(RANKS) * 0.999)
            tab.wait_for_selector(f'.cell[data-section="{section}"] .numeral')
            tab.wait_for_timeout(60)
            left, top, right, bottom = tab.evaluate(ONE_NUMERAL, section)
            corner = (max(0, left - 60), max(0, top - 60))
            shot = tab.screenshot(clip={
                "x": corner[0], "y": corner[1], "width": right - left + 120,
                "height": bottom - top + 120})
            dark = Image.open(io.BytesIO(shot)).convert("L").point(lambda v: 255 * (v < 200))
            expect(dark.getbbox(), f"{device}: no {rank}")
            ink = [side + corner[index % 2] for index, side in enumerate(dark.getbbox())]
            inside = (ink[0] >= left - 0.6 and ink[1] >= top - 0.6
                      and ink[2] <= right + 0.6 and ink[3] <= bottom + 0.6)
            expect(inside, f"{device}: {rank} at {ink} is not in {left, top, right, bottom}")
            expect(ink[3] - ink[1] > 0.3 * (bottom - top), f"{device}: {rank} is small: {ink}")
            tab.close()
        images = preview.write(path, "--format", "svg", "--link-images", "--device", device)
        (image,) = images.glob("*.svg")
        tab = preview.browser.new_page(viewport={"width": 1100, "height": 1400})
        tab.goto(image.as_uri())
        boxes = tab.evaluate("""() => [...document.querySelectorAll('[paint-order]')].map((g) => {
          const cell = g.closest('svg[data-item]');
          const [, sx, sy] = /scale\\(([^ ]+) ([^)]+)\\)/.exec(g.getAttribute('transform'));
          const [, x, y] = /translate\\(([^ ]+) ([^)]+)\\)/.exec(g.getAttribute('transform'));
          const box = g.getBBox();
          const half = Number(g.getAttribute('stroke-width')) / 2;
          return [
            Number(x) + (box.x - half) * sx, Number(y) + (box.y - half) * sy,
            Number(cell.getAttribute('width')) - Number(x) - (box.x + box.width + half) * sx,
            Number(cell.getAttribute('height')) - Number(y) - (box.y + box.height + half) * sy,
          ];
        })""")
        tab.close()
        expect(len(boxes) == len(RANKS), f"{boxes}")
        for rank, sides in zip(RANKS, boxes):
            expect(min(sides) >= -0.01, f"{device}: {rank} sticks out: {sides}")


def unshown_screen(folder):
    """A screen with an image of each sort that is not simply shown."""
    names = {"night": "mode-RGB.heic", "scan": "big-endian.tiff"}
    for name, fixture in names.items():
        shutil.copy(FIXTURES / fixture, folder / f"{name}{Path(fixture).suffix}")
    catalog = folder / "Assets.xcassets" / "drawing.imageset"
    catalog.mkdir(parents=True)
    shutil.copy(FIXTURES / "page-60x40.pdf", catalog / "drawing.pdf")
    (catalog / "Contents.json").write_text(
        '{"images": [{"idiom": "universal", "filename": "drawing.pdf"}]}', encoding="utf-8")
    path = folder / "Unshown.plist"
    items = [{"description": name, "imageName": name}
             for name in ["night.heic", "scan.tiff", "drawing", "nowhere"]]
    items.append({"description": "far", "imageLink": "https://images.example.com/far.jpg"})
    path.write_bytes(plistlib.dumps([{"sectionType": "grid", "contentItem": items}]))
    return path


NOTES = {
    "night.heic": "HEIC, 80 × 66, fine on the phone",
    "scan.tiff": "TIFF, fine on the phone",
    "drawing": "PDF, 60 × 40 pt, fine on the phone",
}


@test
def unshown_images(preview):
    """Images that browsers do not show say that they are fine."""
    path = unshown_screen(preview.folder())
    for options in [[], ["--link-images"]]:
        page = preview.write(path, *options) / "Unshown.html"
        tab = preview.open(page, "zoom=100")
        tab.wait_for_timeout(200)
        shown = tab.evaluate(
            "() => [...document.images].map((i) => [i.src.slice(0, 15), i.naturalWidth])")
        expect(shown == [], f"{shown}")
        notes = tab.evaluate(
            "() => [...document.querySelectorAll('.image.noted')].map((image) =>"
            " [...image.children].map((span) => span.textContent))")
        expect(notes == [[f"“{name}”", note] for name, note in NOTES.items()], f"{notes}")
        missing = tab.locator(".image.missing").all_text_contents()
        expect(len(missing) == 2 and "nowhere" in missing[0], f"{missing}")
        styles = tab.evaluate(
            "() => ['noted', 'missing'].map((name) => getComputedStyle("
            "document.querySelector(`.image.${name}`)).borderTopStyle)")
        expect(styles == ["none", "dashed"], f"{styles}")
        tab.close()
    (image,) = preview.write(path, "--format", "svg").glob("*.svg")
    root = ElementTree.parse(image).getroot()
    for index, (name, note) in enumerate(NOTES.items()):
        (cell,) = [view for view in root.findall(f"{SVG}svg") if view.get("data-item") == str(index)]
        words = "".join(
            line.get("aria-label") + " " for line in cell.iter(f"{SVG}g") if line.get("aria-label"))
        expect(name.split(".")[0] in words and note[:4] in words, f"{name}: {words}")
        expect(not any(rect.get("stroke-dasharray") for rect in cell.iter(f"{SVG}rect")), name)
    dashed = [rect for rect in root.iter(f"{SVG}rect") if rect.get("stroke-dasharray")]
    expect(len(dashed) == 2, f"{len(dashed)} dashed places")
    text = preview.run(path, "--format", "text", "--width", "200").decode("utf-8")
    for words in [*NOTES.values(), "[drawing]", "missing"]:
        expect(words in text, f"no {words!r}")


@test
def languages(preview):
    """Texts in other letters say their language, in pages and images."""
    texts = {"오늘의 이야기": "ko", "夜空を読む": "ja", "שלום": "he", "A word": None}
    path = preview.folder() / "Languages.plist"
    path.write_bytes(plistlib.dumps([
        {"sectionType": "list", "contentItem": [{"text": text} for text in texts]}]))
    tab = preview.open(preview.write(path) / "Languages.html", "zoom=100")
    found = dict(tab.evaluate(
        "() => [...document.querySelectorAll('.text')].map((text) =>"
        " [text.textContent, text.getAttribute('lang')])"))
    expect(found == texts, f"{found}")
    (image,) = preview.write(path, "--format", "svg").glob("*.svg")
    root = ElementTree.parse(image).getroot()
    lines = {"".join(line.itertext()): line.get(XML_LANG) for line in root.iter(f"{SVG}text")}
    lines |= {line.get("aria-label"): line.get(XML_LANG)
              for line in root.iter(f"{SVG}g") if line.get("aria-label")}
    # The status bar has the time.
    del lines["9:41"]
    expect(lines == texts, f"{lines}")


@test
def column_counts(preview):
    """A drawing in characters is as wide as is asked for, and its posters are no long empty boxes."""
    for columns in [40, 80, 200]:
        text = preview.run(
            preview.content, "--format", "text", "--width", columns).decode("utf-8")
        widest = max(len(line) for line in text.splitlines())
        expect(columns * 0.9 < widest <= columns, f"{widest} columns, not {columns}")
        heights = []
        for line in text.splitlines():
            if "╭" in line:
                heights.append(0)
            elif heights:
                heights[-1] += 1
        expect(max(heights) <= 30, f"{columns}: a box of {max(heights)} rows")
        expect(not re.search(r"\d★|★\d|☆", text), "stars lie over figures")
    expect(re.search(r"4\.5 ★★★★½ \(1,702\)", text), "no rating with its stars")
