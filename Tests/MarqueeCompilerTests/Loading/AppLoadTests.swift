import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@testable import MarqueeCompiler

/// The comparison of a screen with what an app loads by itself.
@Suite struct AppLoadTests {
  private func bytes(_ title: String, rating: String = "4.5") -> [UInt8] {
    Array(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>courseSwimlane</string>
      <key>contentItem</key><array><dict><key>imageName</key><string>a</string>
      <key>title</key><string>\(title)</string><key>author</key><string>B</string>
      <key>rating</key><real>\(rating)</real><key>reviewCount</key><integer>3</integer>
      <key>price</key><real>9.90</real></dict></array></dict></array></plist>
      """.utf8)
  }

  private func screen(_ bytes: [UInt8]) throws -> Screen {
    try #require(ContentPipeline(propertyList: .init(bytes)).run().screens.first?.checked.screen)
  }

  @Test func `the digits of a number make no difference`() throws {
    let load = AppLoad(bytes("A"), comparedWith: try screen(bytes("A", rating: "4.50")))
    #expect(load == .same)
  }

  @Test func `the first value that differs is named`() throws {
    let load = AppLoad(bytes("A"), comparedWith: try screen(bytes("B", rating: "1")))
    #expect(load.fault?.hasPrefix("an app loads another value at 'sections[0].") == true)
  }

  @Test func `what no app can load is refused`() throws {
    let load = AppLoad(Array("<plist/>".utf8), comparedWith: try screen(bytes("A")))
    guard case .refused = load else {
      Issue.record("\(load)")
      return
    }
    #expect(load.fault?.hasPrefix("an app cannot load this screen: ") == true)
  }
}
