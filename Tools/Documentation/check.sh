#!/usr/bin/env bash
# Builds each documentation catalog from the modules that `swift build` has made. A warning, such as
# a link to a symbol that does not exist, is an error.
#
# With a folder as its argument, it keeps the documentation there.
set -euo pipefail
cd "$(dirname "$0")/../.."

output="${1:-}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

modules="$(swift build --show-bin-path)/Modules"
target="$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)"
if [ "$(uname)" = Darwin ]; then
  docc="$(xcrun --find docc)"
  sdk=(-sdk "$(xcrun --show-sdk-path)")
else
  # It is in the toolchain's folder, which need not be in PATH.
  docc="$(dirname "$(readlink -f "$(command -v swift)")")/docc"
  sdk=()
fi

for catalog in Sources/*/*.docc; do
  module="$(basename "$catalog" .docc)"
  if [ ! -e "$modules/$module.swiftmodule" ]; then
    echo "error: $module is not built; run 'swift build' first" >&2
    exit 1
  fi
  mkdir -p "$work/$module"
  # The modules are built already, so nothing is compiled a second time.
  swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    ${sdk[@]+"${sdk[@]}"} -minimum-access-level public -skip-inherited-docs \
    -output-dir "$work/$module"
  "$docc" convert "$catalog" --warnings-as-errors \
    --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "marquee.$module" \
    --output-path "${output:-$work}/$module.doccarchive"
  echo "$module: ok"
done
