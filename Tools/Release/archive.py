#!/usr/bin/env python3
"""Packs a folder so that the same files always give the same bytes.

    python3 Tools/Release/archive.py FOLDER FILE.tar.gz|FILE.zip

Entries are in the order of their names, with one time, one owner, and the permissions 755 or 644.
Needs Python 3.9 and nothing else.
"""

import gzip
import os
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

# The earliest time that a ZIP archive can hold.
TIME = (1980, 1, 1, 0, 0, 0)
SECONDS = 315_532_800


def entries(folder):
    """The files of a folder, with their paths in the archive."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [(path, f"{folder.name}/{path.relative_to(folder).as_posix()}") for path in files]


def mode(path):
    return 0o755 if os.access(path, os.X_OK) else 0o644


def write_tar(folder, archive):
    with open(archive, "wb") as file, \
            gzip.GzipFile("", "wb", 9, file, mtime=SECONDS) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path, name in entries(folder):
            info = tarfile.TarInfo(name)
            info.size = path.stat().st_size
            info.mtime = SECONDS
            info.mode = mode(path)
            with open(path, "rb") as content:
                tar.addfile(info, content)


def write_zip(folder, archive):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in entries(folder):
            info = zipfile.ZipInfo(name, TIME)
            # The system that made it: Unix, whichever this is, so that permissions are kept.
            info.create_system = 3
            info.external_attr = (stat.S_IFREG | mode(path)) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, path.read_bytes(), compresslevel=9)


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, archive = Path(arguments[0]).resolve(), arguments[1]
    (write_zip if archive.endswith(".zip") else write_tar)(folder, archive)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
