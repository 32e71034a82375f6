package import MarqueeCatalog
package import MarqueeDiagnostics

/// The settings of a content folder.
package struct Settings: Hashable, Sendable {
  /// The section types that its screens may use.
  package var sectionTypes: SectionTypes
  /// What becomes of the diagnostics of some rules.
  package var rules: [RuleIdentifier: RuleSetting]

  /// Makes settings; without arguments, those of a folder that has none.
  package init(
    sectionTypes: SectionTypes = SectionTypes(), rules: [RuleIdentifier: RuleSetting] = [:]
  ) {
    self.sectionTypes = sectionTypes
    self.rules = rules
  }
}

/// What becomes of a rule's diagnostics.
package enum RuleSetting: Hashable, Sendable {
  /// They are dropped.
  case off
  /// They have this severity.
  case severity(Severity)

  /// Reads the word of a settings file; `nil` for one that means nothing.
  init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}
