#!/usr/bin/env python3
"""Runs the examples of the documents, and checks the Swift of them and of public doc comments.

    python3 Tools/Documentation/examples.py [--run]     --run: compiles nothing
    python3 Tools/Documentation/examples.py --uikit-target FOLDER

Commands, property lists and JSON are run by blocks.py. Swift is type-checked. Such an example is a
block fenced as 'swift' in README.md, CONTRIBUTING.md, Tools/*/README.md or a DocC catalog, or a block
fenced as 'swift' or as nothing in the doc comment of something public. Each is checked as in an app
that depends on this package: it sees what is public, with the strict settings of Package.swift and
warnings as errors, and with one import of a product. In a catalog or a doc comment that is the product
of the module, elsewhere the product that was named last before the block.

An example that consists of declarations becomes a file, any other the body of a function. The names
in CONTEXT are there for all of them, as what comes before an example in an app. A line like
'solved.contentSize  // 393 x 132' shows a value. A '.target(...)' or '.testTarget(...)' is put into a manifest.

What needs UIKit is parsed everywhere. On Linux, what uses nothing but what the double of UIKit has is
type-checked against that, too. With '--uikit-target', nothing is compiled: all examples that need
UIKit are written into a folder, as the sources of a target for iOS. Needs Python 3.9; runs on Linux
and macOS.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import blocks

ROOT = Path(__file__).resolve().parents[2]
# The products are built again only if their sources have changed, so the folder is kept.
WORK = ROOT / ".build" / "examples"
PRODUCTS = {
    "MarqueeCatalog": "MarqueeCatalog",
    "MarqueeSolver": "MarqueeSolver",
    "MarqueeScreen": "MarqueeScreen",
    "MarqueeSources": "MarqueeSources",
    "MarqueeUIKit": "MarqueeUIKit",
    "MarqueeDiagnostics": "MarqueeCompiler",
    "MarqueeOutputs": "MarqueeCompiler",
    "MarqueeCompiler": "MarqueeCompiler",
    "MarqueeTesting": "MarqueeTesting",
}
# Declarations that examples may use without showing them.
CONTEXT = """\
import Foundation
import MarqueeCatalog
import MarqueeSolver

let url: URL = anything()
let caches: URL = anything()
let data: Data = anything()
let catalog: Catalog = anything()
let screen: Screen = anything()
let section: ScreenSection = anything()
let item: ScreenItem = anything()
let course: Course = anything()
let environment: LayoutEnvironment = anything()
func show(_ value: some Any) {}
func upload(_ bytes: [UInt8], as name: String) throws {}
struct Film: Decodable { var id: String; var title: String }

private func anything<Value>() -> Value { fatalError("examples are compiled, and never run") }
"""
# What SwiftPM makes for a target with resources.
RESOURCES = """\
import Foundation

extension Bundle { static var module: Bundle { .main } }
"""
# Declarations for examples that need UIKit.
UIKIT_CONTEXT = """\
#if canImport(UIKit)
import UIKit

enum Sections { enum Home { static let top10 = "top-10" } }
enum Images { static let posterDunes = "poster-dunes" }
#endif
#if canImport(SwiftUI) && canImport(UIKit)
import MarqueeUIKit
import SwiftUI

