#!/usr/bin/env bash
# Compiles what `marquee generate` writes, for each catalog, and for content whose names no language
# accepts unchanged; then as an app's package whose build runs the plugin.
#
#   Tools/Generated/check.sh [--without-app] [PROGRAM]
#
# PROGRAM is the program to test; without it, one is built. MARQUEE_SCRATCH keeps the package's
# build for the next run; with --without-app, no package is built.
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT
scratch="${MARQUEE_SCRATCH:-$work/scratch}"

builds_app=yes
if [ "${1:-}" = --without-app ]; then
  builds_app=
  shift
fi
program="${1:-}"
if [ -z "$program" ]; then
  swift build --package-path "$root" --product marquee || exit 1
  program="$(swift build --package-path "$root" --show-bin-path)/marquee"
fi
case "$program" in /*) ;; *) program="$PWD/$program" ;; esac

python3 "$root/Tools/Generated/names.py" "$work/Names" 100 || exit 1
# The content of each target of the package.
catalogs="Films Streaming BoxOffice"
cp -R "$root/Tools/Generated/Content" "$work/Films"
cp -R "$root"/Tests/Support/Fixtures/Catalogs/{Streaming,BoxOffice} "$work"

for content in $catalogs Names; do
  printf '== %s\n' "$content"
  run "$program" generate swift "$work/$content" -o "$work/$content.swift"
  check "Swift is generated" succeeds_with '^wrote'
  run "$program" generate swift "$work/$content" -o "$work/$content.swift"
  check "the same again changes nothing" succeeds_with '^unchanged'
  for isolation in nonisolated MainActor; do
    run swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library \
      -default-isolation "$isolation" -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
      "$work/$content.swift"
    check "Swift compiles without warnings, isolated to $isolation by default" succeeds
  done
done

if [ -z "$builds_app" ]; then
  summarize
  exit
fi
printf '== an app whose build generates Swift\n'
# As for users: warnings are not errors in a dependency, and there are plugins.
unset MARQUEE_WARNINGS_AS_ERRORS MARQUEE_NO_PLUGINS
app="$work/App"
mkdir -p "$app"
cp -R "$root/Tools/Generated/App/." "$app"
for content in $catalogs; do
  cp -R "$work/$content" "$app/Sources/$content/Content"
  touch "$app/Sources/$content/Content/Marquee.generate"
done
sed -i.bak "s|\.package(name: \"marquee\", path: \"[^\"]*\")|.package(name: \"marquee\", path: \"$root\")|" \
  "$app/Package.swift"
run swift test --package-path "$app" --scratch-path "$scratch"
check "the plugin's types are decoded in its tests" succeeds_with 'Test run with 8 tests .*passed'
check "no warning is shown for what is generated" succeeds_without 'MarqueeContent\.swift.*warning:'
replace '<string>top10<\/string>' '<string>best10<\/string>' "$app/Sources/Films/Content/Home.plist"
run swift build --package-path "$app" --scratch-path "$scratch"
check "a section with another name breaks the app's build" fails_with "has no member 'top10'"

summarize
