import MarqueeCommandLine
import TestSupport
import Testing

/// Options of all commands that have no effect together with others: each is refused before
/// anything is read or written.
@Suite struct OptionPairTests {
  /// Command lines, and which argument excludes which; `C` is a content folder.
  private static let excluded: [(line: String, option: String, other: String)] = [
    ("validate C --cache x --no-cache", "--no-cache", "--cache"),
    ("validate C --color always -r json", "--color always", "--reporter json"),
    ("validate C --write-baseline x --baseline y", "--write-baseline", "--baseline"),
    ("validate - --write-baseline x", "--write-baseline", "-"),
    ("validate C --statistics -r json", "--statistics", "--reporter json"),
    ("validate C --statistics --all-diagnostics", "--statistics", "--all-diagnostics"),
    ("validate C --watch --cache x", "--watch", "--cache"),
    ("validate C --watch -r json", "--watch", "--reporter json"),
    ("validate C --watch --write-baseline x", "--write-baseline", "--watch"),
    ("validate - --watch", "--watch", "-"),
    ("build C -o x --cache y --no-cache", "--no-cache", "--cache"),
    ("build - -o x --watch", "--watch", "-"),
    ("build C - -o x --watch", "--watch", "-"),
    ("build C -o x --emit-xcfilelists y --depfile z", "--emit-xcfilelists", "--depfile"),
    ("build C -o x --emit-xcfilelists y --pretty", "--emit-xcfilelists", "--pretty"),
    ("build C -o x --emit-xcfilelists y --cache z", "--emit-xcfilelists", "--cache"),
    ("build C -o x --emit-xcfilelists y --strict", "--emit-xcfilelists", "--strict"),
    ("build C -o x --emit-xcfilelists y -r xcode", "--emit-xcfilelists", "--reporter"),
    ("compile C/Home.plist -o x --color=always -r sarif", "--color always", "--reporter sarif"),
    ("diff C C --color always -r markdown", "--color always", "--reporter markdown"),
    ("fix C -n -r json", "--dry-run", "--reporter json"),
    ("fix C -n --all-diagnostics", "--dry-run", "--all-diagnostics"),
    ("fix C -n --statistics", "--dry-run", "--statistics"),
    ("fix - -r json", "--reporter", "-"),
    ("fix - --all-diagnostics", "--all-diagnostics", "-"),
    ("fix - --statistics", "--statistics", "-"),
    ("format C --check -r json", "--check", "--reporter json"),
    ("rollback x --channel staging --list --to 1", "--list", "--to"),
    ("publish --rollback x --channel staging --keep 1", "--rollback", "--keep"),
    ("publish --rollback x --channel staging --strict", "--rollback", "--strict"),
    ("explain -r json nested-item", "--reporter", "<rule>"),
    ("reference x", "--format markdown", "<path>"),
    ("reference -f manual x", "--format manual", "<path>"),
    ("reference -f schema --of index x", "--of index", "<path>"),
    ("explain --all nested-item", "--all", "<rule>"),
    ("preview C -o x --site y", "--output", "--site"),
    ("preview C --site y --wall", "--site", "--wall"),
    ("preview C --site y --link-images", "--site", "--link-images"),
    ("preview C --site y --against C", "--site", "--against"),
    ("preview C --site y -f svg", "--site", "--format svg"),
    ("preview C --site y -f text", "--site", "--format text"),
    ("preview C -o x --wall --watch", "--wall", "--watch"),
    ("preview C -o x --wall --against C", "--wall", "--against"),
    ("preview C -o x --wall -f svg", "--wall", "--format svg"),
    ("preview C -o x --wall -f text", "--wall", "--format text"),
    ("preview C -o x --link-images -f text", "--link-images", "--format text"),
    ("preview C -o x --link-images -f markdown --against C", "--link-images", "--format markdown"),
    ("preview C -o x --watch -f svg", "--watch", "--format svg"),
    ("preview C -o x --watch -f text", "--watch", "--format text"),
    ("preview C -o x --watch --against C", "--watch", "--against"),
    ("preview C -o x --against C -f svg", "--against", "--format svg"),
    ("preview C -o x --against C -f text", "--against", "--format text"),
    ("preview - -o x --watch", "--watch", "-"),
    ("preview - -o x --against C", "--against", "-"),
    ("preview C -o x --no-open", "--no-open", "--output"),
    ("preview C -f text --no-open", "--no-open", "--format text"),
  ]

