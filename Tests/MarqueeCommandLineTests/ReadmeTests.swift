import Foundation
import MarqueeCommandLine
import Synchronization
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the README shows what the program really prints`() throws {
    let readme = try String(
      contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let command = "$ swift run marquee validate Tools/Examples/LostItem\n"
    let start = try #require(readme.range(of: command)).upperBound
    let end = try #require(readme[start...].range(of: "```")).lowerBound

    let output = Mutex([UInt8]())
    let code = Program.run(
      ["validate", Self.root.appending(path: "Tools/Examples/LostItem").path],
      on: Console(write: { bytes in output.withLock { $0 += bytes } }, writeError: { _ in }))
    #expect(code == .errorsFound)
    let printed = String(decoding: output.withLock { $0 }, as: UTF8.self)
      .replacing(Self.root.path + "/", with: "")
    #expect(printed == String(readme[start..<end]))
  }
}
