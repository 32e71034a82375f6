package import MarqueeDiagnostics
import MarqueePropertyList
package import MarqueeScreen

/// An item of a screen as its viewers get it: its own values, those of the library, and defaults.
package struct ShownItem: Sendable {
  let file: ShownScreen.File
  /// The position among all items of the screen.
  package let position: Int
  package let kind: ItemKind

  /// Returns what the item shows for a field of its kind; `nil` for nothing, or if that is not
  /// known because the library lacks the item.
  ///
  /// - Parameter position: The position of the field in the table of the kind.
  package func value(ofField position: Int) -> ShownValue? {
    guard let source = source(ofField: position) else { return nil }
    return ShownValue(file: file, source: source, kind: kind.fields[position].kind, item: self)
  }

  /// Returns the text of ``value(ofField:)``, with less effort.
  package func text(ofField position: Int) -> AuthoredText? {
    guard let value = file.catalog.value(ofField: position, ofItem: self.position) else {
      return value(ofField: position)?.text
    }
    return AuthoredText(ofString: value, in: file.catalog.document)
  }

  /// Returns what the item shows for a field; `nil` for nothing.
  package subscript(key: String) -> ShownValue? {
    kind.position(ofField: key).flatMap(value(ofField:))
  }

  /// Returns what a part of the item's cell shows; `nil` for nothing.
  package subscript(part: ShownPart) -> ShownValue? { value(of: kind.fields(shownAs: part)) }

  /// Returns the value of the last of some fields, each of which is in the one before.
  package func value(of fields: [Field]) -> ShownValue? {
    guard let first = fields.first else { return nil }
    return fields.dropFirst().reduce(self[first.key]) { group, field in group?.part(field) }
  }

  /// What an author knows it by: the title of its cell, its first text, or its image.
  package var name: String {
    if isUnknown, let libraryID { return libraryID }
    let texts = kind.fields.lazy.filter { $0.kind.means(.shown) }.map { self[$0.key]?.text }
    let found = ([self[.title]?.text] + texts + [self[.image]?.text]).lazy.compactMap(\.self)
    return found.first { !$0.isBlank }?.string ?? "an item"
  }

  /// Whether the screen defines it and gives it no identifier.
  package var isAnonymous: Bool { libraryID == nil && self[Field.id.key] == nil }

  /// Where the screen lists the item, with everything in it.
  package var element: Place { file.catalog.document.place(of: index) }

  /// Where the screen lists the item: its tag, the name of the library's item, or the query.
  package var place: Place { file.catalog.document.shortPlace(of: index) }

  /// Whether a query finds it.
  package var isFound: Bool {
    reference?.name == index && file.catalog.document[index].kind.isContainer
  }

  /// Whether the screen replaces nothing of the library's item.
  package var isWhole: Bool { reference.map { $0.override == nil } ?? false }

  /// The identifier of the library's item; `nil` for an item that the screen defines.
  package var libraryID: String? {
    reference.map { $0.target?.id ?? file.catalog.document.string(of: $0.name) }
  }

  /// Whether part of what it shows is not known: it is damaged, or the library lacks it.
  package var isUnknown: Bool {
    reference.map { $0.target == nil } ?? file.catalog.document.isDamaged(index)
  }

  /// Whether what the screen writes of it has a fault, which has been reported.
  package var holdsFault: Bool { file.catalog.document[index].flags.contains(.holdsFault) }

  /// The position among the items of its section, and how many these are.
  package var positionInSection: (index: Int, count: Int) {
    let items = file.catalog.sections[file.catalog.items[position].section].items
    return (position - items.lowerBound, items.count)
  }

  var reference: ItemReference? { file.catalog.reference(ofItem: position) }

  var index: ValueIndex { file.catalog.items[position].index }

  private func source(ofField field: Int) -> ShownValue.Source? {
    let catalog = file.catalog
    if let value = catalog.value(ofField: field, ofItem: position) { return .written(value) }
    if let reference {
      guard let target = reference.target else { return nil }
      if let member = target.document.member(kind.fields[field].key, of: target.value) {
        return .library(member.value, target)
      }
    }
    return kind.fields[field].defaultValue.map(ShownValue.Source.byDefault)
  }
}
