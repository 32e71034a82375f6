package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
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

  /// The items of a catalog that have an identifier, in order.
  static func all(in catalog: LocatedCatalog) -> [IdentifiedItem] {
    var identifiers: [(item: Int, value: ValueIndex)] = []
    catalog.forEachField(where: \.isIdentifier) { occurrence in
      guard let item = occurrence.item else { return }
      identifiers.append((item, occurrence.value))
    }
    return identifiers.compactMap { item, value in
      let id = catalog.document.string(of: value)
      guard !id.isEmpty else { return nil }
      return IdentifiedItem(
        id: id, place: catalog.document.place(of: value), values: values(of: item, in: catalog))
    }
  }

  private static func values(of item: Int, in catalog: LocatedCatalog) -> [Value] {
    let document = catalog.document
    let type = catalog.sections[catalog.items[item].section].type
    let table = type?.itemKind.fields ?? []
    return table.indices.compactMap { position in
      let key = table[position].key
      guard !keysOfPlace.contains(key),
        let value = catalog.value(ofField: position, ofItem: item),
        !document[value].kind.isContainer
      else { return nil }
      return Value(key: key, text: text(of: value, table[position].kind, in: document))
    }
  }

  private static func text(
    of value: ValueIndex, _ kind: FieldKind, in document: PropertyListDocument
  ) -> String {
    let text = document.string(of: value)
    guard kind.isNumeric else { return text }
    let isHexadecimal = document[value].kind == .integer
    return NumberText.decimal(text, isHexadecimal: isHexadecimal)?.shortestText ?? text
  }
}
