import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let duplicateID = Rule(
    .duplicateID, group: .identity, severity: .error,
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
    let catalog = context.catalog
    for section in catalog.sections {
      guard let field = section.type?.itemKind.identityField else { continue }
      var first: [FieldValue: IdentityUse] = [:]
      for item in section.items {
        guard let use = IdentityUse(of: item, in: catalog, field),
          let earlier = first.insertIfAbsent(use, for: use.identity),
          // Two items of the library with one identity are reported there.
          !use.isReference || !earlier.isReference
        else { continue }
        let text = use.identity.shownText ?? ""
        report.add(
          at: use.value, range: context.document.tagOfContainer(use.value),
          "another item of the section has the '\(field.key)' '\(text)'", label: "again",
          notes: [
            report.note(
              "first used here", at: earlier.value,
              range: context.document.tagOfContainer(earlier.value))
          ])
      }
    }
  }
}

/// What identifies an item of a section, and where that is written.
private struct IdentityUse {
  let identity: FieldValue
  /// The field's value, or the name of the library item.
  let value: ValueIndex
  let isReference: Bool

  /// Finds the identity of an item; `nil` if it has none, or an identifier of its own.
  init?(of item: Int, in catalog: LocatedCatalog, _ field: Field) {
    let index = catalog.items[item].index
    if let reference = catalog.reference(ofItem: item) {
      guard let identity = reference.target?.identity?.value else { return nil }
      (self.identity, value, isReference) = (identity, reference.name, true)
    } else {
      guard let value = catalog.value(of: field.key, in: index),
        catalog.value(of: Field.id.key, in: index) == nil,
        let identity = catalog.document.fieldValue(of: value, kind: field.kind),
        identity.shownText?.isEmpty == false
      else { return nil }
      (self.identity, self.value, isReference) = (identity, value, false)
    }
  }
}

extension PropertyListDocument {
  /// The opening tag of an array or dictionary; `nil` for another value.
  fileprivate func tagOfContainer(_ index: ValueIndex) -> SourceRange? {
    self[index].kind.isContainer ? openingTag(of: index) : nil
  }
}
