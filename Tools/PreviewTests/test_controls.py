"""The controls, the layout overlay, and the panel."""

from urllib.parse import quote

from harness import data, expect, test
from test_frames import BOXES, compare, solved_frames


def visible_frames(tab, frames):
    """The frames of those cells that are built."""
    return {key: frames[key] for key in tab.evaluate(BOXES)}


@test
def devices(preview):
    """Choosing a device shows the frames solved for it, and the address says so."""
    page = preview.write(preview.content) / "Home.html"
    content = data(page)
    tab = preview.open(page, "zoom=100")
    for device in content["devices"]:
        for orientation in ["portrait", "landscape"]:
            tab.select_option("select[name=device]", device["name"])
            tab.select_option("select[name=orientation]", orientation)
            frames, _ = solved_frames(content, device["name"], orientation)
            compare(tab.evaluate(BOXES), visible_frames(tab, frames), device["name"])
            screen = tab.locator("#screen").bounding_box()
            width, height = device[orientation][:2]
            expect(
                (round(screen["width"]), round(screen["height"])) == (width, height),
                f"the screen is {screen}")
    expect("device=ipad-13" in tab.url and "orientation=landscape" in tab.url, tab.url)
    again = preview.open(page, tab.url.split("#")[1])
    expect(again.input_value("select[name=device]") == "ipad-13", "the link does not reproduce")


@test
def text_size(preview):
    """Choosing a text size shows the frames solved for it, and larger letters."""
    page = preview.write(preview.content) / "Learn.html"
    content = data(page)
    tab = preview.open(page, "zoom=100")
    heights = []
    for category, name in [(0, "extraSmall"), (3, "large"), (11, None)]:
        name = name or "accessibilityExtraExtraExtraLarge"
        tab.select_option("select[name=text]", name)
        frames, length = solved_frames(content, "iphone-17", category=category)
        compare(tab.evaluate(BOXES), visible_frames(tab, frames), name)
        size = tab.locator(".section .text").first.evaluate("e => getComputedStyle(e).fontSize")
        heights.append((length, float(size.removesuffix("px"))))
    expect(heights == sorted(heights) and len(set(heights)) == 3, f"{heights}")


@test
def appearance(preview):
    """Dark and light differ, and the link reproduces them."""
    page = preview.write(preview.content) / "Home.html"
    colors = []
    for view in ["", "appearance=dark"]:
        tab = preview.open(page, view)
        colors.append(
            tab.locator("#screen").evaluate("e => getComputedStyle(e).backgroundColor"))
    expect(colors[0] != colors[1], f"{colors}")


@test
def overlay(preview):
    """The layout overlay draws the frame of each cell, with its number."""
    page = preview.write(preview.content) / "Home.html"
    frames, _ = solved_frames(data(page), "iphone-17")
    tab = preview.open(page, "zoom=100")
    expect(tab.locator(".drawn").count() == 0, "drawn without being asked for")
    tab.check("input[name=overlay]")
    expect("overlay=on" in tab.url, tab.url)
    drawn = tab.evaluate("""() => {
      const origin = document.getElementById('content').getBoundingClientRect();
      return [...document.querySelectorAll('.item-frame')].map((frame) => {
        const row = frame.closest('.scrolls');
        const offset = row ? row.scrollLeft - row.lead : 0;
        const box = frame.getBoundingClientRect();
        const section = frame.closest('.section').dataset.section;
        return [`${section}/${frame.firstChild.textContent}`,
          [box.left - origin.left + offset, box.top - origin.top, box.width, box.height]];
      });
    }""")
    expect(len(drawn) > 10, f"{len(drawn)} frames are drawn")
    compare(dict(drawn), {key: frames[key] for key, _ in drawn}, "overlay")
    expect(tab.locator(".group-frame").count() > 3, "no groups are drawn")


