#!/usr/bin/env python3
"""Runs commands in repositories that somebody has prepared to leak, change or delete other files.

    python3 Tools/Faults/hostile_folders.py [--program .build/release/marquee] [--quick]

Each repository lies beside a folder of secrets that must stay as it is, and whose texts must appear
in no output. Every command ends soon, without a crash, with the exit code that is expected.
Needs Python 3.9 and nothing else; runs on Linux and macOS.
"""

import argparse
import hashlib
import os
import re
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

FINE, ERRORS, OUTSIDE = 0, 1, 3
SECRET = "ghp_verysecret123"
FOREIGN_USER = 4321
CACHE = "build/.marquee-cache"

SCREEN = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<array>
<dict>
<key>sectionType</key><string>list</string>
<key>sectionName</key><string>Help</string>
<key>contentItem</key><array>
<dict><key>text</key><string>{text}</string></dict>
</array>
</dict>
</array>
</plist>
"""
VALID = SCREEN.format(text="Ask us")
FIXABLE = SCREEN.format(text="Ask  us")
SETTINGS = '<plist version="1.0"><dict/></plist>\n'
CONTENTS = '{"info":{"version":1,"author":"xcode"}}'
SHOWING = SCREEN.replace("<string>list<", "<string>basic<").replace(
    "<key>text</key><string>{text}</string>",
    "<key>description</key><string>A</string><key>imageName</key><string>poster</string>",
)


# Whether the system tells what is opened.
TRACES = shutil.which("strace") is not None


class Skipped(Exception):
    """Something that this system or user cannot do."""


# SipHash-2-4 with 128 bits under a key of zeros, as records of the cache are sealed.

MASK = (1 << 64) - 1


def siphash(data):
    v = [0x736F6D6570736575, 0x646F72616E646F6D ^ 0xEE, 0x6C7967656E657261, 0x7465646279746573]

    def rotate(word, count):
        return (word << count | word >> 64 - count) & MASK

    def mix():
        v[0] = v[0] + v[1] & MASK
        v[1] = rotate(v[1], 13) ^ v[0]
        v[0] = rotate(v[0], 32)
        v[2] = v[2] + v[3] & MASK
        v[3] = rotate(v[3], 16) ^ v[2]
        v[0] = v[0] + v[3] & MASK
        v[3] = rotate(v[3], 21) ^ v[0]
        v[2] = v[2] + v[1] & MASK
        v[1] = rotate(v[1], 17) ^ v[2]
        v[2] = rotate(v[2], 32)

    whole = len(data) // 8 * 8
    last = int.from_bytes(data[whole:], "little") | (len(data) & 0xFF) << 56
    for word in [int.from_bytes(data[i : i + 8], "little") for i in range(0, whole, 8)] + [last]:
        v[3] ^= word
        mix()
        mix()
        v[0] ^= word
    v[2] ^= 0xEE
    for _ in range(4):
        mix()
    first = v[0] ^ v[1] ^ v[2] ^ v[3]
    v[1] ^= 0xDD
    for _ in range(4):
        mix()
    return first.to_bytes(8, "little") + (v[0] ^ v[1] ^ v[2] ^ v[3]).to_bytes(8, "little")


def opened(record):
    """The header of a record of the cache, whatever its version, its seal and its body."""
    if not record.startswith(b"marquee-screen "):
        raise ValueError("not a record")
    end = record.index(b"\n") + 1
    return record[:end], record[end : end + 16], record[end + 16 :]


def seal_anew(record, key):
    """A record of the cache under another screen's key, and with another text."""
    header, _, body = opened(record)
    body = body.replace(b"Ask us", b"OWNED!")
    return header + siphash(bytes.fromhex(key) + body) + body


