/// The differences between the content of two screens, for an app to apply after a refresh.
///
/// A diffable data source finds insertions, deletions and moves by comparing identifiers. It does
/// not notice that an item with the same identifier has a new title; this type does.
///
/// ```
/// @MainActor func update(
///   _ snapshot: inout NSDiffableDataSourceSnapshot<String, String>, from old: Screen,
///   to new: Screen
/// ) {
///   let changes = ScreenChanges(from: old, to: new)
///   snapshot.reconfigureItems(changes.changedItems)
///   snapshot.reloadItems(changes.replacedItems)
/// }
/// ```
public struct ScreenChanges: Hashable, Sendable {
  /// The identifiers of items in both screens that look different in a cell of the same class, in
  /// the new screen's order: reconfigure them.
  public private(set) var changedItems: [String] = []
  /// The identifiers of items in both screens that need a cell of another class, because their kind
  /// or the look of their section changed: reload them.
  public private(set) var replacedItems: [String] = []
  /// The identifiers of sections in both screens whose header's content changed.
  public private(set) var changedHeaders: [String] = []
  /// The identifiers of sections in both screens whose layout changed.
  public private(set) var changedLayouts: [String] = []

  /// Whether no content changed; items may still have been inserted, deleted or moved.
  public var isEmpty: Bool {
    changedItems.isEmpty && replacedItems.isEmpty && changedHeaders.isEmpty
      && changedLayouts.isEmpty
  }

  /// Compares two screens.
  ///
  /// - Complexity: O(*n*) in the items of both.
  public init(from old: Screen, to new: Screen) {
    var oldSections: [String: ScreenSection] = [:]
    var oldItems: [String: (item: ScreenItem, section: ScreenSection)] = [:]
    for section in old.sections {
      oldSections[section.id] = section
      for item in section.items { oldItems[item.id] = (item, section) }
    }
    let hasNewCurrency = old.currency != new.currency
    for section in new.sections {
      if let before = oldSections[section.id] {
        let hasSameHeader = (section.name, section.link) == (before.name, before.link)
        if !hasSameHeader || section.ownValues != before.ownValues {
          changedHeaders.append(section.id)
        }
        if old.layout(of: before) != new.layout(of: section) { changedLayouts.append(section.id) }
      }
      for item in section.items {
        guard let before = oldItems[item.id] else { continue }
        if item.kind != before.item.kind || section.type.lookType != before.section.type.lookType {
          replacedItems.append(item.id)
        } else if item != before.item || hasNewCurrency && item.hasPriceInScreenCurrency {
          changedItems.append(item.id)
        }
      }
    }
  }
}

extension ScreenItem {
  fileprivate var hasPriceInScreenCurrency: Bool { kind.show[.price] != nil && currency == nil }
}
