#!/usr/bin/env python3
"""Writes info.json of an artifact bundle: a folder for each program, named by its triples.

    python3 Tools/Release/bundle_info.py BUNDLE VERSION
"""

import json
import sys
from pathlib import Path


def main(bundle, version):
    folder = Path(bundle)
    variants = [
        {
            "path": f"{entry.name}/marquee",
            # A universal program has several, with '+' between them.
            "supportedTriples": entry.name.split("+"),
        }
        for entry in sorted(folder.iterdir()) if entry.is_dir()
    ]
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"marquee": {"version": version, "type": "executable", "variants": variants}},
    }
    (folder / "info.json").write_text(json.dumps(info, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