class Repository:
    """A folder with content, and beside it what must stay as it is."""

    def __init__(self, base, program):
        self.base = base
        self.program = program
        self.root = base / "repository"
        self.victim = base / "victim"
        self.home = base
        self.content = self.root / "Content"
        self.content.mkdir(parents=True)
        # The top of a repository, so that nothing above it is searched.
        (self.root / ".git").mkdir()
        (self.content / "Home.plist").write_text(VALID)
        for folder in ("", "screens", "local", "deep"):
            (self.victim / folder).mkdir(parents=True)
        (self.victim / "secret.txt").write_text(f"SECRET={SECRET}\n")
        # The markup is broken so that a report of it would show the text.
        (self.victim / "secret.plist").write_text(f"<plist version='1.0'><array>{SECRET}</array>")
        (self.victim / "fixable.plist").write_text(FIXABLE.replace("Help", SECRET))
        (self.victim / "settings.plist").write_text(
            f'<plist version="1.0"><dict><key>{SECRET}</key><true/></dict></plist>'
        )
        (self.victim / "contents.json").write_text(f'{{"{SECRET}": ')
        (self.victim / "deep" / "Home.json").write_text(SECRET)
        for name in ("screens", "local"):
            (self.victim / name / "keep.txt").write_text(SECRET)

    # Preparing

    def write(self, name, text=VALID):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def link(self, name, target):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(str(target).format(victim=self.victim))
        return path

    def pipe(self, name):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(path)

    def socket(self, name):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        # A socket's path must be short, so it is bound from its own folder.
        here = os.getcwd()
        os.chdir(path.parent)
        try:
            with socket.socket(socket.AF_UNIX) as made:
                made.bind(path.name)
        finally:
            os.chdir(here)

    def built(self):
        """Builds once, so that there is a cache of our own."""
        result = self.run("build", "Content", "-o", "build")
        if result.returncode != FINE:
            raise AssertionError(f"no undisturbed build: {result.stderr!r}")

    # Running

    def run(self, *arguments):
        environment = dict(os.environ, SECRET_TOKEN=SECRET, HOME=str(self.home))
        trace = self.base.parent / "trace"
        tracer = ["strace", "-f", "-y", "-qq", "-e", "trace=open,openat", "-o", str(trace)]
        result = subprocess.run(
            [*(tracer if TRACES else []), self.program, *arguments], cwd=self.root,
            env=environment, capture_output=True, stdin=subprocess.DEVNULL, timeout=60,
        )
        if TRACES:
            # What was opened has its path after its number: '= 5</tmp/…/secret.plist>'.
            opened = re.findall(r"= \d+<([^>]*)>", trace.read_text(errors="replace"))
            # Links that a person names are followed.
            named = {os.path.realpath(self.root / argument) for argument in arguments}
            outside = sorted(
                path for path in opened
                if Path(path).is_relative_to(self.victim) and path not in named
            )
            expect(not outside, f"{arguments[0]} opens {outside}")
        return result

    def sentinel(self):
        """A digest of everything beside the repository: names, kinds, modes, times and bytes."""
        digest = hashlib.sha256()
        for folder, folders, files in sorted(os.walk(self.victim)):
            for name in sorted(folders + files):
                path = os.path.join(folder, name)
                found = os.lstat(path)
                kind = stat.S_IFMT(found.st_mode)
                digest.update(os.fsencode(f"{path} {found.st_mode} {found.st_uid} "))
                if kind == stat.S_IFREG:
                    digest.update(f"{found.st_mtime_ns} ".encode() + Path(path).read_bytes())
        digest.update(" ".join(sorted(os.listdir(self.base))).encode())
        return digest.hexdigest()


COMMANDS = {
    "validate": ["validate", "Content"],
    "build": ["build", "Content", "-o", "build"],
    "fix": ["fix", "Content"],
    "preview": ["preview", "Content", "-f", "text"],
}


class Case:
    """A way to prepare a repository, and the exit codes of the commands."""

    def __init__(self, name, prepare, codes, then=None, commands=None, quick=False):
        self.name = name
        self.prepare = prepare
        # One code for all commands, or one for each.
        self.codes = codes
        self.then = then
        self.commands = commands or COMMANDS
        self.quick = quick

    def run(self, base, program):
        repository = Repository(base, program)
        self.prepare(repository)
        before = repository.sentinel()
        results = {}
        for command, arguments in self.commands.items():
            try:
                result = repository.run(*arguments)
            except subprocess.TimeoutExpired:
                raise AssertionError(f"{command} does not end")
            results[command] = result
            shown = result.stdout + result.stderr
            code = self.codes.get(command, FINE) if isinstance(self.codes, dict) else self.codes
            if result.returncode != code:
                raise AssertionError(
                    f"{command}: exit code {result.returncode}, not {code}: {shown[-600:]!r}"
                )
            if SECRET.encode() in shown:
                raise AssertionError(f"{command} shows the secret: {shown[-600:]!r}")
            if repository.sentinel() != before:
                raise AssertionError(f"{command} changed something outside")
            for path in repository.root.rglob("*.json"):
                if path.is_file() and not path.is_symlink() and SECRET.encode() in path.read_bytes():
                    raise AssertionError(f"{command} wrote the secret into {path.name}")
        if self.then:
            self.then(repository, results)


