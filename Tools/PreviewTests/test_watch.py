"""Pages that follow their content."""

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
def watched(preview):
    """A copy of the sample content, and the folder of the pages that follow it."""
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
