package import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
package import MarqueeScreen

extension SettingsLoad {
  /// Reads the authors' own rules for texts.
  ///
  /// A rule with a faulty expression keeps its name, so that what refers to it is not reported too;
  /// a rule without a unique name is left out.
  mutating func readTextRules() {
    var reader = TextRuleReader(document, settings.contentModel)
    for element in elements(of: "textRules") where document[element].kind == .dictionary {
      reader.read(element)
    }
    settings.textRules = reader.rules
    diagnostics += reader.diagnostics
  }
}

/// Reads rules for texts; does not repeat what the structure check reports.
private struct TextRuleReader {
  private let document: PropertyListDocument
  private let fields: [Field]
  private let textKeys: Set<String>
  /// Whether all kinds and section types could be read, so that an unknown key is an error.
  private let isModelWhole: Bool
  private var placesByID: [RuleIdentifier: Place] = [:]
  private(set) var rules: [TextRule] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: PropertyListDocument, _ contentModel: ContentModel) {
    self.document = document
    fields = contentModel.fieldsOfScreens
    isModelWhole = contentModel.faulty.isEmpty
    textKeys = Set(contentModel.textFields.map(\.key))
  }

  mutating func read(_ index: ValueIndex) {
    // Every part is read before returning, so that all errors are reported at once.
    let id = identifier(of: index)
    let fields = fieldKeys(of: index)
    let condition = condition(of: index)
    let message = message(of: index)
    let severity = string("severity", of: index).flatMap { Severity(rawValue: $0.text) }
    guard let id else { return }
    rules.append(
      TextRule(
        id: id.id, fields: fields, condition: message == nil ? nil : condition,
        message: message ?? "", severity: severity ?? .warning, place: id.place))
  }

  // MARK: Parts

  private mutating func identifier(of index: ValueIndex) -> (id: RuleIdentifier, place: Place)? {
    guard let (text, value) = string("id", of: index) else { return nil }
    guard Self.isName(text) else {
      report(
        .wrongValueType, at: value,
        "a rule's name has lowercase letters and digits, with single hyphens between them",
        notes: [Note("comments in screens name it, as '<!-- marquee:allow no-exclamation -->'")])
      return nil
    }
    guard text.utf8.count <= Self.maximumNameCount else {
      report(
        .wrongValueType, at: value, "a rule's name has at most \(Self.maximumNameCount) characters")
      return nil
    }
    let id = RuleIdentifier(text)
    guard RuleRegistry[id] == nil else {
      report(.duplicateKey, at: value, "'\(id)' is a built-in rule already")
      return nil
    }
    if let first = placesByID[id] {
      report(
        .duplicateKey, at: value, "'\(id)' is the name of another rule already",
        notes: [Note("the other rule is here", at: first)])
      return nil
    }
    let place = document.place(of: value)
    placesByID[id] = place
    return (id, place)
  }

  /// The most characters of a rule's name, which each of its diagnostics repeats.
  private static var maximumNameCount: Int { 100 }

  /// The known keys; all shown texts if none are written, but not if none of those written is
  /// known.
  private mutating func fieldKeys(of index: ValueIndex) -> [String]? {
    guard let array = document.member("fields", of: index)?.value,
      document[array].kind == .array
    else { return nil }
    var keys: [String] = []
    for element in document.children(of: array) where document.isValidString(element) {
      let key = document.string(of: element)
      if textKeys.contains(key) {
        keys.append(key)
      } else if let field = fields.first(where: { $0.key == key }) {
        guard !field.isFaulty else { continue }
        report(
          .wrongValueType, at: element,
          "'\(key)' holds \(field.kind.phrase), and a text rule reads texts")
      } else if isModelWhole {
        report(
          .unknownKey, severity: .error, at: element,
          "no item and no section has a key '\(key)'",
          fixIts: document.suggestion(for: key, at: element, among: textKeys.sorted()))
      }
    }
    return keys
  }

  private mutating func condition(of index: ValueIndex) -> TextRule.Condition? {
    let forbidden = document.member("forbids", of: index)
    let required = document.member("requires", of: index)
    if let forbidden, let required {
      report(
        .unknownKey, severity: .error,
        at: max(forbidden.key, required.key),
        "a text rule has either 'forbids' or 'requires', not both")
      return nil
    }
    guard let value = forbidden?.value ?? required?.value, document.isValidString(value),
      let pattern = pattern(
        value, ignoringCase: document.settingsFlag("ignoreCase", of: index) ?? false)
    else { return nil }
    return forbidden != nil ? .forbids(pattern) : .requires(pattern)
  }

  private mutating func pattern(_ value: ValueIndex, ignoringCase: Bool) -> TextPattern? {
    let text = AuthoredText(of: value, in: document)
    guard !text.bytes.isEmpty else {
      report(.wrongValueType, at: value, "the expression is empty, and every text matches it")
      return nil
    }
    do throws(PatternFault) {
      return try TextPattern(
        String(decoding: text.bytes, as: UTF8.self), ignoringCase: ignoringCase)
    } catch {
      let start = text.bytes.startIndex
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      report(.wrongValueType, at: value, range: text.sourceRange(of: range), error.message)
      return nil
    }
  }

  private mutating func message(of index: ValueIndex) -> String? {
    guard let (text, value) = string("message", of: index) else { return nil }
    guard !AuthoredText(of: value, in: document).isBlank else {
      report(.wrongValueType, at: value, "'message' must not be empty")
      return nil
    }
    return text
  }

  // MARK: Values

  private func string(
    _ key: String, of index: ValueIndex
  ) -> (text: String, value: ValueIndex)? {
    guard let value = document.member(key, of: index)?.value, document.isValidString(value) else {
      return nil
    }
    return (document.string(of: value), value)
  }

  /// Whether a comment can contain the rule's name; a comment cannot contain two hyphens.
  private static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }

  private mutating func report(
    _ rule: RuleIdentifier, severity: Severity = .error, at index: ValueIndex,
    range: SourceRange? = nil, _ message: String, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message,
        place: document.place(of: index, range: range), notes: notes, fixIts: fixIts))
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
