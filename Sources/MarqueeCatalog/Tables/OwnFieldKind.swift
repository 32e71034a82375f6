/// The kind of an authored field, as authors write it.
package enum OwnFieldKind: String, Hashable, Sendable, CaseIterable {
  case text, integer, decimal, boolean, date, link, image, color, choice, list, group, reference
}

extension OwnFieldKind {
  /// The constraints that apply to such values.
  package var constraints: [FieldConstraints.Name] {
    switch self {
    case .text: [.minLength, .maxLength, .pattern]
    case .integer: [.minimum, .maximum]
    case .decimal: [.minimum, .maximum, .digits]
    case .link: [.schemes]
    case .list: [.minCount, .maxCount, .unique]
    case .boolean, .date, .image, .color, .choice, .group, .reference: []
    }
  }
}
