package import MarqueeCatalog
import MarqueePropertyList
package import MarqueeScreen

/// What an author can write at a place of a property list.
package enum Expectation: Sendable {
  /// The root of a screen: sections, or a dictionary that holds them.
  case screen
  case sections
  case dictionary(FieldTable)
  case array(FieldTable)
  /// A dictionary with keys of the author's choice, of such a kind.
  case names(FieldKind)
  case library
  /// An item of the library, which names its kind itself.
  case libraryItem
  case value(Field)
  case element(FieldKind)
  case unknown

  package enum Document: Hashable, Sendable {
    case screen, settings, library
  }

  package static func root(of document: Document) -> Expectation {
    switch document {
    case .screen: .screen
    case .settings: .dictionary(.settings)
    case .library: .library
    }
  }

  /// What a container is, if this is expected where it begins.
  ///
  /// - Parameters:
  ///   - isDictionary: Whether the container is a dictionary; otherwise it is an array.
  ///   - model: The kinds and types that the settings declare.
  ///   - kindsReferred: The kinds of a section's items; `nil` is that of its type.
  ///   - text: Returns the string under a key of the dictionary; `nil` if there is none.
  package func container(
    isDictionary: Bool, in model: ContentModel, kindsReferred: @autoclosure () -> [ItemKind?] = [],
    text: (_ key: String) -> String?
  ) -> Expectation {
    switch self {
    case .screen:
      isDictionary ? .dictionary(.screen(own: model.screenFields)) : .sections
    case .value(let field): Self.inside(field.kind, isDictionary: isDictionary)
    case .element(let kind): Self.inside(kind, isDictionary: isDictionary)
    case .libraryItem:
      .dictionary(.item(text(LibraryLoad.kindKey).flatMap { model.itemKind(named: $0) } ?? .plain))
    case .dictionary(.untypedSection):
      .dictionary(
        text("sectionType").flatMap { model.sectionTypes[$0] }
          .map { .section(model.type($0, holding: kindsReferred())) } ?? .untypedSection)
    case .library, .sections, .dictionary, .array, .names, .unknown: self
    }
  }

  private static func inside(_ kind: FieldKind, isDictionary: Bool) -> Expectation {
    switch kind.storage {
    case .dictionary(let table): .dictionary(table)
    case .array(let table): isDictionary ? .dictionary(table) : .array(table)
    case .map: .names(kind)
    case .group(let fields): .dictionary(.group(fields))
    case .list(let element): .element(element.kind)
    case .strings: .element(.text.naming(kind.names))
    case .anything where kind == .fieldType && isDictionary: .dictionary(.fieldDescription)
    default: .unknown
    }
  }

  /// What comes next in this container.
  ///
  /// - Parameter key: In a dictionary, the key that awaits its value; otherwise `nil`.
  package func next(after key: String?) -> Expectation {
    switch self {
    case .sections: return .dictionary(.untypedSection)
    case .array(let table): return .dictionary(table)
    case .element: return self
    case .names(let kind):
      guard key != nil, let kind = kind.mappedKind else { return .unknown }
      return .element(kind)
    case .library: return key == nil ? .unknown : .libraryItem
    case .dictionary(let table):
      guard let key else { return .unknown }
      if case .screen = table, key == "sections" { return .sections }
      return table.fields.first { $0.key == key }.map(Expectation.value) ?? .unknown
    case .screen, .value, .libraryItem, .unknown: return .unknown
    }
  }

  /// The fields that this dictionary can have; none for anything else.
  ///
  /// An item of the library names its kind, and its key is its identifier.
  package func fields(in document: Document) -> [Field] {
    guard case .dictionary(let table) = self else { return [] }
    guard document == .library, case .item = table else { return table.fields }
    return [Field(LibraryLoad.kindKey, .text, .required, "The kind of the item.")]
      + table.fields.filter { $0 != .id }
  }
}
