/// The dictionaries that authors write, each with its fields.
package enum FieldTable: Hashable, Sendable {
  /// The root of a screen in its full form, with authored fields.
  case screen(own: [Field])
  case section(SectionType)
  case item(ItemKind)
  case group([Field])
  case fixed(FixedTable)
}

/// A dictionary whose fields are always the same; its name distinguishes it from others.
///
/// This is a class so that a table takes no more of a stack than a reference: checks recurse.
package final class FixedTable: Sendable {
  package let name: String
  /// The dictionary, in an author's words: `an offset`.
  package let phrase: String
  /// Whether exactly one of the fields must be present.
  package let isChoice: Bool
  /// Whether it is part of `Marquee.plist`.
  package let isOfSettings: Bool
  /// Returns the fields, in the order of their documentation; tables can contain each other.
  package let fields: @Sendable () -> [Field]

  package init(
    _ name: String, _ phrase: String, isChoice: Bool = false, isOfSettings: Bool = false,
    _ fields: @escaping @Sendable () -> [Field]
  ) {
    self.name = name
    self.phrase = phrase
    self.isChoice = isChoice
    self.isOfSettings = isOfSettings
    self.fields = fields
  }
}

extension FixedTable: Hashable {
  package static func == (left: FixedTable, right: FixedTable) -> Bool {
    left === right || left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
