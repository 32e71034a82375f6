import MarqueeCommandLine
import Testing

/// Options that cannot be used together, or not without others.
@Suite struct OptionLimitTests {
  private struct Values: Equatable {
    var output = ""
    var format = ReporterKind.text
    var names: [String] = []
    var isOpen = false
    var isQuiet = false
    var isList = false
    var folder: String?
    var paths: [String] = []
  }

  private static let syntax = CommandSyntax(
    "tool", summary: "Make something", defaults: Values(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output, help: "Where it goes"
      ).required(unless: .value("json", of: "format"), .option("list")),
      .value("format", placeholder: "format", sets: \.format, help: "What is made")
        .needing([.word("-")], for: .value("sarif", of: "format")),
      .list("name", placeholder: "name", addsTo: \.names, help: "A name")
        .needing([.option("open"), .value("xcode", of: "format")])
        .needing([.option("open")], for: .severalValues(of: "name")),
      .flag("open", sets: \.isOpen, help: "Open it")
        .excluding([.option("quiet")], for: .severalValues(of: "open")),
      .flag("quiet", sets: \.isQuiet, help: "Print nothing")
        .excluding(.option("open"), .value("json", of: "format"), .value("xcode", of: "format")),
      .flag("list", sets: \.isList, help: "Print a list").excludingAll(but: .option("folder")),
      .value("folder", placeholder: "folder", sets: \.folder, help: "Another one"),
    ],
    operand: .any("path", addsTo: \.paths, help: "What it is made of")
      .required(unless: .option("list")).orStandardInput())

  private func error(_ line: String) -> UsageError? {
    #expect(throws: UsageError.self) {
      try Self.syntax.parse(line.split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: [
    "a -o x", "a --format json", "--list", "--list --folder y", "- -o x --format sarif",
    "a -o x --open --name b,c", "a -o x --format xcode --name b", "a -o x --quiet",
    "a -o x --quiet --format text", "a -o ./-",
  ])
  func `what fits together is read`(line: String) throws {
    let invocation = try Self.syntax.parse(line.split(separator: " ").map(String.init))
    guard case .run = invocation else { return #expect(Bool(false), "it is not run") }
  }

  @Test(
    arguments: [
      (
        "a -o x --quiet --open", "'--quiet' cannot be used with '--open'",
        "leave one of them out"
      ),
      (
        "a -o x --quiet --format=xcode", "'--quiet' cannot be used with '--format xcode'",
        "leave one of them out"
      ),
      (
        "a -o x --format sarif", "'--format sarif' cannot be used without '-'", "add '-'"
      ),
      (
        "a -o x --name b", "'--name' cannot be used without '--open' or '--format xcode'",
        "add '--open' or '--format xcode'"
      ),
      (
        "a -o x --format xcode --name b --name c",
        "several values of '--name' cannot be used without '--open'",
        "give one value to '--name', or add '--open'"
      ),
      ("--list --quiet", "'--list' cannot be used with '--quiet'", "leave one of them out"),
      ("--list a", "'--list' cannot be used with '<path>'", "leave one of them out"),
      ("a", "the option '--output' is missing", "add '--output <folder>'"),
      ("-o x", "the operand '<path>' is missing", nil),
      (
        "a -o -", "the option '-o' does not take '-'", "write './-' for a file of that name"
      ),
      (
        "a -o x --folder=-", "the option '--folder' does not take '-'",
        "write './-' for a file of that name"
      ),
    ] as [(String, String, String?)])
  func `what does not is refused, in the order of the declarations`(
    line: String, message: String, hint: String?
  ) {
    let error = error(line)
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }

  @Test func `help says what is required, and leaves limits to messages`() {
    let help = Self.syntax.helpText().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("Where it goes (required without --format json or --list)"))
    #expect(help.contains("A name (may be repeated)"))
    #expect(help.contains("Print nothing -"), "\(help)")
    for words in ["only with", "not with", "nothing else"] { #expect(!help.contains(words)) }
  }

  @Test func `help is printed whatever else is given`() throws {
    guard case .help = try Self.syntax.parse(["--quiet", "--open", "--help"]) else {
      return #expect(Bool(false), "no help")
    }
  }
}
