import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ReadmeTests {
  private static let root = PackageFolder.url

  @Test func `the README shows what the program really prints`() throws {
    let readme = try String(
      contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let command = "$ swift run marquee validate Tools/Examples/LostItem\n"
    let start = try #require(readme.range(of: command)).upperBound
    let end = try #require(readme[start...].range(of: "```")).lowerBound

    let run = CommandRun("validate", Self.root.appending(path: "Tools/Examples/LostItem").path)
    #expect(run.exitCode == .errorsFound)
    let printed = run.output.replacing(Self.root.path + "/", with: "")
    #expect(printed == String(readme[start..<end]))
  }
}
