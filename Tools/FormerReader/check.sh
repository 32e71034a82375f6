#!/usr/bin/env bash
# Reads the JSON of the current program with the reader of an earlier commit, as an app that was not
# updated does: only parts that were marked as new may be skipped.
#
#   Tools/FormerReader/check.sh PROGRAM
#
# COMMIT names the earlier commit: that of the last release, to be changed with each release.
set -euo pipefail

program="$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
commit="$(cat "$here/COMMIT")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

if ! git -C "$root" cat-file -e "$commit^{commit}" 2>/dev/null; then
  echo "note: this clone does not have the commit $commit, so its reader was not tried"
  exit 0
fi

mkdir -p "$work/marquee" "$work/App/Sources/App"
git -C "$root" archive "$commit" | tar -x -C "$work/marquee"
cp "$here/Program/main.swift" "$work/App/Sources/App/"
cat > "$work/App/Package.swift" <<'PACKAGE'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App", platforms: [.macOS(.v15)], dependencies: [.package(path: "../marquee")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "MarqueeScreen", package: "marquee")])
  ])
PACKAGE
unset MARQUEE_WARNINGS_AS_ERRORS
swift build --package-path "$work/App" --quiet

for content in Content Tools/Generated/Content Tests/Support/Fixtures/Catalogs/{Streaming,BoxOffice}; do
  "$program" build "$root/$content" --output "$work/json/$content" --no-cache >/dev/null
done
# The index of all screens is not a screen.
find "$work/json" -name '*.json' ! -name Screens.json -print0 | sort -z |
  xargs -0 "$work/App/.build/debug/App"
