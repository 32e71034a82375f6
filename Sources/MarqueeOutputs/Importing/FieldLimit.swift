import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

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
