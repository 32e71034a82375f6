"""Pages that follow their content for a long time."""

import itertools
import os
import shutil
import subprocess

from harness import PATIENCE, expect, test
from test_watch import wait

# CI makes fewer changes than the nightly run.
CHANGES = int(os.environ.get("MARQUEE_WATCH_CHANGES", "120"))
# A page of the sample has 80 KB of data: if each change kept one, 100 changes would keep 8 MB.
LIMIT = 6_000_000
# Property lists that are not screens.
SETTINGS = {"Items", "Marquee"}


def changes(content):
    """All kinds of changes of a content folder, again and again; it is whole after every eight.

    Yields what the page of Home must show after each; None if the change is of something else."""
    home = content / "Home.plist"
    original = home.read_text(encoding="utf-8")
    added, renamed = content / "Added.plist", content / "Renamed.plist"
    image = content / "Assets.xcassets" / "poster-cat.imageset" / "poster-cat@3x.jpg"
    bytes_of_image = image.read_bytes()
    for number in itertools.count():
        home.write_text(original.replace("Top 10 Today", f"Edited {number}"), encoding="utf-8")
        yield f"Edited {number}"
        home.write_text(original[:number % len(original)], encoding="utf-8")
        yield
        home.write_text(original, encoding="utf-8")
        yield "Top 10 Today"
        shutil.copy(content / "Learn.plist", added)
        yield
        added.rename(renamed)
        yield
        image.write_bytes(bytes_of_image + b"\0" * (number % 7 + 1))
        yield
        renamed.unlink()
        yield
        image.write_bytes(bytes_of_image)
        yield


def resident_bytes(process):
    """How much memory a process has."""
    output = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process.pid)], capture_output=True, check=True)
    return int(output.stdout) * 1024


def heap_bytes(tab, session):
    """How much memory the objects of a page have."""
    session.send("HeapProfiler.collectGarbage")
    return session.send("Runtime.getHeapUsage")["usedSize"]


def pages(folder):
    """The screens that have a file of any kind."""
    return {path.name.split(".")[0] for path in folder.glob("*.*")
            if path.name not in ("index.html", ".marquee-preview")}


def endure(preview, option, folder_of_pages):
    content = preview.folder() / "Content"
    shutil.copytree(preview.content, content)
    output = preview.folder()
    process = subprocess.Popen(
        [preview.program, "preview", str(content), option, str(output), "--watch"],
        stdout=subprocess.DEVNULL)
    try:
        def files():
            try:
                return {path: path.stat().st_mtime_ns for path in output.rglob("*.js")}
            except FileNotFoundError:
                # A file was replaced meanwhile, so something has changed.
                return None

        def next_version(before):
            # A change of an image that no page shows leaves all pages as they are.
            wait(lambda: files() != before, 1)
            expect(process.poll() is None, "the program has ended")

        page = output / folder_of_pages / "Home.html"
        expect(wait(page.exists, 5 * PATIENCE), "no page is written")
        tab = preview.open(page)
        session = tab.context.new_cdp_session(tab)
        # The first changes fill the caches of images and screens.
        warm = CHANGES // 5 // 8 * 8
        sizes = []
        before = files()
        shown = output / folder_of_pages / "Home.content.js"
        for number, text in zip(range(1, CHANGES // 8 * 8 + 1), changes(content)):
            next_version(before)
            if text:
                expect(wait(lambda: text in shown.read_text(encoding="utf-8"), 5 * PATIENCE),
                       f"change {number} is not shown: {text}")
            before = files()
            if number % 8 == 0:
                # A version that was written while the last change was under way may follow.
                screens = {path.stem for path in content.glob("*.plist")} - SETTINGS
                there = output / folder_of_pages
                expect(wait(lambda: pages(there) == screens, 5 * PATIENCE),
                       f"after {number} changes there are pages of {pages(there)}")
            if number in (warm, CHANGES // 8 * 8):
                heading = tab.get_by_text("Top 10 Today").first
                heading.wait_for(state="attached", timeout=5000 * PATIENCE)
                sizes.append((resident_bytes(process), heap_bytes(tab, session)))
        (first, first_heap), (last, last_heap) = sizes
        print(f"      {number} changes; the program has {last / 1e6:.0f} MB ({first / 1e6:.0f} "
              f"after {warm}), the page {last_heap / 1e6:.1f} MB ({first_heap / 1e6:.1f})")
        expect(last - first < LIMIT, f"the program grows from {first} to {last} bytes")
        expect(last_heap - first_heap < LIMIT / 2,
               f"the page grows from {first_heap} to {last_heap} bytes")
    finally:
        process.terminate()
        process.wait()


@test
def endurance_of_pages(preview):
    """After many edits, renames, deletions and faults no page is stale, and no memory is kept."""
    endure(preview, "--output", ".")


@test
def endurance_of_a_site(preview):
    """A site that follows many changes keeps no page of a screen that is gone, and no memory."""
    endure(preview, "--site", "screens")
    # Broken versions of a page report what they lack.
    expect(not preview.troubles, f"{preview.troubles[:3]}")
