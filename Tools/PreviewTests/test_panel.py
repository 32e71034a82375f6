"""The panel, what cannot be shown, and the way from a cell to its line and back."""

import io
import json
import plistlib
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from contextlib import contextmanager
from urllib.parse import quote

from axe_playwright_python.sync_playwright import Axe
from harness import data, expect, test
from PIL import Image, ImageChops
from test_frames import SVG
from test_watch import wait

HOSTILE = "</script><img src=x onerror=alert(1)>\"'\n\u202e{path}"
BAND = 84


def section(kind, name, *texts, key="description"):
    lines = ["<dict>", f"<key>sectionType</key><string>{kind}</string>"]
    if name:
        lines.append(f"<key>sectionName</key><string>{name}</string>")
    lines += ["<key>contentItem</key>", "<array>"]
    for text in texts:
        lines.append(
            f"<dict><key>{key}</key><string>{text}</string>"
            f"<key>imageName</key><string>{text.lower()}</string></dict>")
    return lines + ["</array>", "</dict>"]


def screen(*sections):
    lines = ['<plist version="1.0">', "<array>"]
    for part in sections:
        lines += part
    return "\n".join(lines + ["</array>", "</plist>", ""])


GOOD = section("basic", "First", "Cat", "Dog")
UNKNOWN = section("nonsense", "Odd", "Cat")
EMPTY = section("basic", "Empty")
MISSPELT = section("basic", "Typo", "Cat", key="descripton")
LAST = section("basic", "Last", "Owl")


def content(preview, text, name="Home.plist"):
    """A content folder with one screen."""
    folder = preview.folder() / "Content"
    folder.mkdir()
    (folder / "Marquee.plist").write_bytes(plistlib.dumps({}))
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def line_of(text, words):
    """The number of the first line with some words."""
    return next(
        number for number, line in enumerate(text.splitlines(), 1) if words in line)


@contextmanager
def watching(preview, folder):
    """Pages that are kept up to date for as long as the block lasts."""
    output = preview.folder()
    process = subprocess.Popen(
        [preview.program, "preview", str(folder), "--output", str(output), "--watch"],
        stdout=subprocess.DEVNULL)
    try:
        expect(wait((output / "Home.html").exists, 20), "no page is written")
        yield output
    finally:
        process.terminate()
        process.wait()


TOPS = """() => {
  const top = document.getElementById('content').getBoundingClientRect().top;
  return [...document.querySelectorAll('.section, .band')].map((element) => [
    element.querySelector('.boundary')?.innerText ?? element.innerText,
    element.getBoundingClientRect().top - top]);
}"""


@test
def bands(preview):
    """What cannot be shown is a band between its neighbors, which leads to its diagnostic."""
    text = screen(GOOD, UNKNOWN, EMPTY, MISSPELT, LAST)
    folder = content(preview, text)
    tab = preview.open(preview.write(folder) / "Home.html", "zoom=100")
    plain = preview.open(
        preview.write(content(preview, screen(GOOD, LAST))) / "Home.html", "zoom=100")
    found, without = tab.evaluate(TOPS), plain.evaluate(TOPS)
    expect([words for words, _ in without] == ["First", "Last"], f"{without}")
    expect(found[0] == without[0], f"{found[0]} and {without[0]}")
    middle = found[1:-1]
    start = without[1][1]
    expect(
        [round(top - start, 2) for _, top in middle] == [8, BAND + 8, 2 * BAND + 8], f"{found}")
    expect(
        found[-1] == ["Last", start + 3 * BAND], f"{found[-1]}, and without bands {without[1]}")
    for (words, _), name, message in zip(
            middle, ["Odd", "Empty", "Typo"],
            ["unknown section type 'nonsense'", "the section has no items", "'descripton'"]):
        line = line_of(text, f"<string>{name}</string>") - 2
        expect(
            words.startswith("error") and message in words
            and f"Content/Home.plist:{line}" in words, words)
    tab.locator(".band").nth(2).click()
    focused = tab.evaluate("() => document.activeElement.innerText")
    expect("descripton" in focused, f"the band leads to {focused}")
    tab.locator("#diagnostics button", has_text="nonsense").click()
    focused = tab.evaluate("() => document.activeElement.className")
    expect("band" in focused, f"the diagnostic leads to {focused}")


