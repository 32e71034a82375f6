#!/bin/sh
# Makes PageFiles.swift of the scripts, style sheets and glyphs of pages, after one of them was changed.
#
#   Tools/PageFiles/generate.sh            writes the file
#   Tools/PageFiles/generate.sh --check    fails where it is not what would be written
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
"$work/venv/bin/python" "$here/generate.py" "$@"
