import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen

/// The rules whose judgement depends on settings that could not be read.
///
/// Their diagnostics could be wrong, and their cause is reported in the settings. Errors that no
/// setting can silence are never in doubt.
package struct SettingsDoubt: Hashable, Sendable {
  private var coversAll = false
  private var groups: Set<RuleGroup> = []
  private var rules: Set<RuleIdentifier> = []

  package static let none = SettingsDoubt()
  /// Settings of which nothing could be read.
  package static let all = SettingsDoubt(coversAll: true)

  private init(coversAll: Bool = false) { self.coversAll = coversAll }

  /// Finds the rules that depend on faulty settings.
  ///
  /// - Parameters:
  ///   - root: The settings.
  ///   - isWhole: Whether their text could be read completely.
  ///   - diagnostics: What was reported in them.
  ///   - ruleSet: All rules.
  init(
    _ root: Setting, isWhole: Bool, _ diagnostics: [Diagnostic], _ ruleSet: RuleSet
  ) {
    coversAll = !isWhole
    for value in root.unknownValues(in: .settings) where value.isDictionary || value.isArray {
      // What is almost a known key is that one; under any other there may be any setting.
      let meant = Suggestion.nearest(
        to: value.path[0], among: FieldTable.settings.fields.map(\.key))
      addSetting(meant ?? "rules")
    }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let keys = diagnostic.place.codingPath.keyNames
      if keys.count > 1, keys[0] == "rules" {
        addRule(written: keys[1], ruleSet)
      } else {
        addSetting(keys.first ?? "rules")
      }
    }
  }

  private mutating func addSetting(_ key: String) {
    switch key {
    case "rules": coversAll = true
    case "images": groups.insert(.images)
    case "itemKinds", "sectionTypes": rules.insert(Rule.showsNothing.id)
    case "usedImages": rules.insert(Rule.unusedImage.id)
    default: break
    }
  }

  /// Adds the rule that a faulty entry of `rules` is about, or probably about.
  private mutating func addRule(written name: String, _ ruleSet: RuleSet) {
    let id = RuleIdentifier(name)
    let nearest = Suggestion.nearest(to: name, among: ruleSet.names)
    rules.insert(ruleSet[id]?.id ?? nearest.map { RuleIdentifier($0) } ?? id)
  }

  /// Whether a diagnostic could be wrong.
  ///
  /// - Parameter rule: Its rule; `nil` for one that does not exist.
  package func covers(_ rule: Rule?) -> Bool {
    guard self != .none, let rule, rule.canBeSilenced else { return false }
    return coversAll || groups.contains(rule.group) || rules.contains(rule.id)
  }
}