@test
def drawn_bands(preview):
    """Images and drawings have the bands where the page has them."""
    folder = content(preview, screen(GOOD, UNKNOWN, LAST))
    tab = preview.open(preview.write(folder) / "Home.html", "zoom=100")
    wanted = [top for words, top in tab.evaluate(TOPS) if words.startswith("error")]
    (image,) = preview.write(folder, "--format", "svg").glob("*.svg")
    views = [
        view for view in ElementTree.parse(image).getroot().findall(f"{SVG}svg")
        if view.get("data-severity") == "error"]
    # The status bar of an iPhone 17 is 62 points high.
    expect([float(view.get("y")) - 62 for view in views] == wanted, f"{wanted}")
    expect("nonsense" in "".join(views[0].itertext()), "the band says nothing")
    expect(
        "unknown section type 'nonsense'" in preview.run(folder, "-f", "text").decode(),
        "the drawing says nothing")


@test
def unreadable(preview):
    """A file of which nothing can be read says so in place of an empty screen."""
    page = preview.write(content(preview, "this is\nno property list\n")) / "Home.html"
    tab = preview.open(page)
    card = tab.locator("#content > .band.whole")
    first = data(page)["diagnostics"][0]
    expect(first["message"] in card.inner_text(), card.inner_text())
    card.click()
    focused = tab.evaluate("() => document.activeElement.innerText")
    expect(first["message"] in focused, focused)


@test
def order(preview):
    """Errors come first, then warnings and notes; severities and a rule can be filtered."""
    twice = "<string>Two  spaces</string>"
    first = [line.replace("<string>Cat</string>", twice, 1) for line in GOOD]
    page = preview.write(content(preview, screen(first, UNKNOWN, EMPTY))) / "Home.html"
    diagnostics = data(page)["diagnostics"]
    tab = preview.open(page)
    shown = tab.evaluate(
        "() => [...document.querySelectorAll('#diagnostics > li')]"
        ".flatMap((row) => row.dataset.diagnostic.split(' ').map(Number))")
    ranks = ["error", "warning", "note"]
    wanted = sorted(range(len(diagnostics)), key=lambda i: ranks.index(diagnostics[i]["severity"]))
    expect(shown == wanted and shown != sorted(shown), f"{shown}, and {wanted} is wanted")
    expect(
        tab.locator("#filters .chip.error").inner_text() == "2 errors",
        tab.locator("#filters").inner_text())
    tab.locator("#filters .chip.error").click()
    expect(tab.locator("#diagnostics .error").count() == 0, "errors are not hidden")
    expect(
        tab.evaluate("() => document.activeElement.textContent") == "2 errors", "focus is lost")
    tab.locator("#filters .chip.error").click()
    tab.select_option("#filters select", "empty-section")
    rules = tab.locator("#diagnostics .rule").all_inner_texts()
    expect(rules == ["empty-section"], f"{rules}")
    # Hidden diagnostics are shown again when a band leads to them.
    tab.locator(".band").first.click()
    expect(
        "nonsense" in tab.evaluate("() => document.activeElement.innerText"), "it stays hidden")