@MainActor let window = UIWindow()
@MainActor var path: [CatalogSelection] = []
final class ChartCell: UICollectionViewCell { func show(_ poster: Poster) {} }
final class DetailViewController: UIViewController {
  convenience init(_ selection: CatalogSelection) { self.init(nibName: nil, bundle: nil) }
}
struct FilmView: View {
  let film: Film
  var body: some View { Text(film.title) }
}
#endif
"""
IMPORTS = {
    "Foundation": r"\b(Data|Date|Decimal|URL|URLQueryItem|FileManager|caches|Bundle|JSONDecoder|PropertyListDecoder|Locale|URLCache)\b",
    "Testing": r"[#@](expect|require|Test|Suite)\b",
    "XCTest": r"\bXCT\w+",
}
DECLARATION = re.compile(
    r"(@|#if|public|private|struct|final|class|enum|extension|func|actor|protocol|[})\]]|//|$)")
# An expression with its value in a comment, which must not be an unused result.
VALUE = re.compile(
    r"^((?!(?:case|default|for|guard|if|let|return|switch|throw|var|while)\b)[a-z][^={]*\s//)")
FENCE = re.compile(r"\s*```\s*(\S*)\s*$")


class Example:
    def __init__(self, path, line, lines, product):
        self.path, self.line, self.lines, self.product = path, line, lines, product
        self.text = "\n".join(lines)

    @property
    def place(self):
        return f"{self.path}:{self.line}"

    @property
    def is_manifest(self):
        code = [line for line in self.lines if line.strip() and not line.startswith("//")]
        return bool(code) and code[0].startswith((".target(", ".testTarget("))

    @property
    def needs_uikit(self):
        named = re.search(r"\b(UI|NSCollectionLayout|NSDiffable)[A-Z]?\w*|import MarqueeUIKit", self.text)
        return self.product == "MarqueeUIKit" or bool(named)

    def suits_double(self, doubled, missing):
        """Whether it uses nothing of UIKit but what the double has, and nothing that needs the rest."""
        return self.needs_uikit and set(re.findall(r"\b(?:UI|NS)[A-Z]\w*", self.text)) <= doubled \
            and not missing & set(re.findall(r"\w+", self.text))

    def source(self, number):
        """The text of its file, and how many lines of that come before the example's own."""
        # The example's own imports come first; empty lines replace them, so that lines keep their
        # numbers.
        imports = re.findall(r"^import \w+$", self.text, re.M)
        lines = ["" if line in imports else line for line in self.lines]
        if not any(line.startswith("import Marquee") for line in imports):
            imports.append(f"import {self.product}")
        imports += [f"import {name}" for name, use in IMPORTS.items() if re.search(use, self.text)]
        if self.needs_uikit:
            imports += ["import UIKit", "#if canImport(SwiftUI)", "import SwiftUI", "#endif"]
        imports = list(dict.fromkeys(imports))
        # Elsewhere than on Apple's systems, requests have a module of their own.
        if "forHTTPHeaderField" in self.text:
            imports += ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
        if all(DECLARATION.match(line) or line.startswith(" ") for line in lines):
            before, shown, after = imports, lines, []
        else:
            names = re.findall(r"^(?:let|var) (\w+)", self.text, re.M)
            shown = [VALUE.sub(r"_ = \1", line) for line in lines]
            actor = "@MainActor " if self.needs_uikit else ""
            before = [*imports, f"{actor}func example{number}() async throws {{"]
            after = [f"_ = {name}" for name in dict.fromkeys(names)] + ["}"]
        if self.needs_uikit:
            before, after = ["#if canImport(UIKit)", *before], [*after, "#endif"]
        return "\n".join([*before, *shown, *after]) + "\n", len(before)


def fenced(lines):
    """The fenced blocks of a text: the index of the first line, the language, the lines."""
    start, language = None, ""
    for index, line in enumerate(lines):
        fence = FENCE.match(line)
        if not fence:
            continue
        if start is None:
            start, language = index + 1, fence[1]
        else:
            yield start, language, lines[start:index]
            start = None


def examples_of_document(path, module=None):
    lines = path.read_text(encoding="utf-8").split("\n")
    for start, language, block in fenced(lines):
        if language != "swift":
            continue
        named = re.findall(r"\bMarquee(?:Screen|Catalog|Solver|Figures|Manifests|Sources|UIKit|Compiler|Testing)\b", "\n".join(lines[:start]))
        product = PRODUCTS[module or (named[-1] if named else "MarqueeScreen")]
        yield Example(path.relative_to(ROOT), start + 1, block, product)


