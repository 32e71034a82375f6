import Foundation
import MarqueeCommandLine
import Synchronization
import Testing

@Suite struct LayoutCommandTests {
  /// The repository's own content, from the place of this file.
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content").path

  private func run(_ arguments: [String]) -> (code: ExitCode, output: [UInt8]) {
    let output = Mutex([UInt8]())
    let code = Program.run(
      arguments,
      on: Console(
        write: { bytes in output.withLock { $0 += bytes } }, writeError: { _ in }))
    return (code, output.withLock { $0 })
  }

  /// The file can be checked by hand against the numbers of each section type.
  ///
  /// On the iPhone 15 a
  /// row is 0.9 × 393 = 353.667 points wide (353.7 down to a pixel); a third of it is 117.667 (117.889
  /// down to a pixel), less 5 on both sides is 107.667. A poster of `basic` is 0.75 × 200 = 150 high, less 10
  /// above is 140; with a header of 30 the section is 180 high. The second group begins at
  /// 5 + 353.667, so its first poster at 363.667.
  @Test func `the sample's frames on an iPhone 15 are those of its section types`() throws {
    let (code, output) = run(["layout", "\(Self.content)/Home.plist", "--device", "iPhone 15"])
    #expect(code == .success)
    let text = String(decoding: output, as: UTF8.self)
      .replacing("\(Self.content)/Home.plist", with: "Home.plist")
    try ExpectedFile.check(Array(text.utf8), against: "home-iphone-15.txt")
  }

  @Test func `frames are printed as JSON too`() throws {
    let (code, output) = run(["layout", "\(Self.content)/Home.plist", "--json", "-d", "375x667@2"])
    #expect(code == .success)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output)) as? [[String: Any]])
    #expect(json.count == 1)
    #expect(json[0]["containerSize"] as? [Double] == [375, 667])
    let sections = try #require(json[0]["sections"] as? [[String: Any]])
    // main: 375 × 450, and 20 below.
    #expect(sections[0]["frame"] as? [Double] == [0, 0, 375, 470])
  }

  @Test func `an unknown device is a usage error`() {
    #expect(run(["layout", Self.content, "--device", "iPhone 3"]).code == .usage)
  }
}
