#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeScreen
  import SwiftUI
  import UIKit

  /// Provides a collection view with cells and headers, and updates them when the screen changes.
  @MainActor final class CatalogDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<ScreenSection.ID, ScreenItem.ID>
    private typealias DataSource = UICollectionViewDiffableDataSource<
      ScreenSection.ID, ScreenItem.ID
    >
    private typealias View = UICollectionView

    /// The shown contents.
    private(set) var contents: ScreenContents?
    private let view: UICollectionView
    private let configuration: CatalogConfiguration
    private let onSelect: (CatalogSelection) -> Void
    private var source: DataSource?
    private let hosting: View.CellRegistration<UICollectionViewCell, CatalogCellView>
    private let rows: View.CellRegistration<RowCell, ScreenItem>
    private var supplementaries: [String: View.SupplementaryRegistration<UICollectionViewCell>] =
      [:]
    private var backgroundKinds: Set<String> = []

    init(
      _ view: UICollectionView, _ configuration: CatalogConfiguration,
      onSelect: @escaping (CatalogSelection) -> Void
    ) {
      self.view = view
      self.configuration = configuration
      self.onSelect = onSelect
      hosting = View.CellRegistration { cell, _, content in
        cell.host(content)
      }
      rows = View.CellRegistration { [images = configuration.images] cell, _, item in
        cell.show(item, images: images)
      }
      let source = DataSource(collectionView: view) { [weak self] view, indexPath, id in
        self?.cell(in: view, at: indexPath, id: id)
      }
      source.supplementaryViewProvider = { [weak self] view, kind, indexPath in
        guard let registration = self?.supplementaries[kind] else { return nil }
        return view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
      }
      self.source = source
    }

    /// Shows a screen; elements with the same identifier as before stay in place.
    func show(_ screen: Screen, animated: Bool) async {
      let before = contents
      let contents = ScreenContents(screen, keeping: before?.choice ?? ItemChoice())
      self.contents = contents
      registerViews(of: screen)
      showConfiguration(of: screen, insteadOf: before?.screen)
      guard let source else { return }
      let changes = before.map { ScreenChanges(from: $0.screen, to: screen) }
      var snapshot = Snapshot()
      for section in screen.sections {
        snapshot.appendSections([section.id])
        snapshot.appendItems(section.shownItems(contents.choice).map(\.id), toSection: section.id)
      }
      if let changes {
        // Only items shown before and after can be updated; a main section shows one of its items.
        let shown = Set(source.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        snapshot.reconfigureItems(changes.changedItems.filter(shown.contains))
        snapshot.reloadItems(changes.replacedItems.filter(shown.contains))
      }
      await source.apply(snapshot, animatingDifferences: animated)
      guard let changes else { return }
      showHeaders(of: changes.changedHeaders)
      if !changes.changedLayouts.isEmpty { view.collectionViewLayout.invalidateLayout() }
    }

    /// Updates the layout's configuration, if it has changed.
    private func showConfiguration(of screen: Screen, insteadOf before: Screen?) {
      let configuration = screen.layoutConfiguration
      guard configuration != before?.layoutConfiguration ?? LayoutConfiguration(),
        let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
      else { return }
      layout.configuration = configuration.makeUIKitConfiguration()
      view.alwaysBounceVertical = configuration.scrollDirection == .vertical
      view.alwaysBounceHorizontal = configuration.scrollDirection == .horizontal
    }

    /// The layout of the section at an index; `nil` if there is none.
    func layout(
      ofSection index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      guard let contents, let section = section(at: index) else { return nil }
      return contents.screen.layout(of: section).makeUIKitSection(in: environment)
    }

    /// The shown section at an index.
    func section(at index: Int) -> ScreenSection? {
      source?.sectionIdentifier(for: index).flatMap { contents?.section($0) }
    }

    /// The shown item at an index path.
    func item(at indexPath: IndexPath) -> (item: ScreenItem, section: ScreenSection)? {
      source?.itemIdentifier(for: indexPath).flatMap { contents?.item($0) }
    }

    /// The index path of an item; `nil` if it is not shown.
    func indexPath(of id: ScreenItem.ID) -> IndexPath? { source?.indexPath(for: id) }

    /// The index path of a section's first item; `nil` if it is not shown, or has no items.
    func indexPath(ofSection id: ScreenSection.ID) -> IndexPath? {
      guard let index = source?.index(for: id), let source,
        source.snapshot().numberOfItems(inSection: id) > 0
      else { return nil }
      return IndexPath(item: 0, section: index)
    }

    // MARK: - Cells

    private func cell(
      in view: UICollectionView, at indexPath: IndexPath, id: ScreenItem.ID
    ) -> UICollectionViewCell? {
      guard let contents, let (item, section) = contents.item(id) else { return nil }
      let figures = Figures(for: configuration.locale, currency: contents.screen.currency)
      let context = CellContext(item: item, section: section, figures: figures)
      if let cell = configuration.cells.cell(in: view, at: indexPath, for: context) { return cell }
      if section.type.isList {
        return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
      }
      let content = CatalogCellView(context: context, images: configuration.images) {
        [onSelect] part in
        onSelect(CatalogSelection(section: section, item: item, part: part))
      }
      return view.dequeueConfiguredReusableCell(using: hosting, for: indexPath, item: content)
    }

    // MARK: - Headers and the like

    /// Registers views for all element kinds of a screen; doing it while providing a view is too
    /// late.
    private func registerViews(of screen: Screen) {
      let kinds = screen.layouts.values.reduce(
        into: Set(screen.layoutConfiguration.boundarySupplementaryItems.map(\.elementKind))
      ) { $0.formUnion($1.elementKinds) }
      for kind in kinds where supplementaries[kind] == nil {
        supplementaries[kind] = View.SupplementaryRegistration(elementKind: kind) {
          [weak self] cell, kind, indexPath in
          self?.configure(cell, kind, at: indexPath)
        }
      }
      for layout in screen.layouts.values {
        for kind in layout.decorationItems.map(\.elementKind)
        where backgroundKinds.insert(kind).inserted {
          view.collectionViewLayout.register(
            BackgroundView.self, forDecorationViewOfKind: kind)
        }
      }
    }

    private func configure(_ cell: UICollectionViewCell, _ kind: String, at indexPath: IndexPath) {
      guard let section = section(at: indexPath.section) else { return }
      if let content = configuration.cells.supplementaryView(kind, section) {
        cell.host(content)
      } else if kind == UICollectionView.elementKindSectionHeader, let name = section.name {
        cell.host(SectionHeaderView(name: name, onTap: onTap(section)))
      } else {
        cell.contentConfiguration = nil
      }
    }

    private func onTap(_ section: ScreenSection) -> (@MainActor () -> Void)? {
      guard section.link != nil else { return nil }
      return { [onSelect] in
        onSelect(CatalogSelection(section: section, item: nil, part: nil))
      }
    }

    /// Updates the visible headers; others are updated when they appear.
    private func showHeaders(of sections: [ScreenSection.ID]) {
      for kind in supplementaries.keys {
        for indexPath in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          guard let id = section(at: indexPath.section)?.id, sections.contains(id),
            let cell = view.supplementaryView(forElementKind: kind, at: indexPath)
              as? UICollectionViewCell
          else { continue }
          configure(cell, kind, at: indexPath)
        }
      }
    }
  }
#endif
