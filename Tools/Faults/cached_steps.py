#!/usr/bin/env python3
"""Changes a content folder at random, and runs each command with a cache and without one.

    python3 Tools/Faults/cached_steps.py [--program .build/release/marquee] [--steps 300] [--seed 1]

After each step, the exit code, the report, the JSON and the list of dependencies must be the same
to the byte. Steps do what may look as if nothing had changed: edits of equal size whose time is set
back, older files and archives over newer ones, folders that go and come back, links with another
target, a clock that was put back, and damage of what was kept. Every hundred steps it waits for the
clock of the coarsest file system, so that a program that trusted times would do so. Prints the
step and keeps the folder if something differs.
Needs Python 3.9 and nothing else; runs on Linux and macOS.
"""

import argparse
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import time
import zlib
from pathlib import Path

SCREENS = ["Home", "Films", "More/Posters", "More/Deep/Banners", "ko.lproj/Home", "Help"]
IMAGES = ["cat", "dog", "cow"]
ITEMS = ["lagoon", "desert", "garden"]
REPORTERS = ["text", "xcode", "json", "github", "gitlab", "sarif", "junit"]
# Longer than the settling time of the program.
PAUSE = 2.2
STEPS_BETWEEN_PAUSES = 100
COUNT = re.compile(rb"marquee: note: compiled (\d+) of (\d+) screens?\n")


def plist(body):
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n{body}\n</plist>\n'


def fields(**values):
    return "".join(f"<key>{key}</key>{value}" for key, value in values.items())


def string(text):
    return f"<string>{text}</string>"


def png(width, height):
    """A grey image; images of equally long sides have equally many bytes nearly always."""

    def chunk(name, data):
        sum_of_both = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + sum_of_both

    rows = (b"\0" + bytes(width)) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 0))
        + chunk(b"IEND", b"")
    )


class Difference(Exception):
    pass


