"""Sites: an index of all screens, pages that share files, and what goes when a screen is gone."""

import http.server
import io
import plistlib
import re
import shutil
import subprocess
import threading
from contextlib import contextmanager
from functools import partial

from axe_playwright_python.sync_playwright import Axe
from harness import PATIENCE, expect, test
from PIL import Image
from test_content import HOSTILE
from test_watch import wait


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@contextmanager
def served(folder):
    """A web server for a folder; gives its address."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def address(base, path):
    return f"{base}/{path}" if isinstance(base, str) else (base / path).as_uri()


def visit(preview, url, ready=True, **options):
    """Opens an address with all complaints noted; only the site itself may be asked for files."""
    tab = preview.browser.new_context(**options).new_page()
    origin = re.match(r"(\w+://[^/]*)", url)[1]
    tab.on("console", lambda message: preview.note(message.type, message.text))
    tab.on("pageerror", lambda error: preview.troubles.append(f"error: {error}"))
    tab.on("dialog", lambda dialog: preview.troubles.append(f"dialog: {dialog.message}"))
    tab.on("request", lambda request: request.url.startswith((origin, "data:", "blob:"))
           or preview.troubles.append(f"request: {request.url}"))
    tab.goto(url)
    if ready and options.get("java_script_enabled", True):
        tab.wait_for_selector("html[data-ready]", timeout=20_000)
    return tab


def write_site(preview, content=None, folder=None):
    folder = folder or preview.folder()
    return folder, preview.run(content or preview.content, "--site", folder).decode()


def text_screen(texts, **members):
    """A screen with a list of texts."""
    section = {"sectionType": "list", "sectionName": "Texts",
               "contentItem": [text if isinstance(text, dict) else {"text": text}
                               for text in texts], **members}
    return plistlib.dumps([section])


def linked_content(preview):
    """Screens that lead to each other: from items, from a header, and to a place on the screen."""
    content = preview.folder() / "Content"
    (content / "more").mkdir(parents=True)
    (content / "First.plist").write_bytes(text_screen([
        {"text": "Ahead", "link": "screen:more/Second"},
        {"text": "A part of it", "link": "screen:more/Second#new"},
        {"text": "Nowhere", "link": "screen:Missing"},
        {"text": "Below", "link": "item:last"},
        *[{"text": f"Row {number}"} for number in range(40)],
        {"text": "The last", "id": "last"},
    ]))
    sections = plistlib.loads((content / "First.plist").read_bytes())
    sections.append({
        "sectionType": "basic", "sectionName": "Posters", "link": "screen:more/Second",
        "contentItem": [{"description": "A cat", "imageName": "cat"}]})
    (content / "First.plist").write_bytes(plistlib.dumps(sections))
    (content / "more" / "Second.plist").write_bytes(plistlib.dumps([
        {"sectionType": "list", "sectionName": "Old",
         "contentItem": [{"text": f"Old {number}"} for number in range(40)]},
        {"sectionType": "list", "sectionName": "New", "id": "new",
         "contentItem": [{"text": "New one", "link": "screen:First"}]},
    ]))
    (content / "Third.plist").write_bytes(text_screen(["Crème brûlée", "Quiet evening"]))
    return content


@test
def site_shares_files(preview):
    """A site's pages share their style, script and images, from files and from a server."""
    folder, printed = write_site(preview)
    expect("wrote" in printed and "shared files" in printed, printed)
    names = sorted(path.name for path in (folder / "assets").iterdir())
    for name in names:
        expect(re.fullmatch(r"[a-z]+-[0-9a-f]{16}\.[a-z]+", name), f"named {name}")
    expect(sum(name.endswith(".css") for name in names) == 1, "several styles")
    for page in (folder / "screens").iterdir():
        html = page.read_text(encoding="utf-8")
        expect("data:image" not in html and "@font-face" not in html, f"{page.name} holds files")
        expect(page.stat().st_size < 400_000, f"{page.name} has {page.stat().st_size} bytes")
    with served(folder) as server:
        for base in (folder, server):
            tab = visit(preview, address(base, "index.html"))
            expect(tab.locator(".card").count() == 2, "not all screens")
            sizes = tab.evaluate(
                "() => Promise.all([...document.images].map("
                "i => { i.loading = 'eager'; return i.decode().then(() => i.naturalWidth); }))")
            expect(sizes == [402, 402], f"the images of screens are {sizes} wide")
            tab.get_by_role("link", name="Home").click()
            tab.wait_for_selector(".cell img")
            expect(wait(lambda: tab.evaluate(
                "() => [...document.images].every((i) => i.complete && i.naturalWidth > 0)"),
                5 * PATIENCE), "images are missing")
            expect(tab.evaluate("() => document.fonts.check('12px \"Marquee Inter\"')"), "no font")
            tab.get_by_role("link", name="Next screen: Learn").click()
            tab.wait_for_selector("html[data-ready]")
            expect(tab.locator("#title").text_content() == "Learn", "not the next screen")
            tab.get_by_role("link", name="Previous screen: Home").click()
            tab.wait_for_selector("html[data-ready]")
            tab.get_by_role("link", name="All screens").click()
            tab.wait_for_selector(".card")
    again = write_site(preview, folder=folder)[1]
    expect("wrote" not in again and "0 of" in again, f"written again: {again}")


