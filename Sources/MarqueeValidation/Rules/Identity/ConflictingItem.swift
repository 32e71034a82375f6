import MarqueeDiagnostics

extension Rule {
  /// One identifier for items that differ between screens.
  static let conflictingItem = Rule(
    "conflicting-item", ofFolder: .identity, severity: .warning,
    summary: "an item's 'id' stands for something else on another screen",
    rationale: """
      An 'id' names one thing wherever it is shown: an app opens, remembers and sells it by that \
      name. Where two screens say different things of it, one of them is out of date, or two things \
      share a name. Only what both screens write is compared, and not what speaks of the item's \
      place: 'rank' and 'tag'.
      """,
    examples: [
      .bad(.items(of: "list"), beside: help("Help"), help("Contact", marked: true)),
      .good(.items(of: "list"), beside: help("Help"), help("Help")),
      .good(
        .items(of: "list"), beside: help("Help"),
        """
        <dict>
        <key>id</key>
        <string>help</string>
        <key>text</key>
        <string>Help</string>
        <key>secondaryText</key>
        <string>Answers at any hour</string>
        </dict>
        """),
    ]
  ) { context, report in
    var first: [String: IdentifiedItem] = [:]
    for item in context.screens.lazy.flatMap(\.items) {
      guard let earlier = first[item.id] else {
        first[item.id] = item
        continue
      }
      // Twice on one screen is a fault of its own.
      guard earlier.place.file != item.place.file,
        let (here, there) = item.firstDifference(from: earlier)
      else { continue }
      report.add(
        Message.differs(item, here, there), at: item.place, label: "this '\(here.key)' differs",
        notes: [Note("the other one is here", at: earlier.place)])
    }
  }

  private static func help(_ text: String, marked: Bool = false) -> String {
    let id = "<string>help</string>"
    return """
      <dict>
      <key>id</key>
      \(marked ? "\(RuleExample.start)\(id)\(RuleExample.end)" : id)
      <key>text</key>
      <string>\(text)</string>
      </dict>
      """
  }
}

extension IdentifiedItem {
  /// The first field that both items have and that differs.
  fileprivate func firstDifference(from other: IdentifiedItem) -> (here: Value, there: Value)? {
    for value in values {
      guard let otherValue = other.values.first(where: { $0.key == value.key }),
        otherValue.text != value.text
      else { continue }
      return (value, otherValue)
    }
    return nil
  }
}

private enum Message {
  static func differs(
    _ item: IdentifiedItem, _ here: IdentifiedItem.Value, _ there: IdentifiedItem.Value
  ) -> String {
    """
    item '\(item.id)' has the '\(here.key)' '\(here.text)' here, and '\(there.text)' on another \
    screen
    """
  }
}