@test
def findings(preview):
    """Equal diagnostics are one row; the row that leads somewhere stays marked where it is."""
    texts = ["Cat  one", "Dog  two", "Owl  three", "Hen   four"]
    sections = [section("basic", f"Row {n}", *texts) for n in range(3)]
    tab = preview.open(preview.write(content(preview, screen(*sections, UNKNOWN))) / "Home.html")
    rows = tab.locator("#diagnostics > li")
    spaces = rows.filter(has_text="2 spaces in a row")
    expect(spaces.count() == 1, f"{spaces.count()} rows for one diagnostic")
    expect("9 × warning: 'description' has 2 spaces" in spaces.inner_text(), spaces.inner_text())
    expect("and 8 more" in spaces.locator(".place").inner_text(), spaces.inner_text())
    # The list comes first, and what the chosen cell is moves nothing of it.
    expect(rows.first.bounding_box()["y"] < tab.locator("#cell").bounding_box()["y"], "the order")
    tops = "() => [...document.querySelectorAll('#diagnostics > li')].map("\
        "(row) => row.getBoundingClientRect().top)"
    before = tab.evaluate(tops)
    chosen = []
    for _ in range(10):
        spaces.locator("button").click()
        chosen.append(tab.locator(".cell.chosen").get_attribute("data-id"))
        expect(tab.evaluate(tops) == before, "the list moves")
        marked = tab.locator("#diagnostics [aria-current]")
        expect(marked.count() == 1 and "2 spaces" in marked.inner_text(), "the row is not marked")
    expect(len(set(chosen[:9])) == 9 and chosen[9] == chosen[0], f"it leads to {chosen}")


@test
def steps(preview):
    """N and P lead to the next diagnostic and the previous one, from end to end."""
    first = section("basic", "First", "Cat  one", "Dog  two")
    page = preview.write(content(preview, screen(first, UNKNOWN, EMPTY))) / "Home.html"
    tab = preview.open(page)
    count = len(data(page)["diagnostics"])
    current = "() => [document.querySelector('#diagnostics [aria-current]')?.innerText,"\
        " document.activeElement.className + document.activeElement.dataset.id]"
    forward = []
    for _ in range(count):
        tab.keyboard.press("n")
        forward.append(tab.evaluate(current))
    expect(None not in [row for row, _ in forward], f"a row is not marked: {forward}")
    tab.keyboard.press("n")
    expect(tab.evaluate(current) == forward[0], "the last one leads nowhere")
    for wanted in reversed(forward):
        tab.keyboard.press("p")
        expect(tab.evaluate(current) == wanted, f"{tab.evaluate(current)}, and {wanted} is wanted")
    # A key that is a word of a list, or that the browser has, is left alone.
    tab.focus("select[name=zoom]")
    tab.keyboard.press("p")
    expect(tab.evaluate(current)[0] == forward[0][0], "a list loses its key")


@test
def fixes(preview):
    """A fix is shown as a small difference, and what is not on the screen says so."""
    page = preview.write(content(preview, screen(GOOD, MISSPELT))) / "Home.html"
    tab = preview.open(page)
    row = tab.locator("#diagnostics > li", has_text="descripton").first
    removed, added = row.locator("del").inner_text(), row.locator("ins").inner_text()
    expect("<key>descripton</key>" in removed, removed)
    expect("<key>description</key>" in added, added)
    expect(row.locator("ins b").inner_text() == "i", row.locator("ins b").inner_text())
    expect(tab.get_by_role("button", name="Apply").count() == 0, "the page offers to write")
    key = screen(GOOD).replace("<array>", "<dict><key>sections</key><array>", 1).replace(
        "</array>\n</plist>", "</array><key>color</key><string>red</string></dict>\n</plist>")
    tab = preview.open(preview.write(content(preview, key)) / "Home.html")
    row = tab.locator("#diagnostics > li", has_text="color").first
    expect("Not on the screen" in row.inner_text(), row.inner_text())
    expect(row.locator("button").count() == 0, "it is a button that leads nowhere")


@test
def fields(preview):
    """The chosen cell shows what its author wrote, its place, and no way to an editor."""
    text = screen(GOOD)
    folder = content(preview, text)
    page = preview.write(folder) / "Home.html"
    tab = preview.open(page)
    tab.locator('.cell[data-item="1"]').click()
    facts = tab.evaluate(
        "() => [...document.querySelectorAll('#cell dt')]"
        ".map((name) => [name.innerText, name.nextElementSibling.innerText])")
    expect(facts[:2] == [["description", "Dog"], ["imageName", "dog"]], f"{facts}")
    place = f"Content/Home.plist:{line_of(text, '>Dog<')}"
    expect(["Place", place] in facts, f"{facts}")
    expect(tab.locator("#cell a").count() == 0, "a page without an editor opens one")
    tab.get_by_role("button", name="Copy place").click()
    tab.get_by_role("button", name="Copied", exact=True).wait_for()
    for file in [path for path in page.parent.rglob("*") if path.is_file()]:
        for secret in [preview.work, folder.parent]:
            expect(
                str(secret) not in file.read_text(encoding="utf-8"), f"{file} names {secret}")


