import Foundation
import MarqueeScreen
import Testing

/// Screens with content that an app adds.
@Suite struct ReplacedItemsTests {
  private func poster(_ id: String, _ text: String = "A") -> ScreenItem {
    ScreenItem(id: id, .poster(Poster(description: text, imageName: "a")))
  }

  private func screen() throws -> Screen {
    try Screen(sections: [
      ScreenSection(id: "a", type: .basic, name: "A", link: "screen:B", items: [poster("1")]),
      ScreenSection(id: "b", type: .basic, name: "B", items: [poster("2")]),
    ])
  }

  @Test func `a section gets other items, and all else stays`() throws {
    let old = try screen()
    let new = try old.replacing(section: "a", items: [poster("1"), poster("3")])
    #expect(new.sections[0].items.map(\.id) == ["1", "3"])
    #expect(new.sections[0].link == "screen:B")
    #expect(new.sections[1] == old.sections[1])
    #expect(new.layouts == old.layouts)
    #expect(try old.replacing(section: "unknown", items: []) == old)
  }

  @Test func `what a collection view would refuse is refused`() throws {
    let screen = try screen()
    #expect(throws: ScreenFault.duplicateItem("2")) {
      try screen.replacing(section: "a", items: [poster("2")])
    }
    let row = ScreenItem(id: "r", .row(Row(text: "R")))
    #expect(throws: ScreenFault.wrongItemKind(.row, item: "r")) {
      try screen.replacing(section: "a", items: [row])
    }
  }

  @Test func `an item of an authored kind is made from JSON`() throws {
    let json =
      #"{"formatVersion":1,"layouts":{},"itemKinds":{"film":{"fields":["year"]}},"sections":["#
      + #"{"id":"s","type":"grid","layout":"grid","itemKind":"film","items":[{"id":"f","year":1}]}]}"#
    let screen = try Screen(json: Data(json.utf8))
    let kind = screen.sections[0].itemKind
    let film = try ScreenItem(id: "g", json: Data(#"{"year":2001}"#.utf8), of: kind)
    #expect(film.item["year"]?.integer == 2001)
    #expect(
      try screen.replacing(section: "s", items: screen.sections[0].items + [film]).sections[0].items
        .map(\.id) == ["f", "g"])
    #expect(throws: DecodingError.self) {
      try ScreenItem(id: "g", json: Data(#"{"imageName":"a"}"#.utf8), of: .poster)
    }
  }
}
