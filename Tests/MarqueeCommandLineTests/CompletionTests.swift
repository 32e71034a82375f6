import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The completion scripts for shells, and the manual page.
@Suite struct CompletionTests {
  private static let commands = [
    "init", "validate", "build", "compile", "link", "preview", "diff", "fix", "format", "images",
    "layout", "generate", "reference", "explain", "completion",
  ]

  @Test(arguments: ["bash", "zsh", "fish"])
  func `shells know every command`(shell: String) {
    let run = CommandRun("completion", shell)
    #expect(run.exitCode == .success)
    for command in Self.commands { #expect(run.output.contains(command), "\(command)") }
    #expect(run.output.contains("nested-item"))
  }

  @Test func `an unknown shell is an error that lists the known ones`() {
    let run = CommandRun("completion", "fsh")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("it takes bash, zsh or fish"))
  }

  /// The words that bash offers to complete the last of some words.
  private static func bashOffers(_ words: [String]) throws -> Set<String> {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write(CommandRun("completion", "bash").output, to: "script")
    try folder.write(
      """
      source "$1"; shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _marquee
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """, to: "run")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", folder.path("run"), folder.path("script")] + words
    process.currentDirectoryURL = PackageFolder.url.appending(path: "Tools/Examples")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// A command line whose last word is completed, and the offered words, separated by spaces.
  private static let completions: [(line: String, offered: String)] = [
    ("va", "validate"),
    ("--v", "--version"),
    ("build --pre", "--pretty"),
    ("validate --reporter x", "xcode"),
    ("validate --reporter = x", "xcode"),
    ("validate --reporter =", "text xcode json github gitlab sarif junit"),
    ("generate s", "swift"),
    ("help expl", "explain"),
    ("validate Los", "LostItem"),
    ("build -o Los", "LostItem"),
    ("preview --width ", ""),
    ("publish --time ", ""),
    ("publish --time = ", ""),
    ("publish --minimum-app-version ", ""),
    ("publish --keep ", ""),
    ("layout -d iphone-17-", "iphone-17-pro iphone-17-pro-max"),
    ("layout --device = ipad-1", "ipad-10 ipad-11 ipad-13"),
  ]

  @Test(arguments: completions)
  func `bash offers what can be written`(line: String, offered: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let expected = Set(offered.split(separator: " ").map(String.init))
    #expect(try Self.bashOffers(["marquee"] + words) == expected)
  }

  @Test func `the manual has each command, each option and each exit code`() {
    let run = CommandRun("reference", "-f", "manual")
    #expect(run.exitCode == .success)
    for command in Self.commands {
      #expect(run.output.contains(".SS marquee \(command)\n"), "\(command)")
    }
    #expect(run.output.contains("\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfolder\\fR\n"))
    for code in 0...3 { #expect(run.output.contains(".TP\n.B \(code)\n")) }
    // Whatever is in a line, 'man' must not read it as a request that does not exist.
    let requests = run.output.split(separator: "\n").filter {
      $0.hasPrefix(".") || $0.hasPrefix("'")
    }
    .map { $0.split(separator: " ")[0] }
    #expect(Set(requests).isSubset(of: [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]))
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
  }
}
