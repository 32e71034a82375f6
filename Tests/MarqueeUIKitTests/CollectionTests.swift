import Foundation
import MarqueeScreen
import Testing
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// The data source in a collection view that raises what UIKit raises.
@Suite(.serialized, .ownExceptions) @MainActor struct CollectionTests {
  @Test func `a thousand refreshes raise nothing and show the new screen`() async throws {
    var random = RandomScreens(seed: 36)
    var host = Host()
    for round in 0..<1_000 {
      if round % 50 == 0 { host = Host() }
      Exceptions.reset()
      let screen = try random.screen()
      // A rotation or another text size makes the layout out of date before the update.
      if random.one(of: [true, false, false]) { host.resize(random.one(of: Host.widths)) }
      if random.one(of: [true, false]) {
        await host.source.show(screen, animated: random.one(of: [true, false]))
      } else {
        host.source.showAtOnce(screen)
      }
      host.view.layoutIfNeeded()
      #expect(Exceptions.raised.isEmpty, "round \(round)")
      #expect(host.differences(from: screen).isEmpty, "round \(round)")
      if !Exceptions.raised.isEmpty { break }
    }
  }

  private func screen(
    type: SectionType = .basic, section: String = "s", name: String = "Name", item: String = "i",
    title: String = "One", image: String = "a", link: String? = nil, layout: LayoutSection? = nil
  ) throws -> Screen {
    try Screen(
      sections: [
        ScreenSection(
          id: section, type: type, name: name, layout: layout == nil ? nil : "own", link: link,
          items: [ScreenItem(id: item, .poster(Poster(description: title, imageName: image)))])
      ], layouts: layout.map { ["own": $0] } ?? [:])
  }

  @Test func `another theme reaches all cells and headers`() async throws {
    Exceptions.reset()
    let host = Host()
    let screen = try screen()
    var theme = Theme()
    for radius in [nil, 20.0] {
      theme.cardRadius = radius
      theme.accent = radius.map { _ in "#C2410C" }
      host.source.theme = theme
      await host.source.show(screen, animated: true)
      host.view.layoutIfNeeded()
      let cell = host.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell
      #expect(cell?.shown?.theme == theme)
      #expect(host.supplementary(ElementKind.sectionHeader)?.theme == theme)
    }
    #expect(Exceptions.raised.isEmpty)
  }

  @Test func `an item that its own cell can no longer show gets another cell`() async throws {
    Exceptions.reset()
    let host = Host()
    await host.source.show(try screen(image: "b"), animated: false)
    let old = host.view.cellForItem(at: IndexPath(item: 0, section: 0))
    await host.source.show(try screen(image: "a"), animated: true)
    #expect(Exceptions.raised.isEmpty)
    #expect(host.view.cellForItem(at: IndexPath(item: 0, section: 0)) !== old)
  }

  @Test func `a section of another type with the same look gets the cells of that type`()
    async throws
  {
    Exceptions.reset()
    let host = Host()
    let shelf = SectionType(authored: "shelf", itemKind: .poster, layout: .basic)
    await host.source.show(try screen(), animated: false)
    await host.source.show(try screen(type: shelf), animated: true)
    await host.source.show(try screen(type: shelf, title: "Two"), animated: true)
    #expect(Exceptions.raised.isEmpty)
    #expect(host.differences(from: try screen(type: shelf, title: "Two")).isEmpty)
  }

  @Test func `a layout that is out of date is laid out for the old sections first`() async throws {
    Exceptions.reset()
    let host = Host()
    await host.source.show(try screen(section: "old", item: "x"), animated: false)
    host.resize(852)
    await host.source.show(try screen(section: "new", item: "y"), animated: true)
    #expect(Exceptions.raised.isEmpty)
    // An old section without its layout would let the content jump.
    #expect(!host.wasEmpty)
  }

  @Test func `an own cell is updated when the name of its section changes`() async throws {
    let host = Host()
    let shelf = SectionType(authored: "shelf", itemKind: .poster, layout: .basic)
    await host.source.show(try screen(type: shelf, name: "Old"), animated: false)
    await host.source.show(try screen(type: shelf, name: "New"), animated: true)
    let cell = host.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell
    #expect(cell?.shown?.section.name == "New")
  }

  @Test func `a tap on a part has the item as it is now`() async throws {
    let host = Host()
    await host.source.show(try screen(name: "Old"), animated: false)
    let cell = host.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell
    await host.source.show(try screen(name: "New"), animated: true)
    cell?.onPart?("part")
    #expect(host.selections.map(\.section.name) == ["New"])
  }

  @Test func `an item that is gone is not found after the update`() async throws {
    let host = Host()
    await host.source.show(try screen(), animated: false)
    let cell = host.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell
    let onPart = try #require(cell?.onPart)
    await host.source.show(try screen(section: "other", item: "j"), animated: true)
    onPart("part")
    #expect(host.selections.isEmpty)
  }

