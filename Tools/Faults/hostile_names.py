#!/usr/bin/env python3
"""Builds content with hostile file names through Make, Ninja and the Xcode script.

    python3 Tools/Faults/hostile_names.py [--program .build/release/marquee] [--quick]

Each name is the name of a screen, and then the name of an image. Nothing but the build's own files
may appear, no variable and no rule but the build's own may be set, and a name that is accepted must
work: the file is a dependency, so touching it builds again. A name that is refused must be named in
an error, and nothing may be built. '--quick' takes every ninth name. Needs Python 3.9, GNU Make
and Ninja; runs on Linux and macOS.
"""

import argparse
import os
import plistlib
import re
import shutil
import string
import struct
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ".marquee-cache"
REFUSED = "cannot hold"
OUTSIDE_TROUBLE = 3
PAST = 1_600_000_000

# Names that every build system can hold, so that refusing every name does not pass the check.
HELD_BY_ALL = ["plain", "a!b", "!a", "a,b", "a(1)", "a@b", "a+b", "a]b", "a{b}c", "a~b", "-x", "é",
               "한글", "--output", "-f", "@", "+a", "n" * 240, "bidi\u202eb", "nbsp\u00a0b"]
# Blanks, '#' and ':' get a backslash in a dependency file; the example for Make refuses them.
HELD_BY_RULES = ["a b", " a", "a  b", "a#b", "#a", "a:b", ":a", "x:y", "C:a", "include x",
                 "-include x", "export A", "unexport A", "define X", "ifeq (a,b)", "else", "endif",
                 "override x", "vpath x", "undefine MAKE", "load x", "private x", "all: x", "a:: b"]

PAYLOADS = [
    "$(touch PWNED)", "$(shell touch PWNED)", "${shell touch PWNED}", "$$(shell touch PWNED)",
    "$(shell touch${IFS}PWNED)", "$$$$(shell touch${IFS}PWNED)", "`touch PWNED`",
    "`touch${IFS}PWNED`", "x!=touch${IFS}PWNED${IFS}", "!=touch${IFS}PWNED", "x!=touch PWNED",
    "SHELL=x", "SHELL=", "SHELL:=x", "MAKEFLAGS=-n", ".SHELLFLAGS=x", "x=y", "x?=y", "x+=y",
    "x:=y", "x::=y", "a: b=c", "a: SHELL=x", "a;touch PWNED", "a;touch${IFS}PWNED;", ";touch PWNED",
    "a|touch PWNED", "a||touch PWNED", "a&&touch PWNED", "a&touch PWNED&", "a>PWNED", "a<PWNED",
    "a\ntouch PWNED", "a\n\ttouch PWNED", "all:\n\ttouch PWNED", "a\rb", "a\tb", "\ttouch PWNED",
    "a\n%: ; touch PWNED\n", "a\ninclude PWNED", "a\\", "\\", "a\\\nb", "a\\ b", "a'b", "a' touch PWNED '",
    "a\";touch PWNED;\"", "'", "'$(touch PWNED)'", "a%", "%", "%b%", "a*", "a?", "[ab]", "a[b",
    "~", "~root", "~/../x".replace("/", ""), "$HOME", "${HOME}", "$(SRCROOT)x", "${SRCROOT}",
    "$(TARGET_BUILD_DIR)", "$SRCROOT", "$in", "$out", "$\n", "$ ", "$:", "a#b#", "//", "a\x01b",
    "a\x1b[2Jb", "a\x7fb", "a\x0bb", "a\x0cb", "trailing ", "trailing:", "x(y)", "lib(member)",
    "\u2028a", "\u0085a", "a\u2003", "=", "!=", ":=", "$(origin SHELL)", "$(eval X=1)",
]


def hostile_names():
    """All names without extensions, each once."""
    names = HELD_BY_ALL + HELD_BY_RULES + PAYLOADS
    for mark in string.punctuation:
        names += [mark, f"{mark}b", f"a{mark}", f"a{mark}b"]
    unique = dict.fromkeys(name.replace("/", "") or "slash" for name in names)
    return list(unique)


def tiny_image():
    """A PNG of 270 by 270 gray pixels."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", 270, 270, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * 270 for _ in range(270)))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows)
            + chunk(b"IEND", b""))


IMAGE = tiny_image()


def screen(image):
    """A binary property list, which can hold an image's name whatever it is."""
    item = {"description": "A cat", "imageName": image}
    return plistlib.dumps([{"sectionType": "grid", "contentItem": [item]}], fmt=plistlib.FMT_BINARY)


