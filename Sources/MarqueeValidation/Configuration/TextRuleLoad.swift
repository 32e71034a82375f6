package import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
package import MarqueeScreen

/// Reads the authors' own rules for texts.
///
/// A rule with a faulty expression keeps its name, so that what refers to it is not reported too; a
/// rule without a unique name is left out.
struct TextRuleLoad {
  private let findings: SettingsFindings
  private let fields: [Field]
  private let textKeys: Set<String>
  /// Whether all kinds and section types could be read, so that an unknown key is an error.
  private let isModelWhole: Bool
  private var placesByID: [RuleIdentifier: Place] = [:]

  static func load(
    _ root: Setting, _ contentModel: ContentModel, _ findings: SettingsFindings
  ) -> [TextRule] {
    var load = TextRuleLoad(
      findings: findings, fields: contentModel.fieldsOfScreens,
      textKeys: Set(contentModel.textFields.map(\.key)),
      isModelWhole: contentModel.faulty.isEmpty)
    return (root["textRules"]?.elements ?? []).compactMap { load.rule($0) }
  }

  private mutating func rule(_ setting: Setting) -> TextRule? {
    // Every part is read before returning, so that all errors are reported at once.
    let id = identifier(setting["id"])
    let fields = fieldKeys(of: setting)
    let condition = condition(of: setting)
    let message = message(setting["message"])
    let severity = setting["severity"]?.text.flatMap(Severity.init)
    guard let id else { return nil }
    return TextRule(
      id: id.id, fields: fields, condition: message == nil ? nil : condition,
      message: message ?? "", severity: severity ?? .warning, place: id.place)
  }

  private mutating func identifier(_ setting: Setting?) -> (id: RuleIdentifier, place: Place)? {
    guard let setting, let text = setting.text else { return nil }
    guard Self.isName(text) else {
      findings.report(
        "a rule's name has lowercase letters and digits, with single hyphens between them",
        .wrongValueType, at: setting,
        notes: [Note("comments in screens name it, as '<!-- marquee:allow no-exclamation -->'")])
      return nil
    }
    guard text.utf8.count <= Self.maximumNameCount else {
      findings.report(
        "a rule's name has at most \(Self.maximumNameCount) characters", .wrongValueType,
        at: setting)
      return nil
    }
    let id = RuleIdentifier(text)
    guard RuleRegistry[id] == nil else {
      findings.report("'\(id)' is a built-in rule already", .duplicateKey, at: setting)
      return nil
    }
    if let first = placesByID[id] {
      findings.report(
        "'\(id)' is the name of another rule already", .duplicateKey, at: setting,
        notes: [Note("the other rule is here", at: first)])
      return nil
    }
    placesByID[id] = setting.place
    return (id, setting.place)
  }

  /// The most characters of a rule's name, which each of its diagnostics repeats.
  private static var maximumNameCount: Int { 100 }

  /// The known keys; all shown texts if none are written, but not if none of those written is
  /// known.
  private func fieldKeys(of rule: Setting) -> [String]? {
    guard rule["fields"] != nil else { return nil }
    return rule.texts(of: "fields").compactMap { key, setting in
      if textKeys.contains(key) { return key }
      if let field = fields.first(where: { $0.key == key }) {
        guard !field.isFaulty else { return nil }
        findings.report(
          "'\(key)' holds \(field.kind.phrase), and a text rule reads texts", .wrongValueType,
          at: setting)
      } else if isModelWhole {
        findings.reportUnknown(
          "field", key, .unknownKey, at: setting, among: textKeys.sorted(),
          message: "no item and no section has a key '\(key)'")
      }
      return nil
    }
  }

  private func condition(of rule: Setting) -> TextRule.Condition? {
    let (forbidden, required) = (rule["forbids"], rule["requires"])
    if let forbidden, let required {
      findings.report(
        "a text rule has either 'forbids' or 'requires', not both", .unknownKey,
        at: forbidden.index > required.index ? forbidden.key : required.key)
      return nil
    }
    guard let expression = forbidden ?? required,
      let pattern = findings.pattern(
        expression, ignoringCase: rule["ignoreCase"]?.flag ?? false, .wrongValueType,
        emptiness: "the expression is empty, and every text matches it")
    else { return nil }
    return forbidden != nil ? .forbids(pattern) : .requires(pattern)
  }

  private func message(_ setting: Setting?) -> String? {
    guard let setting, let text = setting.text else { return nil }
    guard !AuthoredText(of: setting.index, in: setting.document).isBlank else {
      findings.report("'message' must not be empty", .wrongValueType, at: setting)
      return nil
    }
    return text
  }

  /// Whether a comment can contain the rule's name; a comment cannot contain two hyphens.
  private static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter && !$0.isASCIICapital }
    }
  }
}

extension ContentModel {
  fileprivate var fieldsOfScreens: [Field] {
    let types = sectionTypes.all.flatMap { $0.fields + $0.itemKind.fields }
    return (types + screenFields).flatMap(\.withParts)
  }

  package var textFields: [Field] {
    var keys: Set<String> = []
    return fieldsOfScreens.filter { $0.kind.holdsText && keys.insert($0.key).inserted }
  }
}

extension Field {
  fileprivate var withParts: [Field] { [self] + kind.parts.flatMap(\.withParts) }
}
