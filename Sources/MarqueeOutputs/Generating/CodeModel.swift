/// The generated code for a content folder, independent of the language.
package struct CodeModel: Hashable, Sendable {
  /// A type for each kind of item.
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
    /// Its key in JSON.
    var key: String
    var type: MemberType
    /// Whether JSON may leave it out.
    var isOptional: Bool
    /// Whether it may hold integers that a binary floating-point number does not keep.
    var mayHoldLargeIntegers: Bool
    var help: String
  }

  /// The type of a member's values.
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

  /// A type with a few known words, which also holds unknown ones.
  struct ChoiceType: Hashable, Sendable {
    var name: String
    var help: String
    var words: [Constant]
  }

  /// A name, and the text that it holds.
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
  /// Whether any member, at any depth, has this type.
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
  /// The help for a language without a date type, which adds how dates are written.
  var helpWithoutDates: String {
    type.element == .date ? "\(help) A date of ISO 8601, '2026-05-01T18:30:00Z'." : help
  }

  /// The help for a language whose numbers all are binary floating-point numbers, and which has no
  /// date type.
  var helpWithoutDatesAndIntegers: String {
    mayHoldLargeIntegers
      ? "\(helpWithoutDates) Beyond ±9007199254740991 it loses digits." : helpWithoutDates
  }
}

extension CodeModel.MemberType {
  /// The element of a list, or of nested lists; the type itself if it is not a list.
  var element: Self {
    if case .list(let type) = self { type.element } else { self }
  }
}