class Content:
    """A content folder, and what is done to it."""

    def __init__(self, work, seed):
        self.random = random.Random(seed)
        self.work = work
        self.root = work / "Content"
        self.away = work / "away"
        self.faulty = False
        for screen in SCREENS:
            self.write(self.root / f"{screen}.plist", self.screen())
        for image in IMAGES:
            self.write(self.root / f"Images/{image}.png", self.image())
        self.write(self.root / "Marquee.plist", self.settings())
        self.write(self.root / "Items.plist", self.library(ITEMS))
        os.symlink("Help.plist", self.root / "Linked.plist")
        os.symlink("Images/cat.png", self.root / "linked.png")
        self.archive = work / "content.tar"
        self.pack()

    # What files hold: one screen in six has faults, so that some folders have none.

    def is_faulty(self):
        return self.faulty and self.random.random() < 0.3

    def text(self):
        letters = self.random.choices("abcdefgh", k=6)
        gap = "  " if self.is_faulty() else " "
        return f"The{gap}{''.join(letters)}"

    def item(self):
        chance = self.random.random()
        if chance < 0.25:
            return string("nobody" if self.is_faulty() else self.random.choice(ITEMS))
        if chance < 0.35:
            override = fields(description=string(self.text()))
            return f"<dict>{fields(item=string(self.random.choice(ITEMS)))}{override}</dict>"
        image = self.random.choice(
            ["linked", "Cat", "cat.png", "nothing"] if self.is_faulty() else IMAGES
        )
        return f"<dict>{fields(description=string(self.text()), imageName=string(image))}</dict>"

    def section(self):
        chance = self.random.random()
        if chance < 0.2:
            link = "https://exa mple.com/a b" if self.is_faulty() else "https://example.com/a"
            item = f"<dict>{fields(link=string(link), title=string(self.text()))}</dict>"
            return f"<dict>{fields(sectionType=string('businessBanner'))}" \
                f"<key>contentItem</key><array>{item}</array></dict>"
        head = fields(
            sectionType=string("films" if chance > 0.6 else "basic"),
            sectionName=string(self.text()),
        )
        if chance > 0.6:
            query = fields(
                where=f"<dict>{fields(year='<integer>2026</integer>')}</dict>",
                orderBy=string("description"),
            )
            return f"<dict>{head}<key>query</key><dict>{query}</dict></dict>"
        items = "\n".join(self.item() for _ in range(self.random.randint(1, 4)))
        return f"<dict>{head}<key>contentItem</key><array>\n{items}\n</array></dict>"

    def screen(self):
        self.faulty = self.random.random() < 0.17
        if self.faulty and self.random.random() < 0.1:
            return "<plist><array>"
        sections = "\n".join(self.section() for _ in range(self.random.randint(1, 3)))
        return plist(f"<array>\n{sections}\n</array>")

    def library(self, names):
        self.faulty = self.random.random() < 0.3
        items = (
            f"<key>{name}</key><dict>"
            + fields(
                kind=string("film"), description=string(self.text()),
                imageName=string(self.random.choice(IMAGES)),
                year=f"<integer>{self.random.choice([2025, 2026])}</integer>",
            )
            + "</dict>"
            for name in names
        )
        return plist("<dict>\n" + "\n".join(items) + "\n</dict>")

    def settings(self):
        self.faulty = False
        severities = self.random.choices(["off", "warning", "error"], k=2)
        rules = fields(**dict(zip(["white-space", "missing-image"], map(string, severities))))
        year = "<dict><key>kind</key><string>integer</string></dict>"
        film = fields(extends=string("poster"), fields=f"<dict>{fields(year=year)}</dict>")
        films = fields(items=string("film"), layout=string("basic"))
        return plist(
            "<dict>"
            + fields(
                rules=f"<dict>{rules}</dict>",
                itemKinds=f"<dict><key>film</key><dict>{film}</dict></dict>",
                sectionTypes=f"<dict><key>films</key><dict>{films}</dict></dict>",
            )
            + "</dict>"
        )

    def image(self):
        return png(*self.random.choice([(270, 270)] * 3 + [(150, 486), (486, 150), (8, 8)]))

    def new_bytes(self, path):
        """Other contents that this file might have."""
        if path.suffix == ".png":
            return self.image()
        if path.name == "Marquee.plist":
            return self.settings()
        if path.name == "Items.plist":
            return self.library(self.random.sample(ITEMS, self.random.randint(2, 3)))
        return self.screen()

    def other_letter(self, path):
        """The file's bytes with one letter of a text, or one byte of an image, replaced."""
        found = bytearray(path.read_bytes())
        places = [match.end() for match in re.finditer(rb"The ", found)]
        if path.suffix == ".png" and len(found) > 40:
            found[self.random.choice([19, 23, 30, 40])] ^= 1
        elif places and (place := self.random.choice(places)) < len(found):
            found[place] = ord(self.random.choice("ABCDEFGH"))
        return bytes(found)

    # How they are written

    def files(self, pattern="*"):
        found = (path for path in self.root.rglob(pattern) if path.is_file())
        return sorted(path for path in found if not path.is_symlink())

    def file(self, pattern="*"):
        """A file by chance; a new screen if there is none."""
        found = self.files(pattern)
        if found:
            return self.random.choice(found)
        path = self.root / "Home.plist"
        path.unlink(missing_ok=True)
        self.write(path, self.screen())
        return path

    def write(self, path, content):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def overwrite(self, path, content):
        """Writes a file in one of the ways that people and programs do."""
        status = path.stat()
        times = (status.st_atime_ns, status.st_mtime_ns)
        way = self.random.choice(["in place", "renamed"]) + self.random.choice(["", ", time kept"])
        target = path if way.startswith("in place") else self.work / "written"
        self.write(target, content)
        if way.endswith("time kept"):
            os.utime(target, ns=times)
        if target != path:
            os.replace(target, path)
        return way

    # Steps

    def edit(self):
        path = self.file(self.random.choice(["*", "*", "*.png"]))
        return f"{path.name}: {self.overwrite(path, self.new_bytes(path))}"

    def edit_letter(self):
        path = self.file()
        return f"{path.name}: {self.overwrite(path, self.other_letter(path))}"

    def copy_over(self):
        path, other = self.file("*.plist"), self.file("*.plist")
        shutil.copy2(other, self.work / "copied")
        os.replace(self.work / "copied", path)
        return f"{other.name} to {path.name}"

    def swap(self):
        pattern = self.random.choice(["*.plist", "*.png"])
        path, other = self.file(pattern), self.file(pattern)
        spare = self.work / "spare"
        os.replace(path, spare)
        if other != path:
            os.replace(other, path)
        os.replace(spare, other)
        return f"{path.name} and {other.name}"

    def link_hard(self):
        path, other = self.file("*.plist"), self.file("*.plist")
        if path != other:
            path.unlink()
            os.link(other, path)
        return f"{path.name} is {other.name}"

    def pack(self):
        with tarfile.open(self.archive, "w") as archive:
            archive.add(self.root, "Content")
        return "packed"

    def unpack(self):
        if self.random.random() < 0.3:
            return self.pack()
        with tarfile.open(self.archive) as archive:
            for member in archive.getmembers():
                path = self.work / member.name
                if not member.isdir():
                    path.unlink(missing_ok=True)
                archive.extract(member, self.work)
        return "unpacked over"

    def leave_or_return(self):
        if self.away.exists():
            places = list(self.away.iterdir())
            for place in places:
                target = self.root / place.name
                if target.is_symlink():
                    target.unlink()
                elif target.is_dir():
                    shutil.rmtree(target)
                os.replace(place, target)
            self.away.rmdir()
            return f"{[place.name for place in places]} back"
        folders = [path for path in sorted(self.root.iterdir()) if path.is_dir()]
        if not folders:
            return "no folder"
        folder = self.random.choice(folders)
        self.away.mkdir()
        os.replace(folder, self.away / folder.name)
        return f"{folder.name} away"

    def rename_folder(self):
        pairs = [("More", "Less"), ("ko.lproj", "de.lproj"), ("Images", "Pictures")]
        pair = self.random.choice(pairs)
        first, second = (self.root / name for name in self.random.sample(pair, 2))
        if first.is_dir() and not second.exists():
            os.replace(first, second)
        return f"{first.name} to {second.name}"

    def lead_elsewhere(self):
        name, targets, faults = self.random.choice([
            ("Linked.plist", ["Help.plist", "Home.plist"], ["Gone.plist", "../out.plist", "More"]),
            ("linked.png", ["Images/cat.png", "Images/dog.png"], ["Images/no.png", "../cat.png"]),
        ])
        target = self.random.choice(targets * 3 + faults)
        (self.root / name).unlink(missing_ok=True)
        os.symlink(target, self.root / name)
        return f"{name} to {target}"

    def set_clock(self):
        path = self.file()
        moment = self.random.choice([0, 631152000, 2145916800, path.stat().st_mtime, time.time()])
        how = "alone"
        if self.random.random() < 0.6:
            how = self.overwrite(path, self.other_letter(path))
        os.utime(path, (moment, moment))
        return f"{path.name}: {how}, at {moment}"

    def remove(self):
        path = self.file()
        path.unlink()
        return path.name

    def add(self):
        name = self.random.choice(SCREENS + ["New", "More/New", "Marquee", "Items"])
        path = self.root / f"{name}.plist"
        if not path.exists() and not path.is_symlink():
            self.write(path, self.new_bytes(path))
        return name

    def add_image(self):
        name = self.random.choice(IMAGES + ["Cat", "cap"])
        folder = self.random.choice(["Images", "Pictures"])
        self.write(self.root / f"{folder}/{name}.png", self.image())
        return name

    def copy_tree(self):
        copy = self.work / "Copy"
        shutil.copytree(self.root, copy, symlinks=True)
        shutil.rmtree(self.root)
        os.replace(copy, self.root)
        return "with its times"

    def settings_above(self):
        path = self.work / "Marquee.plist"
        if path.exists():
            path.unlink()
            return "removed"
        self.write(path, self.settings())
        return "added"

    def nothing(self):
        return ""

    STEPS = [
        (edit, 8), (edit_letter, 12), (copy_over, 3), (swap, 3), (link_hard, 1), (unpack, 4),
        (leave_or_return, 5), (rename_folder, 2), (lead_elsewhere, 4), (set_clock, 8), (remove, 2),
        (add, 5), (add_image, 3), (copy_tree, 1), (settings_above, 1), (nothing, 4),
    ]

    def step(self):
        steps, weights = zip(*self.STEPS)
        step = self.random.choices(steps, weights)[0]
        return f"{step.__name__.replace('_', ' ')}: {step(self)}"