def with_editor(preview, folder, way, template, path):
    """The page of a screen, with the editor that the language server writes into its pages."""
    page = preview.write(folder) / f"{path.stem}.html"
    editor = json.dumps({"way": way, "template": template, "path": str(path)})
    html = page.read_text(encoding="utf-8")
    page.write_text(
        html.replace('"diagnostics":', f'"editor":{editor},"diagnostics":', 1), encoding="utf-8")
    return page


@test
def editors(preview):
    """With an editor a cell opens its line, and every part of the address is encoded."""
    text = screen(GOOD)
    folder = content(preview, text, name="Home 'A' #1.plist")
    path = folder / "Home 'A' #1.plist"
    line = line_of(text, ">Dog<")
    for template, wanted in [
            ("vscode://file{path}:{line}:{column}",
             f"vscode://file{quote(str(path), safe='/!~*()' + chr(39))}:{line}:1"),
            ("idea://open?file={path}&line={line}&column={column}",
             f"idea://open?file={quote(str(path), safe='/!~*()' + chr(39))}&line={line}"
                     "&column=1"),
            ("txmt://open?line={line}&url={path}",
             f"txmt://open?line={line}&url={quote(str(path), safe='/!~*()' + chr(39))}")]:
        tab = preview.open(with_editor(preview, folder, "address", template, path))
        tab.locator('.cell[data-item="1"]').click()
        found = tab.locator("#cell a.open").get_attribute("href")
        expect(found == wanted, f"{found}, and {wanted} is wanted")
    tab = preview.open(
        with_editor(preview, folder, "command", "xed --line {line} {path}", path))
    tab.locator('.cell[data-item="1"]').click()
    tab.evaluate("""() => {
      window.copied = [];
      navigator.clipboard.writeText = async (text) => { window.copied.push(text); };
    }""")
    tab.get_by_role("button", name="Copy command").click()
    quoted = str(path).replace("'", "'\\''")
    expect(
        tab.evaluate("() => window.copied") == [f"xed --line {line} '{quoted}'"],
        tab.evaluate("() => window.copied"))


@test
def show(preview):
    """A line that an editor names is shown in the open page, and nothing takes the focus."""
    sections = [section("basic", f"Row {n}", f"Cat {n}", f"Dog {n}") for n in range(12)]
    text = screen(*sections, UNKNOWN)
    folder = content(preview, text)
    with watching(preview, folder) as output:
        tab = preview.open(output / "Home.html", "zoom=100")
        tab.wait_for_timeout(400)
        tab.focus("select[name=zoom]")
        asked = 0

        def ask(words):
            """Does what the language server does to show the line of some words."""
            nonlocal asked
            asked += 1
            (output / "Home.show.js").write_text(
                f"marqueeShow({asked}, {line_of(text, words)});\n", encoding="utf-8")

        for words, wanted in [("Dog 9", "Dog 9"), ("Row 3", "Cat 3"), ("Dog 9", "Dog 9")]:
            ask(f">{words}<")
            chosen = tab.locator(".cell.chosen", has_text=wanted)
            chosen.wait_for(timeout=5000)
            box, frame = chosen.bounding_box(), tab.locator("#screen").bounding_box()
            expect(
                frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"],
                f"{words}: {box} is out of sight")
        expect(
            tab.evaluate("() => document.activeElement.name") == "zoom", "the focus has moved")
        ask("nonsense")
        tab.locator(".band").wait_for()
        expect(
            wait(lambda: tab.locator(".band").bounding_box()["y"] < 1000, 3),
            "the band is out of sight")


