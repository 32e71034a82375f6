"""The wall: all variants of a screen on one page."""

import io
import plistlib
import re

from PIL import Image
from axe_playwright_python.sync_playwright import Axe
from harness import data, expect, test
from test_content import hostile_screen
from test_frames import TOLERANCE, solved_frames
from test_looks import catalog_screen
from test_surroundings import open_with

# The boxes of a variant's cells from the corner of its screen, in points of the device.
BOXES = """variant => {
  const group = variant.querySelector('.thumbnail > svg > g');
  const toPoints = group.getScreenCTM().inverse();
  const boxes = {};
  for (const cell of group.querySelectorAll(':scope > svg[data-item]')) {
    const outer = cell.getScreenCTM();
    const corner = new DOMPoint(0, 0).matrixTransform(outer).matrixTransform(toPoints);
    boxes[`${cell.dataset.section}/${cell.dataset.item}`] =
      [corner.x, corner.y, cell.width.baseVal.value, cell.height.baseVal.value];
  }
  return boxes;
}"""


def captions(tab):
    """What the variants in sight are called."""
    return [text.strip() for text in tab.locator(".variant:visible .caption").all_text_contents()]


@test
def wall_variants(preview):
    """A wall has the devices of the settings, upright and on their side, in light and in dark."""
    folder = preview.write(preview.content, "--wall")
    for name in ["Home", "Learn"]:
        expect((folder / f"{name}.html").exists(), f"no page of {name}")
        tab = preview.open(folder / f"{name}.wall.html")
        expect(tab.locator(".thumbnail > svg").count() == 12, "not 3 × 2 × 2 variants")
        expect(len(set(captions(tab))) == 12, f"{captions(tab)}")
        expect(tab.locator(".device-group").count() == 3, "not three groups")
        titles = tab.locator(".device-group h2").all_text_contents()
        expect(titles[1] == "iPhone 15", f"{titles}")
        first = tab.locator(".device-group").nth(1).locator(".caption").all_text_contents()
        expect(first == [
            "iPhone 15 · light", "iPhone 15 · dark", "iPhone 15 · light · landscape",
            "iPhone 15 · dark · landscape"], f"{first}")


@test
def wall_choice(preview):
    """Options choose the variants, once or as lists with commas."""
    folder = preview.write(
        preview.content, "--wall", "--device", "iphone-15,ipad-11", "--orientation", "portrait",
        "--appearance", "dark", "--text-size", "large", "--text-size",
        "extraExtraExtraLarge,accessibilityExtraLarge", "--direction", "rtl",
        "--locale", "en_US,de_DE")
    tab = preview.open(folder / "Learn.wall.html")
    found = captions(tab)
    expect(len(found) == 2 * 3 * 2, f"{found}")
    expect("iPhone 15 · dark · +3 · right to left · de_DE" in found, f"{found}")
    # Figures have the form of their locale.
    image = tab.locator(".variant", has_text="de_DE").first.locator("svg").first
    text = image.evaluate(
        "(svg) => svg.textContent + [...svg.querySelectorAll('[aria-label]')]"
        ".map((line) => line.getAttribute('aria-label')).join(' ')")
    expect("4,8" in text and "4.8" not in text, "the figures are not German")


@test
def wall_frames(preview):
    """Cells lie where the solver says, in devices of any form and size."""
    folder = preview.write(
        preview.content, "--wall", "--direction", "ltr,rtl", "--text-size", "large",
        "--text-size", "accessibilityLarge",
        "--device", "iphone-se,iphone-15,iphone-15-pro-max,ipad-11")
    content = data(folder / "Learn.html")
    tab = preview.open(folder / "Learn.wall.html")
    devices = {device["name"]: device for device in content["devices"]}
    wanted = [
        ("iphone-se", "portrait", 3, "ltr", "light"),
        ("iphone-15", "landscape", 3, "ltr", "dark"),
        ("ipad-11", "portrait", 8, "ltr", "light"),
        ("iphone-15-pro-max", "portrait", 8, "rtl", "dark"),
    ]
    for name, orientation, category, direction, appearance in wanted:
        words = [devices[name]["title"], appearance]
        words += ["landscape"] if orientation == "landscape" else []
        words += ["AX2"] if category == 8 else []
        words += ["right to left"] if direction == "rtl" else []
        caption = " · ".join(words)
        pattern = re.compile(f"^{re.escape(caption)}$")
        variant = tab.locator(".variant").filter(has=tab.locator(".caption", has_text=pattern))
        expect(variant.count() == 1, f"{variant.count()} variants {caption}")
        boxes = variant.evaluate(BOXES)
        frames, _ = solved_frames(content, name, orientation, category)
        width, height = devices[name][orientation][:2]
        start = devices[name][f"{orientation}Bars"][3]
        expect(len(boxes) >= 1, f"{caption}: no cells")
        moved = set()
        for key, (x, y, cell_width, cell_height) in frames.items():
            if direction == "rtl":
                x = width - x - cell_width
            if y + start >= height - 1 or key not in boxes:
                continue
            # A row that comes to rest elsewhere is moved as a whole.
            distance = max(
                abs(a - b) for a, b in zip(boxes[key][1:], [y + start, cell_width, cell_height]))
            expect(distance <= TOLERANCE, f"{caption} {key}: {boxes[key]}, not {[x, y + start]}")
            if abs(boxes[key][0] - x) > TOLERANCE:
                moved.add((key.split("/")[0], round(boxes[key][0] - x)))
        expect(len(moved) == len({index for index, _ in moved}), f"{caption}: {moved}")
        seen = {key for key, frame in frames.items()
                if frame[1] + start < height - 1 and frame[0] < width - 1
                and frame[0] + frame[2] > 1}
        expect(seen <= set(boxes) or moved, f"{caption}: {seen - set(boxes)} are not drawn")
        expect(all(box[1] < height for box in boxes.values()), f"{caption}: more than the screen")