@test
def site_policy(preview):
    """A site's pages run no script but the site's, whatever is written into them."""
    folder, _ = write_site(preview)
    page = folder / "screens" / "Home.html"
    asset = next((folder / "assets").glob("index-*.js")).name
    html = page.read_text(encoding="utf-8")
    page.write_text(html.replace(
        "<body>", f"<body><script>window.ran = 1;</script><script src='../assets/{asset}'></script>"
        "<img src='x' onerror='window.ran = 2'><script src='http://127.0.0.1:9/x.js'></script>"),
        encoding="utf-8")
    with served(folder) as server:
        for base in (folder, server):
            tab = visit(preview, address(base, "screens/Home.html"))
            tab.wait_for_timeout(200)
            expect(tab.evaluate("() => window.ran") is None, "a script of the page ran")
            expect(tab.locator(".cell").count() > 3, "the page does not work")
            refused = [text for text in preview.troubles if "Content Security Policy" in text]
            expect(len(refused) >= 4, f"only {refused} was refused")
            preview.troubles.clear()


@test
def site_search(preview):
    """The index finds screens by name and by text, and shows those with problems alone."""
    content = linked_content(preview)
    (content / "Broken.plist").write_bytes(text_screen([{"text": ""}]))
    folder, _ = write_site(preview, content)
    tab = visit(preview, (folder / "index.html").as_uri())

    def shown():
        return [card.locator("strong").text_content() for card in tab.locator(".card").all()
                if card.is_visible()]

    expect(shown() == ["Broken", "First", "Third", "more/Second"], f"{shown()} at first")
    for words, names in [
        ("third", ["Third"]), ("creme BRULEE", ["Third"]), ("evening quiet", ["Third"]),
        ("old 3", ["more/Second"]), ("evening old", []), ("", 4),
    ]:
        tab.get_by_label("Search names and texts").fill(words)
        found = shown()
        expect(found == names or len(found) == names, f"{words!r} finds {found}")
    tab.get_by_label("Only with problems").check()
    expect("Broken" in shown() and "Third" not in shown(), f"problems: {shown()}")
    expect(f"{len(shown())} of 4" in tab.locator("#found").text_content(), "the count is wrong")
    card = tab.locator(".card").first.text_content()
    expect("1 section, 1 item" in card and "1 error" in card, f"the card says {card}")

    plain = visit(preview, (folder / "index.html").as_uri(), java_script_enabled=False)
    expect(not plain.get_by_label("Search names and texts").is_visible(), "a search without scripts")
    plain.get_by_label("Only with problems").check()
    expect(not plain.get_by_text("Third").is_visible(), "the filter needs scripts")
    plain.get_by_text("Broken").click()
    expect("Broken" in plain.title(), "no way to the page")
    plain.get_by_role("link", name="All screens").click()
    expect("Screens" in plain.title(), "no way back")


