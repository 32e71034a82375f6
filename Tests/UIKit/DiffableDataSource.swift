// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The identifiers of a data source.
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  public private(set) var sectionIdentifiers: [Section] = []
  fileprivate var items: [Section: [Item]] = [:]
  fileprivate var reloaded: [Item] = []
  fileprivate var reconfigured: [Item] = []

  public init() {}

  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  @MainActor public mutating func appendSections(_ identifiers: [Section]) {
    checkUnique(identifiers)
    for section in identifiers {
      if items[section] != nil {
        Exceptions.raise("an attempt to append section identifiers that already exist: \(section)")
        continue
      }
      sectionIdentifiers.append(section)
      items[section] = []
    }
  }

  @MainActor public mutating func appendItems(_ identifiers: [Item], toSection section: Section) {
    checkUnique(identifiers)
    guard items[section] != nil else {
      return Exceptions.raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    // An item that is there already moves.
    let moved = Set(identifiers)
    for other in sectionIdentifiers { items[other]?.removeAll { moved.contains($0) } }
    items[section]?.append(contentsOf: identifiers)
  }

  @MainActor public mutating func reloadItems(_ identifiers: [Item]) {
    check(identifiers, "reload")
    reloaded += identifiers
  }

  @MainActor public mutating func reconfigureItems(_ identifiers: [Item]) {
    check(identifiers, "reconfigure")
    reconfigured += identifiers
  }

  @MainActor public func numberOfItems(inSection section: Section) -> Int {
    guard let items = items[section] else {
      Exceptions.raise("Section identifier was not found: \(section)")
      return 0
    }
    return items.count
  }

  @MainActor public func itemIdentifiers(inSection section: Section) -> [Item] {
    guard let items = items[section] else {
      Exceptions.raise("Section identifier was not found: \(section)")
      return []
    }
    return items
  }

  @MainActor private func check(_ identifiers: [Item], _ verb: String) {
    let known = Set(itemIdentifiers)
    for item in identifiers where !known.contains(item) {
      Exceptions.raise(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
    }
  }

  @MainActor private func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier]) {
    if Set(identifiers).count != identifiers.count {
      Exceptions.raise("Fatal: supplied item identifiers are not unique.")
    }
  }

  fileprivate func item(at indexPath: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = items[sectionIdentifiers[indexPath.section]] ?? []
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  fileprivate var paths: [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (index, section) in sectionIdentifiers.enumerated() {
      for (item, id) in (items[section] ?? []).enumerated() {
        paths[id] = IndexPath(item: item, section: index)
      }
    }
    return paths
  }
}

/// A data source that compares snapshots.
@MainActor
public final class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: CollectionDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private var hasApplied = false
  private var isApplying = false
  /// Whether the animation of an update has not ended.
  private var isAnimating = false

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    collectionView.source = self
  }

  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var copy = current
    copy.reloaded = []
    copy.reconfigured = []
    return copy
  }

  /// Changes to a snapshot; returns when the animation has ended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {
    change(to: snapshot, animated: animatingDifferences)
    // The animation: what runs meanwhile on the main thread sees the new state.
    if animatingDifferences {
      isAnimating = true
      await Task.yield()
      view?.whileAnimating?()
      isAnimating = false
    }
  }

  /// Changes to a snapshot; the completion runs when the animation has ended, never before this
  /// returns.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    change(to: snapshot, animated: animatingDifferences)
    if animatingDifferences { isAnimating = true }
    Task {
      if animatingDifferences {
        view?.whileAnimating?()
        isAnimating = false
      }
      completion?()
    }
  }

  private func change(
    to snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool
  ) {
    guard !isApplying, !UICollectionView.isAsking else {
      return Exceptions.raise("applying snapshots reentrantly")
    }
    if isAnimating { Exceptions.raise("applying a snapshot while an animated update is in flight") }
    isApplying = true
    defer { isApplying = false }
    guard hasApplied else {
      hasApplied = true
      current = snapshot
      view?.reload()
      return
    }
    view?.animations.append(animated)
    // A layout that is not up to date is laid out first, with the old identifiers.
    view?.layoutIfNeeded()
    let before = current
    current = snapshot
    let (old, new) = (before.paths, snapshot.paths)
    var kept: [IndexPath: IndexPath] = [:]
    for (id, path) in old { kept[path] = new[id] }
    var sections: [Int: Int] = [:]
    for (index, section) in before.sectionIdentifiers.enumerated() {
      sections[index] = snapshot.sectionIdentifiers.firstIndex(of: section)
    }
    view?.update(
      keeping: kept, sections, reloading: snapshot.reloaded.compactMap { new[$0] },
      reconfiguring: snapshot.reconfigured.compactMap { new[$0] })
  }

  public func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  public func indexPath(for item: Item) -> IndexPath? { current.paths[item] }
  public func index(for section: Section) -> Int? {
    current.sectionIdentifiers.firstIndex(of: section)
  }
  public func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  var itemCounts: [Int] {
    current.sectionIdentifiers.map { current.items[$0]?.count ?? 0 }
  }

  func cell(in view: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell? {
    current.item(at: indexPath).flatMap { cellProvider(view, indexPath, $0) }
  }

  func supplementaryView(
    in view: UICollectionView, _ kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard let supplementaryViewProvider else {
      Exceptions.raise("a supplementary view was requested, and no provider was specified")
      return nil
    }
    return supplementaryViewProvider(view, kind, indexPath)
  }
}
