import Foundation
import MarqueeCommandLine
import MarqueeOutputs
import MarqueeValidation
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

  @Test func `its complete screen is valid`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ReferenceExample.screen, to: "Home.plist")
    for (root, name) in [
      (ReferenceExample.library, "Items.plist"), (ReferenceExample.settings, "Marquee.plist"),
    ] {
      try folder.write("<plist version=\"1.0\">\(root)</plist>", to: name)
    }
    for file in StarterContent.files
    where ["red-desert@", "tea-garden@"].contains(where: file.name.contains) {
      try folder.write(file.bytes, to: file.name)
    }
    let run = CommandRun("validate", folder.path, "--strict")
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("no errors found in 3 files\nlooked at "))
  }

  @Test func `an argument is wrong usage`() {
    #expect(CommandRun("reference", "poster").exitCode == .usage)
  }
}
