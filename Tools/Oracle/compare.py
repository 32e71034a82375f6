"""Compares what two builds of 'marquee' make of the same content: JSON, diagnostics, drawings, fixes.

    Tools/Oracle/compare.py BEFORE AFTER FOLDER... [--made 500] [--seed 1] [--jobs 2]

BEFORE and AFTER are programs. Every folder that directly holds property lists, in and below the given
ones, is an input, and so are '--made' of them with a line repeated, removed, moved, cut or changed.

Diagnostics are compared by place and rule, not by their words; a rule of BEFORE is what AFTER calls it
now ('marquee explain'). JSON, drawings and files that 'fix' and 'format' write are compared byte for
byte. Prints each difference, and exits with 1 if there is one.
"""
import argparse
import concurrent.futures
import functools
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

# A content folder that a person has written is smaller.
MAX_BYTES = 4_000_000
MAX_FILES = 400

# What each program does in a copy of an input: a name, the arguments, and what is compared of it.
COMMANDS = [
    ("validate", ["validate", "Content", "--no-cache", "--reporter", "json"], "diagnostics"),
    ("fingerprints", ["validate", "Content", "--no-cache", "--reporter", "gitlab"], "fingerprints"),
    ("build", ["build", "Content", "--output", "Out", "--no-cache"], "files"),
    ("images", ["images", "Content"], "text"),
    ("layout", ["layout", "Content"], "text"),
    ("svg", ["preview", "Content", "--format", "svg", "--output", "Out"], "files"),
    ("text", ["preview", "Content", "--format", "text"], "text"),
    ("fix", ["fix", "Content", "--no-cache"], "content"),
    ("format", ["format", "Content"], "content"),
    ("diff", ["diff", "Before", "Content"], "text"),
]


def folders(roots):
    """The folders that directly hold property lists."""
    for root in roots:
        found = sorted({path.parent for path in pathlib.Path(root).rglob("*.plist")
                        if path.is_file() and ".build" not in path.parts})
        for folder in found:
            files = [path for path in folder.rglob("*") if path.is_file()]
            if len(files) <= MAX_FILES and sum(path.stat().st_size for path in files) <= MAX_BYTES:
                yield folder


def changed(data, chance):
    """A text with one or two of its lines changed, as by a slip of the hand."""
    lines = data.split(b"\n")
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(lines))
        match chance.randrange(5):
            case 0: lines.insert(at, lines[at])
            case 1: del lines[at:at + chance.randint(1, 3)]
            case 2: lines.insert(chance.randrange(len(lines)), lines.pop(at))
            case 3: lines[at] = lines[at][:chance.randint(0, len(lines[at]))]
            case _: lines[at] = lines[at].replace(b">", chance.choice([b">  ", b"> 1", b">&amp;"]), 1)
        lines = lines or [b""]
    return b"\n".join(lines)


def copied(folder, target):
    """Copies an input without what may not be read or written."""
    shutil.copytree(folder, target, symlinks=True)
    for path in (path for path in [target, *target.rglob("*")] if not path.is_symlink()):
        path.chmod(0o755 if path.is_dir() else 0o644)


@functools.cache
def current(program, rule):
    """What a program calls a rule now."""
    result = subprocess.run([program, "explain", rule], capture_output=True, text=True)
    return result.stdout.split(":")[0] if result.returncode == 0 else rule


def seen(kind, result, work, program):
    """What is compared of a run."""
    if kind == "text":
        return {"output": result.stdout.decode(errors="replace")}
    if kind in ("files", "content"):
        root = work / ("Out" if kind == "files" else "Content")
        return {str(path.relative_to(root)): path.read_bytes()
                for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()}
    found = json.loads(result.stdout or b"[]")
    if kind == "fingerprints":
        return {"fingerprints": sorted(item["fingerprint"] for item in found)}
    rows = []
    for item in found["diagnostics"] if isinstance(found, dict) else found:
        place = item.get("place", {})
        rows.append((place.get("file", ""), place.get("startOffset", -1),
                     current(program, item["rule"]), item["severity"]))
    return {"diagnostics": sorted(rows)}


def compare(number, folder, arguments):
    """The differences for one input; a number asks for a changed copy."""
    name = str(folder) if number is None else f"{folder} #{number}"
    differences = []
    with tempfile.TemporaryDirectory() as temporary:
        source = pathlib.Path(temporary) / "Source"
        copied(folder, source)
        if number is not None:
            chance = random.Random(arguments.seed * 1_000_003 + number)
            file = chance.choice(sorted(source.glob("*.plist")))
            if file.is_symlink():
                return []
            file.write_bytes(changed(file.read_bytes(), chance))
        for command, words, kind in COMMANDS:
            results = []
            for program in arguments.programs:
                # The same path for both, since paths are in reports.
                work = pathlib.Path(temporary) / "work"
                work.mkdir()
                shutil.copytree(source, work / "Content", symlinks=True)
                if command == "diff":
                    copied(folder, work / "Before")
                try:
                    result = subprocess.run(
                        [program, *words], cwd=work, capture_output=True, timeout=120)
                    got = seen(kind, result, work, arguments.programs[1])
                    results.append((result.returncode, got))
                except subprocess.TimeoutExpired:
                    results.append(("no end", {}))
                shutil.rmtree(work)
            differences += [f"{name}: {command}: {text}" for text in described(*results)]
    return differences


def described(before, after):
    """The differences of two runs, in words."""
    if before[0] != after[0]:
        yield f"exit code {before[0]} -> {after[0]}"
    for key in sorted(set(before[1]) | set(after[1])):
        old, new = before[1].get(key), after[1].get(key)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list):
            rest = list(new)
            gone = [row for row in old if not (row in rest and rest.remove(row) is None)]
            yield from (f"- {row}" for row in gone)
            yield from (f"+ {row}" for row in rest)
        else:
            yield f"{key} differs" if old is not None and new is not None else \
                f"{key} is only in the {'second' if old is None else 'first'}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs", nargs=2, metavar="PROGRAM")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--made", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    arguments.programs = [str(pathlib.Path(program).resolve()) for program in arguments.programs]
    inputs = list(folders(arguments.folders)) or sys.exit("error: no folder holds property lists")
    chance = random.Random(arguments.seed)
    made = [(number, chance.choice(inputs)) for number in range(arguments.made)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        runs = [pool.submit(compare, number, folder, arguments)
                for number, folder in [*((None, folder) for folder in inputs), *made]]
        count = 0
        for run in runs:
            for text in run.result():
                count += 1
                print(text, flush=True)
    print(f"{len(inputs)} inputs, and {len(made)} made of them: {count} differences")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
