#!/usr/bin/env python3
"""Disturbs publishing in every way we know, and reads what is left as apps do.

    Tools/Publishing/check.sh [--program .build/debug/marquee] [--kills 200] [--seed 1]

Needs Python 3.9 and nginx. Prints one line for each check.
"""

import argparse
import json
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

import catalog
import store
from server import EXAMPLE, Server
from store import Failure, expect, sha256

ROOT = Path(__file__).resolve().parents[2]
NO_ROOM = 3
IMMUTABLE = "public, max-age=31536000, immutable"
TYPES = {".json": "application/json", ".png": "image/png"}


class Publishing:
    def __init__(self, program, kills, seed):
        self.program = str(Path(program).resolve())
        self.kills = kills
        self.random = random.Random(seed)
        self.work = Path(tempfile.mkdtemp(prefix="marquee-publishing-"))
        # nginx may read as another user.
        os.chmod(self.work, 0o755)
        self.contents = {
            version: catalog.write(self.work / f"content-{version}", version) for version in "ABC"
        }
        self.site = self.work / "site"

    # Running

    def arguments(self, version, *options, site=None):
        content = self.contents.get(version, version)
        return [self.program, "publish", str(content), "-o", str(site or self.site), *options]

    def publish(self, version, *options, site=None, code=0, **more):
        result = subprocess.run(
            self.arguments(version, *options, site=site),
            capture_output=True,
            text=True,
            timeout=120,
            **more,
        )
        expect(result.returncode == code, f"exit code {result.returncode}: {result.stderr}")
        return result

    def roll_back(self, *options, site=None, code=0):
        result = subprocess.run(
            [self.program, "publish", "--rollback", str(site or self.site), *options],
            capture_output=True,
            text=True,
            timeout=120,
        )
        expect(result.returncode == code, f"exit code {result.returncode}: {result.stderr}")
        return result

    def fresh(self, name="site"):
        self.site = self.work / name
        shutil.rmtree(self.site, ignore_errors=True)
        return self.site

    def digest(self, channel="staging"):
        return sha256(store.shown(self.site, channel))

    # What a client sees

    def server(self):
        """Headers, conditions and ranges, through a real server."""
        site = self.fresh()
        self.publish("A", "--channel", "production")
        with Server(site, self.work / "nginx") as server:
            status, fields, body = server.get("/production/manifest.json")
            expect(status == 200, f"status {status} for the manifest")
            expect(body == store.shown(site, "production"), "another manifest")
            expect(fields["cache-control"] == "no-cache", fields)
            expect(fields["content-type"].startswith("application/json"), fields)
            tag = fields["etag"]
            status, _, body = server.get("/production/manifest.json", If_None_Match=tag)
            expect((status, body) == (304, b""), f"status {status} for the same manifest")

            manifest = store.check(site)["production"]
            kinds = set()
            for entry in store.files_of(manifest):
                path = "/" + entry["object"]
                status, fields, body = server.get(path)
                expect(status == 200, f"status {status} for {path}")
                expect(sha256(body) == entry["sha256"], f"{path} has another digest")
                expect(fields["cache-control"] == IMMUTABLE, fields)
                expect(fields["x-content-type-options"] == "nosniff", fields)
                suffix = Path(path).suffix
                if suffix in TYPES:
                    kinds.add(suffix)
                    expect(fields["content-type"].startswith(TYPES[suffix]), fields)
                status, _, _ = server.get(path, If_None_Match=fields["etag"])
                expect(status == 304, f"status {status} for the same file")
                if len(body) > 20:
                    status, fields, part = server.get(path, Range="bytes=10-19")
                    expect((status, part) == (206, body[10:20]), f"status {status} for a range")
                    expect(fields["content-range"] == f"bytes 10-19/{len(body)}", fields)
            expect(kinds == set(TYPES), kinds)

            status, fields, _ = server.get("/objects/" + "0" * 64 + ".json")
            expect(status == 404 and "cache-control" not in fields, "a promise for what is missing")
            for hidden in ("/.marquee.lock", "/objects/.x.1.marquee.tmp"):
                (site / hidden[1:]).touch()
                expect(server.get(hidden)[0] == 404, f"{hidden} is served")
            status, fields, body = server.get("/production/manifest.json", Accept_Encoding="gzip")
            expect(fields.get("content-encoding") == "gzip", fields)
            status, _, _ = server.get(
                "/production/manifest.json", Accept_Encoding="gzip", If_None_Match=fields["etag"]
            )
            expect(status == 304, f"status {status} for the same compressed manifest")
        return f"{len(store.files_of(manifest))} files"

    def documented(self):
        """The configuration in the documentation is the one that is tried here."""
        article = ROOT / "Sources/MarqueeCompiler/MarqueeCompiler.docc/PublishScreens.md"
        shown = article.read_text().split("```text\nserver {")[1].split("```")[0]
        tried = {line.strip() for line in EXAMPLE.read_text().splitlines()}
        lines = [line.strip() for line in shown.splitlines() if line.strip()]
        expect(len(lines) > 10, "the documentation has no configuration")
        expect(set(lines) <= tried, set(lines) - tried)

    def tags(self):
        """Each manifest has another ETag, also those of one length within a second."""
        site = self.fresh()
        bodies = {}
        self.publish("A")
        with Server(site, self.work / "nginx-tags") as server:
            digests = []
            for version in "BC":
                self.publish(version)
                digests.append(self.digest())
            lengths = set()
            for index in range(12):
                self.roll_back("--channel", "staging", "--to", digests[index % 2])
                lengths.add(len(store.shown(site, "staging")))
                _, fields, body = server.get("/staging/manifest.json")
                old = bodies.setdefault(fields["etag"], body)
                expect(old == body, "two manifests have one ETag")
        expect(len(lengths) == 1, "the lengths differ, so that nothing is tried")
        return f"{len(bodies)} tags"

    def reader(self):
        """A client that reads all the time sees whole states while a publisher is at work."""
        site = self.fresh()
        self.publish("A")
        states = set()
        faults = []
        ended = threading.Event()
        with Server(site, self.work / "nginx-reader") as server:

            def read():
                while not ended.is_set():
                    try:
                        _, _, data = server.get("/staging/manifest.json")
                        states.add(sha256(data))
                        manifest = json.loads(data)
                        for entry in store.files_of(manifest):
                            status, _, body = server.get("/" + entry["object"])
                            if status != 200 or sha256(body) != entry["sha256"]:
                                faults.append(f"{status} for {entry['object']}")
                    except (OSError, ValueError) as error:
                        faults.append(repr(error))

            reader = threading.Thread(target=read)
            reader.start()
            try:
                for version in "BCABCABCAB":
                    self.publish(version, "--keep", "2")
            finally:
                ended.set()
                reader.join()
        expect(not faults, faults[:3])
        expect(len(states) > 2, "the client saw no change")
        return f"{len(states)} states seen"

    # Interruptions

    def publish_killed(self, version, number, duration, *options):
        """Ends a publisher at a random moment, mostly while it writes; whether it was ended early."""
        objects = self.site / "objects"
        before = objects.stat().st_mtime_ns if objects.exists() else None
        process = subprocess.Popen(
            self.arguments(version, *options), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        if self.random.random() < 0.2:
            time.sleep(self.random.uniform(0, duration))
        else:
            while process.poll() is None:
                now = objects.stat().st_mtime_ns if objects.exists() else None
                if now != before:
                    break
            time.sleep(self.random.uniform(0, self.writing * 0.8))
        process.send_signal(number)
        error = process.communicate(timeout=60)[1]
        expect(
            process.returncode in (0, -number),
            f"exit code {process.returncode} after signal {number}: {error!r}",
        )
        # Runs that come later than any write can take remove what was left.
        for path in store.temporary_files(self.site):
            os.utime(path, (time.time() - 660, time.time() - 660))
        return process.returncode != 0

    def measure(self):
        """How long a publication takes, and how long of it from the first file on."""
        self.fresh()
        started = time.monotonic()
        process = subprocess.Popen(self.arguments("A"), stdout=subprocess.DEVNULL)
        while process.poll() is None and not (self.site / "objects").exists():
            time.sleep(0.001)
        first = time.monotonic()
        expect(process.wait(timeout=60) == 0, "the undisturbed publication failed")
        ended = time.monotonic()
        self.writing = ended - first
        return ended - started

    def killed(self):
        """Whenever a publisher is killed, the manifests are valid, and so is all that they name."""
        duration = self.measure()
        count = early = between = 0
        changing = self.work / "changing"
        self.publish("B", "--channel", "production")
        # The number of early kills depends on how busy the machine is, so there may be more runs.
        while count < self.kills or early <= self.kills // 4:
            expect(count < self.kills * 10, f"only {early} of {count} publishers ended early")
            count += 1
            channel = self.random.choice(store.CHANNELS)
            options = ["--channel", channel, "--keep", str(self.random.randrange(4))]
            number = signal.SIGTERM if count % 4 == 0 else signal.SIGKILL
            catalog.write(changing, f"turn {count}")
            ended = self.publish_killed(changing, number, duration, *options)
            early += ended
            manifests = store.check(self.site)
            expect(set(manifests) == set(store.CHANNELS), f"a channel is gone: {set(manifests)}")
            between += ended and bool(store.unneeded_files(self.site))
            if number == signal.SIGKILL:
                continue
            if self.random.random() < 0.5:
                self.publish(self.random.choice("ABC"), "--keep", "2")
            else:
                self.publish("A", "--channel", "production", "--keep", "2")
            store.check(self.site)
            expect(not store.temporary_files(self.site), "a temporary file is left")
            expect(not store.unneeded_files(self.site), store.unneeded_files(self.site)[:3])
        return f"{early} of {count} ended early, {between} of these with files half way"

    def killed_first(self):
        """Nothing is shown, or all of it, after the very first publisher was killed."""
        duration = self.measure()
        nothing = 0
        for _ in range(max(5, self.kills // 10)):
            self.fresh()
            self.publish_killed("A", signal.SIGKILL, duration)
            nothing += not store.check(self.site)
        self.publish("A")
        store.check(self.site)
        expect(not store.temporary_files(self.site), "a temporary file is left")
        return f"{nothing} times nothing"

    def killed_going_back(self):
        """A rollback that is killed shows the one or the other."""
        self.fresh()
        digests = set()
        for version in "ABC":
            self.publish(version)
            digests.add(self.digest())
        started = time.monotonic()
        self.roll_back("--channel", "staging")
        duration = time.monotonic() - started
        for _ in range(max(5, self.kills // 5)):
            process = subprocess.Popen(
                [self.program, "publish", "--rollback", str(self.site), "--channel", "staging"]
                + ["--to", self.random.choice(sorted(digests))],
                stdout=subprocess.DEVNULL,
            )
            time.sleep(self.random.uniform(0, duration * 1.2))
            process.kill()
            process.wait(timeout=60)
            store.check(self.site)
            expect(self.digest() in digests, "another manifest is shown")
        kept = {path.stem for path in self.site.glob("staging/manifests/*.json")}
        expect(kept | {self.digest()} == digests, "a manifest is lost")

    # A full disk

    def full_disk(self):
        """A disk with room for one state, but not for two."""
        if os.geteuid() != 0 or sys.platform != "linux":
            return "skipped: only the superuser of Linux makes a small disk"
        large = {
            version: catalog.write(self.work / f"large-{version}", version, padding=100_000)
            for version in "AB"
        }
        disk = self.work / "disk"
        disk.mkdir()
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], capture_output=True
        )
        if mounted.returncode != 0:
            return "skipped: this machine allows no small disk"
        try:
            self.site = disk / "site"
            self.publish(large["A"])
            old = self.digest()
            for _ in range(2):
                result = self.publish(large["B"], code=NO_ROOM)
                expect("no space left to write" in result.stderr, result.stderr)
                expect(self.digest() == old, "another manifest is shown")
                store.check(self.site)
                expect(not store.temporary_files(self.site), "a temporary file is left")
            # With free space again, everything works.
            subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)
            self.publish(large["B"], "--keep", "0")
            store.check(self.site)
            expect(not store.unneeded_files(self.site), "a file is left")
            expect(self.digest() != old, "the old manifest is shown")
        finally:
            subprocess.run(["umount", str(disk)], check=True)
        return "8 MB"

    def small_files(self):
        """No file may grow beyond a limit, as on a full disk."""
        self.fresh()
        self.publish("A")
        old = self.digest()
        for limit in (1, 100, 1000, 4096):
            result = self.publish(
                "B",
                code=NO_ROOM,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
            )
            expect("no space left to write" in result.stderr, result.stderr)
            expect(self.digest() == old, "another manifest is shown")
            store.check(self.site)
            expect(not store.temporary_files(self.site), "a temporary file is left")
        self.publish("B")
        expect(self.digest() != old, "the old manifest is shown")

    # Several publishers

    def at_once(self, count, rounds):
        wins = 0
        self.fresh()
        self.publish("C")
        for turn in range(rounds):
            # Each publishes different content, so that none finds its content already published.
            contents = [
                catalog.write(self.work / f"at-once-{count}-{turn}-{index}", f"{turn}-{index}")
                for index in range(count)
            ]
            before = self.digest()
            runs = [
                subprocess.Popen(
                    self.arguments(content, "--keep", "1"),
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
                for content in contents
            ]
            results = [(process, *process.communicate(timeout=120)) for process in runs]
            shown = self.digest()
            winners = [output for process, output, _ in results if process.returncode == 0]
            for process, _, errors in results:
                if process.returncode == 0:
                    continue
                expect(process.returncode == NO_ROOM, f"exit code {process.returncode}")
                expect(
                    "another run is publishing" in errors or "changed while Marquee was running" in errors,
                    errors,
                )
            expect(winners, "nobody has won")
            expect(any(shown in output for output in winners), "what is shown is nobody's")
            expect(shown != before, "the old manifest is shown")
            store.check(self.site)
            expect(not store.temporary_files(self.site), "a temporary file is left")
            wins += len(winners)
            for content in contents:
                shutil.rmtree(content)
        return f"{wins} of {count * rounds} won, in {rounds} rounds"

    def two_at_once(self):
        """Of two publishers one wins, and the other says so."""
        return self.at_once(2, 5)

    def eight_at_once(self):
        """Of eight publishers one wins, and the others say so."""
        return self.at_once(8, 2)

    # Going back

    def keeping(self):
        """As many manifests are kept as are asked for, and no file that none of them names."""
        self.fresh()
        digests = []
        for index, version in enumerate("ABCABC"):
            self.publish(version, "--keep", "2", "--time", f"2026-01-0{index + 1}T00:00:00Z")
            digests.append(self.digest())
            kept = {path.stem for path in self.site.glob("staging/manifests/*.json")}
            expect(kept == set(digests[-3:-1]), f"{len(kept)} manifests are kept")
            store.check(self.site)
            expect(not store.unneeded_files(self.site), "a file is left")
        self.publish("C", "--keep", "0", "--time", "2026-01-06T00:00:00Z")
        expect(not list(self.site.glob("staging/manifests/*.json")), "a manifest is left")
        expect(self.digest() == digests[-1], "equal content made another manifest")
        store.check(self.site)

    def going_back(self):
        """A channel goes back and forward, and the other one does not notice."""
        self.fresh()
        digests = []
        for version in "ABC":
            self.publish(version, "--channel", "production")
            digests.append(self.digest("production"))
        self.publish("C", "--channel", "staging")
        staging = self.digest("staging")
        for expected in (digests[1], digests[0]):
            self.roll_back("--channel", "production")
            expect(self.digest("production") == expected, "another manifest is shown")
            store.check(self.site)
        self.roll_back("--channel", "production", code=NO_ROOM)
        self.roll_back("--channel", "production", "--to", digests[2])
        expect(self.digest("production") == digests[2], "another manifest is shown")
        self.roll_back("--channel", "production", "--to", "0" * 64, code=NO_ROOM)
        expect(self.digest("production") == digests[2], "another manifest is shown")
        expect(self.digest("staging") == staging, "the other channel has changed")
        store.check(self.site)

    def run(self):
        checks = [
            self.server,
            self.documented,
            self.tags,
            self.reader,
            self.keeping,
            self.going_back,
            self.two_at_once,
            self.eight_at_once,
            self.full_disk,
            self.small_files,
            self.killed_first,
            self.killed_going_back,
            self.killed,
        ]
        failed = 0
        for check in checks:
            what = check.__doc__.splitlines()[0]
            try:
                remark = check()
                print(f"ok      {what}" + (f" ({remark})" if remark else ""), flush=True)
            except (Failure, OSError, ValueError, subprocess.SubprocessError) as error:
                failed += 1
                print(f"FAILED  {what}\n        {error!r}", flush=True)
        shutil.rmtree(self.work, ignore_errors=True)
        print(f"\n{len(checks) - failed} passed, {failed} failed")
        return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=".build/debug/marquee")
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sys.exit(Publishing(options.program, options.kills, options.seed).run())


main()
