#!/usr/bin/env python3
"""The version of a release: one number, wherever it is written.

    python3 Tools/Release/version.py                 prints the program's version
    python3 Tools/Release/version.py check           whether all places agree
    python3 Tools/Release/version.py check 1.2.0     whether a release of that version can be made
    python3 Tools/Release/version.py set 1.2.0       writes it everywhere

The program has it in Version.swift. The changelog begins with the section "Unreleased", which says
what its version will be, or with the section of that version. Documents and examples name it where
they say how to install. Needs Python 3.9 and nothing else.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "Sources/MarqueeCompiler/Version.swift"
NUMBER = r"[0-9]+\.[0-9]+\.[0-9]+"
# Where documents name a version, and how.
DOCUMENTS = [
    ("Tools/Release/README.md", rf'from: "({NUMBER})"'),
    ("Tools/Release/README.md", rf"/download/({NUMBER})/"),
    ("Tools/Release/README.md", rf"marquee-({NUMBER})-"),
    ("Tools/Plugins/README.md", rf'from: "({NUMBER})"'),
    ("Tools/Integrations/README.md", rf"rev: ({NUMBER})"),
    ("Tools/Integrations/github-workflow.yml", rf"MARQUEE_VERSION: ({NUMBER})"),
    ("Tools/Integrations/github/preview-diff.yml", rf"MARQUEE_VERSION: ({NUMBER})"),
    ("Tools/Bazel/MODULE.bazel", rf'version = "({NUMBER})"'),
    ("Tools/Bazel/README.md", rf'version = "({NUMBER})"'),
    (PROGRAM, rf'current = "({NUMBER})"'),
]
NEXT = rf"(?m)^The next version is ({NUMBER})\.$"
HEADING = rf"(?m)^## ({NUMBER})\b"


def found():
    """Each place that names a version: the file, the line and the number."""
    places = []
    for name, pattern in DOCUMENTS:
        text = (ROOT / name).read_text(encoding="utf-8")
        matches = list(re.finditer(pattern, text))
        if not matches:
            places.append((name, 0, None))
        places += [(name, text.count("\n", 0, m.start()) + 1, m.group(1)) for m in matches]
    return places


def changelog():
    """The version that the changelog begins with, and whether it is released."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"(?m)^## .*$", text)
    if first and first.group().startswith("## Unreleased"):
        match = re.search(NEXT, text)
        return (match.group(1) if match else None, False)
    match = re.search(HEADING, text)
    return (match.group(1) if match else None, True)


def program():
    text = (ROOT / PROGRAM).read_text(encoding="utf-8")
    return re.search(rf'current = "({NUMBER})"', text).group(1)


def check(wanted):
    """All that is wrong with the places, one line each."""
    version = wanted or program()
    faults = [
        f"{name}:{line}: error: the version is {number}, and not {version}"
        if number else f"{name}: error: no version is named here; see Tools/Release/version.py"
        for name, line, number in found() if number != version
    ]
    number, is_released = changelog()
    if number != version:
        faults.append(f"CHANGELOG.md: error: it begins with version {number}, and not {version}")
    elif wanted and not is_released:
        faults.append(
            f"CHANGELOG.md: error: it begins with 'Unreleased'; write '## {version}' there, and a date")
    return faults


def write(version):
    for name, pattern in DOCUMENTS:
        path = ROOT / name
        text = path.read_text(encoding="utf-8")
        path.write_text(replaced(pattern, text, version), encoding="utf-8")
    path = ROOT / "CHANGELOG.md"
    path.write_text(replaced(NEXT, path.read_text(encoding="utf-8"), version), encoding="utf-8")


def replaced(pattern, text, version):
    def change(match):
        start, end = (bound - match.start() for bound in match.span(1))
        return match.group()[:start] + version + match.group()[end:]
    return re.sub(pattern, change, text)


def main(arguments):
    if not arguments:
        print(program())
        return 0
    command, *rest = arguments
    if rest and not re.fullmatch(NUMBER, rest[0]) or len(rest) > 1:
        print("a version is three numbers, as 1.2.0", file=sys.stderr)
        return 2
    if command == "set" and rest:
        write(rest[0])
        return 0
    if command != "check":
        print(__doc__, file=sys.stderr)
        return 2
    faults = check(rest[0] if rest else None)
    print("\n".join(faults) or f"all places say {program()}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
