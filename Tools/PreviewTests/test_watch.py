"""Pages that follow their content."""

import plistlib
import shutil
import subprocess
import time
from contextlib import contextmanager

from harness import PATIENCE, expect, test

LIMIT = 0.3 * PATIENCE


def wait(condition, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.005)
    return False


@contextmanager
def watched(preview, content=None):
    """Content, by default a copy of the sample, and the folder of the pages that follow it."""
    if not content:
        content = preview.folder() / "Content"
        shutil.copytree(preview.content, content)
    output = preview.folder()
    process = subprocess.Popen(
        [preview.program, "preview", str(content), "--output", str(output), "--watch"],
        stdout=subprocess.DEVNULL)
    try:
        # The index is written last.
        expect(wait((output / "index.html").exists, 20), "no page is written")
        yield content, output
    finally:
        process.terminate()
        process.wait()


@test
def edits(preview):
    """An edit shows within 300 ms, with scroll position and controls kept; a fault keeps the screen."""
    with watched(preview) as (content, output):
        page = output / "Home.html"
        tab = preview.open(page, "appearance=dark&zoom=100")
        tab.wait_for_timeout(300)
        tab.evaluate("() => { document.getElementById('scroller').scrollTop = 700; }")
        plist = content / "Home.plist"
        original = plist.read_text(encoding="utf-8")
        durations = []
        for number in range(3):
            words = f"Edited {number}"
            start = time.monotonic()
            plist.write_text(original.replace("Top 10 Today", words), encoding="utf-8")
            tab.get_by_text(words).first.wait_for(state="attached", timeout=5000)
            durations.append(time.monotonic() - start)
            tab.wait_for_timeout(200)
        expect(sorted(durations)[1] < LIMIT, f"edits show after {durations}")
        print(f"      edits show after {', '.join(f'{1000 * d:.0f} ms' for d in durations)}")
        top = tab.evaluate("() => document.getElementById('scroller').scrollTop")
        expect(top == 700, f"scrolled to {top}")
        expect(tab.input_value("select[name=appearance]") == "dark", "the controls are lost")

        cells = tab.locator(".cell").count()
        plist.write_text(original[:900], encoding="utf-8")
        tab.locator(".diagnostic.error").first.wait_for(timeout=5000)
        expect(tab.locator(".cell").count() == cells, "the last good screen is gone")
        plist.write_text(original, encoding="utf-8")
        tab.locator(".diagnostic.error").first.wait_for(state="detached", timeout=5000)

        before = set(tab.evaluate("() => [...document.images].map((image) => image.src)"))
        sets = content / "Assets.xcassets"
        shutil.copy(
            sets / "poster-koi.imageset" / "poster-koi@3x.jpg",
            sets / "poster-cat.imageset" / "poster-cat@3x.jpg")
        expect(
            wait(lambda: set(tab.evaluate(
                "() => [...document.images].map((image) => image.src)")) != before, 3),
            "a changed image is not loaded again")


# Notes what the panel says of the chosen view in each version that is shown.
NOTE_VERSIONS = """() => {
  window.seen = [];
  const note = () => seen.push([
    document.getElementById('summary').textContent,
    document.getElementById('diagnostics').textContent]);
  new MutationObserver(note)
    .observe(document.documentElement, { attributeFilter: ['data-version'] });
}"""

LONG_TITLE = "A zebra that goes on about all the watercolors and the frames that it has ever seen"


def courses(folder, count, first):
    """Writes a screen of courses, the first of which has a title."""
    course = {
        "author": "Ada", "imageName": "gray", "rating": 4.5, "reviewCount": 3, "price": "19.90"}
    titles = [first] + [f"Knots, and how to tie them in {number} days" for number in range(1, count)]
    (folder / "Home.plist").write_bytes(plistlib.dumps([{
        "sectionType": "courseSwimlane", "sectionName": "For you",
        "contentItem": [{**course, "title": title} for title in titles]}]))


def versions_after_edit(preview, count, view, wanted):
    """What the panel says in each version that a page shows after a title has become too long."""
    folder = preview.folder()
    courses(folder, count, "Knots")
    with watched(preview, folder) as (content, output):
        tab = preview.open(output / "Home.html", view)
        tab.wait_for_timeout(1000)
        tab.evaluate(NOTE_VERSIONS)
        courses(content, count, LONG_TITLE)
        # Waits in the page would need 'eval', which its policy forbids.
        wait(lambda: tab.evaluate("() => seen.length") >= wanted, 20)
        tab.wait_for_timeout(300)
        seen = tab.evaluate("() => seen")
        expect(len(seen) == wanted, f"{view}: {len(seen)} versions of {count} courses")
        return seen


@test
def chosen_view(preview):
    """What is found in the chosen view comes with a change, and in a large screen before the rest."""
    for view in ("", "text=accessibilityMedium&orientation=landscape"):
        [(_, diagnostics)] = versions_after_edit(preview, 12, view, wanted=1)
        expect("'A zebra" in diagnostics, f"{view}: {diagnostics}")
    for summary, diagnostics in versions_after_edit(preview, 900, "", wanted=2):
        expect("not judged" not in summary and "'A zebra" in diagnostics, summary)
    (early, _), (_, diagnostics) = versions_after_edit(
        preview, 900, "text=accessibilityMedium", wanted=2)
    expect("not judged" in early and "'A zebra" in diagnostics, early)
