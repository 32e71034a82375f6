# What the check scripts share: running commands, and one line for each check. To be sourced.

work="$(mktemp -d)"
log="$work/log"
status=0
passed=0
failed=0

# Runs a command and keeps its output and exit code for the checks after it.
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

# The first line never has the word; '0,/re/' works only in GNU sed.
break_screen() { sed -i.bak '1,/imageName/s/imageName/imagName/' "$1" && rm "$1.bak"; }
repair_screen() { sed -i.bak 's/imagName/imageName/' "$1" && rm "$1.bak"; }
# replace OLD NEW FILE, by sed's rules.
replace() { sed -i.bak "s/$1/$2/" "$3" && rm "$3.bak"; }

# add_library CONTENT: items for all screens, settings if there are none, and a screen 'Shown' that
# shows the items.
add_library() {
  [ -e "$1/Marquee.plist" ] || printf '<plist version="1.0"><dict/></plist>\n' >"$1/Marquee.plist"
  mkdir "$1/Items"
  library_file one >"$1/Items.plist"
  library_file two >"$1/Items/More.plist"
  printf '<plist version="1.0"><array><dict>
    <key>sectionType</key><string>list</string>
    <key>contentItem</key><array><string>one</string><string>two</string></array>
  </dict></array></plist>\n' >"$1/Shown.plist"
}
library_file() {
  printf '<plist version="1.0"><dict><key>%s</key><dict>
    <key>kind</key><string>row</string><key>text</key><string>Row %s</string>
  </dict></dict></plist>\n' "$1" "$1"
}

# need PROGRAM PACKAGE: installs the program if it is missing; if that fails, the script reports it
# and ends.
need() {
  if ! command -v "$1" >/dev/null && [ "${MARQUEE_SETUP:-}" != no ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    { apt-get update && apt-get install -y "$2"; } >"$log" 2>&1 || true
  fi
  if ! command -v "$1" >/dev/null; then
    printf '%s is missing: install it (Debian: apt-get install %s), and run this again\n' "$1" "$2"
    exit 1
  fi
}

# Prints how many checks passed and failed; fails if one did.
summarize() {
  printf '\n%s passed, %s failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}
