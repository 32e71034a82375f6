#!/usr/bin/env bash
# Tests the parts of a release: archives, completions, the manual, and the package that apps depend
# on, in a package outside of this one. Without --quick it also builds an app with that package and
# with the package by source, and prints the table of build times and sizes.
#
#   Tools/Release/check.sh [--quick] [PROGRAM]
#
# PROGRAM is the program to pack; without it, the static program is built. MARQUEE_SCRATCH keeps that
# build for the next run. Prints one line for each check, and how many passed and failed.
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1
unset MARQUEE_WARNINGS_AS_ERRORS MARQUEE_NO_PLUGINS

quick=
[ "${1:-}" = --quick ] && quick=yes && shift
program="${1:-}"
release="$root/Tools/Release"
version="$(python3 "$release/version.py")"

printf '== one version\n'
run python3 "$release/version.py" check
check "all places say $version" succeeds
# A tree of its own, with the places alone.
tree="$work/tree"
mkdir "$tree"
(cd "$root" && git ls-files -z Tools Sources/MarqueeCompiler/Version.swift '*.md' ':!Tools/SampleImages' \
  ':!Tools/Examples' | tar -c --null -T - -f -) | tar -x -C "$tree" -f -
cp "$release"/*.py "$tree/Tools/Release/" 2>/dev/null
printf '# Changelog\n\n## Unreleased\n\nThe next version is 1.2.3.\n' >"$tree/CHANGELOG.md"
run python3 "$tree/Tools/Release/version.py" set 7.8.9
run python3 "$tree/Tools/Release/version.py" check
check "a new version is written everywhere" succeeds_with 'all places say 7.8.9'
replace '7\.8\.9' '7.8.8' "$tree/Tools/Release/README.md"
run python3 "$tree/Tools/Release/version.py" check
check "one place that says another fails, with its line" \
  fails_with '^Tools/Release/README.md:[0-9]+: error: the version is 7.8.8, and not 7.8.9'
run python3 "$tree/Tools/Release/version.py" check 7.8.9
check "a release needs its section in the changelog" fails_with "CHANGELOG.md: error: .*'Unreleased'"

printf '== archives\n'
triple="$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p' | head -n 1)"
make_release() {
  local given=()
  [ -z "$program" ] || given=(--program "$triple=$program")
  run "$release/release.sh" --draft --output "$1" ${given[@]+"${given[@]}"} "$version"
}
make_release "$work/first"
check "a release is made" succeeds
succeeds || { summarize; exit 1; }
made="$work/made"
mkdir "$made"
# A universal program is for several triples.
archive="$(find "$work/first" -name "marquee-$version-*.tar.gz")"
tar -x -z -f "$archive" -C "$made" 2>"$log"
unpacked="$made/$(basename "$archive" .tar.gz)"
# The second release has the program of the first, in other files with other times.
[ -n "$program" ] || program="$unpacked/bin/marquee"
sleep 1
make_release "$work/second"
check "made twice, every file has the same bytes" \
  cmp "$work/first/SHA256SUMS" "$work/second/SHA256SUMS"
check "the archive holds the program" test -x "$unpacked/bin/marquee"
run "$unpacked/bin/marquee" --version
check "it runs" succeeds_with "^marquee $version\$"
if [ "$(uname)" = Linux ]; then
  run ldd "$unpacked/bin/marquee"
  check "it needs no library of Swift (unless it was given)" sh -c \
    "[ -n '${1:-}' ] || ! grep -q swift '$log'"
fi
cd "$made" || exit 1
names='LICENSE|README.md|CHANGELOG.md|bin/marquee|share/man/man1/marquee.1|share/bash-completion/completions/marquee|share/zsh/site-functions/_marquee|share/fish/vendor_completions.d/marquee.fish'
check "and nothing but what belongs there" sh -c \
  "! (cd '$unpacked' && find . -type f | sed 's,^./,,' | grep -vxE '$names')"
manual="$unpacked/share/man/man1/marquee.1"
# The 'man' of macOS has other options.
if command -v man >/dev/null && [ "$(uname)" = Linux ]; then
  MANWIDTH=80 man --warnings -E UTF-8 -l "$manual" >"$work/manual" 2>"$log"
  check "the manual has no warnings" test ! -s "$log"
  check "and shows commands" grep -q '^ *marquee validate \[options\]' "$work/manual"
fi
for shell in bash zsh fish; do
  if ! command -v "$shell" >/dev/null; then
    echo "skipped: $shell is not here"
    continue
  fi
  case $shell in
    bash) file=bash-completion/completions/marquee ;;
    zsh) file=zsh/site-functions/_marquee ;;
    fish) file=fish/vendor_completions.d/marquee.fish ;;
  esac
  run "$shell" -n "$unpacked/share/$file"
  check "$shell can read its completion" succeeds
done
# bash_completes WORDS...: what bash offers for the last of the words.
bash_completes() {
  run bash --norc -c 'source "$1"; shift; COMP_WORDS=(marquee "$@"); COMP_CWORD=$#; _marquee &&
    for word in "${COMPREPLY[@]}"; do echo "offered: $word"; done' \
    bash "$unpacked/share/bash-completion/completions/marquee" "$@"
}
bash_completes vali
check "bash completes a command" succeeds_with '^offered: validate$'
bash_completes layout -d ipad-11
check "and a value" succeeds_with '^offered: ipad-11$'
bash_completes publish --time ''
check "and offers no words for a time" succeeds_without 'offered'
if command -v zsh >/dev/null; then
  zsh_completes() {
    run zsh -f "$release/complete.zsh" "$unpacked/share/zsh/site-functions/_marquee" "$1"
  }
  zsh_completes vali
  check "zsh completes a command" succeeds_with '^run: validate'
  zsh_completes 'validate --reporter x'
  check "and a value" succeeds_with '^run: validate --reporter xcode'
  zsh_completes 'publish --time='
  check "and offers no words for a time" succeeds_without 'error|not found'
fi
if command -v fish >/dev/null; then
  run fish -c "source '$unpacked/share/fish/vendor_completions.d/marquee.fish'; complete -C 'marquee vali'"
  check "fish completes a command" succeeds_with '^validate'
  run fish -c "source '$unpacked/share/fish/vendor_completions.d/marquee.fish'; complete -C 'marquee validate --reporter x'"
  check "and a value" succeeds_with '^xcode'
fi
sum="$(python3 "$release/checksum.py" "$archive")"
check "the formula has the archive's checksum" grep -q "sha256 \"$sum\"" "$work/first/marquee.rb"
if command -v ruby >/dev/null; then
  run ruby -c "$work/first/marquee.rb"
  check "Ruby can read the formula" succeeds
fi

printf '== command lines and other machines\n'
for option in --output --program; do
  run "$release/release.sh" --draft "$option"
  check "$option needs a value" fails_with "^error: the option '$option' needs a value"
done
run env -u HOMEPAGE -u URL "$release/release.sh" --output "$work/real" "$version"
check "a release needs an address" fails_with '^error: HOMEPAGE is not set'
check "and nothing is made without one" test ! -e "$work/real"
# A program of the other architecture, which only its own tools can change.
case "$triple" in
  x86_64-*-linux-*) other=aarch64-unknown-linux-gnu ;;
  aarch64-*-linux-*) other=x86_64-unknown-linux-gnu ;;
  *) other= ;;
esac
if [ -n "$other" ] && echo 'int marquee;' | clang "--target=$other" -nostdlib -shared -fuse-ld=lld \
  -x c -o "$work/other" - 2>/dev/null; then
  run "$release/release.sh" --draft --output "$work/both" --program "$triple=$program" \
    --program "$other=$work/other" "$version"
  check "a release of two machines is made" succeeds
  tar -x -z -O -f "$work/both/marquee-$version-$other.tar.gz" \
    "marquee-$version-$other/bin/marquee" >"$work/packed"
  check "the other's program stays as it is" cmp "$work/other" "$work/packed"
  unzip -p "$work/both/marquee.artifactbundle.zip" '*/info.json' >"$log"
  check "and the bundle names both" sh -c "grep -q '$triple' '$log' && grep -q '$other' '$log'"
