#!/usr/bin/env python3
"""Disturbs builds and fixes in every way we know, and checks what is left behind.

    python3 Tools/Faults/run.py [--program .build/release/marquee] [--kills 200] [--seed 1]

After each disturbance every file is a complete old or new version, the exit code says what
happened, and nothing else is touched. Needs Python 3.9 and nothing else; runs on Linux and macOS.
"""

import argparse
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

SCREEN_COUNT = 40
INDEX = "Screens.json"
CACHE = ".marquee-cache"
OUTSIDE_TROUBLE = 3
# What a pipe holds on Linux and macOS before its writer waits, in bytes.
PIPE_SIZE = 65536

ITEM = """<dict>
<key>description</key><string>{text}</string>
<key>imageName</key><string>poster-{index}</string>
</dict>
"""


def screen(version, number, spaces=" ", count=150):
    """A valid screen of 120 bytes an item; two versions differ in every item."""
    items = (
        ITEM.format(text=f"The{spaces}{version} text {number}-{i}", index=i) for i in range(count)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<array>\n<dict>\n'
        "<key>sectionType</key><string>basic</string>\n"
        f"<key>sectionName</key><string>Screen {number}</string>\n"
        f"<key>contentItem</key><array>\n{''.join(items)}</array>\n</dict>\n</array>\n</plist>\n"
    ).encode()


def make_leftovers_old(folder):
    """Gives temporary files the age at which no run is still writing them: ten minutes."""
    for path in folder.rglob(".*.marquee.tmp"):
        os.utime(path, (time.time() - 660, time.time() - 660))


def write_screens(folder, version, spaces=" "):
    folder.mkdir(parents=True)
    for number in range(SCREEN_COUNT):
        (folder / f"S{number:02}.plist").write_bytes(screen(version, number, spaces))
    return folder


def contents(folder):
    """All files below a folder by their relative paths; links are not followed.

    What a build keeps for the next one is left out, but for temporary files.
    """
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
        and not path.is_symlink()
        and (CACHE not in path.parts or path.name.endswith(".tmp"))
    }


class Failure(Exception):
    pass


def expect(is_true, message):
    if not is_true:
        raise Failure(message)


