"""Images of screens, and drawings in characters."""

import plistlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from harness import expect, test
from PIL import Image, ImageChops, ImageFilter

SVG = "{http://www.w3.org/2000/svg}"


@test
def deterministic(preview):
    """The image of a screen has the same bytes twice, and is XML."""
    first = preview.write(preview.content, "--format", "svg")
    second = preview.write(preview.content, "--format", "svg")
    images = sorted(first.glob("*.svg"))
    expect(len(images) == 2, f"{images}")
    for image in images:
        expect(image.read_bytes() == (second / image.name).read_bytes(), image.name)
        ElementTree.parse(image)


def mean_difference(left, right):
    """How far two images differ, from 0 to 1; letters may lie a little apart."""
    def soft(path):
        return Image.open(path).convert("RGB").filter(ImageFilter.BoxBlur(4))
    left, right = soft(left), soft(right)
    expect(left.size == right.size, f"{left.size} and {right.size}")
    histogram = ImageChops.difference(left, right).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram) / 255


def draw_both(preview, image):
    """Draws an image by rsvg-convert and by the browser; gives both files."""
    root = ElementTree.parse(image).getroot()
    width, height = int(float(root.get("width"))), int(float(root.get("height")))
    by_rsvg = image.with_suffix(".rsvg.png")
    subprocess.run(
        ["rsvg-convert", "--unlimited", "-w", str(width), "-o", str(by_rsvg), str(image)],
        check=True)
    tab = preview.browser.new_page(viewport={"width": width, "height": height})
    tab.goto(image.as_uri())
    by_browser = image.with_suffix(".browser.png")
    tab.screenshot(path=str(by_browser))
    tab.close()
    return by_rsvg, by_browser


@test
def two_programs(preview):
    """The browser and rsvg-convert draw the image alike, from either side."""
    left = preview.write(preview.content, "--format", "svg")
    right = preview.write(preview.content, "--format", "svg", "--locale", "he_IL")
    for image in sorted([*left.glob("*.svg"), *right.glob("*.svg")]):
        difference = mean_difference(*draw_both(preview, image))
        expect(difference < 0.005, f"{image.name} differs by {difference:.4f}")


# The lines of each cell, with their distances from the top of the cell, and the texts as a whole.
LINES = """() => [...document.querySelectorAll('.cell')].map((cell) => [
  `${cell.dataset.section}/${cell.dataset.item}`,
  [...cell.querySelectorAll('.line')].map((line) => {
    const seen = line.cloneNode(true);
    for (const unseen of seen.querySelectorAll('.unseen')) unseen.remove();
    return [
      seen.textContent + (line.classList.contains('cut') ? '…' : ''),
      line.getBoundingClientRect().top - cell.getBoundingClientRect().top,
    ];
  }),
])"""

# From the top of a line to its base line, as a part of the font's size: the measures of Inter.
ASCENT_UNITS = 2728
ASCENT = ASCENT_UNITS / 2816


def page_lines(preview, page, view):
    """The lines of all cells of a page."""
    tab = preview.open(page, f"{view}&zoom=100")
    lines = {}
    length = tab.evaluate("() => document.getElementById('content').offsetHeight")
    for top in range(0, int(length), 400):
        tab.evaluate("y => { document.getElementById('scroller').scrollTop = y; }", top)
        tab.wait_for_timeout(40)
        lines.update(dict(tab.evaluate(LINES)))
    tab.close()
    return lines


def place_of(line):
    """The text of a line, and its distance from the top of its cell."""
    if line.tag == f"{SVG}text":
        size = float(line.get("font-size"))
        return ["".join(line.itertext()), float(line.get("y")) - ASCENT * size]
    _, base, scale = map(float, re.fullmatch(
        r"translate\((\S+) (\S+)\) scale\((\S+)\)", line.get("transform")).groups())
    return [line.get("aria-label"), base - ASCENT_UNITS * scale]


def image_lines(image):
    """The lines of all cells of an image, as outlines or text; numerals have no label."""
    lines = {}
    for view in ElementTree.parse(image).getroot().findall(f"{SVG}svg"):
        if view.get("data-item") is None:
            continue
        lines[f"{view.get('data-section')}/{view.get('data-item')}"] = [
            place_of(line) for line in view
            if line.tag == f"{SVG}text" or line.get("aria-label") is not None]
    return lines


