"""The page around the screen: on a phone, on paper, without scripts, and as the system looks."""

import plistlib
import re

from harness import data, expect, test
from test_content import large_screen
from test_hands import hands_page, middle
from test_looks import catalog_screen
from test_watch import wait

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_with(preview, page, view="", **options):
    """Opens a page in a context of its own, with all complaints noted as usual."""
    context = preview.browser.new_context(**options)
    tab = context.new_page()
    tab.on("console", lambda message: preview.note(message.type, message.text))
    tab.on("pageerror", lambda error: preview.troubles.append(f"error: {error}"))
    tab.on("request", lambda request: preview.check(request.url))
    tab.goto(page.as_uri() + (f"#{view}" if view else ""))
    if options.get("java_script_enabled", True):
        tab.wait_for_selector("html[data-ready]", timeout=20_000)
    return tab


def swipe(tab, x, y, distance):
    """Moves one finger upwards."""
    session = tab.context.new_cdp_session(tab)
    for step in range(13):
        session.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if step else "touchStart",
            "touchPoints": [{"x": x, "y": y - distance * step / 12}]})
        tab.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.wait_for_timeout(400)


def color(tab, selector):
    """The color behind an element, as three numbers."""
    text = tab.locator(selector).first.evaluate("e => getComputedStyle(e).backgroundColor")
    return [float(number) for number in re.findall(r"[\d.]+", text)[:3]]


@test
def folded(preview):
    """On a phone the controls are folded and the panel is a sheet; both open by thumb and by key."""
    page = preview.write(preview.catalog) / "netflix-style.html"
    tab = open_with(preview, page, **PHONE)
    control = tab.get_by_role("combobox", name="Device")
    expect(not control.is_visible(), "the controls are not folded")
    button = tab.get_by_role("button", name="View")
    button.tap()
    expect(button.get_attribute("aria-expanded") == "true", "the state is not told")
    for name in ["device", "orientation", "appearance", "text", "direction", "zoom", "overlay",
                 "panel"]:
        box = tab.locator(f"[name={name}]").bounding_box()
        expect(
            box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] < 844,
            f"{name} is at {box}")
    control.select_option("ipad-11")
    expect("device=ipad-11" in tab.url, tab.url)
    control.press("Escape")
    expect(not control.is_visible(), "Escape does not fold the controls")
    expect(button.evaluate("e => e === document.activeElement"), "the focus is lost")
    button.press("Enter")
    expect(control.is_visible(), "the controls do not open by key")
    control.select_option("iphone-17")
    button.tap()

    handle = tab.locator("#handle")
    first = tab.locator(".diagnostic").first
    expect(not first.is_visible(), "the panel is open at first")
    expect("1 error" in handle.text_content(), f"the handle says {handle.text_content()}")
    handle.tap()
    expect(first.is_visible() and handle.get_attribute("aria-expanded") == "true", "no panel")
    handle.press("Escape")
    expect(not first.is_visible(), "Escape does not close the panel")
    cell = tab.locator(".cell").nth(2)
    cell.tap()
    tab.wait_for_timeout(700)
    expect(tab.locator("#cell dl").is_visible(), "a chosen cell does not open the panel")
    box, sheet = cell.bounding_box(), tab.locator("#side").bounding_box()
    expect(box["y"] + box["height"] <= sheet["y"] + 1, f"{box} is below the panel at {sheet}")
    expect(sheet["y"] + sheet["height"] <= 845, f"the panel is at {sheet}")
    handle.tap()
    tab.locator(".cell").nth(2).press("Enter")
    expect(tab.locator("#cell dl").is_visible(), "Enter does not open the panel")


@test
def thumb(preview):
    """A finger on the device scrolls the screen, and at its end the page."""
    tab = open_with(preview, hands_page(preview), **{
        **PHONE, "viewport": {"width": 390, "height": 600}})
    x, y = 195, 400
    swipe(tab, x, y, 200)
    inner = tab.evaluate("() => document.getElementById('scroller').scrollTop")
    expect(inner > 100, f"the screen is at {inner}")
    tab.evaluate("""() => {
      const scroller = document.getElementById('scroller');
      scroller.scrollTop = scroller.scrollHeight;
    }""")
    tab.wait_for_timeout(200)
    for _ in range(4):
        swipe(tab, x, y, 300)
    outer = tab.evaluate("() => [scrollY, document.documentElement.scrollHeight - innerHeight]")
    expect(outer[1] > 100 and outer[0] >= outer[1] - 2, f"the page is at {outer}")
    device = tab.locator("#device").bounding_box()
    handle = tab.locator("#handle").bounding_box()
    expect(
        device["y"] + device["height"] <= handle["y"] + 1,
        f"the end of the device at {device} is below the panel at {handle}")


