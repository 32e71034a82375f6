package import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueePropertyList

/// The items that are written once, for any section of any screen to show.
package struct ItemLibrary: Sendable {
  /// The items in the order of their files, and in them of the file.
  package private(set) var items: [LibraryItem] = []
  private var positions: [String: Int] = [:]
  private var positionsByKind: [ItemKind: [Int]] = [:]

  /// The identifiers of items that could not be read.
  private var unreadIDs: Set<String> = []
  /// Whether part of a file could not be read, so that any item may be in it.
  private let mayHaveMore: Bool

  /// Makes a library without items.
  ///
  /// - Parameter mayHaveMore: Whether part of a file could not be read.
  package init(mayHaveMore: Bool = false) { self.mayHaveMore = mayHaveMore }

  /// Notes an item that could not be read, whose fault is reported.
  mutating func noteUnread(_ id: String) { unreadIDs.insert(id) }

  /// Whether there may be an item with an identifier that is not known.
  func mayInclude(_ id: String) -> Bool { mayHaveMore || unreadIDs.contains(id) }

  /// Whether there are items that could not be read.
  var hasUnreadItems: Bool { mayHaveMore || !unreadIDs.isEmpty }

  /// Adds an item; of two with one identifier the first counts.
  ///
  /// - Returns: The item that has the identifier already; `nil` if the item was added.
  mutating func add(_ item: LibraryItem) -> LibraryItem? {
    if let position = positions[item.id] { return items[position] }
    positions[item.id] = items.count
    positionsByKind[item.kind, default: []].append(items.count)
    items.append(item)
    return nil
  }

  /// Whether there are no items.
  package var isEmpty: Bool { items.isEmpty }

  /// The item with an identifier; `nil` if there is none.
  package subscript(id: String) -> LibraryItem? { positions[id].map { items[$0] } }

  /// The items of a kind, in order.
  func items(of kind: ItemKind) -> [LibraryItem] {
    positionsByKind[kind, default: []].map { items[$0] }
  }

  /// The identifiers, in order.
  var ids: [String] { items.map(\.id) }
}

/// An item of the library.
package struct LibraryItem: Sendable {
  /// Its identifier: the key that it has in its file.
  package let id: String
  /// What it is.
  package let kind: ItemKind
  /// The item as an app reads it; `nil` if it has a fault, which has been reported.
  package internal(set) var item: CatalogItem?
  /// The property list that it is in.
  let document: PropertyListDocument
  /// Its dictionary.
  let value: ValueIndex
  /// Whether its form is as it should be; if not, it has been reported.
  let isSound: Bool
  /// Whether all that it says is read, so that queries judge it as its author means it.
  package let isRead: Bool

  /// Where its identifier is.
  package var place: Place { document.place(of: value - 1) }

  /// The value of a field, its default value if none is written; `nil` if there is none.
  func value(of field: Field) -> FieldValue? {
    guard let member = document.member(field.key, of: value) else { return field.defaultValue }
    return document.fieldValue(of: member.value, kind: field.kind)
  }
}