class Faults:
    def __init__(self, program, kills, seed):
        self.program = program
        self.kills = kills
        self.random = random.Random(seed)
        self.work = Path(tempfile.mkdtemp(prefix="marquee-faults-"))
        os.chmod(self.work, 0o755)
        self.old_content = write_screens(self.work / "old", "old")
        self.new_content = write_screens(self.work / "new", "new")
        self.old = self.reference("old")
        started = time.monotonic()
        self.new = self.reference("new")
        self.duration = time.monotonic() - started

    def reference(self, version):
        output = self.work / f"{version}-json"
        result = self.build(self.work / version, output)
        expect(result.returncode == 0, result.stderr)
        found = contents(output)
        expect(len(found) == SCREEN_COUNT + 1, "a file is missing in the undisturbed build")
        expect(INDEX in found, "the index is missing in the undisturbed build")
        return found

    # Running

    def arguments(self, content, output):
        return [self.program, "build", str(content), "--output", str(output)]

    def build(self, content, output, **options):
        return subprocess.run(
            self.arguments(content, output), capture_output=True, timeout=60, **options
        )

    def fresh(self, name, source):
        folder = self.work / name
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, folder)
        return folder

    def end_at_random(self, arguments, number, duration, watched):
        """Ends a run at a random moment, every other time while it writes its files.

        Writing takes a small part of the time: where the first file of the folder `watched` has
        become another one, it has begun.
        """
        first = min(path for path in watched.iterdir() if path.is_file())
        old_file = first.stat().st_ino
        process = subprocess.Popen(
            arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        if self.random.random() < 0.5:
            time.sleep(self.random.uniform(0, duration))
        else:
            while process.poll() is None and first.stat().st_ino == old_file:
                pass
            time.sleep(self.random.uniform(0, 0.01))
        process.send_signal(number)
        error = process.communicate(timeout=60)[1]
        expect(
            process.returncode in (0, -number),
            f"exit code {process.returncode} after signal {number}: {error!r}",
        )
        return process.returncode != 0

    # Checking

    def check(self, folder, old, new, leaves_temporaries=False):
        """Checks that every file is old or new as a whole.

        Returns how many are new; of a file that is the same in both, as the index, nobody can tell.
        """
        found = contents(folder)
        temporaries = {name for name in found if Path(name).name.startswith(".")}
        for name in temporaries:
            expect(name.endswith(".tmp"), f"an unknown file {name}")
        expect(leaves_temporaries or not temporaries, f"left behind: {sorted(temporaries)}")
        expect(found.keys() - temporaries == old.keys(), "a file is missing or unknown")
        for name, data in found.items() - {(n, found[n]) for n in temporaries}:
            expect(data in (old[name], new[name]), f"{name} is neither old nor new")
        return sum(found[name] == new[name] != old[name] for name in old)

    def check_untouched(self):
        for version in ("old", "new"):
            for number in range(SCREEN_COUNT):
                path = self.work / version / f"S{number:02}.plist"
                expect(path.read_bytes() == screen(version, number), f"{path} has changed")

    # Faults

    def killed_builds(self):
        """kill -9 at random moments of a build."""
        return self.disturbed_builds([signal.SIGKILL], self.kills)

    def interrupted_builds(self):
        """SIGINT, SIGTERM and SIGHUP at random moments leave no temporary files either."""
        return self.disturbed_builds([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], self.kills)

    def disturbed_builds(self, signals, count):
        ended = mixed = left = 0
        for index in range(count):
            output = self.fresh("output", self.work / "old-json")
            number = signals[index % len(signals)]
            arguments = self.arguments(self.new_content, output)
            ended += self.end_at_random(arguments, number, self.duration, output)
            is_kill = number == signal.SIGKILL
            new_count = self.check(output, self.old, self.new, leaves_temporaries=is_kill)
            mixed += 0 < new_count < SCREEN_COUNT
            left += any(name.startswith(".") for name in contents(output))
            # The next build repairs everything, and a later one removes all files of the killed one.
            if index % 20 == 0 or any(name.startswith(".") for name in contents(output)):
                make_leftovers_old(output)
                expect(self.build(self.new_content, output).returncode == 0, "no second build")
                count_after = self.check(output, self.old, self.new)
                expect(count_after == SCREEN_COUNT, "the second build is incomplete")
        return f"{ended} of {count} ended early, {mixed} between two files, {left} in a write"

    def killed_fixes(self):
        """Signals at random moments while authors' own files are rewritten."""
        broken = write_screens(self.work / "broken", "old", spaces="  ")
        before = contents(broken)
        fixed = self.fresh("fixed", broken)
        started = time.monotonic()
        subprocess.run([self.program, "fix", str(fixed)], capture_output=True, check=True)
        duration = time.monotonic() - started
        after = contents(fixed)
        expect(all(before[name] != after[name] for name in before), "nothing was fixed")
        ended = 0
        count = max(10, self.kills // 4)
        for index in range(count):
            folder = self.fresh("fixing", broken)
            number = [signal.SIGKILL, signal.SIGINT][index % 2]
            arguments = [self.program, "fix", str(folder)]
            ended += self.end_at_random(arguments, number, duration, folder)
            self.check(folder, before, after, leaves_temporaries=number == signal.SIGKILL)
            if any(name.startswith(".") for name in contents(folder)):
                make_leftovers_old(folder)
                subprocess.run(arguments, capture_output=True, check=True)
                self.check(folder, before, after)
        return f"{ended} of {count} ended early"

    def full_disk(self):
        """No file may grow beyond a limit, as on a full disk."""
        sizes = sorted(len(data) for data in self.new.values())
        for limit in (0, 1, 4096, sizes[0] - 1):
            output = self.fresh("output", self.work / "old-json")
            result = self.build(
                self.new_content,
                output,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
            )
            expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}")
            if limit > 0:
                # With a limit of 0, not even the message can be written to a file; here it goes to
                # a pipe.
                expect(b"no space left" in result.stderr, result.stderr)
            expect(self.check(output, self.old, self.new) == 0, "a file is new")

    def reader_that_goes(self):
        """Whoever reads the output is gone before the build is done, as `head` is.

        Neither case rests on who is faster: the first reader is gone before the build begins, and
        the second one before its pipe has taken all, as a diagnostic for each item is too much.
        """
        reading, writing = os.pipe()
        os.close(reading)
        output = self.fresh("output", self.work / "old-json")
        process = subprocess.Popen(
            self.arguments(self.new_content, output), stdout=writing, stderr=subprocess.PIPE)
        os.close(writing)
        self.expect_end_by_pipe(process, output, self.new)

        talkative = write_screens(self.work / "talkative", "old", spaces="  ")
        reference = self.work / "talkative-json"
        printed = self.build(talkative, reference).stdout
        expect(len(printed) > 4 * PIPE_SIZE, f"only {len(printed)} bytes are printed")
        process = subprocess.Popen(
            self.arguments(talkative, output), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.readline()
        process.stdout.close()
        self.expect_end_by_pipe(process, output, contents(reference))

    def expect_end_by_pipe(self, process, output, files):
        errors = process.communicate(timeout=60)[1]
        expect(process.returncode == -signal.SIGPIPE, f"exit code {process.returncode}")
        expect(errors == b"", errors)
        expect(contents(output) == files, "not all files are new")

    def output_without_room(self):
        """What is printed does not fit."""
        if not os.path.exists("/dev/full"):
            return "skipped: there is no /dev/full"
        for arguments in (["reference"], ["validate", str(self.new_content)]):
            with open("/dev/full", "wb") as full:
                result = subprocess.run(
                    [self.program, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
            expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}")
            expect(b"no space left to write 'standard output'" in result.stderr, result.stderr)

    def read_only_folder(self):
        """The output folder cannot be written to."""
        output = self.fresh("output", self.work / "old-json")
        options = {}
        if os.geteuid() == 0:
            # Nothing is read-only for the superuser.
            program = self.work / "program"
            shutil.copy2(self.program, program)
            options = {"user": 65534, "group": 65534, "extra_groups": []}
        else:
            program = self.program
        os.chmod(output, 0o555)
        try:
            arguments = self.arguments(self.new_content, output)
            result = subprocess.run(
                [str(program)] + arguments[1:], capture_output=True, timeout=60, **options
            )
        finally:
            os.chmod(output, 0o755)
        expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}")
        expect(b"no permission" in result.stderr, result.stderr)
        expect(self.check(output, self.old, self.new) == 0, "a file is new")

    def file_for_folder(self):
        """A file is where the output folder should be, and in its way."""
        output = self.work / "a-file"
        output.write_bytes(b"mine")
        for path in (output, output / "below"):
            result = self.build(self.new_content, path)
            expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}")
            expect(b"is a file" in result.stderr, result.stderr)
            expect(output.read_bytes() == b"mine", "the file has changed")

    def folder_for_file(self):
        """A folder is where a file should be; all others are written."""
        output = self.fresh("output", self.work / "old-json")
        (output / "S00.json").unlink()
        (output / "S00.json").mkdir()
        (output / "S00.json" / "mine").write_bytes(b"mine")
        result = self.build(self.new_content, output)
        expect(result.returncode == OUTSIDE_TROUBLE, f"exit code {result.returncode}")
        found = contents(output)
        expect(found.pop("S00.json/mine") == b"mine", "the folder's file has changed")
        new = {name: data for name, data in self.new.items() if name != "S00.json"}
        expect(found == new, "another file is not new")

    def links(self):
        """The output folder is a link; an output is a link to something of somebody else."""
        target = self.fresh("output", self.work / "old-json")
        link = self.work / "link"
        link.unlink(missing_ok=True)
        link.symlink_to(target)
        expect(self.build(self.new_content, link).returncode == 0, "no build through a link")
        expect(link.is_symlink(), "the link is gone")
        expect(self.check(target, self.old, self.new) == SCREEN_COUNT, "a file is old")
        foreign = self.work / "foreign"
        foreign.write_bytes(b"mine")
        (target / "S00.json").unlink()
        (target / "S00.json").symlink_to(foreign)
        expect(self.build(self.new_content, link).returncode == 0, "no build over a link")
        expect(foreign.read_bytes() == b"mine", "the linked file has changed")
        expect(self.check(target, self.old, self.new) == SCREEN_COUNT, "a file is old")
        dangling = self.work / "dangling"
        dangling.unlink(missing_ok=True)
        dangling.symlink_to(self.work / "nowhere")
        result = self.build(self.new_content, dangling)
        expect(result.returncode in (0, OUTSIDE_TROUBLE), f"exit code {result.returncode}")
        shutil.rmtree(self.work / "nowhere", ignore_errors=True)

    def two_builds(self):
        """Two builds write different versions into one folder at the same time."""
        count = max(5, self.kills // 10)
        for _ in range(count):
            output = self.fresh("output", self.work / "old-json")
            processes = [
                subprocess.Popen(
                    self.arguments(content, output),
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                )
                for content in (self.old_content, self.new_content)
            ]
            for process in processes:
                error = process.communicate(timeout=60)[1]
                expect(process.returncode == 0, f"{process.returncode}: {error!r}")
            self.check(output, self.old, self.new)
        return f"{count} pairs"

    def damaged_cache(self):
        """Every file that was kept for the next build has one byte flipped, is cut off, or changed."""

        def flip(path):
            data = bytearray(path.read_bytes())
            data[self.random.randrange(len(data))] ^= 1 << self.random.randrange(8)
            path.write_bytes(data)

        def cut(path):
            os.truncate(path, self.random.randrange(path.stat().st_size))

        def empty(path):
            os.truncate(path, 0)

        def folder(path):
            path.unlink()
            path.mkdir()

        def swap(path):
            """The file of another screen under this one's name."""
            others = [other for other in path.parent.iterdir() if other.is_file() and other != path]
            path.write_bytes(self.random.choice(others or [path]).read_bytes())

        damages = (flip, cut, empty, folder, swap)
        rounds = max(10, self.kills // 4)
        for index in range(rounds):
            damage = damages[index % len(damages)]
            output = self.fresh("output", self.work / "new-json")
            for path in sorted((output / CACHE).rglob("*")):
                if path.is_file():
                    damage(path)
            for name in self.new:
                (output / name).unlink()
            result = self.build(self.new_content, output)
            expect(result.returncode == 0, f"{damage.__name__}: {result.stderr!r}")
            expect(contents(output) == self.new, f"another file after {damage.__name__}")
        return f"{rounds} times, every file"

    def single_screen(self, content, path, version):
        path.write_bytes(version)
        output = self.work / "changing-json"
        expect(self.build(content, output).returncode == 0, "no undisturbed build")
        return contents(output)

    def changing_input(self):
        """A property list is written anew, in place, again and again while it is read."""
        content = self.work / "changing"
        shutil.rmtree(content, ignore_errors=True)
        content.mkdir()
        path = content / "S00.plist"
        versions = [screen(version, 0, count=4000) for version in ("old", "new")]
        old, new = (self.single_screen(content, path, version) for version in versions)
        is_over = threading.Event()

        def rewrite():
            index = 0
            while not is_over.is_set():
                index += 1
                path.write_bytes(versions[index % 2])
                time.sleep(self.random.uniform(0, 0.003))

        writer = threading.Thread(target=rewrite)
        writer.start()
        codes = {}
        output = self.work / "changing-json"
        try:
            for _ in range(self.kills):
                result = self.build(content, output)
                codes[result.returncode] = codes.get(result.returncode, 0) + 1
                expect(
                    result.returncode in (0, 1, OUTSIDE_TROUBLE),
                    f"exit code {result.returncode}: {result.stderr!r}",
                )
                expect(
                    result.returncode != 1 or b"error" in result.stdout, "an error without a word"
                )
                self.check(output, old, new)
        finally:
            is_over.set()
            writer.join()
        return ", ".join(f"exit {code}: {count}" for code, count in sorted(codes.items()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/release/marquee")
    parser.add_argument("--kills", type=int, default=200, help="how many builds are ended")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    faults = Faults(os.path.abspath(options.program), options.kills, options.seed)
    failures = 0
    try:
        for test in (
            faults.killed_builds, faults.interrupted_builds, faults.killed_fixes,
            faults.full_disk, faults.reader_that_goes, faults.output_without_room,
            faults.read_only_folder, faults.file_for_folder, faults.folder_for_file, faults.links, faults.two_builds, faults.damaged_cache,
            faults.changing_input,
        ):
            started = time.monotonic()
            try:
                detail = test()
                faults.check_untouched()
                result = "ok"
            except Failure as failure:
                failures += 1
                result, detail = "FAILED", str(failure)[:2000]
            seconds = time.monotonic() - started
            name = test.__name__.replace("_", " ")
            print(f"{result}: {name} ({seconds:.1f} s){f': {detail}' if detail else ''}", flush=True)
    finally:
        shutil.rmtree(faults.work, ignore_errors=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
