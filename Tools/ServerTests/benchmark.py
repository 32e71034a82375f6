#!/usr/bin/env python3
"""Measures how fast `marquee server` follows an edit, and how much memory it uses.

    python3 Tools/ServerTests/benchmark.py [PROGRAM] [--edits COUNT] [--starts COUNT]

The program is a release build, .build/release/marquee if none is named. Two screens are edited:
Home of Content, and a generated one of 500 sections with 20 items each. The table has what is wanted
next to what is measured. Processor time says more than the clock where a machine is shared; a server
may work on both sides of an answer. Needs Python 3.9 and Linux.
"""

import argparse
import math
import os
import shutil
import statistics
import struct
import sys
import tempfile
import time
import zlib
from pathlib import Path

import content
from process import Process

ROOT = Path(__file__).resolve().parents[2]
SECTIONS, ITEMS = 500, 20
PUBLISH = "textDocument/publishDiagnostics"

# What is wanted, for Content and for the generated screen, in milliseconds and megabytes.
WANTED = {
    "edit to the diagnostics of authored rules": (20, 120),
    "edit to the diagnostics of shown rules": (60, 500),
    "completion right after an edit": (10, 30),
    "start to the first diagnostics": (60, None),
    "memory after 100 edits": (60, 250),
}


def png(width, height, color):
    """An image of one color."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    row = b"\0" + bytes(color) * width
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(row * height, 9)) + chunk(b"IEND", b""))


def generate(folder):
    """Writes the large screen with its images, without a fault."""
    folder.mkdir(parents=True)
    for number, name in enumerate([*range(ITEMS), "once"]):
        for scale in (2, 3):
            (folder / f"poster-{name}@{scale}x.png").write_bytes(
                png(176 * scale, 264 * scale, (number * 12, 90, 200 - number * 9)))
    # Nothing shows it before an edit.
    for scale in (2, 3):
        (folder / f"poster-tiny@{scale}x.png").write_bytes(png(8 * scale, 12 * scale, (0, 0, 9)))
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<plist version="1.0">', "<array>"]
    for section in range(SECTIONS):
        lines += [
            "\t<dict>", "\t\t<key>sectionType</key>", "\t\t<string>basic</string>",
            "\t\t<key>sectionName</key>", f"\t\t<string>Row number {section}</string>",
            "\t\t<key>contentItem</key>", "\t\t<array>"]
        for item in range(ITEMS):
            # The item that is edited has an image for itself.
            film = "once" if (section, item) == (SECTIONS // 2, 7) else item
            lines += [
                "\t\t\t<dict>", "\t\t\t\t<key>description</key>",
                f"\t\t\t\t<string>A film of the harbor at low tide, with boats and gulls, {film}</string>",
                "\t\t\t\t<key>imageName</key>", f"\t\t\t\t<string>poster-{film}</string>",
                "\t\t\t</dict>"]
        lines += ["\t\t</array>", "\t</dict>"]
    lines += ["</array>", "</plist>", ""]
    (folder / "Big.plist").write_text("\n".join(lines), encoding="utf-8")
    return folder / "Big.plist"


def percentile(values, share):
    """The smallest value that so many of them do not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


class Figures(list):
    """Some durations in seconds, and the processor time that each took in the mean."""

    processor_time = None

    def __str__(self):
        text = f"{statistics.median(self) * 1000:.1f}, {percentile(self, 0.95) * 1000:.1f}"
        return text if self.processor_time is None else f"{text}; {self.processor_time * 1000:.1f}"


