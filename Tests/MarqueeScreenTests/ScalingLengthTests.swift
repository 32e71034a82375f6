import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// Lengths that grow with the text, as dictionaries and as JSON.
@Suite struct ScalingLengthTests {
  private func dimension(_ json: String) throws -> LayoutDimension {
    try JSONDecoder().decode(LayoutDimension.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    (#"{"absolute":30,"scalesWithText":true}"#, LayoutDimension.absolute(30, scalesWithText: true)),
    (#"{"estimated":44,"scalesWithText":true}"#, .estimated(44, scalesWithText: true)),
    (#"{"absolute":30,"scalesWithText":false}"#, .absolute(30)),
    (#"{"scalesWithText":null,"absolute":30}"#, .absolute(30)),
    // A later version may let these grow, and an app shows them as it can.
    (#"{"fractionalWidth":1,"scalesWithText":true}"#, .fractionalWidth(1)),
    (#"{"uniformAcrossSiblings":9,"scalesWithText":true}"#, .uniformAcrossSiblings(9)),
  ]) func `a length grows only if its dictionary says so`(
    json: String, read: LayoutDimension
  ) throws {
    #expect(try dimension(json) == read)
  }

  @Test(arguments: [
    #"{"scalesWithText":true}"#, #"{"absolute":30,"scalesWithText":1.5}"#,
    #"{"absolute":30,"estimated":30,"scalesWithText":true}"#,
  ]) func `it needs a length, and is a boolean`(json: String) {
    #expect(throws: DecodingError.self) { try dimension(json) }
  }

  @Test func `JSON says only what grows`() throws {
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(
          width: .absolute(20, scalesWithText: false), height: .absolute(30, scalesWithText: true)),
        subitems: [
          .item(LayoutItem(width: .fractionalWidth(1), height: .estimated(9, scalesWithText: true)))
        ]))
    let screen = try Screen(
      sections: [ScreenSection(id: "a", type: .grid, layout: "own", items: [])],
      layouts: ["own": section])
    let json = String(decoding: screen.json(), as: UTF8.self)
    #expect(
      json.contains(
        #""width":{"absolute":20},"height":{"absolute":30,"scalesWithText":true}"#))
    #expect(json.contains(#""height":{"estimated":9,"scalesWithText":true}"#))
    #expect(try Screen(json: screen.json()).layouts == screen.layouts)
  }

  @Test func `only a length in points or an estimate is set to grow`() {
    var lengths: [LayoutDimension] = [
      .absolute(1), .estimated(2), .fractionalWidth(3), .fractionalHeight(4),
      .uniformAcrossSiblings(5),
    ]
    for index in lengths.indices { lengths[index].scalesWithText = true }
    #expect(lengths.map(\.scalesWithText) == [true, true, false, false, false])
    #expect(lengths[0] == .absolute(1, scalesWithText: true))
    #expect(lengths[4] == .uniformAcrossSiblings(5))
  }
}
