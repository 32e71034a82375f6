import MarqueeCommandLine
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (
        .unknownOption("--reprter", known: ["--reporter", "--strict"]),
        "unknown option '--reprter'", "did you mean '--reporter'?"
      ),
      (
        .unknownOption("-strict", known: ["--reporter", "--strict"]),
        "unknown option '-strict'", "did you mean '--strict'?"
      ),
      (
        .unknownOption("--json", known: ["--reporter", "--reporter json"]),
        "unknown option '--json'", "did you mean '--reporter json'?"
      ),
      (.unknownOption("--fix", known: ["--strict"]), "unknown option '--fix'", nil),
      (
        .unknownOption("-7", known: ["--strict"]), "unknown option '-7'",
        "put '--' before an operand that begins with '-'"
      ),
      (
        .unknownCommand("biuld", known: ["build", "fix"]), "unknown command 'biuld'",
        "did you mean 'build'?"
      ),
      (
        .unknownCommand("x", known: ["build", "fix", "rules"]), "unknown command 'x'",
        "the commands are build, fix and rules"
      ),
      (
        .invalidValue("jsn", option: "--reporter", allowed: .words(["text", "json"])),
        "the option '--reporter' does not take 'jsn'",
        "did you mean 'json'? It takes text or json"
      ),
      (
        .invalidValue("csv", option: "--reporter", allowed: .words(["text", "json"])),
        "the option '--reporter' does not take 'csv'", "it takes text or json"
      ),
      (
        .invalidValue("0", option: "--jobs", allowed: .anything),
        "the option '--jobs' does not take '0'",
        nil
      ),
      (
        .misplacedOption("--strict", command: "build"),
        "the option '--strict' comes before the command 'build'", "write 'build --strict'"
      ),
      (
        .missingOption("--output", placeholder: "folder"), "the option '--output' is missing",
        "add '--output <folder>'"
      ),
      (
        .missingValue(option: "-o", placeholder: "folder"), "the option '-o' needs a value",
        "write '-o <folder>'"
      ),
      (
        .unexpectedValue("a\u{1B}b", option: "--strict"),
        "the option '--strict' takes no value, but 'a␛b' is given",
        "write '--strict' without a value"
      ),
      (.repeatedOption("--output"), "the option '--output' is given twice", nil),
      (
        .needed([.option("wall")], by: .severalValues(of: "locale")),
        "several values of '--locale' cannot be used without '--wall'",
        "give one value to '--locale', or add '--wall'"
      ),
      (
        .excluded(.severalValues(of: "device"), by: .option("against")),
        "several values of '--device' cannot be used with '--against'",
        "give one value to '--device'"
      ),
      (
        .excluded(.option("a"), by: .value("x", of: "b")),
        "'--a' cannot be used with '--b x'", "leave one of them out"
      ),
      (
        .needed([.option("b"), .operand("path"), .word("-")], by: .value("x", of: "a")),
        "'--a x' cannot be used without '--b', '<path>' or '-'", "add '--b', '<path>' or '-'"
      ),
      (
        .streamAsPath(option: "-o"), "the option '-o' does not take '-'",
        "write './-' for a file of that name"
      ),
      (
        .tooMany("variants", count: 500, maximum: 400),
        "too many variants: 500 requested, the maximum is 400", "leave out some of the values"
      ),
      (
        .noContent(folder: "Content"), "there is no folder 'Content' here",
        "name a content folder or a property list"
      ),
      (.missingOperand(placeholder: "rule"), "the operand '<rule>' is missing", nil),
      (
        .tooManyOperands("b", maximum: 1), "one operand is expected, but 'b' is given as well",
        nil
      ),
    ] as [(UsageError, String, String?)])
  func `an error says what is wrong and what to do`(
    error: UsageError, message: String, hint: String?
  ) {
    #expect(error.message == message)
    #expect(error.hint == hint)
  }

  @Test(arguments: [
    (["validate", "--json"], "--reporter json"), (["preview", "--dark"], "--appearance dark"),
    (["preview", "--html"], "--format html"),
  ])
  func `a value that is written as an option is recognized`(arguments: [String], meant: String) {
    #expect(CommandRun(arguments).errors.contains("help: did you mean '\(meant)'?"))
  }

  @Test func `the lines for the terminal name the command`() {
    #expect(
      UsageError.unknownCommand("watch", known: ["build", "fix"]).text(for: "marquee") == """
        marquee: error: unknown command 'watch'
        help: the commands are build and fix
        help: 'marquee --help' shows what can be written

        """)
  }

  @Test func `exit codes are those that shells get`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }
}