class Subject:
    """A server with one open document, and the texts in it that are edited.

    The text between tags `name` changes with each edit, so that no text comes twice. The image
    `image` is replaced by one that does not fit, and back.
    """

    def __init__(self, program, path, name, image, other_image):
        self.server = Process(program)
        text = path.read_text(encoding="utf-8")
        for word in (name, image):
            assert text.count(f">{word}<") == 1, f"'{word}' is not once in {path}"
        self.places = [
            content.position(text, text.index(f">{word}<") + 1) for word in (name, image)]
        self.name, self.images = name, (image, other_image)
        self.written = [name, image]
        self.server.initialize()
        self.uri = self.server.open(path, text)
        self.server.result("textDocument/diagnostic", {"textDocument": {"uri": self.uri}}, 60)
        self.version = 1

    def edit(self, has_space=False, is_other_image=False):
        """Writes another name, and one of the images."""
        self.version += 1
        words = [f"{self.name} {self.version}" + "  a" * has_space, self.images[is_other_image]]
        changes = []
        for start, old, new in zip(self.places, self.written, words):
            if old != new:
                end = {**start, "character": start["character"] + len(old)}
                changes.append({"range": {"start": start, "end": end}, "text": new})
        self.written = words
        self.server.change(self.uri, changes, self.version)

    def until_reported(self, rule, is_there):
        """Waits for diagnostics of the document in which a rule is, or is not."""
        while True:
            message = self.server.notification(PUBLISH, 60)["params"]
            if message["uri"] == self.uri:
                if is_there == (rule in [item["code"] for item in message["diagnostics"]]):
                    return

    def edits(self, count, rule, **change):
        """The seconds from an edit to its diagnostic, or to its end."""
        seconds, before = Figures(), self.server.processor_time()
        for number in range(count):
            is_there = number % 2 == 0
            begin = time.perf_counter()
            self.edit(**(change if is_there else {}))
            self.until_reported(rule, is_there)
            seconds.append(time.perf_counter() - begin)
        seconds.processor_time = (self.server.processor_time() - before) / count
        return seconds

    def authored_edits(self, count):
        return self.edits(count, "white-space", has_space=True)

    def shown_edits(self, count):
        return self.edits(count, "image-too-small", is_other_image=True)

    def completions(self, count):
        """The seconds of a completion that follows an edit at once, as while typing."""
        seconds = Figures()
        place = {"line": self.places[0]["line"] + 1, "character": 2}
        for _ in range(count):
            self.edit()
            begin = time.perf_counter()
            found = self.server.result("textDocument/completion", {
                "textDocument": {"uri": self.uri}, "position": place}, 60)
            seconds.append(time.perf_counter() - begin)
            assert found, "nothing is offered"
            # The checks that follow are not part of the next measurement.
            self.server.result("textDocument/diagnostic", {"textDocument": {"uri": self.uri}}, 60)
        return seconds

    def end(self):
        self.server.shut_down()
        self.server.__exit__()


def starts(program, path, name, count):
    """The seconds from the start of the program to the first diagnostics of a document."""
    text = path.read_text(encoding="utf-8").replace(f">{name}<", f">{name}  a<")
    seconds = Figures()
    for _ in range(count):
        begin = time.perf_counter()
        with Process(program) as server:
            server.initialize()
            server.open(path, text)
            server.notification(PUBLISH, 60)
            seconds.append(time.perf_counter() - begin)
            server.shut_down()
    return seconds


def measure(program, path, name, image, other_image, edit_count, start_count):
    """What is measured: a list of numbers for each line of the table, and the memory."""
    subject = Subject(program, path, name, image, other_image)
    subject.authored_edits(4)
    measured = {
        "edit to the diagnostics of authored rules": subject.authored_edits(edit_count),
        "edit to the diagnostics of shown rules": subject.shown_edits(edit_count),
        "completion right after an edit": subject.completions(edit_count)}
    if 3 * edit_count < 100:
        subject.authored_edits(100 - 3 * edit_count)
    memory = subject.server.memory(), subject.server.memory("VmHWM")
    subject.end()
    measured["start to the first diagnostics"] = starts(program, path, name, start_count)
    return measured, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", nargs="?", default=ROOT / ".build/release/marquee")
    parser.add_argument("--edits", type=int, default=40, help="how many edits of each kind")
    parser.add_argument("--starts", type=int, default=15, help="how many times it is started")
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder).resolve() / "sample" / "Content"
        shutil.copytree(ROOT / "Content", copy)
        large = generate(Path(folder).resolve() / "large" / "Content")
        size = large.stat().st_size / 1e6
        print("milliseconds at the median, those that 95 percent do not exceed; processor time")
        print(f"| | `Content` | wanted | {SECTIONS} sections × {ITEMS} items, {size:.1f} MB | wanted |")
        print("|---|---|---|---|---|")
        small = measure(
            program, copy / "Home.plist", "Keep Watching", "still-train", "poster-koi",
            options.edits, options.starts)
        big = measure(
            program, large, "Row number 250", "poster-once", "poster-tiny", options.edits,
            options.starts)
    for name, wanted in WANTED.items():
        cells = [name]
        for (measured, memory), bound in ((small, wanted[0]), (big, wanted[1])):
            if name in measured:
                cells.append(str(measured[name]))
            else:
                cells.append(f"{memory[0]:.0f} MB, at most {memory[1]:.0f} MB")
            cells.append("" if bound is None else str(bound))
        print(f"| {' | '.join(cells)} |")
    print(f"\n{os.cpu_count()} processors; load average {load:.1f} at the start, "
          f"{os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    sys.exit(main())