  @Test func `a header's tap has the link as it is now`() async throws {
    let host = Host()
    await host.source.show(try screen(link: "https://example.com/old"), animated: false)
    let old = try #require(host.supplementary(ElementKind.sectionHeader)?.onTap)
    await host.source.show(try screen(link: "https://example.com/new"), animated: true)
    let new = try #require(host.supplementary(ElementKind.sectionHeader)?.onTap)
    old()
    new()
    #expect(
      host.selections.map(\.section.link) == Array(repeating: "https://example.com/new", count: 2))
    await host.source.show(try screen(), animated: true)
    #expect(host.supplementary(ElementKind.sectionHeader)?.onTap == nil)
  }

  @Test func `a cell whose text changes stays`() async throws {
    let host = Host()
    await host.source.show(try screen(), animated: false)
    let old = host.view.cellForItem(at: IndexPath(item: 0, section: 0))
    let changed = try screen(title: "Two")
    await host.source.show(changed, animated: true)
    #expect(host.view.cellForItem(at: IndexPath(item: 0, section: 0)) === old)
    #expect(host.differences(from: changed).isEmpty)
  }

  @Test func `prices have the currency of the new screen`() async throws {
    let host = Host()
    func screen(_ currency: String?) throws -> Screen {
      let number = try #require(DecimalNumber("4"))
      let course = Course(
        imageName: "a", title: "A", author: "B", rating: number, reviewCount: 1, price: number)
      let section = ScreenSection(
        id: "s", type: .courseSwimlane, items: [ScreenItem(id: "c", .course(course))])
      return try Screen(sections: [section], currency: currency)
    }
    for currency in ["EUR", "GBP", nil] {
      await host.source.show(try screen(currency), animated: true)
      let cell = host.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TestCell
      #expect(cell?.shown?.figures == Figures(for: .enUS, currency: currency))
    }
  }

  @Test(arguments: [true, false]) func `an update is animated as the controller says`(
    animated: Bool
  ) async throws {
    let host = Host()
    await host.source.show(try screen(), animated: false)
    await host.source.show(try screen(title: "Two"), animated: animated)
    host.source.showAtOnce(try screen(title: "Three"))
    #expect(host.view.animations == [animated, false])
  }

  @Test func `during an update the layout is that of the new screen`() async throws {
    let host = Host()
    func layout(_ height: Double) -> LayoutSection {
      LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
          subitems: [.item(LayoutItem(size: .fillingItem))]))
    }
    await host.source.show(try screen(layout: layout(44)), animated: false)
    host.view.whileAnimating = { [weak host] in
      #expect(host?.heights == [55])
    }
    await host.source.show(try screen(layout: layout(55)), animated: true)
    #expect(host.view.animations == [true])
  }

  // MARK: - Headers, footers and badges

  /// A section whose items have badges, with a header and a footer.
  private func labelled(
    _ items: [String], titles: [String: String] = [:], hasBadges: Bool = true
  ) throws -> Screen {
    let badge = SupplementaryItem(
      size: LayoutSize(width: .absolute(20), height: .absolute(20)), elementKind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
    let edge = LayoutSize(width: .fractionalWidth(1), height: .absolute(30))
    var item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    item.supplementaryItems = hasBadges ? [badge] : []
    let layout = LayoutSection(
      group: .horizontal(size: edge, subitems: [.item(item)]),
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: edge, elementKind: ElementKind.sectionHeader, alignment: .top),
        BoundarySupplementaryItem(
          size: edge, elementKind: ElementKind.sectionFooter, alignment: .bottom),
      ])
    let items = items.map { id in
      ScreenItem(id: id, .poster(Poster(description: titles[id] ?? id, imageName: "a")))
    }
    return try Screen(
      sections: [ScreenSection(id: "s", type: .basic, layout: "own", items: items)],
      layouts: ["own": layout])
  }

  /// The titles of the items that badges were configured with.
  private func badges(_ host: Host, _ count: Int) -> [String?] {
    (0..<count).map { place in
      (host.supplementary("badge", at: place)?.item?.content as? Poster)?.description
    }
  }

  @Test func `a badge shows its item as it is now`() async throws {
    let host = Host()
    await host.source.show(try labelled(["a", "b"]), animated: false)
    await host.source.show(try labelled(["a", "b"], titles: ["b": "new"]), animated: true)
    #expect(badges(host, 3) == ["a", "new", nil])
  }

  @Test func `a badge shows its item after one came before it`() async throws {
    let host = Host()
    await host.source.show(try labelled(["a"]), animated: false)
    await host.source.show(try labelled(["b", "a"]), animated: true)
    #expect(badges(host, 3) == ["b", "a", nil])
    host.source.showAtOnce(try labelled(["a", "b", "c"]))
    #expect(badges(host, 4) == ["a", "b", "c", nil])
  }

  @Test func `a badge that is used again shows its item`() async throws {
    let host = Host()
    let ids = (0..<12).map { "item\($0)" }
    for hasBadges in [true, false, true] {
      await host.source.show(try labelled(ids, hasBadges: hasBadges), animated: true)
      host.view.layoutIfNeeded()
      #expect(badges(host, 12) == (hasBadges ? ids : Array(repeating: nil, count: 12)))
    }
  }

  @Test(arguments: [ElementKind.sectionHeader, ElementKind.sectionFooter])
  func `a header and a footer count the items that the section has now`(kind: String) async throws {
    let host = Host()
    await host.source.show(try labelled(["a"]), animated: false)
    #expect(host.supplementary(kind)?.section?.items.count == 1)
    // The page is there while the animation runs.
    host.view.whileAnimating = { [weak host] in
      #expect(host?.supplementary(kind)?.section?.items.count == 2)
    }
    await host.source.show(try labelled(["a", "b"]), animated: true)
    #expect(host.supplementary(kind)?.section?.items.count == 2)
    host.source.showAtOnce(try labelled(["b"]))
    #expect(host.supplementary(kind)?.section?.items.map(\.id) == ["b"])
  }

  @Test func `what has not changed is not configured again`() async throws {
    let host = Host()
    await host.source.show(try labelled(["a", "b"]), animated: false)
    let count = host.cells.supplementaryCount
    #expect(count == 4)
    await host.source.show(try labelled(["a", "b"]), animated: true)
    host.source.showAtOnce(try labelled(["a", "b"]))
    #expect(host.cells.supplementaryCount == count)
  }

  @Test func `a header of a type's layout is there if the section's own was skipped`()
    async throws
  {
    Exceptions.reset()
    let json = """
      {"formatVersion":1,"sections":[{"id":"s","type":"basic","name":"New","layout":"own",
      "items":[{"id":"i","description":"One","imageName":"a"}]}],
      "layouts":{"own":{"group":{"width":{"absolute":0},"height":{"absolute":44}},
      "header":{"width":{"fractionalWidth":1},"height":{"absolute":30}}}}}
      """
    let reading = try ScreenReading(json: Data(json.utf8))
    #expect(reading.skipped.map(\.part) == [.layout])
    let host = Host()
    await host.source.show(reading.screen, animated: false)
    #expect(Exceptions.raised.isEmpty)
    #expect(host.supplementary(ElementKind.sectionHeader)?.section?.name == "New")
  }

  // MARK: - What UIKit would end the app with

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad, .mac])
  func `content can be pulled down, except in the Mac idiom`(idiom: UIUserInterfaceIdiom) {
    Exceptions.reset()
    let host = Host()
    host.view.traitCollection.userInterfaceIdiom = idiom
    var count = 0
    host.view.addRefreshControl { count += 1 }
    host.view.refreshControl?.sendActions(for: .valueChanged)
    #expect(Exceptions.raised.isEmpty)
    #expect(count == (idiom == .mac ? 0 : 1))
  }

  @Test func `a list without room is empty, and reported`() async throws {
    Exceptions.reset()
    let host = Host(width: 393)
    var list = LayoutSection.list(ListConfiguration(appearance: .plain))
    list.contentInsets = DirectionalEdgeInsets(leading: 200, trailing: 200)
    await host.source.show(try screen(layout: list), animated: false)
    #expect(Exceptions.raised.isEmpty)
    #expect(host.faults == [CatalogFault(section: "s", reason: .noRoom)])
    host.resize(401)
    host.view.layoutIfNeeded()
    #expect(Exceptions.raised.isEmpty)
  }

  @Test func `a section without room is empty, and reported once`() async throws {
    Exceptions.reset()
    let host = Host(width: 32)
    let narrow = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
        subitems: [.item(LayoutItem(size: .fillingItem))]),
      contentInsets: DirectionalEdgeInsets(leading: 16, trailing: 16))
    await host.source.show(try screen(layout: narrow), animated: false)
    host.resize(33)
    host.view.layoutIfNeeded()
    host.resize(32)
    host.view.layoutIfNeeded()
    #expect(Exceptions.raised.isEmpty)
    #expect(host.faults == [CatalogFault(section: "s", reason: .noRoom)])
  }

  @Test func `a view that is gone leaves nothing behind`() async throws {
    weak var view: UICollectionView?
    weak var source: CatalogDataSource?
    do {
      let host = Host()
      await host.source.show(try screen(), animated: true)
      (view, source) = (host.view, host.source)
      #expect(view != nil && source != nil)
    }
    #expect(view == nil)
    #expect(source == nil)
  }
}
