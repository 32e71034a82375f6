#!/usr/bin/env bash
# Tests what the README says: builds a catalog of 1,000 screens with Bazel, changes it, and counts
# the actions that ran. Everything happens in copies; prints one line for each check, and at the end
# how many passed and failed.
#
#   Tools/Bazel/check.sh
#
# MARQUEE names the program; without it, it is built. JOBS is the number of actions that run at
# once.
set -uo pipefail

tools="$(cd "$(dirname "$0")/.." && pwd)"
source "$tools/Integrations/checks.sh"
export PYTHONDONTWRITEBYTECODE=1
checkout=
http_cache=

# A Bazel server runs until it is shut down.
leave_checkout() {
  [ -z "$checkout" ] || (cd "$checkout/Example" && bazel_here shutdown >/dev/null 2>&1)
  checkout=
}
clean_up() {
  leave_checkout
  [ -z "$http_cache" ] || kill "$http_cache"
  chmod -R u+w "$work"
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP

bazel_here() { bazel --output_user_root="$checkout.root" "$@"; }

# Starts to work in a new copy of the rules and a catalog, with a separate Bazel server.
new_checkout() {
  leave_checkout
  checkout="$work/$1"
  cp -R "$tools/Bazel" "$checkout"
  rm -rf "$checkout"/Example/{Content,bazel-*}
  cp -R "$2" "$checkout/Example/Content"
  cp "$marquee" "$checkout/Example/program/marquee"
  cd "$checkout/Example" || exit 1
}

# Builds all screens, and counts the actions of each kind in $work/counts.
build() {
  rm -f "$work/actions.json"
  run bazel_here build --jobs="${JOBS:-2}" --execution_log_json_file="$work/actions.json" "$@" \
    //:screens
  python3 "$tools/Bazel/count_actions.py" "$work/actions.json" >"$work/counts"
}

# How many actions of a kind there were: 'count MarqueeCompile', 'count MarqueeLink cache-hit'.
count() {
  awk -v kind="^$1\$" -v way="${2:-}" '$1 ~ kind && $2 ~ way { n += $3 } END { print n + 0 }' \
    "$work/counts"
}
# ran COMPILED LINKED: whether the build succeeded and ran that many actions, and found none in a
# cache.
ran() {
  succeeds && [ "$(count MarqueeCompile) $(count MarqueeLink)" = "$1 $2" ] \
    && [ "$(count '.*' cache-hit)" = 0 ] || { cat "$work/counts" >>"$log"; false; }
}
# found COMPILED LINKED: the same for actions that were all found in a cache.
found() {
  succeeds && [ "$(count MarqueeCompile cache-hit) $(count MarqueeLink cache-hit)" = "$1 $2" ] \
    && [ "$(wc -l <"$work/counts")" = 2 ] || { cat "$work/counts" >>"$log"; false; }
}
count_users() { grep -rl "$1" Content --include='*.plist' | wc -l | xargs; }
outputs_equal() { run diff -r bazel-bin/screens "$1" && succeeds; }

need bazel bazel-bootstrap
need python3 python3
marquee="${MARQUEE:-}"
if [ -z "$marquee" ]; then
  printf '== build marquee\n'
  run swift build -c release --package-path "$tools/.." --product marquee
  check "marquee is built" succeeds
  marquee="$(swift build -c release --package-path "$tools/.." --show-bin-path)/marquee"
fi
marquee="$(cd "$(dirname "$marquee")" && pwd)/$(basename "$marquee")"

python3 "$tools/Integrations/generate_catalog.py" "$work/Content" --screens 1000
"$marquee" build "$work/Content" --no-cache --output "$work/expected" --strict >/dev/null
mkdir "$work/http"
python3 "$tools/Bazel/http_cache.py" "$work/http" "$work/port" &
http_cache=$!
while [ ! -e "$work/port" ]; do
  if ! kill -0 "$http_cache" 2>/dev/null; then
    echo "error: http_cache.py has ended" >&2
    exit 1
  fi
  sleep 0.1
done
disk="--disk_cache=$work/disk"
remote="--remote_cache=http://127.0.0.1:$(cat "$work/port")"

printf '== 1,000 screens\n'
new_checkout first "$work/Content"
build "$disk" "$remote"
check "the first build: 1,000 screens are compiled, and linked once" ran 1000 1
printf '        (in: %s)\n' "$(awk '{ print $2 }' "$work/counts" | sort -u | xargs)"
check "the outputs are those of 'marquee build', byte for byte" outputs_equal "$work/expected"
build "$disk" "$remote"
check "nothing changed: nothing runs" ran 0 0
bazel_here shutdown >/dev/null 2>&1
build "$disk" "$remote"
check "nor in a new server" ran 0 0

printf '== a second and a third checkout, elsewhere\n'
new_checkout second "$work/Content"
build "$disk"
check "with the disk cache: all is found, nothing runs" found 1000 1
check "the outputs are the same" outputs_equal "$work/expected"
new_checkout third "$work/Content"
build "$remote"
check "with the HTTP cache: all is found, nothing runs" found 1000 1
check "the outputs are the same" outputs_equal "$work/expected"

printf '== changes\n'
# The third checkout has compiled nothing itself: the list of files that a screen does not use came
# from the cache.
plain=Content/Part-000/Screen-00007.plist
identified=Content/Part-000/Screen-00005.plist
replace 'Row 1 of' 'Line 1 of' "$plain"
build
check "an edited screen: it is compiled, and all are linked" ran 1 1
"$marquee" build Content --no-cache --output "$work/edited" >/dev/null
check "the outputs are those of 'marquee build'" outputs_equal "$work/edited"
printf '<!-- a comment -->\n' >>"$plain"
build
check "a comment: the screen is compiled to the same object, and nothing is linked" ran 1 0
printf '<!-- a comment -->\n' >>"$identified"
build
check "a comment where items have identifiers: the object keeps their places, and is linked" ran 1 1
touch "$plain" Content/Images/*
build
check "files that are touched, and stay the same: nothing runs" ran 0 0
users="$(count_users poster-030)"
python3 - Content/Images/poster-030@2x.png <<'END'
import sys
# Bytes after the end of an image are not part of it.
with open(sys.argv[1], "ab") as image: image.write(b"\0")
END
build
check "an edited image: the $users screens that name it are compiled" ran "$users" 1
build
check "nothing changed after that: nothing runs" ran 0 0

printf '== diagnostics\n'
replace 'Line 1 of' 'Line  1 of' "$plain"
line="$(grep -n 'Line  1 of' "$plain" | cut -d: -f1)"
build
check "a warning is shown with its place" \
  succeeds_with "^$plain:$line:[0-9]+: warning: .*\[white-space\]"
check "and does not stop the build" ran 1 1
break_screen "$plain"
build
check "a screen with an error fails the build with its place" \
  fails_with "^$plain:[0-9]+:[0-9]+: error: .*\[missing-key\]"
repair_screen "$plain"
replace 'Line  1 of' 'Row 1 of' "$plain"
build
check "a repaired screen: the build succeeds" ran 1 1

printf '== what all screens depend on, with 20 screens\n'
python3 "$tools/Integrations/generate_catalog.py" "$work/small" --screens 20
small=Content/Part-000/Screen-00007.plist
disk="--disk_cache=$work/small-disk"
new_checkout fourth "$work/small"
replace 'poster-000' 'poster-new' "$small"
replace '^<dict>$' '<dict><key>rules<\/key><dict><key>missing-image<\/key><string>warning<\/string><\/dict>' \
  Content/Marquee.plist
build "$disk"
check "an image that is not there is reported" succeeds_with "^$small:.*\[missing-image\]"
cp Content/Images/poster-000@2x.png Content/Images/poster-new@2x.png
cp Content/Images/poster-000@3x.png Content/Images/poster-new@3x.png
build "$disk"
check "an image of a new name: all are compiled, for each may have looked for it" ran 20 1
check "and it is found" succeeds_without '\[missing-image\]'
"$marquee" build Content --no-cache --output "$work/named" >/dev/null
check "the outputs are those of 'marquee build'" outputs_equal "$work/named"
printf '<!-- a comment -->\n' >>Content/Marquee.plist
build "$disk"
check "other settings: all are compiled" ran 20 1
printf '\0' >>program/marquee
build "$disk"
check "another program: all are compiled" ran 20 1
add_library Content
build "$disk"
check "a library: its files are not compiled, and every screen is" ran 21 1
replace 'Row two' 'Row 2' Content/Items/More.plist
build "$disk"
check "an edited item: all are compiled, for any may show it" ran 21 1
"$marquee" build Content --no-cache --output "$work/shown" >/dev/null
check "the outputs are those of 'marquee build'" outputs_equal "$work/shown"
rm -r Content/{Items,Shown}.plist Content/Items
build "$disk"
cp Content/Images/poster-012@2x.png Content/Images/poster-011@2x.png
users="$(count_users poster-011)"
build "$disk"
check "an edited image: the $users screens that name it are compiled" ran "$users" 1
cp program/marquee "$work/program"
cp -R Content "$work/edited-image"
new_checkout fifth "$work/edited-image"
cp "$work/program" program/marquee
build "$disk"
found_users_alone() {
  succeeds && [ "$(count MarqueeCompile cache-hit) $(count MarqueeLink cache-hit)" = "$users 1" ] \
    && [ "$(count MarqueeCompile)" = 20 ]
}
check "a fresh checkout finds those in the cache, and compiles the others" found_users_alone

cd "$work" || exit 1
summarize