def is_path(name):
    """Whether a rule refuses an image of this name, whatever reads lists of files."""
    return name == "." or name.startswith("~") or "\\" in name


class Failure(Exception):
    pass


def expect(is_true, message):
    if not is_true:
        raise Failure(message)


class Case:
    """One name as that of a screen or of an image, in a project of its own."""

    def __init__(self, program, work, name, kind):
        self.program = program
        self.work = work
        self.name = name
        self.kind = kind
        self.is_hidden = name.startswith(".")

    def project(self, how, content="Content"):
        """A folder with the content; the same each time."""
        folder = Path(tempfile.mkdtemp(prefix=f"{how}-", dir=self.work))
        inside = folder / content
        inside.mkdir(exist_ok=True)
        if self.kind == "screen":
            self.file = inside / f"{self.name}.plist"
            self.file.write_bytes(screen("cat"))
            (inside / "cat.png").write_bytes(IMAGE)
        else:
            self.file = inside / f"{self.name}.png"
            self.file.write_bytes(IMAGE)
        if self.kind == "image":
            (inside / "Home.plist").write_bytes(screen(self.name))
        return folder

    def run(self, arguments, folder, **variables):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", **variables}
        return subprocess.run(arguments, cwd=folder, capture_output=True, timeout=60,
                              env=environment)

    def expect_own_files(self, folder, before, own):
        """Nothing has appeared but what the build writes."""
        for path in files(folder) - before:
            if not any(path == name or path.startswith(f"{name}/") for name in own):
                raise Failure(f"a foreign file {path!r}")

    def expect_refusal(self, result, folder, before, own=()):
        """The error names the file, and nothing is built."""
        text = (result.stdout + result.stderr).decode(errors="replace")
        expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}: {text}")
        expect(REFUSED in text, f"an error without a reason: {text}")
        written = {path for path in files(folder) - before if CACHE not in path}
        expect(written <= set(own), f"refused, and yet written: {written}")

    # What is checked; each returns whether the name was accepted.

    def rules(self, content):
        """The dependency file, read by a Makefile that expands prerequisites twice."""
        folder = self.project("rules", content)
        before = files(folder)
        result = self.run([self.program, "build", content, "-o", "build", "--depfile", "dep.d"],
                          folder)
        if self.has_fault_of_content(result):
            # The dependency file is written all the same.
            (folder / "Makefile").write_text(".SECONDEXPANSION:\nall: ; @:\n-include dep.d\n")
            self.expect_own_database(folder)
            self.expect_own_files(folder, before, ["build", "dep.d", "Makefile"])
            return True
        if result.returncode != 0:
            self.expect_refusal(result, folder, before)
            return False
        goal = "build/Home.json" if self.kind == "image" else "build/Screens.json"
        (folder / "Makefile").write_text(
            f".SECONDEXPANSION:\nall: {goal}\n{goal}: ; @echo REBUILT\n-include dep.d\n")
        own = ["build", "dep.d", "Makefile"]
        for path in folder.rglob("*"):
            os.utime(path, (PAST, PAST))
        os.utime(folder / goal, (PAST + 1, PAST + 1))
        self.expect_own_database(folder)
        result = self.run(["make", "-rR"], folder)
        text = (result.stdout + result.stderr).decode(errors="replace")
        expect(result.returncode == 0 and "REBUILT" not in text, f"make: {text}")
        if self.works_as_dependency(folder, content):
            os.utime(self.file, (PAST + 2, PAST + 2))
            result = self.run(["make", "-rR"], folder)
            text = (result.stdout + result.stderr).decode(errors="replace")
            expect("REBUILT" in text, f"a touched file builds nothing: {text}")
        self.expect_own_files(folder, before, own)
        return True

    def works_as_dependency(self, folder, content):
        """Whether the program finds the file by its name: of an image, not all names do."""
        if self.is_hidden:
            return False
        result = self.run([self.program, "validate", content, "-r", "json"], folder)
        return b"there is no image" not in result.stdout or self.kind == "screen"

    def has_fault_of_content(self, result):
        """Whether no JSON is written: the image's name is an error, or the screen's file is hidden."""
        rules = {"image": [b"[missing-image]", b"[control-character]", b"[wrong-image-name]"],
                 "screen": [b"[no-screens]"] if self.is_hidden else []}
        return any(rule in result.stdout + result.stderr for rule in rules.get(self.kind, []))

    def expect_own_database(self, folder):
        """Make has taken no variable and no rule from the dependency file but the build's own."""
        result = self.run(["make", "-pnrR"], folder)
        text = result.stdout.decode(errors="surrogateescape")
        set_here = re.findall(r"\(from 'dep.d', line \d+\)\n(\S+)", text.split("# Files")[0])
        expect(set_here in ([], ["MAKEFILE_LIST"]), f"variables were set: {set_here}")
        expect("# No implicit rules." in text, "a pattern rule was made")
        known = {path for path in files(folder)} | {"all", "Makefile", "dep.d", ".SECONDEXPANSION"}
        known |= {".SUFFIXES", ".DEFAULT", "build/Home.json", "build/Screens.json"}
        database = text.split("# Files", 1)[1].split("# files hash-table stats")[0]
        for line in database.split("\n"):
            if not line or line[0] in "#\t":
                continue
            expect(any(line.startswith(f"{name}:") for name in known), f"a foreign rule {line!r}")

    def make_example(self):
        """The example for Make."""
        folder = self.project("make")
        shutil.copy(ROOT / "Tools/Examples/make/Makefile", folder)
        before = files(folder)
        command = ["make", f"MARQUEE={self.program}", "CONTENT=Content"]
        result = self.run(command, folder)
        self.expect_own_files(folder, before, ["build"])
        text = (result.stdout + result.stderr).decode(errors="replace")
        if self.has_fault_of_content(result):
            return True
        if result.returncode != 0:
            expect("rename it" in text, f"an error without a reason: {text}")
            written = {path for path in files(folder) - before if CACHE not in path}
            expect(not written, f"refused, and yet written: {written}")
            return False
        if self.works_as_dependency(folder, "Content"):
            result = self.run(command, folder)
            expect(b"Nothing to be done" in result.stdout, f"it builds twice: {result}")
            for path in (folder / "build").rglob("*"):
                os.utime(path, (PAST + 10_000_000, PAST + 10_000_000))
            result = self.run(command, folder)
            expect(b" compile '" in result.stdout, f"a newer file builds nothing: {result}")
            self.expect_own_files(folder, before, ["build"])
        return True

    def ninja_example(self):
        """The example for Ninja, whose dependencies come from 'compile --depfile'."""
        folder = self.project("ninja")
        shutil.copy(ROOT / "Tools/Examples/ninja/configure.sh", folder)
        before = files(folder)
        result = self.run(["./configure.sh", self.program, "Content"], folder)
        if result.returncode != 0:
            expect(b"cannot hold" in result.stderr, f"an error without a reason: {result}")
            self.expect_own_files(folder, before, [])
            return False
        own = ["build", "build.ninja", ".ninja_log", ".ninja_deps"]
        result = self.run(["ninja"], folder)
        self.expect_own_files(folder, before, own)
        text = (result.stdout + result.stderr).decode(errors="replace")
        if self.has_fault_of_content(result):
            return True
        if result.returncode != 0:
            expect(REFUSED in text, f"an error without a reason: {text}")
            return False
        result = self.run(["ninja"], folder)
        expect(b"no work to do" in result.stdout, f"it builds twice: {result}")
        if self.works_as_dependency(folder, "Content"):
            found = self.run(["ninja", "-t", "deps"], folder).stdout.decode(errors="replace")
            path = os.path.relpath(self.file, folder)
            expect(f"    {path}\n" in found, f"no dependency: {found}")
            os.utime(self.file)
            result = self.run(["ninja"], folder)
            expect(b"] compile" in result.stdout, f"a touched file builds nothing: {result}")
        self.expect_own_files(folder, before, own)
        return True

    def xcode_script(self):
        """The run-script phase, and its lists as Xcode reads them."""
        folder = self.project("xcode")
        before = files(folder)
        variables = {"SRCROOT": str(folder), "TARGET_BUILD_DIR": str(folder / "products"),
                     "UNLOCALIZED_RESOURCES_FOLDER_PATH": "App.app"}
        result = self.run(
            [ROOT / "Tools/Integrations/xcode-run-script.sh"], folder, **variables,
            DERIVED_FILE_DIR=str(folder / "derived"), MARQUEE=self.program)
        self.expect_own_files(folder, before, ["products", "derived", "Marquee"])
        if result.returncode != 0 and not self.has_fault_of_content(result):
            self.expect_refusal(result, folder, before)
            return False
        if self.is_hidden and self.kind == "screen":
            # Lists without a screen would keep the phase from ever running.
            expect(not (folder / "Marquee").exists(), "lists of a folder without screens")
            return True
        for which in ["inputs", "outputs"]:
            text = (folder / f"Marquee/marquee-{which}.xcfilelist").read_bytes().decode()
            paths = [expanded(line.strip(), variables) for line in text.split("\n")
                     if line.strip() and not line.strip().startswith("#")]
            for path in paths if result.returncode == 0 else []:
                expect(os.path.exists(path), f"Xcode would look for {path!r}")
            if which == "inputs" and not self.is_hidden:
                expect(str(self.file) in paths, "the file is not listed")
        return True

    def lists_of_lines(self):
        """What 'compile' tells Bazel, read as Bazel reads it."""
        folder = self.project("lines")
        content = folder / "Content"
        (content / "dog.png").write_bytes(IMAGE)
        (content / "Other.plist").write_bytes(screen("dog"))
        before = files(folder)
        result = self.run([self.program, "compile", "Content/Other.plist", "-o", "out.marquee",
                           "--unused-inputs", "unused"], folder)
        if result.returncode != 0:
            self.expect_refusal(result, folder, before)
            return False
        text = (folder / "unused").read_bytes().decode()
        for line in re.split("\r\n|\r|\n", text):
            line = line.strip("".join(map(chr, range(0x21))))
            expect(not line or os.path.isfile(folder / line), f"Bazel would look for {line!r}")
            expect(not line.endswith(("dog.png", "Other.plist")), "a used file is listed")
        return True

    def checks(self):
        yield "rules", lambda: self.rules("Content"), HELD_BY_ALL + HELD_BY_RULES
        yield "rules at the start of lines", lambda: self.rules("."), HELD_BY_ALL + HELD_BY_RULES
        yield "the example for Make", self.make_example, (
            HELD_BY_ALL if self.kind == "screen" else HELD_BY_ALL + HELD_BY_RULES)
        yield "the example for Ninja", self.ninja_example, HELD_BY_ALL + HELD_BY_RULES
        yield "the Xcode script", self.xcode_script, HELD_BY_ALL + HELD_BY_RULES
        yield "lists of lines", self.lists_of_lines, HELD_BY_ALL + HELD_BY_RULES

    def run_all(self):
        """Pairs of what was checked and what went wrong, and how many checks accepted the name."""
        faults = []
        accepted = 0
        for what, check, held in self.checks():
            try:
                if check():
                    accepted += 1
                else:
                    expect(self.name not in held, "a harmless name is refused")
            except Failure as failure:
                faults.append((what, str(failure)))
            except (OSError, subprocess.TimeoutExpired) as error:
                faults.append((what, repr(error)))
        return faults, accepted