def expect(is_true, message):
    if not is_true:
        raise AssertionError(message)


# What a link may lead to. The second word says whether it is something outside that exists.
TARGETS = {
    "a file outside": ("{victim}/secret.plist", True),
    "a file outside, relative": ("../../victim/secret.plist", True),
    "a folder outside": ("{victim}", True),
    "a device": ("/dev/zero", True),
    "the environment": ("/proc/self/environ", True),
    "an absolute path": ("/etc/passwd", True),
    "itself": ("{name}", False),
    "nothing": ("nowhere", False),
    "nothing outside": ("{victim}/nowhere", True),
    "the folder above": ("..", True),
}


def linking(place, target):
    def prepare(repository):
        name = place.rsplit("/", 1)[-1]
        if target.startswith("/proc") and not os.path.exists("/proc/self/environ"):
            raise Skipped("this system has no /proc")
        repository.link(place, target.replace("{name}", name))

    return prepare


def says(rule, command="validate"):
    def then(repository, results):
        shown = results[command].stdout + results[command].stderr
        expect(f"[{rule}]".encode() in shown, f"no [{rule}]: {shown[-600:]!r}")
        expect(not (repository.root / "build/Screens.json").exists(), "there is an index of all")

    return then


def error_names(text, command="build"):
    def then(repository, results):
        expect(text.encode() in results[command].stderr, results[command].stderr)

    return then


def screens_that_are_links():
    for place in ("Content/X.plist", "Content/sub/X.plist", "Content/Marquee.plist"):
        for name, (target, exists) in TARGETS.items():
            if "sub" in place and target.startswith(".."):
                continue
            # The folder above the content is not in a content folder.
            rule = "file-outside-folder" if exists else "unreadable-file"
            code = ERRORS if exists else OUTSIDE
            yield Case(
                f"{place} is a link to {name}", linking(place, target), code, says(rule),
                quick=name in ("a file outside", "a device", "itself"),
            )


def images_that_are_links():
    def prepare(place, target):
        def prepare(repository):
            repository.write("Content/Home.plist", SHOWING)
            repository.link(place, target)

        return prepare

    for place in ("Content/poster.png", "Content/Assets.xcassets/poster.imageset/poster.png"):
        for target in ("{victim}/secret.txt", "/dev/zero", "poster.png", "nowhere"):
            def then(repository, results):
                expect(b"error" in results["validate"].stdout, results["validate"].stdout)

            # A preview shows a screen as far as it could be read.
            yield Case(
                f"{place} is a link to {target}", prepare(place, target),
                {"validate": ERRORS, "build": ERRORS, "fix": ERRORS}, then,
                quick=target == "/dev/zero",
            )
    for target in ("{victim}/contents.json", "/dev/zero", "Contents.json", "nowhere"):
        yield Case(
            f"Contents.json is a link to {target}",
            prepare("Content/Assets.xcassets/poster.imageset/Contents.json", target),
            {"validate": ERRORS, "build": ERRORS, "fix": ERRORS}, says("asset-catalog"),
            quick="victim" in target,
        )
    for place in ("Content/Images", "Content/Assets.xcassets", "Content/sub"):
        for target in ("{victim}", ".", "..", "nowhere"):
            # Screens in it would be lost in silence; a catalog without its extension is a folder.
            code = FINE if target == "." else OUTSIDE if target == "nowhere" else ERRORS
            if place.endswith(".xcassets") and target == "nowhere":
                code = FINE
            yield Case(f"{place} is a link to {target}", linking(place, target), code)


