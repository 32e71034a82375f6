#!/usr/bin/env python3
"""Makes Swift strings of the files that pages are made of; generate.sh installs what it imports.

Scripts and style sheets are minified: they are half of the weight of a page. Glyphs and the license
stay as they are. The package manager would embed files as literals of bytes, and a compiler looks at
each byte of such a literal in each of its passes: 17 s of a clean build. A string is one literal, and
takes it no time. It is in Base64, so that a search finds a script where it is edited.

The file that is made names each source with its digest, so that `PageFilesTests` notices a source
that was changed after it.
"""

import argparse
import base64
import hashlib
import sys
import textwrap
from pathlib import Path

import minify

FOLDER = Path(__file__).resolve().parents[2] / "Sources" / "MarqueeRendering" / "PageFiles"
RESOURCES = FOLDER / "Resources"

# The sources of each file, in the order in which a browser reads them.
SCRIPTS = {
    "compare": ["compare"],
    "index": ["index"],
    "screen": [
        "state", "lines", "parts", "rows", "chrome", "screen", "overlay", "bands", "panel",
        "editor", "cell", "controls", "strips", "keys", "others", "sheets", "printing", "canvas",
        "links", "saving", "site", "changes", "start",
    ],
    "wall": ["wall"],
}
# What a later sheet says holds against an earlier one.
STYLES = {
    "compare": ["compare"],
    "screen": ["page", "chrome", "panel", "cells", "narrow", "looks", "print", "site"],
    "wall": ["wall"],
}
OTHERS = {"glyphs": "Inter.glyphs", "license": "OFL.txt"}


def joined(names: list[str], extension: str) -> str:
    return "".join((RESOURCES / f"{name}.{extension}").read_text("utf-8") for name in names)


def script(names: list[str]) -> bytes:
    """Sources as one script, in which nothing is visible from outside."""
    source = "(() => {\n'use strict';\n" + joined(names, "js") + "})();\n"
    return minify.string("application/javascript", source).encode("utf-8")


def style(names: list[str]) -> bytes:
    return minify.string("text/css", joined(names, "css")).encode("utf-8")


def member(name: str, data: bytes) -> str:
    """A string of several lines, which are one."""
    lines = textwrap.wrap(base64.b64encode(data).decode("ascii"), 92)
    text = "".join(f"    {line}\\\n" for line in lines)
    return f'  static let {name} = """\n{text}\n    """\n'


def generated() -> str:
    used = {f"{name}.js" for names in SCRIPTS.values() for name in names}
    used |= {f"{name}.css" for names in STYLES.values() for name in names}
    used |= set(OTHERS.values())
    sources = sorted(path for path in RESOURCES.iterdir() if path.is_file())
    if unused := [path.name for path in sources if path.name not in used]:
        sys.exit(f"no page holds {', '.join(unused)}: say in {Path(__file__).name} which one does")

    digests = [
        f"// {path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n" for path in sources
    ]
    members = [member(f"{name}Script", script(names)) for name, names in SCRIPTS.items()]
    members += [member(f"{name}Style", style(names)) for name, names in STYLES.items()]
    members += [member(name, (RESOURCES / file).read_bytes()) for name, file in OTHERS.items()]
    return (
        "// swift-format-ignore-file\n"
        "// Made by Tools/PageFiles/generate.sh from the files in Resources. Change those.\n"
        "// It is long because it holds all of them, so that the program needs no files.\n//\n"
        + "".join(digests)
        + "\n/// The files in Base64.\nenum PageFiles {\n"
        + "\n".join(members)
        + "}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail where it differs")
    arguments = parser.parse_args()

    file = FOLDER / "PageFiles.swift"
    text = generated()
    if not arguments.check:
        file.write_text(text, encoding="utf-8")
    elif file.read_text(encoding="utf-8") != text:
        sys.exit(f"{file.name} is not what its sources make: run Tools/PageFiles/generate.sh")


if __name__ == "__main__":
    main()
