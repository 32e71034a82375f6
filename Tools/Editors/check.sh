#!/usr/bin/env bash
# Opens a catalog in Neovim and in Emacs, with the files that users copy, and checks the types of the
# extension for Visual Studio Code.
#
#   Tools/Editors/check.sh [PROGRAM]     the built program; .build/release/marquee if none
#
# An editor that is not installed is skipped, and the script says so; on Linux, .ci/setup --nightly installs both.
set -uo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
here="$root/Tools/Editors"
source "$root/Tools/Integrations/checks.sh"
trap 'rm -rf "$work"' EXIT

program="${1:-$root/.build/release/marquee}"
case "$program" in /*) ;; *) program="$PWD/$program" ;; esac
[ "$(uname)" != Linux ] || [ "${MARQUEE_SETUP:-}" = no ] || "$root/.ci/setup" --nightly >/dev/null || exit 1

skipped=0
skip() {
  skipped=$((skipped + 1))
  printf 'skipped %s\n' "$1"
}

# macOS has no command for this.
limited() { if command -v timeout >/dev/null; then timeout 300 "$@"; else "$@"; fi; }

# An editor gets a copy of Content and an empty home, so that no settings of a user count.
prepare() {
  mkdir -p "$work/$1/home"
  cp -R "$root/Content" "$work/$1"
  cd "$work/$1" || exit 1
}

# A rename is written to three files, and the content still has no fault.
check_rename() {
  run grep -rl --include='*.plist' hut Content
  check "$1 has written the new name into three files" test "$(grep -c . "$log")" = 3
  run "$program" validate Content --strict --no-cache
  check "what $1 has written has no fault" succeeds
}

if command -v nvim >/dev/null; then
  prepare neovim
  cp -R Content Copy
  run limited env HOME="$PWD/home" XDG_CONFIG_HOME="$PWD/home" nvim --headless --clean -n \
    --cmd "let g:marquee_program = '$program'" \
    -u "$here/neovim/marquee.lua" -S "$here/neovim/test.lua"
  check "$(nvim --version | head -n 1): diagnostics, a fix, help, completion, edits by chance and a rename" \
    succeeds
  check_rename Neovim
else
  skip "Neovim is not installed"
fi

emacs_here() { emacs --batch --eval "(progn (package-initialize) (require 'eglot))" >/dev/null 2>&1; }
if ! command -v emacs >/dev/null; then
  skip "Emacs is not installed"
elif ! emacs_here; then
  skip "Emacs has no eglot; before Emacs 29 it is a separate package (Debian: elpa-eglot)"
else
  prepare emacs
  run limited env HOME="$PWD/home" emacs --batch --eval "(package-initialize)" \
    --load "$here/emacs/marquee.el" --eval "(setq marquee-program \"$program\")" \
    --load "$here/emacs/test.el"
  check "$(emacs --version | head -n 1): diagnostics, a fix, help, completion and a rename" succeeds
  check_rename Emacs
fi

if ! command -v tsc >/dev/null; then
  skip "the TypeScript compiler is not installed (Debian: node-typescript)"
elif [ -d "$here/vscode/node_modules/vscode-languageclient" ]; then
  run tsc --project "$here/vscode" --noEmit
  check "the extension for Visual Studio Code fits its types" succeeds
else
  run tsc --project "$here/vscode/double"
  check "the extension for Visual Studio Code fits declarations of what it uses" succeeds
  skip "the types of Visual Studio Code are not installed: 'npm install' in Tools/Editors/vscode does it"
fi

printf '\n%s passed, %s failed, %s skipped\n' "$passed" "$failed" "$skipped"
[ "$failed" -eq 0 ]
