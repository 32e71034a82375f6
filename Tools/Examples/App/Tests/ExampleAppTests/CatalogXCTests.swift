import ExampleApp
import MarqueeScreen
import MarqueeTesting
import XCTest

/// The same tests with XCTest, for test targets that still use it.
final class CatalogXCTests: XCTestCase {
  func testContentIsValid() throws {
    try assertValid("Sources/ExampleApp/Content")
  }

  func testFrames() throws {
    try assertFrames(
      of: CatalogScreen.home.load(), on: .iPhone15, matches: "Expected/Home.txt")
  }
}
