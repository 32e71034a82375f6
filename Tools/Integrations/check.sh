#!/usr/bin/env bash
# Tries for real what the README files of Tools/Plugins and Tools/Integrations say. Everything happens
# in copies; prints one line for each check, and at the end how many passed and failed.
#
#   Tools/Integrations/check.sh
#
# MARQUEE_SCRATCH keeps the sample package's build for the next run.
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
scratch="${MARQUEE_SCRATCH:-$work/scratch}"
log="$work/log"
status=0
passed=0
failed=0

# Runs a command and keeps its output and exit code for the checks behind it.
run() {
  "$@" >"$log" 2>&1
  status=$?
}

# check WHAT COMMAND...: counts whether the command succeeds.
check() {
  local what="$1"
  shift
  if "$@"; then
    passed=$((passed + 1))
    printf 'ok      %s\n' "$what"
  else
    failed=$((failed + 1))
    printf 'FAILED  %s (exit code %s)\n' "$what" "$status"
    tail -n 20 "$log" | sed 's/^/        /'
  fi
}

succeeds() { [ "$status" -eq 0 ]; }
fails() { [ "$status" -ne 0 ]; }
succeeds_with() { succeeds && grep -Eq -- "$1" "$log"; }
succeeds_without() { succeeds && ! grep -Eq -- "$1" "$log"; }
fails_with() { fails && grep -Eq -- "$1" "$log"; }
# Whether a command's output names a screen for each word, and no other.
runs_screens() {
  succeeds && [ "$(grep -Eo '(Home|Learn|New)\.plist' "$log" | sort -u | xargs)" = "${*/%/.plist}" ]
}

break_screen() { sed -i.bak '0,/imageName/s//imagName/' "$1" && rm "$1.bak"; }
repair_screen() { sed -i.bak 's/imagName/imageName/' "$1" && rm "$1.bak"; }

printf '== build marquee\n'
run swift build --package-path "$root" --product marquee
check "marquee is built" succeeds
marquee="$(swift build --package-path "$root" --show-bin-path)/marquee"
app="$work/App"
cp -R "$root/Tools/Examples/App" "$app"
rm -rf "$app/.build"
sed -i.bak "s|path: \"../../..\"|path: \"$root\"|" "$app/Package.swift"
content="$app/Sources/ExampleApp/Content"
"$marquee" build "$content" --output "$work/expected" >/dev/null

