"""Runs the examples of README.md and of the DocC catalogs that are not Swift.

The fence of a block says what is done with it:

    console   A line that begins with '$ ' is run, and what it prints is compared with the lines up to
              the next. '…' stands for any text, and alone on a line for any lines.
    xml       A root element, with or without the lines before it, is a whole file, and must be valid
              under '--strict'. Its name is the one that was written last before the block, as in
              `Items.plist`. Anything else is a fragment, and is put where such keys belong.
    json      It is compared with the file whose name was written last before the block if a command
              has written that, and must otherwise be JSON.
    swift     It is compiled by examples.py.
    text, yaml  It cannot be run.

Each document has a folder with the files of its blocks in 'Content', or in 'Old' if they are named
so. Commands are run there, or if
the first of a block begins with 'swift run marquee', where 'Content' and 'Tools' are those of this
repository. The program is
MARQUEE_PROGRAM, or else that of the last debug build. Images are those of 'marquee init'.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
"""
SECTION = "<dict><key>sectionType</key><string>basic</string><key>sectionName</key><string>New</string>{}</dict>"
ITEMS = "<key>contentItem</key><array><dict>{}</dict></array>"
SHOWN = "<key>description</key><string>A film</string><key>imageName</key><string>lagoon</string>"
# Warnings that say that a fragment is not where it belongs, or is misspelled.
FATAL = ("unknown-key", "unused-suppression", "unmatched-setting", "content-model")