@test
def wall_problems(preview):
    """What only some variants show is ringed there, counted, and found by the filter."""
    folder = preview.write(
        preview.content, "--wall", "--device", "iphone-15", "--orientation", "portrait",
        "--text-size", "large,accessibilityExtraLarge")
    tab = preview.open(folder / "Learn.wall.html")
    rings = tab.locator(".variant").evaluate_all(
        "all => all.map((variant) => variant.querySelectorAll('.ring').length)")
    counts = tab.locator(".variant").evaluate_all(
        "all => all.map((variant) => Number(variant.dataset.problems))")
    expect(rings[:2] == [0, 0] and min(rings[2:]) > 0, f"{rings} rings")
    expect(counts[:2] == [0, 0] and min(counts[2:]) >= rings[2], f"{counts} problems")
    large = tab.locator(".variant").nth(2)
    expect(large.locator("summary").text_content() == f"{counts[2]} problems", "the caption")
    # Of more than 40, the last row says how many are left.
    expect(large.locator(".problems > li").count() == min(counts[2], 41), "not all are listed")
    title = large.locator(".ring title").first.text_content()
    expect("is cut after" in title, f"the ring says {title}")
    box = large.locator(".ring").first.bounding_box()
    image = large.locator(".thumbnail > svg").bounding_box()
    expect(box["x"] >= image["x"] and box["x"] + box["width"] <= image["x"] + image["width"],
           f"the ring at {box} is not in {image}")
    tab.get_by_label("Only with problems").check()
    expect(len(captions(tab)) == 2 and all("AX3" in text for text in captions(tab)),
           f"{captions(tab)}")
    expect("2 of 4" in tab.locator("#summary").text_content(), "the summary")
    tab.get_by_label("Only with problems").uncheck()
    expect(len(captions(tab)) == 4, "not all are shown again")


@test
def wall_images(preview):
    """Each image is in the page once; one that a device lacks is a problem there."""
    path = catalog_screen(preview.folder())
    contents = path.parent / "Assets.xcassets" / "moon.imageset" / "Contents.json"
    contents.write_text(re.sub(
        r'\{"idiom": "universal", "filename": "light.png"\},', "", contents.read_text()))
    folder = preview.write(path, "--wall", "--device", "iphone-15,ipad-11", "--appearance",
                           "dark,light", "--orientation", "portrait")
    page = (folder / "Catalog.wall.html").read_text(encoding="utf-8")
    images = re.findall(r'href="(data:image[^"]*)"', page)
    expect(len(images) == len(set(images)) == 2, f"{len(images)} images")
    tab = preview.open(folder / "Catalog.wall.html")
    lacking = [
        any("nothing is shown on a light screen" in text for text in variant.locator(".problems > li")
            .all_text_contents())
        for variant in tab.locator(".variant").all()]
    # A phone shows a dark image only, as the rule says in both colors; the tablet has its own for both.
    expect(lacking == [True, True, False, False], f"{lacking}")
    home = preview.write(preview.content, "--wall") / "Home.wall.html"
    images = re.findall(r'href="(data:image[^"]*)"', home.read_text(encoding="utf-8"))
    expect(len(images) > 5 and len(images) == len(set(images)), f"{len(images)} images")


