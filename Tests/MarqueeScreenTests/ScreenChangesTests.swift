import MarqueeScreen
import TestSupport
import Testing

/// What changed between two screens with the same identifiers.
@Suite struct ScreenChangesTests {
  /// Everything that a cell shows; a view that is not informed of a change continues to show it.
  private struct Cell: Equatable {
    let item: ScreenItem
    let look: LayoutSection
    let currency: String?
  }

  private struct Header: Equatable {
    let name: String?
    let link: String?
  }

  private func cells(_ screen: Screen) -> [String: Cell] {
    var cells: [String: Cell] = [:]
    for section in screen.sections {
      for item in section.items {
        let price = (item.content as? Course)?.price
        cells[item.id] = Cell(
          item: item, look: section.type.layout,
          currency: price == nil ? nil : item.currency ?? screen.currency)
      }
    }
    return cells
  }

  private func headers(_ screen: Screen) -> [String: Header] {
    screen.sections.reduce(into: [:]) { $0[$1.id] = Header(name: $1.name, link: $1.link) }
  }

  private func layouts(_ screen: Screen) -> [String: LayoutSection] {
    screen.sections.reduce(into: [:]) { $0[$1.id] = screen.layout(of: $1) }
  }

  /// The result of a refresh in which only the listed and the new parts are drawn again.
  private func refreshed<Value>(
    _ old: [String: Value], _ new: [String: Value], drawing listed: [String]
  ) -> [String: Value] {
    new.reduce(into: [:]) { shown, entry in
      shown[entry.key] = listed.contains(entry.key) ? entry.value : old[entry.key] ?? entry.value
    }
  }

  /// A screen of few names, so that two of them have much in common.
  private func screen(_ generator: inout SplitMix64) throws -> Screen {
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let number = try #require(DecimalNumber("4"))
    let list = LayoutSection.list(ListConfiguration(appearance: any([.plain, .grouped])))
    var items = (0..<8).map { "item\($0)" }.shuffled(using: &generator)
    let sections = ["a", "b", "c"].shuffled(using: &generator).prefix(any([1, 2, 3])).map { id in
      let type = any([SectionType.basic, .large, .courseSwimlane, .featuredCourse])
      let own = items.prefix(any([0, 1, 2, 3]))
      items.removeFirst(own.count)
      return ScreenSection(
        id: id, type: type, name: any(["New", "Old"]), layout: any([nil, "own"]),
        link: any([nil, "https://example.com"]),
        items: own.map { id in
          let title = any(["One", "Two"])
          return ScreenItem(
            id: id,
            type.itemKind == .poster
              ? .poster(Poster(description: title, imageName: "a"))
              : .course(
                Course(
                  imageName: "a", title: title, author: "A", rating: number, reviewCount: 1,
                  price: number)))
        })
    }
    return try Screen(
      sections: Array(sections), layouts: ["own": list], currency: any([nil, "EUR", "USD"]))
  }

  @Test func `drawing what changed shows the new screen, and nothing else needs to be drawn`()
    throws
  {
    var generator = SplitMix64(seed: 14)
    var changeCount = 0
    for _ in 0..<2_000 {
      let (old, new) = (try screen(&generator), try screen(&generator))
      let changes = ScreenChanges(from: old, to: new)
      let listed = changes.changedItems + changes.replacedItems
      let (oldCells, newCells) = (cells(old), cells(new))
      #expect(refreshed(oldCells, newCells, drawing: listed) == newCells)
      #expect(listed.allSatisfy { oldCells[$0] != nil && oldCells[$0] != newCells[$0] })
      #expect(Set(listed).count == listed.count)
      #expect(
        changes.replacedItems.allSatisfy { oldCells[$0]?.look != newCells[$0]?.look })
      #expect(
        changes.changedItems.allSatisfy { oldCells[$0]?.look == newCells[$0]?.look })
      #expect(
        refreshed(headers(old), headers(new), drawing: changes.changedHeaders) == headers(new))
      #expect(changes.changedHeaders.allSatisfy { headers(old)[$0] != headers(new)[$0] })
      #expect(
        refreshed(layouts(old), layouts(new), drawing: changes.changedLayouts) == layouts(new))
      #expect(changes.changedLayouts.allSatisfy { layouts(old)[$0] != layouts(new)[$0] })
      changeCount += listed.count
    }
    #expect(changeCount > 1_000)
  }

  @Test func `a screen does not differ from itself, nor from one with other items`() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<50 {
      let screen = try screen(&generator)
      #expect(ScreenChanges(from: screen, to: screen).isEmpty)
      #expect(ScreenChanges(from: try Screen(sections: []), to: screen).isEmpty)
      #expect(ScreenChanges(from: screen, to: try Screen(sections: [])).isEmpty)
    }
  }
}
