import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension StructureCheck {
  /// Reports a fact about a value.
  ///
  /// - Parameter range: The part of the text to point at; `nil` for the whole value.
  mutating func report(
    _ rule: RuleIdentifier, part: RuleIdentifier? = nil, severity: Severity = .error,
    at index: ValueIndex, range: SourceRange? = nil, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = [],
    label: String = ""
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, part: part, severity: severity, message: message,
        place: document.place(of: index, range: range), label: label, notes: notes, fixIts: fixIts))
  }

  /// Reports a value of the wrong kind, unless its text has a fault.
  ///
  /// - Parameter fixIt: What writes the value that was meant; `nil` if that is not clear.
  mutating func reportWrongKind(
    _ index: ValueIndex, named name: String, _ expected: String, fixIt: FixIt? = nil
  ) {
    guard !document.isDamaged(index) else { return }
    report(
      .wrongValueType, at: index,
      "\(name) must be \(expected), not \(document[index].kind.phrase)",
      fixIts: [fixIt].compactMap(\.self))
  }

  /// The type that a section without `sectionType` states under another key; `nil` for none.
  func misnamedType(of section: ValueIndex) -> SectionType? {
    document.unknownKeys(of: section, in: .untypedSection).lazy.compactMap { key in
      document[key + 1].kind == .string
        ? contentModel.sectionTypes[document.string(of: key + 1)] : nil
    }.first
  }

  /// Reports a section without a type, at a key that was probably meant for it if there is one.
  mutating func reportMissingType(of section: ValueIndex) {
    guard let field = FieldTable.untypedSection.fields.first(where: { $0.kind == .sectionType })
    else { return }
    let keys = document.unknownKeys(of: section, in: .untypedSection)
    func fixIts(_ key: ValueIndex, _ reason: KeyAssignment.Reason) -> [FixIt] {
      [fixIt(for: key, KeyAssignment.Match(field: field, reason: reason, isAccepted: true))]
    }
    if let key = keys.first(where: { nearestKey(to: $0, in: [field.key]) != nil }) {
      return reportMisnamed(key, [field], .untypedSection, fixIts: fixIts(key, .spelling))
    }
    let types = EnglishList.names(
      contentModel.sectionTypes.all.map(\.name), "or", atMost: Self.listedTypeCount)
    guard let key = keys.first(where: { KeyMeanings.matches(document.string(of: $0), field.key) })
    else {
      return report(
        .missingKey, at: section, range: document.openingTag(of: section),
        "a section has no '\(field.key)'",
        fixIts: .advice("write '\(field.key)' with \(types)"))
    }
    reportMisnamed(key, [field], .untypedSection, fixIts: fixIts(key, .meaning))
  }

  /// Reports a list of another program in place of a screen: once, and not each of its items.
  mutating func reportLists(at root: ValueIndex) {
    let isArray = document[root].kind == .array
    report(
      .wrongValueType, at: root, range: document.openingTag(of: root),
      isArray
        ? "this is a list of items, not a screen" : "these are lists of items, not a screen",
      notes: [
        Note("a screen is an array of sections, and a section has a 'sectionType' and its items")
      ],
      fixIts: .advice(ImportAdvice.text(for: document.source.name)))
  }

  static var listedTypeCount: Int { 20 }

  /// Reports sections that are under another key of a screen's root than 'sections'.
  ///
  /// - Returns: Whether there are any; a key that is almost 'sections' is reported with the others.
  mutating func reportMisplacedSections(in root: ValueIndex) -> Bool {
    let keys = document.children(of: root).filter {
      !Catalog.keys.contains(document.string(of: $0)) && document.holdsSections($0 + 1)
    }
    guard let key = keys.first(where: { document.isArrayOfSections($0 + 1) }) ?? keys.first,
      !document.children(of: root).contains(where: { nearestKey(to: $0, in: ["sections"]) != nil })
    else { return false }
    var fixIt = FixIt("write 'sections'", applicability: .displayOnly)
    if keys.count > 1 {
      fixIt.title = "write the sections of one screen under 'sections', and others in other files"
    } else if document.isArrayOfSections(key + 1) {
      fixIt.applicability = .safe
      fixIt.edits = [document.replacement(of: key, by: "sections")]
    } else {
      fixIt.title = "write the array of sections under 'sections'"
    }
    report(
      .missingKey, at: key,
      "a screen has no 'sections', and '\(document.string(of: key))' is not a known key",
      fixIts: [fixIt])
    return true
  }

  /// Returns the names that can be written in place of a wrong one, as a list for a message, and a
  /// fix-it that writes the nearest of them.
  func choices(
    _ names: [String], for wrong: String, at index: ValueIndex, _ conjunction: String = "and"
  ) -> (list: String, fixIts: [FixIt]) {
    (
      EnglishList.names(
        names, conjunction, nearest: document.nearest(to: wrong, among: names)),
      document.suggestion(for: wrong, at: index, among: names)
    )
  }
}