@test
def kept_choice(preview):
    """The chosen cell stays chosen while its section is renamed, and while lines move."""
    folder = content(preview, screen(GOOD, LAST))
    with watching(preview, folder) as output:
        tab = preview.open(output / "Home.html")
        tab.wait_for_timeout(300)
        tab.locator(".cell", has_text="Owl").click()
        for edit in [
                screen(GOOD, [line.replace(">Last<", ">Renamed<") for line in LAST]),
                screen(GOOD, [line.replace(">Last<", ">Again<").replace("Owl", "Eagle").replace(
                    "owl", "eagle") for line in LAST])]:
            before = tab.get_attribute("html", "data-version")
            (folder / "Home.plist").write_text(edit, encoding="utf-8")
            expect(
                wait(lambda: tab.get_attribute("html", "data-version") != before, 5), "no change")
            chosen = tab.locator(".cell.chosen")
            expect(
                chosen.count() == 1 and chosen.get_attribute("data-section") == "1",
                "the choice is lost")


@test
def out_of_date(preview):
    """A screen whose file has broken stays, under a banner that says why."""
    text = screen(GOOD, LAST)
    folder = content(preview, text)
    with watching(preview, folder) as output:
        tab = preview.open(output / "Home.html")
        tab.wait_for_timeout(300)
        expect(tab.locator(".banner").count() == 0, "a banner on a good screen")
        for broken in [text[:300], ""]:
            (folder / "Home.plist").write_text(broken, encoding="utf-8")
            banner = tab.locator("#screen .banner")
            banner.wait_for(timeout=5000)
            expect(tab.locator(".cell").count() == 3, "the last good screen is gone")
            box, frame = banner.bounding_box(), tab.locator("#screen").bounding_box()
            expect(
                frame["y"] < box["y"] and box["x"] + box["width"] < frame["x"] + frame["width"],
                f"the banner is at {box}")
            expect("Home.plist" in banner.inner_text(), banner.inner_text())
            banner.click()
            expect(
                tab.evaluate("() => document.activeElement.classList.contains('diagnostic')"),
                "the banner does not lead to its diagnostic")
            (folder / "Home.plist").write_text(text, encoding="utf-8")
            banner.wait_for(state="detached", timeout=5000)


@test
def ring(preview):
    """The ring of the chosen cell covers nothing of the cell, and is seen on all sides."""
    page = preview.write(preview.content) / "Learn.html"
    chosen = next(
        entry for entry in data(page)["sections"] if entry["type"] == "courseSwimlane")["items"][0]
    boxes = []
    for view in ["zoom=100", "zoom=100&cell=" + quote(chosen["id"], safe="")]:
        tab = preview.open(page, view)
        cell = tab.locator(".cell", has_text=chosen["x"].split(",")[0]).first
        cell.scroll_into_view_if_needed()
        tab.wait_for_timeout(200)
        box = cell.bounding_box()
        around = {
            "x": box["x"] - 4, "y": box["y"] - 4, "width": box["width"] + 8,
            "height": box["height"] + 8}
        images = [
            Image.open(io.BytesIO(tab.screenshot(clip=clip))).convert("RGB")
            for clip in [box, around]]
        boxes.append(images)
    inside = ImageChops.difference(boxes[0][0], boxes[1][0]).getbbox()
    # A frame between two pixels shares its first and last with the ring.
    width, height = boxes[0][0].size
    border = ImageChops.difference(boxes[0][0], boxes[1][0]).crop((1, 1, width - 1, height - 1))
    expect(border.getbbox() is None, f"the ring covers {inside} of the cell")
    width, height = boxes[0][1].size
    around = ImageChops.difference(boxes[0][1], boxes[1][1]).getbbox()
    expect(
        around[0] <= 2 and around[1] <= 2 and around[2] >= width - 2 and around[3] >= height - 2,
        f"of the ring {around} of {boxes[0][1].size} is seen")


