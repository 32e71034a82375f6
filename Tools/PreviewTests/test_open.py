"""The program that opens pages."""

import os
import subprocess
import sys
import time

from harness import expect, test

# The program that opens pages on this system.
OPENER = "open" if sys.platform == "darwin" else "xdg-open"


def run(preview, path, *arguments):
    """Runs `marquee preview --open` with nothing but one folder in PATH."""
    return subprocess.run(
        [preview.program, "preview", str(preview.content), "--open", *map(str, arguments)],
        env={**os.environ, "PATH": str(path)}, capture_output=True, text=True, timeout=60)


@test
def opener(preview):
    """The first page is opened by the system's program, as one word, with no signal held back."""
    programs = preview.folder()
    told = programs / "told"
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
    output = preview.folder() / "a b; $(x)"
    result = run(preview, programs, "--output", output)
    expect(result.returncode == 0, result.stderr)
    end = time.monotonic() + 10
    while not told.exists() and time.monotonic() < end:
        time.sleep(0.01)
    count, path, blocked = told.read_text(encoding="utf-8").splitlines()
    expect((count, path) == ("1", str(output / "Home.html")), f"{count} words: {path}")
    expect(blocked == "0", f"the browser ignores {blocked} signals")


@test
def no_opener(preview):
    """Where no program opens pages, they are written and the exit code says so."""
    output = preview.folder()
    result = run(preview, preview.folder(), "--output", output)
    expect(result.returncode == 3, f"exit code {result.returncode}")
    expect(f"'{OPENER}' could not be started" in result.stderr, result.stderr)
    expect((output / "Home.html").exists(), "no page")
