import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

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
    ]
  ) { screen, _, report in
    var firstSections: [String: ShownValue] = [:]
    var firstItems: [String: ShownValue] = [:]
    func check(_ value: ShownValue?, _ what: String, among first: inout [String: ShownValue]) {
      guard let value, let id = value.text?.string, !id.isEmpty,
        let earlier = first.insertIfAbsent(value, for: id)
      else { return }
      report.add(
        at: value, "another \(what) of this screen has the identifier '\(id)'", label: "again",
        notes: [Note("first used here", at: earlier.origin.place)])
    }
    for section in screen.sections {
      check(section[Field.id.key], "section", among: &firstSections)
      let field = section.type?.itemKind.position(ofField: Field.id.key)
      for item in section.items where item.libraryID == nil {
        check(field.flatMap(item.value), "item", among: &firstItems)
      }
    }
    for section in screen.sections { reportIdentities(in: section, &report) }
  }

  private static func reportIdentities(in section: ShownSection, _ report: inout PlaceReport) {
    guard let field = section.type?.itemKind.identityField else { return }
    var first: [FieldValue: IdentityUse] = [:]
    for item in section.items {
      guard let use = IdentityUse(of: item, field),
        let earlier = first.insertIfAbsent(use, for: use.identity),
        // Two items of the library with one identity are reported there.
        !use.isReference || !earlier.isReference
      else { continue }
      report.add(
        at: use.place,
        "another item of the section has the '\(field.key)' '\(use.identity.shownText ?? "")'",
        label: "again", notes: [Note("first used here", at: earlier.place)])
    }
  }
}

/// What identifies an item of a section, and where that is written.
private struct IdentityUse {
  let identity: FieldValue
  /// The place of the field's value, or of the name of the library item.
  let place: Place
  let isReference: Bool

  /// Finds the identity of an item; `nil` if it has none, or an identifier of its own.
  init?(of item: ShownItem, _ field: Field) {
    isReference = item.libraryID != nil
    guard isReference || item[Field.id.key] == nil, let value = item[field.key],
      !value.isDefault, let identity = value.value, identity.shownText?.isEmpty == false
    else { return nil }
    self.identity = identity
    place = isReference ? item.place : value.origin.place
  }
}
