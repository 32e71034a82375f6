/// What is generated for a content folder, before any language writes it.
package struct CodeModel: Hashable, Sendable {
  /// A type for each kind of items.
  var kinds: [RecordType]
  /// Constants for the names of screens, sections, layouts and images.
  var constants: [ConstantGroup]

  /// A type with members.
  struct RecordType: Hashable, Sendable {
    var name: String
    var help: String
    /// Whether its values have an identifier.
    var isIdentifiable: Bool
    var members: [Member]
    /// Types of its members.
    var nestedTypes: [NestedType]
  }

  /// A member of a type.
  struct Member: Hashable, Sendable {
    var name: String
    /// The key that JSON has for it.
    var key: String
    var type: MemberType
    /// Whether JSON may lack it.
    var isOptional: Bool
    var help: String
  }

  /// What a member's values are.
  indirect enum MemberType: Hashable, Sendable {
    case text, integer, decimal, boolean, date
    /// A type inside the member's own type.
    case nested(String)
    case list(MemberType)
  }

  /// A type inside another.
  indirect enum NestedType: Hashable, Sendable {
    case record(RecordType)
    case choice(ChoiceType)
  }

  /// A type of a few words, with a way for others.
  struct ChoiceType: Hashable, Sendable {
    var name: String
    var help: String
    var words: [Constant]
  }

  /// A name, and the text that it means.
  struct Constant: Hashable, Sendable {
    var name: String
    var text: String
  }

  /// Constants, some of them in groups.
  struct ConstantGroup: Hashable, Sendable {
    var name: String
    var help: String
    var constants: [Constant] = []
    var groups: [ConstantGroup] = []
  }
}

extension CodeModel {
  /// Whether any member, however deep, is of a type.
  func contains(_ type: MemberType) -> Bool { kinds.contains { $0.contains(type) } }
}

extension CodeModel.RecordType {
  func contains(_ type: CodeModel.MemberType) -> Bool {
    members.contains { $0.type.element == type }
      || nestedTypes.contains { nested in
        if case .record(let record) = nested { record.contains(type) } else { false }
      }
  }
}

extension CodeModel.Member {
  /// The help for a language without a type for dates, which says how they are written.
  var helpWithoutDates: String {
    type.element == .date ? "\(help) A date of ISO 8601, '2026-05-01T18:30:00Z'." : help
  }
}

extension CodeModel.MemberType {
  /// What is in a list, or in the lists in it; the type itself for any other.
  var element: Self {
    if case .list(let type) = self { type.element } else { self }
  }
}
