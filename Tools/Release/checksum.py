#!/usr/bin/env python3
"""Prints the SHA-256 of files: of one alone, or with --list of several, as sha256sum does."""

import hashlib
import sys
from pathlib import Path


def digest(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


if __name__ == "__main__":
    if sys.argv[1] == "--list":
        for path in sorted(sys.argv[2:]):
            print(f"{digest(path)}  {Path(path).name}")
    else:
        print(digest(sys.argv[1]))
