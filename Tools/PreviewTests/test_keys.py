"""Cells by keyboard."""

import plistlib

from harness import data, expect, test
from test_hands import hands_page
from test_watch import watched

FOCUS = """() => {
  const cell = document.activeElement.closest('.cell');
  return cell && `${cell.dataset.section}/${cell.dataset.item}`;
}"""


@test
def keys(preview):
    """Arrow keys lead from cell to cell, to cells that are not built yet, and choose them."""
    tab = preview.open(hands_page(preview), "device=iphone-se&zoom=100")
    tab.focus("#scroller")
    # Tab leads to one cell of each section, and past the dots of the first.
    stops = []
    for _ in range(5):
        tab.keyboard.press("Tab")
        stops.append(tab.evaluate(FOCUS))
    expect(stops == ["0/0", None, "1/0", "2/0", "3/0"], f"Tab leads to {stops}")
    tab.keyboard.press("Shift+Tab")
    tab.keyboard.press("Shift+Tab")
    # By hand: the posters' middles are at 61 and 174 of 375 points, and those of the grid's five
    # cells at 38, 113, 188 and so on. The third is nearest to the second poster, and the first
    # poster to the second cell.
    for key, wanted in [
            ("ArrowRight", "1/1"), ("ArrowUp", "0/0"), ("ArrowDown", "1/1"), ("ArrowLeft", "1/0"),
            ("ArrowLeft", "1/0"), ("End", "1/11"), ("ArrowRight", "1/11"), ("Home", "1/0"),
            ("ArrowRight", "1/1"), ("ArrowDown", "2/2"), ("ArrowDown", "2/7"), ("ArrowLeft", "2/6"),
            ("ArrowUp", "2/1"), ("ArrowUp", "1/0"), ("Control+End", "3/39"), ("ArrowUp", "3/38"),
            ("Control+Home", "0/0")]:
        tab.keyboard.press(key)
        found = tab.evaluate(FOCUS)
        expect(found == wanted, f"{key} leads to {found}, not {wanted}")
        box = tab.locator(".cell:focus").bounding_box()
        screen = tab.locator("#screen").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        expect(
            screen["x"] < x < screen["x"] + screen["width"]
            and screen["y"] < y < screen["y"] + screen["height"], f"{key}: out of sight, {box}")
        outline = tab.locator(".cell:focus").evaluate("""cell =>
          [getComputedStyle(cell).outlineStyle, getComputedStyle(cell, '::before').borderStyle]""")
        expect("solid" in outline, f"{key}: no ring is seen, {outline}")
    tab.keyboard.press("ArrowDown")
    for key in ["Enter", " "]:
        tab.keyboard.press(key)
        name = tab.locator(".cell.chosen").get_attribute("data-id")
        expect(name and name == tab.evaluate("() => document.activeElement.dataset.id"), key)
        tab.keyboard.press("ArrowRight")
    tab.keyboard.press("Escape")
    expect(
        tab.evaluate("() => document.activeElement.name") == "device",
        "Escape does not lead to the controls")


@test
def mirrored_keys(preview):
    """From right to left, the left arrow key leads on."""
    tab = preview.open(hands_page(preview), "direction=rtl")
    tab.focus("#scroller")
    for key, wanted in [("Tab", "0/0"), ("ArrowDown", "1/1"), ("ArrowLeft", "1/2"),
                        ("ArrowRight", "1/1")]:
        tab.keyboard.press(key)
        expect(tab.evaluate(FOCUS) == wanted, f"{key} leads to {tab.evaluate(FOCUS)}")


