import MarqueeCommandLine
import Testing

@Suite struct CommandSyntaxTests {
  private struct Values: Equatable {
    var isStrict = false
    var reporter = ReporterKind.text
    var output: String?
    var allowed: [String] = []
    var paths: [String] = []
  }

  private struct Lookup: Equatable {
    var rule = ""
  }

  private let syntax = CommandSyntax(
    "marquee validate", summary: "Check content",
    discussion: "A path is a file or a folder.", defaults: Values(),
    options: [
      .flag("strict", sets: \.isStrict, help: "Count warnings as errors"),
      .value(
        "reporter", letter: "r", placeholder: "format", sets: \.reporter,
        help: "The format of the report"),
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output, help: "Where the files go"),
      .list("allow", placeholder: "rule", addsTo: \.allowed, help: "Silence a rule"),
    ],
    operand: .any("path", addsTo: \.paths, help: "What to check; - reads standard input")
      .orStandardInput())

  private let lookup = CommandSyntax(
    "marquee explain", summary: "Explain a rule", defaults: Lookup(),
    operand: .one("rule", sets: \.rule, help: "The rule's identifier"))

  private func values(_ arguments: String...) throws -> Values? {
    guard case .run(let values) = try syntax.parse(arguments) else { return nil }
    return values
  }

  private func error(_ arguments: [String]) -> UsageError? {
    #expect(throws: UsageError.self) { try syntax.parse(arguments) }
  }

  @Test func `nothing given leaves the defaults`() throws {
    #expect(try values() == Values())
  }

  @Test func `a value comes after an equals sign or is the next argument`() throws {
    let expected = Values(reporter: .json, output: "a=b")
    #expect(try values("--reporter=json", "--output=a=b") == expected)
    #expect(try values("--reporter", "json", "--output", "a=b") == expected)
    #expect(try values("-r", "json", "-o=a=b") == expected)
  }

  @Test func `options and operands may be mixed`() throws {
    let expected = Values(isStrict: true, allowed: ["x", "y"], paths: ["a", "b"])
    #expect(try values("a", "--allow", "x", "--strict", "b", "--allow=y") == expected)
  }

  @Test func `two dashes end the options and one is an operand`() throws {
    #expect(
      try values("-", "--", "--strict", "--", "-").map(\.paths) == ["-", "--strict", "--", "-"])
    #expect(try values("--allow", "-").map(\.allowed) == ["-"])
    #expect(try values("--output=-x").map(\.output) == "-x")
  }

  @Test func `one dash before a long name is not taken for a letter with a value`() {
    #expect(throws: UsageError.unknownOption("-output", known: ["--output"])) {
      try syntax.parse(["-output", "x"])
    }
    #expect(throws: UsageError.unknownOption("-output", known: ["--output"])) {
      try syntax.parse(["-output=x"])
    }
  }

  @Test func `one dash is no operand of a command that reads no stream`() {
    #expect(throws: UsageError.streamAsOperand(placeholder: "rule")) { try lookup.parse(["-"]) }
  }

  @Test(arguments: ["-ofolder", "-o=folder", "--output=folder"])
  func `a value can be attached to its option`(argument: String) throws {
    #expect(try values(argument).map(\.output) == "folder")
  }

  @Test func `help goes before what comes after it, but not after two dashes`() throws {
    #expect(try values("a", "--help", "--bogus") == nil)
    #expect(try values("-h") == nil)
    #expect(try values("--", "-h").map(\.paths) == ["-h"])
  }

  private static let known = ["--strict", "--reporter", "--output", "--allow", "--help"]

  @Test(
    arguments: [
      (["--reprter", "json"], UsageError.unknownOption("--reprter", known: known)),
      (["--nothing=1"], .unknownOption("--nothing", known: known)),
      (["-xo"], .unknownOption("-xo", known: known)),
      (["--=x"], .unknownOption("--", known: known)),
      (["--output"], .missingValue(option: "--output", placeholder: "folder")),
      (["-o", "--strict"], .missingValue(option: "-o", placeholder: "folder")),
      (["--output="], .missingValue(option: "--output", placeholder: "folder")),
      (["--strict=yes"], .unexpectedValue("yes", option: "--strict")),
      (["--strict="], .unexpectedValue("", option: "--strict")),
      (
        ["-r", "jsn"],
        .invalidValue(
          "jsn", option: "-r",
          allowed: .words(["text", "xcode", "json", "github", "gitlab", "sarif", "junit"]))
      ),
      (["--strict", "--strict"], .repeatedOption("--strict")),
      (["-o", "a", "--output=b"], .repeatedOption("--output")),
    ])
  func `each mistake is an error of its own`(arguments: [String], expected: UsageError) {
    #expect(error(arguments) == expected)
  }

  @Test func `a single operand must be there once`() throws {
    guard case .run(let values) = try lookup.parse(["nested-item"]) else {
      Issue.record("the command does not run")
      return
    }
    #expect(values == Lookup(rule: "nested-item"))
    #expect(throws: UsageError.missingOperand(placeholder: "rule")) { try lookup.parse([]) }
    #expect(throws: UsageError.tooManyOperands("b", maximum: 1)) { try lookup.parse(["a", "b"]) }
  }

  @Test func `a command without operands takes none`() {
    let syntax = CommandSyntax("marquee rules", summary: "List the rules", defaults: Lookup())
    #expect(throws: UsageError.tooManyOperands("a", maximum: 0)) { try syntax.parse(["a"]) }
  }

  @Test func `help shows every option once, in 80 columns`() {
    #expect(
      syntax.helpText() == """
        Check content

        Usage: marquee validate [options] [<path> ...]

        A path is a file or a folder.

        Operands:
          [<path> ...]  What to check; - reads standard input

        Options:
              --strict             Count warnings as errors
          -r, --reporter <format>  The format of the report (text, xcode, json, github,
                                   gitlab, sarif or junit; default: text)
          -o, --output <folder>    Where the files go
              --allow <rule>       Silence a rule (may be repeated)
          -h, --help               Show this help

        """)
  }
}
