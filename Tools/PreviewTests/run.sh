#!/bin/sh
# Tests previews in Debian's Chromium. What is missing is installed; nothing is skipped.
#
#   Tools/PreviewTests/run.sh [PROGRAM]     the built program; .build/release/marquee if none
#
# MARQUEE_CORPUS names a folder of catalogs found in the wild; without it their tests are told as
# skipped.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
program=${1:-$project/.build/release/marquee}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

need=""
command -v chromium >/dev/null || need="$need chromium"
command -v rsvg-convert >/dev/null || need="$need librsvg2-bin"
[ -d /usr/share/fonts/opentype/inter ] || need="$need fonts-inter"
python3 -c 'import ensurepip' 2>/dev/null || need="$need python3-venv"
if [ -n "$need" ]; then
  as_root apt-get update -qq
  # shellcheck disable=SC2086
  as_root apt-get install -y -qq $need >/dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
PYTHONDONTWRITEBYTECODE=1 "$work/venv/bin/python" "$here/preview_tests.py" \
  --program "$program" --content "$project/Content" --work "$work/files"