@test
def site_links(preview):
    """Items and headers lead to screens and places, by mouse and by key; the view is kept."""
    folder, _ = write_site(preview, linked_content(preview))
    page = (folder / "screens" / "First.html").as_uri()
    tab = visit(preview, page + "#device=iphone-se&appearance=dark")
    cells = tab.locator(".cell")
    expect(tab.locator(".cell > .leads").count() == 3, "not as many links as items that lead on")
    cells.nth(0).hover()
    tab.wait_for_timeout(300)
    link = cells.nth(0).locator(".leads")
    expect(link.evaluate("e => getComputedStyle(e).opacity") == "1", "the link is not seen")
    expect(link.get_attribute("aria-label") == "Open the screen more/Second", "the link says nothing")
    cells.nth(0).click()
    expect(tab.locator("#cell").get_by_role("link", name="more/Second").count() == 1, "not in panel")
    cells.nth(2).click()
    expect(tab.locator("#cell .leads-to").count() == 0, "a link to no screen leads somewhere")
    cells.nth(0).click()
    cells.nth(0).focus()
    tab.keyboard.press("Tab")
    expect(link.evaluate("e => e === document.activeElement"), "no way to the link by key")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/screens/more/Second.html*")
    tab.wait_for_selector("html[data-ready]")
    expect(tab.input_value("select[name=device]") == "iphone-se", "another device")
    expect(tab.input_value("select[name=appearance]") == "dark", "another appearance")
    tab.get_by_role("link", name="All screens").click()
    tab.wait_for_selector(".card")

    tab.goto(page)
    tab.wait_for_selector("html[data-ready]")
    cells.nth(1).hover()
    cells.nth(1).locator(".leads").click()
    tab.wait_for_url("**/screens/more/Second.html*")
    tab.wait_for_selector("html[data-ready]")
    chosen = tab.locator(".cell.chosen")
    expect("New one" in chosen.text_content(), "not the section")
    expect(tab.evaluate("() => document.getElementById('scroller').scrollTop") > 300, "not in sight")
    tab.locator("#cell").get_by_role("link", name="First").click()
    tab.wait_for_url("**/screens/First.html*")
    tab.wait_for_selector("html[data-ready]")

    cells.nth(3).hover()
    cells.nth(3).locator(".leads").click()
    expect("The last" in tab.locator(".cell.chosen").text_content(), "not the item")
    tab.evaluate("() => { document.getElementById('scroller').scrollTop = 9999; }")
    tab.locator(".boundary .leads").first.click()
    tab.wait_for_url("**/screens/more/Second.html*")


@test
def site_hostile(preview):
    """Hostile names and texts stay text in a site, and links stay inside it."""
    content = preview.folder() / "Content"
    content.mkdir()
    names = ["<img src=x onerror=alert(1)>", "a#b?c%2F&d=é", "\"' autofocus onfocus='alert(2)",
             "index", "javascript:alert(3)"]
    links = [f"screen:{name}" for name in [
        *names, "../../../etc/passwd", "//example.com", "javascript:alert(4)", "..%2Findex"]]
    for name in names:
        (content / f"{name}.plist").write_bytes(text_screen(
            [{"text": text, "link": link} for text, link in zip(HOSTILE, links)]
            + [{"text": name, "link": link} for link in links]))
    folder, _ = write_site(preview, content)
    with served(folder) as server:
        for base in (folder, server):
            tab = visit(preview, address(base, "index.html"))
            shown = tab.locator(".card strong").all_text_contents()
            expect(sorted(shown) == sorted(names), f"the names are {shown}")
            tab.get_by_label("Search names and texts").fill("onerror")
            for name in names:
                tab.goto(address(base, "index.html"))
                tab.wait_for_selector("html[data-ready]")
                tab.locator(".card a").nth(shown.index(name)).click()
                tab.wait_for_selector("html[data-ready='true'] #title")
                expect(tab.locator("#title").text_content() == name, f"not the page of {name!r}")
                tab.wait_for_timeout(50)
                root = tab.evaluate("() => new URL('..', location.href).href")
                targets = tab.evaluate(
                    "() => [...document.querySelectorAll('a[data-leads], #pages a')]"
                    ".map((a) => a.href)")
                expect(len(targets) > 5, "no links")
                for target in targets:
                    expect(target.startswith(root), f"{name!r} leads to {target}")
    outside = [path for path in folder.rglob("*") if path.is_file()
               and path.parent.name not in ("screens", "assets")]
    expect(sorted(path.name for path in outside) == [".marquee-preview", "index.html"], outside)


