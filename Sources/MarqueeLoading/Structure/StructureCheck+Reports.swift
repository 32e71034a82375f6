import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension StructureCheck {
  /// Reports a fact about a value.
  ///
  /// - Parameters:
  ///   - range: The part of the text to point at; `nil` for the whole value.
  ///   - index: The value.
  mutating func report(
    _ rule: RuleIdentifier, severity: Severity = .error, at range: SourceRange? = nil,
    of index: ValueIndex, _ message: String, notes: [Note] = [], fixIts: [FixIt] = [],
    label: String = ""
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message,
        place: document.place(of: index, range: range), label: label, notes: notes, fixIts: fixIts))
  }

  mutating func report(
    _ rule: RuleIdentifier, severity: Severity = .error, at index: ValueIndex, _ message: String,
    notes: [Note] = [], fixIts: [FixIt] = [], label: String = ""
  ) {
    report(
      rule, severity: severity, of: index, message, notes: notes, fixIts: fixIts, label: label)
  }

  /// Reports a value of the wrong kind.
  mutating func reportWrongKind(_ index: ValueIndex, named name: String, _ expected: String) {
    report(
      .wrongValueType, at: index,
      "\(name) must be \(expected), not \(document[index].kind.phrase)")
  }

  /// Reports a section without a type, at a key that was probably meant for it if there is one.
  mutating func reportMissingType(of section: ValueIndex) {
    let known = FieldTable.untypedSection.fields
    let misnamed = document.children(of: section).first { key in
      guard !known.contains(where: { document.has(key, text: $0.key) }) else { return false }
      return nearestKey(to: key, in: ["sectionType"]) != nil
        || document[key + 1].kind == .string
          && contentModel.sectionTypes[document.string(of: key + 1)] != nil
    }
    guard let misnamed else {
      return report(
        .missingKey, at: document.openingTag(of: section), of: section,
        "a section has no 'sectionType'")
    }
    report(
      .missingKey, at: misnamed,
      "a section has no 'sectionType', and '\(document.string(of: misnamed))' is not a known key",
      fixIts: [
        FixIt(
          "write 'sectionType'",
          applicability: nearestKey(to: misnamed, in: ["sectionType"]) == nil
            ? .displayOnly : .safe,
          edits: [replacement(of: misnamed, by: "sectionType")])
      ])
  }

  /// Returns an edit that replaces the text of a string or key; the name must not need escaping.
  func replacement(of index: ValueIndex, by name: String) -> TextEdit {
    TextEdit(document[index].content, replacement: name)
  }
}
