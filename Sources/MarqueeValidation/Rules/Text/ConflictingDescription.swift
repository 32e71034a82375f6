import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// One image with several descriptions.
  static let conflictingDescription = Rule(
    "conflicting-description", group: .text, severity: .warning,
    summary: "one image has different descriptions",
    rationale: """
      An image shows one thing. If two of its descriptions differ, one of them was probably written \
      for another image. Placeholders do not count; they have a rule of their own.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        [
          .poster("poster1"), .poster("poster1", description: "⟦A cat on a roof⟧"),
          .poster("poster1", description: "Rain over the city"),
        ]),
      .good(
        .items(of: "basic"),
        [.poster("poster1"), .poster("poster1", description: "A lighthouse  in a storm")]),
      .good(
        .items(of: "basic"),
        .posters(1...5, description: "A lighthouse in a storm") + .posters(3...3)),
    ]
  ) { context, report in
    for conflict in conflicts(in: context.descriptions) {
      let imageName = context.text(of: context.screen.imageNames.firstValues[conflict.image])
      report.add(
        at: conflict.second,
        Message.hasDifferentTexts(imageName.words.string, count: conflict.texts.count),
        label: "another text", notes: [report.note(Message.first, at: conflict.first)])
    }
  }

  /// An image with several descriptions.
  private struct Conflict {
    /// The number of the image's name.
    let image: Int
    /// The first description.
    let first: ValueIndex
    /// The first description that is another one.
    let second: ValueIndex
    var texts: Set<Int>
  }

  /// The images with several descriptions that are no placeholders, in the order of the first.
  private static func conflicts(in descriptions: Descriptions) -> [Conflict] {
    var conflicts: [Int: Conflict] = [:]
    var firstUses: [Int: Descriptions.Use] = [:]
    for use in descriptions.uses where !descriptions.texts[use.text].isPlaceholder {
      guard let first = firstUses[use.image] else {
        firstUses[use.image] = use
        continue
      }
      guard first.text != use.text else { continue }
      let conflict = Conflict(
        image: use.image, first: first.value, second: use.value, texts: [first.text])
      conflicts[use.image, default: conflict].texts.insert(use.text)
    }
    return conflicts.values.sorted { $0.first < $1.first }
  }
}

private enum Message {
  static func hasDifferentTexts(_ imageName: String, count: Int) -> String {
    "image '\(imageName)' has \(count) different descriptions"
  }

  static let first = "the first one is here"
}