def caches_that_are_links():
    for part in ("", "/screens", "/local"):
        for target in ("{victim}", "{victim}/secret.txt", "nowhere", ".", "/dev/zero"):
            def prepare(repository, part=part, target=target):
                repository.built()
                shutil.rmtree(repository.root / f"{CACHE}{part}")
                (repository.root / "build/Home.json").unlink()
                for number in range(50):
                    (repository.victim / "screens" / f"{number:032x}").write_text("theirs")
                repository.link(f"{CACHE}{part}", target)

            yield Case(
                f"{CACHE}{part} is a link to {target}", prepare, {"build": OUTSIDE},
                error_names(f"{CACHE}{part}' is a link"), quick=target == "{victim}",
            )

    def many(repository):
        repository.built()
        shutil.rmtree(repository.root / f"{CACHE}/screens")
        for number in range(5000):
            (repository.victim / "screens" / f"{number:032x}").write_text("theirs")
        repository.link(f"{CACHE}/screens", "{victim}/screens")

    yield Case("a cache that leads to 5,000 files", many, {"build": OUTSIDE}, quick=True)

    def foreign_files(repository):
        repository.built()
        for number in range(5000):
            (repository.root / CACHE / "screens" / f"letter {number}.txt").write_text("theirs")
        repository.write("Content/Other.plist")

    def kept(repository, results):
        names = os.listdir(repository.root / CACHE / "screens")
        expect(sum(name.startswith("letter") for name in names) == 5000, "a foreign file is gone")

    yield Case("a cache with 5,000 foreign files", foreign_files, FINE, kept, quick=True)

    def linked_record(repository):
        repository.built()
        for path in (repository.root / CACHE / "screens").iterdir():
            path.unlink()
            path.symlink_to(repository.victim / "secret.txt")

    yield Case("a record that is a link", linked_record, FINE)

    def pipe_record(repository):
        repository.built()
        for folder in ("screens", "local"):
            for path in (repository.root / CACHE / folder).iterdir():
                path.unlink()
                os.mkfifo(path)

    yield Case("records that are pipes", pipe_record, FINE)


def foreign_caches():
    def distrusted(reason):
        def then(repository, results):
            error = results["build"].stderr
            expect(b"is not used: " + reason in error, error)
            json = (repository.root / "build/Home.json").read_bytes()
            expect(b"OWNED!" not in json and b"Ask us" in json, json)

        return then

    def forged(repository, change):
        """A record of another text under this screen's key, as somebody would commit it."""
        repository.built()
        folder = repository.root / CACHE
        records = list((folder / "screens").iterdir())
        expect(len(records) == 1, f"{len(records)} records")
        sealed = records[0].read_bytes()
        key = records[0].name
        _, seal, body = opened(sealed)
        expect(siphash(bytes.fromhex(key) + body) == seal, "no such seal")
        records[0].write_bytes(seal_anew(sealed, key))
        (repository.root / "build/Home.json").unlink()
        change(folder)

    # Folders of a checkout, of a shared group, and of all users.
    for mode in (0o755, 0o775, 0o777, 0o770, 0o720, 0o702):
        yield Case(
            f"a forged cache of mode {mode:o}",
            lambda repository, mode=mode: forged(repository, lambda path: path.chmod(mode)), FINE,
            distrusted(b"it is open to other users"), quick=mode == 0o755,
        )

    def given_away(path):
        if os.geteuid() != 0:
            raise Skipped("only the superuser can give a folder away")
        os.chown(path, FOREIGN_USER, FOREIGN_USER)

    yield Case(
        "a forged cache of another user", lambda repository: forged(repository, given_away), FINE,
        distrusted(b"it belongs to another user"), quick=True,
    )

    def named(repository, results):
        json = (repository.root / "build/Home.json").read_bytes()
        expect(b"OWNED!" in json, "the forgery has no effect, so the cases above prove nothing")

    yield Case(
        "a forged cache that is named is trusted like a compiler",
        lambda repository: forged(repository, lambda path: path.chmod(0o755)), FINE, named,
        commands={"build": ["build", "Content", "-o", "build", "--cache", CACHE]}, quick=True,
    )

    def without(repository, results):
        expect(b"Ask us" in (repository.root / "build/Home.json").read_bytes(), "another text")

    yield Case(
        "a forged cache and --no-cache", lambda repository: forged(repository, lambda path: None),
        FINE, without,
        commands={"build": ["build", "Content", "-o", "build", "--strict", "--no-cache"]},
    )


