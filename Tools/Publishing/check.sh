#!/usr/bin/env bash
# Publishes, kills publishers, fills disks, and reads what is left through a real nginx.
#
#   Tools/Publishing/check.sh [--program .build/debug/marquee] [--kills 200] [--seed 1]
set -euo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT
# Debian keeps it where only the superuser's PATH leads to.
PATH="$PATH:/usr/sbin"
need nginx nginx-light

cd "$root"
python3 Tools/Publishing/check.py "$@"
