import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// The values of each key of several groups, in the order in which keys are first seen.
struct KeyedValues {
  /// A key with its values.
  struct Entry {
    let key: String
    /// The first place of the key.
    let place: Place
    var values: [ImportedValue]
  }

  private(set) var all: [Entry] = []
  private var positions: [String: Int] = [:]

  /// Collects members; a group has each of its keys once.
  ///
  /// - Complexity: O(*n*) in the members.
  init(_ members: some Sequence<ImportedMember>) {
    for member in members {
      if let position = positions[member.key] {
        all[position].values.append(member.value)
      } else {
        positions[member.key] = all.count
        all.append(Entry(key: member.key, place: member.place, values: [member.value]))
      }
    }
  }
}

/// How many fields a dictionary can have.
enum FieldLimit {
  /// The own fields of a group.
  static let inGroup = FieldTable.maximumFieldCount
  /// The own fields of a kind of items; it has those of every item and a currency, too, and those of
  /// a row.
  static let inItem = FieldTable.maximumFieldCount - ItemKind.row.fields.count - 1
  /// The own fields of a section or a screen.
  static let inSection = FieldTable.maximumFieldCount - 16

  /// The error for the first key that is too many.
  static func diagnostic(_ limit: Int, _ owner: String, _ values: KeyedValues) -> Diagnostic {
    Diagnostic(
      rule: .wrongValueType, severity: .error,
      message: "\(owner) has \(values.all.count) keys, and at most \(limit) can be imported",
      place: values.all[limit].place, label: "the first too many")
  }
}
