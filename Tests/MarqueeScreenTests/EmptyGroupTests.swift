import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct EmptyGroupTests {
  /// A screen with one layout.
  private func screen(_ layout: String) throws -> Screen {
    try Screen(
      json: Data(#"{"formatVersion":1,"sections":[],"layouts":{"own":\#(layout)}}"#.utf8))
  }

  private static let size = #""width":{"absolute":9},"height":{"absolute":9}"#

  @Test(
    arguments: [
      #"{}"#, #"{"group":{\#(size),"subitems":[]}}"#,
      #"{"group":{\#(size),"subitems":[{\#(size),"subitems":[]}]}}"#,
    ])
  func `a group without items reads back without items`(layout: String) throws {
    let screen = try screen(layout)
    #expect(try Screen(json: Data(screen.json())) == screen)
  }

  @Test func `an item next to its group is not repeated inside the group`() throws {
    let screen = try screen(#"{"item":{\#(Self.size)},"group":{\#(Self.size)}}"#)
    #expect(!String(decoding: screen.json(), as: UTF8.self).contains("subitems"))
  }
}
