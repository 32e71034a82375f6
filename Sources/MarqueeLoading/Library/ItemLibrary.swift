import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

/// The items that are defined once, for sections of any screen to show.
package struct ItemLibrary: Sendable {
  /// The items, in the order of their files and of each file.
  package private(set) var items: [LibraryItem] = []
  /// The values that queries ask for.
  ///
  /// Queries are evaluated once all items are added.
  let index = FieldIndex()
  private var positions: [String: Int] = [:]
  private var itemsByKind: [ItemKind: [LibraryItem]] = [:]

  private var unreadIDs: Set<String> = []
  /// Whether part of a file could not be read, so that it could define any item.
  private let mayHaveMore: Bool

  /// Makes an empty library.
  ///
  /// - Parameter mayHaveMore: Whether part of a file could not be read.
  package init(mayHaveMore: Bool = false) { self.mayHaveMore = mayHaveMore }

  package var digestOfUnreadItems: ContentDigest {
    var hash = SipHash()
    hash.add(mayHaveMore ? 1 : 0)
    for id in unreadIDs.sorted() { hash.add(id) }
    return hash.finished()
  }

  /// Records an item that could not be read; its fault has been reported.
  mutating func noteUnread(_ id: String) { unreadIDs.insert(id) }

  /// Whether an unknown identifier could belong to an item that was not read.
  func mayInclude(_ id: String) -> Bool { mayHaveMore || unreadIDs.contains(id) }

  var hasUnreadItems: Bool { mayHaveMore || !unreadIDs.isEmpty }

  /// Adds an item; if two have the same identifier, the first counts.
  ///
  /// - Returns: The item that already has the identifier; `nil` if the item was added.
  mutating func add(_ item: LibraryItem) -> LibraryItem? {
    if let position = positions[item.id] { return items[position] }
    positions[item.id] = items.count
    itemsByKind[item.kind, default: []].append(item)
    items.append(item)
    return nil
  }

  package var isEmpty: Bool { items.isEmpty }

  /// Returns the item with an identifier; `nil` if there is none.
  package subscript(id: String) -> LibraryItem? { positions[id].map { items[$0] } }

  /// Returns the items of a kind, in order.
  func items(of kind: ItemKind) -> [LibraryItem] {
    itemsByKind[kind, default: []]
  }
}

/// An item of a library; an object, because screens refer to it again and again.
package final class LibraryItem: Sendable {
  /// Its identifier, which is its key in its file.
  package let id: String
  package let kind: ItemKind
  /// The item as an app loads it; `nil` if it has a fault, which has been reported.
  package let item: CatalogItem?
  let document: PropertyListDocument
  let value: ValueIndex
  /// Whether it has no structural faults; any fault has been reported.
  let isValid: Bool
  /// Whether all of its content was read, so that queries evaluate what its author wrote.
  package let isRead: Bool

  init(
    id: String, kind: ItemKind, item: CatalogItem? = nil, document: PropertyListDocument,
    value: ValueIndex, isValid: Bool, isRead: Bool
  ) {
    self.id = id
    self.kind = kind
    self.item = item
    self.document = document
    self.value = value
    self.isValid = isValid
    self.isRead = isRead
  }

  /// The same item with its model.
  func loaded(as item: CatalogItem?) -> LibraryItem {
    LibraryItem(
      id: id, kind: kind, item: item, document: document, value: value, isValid: isValid,
      isRead: isRead)
  }

  package var place: Place { document.place(of: value - 1) }

  /// A digest of everything that a screen takes from the item; its place is not part of it.
  ///
  /// - Complexity: O(*n*) in the bytes of the item.
  package var digest: ContentDigest {
    var hash = SipHash()
    hash.add(id)
    hash.add(kind.name)
    hash.add(isValid ? 1 : 0)
    hash.add(isRead ? 1 : 0)
    hash.add(item == nil ? 0 : 1)
    hash.add(document.source.text[document[value].range.offsets])
    return hash.finished()
  }

  /// The written value of the field that identifies items of its kind; `nil` if there is none.
  package var identity: (value: FieldValue, index: ValueIndex)? {
    guard let field = kind.identityField, let member = document.member(field.key, of: value),
      let written = document.fieldValue(of: member.value, kind: field.kind),
      written.shownText?.isEmpty == false
    else { return nil }
    return (written, member.value)
  }

  /// Its fields' contents as written, numbers in their shortest form; containers are left out.
  package var texts: [(key: String, text: String)] {
    kind.fields.compactMap { field in
      guard let value = document.member(field.key, of: value)?.value,
        !document[value].kind.isContainer
      else { return nil }
      let number = field.kind.isNumeric ? document.number(of: value)?.shortestText : nil
      return (field.key, number ?? document.string(of: value))
    }
  }
}
