/// The declarations with faults in the settings, which are reported in the settings only.
///
/// Content is not checked against a faulty declaration: one fault, one diagnostic.
package struct FaultyDeclarations: Hashable, Sendable {
  /// The names of section types that could not be read, or not completely.
  private let sectionTypes: Set<String>
  /// The names of kinds of items that could not be read completely, or are used but not declared.
  private let itemKinds: Set<String>
  private let lacksScreenFields: Bool
  /// Whether part of the settings could not be read, so that it could declare anything.
  package let mayDeclareMore: Bool

  /// Makes a list of what could not be read; it is empty by default.
  package init(
    sectionTypes: Set<String> = [], itemKinds: Set<String> = [], lacksScreenFields: Bool = false,
    mayDeclareMore: Bool = false
  ) {
    self.sectionTypes = sectionTypes
    self.itemKinds = itemKinds
    self.lacksScreenFields = lacksScreenFields
    self.mayDeclareMore = mayDeclareMore
  }

  package var isEmpty: Bool {
    sectionTypes.isEmpty && itemKinds.isEmpty && !lacksScreenFields && !mayDeclareMore
  }

  /// Whether an unknown section type may have been declared.
  package func mayInclude(sectionType name: String) -> Bool {
    mayDeclareMore || sectionTypes.contains(name)
  }

  /// Whether an unknown kind of items may have been declared.
  package func mayInclude(itemKind name: String) -> Bool {
    mayDeclareMore || itemKinds.contains(name)
  }

  package func mayAddFields(to table: FieldTable) -> Bool {
    switch table {
    case .item(let kind): mayInclude(itemKind: kind.name)
    case .section(let type): sectionTypes.contains(type.name)
    case .screen: lacksScreenFields || mayDeclareMore
    default: false
    }
  }
}

extension Field {
  /// Makes a field with a faulty description; it accepts any value, so that screens are not blamed.
  package static func faulty(_ key: String) -> Field {
    Field(key, .anything, .optional, "A field with a fault.")
  }

  /// Whether an item's field has a faulty description, so that its values cannot be interpreted.
  package var isFaulty: Bool { kind == .anything }
}