class Runs:
    """Runs in a folder, with a cache that lasts and without one."""

    def __init__(self, program, work, seed):
        self.program = program
        self.random = random.Random(-seed)
        self.work = work
        self.cache = work / "cache"
        self.taken = self.asked = 0

    def harm_cache(self):
        """Does something to what was kept; says what."""
        objects = sorted(path for path in self.cache.rglob("*") if path.is_file())
        harm = self.random.choice(["flip", "cut", "swap", "delete", "keep", "put back", "remove"])
        saved = self.work / "saved"
        if harm == "keep":
            shutil.rmtree(saved, ignore_errors=True)
            shutil.copytree(self.cache, saved)
        elif harm == "put back" and saved.exists():
            shutil.rmtree(self.cache)
            shutil.copytree(saved, self.cache)
        elif harm == "remove":
            shutil.rmtree(self.cache)
        elif objects:
            path, other = self.random.choices(objects, k=2)
            found = bytearray(path.read_bytes())
            if harm == "flip" and found:
                found[self.random.randrange(len(found))] ^= 1 << self.random.randrange(8)
                path.write_bytes(found)
            elif harm == "cut":
                path.write_bytes(found[: self.random.randrange(len(found) + 1)])
            elif harm == "swap":
                path.write_bytes(other.read_bytes())
            elif harm == "delete":
                path.unlink()
        return harm

    def run(self, command, reporter, options, name):
        arguments = [self.program, command, "Content", "-r", reporter, *options]
        if command == "build":
            arguments += ["-o", f"{name}-out", "--depfile", f"{name}.d"]
        arguments += ["--cache", "cache", "--cache-count"] if name == "kept" else ["--no-cache"]
        result = subprocess.run(arguments, cwd=self.work, capture_output=True, timeout=120)
        errors = result.stderr
        if count := COUNT.search(errors):
            self.asked += int(count[2])
            self.taken += int(count[2]) - int(count[1])
            errors = errors.replace(count[0], b"")
        found = {"exit code": result.returncode, "report": result.stdout, "errors": errors}
        if command == "build":
            depfile = self.work / f"{name}.d"
            found["depfile"] = depfile.read_bytes() if depfile.exists() else None
            output = self.work / f"{name}-out"
            for path in sorted(output.rglob("*.json")):
                found[str(path.relative_to(output))] = path.read_bytes()
        pattern = re.compile(rb"\b%b(?=-out|\.d)" % name.encode())
        return {
            part: pattern.sub(b"NAME", value) if isinstance(value, bytes) else value
            for part, value in found.items()
        }

    def compare(self):
        command = self.random.choices(["build", "validate"], [3, 1])[0]
        reporter = self.random.choice(REPORTERS)
        choices = [[], [], ["--strict"], ["--all-diagnostics"], ["--jobs", "1"]]
        options = self.random.choice(choices + [["--pretty"]] * (command == "build"))
        kept, fresh = (self.run(command, reporter, options, name) for name in ("kept", "fresh"))
        if kept["exit code"] not in (0, 1, 3):
            raise Difference(f"exit code {kept['exit code']}: {kept['errors']!r}")
        if kept == fresh:
            return
        parts = sorted(
            part for part in kept.keys() | fresh.keys() if kept.get(part) != fresh.get(part)
        )
        both = [str(result.get(parts[0])) for result in (kept, fresh)]
        start = max(0, len(os.path.commonprefix(both)) - 200)
        raise Difference(
            f"{command} -r {' '.join([reporter, *options])}: other {', '.join(parts)}\n"
            + "\n".join(f"  {name}: {text[start : start + 600]}"
                        for name, text in zip(("kept ", "fresh"), both))
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/marquee")
    parser.add_argument("--steps", type=int, default=300, help="how often something is changed")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    work = Path(tempfile.mkdtemp(prefix="marquee-steps-"))
    content = Content(work, options.seed)
    runs = Runs(os.path.abspath(options.program), work, options.seed)
    done = []
    started = time.monotonic()
    try:
        runs.compare()
        for number in range(options.steps):
            if number % STEPS_BETWEEN_PAUSES == STEPS_BETWEEN_PAUSES - 1:
                time.sleep(PAUSE)
                runs.compare()
            done.append(content.step())
            if runs.random.random() < 0.04:
                done.append(f"cache: {runs.harm_cache()}")
            runs.compare()
    except Difference as difference:
        print(f"FAILED at step {len(done)} (seed {options.seed}): {difference}")
        print("the last steps:", *done[-8:], sep="\n  ")
        print(f"the folder is kept: {work}")
        return 1
    if runs.taken * 3 < runs.asked:
        print(f"FAILED: only {runs.taken} of {runs.asked} screens came from the cache")
        return 1
    shutil.rmtree(work)
    seconds = time.monotonic() - started
    print(
        f"ok: {options.steps} steps ({seconds:.1f} s), "
        f"{runs.taken} of {runs.asked} screens from the cache"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