def judged_views(runs):
    """The numbers in a list of runs: the first of each, and how many there are."""
    return {first + step for first, count in zip(runs[::2], runs[1::2]) for step in range(count)}


@test
def diagnostics(preview):
    """Choosing a diagnostic scrolls to its cell, and the cell leads back."""
    page = preview.write(preview.catalog) / "netflix-style.html"
    content = data(page)
    # The first view is of the first device, upright, in the fourth of the text sizes.
    shown = [
        index for index, entry in enumerate(content["diagnostics"])
        if "section" in entry and 3 in judged_views(entry.get("v", [3, 1]))]
    expect(shown, "no diagnostic belongs to a cell")
    tab = preview.open(page)
    expect("1 error" in tab.locator("#summary").text_content(), "no summary")
    for index in shown:
        entry = content["diagnostics"][index]
        row = tab.locator(f'#diagnostics [data-diagnostic~="{index}"]')
        cell = tab.locator(
            f'.cell[data-section="{entry["section"]}"][data-item="{entry.get("item", 0)}"]')
        # A row leads to each of its places in turn.
        for _ in row.get_attribute("data-diagnostic").split():
            row.locator("> button").click()
            if cell.and_(tab.locator(".chosen")).count():
                break
        cell.wait_for()
        tab.wait_for_timeout(50)
        screen = tab.locator("#screen").bounding_box()
        box = cell.bounding_box()
        expect(
            box["y"] >= screen["y"] and box["y"] < screen["y"] + screen["height"]
            and box["x"] >= screen["x"] - 1 and box["x"] < screen["x"] + screen["width"],
            f"{entry} leads to {box}, out of sight")
        expect(cell.locator(".mark").count() == 1, "the cell is not marked")
        facts = tab.locator("#cell dl").text_content()
        expect(f'[{entry["section"]}]' in facts and ".plist:" in facts, facts)
        tab.locator("#cell .back").click()
        expect(
            tab.evaluate("() => document.activeElement.classList.contains('diagnostic')"),
            "the cell does not lead back")


@test
def link_to_cell(preview):
    """A link with a cell opens with that cell chosen and in sight."""
    page = preview.write(preview.content) / "Learn.html"
    section = data(page)["sections"][-1]
    chosen = section["items"][-1]["id"]
    tab = preview.open(page, "cell=" + quote(chosen, safe=""))
    expect(chosen in tab.locator("#cell dl").text_content(), "the cell is not told")
    expect(tab.locator(".cell.chosen").count() == 1, "the cell is not marked")


@test
def accessibility(preview):
    """Sections are lists with names, images have descriptions, controls have labels."""
    page = preview.write(preview.content) / "Home.html"
    tab = preview.open(page)
    for name in ["Device", "Orientation", "Appearance", "Text size", "Direction", "Zoom"]:
        expect(
            tab.get_by_role("combobox", name=name, exact=True).count() == 1,
            f"no control '{name}'")
    unnamed = tab.evaluate(
        "() => [...document.querySelectorAll('.section')].filter("
        "(section) => !section.getAttribute('aria-label') || !section.querySelector('[role=list]')"
        ").length")
    expect(unnamed == 0, f"{unnamed} sections are no lists with names")
    silent = tab.evaluate(
        "() => [...document.querySelectorAll('.cell > .image img')]"
        ".filter((image) => !image.alt).length")
    expect(silent == 0, f"{silent} images have no description")
    expect(tab.locator(".cell > .image img").count() > 3, "no images")


@test
def phone(preview):
    """On a phone the page is as wide as the phone."""
    page = preview.write(preview.content) / "Home.html"
    tab = preview.open(page, width=390, height=844)
    width = tab.evaluate("() => document.documentElement.scrollWidth")
    expect(width <= 390, f"the page is {width} wide")
    box = tab.locator("#device").bounding_box()
    expect(box["x"] >= 0 and box["x"] + box["width"] <= 391, f"the device is at {box}")
