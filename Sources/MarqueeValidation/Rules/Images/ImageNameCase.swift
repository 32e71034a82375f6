import MarqueeDiagnostics
import MarqueePropertyList

extension Rule {
  /// A name that differs from the image's in letter case.
  static let imageNameCase = Rule(
    "image-name-case", group: .images, severity: .error,
    summary: "an image's name is written in another letter case",
    rationale: """
      A Mac finds the image anyway. A phone's file system is case-sensitive, so the app shows an \
      empty place.
      """,
    examples: [
      .bad(
        .item(of: "basic"), images: ["Images/poster1@2x.png"],
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        ⟦<string>Poster1</string>⟧
        """),
      .bad(
        .item(of: "basic"), images: ["Images/Salt & Clay.jpg"],
        """
        <key>description</key>
        <string>A potter's wheel</string>
        <key>imageName</key>
        ⟦<string>salt &amp; clay.jpg</string>⟧
        """),
      .good(
        .item(of: "basic"), images: ["Images/poster1@2x.png", "Images/Poster1.png"],
        """
        <key>description</key>
        <string>A lighthouse in a storm</string>
        <key>imageName</key>
        <string>Poster1</string>
        """),
    ]
  ) { context, report in
    context.forEachImageReference { value, text, reference, _ in
      guard case .otherCase(let name) = reference else { return }
      let written = String(decoding: text.bytes, as: UTF8.self)
      report.add(
        at: value, Message.isNamed(name, written),
        fixIts: [
          FixIt(
            "write '\(name)'", applicability: .safe, edits: [context.edit(of: value, to: name)])
        ])
    }
  }
}

private enum Message {
  static func isNamed(_ name: String, _ written: String) -> String {
    "the image is named '\(name)', not '\(written)'"
  }
}
