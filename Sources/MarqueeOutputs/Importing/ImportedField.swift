import MarqueeDiagnostics

package struct ImportedField: Sendable {
  package let sourceKey: String
  package internal(set) var key: String
  package internal(set) var isInherited = false
  var shape: FieldShape
  let values: [ImportedValue]

  /// The fields for some keys; a key without a value to keep has none.
  ///
  /// - Parameters:
  ///   - limit: The most keys.
  ///   - owner: What has them, with its article.
  ///   - taken: The keys that mean something else; `kind` becomes `originalKind`.
  ///   - diagnostics: Receives an error for the first key that is too many, and for values that no
  ///     field can hold.
  static func all(
    _ members: some Sequence<ImportedMember>, atMost limit: Int, of owner: String,
    taken: [String] = [], _ diagnostics: inout [Diagnostic]
  ) -> [ImportedField] {
    let keyed = KeyedValues(members)
    guard keyed.check(atMost: limit, of: owner, &diagnostics) else { return [] }
    let fields = keyed.all.map { key, _, values in
      let shape = FieldShape(of: values, key: key, &diagnostics)
      return ImportedField(
        sourceKey: key, key: key, shape: shape,
        values: values.filter { !$0.isEmpty && shape.holds($0) })
    }
    return renamed(fields.filter { $0.shape != .empty }, taken: taken)
  }

  static func renamed(_ fields: [ImportedField], taken: [String]) -> [ImportedField] {
    var names = ImportedNames(taken: taken + [""])
    let kept = fields.map { $0.isInherited ? $0.key : names.free($0.key) }
    return zip(fields, kept).map { field, key in
      var field = field
      if key != field.key { field.key = names.free(ImportedNames.original(field.sourceKey)) }
      return field
    }
  }

  package var kind: String { shape.kind }

  package var count: Int { values.count }

  /// What is not kept of its texts; empty if they are kept as they are.
  package var remark: String {
    let texts = values.lazy.compactMap(\.text)
    return switch shape {
    case .scalar(.date) where texts.contains(where: CalendarText.hasOffset):
      "in UTC, without offset"
    case .scalar(.decimal) where !texts.isEmpty: "without its sign"
    default: ""
    }
  }
}
