"""Hands and keys: what scrolls sideways, cells by keyboard, and sections that show one item."""

import plistlib
import shutil
import subprocess

from harness import data, expect, test
from test_frames import BEHAVIORS, TOLERANCE, behaviors_screen
from test_watch import wait

OFFSET = "row => Math.abs(row.scrollLeft) - row.lead"
FOCUS = """() => {
  const cell = document.activeElement.closest('.cell');
  return cell && `${cell.dataset.section}/${cell.dataset.item}`;
}"""
SECTIONS = [("main", "Hero", 4), ("basic", "Row", 12), ("grid", "Grid", 10), ("list", "List", 40)]


def item(kind, name, number):
    if kind == "list":
        return {"text": f"{name} {number}"}
    return {"description": f"{name} {number}", "imageName": f"{name}{number}".lower()}


def hands_page(preview):
    """One main section, a row, a grid of five columns, and a list."""
    path = preview.folder() / "Hands.plist"
    path.write_bytes(plistlib.dumps([
        {"sectionType": kind, "sectionName": name,
         "contentItem": [item(kind, name, number) for number in range(count)]}
        for kind, name, count in SECTIONS]))
    return preview.write(path) / "Hands.html"


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(tab, locator, distance, rest=True):
    """Drags with the mouse; holds still before letting go, or flicks."""
    x, y = middle(locator)
    tab.mouse.move(x, y)
    tab.mouse.down()
    for step in range(1, 11):
        tab.mouse.move(x + distance * step / 10, y)
    if rest:
        tab.wait_for_timeout(160)
        tab.mouse.move(x + distance, y)
    tab.mouse.up()
    tab.wait_for_timeout(900)


def row_of(tab, section):
    return tab.locator(f'[data-section="{section}"] .scrolls')


@test
def drags(preview):
    """A mouse drags a row as far as it moves, at each zoom and from either side; a click is a click."""
    page = hands_page(preview)
    for view, wanted in [
            ("zoom=100", 150), ("zoom=50", 300), ("zoom=100&direction=rtl", 150)]:
        tab = preview.open(page, view)
        row = row_of(tab, 1)
        sign = 1 if "rtl" in view else -1
        drag(tab, row, sign * 150)
        offset = row.evaluate(OFFSET)
        expect(abs(offset - wanted) <= 2, f"{view}: dragged by 150, it is at {offset}")
        expect(tab.locator(".cell.chosen").count() == 0, f"{view}: a drag chooses")
        drag(tab, row, sign * 3)
        expect(tab.locator(".cell.chosen").count() == 1, f"{view}: a click chooses nothing")
        drag(tab, row, -sign * 60, rest=False)
        expect(row.evaluate(OFFSET) < wanted - 80, f"{view}: a flick does not carry on")


@test
def drag_rests(preview):
    """A row that is dragged comes to rest where its section says, a page at a time if it has pages."""
    page = preview.write(behaviors_screen(preview.folder())) / "Behaviors.html"
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-15/portrait"][3]]
    tab = preview.open(page, "zoom=100")
    for section, name in enumerate(BEHAVIORS):
        rests = content["shapes"][stack[section]]["scrolling"]["rests"]
        row = row_of(tab, section)
        start = rests.index(min(rests, key=abs))
        drag(tab, row, -170, rest=False)
        first = row.evaluate(OFFSET)
        place = min(range(len(rests)), key=lambda index: abs(rests[index] - first))
        expect(abs(first - rests[place]) <= TOLERANCE, f"{name} rests at {first}, not in {rests}")
        if name == BEHAVIORS[0]:
            expect(place > start, f"{name} does not move")
        else:
            expect(place == start + 1, f"{name} turns {place - start} pages")
        drag(tab, row, 30)
        again = row.evaluate(OFFSET)
        expect(abs(again - rests[place]) <= TOLERANCE, f"{name} does not go back: {again}")


@test
def inner_strip(preview):
    """A part of a cell that scrolls is dragged, too, and not the screen."""
    tab = preview.open(preview.write(preview.content) / "Learn.html", "zoom=100")
    strip = tab.locator(".cell .scrolling").first
    drag(tab, strip, -120)
    left = strip.evaluate("strip => strip.scrollLeft")
    expect(abs(left - 120) <= 2, f"dragged by 120, it is at {left}")


@test
def wheel(preview):
    """A wheel over a row scrolls the screen, and turned sideways or with shift the row."""
    tab = preview.open(hands_page(preview), "zoom=100")
    row = row_of(tab, 1)
    tab.mouse.move(*middle(row))
    tab.mouse.wheel(0, 40)
    tab.wait_for_timeout(400)
    top = tab.evaluate("() => document.getElementById('scroller').scrollTop")
    expect((top, row.evaluate(OFFSET)) == (40, 0), f"the screen is at {top}")
    tab.mouse.wheel(90, 0)
    tab.wait_for_timeout(400)
    expect(row.evaluate(OFFSET) == 90, f"sideways, the row is at {row.evaluate(OFFSET)}")
    tab.keyboard.down("Shift")
    tab.mouse.wheel(0, 70)
    tab.keyboard.up("Shift")
    tab.wait_for_timeout(400)
    expect(row.evaluate(OFFSET) == 160, f"with shift, the row is at {row.evaluate(OFFSET)}")
    top = tab.evaluate("() => document.getElementById('scroller').scrollTop")
    expect(top == 40, f"with shift, the screen is at {top}")


