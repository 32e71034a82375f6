import MarqueeCommandLine
import TestSupport
import Testing

/// The messages about a folder without screens, whose path is probably wrong.
@Suite struct EmptyFolderTests {
  @Test(
    arguments: [
      ["validate", "@Content"], ["build", "@Content", "-o", "@Out"], ["layout", "@Content"],
      ["publish", "@Content", "-o", "@Out"], ["preview", "@Content", "-o", "@Out"],
      ["preview", "@Content", "--site", "@Out"], ["images", "@Content"],
    ])
  func `a folder without screens is an error`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("Notes", to: "Content/Notes.txt")
    let run = CommandRun(
      arguments.map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 })
    #expect(run.exitCode == .errorsFound)
    #expect((run.output + run.errors).contains("the folder holds no screens"))
    #expect((run.output + run.errors).contains("run 'marquee init FOLDER' to start one"))
  }
}
