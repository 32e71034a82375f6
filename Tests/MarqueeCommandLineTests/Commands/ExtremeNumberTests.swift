import MarqueeCommandLine
import TestSupport
import Testing

/// No number from outside crashes the program.
@Suite struct ExtremeNumberTests {
  private static let numbers = [
    "9223372036854775807", "9223372036854775808", "9223372036854775800", "-9223372036854775808",
    "18446744073709551616", "4294967296", "2147483648", "-1", "0", "1", "99999999999", "1e400",
    "-1e400", "nan", "inf", "0x7fffffffffffffff", "", " ", "1.5", "٣",
  ]

  private static let commands = [
    ["validate"], ["validate", "-r", "xcode"], ["validate", "-r", "json"], ["build", "-o", "OUT"],
    ["fix", "--dry-run"], ["fix"], ["layout", "-d", "iphone-15"], ["images"],
    ["images", "--needs"],
    ["preview", "-f", "text"], ["preview", "-f", "html", "-o", "OUT"],
  ]

  /// Variables that hold a number for other programs.
  private static let variables = ["NO_COLOR", "TERM", "LINES", "MARQUEE_JOBS"]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleScreen.warned, to: "Content/A.plist")
    try folder.write(SampleScreen.broken, to: "Content/B.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    return folder
  }

  @Test(arguments: commands)
  func `an environment variable of any value changes no exit code`(command: [String]) throws {
    let folder = try folder()
    let arguments =
      command.map { $0 == "OUT" ? folder.path("out") : $0 } + [folder.path("Content")]
    // A fix is applied once; afterwards there is nothing to fix.
    _ = CommandRun(arguments)
    let expected = CommandRun(arguments).exitCode
    // The width is the only number of the environment that is read; text is wrapped to it.
    for number in command.count == 1 ? Self.numbers[...] : Self.numbers.prefix(2) {
      let run = CommandRun(arguments, environment: ["COLUMNS": number])
      #expect(run.exitCode == expected, "COLUMNS=\(number)")
    }
    for number in Self.numbers.prefix(1) {
      let others = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, number) })
      #expect(CommandRun(arguments, environment: others).exitCode == expected, "\(others)")
    }
  }

  @Test(
    arguments: [
      ["validate", "--jobs"], ["build", "-o", "OUT", "--jobs"], ["layout", "-d"],
      ["preview", "-f", "text", "-d"], ["preview", "-f", "svg", "-o", "OUT", "-d"],
    ])
  func `an option with any number is obeyed or refused`(command: [String]) throws {
    let folder = try folder()
    let prefix = command.map { $0 == "OUT" ? folder.path("out") : $0 }
    let sizes = Self.numbers.flatMap { ["\($0)x1@0", "1x\($0)@2", "400x\($0)", "400x800@\($0)"] }
    // Devices have sizes, which one function reads for all commands.
    let used =
      switch command[0] {
      case "layout": sizes
      case "preview": sizes.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
      default: [String]()
      }
    for value in Self.numbers + used {
      let run = CommandRun(prefix + [value, folder.path("Content")])
      #expect([.success, .errorsFound, .usage].contains(run.exitCode), "\(value)")
    }
  }
}
