import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct RefusedLayoutTests {
  private func json(_ layout: String) -> Data {
    Data(#"{"formatVersion":1,"sections":[],"layouts":{"own":\#(layout)}}"#.utf8)
  }

  private func screen(_ layout: String) throws -> Screen { try Screen(json: json(layout)) }

  private static let size = #""width":{"absolute":9},"height":{"absolute":9}"#
  private static let badged =
    #"{\#(size),"supplementaryItems":[{\#(size),"elementKind":"new","containerAnchor":{"edges":["top"]}}]}"#

  @Test(
    arguments: [
      #"{}"#, #"{"group":{\#(size),"subitems":[]}}"#,
      #"{"group":{\#(size),"subitems":[{\#(size),"subitems":[]}]}}"#,
      #"{"group":{\#(size),"frames":[]}}"#,
      // One item with a badge is allowed, two with the same kind are not.
      #"{"group":{\#(size),"subitems":[\#(badged),\#(badged)]}}"#,
    ])
  func `a layout that would end the app is skipped`(layout: String) throws {
    #expect(throws: (any Error).self) { try screen(layout) }
    let reading = try ScreenReading(json: json(layout))
    #expect(reading.screen.layouts.isEmpty)
    #expect(reading.skipped.map(\.path.description) == ["layouts.own"])
  }

  @Test func `an item with a badge is shown`() throws {
    let layout = #"{"group":{\#(Self.size),"subitems":[\#(Self.badged)]}}"#
    #expect(try screen(layout).layouts.count == 1)
  }

  @Test func `an item beside its group is not repeated inside of it`() throws {
    let screen = try screen(#"{"item":{\#(Self.size)},"group":{\#(Self.size)}}"#)
    #expect(!String(decoding: screen.json(), as: UTF8.self).contains("subitems"))
  }
}
