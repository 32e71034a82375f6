import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// One identifier for two sections, or for two items.
  static let duplicateID = Rule(
    "duplicate-id", group: .identity, severity: .error,
    summary: "two sections, or two items, share an 'id'",
    rationale: """
      The app's data source distinguishes sections by their identifiers, and items by theirs. If two \
      sections or two items have the same one, it shows only one of the two, or stops. An item's \
      identifier must be unique in the whole screen; a section may have the same one as an item. A \
      field that 'identity' names in the settings makes items the same one, too: two items of a \
      section, or of the library, cannot have the same value there.
      """,
    examples: [
      .bad(
        .items(of: "list"),
        [["id": "help", "text": "Help"], ["id": "⟦help⟧", "text": "Contact"]]),
      .good(
        .items(of: "list"),
        [["id": "help", "text": "Help"], ["id": "contact", "text": "Contact"]]),
      .good(
        .sections,
        [["sectionType": "list", "id": "help", "contentItem": [["id": "help", "text": "Help"]]]]),
    ]
  ) { context, report in
    var firstSections: [String: ValueIndex] = [:]
    var firstItems: [String: ValueIndex] = [:]
    context.forEachString(where: { $0 == .identifier }) { occurrence, value in
      let id = context.document.string(of: value)
      guard !id.isEmpty else { return }
      let earlier =
        occurrence.item == nil
        ? firstSections.insertIfAbsent(value, for: id) : firstItems.insertIfAbsent(value, for: id)
      guard let earlier else { return }
      let what = occurrence.item == nil ? "section" : "item"
      report.add(
        at: value, "another \(what) of this screen has the identifier '\(id)'", label: "again",
        notes: [report.note("first used here", at: earlier)])
    }
    reportIdentities(in: context, &report)
  }

  /// Reports items of one section with equal identities.
  private static func reportIdentities(in context: RuleContext, _ report: inout RuleReport) {
    let (catalog, document) = (context.catalog, context.document)
    for section in catalog.sections {
      guard let kind = section.type?.itemKind, let identity = kind.identity else { continue }
      let key = kind.ownFields[identity].key
      var first: [String: ValueIndex] = [:]
      for item in section.items {
        let index = catalog.items[item].index
        guard let value = catalog.value(of: key, in: index), document.isSoundString(value),
          catalog.value(of: Field.id.key, in: index) == nil,
          let earlier = first.insertIfAbsent(value, for: document.string(of: value))
        else { continue }
        report.add(
          at: value, "another item of the section has the '\(key)' '\(document.string(of: value))'",
          label: "again", notes: [report.note("first used here", at: earlier)])
      }
    }
  }
}

extension Dictionary {
  /// Adds a value for a key that has none yet.
  ///
  /// - Returns: The key's existing value; `nil` if it was added.
  fileprivate mutating func insertIfAbsent(_ value: Value, for key: Key) -> Value? {
    if let present = self[key] { return present }
    self[key] = value
    return nil
  }
}
