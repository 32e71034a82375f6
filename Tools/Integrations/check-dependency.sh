#!/usr/bin/env bash
# Tests the package as a dependency from a git repository, as Xcode and SwiftPM use a remote one:
# its plugin, its JSON and its tests, with each build system of SwiftPM. Also searches the build for
# paths that differ only in case, which one of macOS's file systems cannot hold.
#
#   Tools/Integrations/check-dependency.sh
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT

# A tagged repository of the working tree, including uncommitted changes.
repository="$work/marquee"
mkdir "$repository"
(cd "$root" && git ls-files -co --exclude-standard -z | tar -c --null -T - -f -) | tar -x -C "$repository" -f -
git -C "$repository" init -q
git -C "$repository" add -A
git -C "$repository" -c user.name=marquee -c user.email=marquee@localhost commit -qm "A release"
git -C "$repository" tag 1.0.0

# As for users: warnings are not errors in a dependency, and there are plugins.
unset MARQUEE_WARNINGS_AS_ERRORS MARQUEE_NO_PLUGINS

# Prints paths that differ from another path only in case.
case_pairs() {
  find "$1" -print | awk '{ low = tolower($0); if (low in seen && seen[low] != $0) print seen[low], $0; seen[low] = $0 }'
}
differs_in_more_than_case() {
  case_pairs "$1" >"$log"
  [ ! -s "$log" ]
}

for system in native swiftbuild; do
  printf '== a git dependency, build system %s\n' "$system"
  app="$work/$system"
  cp -R "$root/Tools/Examples/App" "$app"
  rm -rf "$app/.build"
  sed -i.bak "s|\.package(name: \"marquee\", path: \"[^\"]*\")|.package(url: \"file://$repository\", from: \"1.0.0\")|" \
    "$app/Package.swift"
  app() { run swift "$1" --package-path "$app" --build-system "$system" "${@:2}"; }
  app build --build-tests
  check "the package and its tests are built" succeeds
  check "no warning of ours is shown" succeeds_without 'checkouts/.*warning:'
  app test
  check "its tests pass, on the JSON that the plugin has made" succeeds_with 'passed'
  check "no two outputs differ in case alone" differs_in_more_than_case "$app/.build"
done

summarize