def save(tab):
    """What the button saves: the file's name, and the image."""
    with tab.expect_download(timeout=20_000) as download:
        tab.get_by_role("button", name="Save PNG").click()
    name = download.value.suggested_filename
    return name, Image.open(io.BytesIO(open(download.value.path(), "rb").read())).convert("RGBA")


@test
def site_saves(preview):
    """A device is saved as an image in its own pixels, as the page shows it."""
    folder, _ = write_site(preview)
    pages = preview.write(preview.content)
    with served(folder) as server:
        for url in [f"{server}/screens/Home.html", (pages / "Home.html").as_uri()]:
            tab = visit(preview, url + "#appearance=dark&zoom=100", accept_downloads=True,
                        viewport={"width": 1280, "height": 1100}, device_scale_factor=3)
            tab.wait_for_timeout(500)
            tab.evaluate("() => { document.getElementById('scroller').scrollTop = 400; }")
            tab.wait_for_timeout(300)
            name, image = save(tab)
            expect(name == "Home.iphone-17.dark.png", f"named {name}")
            # 402 × 874 points, a frame of 12, and a line of 1 around it; three pixels a point.
            expect(image.size == (3 * (402 + 26), 3 * (874 + 26)), f"{image.size}")
            expect(image.getpixel((0, 0))[3] == 0, "the corner is not clear")
            tab.mouse.move(2, 2)
            seen = Image.open(io.BytesIO(tab.locator("#device").screenshot())).convert("RGB")
            saved = image.crop((3, 3, image.width - 3, image.height - 3)).convert("RGB")
            # The page may be moved by a part of a pixel, so that both are made smaller.
            small = [part.resize((417, 876), Image.Resampling.BOX).crop((30, 60, 387, 816))
                     for part in (seen, saved)]
            pairs = list(zip(small[0].getdata(), small[1].getdata()))
            far = sum(max(abs(a - b) for a, b in zip(*pair)) > 64 for pair in pairs)
            expect(far < 0.03 * len(pairs), f"{far} of {len(pairs)} places differ from the page")
            print(f"      {100 * far / len(pairs):.2f} % of the places differ")
            tab.select_option("select[name=device]", "ipad-11")
            tab.select_option("select[name=orientation]", "landscape")
            tab.select_option("select[name=appearance]", "light")
            tab.select_option("select[name=zoom]", "50")
            name, image = save(tab)
            expect(name == "Home.ipad-11.landscape.light.png", f"named {name}")
            expect(image.size[0] > image.size[1], f"{image.size}")
    tab = visit(preview, (folder / "screens" / "Home.html").as_uri())
    tab.get_by_role("button", name="Save PNG").click()
    tab.locator(".save-remark").filter(has_text="Not saved: the images are files").wait_for()


