package import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// An item with an authored identifier, so that other screens can use the same one.
package struct IdentifiedItem: Hashable, Sendable {
  /// A field of the item and its content, with numbers in their shortest form.
  package struct Value: Hashable, Sendable {
    package let key: String
    package let text: String

    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  package let id: String
  package let place: Place
  /// The item's data that does not depend on the screen, in document order.
  package let values: [Value]

  package init(id: String, place: Place, values: [Value]) {
    self.id = id
    self.place = place
    self.values = values
  }

  /// Fields that depend on the item's place on one screen.
  private static let keysOfPlace: Set<String> = ["id", "rank", "tag"]

  static func values(of item: LibraryItem?) -> [Value] {
    (item?.texts ?? []).filter { !keysOfPlace.contains($0.key) }.map(Value.init)
  }

  /// The items of a screen that have an identifier, in order, without those that it takes from the
  /// library as they are.
  static func all(in screen: ShownScreen) -> [IdentifiedItem] {
    screen.sections.flatMap { section -> [IdentifiedItem] in
      guard let kind = section.type?.itemKind else { return [] }
      let id = kind.position(ofField: Field.id.key)
      let compared = kind.fields.indices.filter { !keysOfPlace.contains(kind.fields[$0].key) }
      func values(_ item: ShownItem, where isCompared: (ShownValue) -> Bool) -> [Value] {
        compared.compactMap { field in
          item.value(ofField: field).flatMap { isCompared($0) ? $0.comparedText : nil }
            .map { Value(key: kind.fields[field].key, text: $0) }
        }
      }
      return section.items.compactMap { item in
        if let id = item.libraryID {
          // The references of the screen name those that it takes as they are.
          guard !item.isWhole else { return nil }
          // What a screen replaces is meant to differ.
          let own = Value(key: ItemReference.key, text: id)
          return IdentifiedItem(
            id: id, place: item.place, values: [own] + values(item) { !$0.isOwn })
        }
        guard let id = id.flatMap(item.value), let text = id.text?.string, !text.isEmpty else {
          return nil
        }
        return IdentifiedItem(
          id: text, place: id.origin.place, values: values(item) { !$0.isDefault })
      }
    }
  }
}

extension ShownValue {
  /// The content, with a number in its shortest form; `nil` for a container.
  var comparedText: String? {
    (kind.isNumeric ? number?.shortestText : nil) ?? writtenText
  }
}
