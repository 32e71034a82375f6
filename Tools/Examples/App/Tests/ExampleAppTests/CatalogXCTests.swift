import ExampleApp
import MarqueeLayout
import MarqueeTesting
import XCTest

/// The same with XCTest, for test targets that have not moved on yet.
final class CatalogXCTests: XCTestCase {
  func testContentIsValid() throws {
    try expectValid("Sources/ExampleApp/Content")
  }

  func testFrames() throws {
    try assertFrames(
      of: CatalogScreen.home.load(), on: .iPhone15, matches: "Expected/Home.txt")
  }
}