@test
def narrow(preview):
    """No page is wider than its window, down to 320 points and at twice the size."""
    pages = preview.write(preview.catalog)
    for width, height in [(320, 256), (320, 640), (640, 480), (760, 900), (761, 900), (844, 390)]:
        for view in ["", "device=ipad-13&orientation=landscape", "zoom=200", "text=extraLarge"]:
            tab = open_with(
                preview, pages / "netflix-style.html", view,
                viewport={"width": width, "height": height})
            found = tab.evaluate("() => document.documentElement.scrollWidth")
            expect(found <= width, f"{view} at {width}: the page is {found} wide")
            if width <= 760 or height <= 480:
                tab.get_by_role("button", name="View").click()
            cut = tab.evaluate("""() => [...document.querySelectorAll('#controls select, h1')]
              .map((element) => element.getBoundingClientRect())
              .filter((box) => box.left < 0 || box.right > innerWidth || box.width < 10).length""")
            expect(cut == 0, f"{view} at {width}: {cut} controls are cut off")
            tab.context.close()


@test
def whole_window(preview):
    """A long panel scrolls, and not the page, whatever height the controls have."""
    page = preview.write(preview.catalog) / "netflix-style.html"
    for width in [1280, 800]:
        tab = preview.open(page, width=width, height=500)
        sizes = tab.evaluate("""() => {
          const side = document.getElementById('side');
          const list = document.getElementById('diagnostics');
          return [document.documentElement.scrollHeight, list.scrollHeight - list.clientHeight,
            side.getBoundingClientRect().bottom];
        }""")
        expect(sizes[0] <= 500, f"at {width} the page is {sizes[0]} high")
        expect(sizes[1] > 50, f"at {width} the panel does not scroll: {sizes}")
        expect(abs(sizes[2] - 500) <= 1, f"at {width} the panel ends at {sizes[2]}")
        device = tab.locator("#device").bounding_box()
        expect(device["y"] + device["height"] <= 500, f"at {width} the device is at {device}")


@test
def no_scripts(preview):
    """Without scripts a page says what it needs, and shows no empty parts; no image is in it twice."""
    page = preview.write(catalog_screen(preview.folder())) / "Catalog.html"
    text = page.read_text(encoding="utf-8")
    sources = {source for _, sources, *_ in data(page)["images"] for source in sources}
    expect(sources and all(text.count(source) == 1 for source in sources), "an image is there twice")
    tab = open_with(preview, page, java_script_enabled=False)
    expect(tab.locator("header, #stage").locator("visible=true").count() == 0, "empty parts")
    words = tab.locator("body").inner_text()
    expect(words.startswith("This page needs JavaScript. 'marquee preview --format svg'"), words)


@test
def paper(preview):
    """Paper has the whole screen and the diagnostics, and no controls; then all is as before."""
    page = hands_page(preview)
    tab = preview.open(page, "zoom=50")
    tab.evaluate("() => { document.getElementById('scroller').scrollTop = 500; }")
    tab.wait_for_timeout(200)
    before = tab.evaluate("() => document.querySelector('#device').getBoundingClientRect().toJSON()")
    tab.emulate_media(media="print")
    tab.wait_for_timeout(200)
    for number in [0, 39]:
        expect(tab.get_by_text(f"List {number}", exact=True).is_visible(), f"no List {number}")
    for selector in ["#controls", "#status", "#home", ".arrow", ".others"]:
        expect(not tab.locator(selector).first.is_visible(), f"{selector} is printed")
    content = data(page)
    stack = content["stacks"][content["solutions"]["iphone-17/portrait"][3]]
    wanted = sum(content["shapes"][index]["length"] for index in stack)
    height = tab.locator("#screen").bounding_box()["height"]
    expect(abs(height - wanted) <= 2, f"the screen is {height} high, and {wanted} is wanted")
    last = tab.locator(".diagnostic").last.bounding_box()
    expect(last["y"] > wanted, f"the diagnostics are at {last}")
    tab.emulate_media(media="screen")
    tab.wait_for_timeout(200)
    after = tab.evaluate("() => document.querySelector('#device').getBoundingClientRect().toJSON()")
    expect(after == before, f"the device was at {before}, and is at {after}")
    top = tab.evaluate("() => document.getElementById('scroller').scrollTop")
    expect(top == 500, f"the screen was at 500, and is at {top}")
    # By hand: the screen is longer than two sheets of A4 paper without their margins.
    expect(wanted > 2 * 1032, f"the screen is {wanted} long")
    sheets = preview.open(page).pdf(format="A4")
    count = len(re.findall(rb"/Type\s*/Page\b", sheets))
    expect(count > 2, f"{count} sheets")


