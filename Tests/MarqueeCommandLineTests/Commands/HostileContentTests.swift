import Foundation
import MarqueeCommandLine
import MarqueeDiagnostics
import TestSupport
import Testing

/// Authored text that would break a terminal or an annotation, through whole commands.
@Suite struct HostileContentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Marquee.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Images/cat.png")
  }

  /// Faults whose messages and excerpts repeat what the author wrote.
  private static let faults = [
    // An unknown section type, with a GitHub command on a separate line.
    SampleScreen.valid.replacing(
      "<string>grid</string>", with: "<string>&#10;::error file=x::owned&#13;%0A::</string>"),
    // Unknown keys with a bidirectional override, a C1 control and a line separator.
    SampleScreen.grid(
      "<key>description</key><string>A</string><key>\u{202E}\u{9B}31m\u{2028}key</key><true/>"),
    // The same identifier twice, with raw escape sequences.
    SampleScreen.grid(
      """
      <key>id</key><string>\u{1B}[2J\u{7}x</string><key>id</key><string>\u{1B}]0;x\u{7}</string>
      <key>description</key><string>A  \u{8}\u{1B}[31m</string>
      """),
    // Two spaces on a line with a lone carriage return.
    SampleScreen.grid("<key>description</key><string>a\rb  c\t\u{7F}</string>"),
  ]

  @Test(arguments: faults, ReporterKind.allCases.map(\.rawValue))
  func `no command prints a control character`(screen: String, reporter: String) throws {
    let file = try folder.write(screen, to: "Home.plist")
    let runs = [
      CommandRun("validate", file, "-r", reporter),
      CommandRun("build", file, "-o", folder.path("out"), "-r", reporter),
      CommandRun("fix", file, "--dry-run", "-r", reporter),
      CommandRun("fix", file, "-r", reporter),
    ]
    for run in runs {
      for scalar in (run.output + run.errors).unicodeScalars where !["\n", "\t"].contains(scalar) {
        #expect(VisibleText.standIn(for: scalar) == nil)
      }
    }
  }

  @Test(arguments: faults)
  func `every line for GitHub is an annotation of this file`(screen: String) throws {
    let file = try folder.write(screen, to: "Home.plist")
    let output = CommandRun("validate", file, "-r", "github").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(!lines.isEmpty)
    for line in lines {
      let starts = ["error", "warning", "notice"].map { "::\($0) file=\(file)," }
      #expect(starts.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test func `a file name breaks nothing either`() throws {
    let file = try folder.write(SampleScreen.broken, to: "a\u{1B}[2J\n::error::b.plist")
    for reporter in ["text", "xcode", "github"] {
      let run = CommandRun("validate", file, "-r", reporter)
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.contains("\n::error::b"))
    }
    let gone = CommandRun("validate", folder.path("\u{1B}]0;owned\u{7}\n"))
    #expect(gone.exitCode == .ioError)
    #expect(gone.errors.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isControl })
  }

  @Test(arguments: [
    "../secret", "../../etc/passwd", "/etc/hostname", "Images/../../secret", "..", "~",
  ])
  func `the name of an image reads nothing outside the content`(name: String) throws {
    try folder.write("top secret", to: "../\(folder.url.lastPathComponent)-secret.png")
    defer {
      try? FileManager.default.removeItem(atPath: folder.path + "-secret.png")
    }
    let screen = SampleScreen.grid("<key>description</key><string>A</string>", image: name)
    let file = try folder.write(screen, to: "Home.plist")
    for reporter in ["text", "json", "sarif"] {
      let run = CommandRun("validate", file, "-r", reporter)
      #expect(!(run.output + run.errors).contains("top secret"))
      #expect(!(run.output + run.errors).contains("root:"))
      #expect(run.exitCode != .ioError)
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
