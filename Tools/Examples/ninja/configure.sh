#!/bin/sh
# Writes build.ninja for the screens of a content folder; Ninja calls it again when the folder
# changes.
#
#   ./configure.sh /path/to/marquee Content && ninja
set -eu
marquee=$(command -v "${1:-marquee}")
content=${2:-../App/Sources/ExampleApp/Content}

# The characters with a meaning in a path of build.ninja.
escape() { printf '%s' "$1" | sed 's/[$ :]/$&/g'; }

# Written beside, so that Ninja never reads half a file.
cat >build.ninja.new <<END
ninja_required_version = 1.7
marquee = $(escape "$marquee")
content = $(escape "$content")

# restat: a screen whose bytes stay the same makes nothing else run.
rule screen
  command = '$marquee' build \$in --output build --depfile \$out.d --reporter xcode
  depfile = \$out.d
  deps = gcc
  restat = 1
  description = screen \$in

rule configure
  command = ./configure.sh '$marquee' '$content'
  generator = 1
  description = list the screens

build build.ninja: configure configure.sh \$content

END
for screen in "$content"/*.plist; do
  name=$(basename "$screen" .plist)
  case $name in
  Marquee | Info | '*') ;;
  *) printf 'build build/%s.json: screen $content/%s.plist | $marquee\n' \
    "$(escape "$name")" "$(escape "$name")" >>build.ninja.new ;;
  esac
done
mv build.ninja.new build.ninja
