import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

/// What an author can write at a place of a property list.
enum Expectation: Sendable {
  /// The root of a screen: sections, or a dictionary that holds them.
  case screen
  /// The sections of a screen.
  case sections
  /// A dictionary with the fields of a table.
  case dictionary(FieldTable)
  /// Dictionaries with the fields of a table.
  case array(FieldTable)
  /// A dictionary with names of the author's choice.
  case names(FieldKind)
  /// The library: names with items.
  case library
  /// An item of the library, which names its kind itself.
  case libraryItem
  /// A value of a field.
  case value(Field)
  /// An element of a list.
  case element(FieldKind)
  /// Nothing that is known.
  case unknown

  /// The kind of document that a path has.
  enum Document: Hashable, Sendable {
    case screen, settings, library
  }

  /// What is expected at a cursor, and what the dictionary around it can hold.
  ///
  /// - Returns: What the innermost container is, and what comes next in it.
  static func at(
    _ cursor: CursorContext, in document: Document, _ model: ContentModel
  ) -> (container: Expectation, next: Expectation) {
    var expected: Expectation =
      switch document {
      case .screen: .screen
      case .settings: .dictionary(.settings)
      case .library: .library
      }
    var container = Expectation.unknown
    for frame in cursor.containers {
      container = expected.container(frame, model)
      expected = container.next(in: frame, model)
    }
    return cursor.containers.isEmpty ? (.unknown, expected) : (container, expected)
  }

  /// What a container is, if this is expected where it begins.
  private func container(
    _ frame: CursorContext.Container, _ model: ContentModel
  ) -> Expectation {
    switch self {
    case .screen:
      frame.isDictionary ? .dictionary(.screen(own: model.screenFields)) : .sections
    case .value(let field): Self.inside(field.kind, frame)
    case .element(let kind): Self.inside(kind, frame)
    case .libraryItem:
      .dictionary(.item(frame.text(of: "kind").flatMap { model.itemKind(named: $0) } ?? .plain))
    case .dictionary(.untypedSection):
      .dictionary(
        frame.text(of: "sectionType").flatMap { model.sectionTypes[$0] }.map(FieldTable.section)
          ?? .untypedSection)
    case .library, .sections, .dictionary, .array, .names, .unknown: self
    }
  }

  private static func inside(
    _ kind: FieldKind, _ frame: CursorContext.Container
  ) -> Expectation {
    switch kind.storage {
    case .dictionary(let table): .dictionary(table)
    case .array(let table): frame.isDictionary ? .dictionary(table) : .array(table)
    case .map(let kind): .names(kind)
    case .group(let fields): .dictionary(.group(fields))
    case .list(let element): .element(element.kind)
    case .strings: .element(.text)
    default: .unknown
    }
  }

  /// What comes next in a container.
  private func next(
    in frame: CursorContext.Container, _ model: ContentModel
  ) -> Expectation {
    switch self {
    case .sections: return .dictionary(.untypedSection)
    case .array(let table): return .dictionary(table)
    case .element: return self
    case .names(let kind): return frame.key == nil ? .unknown : .element(kind)
    case .library: return frame.key == nil ? .unknown : .libraryItem
    case .dictionary(let table):
      guard let key = frame.key else { return .unknown }
      if case .screen = table, key == "sections" { return .sections }
      return table.fields.first { $0.key == key }.map(Expectation.value) ?? .unknown
    case .screen, .value, .libraryItem, .unknown: return .unknown
    }
  }
}
