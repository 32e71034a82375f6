#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  /// Provides a collection view with cells and headers, and updates them when the screen changes.
  ///
  /// UIKit may ask for the old sections and items after a new screen was given, and raises an
  /// exception if a provider returns `nil`. So the contents before are kept until an update has
  /// ended, and what is in neither is shown as empty.
  @MainActor final class CatalogDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<ScreenSection.ID, ScreenItem.ID>
    private typealias DataSource = UICollectionViewDiffableDataSource<
      ScreenSection.ID, ScreenItem.ID
    >
    private typealias View = UICollectionView

    /// What the cells of the next screen look like, and of the one that is shown.
    var theme = Theme()
    private var shownTheme = Theme()
    private(set) var contents: ScreenContents?
    /// The contents before, while an update to the new ones runs.
    private var earlier: ScreenContents?
    private let view: UICollectionView
    private let cells: any CellProvider
    private let figures: (String?) -> Figures
    private let onSelect: (CatalogSelection) -> Void
    private let onFault: (CatalogFault) -> Void
    private var source: DataSource?
    /// Which registration has made the cell of each item that was asked for.
    private var choices: [ScreenItem.ID: CellChoice] = [:]
    private let emptyCells: View.CellRegistration<UICollectionViewCell, Void>
    private var supplementaries: [String: View.SupplementaryRegistration<SupplementaryCell>] = [:]
    private var backgroundKinds: Set<String> = []
    private var reported: Set<CatalogFault> = []

    init(
      _ view: UICollectionView, _ cells: any CellProvider,
      figures: @escaping (String?) -> Figures,
      onSelect: @escaping (CatalogSelection) -> Void,
      onFault: @escaping (CatalogFault) -> Void = { _ in }
    ) {
      self.view = view
      self.cells = cells
      self.figures = figures
      self.onSelect = onSelect
      self.onFault = onFault
      emptyCells = View.CellRegistration { _, _, _ in }
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
    ///
    /// - Returns: After the animation, if there is one.
    func show(_ screen: Screen, animated: Bool) async {
      guard let source, let (snapshot, changes) = begin(screen) else { return }
      await withCheckedContinuation { continuation in
        source.apply(snapshot, animatingDifferences: animated) { continuation.resume() }
        showSupplementaries()
      }
      finish(changes)
    }

    /// Shows a screen without an animation; the view has the new cells when it returns.
    func showAtOnce(_ screen: Screen) {
      guard let (snapshot, changes) = begin(screen) else { return }
      source?.apply(snapshot, animatingDifferences: false, completion: nil)
      finish(changes)
    }

    /// Stores the contents, and finds what differs from those that are shown.
    private func begin(_ screen: Screen) -> (Snapshot, ScreenChanges?)? {
      guard let source else { return nil }
      let before = contents
      let contents = ScreenContents(screen, keeping: before?.choice ?? ItemChoice())
      earlier = before
      self.contents = contents
      registerViews(of: screen)
      let changes = before.map { ScreenChanges(from: $0.screen, to: screen) }
      var snapshot = Snapshot()
      for section in screen.sections {
        snapshot.appendSections([section.id])
        snapshot.appendItems(section.shownItems(contents.choice).map(\.id), toSection: section.id)
      }
      if let changes {
        // Only items shown before and after can be updated; a main section shows one of its items.
        let shown = Set(source.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        let updates = updates(of: shown, changes)
        snapshot.reconfigureItems(updates.reconfigured)
        snapshot.reloadItems(updates.reloaded)
      }
      showConfiguration(of: screen, insteadOf: before?.screen)
      return (snapshot, changes)
    }

    /// Ends an update: from now on UIKit asks only for the new contents.
    private func finish(_ changes: ScreenChanges?) {
      earlier = nil
      shownTheme = theme
      let shown = Set(source?.snapshot().itemIdentifiers ?? [])
      choices = choices.filter { shown.contains($0.key) }
      showSupplementaries()
      if changes?.changedLayouts.isEmpty == false { view.collectionViewLayout.invalidateLayout() }
    }

    /// The items whose cells must be configured again, and those that need another cell.
    private func updates(
      of shown: Set<ScreenItem.ID>, _ changes: ScreenChanges
    ) -> (reconfigured: [ScreenItem.ID], reloaded: [ScreenItem.ID]) {
      let changed = Set(changes.changedItems + changes.replacedItems)
      let changedSections = Set(changes.changedHeaders)
      var reconfigured: [ScreenItem.ID] = []
      var reloaded: [ScreenItem.ID] = []
      for id in shown {
        guard let old = choices[id], let context = context(of: id) else { continue }
        let section = context.section.id
        // An own cell may show something of its section.
        let hasChangedSection =
          old.isOwn
          && (changedSections.contains(section) || earlier?.item(id)?.section.id != section)
        if cells.choice(for: context) != old {
          reloaded.append(id)
        } else if changed.contains(id) || hasChangedSection || theme != shownTheme {
          reconfigured.append(id)
        }
      }
      return (reconfigured, reloaded)
    }

    /// Updates the layout's configuration, if it has changed.
    private func showConfiguration(of screen: Screen, insteadOf before: Screen?) {
      let configuration = screen.layoutConfiguration
      guard configuration != before?.layoutConfiguration ?? LayoutConfiguration() else { return }
      showTextSize()
      view.alwaysBounceVertical = configuration.scrollDirection == .vertical
      view.alwaysBounceHorizontal = configuration.scrollDirection == .horizontal
    }

    /// Lays out again, with the lengths of the view's text size.
    func showTextSize() {
      guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
        let configuration = contents?.screen.layoutConfiguration
      else { return }
      // This asks for all sections again.
      layout.configuration = configuration.makeUIKitConfiguration(in: view.traitCollection)
    }

    /// The layout of the section at an index; that of an empty section if there is none.
    func layout(
      ofSection index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      guard let id = source?.sectionIdentifier(for: index), let contents,
        let shown = contents.section(id) == nil ? earlier : contents,
        let section = shown.section(id)
      else { return .empty }
      // The name of an old section's layout may mean another one in the new screen, whose settings
      // the whole layout has already.
      return shown.screen.layout(of: section).makeUIKitSection(
        in: environment, scrolling: contents.screen.layoutConfiguration.scrollDirection
      ) { [weak self] reason in
        self?.report(CatalogFault(section: section.id, reason: reason))
      }
    }

    private func report(_ fault: CatalogFault) {
      if reported.insert(fault).inserted { onFault(fault) }
    }

    func section(at index: Int) -> ScreenSection? {
      source?.sectionIdentifier(for: index).flatMap(section)
    }

    func item(at indexPath: IndexPath) -> (item: ScreenItem, section: ScreenSection)? {
      source?.itemIdentifier(for: indexPath).flatMap(item)
    }

    private func section(_ id: ScreenSection.ID) -> ScreenSection? {
      contents?.section(id) ?? earlier?.section(id)
    }

    private func item(_ id: ScreenItem.ID) -> (item: ScreenItem, section: ScreenSection)? {
      contents?.item(id) ?? earlier?.item(id)
    }

    func indexPath(of id: ScreenItem.ID) -> IndexPath? { source?.indexPath(for: id) }

    func index(of id: ScreenSection.ID) -> Int? { source?.index(for: id) }

    /// Whether a section's groups are next to each other in a row that scrolls by itself.
    func scrollsSideways(_ section: ScreenSection) -> Bool {
      contents.map { $0.screen.layout(of: section).orthogonalScrollingBehavior != .none } ?? false
    }

    /// The identifiers of all shown sections and items, in order.
    var order: [ScrollAnchor.Place] {
      contents.map { Self.order(of: $0.screen, $0.choice) } ?? []
    }

    /// The identifiers of all sections and items of a screen that are shown with a choice, in
    /// order.
    static func order(of screen: Screen, _ choice: ItemChoice?) -> [ScrollAnchor.Place] {
      screen.sections.flatMap { section in
        [.section(section.id)]
          + section.shownItems(choice ?? ItemChoice()).map { .item($0.id) }
      }
    }

    // MARK: - Cells

    private func context(of id: ScreenItem.ID) -> CellContext? {
      item(id).map { item, section in
        CellContext(
          item: item, section: section,
          figures: figures(contents?.screen.currency), theme: theme)
      }
    }

    private func cell(
      in view: UICollectionView, at indexPath: IndexPath, id: ScreenItem.ID
    ) -> UICollectionViewCell {
      guard let context = context(of: id) else {
        return view.dequeueConfiguredReusableCell(using: emptyCells, for: indexPath, item: ())
      }
      let choice = cells.choice(for: context)
      choices[id] = choice
      return cells.cell(choice, in: view, at: indexPath, for: context) { [weak self] part in
        // The item may have changed since its cell was made.
        guard let self, let (item, section) = self.item(id) else { return }
        self.onSelect(CatalogSelection(section: section, item: item, part: part))
      }
    }

    // MARK: - Headers and the like

    /// Registers views for all element kinds of a screen; doing it while providing a view is too
    /// late.
    private func registerViews(of screen: Screen) {
      // Those of section types are among them, also if a section's own was skipped.
      let layouts = screen.layouts.values
      let kinds = layouts.reduce(
        into: Set(screen.layoutConfiguration.boundarySupplementaryItems.map(\.elementKind))
      ) { $0.formUnion($1.elementKinds) }
      for kind in kinds where supplementaries[kind] == nil {
        supplementaries[kind] = View.SupplementaryRegistration(elementKind: kind) {
          [weak self] cell, kind, indexPath in
          self?.configure(cell, kind, at: indexPath)
        }
      }
      let decorations = layouts.flatMap { $0.decorationItems + ($0.regular?.decorationItems ?? []) }
      for kind in decorations.map(\.elementKind)
      where backgroundKinds.insert(kind).inserted {
        view.collectionViewLayout.register(BackgroundView.self, forDecorationViewOfKind: kind)
      }
    }

    private func configure(_ cell: SupplementaryCell, _ kind: String, at indexPath: IndexPath) {
      let section = section(at: indexPath.section)
      let item = item(at: indexPath)?.item
      guard cell.section != section || cell.item != item || cell.theme != theme else { return }
      (cell.section, cell.item, cell.theme) = (section, item, theme)
      cells.show(kind, of: section, item, theme, in: cell, onTap: section.flatMap(onTap))
    }

    private func onTap(_ section: ScreenSection) -> (@MainActor @Sendable () -> Void)? {
      guard section.link != nil else { return nil }
      return { [weak self, id = section.id] in
        guard let self, let section = self.section(id) else { return }
        self.onSelect(CatalogSelection(section: section, item: nil, part: nil))
      }
    }

    /// Updates the visible headers, footers and badges; others are updated when they appear.
    private func showSupplementaries() {
      for kind in supplementaries.keys {
        for indexPath in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let cell = view.supplementaryView(forElementKind: kind, at: indexPath)
          if let cell = cell as? SupplementaryCell { configure(cell, kind, at: indexPath) }
        }
      }
    }
  }

  /// A header, a footer or a badge, which is configured again only for other contents.
  private final class SupplementaryCell: UICollectionViewCell {
    var section: ScreenSection?
    var item: ScreenItem?
    var theme: Theme?
  }
#endif
