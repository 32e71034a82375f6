package import MarqueeDiagnostics

/// All rules.
package enum RuleRegistry {
  /// The rules, by group, in the order of the reference.
  package static let all: [Rule] = [
    .nestedItem,
    .emptyText, .repeatedSpace,
    .duplicateID,
    .fractionOutOfRange, .sectionLaysOutNothing, .itemsOverflowGroup,
  ]

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The rule with an identifier, or `nil` where there is none.
  package static subscript(id: RuleIdentifier) -> Rule? { byID[id] }
}