  /// Command lines, and which argument requires another one.
  private static let needing: [(line: String, option: String, others: String)] = [
    ("validate C --stdin-name Home.plist", "--stdin-name", "'-'"),
    ("images C --stdin-name Home.plist", "--stdin-name", "'-'"),
    ("schema --strict", "--strict", "'<path>'"),
    ("schema -r json", "--reporter", "'<path>'"),
    ("reference --of report", "--of", "'--format schema'"),
    ("publish C -o x --to 1", "--to", "'--rollback'"),
    ("publish C -o x --list", "--list", "'--rollback'"),
    ("publish --rollback x", "--rollback", "'--channel'"),
    ("publish --rollback --channel staging", "--rollback", "'--output' or '<path>'"),
    ("preview C -o x -f markdown", "--format markdown", "'--against'"),
    ("preview C -o x --width 80", "--width", "'--format text'"),
    ("preview C -o x -f svg --width 80", "--width", "'--format text'"),
    ("preview C -f text --open", "--open", "'--output' or '--site'"),
  ]

  @Test(arguments: excluded)
  func `an option that has no effect with another one is refused`(
    line: String, option: String, other: String
  ) throws {
    try expectRefusal(of: line, "error: '\(option)' cannot be used with '\(other)'\n")
  }

  @Test(arguments: needing)
  func `an option without effect unless another is given is refused`(
    line: String, option: String, others: String
  ) throws {
    try expectRefusal(of: line, "error: '\(option)' cannot be used without \(others)\n")
  }

  @Test(arguments: ["orientation landscape", "appearance dark", "text-size small"])
  func `what a page has controls for is only given for images`(option: String) throws {
    let name = option.split(separator: " ")[0]
    for line in ["preview C -o x", "preview C -o x --watch", "preview C --site x"] {
      try expectRefusal(
        of: "\(line) --\(option)",
        "'--\(name)' cannot be used without '--wall', '--against', ",
        "'--format svg' or '--format text'\n")
    }
  }

  @Test(arguments: [
    ("C -o x -f svg --appearance light,dark", "'--appearance' cannot be used without '--wall'"),
    ("C -o x --locale de_DE,en_US", "'--locale' cannot be used without '--wall'"),
    (
      "C -o x --against C --text-size small --text-size large",
      "'--text-size' cannot be used without '--wall'"
    ),
    ("C -o x --against C -d ipad-11 -d iphone-15", "'--device' cannot be used with '--against'"),
  ])
  func `several values are refused if only one would count`(
    arguments: String, message: String
  ) throws {
    try expectRefusal(of: "preview \(arguments)", "error: several values of \(message)\n")
  }

  @Test(arguments: [
    "build C -o -", "build C -o x --depfile -", "build C -o x --emit-xcfilelists -",
    "build C -o x --cache -", "link a.marquee -o -", "compile C/Home.plist -o -", "publish C -o -",
    "preview C -o -", "preview C --site -", "generate swift C -o -", "preview C -o x --against -",
    "explain --content -",
  ])
  func `a dash is no path of an option`(line: String) throws {
    try expectRefusal(of: line, "does not take '-'\nhelp: write './-' for a file of that name\n")
  }

  @Test func `a manifest is of a folder`() throws {
    try expectRefusal(
      of: "build C/Home.plist -o x --manifest", "'--manifest' cannot be used with '",
      "Home.plist'\n")
  }

  /// Pairs that are not refused, because each option has an effect.
  @Test(arguments: [
    "validate C --no-cache", "validate C --cache x --verify-cache",
    "validate C --color never -r json", "validate C --color always", "build C -o x --verify-cache",
    "build C -o x --cache y --strict",
    "build C -o x --flat --manifest --pretty --depfile x.d -r json",
    "build C -o x --emit-xcfilelists y --flat --manifest --jobs 2",
    "fix C -n -r text", "fix C -n --strict --color always",
    "format C --diff --sort-keys reference", "images C --needs --json",
    "preview C -o x --wall --link-images --locale de_DE,en_US --appearance dark",
    "preview C -o x -f svg --link-images --direction rtl", "preview C -f text --width 80",
    "preview C -o x -f text --appearance dark", "preview C --site x --locale de_DE --direction rtl",
    "preview C -o x --against C --appearance dark --text-size small --link-images",
    "preview C -o x --against C -f markdown -d ipad-11",
    "schema C --strict", "explain --all",
  ])
  func `options that work together are accepted`(line: String) throws {
    let (run, _) = try Self.run(line)
    #expect(run.exitCode == .success, "\(run.errors)")
  }

  private static func run(_ line: String) throws -> (CommandRun, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "C/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "C/Home.plist")
    try folder.write(PNGBytes.image(270, 270), to: "C/cat.png")
    let paths = ["C", "x", "y", "z", "x.d", "C/Home.plist", "a.marquee"]
    let arguments = line.split(separator: " ").map(String.init)
    return (CommandRun(arguments.map { paths.contains($0) ? folder.path($0) : $0 }), folder)
  }

  private func expectRefusal(of line: String, _ messages: String...) throws {
    let (run, folder) = try Self.run(line)
    #expect(run.exitCode == .usage)
    for message in messages { #expect(run.errors.contains(message), "\(run.errors)") }
    #expect(run.output.isEmpty)
    #expect(try folder.names().sorted() == ["C", "C/Home.plist", "C/Marquee.plist", "C/cat.png"])
  }
}