@test
def labels(preview):
    """The labels of the layout cover the beginning of no text."""
    page = preview.write(preview.content) / "Learn.html"
    for direction in ["ltr", "rtl"]:
        tab = preview.open(page, f"zoom=100&overlay=on&direction={direction}")
        covered = tab.evaluate("""() => {
          const boxes = [...document.querySelectorAll('.drawn b, .drawn small')]
            .map((label) => label.getBoundingClientRect());
          const range = document.createRange();
          return [...document.querySelectorAll('.section .line')].filter((line) => {
            const text = line.firstChild?.nodeType === 3 ? line.firstChild : line.firstChild?.firstChild;
            if (!text?.length) return false;
            range.setStart(text, 0);
            range.setEnd(text, 1);
            const letter = range.getBoundingClientRect();
            const cell = line.closest('.cell, .boundary').getBoundingClientRect();
            // Texts at the end of a cell begin where its numbers are.
            const start = Math.abs((document.getElementById('screen').dir === 'rtl'
              ? cell.right - letter.right : letter.left - cell.left));
            return start < 40 && boxes.some((box) => box.left < letter.right
              && box.right > letter.left && box.top < letter.bottom && box.bottom > letter.top);
          }).map((line) => line.textContent);
        }""")
        expect(covered == [], f"{direction}: the beginning of {covered} is covered")


@test
def axe(preview):
    """axe-core finds nothing against the index and the pages, however they are shown."""
    checker = Axe()
    faulty = content(preview, screen(GOOD, GOOD, UNKNOWN, EMPTY, MISSPELT))
    sample, broken = preview.write(preview.content), preview.write(faulty)
    views = [
        (sample / "index.html", ""), (sample / "Home.html", ""), (sample / "Learn.html", ""),
        (sample / "Learn.html", "appearance=dark"),
        (sample / "Learn.html", "overlay=on&appearance=dark"),
        (sample / "Learn.html", "device=iphone-se"), (sample / "Learn.html", "device=ipad-11"),
        (sample / "Home.html", "device=ipad-13&orientation=landscape"),
        (sample / "Home.html", "text=accessibilityExtraExtraExtraLarge"),
        (broken / "Home.html", "overlay=on"), (broken / "Home.html", "appearance=dark")]
    for page, view in views:
        tab = preview.browser.new_page(viewport={"width": 1280, "height": 1000})
        # The checker is a separate script, which the page's policy would block.
        tab = preview.browser.new_context(bypass_csp=True).new_page()
        tab.goto(page.as_uri() + f"#{view}")
        tab.wait_for_timeout(500)
        cell = tab.locator(".cell")
        if cell.count():
            cell.first.click()
        found = checker.run(tab).response["violations"]
        told = [(entry["id"], [node["target"] for node in entry["nodes"]][:3]) for entry in found]
        expect(not told, f"{page.name}#{view}: {told}")


@test
def hostile(preview):
    """Hostile names, keys, values and types stay text in bands, fields, fixes and banners."""
    sections = [
        {"sectionType": "basic", "sectionName": "Good",
         "contentItem": [{"description": HOSTILE, "imageName": "cat", HOSTILE: HOSTILE}]},
        {"sectionType": HOSTILE, "sectionName": HOSTILE, "contentItem": [{"description": "x"}]}]
    folder = preview.folder() / "Content"
    folder.mkdir()
    (folder / "Marquee.plist").write_bytes(plistlib.dumps({}))
    (folder / "Home.plist").write_bytes(plistlib.dumps(sections))
    page = preview.write(folder) / "Home.html"
    tab = preview.open(page, "zoom=100")
    expect(tab.locator("img[src=x]").count() == 0, "a text has become an element")
    expect("</script><img" in tab.locator(".band").first.inner_text(), "the band says another thing")
    expect(tab.locator("#diagnostics > li").count() > 0, "no diagnostics")
    cell = tab.locator(".cell")
    if cell.count():
        cell.first.click()
        expect("</script><img" in tab.locator("#cell").inner_text(), "the field is another one")
    html = page.read_text(encoding="utf-8")
    expect(html.count("</script>") == 2, "a text ends the script")
    json.dumps(data(page))
    with watching(preview, folder) as output:
        tab = preview.open(output / "Home.html")
        (folder / "Home.plist").write_text(f"<plist>{HOSTILE}", encoding="utf-8")
        tab.locator(".banner").wait_for(timeout=5000)
        expect(tab.locator("img[src=x]").count() == 0, "a text has become an element")
    shutil.rmtree(folder)
