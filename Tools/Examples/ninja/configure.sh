#!/bin/sh
# Writes build.ninja for a content folder: each screen is compiled separately, and all are linked at
# the end. Ninja calls it again when a folder changes.
#
#   ./configure.sh /path/to/marquee Content && ninja
set -eu
export LC_ALL=C
marquee=$(command -v "${1:-marquee}")
content=${2:-Content}

refuse() {
  printf "configure.sh: error: %s\n" "$1" | tr -d '\000-\010\013-\037\177' >&2
  exit 1
}
# Ninja escapes '$', ':' and the space in a path, and has no escape for '|' and line breaks (manual,
# "Lexical syntax"). A name with one of these would end the path and begin something else.
line_break='
'
carriage_return=$(printf '\r')
case $content$marquee in
*[\'\&\|\\]* | *"$line_break"* | *"$carriage_return"*)
  refuse "the path of the content folder or of marquee has a character that build.ninja cannot hold"
  ;;
esac
unheld=$(find "$content/." -name '.?*' -prune -o \( -name '*|*' -o -name "*$line_break*" \
  -o -name "*$carriage_return*" -o -name '*[[:cntrl:]]*' \) -print)
[ -z "$unheld" ] || refuse "build.ninja cannot hold '|', line breaks and control characters; rename
$unheld"
mkdir -p build

# What 'find' finds in the content folder, as paths inside of it.
list() { (cd "$content" && find . -name '.?*' -prune -o "$@" -print | sed 's|^\./||' | sort); }
property_lists() {
  list -name '*.xcassets' -prune -o ! -type d -name '*.plist' ! -name Marquee.plist ! -name Info.plist
}
# In a folder with settings, these files hold items for all screens: each screen depends on them, as
# its dependency file says, and they are not screens.
library_names='^Items(\.plist$|/)'
[ -e "$content/Marquee.plist" ] || library_names='^$'
library() { property_lists | sed -En "\,$library_names,p"; }
screens() { property_lists | sed -E "\,$library_names,d; s/\.plist\$//"; }
shared() {
  list ! -type d \( -name Marquee.plist -o ! -name '*.plist' \)
  library
}
# lines FORMAT: the paths from the input, '&' in the format; escaped, and one statement in all.
lines() { sed "s/[\$ :]/\$&/g; s|.*|  $1 \$|"; }
# Writes a file from the input, but only if it changes, so that nothing runs needlessly.
update() {
  cat >"$1.new"
  if cmp -s "$1.new" "$1"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

# The list of all screens may be too long for a command.
screens | sed 's|.*|build/objects/&.marquee|' | update build/objects.txt
# A new image may have a name that a screen was missing, and new settings and library files affect
# all screens.
shared | update build/shared.txt

# Written to a temporary file, so that Ninja never reads half a file.
{
  cat <<END
ninja_required_version = 1.7
marquee = $(printf '%s' "$marquee" | sed 's/\$/$$/g')
content = $(printf '%s' "$content" | sed 's/\$/$$/g')

# restat: if an object or a JSON file stays the same, nothing that depends on it runs.
rule compile
  command = '\$marquee' compile \$in --content '\$content' -o \$out --depfile \$out.d \$
    --reporter xcode
  depfile = \$out.d
  deps = gcc
  restat = 1
  description = compile \$in

rule link
  command = '\$marquee' link --objects build/objects.txt --content '\$content' -o build \$
    --reporter xcode
  restat = 1
  description = link

rule configure
  command = ./configure.sh '\$marquee' '\$content'
  generator = 1
  description = list the screens

build build.ninja: configure configure.sh | \$
$(list -type d | lines '$content/&')

# A deleted folder is a change, not an error.
build \$
$(list -type d | lines '$content/&')
  : phony

build build/Screens.json \$
$(screens | lines 'build/&.json' && echo '  : link | $')
$(screens | lines 'build/objects/&.marquee' && shared | lines '$content/&' \
    && echo '  build/objects.txt build/shared.txt $marquee')

END
  screens | sed 's/[$ :]/$&/g' | sed \
    's|.*|build build/objects/&.marquee: compile $content/&.plist \| build/shared.txt $marquee|'
} >build.ninja.new
mv build.ninja.new build.ninja
