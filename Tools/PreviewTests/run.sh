#!/bin/sh
# Tests previews in Debian's Chromium: .ci/setup installs what is missing, and nothing is skipped.
# On macOS it uses an installed Chrome, or reports that it is skipped.
#
#   Tools/PreviewTests/run.sh [PROGRAM]     the built program; .build/release/marquee if none
#
# MARQUEE_CORPUS names a folder of catalogs found in the wild; without it, their tests are reported
# as skipped.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
program=${1:-$project/.build/release/marquee}

if [ "$(uname)" = Linux ]; then
  [ "${MARQUEE_SETUP:-}" = no ] || "$project/.ci/setup"
  MARQUEE_BROWSER=${MARQUEE_BROWSER:-$(command -v chromium)}
else
  # Installed browsers; none is installed by this script.
  for app in "Google Chrome" Chromium "Microsoft Edge"; do
    executable="/Applications/$app.app/Contents/MacOS/$app"
    [ -n "${MARQUEE_BROWSER:-}" ] || [ ! -x "$executable" ] || MARQUEE_BROWSER=$executable
  done
  if [ -z "${MARQUEE_BROWSER:-}" ] || ! command -v rsvg-convert >/dev/null; then
    echo "skipped: previews are tried in Chrome, Chromium or Edge, and with rsvg-convert (librsvg);" \
      "set MARQUEE_BROWSER to a browser that lies elsewhere"
    exit 0
  fi
fi
export MARQUEE_BROWSER

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
PYTHONDONTWRITEBYTECODE=1 "$work/venv/bin/python" "$here/preview_tests.py" \
  --program "$program" --content "$project/Tests/Support/Fixtures/Sample" --work "$work/files"
