#!/usr/bin/env bash
# Holds the rules about texts against 10,000 names in ten languages, which have no faults.
# Usage: Tools/TextRules/check.sh <marquee>
set -euo pipefail
program="$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
cd "$(dirname "$0")"

if [ ! -d /usr/share/iso-codes ]; then
  if ! command -v apt-get > /dev/null; then
    echo "skipped: the names come from Debian's package 'iso-codes', and there is no apt-get here"
    exit 0
  fi
  run=()
  [ "$(id -u)" = 0 ] || run=(sudo)
  "${run[@]}" apt-get update
  "${run[@]}" apt-get install --yes --no-install-recommends iso-codes
fi
python3 titles.py "$program"
