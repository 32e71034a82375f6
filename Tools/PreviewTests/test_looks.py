"""What a locale, an appearance and a device change of what is seen."""

import json
import plistlib
import re
import xml.etree.ElementTree as ElementTree

from harness import data, expect, test
from PIL import Image
from test_frames import SVG, TOLERANCE


@test
def locale(preview):
    """Figures have the form of the locale and the currency of the content, and the language is told."""
    page = preview.write(preview.content, "--locale", "de_DE") / "Learn.html"
    tab = preview.open(page, "zoom=100")
    words = tab.locator("#content").text_content()
    for figure in ["4,8", "(1.284)", "19,90\u00a0$"]:
        expect(figure in words, f"no {figure!r}")
    expect(tab.get_attribute("#screen", "lang") == "de-DE", "the screen's language")
    expect(tab.get_attribute("html", "lang") == "en", "the controls' language")


@test
def direction(preview):
    """A locale that is read from the right opens so, and the control turns it."""
    page = preview.write(preview.content, "--locale", "he_IL") / "Learn.html"
    tab = preview.open(page)
    expect(tab.get_attribute("#screen", "dir") == "rtl", "it opens from the left")
    expect("direction" not in tab.url, tab.url)
    tab.select_option("select[name=direction]", "ltr")
    expect(tab.get_attribute("#screen", "dir") == "ltr", "the control does not turn it")
    expect("direction=ltr" in tab.url, tab.url)


def catalog_screen(folder):
    """A screen with one image from an asset catalog: light, dark, and for tablets."""
    path = folder / "Catalog.plist"
    path.write_bytes(plistlib.dumps([{
        "sectionType": "basic", "sectionName": "Moon",
        "contentItem": [{"description": "Moon", "imageName": name} for name in ["moon", "Moon"]]}]))
    images = folder / "Assets.xcassets" / "moon.imageset"
    images.mkdir(parents=True)
    for name in ["light", "dark", "tablet"]:
        Image.new("RGB", (400, 600), {"light": "gold", "dark": "navy", "tablet": "teal"}[name]).save(
            images / f"{name}.png")
    dark = [{"appearance": "luminosity", "value": "dark"}]
    (images / "Contents.json").write_text(json.dumps({"images": [
        {"idiom": "universal", "filename": "light.png"},
        {"idiom": "universal", "filename": "dark.png", "appearances": dark},
        {"idiom": "ipad", "filename": "tablet.png"},
    ]}), encoding="utf-8")
    return path


@test
def appearances(preview):
    """Each appearance and device shows its own image; a name that is nearly right shows none."""
    path = catalog_screen(preview.folder())
    page = preview.write(path, "--link-images") / "Catalog.html"
    tab = preview.open(page)
    for view, wanted in [
            ({"appearance": "light", "device": "iphone-17"}, "light.png"),
            ({"appearance": "dark", "device": "iphone-17"}, "dark.png"),
            ({"appearance": "light", "device": "ipad-11"}, "tablet.png")]:
        for name, value in view.items():
            tab.select_option(f"select[name={name}]", value)
        shown = tab.evaluate("() => [...document.images].map((image) => image.src)")
        expect(len(shown) == 1 and shown[0].endswith(wanted), f"{view}: {shown}")
    expect(tab.locator(".image.missing").count() == 1, "no placeholder")


@test
def ranks(preview):
    """Posters beside numerals lie where the image has them, in both directions."""
    page = preview.write(preview.content) / "Home.html"
    section = next(
        index for index, entry in enumerate(data(page)["sections"]) if entry["type"] == "rank")
    for direction in ["ltr", "rtl"]:
        folder = preview.write(
            preview.content, "--format", "svg", "--link-images", "--direction", direction)
        (image,) = folder.glob("Home.*.svg")
        posters = {
            view.get("data-item"): [
                *map(float, re.findall(r"[\d.-]+", poster.get("transform"))),
                *(float(poster.get(name)) for name in ("width", "height"))]
            for view in ElementTree.parse(image).getroot().findall(f"{SVG}svg")
            if view.get("data-section") == str(section) and view.get("data-item") is not None
            for poster in view.findall(f"{SVG}use") if poster.get("width")}
        expect(len(posters) >= 2, f"{posters}")
        tab = preview.open(page, f"zoom=100&direction={direction}")
        tab.evaluate(
            "section => document.querySelector(`[data-section=\"${section}\"]`).scrollIntoView()",
            section)
        for item, wanted in posters.items():
            cell = tab.locator(f'.cell[data-section="{section}"][data-item="{item}"]')
            box = cell.evaluate("""cell => {
              const [outer, inner] = [cell, cell.querySelector('.image')]
                .map((element) => element.getBoundingClientRect());
              return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height];
            }""")
            distance = max(abs(a - b) for a, b in zip(box, wanted))
            expect(distance <= TOLERANCE, f"{direction} {item}: {box}, and {wanted} is wanted")
