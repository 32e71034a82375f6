"""The content folder of the tests, places in its texts, and what `validate` finds there."""

import json
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
SAMPLE_IMAGES = HERE.parent.parent / "Tests/Support/Fixtures/Sample/Assets.xcassets"
IMAGES = ["poster-cat", "poster-koi", "poster-rain", "poster-whale"]


def make(folder):
    """Copies the content and its images into a new folder, and gives that without links."""
    content = folder / "Content"
    shutil.copytree(HERE / "Content", content)
    for name in IMAGES:
        shutil.copytree(
            SAMPLE_IMAGES / f"{name}.imageset", content / "Assets.xcassets" / f"{name}.imageset")
    return content.resolve()


def units(text, encoding):
    """The length of a text in the units of an encoding of positions."""
    if encoding == "utf-8":
        return len(text.encode())
    return len(text.encode("utf-16-le")) // 2


def position(text, index, encoding="utf-16"):
    """The line and the character of an index in a text."""
    start = text.rfind("\n", 0, index) + 1
    return {
        "line": text.count("\n", 0, index), "character": units(text[start:index], encoding)}


def index(text, line, character, encoding="utf-16"):
    """The index of a line and a character that are in a text."""
    start = 0
    for _ in range(line):
        start = text.index("\n", start) + 1
    end = start
    while units(text[start:end], encoding) < character:
        end += 1
    assert units(text[start:end], encoding) == character, "a place inside a character"
    return end


def applied(text, edits, encoding="utf-16"):
    """A text with edits, none of which may overlap."""
    ranges = sorted(
        (index(text, edit["range"]["start"]["line"], edit["range"]["start"]["character"], encoding),
         index(text, edit["range"]["end"]["line"], edit["range"]["end"]["character"], encoding),
         edit["newText"])
        for edit in edits)
    for (_, end, _), (start, _, _) in zip(ranges, ranges[1:]):
        assert end <= start, "edits overlap"
    for start, end, new in reversed(ranges):
        text = text[:start] + new + text[end:]
    return text


def validated(program, content, *options):
    """The diagnostics of `marquee validate`, as its JSON has them."""
    result = subprocess.run(
        [program, "validate", str(content), "--no-cache", "--reporter", "json", *options],
        capture_output=True, timeout=60)
    assert result.returncode in (0, 1), result.stderr
    return json.loads(result.stdout)["diagnostics"]