@test
def site_stale(preview):
    """Pages of screens that are gone go, with what only they used; everything else stays."""
    content = preview.folder() / "Content"
    shutil.copytree(preview.content, content)
    for option in ("--output", "--site"):
        folder = preview.folder()
        preview.run(content, option, folder, "--device", "iphone-17")
        pages = folder / "screens" if option == "--site" else folder
        foreign = [folder / "README.md", pages / "Mine.html", folder / "assets" / "mine-1.js"]
        for path in foreign:
            path.parent.mkdir(exist_ok=True)
            path.write_text("mine")
        before = len(list(folder.rglob("*")))
        (content / "Learn.plist").rename(content / "Study.plist")
        printed = preview.run(content, option, folder, "--device", "iphone-17").decode()
        expect(f"removed {pages / 'Learn.html'}" in printed, printed)
        expect(not (pages / "Learn.html").exists(), "the page is still there")
        expect((pages / "Study.html").exists(), "no new page")
        expect("Learn" not in (folder / "index.html").read_text(), "the index names it")
        expect(all(path.read_text() == "mine" for path in foreign), "a foreign file is gone")
        expect(len(list(folder.rglob("*"))) == before, "files are left")

        (pages / "Study.html").write_text("changed by somebody")
        (content / "Study.plist").rename(content / "Learn.plist")
        command = [
            preview.program, "preview", str(content), option, str(folder), "--device", "iphone-17"]
        result = subprocess.run(command, capture_output=True, timeout=60)
        expect(result.returncode == 0 and b"was changed since" in result.stderr, result.stderr)
        expect((pages / "Study.html").read_text() == "changed by somebody", "a changed file is gone")


@test
def site_watch(preview):
    """In a site that follows its content, a page says that its screen is gone, and recovers."""
    content = preview.folder() / "Content"
    shutil.copytree(preview.content, content)
    folder = preview.folder()
    process = subprocess.Popen(
        [preview.program, "preview", str(content), "--site", str(folder), "--watch"],
        stdout=subprocess.DEVNULL)
    try:
        expect(wait((folder / "index.html").exists, 30), "no site is written")
        tab = visit(preview, (folder / "screens" / "Learn.html").as_uri())
        plist = content / "Learn.plist"
        text = plist.read_text(encoding="utf-8")
        tab.wait_for_timeout(300)
        plist.write_text(text.replace("An evening well", "A morning well"), encoding="utf-8")
        tab.get_by_text("A morning well").first.wait_for(state="attached", timeout=5000)
        expect(not preview.troubles, f"{preview.troubles[:3]}")
        plist.rename(content / "Study.plist")
        notice = tab.get_by_role("alert")
        notice.wait_for(timeout=10_000)
        words = notice.text_content()
        expect("This screen is gone" in words and "Learn.plist" in words, words)
        left = [path.name for path in (folder / "screens").iterdir()]
        expect(not any(name.startswith("Learn") for name in left), f"{left} are left")
        (content / "Study.plist").rename(plist)
        notice.wait_for(state="detached", timeout=10_000)
        plist.unlink()
        notice.wait_for(timeout=10_000)
        # The index is written last.
        index = folder / "index.html"
        expect(wait(lambda: "Learn" not in index.read_text(), 20 * PATIENCE), "it is in the index")
        notice.get_by_role("link", name="All screens").click()
        tab.wait_for_selector(".card")
        expect(tab.locator(".card strong").all_text_contents() == ["Home"], "not the new index")
        # The browser reports each missing script.
        preview.troubles = [
            text for text in preview.troubles if "ERR_FILE_NOT_FOUND" not in text]
    finally:
        process.terminate()
        process.wait()


@test
def site_axe(preview):
    """axe-core finds nothing against the pages of a site, in light, in dark and on a phone."""
    content = linked_content(preview)
    (content / "Broken.plist").write_bytes(text_screen([{"text": ""}]))
    folder, _ = write_site(preview, content)
    looks = [{"color_scheme": "light"}, {"color_scheme": "dark"},
             {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}]
    for look in looks:
        for path in ("index.html", "screens/First.html"):
            tab = visit(preview, (folder / path).as_uri(), **look)
            if path != "index.html":
                tab.locator(".cell").first.click()
                tab.wait_for_timeout(200)
            result = Axe().run(tab, options={"preload": False})
            found = [f"{entry['id']}: {entry['nodes'][0]['html'][:100]}"
                     for entry in result.response["violations"]]
            expect(not found, f"{path} {look}: {found}")