else
  echo "skipped: no program for another machine can be made here"
fi

printf '== the package that apps depend on\n'
tar -x -z -f "$work/first/marquee-package-$version.tar.gz" -C "$made"
package="$made/marquee-package-$version"
checksum="$(swift package compute-checksum "$work/first/marquee.artifactbundle.zip" 2>/dev/null)"
check "the package has the bundle's checksum" grep -q "\"$checksum\"" "$package/Package.swift"
# By path here, because there is no server.
local="$made/marquee"
run python3 "$release/assemble_package.py" "$local" "$version" --path marquee.artifactbundle.zip
cp "$work/first/marquee.artifactbundle.zip" "$local/"
check "it can be made for a bundle by path" succeeds

# new_app NAME PACKAGE: an app of two screens, whose program reads what its build has made; without a
# package, one that reads a property list itself.
new_app() {
  local app="$made/$1" dependencies='' products='' plugin=''
  mkdir -p "$app/Sources/App" "$app/Sources/shop"
  if [ -n "$2" ]; then
    dependencies=".package(name: \"marquee\", path: \"$2\")"
    products='.product(name: "MarqueeScreen", package: "marquee")'
    plugin='.plugin(name: "MarqueeBuild", package: "marquee")'
  fi
  cat >"$app/Package.swift" <<PACKAGE
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "shop", platforms: [.macOS(.v15)], dependencies: [$dependencies],
  targets: [
    .target(name: "App", dependencies: [$products], $(
      [ -n "$2" ] && echo 'exclude: ["Content"],' || echo 'resources: [.copy("Content")],'
    ) plugins: [$plugin]),
    .executableTarget(name: "shop", dependencies: ["App"]),
  ])
