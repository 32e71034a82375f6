import MarqueeScreen
import Testing

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// When the content above the first visible item moves it.
@Suite struct ScrollAnchorTests {
  private func screen(_ sections: [(String, String, [String])]) throws -> Screen {
    try Screen(
      sections: sections.map { id, name, items in
        ScreenSection(
          id: id, type: .basic, name: name,
          items: items.map { ScreenItem(id: $0, .poster(Poster(description: name))) })
      })
  }

  private func order(_ screen: Screen) -> [ScrollAnchor.Place] {
    screen.sections.flatMap { section in
      [.section(section.id)] + section.items.map { .item($0.id) }
    }
  }

  private func isMoved(
    _ id: String, from old: [(String, String, [String])], to new: [(String, String, [String])]
  ) throws -> Bool {
    let (old, new) = (try screen(old), try screen(new))
    let anchor = try #require(ScrollAnchor(id, in: order(old)))
    return anchor.isMoved(to: order(new), ScreenChanges(from: old, to: new))
  }

  @Test func `what changes below does not move an item`() throws {
    let old = [("a", "A", ["1", "2"]), ("b", "B", ["3", "4"])]
    #expect(try !isMoved("2", from: old, to: old))
    #expect(try !isMoved("2", from: old, to: [old[0]]))
    #expect(try !isMoved("2", from: old, to: [old[0], ("b", "Other", ["4", "5", "3"])]))
  }

  @Test func `what comes, goes or changes above moves an item`() throws {
    let old = [("a", "A", ["1", "2"]), ("b", "B", ["3", "4"])]
    #expect(try isMoved("4", from: old, to: [old[1]]))
    #expect(try isMoved("4", from: old, to: [("a", "A", ["1"]), old[1]]))
    #expect(try isMoved("4", from: old, to: [("a", "A", ["2", "1"]), old[1]]))
    #expect(try isMoved("4", from: old, to: [("n", "N", ["5"])] + old))
    #expect(try isMoved("4", from: old, to: [("a", "Other", ["1", "2"]), old[1]]))
  }

  @Test func `a layout that changes above moves an item, and one below does not`() throws {
    func screen(_ heights: [String: Double]) throws -> Screen {
      try Screen(
        sections: ["a", "b"].map { id in
          ScreenSection(
            id: id, type: .basic, layout: id,
            items: [ScreenItem(id: "\(id)1", .poster(Poster(description: "A")))])
        },
        layouts: heights.mapValues { height in
          LayoutSection(
            group: .horizontal(
              size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
              subitems: [.item(LayoutItem(size: .fillingItem))]))
        })
    }
    let old = try screen(["a": 44, "b": 44])
    let anchor = try #require(ScrollAnchor("b1", in: order(old)))
    for (heights, moves) in [(["a": 55.0, "b": 44.0], true), (["a": 44, "b": 44], false)] {
      let new = try screen(heights)
      #expect(anchor.isMoved(to: order(new), ScreenChanges(from: old, to: new)) == moves)
    }
    let upper = try #require(ScrollAnchor("a1", in: order(old)))
    let new = try screen(["a": 44, "b": 55])
    #expect(!upper.isMoved(to: order(new), ScreenChanges(from: old, to: new)))
  }

  @Test func `an item that is gone keeps no place`() throws {
    #expect(try !isMoved("2", from: [("a", "A", ["1", "2"])], to: [("a", "A", ["1"])]))
    #expect(ScrollAnchor("x", in: [.item("y")]) == nil)
  }
}