printf '== a Swift package with the build plugin\n'
building='Building the screens'
app_build() { run swift build --package-path "$app" --scratch-path "$scratch" --target ExampleApp; }
bundle() { printf '%s' "$scratch"/debug/*_ExampleApp.resources; }
app_build
check "the package is built" succeeds
check "the bundle holds Home.json" cmp "$(bundle)/Home.json" "$work/expected/Home.json"
check "the bundle holds Learn.json" cmp "$(bundle)/Learn.json" "$work/expected/Learn.json"
# SwiftPM 6.3 links tools of plugins once more in the second build; what depends on them runs again.
app_build
app_build
check "nothing changed: nothing runs" succeeds_without "$building"
touch "$content/Home.plist"
app_build
check "a touched property list: the screens are built" succeeds_with "$building"
check "no JSON was written for equal bytes" succeeds_without 'Copying'
app_build
check "nothing changed after that: nothing runs" succeeds_without "$building"
touch "$content/Images/tile-leaf@2x.png"
app_build
check "a touched picture: the screens are built" succeeds_with "$building"
break_screen "$content/Home.plist"
app_build
check "a faulty screen fails the build with a place to click on" \
  fails_with "^$content/Home.plist:[0-9]+:[0-9]+: error: .*\[missing-key\]"
app_build
check "and fails it again" fails_with ': error: '
repair_screen "$content/Home.plist"
app_build
check "a repaired screen: the build succeeds" succeeds_with "$building"
cp "$content/Learn.plist" "$content/New.plist"
app_build
check "a new screen reaches the bundle" cmp "$(bundle)/New.json" "$work/expected/Learn.json"
rm "$content/New.plist"

printf '== the command plugin\n'
app_validate() {
  run swift package --package-path "$app" --scratch-path "$scratch" marquee-validate "$@"
}
app_validate --strict
check "marquee-validate finds no faults" succeeds_with 'no faults found in 2 files'
break_screen "$content/Learn.plist"
app_validate --target ExampleApp --reporter xcode
check "marquee-validate fails, with a path inside of the package" \
  fails_with '^Sources/ExampleApp/Content/Learn.plist:[0-9]+:[0-9]+: error: '
repair_screen "$content/Learn.plist"

printf '== MarqueeTesting\n'
snapshot="$app/Tests/ExampleAppTests/Expected/Home.txt"
app_test() { run swift test --package-path "$app" --scratch-path "$scratch" "$@"; }
app_test
check "the tests of the package pass" succeeds
sed -i.bak 's/^content 393/content 394/' "$snapshot"
app_test
check "another frame fails the test with a line of a diff" fails_with '^.*\+ content 393 '
export MARQUEE_RECORD=1
app_test
unset MARQUEE_RECORD
check "MARQUEE_RECORD=1 records" \
  cmp "$snapshot" "$root/Tools/Examples/App/Tests/ExampleAppTests/Expected/Home.txt"

# check_screens BUILD CONTENT IDLE: what Make and Ninja must do, each screen being built on its own.
# IDLE is what the program says when nothing is to be done.
check_screens() {
  local build="$1" content="$2" idle="$3"
  "$build"
  check "both screens are built" runs_screens Home Learn
  "$build"
  check "nothing changed: nothing runs" succeeds_with "$idle"
  touch "$content/Images/tile-leaf@2x.png"
  "$build"
  check "a touched picture runs the screen that names it" runs_screens Learn
  "$build"
  check "nothing changed after that: nothing runs" succeeds_with "$idle"
  touch "$content/Images/tile-book@3x.png"
  "$build"
  check "a touched picture runs both screens that name it" runs_screens Home Learn
  rm "$content/Images/tile-leaf@2x.png"
  "$build"
  check "a picture that is gone runs its screen, and does not stop the build" runs_screens Learn
  break_screen "$content/Home.plist"
  "$build"
  check "a faulty screen fails the build" fails_with '^Content/Home.plist:[0-9]+:[0-9]+: error: '
  repair_screen "$content/Home.plist"
  "$build"
  check "a repaired screen is built" runs_screens Home
  cp "$content/Learn.plist" "$content/New.plist"
  "$build"
  check "a new screen is built, and no other" runs_screens New
  "$build"
  check "nothing changed in the end: nothing runs" succeeds_with "$idle"
}

printf '== Make\n'
mkdir "$work/make"
cp "$root/Tools/Examples/make/Makefile" "$work/make"
cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$work/make/Content"
make_screens() { run make -C "$work/make" MARQUEE="$marquee" CONTENT=Content; }
check_screens make_screens "$work/make/Content" 'Nothing to be done'
check "the JSON is that of the package" cmp "$work/make/build/Home.json" "$work/expected/Home.json"

printf '== Ninja\n'
if ! command -v ninja >/dev/null; then
  run apt-get install -y ninja-build
fi
mkdir "$work/ninja"
cp "$root/Tools/Examples/ninja/configure.sh" "$work/ninja"
cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$work/ninja/Content"
(cd "$work/ninja" && ./configure.sh "$marquee" Content)
ninja_screens() { run ninja -C "$work/ninja"; }
check_screens ninja_screens "$work/ninja/Content" 'no work to do'
check "the JSON is that of the package" cmp "$work/ninja/build/Home.json" "$work/expected/Home.json"

printf '== Xcode\n'
project="$work/xcode"
mkdir "$project"
cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$project/Content"
xcode_phase() {
  run env SRCROOT="$project" TARGET_BUILD_DIR="$work/products" \
    UNLOCALIZED_RESOURCES_FOLDER_PATH=App.app CONFIGURATION="$1" MARQUEE="$marquee" \
    "$root/Tools/Integrations/xcode-run-script.sh"
}
# Whether every path of a list is there, with the variables that Xcode would put in.
listed_paths_exist() {
  local path
  while IFS= read -r path; do
    path="${path/'$(SRCROOT)'/$project}"
    path="${path/'$(TARGET_BUILD_DIR)'/$work/products}"
    [ -e "${path/'$(UNLOCALIZED_RESOURCES_FOLDER_PATH)'/App.app}" ] || return 1
  done <"$1"
}
xcode_phase Release
check "the phase succeeds" succeeds
check "the app's bundle holds the JSON" \
  cmp "$work/products/App.app/Home.json" "$work/expected/Home.json"
check "every listed input exists" listed_paths_exist "$project/Marquee/marquee-inputs.xcfilelist"
check "every listed output exists" listed_paths_exist "$project/Marquee/marquee-outputs.xcfilelist"
check "the lists hold no path of this machine" \
  sh -c "! grep -v '^[$](' '$project'/Marquee/*.xcfilelist"
sed -i.bak 's/Two strangers/Two  strangers/' "$project/Content/Home.plist"
rm "$project/Content/Home.plist.bak"
xcode_phase Debug
check "a warning passes in a debug build" succeeds_with "^$project/Content/Home.plist:.*: warning: "
xcode_phase Release
check "a warning fails a release" fails_with "^$project/Content/Home.plist:.*: warning: "

printf '\n%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
