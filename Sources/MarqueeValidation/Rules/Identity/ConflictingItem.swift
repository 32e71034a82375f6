import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

extension Rule {
  /// Items that share an identifier but differ between screens.
  static let conflictingItem = Rule(
    "conflicting-item", ofFolder: .identity, severity: .warning,
    summary: "an item's 'id' means something else on another screen",
    rationale: """
      An 'id' names one thing wherever it is shown: an app opens, remembers and sells it by that \
      name. If two screens describe it differently, one of them is out of date, or two things share \
      a name. Only keys that both screens have are compared, and not those that depend on the \
      item's place: 'rank' and 'tag'.
      """,
    examples: [
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["id": "⟦help⟧", "text": "Contact"]]),
      .good(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["id": "help", "text": "Help"]]),
    ]
  ) { context, report in
    // The first value of each field of each item.
    var first: [String: [String: (text: String, place: Place)]] = [:]
    // Languages differ in their texts, so items are only compared within a language.
    let items = context.screens.flatMap { screen in
      let language = screen.id.audience.language
      return screen.identifiedItems.map { (item: $0, key: language.map { "\($0.tag)/" } ?? "") }
    }
    let defined = Set(items.lazy.filter { !$0.item.values.isEmpty }.map(\.item.id))
    for (item, language) in items {
      // Items of the library alone cannot differ.
      let values =
        item.values.isEmpty && defined.contains(item.id)
        ? IdentifiedItem.values(of: context.library[item.id]) : item.values
      let said = first[language + item.id] ?? [:]
      let difference = values.first { value in
        // Repetitions on one screen are reported by another rule.
        said[value.key].map { $0.text != value.text && $0.place.file != item.place.file } ?? false
      }
      if let difference, let earlier = said[difference.key] {
        report.add(
          at: item.place,
          "item '\(item.id)' has the '\(difference.key)' '\(difference.text)' here, "
            + "and '\(earlier.text)' on another screen", label: "this '\(difference.key)' differs",
          notes: [Note("the other one is here", at: earlier.place)],
          about: DiagnosticSubject(
            item: item.id, path: difference.key,
            digest: ContentDigest(of: Array(difference.text.utf8)[...])))
      }
      for value in values where said[value.key] == nil {
        first[language + item.id, default: [:]][value.key] = (value.text, item.place)
      }
    }
  }
}
