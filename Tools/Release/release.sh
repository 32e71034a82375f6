#!/usr/bin/env bash
# Makes the files of a release, from the tree as it is:
#
#   Tools/Release/release.sh [--draft] [--output DIR] [--program TRIPLE=FILE]... VERSION
#
# --draft     make it although the changelog still says "Unreleased", and files are not committed
# --output    the folder, which is made anew                                       (build/release)
# --program   a program that is built already, as another machine's; without any, it is built here.
#             Symbols are removed from this machine's program, and others stay as they are
#
# The folder then holds, all of it the same bytes whenever it is made from the same programs:
#
#   marquee-VERSION-TRIPLE.tar.gz     the program with its manual, completions and license
#   marquee.artifactbundle.zip        the programs of all systems, for SwiftPM
#   marquee-package-VERSION.tar.gz    the package that apps depend on: libraries, plugins, that bundle
#   marquee.rb, Containerfile         for Homebrew, and for images
#   SHA256SUMS                        of all of them
#
# HOMEPAGE is the address of the repository, and URL that of the files; a release that is no draft needs
# the first. Needs Swift and Python 3.9.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
start="$PWD"

output="$root/build/release"
draft=
version=
programs=()
# refuse SENTENCE: the command line is wrong.
refuse() {
  echo "error: $1; the first lines of $0 list what can be written" >&2
  exit 2
}
while [ $# -gt 0 ]; do
  case "$1" in
    --output | --program) [ -n "${2:-}" ] || refuse "the option '$1' needs a value" ;;
  esac
  case "$1" in
    --draft) draft=yes ;;
    --output) output="$2" && shift ;;
    --program)
      case "$2" in *?=?*) ;; *) refuse "'--program $2' names no triple and file" ;; esac
      programs+=("$2") && shift
      ;;
    -*) refuse "unknown option '$1'" ;;
    *) version="$1" ;;
  esac
  shift
done
if [ -z "$version" ]; then
  echo "error: name the version, which is now $(python3 "$here/version.py")" >&2
  exit 2
fi
if [ -z "$draft" ] && [ -z "${HOMEPAGE:-}" ]; then
  echo "error: HOMEPAGE is not set, and the formula and the package would have addresses of 'OWNER';" \
    "set it, or make a draft with --draft" >&2
  exit 2
fi
case "$output" in /*) ;; *) output="$start/$output" ;; esac
homepage="${HOMEPAGE:-https://github.com/OWNER/marquee}"
url="${URL:-$homepage/releases/download/$version}"
cd "$root"

if [ -n "$draft" ]; then
  python3 "$here/version.py" check
  if [ "$(python3 "$here/version.py")" != "$version" ]; then
    echo "error: the program's version is $(python3 "$here/version.py"), and not $version" >&2
    exit 1
  fi
else
  python3 "$here/version.py" check "$version"
  if [ -n "$(git status --porcelain)" ]; then
    echo "error: files are not committed; commit them, or make a draft with --draft" >&2
    exit 1
  fi
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
rm -rf "$output"
mkdir -p "$output"
unset MARQUEE_WARNINGS_AS_ERRORS MARQUEE_NO_PLUGINS

if [ ${#programs[@]} -eq 0 ]; then
  # Without debug information, and without names for libraries that are loaded later: there are none.
  flags=(-c release --product marquee -Xswiftc -gnone)
  case "$(uname)" in
    Darwin)
      flags+=(--arch arm64 --arch x86_64)
      triples="arm64-apple-macosx+x86_64-apple-macosx"
      ;;
    *)
      flags+=(--static-swift-stdlib -Xlinker --no-export-dynamic)
      triples="$(uname -m)-unknown-linux-gnu"
      ;;
  esac
  scratch="${MARQUEE_SCRATCH:-$root/.build/static}"
  swift build --scratch-path "$scratch" "${flags[@]}"
  programs=("$triples=$(swift build --scratch-path "$scratch" "${flags[@]}" --show-bin-path)/marquee")
fi

case "$(uname)" in Darwin) system=apple ;; *) system="$(uname -m)-unknown-linux" ;; esac

# Each program is in its own folder, without its symbols: strip only supports the files of this
# machine, and another machine's program comes from a release there.
for entry in "${programs[@]}"; do
  triples="${entry%%=*}"
  mkdir -p "$work/programs/$triples"
  cp "${entry#*=}" "$work/programs/$triples/marquee"
  chmod 755 "$work/programs/$triples/marquee"
  case "$triples" in *"$system"*) strip "$work/programs/$triples/marquee" ;; esac
done

# The program for this machine prints what the others would print.
native="$(find "$work/programs" -path "*$system*/marquee" | head -n 1)"
if [ -z "$native" ]; then
  echo "error: no program is for this machine, which must print the manual" >&2
  exit 1
fi
if [ "$("$native" --version)" != "marquee $version" ]; then
  echo "error: the program says '$("$native" --version)'; build it anew" >&2
  exit 1
fi
share="$work/share"
mkdir -p "$share"/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
"$native" reference --format manual >"$share/man/man1/marquee.1"
"$native" completion bash >"$share/bash-completion/completions/marquee"
"$native" completion zsh >"$share/zsh/site-functions/_marquee"
"$native" completion fish >"$share/fish/vendor_completions.d/marquee.fish"

archives=()
for folder in "$work"/programs/*; do
  triples="$(basename "$folder")"
  case "$triples" in *+*) name=macos-universal ;; *) name="$triples" ;; esac
  archive="marquee-$version-$name"
  mkdir -p "$work/$archive/bin"
  cp "$folder/marquee" "$work/$archive/bin/"
  cp -R "$share" "$work/$archive/share"
  cp LICENSE README.md CHANGELOG.md "$work/$archive/"
  python3 "$here/archive.py" "$work/$archive" "$output/$archive.tar.gz"
  archives+=("$output/$archive.tar.gz")
done

bundle="$work/marquee.artifactbundle"
mkdir "$bundle"
cp -R "$work"/programs/* "$bundle/"
cp LICENSE "$bundle/"
python3 "$here/bundle_info.py" "$bundle" "$version"
python3 "$here/archive.py" "$bundle" "$output/marquee.artifactbundle.zip"
checksum="$(swift package compute-checksum "$output/marquee.artifactbundle.zip")"

package="$work/marquee-package-$version"
python3 "$here/assemble_package.py" "$package" "$version" \
  --url "$url/marquee.artifactbundle.zip" --checksum "$checksum"
python3 "$here/archive.py" "$package" "$output/marquee-package-$version.tar.gz"

python3 "$here/formula.py" "$version" "$homepage" "$url" "${archives[@]}" >"$output/marquee.rb"
cp "$here/Containerfile" "$output/"

cd "$output"
python3 "$here/checksum.py" --list ./* >"$work/SHA256SUMS"
mv "$work/SHA256SUMS" .
printf '\n%s:\n' "$output"
ls -l | awk 'NR > 1 { printf "%10d  %s\n", $5, $NF }'
printf 'checksum of the bundle: %s\n' "$checksum"