PACKAGE
  cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$app/Sources/App/Content"
  if [ -n "$2" ]; then
    cat >"$app/Sources/App/App.swift" <<'SWIFT'
import Foundation
import MarqueeScreen

public func count() throws -> Int {
  guard let url = Bundle.module.url(forResource: "Home", withExtension: "json") else { return 0 }
  return try Screen(json: Data(contentsOf: url)).sections.count
}
SWIFT
  else
    cat >"$app/Sources/App/App.swift" <<'SWIFT'
import Foundation

struct Section: Decodable { let sectionType: String }

public func count() throws -> Int {
  let url = Bundle.module.bundleURL.appending(path: "Content/Home.plist")
  return try PropertyListDecoder().decode([Section].self, from: Data(contentsOf: url)).count
}
SWIFT
  fi
  printf 'import App\n\nprint("sections:", try count())\n' >"$app/Sources/shop/main.swift"
}
app="$made/binary"
new_app binary "$local"
build() { run swift build --package-path "$app" "$@"; }
bundle() { find "$app/.build/" -path '*debug/shop_App.*' -name "$1" ! -path '*/plugins/*' | head -n 1; }
is_empty() { [ -e "$1" ] && [ ! -s "$1" ]; }

# timed NAME CONFIGURATION: builds an app from nothing; '$seconds' is elapsed and processor time.
timed() {
  local TIMEFORMAT='%R %U %S' measured
  rm -rf "$made/$1/.build"
  measured="$({ time swift build --package-path "$made/$1" -c "$2" >"$log" 2>&1; } 2>&1)"
  status=$?
  seconds="$(awk '{ printf "%.0f s (%.0f s)", $1, $2 + $3 }' <<<"$measured")"
}
timed binary debug
debug_binary="$seconds"
check "an app with the plugin is built" succeeds
check "nothing of the program is compiled" sh -c "! grep -qE 'Compiling Marquee(Command|Compiler|Validation)' '$log'"
run "$app/.build/debug/shop"
check "it reads the JSON that the plugin has made" succeeds_with 'sections: [1-9]'
build
build
check "nothing changed: nothing runs" succeeds_without 'Building the screens'
content="$app/Sources/App/Content"
cp "$content/Learn.plist" "$content/New.plist"
build
check "a new screen reaches the bundle" test -s "$(bundle New.json)"
check "and links no tool" succeeds_without 'Linking marquee|Linking'
mv "$content/New.plist" "$content/Other.plist"
build
check "a renamed screen has its new name in the bundle" test -s "$(bundle Other.json)"
check "and nothing under its old one" is_empty "$(bundle New.json)"
rm "$content/Other.plist"
build
check "nor has a screen that was removed" is_empty "$(bundle Other.json)"
check "while the others stay" test -s "$(bundle Home.json)"
package_command() { run swift package --package-path "$app" "$@"; }
package_command marquee validate --strict
check "marquee validate runs as a plugin" succeeds_with 'no errors found in 2 files'
package_command marquee layout --target App --device iphone-15
check "marquee layout asks for one screen or prints all" succeeds
package_command marquee preview --target App
check "marquee preview writes into the plugin's own folder" succeeds_with 'wrote .*/outputs/preview/Home.html'
package_command marquee fix
check "marquee fix names the plugin that may write" fails_with 'marquee-write fix'
sed -i.bak 's/Two strangers/Two  strangers/' "$content/Home.plist" && rm "$content/Home.plist.bak"
package_command marquee fix --dry-run
check "marquee fix --dry-run needs no permission" grep -q '^+.*Two strangers' "$log"
package_command marquee fix -n
check "nor does -n" grep -q '^+.*Two strangers' "$log"
refused() {
  package_command marquee "$@"
  check "marquee $1 ${2:-} names the plugin that may write" fails_with "marquee-write $1 "
}
refused publish --rollback Site --channel staging
refused publish --output=Site
refused validate --cache Cache
refused validate --cache=Cache
refused compile Home.plist --unused-inputs Unused
refused preview --site Site
check "and nothing was written" sh -c "! ls -A '$app' | grep -qE 'Site|Cache|Unused|lock'"
may_write() { package_command --allow-writing-to-package-directory marquee-write "$@"; }
may_write preview --site Pages
check "marquee-write preview writes a site" test -s "$app/Pages/index.html"
may_write publish --target App --output Site
check "marquee-write publish publishes the content of a target" test -s "$app/Site/staging/manifest.json"
package_command marquee publish --rollback Site --channel staging --list
check "marquee publish --rollback --list needs no permission" succeeds_with '^ *1 .* shown'
package_command --allow-writing-to-package-directory marquee-write fix
check "marquee-write fix fixes" grep -q 'Two strangers' "$content/Home.plist"

