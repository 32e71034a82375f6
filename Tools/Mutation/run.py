#!/usr/bin/env python3
"""Changes the program in many small ways, one at a time, and lists the changes no test notices.

All mutants are put behind one switch in a copy of the package, which is built once. Then the tests
are run for each mutant. Nothing in the package itself is touched. See README.md.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import mutants as catalog

PACKAGE = Path(__file__).resolve().parents[2]

# The outcome of a mutant that was not run.
TOO_LATE = "too late"
# The exit code of Swift Testing for a target without tests on this system.
NO_TESTS = 69

# Programs that no test runs are not built. The switch is in a target that all others can see.
MANIFEST = """
let unused: Set<String> = ["MarqueeFuzz", "MarqueeBenchmarks", "MarqueeLayoutCases"]
package.targets.removeAll { unused.contains($0.name) }
for target in package.targets where target.type == .regular || target.type == .executable {
  target.dependencies.append("MutationSwitch")
}
package.targets.append(.target(name: "MutationSwitch"))
"""


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    options.add_argument("--seed", type=int, default=1, help="which mutants (1)")
    options.add_argument("--jobs", type=int, default=1, help="how many run at a time (1)")
    options.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    options.add_argument("--minutes", type=float, help="start no mutant after this time")
    options.add_argument("--only", type=int, nargs="+", help="run the mutants of these numbers")
    options.add_argument("--work", help="the folder of the copy, kept for the next run")
    options = options.parse_args()

    targets, tests = graph()

    def choose(root):
        groups = {name: catalog.candidates(root, name, path) for name, path in targets.items()}
        return catalog.choose(groups, options.count, options.seed)

    if options.list:
        chosen = choose(PACKAGE)
        for mutant in chosen:
            print(f"{mutant.id:4} {mutant.place}  {mutant.before}  ->  {mutant.after}")
        counts = Counter(mutant.target for mutant in chosen)
        print(", ".join(f"{name} {counts[name]}" for name in targets))
        return 0

    temporary = None if options.work else tempfile.TemporaryDirectory(prefix="marquee-mutation-")
    work = Path(options.work or temporary.name).resolve()
    if work == PACKAGE or PACKAGE in work.parents:
        sys.exit("error: the copy cannot be in the package")
    original = copy(work)
    built, dropped = build(work, original, choose(original))
    if options.only:
        built = [mutant for mutant in built if mutant.id in options.only]
    tester = Tester(work, tests)
    tester.measure()
    print(f"{len(built)} mutants, {len(dropped)} more do not build", flush=True)
    start = time.monotonic()
    end = start + 60 * options.minutes if options.minutes else None
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = [
            (mutant, outcome) for mutant, outcome in pool.map(
                lambda mutant: (mutant, tester.run(mutant, end)), built)
            if outcome != TOO_LATE
        ]
    report(results, dropped, targets, time.monotonic() - start)
    return 0


def graph():
    """The folders of all targets with sources of ours, and for each the tests that can notice it."""
    text = subprocess.run(
        ["swift", "package", "dump-package"], cwd=PACKAGE, check=True, capture_output=True).stdout
    described = {target["name"]: target for target in json.loads(text)["targets"]}

    def needs(name, seen):
        for dependency in described[name]["dependencies"]:
            other = (dependency.get("byName") or dependency.get("target"))[0]
            if other in described and other not in seen:
                seen.add(other)
                needs(other, seen)
        return seen

    targets = {
        name: target.get("path") or f"Sources/{name}" for name, target in described.items()
        if target["type"] in ("regular", "executable")
        and (target.get("path") or "Sources").startswith("Sources")
    }
    tests = {name: needs(name, set()) for name in described if described[name]["type"] == "test"}
    by_target = {
        # The target's own tests run first: they are the most likely to notice, and the fastest.
        name: sorted(
            (test for test in tests if name in tests[test]), key=lambda test: test != name + "Tests")
        for name in targets
    }
    # No Swift test runs the program's main file.
    targets = {name: path for name, path in targets.items() if by_target[name]}
    return targets, by_target


def copy(work):
    """Makes the copy as the package is now; what was built in it before stays.

    Returns the folder in which the sources are without mutants: those of the package may change
    while the mutants run.
    """
    original = work / ".original"
    shutil.rmtree(original, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    text = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=PACKAGE,
        check=True, capture_output=True, text=True).stdout
    names = {name for name in text.split("\0") if name and (PACKAGE / name).is_file()}
    for name in names - {"Package.swift"}:
        source, target = PACKAGE / name, work / name
        if name.startswith("Sources/") and name.endswith(".swift"):
            target = original / name  # To the copy it is written with its mutants.
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for folder in ["Sources", "Tests"]:
        for path in (work / folder).rglob("*"):
            name = str(path.relative_to(work))
            if path.is_file() and name not in names and "MutationSwitch" not in name:
                path.unlink()
    manifest = (PACKAGE / "Package.swift").read_text(encoding="utf-8")
    catalog.put(work / "Package.swift", manifest + MANIFEST)
    return original


def build(work, original, chosen):
    """Builds the copy with as many of the mutants as compile."""
    left, dropped = list(chosen), []
    sources = list((original / "Sources").rglob("*.swift"))
    while True:
        mutated = catalog.write(work, original, left)
        for path in sources:
            name = str(path.relative_to(original))
            if name not in mutated:
                catalog.put(work / name, path.read_text(encoding="utf-8"))
        environment = {**os.environ, "MARQUEE_WARNINGS_AS_ERRORS": "0", "MARQUEE_NO_PLUGINS": "1"}
        result = subprocess.run(
            ["swift", "build", "--build-tests", "-Xswiftc", "-continue-building-after-errors"],
            cwd=work, env=environment, capture_output=True, text=True)
        if result.returncode == 0:
            return left, dropped
        faulty = set(re.findall(r"^(/[^\n:]+):(\d+):\d+: error:", result.stdout, re.M))
        faulty |= set(re.findall(r"^(/[^\n:]+):(\d+):\d+: error:", result.stderr, re.M))
        places = {
            # Each file with a mutant has an additional line at its top.
            (str(Path(path).resolve().relative_to(work)), int(line) - 1) for path, line in faulty
            if Path(path).resolve().is_relative_to(work)
        }
        bad = [mutant for mutant in left if (mutant.path, mutant.line) in places]
        if not bad:
            # The fault appears elsewhere in the file, so all of the file's mutants are removed.
            paths = {path for path, _ in places}
            bad = [mutant for mutant in left if mutant.path in paths]
        if not bad:
            print(result.stdout[-4000:], result.stderr[-4000:], file=sys.stderr)
            sys.exit("error: the copy does not build, and not for a mutant")
        dropped += bad
        left = [mutant for mutant in left if mutant not in bad]
        print(f"{len(bad)} mutants do not compile; building again", flush=True)


class Tester:
    """Runs the tests of one test target after the other until one notices the mutant."""

    def __init__(self, work, tests):
        path = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=work, check=True, capture_output=True,
            text=True).stdout.strip()
        self.binary = next(Path(path).glob("*.xctest"))
        self.tests = tests
        self.seconds = {}
        self.skipped = []
        self.lock = threading.Lock()
        self.done = 0

    def measure(self):
        """Runs all tests without a mutant: how long they take, and which fail in the copy anyhow."""
        for test in sorted({test for tests in self.tests.values() for test in tests}):
            start = time.monotonic()
            outcome, output = self.test(test, 0, 900, stops_early=False)
            self.seconds[test] = time.monotonic() - start
            if outcome is not None:
                names = re.findall(r'✘ Test "?(.+?)"?(?: with \d+ test cases)? recorded', output)
                print(f"left out, as it fails without a mutant: {test}: {sorted(set(names))}")
                self.skipped += [name for name in set(names)]
                if not names:
                    sys.exit(f"error: {test} ends with {outcome} without a mutant")

    def run(self, mutant, end=None):
        """The tests that notice a mutant, and how; `None` if none does."""
        if end and time.monotonic() > end:
            return TOO_LATE
        own, *others = self.tests[mutant.target]
        result = None
        for test in [own] + sorted(others, key=lambda test: self.seconds[test]):
            limit = max(60.0, 8 * self.seconds[test])
            outcome, _ = self.test(test, mutant.id, limit)
            if outcome is not None:
                result = f"{outcome} in {test}"
                break
        with self.lock:
            self.done += 1
            print(f"{self.done:4} #{mutant.id} {mutant.place}: {result or 'NOT NOTICED'}", flush=True)
        return result

    def test(self, test, mutant, limit, stops_early=True):
        """How a run fails; `None` if it passes. Beside it what was printed, as far as it is of use."""
        command = [str(self.binary), "--testing-library", "swift-testing", "--filter", f"^{test}\\."]
        for name in self.skipped:
            command += ["--skip", re.escape(name)]
        environment = {**os.environ, "MARQUEE_MUTANT": str(mutant)}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True)
        late = []

        def stop():
            late.append(True)
            kill(process)

        timer = threading.Timer(limit, stop)
        timer.start()
        found, lines = False, []
        try:
            for line in process.stdout:
                if "✘" in line:
                    lines.append(line)
                    found = True
                    if stops_early:
                        kill(process)
                        break
        finally:
            timer.cancel()
            if found and stops_early:
                kill(process)
            process.stdout.close()
            code = process.wait()
        if late:
            return "no end", ""
        if found:
            return "failure", "".join(lines)
        # The tests of devices are none on Linux.
        if code in (0, NO_TESTS):
            return None, ""
        return f"exit {code}", "".join(lines)


def kill(process):
    """Ends a run with all that it started; it may be over already."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def report(results, dropped, targets, seconds):
    """Prints how many were noticed in each target, and all that were not."""
    print(f"\n{len(results)} mutants in {seconds / 60:.1f} min\n")
    print(f"{'target':24} mutants noticed  not built")
    rows = Counter(mutant.target for mutant, _ in results)
    noticed = Counter(mutant.target for mutant, outcome in results if outcome)
    unbuilt = Counter(mutant.target for mutant in dropped)
    for name in targets:
        print(f"{name:24} {rows[name]:7} {noticed[name]:7} {unbuilt[name]:10}")
    share = 100 * sum(noticed.values()) / max(1, len(results))
    print(f"{'all':24} {len(results):7} {sum(noticed.values()):7} {len(dropped):10}  {share:.1f} %")
    silent = [mutant for mutant, outcome in results if not outcome]
    print("\nnot noticed:" if silent else "\nall were noticed")
    for mutant in silent:
        print(f"  #{mutant.id} {mutant.place}: {mutant.before}  ->  {mutant.after}")
        print(f"      {mutant.context}")
    if dropped:
        print("\nnot built: " + ", ".join(f"#{mutant.id} {mutant.place}" for mutant in dropped))


if __name__ == "__main__":
    sys.exit(main())
