import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Property lists that come through a stream: standard input, or what a shell writes for
/// `<(command)`.
@Suite struct StreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a command with the path of a pipe that holds a text, as after `<(command)`.
  private func run(_ arguments: [String], piping text: String) throws -> CommandRun {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return CommandRun(
      arguments + ["/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"])
  }

  @Test func `a screen in a pipe is checked under the name of the pipe`() throws {
    #expect(try run(["validate", "--strict"], piping: SampleScreen.valid).exitCode == .success)
    let broken = try run(["validate", "--reporter", "xcode"], piping: SampleScreen.broken)
    #expect(broken.exitCode == .errorsFound)
    #expect(broken.output.hasPrefix("/dev/fd/"))
    #expect(broken.output.contains(":11:1: error: "))
  }

  @Test func `a screen in a pipe is built, compared and drawn`() throws {
    let built = try run(
      ["build", "--output", folder.path("json"), "--no-cache"], piping: SampleScreen.valid)
    #expect(built.exitCode == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("json"))
    #expect(names.count == 1)
    let file = try folder.write(SampleScreen.valid, to: "Home.plist")
    #expect(try run(["diff", file], piping: SampleScreen.valid).exitCode == .success)
    let changed = SampleScreen.valid.replacing("A cat", with: "A dog")
    #expect(try run(["diff", file], piping: changed).exitCode == .errorsFound)
    let drawn = try run(["preview", "--format", "text"], piping: SampleScreen.valid)
    #expect(drawn.exitCode == .success)
    #expect(drawn.output.contains(", iPhone 17"))
  }

  @Test func `a pipe that holds no screen loses nothing`() throws {
    let run = try run(["fix"], piping: "<plist>")
    #expect(run.exitCode == .errorsFound)
    // The text may replace a file, so it comes back as it was.
    #expect(run.output == "<plist>")
  }

  @Test func `a preview draws standard input`() {
    let run = CommandRun(
      ["preview", "-", "--format", "text"], input: SampleScreen.valid, width: 60)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("stdin, iPhone 17"))
  }

  @Test(arguments: ["publish", "compile", "import", "schema", "rollback", "init"])
  func `a command that reads no stream says so`(command: String) {
    let run = CommandRun([command, "-"])
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("does not take '-'\nhelp: write './-' for a file of that name\n"))
  }

  @Test(arguments: ["/dev/fd/x", "/dev/fd/-1", "/dev/fd/99999999999", "/dev/fd/987"])
  func `a path of no open stream is none`(path: String) {
    let run = CommandRun(["validate", path])
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(path)' does not exist\n")
  }

  @Test func `a pipe that a file leads to is not read`() throws {
    let path = folder.path("Pipe.plist")
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let run = CommandRun(["validate", path])
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(path)' is neither a file nor a folder\n")
  }
}
