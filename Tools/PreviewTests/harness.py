"""What the tests of previews share: running the program, opening pages, telling the result."""

import json
import os
import subprocess
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from playwright.sync_api import sync_playwright

TESTS = []
# What the tests of a process share.
PREVIEW = None

# Shared machines are sometimes slow, so CI multiplies the limits; local runs use them unchanged.
PATIENCE = float(os.environ.get("MARQUEE_PATIENCE", "1"))


class Skipped(Exception):
    """Why a test could not run here."""


def test(function):
    """Registers a test; its first line of documentation is its name."""
    TESTS.append(function)
    return function


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


class Preview:
    """The program, a browser, and a folder for what they write."""

    def __init__(self, browser, program, content, work):
        self.browser = browser
        self.program = str(Path(program).resolve())
        self.content = Path(content).resolve()
        self.work = Path(work).resolve()
        self.work.mkdir(parents=True, exist_ok=True)
        self.count = 0
        self.troubles = []

    @property
    def catalog(self):
        """A catalog found in the wild."""
        corpus = os.environ.get("MARQUEE_CORPUS")
        if not corpus:
            raise Skipped("MARQUEE_CORPUS is not set")
        return Path(corpus) / "catalogs" / "netflix-style.plist"

    def folder(self):
        """A new folder."""
        self.count += 1
        folder = self.work / str(self.count)
        folder.mkdir()
        return folder

    def run(self, *arguments):
        """Runs `marquee preview`, and gives what it prints."""
        command = [self.program, "preview", *map(str, arguments)]
        result = subprocess.run(command, capture_output=True, timeout=60)
        expect(result.returncode == 0, f"{command}: {result.stderr.decode()}")
        return result.stdout

    def write(self, path, *options):
        """Writes the pages of some content into a new folder."""
        folder = self.folder()
        self.run(path, "--output", folder, *options)
        return folder

    def open(self, page, view="", width=1280, height=1000):
        """Opens a page in a view, and waits until it is complete."""
        tab = self.browser.new_page(viewport={"width": width, "height": height})
        tab.on("console", lambda message: self.note(message.type, message.text))
        tab.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        tab.on("request", lambda request: self.check(request.url))
        tab.on("dialog", lambda dialog: self.troubles.append(f"dialog: {dialog.message}"))
        tab.goto(page.as_uri() + (f"#{view}" if view else ""))
        tab.wait_for_selector("html[data-ready]", timeout=20_000)
        return tab

    def note(self, kind, text):
        if kind in ("error", "warning"):
            self.troubles.append(f"console {kind}: {text}")

    def check(self, url):
        if not url.startswith(("file:", "data:")):
            self.troubles.append(f"request: {url}")


def data(page):
    """What a page shows, as its script reads it."""
    start = '<script type="application/json" id="data"'
    html = page.read_text(encoding="utf-8")
    begin = html.index(">", html.index(start)) + 1
    content = json.loads(html[begin:html.index("</script>", begin)])
    for shape in content["shapes"]:
        if "scrolling" in shape:
            shape["scrolling"].update(content["runs"][shape["scrolling"]["run"]])
    content["diagnostics"] = [
        {**entry, "message": message, "v": content["viewSets"][number[0]]} if number else entry
        for entry in content["diagnostics"]
        for message, *number in entry.pop("in", [[None]])]
    return content


def unpacked_frames(packed):
    """The numbers of frames, four for each, as the page's script reads them."""
    count, *packed = packed
    x, y, widths, heights, gap = (packed + [None] * 5)[:5]

    def at(values, index):
        if not isinstance(values, list):
            return values
        return values[0] + index * values[1] if len(values) < count else values[index]

    result, following = [], y
    for index in range(count):
        top = at(y, index) if gap is None else following
        following = top + at(heights, index) + (gap or 0)
        result += [at(x, index), top, at(widths, index), at(heights, index)]
    return result


def start(program, content, work):
    """Opens the browser of a process; it closes with the process."""
    global PREVIEW
    browser = sync_playwright().start().chromium.launch(
        executable_path=os.environ.get("MARQUEE_BROWSER", "/usr/bin/chromium"),
        args=["--no-sandbox"])
    PREVIEW = Preview(browser, program, content, Path(work) / str(os.getpid()))


def run(number):
    """Runs a test, and tells how it ended."""
    function = TESTS[number]
    name = function.__doc__.splitlines()[0].rstrip(".")
    PREVIEW.troubles = []
    begin = time.monotonic()
    try:
        function(PREVIEW)
        expect(not PREVIEW.troubles, f"the page complained: {PREVIEW.troubles[:5]}")
        print(f"pass  {name} ({time.monotonic() - begin:.1f} s)", flush=True)
        return "passed"
    except Skipped as reason:
        print(f"SKIP  {name}: {reason}", flush=True)
        return "skipped"
    except Exception:  # Whatever goes wrong in a test fails that test alone.
        print(f"FAIL  {name}\n{traceback.format_exc()}", flush=True)
        return "failed"
    finally:
        for context in PREVIEW.browser.contexts:
            context.close()


def run_all(program, content, work, only=""):
    """Runs the tests, as many at a time as there are processors."""
    chosen = [number for number, function in enumerate(TESTS) if only in function.__name__]
    with ProcessPoolExecutor(
            min(os.cpu_count() or 1, 4), get_context("fork"), start,
            (program, content, work)) as pool:
        ends = list(pool.map(run, chosen))
    counts = {end: ends.count(end) for end in ("passed", "failed", "skipped")}
    print(f"{counts['passed']} passed, {counts['failed']} failed"
          + (f", {counts['skipped']} skipped" if counts["skipped"] else ""))
    return 1 if counts["failed"] else 0
