import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

// The steps of a run are internal.
@testable import MarqueeCompiler

/// The comparison of a screen with what an app loads by itself.
@Suite struct AppLoadTests {
  /// A screen of courses with these titles and prices.
  private func bytes(_ courses: [(title: String, price: String)]) -> [UInt8] {
    let items = courses.map { title, price in
      """
      <dict><key>imageName</key><string>a</string>
      <key>title</key><string>\(title)</string><key>author</key><string>B</string>
      <key>rating</key><real>4.50</real><key>reviewCount</key><integer>3</integer>
      <key>price</key><real>\(price)</real></dict>
      """
    }
    return Array(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>courseSwimlane</string>
      <key>contentItem</key><array>\(items.joined())</array></dict></array></plist>
      """.utf8)
  }

  private func load(
    _ app: [(title: String, price: String)], _ checked: [(title: String, price: String)]
  ) throws -> AppLoad {
    let report = ContentPipeline(propertyList: Data(bytes(checked))).run()
    return AppLoad(bytes(app), comparedWith: try #require(report.screens.first?.scene.screen))
  }

  @Test func `the digits of a number make no difference`() throws {
    #expect(try load([("A", "9.9")], [("A", "9.90")]) == .same)
    #expect(try load([("A", "9.8")], [("A", "9.90")]) != .same)
  }

  /// Items with equal titles get identifiers from their content.
  @Test func `derived identifiers do not depend on the digits of a number`() throws {
    let ours = [("A", "9.90"), ("A", "8.00")]
    #expect(try load([("A", "9.9"), ("A", "8")], ours) == .same)
    #expect(try load([("A", "9.9"), ("A", "7")], ours) != .same)
  }

  @Test func `the first value that differs is named`() throws {
    let load = try load([("A", "1"), ("B", "1")], [("A", "1"), ("B", "2")])
    #expect(load.fault?.hasPrefix("an app loads another value at 'sections[0].items[1].") == true)
  }

  @Test func `what no app can load is refused`() throws {
    let load = try load([("A", "<string>x</string>")], [("A", "1")])
    #expect(load.fault?.hasPrefix("an app cannot load this screen: ") == true)
  }
}
