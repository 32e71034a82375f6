import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ReferenceCommandTests {
  @Test func `the page of the documentation is what the command prints`() throws {
    let run = CommandRun("reference")
    #expect(run.exitCode == .success)
    #expect(run.errors.isEmpty)
    try ExpectedFile.check(
      Array(run.output.utf8),
      against: PackageFolder.url.appending(
        path: "Sources/MarqueeCompiler/MarqueeCompiler.docc/Reference.md"))
  }

  @Test func `an argument is wrong usage`() {
    #expect(CommandRun("reference", "poster").exitCode == .usage)
  }
}
