#!/usr/bin/env bash
# Runs the rules about texts on 10,000 names in ten languages, which have no faults.
# Usage: Tools/TextRules/check.sh <marquee>
set -euo pipefail
program="$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
cd "$(dirname "$0")"

if [ ! -d /usr/share/iso-codes ]; then
  if [ "$(uname)" = Darwin ]; then
    echo "skipped: the names come from Debian's package 'iso-codes'"
    exit 0
  fi
  echo "error: install Debian's package 'iso-codes'" >&2
  exit 1
fi
python3 titles.py "$program"
