#!/bin/sh
# Turns the screens of an app into JSON inside of the app's bundle: a run-script phase for Xcode.
#
# Script of the phase:  "$SRCROOT/Tools/xcode-run-script.sh"
# Input file lists:     $(SRCROOT)/Marquee/marquee-inputs.xcfilelist
# Output file lists:    $(SRCROOT)/Marquee/marquee-outputs.xcfilelist
#
# Settings, as build settings of the target or as variables:
#   MARQUEE          the program                           (marquee, looked for in PATH)
#   MARQUEE_CONTENT  the content folder                    (Content)
#   MARQUEE_LISTS    the folder of the two lists           (Marquee)
set -eu

cd "$SRCROOT"
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
marquee=${MARQUEE:-marquee}
content=${MARQUEE_CONTENT:-Content}
lists=${MARQUEE_LISTS:-Marquee}
if ! command -v "$marquee" >/dev/null; then
  printf "error: '%s' was not found; install it with Homebrew, or set MARQUEE to its path\n" "$marquee"
  exit 1
fi

# What is in the list, and the same folder in this build.
listed='$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)'
output="$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH"

# The lists are updated for the next build. They contain no paths of this machine, so commit them.
# They are written first: if they cannot hold a name, nothing is built.
"$marquee" build "$content" --output "$listed" --emit-xcfilelists "$lists"

# Absolute paths can be clicked in the build log. A release has no warnings, and none that a cache could
# hide.
# What is kept for the next build is no resource of the app.
case ${CONFIGURATION:-Debug} in
Release*) set -- --strict --no-cache ;;
*) set -- --cache "$DERIVED_FILE_DIR/marquee" ;;
esac
"$marquee" build "$SRCROOT/$content" --output "$output" --reporter xcode "$@"
