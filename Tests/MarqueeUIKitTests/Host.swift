import MarqueeScreen
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// A collection view with its data source.
@MainActor final class Host {
  /// Widths of views: phones, and one that is turned.
  static let widths = [320.0, 393, 852]

  let view: UICollectionView
  let source: CatalogDataSource
  let cells = TestCells()
  private(set) var selections: [CatalogSelection] = []
  private(set) var faults: [CatalogFault] = []
  /// Whether a section with items was given no layout of its own.
  private(set) var wasEmpty = false
  /// The height of the group of each section as it was asked for last.
  private(set) var heights: [Double] = []

  init(width: Double = 393) {
    weak var host: Host?
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = host?.source.layout(ofSection: index, in: environment)
      if case .custom? = section?.group.contents { host?.wasEmpty = true }
      if index == 0 { host?.heights = [] }
      if let size = section?.group.layoutSize {
        host?.heights.append(size.heightDimension.dimension)
      }
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

  /// What a header, a footer or a badge of the first section shows.
  func supplementary(_ kind: String, at place: Int = 0) -> TestCells.Supplementary? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: place, section: 0))
      .flatMap { cells.shown[ObjectIdentifier($0)] }
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
        let shown = cells.shown[ObjectIdentifier(header)]?.section
        if shown != section { wrong.append("\(section.id) has the header \(shown?.name ?? "")") }
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
