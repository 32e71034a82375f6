"""The program that opens pages."""

import os
import subprocess
import sys
import time
from pathlib import Path

from harness import expect, test

# The program that opens pages on this system.
OPENER = "open" if sys.platform == "darwin" else "xdg-open"


def run(preview, path, *arguments, screen="", **variables):
    """Runs `marquee preview` with nothing but one folder in PATH, for all screens or one."""
    return subprocess.run(
        [preview.program, "preview", str(preview.content / screen), *map(str, arguments)],
        env={**os.environ, "PATH": str(path), **variables}, capture_output=True, text=True,
        timeout=60)


def fake_opener(preview, told):
    """A folder with a program that writes down what it is asked to open."""
    programs = preview.folder()
    fake = programs / OPENER
    fake.write_text(
        f"#!{sys.executable}\n"
        "import os, signal, sys\n"
        f"told = {str(told)!r}\n"
        "blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [])\n"
        "with open(told + '.part', 'w', encoding='utf-8') as file:\n"
        "    print(len(sys.argv) - 1, sys.argv[1], len(blocked), sep='\\n', file=file)\n"
        "os.rename(told + '.part', told)\n", encoding="utf-8")
    fake.chmod(0o755)
    return programs


def opened(told):
    """What the program was asked to open: the number of words, the path, and blocked signals."""
    end = time.monotonic() + 10
    while not told.exists() and time.monotonic() < end:
        time.sleep(0.01)
    return told.read_text(encoding="utf-8").splitlines()


@test
def opener(preview):
    """The index of several screens is opened as one word, with no signal held back."""
    told = preview.folder() / "told"
    output = preview.folder() / "a b; $(x)"
    result = run(preview, fake_opener(preview, told), "--open", "--output", output)
    expect(result.returncode == 0, result.stderr)
    count, path, blocked = opened(told)
    expect((count, path) == ("1", str(output / "index.html")), f"{count} words: {path}")
    expect(blocked == "0", f"the browser ignores {blocked} signals")


@test
def no_opener(preview):
    """Where no program opens pages, they are written and the exit code says so."""
    output = preview.folder()
    result = run(preview, preview.folder(), "--open", "--output", output)
    expect(result.returncode == 3, f"exit code {result.returncode}")
    expect(f"'{OPENER}' could not be started" in result.stderr, result.stderr)
    expect((output / "Home.html").exists(), "no page")


@test
def temporary_folder(preview):
    """Without a folder, a screen's page goes to a private one, its address is printed, it opens."""
    told = preview.folder() / "told"
    place = preview.folder()
    result = run(
        preview, fake_opener(preview, told), screen="Home.plist", TMPDIR=str(place))
    expect(result.returncode == 0, result.stderr)
    folder, = place.iterdir()
    expect(folder.stat().st_mode & 0o777 == 0o700, f"mode {folder.stat().st_mode:o}")
    _, path, _ = opened(told)
    expect(path == str(folder / Path(path).name), path)
    address = Path(os.path.realpath(path)).as_uri()
    expect(result.stdout == f"The preview is at {address}\n", result.stdout)
    preview.open(Path(path))


@test
def temporary_folder_without_browser(preview):
    """Where no program opens pages, or none shall, the address is enough."""
    told = preview.folder() / "told"
    programs = fake_opener(preview, told)
    for path, option in ((preview.folder(), ()), (programs, ("--no-open",))):
        result = run(preview, path, *option, TMPDIR=str(preview.folder()))
        expect(result.returncode == 0, result.stderr)
        expect(result.stdout.startswith("The preview is at file:///"), result.stdout)
        expect(result.stderr == "", result.stderr)
    expect(not told.exists(), "a browser was opened")
