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
      let fields = ComparedFields(of: kind)
      var firsts: [ItemContent: ShownItem] = [:]
      for item in fields.repeated(in: section) {
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
  init?(of item: ShownItem, _ fields: ComparedFields) {
    guard !item.holdsFault, !item.isUnknown else {
      guard let id = item.libraryID else { return nil }
      self = .faulty(id)
      return
    }
    self = .fields(fields.positions.map { item.value(ofField: $0).flatMap(Value.init) })
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

/// The fields of a kind of items that make one equal to another, by their positions.
private struct ComparedFields {
  let positions: [Int]
  /// Those of which the first text is compared before the rest.
  private let first: [Int]

  init(of kind: ItemKind) {
    positions = kind.fields.indices.filter { !["id", "rank"].contains(kind.fields[$0].key) }
    first = [ShownPart.image, .title].compactMap { kind.show[$0] }
      .compactMap(kind.position(ofField:))
  }

  /// The items of a section whose first texts another one has, too; most sections have none.
  func repeated(in section: ShownSection) -> [ShownItem] {
    let items = Array(section.items)
    let hashes = items.map { item in
      var hasher = Hasher()
      for field in first {
        hasher.combine(item.value(ofField: field)?.text.map { ByteText($0.bytes) })
      }
      return hasher.finalize()
    }
    var seen = Set<Int>(minimumCapacity: items.count)
    let repeated = Set(hashes.filter { !seen.insert($0).inserted })
    return zip(items, hashes).compactMap { repeated.contains($1) ? $0 : nil }
  }
}
