import Foundation
import MarqueeScreen
import Testing
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// The data source in a collection view that raises what UIKit raises.
@Suite(.serialized, .ownExceptions) @MainActor struct CollectionTests {
  private static let widths = [320.0, 393, 852]

  /// A collection view with its data source.
  @MainActor private final class Host {
    let view: UICollectionView
    let source: CatalogDataSource
    private let cells = TestCells()
    private(set) var selections: [CatalogSelection] = []
    private(set) var faults: [CatalogFault] = []
    /// Whether a section with items was given no layout of its own.
    private(set) var wasEmpty = false

    init(width: Double = 393) {
      weak var host: Host?
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let section = host?.source.layout(ofSection: index, in: environment)
        if case .custom? = section?.group.contents { host?.wasEmpty = true }
        return section
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 852), collectionViewLayout: layout)
      source = CatalogDataSource(
        view, cells, figures: { Figures(for: .enUS, currency: $0) },
        onSelect: { host?.selections.append($0) },
        onFault: { host?.faults.append($0) })
      host = self
    }

    func resize(_ width: Double) {
      view.frame.size.width = width
      view.collectionViewLayout.invalidateLayout()
    }

    /// What is wrong with what the view shows of a screen; empty if nothing is.
    func differences(from screen: Screen) -> [String] {
      var wrong: [String] = []
      let choice = source.contents?.choice ?? ItemChoice()
      var count = 0
      for (index, section) in screen.sections.enumerated() {
        for (place, item) in section.shownItems(choice).enumerated() {
          count += 1
          let indexPath = IndexPath(item: place, section: index)
          guard let cell = view.cellForItem(at: indexPath) as? TestCell else {
            wrong.append("no cell for \(item.id)")
            continue
          }
          let shown = cell.shown
          if shown?.item != item {
            wrong.append("\(item.id) shows \(String(describing: shown?.item))")
          }
          if let shown, cells.choice(for: shown).isOwn, shown.section.name != section.name {
            wrong.append("\(item.id) shows the section's old name")
          }
        }
        for kind in [ElementKind.sectionHeader, ElementKind.sectionFooter] {
          let indexPath = IndexPath(item: 0, section: index)
          guard let header = view.supplementaryView(forElementKind: kind, at: indexPath) else {
            continue
          }
          let name = cells.names[ObjectIdentifier(header)]
          if name != section.name { wrong.append("\(section.id) has the header \(name ?? "")") }
        }
      }
      if view.cells.count != count { wrong.append("cells that are gone") }
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
      let reading = LayoutReading()
      if layout.map({ reading.configuration($0.configuration) })
        != reading.configuration(screen.layoutConfiguration.makeUIKitConfiguration())
      {
        wrong.append("another configuration")
      }
      return wrong
    }
  }

  @Test func `a thousand refreshes raise nothing and show the new screen`() async throws {
    var random = RandomScreens(seed: 36)
    var host = Host()
    for round in 0..<1_000 {
      if round % 50 == 0 { host = Host() }
      Exceptions.reset()
      let screen = try random.screen()
      // A rotation or another text size makes the layout out of date before the update.
      if random.one(of: [true, false, false]) { host.resize(random.one(of: Self.widths)) }
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
    title: String = "One", image: String = "a", layout: LayoutSection? = nil
  ) throws -> Screen {
    try Screen(
      sections: [
        ScreenSection(
          id: section, type: type, name: name, layout: layout == nil ? nil : "own",
          items: [ScreenItem(id: item, .poster(Poster(description: title, imageName: image)))])
      ], layouts: layout.map { ["own": $0] } ?? [:])
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
