#!/usr/bin/env python3
"""Prints the formula for Homebrew: marquee.rb.in, with where the archives are and their checksums.

    python3 Tools/Release/formula.py VERSION HOMEPAGE URL ARCHIVE...
"""

import sys
from pathlib import Path

from checksum import digest

# The blocks that an archive is for, by a part of its name.
SYSTEMS = [
    ("macos-universal", ["on_macos"]),
    ("x86_64-unknown-linux", ["on_linux", "on_intel"]),
    ("aarch64-unknown-linux", ["on_linux", "on_arm"]),
]


def block(archive, url):
    names = next((names for part, names in SYSTEMS if part in archive.name), None)
    if names is None:
        sys.exit(f"error: Homebrew does not know the system of {archive.name}")
    lines = [f'url "{url}/{archive.name}"', f'sha256 "{digest(archive)}"']
    for name in reversed(names):
        lines = [f"{name} do"] + [f"  {line}" for line in lines] + ["end"]
    return "\n".join(f"  {line}" for line in lines)


def main(version, homepage, url, *archives):
    text = (Path(__file__).resolve().parent / "marquee.rb.in").read_text(encoding="utf-8")
    sources = "\n\n".join(block(Path(archive), url) for archive in archives)
    for key, value in (("VERSION", version), ("HOMEPAGE", homepage), ("SOURCES", sources)):
        text = text.replace(f"@{key}@", value)
    sys.stdout.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
