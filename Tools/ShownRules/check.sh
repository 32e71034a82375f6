#!/usr/bin/env bash
# Checks that two things do not compile: a rule about a shown screen that reads the file, and writing
# to a world that is not the disk.
# usage: check.sh PRODUCTS (of a debug build)
set -euo pipefail
products="$(cd "$1" && pwd -P)"
cd "$(dirname "$0")"
# The package manager makes the name of the package of that of its folder.
package="$(grep -om1 '"-package-name","[^"]*"' "$products/../../debug.yaml" | head -n 1 | cut -d '"' -f 4)"
for file in Reading Writing; do
  swiftc -typecheck -swift-version 6 -package-name "$package" -I "$products/Modules" \
    -Xfrontend -verify -Xfrontend -verify-ignore-unrelated "$file.swift"
done
echo "a shown screen hands out what people see, and no tree; only the disk is written"
