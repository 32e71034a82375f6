#!/usr/bin/env python3
"""Makes Swift strings of the files that pages are made of, after one of them was changed.

    Tools/PageFiles/generate.py

The scripts, style sheets and glyphs lie in Sources/MarqueePageFiles/Resources. The package manager
would embed them as literals of bytes, and a compiler looks at each byte of such a literal in each of
its passes: 17 s of a clean build. A string is one literal, and takes it no time. It holds the file in
Base64, so that a search finds a script where it is edited. `PageFilesTests` holds both equal.
"""

import base64
import textwrap
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Sources" / "MarqueePageFiles"


def literal(data: bytes) -> str:
    """Bytes as a literal of one string over several lines."""
    lines = textwrap.wrap(base64.b64encode(data).decode("ascii"), 92)
    return '"""\n' + "".join(f"    {line}\\\n" for line in lines) + '\n    """'


def main() -> None:
    files = sorted(path for path in (FOLDER / "Resources").iterdir() if path.is_file())
    members = [
        f"  static let {path.name.replace('.', '_')} = {literal(path.read_bytes())}\n"
        for path in files
    ]
    (FOLDER / "PageFiles.swift").write_text(
        "// swift-format-ignore-file\n"
        "// Made by Tools/PageFiles/generate.py from the files in Resources. Change those.\n\n"
        "/// The files in Base64.\n"
        "enum PageFiles {\n" + "\n".join(members) + "}\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