class Blocks:
    """The examples of one document."""

    def __init__(self, path, root, program, keys, images, work):
        self.path, self.root, self.program, self.keys, self.images = path, root, program, keys, images
        self.own, self.checkout = work / "own", work / "checkout"
        self.content = self.own / "Content"
        self.content.mkdir(parents=True)
        self.checkout.mkdir()
        for name in ("Content", "Tools"):
            (self.checkout / name).symlink_to(root / name)
        self.failures, self.count = [], 0

    def fail(self, line, text):
        self.failures.append(f"{self.path.relative_to(self.root)}:{line}: error: {text}")

    def run(self, fenced):
        lines = self.path.read_text(encoding="utf-8").split("\n")
        place = 1
        for start, language, block in fenced(lines):
            names = re.findall(r"`([\w./-]+\.(?:plist|json))`", "\n".join(lines[:start]))
            place, text = start + 1, "\n".join(block)
            name = next((name for name in reversed(names) if name.endswith(
                {"xml": "plist", "json": "json"}.get(language, "-"))), None)
            self.count += language in ("console", "xml", "json")
            if language == "console":
                self.run_commands(place, block)
            elif language == "xml" and re.match(r"<(\?xml|plist|array|dict)\b", text):
                self.add_file(place, name or "Home.plist", text)
            elif language == "xml":
                self.check_fragment(place, text)
            elif language == "json":
                self.check_json(place, name, text)
            elif language not in ("swift", "text", "yaml"):
                self.fail(start, f"nothing is known to do with a block '{language}'")
        self.check_content(place)
        return self.failures

    def call(self, *arguments, cwd=None):
        result = subprocess.run(
            [self.program, *arguments], cwd=cwd or self.own, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8")
        return result.returncode, result.stdout

    def run_commands(self, line, block):
        command, expected = None, []
        is_checkout = block[0].startswith("$ swift run marquee")
        folder = self.checkout if is_checkout else self.own
        for text in [*block, "$ "]:
            if not text.startswith("$ "):
                expected.append(text)
                continue
            if command:
                self.run_command(line, command, folder, "\n".join(expected))
            command, expected = text[2:], []

    def run_command(self, line, command, folder, expected):
        command = command.replace("swift run marquee", "marquee")
        path = f"{self.program.parent}{os.pathsep}{os.environ['PATH']}"
        output = subprocess.run(
            ["sh", "-c", command], cwd=folder, env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8").stdout
        if not matches(expected, output):
            self.fail(line, f"'{command}' prints\n{output}")

    def add_file(self, line, name, text):
        # A name such as `Tools/Examples/FirstScreen/Home.plist` is that of a file that is there.
        if name.startswith("Tools/"):
            if (self.root / name).read_text(encoding="utf-8").strip() != text:
                self.fail(line, f"this is not what '{name}' holds")
            return
        folder = self.own if name.startswith(("Content/", "Old/")) else self.content
        file = folder / name
        if file.exists():
            self.check_content(line)
        self.write(file, text)

    def write(self, file, text):
        file.parent.mkdir(parents=True, exist_ok=True)
        whole = text if text.startswith("<?xml") else f"{HEAD}{text}\n</plist>"
        file.write_text(whole + "\n", encoding="utf-8")
        for image in self.images.glob("*.png"):
            if f"<string>{image.name.split('@')[0]}</string>" in text:
                (self.content / "Images").mkdir(exist_ok=True)
                shutil.copy(image, self.content / "Images")

    def check_content(self, line):
        if any(self.content.rglob("*.plist")):
            code, output = self.call("validate", "Content", "--strict")
            if code != 0:
                self.fail(line, f"this is not valid\n{output}")

    def check_fragment(self, line, text):
        """Puts a fragment into a copy of the content, where its first key belongs."""
        kept = self.own / "kept"
        shutil.copytree(self.content, kept)
        key = re.match(r"<key>(.*?)</key>", text)
        keys = {place for place, names in self.keys.items() if key and key[1] in names}
        section = SECTION.format(ITEMS.format(SHOWN))
        if "Marquee.plist" in keys:
            self.write(self.content / "Marquee.plist", f"<dict>{text}</dict>")
            if not (self.content / "Home.plist").exists():
                self.write(self.content / "Home.plist", f"<array>{section}</array>")
        elif "A screen" in keys:
            text = f"<dict><key>sections</key><array>{section}</array>{text}</dict>"
            self.write(self.content / "Home.plist", text)
        elif key and re.match(r"\s*<dict>\s*<key>kind</key>", text[key.end():]):
            self.write(self.content / "Items.plist", f"<dict>{text}</dict>")
        elif key and key[1] in ("contentItem", "query"):
            text = SECTION.format(text)
            self.write(self.content / "Home.plist", f"<array>{text}</array>")
        else:
            shown = SHOWN.replace("<string>A film</string>", text) if not key else SHOWN + text
            text = SECTION.format(ITEMS.format(shown))
            self.write(self.content / "Home.plist", f"<array>{text}</array>")
        code, output = self.call("validate", "Content")
        if code != 0 or any(f"[{rule}]" in output for rule in FATAL):
            self.fail(line, f"this fragment is not valid\n{output}")
        shutil.rmtree(self.content)
        kept.rename(self.content)

    def check_json(self, line, name, text):
        for folder in (self.checkout, self.own):
            if name and (folder / name).is_file():
                output = (folder / name).read_text(encoding="utf-8")
                if not matches(text, output):
                    self.fail(line, f"'{name}' holds\n{output}")
                return
        try:
            json.loads(text)
        except ValueError as error:
            self.fail(line, f"this is not JSON: {error}")


def matches(expected, output):
    """Whether an output is as a document shows it."""
    lines = [
        "(.*\n)*?" if line.strip() == "…" else re.escape(line.rstrip()).replace("…", ".*") + " *\n"
        for line in expected.strip("\n").split("\n") if expected.strip()]
    return re.fullmatch("".join(lines), output.strip("\n") + "\n" if output.strip() else "") is not None


def run(root, fenced):
    """Runs the examples of all documents, and returns how many there are, and what is wrong."""
    program = os.environ.get("MARQUEE_PROGRAM") or root / ".build" / "debug" / "marquee"
    program = Path(program).resolve()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder).resolve()
        subprocess.run([program, "init", work / "init"], check=True, stdout=subprocess.DEVNULL)
        reference = subprocess.run(
            [program, "reference"], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
        keys = {
            part.split("\n")[0]: set(re.findall(r"^- `(\w+)` \(", part.split("\n### ")[0], re.M))
            for part in reference.split("\n## ")}
        count, failures = 0, []
        documents = [root / "README.md", *sorted(root.glob("[!.]*/**/*.docc/**/*.md"))]
        for number, path in enumerate(documents):
            blocks = Blocks(path, root, program, keys, work / "init" / "Images", work / str(number))
            failures += blocks.run(fenced)
            count += blocks.count
    return count, failures
