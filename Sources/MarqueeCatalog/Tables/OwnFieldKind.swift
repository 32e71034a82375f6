package import MarqueeScreen

package struct OwnFieldKind: Hashable, Sendable {
  package let word: String
  /// What its values are; `nil` if only a description says that.
  package let values: FieldKind?
  package let constraints: [FieldConstraints.Name]
  /// The key of a description that is about such values only; `nil` for none.
  package let detail: String?

  private init(
    _ word: String, _ values: FieldKind?, _ constraints: [FieldConstraints.Name] = [],
    detail: String? = nil
  ) {
    self.word = word
    self.values = values
    self.constraints = constraints
    self.detail = detail
  }

  /// The kinds, in the order of their documentation.
  package static let all = [
    OwnFieldKind("text", .text, [.minLength, .maxLength, .pattern]),
    OwnFieldKind("integer", .integer(atLeast: nil), [.minimum, .maximum]),
    OwnFieldKind("decimal", .decimal, [.minimum, .maximum, .digits]),
    OwnFieldKind("boolean", .boolean),
    OwnFieldKind("date", .date),
    OwnFieldKind("link", .destination, [.schemes]),
    OwnFieldKind("image", .imageName),
    OwnFieldKind("color", .color),
    OwnFieldKind("choice", nil, detail: "values"),
    OwnFieldKind("list", nil, [.minCount, .maxCount, .unique], detail: "of"),
    OwnFieldKind("group", nil, detail: "fields"),
    OwnFieldKind("reference", .reference(.item), detail: "to"),
  ]

  package var keys: [String] { constraints.map(\.rawValue) + [detail].compactMap(\.self) }

  /// The keys of descriptions that say more about values of some kinds only.
  package static let allKeys =
    FieldConstraints.Name.allCases.map(\.rawValue) + all.compactMap(\.detail)

  package static func named(_ word: String) -> OwnFieldKind? { all.first { $0.word == word } }
}
