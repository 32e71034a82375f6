"""Holds the rules about texts against 10,000 names that people have written, in ten languages.

The names are the translations of countries, provinces and languages in Debian's package
`iso-codes`, with spaces, marks, quotation marks, brackets, and scripts of both directions. None of
them has a fault of text, so each diagnostic is a false one: it is printed, and the run fails.
"""

import gettext
import json
import pathlib
import subprocess
import sys
import xml.sax.saxutils

LANGUAGES = ["ar", "de", "fr", "he", "ja", "ko", "ru", "th", "tr", "vi"]
NAMES_PER_LANGUAGE = 1050
RULES = {
    "white-space", "invisible-character", "garbled-text", "escaped-text", "draft-text",
    "control-character", "quoted-empty-text", "empty-text", "heading-count",
}


def names(language: str) -> list[str]:
    """Names of a language, evenly from all that the package has."""
    found: list[str] = []
    for domain in ["iso_3166-1", "iso_3166-2", "iso_639-3", "iso_639-2", "iso_4217", "iso_15924"]:
        path = pathlib.Path(f"/usr/share/locale/{language}/LC_MESSAGES/{domain}.mo")
        if not path.exists():
            continue
        with path.open("rb") as file:
            catalog = gettext.GNUTranslations(file)._catalog
        found += [text for key, text in catalog.items() if key and isinstance(text, str)]
    unique = sorted(set(text for text in found if text))
    step = max(1, len(unique) // NAMES_PER_LANGUAGE)
    return unique[::step][:NAMES_PER_LANGUAGE]


def screen(texts: list[str]) -> str:
    """A screen with one row for each text."""
    rows = "".join(
        f"<dict><key>text</key><string>{xml.sax.saxutils.escape(text)}</string></dict>\n"
        for text in texts
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><array><dict>\n'
        "<key>sectionType</key><string>list</string>\n"
        f"<key>contentItem</key><array>\n{rows}</array></dict></array></plist>\n"
    )


def main() -> int:
    program = sys.argv[1]
    total = 0
    false = 0
    for language in LANGUAGES:
        texts = names(language)
        total += len(texts)
        run = subprocess.run(
            [program, "validate", "-", "--reporter", "json", "--all-diagnostics"],
            input=screen(texts).encode(), capture_output=True, check=False,
        )
        found = [d for d in json.loads(run.stdout)["diagnostics"] if d["rule"] in RULES]
        for diagnostic in found:
            line = diagnostic["place"]["line"]
            print(f"{language}: {diagnostic['rule']}: {texts[line - 5]!r}")
        false += len(found)
        print(f"{language}: {len(texts)} names, {len(found)} false diagnostics")
    print(f"{total} names, {false} false diagnostics")
    return 1 if false or total < 10_000 else 0


if __name__ == "__main__":
    sys.exit(main())
