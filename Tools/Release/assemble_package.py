#!/usr/bin/env python3
"""Assembles the package that apps depend on: the libraries by source, and the program as a binary.

    python3 Tools/Release/assemble_package.py FOLDER VERSION [--url URL --checksum SUM | --path BUNDLE]

Targets, products and settings are those of Package.swift, without the program, its tests and its
tools, so that nothing is written twice. Needs Python 3.9 and Swift.
"""

import argparse
import json
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = Path(__file__).resolve().parent / "PluginPackage"
# The name of the binary target; the tool in it is named as its plugins call it.
BINARY = "MarqueeProgram"
TOOL = "marquee"
# Their names in the compiler and in a manifest.
SETTINGS = {"enableUpcomingFeature": "enableUpcomingFeature", "strictMemorySafety": "strictMemorySafety"}


def described():
    text = subprocess.run(
        ["swift", "package", "--package-path", str(ROOT), "dump-package"],
        check=True, capture_output=True, text=True).stdout
    return json.loads(text)


def dependency_names(target):
    return [name[0] for entry in target["dependencies"] for kind, name in entry.items()
            if kind in ("byName", "target")]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def listed(names):
    return "[" + ", ".join(quoted(name) for name in names) + "]"


def settings(package):
    """The settings that all libraries share, as they stand in a manifest."""
    target = next(t for t in package["targets"] if t["type"] == "regular")
    lines = []
    for setting in target["settings"]:
        (kind, value), = setting["kind"].items()
        lines.append(f"  .{SETTINGS[kind]}({quoted(value['_0']) if '_0' in value else ''}),")
    return "\n".join(lines)


def source_target(target):
    lines = [f"    .target(\n      name: {quoted(target['name'])}"]
    if target["dependencies"]:
        lines.append(f"dependencies: {listed(dependency_names(target))}")
    resources = []
    for resource in target["resources"]:
        rule, = resource["rule"]
        resources.append(f".{rule}({quoted(resource['path'])})")
    if resources:
        lines.append(f"resources: [{', '.join(resources)}]")
    lines.append("swiftSettings: settings")
    return ",\n      ".join(lines) + "),"


def capability(target):
    kinds = target["pluginCapability"]
    if "buildTool" in kinds:
        return ".buildTool()"
    intent, permissions = kinds["command"]
    custom = intent["custom"]
    text = f".custom(verb: {quoted(custom['verb'])}, description: {quoted(custom['description'])})"
    allowed = [
        f".writeToPackageDirectory(reason: {quoted(reason['reason'])})"
        for permission in permissions for reason in permission.values()
    ]
    return f".command(\n        intent: {text},\n        permissions: [{', '.join(allowed)}])"


def plugin_target(target):
    return (f"    .plugin(\n      name: {quoted(target['name'])}, capability: {capability(target)},\n"
            f"      dependencies: [{quoted(BINARY)}]),")


def product(entry, plugins):
    kind = "plugin" if entry["targets"][0] in plugins else "library"
    return f"    .{kind}(name: {quoted(entry['name'])}, targets: {listed(entry['targets'])}),"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("version")
    parser.add_argument("--url")
    parser.add_argument("--checksum")
    parser.add_argument("--path")
    options = parser.parse_args()

    package = described()
    targets = {target["name"]: target for target in package["targets"]}
    plugins = {name for name, target in targets.items() if target["type"] == "plugin"}
    products = [
        entry for entry in package["products"] if "library" in entry["type"] or "plugin" in entry["type"]
    ]
    needed = {name for entry in products for name in entry["targets"] if name not in plugins}
    unseen = list(needed)
    while unseen:
        for name in dependency_names(targets[unseen.pop()]):
            if name not in needed:
                needed.add(name)
                unseen.append(name)

    if options.path:
        binary = f"    .binaryTarget(name: {quoted(BINARY)}, path: {quoted(options.path)}),"
    else:
        binary = (f"    .binaryTarget(\n      name: {quoted(BINARY)},\n      url: {quoted(options.url)},\n"
                  f"      checksum: {quoted(options.checksum)}),")
    parts = {
        "PRODUCTS": "\n".join(product(entry, plugins) for entry in products),
        "BINARY": binary,
        "PLUGINS": "\n".join(plugin_target(targets[name]) for name in targets if name in plugins),
        "SOURCES": "\n".join(source_target(targets[name]) for name in targets if name in needed),
        "SETTINGS": settings(package),
        "VERSION": options.version,
    }

    shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(parents=True)
    for template in TEMPLATES.glob("*.in"):
        text = template.read_text(encoding="utf-8")
        for key, value in parts.items():
            text = text.replace(f"@{key}@", value)
        (options.folder / template.name.removesuffix(".in")).write_text(text, encoding="utf-8")
    for name in needed:
        folder = targets[name].get("path", f"Sources/{name}")
        shutil.copytree(ROOT / folder, options.folder / "Sources" / name)
    for name in plugins:
        # A link to a file that two plugins share becomes that file.
        shutil.copytree(ROOT / targets[name]["path"], options.folder / "Plugins" / name)
    shutil.copy(ROOT / "LICENSE", options.folder)


if __name__ == "__main__":
    main()
