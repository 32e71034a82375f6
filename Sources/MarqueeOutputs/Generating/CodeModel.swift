/// What is in the generated code for a content folder.
package struct CodeModel: Hashable, Sendable {
  var kinds: [RecordType]
  /// Constants for the names of screens, sections, layouts and images.
  var constants: [ConstantGroup]

  struct RecordType: Hashable, Sendable {
    var name: String
    var help: String
    var isIdentifiable: Bool
    var members: [Member]
    var nestedTypes: [NestedType]
  }

  struct Member: Hashable, Sendable {
    var name: String
    var key: String
    /// Its type in Swift, as if JSON never left it out.
    var type: String
    /// Whether JSON may leave it out.
    var isOptional: Bool
    var help: String
  }

  indirect enum NestedType: Hashable, Sendable {
    case record(RecordType)
    /// A type with a few known words, which also holds unknown ones.
    case choice(ConstantGroup)
  }

  struct Constant: Hashable, Sendable {
    var name: String
    var text: String
  }

  struct ConstantGroup: Hashable, Sendable {
    var name: String
    var help: String
    var constants: [Constant] = []
    var groups: [ConstantGroup] = []
  }
}

extension CodeModel.RecordType {
  /// Whether a member, at any depth, has a type of Foundation; no type of an author has its name.
  var needsFoundation: Bool {
    members.contains { ["Date", "Decimal"].contains($0.type.filter { !"[]".contains($0) }) }
      || nestedTypes.contains { nested in
        if case .record(let record) = nested { record.needsFoundation } else { false }
      }
  }
}