@test
def inner_parts(preview):
    """Links and scrolling parts in a cell are reached by Tab from it, and Escape leads back."""
    tab = preview.open(preview.write(preview.content) / "Learn.html", "zoom=100")
    cell = tab.locator(".cell:has(.scrolling)").first
    cell.focus()
    tab.keyboard.press("Tab")
    expect(
        tab.evaluate("() => document.activeElement.classList.contains('scrolling')"),
        "the part that scrolls is not reached")
    tab.keyboard.press("ArrowRight")
    tab.wait_for_timeout(400)
    expect(tab.evaluate("() => document.activeElement.scrollLeft") > 10, "it does not scroll")
    tab.keyboard.press("Escape")
    expect(
        tab.evaluate("() => document.activeElement.matches('.cell:has(.scrolling)')"),
        "Escape does not lead to the cell")
    tab.keyboard.press("Control+End")
    section = next(
        index for index, entry in enumerate(data(preview.work / str(preview.count) / "Learn.html")[
            "sections"]) if entry["type"] == "businessBanner")
    while tab.evaluate(FOCUS) != f"{section}/0":
        before = tab.evaluate(FOCUS)
        tab.keyboard.press("ArrowUp")
        expect(tab.evaluate(FOCUS) != before, f"no way up from {before}")
    tab.keyboard.press("Tab")
    expect(tab.evaluate("() => document.activeElement.localName") == "a", "no link is reached")


@test
def focus_stays(preview):
    """The focus stays on its cell when the screen is drawn anew, and the screen where it was."""
    tab = preview.open(hands_page(preview), "zoom=100")
    tab.focus("#scroller")
    for key in ["Tab", "Control+End", "ArrowUp", "ArrowUp"]:
        tab.keyboard.press(key)
    name = tab.evaluate("() => document.activeElement.dataset.id")
    for change in ["location.hash = 'device=ipad-11&zoom=100'", "location.hash = 'text=small'"]:
        tab.evaluate(f"() => {{ {change}; }}")
        tab.wait_for_timeout(200)
        found = tab.evaluate("() => document.activeElement.dataset.id")
        expect(found == name and found, f"after {change} the focus is on {found}, not {name}")
    # Far from its cell, the screen stays where it is.
    tab.evaluate("() => { document.getElementById('scroller').scrollTop = 0; }")
    tab.wait_for_timeout(200)
    tab.emulate_media(color_scheme="dark")
    tab.wait_for_timeout(200)
    expect(tab.get_attribute("html", "data-appearance") == "dark", "it was not drawn anew")
    expect(tab.evaluate("() => document.activeElement.dataset.id") == name, "the focus is lost")
    top = tab.evaluate("() => document.getElementById('scroller').scrollTop")
    expect(top == 0, f"the screen has moved to {top}")


@test
def focus_follows_edits(preview):
    """The focus stays on its item when an edit puts a section before it."""
    with watched(preview) as (content, output):
        tab = preview.open(output / "Home.html")
        tab.wait_for_timeout(300)
        tab.focus("#scroller")
        for key in ["Tab", "ArrowDown", "ArrowRight"]:
            tab.keyboard.press(key)
        name = tab.evaluate("() => document.activeElement.dataset.id")
        expect(name and tab.evaluate(FOCUS).startswith("1/"), f"{name} is not in the second section")
        plist = content / "Home.plist"
        screen = plistlib.loads(plist.read_bytes())
        screen["sections"].insert(1, {"sectionType": "textHeader", "contentItem": [{"text": "A new one"}]})
        plist.write_bytes(plistlib.dumps(screen))
        tab.get_by_text("A new one").first.wait_for(state="attached", timeout=8000)
        expect(tab.evaluate(FOCUS).startswith("2/"), f"the focus is on {tab.evaluate(FOCUS)}")
        expect(tab.evaluate("() => document.activeElement.dataset.id") == name, "another item")


@test
def ways_around(preview):
    """A button skips the screen, and Escape leads from the panel to the controls."""
    tab = preview.open(hands_page(preview))
    # The last of the controls.
    tab.evaluate("() => [...document.getElementById('controls').elements].at(-1).focus()")
    skip = tab.get_by_role("button", name="Skip the screen")
    expect(skip.bounding_box()["width"] < 4, "the button is always seen")
    tab.keyboard.press("Tab")
    box = skip.bounding_box()
    expect(box["width"] > 50 and box["y"] >= 0, f"the button is not seen: {box}")
    tab.keyboard.press("Enter")
    focused = "() => document.activeElement.id || document.activeElement.name"
    expect(tab.evaluate(focused) == "summary", f"it leads to {tab.evaluate(focused)}")
    tab.keyboard.press("Escape")
    expect(tab.evaluate(focused) == "device", f"Escape leads to {tab.evaluate(focused)}")