def framed_images(folder):
    """A screen whose first cells have images away from their corners, each of one color."""
    colors = {"poster": (200, 20, 20), "icon": (20, 60, 200)}
    for name, color in colors.items():
        Image.new("RGB", (900, 1350), color).save(folder / f"{name}@3x.png")
    path = folder / "Framed.plist"
    path.write_bytes(plistlib.dumps([
        {"sectionType": "list",
         "contentItem": [{"text": "Row", "imageName": "icon"}, {"text": "Row", "imageName": "icon"}]},
        {"sectionType": "rank", "sectionName": "Ranks", "contentItem": [
            {"description": f"Poster {rank}", "imageName": "poster", "rank": rank}
            for rank in (1, 2)]},
    ]))
    return path, set(colors.values())


@test
def wall_whole_images(preview):
    """No image is cut, wherever in its cell it is, from both sides."""
    path, colors = framed_images(preview.folder())
    folder = preview.write(
        path, "--wall", "--device", "iphone-15,ipad-11", "--appearance", "light", "--direction",
        "ltr,rtl")
    tab = preview.open(folder / "Framed.wall.html")
    for index in range(8):
        tab.locator(".thumbnail").nth(index).click()
        # Parts outside the screen are clipped.
        boxes = tab.evaluate("""() => {
          const image = document.querySelector('#variant-image > svg');
          for (const ring of image.querySelectorAll('.ring')) ring.remove();
          const frame = image.getBoundingClientRect();
          return [...image.querySelectorAll('use[href^="#image-"]')].map((use) => {
            // The box of an element holds what is cropped, too.
            const matrix = use.getScreenCTM();
            const [start, end] = [[0, 0], ['width', 'height'].map((side) => use.getAttribute(side))]
              .map(([x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(matrix));
            return [start.x, start.y, end.x - start.x, end.y - start.y,
              start.x > frame.left && end.x < frame.right && end.y < frame.bottom];
          });
        }""")
        caption = tab.locator("#variant-title").text_content()
        shot = Image.open(io.BytesIO(tab.screenshot())).convert("RGB")
        inside = [box for *box, is_inside in boxes if is_inside]
        expect(len(inside) >= 3, f"{caption}: {boxes}")
        for x, y, width, height in inside:
            # The middle of each side, and the middle: numerals and round corners are elsewhere.
            for across, down in [(0.5, 0.1), (0.5, 0.9), (0.9, 0.5), (0.5, 0.5), (0.7, 0.3)]:
                # A numeral is in front of the side where its cell begins.
                if "right to left" in caption:
                    across = 1 - across
                place = (round(x + across * width), round(y + down * height))
                color = shot.getpixel(place)
                near = any(max(abs(a - b) for a, b in zip(color, one)) < 12 for one in colors)
                expect(near, f"{caption}: {color} at {place} of {x, y, width, height}")
        tab.keyboard.press("Escape")


@test
def wall_large(preview):
    """A variant is shown large by mouse and by key, and leads to the page that shows it."""
    folder = preview.write(
        preview.content, "--wall", "--device", "iphone-15,ipad-11", "--text-size",
        "large,accessibilityExtraLarge", "--direction", "ltr,rtl")
    tab = preview.open(folder / "Learn.wall.html")
    dialog, title = tab.locator("#large"), tab.locator("#variant-title")
    names = captions(tab)
    tab.locator(".thumbnail").nth(3).click()
    expect(dialog.is_visible() and title.text_content() == names[3], "the mouse opens nothing")
    box = tab.locator("#variant-image > svg").bounding_box()
    expect(box["height"] > 600, f"the large image is {box}")
    tab.keyboard.press("ArrowRight")
    expect(title.text_content() == names[4], f"after the right arrow: {title.text_content()}")
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("ArrowLeft")
    expect(title.text_content() == names[2], f"after the left arrow: {title.text_content()}")
    tab.keyboard.press("Escape")
    expect(not dialog.is_visible(), "Escape does not close it")
    expect(tab.locator(".thumbnail").nth(2).evaluate("e => e === document.activeElement"),
           "the focus is not where it was")
    tab.keyboard.press("Enter")
    expect(dialog.is_visible() and title.text_content() == names[2], "Enter opens nothing")
    tab.keyboard.press("Escape")

    tab.get_by_label("Only with problems").check()
    found = captions(tab)
    expect(0 < len(found) < len(names), f"{len(found)} of {len(names)} have problems")
    tab.locator(".thumbnail:visible").last.click()
    expect(title.text_content() == found[-1], title.text_content())
    tab.keyboard.press("ArrowRight")
    expect(title.text_content() == found[0], f"{title.text_content()} is not the next")
    tab.keyboard.press("Escape")
    tab.get_by_label("Only with problems").uncheck()

    caption = "iPad Pro 11-inch (M4) · dark · landscape · AX3 · right to left"
    tab.locator(".thumbnail").nth(names.index(caption)).click()
    tab.locator("#variant-open").click()
    tab.wait_for_selector("html[data-ready] #device")
    expect(tab.url.split("/")[-1].startswith("Learn.html#"), tab.url)
    chosen = {name: tab.locator(f"select[name={name}]").input_value()
              for name in ["device", "orientation", "appearance", "text", "direction"]}
    expect(chosen == {
        "device": "ipad-11", "orientation": "landscape", "appearance": "dark",
        "text": "accessibilityExtraLarge", "direction": "rtl"}, f"{chosen}")


