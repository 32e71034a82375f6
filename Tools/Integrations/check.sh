#!/usr/bin/env bash
# Tests what the README files of Tools/Plugins and Tools/Integrations say. Everything happens in
# copies; prints one line for each check, and at the end how many passed and failed.
#
#   Tools/Integrations/check.sh
#
# MARQUEE_SCRATCH keeps the sample package's build for the next run.
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT
scratch="${MARQUEE_SCRATCH:-$work/scratch}"
unset MARQUEE_NO_PLUGINS

# Whether a command's output names a screen for each word, and no other.
runs_screens() {
  succeeds && [ "$(grep -Eo '(Home|Learn|New|Shown)\.plist' "$log" | sort -u | xargs)" = "${*/%/.plist}" ]
}

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
check "the bundle holds the index" cmp "$(bundle)/Screens.json" "$work/expected/Screens.json"
check "the bundle holds no cache" test ! -e "$(bundle)/.marquee-cache"
# SwiftPM 6.3 links plugin tools again in the second build, so commands that depend on them run
# again.
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
check "a touched image: the screens are built" succeeds_with "$building"
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
app_build
check "the JSON of a screen that is gone is empty" test -e "$(bundle)/New.json" -a ! -s "$(bundle)/New.json"
add_library "$content"
app_build
check "a screen shows a library, whose files are inputs and no screens" succeeds
check "its items reach the bundle" grep -q '"Row one".*"Row two"' "$(bundle)/Shown.json"
replace 'Row two' 'Row 2' "$content/Items/More.plist"
app_build
check "an edited item reaches the bundle" grep -q '"Row one".*"Row 2"' "$(bundle)/Shown.json"
rm -r "$content"/{Marquee,Items,Shown}.plist "$content/Items"

printf '<plist version="1.0"><dict>
  <key>baseline</key><string>known.json</string>
  <key>exclude</key><array><string>Content/New.plist</string></array>
</dict></plist>\n' >"$content/../Marquee.plist"
sed 's/Gardens/Gardens  /' "$content/Learn.plist" >"$content/Known.plist"
cp "$content/Known.plist" "$content/New.plist"
run "$marquee" validate "$content" --write-baseline "$content/../known.json"
app_build
check "what a baseline has is not reported" succeeds_without 'Known.plist:.*warning'
check "a screen that settings above the content exclude is not built" test ! -s "$(bundle)/New.json"
printf '{"version":1,"entries":[]}\n' >"$content/../known.json"
app_build
check "a changed baseline is an input of the build" succeeds_with 'Known.plist:.*\[white-space\]'
rm "$content"/{Known,New}.plist "$content"/../{Marquee.plist,known.json}

printf '== the command plugin\n'
app_validate() {
  run swift package --package-path "$app" --scratch-path "$scratch" marquee validate "$@"
}
app_validate --strict
check "marquee validate finds no errors" succeeds_with 'no errors found in 2 files'
break_screen "$content/Learn.plist"
app_validate --target ExampleApp --reporter xcode
check "marquee validate fails, with a path inside of the package" \
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

# check_screens BUILD CONTENT IDLE GONE: what Make and Ninja must do if each screen is built
# separately. IDLE is the program's message if there is nothing to do; GONE lists the screens that
# run if an image of one of them is removed.
check_screens() {
  local build="$1" content="$2" idle="$3" gone="$4"
  "$build"
  check "both screens are built" runs_screens Home Learn
  "$build"
  check "nothing changed: nothing runs" succeeds_with "$idle"
  touch "$content/Images/tile-leaf@2x.png"
  "$build"
  check "a touched image runs the screen that names it" runs_screens Learn
  "$build"
  check "nothing changed after that: nothing runs" succeeds_with "$idle"
  touch "$content/Images/tile-book@3x.png"
  "$build"
  check "a touched image runs both screens that name it" runs_screens Home Learn
  rm "$content/Images/tile-leaf@2x.png"
  "$build"
  # shellcheck disable=SC2086 # several words
  check "an image that is gone does not stop the build, and runs $gone" runs_screens $gone
  break_screen "$content/Home.plist"
  "$build"
  check "a faulty screen fails the build" fails_with '^Content/Home.plist:[0-9]+:[0-9]+: error: '
  repair_screen "$content/Home.plist"
  "$build"
  check "a repaired screen is built" runs_screens Home
  mkdir "$content/Kids"
  cp "$content/Learn.plist" "$content/Kids/New.plist"
  "$build"
  check "a new screen in a folder is built, and no other" runs_screens New
  "$build"
  check "nothing changed in the end: nothing runs" succeeds_with "$idle"
}

# check_library BUILD CONTENT OUTPUT IDLE: checks files that hold items for all screens.
check_library() {
  local build="$1" content="$2" output="$3" idle="$4"
  add_library "$content"
  "$build"
  check "a screen shows the library, whose files are inputs and no screens" succeeds
  check "its items are in the JSON" grep -q '"Row one".*"Row two"' "$output/Shown.json"
  check "no file of the library has JSON" test ! -e "$output/Items.json" -a ! -e "$output/Items"
  "$build"
  check "nothing changed: nothing runs" succeeds_with "$idle"
  replace 'Row two' 'Row 2' "$content/Items/More.plist"
  "$build"
  check "an edited item: all screens run" runs_screens Home Learn New Shown
  check "and the item is in the JSON" grep -q '"Row one".*"Row 2"' "$output/Shown.json"
  library_file three >"$content/Items/Three.plist"
  "$build"
  check "a new file of the library: all screens run" runs_screens Home Learn New Shown
  rm "$content/Items/Three.plist"
  "$build"
  check "one that is gone does not stop the build, and runs them" runs_screens Home Learn New Shown
  "$build"
  check "nothing changed after that: nothing runs" succeeds_with "$idle"
}