@test
def arrows(preview):
    """Arrows appear on a row that is pointed at, move it, are off at its ends, and are mirrored."""
    page = hands_page(preview)
    for view in ["zoom=100", "zoom=100&direction=rtl"]:
        tab = preview.open(page, view)
        row = row_of(tab, 1)
        back, on = (
            tab.locator(f'[data-section="1"] > .arrow.{name}') for name in ["back", "on"])
        expect(on.evaluate("e => getComputedStyle(e).opacity") == "0", "an arrow is always seen")
        tab.mouse.move(*middle(row))
        tab.wait_for_timeout(300)
        expect(on.evaluate("e => getComputedStyle(e).opacity") == "1", "no arrow appears")
        expect((back.is_disabled(), on.is_disabled()) == (True, False), "at the start")
        screen = tab.locator("#screen").bounding_box()
        isLeft = middle(on)[0] < screen["x"] + screen["width"] / 2
        expect(isLeft == ("rtl" in view), f"{view}: the arrow is at {on.bounding_box()}")
        seen = []
        while not on.is_disabled() and len(seen) < 12:
            on.click()
            tab.wait_for_timeout(800)
            seen.append(row.evaluate(OFFSET))
        expect(1 < len(seen) < 12 and seen == sorted(set(seen)), f"{view}: it goes by {seen}")
        end = row.evaluate("row => row.end - row.lead")
        expect(abs(seen[-1] - end) <= 1, f"{view}: the last is {seen[-1]}, not {end}")
        back.click()
        tab.wait_for_timeout(800)
        expect(row.evaluate(OFFSET) < seen[-1] - 50, f"{view}: no way back")


@test
def keys(preview):
    """Arrow keys lead from cell to cell, to cells that are not built yet, and choose them."""
    tab = preview.open(hands_page(preview), "zoom=100")
    tab.focus("#scroller")
    # Tab leads to one cell of each section, and past the dots of the first.
    stops = []
    for _ in range(5):
        tab.keyboard.press("Tab")
        stops.append(tab.evaluate(FOCUS))
    expect(stops == ["0/0", None, "1/0", "2/0", "3/0"], f"Tab leads to {stops}")
    tab.keyboard.press("Shift+Tab")
    tab.keyboard.press("Shift+Tab")
    # By hand: the posters' middles are at 64 and 181 of 393 points, and those of the grid's five
    # cells at 40, 118, 197 and so on. The third is nearest to the second poster, and the first
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
    content = preview.folder() / "Content"
    shutil.copytree(preview.content, content)
    output = preview.folder()
    process = subprocess.Popen(
        [preview.program, "preview", str(content), "--output", str(output), "--watch"],
        stdout=subprocess.DEVNULL)
    try:
        expect(wait((output / "Home.version.js").exists, 20), "no page is written")
        tab = preview.open(output / "Home.html")
        tab.wait_for_timeout(300)
        tab.focus("#scroller")
        for key in ["Tab", "ArrowDown", "ArrowRight"]:
            tab.keyboard.press(key)
        name = tab.evaluate("() => document.activeElement.dataset.id")
        expect(name and tab.evaluate(FOCUS).startswith("1/"), f"{name} is not in the second section")
        plist = content / "Home.plist"
        sections = plistlib.loads(plist.read_bytes())
        sections.insert(1, {"sectionType": "textHeader", "contentItem": [{"text": "A new one"}]})
        plist.write_bytes(plistlib.dumps(sections))
        tab.get_by_text("A new one").first.wait_for(state="attached", timeout=8000)
        expect(tab.evaluate(FOCUS).startswith("2/"), f"the focus is on {tab.evaluate(FOCUS)}")
        expect(tab.evaluate("() => document.activeElement.dataset.id") == name, "another item")
    finally:
        process.terminate()
        process.wait()


@test
def hints(preview):
    """Cells look as if they could be clicked, and only then."""
    tab = preview.open(hands_page(preview), "zoom=100")
    cell = tab.locator('.cell[data-section="1"]').first
    look = "e => [getComputedStyle(e).cursor, getComputedStyle(e).outlineStyle]"
    expect(cell.evaluate(look) == ["pointer", "none"], f"{cell.evaluate(look)}")
    cell.hover()
    expect(cell.evaluate(look) == ["pointer", "solid"], f"{cell.evaluate(look)}")


@test
def others(preview):
    """A section that shows one of its items leads to the others, by mouse and by keyboard."""
    tab = preview.open(hands_page(preview), "zoom=100")
    group = tab.locator(".others")
    seen = "e => getComputedStyle(e).opacity"
    expect(group.evaluate(seen) == "0", "the dots are in the screen's own image")
    tab.locator('.cell[data-section="0"]').hover()
    tab.wait_for_timeout(300)
    expect(group.evaluate(seen) == "1", "no dots appear")
    shown = tab.locator('.cell[data-section="0"]')
    tab.locator(".dot").nth(2).click()
    expect(shown.get_attribute("data-item") == "2", "the dot leads nowhere")
    expect("Hero 2" in shown.text_content(), shown.text_content())
    tab.keyboard.press("ArrowRight")
    expect(shown.get_attribute("data-item") == "3", "the key leads nowhere")
    expect(tab.get_by_role("radio", name="4 of 4: Hero 3").is_checked(), "the dot is not told")
