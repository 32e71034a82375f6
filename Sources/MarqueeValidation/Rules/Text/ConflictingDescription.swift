import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// One picture with several descriptions.
  static let conflictingDescription = Rule(
    "conflicting-description", group: .text, severity: .warning,
    summary: "one picture has different descriptions",
    rationale: """
      A picture shows one thing. Where two of its descriptions differ, one of them was probably \
      written for another picture. Placeholders do not count; they have a rule of their own.
      """,
    examples: [
      .bad(
        .items(of: "basic"),
        """
        <dict>
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        <dict>
        <key>description</key>
        ⟦<string>A cat on a roof</string>⟧
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        <dict>
        <key>description</key>
        <string>Rain over the city</string>
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        """),
      .good(
        .items(of: "basic"),
        """
        <dict>
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        <dict>
        <key>description</key>
        <string>A lighthouse  in a storm</string>
        <key>imageName</key>
        <string>poster1</string>
        </dict>
        """),
      .good(
        .items(of: "basic"),
        """
        \(RuleExample.posters(1...5, description: "A lighthouse in a storm"))
        \(RuleExample.posters(3...3))
        """),
    ]
  ) { context, report in
    for conflict in conflicts(in: Descriptions(of: context)) {
      report.add(
        at: conflict.second,
        Message.hasDifferentTexts(conflict.first.imageName, count: conflict.texts.count),
        label: "another text",
        notes: [report.note(Message.first, at: conflict.first.value)])
    }
  }

  /// A picture with its descriptions.
  private struct DescribedPicture {
    /// The first item that shows it.
    let first: Descriptions.Use
    /// The first description that is another one.
    var second: ValueIndex?
    var texts: Set<String>
  }

  /// The pictures with several descriptions, in the order of their first use.
  private static func conflicts(
    in descriptions: Descriptions
  ) -> [(first: Descriptions.Use, second: ValueIndex, texts: Set<String>)] {
    var pictures: [DescribedPicture] = []
    var positions: [String: Int] = [:]
    for use in descriptions.uses where descriptions.placeholders[use.text] == nil {
      guard let position = positions[use.imageName] else {
        positions[use.imageName] = pictures.count
        pictures.append(DescribedPicture(first: use, texts: [use.text]))
        continue
      }
      guard pictures[position].texts.insert(use.text).inserted else { continue }
      pictures[position].second = pictures[position].second ?? use.value
    }
    return pictures.compactMap { picture in
      picture.second.map { (picture.first, $0, picture.texts) }
    }
  }
}

private enum Message {
  static func hasDifferentTexts(_ imageName: String, count: Int) -> String {
    "picture '\(imageName)' has \(count) different descriptions"
  }

  static let first = "the first one stands here"
}
