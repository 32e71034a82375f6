/// What the settings declare with a fault, which is reported there and nowhere else.
///
/// What uses a declaration is not judged where the declaration itself has a fault: one fault, one
/// diagnostic.
package struct FaultyDeclarations: Hashable, Sendable {
  /// The names of section types that could not be read.
  private let sectionTypes: Set<String>
  /// The names of kinds of items that could not be read, or that are asked for and not declared.
  private let itemKinds: Set<String>
  /// Whether part of the settings could not be read, so that it may declare anything.
  package let mayDeclareMore: Bool

  /// Names what could not be read; nothing if all could.
  package init(
    sectionTypes: Set<String> = [], itemKinds: Set<String> = [], mayDeclareMore: Bool = false
  ) {
    self.sectionTypes = sectionTypes
    self.itemKinds = itemKinds
    self.mayDeclareMore = mayDeclareMore
  }

  /// Whether all could be read.
  package var isEmpty: Bool { sectionTypes.isEmpty && itemKinds.isEmpty && !mayDeclareMore }

  /// Whether there may be a section type with a name that is not known.
  package func mayInclude(sectionType name: String) -> Bool {
    mayDeclareMore || sectionTypes.contains(name)
  }

  /// Whether there may be a kind of items with a name that is not known.
  package func mayInclude(itemKind name: String) -> Bool {
    mayDeclareMore || itemKinds.contains(name)
  }

  /// Whether a dictionary may have fields that its table lacks.
  package func mayAddFields(to table: FieldTable) -> Bool {
    switch table {
    case .item(let kind): mayInclude(itemKind: kind.name)
    case .screen: mayDeclareMore
    default: false
    }
  }
}

extension Field {
  /// A field whose description has a fault: it can have any value, so that screens are not blamed.
  package static func faulty(_ key: String) -> Field {
    Field(key, .anything, .optional, "A field with a fault.")
  }

  /// Whether the description of an item's field has a fault, so that nobody knows what its values mean.
  package var isFaulty: Bool { kind == .anything }
}