def files(folder):
    """The paths of all files below a folder, relative to it."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def expanded(line, variables):
    """A line of a list with its build settings, once, as Xcode expands them."""
    return re.sub(r"\$(?:\((\w+)\)|\{(\w+)\})",
                  lambda match: variables.get(match[1] or match[2], ""), line)


def require_programs(program):
    for name, package in [("make", "make"), ("ninja", "ninja-build")]:
        if shutil.which(name) is None:
            sys.exit(f"{name} is missing: install it (Debian: apt-get install {package})")
    if b"GNU Make" not in subprocess.run(["make", "--version"], capture_output=True).stdout:
        sys.exit("make is not GNU Make: install that (Debian: apt-get install make)")
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is missing: swift build -c release --product marquee")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default=str(ROOT / ".build/release/marquee"))
    parser.add_argument("--quick", action="store_true", help="every ninth name")
    parser.add_argument("--only", help="one name, to look at closely")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    require_programs(program)
    names = [options.only] if options.only else hostile_names()[:: 9 if options.quick else 1]
    work = tempfile.mkdtemp(prefix="marquee-names-")
    passed = failed = 0

    def run(case):
        return case, *case.run_all()

    try:
        cases = [Case(program, work, name, kind) for name in names for kind in ["screen", "image"]
                 if kind == "screen" or not is_path(name)]
        with ThreadPoolExecutor(2) as pool:
            for case, faults, accepted in pool.map(run, cases):
                passed += 6 - len(faults)
                failed += len(faults)
                if options.only:
                    print(f"{case.kind}: accepted by {accepted} of 6")
                for what, fault in faults:
                    print(f"FAILED  {case.kind} {case.name!r}, {what}: {fault}")
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(f"{len(cases)} cases, {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
