import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

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
  ) { screen, _, report in
    for section in screen.sections where section.itemCount > 1 {
      guard let kind = section.type?.itemKind else { continue }
      let items = repeated(in: section, kind)
      guard !items.isEmpty else { continue }
      let fields = kind.fields.indices.filter { !["id", "rank"].contains(kind.fields[$0].key) }
      var firsts: [ItemContent: ShownItem] = [:]
      for item in items {
        guard let content = ItemContent(of: item, fields),
          let original = firsts.insertIfAbsent(item, for: content)
        else { continue }
        // Another rule reports a shared identifier.
        if item.libraryID == nil, original.libraryID == nil,
          let id = item["id"]?.text?.string, id == original["id"]?.text?.string
        {
          continue
        }
        report.add(
          at: item.place, "this item is the same as an earlier one of the section",
          notes: [Note("the earlier one is here", at: original.place)],
          fixIts: .advice("remove it, or change what it shows"))
      }
    }
  }

  /// The items of a section whose image and title another one has, too; most sections have none.
  private static func repeated(in section: ShownSection, _ kind: ItemKind) -> [ShownItem] {
    let fields = [ShownPart.image, .title].compactMap { kind.show[$0] }
      .compactMap(kind.position(ofField:))
    let hashes = section.items.map { item in
      var hasher = Hasher()
      for field in fields { hasher.combine(item.text(ofField: field).map { ByteText($0.bytes) }) }
      return hasher.finalize()
    }
    let repeated = hashes.repeated
    return zip(section.items, hashes).compactMap { repeated.contains($1) ? $0 : nil }
  }
}

private enum ItemContent: Hashable {
  /// An item of the library that is not known or has a fault: it is equal to itself.
  case faulty(String)
  case fields([Value?])

  /// What an item shows for a field; numbers are equal if their values are.
  enum Value: Hashable {
    case text(ByteText)
    case value(FieldValue)
  }

  /// What makes an item equal to others; `nil` for a faulty one.
  ///
  /// - Complexity: O(*n*) in the bytes of the item.
  init?(of item: ShownItem, _ fields: [Int]) {
    guard !item.holdsFault, !item.isUnknown else {
      guard let id = item.libraryID else { return nil }
      self = .faulty(id)
      return
    }
    self = .fields(fields.map { item.value(ofField: $0).flatMap(Value.init) })
  }
}

extension ItemContent.Value {
  init?(_ value: ShownValue) {
    if !value.kind.isNumeric, let text = value.text {
      self = .text(ByteText(text.bytes))
    } else if let value = value.value {
      self = .value(value)
    } else {
      return nil
    }
  }
}