printf '== images in the bundle\n'
catalog="$made/CatalogApp"
cp -R "$root/Tools/Examples/CatalogApp" "$catalog"
rm -rf "$catalog/.build"
sed -i.bak "s|path: \"../../..\"|path: \"$local\"|" "$catalog/Package.swift"
run swift build --package-path "$catalog" --target CatalogContent
check "the sample app's content is built" succeeds
bundled() { find "$catalog/.build/" -path '*CatalogContent.*' -name "$1" ! -path '*/plugins/*' | grep -q .; }
check "its bundle has the screens" bundled Home.json
check "and loose images of Content" bundled 'poster-train@3x.png'
check "and no property list" sh -c "! find '$catalog/.build/' -path '*CatalogContent.*' -name 'Home.plist' | grep -q ."

if [ -n "$quick" ]; then
  summarize
  exit
fi

printf '== build times and sizes\n'
new_app plain ''
new_app source "$root"
bytes() { wc -c <"$1" | awk '{ printf "%.2f MB", $1 / 1000000 }'; }
stripped() {
  cp "$1" "$work/stripped"
  strip "$work/stripped"
  bytes "$work/stripped"
}
shop() { stripped "$(swift build --package-path "$made/$1" -c release --show-bin-path)/shop"; }
timed binary release
check "the app is built for release" succeeds
release_binary="$seconds" size_binary="$(shop binary)"
timed plain debug
debug_plain="$seconds"
timed plain release
check "so is one without marquee" succeeds
release_plain="$seconds" size_plain="$(shop plain)"
timed source debug
debug_source="$seconds"
check "the app is built with the package by source" succeeds
timed source release
check "and for release" succeeds
release_source="$seconds" size_source="$(shop source)"
cat <<TABLE

Elapsed time, and processor time of the build; sizes without symbols.

| | without marquee | with a release | with the package by source |
|---|--:|--:|--:|
| clean debug build | $debug_plain | $debug_binary | $debug_source |
| clean release build | $release_plain | $release_binary | $release_source |
| the app's executable | $size_plain | $size_binary | $size_source |

| | |
|---|--:|
| the program, static | $(bytes "$unpacked/bin/marquee") |
| its archive | $(bytes "$archive") |
| the artifact bundle of this system | $(bytes "$work/first/marquee.artifactbundle.zip") |
| the package without the bundle | $(bytes "$work/first/marquee-package-$version.tar.gz") |

TABLE
summarize
