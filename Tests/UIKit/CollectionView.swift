// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What a collection view asks a data source for, with the identifiers erased.
@MainActor protocol CollectionDataSource: AnyObject {
  var itemCounts: [Int] { get }
  func cell(in view: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell?
  func supplementaryView(
    in view: UICollectionView, _ kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView?
}

/// A collection view that keeps UIKit's contracts, and shows all of its content at once.
@MainActor public final class UICollectionView: UIView {
  public enum ScrollDirection: Sendable, CaseIterable { case vertical, horizontal }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public let collectionViewLayout: UICollectionViewLayout
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false

  public var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl != nil, traitCollection.userInterfaceIdiom == .mac {
        Exceptions.raise(
          "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom")
      }
    }
  }

  /// Whether each update was animated, from the second snapshot on.
  public internal(set) var animations: [Bool] = []
  /// Called while an animation runs.
  public var whileAnimating: (() -> Void)?

  weak var source: (any CollectionDataSource)?
  var needsLayout = true
  /// Whether a provider is being asked.
  static var isAsking = false
  /// The cells by index path, also those that are prepared and not in sight.
  public private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplementaries: [String: [IndexPath: UICollectionReusableView]] = [:]
  /// The views that were dequeued for the request that is being answered.
  private var dequeued: [UICollectionReusableView] = []
  /// The cell that a reconfiguring request must return.
  private var existing: UICollectionViewCell?
  /// The index path of the layout's own headers and footers.
  private static let placeOfLayout = IndexPath(item: .max, section: 0)
  private var pool: [RegistrationID: [UICollectionReusableView]] = [:]

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.attach(to: self)
  }

  // MARK: Registrations

  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let id: RegistrationID
    let handler: (Cell, IndexPath, Item) -> Void

    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      id = RegistrationID.next()
      self.handler = handler
    }
  }

  @MainActor public struct SupplementaryRegistration<View: UICollectionReusableView> {
    let id: RegistrationID
    let handler: (View, String, IndexPath) -> Void

    public init(
      elementKind: String, handler: @escaping (View, String, IndexPath) -> Void
    ) {
      id = RegistrationID.next(elementKind: elementKind)
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let existing, existing.origin != registration.id {
      Exceptions.raise(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed")
    }
    let cell = (existing as? Cell) ?? dequeue(registration.id)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view: View = dequeue(registration.id)
    registration.handler(view, registration.id.elementKind ?? "", indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(_ id: RegistrationID) -> View {
    if !Self.isAsking { Exceptions.raise("a view was dequeued without a request") }
    let view: View
    if let used = pool[id]?.popLast() as? View {
      used.reuse()
      view = used
    } else {
      view = View(frame: .zero)
      view.setOrigin(id)
    }
    dequeued.append(view)
    return view
  }

  // MARK: Requests

  /// Asks for a view: one dequeue, and that view returned.
  private func ask<View: UICollectionReusableView>(
    reconfiguring cell: UICollectionViewCell? = nil, _ provide: () -> View?
  ) -> View? {
    dequeued = []
    existing = cell
    Self.isAsking = true
    let view = provide()
    Self.isAsking = false
    existing = nil
    let isReturned = dequeued.count == (cell == nil ? 1 : 0) && (cell ?? dequeued.first) === view
    if let view, !isReturned {
      Exceptions.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display: "
          + "\(type(of: view))")
    }
    dequeued = []
    return view
  }

  private func cell(
    at indexPath: IndexPath, reconfiguring existing: UICollectionViewCell? = nil
  ) -> UICollectionViewCell? {
    guard let source else { return nil }
    let cell = ask(reconfiguring: existing) { source.cell(in: self, at: indexPath) }
    if cell == nil {
      Exceptions.raise(
        "cell provider returned nil for index path \(indexPath), which is not allowed")
    }
    return cell
  }

  private func supplementary(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let source else { return nil }
    let view = ask { source.supplementaryView(in: self, kind, at: indexPath) }
    if let view, view.origin?.elementKind != kind {
      Exceptions.raise("the view returned does not match the element kind \(kind)")
    } else if view == nil {
      Exceptions.raise("no view for the element kind \(kind)")
    }
    return view
  }

  // MARK: Layout passes

  /// Lays out for what the data source shows now, if anything has invalidated the layout.
  ///
  /// Views that are there already are kept; those for new index paths are asked for. What
  /// invalidates the layout meanwhile lets it be laid out again, and raises if that does not end.
  public func layoutIfNeeded() {
    var passes = 0
    while needsLayout, bounds.width > 0, bounds.height > 0, let source {
      passes += 1
      guard passes <= 100 else {
        return Exceptions.raise("UICollectionView is stuck in its update/layout loop")
      }
      needsLayout = false
      layOut(for: source)
    }
  }

  private func layOut(for source: any CollectionDataSource) {
    let counts = source.itemCounts
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let textSize = traitCollection.preferredContentSizeCategory
    let sections = layout?.sections(itemCounts: counts, in: bounds.size, textSize: textSize) ?? []
    var kinds: [String: Set<IndexPath>] = [:]
    if !counts.isEmpty {
      for item in layout?.configuration.boundarySupplementaryItems ?? [] {
        kinds[item.elementKind, default: []].insert(Self.placeOfLayout)
      }
    }
    for (index, section) in sections.enumerated() {
      for item in section?.boundarySupplementaryItems ?? [] {
        kinds[item.elementKind, default: []].insert(IndexPath(item: 0, section: index))
      }
      if let group = section?.group {
        for (kind, count) in Self.badges(in: group, itemCount: counts[index]) {
          kinds[kind, default: []].formUnion(
            (0..<count).map { IndexPath(item: $0, section: index) })
        }
      }
      for item in 0..<counts[index] {
        let indexPath = IndexPath(item: item, section: index)
        if cells[indexPath] == nil { cells[indexPath] = cell(at: indexPath) }
      }
    }
    for kind in Set(kinds.keys).union(supplementaries.keys) {
      let wanted = kinds[kind] ?? []
      for indexPath in (supplementaries[kind] ?? [:]).keys where !wanted.contains(indexPath) {
        put(supplementaries[kind]?.removeValue(forKey: indexPath))
      }
      for indexPath in wanted.sorted() where supplementaries[kind]?[indexPath] == nil {
        supplementaries[kind, default: [:]][indexPath] = supplementary(kind, at: indexPath)
      }
    }
  }

  /// How many badges of each kind a section has: one for each item whose place in its group has
  /// one.
  ///
  /// UIKit numbers them from 0 by kind. Those of groups count once, because how many groups there
  /// are is not known here.
  private static func badges(
    in group: NSCollectionLayoutGroup, itemCount: Int
  ) -> [String: Int] {
    guard itemCount > 0 else { return [:] }
    var (places, kinds) = places(in: group, atMost: itemCount)
    if places.isEmpty { places = [[]] }
    for item in 0..<itemCount { kinds += places[item % places.count] }
    return kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The element kinds of the badges at each place of a group, and those of the groups.
  private static func places(
    in group: NSCollectionLayoutGroup, atMost limit: Int
  ) -> (items: [[String]], groups: [String]) {
    var items: [[String]] = []
    var groups = group.supplementaryItems.map(\.elementKind)
    for subitem in group.subitems {
      if let nested = subitem as? NSCollectionLayoutGroup {
        let inside = places(in: nested, atMost: limit)
        items += inside.items
        groups += inside.groups
      } else {
        items.append(subitem.supplementaryItems.map(\.elementKind))
      }
    }
    let count = min(group.repetitionCount ?? 1, limit)
    return (Array(repeating: items, count: max(0, count)).flatMap(\.self), groups)
  }

  private func put(_ view: UICollectionReusableView?) {
    guard let view, let id = view.origin else { return }
    pool[id, default: []].append(view)
  }

  // MARK: Updates

  /// Forgets all views, as `reloadData` does.
  func reload() {
    for cell in cells.values { put(cell) }
    for views in supplementaries.values { for view in views.values { put(view) } }
    cells = [:]
    supplementaries = [:]
    needsLayout = true
    layoutIfNeeded()
  }

  /// Carries out the difference between two lists of cells.
  ///
  /// - Parameters:
  ///   - kept: The new index paths of cells that stay, by their old ones.
  ///   - keptSections: The new indexes of sections that stay, by their old ones.
  ///   - reloaded: The new index paths of cells to replace.
  ///   - reconfigured: The new index paths of cells to configure again.
  func update(
    keeping kept: [IndexPath: IndexPath], _ keptSections: [Int: Int],
    reloading reloaded: [IndexPath],
    reconfiguring reconfigured: [IndexPath]
  ) {
    var moved: [IndexPath: UICollectionViewCell] = [:]
    for (indexPath, cell) in cells {
      if let place = kept[indexPath] { moved[place] = cell } else { put(cell) }
    }
    cells = moved
    for (kind, views) in supplementaries {
      var moved: [IndexPath: UICollectionReusableView] = [:]
      for (indexPath, view) in views {
        if indexPath == Self.placeOfLayout {
          moved[indexPath] = view
        } else if let section = keptSections[indexPath.section] {
          moved[IndexPath(item: indexPath.item, section: section)] = view
        } else {
          put(view)
        }
      }
      supplementaries[kind] = moved
    }
    needsLayout = true
    layoutIfNeeded()
    for indexPath in reloaded {
      // The old cell is still seen while it goes.
      let old = cells.removeValue(forKey: indexPath)
      cells[indexPath] = cell(at: indexPath)
      put(old)
    }
    for indexPath in reconfigured {
      if let cell = cells[indexPath] { _ = self.cell(at: indexPath, reconfiguring: cell) }
    }
  }

  // MARK: What is visible

  /// All but the last cell, which is prepared and has not come into sight.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted().dropLast() }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    (supplementaries[kind] ?? [:]).keys.sorted()
  }

  public func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplementaries[kind]?[indexPath] }
}
