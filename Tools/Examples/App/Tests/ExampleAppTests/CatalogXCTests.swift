import ExampleApp
import Foundation
import MarqueeLayout
import MarqueeTesting
import XCTest

/// The same with XCTest, for test targets that have not moved on yet.
final class CatalogXCTests: XCTestCase {
  func testContentIsValid() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ExampleApp/Content").path
    try expectValid(folder)
  }

  func testFrames() throws {
    try assertFrames(
      of: CatalogScreen.home.load(), on: .iPhone15, matches: "Expected/Home.txt")
  }
}
