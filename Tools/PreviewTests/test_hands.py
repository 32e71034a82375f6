"""What scrolls sideways, moved by hand; what a pointer brings up on the screen."""

import plistlib

from harness import expect, test
from test_frames import BEHAVIORS, TOLERANCE, behaviors_screen

OFFSET = "row => Math.abs(row.scrollLeft) - row.lead"
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
    tab = preview.open(page, "zoom=100")
    for section, name in enumerate(BEHAVIORS):
        row = row_of(tab, section)
        rests = row.evaluate("row => row.shape.scrolling.rests")
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
    tab.mouse.move(5, 500)
    tab.evaluate("() => document.activeElement.blur()")
    tab.wait_for_timeout(300)
    expect(group.evaluate(seen) == "0", "the dots stay")
    shown.click()
    tab.mouse.move(5, 500)
    tab.wait_for_timeout(300)
    expect(group.evaluate(seen) == "1", "a finger, which points at nothing, finds no dots")
