import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let duplicateItem = Rule(
    "duplicate-item", group: .identity, severity: .warning,
    summary: "an item appears twice in one section",
    rationale: """
      People see the same item twice. Usually it was copied, and the copy was not changed. Items are \
      compared by all that they show; 'id' and 'rank' do not make an item another one.
      """,
    examples: [
      .bad(
        .items(of: "list"),
        """
        <dict>
        <key>text</key>
        <string>Help</string>
        </dict>
        ⟦<dict>⟧
        <key>text</key>
        <string>Help</string>
        </dict>
        """),
      .good(
        .items(of: "list"),
        [["text": "Help"], ["text": "Help", "secondaryText": "Answers at any hour"]]),
    ]
  ) { context, report in
    let catalog = context.catalog
    let hasOwnImage = context.screen.hasOwnImage
    for section in catalog.sections where section.items.count > 1 {
      guard let kind = section.type?.itemKind else { continue }
      let fields = ComparedFields(of: kind)
      var firsts: [ItemContent: Int] = [:]
      for item in section.items where !hasOwnImage[item] {
        guard let content = catalog.content(ofItem: item, fields),
          let original = firsts.insertIfAbsent(item, for: content)
        else { continue }
        // Another rule reports a shared identifier.
        if case .fields = content, let id = catalog.id(ofItem: item, fields),
          id == catalog.id(ofItem: original, fields)
        {
          continue
        }
        report.add(
          at: catalog.items[item].index,
          range: context.document.openingTag(of: catalog.items[item].index),
          "this item is the same as an earlier one of the section",
          notes: [
            report.note(
              "the earlier one is here", at: catalog.items[original].index,
              range: context.document.openingTag(of: catalog.items[original].index))
          ], fixIts: .advice("remove it, or change what it shows"))
      }
    }
  }
}

extension ResolvedFile {
  /// For each item, whether it shows an image that no other item shows, so that it is not a copy.
  fileprivate var hasOwnImage: [Bool] {
    var counts = Array(repeating: 0, count: imageNames.firstValues.count)
    for use in imageNames.uses where use.item != nil { counts[use.name] += 1 }
    var isOwn = Array(repeating: false, count: catalog.items.count)
    for use in imageNames.uses where counts[use.name] == 1 {
      if let item = use.item { isOwn[item] = true }
    }
    return isOwn
  }
}

private enum ItemContent: Hashable {
  case reference(String)
  /// What an author wrote in the fields that are compared.
  case fields([Value?])

  /// What an author wrote in a field; numbers are equal if their values are.
  enum Value: Hashable {
    case text(ByteText)
    case value(FieldValue)
  }
}

/// The fields of a kind of items, by their positions.
private struct ComparedFields {
  let table: [Field]
  let compared: [Int]
  let id: Int?

  init(of kind: ItemKind) {
    table = kind.fields
    compared = table.indices.filter { !["id", "rank"].contains(kind.fields[$0].key) }
    id = kind.position(ofField: "id")
  }
}

extension LocatedCatalog {
  /// What makes an item equal to others; `nil` for a faulty one.
  ///
  /// - Complexity: O(*n*) in the bytes of the item.
  fileprivate func content(ofItem item: Int, _ fields: ComparedFields) -> ItemContent? {
    if let reference = reference(ofItem: item) {
      return .reference(reference.target?.id ?? document.string(of: reference.name))
    }
    guard !document[items[item].index].flags.contains(.holdsFault) else { return nil }
    return .fields(fields.compared.map { content(of: $0, in: item, fields.table[$0].kind) })
  }

  private func content(of field: Int, in item: Int, _ kind: FieldKind) -> ItemContent.Value? {
    guard let value = value(ofField: field, ofItem: item) else { return nil }
    if kind.isNumeric || document[value].kind != .string,
      let value = document.fieldValue(of: value, kind: kind)
    {
      return .value(value)
    }
    return .text(ByteText(AuthoredText(of: value, in: document).bytes))
  }

  fileprivate func id(ofItem item: Int, _ fields: ComparedFields) -> String? {
    fields.id.flatMap { value(ofField: $0, ofItem: item) }.map(document.string)
  }
}
