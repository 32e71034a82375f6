"""Two versions of screens, before and after."""

import copy
import plistlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from axe_playwright_python.sync_playwright import Axe
from harness import expect, test

HOSTILE = "</script><img src=x onerror=alert(1)>`|\n![x](y)"


def poster(title):
    return {"description": f"Film {title}", "imageName": f"image-{title}"}


OLD = [
    {"sectionType": "grid", "sectionName": "Stay", "contentItem": [poster(c) for c in "abc"]},
    {"sectionType": "basic", "sectionName": "Row", "contentItem": [poster(c) for c in "defghijk"]},
    {"sectionType": "basic", "sectionName": "Gone", "contentItem": [poster(c) for c in "pq"]},
]


def edited():
    """The same with an item removed, one edited, one added, one out of sight, and a section gone."""
    new = copy.deepcopy(OLD)
    new[0]["contentItem"][1]["imageName"] = "other"
    new[1]["contentItem"].insert(0, poster("new"))
    new[1]["contentItem"][8]["imageName"] = "far"
    del new[1]["contentItem"][2]
    del new[2]
    return new


def against(preview, old, new, *options):
    """Writes what changed into a new folder."""
    folder = preview.folder()
    for name, screen in [("old", old), ("new", new)]:
        (folder / name).mkdir()
        (folder / name / "Home.plist").write_bytes(plistlib.dumps(screen))
        (folder / name / "Same.plist").write_bytes(plistlib.dumps(OLD))
    return preview.write(folder / "new", "--against", folder / "old", *options)


# Each ring, by the cell or the section that lies inside it and fills it best.
RINGS = """() => [...document.querySelectorAll('.ring')].map((ring) => {
  const frame = ring.querySelector('rect').getBoundingClientRect();
  const inside = [...ring.closest('svg').querySelectorAll('svg[data-item]')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left + box.width / 2 > frame.left && box.left + box.width / 2 < frame.right
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  }).map((cell) => `${cell.dataset.section}/${cell.dataset.item}`);
  return [ring.closest('figure').className, ring.classList[1], inside];
})"""


@test
def rings_against(preview):
    """The cells that changed are ringed on their sides, and no others."""
    folder = against(preview, OLD, edited())
    expect(not (folder / "Same.diff.html").exists(), "a page for a screen that is the same")
    tab = preview.open(folder / "Home.diff.html")
    rings = tab.evaluate(RINGS)
    whole = [ring for ring in rings if len(ring[2]) > 1]
    single = [ring for ring in rings if len(ring[2]) == 1]
    expect(single == [
        ["before", "edited", ["0/1"]], ["before", "removed", ["1/1"]],
        ["after", "edited", ["0/1"]], ["after", "added", ["1/0"]]], f"{single}")
    # The removed section has one ring; items that are out of sight have a small one, which encloses
    # no cell.
    expect(whole == [["before", "removed", ["2/0", "2/1"]]], f"{whole}")
    aside = tab.evaluate("() => [...document.querySelectorAll('.ring.aside')].map((ring) =>"
                         " [ring.closest('figure').className, ring.classList[1]])")
    expect(aside == [["before", "edited"], ["after", "edited"]], f"{aside}")
    index = tab.goto((folder / "diff.html").as_uri()) and tab.inner_text("main")
    expect("Same" in index and tab.locator("a").count() == 1, index)


@test
def list_against(preview):
    """Each entry of the list has the words of `marquee diff`, and leads to its ring."""
    folder = preview.folder()
    (folder / "old.plist").write_bytes(plistlib.dumps(OLD))
    (folder / "new.plist").write_bytes(plistlib.dumps(edited()))
    out = preview.write(folder / "new.plist", "--against", folder / "old.plist")
    printed = subprocess.run(
        [preview.program, "diff", folder / "old.plist", folder / "new.plist"],
        capture_output=True, text=True, timeout=60).stdout
    lines = [re.sub(r"\[-(.*?)-\]|\{\+(.*?)\+\}", r"\1\2", line) for line in printed.splitlines()]
    words = {re.sub(r"^\s*[-+~]? ?", "", line) for line in lines}
    tab = preview.open(out / "new.diff.html", height=500)
    listed = tab.evaluate(
        "() => [...document.querySelectorAll('#changes bdi')].map((part) => part.textContent)")
    expect(len(listed) > 6 and {line.strip() for line in listed} <= {w.strip() for w in words},
           f"{set(listed) - words}")
    links = tab.locator("#changes a")
    expect(links.count() >= 5, "few links")
    for link in links.all():
        link.focus()
        tab.keyboard.press("Enter")
        ring = link.get_attribute("href")[1:]
        focused = tab.evaluate("() => document.activeElement.id")
        expect(focused == ring, f"{ring}: {focused}")
        tab.wait_for_timeout(600)
        box = tab.locator(f"#{ring}").bounding_box()
        expect(box["y"] < 500 and box["y"] + box["height"] > 0, f"{ring} is out of sight: {box}")