printf '== Make\n'
mkdir "$work/make"
cp "$root/Tools/Examples/make/Makefile" "$work/make"
cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$work/make/Content"
make_screens() { run make -C "$work/make" MARQUEE="$marquee" CONTENT=Content; }
check_screens make_screens "$work/make/Content" 'Nothing to be done' Learn
check "the JSON is that of the package" cmp "$work/make/build/Home.json" "$work/expected/Home.json"
check "a screen in a folder has JSON, and there is an index" \
  test -s "$work/make/build/Kids/New.json" -a -s "$work/make/build/Screens.json"
check_library make_screens "$work/make/Content" "$work/make/build" 'Nothing to be done'

printf '== Ninja\n'
need ninja ninja-build
# new_ninja NAME CONTENT: a folder with the generator and a copy of some content.
new_ninja() {
  ninja_folder="$work/$1"
  mkdir "$ninja_folder"
  cp "$root/Tools/Examples/ninja/configure.sh" "$ninja_folder"
  cp -R "$2" "$ninja_folder/Content"
  (cd "$ninja_folder" && ./configure.sh "$marquee" Content)
}
ninja_screens() { run ninja -C "$ninja_folder"; }
new_ninja ninja "$root/Tools/Examples/App/Sources/ExampleApp/Content"
# Any screen may have looked for the names that are there.
check_screens ninja_screens "$ninja_folder/Content" 'no work to do' 'Home Learn'
check "the JSON is that of the package" cmp "$ninja_folder/build/Home.json" "$work/expected/Home.json"
rm -r "$ninja_folder/Content/Images"
ninja_screens
check "a folder of images that is gone does not stop the build" runs_screens Home Learn New
check_library ninja_screens "$ninja_folder/Content" "$ninja_folder/build" 'no work to do'

printf '== Ninja, 1,000 screens\n'
# ran COMPILED LINKED: whether a run succeeded and had that many steps of each kind.
ran() {
  succeeds && [ "$(grep -c '\] compile ' "$log") $(grep -c '\] link' "$log")" = "$1 $2" ]
}
# Whether the outputs are those of a build in one process.
ninja_outputs_equal() {
  local names
  run "$marquee" build "$ninja_folder/Content" --no-cache --output "$work/whole"
  names="$(cd "$work/whole" && find . -name '*.json' | sort)"
  [ "$(cd "$ninja_folder/build" && find . -name '*.json' | sort)" = "$names" ] || return 1
  while IFS= read -r name; do
    cmp "$work/whole/$name" "$ninja_folder/build/$name" || return 1
  done <<<"$names"
}
python3 "$root/Tools/Integrations/generate_catalog.py" "$work/large" --screens 1000
new_ninja large-ninja "$work/large"
screen="$ninja_folder/Content/Part-000/Screen-00007.plist"
ninja_screens
check "1,000 screens are compiled, and linked once" ran 1000 1
check "the outputs are those of 'marquee build', byte for byte" ninja_outputs_equal
ninja_screens
check "nothing changed: nothing runs" succeeds_with 'no work to do'
replace 'Row 1 of' 'Line 1 of' "$screen"
ninja_screens
check "an edited screen: it is compiled, and all are linked" ran 1 1
check "the outputs are those of 'marquee build'" ninja_outputs_equal
printf '<!-- a comment -->\n' >>"$screen"
ninja_screens
check "a comment: the screen is compiled to the same object, and nothing is linked" ran 1 0
users="$(grep -rl poster-030 "$ninja_folder/Content" --include='*.plist' | wc -l | xargs)"
touch "$ninja_folder/Content/Images/poster-030@2x.png"
ninja_screens
check "a touched image: the $users screens that name it are compiled" ran "$users" 1
ninja_screens
check "nothing changed after that: nothing runs" succeeds_with 'no work to do'
replace 'Line 1 of' 'Line  1 of' "$screen"
ninja_screens
check "a warning is shown with its place" \
  succeeds_with '^Content/Part-000/Screen-00007.plist:[0-9]+:[0-9]+: warning: .*\[white-space\]'

printf '== Xcode\n'
project="$work/xcode"
mkdir "$project"
cp -R "$root/Tools/Examples/App/Sources/ExampleApp/Content" "$project/Content"
xcode_phase() {
  run env SRCROOT="$project" TARGET_BUILD_DIR="$work/products" \
    UNLOCALIZED_RESOURCES_FOLDER_PATH=App.app DERIVED_FILE_DIR="$work/derived" \
    CONFIGURATION="$1" MARQUEE="$marquee" \
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
check "and the index of all screens" cmp "$work/products/App.app/Screens.json" "$work/expected/Screens.json"
bundle_holds_json_alone() { [ "$(ls -A "$1" | grep -v '[.]json$')" = "" ]; }
check "and nothing else" bundle_holds_json_alone "$work/products/App.app"
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

printf '== a git dependency\n'
run "$root/Tools/Integrations/check-dependency.sh"
check "the package works as a git dependency, with each build system" succeeds

summarize
