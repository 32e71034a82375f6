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
    let descriptions = Descriptions(of: context)
    for picture in pictures(in: descriptions) {
      guard let second = picture.second else { continue }
      report.add(
        at: second,
        Message.hasDifferentTexts(
          descriptions.imageNames[picture.image].string, count: picture.texts.count),
        label: "another text", notes: [report.note(Message.first, at: picture.first)])
    }
  }

  /// A picture with its descriptions.
  private struct DescribedPicture {
    let image: Int
    /// The first description.
    let first: ValueIndex
    /// The first description that is another one.
    var second: ValueIndex?
    var texts: Set<Int>
  }

  /// The pictures in the order of their first use, placeholders left out.
  private static func pictures(in descriptions: Descriptions) -> [DescribedPicture] {
    var pictures: [DescribedPicture] = []
    var positions = [Int?](repeating: nil, count: descriptions.imageNames.count)
    for use in descriptions.uses where !descriptions.texts[use.text].isPlaceholder {
      guard let position = positions[use.image] else {
        positions[use.image] = pictures.count
        pictures.append(
          DescribedPicture(image: use.image, first: use.value, texts: [use.text]))
        continue
      }
      guard pictures[position].texts.insert(use.text).inserted else { continue }
      pictures[position].second = pictures[position].second ?? use.value
    }
    return pictures
  }
}

private enum Message {
  static func hasDifferentTexts(_ imageName: String, count: Int) -> String {
    "picture '\(imageName)' has \(count) different descriptions"
  }

  static let first = "the first one stands here"
}