def outputs_that_are_links():
    for target in ("{victim}", "{victim}/deep", "nowhere", ".", ".."):
        def prepare(repository, target=target):
            repository.write("Content/sub/Home.plist")
            repository.link("build/sub", target)

        yield Case(
            f"build/sub is a link to {target}", prepare, {"build": OUTSIDE},
            error_names("build/sub' is a link"), quick=target == "{victim}/deep",
        )
    for target, code in (
        ("{victim}/secret.txt", FINE), ("{victim}/nowhere", FINE), ("nowhere", FINE),
        ("Home.json", FINE), ("{victim}", OUTSIDE), ("/dev/zero", OUTSIDE),
    ):
        def replaced(repository, results, code=code):
            path = repository.root / "build/Home.json"
            expect(path.is_symlink() == (code != FINE), "the link is not what it should be")

        yield Case(
            f"build/Home.json is a link to {target}", linking("build/Home.json", target),
            {"build": code}, replaced, quick=target == "{victim}/secret.txt",
        )
    yield Case(
        "build/Home.json is a pipe", lambda repository: repository.pipe("build/Home.json"),
        {"build": OUTSIDE},
    )

    def named(repository):
        (repository.root / "real").mkdir()
        repository.link("build", "real")

    def written(repository, results):
        expect((repository.root / "real/Home.json").is_file(), "nothing is written")

    yield Case("build itself is a link, and named", named, FINE, written, quick=True)
    for option, name in (("--depfile", "dep.d"), ("--emit-xcfilelists", "lists")):
        for target in ("{victim}/secret.txt", "nowhere", "{victim}/nowhere"):
            file = name if option == "--depfile" else f"{name}/marquee-inputs.xcfilelist"
            yield Case(
                f"{file} is a link to {target}", linking(file, target), FINE,
                commands={"build": ["build", "Content", "-o", "build", option, name]},
            )

    def object(target):
        def prepare(repository):
            result = repository.run("compile", "Content/Home.plist", "-o", "Home.marquee")
            expect(result.returncode == FINE, result.stderr)
            repository.link("Other.marquee", target)

        return prepare

    for target, code in (
        ("{victim}/secret.txt", OUTSIDE), ("/dev/zero", OUTSIDE), ("Other.marquee", OUTSIDE),
        ("nowhere", OUTSIDE), ("{victim}", OUTSIDE),
    ):
        yield Case(
            f"an object is a link to {target}", object(target), code,
            commands={"link": ["link", "Home.marquee", "Other.marquee", "-o", "build"]},
        )
    yield Case(
        "the file of compile is a link", object("{victim}/secret.txt"), FINE,
        commands={"compile": ["compile", "Content/Home.plist", "-o", "Other.marquee"]},
    )


def odd_files():
    for place in ("Content/X.plist", "Content/Marquee.plist"):
        yield Case(
            f"{place} is a pipe", lambda repository, place=place: repository.pipe(place), OUTSIDE,
            says("unreadable-file"), quick=True,
        )
        yield Case(
            f"{place} is a socket", lambda repository, place=place: repository.socket(place),
            OUTSIDE, says("unreadable-file"),
        )
        yield Case(
            f"{place} is a folder",
            lambda repository, place=place: (repository.root / place).mkdir(), OUTSIDE,
            says("unreadable-file"),
        )

        def closed(repository, place=place):
            if os.geteuid() == 0:
                raise Skipped("the superuser reads files without permission")
            repository.write(place, SETTINGS if "Marquee" in place else VALID).chmod(0)

        yield Case(f"{place} has no permissions", closed, OUTSIDE, says("unreadable-file"))

    def closed_folder(repository):
        if os.geteuid() == 0:
            raise Skipped("the superuser looks into folders without permission")
        repository.write("Content/sub/X.plist")
        (repository.root / "Content/sub").chmod(0)

    yield Case("a folder has no permissions", closed_folder, OUTSIDE)
    yield Case(
        "an extension in capital letters",
        lambda repository: repository.write("Content/X.PLIST"), OUTSIDE, says("unreadable-file"),
        quick=True,
    )

    def bytes_of_a_name(name, is_folder=False):
        def prepare(repository):
            path = os.path.join(os.fsencode(repository.content), name)
            try:
                os.mkdir(path) if is_folder else open(path, "w").close()
            except OSError:
                raise Skipped("this file system has no such names")

        return prepare

    def shows(text):
        def then(repository, results):
            says("unreadable-file")(repository, results)
            shown = results["validate"].stdout
            expect(text.encode() in shown, shown)

        return then

    for name, text in ((b"\xff.plist", r"\xFF.plist"), (b"a\xc3(.PLIST", r"a\xC3(.PLIST")):
        yield Case(f"the name {text}", bytes_of_a_name(name), OUTSIDE, shows(text), quick=True)
    yield Case("a folder named \\x80", bytes_of_a_name(b"\x80", True), OUTSIDE, shows(r"\x80"))

    def deep(repository):
        repository.write("Content/" + "d/" * 150 + "X.plist")

    yield Case("a screen 150 folders deep", deep, OUTSIDE)

    def fixed(repository):
        repository.write("Content/Home.plist", FIXABLE)
        repository.link("Content/X.plist", "{victim}/fixable.plist")

    def fixed_then(repository, results):
        text = (repository.root / "Content/Home.plist").read_text()
        expect("Ask us" in text, "the other screen is not fixed")

    yield Case("a link to a file that could be fixed", fixed, ERRORS, fixed_then, quick=True)
    yield Case(
        "a link that is fixed by its name", fixed, OUTSIDE,
        commands={"fix": ["fix", "Content/X.plist", "--reporter", "xcode"]}, quick=True,
    )