@test
def wall_size(preview):
    """The images are as large as somebody wants, and no page is wider than its window."""
    page = preview.write(preview.content, "--wall") / "Home.wall.html"
    tab = preview.open(page)
    image = tab.locator(".thumbnail > svg").first
    before = image.bounding_box()["width"]
    slider = tab.locator("[name=size]")
    slider.fill("200")
    expect(abs(image.bounding_box()["width"] - 2 * before) < 1, "the size does not double")
    for width, height in [(320, 600), (390, 844), (760, 900), (844, 390)]:
        for size in ["100", "300"]:
            narrow = preview.open(page, width=width, height=height)
            narrow.locator("[name=size]").fill(size)
            found = narrow.evaluate("() => document.documentElement.scrollWidth")
            expect(found <= width, f"at {width} the page is {found} wide")
            narrow.locator(".thumbnail").nth(2).click()
            box = narrow.locator("#large").bounding_box()
            expect(box["x"] >= 0 and box["x"] + box["width"] <= width, f"the dialog is {box}")
            close = narrow.get_by_role("button", name="Close").bounding_box()
            expect(close["x"] + close["width"] <= width, f"the button is {close}")
            narrow.close()


@test
def wall_hostile(preview):
    """Hostile texts stay texts on a wall."""
    folder = preview.write(
        hostile_screen(preview.folder()), "--wall", "--device", "iphone-15", "--text-size",
        "large,accessibilityExtraLarge")
    (page,) = folder.glob("*.wall.html")
    tab = preview.open(page)
    tab.locator(".thumbnail").nth(1).click()
    tab.wait_for_timeout(200)
    # There is only the style and the page's script.
    found = tab.evaluate("""() => ({
      scripts: document.querySelectorAll('script').length,
      frames: document.querySelectorAll('iframe, object, embed, foreignObject').length,
      bold: document.querySelectorAll('main b, dialog b').length,
      handlers: [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith('on'))).length,
      links: [...document.querySelectorAll('a[href]')].filter(
        ({ protocol }) => protocol !== 'file:').length,
    })""")
    expect(found == {"scripts": 1, "frames": 0, "bold": 0, "handlers": 0, "links": 0}, f"{found}")
    tab.locator("#variant-open").click()
    tab.wait_for_selector("html[data-ready] #device")


@test
def wall_without_scripts(preview):
    """Without JavaScript all variants are shown, with their problems and a link to the page."""
    folder = preview.write(
        preview.content, "--wall", "--device", "iphone-15", "--text-size",
        "large,accessibilityExtraLarge")
    tab = open_with(
        preview, folder / "Learn.wall.html", java_script_enabled=False,
        viewport={"width": 1280, "height": 900})
    expect(tab.locator(".variant:visible").count() == 8, "not all variants are shown")
    expect(not tab.locator("#wall-controls").is_visible(), "there are controls without a use")
    expect(tab.locator(".open:visible").count() == 8, "no links")
    tab.locator("summary").first.click()
    expect(tab.locator(".problems > li").first.is_visible(), "problems are not listed")


@test
def wall_axe(preview):
    """axe-core finds nothing against a wall, light or dark, on a phone, or with a variant large."""
    pages = [
        preview.write(preview.content, "--wall", "--device", "iphone-15,ipad-11", "--text-size",
                      "large,accessibilityExtraLarge") / "Learn.wall.html",
        preview.write(hostile_screen(preview.folder()), "--wall")]
    pages[1] = next(pages[1].glob("*.wall.html"))
    for page in pages:
        for width, appearance, isLarge in [
                (1280, "light", False), (1280, "dark", True), (390, "dark", False),
                (390, "light", True)]:
            tab = preview.open(page, width=width, height=844)
            tab.select_option("select[name=appearance]", appearance)
            tab.evaluate("() => { for (const e of document.querySelectorAll('details')) e.open = true; }")
            if isLarge:
                tab.locator(".thumbnail").nth(2).click()
            result = Axe().run(tab).response["violations"]
            found = [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in result]
            expect(not found, f"{page.name} at {width} in {appearance}: {found}")
            tab.close()
