#!/bin/sh
# Tests `marquee server` with a client that is not ours, pytest-lsp, and with hostile ones.
#
#   Tools/ServerTests/run.sh [PROGRAM] [PYTEST OPTION...]
#                          the built program; .build/release/marquee if none
#
# With --long also what takes minutes: 10,000 random edits, and texts of 100 MB. Needs Python 3.10.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
program=${1:-$project/.build/release/marquee}
[ $# -eq 0 ] || shift

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
PYTHONDONTWRITEBYTECODE=1 "$work/venv/bin/python" -m pytest --quiet \
  --config-file "$here/pytest.ini" --program "$program" --basetemp "$work/files" "$@" "$here"