@test
def slider_against(preview):
    """The slider is moved by the keyboard, and shows as much of the old version as it says."""
    tab = preview.open(against(preview, OLD, edited()) / "Home.diff.html")
    expect(not tab.locator("#split").is_visible(), "a slider side by side")
    tab.locator("#sliding").focus()
    tab.keyboard.press("Space")
    split = tab.locator("#split")
    split.focus()
    for key, expected in [("ArrowRight", "51"), ("End", "100"), ("Home", "0")]:
        tab.keyboard.press(key)
        expect(split.input_value() == expected, f"{key}: {split.input_value()}")
        clip = tab.evaluate(
            "() => getComputedStyle(document.querySelector('.after svg')).clipPath")
        expect(clip.rstrip(")").split()[-1].removeprefix("inset(") in
               (f"{expected}%", "0px" if expected == "0" else None), clip)
    cut = tab.evaluate("""() => [...document.querySelectorAll('svg svg')].filter(
      (cell) => getComputedStyle(cell).clipPath !== 'none').length""")
    expect(cut == 0, f"{cut} cells are cut by themselves")
    boxes = [tab.locator(f".{side} > svg").bounding_box() for side in ("before", "after")]
    expect(boxes[0]["x"] == boxes[1]["x"] and boxes[0]["y"] == boxes[1]["y"], f"{boxes}")
    tab.locator("a.also").first.click()
    expect(split.input_value() == "100", "a ring of the old version is covered")


@test
def plain_against(preview):
    """Without JavaScript both versions are side by side, and the list leads to the rings."""
    folder = against(preview, OLD, edited())
    tab = preview.browser.new_context(java_script_enabled=False).new_page()
    tab.goto((folder / "Home.diff.html").as_uri())
    expect(not tab.locator("#controls").is_visible(), "controls without a script")
    boxes = [tab.locator(f".{side} > svg").bounding_box() for side in ("before", "after")]
    expect(boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"], f"{boxes}")
    link = tab.locator("#changes a").first
    name = link.get_attribute("href")
    link.click()
    expect(tab.locator(f"{name}:target").count() == 1, name)


def hostile(text):
    return [{"sectionType": "basic", "sectionName": HOSTILE + text, "contentItem": [
        {"description": HOSTILE + text, "imageName": HOSTILE + text, "link": HOSTILE}]}]


@test
def hostile_against(preview):
    """Hostile texts stay text in pages, in Markdown and in the small images."""
    old, new = hostile("1"), hostile("2")
    page = against(preview, old, new) / "Home.diff.html"
    tab = preview.open(page)
    expect(tab.locator("img").count() == 0, "a text has become an element")
    expect("</script><img" in tab.inner_text("#changes"), "the list says another thing")
    expect(page.read_text(encoding="utf-8").count("</script>") == 1, "a text ends the script")
    folder = against(preview, old, new, "--format", "markdown")
    text = (folder / "diff.md").read_text(encoding="utf-8")
    outside = re.sub(r"(?s)(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", text)
    expect("<img" not in outside and "![x]" not in outside, outside)
    expect("](Home.before.svg)" in outside and "](Home.after.svg)" in outside, outside)
    for side in ("before", "after"):
        root = ElementTree.parse(folder / f"Home.{side}.svg").getroot()
        expect(root.get("width") == "240", root.get("width"))
        expect(not [node for node in root.iter() if node.tag.endswith("script")], "a script")


@test
def axe_against(preview):
    """axe-core finds nothing against pages of two versions, light and dark."""
    folder = against(preview, OLD, edited())
    for name in ("diff.html", "Home.diff.html"):
        for scheme in ("light", "dark"):
            for width in (1280, 390):
                tab = preview.browser.new_context(
                    bypass_csp=True, color_scheme=scheme,
                    viewport={"width": width, "height": 900}).new_page()
                tab.goto((folder / name).as_uri())
                if tab.locator("#sliding").count():
                    tab.locator("#sliding").check()
                found = Axe().run(tab).response["violations"]
                told = [(entry["id"], [node["target"] for node in entry["nodes"]][:3])
                        for entry in found]
                expect(not told, f"{name} {scheme} {width}: {told}")