def examples_of_source(path, module):
    lines = path.read_text(encoding="utf-8").split("\n")
    index = 0
    while index < len(lines):
        comment = []
        start = index
        while index < len(lines) and lines[index].lstrip().startswith("///"):
            comment.append(re.sub(r"^\s*/// ?", "", lines[index]))
            index += 1
        while comment and index < len(lines) and re.match(r"\s*@\w+\s*$", lines[index]):
            index += 1
        if comment and re.match(r"\s*(@\w+ )*(public|case)\b", lines[index]):
            for first, language, block in fenced(comment):
                if language in ("", "swift"):
                    yield Example(
                        path.relative_to(ROOT), start + first + 1, block, PRODUCTS[module])
        index += 1


def all_examples():
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("Tools/*/README.md")]
    for path in sorted(documents):
        yield from examples_of_document(path)
    for path in sorted(ROOT.glob("[!.]*/**/*.docc/**/*.md")):
        modules = [part for part in path.relative_to(ROOT).parts if part in PRODUCTS]
        yield from examples_of_document(path, modules[0] if modules else None)
    for module in PRODUCTS:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            yield from examples_of_source(path, module)


# What apps depend on: the package of a release, or this one. A manifest that is only read fetches
# neither.
RELEASED = '.package(url: "https://github.com/OWNER/marquee-package", branch: "main")'
SOURCE = f'.package(name: "marquee", path: "{ROOT}")'


def manifest(targets, *packages):
    return f"""\
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "examples",
  platforms: [.macOS(.v15), .iOS(.v16)],
  dependencies: [{", ".join(packages)}],
  targets: [
{targets}
  ],
  swiftLanguageModes: [.v6]
)
"""


def write(path, text):
    """Writes a file if its text is new: an equal one needs no build."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def swift(*arguments, folder):
    result = subprocess.run(
        ["swift", *arguments, "--package-path", str(folder)], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8")
    return result.returncode == 0, result.stdout


def strict_settings():
    settings = re.findall(
        r"^  (\.enableUpcomingFeature\(.*?\)|\.strictMemorySafety\(\)),$",
        (ROOT / "Package.swift").read_text(encoding="utf-8"), re.M)
    if len(settings) < 6:
        sys.exit("Package.swift: its strict settings were not found")
    return settings


def write_files(folder, files):
    """Makes a folder of files, and of nothing else."""
    for name, text in files.items():
        write(folder / name, text)
    for path in folder.iterdir():
        if path.name not in files:
            path.unlink()


def write_target(examples, folder):
    """Writes the sources of a target; errors in them have their places in the documents."""
    files = {"Context.swift": CONTEXT, "UIKitContext.swift": UIKIT_CONTEXT}
    for number, example in enumerate(examples):
        lines = example.source(number)[0].split("\n")
        first = example.source(number)[1]
        lines.insert(first, f'#sourceLocation(file: "{ROOT / example.path}", line: {example.line})')
        files[f"Example{number}.swift"] = "\n".join(lines)
    folder.mkdir(parents=True, exist_ok=True)
    write_files(folder, files)


# A type that a file declares, and the test of a system before those that need all of UIKit.
PUBLIC_TYPE = re.compile(
    r"^ *(?:@\w+ )*(?:public|open) (?:final )?(?:actor|class|enum|protocol|struct|typealias) (\w+)",
    re.M)
NEEDS_SYSTEM = "#if os(iOS)\n"


def types_of(folder, start=""):
    """The public types of a folder's files that begin so."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.swift"))]
    return {name for text in texts if text.startswith(start) for name in PUBLIC_TYPE.findall(text)}


def check(examples, name, *options, **variables):
    """Type-checks examples against the modules of a build: whether that succeeds, and the errors.

    Only what is public can be seen, for the examples are of no package.
    """
    build = ["swift", "build", "--package-path", str(ROOT), *options]
    environment = {**os.environ, **variables}
    # Tests need the same build, so that nothing is built for the examples alone.
    built = subprocess.run(
        build, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    if built.returncode:
        return False, built.stdout
    products = subprocess.run(
        [*build, "--show-bin-path"], env=environment, stdout=subprocess.PIPE, encoding="utf-8")
    folder = WORK / name
    write_target(examples, folder)
    write(folder / "Resources.swift", RESOURCES)
    features = re.findall(r'"(\w+)"', " ".join(strict_settings()))
    result = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
         "-strict-memory-safety", "-parse-as-library", "-module-name", "Examples",
         "-I", f"{products.stdout.strip()}/Modules", *testing_options(),
         *(part for name in features for part in ("-enable-upcoming-feature", name)),
         *sorted(map(str, folder.iterdir()))],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return result.returncode == 0, errors(result.stdout)


