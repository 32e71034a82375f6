import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// The same item twice in a section.
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
      var copies = ItemCopies(of: kind, in: catalog)
      for item in section.items where !hasOwnImage[item] {
        guard let original = copies.original(of: item) else { continue }
        report.add(
          at: catalog.items[item].index,
          range: context.document.openingTag(of: catalog.items[item].index), Message.isCopy,
          notes: [
            report.note(
              Message.original, at: catalog.items[original].index,
              range: context.document.openingTag(of: catalog.items[original].index))
          ], fixIts: [FixIt(Message.advice, applicability: .displayOnly)])
      }
    }
  }
}

private enum Message {
  static let isCopy = "this item is the same as an earlier one of the section"
  static let original = "the earlier one is here"
  static let advice = "remove it, or change what it shows"
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

/// Finds equal items among those of a section.
private struct ItemCopies {
  /// What an author wrote in a field; numbers are equal if their values are.
  private enum Content: Hashable {
    /// A text is not copied out of the file.
    case text(ByteText)
    case value(FieldValue)
  }

  private let catalog: LocatedCatalog
  private let table: [Field]
  /// The positions of the fields that are compared.
  private let fields: [Int]
  private let idField: Int?
  /// The first item for each hash of the first field.
  private var byFirstField: [Int: Int] = [:]
  /// The first item for each hash of the whole content, among items whose first fields are equal.
  private var byContent: [Int: Int] = [:]

  /// The first item for each name of a library item.
  private var byName: [String: Int] = [:]

  init(of kind: ItemKind, in catalog: LocatedCatalog) {
    self.catalog = catalog
    idField = kind.position(ofField: "id")
    table = kind.fields
    fields = table.indices.filter { !["id", "rank"].contains(kind.fields[$0].key) }
  }

  /// The earlier item that an item is a copy of; `nil` for none.
  ///
  /// - Complexity: O(*n*) in the bytes of the item.
  mutating func original(of item: Int) -> Int? {
    if let reference = catalog.reference(ofItem: item) {
      let name = reference.target?.id ?? catalog.document.string(of: reference.name)
      return original(of: item, named: name)
    }
    guard !catalog.document[catalog.items[item].index].flags.contains(.holdsFault) else {
      return nil
    }
    // For most items, the first field is enough to see that there is no copy.
    let first = hash(of: item, fieldCount: 1)
    guard let other = byFirstField[first] else {
      byFirstField[first] = item
      return nil
    }
    // From now on, the other item is a candidate too.
    let otherContent = hash(of: other, fieldCount: fields.count)
    if byContent[otherContent] == nil { byContent[otherContent] = other }
    let content = hash(of: item, fieldCount: fields.count)
    guard let original = byContent[content] else {
      byContent[content] = item
      return nil
    }
    return areEqual(item, original) ? original : nil
  }

  /// The earlier item with the name of a library item.
  private mutating func original(of item: Int, named name: String) -> Int? {
    guard let original = byName[name] else {
      byName[name] = item
      return nil
    }
    return original
  }

  /// The hash of an item's first fields; equal texts have equal hashes.
  private func hash(of item: Int, fieldCount: Int) -> Int {
    var hasher = Hasher()
    for field in fields.prefix(fieldCount) {
      hasher.combine(field)
      hasher.combine(content(of: field, in: item))
    }
    return hasher.finalize()
  }

  private func areEqual(_ left: Int, _ right: Int) -> Bool {
    // Another rule reports a shared identifier.
    let ids = [left, right].map { item in
      idField.flatMap { catalog.value(ofField: $0, ofItem: item) }
        .map(catalog.document.string(of:))
    }
    guard ids[0] == nil || ids[0] != ids[1] else { return false }
    return fields.allSatisfy { content(of: $0, in: left) == content(of: $0, in: right) }
  }

  private func content(of field: Int, in item: Int) -> Content? {
    guard let value = catalog.value(ofField: field, ofItem: item) else { return nil }
    let kind = table[field].kind
    if kind.isNumeric || catalog.document[value].kind != .string,
      let value = catalog.document.fieldValue(of: value, kind: kind)
    {
      return .value(value)
    }
    return .text(ByteText(AuthoredText(of: value, in: catalog.document).bytes))
  }
}