@test
def bars_on_paper(preview):
    """On paper an app's tab bar is below the last row, and covers none."""
    tab = preview.open(preview.write(preview.content) / "Home.html")
    tab.emulate_media(media="print")
    last, bar = tab.locator(".cell").last, tab.locator("#tabs")

    def is_below():
        row, tabs = last.bounding_box(), bar.bounding_box()
        return row and tabs and row["y"] + row["height"] <= tabs["y"] + 0.5

    expect(wait(is_below, 10), f"{last.bounding_box()} is under {bar.bounding_box()}")


@test
def long_paper(preview):
    """No more than 2,000 cells are printed, and the paper says so."""
    folder = preview.folder()
    path = folder / "Lines.plist"
    path.write_bytes(plistlib.dumps([{
        "sectionType": "list", "sectionName": "Lines",
        "contentItem": [{"text": f"Line {number}"} for number in range(2500)]}]))
    for path, remark in [
            (path, "No more than 2000 cells are printed."),
            (large_screen(preview.folder()), "more sections are not printed.")]:
        page = preview.write(path) / f"{path.stem}.html"
        tab = preview.open(page)
        tab.emulate_media(media="print")
        tab.wait_for_timeout(300)
        count = tab.locator(".cell").count()
        expect(1000 < count <= 2000, f"{count} cells are built")
        expect(tab.get_by_text(remark).is_visible(), f"no {remark!r}")
        tab.emulate_media(media="screen")
        expect(
            wait(lambda: 0 < tab.locator(".cell").count() < 600, 10), "all cells stay built")


@test
def system_appearance(preview):
    """A page is light or dark as the system is, unless the address or the control says otherwise."""
    pages = preview.write(preview.content)
    for scheme, view, wanted in [
            ("light", "", "light"), ("dark", "", "dark"), ("dark", "appearance=light", "light"),
            ("light", "appearance=dark", "dark")]:
        tab = open_with(preview, pages / "Home.html", view, color_scheme=scheme)
        for selector in ["body", "#screen", "#side"]:
            isDark = sum(color(tab, selector)) < 3 * 128
            expect(isDark == (wanted == "dark"), f"{scheme} {view}: {color(tab, selector)}")
    tab.select_option("select[name=appearance]", "automatic")
    expect("appearance" not in tab.url, tab.url)
    expect(sum(color(tab, "#screen")) > 3 * 128, "the control does not lead back")
    tab.emulate_media(color_scheme="dark")
    # The page is notified in its next frame.
    expect(
        wait(lambda: sum(color(tab, "#screen")) < 3 * 128, 10), "the page does not follow the system")
    tab = preview.browser.new_context(color_scheme="dark").new_page()
    tab.goto((pages / "index.html").as_uri())
    expect(sum(color(tab, "body")) < 3 * 128, "the index is light")


@test
def forced_colors(preview):
    """In forced colors the device, cells, chips and the focus have lines."""
    page = preview.write(preview.content) / "Learn.html"
    tab = open_with(preview, page, forced_colors="active")
    line = """e => {
      const style = getComputedStyle(e);
      return style.outlineStyle !== 'none' || style.borderStyle !== 'none';
    }"""
    for selector in ["#device", ".cell", ".box", "#controls select"]:
        expect(tab.locator(selector).first.evaluate(line), f"{selector} has no line")
    tab.focus("#scroller")
    for key in ["Tab", "ArrowDown"]:
        tab.keyboard.press(key)
        style = tab.locator(".cell:focus").evaluate("e => getComputedStyle(e).outlineStyle")
        expect(style == "dashed", f"{key}: the focus is not seen, {style}")


@test
def calm(preview):
    """Where motion is reduced, rows are where they are sent at once, and nothing fades."""
    tab = open_with(
        preview, hands_page(preview), "zoom=100", reduced_motion="reduce",
        viewport={"width": 1280, "height": 1000})
    row = tab.locator('[data-section="1"] .scrolls')
    tab.mouse.move(*middle(row))
    on = tab.locator('[data-section="1"] > .arrow.on')
    expect(on.evaluate("e => getComputedStyle(e).opacity") == "1", "the arrow fades")
    on.click()
    first = row.evaluate("row => row.scrollLeft")
    tab.wait_for_timeout(700)
    expect(first > 100 and first == row.evaluate("row => row.scrollLeft"), f"it moves from {first}")