def testing_options():
    """What the compiler needs for 'import Testing' and 'import XCTest' on macOS."""
    if sys.platform != "darwin":
        return []
    result = subprocess.run(
        ["xcrun", "--show-sdk-platform-path"], stdout=subprocess.PIPE, encoding="utf-8")
    developer = Path(result.stdout.strip()) / "Developer"
    compiler = subprocess.run(
        ["xcrun", "--find", "swiftc"], stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()
    return ["-F", str(developer / "Library" / "Frameworks"), "-I", str(developer / "usr" / "lib"),
            "-plugin-path", str(Path(compiler).parents[1] / "lib/swift/host/plugins/testing")]


def errors(output):
    """The errors of a build, each once and at its place in the document."""
    lines = re.findall(r"^\S.*?: error: .*", output, re.M)
    return "\n".join(dict.fromkeys(line.removeprefix(f"{ROOT}/") for line in lines)) or output


def main():
    if sys.argv[1:2] == ["--uikit-target"] and len(sys.argv) == 3:
        examples = [example for example in all_examples() if example.needs_uikit]
        write_target(examples, Path(sys.argv[2]))
        print(f"{len(examples)} examples that need UIKit are written")
        return
    count, failures = blocks.run(ROOT, fenced)
    if failures:
        sys.exit("\n".join(failures))
    print(f"{count} commands, property lists and pieces of JSON are as the documents say")
    if sys.argv[1:] == ["--run"]:
        return
    examples = list(all_examples())
    manifests = [example for example in examples if example.is_manifest]
    code = [example for example in examples if not example.is_manifest]
    if not manifests or len(code) < 8:
        sys.exit(f"only {len(examples)} examples were found")
    failures = 0
    for example in manifests:
        folder = WORK / "manifest"
        shutil.rmtree(folder, ignore_errors=True)
        write(folder / "Package.swift", manifest(example.text, SOURCE, RELEASED))
        fine, output = swift("package", "dump-package", folder=folder)
        if not fine:
            failures += 1
            print(f"{example.place}: error: this is not a target of a manifest\n{output}")
    fine, output = check(code, "plain")
    if not fine:
        failures += 1
        print(output)
    doubled, missing = types_of("Tests/UIKit"), types_of("Sources/MarqueeUIKit", NEEDS_SYSTEM)
    if not {"CatalogView", "CatalogViewController"} <= missing:
        sys.exit("Sources/MarqueeUIKit: what needs all of UIKit was not found")
    checked = []
    if sys.platform == "linux":
        checked = [example for example in code if example.suits_double(doubled, missing)]
        fine, output = check(
            checked, "double", "--scratch-path", str(ROOT / ".build/uikit"),
            MARQUEE_UIKIT_DOUBLE="1")
        if not fine:
            failures += 1
            print(output)
    for example in examples:
        kind = "manifest" if example.is_manifest else example.product
        # Neither Linux nor macOS has UIKit; a build of the package for iOS has.
        note = ", parsed and not compiled: it needs UIKit" if example.needs_uikit else ""
        note = ", against the double of UIKit" if example in checked else note
        print(f"{example.place}: {kind}{note}")
    if failures:
        sys.exit("an example does not compile")
    parsed = sum(example.needs_uikit for example in examples) - len(checked)
    compiled = len(examples) - parsed - len(checked)
    print(f"{compiled} examples compile, {len(checked)} against the double of UIKit, and {parsed} "
          "that need UIKit itself are parsed")


if __name__ == "__main__":
    main()