def settings_above():
    def above(repository):
        shutil.rmtree(repository.root / ".git")
        # The folder above the content counts, and nothing around it.
        (repository.base / "Marquee.plist").write_text(SETTINGS.replace("<dict/>", "<array/>"))

    yield Case("settings outside of a folder without a repository", above, FINE)

    def around(repository):
        (repository.base / "Marquee.plist").write_text(SETTINGS.replace("<dict/>", "<array/>"))

    yield Case("settings around the repository", around, FINE, quick=True)

    def above_home(repository):
        around(repository)
        (repository.root / ".git").rmdir()
        (repository.base / ".git").mkdir()

    def at_home(repository):
        above_home(repository)
        repository.home = repository.root

    yield Case("settings above the home folder", at_home, FINE, quick=True)
    # A preview shows screens whatever their settings.
    yield Case(
        "settings at the top of a larger repository", above_home,
        {"validate": ERRORS, "build": ERRORS, "fix": ERRORS},
    )

    def foreign(repository):
        if os.geteuid() != 0:
            raise Skipped("only the superuser can give a file away")
        path = repository.write("Marquee.plist", SETTINGS.replace("<dict/>", "<array/>"))
        os.chown(path, FOREIGN_USER, FOREIGN_USER)

    yield Case("settings above the content of another user", foreign, FINE)
    yield Case(
        "settings above the content are a link out of it",
        linking("Marquee.plist", "{victim}/settings.plist"), ERRORS, says("file-outside-folder"),
    )


def all_cases():
    for group in (
        screens_that_are_links, images_that_are_links, caches_that_are_links, foreign_caches,
        outputs_that_are_links, odd_files, settings_above,
    ):
        yield from group()


def remove(folder):
    for path, folders, _ in os.walk(folder):
        for name in folders:
            found = os.path.join(path, name)
            if not os.path.islink(found):
                os.chmod(found, 0o700)
    shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/marquee")
    parser.add_argument("--quick", action="store_true", help="a part that takes seconds")
    parser.add_argument("--only", default="", help="cases whose name has this pattern")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    if siphash(bytes(15)) == siphash(bytes(16)):
        raise AssertionError("the digest is wrong")
    passed = failed = 0
    skipped = []
    for number, case in enumerate(all_cases()):
        if options.quick and not case.quick or not re.search(options.only, case.name):
            continue
        # The name is short, for a socket's path.
        work = Path(tempfile.mkdtemp(prefix="marquee-hostile-")).resolve()
        base = work / str(number)
        base.mkdir()
        try:
            case.run(base, program)
            passed += 1
        except Skipped as reason:
            skipped.append(case.name)
            print(f"SKIPPED: {case.name}: {reason}", flush=True)
        except AssertionError as failure:
            failed += 1
            print(f"FAILED: {case.name}: {failure}", flush=True)
        finally:
            remove(work)
    if not TRACES:
        print("note: without strace, only what is shown and changed is known, not what is opened")
    if skipped:
        print(f"{len(skipped)} SKIPPED, of which nothing is known")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