def compare_lines(preview, pages, path, name, options):
    """How many lines were compared."""
    given = [word for option, value in options.items() for word in (f"--{option}", value)]
    images = preview.write(path, "--format", "svg", "--link-images", *given)
    view = "&".join(
        f"{'text' if option == 'text-size' else option}={value}"
        for option, value in options.items())
    from_page = page_lines(preview, pages / f"{name}.html", view)
    (image,) = images.glob(f"{name}.*.svg")
    compared = 0
    for key, expected in image_lines(image).items():
        lines = from_page.get(key)
        expect(lines is not None, f"{name} {options}: no cell {key}")
        expect(
            [text for text, _ in lines] == [text for text, _ in expected],
            f"{name} {options} {key}: {lines} and {expected}")
        for (text, top), (_, wanted) in zip(lines, expected):
            expect(abs(top - wanted) < 0.6, f"{name} {options} {key}: {text!r}: {top}, {wanted}")
        compared += len(expected)
    return compared


LOOKS = [
    {"device": "iphone-17"},
    {"device": "iphone-se", "text-size": "accessibilityExtraLarge"},
    {"device": "ipad-11", "orientation": "landscape", "text-size": "extraSmall"},
    {"device": "iphone-17", "direction": "rtl"},
]


@test
def line_breaks(preview):
    """Page and image break texts at the same places."""
    pages = preview.write(preview.content)
    compared = sum(
        compare_lines(preview, pages, preview.content, name, options)
        for name in ["Home", "Learn"] for options in LOOKS)
    expect(compared > 200, f"{compared} lines were compared")


TEXTS = [
    "밤하늘을 읽었다면 이어서 배우기 좋은 강좌, 그리고 별자리를 그리는 법까지 한 번에 익히는 시간",
    "夜空を読んだあとに「星座」を描く。次に学ぶと良い講座、そして望遠鏡（入門）の使い方を一度に。",
    "仰望夜空之后，接着学习绘制星座的课程，以及望远镜的使用方法：一次掌握。",
    "אחרי קריאת שמי הלילה, קורס שכדאי ללמוד בהמשך – 12 שיעורים (חינם) ועוד",
    "بعد قراءة سماء الليل، دورة تستحق المتابعة مع 12 درساً إضافياً",
    "เรียนรู้ดวงดาวบนท้องฟ้ายามค่ำคืน แล้ววาดแผนที่ดาว",
    "रात के आकाश को पढ़ने के बाद सीखने लायक पाठ्यक्रम",
    "Донаудампфшиффартсгезельшафт и другие длинные-предлинные слова/сочетания",
    "\U0001F468\u200d\U0001F469\u200d\U0001F467 \U0001F1F0\U0001F1F7\U0001F1EF\U0001F1F5 ❤️ e\u0301 é "
    + "\U0001F3AC" * 30,
    "one\ntwo  three   " + "x" * 120 + " - tail\u00a0end",
]


@test
def scripts(preview):
    """Page and image break texts of any script at the same places."""
    course = {
        "imageName": "gray", "rating": 4.5, "reviewCount": 1234, "price": "19.90"}
    sections = [
        {"sectionType": "list", "sectionName": "Rows",
         "contentItem": [{"text": text, "secondaryText": text[::-1][:70]} for text in TEXTS]},
        {"sectionType": "courseSwimlane",
         "contentItem": [{**course, "title": text, "author": text} for text in TEXTS[:4]]},
        {"sectionType": "categories", "contentItem": [{"titles": TEXTS[:4]}]},
        *({"sectionType": "textHeader",
           "contentItem": [{"text": text, "highlightedText": text[5:14]}]} for text in TEXTS),
    ]
    path = preview.folder() / "Scripts.plist"
    Image.new("RGB", (480, 480), "gray").save(path.parent / "gray@3x.png")
    path.write_bytes(plistlib.dumps(sections))
    pages = preview.write(path)
    compared = sum(
        compare_lines(preview, pages, path, "Scripts", options) for options in LOOKS)
    expect(compared > 400, f"{compared} lines were compared")


@test
def linked(preview):
    """Images can be linked, and are found."""
    folder = preview.write(preview.content, "--link-images")
    page = folder / "Home.html"
    expect("data:image" not in page.read_text(encoding="utf-8"), "an image is embedded")
    tab = preview.open(page)
    tab.wait_for_timeout(300)
    broken = tab.evaluate(
        "() => [...document.querySelectorAll('.image img')]"
        ".filter((image) => !image.complete || image.naturalWidth === 0).length")
    expect(broken == 0, f"{broken} images are not found")
    expect(tab.locator(".image img").count() > 5, "no images")


@test
def characters(preview):
    """The drawing in characters tells texts and names, and keeps its width."""
    text = preview.run(preview.content, "--format", "text").decode("utf-8")
    for words in ["[hero-lighthouse", "Top 10 Today", "Course of the season", "$59.90"]:
        expect(words in text, f"no {words!r}")
