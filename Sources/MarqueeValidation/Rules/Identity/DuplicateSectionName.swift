import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// One header over two sections.
  static let duplicateSectionName = Rule(
    "duplicate-section-name", group: .identity, severity: .warning,
    summary: "two sections are shown under the same name",
    rationale: """
      People take them for one section that was cut in two, or for a mistake. Usually a section \
      was copied and its name was not changed.
      """,
    examples: [
      .bad(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>basic</string>
        <key>sectionName</key>
        <string>New this week</string>
        <key>contentItem</key>
        <array>
        \(RuleExample.posters(1...1))
        </array>
        </dict>
        <dict>
        <key>sectionType</key>
        <string>large</string>
        <key>sectionName</key>
        ⟦<string>New this week</string>⟧
        <key>contentItem</key>
        <array>
        \(RuleExample.posters(2...2))
        </array>
        </dict>
        """),
      .good(
        .sections,
        """
        <dict>
        <key>sectionType</key>
        <string>main</string>
        <key>sectionName</key>
        <string>New this week</string>
        <key>contentItem</key>
        <array>
        \(RuleExample.posters(1...1))
        </array>
        </dict>
        <dict>
        <key>sectionType</key>
        <string>basic</string>
        <key>sectionName</key>
        <string>New this week</string>
        <key>contentItem</key>
        <array>
        \(RuleExample.posters(2...2))
        </array>
        </dict>
        """),
    ]
  ) { context, report in
    var first: [String: ValueIndex] = [:]
    let catalog = context.catalog
    for position in catalog.positions(where: \.showsName) {
      guard let (text, value) = context.text("sectionName", in: catalog.sections[position].index),
        !text.isBlank, !text.isQuotedEmpty
      else { continue }
      let name = text.words.string
      if let earlier = first[name] {
        report.add(
          at: value, Message.isShownTwice(name), label: "again",
          notes: [report.note(Message.first, at: earlier)])
      } else {
        first[name] = value
      }
    }
  }
}

private enum Message {
  static func isShownTwice(_ name: String) -> String { "two sections are named '\(name)'" }
  static let first = "the first one is named here"
}
